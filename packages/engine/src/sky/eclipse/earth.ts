/**
 * The Earth's figure as a shadow meets it: its outline seen along the shadow's axis, the point where a line parallel to the axis comes down, and a place on the
 * ground. Lengths are Earth radii (equatorial).
 *
 * @source  `explanatory-supplement-1992`, ch. 8; the ellipsoid is the core's: flattening 1/298.25642 (IERS Conventions 2010)
 */

import { degreesOf, normaliseSignedDeg, radiansOf } from '../../angle.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Place } from '../../time/moment.ts';
import { EARTH_RADIUS_KM } from './lights.ts';

const FLATTENING = 1 / 298.25642;
/** Polar radius, and the square of the eccentricity. */
const POLAR = 1 - FLATTENING;
const POLAR_SQUARED: number = POLAR * POLAR;
const ECCENTRICITY_SQUARED: number = 1 - POLAR_SQUARED;

/** A point on the ground, degrees: north and east positive, longitude −180 … 180. */
export interface GroundPoint {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** Distance of a place from the axis of the Earth, and from its equator's plane (north positive). */
export interface PlaceVector {
  readonly longitudeRad: number;
  readonly rhoCos: number;
  readonly rhoSin: number;
}

/** The nearest point of the outline of the Earth, and how far a point of the fundamental plane is from it: negative within. */
export interface LimbPoint {
  distance: number;
  x: number;
  y: number;
}

/** Half the outline's breadth from north to south, for an axis of this declination; its half from east to west is 1. */
export function outlinePolar(cosD: number): number {
  return Math.sqrt(1 - ECCENTRICITY_SQUARED * cosD * cosD);
}

/**
 * Distance from the outline of the Earth, an ellipse of half axes 1 and `polar`.
 *
 * The foot of the perpendicular is found from the centre of curvature of the ellipse near it; the error shrinks by the eccentricity squared (0.007 at
 * most) each round.
 *
 * @param into  receives the answer
 */
export function limbPointOf(x: number, y: number, polar: number, into: LimbPoint): LimbPoint {
  const px = Math.abs(x);
  const py = Math.abs(y);
  const bulge = 1 - polar * polar;
  let [c, s] = unit(px * polar, py);
  for (let round = 0; round < 3; round++) {
    const ex = bulge * c * c * c;
    const ey = (-bulge * s * s * s) / polar;
    const near = Math.sqrt((c - ex) * (c - ex) + (polar * s - ey) * (polar * s - ey));
    const far = Math.sqrt((px - ex) * (px - ex) + (py - ey) * (py - ey));
    if (far === 0) break;
    const stretch = near / far;
    [c, s] = unit(Math.max(0, (px - ex) * stretch + ex), Math.max(0, ((py - ey) * stretch + ey) / polar));
  }
  const length = Math.sqrt((px - c) * (px - c) + (py - polar * s) * (py - polar * s));
  const inside = px * px + (py * py) / (polar * polar) < 1;
  into.distance = inside ? -length : length;
  into.x = x < 0 ? -c : c;
  into.y = y < 0 ? -polar * s : polar * s;
  return into;
}

function unit(x: number, y: number): readonly [number, number] {
  const length = Math.sqrt(x * x + y * y);
  return length === 0 ? [1, 0] : [x / length, y / length];
}

/**
 * Height above the fundamental plane at which a line parallel to the axis meets the ellipsoid, on the side of the lamp.
 *
 * @returns null for a line that passes the Earth by
 * @source  the ellipsoid's equation in the coordinates of the plane
 */
export function heightOf(x: number, y: number, sinD: number, cosD: number): number | null {
  const a = cosD * cosD + (sinD * sinD) / POLAR_SQUARED;
  const b = y * sinD * cosD * (1 / POLAR_SQUARED - 1);
  const c = x * x + y * y * (sinD * sinD + (cosD * cosD) / POLAR_SQUARED) - 1;
  const square = b * b - a * c;
  return square < 0 ? null : (Math.sqrt(square) - b) / a;
}

/** The height of a point of the outline, where such a line but touches the ellipsoid. */
export function heightAtLimb(y: number, sinD: number, cosD: number): number {
  const a = cosD * cosD + (sinD * sinD) / POLAR_SQUARED;
  return (-y * sinD * cosD * (1 / POLAR_SQUARED - 1)) / a;
}

/** The place on the ground of a point (ξ, η, ζ) of the ellipsoid; `muRad` is the hour angle of the axis at Greenwich. */
export function groundPointOf(
  kernel: Kernel,
  xi: number,
  eta: number,
  zeta: number,
  sinD: number,
  cosD: number,
  muRad: number,
): GroundPoint {
  const u = zeta * cosD - eta * sinD;
  const w = eta * cosD + zeta * sinD;
  const flat = Math.sqrt(u * u + xi * xi);
  return {
    latitudeDeg: degreesOf(kernel.atan2(w, POLAR_SQUARED * flat)),
    longitudeDeg: eastDeg(kernel.atan2(xi, u) - muRad),
  };
}

/** A longitude, −180 … 180 degrees east of Greenwich. */
export function eastDeg(rad: number): number {
  return normaliseSignedDeg(degreesOf(rad));
}

/** A place as distances from the Earth's axis and equator. */
export function placeVectorOf(kernel: Kernel, place: Place): PlaceVector {
  const latitudeRad = radiansOf(place.latitudeDeg);
  const [s, c] = [kernel.sin(latitudeRad), kernel.cos(latitudeRad)];
  const curve = 1 / Math.sqrt(c * c + POLAR_SQUARED * s * s);
  const high = place.elevationMetres / (1000 * EARTH_RADIUS_KM);
  return {
    longitudeRad: radiansOf(place.longitudeDeg),
    rhoCos: (curve + high) * c,
    rhoSin: (POLAR_SQUARED * curve + high) * s,
  };
}

/** Where on the ground a body of this direction and distance (Earth radii) stands in the zenith; `hourAngleRad` is its at Greenwich, west positive. */
export function zenithPointOf(
  kernel: Kernel,
  sinDeclination: number,
  cosDeclination: number,
  distance: number,
  hourAngleRad: number,
): GroundPoint {
  let latitudeRad = kernel.atan2(sinDeclination, cosDeclination);
  // The vertical of a place does not pass through the Earth's centre: each round brings a sixtieth of the last one's change.
  for (let round = 0; round < 4; round++) {
    const [s, c] = [kernel.sin(latitudeRad), kernel.cos(latitudeRad)];
    const curve = 1 / Math.sqrt(c * c + POLAR_SQUARED * s * s);
    latitudeRad = kernel.atan2(
      distance * sinDeclination - POLAR_SQUARED * curve * s,
      distance * cosDeclination - curve * c,
    );
  }
  return { latitudeDeg: degreesOf(latitudeRad), longitudeDeg: eastDeg(-hourAngleRad) };
}
