/** Many days at once: a month, a year. What neighbouring days share is reckoned once; each day's record is the one that `panchangOn` gives. */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { readChoices, wholeIn } from '../../choice.ts';
import { dayNumberOf, daysInMonth } from '../../time/calendar.ts';
import type { LocalClock } from '../../time/local-clock.ts';
import { DayBook } from './day-book.ts';
import { SPAN_NAMES } from './option-names.ts';
import { type Panchang, panchangFrom, readDayNumber } from './panchang.ts';
import type { PanchangOptions } from './settings.ts';

/** Which days: from a date (`YYYY-MM-DD` or its day number), how many. */
export interface CalendarSpan {
  readonly from: string | number;
  /** 1 … 1500. */
  readonly days: number;
}

const MOST_DAYS = 1500;

/**
 * The panchang of every day of a span; a date that the place never had (the date line moved) is left out.
 *
 * @throws  EngineError as `panchangOn`; INVALID_OPTION for a span that is none
 */
export function calendarOf(
  zodiac: ZodiacSky,
  clock: LocalClock,
  span: CalendarSpan,
  options: PanchangOptions = {},
): readonly Panchang[] {
  const { from, count } = readSpan(span);
  const book = new DayBook(zodiac, clock, options);
  const dates = Array.from({ length: count }, (_, i) => from + i);
  return dates.filter((dayNumber) => book.days.has(dayNumber)).map((dayNumber) => panchangFrom(book, dayNumber));
}

/** The days of a civil month (1 … 12) of a year. Errors as `calendarOf`. */
export function monthCalendarOf(
  zodiac: ZodiacSky,
  clock: LocalClock,
  year: number,
  month: number,
  options: PanchangOptions = {},
): readonly Panchang[] {
  wholeIn('year', year, -3000, 3000);
  wholeIn('month', month, 1, 12);
  return calendarOf(zodiac, clock, { from: dayNumberOf(year, month, 1), days: daysInMonth(year, month) }, options);
}

/** First day number and count of a span. @throws EngineError INVALID_OPTION, INVALID_DATETIME */
export function readSpan(span: CalendarSpan): { readonly from: number; readonly count: number } {
  const { from, days } = readChoices(span, 'span', SPAN_NAMES);
  return { from: readDayNumber('from', from), count: wholeIn('days', days, 1, MOST_DAYS) };
}
