/**
 * Where is the Moon in the Earth's shadow? Her distance from its axis, the radii of umbra and penumbra where she is, and when she is at a distance from the axis.
 *
 * As almanacs do, by angles at the Earth's centre, with the outline of the shadow a circle.
 *
 * @source  `explanatory-supplement-1992`, ch. 8; radii of the shadow by the rules of options.ts
 */

import type { Kernel } from '../../kernel/kernel.ts';
import { zeroBetween } from '../zero.ts';
import type { Lights, LightsAt } from './lights.ts';
import { type LunarEclipseSettings, MOON_RADII, SHADOWS, SUN_RADIUS } from './options.ts';

const TOLERANCE_DAYS = 1e-8;
/** The Moon is clear of the shadow so long before and after: she runs at least 0.45° an hour, and has 1.7° to go. */
const CLEAR_DAYS = 0.25;

/** The Moon beside the axis of the Earth's shadow, Earth radii: east and north of it, how far out, and the rates per day of the first two. */
export interface Beside {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly xPerDay: number;
  readonly yPerDay: number;
  readonly sun: number;
}

/** Looks at two lights. */
export function besideOf(s: Lights): Beside {
  const sun = Math.sqrt(s.lampX * s.lampX + s.lampY * s.lampY + s.lampZ * s.lampZ);
  // The axis runs away from the Sun.
  const kx = -s.lampX / sun;
  const ky = -s.lampY / sun;
  const kz = -s.lampZ / sun;
  const cosD = Math.sqrt(kx * kx + ky * ky);
  const sinA = ky / cosD;
  const cosA = kx / cosD;
  const flat = s.moonX * cosA + s.moonY * sinA;
  const x = s.moonY * cosA - s.moonX * sinA;
  const y = s.moonZ * cosD - flat * kz;
  const z = s.moonX * kx + s.moonY * ky + s.moonZ * kz;
  const out = -(s.lampXPerDay * kx + s.lampYPerDay * ky + s.lampZPerDay * kz);
  const aRate = (s.lampXPerDay * sinA - s.lampYPerDay * cosA) / (sun * cosD);
  const dRate = (-s.lampZPerDay - kz * out) / (sun * cosD);
  return {
    x,
    y,
    z,
    xPerDay: s.moonYPerDay * cosA - s.moonXPerDay * sinA - aRate * flat,
    yPerDay: s.moonZPerDay * cosD - (s.moonXPerDay * cosA + s.moonYPerDay * sinA) * kz - aRate * kz * x - dRate * z,
    sun,
  };
}

/** When the Moon's centre is closest to the axis, from an instant within an hour or two of it. */
export function closestToAxis(lightsAt: LightsAt, seedJdTt: number): number {
  let jdTt = seedJdTt;
  for (let round = 0; round < 12; round++) {
    const { x, y, xPerDay, yPerDay } = besideOf(lightsAt(jdTt));
    const step = (x * xPerDay + y * yPerDay) / (xPerDay * xPerDay + yPerDay * yPerDay);
    jdTt -= step;
    if (Math.abs(step) < TOLERANCE_DAYS) break;
  }
  return jdTt;
}

/** Angles seen from the Earth's centre: the Moon's distance from the axis, her radius, and the radii of umbra and penumbra where she is. */
export interface Seen {
  readonly axisRad: number;
  readonly moonRad: number;
  readonly umbraRad: number;
  readonly penumbraRad: number;
}

/** The same as angles. */
export function seenOf(kernel: Kernel, { x, y, z, sun }: Beside, settings: LunarEclipseSettings): Seen {
  const { enlargement, parallax } = SHADOWS[settings.shadow];
  const across = Math.sqrt(x * x + y * y);
  const distance = Math.sqrt(across * across + z * z);
  const moonParallaxRad = kernel.asin(1 / distance);
  const sunParallaxRad = kernel.asin(1 / sun);
  const sunRad = kernel.asin(SUN_RADIUS / sun);
  const middle = parallax * moonParallaxRad + sunParallaxRad;
  return {
    axisRad: kernel.atan2(across, z),
    moonRad: kernel.asin(MOON_RADII[settings.moonRadius].penumbra / distance),
    umbraRad: enlargement * (middle - sunRad),
    penumbraRad: enlargement * (middle + sunRad),
  };
}

/** Begin and end of one kind of contact. */
export interface Passage {
  readonly fromJdTt: number;
  readonly toJdTt: number;
}

/** When the Moon's centre is at a distance from the axis, before and after; null when it stays farther. The distance is a convex function of time. */
export function passageOf(
  kernel: Kernel,
  lightsAt: LightsAt,
  greatestJdTt: number,
  settings: LunarEclipseSettings,
  radius: (at: Seen) => number,
): Passage | null {
  const gap = (jdTt: number): number => {
    const at = seenOf(kernel, besideOf(lightsAt(jdTt)), settings);
    return at.axisRad - radius(at);
  };
  // As angles the two may be closest some seconds off: a touch is decided where the gap itself is least.
  let middle = greatestJdTt;
  let least = gap(middle);
  if (least > -NEARLY && least < NEARLY) {
    const slope = (jdTt: number): number => gap(jdTt + 1e-4) - gap(jdTt - 1e-4);
    const [a, b] = [middle - NEAR_DAYS, middle + NEAR_DAYS];
    middle = zeroBetween(slope, a, slope(a), b, slope(b), 1e-6);
    least = gap(middle);
  }
  if (!(least < 0)) return null;
  const [before, after] = [middle - CLEAR_DAYS, middle + CLEAR_DAYS];
  return {
    fromJdTt: zeroBetween(gap, before, gap(before), middle, least, TOLERANCE_DAYS),
    toJdTt: zeroBetween(gap, middle, least, after, gap(after), TOLERANCE_DAYS),
  };
}

const NEARLY = 1e-5;
const NEAR_DAYS = 0.02;
