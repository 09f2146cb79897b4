/**
 * Reads dates, times and offsets as people and programs write them (ISO 8601), and says plainly what is wrong with the
 * rest.
 *
 * For the birth input. Text in, whole numbers out; nothing here knows zones or scales.
 */

import type { EngineError } from '../errors.ts';
import { brief, refusal } from '../input.ts';
import { type Calendar, dayNumberOf, daysInMonth } from './calendar.ts';

/**
 * First and last year that the engine takes, astronomical: −3000 is 3001 BCE. The analytic ephemeris reaches as far.
 */
export const yearSpan: { readonly first: number; readonly last: number } = { first: -3000, last: 3000 };

/** A clock reading: the date's day number and seconds since its midnight. */
export interface CivilTime {
  readonly dayNumber: number;
  /** Whole seconds, 0 … 86399. */
  readonly seconds: number;
  /** What is left of a second, 0 ≤ fraction < 1. */
  readonly fraction: number;
  /** The second was written as 60: `seconds` says 59 and the leap second after it is meant. */
  readonly leapSecond: boolean;
  /** Half of the last digit written: 30 for `HH:MM`, 0.5 for `HH:MM:SS`. */
  readonly doubtSeconds: number;
}

/** A clock reading without its date. */
export type TimeOfDay = Omit<CivilTime, 'dayNumber'>;

/** A clock reading with the offset that was written after it, if one was. */
export interface CivilDateTime extends CivilTime {
  readonly offset: { readonly text: string; readonly seconds: number } | null;
}

const dateForm = '([+-]\\d{4,6}|\\d{4})-(\\d{2})-(\\d{2})';
const timeForm = '(\\d{2}):(\\d{2})(?::(\\d{2})(?:[.,](\\d{1,12}))?)?';
const offsetForm = 'Z|[+-]\\d{2}(?::?\\d{2}(?::?\\d{2})?)?';
const datePattern = new RegExp(`^${dateForm}$`);
const timePattern = new RegExp(`^${timeForm}$`);
const dateTimePattern = new RegExp(`^${dateForm}[T ]${timeForm}(${offsetForm})?$`);
const offsetPattern = /^([+-])(\d{2})(?::?(\d{2})(?::?(\d{2}))?)?$/;

const dateTimeWords = 'YYYY-MM-DDTHH:MM[:SS[.fff]][Z|±HH:MM], years −3000 … 3000 (write −500 as -0500)';
const dateWords = 'YYYY-MM-DD, years −3000 … 3000 (write −500 as -0500)';
const timeWords = 'HH:MM[:SS[.fff]], 00:00 … 23:59, or "unknown"';

/** No clock on land has ever been further than this from Greenwich's. */
export const offsetLimitHours = 16;

/**
 * `2000-01-31T18:30`, `2000-01-31 18:30:15.5+05:30`, `-0500-03-01T06:00`.
 *
 * @throws EngineError INVALID_DATETIME, field `datetime`
 */
export function readDateTime(text: string, calendar: Calendar): CivilDateTime {
  const match = dateTimePattern.exec(text);
  if (match === null)
    throw invalid('datetime', dateTimeWords, `"${brief(text)}" is not a date with a time. ${hint(text)}`);
  const [, year, month, day, hour, minute, second, fractionPart, offset] = match;
  const dayNumber = readDateParts('datetime', text, year, month, day, calendar);
  const { seconds, fraction, leapSecond, doubtSeconds } = readTimeParts(
    'datetime',
    text,
    hour,
    minute,
    second,
    fractionPart,
  );
  return { dayNumber, seconds, fraction, leapSecond, doubtSeconds, offset: readOffset(offset) };
}

function readOffset(text: string | undefined): CivilDateTime['offset'] {
  if (text === undefined) return null;
  const seconds = offsetSecondsOf(text);
  if (seconds !== null) return { text, seconds };
  throw invalid(
    'datetime',
    dateTimeWords,
    `The offset "${text}" lies outside ±${offsetLimitHours}:00 or has no such minutes.`,
  );
}

/** `2000-01-31` → day number. @throws EngineError INVALID_DATETIME, field `date` */
export function readDate(text: string, calendar: Calendar): number {
  const match = datePattern.exec(text);
  if (match === null) throw invalid('date', dateWords, `"${brief(text)}" is not a date of the form YYYY-MM-DD.`);
  return readDateParts('date', text, match[1], match[2], match[3], calendar);
}

