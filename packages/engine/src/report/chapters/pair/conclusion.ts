/** What everything comes to: each part in a line, then what speaks for the match and what is to be weighed. */

import type { Koota } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { PairBook } from './book.ts';
import { gradeText } from './poruthams.ts';

/** The parts of which a report tells. */
export interface Parts {
  readonly ashtakoota: boolean;
  readonly porutham: boolean;
  readonly papasamya: boolean;
}

/** The synopsis of the parts that the report has, and of no other. */
export function conclusionOf(parts: Parts): Chapter<PairBook> {
  return {
    title: ({ say }) => say.headings.conclusion,
    blocks: (pair) => {
      const { say, names } = pair;
      const aspects = aspectsOf(pair, parts);
      const strengths = aspects.flatMap(({ isGood, words }) => (isGood ? [words] : []));
      const cautions = aspects.flatMap(({ isGood, words }) => (isGood ? [] : [words]));
      return [
        {
          kind: 'table',
          title: say.headings.conclusion,
          columns: [{ share: 1 }, { share: 1.6 }],
          head: [say.furniture.item, say.furniture.result],
          rows: rowsOf(pair, parts),
        },
        ...listOf(say.pair.strengths, 'good', strengths),
        ...listOf(say.pair.cautions, 'bad', cautions),
        ...(parts.ashtakoota && pair.matching.ashtakoota.exceptions.length > 0
          ? [
              {
                kind: 'paragraph' as const,
                size: 'small' as const,
                words: say.furniture.labelled({
                  label: say.match.exception,
                  value: pair.language.list(
                    [...new Set(pair.matching.ashtakoota.exceptions.map(({ value }) => value.koota))].map(
                      (koota) => names.koota[koota as Koota],
                    ),
                  ),
                }),
              },
            ]
          : []),
        { kind: 'paragraph', words: say.pair.closing },
      ];
    },
  };
}

function listOf(title: string, tone: 'good' | 'bad', items: readonly string[]): readonly Block[] {
  if (items.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: title },
    { kind: 'callout', tone, blocks: [{ kind: 'list', items }] },
  ];
}

function isTimed({ groom, bride }: PairBook): boolean {
  return groom.isTimeKnown && bride.isTimeKnown;
}

function rowsOf(pair: PairBook, parts: Parts): readonly (readonly string[])[] {
  const { say, language, matching } = pair;
  const { ashtakoota, porutham, mangalDosha, papasamya } = matching;
  const points = { points: language.number(ashtakoota.totalScore), maximum: language.number(ashtakoota.maxScore, 0) };
  const count = say.furniture.ofTotal({
    value: language.number(porutham.presentCount, 0),
    total: language.number(porutham.maxCount, 0),
  });
  return [
    ...(parts.ashtakoota
      ? [
          [say.headings.gunaTable, say.match.score(points)],
          [say.pair.withExceptions, language.number(ashtakoota.totalScoreWithExceptions)],
        ]
      : []),
    ...(parts.porutham
      ? [[say.furniture.porutham, say.furniture.labelled({ label: count, value: gradeText(pair, porutham.grade) })]]
      : []),
    ...(isTimed(pair) ? [[say.headings.mangalDosha, say.pair[`mangal-${mangalDosha.verdict}`]]] : []),
    ...(isTimed(pair) && parts.papasamya ? [[say.headings.papasamya, say.pair[`papa-${papasamya.verdict}`]]] : []),
  ];
}

interface Aspect {
  readonly isGood: boolean;
  readonly words: string;
}

/** What stands out: kootas with all or no points, poruthams that fit well or not at all, and the verdicts on the malefics. */
function aspectsOf(pair: PairBook, parts: Parts): readonly Aspect[] {
  const { say, names, matching } = pair;
  const { ashtakoota, porutham, mangalDosha, papasamya } = matching;
  const kootas = ashtakoota.factors.flatMap(({ name, score, maxScore }): readonly Aspect[] =>
    score !== 0 && score !== maxScore
      ? []
      : [
          {
            isGood: score !== 0,
            words: say.furniture.labelled({ label: names.koota[name], value: say.match[`${name}Area`] }),
          },
        ],
  );
  const poruthams = porutham.poruthams.flatMap(({ name, grade }): readonly Aspect[] =>
    grade === 'madhyama'
      ? []
      : [
          {
            isGood: grade === 'uttama',
            words: say.furniture.labelled({ label: names.porutham[name], value: gradeText(pair, grade) }),
          },
        ],
  );
  return [
    ...(parts.ashtakoota ? kootas : []),
    ...(parts.porutham ? poruthams : []),
    ...(isTimed(pair) ? [{ isGood: mangalDosha.compatible, words: say.pair[`mangal-${mangalDosha.verdict}`] }] : []),
    ...(isTimed(pair) && parts.papasamya
      ? [{ isGood: papasamya.verdict !== 'unbalanced', words: say.pair[`papa-${papasamya.verdict}`] }]
      : []),
  ];
}
