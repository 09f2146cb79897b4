/**
 * From the clock to the scales of astronomy and back: civil UTC ↔ TT ↔ UT1, and TDB.
 *
 * Policy. From 1972 to the expiry of the leap second table, civil time is UTC: TT is exact, and UT1 = TT − ΔT.
 * Before 1972 clocks followed the Earth, and after the expiry no one knows the leap seconds: civil time is then taken
 * as UT1, TT = UT1 + ΔT, and the text that is called `utc` is UT1's. At the two seams the policies differ by 0.05 s
 * (1972) and by what ΔT's prediction is off (2027, 0.4 s); an instant inside a seam reads as UTC.
 */

import { sinCos } from '../angle.ts';
import { EngineError } from '../errors.ts';
import { refusal } from '../input.ts';
import { deltaTSecondsAt } from './delta-t.ts';
import { addSeconds, centuriesSinceJ2000, makeInstant, secondsPerDay, toJulianDay } from './instant.ts';
import { hasLeapSecond, leapTableExpiryDay, taiMinusUtcSeconds, ttMinusTaiSeconds, utcFirstDay } from './leap.ts';
import type { Instant } from './moment.ts';

/**
 * Beyond this no ΔT is meant, seconds: 79 000 in −3000 by the engine's own, and 110 000 by the steepest parabola in use.
 */
const deltaTLimitSeconds = 200_000;

/** TT − UT1 in seconds, −200 000 … 200 000, as a function of the Julian date in UT1. */
export type DeltaT = (ut1: number) => number;

/** A ΔT of the caller's own as it is. @throws EngineError INVALID_OPTION, field `options.deltaT` */
export function readDeltaT(value: unknown): DeltaT | undefined {
  if (value === undefined || typeof value === 'function') return value as DeltaT | undefined;
  const allowed = 'a function: seconds for a Julian date in UT1';
  throw refusal('INVALID_OPTION', 'options.deltaT', allowed, `options.deltaT must be ${allowed}.`);
}

/**
 * A reading of a UTC clock: the day number of the date and seconds since its midnight (86400 … 86401 in a leap second).
 */
export interface UtcClock {
  readonly dayNumber: number;
  readonly seconds: number;
}

/** One instant in the two scales that the sky needs, and the difference that was used. */
export interface Scales {
  readonly tt: Instant<'tt'>;
  readonly ut1: Instant<'ut1'>;
  readonly deltaTSeconds: number;
}

/**
 * The scales of a UTC clock reading, by the policy above.
 *
 * @param clock   UTC day number and seconds of the day
 * @param deltaT  another ΔT than the engine's own
 * @throws EngineError INVALID_OPTION when `deltaT` does not return a number of seconds within ±200 000
 */
export function scalesOfUtc(clock: UtcClock, deltaT?: DeltaT): Scales {
  const taiMinusUtc = taiMinusUtcSeconds(clock.dayNumber);
  if (taiMinusUtc === null) return scalesOfUt1(instantOfSeconds('ut1', clock.dayNumber, clock.seconds), deltaT);
  return scalesOfTt(instantOfSeconds('tt', clock.dayNumber, clock.seconds + taiMinusUtc + ttMinusTaiSeconds), deltaT);
}

/** The scales of an instant in UT1. */
export function scalesOfUt1(ut1: Instant<'ut1'>, deltaT?: DeltaT): Scales {
  const deltaTSeconds = deltaTOf(toJulianDay(ut1), deltaT);
  return { tt: makeInstant('tt', ut1.day, ut1.fraction + deltaTSeconds / secondsPerDay), ut1, deltaTSeconds };
}

/** The scales of an instant in TT. ΔT is wanted at UT1, which is near enough after two rounds: 1e-7 s in −3000. */
export function scalesOfTt(tt: Instant<'tt'>, deltaT?: DeltaT): Scales {
  const day = toJulianDay(tt);
  let deltaTSeconds = deltaTOf(day, deltaT);
  for (let round = 0; round < 2; round++) deltaTSeconds = deltaTOf(day - deltaTSeconds / secondsPerDay, deltaT);
  return { tt, ut1: makeInstant('ut1', tt.day, tt.fraction - deltaTSeconds / secondsPerDay), deltaTSeconds };
}

