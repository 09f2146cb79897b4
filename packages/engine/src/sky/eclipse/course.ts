/**
 * The shadow's way across the Earth: when its axis comes closest to the centre, and when cones and axis touch the Earth's outline. Shared by solar eclipses and
 * occultations, which differ only in the lamp.
 *
 * In the fundamental plane shadow and outline are a circle and an ellipse, and the circle runs in all but a straight line: its distance from the ellipse is a
 * convex function of time, so there are two contacts of each kind, or none, and which it is the least distance decides.
 */

import type { Kernel } from '../../kernel/kernel.ts';
import { makeInstant } from '../../time/instant.ts';
import { zeroBetween } from '../zero.ts';
import { type LimbPoint, limbPointOf, outlinePolar } from './earth.ts';
import type { LightsAt } from './lights.ts';
import { emptyShadow, type Shadow, type ShadowRadii, shadowOf } from './shadow.ts';

/** The shadow at a Julian date (TT). The record is the same at each call, and the next call overwrites it. */
export type ShadowAt = (jdTt: number) => Shadow;

/** The shadow over one eclipse, and the turning Earth under it. */
export interface Course {
  readonly at: ShadowAt;
  /** When the axis is closest to the Earth's centre. */
  readonly greatestJdTt: number;
  /** TT − UT1 then, which stands for the hours around it. */
  readonly deltaTSeconds: number;
  /** Hour angle at Greenwich of the axis of a shadow just looked at: radians, any turn, west positive. */
  muRad(shadow: Shadow): number;
}

/** Turn of the Earth against the equinox, radians per day. @source IERS Conventions 2010 */
export const SPIN_RAD_PER_DAY = 6.300388098984957;

/** A millisecond. */
const TOLERANCE_DAYS = 1e-8;
/** The shadow is clear of the Earth so long before and after: it runs at least 0.46 Earth radii an hour, and has 1.6 to go. */
export const CLEAR_DAYS = 0.2;
/** A least distance is within 1e-6 radii of the one at greatest eclipse. */
const NEARLY = 1e-4;
/** And its instant within some seconds of it. */
const NEAR_DAYS = 0.02;

/** Looks at the shadow that lights of one lamp make. */
export function shadowAtOf(lightsAt: LightsAt, radii: ShadowRadii): ShadowAt {
  const shadow = emptyShadow();
  return (jdTt) => (shadow.jdTt === jdTt ? shadow : shadowOf(lightsAt(jdTt), radii, shadow));
}

/** When the axis comes closest to the Earth's centre, from an instant within an hour or two of it. */
export function closestApproach(at: ShadowAt, seedJdTt: number): number {
  let jdTt = seedJdTt;
  for (let round = 0; round < 12; round++) {
    const { x, y, xPerDay, yPerDay } = at(jdTt);
    // Newton's rule on (x² + y²)′, whose own rate is the speed squared but for the curve of the way (a thousandth).
    const step = (x * xPerDay + y * yPerDay) / (xPerDay * xPerDay + yPerDay * yPerDay);
    jdTt -= step;
    if (Math.abs(step) < TOLERANCE_DAYS) break;
  }
  return jdTt;
}

/** When the lamp's and the Moon's centres, as seen from the Earth's, are closest; from an instant within an hour or two of it. */
export function closestAngle(lightsAt: LightsAt, seedJdTt: number): number {
  let jdTt = seedJdTt;
  for (let round = 0; round < 12; round++) {
    const s = lightsAt(jdTt);
    const lamp = 1 / Math.sqrt(s.lampX * s.lampX + s.lampY * s.lampY + s.lampZ * s.lampZ);
    const moon = 1 / Math.sqrt(s.moonX * s.moonX + s.moonY * s.moonY + s.moonZ * s.moonZ);
    const lampOut = (s.lampX * s.lampXPerDay + s.lampY * s.lampYPerDay + s.lampZ * s.lampZPerDay) * lamp * lamp;
    const moonOut = (s.moonX * s.moonXPerDay + s.moonY * s.moonYPerDay + s.moonZ * s.moonZPerDay) * moon * moon;
    // The difference of the two unit vectors, and its rate.
    const x = s.moonX * moon - s.lampX * lamp;
    const y = s.moonY * moon - s.lampY * lamp;
    const z = s.moonZ * moon - s.lampZ * lamp;
    const xRate = (s.moonXPerDay - s.moonX * moonOut) * moon - (s.lampXPerDay - s.lampX * lampOut) * lamp;
    const yRate = (s.moonYPerDay - s.moonY * moonOut) * moon - (s.lampYPerDay - s.lampY * lampOut) * lamp;
    const zRate = (s.moonZPerDay - s.moonZ * moonOut) * moon - (s.lampZPerDay - s.lampZ * lampOut) * lamp;
    const step = (x * xRate + y * yRate + z * zRate) / (xRate * xRate + yRate * yRate + zRate * zRate);
    jdTt -= step;
    if (Math.abs(step) < TOLERANCE_DAYS) break;
  }
  return jdTt;
}

/** The course of an eclipse whose greatest instant is known. */
export function courseOf(kernel: Kernel, at: ShadowAt, greatestJdTt: number, deltaTSeconds: number): Course {
  const day = Math.floor(greatestJdTt);
  const fraction = greatestJdTt - day;
  const ut1 = makeInstant('ut1', day, fraction - deltaTSeconds / 86400);
  const sidereal = kernel.frame(day, fraction, ut1.day, ut1.fraction).siderealTimeRad;
  return {
    at,
    greatestJdTt,
    deltaTSeconds,
    muRad: ({ jdTt, sinA, cosA }) => sidereal + SPIN_RAD_PER_DAY * (jdTt - greatestJdTt) - kernel.atan2(sinA, cosA),
  };
}

/** Begin and end of one kind of contact. */
export interface Contacts {
  readonly fromJdTt: number;
  readonly toJdTt: number;
}

/** Which circle, against the outline: it touches from outside when its signed radius is positive, from inside when negative; 0 is the axis. */
export type RadiusOf = (shadow: Shadow) => number;

/**
 * When a circle of the shadow touches the Earth's outline.
 *
 * @returns null when it does not
 */
export function contactsOf(at: ShadowAt, greatestJdTt: number, radiusOf: RadiusOf): Contacts | null {
  const limb: LimbPoint = { distance: 0, x: 0, y: 0 };
  const gap = (jdTt: number): number => {
    const shadow = at(jdTt);
    return limbPointOf(shadow.x, shadow.y, outlinePolar(shadow.cosD), limb).distance - radiusOf(shadow);
  };
  let middle = greatestJdTt;
  let least = gap(middle);
  if (least > -NEARLY && least < NEARLY) {
    middle = leastOf(gap, middle);
    least = gap(middle);
  }
  if (!(least < 0)) return null;
  const [before, after] = [middle - CLEAR_DAYS, middle + CLEAR_DAYS];
  return {
    fromJdTt: zeroBetween(gap, before, gap(before), middle, least, TOLERANCE_DAYS),
    toJdTt: zeroBetween(gap, middle, least, after, gap(after), TOLERANCE_DAYS),
  };
}

/** Where a convex function is least, near an instant: where its differences change sign. */
function leastOf(f: (jdTt: number) => number, nearJdTt: number): number {
  const slope = (jdTt: number): number => f(jdTt + 1e-4) - f(jdTt - 1e-4);
  const [a, b] = [nearJdTt - NEAR_DAYS, nearJdTt + NEAR_DAYS];
  return zeroBetween(slope, a, slope(a), b, slope(b), 1e-6);
}
