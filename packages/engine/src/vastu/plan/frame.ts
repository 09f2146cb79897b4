/** How does a drawing turn to true north and back? The one rotation of the whole room, and the bearing of a direction in it. */

import { arcTangent, degreesOf, normaliseDeg, radiansOf, sinCos } from '../../angle.ts';
import type { PointM } from './point.ts';

/** A drawing's frame: its +Y points to the true bearing `bearingDeg`, and `originXY` is [0, 0] in the north frame. */
export interface NorthFrame {
  /** 0 ≤ bearing < 360, clockwise from true north */
  readonly bearingDeg: number;
  readonly sin: number;
  readonly cos: number;
  /** On the drawing, metres. */
  readonly originXY: PointM;
}

/**
 * The frame of a drawing.
 *
 * @param bearingDeg  true bearing of the drawing's +Y, clockwise from north; 360 is 0
 * @param originXY    point of the drawing that becomes [0, 0]: one of its own corners, so that projected coordinates of seven digits lose none
 */
export function northFrameOf(bearingDeg: number, originXY: PointM = [0, 0]): NorthFrame {
  const home = normaliseDeg(bearingDeg);
  const { sin, cos } = sinCosOfDeg(home);
  return { bearingDeg: home, sin, cos, originXY };
}

/** A point of the drawing → [east, north] metres: E = x·cos b + y·sin b, N = −x·sin b + y·cos b. */
export function planToNorth(point: PointM, { sin, cos, originXY }: NorthFrame): PointM {
  const x = point[0] - originXY[0];
  const y = point[1] - originXY[1];
  // Adding 0 turns −0 into 0.
  return [x * cos + y * sin + 0, y * cos - x * sin + 0];
}

/** [east, north] metres → the point of the drawing; the inverse of `planToNorth`. */
export function northToPlan(point: PointM, { sin, cos, originXY }: NorthFrame): PointM {
  const [east, north] = point;
  return [originXY[0] + (east * cos - north * sin), originXY[1] + (east * sin + north * cos)];
}

/**
 * Bearing of a vector of the north frame.
 *
 * @returns 0 ≤ degrees < 360 clockwise from north, exact on the eight main directions; 0 for no vector
 */
export function bearingOf(east: number, north: number): number {
  return normaliseDeg(degreesOf(arcTangent(east, north)));
}

/**
 * Sine and cosine of degrees: exactly 0 and ±1 at quarter turns, so a right-angled plan keeps its exact coordinates, and the same bits on every host.
 *
 * @param deg  any finite angle
 */
export function sinCosOfDeg(deg: number): { readonly sin: number; readonly cos: number } {
  const quarters = Math.round(deg / 90);
  const { sin, cos } = sinCos(radiansOf(deg - 90 * quarters));
  const quadrant = ((quarters % 4) + 4) % 4;
  if (quadrant === 0) return { sin: sin + 0, cos };
  if (quadrant === 1) return { sin: cos, cos: 0 - sin };
  if (quadrant === 2) return { sin: 0 - sin, cos: -cos };
  return { sin: -cos, cos: sin + 0 };
}
