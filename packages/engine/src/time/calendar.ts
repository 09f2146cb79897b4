/**
 * Calendar dates and whole Julian day numbers, both ways, for any year.
 *
 * Years are astronomical: 0 is 1 BCE, −1 is 2 BCE. The Gregorian calendar is proleptic: its rules reach back for ever.
 * A day number here is that of the date's noon, so the date begins at `day − 0.5` as a Julian date. Of a Julian date it is `Math.floor(jd + 0.5)`.
 */

import { refusal } from '../input.ts';

export type Calendar = 'gregorian' | 'julian';

export interface CivilDate {
  readonly year: number;
  /** 1 … 12 */
  readonly month: number;
  /** 1 … 31 */
  readonly day: number;
}

/** Julian day number of 1970-01-01 (Gregorian), where zone tables count their seconds from. */
export const epochDayNumber = 2440588;

const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** Whether the year has a 29 February. */
export function isLeapYear(year: number, calendar: Calendar = 'gregorian'): boolean {
  return year % 4 === 0 && (calendar === 'julian' || year % 100 !== 0 || year % 400 === 0);
}

/** Days in a month (1 … 12) of a year. */
export function daysInMonth(year: number, month: number, calendar: Calendar = 'gregorian'): number {
  if (month === 2) return isLeapYear(year, calendar) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Day number of a date.
 *
 * @param year      astronomical year, any integer
 * @param month     1 … 12
 * @param day       1 … 31; not checked against the month
 * @param calendar  calendar of the date
 * @returns the Julian day number at that date's noon, an integer; 2451545 for 2000-01-01
 * @throws  EngineError INVALID_DATETIME for a month that is none of the twelve
 */
export function dayNumberOf(year: number, month: number, day: number, calendar: Calendar = 'gregorian'): number {
  const daysBefore = daysBeforeMonth[month - 1];
  if (daysBefore === undefined) throw refusal('INVALID_DATETIME', 'month', '1 … 12', 'The month must be 1 … 12.');
  const before = year - 1;
  const leapDays =
    Math.floor(before / 4) + (calendar === 'gregorian' ? Math.floor(before / 400) - Math.floor(before / 100) : 0);
  const leapDay = month > 2 && isLeapYear(year, calendar) ? 1 : 0;
  // Noon of the day before 0001-01-01 in either calendar.
  const origin = calendar === 'gregorian' ? 1721425 : 1721423;
  return origin + before * 365 + leapDays + daysBefore + leapDay + day;
}

/**
 * Date of a day number: the inverse of `dayNumberOf`.
 *
 * @param dayNumber  Julian day number at noon, a whole number
 * @param calendar   calendar to write the date in
 * @throws  EngineError INVALID_DATETIME for a number that is not whole, such as the Julian date of a midnight
 */
export function dateOf(dayNumber: number, calendar: Calendar = 'gregorian'): CivilDate {
  checkDayNumber(dayNumber);
  const perCycle = calendar === 'gregorian' ? 146097 : 1461;
  const yearsPerCycle = calendar === 'gregorian' ? 400 : 4;
  const first = dayNumberOf(1, 1, 1, calendar);
  const cycle = Math.floor((dayNumber - first) / perCycle);
  const inCycle = dayNumber - first - cycle * perCycle;
  // The guess is never late, and early by a year at most: 366 days are the longest year.
  let year = cycle * yearsPerCycle + 1 + Math.floor(inCycle / 366);
  while (dayNumberOf(year + 1, 1, 1, calendar) <= dayNumber) year++;
  const ofYear = dayNumber - dayNumberOf(year, 1, 1, calendar);
  let month = Math.min(12, Math.floor(ofYear / 29) + 1);
  while (dayNumberOf(year, month, 1, calendar) > dayNumber) month--;
  return { year, month, day: dayNumber - dayNumberOf(year, month, 1, calendar) + 1 };
}

/** Day of the week of a day number: 0 Sunday … 6 Saturday. Errors as `dateOf`. */
export function weekdayOf(dayNumber: number): number {
  checkDayNumber(dayNumber);
  return (((dayNumber + 1) % 7) + 7) % 7;
}

function checkDayNumber(dayNumber: number): void {
  if (Number.isInteger(dayNumber)) return;
  const allowed = 'a whole number: of a Julian date, Math.floor(jd + 0.5)';
  throw refusal('INVALID_DATETIME', 'dayNumber', allowed, `The dayNumber must be ${allowed}.`);
}
