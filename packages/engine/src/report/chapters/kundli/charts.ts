/** The charts of a birth, drawn two and two: from the lagna, from the Moon and from the Sun, the navamsha, and the bhavas as Sripati parts them. */

import type { Scene } from '../../../drawing/index.ts';
import { GRAHAS, type Graha, type VargaChart } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Figure } from '../../flow/blocks.ts';
import { type SignPlaces, squareChart, squareOfSigns } from '../common/pictures.ts';
import type { KundliBook } from './book.ts';
import { FIGURE, FIT, grahaNames, signKey, signName, WIDE, worksLine } from './cells.ts';

export function lagnaChart(book: KundliBook): Scene {
  return squareChart(book, book.horoscope.chart, book.say.headings.lagnaChart);
}

/** The same signs, counted from that of the Moon. */
export function moonChart(book: KundliBook): Scene {
  return chartFrom(book, 'Moon', book.say.headings.moonChart);
}

export function vargaScene(book: KundliBook, varga: VargaChart, letters?: number): Scene {
  const bodies = Object.fromEntries(GRAHAS.map((graha) => [graha, varga.grahas[graha].sign]));
  const places = { lagna: varga.lagna.sign, bodies };
  return squareOfSigns(book, book.horoscope.chart, places, vargaTitle(book, varga), letters);
}

/** `Navamsha (9)`. */
export function vargaTitle({ names, language, say }: KundliBook, { id, division }: VargaChart): string {
  const name = names.varga[id as keyof typeof names.varga];
  return say.kundli.numbered({ name, number: language.number(division) });
}

export const CHARTS: Chapter<KundliBook> = {
  title: ({ say }) => say.kundli.charts,
  blocks: (book) => {
    const { say, horoscope } = book;
    const { headings, kundli } = say;
    if (!book.isTimeKnown) {
      const moon = horoscope.chart.planets.find(({ name }) => name === 'Moon');
      const isUnsure = moon?.uncertain?.includes('sign') === true;
      return [
        note(kundli.moonChartNote),
        ...(isUnsure ? [note(kundli.positionsUnsure)] : []),
        figure(moonChart(book), headings.moonChart, 300),
      ];
    }
    const navamsha = horoscope.vargas.find(({ division }) => division === 9) as VargaChart;
    return [
      note(kundli.chartsNote),
      pair(figure(lagnaChart(book), headings.lagnaChart), figure(vargaScene(book, navamsha), headings.navamshaChart)),
      pair(figure(moonChart(book), headings.moonChart), figure(bhavaScene(book), headings.chalitChart)),
    ];
  },
};

/** The Sun’s chart, and the bhavas with their borders. */
export const BHAVAS: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.chalitChart,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, language, horoscope } = book;
    const { furniture, kundli, headings } = say;
    const { bhavas, sources } = horoscope.bhavas;
    const place = (deg: number): string => {
      const sign = Math.floor(deg / 30);
      return `${names.signShort[signKey(sign + 1)]} ${language.degrees(deg - sign * 30)}`;
    };
    return [
      note(kundli.bhavasNote),
      pair(
        figure(bhavaScene(book), headings.chalitChart),
        figure(chartFrom(book, 'Sun', kundli.sunChart), kundli.sunChart),
      ),
      {
        kind: 'table',
        title: headings.chalitChart,
        columns: [FIGURE, WIDE, FIT, FIT, FIT, WIDE],
        head: [furniture.house, furniture.sign, furniture.start, kundli.middle, furniture.end, furniture.planets],
        rows: bhavas.map(({ number, sign, startDeg, madhyaDeg, endDeg, occupants }) => [
          language.number(number),
          signName(book, sign),
          place(startDeg),
          place(madhyaDeg),
          place(endDeg),
          grahaNames(book, occupants),
        ]),
        source: worksLine(book, sources),
      },
    ];
  },
};

/** Chart of the bhavas: each graha in the house in which it stands between two borders. */
function bhavaScene(book: KundliBook): Scene {
  const { chart, kundli, bhavas } = book.horoscope;
  const lagna = kundli.lagna.sign;
  const bodies = Object.fromEntries(
    GRAHAS.map((graha) => [graha, ((lagna - 1 + bhavas.grahas[graha].bhava - 1) % 12) + 1]),
  );
  return squareOfSigns(book, chart, { lagna, bodies }, book.say.headings.chalitChart);
}

function chartFrom(book: KundliBook, graha: Graha, title: string): Scene {
  const { chart, kundli } = book.horoscope;
  const places: SignPlaces = { lagna: kundli.grahas[graha].sign, bodies: {}, first: graha };
  return squareOfSigns(book, chart, places, title);
}

/** A drawing with its name under it. */
export function figure(scene: Scene, caption: string, width?: number): Figure {
  return { kind: 'figure', scene, caption, ...(width !== undefined && { width }) };
}

/** Two blocks beside one another. */
export function pair(left: Block, right: Block): Block {
  return { kind: 'beside', columns: [[left], [right]] };
}

/** How a table is read, or a drawing. */
export function note(words: string): Block {
  return { kind: 'paragraph', words };
}

/** Blocks that stay on one page. */
export function whole(...blocks: readonly Block[]): Block {
  return { kind: 'beside', columns: [blocks] };
}
