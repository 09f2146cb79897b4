/** Vimshottari in brief: the life as a strip, the mahadashas with their antardashas, and what runs on the day of the report. */

import { dashaSceneOf } from '../../../drawing/index.ts';
import type { DashaSpan, Graha } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Table } from '../../flow/blocks.ts';
import { inked } from '../common/pictures.ts';
import type { KundliBook } from './book.ts';
import { FIT, grahaNames, WIDE, worksLine } from './cells.ts';
import { note } from './charts.ts';
import { tellOf } from './tell.ts';

/** Years of life that are drawn and listed. */
const YEARS = 100;

export const DASHA_OVERVIEW: Chapter<KundliBook> = {
  title: ({ say, names }) => say.headings.dashaSystem({ name: names.dashaSystem.vimshottari }),
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, horoscope, asOfJdUt } = book;
    return [
      note(say.kundli.dashaNote),
      balance(book),
      ...presentPeriod(book, tellOf(book, 'dasha-pair.')),
      {
        kind: 'figure',
        scene: dashaSceneOf(horoscope.dasha, { nowJdUt: asOfJdUt, years: YEARS, ...inked(book) }),
        width: 380,
      },
      { kind: 'heading', level: 2, text: say.headings.mahadashas },
      mahadashaTable(book),
    ];
  },
};

/** The antardashas of every mahadasha, two tables beside one another. */
export const ANTARDASHAS: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.antardashas,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { names, say } = book;
    const tables = livedOf(book).map((span): readonly Block[] => [
      spansTable(book, say.headings.mahadashaOf({ grahaStem: names.grahaStem[lordOf(span)] }), span.children ?? []),
    ]);
    return twoAbreast(tables);
  },
};

export function twoAbreast(stacks: readonly (readonly Block[])[]): readonly Block[] {
  return Array.from(
    { length: Math.ceil(stacks.length / 2) },
    (_, row): Block => ({
      kind: 'beside',
      columns: [stacks[2 * row] as readonly Block[], stacks[2 * row + 1] ?? []],
    }),
  );
}

/** The antardashas of the present mahadasha that are still to come, told one by one; and its pratyantardashas. */
export const PRESENT_MAHADASHA: Chapter<KundliBook> = {
  title: ({ say, names, horoscope }) => {
    const [maha] = horoscope.running ?? [];
    return maha === undefined
      ? say.headings.comingPeriods
      : say.headings.mahadashaOf({ grahaStem: names.grahaStem[lordOf(maha)] });
  },
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, horoscope, asOfJdUt, readings } = book;
    const [maha] = horoscope.running ?? [];
    const whole = horoscope.dasha.spans.find(({ startJdUt }) => startJdUt === maha?.startJdUt);
    if (maha === undefined || whole === undefined) return [];
    const parts = (whole.children ?? []).filter(({ endJdUt }) => endJdUt > asOfJdUt);
    const nameOf = (part: DashaSpan): string =>
      say.headings.antardashaOf({ maha: names.graha[lordOf(maha)], antar: names.graha[lordOf(part)] });
    const told = parts.flatMap((part): readonly Block[] => {
      const rule = readings?.find(`dasha-pair.${lordOf(maha)}.${lordOf(part)}`) ?? null;
      if (readings === null || rule === null || readings.told.includes(rule)) return [];
      const span = `${book.dayOf(part.start as string)} – ${book.dayOf(part.end as string)}`;
      return [{ kind: 'heading', level: 3, text: `${nameOf(part)} · ${span}` }, readings.paragraph(rule)];
    });
    const dasha = book.jyotish.dasha(book.moment);
    const tables = parts.map((part): readonly Block[] => [spansTable(book, nameOf(part), dasha.children(part))]);
    return [
      ...(told.length === 0
        ? []
        : [{ kind: 'heading' as const, level: 2 as const, text: say.headings.comingPeriods }, ...told]),
      { kind: 'heading', level: 2, text: say.headings.pratyantardashas },
      ...twoAbreast(tables),
    ];
  },
};

