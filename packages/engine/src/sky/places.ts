/**
 * Longitudes at one instant after another, for the searches of search.ts: one call into the core for just the bodies asked for, into numbers that
 * are used again, so that a search makes no waste. Sidereal ones are the caller's: take the ayanamsa from longitudes of the mean equinox.
 */

import { EngineError } from '../errors.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { readKernel } from '../kernel/read-kernel.ts';
import { BODIES, type Body } from './sky.ts';
import { maskOf } from './sky-at.ts';

/** Longitudes and their rates, one per body in the order asked for: radians, 0 … 2π, and radians per day of TT. */
export interface Longitudes {
  readonly longitudeRad: Float64Array;
  readonly longitudeRadPerDay: Float64Array;
}

/** The longitudes at a Julian date (TT). The record is the same at each call, and the next call overwrites it. */
export type LongitudesAt = (jdTt: number) => Longitudes;

const EQUINOXES = { true: 0, mean: 1 } as const;
const STEPS = { apparent: 7, geometric: 0 } as const;

/**
 * A function that tells apparent geocentric ecliptic longitudes at any date.
 *
 * @param bodies   in the order in which the numbers shall stand
 * @param equinox  `true` of date, or `mean` of date (without nutation: what an ayanamsa of the mean equinox is taken from)
 * @param place    `apparent` when left out; `geometric` is where the bodies are, without light-time, deflection and aberration
 * @returns the function; asked for the same date again, as value and rate of a search are, it remembers
 * @throws  EngineError INVALID_OPTION for a body that does not exist; the function throws OUT_OF_SPAN where no loaded ephemeris has a body
 */
export function apparentLongitudes(
  kernel: Kernel,
  bodies: readonly Body[],
  equinox: 'true' | 'mean' = 'true',
  place: 'apparent' | 'geometric' = 'apparent',
): LongitudesAt {
  readKernel(kernel);
  const mask = maskOf(bodies);
  const numbers = bodies.map((body) => BODIES.indexOf(body));
  const longitudeRad = new Float64Array(bodies.length);
  const longitudeRadPerDay = new Float64Array(bodies.length);
  const answer: Longitudes = { longitudeRad, longitudeRadPerDay };
  const call = {
    ttDay: 0,
    ttFraction: 0,
    ut1Day: 0,
    ut1Fraction: 0,
    bodies: mask,
    centre: 0,
    steps: STEPS[place],
    equinox: EQUINOXES[equinox],
    latitudeRad: 0,
    longitudeRad: 0,
    elevationMetres: 0,
  };
  let last = Number.NaN;
  return (jdTt) => {
    if (jdTt === last) return answer;
    last = Number.NaN;
    call.ttDay = Math.floor(jdTt);
    call.ttFraction = jdTt - call.ttDay;
    if (!kernel.sky(call)) throw outside(kernel, jdTt, 'the sky');
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i] as number;
      if (kernel.source(number) === 0) throw outside(kernel, jdTt, bodies[i] as Body);
      const result = kernel.result(number);
      longitudeRad[i] = result[0];
      longitudeRadPerDay[i] = result[3];
    }
    last = jdTt;
    return answer;
  };
}

/**
 * A step for searches in a body's longitude (`SearchOptions.stepDays`): half the shortest time between two of its stations, or what is well within half
 * a turn for a body that has none.
 *
 * Measured over −3000 … 3000 (asteroids and Chiron 1800 … 2400): Mercury is retrograde for 19 days at least, Venus 39, Mars 60, Jupiter 115, Saturn 130,
 * the others 145 and more. The osculating points turn at any distance; what they do within their step is below their own uncertainty. The
 * longitude between two bodies has turns of its own: take half the shorter step of the two.
 */
// biome-ignore format: a table reads in rows
export const LONGITUDE_STEP_DAYS: { readonly [B in Exclude<Body, 'Earth'>]: number } = {
  Sun: 30, Moon: 4, Mercury: 9, Venus: 19, Mars: 30, Jupiter: 55, Saturn: 60, Uranus: 60, Neptune: 60, Pluto: 60,
  Chiron: 60, Ceres: 40, Pallas: 35, Juno: 35, Vesta: 40,
  MeanNode: 90, TrueNode: 0.5, MeanApogee: 90, OsculatingApogee: 0.25, InterpolatedApogee: 20, InterpolatedPerigee: 20,
};

/** The refusal of a date at which no pack has a body. */
export function outside(kernel: Kernel, jdTt: number, what: string): EngineError {
  const spans = kernel.packs.map(({ id, firstJd, lastJd }) => `JD ${firstJd} … ${lastJd} (${id})`).join(', ');
  return new EngineError({
    code: 'OUT_OF_SPAN',
    field: 'jdTt',
    allowed: spans,
    message: `No loaded ephemeris has ${what} at Julian date ${jdTt} (TT); they cover ${spans}. Some bodies are in the first of them only.`,
  });
}