/** `18:30`, `18:30:15.5` → seconds of the day and their doubt. @throws EngineError INVALID_DATETIME, field `time` */
export function readTime(text: string): TimeOfDay {
  const match = timePattern.exec(text);
  if (match === null) throw invalid('time', timeWords, `"${brief(text)}" is not a time of the form HH:MM or HH:MM:SS.`);
  return readTimeParts('time', text, match[1], match[2], match[3], match[4]);
}

/**
 * `Z`, `+05:30`, `+0530`, `+05`, `-00:01:15` → seconds east of Greenwich.
 *
 * @returns null when the text is of another form, or outside ±16 hours
 */
export function offsetSecondsOf(text: string): number | null {
  if (text === 'Z') return 0;
  if (typeof text !== 'string') return null;
  const match = offsetPattern.exec(text);
  if (match === null) return null;
  const [minutes, seconds] = [Number(match[3] ?? 0), Number(match[4] ?? 0)];
  if (minutes > 59 || seconds > 59) return null;
  const total = Number(match[2]) * 3600 + minutes * 60 + seconds;
  if (total > offsetLimitHours * 3600) return null;
  return match[1] === '-' && total > 0 ? -total : total;
}

/** The refusal of a date or time. */
export function invalid(field: string, allowed: string, message: string): EngineError {
  return refusal('INVALID_DATETIME', field, allowed, message);
}

type Part = string | undefined;

function readDateParts(
  field: string,
  text: string,
  yearPart: Part,
  monthPart: Part,
  dayPart: Part,
  calendar: Calendar,
): number {
  const allowed = field === 'date' ? dateWords : dateTimeWords;
  const [year, month, day] = [Number(yearPart), Number(monthPart), Number(dayPart)];
  if (yearPart?.startsWith('-') && year === 0) {
    throw invalid(field, allowed, `"${brief(text)}" has the year -0; the year 0 (1 BCE) is written 0000.`);
  }
  if (year < yearSpan.first || year > yearSpan.last) {
    throw invalid(
      field,
      allowed,
      `The year ${year} is outside the span of the ephemeris, ${yearSpan.first} … ${yearSpan.last}.`,
    );
  }
  if (month < 1 || month > 12) throw invalid(field, allowed, `"${brief(text)}" has no such month: ${monthPart}.`);
  if (day < 1 || day > daysInMonth(year, month, calendar)) {
    throw invalid(
      field,
      allowed,
      `"${brief(text)}" does not exist: that month of the ${calendar} calendar has ` +
        `${daysInMonth(year, month, calendar)} days.`,
    );
  }
  return dayNumberOf(year, month, day, calendar);
}

function readTimeParts(
  field: string,
  text: string,
  hourPart: Part,
  minutePart: Part,
  secondPart: Part,
  fractionPart: Part,
): TimeOfDay {
  const allowed = field === 'time' ? timeWords : dateTimeWords;
  const [hour, minute, second] = [Number(hourPart), Number(minutePart), Number(secondPart ?? 0)];
  if (hour > 23) {
    const midnight = hour === 24 ? ' Midnight is 00:00 of the day that begins.' : '';
    throw invalid(field, allowed, `"${brief(text)}" has no such hour: ${hourPart}.${midnight}`);
  }
  if (minute > 59) throw invalid(field, allowed, `"${brief(text)}" has no such minute: ${minutePart}.`);
  if (second > 60) throw invalid(field, allowed, `"${brief(text)}" has no such second: ${secondPart}.`);
  return {
    seconds: hour * 3600 + minute * 60 + Math.min(second, 59),
    fraction: fractionPart === undefined ? 0 : Number(`0.${fractionPart}`),
    leapSecond: second === 60,
    doubtSeconds: secondPart === undefined ? 30 : 0.5 * Number(`1e-${fractionPart?.length ?? 0}`),
  };
}

/** What the writer of a refused date-time may have meant. */
function hint(text: string): string {
  if (datePattern.test(text)) return 'The time is missing; for an unknown time give `date` and `time: "unknown"`.';
  if (/^\s|\s$/.test(text)) return 'Remove the spaces around it.';
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{4}/.test(text)) return 'Write the year first: 2000-12-31T18:30.';
  if (/[A-Za-z]{2,}\s*$/.test(text)) return 'A zone belongs in the field `timezone`.';
  return 'Write it like 2000-12-31T18:30 or 2000-12-31T18:30:00+05:30.';
}
