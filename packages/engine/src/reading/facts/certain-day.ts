/** What is certain of a birth: all of it where the hour is known; of a day whose hour nobody knows and for which noon stands in, what holds at every instant of that day. */

import type { Graha, Horoscope } from '../../jyotish/index.ts';
import type { Radix, WesternAspect } from '../../western/index.ts';

/** Noon stands in for the hour, so it may be this far off, in days. */
const HALF_A_DAY = 0.5;
/** Nothing keeps the speed of noon all day: in half a day the Moon gains or loses up to 0.08° by it. */
const UNEVEN_DEG = 0.1;

/** Below this speed, in degrees a day, a graha may turn within half a day: twice what its speed changes by in that time where it stands still. */
const TURNING_DEG_PER_DAY: { readonly [body: string]: number } = {
  Mercury: 0.16,
  Venus: 0.05,
  Mars: 0.02,
  Jupiter: 0.01,
  Saturn: 0.006,
  Uranus: 0.003,
  Neptune: 0.002,
  Pluto: 0.002,
  Chiron: 0.003,
};
const NEVER_TURNS: ReadonlySet<string> = new Set(['Sun', 'Moon', 'MeanLilith']);
const NODES: ReadonlySet<string> = new Set(['Rahu', 'Ketu', 'NorthNode', 'SouthNode']);

const NAKSHATRA_DEG = 40 / 3;

/** How far from the place of noon something may be. */
export function reachOf(degPerDay: number): number {
  return HALF_A_DAY * Math.abs(degPerDay) + UNEVEN_DEG;
}

/** Whether a chart is one of an instant, and not of a day with noon for its hour. */
export function hasHour({ chart }: Horoscope): boolean {
  return chart.warnings.every(({ code }) => code !== 'TIME_ASSUMED');
}

/** Whether a graha keeps its sign all that day. */
export function keepsSign(horoscope: Horoscope, graha: Graha): boolean {
  return hasHour(horoscope) || keepsPart(horoscope, graha, 30);
}

/** Whether it keeps its nakshatra. */
export function keepsNakshatra(horoscope: Horoscope, graha: Graha): boolean {
  return hasHour(horoscope) || keepsPart(horoscope, graha, NAKSHATRA_DEG);
}

function keepsPart(horoscope: Horoscope, graha: Graha, partDeg: number): boolean {
  return staysIn(horoscope.kundli.grahas[graha].longitudeDeg, speedOf(horoscope, graha), partDeg);
}

/** Whether what is at a place at noon is in one part of the zodiac all that day. */
export function staysIn(longitudeDeg: number, degPerDay: number, partDeg: number): boolean {
  const reach = reachOf(degPerDay);
  const within = longitudeDeg % partDeg;
  return within - reach >= 0 && within + reach < partDeg;
}

/** The true nodes turn every few days, and of what is not named here nothing is known. */
function isFarFromTurning(name: string, degPerDay: number, nodeType: 'mean' | 'true'): boolean {
  if (NEVER_TURNS.has(name)) return true;
  if (NODES.has(name)) return nodeType === 'mean';
  return Math.abs(degPerDay) >= (TURNING_DEG_PER_DAY[name] ?? Infinity);
}

/** Whether a point of the Western chart keeps its sign all that day. */
export function keepsTropicalSign({ isTimeKnown: isKnown, points }: Radix, name: string): boolean {
  if (isKnown) return true;
  const point = points.find((each) => each.name === name);
  return point !== undefined && staysIn(point.degree, point.longitudeDegPerDay ?? 0, 30);
}

/** Whether it is retrograde, or direct, all that day. */
export function keepsTropicalDirection({ isTimeKnown: isKnown, points, settings }: Radix, name: string): boolean {
  const speed = points.find((each) => each.name === name)?.longitudeDegPerDay ?? 0;
  return isKnown || isFarFromTurning(name, speed, settings.nodeType);
}

/** Whether it is retrograde, or direct, all that day. */
export function keepsDirection(horoscope: Horoscope, graha: Graha): boolean {
  return hasHour(horoscope) || isFarFromTurning(graha, speedOf(horoscope, graha), horoscope.chart.calculation.nodeType);
}

/**
 * Whether an aspect between two charts, or within one, is there at every hour that either birth may have had.
 *
 * @param radixes  of the first point and of the second
 */
export function keepsAspect(
  { point1, point2, orbDeg, allowedDeg }: WesternAspect,
  [first, second]: readonly [Radix, Radix],
): boolean {
  const reach = driftOf(first, point1) + driftOf(second, point2);
  return reach === 0 || orbDeg + reach + UNEVEN_DEG <= allowedDeg;
}

function driftOf({ isTimeKnown: isKnown, points }: Radix, name: string): number {
  if (isKnown) return 0;
  return HALF_A_DAY * Math.abs(points.find((point) => point.name === name)?.longitudeDegPerDay ?? 0);
}

export function speedOf({ chart }: Horoscope, graha: Graha): number {
  return chart.planets.find(({ name }) => name === graha)?.speed ?? 0;
}
