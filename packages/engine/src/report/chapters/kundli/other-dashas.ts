/** Two more ways to part a life, beside one another: the eight yoginis, and the signs of Jaimini’s chara dasha. */

import { type DashaRecord, type DashaSpan, YOGINIS } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Table } from '../../flow/blocks.ts';
import type { KundliBook } from './book.ts';
import { FIT, signName, WIDE, worksLine } from './cells.ts';
import { pair } from './charts.ts';

/** Years from birth that are listed. */
const YEARS = 100;

export const OTHER_DASHAS: Chapter<KundliBook> = {
  title: ({ say, names, language }) =>
    language.list(
      [names.dashaSystem.yogini, names.dashaSystem.chara].map((name) => say.headings.dashaSystem({ name })),
    ),
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { names, jyotish, moment } = book;
    const yogini = jyotish.dasha(moment, 'yogini').record(1);
    const chara = jyotish.dasha(moment, 'chara').record(1);
    const nameOf = ({ seat, lord }: DashaSpan): string =>
      book.say.kundli.numbered({
        name: names.yogini[YOGINIS[seat] as (typeof YOGINIS)[number]],
        number: names.graha[lord as 'Sun'],
      });
    return [
      pair(
        spansTable(book, names.dashaSystem.yogini, yogini, nameOf),
        spansTable(book, names.dashaSystem.chara, chara, ({ sign }) => signName(book, sign as number)),
      ),
    ];
  },
};

function spansTable(book: KundliBook, name: string, record: DashaRecord, nameOf: (span: DashaSpan) => string): Table {
  const { say, asOfJdUt } = book;
  const { birthJdUt, spans, sources } = record;
  const lived = spans.filter(({ startJdUt, endJdUt }) => endJdUt > birthJdUt && startJdUt < birthJdUt + YEARS * 365.25);
  const now = lived.findIndex(({ startJdUt, endJdUt }) => startJdUt <= asOfJdUt && asOfJdUt < endJdUt);
  return {
    kind: 'table',
    size: 'small',
    title: say.headings.dashaSystem({ name }),
    columns: [WIDE, FIT, FIT],
    head: [name, say.furniture.start, say.furniture.end],
    rows: lived.map((span) => [nameOf(span), book.dayOf(span.start as string), book.dayOf(span.end as string)]),
    ...(now >= 0 && { marked: [now] }),
    source: worksLine(book, sources),
  };
}
