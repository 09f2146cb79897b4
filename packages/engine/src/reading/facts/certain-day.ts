/** A day whose hour nobody knows: how far a body may be from its place of noon, and what it keeps all that day. */

import type { Graha, Horoscope } from '../../jyotish/index.ts';

/** Noon stands in for the hour, so it may be this far off, in days. */
export const HALF_A_DAY = 0.5;
/** Nothing keeps the speed of noon all day: in half a day the Moon gains or loses up to 0.08° by it. */
export const UNEVEN_DEG = 0.1;

const NAKSHATRA_DEG = 40 / 3;

/** How far from the place of noon something may be. */
export function reachOf(degPerDay: number): number {
  return HALF_A_DAY * Math.abs(degPerDay) + UNEVEN_DEG;
}

/** Whether a graha keeps its sign from midnight to midnight. */
export function keepsSignAllDay(horoscope: Horoscope, graha: Graha): boolean {
  return keepsPart(horoscope, graha, 30);
}

export function keepsNakshatraAllDay(horoscope: Horoscope, graha: Graha): boolean {
  return keepsPart(horoscope, graha, NAKSHATRA_DEG);
}

function keepsPart({ chart, kundli }: Horoscope, graha: Graha, partDeg: number): boolean {
  const reach = reachOf(chart.planets.find(({ name }) => name === graha)?.speed ?? 0);
  const within = kundli.grahas[graha].longitudeDeg % partDeg;
  return within - reach >= 0 && within + reach < partDeg;
}
