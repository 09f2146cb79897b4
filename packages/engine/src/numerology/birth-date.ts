/** The dates numerology reads: a calendar date as text, no time and no place. Gregorian, also before 1582. */

import { brief, readText, refusal } from '../input.ts';
import { type CivilDate, daysInMonth } from '../time/calendar.ts';

/** Years with a sign may have six figures, as the engine writes those before 0. */
const FORM = /^([+-]?\d{4}|[+-]00\d{4})-(\d{2})-(\d{2})$/;
const ALLOWED = 'YYYY-MM-DD, years -9999 … 9999';

/**
 * A date.
 *
 * @param field  as an error shall name it
 * @param date   `1949-05-15`; before the year 0 with a minus, `-0043-03-15` or `-000043-03-15` (astronomical years), whose digits count without it
 * @throws  EngineError INVALID_DATETIME for anything else, and for days that do not exist
 */
export function readDate(field: string, date: unknown): CivilDate {
  const text = readText(field, date, `a date, ${ALLOWED}`);
  const found = FORM.exec(text);
  if (found === null)
    throw refusal(
      'INVALID_DATETIME',
      field,
      ALLOWED,
      `The ${field} “${brief(shown(text))}” is not of the form YYYY-MM-DD.`,
    );
  const year = Number(found[1]) || 0;
  const [month, day] = [Number(found[2]), Number(found[3])];
  if (month < 1 || month > 12)
    throw refusal('INVALID_DATETIME', field, 'months 01 … 12', `The ${field} ${text} has no such month.`);
  const days = daysInMonth(year, month);
  if (day < 1 || day > days)
    throw refusal(
      'INVALID_DATETIME',
      field,
      `days 01 … ${days}`,
      `The ${field} ${text} has no such day: the month has ${days}.`,
    );
  return { year, month, day };
}

/** Without half surrogates, which no message can carry. */
function shown(text: string): string {
  return text.replace(/[\ud800-\udfff]/g, '?');
}

/** The digits of a date as it is written, YYYYMMDD. */
export function dateDigits({ year, month, day }: CivilDate): string {
  return `${padded(Math.abs(year), 4)}${padded(month, 2)}${padded(day, 2)}`;
}

function padded(number: number, width: number): string {
  return String(number).padStart(width, '0');
}

/** Whether a date comes before another. */
export function isBefore(a: CivilDate, b: CivilDate): boolean {
  if (a.year !== b.year) return a.year < b.year;
  return a.month !== b.month ? a.month < b.month : a.day < b.day;
}

/** Whether the birthday of a year has come; that of 29 February comes on 1 March where there is no such day. */
export function isBirthdayPast(birth: CivilDate, on: CivilDate): boolean {
  return on.month !== birth.month ? on.month > birth.month : on.day >= birth.day;
}

/** Birthdays since the birth. */
export function ageOn(birth: CivilDate, on: CivilDate): number {
  return on.year - birth.year - (isBirthdayPast(birth, on) ? 0 : 1);
}
