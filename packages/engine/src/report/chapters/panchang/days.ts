/** The days of a span: calendar, limbs, festivals, hours. */

import { SIGNS } from '../../../chart/chart.ts';
import { type CivilSpan, festivalsTold, type Panchang, type PeriodId } from '../../../jyotish/index.ts';
import { festivalName } from '../../../language/index.ts';
import type { TithiKey, WeekdayKey } from '../../../language/keys.ts';
import { dateIn } from '../../../time/format.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import { sunTimes } from '../kundli/cells.ts';
import type { SpanBook } from './book.ts';
import { calendarMonths } from './pictures.ts';

export const CALENDAR: Chapter<SpanBook> = {
  title: ({ say }) => say.headings.month,
  blocks: (book) =>
    calendarMonths(book).flatMap(({ days, scene }): readonly Block[] => [
      { kind: 'heading', level: 2, text: scene.title },
      { kind: 'figure', scene },
      monthFacts(book, days),
    ]),
};

/** Lunar months and years of the month, each with the day from which it runs where it changes. */
function monthFacts(book: SpanBook, days: readonly Panchang[]): Block {
  const { say, names } = book;
  const masa = (label: { readonly name: string; readonly isAdhika: boolean }): string => {
    const own = names.masa[label.name as keyof typeof names.masa];
    return label.isAdhika ? `${own} (${say.panchang.adhikaMonth})` : own;
  };
  return {
    kind: 'facts',
    pairs: [
      [say.panchang.amanta, inTurn(book, days, (day) => masa(day.masa.amanta))],
      [say.panchang.purnimanta, inTurn(book, days, (day) => masa(day.masa.purnimanta))],
      [say.panchang.shaka, inTurn(book, days, ({ years }) => book.yearText(years.shaka.elapsed))],
      [say.panchang.vikrama, inTurn(book, days, ({ years }) => book.yearText(years.vikrama.elapsed))],
    ],
  };
}

/** `Kartika; Margashirsha from 9 December 2026`. */
function inTurn(book: SpanBook, days: readonly Panchang[], wordsOf: (day: Panchang) => string): string {
  return days
    .flatMap((day, index) => {
      const words = wordsOf(day);
      const before = days[index - 1];
      if (before === undefined) return [words];
      return wordsOf(before) === words ? [] : [book.say.timing.fromDay({ place: words, date: book.dayOf(day.date) })];
    })
    .join('; ');
}

/** `Navami 14:05`, with the day after where it ends on another. */
function spansText(book: SpanBook, day: Panchang, spans: readonly (CivilSpan & { readonly words: string })[]): Words {
  return spans
    .map(({ words, end, endJdUt }) => {
      if (endJdUt >= day.sun.nextSunriseJdUt) return words;
      const time = book.hourOf(end);
      return `${words} ${end.startsWith(`${day.date}T`) ? time : `${time}+`}`;
    })
    .join('; ');
}

/** `9 Dec`. */
function shortDay({ names }: SpanBook, { date }: Panchang): string {
  const { month, day } = dateIn(date);
  return `${day} ${names.monthShort[month as 1]}`;
}

/** A head of several words may break between them; one word asks for its width. */
function hourColumn(head: string): { readonly share: number | null } {
  return { share: head.includes(' ') ? 0.65 : null };
}

