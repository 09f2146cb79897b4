/** Guide to the twelve months to come: periods, passages of the slow grahas, and each month with its days that matter. */

import type { DashaSpan, Graha } from '../../../jyotish/index.ts';
import { dateIn } from '../../../time/format.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import { whole } from '../kundli/charts.ts';
import type { SignStay, TimingBook } from './book.ts';
import { stretchScene } from './pictures.ts';
import { isGood, staysTable } from './transit.ts';

const MONTHS = 12;
const SLOW: readonly Graha[] = ['Jupiter', 'Saturn', 'Rahu', 'Ketu'];
const QUICK: readonly Graha[] = ['Sun', 'Mercury', 'Venus', 'Mars'];

interface Year {
  readonly from: number;
  readonly until: number;
  readonly months: readonly { readonly year: number; readonly month: number; readonly jdUt: number }[];
}

/** The twelve civil months from that of the report. */
function comingYear(book: TimingBook): Year {
  return yearFrom(book, 0);
}

/** The twelve civil months from that in which the running year of life began. */
function yearOfLife(book: TimingBook): Year {
  const { year, month } = dateIn(book.clock.dateText(book.varshaphala.startJdUt));
  return yearFrom(book, (year - book.asOf.year) * MONTHS + month - book.asOf.month);
}

function yearFrom(book: TimingBook, begin: number): Year {
  const months = Array.from({ length: MONTHS + 1 }, (_, index) => book.monthAfter(begin + index));
  const [first, last] = [months[0] as Year['months'][number], months[MONTHS] as Year['months'][number]];
  return { from: first.jdUt, until: last.jdUt, months };
}

export const YEAR_AT_A_GLANCE: Chapter<TimingBook> = {
  title: ({ say }) => say.timing.atAGlance,
  blocks: (book) => {
    const { say, names } = book;
    const { from, until, months } = comingYear(book);
    return [
      { kind: 'paragraph', words: say.timing.yearGuideIntro, size: 'lead' },
      {
        kind: 'figure',
        scene: stretchScene(
          book,
          { from, until, now: book.asOfJdUt },
          months.map(({ jdUt, month }) => ({ at: jdUt, text: names.monthShort[month as 1] })),
          [...SLOW, 'Mars' as const, 'Sun' as const].map((graha) => ({
            name: names.graha[graha],
            stretches: book.stays(graha, from, until).map((stay) => ({
              from: stay.startJdUt,
              until: stay.endJdUt,
              colour: isGood(graha, stay.fromMoon) ? ('good' as const) : ('accent' as const),
              text: names.signShort[stay.sign],
            })),
          })),
          say.timing.atAGlance,
        ),
        caption: say.timing.glanceCaption,
      },
      ...periodBlocks(book),
    ];
  },
};

function periodBlocks(book: TimingBook): readonly Block[] {
  if (!book.isTimeKnown) return [];
  const { say, names, readings } = book;
  const running = book.horoscope.running ?? [];
  const [maha, antar] = running;
  const rule =
    maha?.lord == null || antar?.lord == null
      ? null
      : (readings?.find(`dasha-pair.${maha.lord}.${antar.lord}`) ?? null);
  const row = ({ level, lord, startJdUt, endJdUt }: DashaSpan): readonly string[] => [
    names.dashaLevel[LEVELS[level - 1] as (typeof LEVELS)[number]],
    lord === null ? '–' : names.graha[lord],
    book.dayAt(startJdUt),
    book.dayAt(endJdUt),
  ];
  return [
    { kind: 'heading', level: 2, text: say.headings.currentPeriod },
    {
      kind: 'table',
      title: say.headings.currentPeriod,
      columns: [{ share: 1 }, { share: 1 }, { share: 1 }, { share: 1 }],
      head: [say.furniture.dasha, say.furniture.lord, say.furniture.from, say.furniture.to],
      rows: running.map(row),
    },
    ...(rule === null || readings === null ? [] : [readings.paragraph(rule)]),
  ];
}

const LEVELS = ['maha', 'antar', 'pratyantar', 'sookshma', 'prana', 'deha'] as const;

