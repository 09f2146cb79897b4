/** The divisional charts: all in a grid, their signs in one table, each with its places, and what they are worth together. */

import { GRAHAS, type Graha, signFrom, type VargaChart, vargaDignityOf } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Figure } from '../../flow/blocks.ts';
import { SMALL_CHART_LETTERS } from '../common/pictures.ts';
import type { KundliBook } from './book.ts';
import { CELL, FIGURE, FIT, grahaNames, grahaShorts, signName, signShort, WIDE, worksLine } from './cells.ts';
import { figure, note, vargaScene, vargaTitle } from './charts.ts';

/** The sixteen of Parashara, each with a line on what it is asked. */
// biome-ignore format: a list
type SixteenId =
  | 'D1' | 'D2' | 'D3' | 'D4' | 'D7' | 'D9' | 'D10' | 'D12' | 'D16' | 'D20' | 'D24' | 'D27' | 'D30' | 'D40' | 'D45' | 'D60';

const PER_ROW = 3;
/** Larger ones with their tables. */
const PER_PAGE = 2;

/** All sixteen as small charts, then their signs in one table. */
export const VARGA_GRID: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.divisionalCharts,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { vargas } = book.horoscope;
    const small = vargas.map(
      (varga): Figure => figure(vargaScene(book, varga, SMALL_CHART_LETTERS), vargaTitle(book, varga)),
    );
    const rows = Array.from({ length: Math.ceil(small.length / PER_ROW) }, (_, row): Block => {
      const columns = Array.from({ length: PER_ROW }, (_unused, at): readonly Block[] => {
        const one = small[row * PER_ROW + at];
        return one === undefined ? [] : [one];
      });
      return { kind: 'beside', columns };
    });
    return [note(book.say.kundli.vargasNote), ...rows];
  },
};

export const VARGA_SIGNS: Chapter<KundliBook> = {
  title: ({ say }) => say.kundli.vargaSigns,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, language, horoscope } = book;
    const { vargas } = horoscope;
    const vargottama = horoscope.grahas.grahas.filter(({ isVargottama }) => isVargottama).map(({ name }) => name);
    const lagnas = vargas.filter(({ division }) => division === 1 || division === 9);
    const isLagnaVargottama = lagnas[0]?.lagna.sign === lagnas[1]?.lagna.sign;
    const most = [
      ...(isLagnaVargottama ? [say.furniture.ascendant] : []),
      ...vargottama.map((one) => names.graha[one]),
    ];
    return [
      note(say.kundli.vargaSignsNote),
      {
        kind: 'table',
        size: 'small',
        title: say.kundli.vargaSigns,
        columns: [WIDE, ...['', ...GRAHAS].map(() => FIT)],
        head: [say.kundli.varga, names.short.Ascendant, ...GRAHAS.map((graha) => names.short[graha])],
        rows: vargas.map((varga) => [
          vargaTitle(book, varga),
          signShort(book, varga.lagna.sign),
          ...GRAHAS.map((graha) => signShort(book, varga.grahas[graha].sign)),
        ]),
        source: worksLine(book, ['bphs']),
      },
      {
        kind: 'callout',
        tone: 'neutral',
        blocks: [
          note(most.length === 0 ? say.kundli.noVargottama : say.kundli.vargottamas({ names: language.list(most) })),
        ],
      },
      { kind: 'heading', level: 2, text: say.kundli.vargaHouses },
      {
        kind: 'table',
        size: 'small',
        title: say.kundli.vargaHouses,
        columns: [WIDE, ...GRAHAS.map(() => FIGURE)],
        head: [say.kundli.varga, ...GRAHAS.map((graha) => names.short[graha])],
        rows: vargas.map((varga) => [
          vargaTitle(book, varga),
          ...GRAHAS.map((graha) => language.number(varga.grahas[graha].house)),
        ]),
      },
    ];
  },
};

/** Every varga by itself, larger: what it is asked, the chart, and each graha with sign, house and dignity. */
export const VARGA_PAGES: Chapter<KundliBook> = {
  title: ({ say }) => say.kundli.vargaByVarga,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    return book.horoscope.vargas.flatMap((varga, index): readonly Block[] => [
      ...(index > 0 && index % PER_PAGE === 0 ? [{ kind: 'turn' as const }] : []),
      ...vargaBlocks(book, varga),
    ]);
  },
};

export function vargaBlocks(book: KundliBook, varga: VargaChart): readonly Block[] {
  const { say, names, language, horoscope } = book;
  const { furniture, kundli } = say;
  const dignity = (graha: Graha): string =>
    names.dignity[vargaDignityOf(horoscope.kundli, graha, varga.grahas[graha].sign)];
  const houses = Array.from({ length: 12 }, (_, index) => index + 1);
  return [
    {
      kind: 'beside',
      columns: [
        [{ kind: 'figure', scene: vargaScene(book, varga) }],
        [
          { kind: 'heading', level: 3, text: vargaTitle(book, varga) },
          note(kundli[varga.id as SixteenId]),
          {
            kind: 'table',
            size: 'small',
            title: vargaTitle(book, varga),
            columns: [FIT, WIDE, FIGURE, WIDE],
            head: [furniture.planet, furniture.sign, furniture.house, furniture.dignity],
            rows: [
              [furniture.ascendant, signName(book, varga.lagna.sign), language.number(1), ''],
              ...GRAHAS.map((graha) => [
                names.graha[graha],
                signName(book, varga.grahas[graha].sign),
                language.number(varga.grahas[graha].house),
                dignity(graha),
              ]),
            ],
            marked: [0],
          },
        ],
      ],
    },
    {
      kind: 'table',
      size: 'small',
      title: vargaTitle(book, varga),
      columns: houses.map(() => CELL),
      head: houses.map((house) => language.number(house)),
      rows: [
        houses.map((house) => signShort(book, signFrom(varga.lagna.sign, house))),
        houses.map((house) =>
          grahaShorts(
            book,
            GRAHAS.filter((graha) => varga.grahas[graha].house === house),
          ),
        ),
      ],
    },
  ];
}

export const VIMSHOPAKA: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.vimshopaka,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, language, horoscope } = book;
    const { grahas, sources } = horoscope.vimshopaka;
    const groups = grahas[0]?.scores.map(({ group }) => group) ?? [];
    return [
      note(say.kundli.vimshopakaNote),
      {
        kind: 'table',
        title: say.headings.vimshopaka,
        columns: [WIDE, ...groups.map(() => CELL)],
        head: [say.furniture.planet, ...groups.map((group) => say.kundli[group])],
        rows: grahas.map(({ graha, scores }) => [
          names.graha[graha],
          ...scores.map(({ points }) => language.number(points, 2)),
        ]),
        source: worksLine(book, sources),
      },
      { kind: 'heading', level: 2, text: say.kundli.goodVargas },
      note(say.kundli.goodVargasNote),
      {
        kind: 'table',
        title: say.kundli.goodVargas,
        columns: [FIT, WIDE],
        head: [say.furniture.planet, say.kundli.goodVargas],
        rows: grahas.map(({ graha, scores }) => {
          const all = scores.find(({ group }) => group === 'shodashavarga')?.goodVargas ?? [];
          const titles = all.map((division) => names.varga[`D${division}` as keyof typeof names.varga]);
          return [names.graha[graha], titles.length === 0 ? grahaNames(book, []) : titles.join(', ')];
        }),
      },
    ];
  },
};