export const DAY_TABLE: Chapter<SpanBook> = {
  title: ({ say }) => say.headings.dayTable,
  blocks: (book) => {
    const { say, names } = book;
    const date = (day: Panchang): string =>
      `${shortDay(book, day)}, ${names.weekdayShort[day.vara.english as WeekdayKey]}`;
    return [
      { kind: 'paragraph', words: say.almanac.tableNote, size: 'small' },
      {
        kind: 'table',
        title: say.headings.dayTable,
        columns: [
          { share: 1.15 },
          { share: 1.85 },
          { share: 1.85 },
          { share: 2.2 },
          ...[say.panchang.sunrise, say.panchang.sunset].map(hourColumn),
        ],
        head: [
          say.furniture.date,
          say.panchang.tithi,
          say.panchang.nakshatra,
          say.panchang.yoga,
          say.panchang.sunrise,
          say.panchang.sunset,
        ],
        rows: book.days.map((day) => [
          date(day),
          spansText(
            book,
            day,
            day.tithi.map((one) => ({ ...one, words: names.tithi[one.name as TithiKey] })),
          ),
          spansText(
            book,
            day,
            day.nakshatra.map((one) => ({ ...one, words: names.nakshatra[one.name] })),
          ),
          spansText(
            book,
            day,
            day.yoga.map((one) => ({ ...one, words: names.nityaYoga[one.name as keyof typeof names.nityaYoga] })),
          ),
          ...sunTimes(book, day.sun, (time) => book.hourOf(time)),
        ]),
        marked: book.days.flatMap(({ tithi: [tithi] }, index) =>
          tithi?.index === 15 || tithi?.index === 30 || tithi?.index === 11 || tithi?.index === 26 ? [index] : [],
        ),
        size: 'small',
      },
    ];
  },
};

export const FESTIVALS: Chapter<SpanBook> = {
  title: ({ say }) => say.headings.festivals,
  blocks: (book) => {
    const { say, names, festivals } = book;
    if (festivals.length === 0) return [];
    return [
      {
        kind: 'table',
        title: say.headings.festivals,
        columns: [{ share: 1 }, { share: 2 }, { share: 1 }],
        head: [say.furniture.date, say.furniture.name, say.almanac.kind],
        rows: festivalsTold(festivals).map((festival) => [
          book.dayOf(festival.date),
          festivalName(book.language, festival),
          names.festivalKind[festival.category],
        ]),
      },
    ];
  },
};

const AVOIDED: readonly PeriodId[] = ['rahu-kalam', 'yamaganda', 'gulika-kalam'];
const SOUGHT: readonly PeriodId[] = ['brahma-muhurta', 'abhijit-muhurta', 'amrita-kala'];

export const HOURS: Chapter<SpanBook> = {
  title: ({ say }) => say.almanac.hours,
  blocks: (book) => {
    const { say, names } = book;
    const cell = (day: Panchang, id: PeriodId): string => {
      const period = day.periods.find((one) => one.id === id);
      if (period === undefined || !period.isApplicable) return '–';
      return period.spans.map(({ start, end }) => book.language.range(book.hourOf(start), book.hourOf(end))).join('; ');
    };
    return [
      { kind: 'paragraph', words: say.almanac.hoursNote },
      {
        kind: 'table',
        title: say.almanac.hours,
        columns: [{ share: 0.8 }, ...[...AVOIDED, ...SOUGHT].map(() => ({ share: 1.1 }))],
        head: [say.furniture.date, ...[...AVOIDED, ...SOUGHT].map((id) => names.period[id])],
        rows: book.days.map((day) => [shortDay(book, day), ...[...AVOIDED, ...SOUGHT].map((id) => cell(day, id))]),
        size: 'small',
      },
    ];
  },
};

export const MOON_TABLE: Chapter<SpanBook> = {
  title: ({ say }) => say.almanac.moon,
  blocks: (book) => {
    const { say, names } = book;
    return [
      { kind: 'paragraph', words: say.almanac.moonNote },
      {
        kind: 'table',
        title: say.almanac.moon,
        columns: [{ share: 0.9 }, { share: 1 }, { share: 1 }, { share: 2 }, { share: 1.6 }],
        head: [
          say.furniture.date,
          say.panchang.moonrise,
          say.panchang.moonset,
          say.panchang.moonSign,
          say.panchang.bhadra,
        ],
        rows: book.days.map((day) => [
          shortDay(book, day),
          day.moon.moonrise === null ? '–' : book.hourOf(day.moon.moonrise),
          day.moon.moonset === null ? '–' : book.hourOf(day.moon.moonset),
          spansText(
            book,
            day,
            day.moonSign.map((one) => ({ ...one, words: names.rashi[SIGNS[one.sign - 1] as 'Aries'] })),
          ),
          day.bhadra.map(({ start, end }) => book.language.range(book.hourOf(start), book.hourOf(end))).join('; ') ||
            '–',
        ]),
        size: 'small',
      },
    ];
  },
};
