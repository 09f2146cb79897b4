/**
 * Leap seconds: how far UTC lags behind atomic time since 1972, and which days are a second longer.
 *
 * Source: IERS Bulletin C 72 and the file leap-seconds.list of tzdata 2026f (updated 2026-07-06, expires 2027-06-28).
 * To check or extend: the file's rows are NTP seconds and TAI − UTC; each row below is the day such a row begins.
 */

import { dayNumberOf } from './calendar.ts';

/** TT − TAI, seconds, by definition. */
export const ttMinusTaiSeconds = 32.184;

/** year, month (each begins on the 1st, 0 h UTC), TAI − UTC from then on. */
// biome-ignore format: a table
const leapRows: readonly (readonly [number, number, number])[] = [
  [1972, 1, 10], [1972, 7, 11], [1973, 1, 12], [1974, 1, 13], [1975, 1, 14], [1976, 1, 15], [1977, 1, 16],
  [1978, 1, 17], [1979, 1, 18], [1980, 1, 19], [1981, 7, 20], [1982, 7, 21], [1983, 7, 22], [1985, 7, 23],
  [1988, 1, 24], [1990, 1, 25], [1991, 1, 26], [1992, 7, 27], [1993, 7, 28], [1994, 7, 29], [1996, 1, 30],
  [1997, 7, 31], [1999, 1, 32], [2006, 1, 33], [2009, 1, 34], [2012, 7, 35], [2015, 7, 36], [2017, 1, 37],
];

/** The day number on which each row begins, reckoned when first asked for. */
let days: readonly number[] | undefined;

function leapDays(): readonly number[] {
  days ??= leapRows.map(([year, month]) => dayNumberOf(year, month, 1));
  return days;
}

/** Day number of 1972-01-01, from which UTC has whole leap seconds. */
export const utcFirstDay: number = dayNumberOf(1972, 1, 1);
/** Day number of 2027-06-28, from which the table no longer speaks. */
export const leapTableExpiryDay: number = dayNumberOf(2027, 6, 28);

/**
 * TAI − UTC on a UTC day.
 *
 * @param dayNumber  day number of the date (its noon)
 * @returns whole seconds, or null before 1972 and from the table's expiry on
 */
export function taiMinusUtcSeconds(dayNumber: number): number | null {
  if (dayNumber < utcFirstDay || dayNumber >= leapTableExpiryDay) return null;
  const starts = leapDays();
  let i = starts.length - 1;
  while ((starts[i] as number) > dayNumber) i--;
  return (leapRows[i] as (typeof leapRows)[number])[2];
}

/** Whether a UTC day ends with 23:59:60. */
export function hasLeapSecond(dayNumber: number): boolean {
  return dayNumber >= utcFirstDay && leapDays().includes(dayNumber + 1);
}
