/**
 * Rounding, done once: radians become whole numbers of quanta here, and nothing in a chart is rounded anywhere else.
 *
 * A quantum is the smallest step a chart prints, 1e-7 degree unless the caller chose otherwise. Signs, nakshatras and
 * houses are decided on the whole numbers, so a record never contradicts itself: a place that rounds to 30° is 0° of
 * the next sign, and 29.9999999° is still in its own. A whole number over a whole number is the double nearest to the
 * decimal, so it prints as `12.3` and never as `12.300000000000001`.
 */

import { degreesOf } from '../angle.ts';
import { kindOf, refusal } from '../input.ts';

export const DEFAULT_QUANTUM_DEG = 1e-7;

/**
 * Quanta in one degree.
 *
 * @param quantumDeg  1e-9 … 1 degree, the inverse of a whole number: 1e-7, 0.0001, 1/3600
 * @returns a whole number, 1 … 1e9
 * @throws  EngineError INVALID_OPTION when the quantum is not such a fraction
 */
export function quantaPerDegree(quantumDeg: number): number {
  const given = typeof quantumDeg === 'number' ? quantumDeg : Number.NaN;
  const perDegree = Math.round(1 / given);
  const fits = given > 0 && perDegree >= 1 && perDegree <= 1e9 && Math.abs(perDegree * given - 1) < 1e-9;
  if (fits) return perDegree;
  const told = typeof quantumDeg === 'number' ? String(quantumDeg) : kindOf(quantumDeg);
  const why = `quantumDeg ${told} cannot divide a degree evenly; use 1e-7, 0.0001 or 1/3600, for example.`;
  throw refusal('INVALID_OPTION', 'quantumDeg', '1e-9 … 1 degree, one over a whole number', why);
}

/** A position on the circle in quanta, 0 … 360 · perDegree − 1. */
export function positionQuanta(rad: number, perDegree: number): number {
  return wrapQuanta(quanta(rad, perDegree), perDegree);
}

/** A signed angle or rate in quanta, never −0. */
export function quanta(rad: number, perDegree: number): number {
  return Math.round(degreesOf(rad) * perDegree) + 0;
}

/** Any whole number of quanta brought to 0 … 360 · perDegree − 1. */
export function wrapQuanta(q: number, perDegree: number): number {
  const turn = 360 * perDegree;
  // A remainder of numbers above 2³¹ is a call; most places are at home already, or less than a turn away. Adding 0 makes −0 a 0.
  if (q >= 0 && q < turn) return q + 0;
  if (q < 0 && q > -turn) return q + turn;
  return ((q % turn) + turn) % turn;
}

/** Degrees as they are printed. */
export function degrees(q: number, perDegree: number): number {
  return q / perDegree;
}

/** A bound in degrees, rounded up so that it stays a bound. */
export function boundDegrees(deg: number, perDegree: number): number {
  return Math.ceil(deg * perDegree) / perDegree;
}

/** A plain number rounded to a step of 1 / `perUnit`, never −0. */
export function rounded(value: number, perUnit: number): number {
  return (Math.round(value * perUnit) + 0) / perUnit;
}

/** A distance as it is printed: 9 decimals of an au, 150 m. */
export function distanceOf(au: number): number {
  return rounded(au, 1e9);
}

/**
 * An instant as one Julian date of 8 decimals (0.9 ms), summed in whole steps so that nothing is lost before the last
 * digit.
 */
export function julianDate(day: number, fraction: number): number {
  return (day * 1e8 + Math.round(fraction * 1e8)) / 1e8;
}
