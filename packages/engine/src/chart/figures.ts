/**
 * The figures of a body in a chart, as whole quanta: what its record (points.ts) and a table of many charts (jyotish/charts/) are both made of,
 * so that they cannot differ.
 */

import type { Basis } from './ground.ts';
import { houseOnCircle } from './houses.ts';
import type { Division } from './occupancy.ts';
import { degrees, positionQuanta, quanta, wrapQuanta } from './quantum.ts';

/**
 * Longitude in the chart's zodiac, 0 … 360 · perDegree − 1.
 *
 * @param longitudeRad  from the true equinox of date
 * @param opposite      take the point across the circle, as Ketu from Rahu
 */
export function longitudeQuanta(
  longitudeRad: number,
  opposite: boolean,
  { ayanamsaTrueRad }: Basis,
  perDegree: number,
): number {
  const q = positionQuanta(longitudeRad - ayanamsaTrueRad, perDegree);
  return opposite ? wrapQuanta(q + 180 * perDegree, perDegree) : q;
}

/** Rate of the longitude in the chart's zodiac, quanta a day; negative is retrograde. The point opposite moves alike. */
export function speedQuanta(longitudeRadPerDay: number, { ayanamsaRadPerDay }: Basis, perDegree: number): number {
  return quanta(longitudeRadPerDay - ayanamsaRadPerDay, perDegree);
}

/** Latitude or declination; the other sign for the point opposite, and never −0. */
export function latitudeQuanta(latitudeRad: number, opposite: boolean, perDegree: number): number {
  return (opposite ? -1 : 1) * quanta(latitudeRad, perDegree) + 0;
}

/** The house that holds a place: 1 … 12. */
export function houseIn(division: Division, q: number, perDegree: number): number {
  return houseOnCircle(degrees(q, perDegree), division.cuspsDeg, division.direction);
}