/** The reading of a UTC clock at an instant whose scales are known: the inverse of `scalesOfUtc`. */
export function utcOf({ tt, ut1 }: Pick<Scales, 'tt' | 'ut1'>): UtcClock {
  // Atomic time as a clock: its day and seconds differ from UTC's by less than a minute.
  const tai = clockOf(addSeconds(tt, -ttMinusTaiSeconds));
  for (const dayNumber of [tai.dayNumber, tai.dayNumber - 1]) {
    const taiMinusUtc = taiMinusUtcSeconds(dayNumber);
    if (taiMinusUtc === null) continue;
    const seconds = (tai.dayNumber - dayNumber) * secondsPerDay + tai.seconds - taiMinusUtc;
    if (seconds >= 0 && seconds < utcDaySeconds(dayNumber)) return { dayNumber, seconds };
  }
  return clockOf(ut1);
}

/** Length of a UTC day in seconds. */
export function utcDaySeconds(dayNumber: number): number {
  return hasLeapSecond(dayNumber) ? secondsPerDay + 1 : secondsPerDay;
}

/** Whether the policy treats a civil day as UTC (true) or as UT1. */
export function isUtcDay(dayNumber: number): boolean {
  return dayNumber >= utcFirstDay && dayNumber < leapTableExpiryDay;
}

/**
 * Barycentric dynamical time minus TT at the Earth's centre.
 *
 * @param tt  the instant, TT
 * @returns seconds, −0.0017 … 0.0017, within 10 microseconds from 1600 to 2200
 * @source  Kaplan, USNO Circular 179 (2005), (2.6), the leading terms of Fairhead and Bretagnon, A&A 229 (1990) 240
 */
export function tdbMinusTtSeconds(tt: Instant<'tt'>): number {
  const t = centuriesSinceJ2000(tt);
  return (
    0.001657 * sinCos(628.3076 * t + 6.2401).sin +
    0.000022 * sinCos(575.3385 * t + 4.297).sin +
    0.000014 * sinCos(1256.6152 * t + 6.1969).sin +
    0.000005 * sinCos(606.9777 * t + 4.0212).sin +
    0.000005 * sinCos(52.9691 * t + 0.4444).sin +
    0.000002 * sinCos(21.3299 * t + 5.5431).sin +
    0.00001 * t * sinCos(628.3076 * t + 4.249).sin
  );
}

/** TT → TDB. */
export function tdbOf(tt: Instant<'tt'>): Instant<'tdb'> {
  return makeInstant('tdb', tt.day, tt.fraction + tdbMinusTtSeconds(tt) / secondsPerDay);
}

/** An instant from a date's day number and seconds since its midnight in the same scale. */
export function instantOfSeconds<S extends 'tt' | 'ut1' | 'utc'>(
  scale: S,
  dayNumber: number,
  seconds: number,
): Instant<S> {
  return makeInstant(scale, dayNumber - 1, 0.5 + seconds / secondsPerDay);
}

/** Day number and seconds since midnight of an instant, in its own scale. */
export function clockOf(instant: Instant): UtcClock {
  const afterMidnight = instant.fraction >= 0.5;
  return {
    dayNumber: afterMidnight ? instant.day + 1 : instant.day,
    seconds: (instant.fraction + (afterMidnight ? -0.5 : 0.5)) * secondsPerDay,
  };
}

function deltaTOf(ut1: number, deltaT: DeltaT | undefined): number {
  if (deltaT === undefined) return deltaTSecondsAt(ut1);
  const seconds: unknown = typeof deltaT === 'function' ? deltaT(ut1) : null;
  if (typeof seconds === 'number' && Math.abs(seconds) <= deltaTLimitSeconds) return seconds;
  throw new EngineError({
    code: 'INVALID_OPTION',
    field: 'deltaT',
    allowed: `a function from a Julian date (UT1) to seconds, −${deltaTLimitSeconds} … ${deltaTLimitSeconds}`,
    message: `The deltaT option did not return seconds between −${deltaTLimitSeconds} and ${deltaTLimitSeconds} for Julian date ${ut1}.`,
  });
}