/** What runs on the day of the report, in words and as a callout. */
export function presentPeriod(book: KundliBook, readings: readonly Block[] = []): readonly Block[] {
  const { say, names, horoscope } = book;
  const levels = ['maha', 'antar', 'pratyantar'] as const;
  const running = horoscope.running ?? [];
  if (running.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: say.headings.currentPeriod },
    {
      kind: 'callout',
      tone: 'neutral',
      blocks: [
        {
          kind: 'facts',
          pairs: running.map((span, index) => [
            names.dashaLevel[levels[index] as 'maha'],
            [
              { text: names.graha[lordOf(span)], weight: 600 },
              { text: `   ${book.dayOf(span.start as string)} – ${book.dayOf(span.end as string)}`, tone: 'mute' },
            ],
          ]),
        },
        ...readings,
      ],
    },
  ];
}

export function mahadashaTable(book: KundliBook): Table {
  const { say, horoscope, asOfJdUt, language } = book;
  const { furniture } = say;
  const { birthJdUt, sources } = horoscope.dasha;
  const lived = livedOf(book);
  const now = lived.findIndex(({ startJdUt, endJdUt }) => startJdUt <= asOfJdUt && asOfJdUt < endJdUt);
  const age = (jdUt: number): string => language.number(Math.max(0, Math.floor((jdUt - birthJdUt) / 365.25)));
  return {
    kind: 'table',
    size: 'small',
    title: say.headings.mahadashas,
    columns: [WIDE, WIDE, WIDE, FIT],
    head: [furniture.planet, furniture.start, furniture.end, furniture.age],
    rows: lived.map((span) => [
      grahaNames(book, [lordOf(span)]),
      book.dayOf(span.start as string),
      book.dayOf(span.end as string),
      `${age(span.startJdUt)}–${age(span.endJdUt)}`,
    ]),
    ...(now >= 0 && { marked: [now] }),
    source: worksLine(book, sources),
  };
}

/** Periods after birth with their days, under the name of the period that they part; the running one lifted out. */
export function spansTable(book: KundliBook, title: string, spans: readonly DashaSpan[]): Table {
  const { say, horoscope, asOfJdUt } = book;
  const { furniture } = say;
  const parts = spans.filter(({ endJdUt }) => endJdUt > horoscope.dasha.birthJdUt);
  const now = parts.findIndex(({ startJdUt, endJdUt }) => startJdUt <= asOfJdUt && asOfJdUt < endJdUt);
  return {
    kind: 'table',
    size: 'small',
    title,
    columns: [WIDE, FIT, FIT],
    head: [title, furniture.start, furniture.end],
    rows: parts.map((part) => [
      grahaNames(book, [lordOf(part)]),
      book.dayOf(part.start as string),
      book.dayOf(part.end as string),
    ]),
    ...(now >= 0 && { marked: [now] }),
  };
}

/** `Balance of dasha at birth: Venus, 9 years 9 months 23 days`. */
function balance(book: KundliBook): Block {
  const { say, names, language, horoscope } = book;
  const { lord, parts } = horoscope.dasha.balance as { lord: Graha; parts: Parameters<typeof language.duration>[0] };
  const value = `${names.graha[lord]}, ${language.duration(parts)}`;
  return note(say.furniture.labelled({ label: say.headings.balanceOfDasha, value }));
}

/** Mahadashas that reach into the years from birth that are listed. */
export function livedOf({ horoscope }: KundliBook): KundliBook['horoscope']['dasha']['spans'] {
  const { birthJdUt, spans } = horoscope.dasha;
  return spans.filter(({ startJdUt, endJdUt }) => endJdUt > birthJdUt && startJdUt < birthJdUt + YEARS * 365.25);
}

/** Lords of Vimshottari are grahas. */
export function lordOf({ lord }: DashaSpan): Graha {
  return lord as Graha;
}
