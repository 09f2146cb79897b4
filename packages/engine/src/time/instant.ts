/**
 * Arithmetic of two-part instants: whole Julian days and a fraction, so that nanoseconds survive five thousand years.
 *
 * For everyone who adds to or subtracts times. Scales never mix: the type of the scale travels with the instant.
 */

import type { Instant, TimeScale } from './moment.ts';

export const secondsPerDay = 86400;
/** Julian day of 2000 January 1, noon. */
export const j2000Day = 2451545;
/** Days in a Julian century. */
export const daysPerCentury = 36525;

/**
 * An instant from any two parts of a Julian date.
 *
 * @param scale     time scale of the result
 * @param day       days, need not be whole
 * @param fraction  more days, any size and sign
 * @returns the same instant with a whole `day` and 0 ≤ `fraction` < 1
 */
export function makeInstant<S extends TimeScale>(scale: S, day: number, fraction = 0): Instant<S> {
  const wholeDay = Math.floor(day);
  const rest = day - wholeDay + fraction;
  const carry = Math.floor(rest);
  const home = rest - carry;
  // A tiny negative rest rounds up to 1 when a day is added to it; it then belongs to the next day.
  return home >= 1
    ? { scale, day: wholeDay + carry + 1, fraction: 0 }
    : { scale, day: wholeDay + carry, fraction: home };
}

/** The instant `days` later (earlier when negative). */
export function addDays<S extends TimeScale>(instant: Instant<S>, days: number): Instant<S> {
  const wholeDays = Math.floor(days);
  return makeInstant(instant.scale, instant.day + wholeDays, instant.fraction + (days - wholeDays));
}

/** The instant `seconds` later (earlier when negative). */
export function addSeconds<S extends TimeScale>(instant: Instant<S>, seconds: number): Instant<S> {
  const wholeDays = Math.floor(seconds / secondsPerDay);
  const rest = (seconds - wholeDays * secondsPerDay) / secondsPerDay;
  return makeInstant(instant.scale, instant.day + wholeDays, instant.fraction + rest);
}

/** Days from `earlier` to `later`, negative when they are the other way round. */
export function daysBetween<S extends TimeScale>(earlier: Instant<S>, later: Instant<S>): number {
  return later.day - earlier.day + (later.fraction - earlier.fraction);
}

/** Seconds of the shared scale from `earlier` to `later`. */
export function secondsBetween<S extends TimeScale>(earlier: Instant<S>, later: Instant<S>): number {
  return (later.day - earlier.day) * secondsPerDay + (later.fraction - earlier.fraction) * secondsPerDay;
}

/** Negative, zero or positive as `a` lies before, at or after `b`. */
export function compareInstants<S extends TimeScale>(a: Instant<S>, b: Instant<S>): number {
  return a.day - b.day || a.fraction - b.fraction;
}

/** The Julian date as one number: 40 microseconds are lost by today's size of it. */
export function toJulianDay(instant: Instant): number {
  return instant.day + instant.fraction;
}

/** Julian centuries since 2000 January 1, noon, of the instant's own scale. */
export function centuriesSinceJ2000(instant: Instant): number {
  return (instant.day - j2000Day + instant.fraction) / daysPerCentury;
}
