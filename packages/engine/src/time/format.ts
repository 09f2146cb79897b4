/**
 * Instants and offsets as text, so that what is printed can be read back: ISO 8601, years outside 0 … 9999 with a sign
 * and six digits, as ECMAScript writes them.
 */

import { type Calendar, type CivilDate, dateOf } from './calendar.ts';
import { isUtcDay, type UtcClock, utcDaySeconds } from './scales.ts';

/** A clock reading in whole milliseconds; `second` is 60 within a leap second. */
export interface ClockText {
  readonly dayNumber: number;
  /** Whole seconds of the day, 0 … 86399; in a leap second 86399. */
  readonly seconds: number;
  readonly milliseconds: number;
  readonly leapSecond: boolean;
}

/** Seconds east of Greenwich as `+05:30`, or with seconds when there are any: `-00:01:15`. */
export function formatOffset(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const seconds = size % 60;
  return (
    `${offsetSeconds < 0 ? '-' : '+'}${two(Math.floor(size / 3600))}:${two(Math.floor((size % 3600) / 60))}` +
    (seconds === 0 ? '' : `:${two(seconds)}`)
  );
}

/** A UTC clock reading as `2000-01-01T12:00:00.000Z`, rounded to the millisecond. */
export function formatUtc(clock: UtcClock): string {
  const rounded = roundClock(clock);
  return `${formatDate(rounded.dayNumber, 'gregorian')}T${formatTime(rounded, 3)}Z`;
}

/** A local clock reading as `2000-01-01T17:30:00`, with milliseconds only when there are any. */
export function formatLocal(clock: ClockText, calendar: Calendar = 'gregorian'): string {
  return `${formatDate(clock.dayNumber, calendar)}T${formatTime(clock, clock.milliseconds === 0 ? 0 : 3)}`;
}

/** A day number as `2000-01-31`, `-000500-03-01`, `+012345-01-01`. */
export function formatDate(dayNumber: number, calendar: Calendar = 'gregorian'): string {
  const { year, month, day } = dateOf(dayNumber, calendar);
  const size = String(Math.abs(year));
  const yearText =
    year < 0 ? `-${size.padStart(6, '0')}` : year > 9999 ? `+${size.padStart(6, '0')}` : size.padStart(4, '0');
  return `${yearText}-${two(month)}-${two(day)}`;
}

/** The date with which a text of ours begins, `2000-01-31` or `-000500-03-01T12:00:00`: what `formatDate` has written. */
export function dateIn(text: string): CivilDate {
  const [, year = '', month = '', day = ''] = /^([+-]?\d+)-(\d\d)-(\d\d)/.exec(text) ?? [];
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** A UTC clock reading rounded to the millisecond, carried into the next day or the leap second as need be. */
export function roundClock({ dayNumber, seconds }: UtcClock): ClockText {
  const length = isUtcDay(dayNumber) ? utcDaySeconds(dayNumber) : 86400;
  const whole = Math.floor(seconds * 1000 + 0.5);
  if (whole >= length * 1000) return roundClock({ dayNumber: dayNumber + 1, seconds: 0 });
  const leapSecond = whole >= 86400000;
  const plain = leapSecond ? whole - 1000 : whole;
  return { dayNumber, seconds: Math.floor(plain / 1000), milliseconds: plain % 1000, leapSecond };
}

/** Whole seconds of a day, 0 … 86399, as `17:30:00`. */
export function formatSeconds(seconds: number): string {
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function formatTime({ seconds, milliseconds, leapSecond }: ClockText, digits: 0 | 3): string {
  return (
    (leapSecond ? `${formatSeconds(seconds).slice(0, -2)}60` : formatSeconds(seconds)) +
    (digits === 0 ? '' : `.${String(milliseconds).padStart(3, '0')}`)
  );
}

/** 00 … 99. */
const twoDigits = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));

function two(value: number): string {
  return twoDigits[value] ?? String(value).padStart(2, '0');
}