function slowPassages(yearOf: (book: TimingBook) => Year): Chapter<TimingBook> {
  return {
    title: ({ say }) => say.timing.slowPassages,
    blocks: (book) => {
      const { names, readings } = book;
      const { from, until } = yearOf(book);
      return SLOW.flatMap((graha): readonly Block[] => {
        const stays = book.stays(graha, from, until);
        const houses = [...new Set(stays.map(({ fromMoon }) => fromMoon))];
        return [
          { kind: 'heading', level: 2, text: names.graha[graha] },
          staysTable(book, stays),
          ...houses.flatMap((house): readonly Block[] => {
            const rule = readings?.find(`gochara.${graha}.${house}`) ?? null;
            return rule === null || readings === null ? [] : [readings.paragraph(rule)];
          }),
        ];
      });
    },
  };
}

export const SLOW_PASSAGES: Chapter<TimingBook> = slowPassages(comingYear);
/** The same within the running year of life. */
export const SLOW_IN_YEAR: Chapter<TimingBook> = slowPassages(yearOfLife);

/** The dashas of the life that run. */
export const LIFE_PERIOD: Chapter<TimingBook> = {
  title: ({ say }) => say.headings.currentPeriod,
  blocks: (book) => periodBlocks(book).filter(({ kind }) => kind !== 'heading'),
};

/** One section a month: what changes, what it says, and the days of the Moon in the eighth. */
function monthByMonth(yearOf: (book: TimingBook) => Year): Chapter<TimingBook> {
  return {
    title: ({ say }) => say.headings.monthByMonth,
    blocks: (book) => {
      const { from, until, months } = yearOf(book);
      // A stay that lasts is read in the month in which it is told first.
      const told = new Set<string>();
      const quick = QUICK.map((graha) => ({ graha, stays: book.stays(graha, from, until) }));
      return months.slice(0, MONTHS).flatMap((month, index): readonly Block[] => {
        const next = months[index + 1] as Year['months'][number];
        return monthBlocks(book, month, next.jdUt, quick, told);
      });
    },
  };
}

export const MONTH_BY_MONTH: Chapter<TimingBook> = monthByMonth(comingYear);
/** The same within the running year of life. */
export const MONTHS_OF_YEAR: Chapter<TimingBook> = monthByMonth(yearOfLife);

function monthBlocks(
  book: TimingBook,
  { year, month, jdUt }: Year['months'][number],
  until: number,
  quick: readonly { readonly graha: Graha; readonly stays: readonly SignStay[] }[],
  before: Set<string>,
): readonly Block[] {
  const { say, names, readings, language } = book;
  const days = Math.round(until - jdUt);
  const moon = book.jyotish.chandrashtama(book.moment, { from: book.clock.dateText(jdUt), days });
  const within = quick.map(({ graha, stays }) => ({
    graha,
    stays: stays.filter((stay) => stay.startJdUt < until && stay.endJdUt > jdUt),
  }));
  const rows = within.map(({ graha, stays }) => [
    names.graha[graha],
    stays
      .map((stay) => {
        const place = `${names.rashi[stay.sign]} (${names.house[stay.fromMoon as 1]})`;
        return stay.startJdUt > jdUt ? say.timing.fromDay({ place, date: book.dayAt(stay.startJdUt) }) : place;
      })
      .join('; '),
  ]);
  const told = within.flatMap(({ graha, stays }) => {
    const middle = (jdUt + until) / 2;
    const stay = stays.find((one) => one.startJdUt <= middle && middle < one.endJdUt);
    const rule = stay === undefined ? null : (readings?.find(`gochara.${graha}.${stay.fromMoon}`) ?? null);
    if (rule === null || readings === null || before.has(rule.id)) return [];
    before.add(rule.id);
    return [readings.paragraph(rule)];
  });
  return [
    { kind: 'heading', level: 2, text: `${names.month[month as 1]} ${year}` },
    whole(
      {
        kind: 'table',
        title: `${names.month[month as 1]} ${year}`,
        columns: [{ share: 1 }, { share: 4 }],
        head: [say.furniture.planet, say.timing.signFromMoon],
        rows,
      },
      {
        kind: 'paragraph',
        size: 'small',
        words: [
          {
            text: say.furniture.labelled({
              label: say.timing.moonInEighth,
              value: language.list(
                moon.map(({ startJdUt, endJdUt }) => language.range(book.dayAt(startJdUt), book.dayAt(endJdUt))),
              ),
            }),
            tone: 'mute',
          },
        ],
      },
    ),
    ...told,
  ];
}
