/** A birth on one page: two charts, the positions, the limbs of the day and the periods. */

import type { VargaChart } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import { birthFacts } from './birth.ts';
import type { KundliBook } from './book.ts';
import { figure, lagnaChart, moonChart, note, pair, vargaScene } from './charts.ts';
import { mahadashaTable } from './dashas.ts';
import { limbNames } from './panchang.ts';
import { positionsTable } from './positions.ts';

/** Points: so small that a logo, a long name or a foot of several lines leaves everything on the page. */
const CHART_WIDTH = 140;

export const ONE_PAGE: Chapter<KundliBook> = {
  title: ({ say }) => say.headings['single-page'],
  blocks: (book) => {
    const { say, horoscope, isTimeKnown } = book;
    const { headings, kundli } = say;
    if (!isTimeKnown)
      return [
        ...birthFacts(book),
        note(kundli.unknownHour),
        figure(moonChart(book), headings.moonChart, 240),
        positionsTable(book),
      ];
    const navamsha = horoscope.vargas.find(({ division }) => division === 9) as VargaChart;
    return [
      ...birthFacts(book),
      limbsLine(book),
      pair(
        figure(lagnaChart(book), headings.lagnaChart, CHART_WIDTH),
        figure(vargaScene(book, navamsha), headings.navamshaChart, CHART_WIDTH),
      ),
      positionsTable(book),
      mahadashaTable(book),
    ];
  },
};

/** Weekday, tithi, yoga and karana in one line. */
function limbsLine(book: KundliBook): Block {
  const { furniture } = book.say;
  const words = limbNames(book).map(([label, value]) => furniture.labelled({ label, value }));
  return { kind: 'paragraph', size: 'small', words: words.join(' · ') };
}
