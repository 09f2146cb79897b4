/** Who is whose friend, and who looks at whom. */

import { GRAHAS, type Graha } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Table } from '../../flow/blocks.ts';
import type { KundliBook } from './book.ts';
import { CELL, FIGURE, FIT, grahaNames, signName, WIDE, worksLine } from './cells.ts';
import { note } from './charts.ts';

export const FRIENDSHIPS: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.friendships,
  blocks: (book) => {
    const { say, horoscope } = book;
    const { kundli } = say;
    const { natural, temporal, compound } = horoscope.relationships;
    return [
      note(kundli.friendshipsNote),
      { kind: 'heading', level: 3, text: kundli.naturalFriendship },
      lists(book, kundli.naturalFriendship, natural),
      ...(book.isTimeKnown
        ? [
            { kind: 'heading' as const, level: 3 as const, text: kundli.temporalFriendship },
            lists(book, kundli.temporalFriendship, temporal),
            { kind: 'heading' as const, level: 3 as const, text: kundli.compoundFriendship },
            {
              ...lists(book, kundli.compoundFriendship, compound),
              source: worksLine(book, horoscope.relationships.sources),
            },
          ]
        : []),
    ];
  },
};

type Relations = readonly {
  readonly firstPlanet: Graha;
  readonly secondPlanet: Graha;
  readonly relationship: string;
}[];

/** Whom each graha holds for what, a column for each relation that occurs. */
function lists(book: KundliBook, title: string, relations: Relations): Table {
  const { say, names } = book;
  const { verdict, kundli } = say;
  const kinds = [
    ['great-friend', kundli.greatFriend],
    ['friend', verdict.friend],
    ['neutral', verdict.neutral],
    ['enemy', verdict.enemy],
    ['great-enemy', kundli.greatEnemy],
  ].filter(([kind]) => relations.some(({ relationship }) => relationship === kind));
  return {
    kind: 'table',
    size: 'small',
    title,
    columns: [FIT, ...kinds.map(() => WIDE)],
    head: [say.furniture.planet, ...kinds.map(([, word = '']) => word)],
    rows: GRAHAS.map((one) => [
      names.graha[one],
      ...kinds.map(([kind]) =>
        grahaNames(
          book,
          relations
            .filter(({ firstPlanet, relationship }) => firstPlanet === one && relationship === kind)
            .map(({ secondPlanet }) => secondPlanet),
        ),
      ),
    ]),
  };
}

export const ASPECTS: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.aspects,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, language, horoscope } = book;
    const { kundli, furniture } = say;
    const { grahas, houses, sources } = horoscope.drishtis;
    const found = new Map(grahas.map((row) => [`${row.from} ${row.to}`, row]));
    const strength = (from: Graha, to: Graha): Table['rows'][number][number] => {
      const row = found.get(`${from} ${to}`);
      if (row === undefined) return '–';
      const text = language.number(Math.round(row.virupas));
      return row.isFull ? [{ text, weight: 600, tone: 'accent' }] : text;
    };
    const blocks: readonly Block[] = [
      note(kundli.aspectsNote),
      {
        kind: 'table',
        title: say.headings.aspects,
        columns: [FIT, ...GRAHAS.map(() => CELL)],
        head: [kundli.looksAt, ...GRAHAS.map((graha) => names.short[graha])],
        rows: GRAHAS.map((from) => [names.graha[from], ...GRAHAS.map((to) => strength(from, to))]),
        source: worksLine(book, sources),
      },
      { kind: 'heading', level: 2, text: kundli.aspectsOnHouses },
      note(kundli.aspectsOnHousesNote),
      {
        kind: 'table',
        title: kundli.aspectsOnHouses,
        columns: [FIGURE, WIDE, { share: 2 }, { share: 2 }],
        head: [furniture.house, furniture.sign, kundli.byGraha, kundli.byRashi],
        rows: houses.map(({ house, byGraha, byRashi }) => [
          language.number(house),
          signName(book, ((horoscope.kundli.lagna.sign + house - 2) % 12) + 1),
          grahaNames(book, byGraha),
          grahaNames(book, byRashi),
        ]),
      },
    ];
    return blocks;
  },
};
