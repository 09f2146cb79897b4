/**
 * Longitudes counted from a zero that moves, such as a sidereal zodiac's: the sky knows no zodiac, so the caller hands in where its zero is. Places are then taken from
 * the mean equinox of date (without nutation), as an ayanamsa of the mean equinox wants them.
 */

import { kindOf, refusal } from '../../input.ts';
import type { Motion, View } from './motion.ts';

/** A moving zero of longitudes. */
export interface OffsetOption {
  /** What is taken from the longitude on the mean equinox of date, radians, by Julian date (TT): a mean ayanamsa. It must not jump; asked up to half a day beyond the span. */
  readonly offsetRad?: (jdTt: number) => number;
  /** How fast it grows, radians per day; worked out from differences when left out. */
  readonly offsetRadPerDay?: (jdTt: number) => number;
}

/** An ayanamsa taken from a star still has its aberration: 20″ a year, 5e-10 radians per day³. */
const OFFSET_BEND = 1e-9;

interface OffsetNames {
  readonly offset: string;
  readonly rate: string;
}

const OPTION_NAMES: OffsetNames = { offset: 'options.offsetRad', rate: 'options.offsetRadPerDay' };

/** The equinox that longitudes are counted from. */
export function viewOf({ offsetRad, offsetRadPerDay }: OffsetOption): View {
  if (offsetRad !== undefined) readFunction('options.offsetRad', offsetRad);
  if (offsetRadPerDay !== undefined) readFunction('options.offsetRadPerDay', offsetRadPerDay);
  return offsetRad === undefined ? 'apparent' : 'mean';
}

/** A motion in longitude, less the offset; `names` are what an error calls the two functions. */
export function lessOffset(
  motion: Motion,
  { offsetRad, offsetRadPerDay }: OffsetOption,
  names: OffsetNames = OPTION_NAMES,
): Motion {
  if (offsetRad === undefined) return motion;
  const slope = offsetRadPerDay ?? ((jdTt: number) => at(jdTt + 0.5) - at(jdTt - 0.5));
  const at = (jdTt: number): number => finite(names.offset, offsetRad(jdTt));
  const less: Motion = {
    value: (jdTt) => motion.value(jdTt) - at(jdTt),
    rate: (jdTt) => motion.rate(jdTt) - finite(names.rate, slope(jdTt)),
    stepDays: motion.stepDays,
    bend: motion.bend + OFFSET_BEND,
  };
  return motion.kink === undefined ? less : { ...less, kink: motion.kink };
}

function finite(field: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const allowed = 'a function of the Julian date to a finite number';
  throw refusal('INVALID_OPTION', field, allowed, `${field} did not return a finite number.`);
}

function readFunction(field: string, value: unknown): void {
  if (typeof value === 'function') return;
  const allowed = 'a function of the Julian date to a finite number';
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}, not ${kindOf(value)}.`);
}
