/**
 * Where on the ground does the Moon's shadow fall? The point under the axis with what is seen there, and the edges of the path of totality or annularity.
 *
 * @source  `explanatory-supplement-1992`, ch. 8; width of the path: `meeus-1989`
 */

import { radiansOf } from '../../angle.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type Course, SPIN_RAD_PER_DAY } from './course.ts';
import {
  type GroundPoint,
  groundPointOf,
  heightAtLimb,
  heightOf,
  type LimbPoint,
  limbPointOf,
  outlinePolar,
} from './earth.ts';
import { innerRadius } from './ground.ts';
import { EARTH_RADIUS_KM } from './lights.ts';
import type { Shadow } from './shadow.ts';

/** What the middle of the shadow shows. */
export type CentralKind = 'total' | 'annular';

/** The axis on the ground. */
export interface AxisPoint extends GroundPoint {
  readonly kind: CentralKind;
  /** Ratio of the Moon's apparent diameter to the Sun's. */
  readonly magnitude: number;
  /** Of the Sun, without refraction. */
  readonly sunAltitudeRad: number;
  /** From north, clockwise, 0 … 2π. */
  readonly sunAzimuthRad: number;
  /** How long totality or annularity lasts, by the speed of the shadow at this instant. */
  readonly durationSeconds: number;
  /** Breadth of the path; null where one of its edges is not on the Earth. */
  readonly pathWidthKm: number | null;
  /** Diameter of the umbra, or of its lengthening, across the axis. */
  readonly umbraDiameterKm: number;
  /** Edges of the path, abreast of this point; null where the edge is not on the Earth. */
  readonly north: GroundPoint | null;
  readonly south: GroundPoint | null;
}

/**
 * The point under the axis.
 *
 * @param shadow  of the course, at the instant
 * @returns null when the axis misses the Earth
 */
export function axisPointOf(kernel: Kernel, course: Course, shadow: Shadow): AxisPoint | null {
  const { x, y, sinD, cosD, tanF1, tanF2 } = shadow;
  const zeta = heightOf(x, y, sinD, cosD);
  if (zeta === null) return null;
  const mu = course.muRad(shadow);
  const point = groundPointOf(kernel, x, y, zeta, sinD, cosD, mu);
  const l1 = shadow.l1 - zeta * tanF1;
  const l2 = shadow.l2 - zeta * tanF2;
  const inner = innerRadius(l2, shadow.l2Contacts - zeta * tanF2);
  const { wx, wy, speed } = pastGround(shadow, x, y, zeta);
  const sun = sunAt(kernel, point, shadow, mu);
  const north = edgeOf(kernel, shadow, mu, zeta, 1);
  const south = edgeOf(kernel, shadow, mu, zeta, -1);
  // The shadow's breadth is drawn out where it falls aslant across its way; along the way it makes no difference.
  const along = (x * wx + y * wy) / speed;
  const slant = Math.sqrt(zeta * zeta + along * along);
  return {
    latitudeDeg: point.latitudeDeg,
    longitudeDeg: point.longitudeDeg,
    kind: l2 < 0 ? 'total' : 'annular',
    magnitude: (l1 - l2) / (l1 + l2),
    sunAltitudeRad: sun.altitudeRad,
    sunAzimuthRad: sun.azimuthRad,
    durationSeconds: (2 * inner * 86400) / speed,
    pathWidthKm: north === null || south === null ? null : (2 * inner * EARTH_RADIUS_KM) / slant,
    umbraDiameterKm: 2 * Math.abs(l2) * EARTH_RADIUS_KM,
    north,
    south,
  };
}

/** The point of the Earth nearest to an axis that misses it: on the outline, where the Sun stands in the horizon. */
export function limbGroundOf(
  kernel: Kernel,
  course: Course,
  shadow: Shadow,
): GroundPoint & { readonly distance: number; readonly sunAltitudeRad: number; readonly sunAzimuthRad: number } {
  const { sinD, cosD } = shadow;
  const limb: LimbPoint = limbPointOf(shadow.x, shadow.y, outlinePolar(cosD), { distance: 0, x: 0, y: 0 });
  const mu = course.muRad(shadow);
  const point = groundPointOf(kernel, limb.x, limb.y, heightAtLimb(limb.y, sinD, cosD), sinD, cosD, mu);
  const sun = sunAt(kernel, point, shadow, mu);
  return {
    latitudeDeg: point.latitudeDeg,
    longitudeDeg: point.longitudeDeg,
    distance: limb.distance,
    sunAltitudeRad: sun.altitudeRad,
    sunAzimuthRad: sun.azimuthRad,
  };
}

/** The velocity of the shadow past a point of the turning ground, Earth radii a day. */
function pastGround(s: Shadow, xi: number, eta: number, zeta: number): { wx: number; wy: number; speed: number } {
  const turn = SPIN_RAD_PER_DAY - s.aRadPerDay;
  const wx = s.xPerDay - turn * (zeta * s.cosD - eta * s.sinD);
  const wy = s.yPerDay - (turn * xi * s.sinD - s.dRadPerDay * zeta);
  return { wx, wy, speed: Math.sqrt(wx * wx + wy * wy) };
}

/**
 * The edge of the path abreast of the axis: the point that the umbra's rim but grazes at this instant, for it lies square to the shadow's way past it.
 * What the umbra's own swelling turns of that (0.2°) is left out: it moves the point along the edge, not across.
 */
function edgeOf(kernel: Kernel, shadow: Shadow, muRad: number, zetaOfAxis: number, side: 1 | -1): GroundPoint | null {
  const { x, y, sinD, cosD } = shadow;
  let [xi, eta] = [x, y];
  let zeta: number | null = zetaOfAxis;
  for (let round = 0; round < 8; round++) {
    const { wx, wy, speed } = pastGround(shadow, xi, eta, zeta);
    const cone = zeta * shadow.tanF2;
    const reach = (side * innerRadius(shadow.l2 - cone, shadow.l2Contacts - cone)) / speed;
    xi = x - reach * wy;
    eta = y + reach * wx;
    zeta = heightOf(xi, eta, sinD, cosD);
    if (zeta === null) return null;
  }
  return groundPointOf(kernel, xi, eta, zeta, sinD, cosD, muRad);
}

/** Altitude and azimuth of the point to which the axis runs. */
function sunAt(
  kernel: Kernel,
  { latitudeDeg, longitudeDeg }: GroundPoint,
  { sinD, cosD }: Shadow,
  muRad: number,
): { readonly altitudeRad: number; readonly azimuthRad: number } {
  const latitudeRad = radiansOf(latitudeDeg);
  const hour = muRad + radiansOf(longitudeDeg);
  const [sinP, cosP] = [kernel.sin(latitudeRad), kernel.cos(latitudeRad)];
  const [sinH, cosH] = [kernel.sin(hour), kernel.cos(hour)];
  const azimuthRad = kernel.atan2(-cosD * sinH, sinD * cosP - cosD * cosH * sinP);
  return {
    altitudeRad: kernel.asin(sinP * sinD + cosP * cosD * cosH),
    azimuthRad: azimuthRad < 0 ? azimuthRad + 2 * Math.PI : azimuthRad,
  };
}
