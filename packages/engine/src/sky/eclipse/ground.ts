/**
 * The eclipse as one place on the ground sees it: how far the place is from the axis, when it is inside each cone, how much of the lamp is covered.
 *
 * @source  `explanatory-supplement-1992`, ch. 8 (local circumstances); obscuration: the area common to two circles
 */

import type { Kernel } from '../../kernel/kernel.ts';
import { zeroBetween } from '../zero.ts';
import { CLEAR_DAYS, type Course, SPIN_RAD_PER_DAY } from './course.ts';
import type { PlaceVector } from './earth.ts';
import type { GreatestId } from './options.ts';

/** The place in the shadow at an instant. A record that is filled again and again. */
export interface Standing {
  jdTt: number;
  /** The place in the coordinates of the fundamental plane: east, north, towards the lamp. */
  xi: number;
  eta: number;
  zeta: number;
  /** From the place to the axis: east and north; the distance; its square's rate, halved. */
  u: number;
  v: number;
  m: number;
  approach: number;
  speed: number;
  /** How fast the Moon draws away from the place, as a share of her distance, per day. */
  recession: number;
  /** Radii of the cones at the place's height above the plane; the inner one is negative where the eclipse is total. */
  l1: number;
  l2: number;
  /** How far from the axis second and third contact are; 0 where there are none. */
  inner: number;
}

export type StandingAt = (jdTt: number) => Standing;

const TOLERANCE_DAYS = 1e-8;
/** Looks at the way past a place, to begin with. */
const LOOKS = 9;

/** Looks at the shadow from a place. */
export function standingAtOf(kernel: Kernel, course: Course, place: PlaceVector): StandingAt {
  // biome-ignore format: a record of nothing
  const into: Standing = {
    jdTt: Number.NaN, xi: 0, eta: 0, zeta: 0, u: 0, v: 0, m: 0, approach: 0, speed: 0, recession: 0, l1: 0, l2: 0, inner: 0,
  };
  const { longitudeRad, rhoCos, rhoSin } = place;
  return (jdTt) => {
    if (into.jdTt === jdTt) return into;
    const s = course.at(jdTt);
    const hour = course.muRad(s) + longitudeRad;
    const xi = rhoCos * kernel.sin(hour);
    const out = rhoCos * kernel.cos(hour);
    const eta = rhoSin * s.cosD - out * s.sinD;
    const zeta = rhoSin * s.sinD + out * s.cosD;
    const turn = SPIN_RAD_PER_DAY - s.aRadPerDay;
    const u = s.x - xi;
    const v = s.y - eta;
    const uPerDay = s.xPerDay - turn * out;
    const vPerDay = s.yPerDay - (turn * xi * s.sinD - s.dRadPerDay * zeta);
    into.jdTt = jdTt;
    into.xi = xi;
    into.eta = eta;
    into.zeta = zeta;
    into.u = u;
    into.v = v;
    into.m = Math.sqrt(u * u + v * v);
    into.approach = u * uPerDay + v * vPerDay;
    into.speed = Math.sqrt(uPerDay * uPerDay + vPerDay * vPerDay);
    into.recession = (s.zPerDay + turn * xi * s.cosD - s.dRadPerDay * eta) / (s.z - zeta);
    into.l1 = s.l1 - zeta * s.tanF1;
    into.l2 = s.l2 - zeta * s.tanF2;
    into.inner = innerRadius(into.l2, s.l2Contacts - zeta * s.tanF2);
    return into;
  };
}

/** Radius of the circle of second and third contact: of the same kind of eclipse as the umbra's own, or none. */
export function innerRadius(l2: number, l2Contacts: number): number {
  return l2 < 0 ? Math.max(0, -l2Contacts) : l2Contacts;
}

/**
 * When the axis passes closest to the place; by `angle`, when the centres of the lamp and the Moon do, seen from it.
 *
 * The distance has one valley where it is less than the penumbra's radius (the shadow outruns the ground by 0.2 radii an hour at least), so the least of
 * some looks lies in it.
 */
export function middleAt(at: StandingAt, fromJdTt: number, toJdTt: number, by: GreatestId = 'axis'): number {
  const step = (toJdTt - fromJdTt) / (LOOKS - 1);
  let best = fromJdTt;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < LOOKS; i++) {
    const jdTt = fromJdTt + i * step;
    const { m } = at(jdTt);
    if (m < least) [best, least] = [jdTt, m];
  }
  const approach = (jdTt: number): number => {
    const { approach, m, recession } = at(jdTt);
    return by === 'axis' ? approach : approach - m * m * recession;
  };
  const [a, b] = [best - step, best + step];
  const [valueA, valueB] = [approach(a), approach(b)];
  if (!(valueA < 0 && valueB >= 0)) return best;
  return zeroBetween(approach, a, valueA, b, valueB, TOLERANCE_DAYS);
}

/** When the place is inside a circle round the axis; null when it is not at `middle`. */
export function insideBetween(
  at: StandingAt,
  middleJdTt: number,
  radiusOf: (standing: Standing) => number,
): { readonly fromJdTt: number; readonly toJdTt: number } | null {
  const gap = (jdTt: number): number => {
    const standing = at(jdTt);
    return standing.m - radiusOf(standing);
  };
  const least = gap(middleJdTt);
  if (!(least < 0)) return null;
  const [before, after] = [middleJdTt - CLEAR_DAYS, middleJdTt + CLEAR_DAYS];
  return {
    fromJdTt: zeroBetween(gap, before, gap(before), middleJdTt, least, TOLERANCE_DAYS),
    toJdTt: zeroBetween(gap, middleJdTt, least, after, gap(after), TOLERANCE_DAYS),
  };
}

/** Share of the lamp's diameter that is covered; the ratio of the two diameters where one disc lies within the other. 0 outside. */
export function magnitudeOf({ m, l1, l2 }: Pick<Standing, 'm' | 'l1' | 'l2'>): number {
  if (m >= l1) return 0;
  return m < Math.abs(l2) ? (l1 - l2) / (l1 + l2) : (l1 - m) / (l1 + l2);
}

/**
 * Share of the lamp's disc that is covered, 0 … 1.
 *
 * In units in which the outer cone's radius is the sum of the two discs' radii, the inner one's is their difference.
 */
export function obscurationOf(kernel: Kernel, { m, l1, l2 }: Pick<Standing, 'm' | 'l1' | 'l2'>): number {
  if (m >= l1) return 0;
  const lamp = (l1 + l2) / 2;
  const moon = (l1 - l2) / 2;
  if (m <= Math.abs(l2)) return moon >= lamp ? 1 : (moon * moon) / (lamp * lamp);
  const a = kernel.acos((m * m + lamp * lamp - moon * moon) / (2 * m * lamp));
  const b = kernel.acos((m * m + moon * moon - lamp * lamp) / (2 * m * moon));
  const kite = Math.sqrt(Math.max(0, (lamp + moon + m) * (lamp + moon - m) * (m + lamp - moon) * (m + moon - lamp)));
  const area = lamp * lamp * a + moon * moon * b - kite / 2;
  return Math.max(0, Math.min(1, area / (Math.PI * lamp * lamp)));
}
