/** The ashtakoota: points, each koota with what it says, what is excused and why. */

import type { Ashtakoota, Koota, KootaFactor } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { PairBook } from './book.ts';
import { scoreScene } from './pictures.ts';

export const SCORE: Chapter<PairBook> = {
  title: ({ say }) => say.headings.gunaTable,
  blocks: (pair) => {
    const { say, names, language } = pair;
    const match = pair.matching.ashtakoota;
    const points = (value: number): string => language.number(value);
    return [
      { kind: 'figure', scene: scoreScene(pair, match), width: 210 },
      levelCallout(pair, match),
      {
        kind: 'table',
        title: say.headings.gunaTable,
        columns: [
          { share: 1.3 },
          { share: 2.2 },
          { share: 1.5 },
          { share: 1.5 },
          { share: null, align: 'end' },
          { share: null, align: 'end' },
        ],
        head: [
          say.furniture.koota,
          say.match.area,
          say.match.groom,
          say.match.bride,
          say.furniture.points,
          say.furniture.maximum,
        ],
        rows: [
          ...match.factors.map((factor) => [
            names.koota[factor.name],
            areaOf(pair, factor.name),
            kootaValue(pair, factor.name, factor.person1Value),
            kootaValue(pair, factor.name, factor.person2Value),
            points(factor.score),
            points(factor.maxScore),
          ]),
          [say.furniture.total, '', '', '', points(match.totalScore), points(match.maxScore)],
        ],
        marked: [match.factors.length],
        source: say.pair.kootaSource,
      },
      {
        kind: 'facts',
        columns: 2,
        pairs: [
          [say.pair.withExceptions, points(match.totalScoreWithExceptions)],
          [say.pair.rolesExchanged, points(match.totalScoreSwapped)],
        ],
      },
      { kind: 'paragraph', words: say.pair.levels, size: 'small' },
    ];
  },
};

const LEVEL_WORDS = { Excellent: 'excellent', Good: 'good', Average: 'mixed', Poor: 'weak' } as const;

function levelCallout({ say, language }: PairBook, match: Ashtakoota): Block {
  const { totalScore, maxScore, compatibilityLevel, totalScoreWithExceptions } = match;
  const score = say.match.score({ points: language.number(totalScore), maximum: language.number(maxScore, 0) });
  const tone = totalScoreWithExceptions >= 18 ? 'good' : 'bad';
  return {
    kind: 'callout',
    tone,
    blocks: [
      {
        kind: 'paragraph',
        size: 'lead',
        words: [
          {
            text: say.furniture.labelled({ label: score, value: say.verdict[LEVEL_WORDS[compatibilityLevel]] }),
            weight: 600,
          },
        ],
      },
    ],
  };
}

function areaOf({ say: { match } }: PairBook, koota: Koota): string {
  return match[`${koota}Area`];
}

/** What a person is in a koota: a varna, an animal, a sign, a lord … */
function kootaValue({ names }: PairBook, koota: Koota, value: string): string {
  switch (koota) {
    case 'varna':
      return names.varna[value as keyof typeof names.varna];
    case 'vashya':
      return names.vashya[value as keyof typeof names.vashya];
    case 'tara':
      return names.tara[value as keyof typeof names.tara];
    case 'yoni':
      return names.yoni[value as keyof typeof names.yoni];
    case 'grahaMaitri':
      return names.graha[value as keyof typeof names.graha];
    case 'gana':
      return names.gana[value as keyof typeof names.gana];
    case 'bhakoot':
      return names.rashi[value as keyof typeof names.rashi];
    case 'nadi':
      return names.nadi[value as keyof typeof names.nadi];
  }
}

