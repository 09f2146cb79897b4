/** Ashtakavarga: the sum of all, each table with who gives in it, and the reductions. */

import { ashtakavargaSceneOf } from '../../../drawing/index.ts';
import { KAKSHYA_LORDS, VISIBLE_GRAHAS } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import { type Block, type Column, runsOf, type Table } from '../../flow/blocks.ts';
import { inked } from '../common/pictures.ts';
import type { KundliBook } from './book.ts';
import { FIGURE, FIT, numbersText, signName, signShort, WIDE, worksLine } from './cells.ts';
import { note } from './charts.ts';
import { tellOf } from './tell.ts';

const TWELVE: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const CONTRIBUTORS = [...VISIBLE_GRAHAS, 'Lagna'] as const;
type Contributor = (typeof CONTRIBUTORS)[number];
/** Bars and table of so many fill a page. */
const PER_PAGE = 2;
/** What a house has on the average: 337 ÷ 12. */
const AVERAGE = 28;

function nameOf({ names, say }: KundliBook, of: Contributor): string {
  return of === 'Lagna' ? say.furniture.lagna : names.graha[of];
}

export const SARVASHTAKAVARGA: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.sarvashtakavarga,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, horoscope, language } = book;
    const { ashtakavarga } = horoscope;
    const scene = ashtakavargaSceneOf(ashtakavarga, { from: 'lagna', ...inked(book) });
    return [
      note(say.kundli.sarvaNote),
      { kind: 'figure', scene, width: 376 },
      bindusTable(
        book,
        say.headings.sarvashtakavarga,
        VISIBLE_GRAHAS.map((graha) => [nameOf(book, graha), ashtakavarga.bhinna[graha], ashtakavarga.totals[graha]]),
        [say.furniture.total, ashtakavarga.sarva, ashtakavarga.sarvaTotal],
      ),
      {
        kind: 'paragraph',
        size: 'small',
        words: say.kundli.sarvaFoot({ total: language.number(ashtakavarga.sarvaTotal) }),
      },
      ...sarvaHouses(book),
    ];
  },
};

/** The houses with their bindus. */
function sarvaHouses(book: KundliBook): readonly Block[] {
  const { say, names, language, horoscope } = book;
  const { furniture, strength, kundli } = say;
  const { sarva } = horoscope.ashtakavarga;
  const lagna = horoscope.kundli.lagna.sign;
  return [
    { kind: 'heading', level: 2, text: kundli.sarvaHouses },
    note(kundli.sarvaHousesNote),
    {
      kind: 'table',
      size: 'small',
      title: kundli.sarvaHouses,
      columns: [FIGURE, WIDE, { share: 2 }, FIGURE, WIDE],
      head: [furniture.house, furniture.sign, furniture.meaning, strength.bindus, furniture.result],
      rows: TWELVE.map((house) => {
        const sign = ((lagna + house - 2) % 12) + 1;
        const points = sarva[sign - 1] as number;
        return [
          language.number(house),
          signName(book, sign),
          names.houseTheme[house as 1],
          [{ text: language.number(points), weight: 600 }],
          points > AVERAGE
            ? [{ text: strength.aboveAverage, tone: 'good' }]
            : points < AVERAGE
              ? [{ text: strength.belowAverage, tone: 'bad' }]
              : strength.average,
        ];
      }),
      source: worksLine(book, horoscope.ashtakavarga.sources),
    },
  ];
}

/** What is told of the bindus of each house, and the transits that they favour. */
export const BINDU_READINGS: Chapter<KundliBook> = {
  title: ({ say, readings }) => (readings === null ? say.headings.transits : say.headings.reading),
  blocks: (book) => [
    ...TWELVE.flatMap((house): readonly Block[] => {
      const told = tellOf(book, `sav-house.${house}.`);
      const text = book.say.headings.houseNamed({
        house: book.names.house[house as 1],
        theme: book.names.houseTheme[house as 1],
      });
      const lead = { text: `${text}  `, weight: 600 as const };
      return told.map((one) => ({ ...one, words: [lead, ...runsOf(one.words)] }));
    }),
    ...binduTransits(book),
  ],
};

/** The eight tables: bars, and from whom each sign has its bindus (prastara). */
export const BHINNASHTAKAVARGA: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.bhinnashtakavarga,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    return [
      note(book.say.kundli.bhinnaNote),
      ...CONTRIBUTORS.flatMap((of, index): readonly Block[] => [
        ...(index > 0 && index % PER_PAGE === 0 ? [{ kind: 'turn' as const }] : []),
        ...tableBlocks(book, of),
      ]),
    ];
  },
};

