/** Shadbala: the sixfold strength of the seven grahas, drawn and in figures; and the strength of the houses. */

import { shadbalaSceneOf } from '../../../drawing/index.ts';
import { VISIBLE_GRAHAS, type VisibleGraha } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Table, Words } from '../../flow/blocks.ts';
import { inked } from '../common/pictures.ts';
import type { KundliBook } from './book.ts';
import { FIGURE, FIT, grahaNames, WIDE, worksLine } from './cells.ts';
import { note, whole } from './charts.ts';

type Strength = KundliBook['horoscope']['shadbala']['grahas'][VisibleGraha];

/** The bars, the six parts with their sum, and what follows from it. */
export const SHADBALA: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.shadbala,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, language, horoscope } = book;
    const { kundli, strength, furniture } = say;
    const { grahas } = horoscope.shadbala;
    const one = (value: number, decimals: number = 1): string => language.number(value, decimals);
    const ranked = [...VISIBLE_GRAHAS].sort((a, b) => grahas[a].ratioRank - grahas[b].ratioRank);
    const [first, last] = [ranked[0], ranked.at(-1)] as [VisibleGraha, VisibleGraha];
    return [
      note(kundli.shadbalaNote),
      { kind: 'figure', scene: shadbalaSceneOf(horoscope.shadbala, inked(book)), width: 380 },
      {
        kind: 'callout',
        tone: 'neutral',
        blocks: [
          note(
            kundli.strongestWeakest({
              strongest: names.graha[first],
              weakest: names.graha[last],
              best: one(grahas[first].ratio, 2),
              least: one(grahas[last].ratio, 2),
            }),
          ),
        ],
      },
      strengthTable(book, [
        ...(['sthana', 'dig', 'kala', 'cheshta', 'naisargika', 'drik'] as const).map(
          (part): Row => [names.shadbala[part], (graha) => one(partOf(graha, part))],
        ),
        [strength.virupas, ({ virupas }) => [{ text: one(virupas), weight: 600 }]],
        [strength.rupas, ({ rupas }) => one(rupas, 2)],
        [strength.required, ({ requiredVirupas }) => one(requiredVirupas, 0)],
        [
          furniture.ratio,
          ({ ratio, isStrong }) => [{ text: one(ratio, 2), weight: 600, tone: isStrong ? 'good' : 'bad' }],
        ],
        [furniture.rank, ({ ratioRank }) => one(ratioRank, 0)],
        [strength.ishta, ({ ishta }) => one(ishta)],
        [strength.kashta, ({ kashta }) => one(kashta)],
      ]),
    ];
  },
};

type Row = readonly [name: string, cell: (graha: Strength) => Words];

function partOf(graha: Strength, part: 'sthana' | 'dig' | 'kala' | 'cheshta' | 'naisargika' | 'drik'): number {
  const value = graha[part];
  return typeof value === 'number' ? value : value.total;
}

function strengthTable(book: KundliBook, rows: readonly Row[], title?: string): Table {
  const { names, horoscope, say } = book;
  const { grahas, sources } = horoscope.shadbala;
  return {
    kind: 'table',
    size: 'small',
    title: title ?? say.headings.shadbala,
    columns: [WIDE, ...VISIBLE_GRAHAS.map(() => FIGURE)],
    head: [title ?? say.furniture.strength, ...VISIBLE_GRAHAS.map((graha) => names.graha[graha])],
    rows: rows.map(([name, cell]) => [name, ...VISIBLE_GRAHAS.map((graha) => cell(grahas[graha]))]),
    source: worksLine(book, sources),
  };
}

const STHANA_PARTS = ['uchcha', 'saptavargaja', 'ojayugma', 'kendradi', 'drekkana'] as const;
const KALA_PARTS = ['natonnata', 'paksha', 'tribhaga', 'abda', 'masa', 'vara', 'hora', 'ayana', 'yuddha'] as const;

/** The same, and what strength of place and of time are made of. */
export const SHADBALA_WHOLE: Chapter<KundliBook> = {
  title: SHADBALA.title,
  blocks: (book) => (book.isTimeKnown ? [...SHADBALA.blocks(book), ...partsBlocks(book)] : []),
};

function partsBlocks(book: KundliBook): readonly Block[] {
  const { say, names, language } = book;
  const { kundli } = say;
  const one = (value: number): string => language.number(value, 1);
  return [
    { kind: 'heading', level: 2, text: kundli.shadbalaParts },
    note(kundli.shadbalaPartsNote),
    whole(
      strengthTable(
        book,
        STHANA_PARTS.map((part): Row => [kundli[part], ({ sthana }) => one(sthana[part])]),
        names.shadbala.sthana,
      ),
    ),
    whole(
      strengthTable(
        book,
        KALA_PARTS.map((part): Row => [kundli[part], ({ kala }) => one(kala[part])]),
        names.shadbala.kala,
      ),
    ),
  ];
}

/** The strength of the twelve houses, as a section. */
export function bhavaBalaBlocks(book: KundliBook): readonly Block[] {
  const { say, names, language, horoscope } = book;
  const { kundli, strength, furniture } = say;
  const { bhavas, sources } = horoscope.bhavaBala;
  const one = (value: number): string => language.number(value, 1);
  const best = bhavas.findIndex(({ rank }) => rank === 1);
  return [
    { kind: 'heading', level: 2, text: say.headings.bhavaBala },
    note(kundli.bhavaBalaNote),
    {
      kind: 'table',
      size: 'small',
      title: say.headings.bhavaBala,
      columns: [FIGURE, WIDE, FIT, FIGURE, FIGURE, FIGURE, FIGURE, FIGURE],
      head: [
        furniture.house,
        furniture.meaning,
        furniture.lord,
        kundli.ofLord,
        kundli.ofDirection,
        kundli.ofAspects,
        strength.rupas,
        furniture.rank,
      ],
      rows: bhavas.map(({ number, lord, adhipati, dig, drishti, rupas, rank }) => [
        language.number(number),
        names.houseTheme[number as 1],
        grahaNames(book, [lord]),
        one(adhipati),
        one(dig),
        one(drishti),
        [{ text: language.number(rupas, 2), weight: 600 }],
        language.number(rank),
      ]),
      marked: [best],
      source: worksLine(book, sources),
    },
  ];
}