export const KOOTA_BY_KOOTA: Chapter<PairBook> = {
  title: ({ say }) => say.pair.oneByOne,
  blocks: (pair) => {
    const { matching, language, names, say } = pair;
    return matching.ashtakoota.factors.flatMap((factor): readonly Block[] => {
      const head = `${names.koota[factor.name]}: ${say.furniture.ofTotal({
        value: language.number(factor.score),
        total: language.number(factor.maxScore, 0),
      })}`;
      return [
        { kind: 'heading', level: 2, text: head },
        {
          kind: 'facts',
          columns: 2,
          pairs: [
            [say.match.groom, kootaValue(pair, factor.name, factor.person1Value)],
            [say.match.bride, kootaValue(pair, factor.name, factor.person2Value)],
          ],
        },
        { kind: 'paragraph', words: say.pair[`${factor.name}Method`] },
        ...readingOf(pair, factor),
        ...exceptionsOf(pair, factor.name),
      ];
    });
  },
};

/** By the points of the table, so that the words and the figure above them agree; what an exception makes of it stands below. */
function readingOf({ readings }: PairBook, { name, score, maxScore }: KootaFactor): readonly Block[] {
  const state = score >= maxScore ? 'full' : score > 0 ? 'part' : 'none';
  const rule = readings?.find(`koota.${name}.${state}`) ?? null;
  return rule === null || readings === null ? [] : [readings.paragraph(rule)];
}

/** By what an exception rests on; several ids rest on the same. */
const REASONS = {
  'varna-lord-superior': 'lordSuperior',
  'varna-lords-friendly': 'lordsFriendly',
  'vashya-lords-friendly': 'lordsFriendly',
  'vashya-same-yoni': 'sameYoni',
  'tara-lords-friendly': 'lordsFriendly',
  'tara-exempt-star': 'starsExempt',
  'tara-hasta-and-uttaras': 'starsExempt',
  'tara-twelve-pairs': 'starsExempt',
  'yoni-lords-friendly': 'lordsFriendly',
  'yoni-vashya-full': 'vashyaFull',
  'maitri-bhakoot-good': 'bhakootGood',
  'maitri-navamsha-lords-friendly': 'navamshaLordsFriendly',
  'gana-lords-friendly': 'lordsFriendly',
  'gana-navamsha-lords-friendly': 'navamshaLordsFriendly',
  'gana-same-sign-different-star': 'sameSignOtherStar',
  'gana-star-beyond-14th': 'starBeyondFourteenth',
  'gana-signs-seventh': 'signsSeventh',
  'bhakoot-same-lord': 'sameLord',
  'bhakoot-lords-friendly': 'lordsFriendly',
  'bhakoot-lords-friendly-and-nadi-good': 'lordsFriendlyNadiGood',
  'bhakoot-navamsha-lords-friendly-and-nadi-good': 'lordsFriendlyNadiGood',
  'bhakoot-tara-vashya-and-nadi-good': 'taraVashyaNadiGood',
  'nadi-same-sign-different-star': 'sameSignOtherStar',
  'nadi-same-star-different-sign': 'sameStarOtherSign',
  'nadi-same-star-different-pada': 'sameStarOtherPada',
  'nadi-same-star-permitted': 'starsExempt',
  'nadi-exempt-stars': 'starsExempt',
  'nadi-benefic-lord': 'beneficLord',
  'nadi-lords-same-or-friendly': 'lordsFriendly',
  'nadi-bhakoot-and-rajju-good': 'bhakootRajjuGood',
} as const;

function exceptionsOf({ say, matching }: PairBook, koota: Koota): readonly Block[] {
  const found = matching.ashtakoota.exceptions.filter(({ value }) => value.koota === koota);
  if (found.length === 0) return [];
  const reasons = [...new Set(found.map(({ id }) => say.pair[REASONS[id as keyof typeof REASONS]]))];
  return [
    {
      kind: 'callout',
      tone: 'good',
      blocks: [
        { kind: 'paragraph', words: [{ text: say.match.exception, weight: 600 }] },
        { kind: 'list', items: reasons },
      ],
    },
  ];
}
