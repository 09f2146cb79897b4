/** KP: the cusps and the grahas with their lords down to the sub-sub, significators by their four steps, ruling planets. */

import { GRAHAS, type KpLords } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Column, Table } from '../../flow/blocks.ts';
import { squareOfSigns } from '../common/pictures.ts';
import type { KundliBook } from './book.ts';
import {
  degreeText,
  FIGURE,
  FIT,
  grahaNames,
  grahaShorts,
  numbersText,
  signName,
  starText,
  WIDE,
  worksLine,
} from './cells.ts';
import { figure, note, pair, vargaScene } from './charts.ts';

/** The signs, and the grahas in the houses that begin at Placidus cusps. */
export const KP_CHARTS: Chapter<KundliBook> = {
  title: ({ say }) => say.kundli.charts,
  blocks: (book) => {
    const { say, horoscope, kp } = book;
    const { kundli, headings } = say;
    const rashi = horoscope.vargas.find(({ division }) => division === 1);
    const lagna = horoscope.kundli.lagna.sign;
    const bodies = Object.fromEntries(
      GRAHAS.map((graha) => [graha, ((lagna - 1 + book.significators.grahas[graha].house - 1) % 12) + 1]),
    );
    const houses = squareOfSigns(book, horoscope.chart, { lagna, bodies }, kundli.kpHouses);
    return [
      note(kundli.kpNote),
      ...(rashi === undefined
        ? []
        : [pair(figure(vargaScene(book, rashi), headings.lagnaChart), figure(houses, kundli.kpHouses))]),
      ...(kp.substituted ? [note(kundli.porphyryInstead)] : []),
    ];
  },
};

/** Grahas and cusps with their lords. */
export const KP_LORDS: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.kpCusps,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, language, kp, significators } = book;
    const { kundli, headings, furniture } = say;
    const untenanted = GRAHAS.filter((graha) => significators.grahas[graha].isUntenanted);
    return [
      note(kundli.kpGrahasNote),
      { kind: 'heading', level: 2, text: kundli.kpGrahas },
      lordsTable(
        book,
        kundli.kpGrahas,
        [furniture.planet, FIT],
        GRAHAS.map((graha) => [names.graha[graha], kp.grahas[graha], significators.grahas[graha].house]),
      ),
      ...(untenanted.length === 0
        ? []
        : [
            {
              kind: 'callout' as const,
              tone: 'neutral' as const,
              blocks: [
                note(kundli.untenantedNote),
                { kind: 'paragraph' as const, words: [{ text: grahaNames(book, untenanted), weight: 600 as const }] },
              ],
            },
          ]),
      { kind: 'heading', level: 2, text: headings.houseCusps },
      note(kundli.kpCuspsNote),
      lordsTable(
        book,
        headings.kpCusps,
        [furniture.cusp, FIGURE],
        kp.cusps.map((cusp) => [language.number(cusp.house), cusp, null]),
      ),
    ];
  },
};

type LordsRow = readonly [name: string, lords: KpLords, house: number | null];

function lordsTable(
  book: KundliBook,
  title: string,
  [head, column]: readonly [string, Column],
  rows: readonly LordsRow[],
): Table {
  const { say, names, language, kp } = book;
  const { furniture, kundli } = say;
  const withHouse = rows.some(([, , house]) => house !== null);
  return {
    kind: 'table',
    size: 'small',
    title,
    columns: [column, WIDE, FIT, { share: 1.4 }, WIDE, { share: 1.2 }, WIDE, WIDE, ...(withHouse ? [FIGURE] : [])],
    head: [
      head,
      furniture.sign,
      furniture.degree,
      furniture.nakshatra,
      furniture.signLord,
      furniture.nakshatraLord,
      furniture.subLord,
      kundli.subSubLord,
      ...(withHouse ? [furniture.house] : []),
    ],
    rows: rows.map(([name, lords, house]) => [
      name,
      signName(book, lords.sign),
      degreeText(book, lords.longitudeDeg % 30),
      starText(book, lords.nakshatra),
      names.graha[lords.signLord],
      names.graha[lords.starLord],
      [{ text: names.graha[lords.subLord], weight: 600 }],
      names.graha[lords.subSubLord],
      ...(withHouse ? [house === null ? '' : language.number(house)] : []),
    ]),
    source: worksLine(book, kp.sources),
  };
}

export const KP_SIGNIFICATORS: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.significators,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, language, significators } = book;
    const { furniture, kundli } = say;
    const steps = ['a', 'b', 'c', 'd'] as const;
    const blocks: readonly Block[] = [
      note(kundli.significatorsNote),
      {
        kind: 'list',
        ordered: true,
        items: [kundli.stepA, kundli.stepB, kundli.stepC, kundli.stepD],
      },
      { kind: 'heading', level: 2, text: kundli.housesOfGrahas },
      {
        kind: 'table',
        title: kundli.housesOfGrahas,
        columns: [FIT, FIT, WIDE, WIDE, WIDE, WIDE],
        head: [
          furniture.planet,
          furniture.nakshatraLord,
          ...steps.map((_, index) => kundli.step({ number: language.number(index + 1) })),
        ],
        rows: GRAHAS.map((graha) => {
          const row = significators.grahas[graha];
          return [names.graha[graha], names.graha[row.starLord], ...steps.map((step) => numbersText(book, row[step]))];
        }),
        source: worksLine(book, significators.sources),
      },
      { kind: 'heading', level: 2, text: kundli.grahasOfHouses },
      {
        kind: 'table',
        title: kundli.grahasOfHouses,
        columns: [FIGURE, { share: 1.6 }, WIDE, WIDE, WIDE, WIDE],
        head: [
          furniture.house,
          furniture.meaning,
          ...steps.map((_, index) => kundli.step({ number: language.number(index + 1) })),
        ],
        rows: significators.houses.map((row) => [
          language.number(row.house),
          names.houseTheme[row.house as 1],
          ...steps.map((step) => grahaShorts(book, row[step])),
        ]),
      },
    ];
    return blocks;
  },
};
