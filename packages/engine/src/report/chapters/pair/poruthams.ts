/** The ten poruthams, Mangal dosha of both, the balance of malefics, and what it all comes to. */

import type { MangalDosha, PoruthamGrade } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { PairBook } from './book.ts';

const GRADE_TONES = { uttama: 'good', madhyama: 'neutral', adhama: 'bad' } as const;

export const PORUTHAMS: Chapter<PairBook> = {
  title: ({ say }) => say.furniture.porutham,
  blocks: (pair) => {
    const { say, names, language, matching } = pair;
    const { porutham } = matching;
    const count = say.furniture.ofTotal({
      value: language.number(porutham.presentCount, 0),
      total: language.number(porutham.maxCount, 0),
    });
    return [
      { kind: 'paragraph', words: say.pair.poruthamIntro },
      {
        kind: 'callout',
        tone: GRADE_TONES[porutham.grade],
        blocks: [
          {
            kind: 'paragraph',
            size: 'lead',
            words: [
              { text: say.furniture.labelled({ label: count, value: gradeText(pair, porutham.grade) }), weight: 600 },
            ],
          },
        ],
      },
      {
        kind: 'table',
        title: say.furniture.porutham,
        columns: [{ share: 1 }, { share: 1.4 }],
        head: [say.furniture.porutham, say.furniture.result],
        rows: [...porutham.poruthams, ...porutham.more].map(({ name, grade }) => [
          names.porutham[name],
          gradeText(pair, grade),
        ]),
        source: say.pair.poruthamSource,
      },
      ...overlooked(pair),
    ];
  },
};

/** A grade in words. */
export function gradeText({ say: { match } }: PairBook, grade: PoruthamGrade): string {
  return match[grade];
}

function overlooked({ say, names, matching }: PairBook): readonly Block[] {
  const { exceptions } = matching.porutham;
  if (exceptions.length === 0) return [];
  return [
    {
      kind: 'callout',
      tone: 'good',
      blocks: [
        { kind: 'paragraph', words: [{ text: say.match.exception, weight: 600 }] },
        {
          kind: 'list',
          items: exceptions.map(({ value }) => say.pair.overlooked({ porutham: names.porutham[value.porutham] })),
        },
      ],
    },
  ];
}

export const PORUTHAM_BY_PORUTHAM: Chapter<PairBook> = {
  title: ({ say }) => say.pair.poruthamsOneByOne,
  blocks: (pair) => {
    const { names, matching, readings } = pair;
    return matching.porutham.poruthams.flatMap(({ name, grade, isPresent }): readonly Block[] => {
      const rule = readings?.find(`porutham.${name}.${isPresent ? 'present' : 'absent'}`) ?? null;
      return [
        { kind: 'heading', level: 2, text: `${names.porutham[name]}: ${gradeText(pair, grade)}` },
        { kind: 'paragraph', words: pair.say.pair[`${name}Porutham` as 'dinaPorutham'] },
        ...(rule === null || readings === null ? [] : [readings.paragraph(rule)]),
      ];
    });
  },
};

export const MANGAL_OF_BOTH: Chapter<PairBook> = {
  title: ({ say }) => say.headings.mangalCompared,
  blocks: (pair) => {
    if (!pair.groom.isTimeKnown || !pair.bride.isTimeKnown) return [];
    const { say, matching, both } = pair;
    const { mangalDosha } = matching;
    const doshas = [mangalDosha.person1, mangalDosha.person2];
    return [
      { kind: 'paragraph', words: say.pair.mangalIntro },
      {
        kind: 'table',
        title: say.headings.mangalCompared,
        columns: [{ share: 1 }, { share: 1 }, { share: 1 }],
        head: ['', ...both.map(({ name }) => name)],
        rows: [
          ...(['lagna', 'moon', 'venus'] as const).map((reference) => [
            referenceText(pair, reference),
            ...doshas.map((dosha) => seatText(pair, dosha, reference)),
          ]),
          [
            say.furniture.result,
            ...doshas.map(({ presentFrom, remainsFrom }) =>
              presentFrom.length === 0
                ? say.verdict.absent
                : remainsFrom.length === 0
                  ? say.verdict.cancelled
                  : say.verdict.present,
            ),
          ],
        ],
        marked: [3],
      },
      {
        kind: 'callout',
        tone: mangalDosha.compatible ? 'good' : 'bad',
        blocks: [{ kind: 'paragraph', words: say.pair[`mangal-${mangalDosha.verdict}`], size: 'lead' }],
      },
      ...(mangalDosha.cancellations.length === 0
        ? []
        : [
            {
              kind: 'list' as const,
              items: [...new Set(mangalDosha.cancellations.map(({ id }) => say.pair[id as 'both-have-dosha']))],
            },
          ]),
    ];
  },
};

function referenceText({ names, say }: PairBook, reference: 'lagna' | 'moon' | 'venus'): string {
  const from = { lagna: names.body.Ascendant, moon: names.graha.Moon, venus: names.graha.Venus }[reference];
  return say.pair.countedFrom({ point: from });
}

/** `8: present`, `8: cancelled`, `3: absent`. */
function seatText({ names, say }: PairBook, dosha: MangalDosha, reference: string): string {
  const seat = dosha.seats.find((one) => one.reference === reference);
  if (seat === undefined) return '–';
  const { verdict } = say;
  const state = !seat.isDosha ? verdict.absent : seat.remains ? verdict.present : verdict.cancelled;
  return say.furniture.labelled({ label: names.house[seat.house as 1], value: state });
}

export const PAPASAMYA: Chapter<PairBook> = {
  title: ({ say }) => say.headings.papasamya,
  blocks: (pair) => {
    if (!pair.groom.isTimeKnown || !pair.bride.isTimeKnown) return [];
    const { say, language, matching, both, names } = pair;
    const { papasamya } = matching;
    const people = [papasamya.person1, papasamya.person2];
    const figure = (value: number): string => language.number(value);
    return [
      { kind: 'paragraph', words: say.pair.papasamyaIntro },
      {
        kind: 'table',
        title: say.headings.papasamya,
        columns: [{ share: 1.4 }, { share: 1, align: 'end' }, { share: 1, align: 'end' }],
        head: ['', ...both.map(({ name }) => name)],
        rows: [
          ...(['lagna', 'moon', 'venus'] as const).map((reference) => [
            referenceText(pair, reference),
            ...people.map(({ totals }) => figure(totals[reference])),
          ]),
          [say.furniture.total, ...people.map(({ total }) => figure(total))],
        ],
        marked: [3],
      },
      {
        kind: 'table',
        title: say.pair.papaRows,
        columns: [{ share: 1 }, { share: 1 }, { share: 1 }, { share: 1 }, { share: null, align: 'end' }],
        head: [say.furniture.name, say.furniture.planet, '', say.furniture.house, say.furniture.points],
        rows: both.flatMap(({ name }, index) =>
          (people[index] as (typeof people)[number]).rows.map(({ graha, reference, house, points }) => [
            name,
            names.graha[graha],
            referenceText(pair, reference),
            names.house[house as 1],
            figure(points),
          ]),
        ),
        size: 'small',
      },
      {
        kind: 'callout',
        tone: papasamya.verdict === 'unbalanced' ? 'bad' : 'good',
        blocks: [{ kind: 'paragraph', words: say.pair[`papa-${papasamya.verdict}`], size: 'lead' }],
      },
    ];
  },
};
