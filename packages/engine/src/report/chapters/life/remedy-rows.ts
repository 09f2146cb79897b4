/** What is kept against a dosha or for a graha, in the words of the language. */

import { type Item, type Scene, stroke } from '../../../drawing/scene.ts';
import { GRAHA_REMEDIES, type Graha, mantrasOf, type RemedyFact, yantraOf } from '../../../jyotish/index.ts';
import { weekdayName } from '../../../language/index.ts';
import type { Block, Table } from '../../flow/blocks.ts';
import type { KundliBook } from '../kundli/book.ts';
import { FIT, starText, WIDE } from '../kundli/cells.ts';
import { worksOf } from './yogas.ts';

const TITHI_OF = { 5: 'Panchami', 15: 'Purnima', 30: 'Amavasya' } as const;

/** Rites, mantras, gifts and fasts against a dosha, those of one kind and day in one row. */
export function remedyTable(book: KundliBook, facts: readonly RemedyFact[]): Table {
  const { say, names } = book;
  const rows = new Map<string, { readonly cells: readonly [string, string, string]; readonly what: string[] }>();
  for (const { value, sources, classification } of facts) {
    const cells = [
      names.remedyKind[value.kind],
      whenText(book, value),
      `${names.standing[classification]}: ${worksOf(book, sources)}`,
    ] as const;
    const key = cells.join('|');
    const row = rows.get(key) ?? { cells, what: [] };
    row.what.push(whatText(book, value));
    rows.set(key, row);
  }
  return {
    kind: 'table',
    size: 'small',
    title: say.life.keptAgainst,
    columns: [FIT, WIDE, WIDE, WIDE],
    head: [say.life.remedy, say.life.keptAgainst, say.life.when, say.furniture.source],
    rows: [...rows.values()].map(({ cells: [kind, when, source], what }) => [kind, what.join(', '), when, source]),
  };
}

function whatText({ names }: KundliBook, { kind, key }: RemedyFact['value']): string {
  if (kind === 'gift') return names.offering[key as keyof typeof names.offering];
  if (kind === 'deity') return names.deity[key as keyof typeof names.deity];
  return names.remedy[key as keyof typeof names.remedy];
}

function whenText(book: KundliBook, { weekday, tithi, count }: RemedyFact['value']): string {
  const { names, say, language } = book;
  const parts = [
    ...(weekday === null ? [] : [weekdayName(book, weekday)]),
    ...(tithi === null ? [] : [names.tithi[TITHI_OF[tithi as keyof typeof TITHI_OF]]]),
    ...(count === null ? [] : [say.life.times({ count: language.number(count) })]),
  ];
  return parts.length === 0 ? '–' : parts.join(', ');
}

/** What is said, given and kept for one graha, with its yantra. */
export function grahaRemedies(book: KundliBook, graha: Graha): readonly Block[] {
  const { say, names, language } = book;
  const { life, headings, furniture } = say;
  const row = GRAHA_REMEDIES[graha];
  const offering = (key: string): string => names.offering[key as keyof typeof names.offering];
  const deity = (key: string): string => names.deity[key as keyof typeof names.deity];
  const day = weekdayName(book, row.weekday);
  const mantras = mantrasOf(graha);
  return [
    {
      kind: 'table',
      size: 'small',
      title: headings.mantras,
      columns: [FIT, { share: 1 }, FIT, FIT],
      head: [furniture.name, headings.mantras, life.count, life.standing],
      rows: mantras.map(({ id, kind, count, classification }) => [
        names.mantraKind[kind],
        kind === 'vedic'
          ? `${names.mantra[id as keyof typeof names.mantra]} …`
          : names.mantra[id as keyof typeof names.mantra],
        language.number(count),
        names.standing[classification],
      ]),
      source: book.say.furniture.labelled({
        label: furniture.source,
        value: worksOf(book, mantras[1]?.sources ?? []),
      }),
    },
    {
      kind: 'beside',
      columns: [
        [
          {
            kind: 'facts',
            pairs: [
              [furniture.day, day],
              [headings.gifts, language.list([row.grain, ...row.gifts].map(offering))],
              [headings.fasts, day],
              [furniture.deity, language.list(row.deities.map(deity))],
              [life.adhidevata, deity(row.adhidevata)],
              [life.pratyadhidevata, deity(row.pratyadhidevata)],
              [furniture.nakshatra, language.list(row.nakshatras.map((star) => starText(book, star)))],
            ],
          },
        ],
        [
          {
            kind: 'facts',
            pairs: [
              [life.colours, language.list(row.colours.map((key) => names.colour[key as keyof typeof names.colour]))],
              [life.dakshina, offering(row.dakshina)],
              [life.samidh, offering(row.samidh)],
              [headings.rudraksha, life.mukhi({ number: language.number(row.rudraksha) })],
            ],
          },
          { kind: 'figure', scene: yantraScene(book, graha), width: 70 },
        ],
      ],
    },
  ];
}

const [CELL_SIZE, EDGE] = [30, 4];

/** The square of nine numbers of a graha. */
function yantraScene({ language, say }: KundliBook, graha: Graha): Scene {
  const size = 3 * CELL_SIZE + 2 * EDGE;
  const rows = yantraOf(graha);
  const lines = [0, 1, 2, 3].map((at) => EDGE + at * CELL_SIZE);
  const items: readonly Item[] = [
    ...lines.flatMap((at): readonly Item[] => [
      stroke([EDGE, at], [size - EDGE, at], 'accent', 1),
      stroke([at, EDGE], [at, size - EDGE], 'accent', 1),
    ]),
    ...rows.flatMap((row, line) =>
      row.map(
        (number, column): Item => ({
          kind: 'text',
          x: EDGE + (column + 0.5) * CELL_SIZE,
          y: EDGE + (line + 0.5) * CELL_SIZE + 4.5,
          text: language.number(number),
          size: 13,
          anchor: 'middle',
          weight: 600,
          colour: 'ink',
        }),
      ),
    ),
  ];
  return { width: size, height: size, title: say.headings.yantras, description: '', language: language.code, items };
}
