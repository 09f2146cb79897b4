/** What is certain of a birth: all of it where the hour is known; of a day whose hour nobody knows, what holds at every instant of that day. */

import { COMBUSTION_ORBS } from '../../jyotish/graha/combustion.ts';
import { dignityOf, type Graha, type Horoscope } from '../../jyotish/index.ts';
import type { Radix, WesternAspect } from '../../western/index.ts';
import { HALF_A_DAY, keepsSignAllDay, reachOf, UNEVEN_DEG } from '../facts/certain-day.ts';
import type { AnswerGround } from './answer.ts';

/** Below this speed, in degrees a day, a graha may turn within half a day: twice what its speed changes by in that time where it stands still. */
const TURNING_DEG_PER_DAY: { readonly [G in Graha]?: number } = {
  Mercury: 0.16,
  Venus: 0.05,
  Mars: 0.02,
  Jupiter: 0.01,
  Saturn: 0.006,
};

/** Whether the hour of birth is known: without it there are no houses. */
export function isTimeKnown({ horoscope, nativity }: AnswerGround): boolean {
  return horoscope === undefined ? (nativity?.radix.isTimeKnown ?? false) : hasHour(horoscope);
}

/** Whether a chart is one of an instant, and not of a day with noon for its hour. */
export function hasHour({ chart }: Horoscope): boolean {
  return chart.warnings.every(({ code }) => code !== 'TIME_ASSUMED');
}

/** Whether a graha keeps its sign all that day. */
export function keepsSign(horoscope: Horoscope, graha: Graha): boolean {
  return hasHour(horoscope) || keepsSignAllDay(horoscope, graha);
}

/** Whether a point of the Western chart keeps its sign all that day. */
export function keepsTropicalSign({ isTimeKnown: isKnown, points }: Radix, name: string): boolean {
  if (isKnown) return true;
  const point = points.find((each) => each.name === name);
  if (point === undefined) return false;
  const reach = reachOf(point.longitudeDegPerDay ?? 0);
  return point.degree - reach >= 0 && point.degree + reach < 30;
}

/** Whether it is retrograde, or direct, all that day. */
export function keepsDirection(horoscope: Horoscope, graha: Graha): boolean {
  return hasHour(horoscope) || Math.abs(speedOf(horoscope, graha)) >= (TURNING_DEG_PER_DAY[graha] ?? 0);
}

/** Whether it is combust, or free of the Sun, all that day. */
export function keepsLight(horoscope: Horoscope, graha: Graha): boolean {
  if (hasHour(horoscope) || graha === 'Sun' || graha === 'Rahu' || graha === 'Ketu') return true;
  const { grahas, settings } = horoscope.grahas;
  const away = grahas.find(({ name }) => name === graha)?.sunDistanceDeg ?? 0;
  const reach = reachOf(speedOf(horoscope, graha) - speedOf(horoscope, 'Sun'));
  const orbs = COMBUSTION_ORBS[settings.combustion].orbs[graha];
  return away + reach < Math.min(...orbs) || away - reach >= Math.max(...orbs);
}

/** Whether it has one dignity all that day: some signs hold two, by degrees. */
export function keepsDignity(horoscope: Horoscope, graha: Graha): boolean {
  if (hasHour(horoscope)) return true;
  if (!keepsSign(horoscope, graha)) return false;
  const { kundli } = horoscope;
  const spot = kundli.grahas[graha];
  const reach = reachOf(speedOf(horoscope, graha));
  const at = (degree: number): string => {
    const moved = { ...spot, degree, longitudeDeg: spot.longitudeDeg - spot.degree + degree };
    const dignity = dignityOf({ ...kundli, grahas: { ...kundli.grahas, [graha]: moved } }, graha);
    return dignity === 'moolatrikona' ? 'own' : dignity;
  };
  return at(Math.max(0, spot.degree - reach)) === at(Math.min(29.999, spot.degree + reach));
}

/**
 * Whether an aspect between two charts is one at every hour that either birth may have had.
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

function speedOf({ chart }: Horoscope, graha: Graha): number {
  return chart.planets.find(({ name }) => name === graha)?.speed ?? 0;
}
