/** How does one capture lie against another, going by points that both have seen? A turn and a move that leave the smallest squares of distance. */

import { distanceBetween, type PointM } from '../plan/index.ts';
import { type Pose, placedBy, unit } from './pose.ts';

/** The same place in two captures. */
export interface Control {
  readonly from: PointM;
  readonly to: PointM;
}

/** How a pair of captures was laid together. */
export type PairMethod = 'translation' | 'rigid-2d';

export interface PairFit {
  readonly method: PairMethod;
  /** From the frame of `to` into that of `from`. */
  readonly pose: Pose;
  readonly rmsM: number;
}

/** Points that lie closer together than this say nothing about a turn. */
const LEAST_SPREAD_M = 0.3;

/**
 * The pose of one capture in another.
 *
 * With fewer than two points, or all of them within 0.3 m, both captures are taken to face north as they say, and only moved.
 *
 * @param controls  one or more
 * @source  `kabsch-1976`, for two dimensions, where no reflection can come out
 */
export function fitPair(controls: readonly Control[]): PairFit {
  const from = meanOf(controls.map((control) => control.from));
  const to = meanOf(controls.map((control) => control.to));
  // a = Σ p′·q′ and c = Σ p′ × q′, with p of `to` and q of `from` about their means: θ = atan2(c, a).
  let a = 0;
  let c = 0;
  for (const { from: q, to: p } of controls) {
    const [px, py, qx, qy] = [p[0] - to[0], p[1] - to[1], q[0] - from[0], q[1] - from[1]];
    a += px * qx + py * qy;
    c += px * qy - py * qx;
  }
  const isSpread = spreadOf(controls.map((control) => control.from)) && spreadOf(controls.map((control) => control.to));
  const isRigid = isSpread && a * a + c * c > 0;
  const { cos, sin } = isRigid ? unit(a, c, 0, 0) : { cos: 1, sin: 0 };
  const pose = { cos, sin, moveX: from[0] - (cos * to[0] - sin * to[1]), moveY: from[1] - (sin * to[0] + cos * to[1]) };
  return {
    method: isRigid ? 'rigid-2d' : 'translation',
    pose,
    rmsM: rmsOf(controls.map((control) => missOf(control, pose))),
  };
}

/** Metres between the two places of a control point, once `to` is placed. */
function missOf({ from, to }: Control, pose: Pose): number {
  return distanceBetween(from, placedBy(pose, to));
}

/** Root mean square. */
export function rmsOf(lengths: readonly number[]): number {
  return Math.sqrt(lengths.reduce((sum, length) => sum + length * length, 0) / lengths.length);
}

/** About the first point, so that large coordinates keep their last digits. */
export function meanOf(points: readonly PointM[]): PointM {
  const [x0, y0] = points[0] as PointM;
  let [x, y] = [0, 0];
  for (const point of points) {
    x += point[0] - x0;
    y += point[1] - y0;
  }
  return [x0 + x / points.length, y0 + y / points.length];
}

function spreadOf(points: readonly PointM[]): boolean {
  return points.some((one, at) => points.slice(at + 1).some((other) => distanceBetween(one, other) >= LEAST_SPREAD_M));
}