function tableBlocks(book: KundliBook, of: Contributor): readonly Block[] {
  const { say, horoscope, moment, jyotish, names } = book;
  const kakshyas = jyotish.kakshyas(moment, of);
  const title =
    of === 'Lagna' ? say.kundli.lagnaAshtakavarga : say.headings.ashtakavargaOf({ grahaOf: names.grahaOf[of] });
  const rows = KAKSHYA_LORDS.map((lord): Row => {
    const points = TWELVE.map((sign) =>
      kakshyas.some((kakshya) => kakshya.sign === sign && kakshya.lord === lord && kakshya.hasBindu) ? 1 : 0,
    );
    return [nameOf(book, lord), points, points.reduce<number>((sum, point) => sum + point, 0)];
  });
  const { bhinna, totals } = horoscope.ashtakavarga;
  return [
    { kind: 'heading', level: 3, text: title },
    {
      kind: 'figure',
      scene: ashtakavargaSceneOf(horoscope.ashtakavarga, { table: of, title, ...inked(book) }),
      width: 262,
    },
    bindusTable(book, title, rows, [say.furniture.total, bhinna[of], totals[of]]),
  ];
}

/** As wide as the name of a sign. */
const NARROW: Column = { share: null, align: 'middle' };

type Row = readonly [name: string, points: readonly number[], total: number];

/** Signs from Aries to Pisces as columns; the last row is lifted out. */
function bindusTable(book: KundliBook, title: string, rows: readonly Row[], sum: Row): Table {
  const { say, language } = book;
  const cells = ([name, points, total]: Row): readonly string[] => [
    name,
    ...points.map((point) => language.number(point)),
    language.number(total),
  ];
  return {
    kind: 'table',
    size: 'small',
    title,
    columns: [WIDE, ...TWELVE.map(() => NARROW), FIGURE],
    head: [say.furniture.planet, ...TWELVE.map((sign) => signShort(book, sign)), say.furniture.total],
    rows: [...rows, sum].map(cells),
    marked: [rows.length],
  };
}

/** Trikona and ekadhipatya reductions, and the pindas. */
export const SHODHANA: Chapter<KundliBook> = {
  title: ({ say }) => say.kundli.reductions,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, language, horoscope } = book;
    const { kundli } = say;
    const { trikona, ekadhipatya, pindas, sources } = horoscope.ashtakavarga;
    const reduced = (title: string, tables: typeof trikona): Table => ({
      kind: 'table',
      size: 'small',
      title,
      columns: [WIDE, ...TWELVE.map(() => NARROW)],
      head: [say.furniture.planet, ...TWELVE.map((sign) => signShort(book, sign))],
      rows: VISIBLE_GRAHAS.map((graha) => [
        names.graha[graha],
        ...tables[graha].map((points) => language.number(points)),
      ]),
    });
    return [
      note(kundli.reductionsNote),
      { kind: 'heading', level: 2, text: kundli.trikonaReduction },
      reduced(kundli.trikonaReduction, trikona),
      { kind: 'heading', level: 2, text: kundli.ekadhipatyaReduction },
      reduced(kundli.ekadhipatyaReduction, ekadhipatya),
      { kind: 'heading', level: 2, text: kundli.pindas },
      {
        kind: 'table',
        size: 'small',
        title: kundli.pindas,
        columns: [WIDE, FIGURE, FIGURE, FIGURE],
        head: [say.furniture.planet, kundli.rashiPinda, kundli.grahaPinda, kundli.yogaPinda],
        rows: VISIBLE_GRAHAS.map((graha) => [
          names.graha[graha],
          ...(['rashi', 'graha', 'yoga'] as const).map((kind) => language.number(pindas[graha][kind])),
        ]),
        source: worksLine(book, sources),
      },
    ];
  },
};

/** Signs that a graha passes with many bindus of its own, and with few: its good and its poor transits. */
export function binduTransits(book: KundliBook): readonly Block[] {
  const { say, names, horoscope } = book;
  const { bhinna, sources } = horoscope.ashtakavarga;
  const signsWith = (points: readonly number[], holds: (point: number) => boolean): string =>
    TWELVE.filter((sign) => holds(points[sign - 1] as number))
      .map((sign) => signName(book, sign))
      .join(', ') || numbersText(book, []);
  return [
    { kind: 'heading', level: 2, text: say.kundli.binduTransits },
    note(say.kundli.binduTransitsNote),
    {
      kind: 'table',
      size: 'small',
      title: say.kundli.binduTransits,
      columns: [FIT, WIDE, WIDE],
      head: [say.furniture.planet, say.kundli.manyBindus, say.kundli.fewBindus],
      rows: VISIBLE_GRAHAS.map((graha) => [
        names.graha[graha],
        signsWith(bhinna[graha], (point) => point >= 5),
        signsWith(bhinna[graha], (point) => point <= 3),
      ]),
      source: worksLine(book, sources),
    },
  ];
}
