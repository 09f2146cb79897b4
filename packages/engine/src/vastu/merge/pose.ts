/** How does a drawing lie within another? Turned and moved, never mirrored or stretched. */

import { normaliseSignedDeg } from '../../angle.ts';
import { bearingOf, type PointM, type Ring } from '../plan/index.ts';

/** p ↦ (cos·x − sin·y + moveX, sin·x + cos·y + moveY): turned counter-clockwise, then moved, metres. */
export interface Pose {
  readonly cos: number;
  readonly sin: number;
  readonly moveX: number;
  readonly moveY: number;
}

/** Neither turned nor moved. */
export const UNMOVED: Pose = { cos: 1, sin: 0, moveX: 0, moveY: 0 };

/** A point in its place. */
export function placedBy({ cos, sin, moveX, moveY }: Pose, [x, y]: PointM): PointM {
  return [cos * x - sin * y + moveX, sin * x + cos * y + moveY];
}

/** The pose that does `first`, then `second`. */
export function poseAfter(second: Pose, first: Pose): Pose {
  const [moveX, moveY] = placedBy(second, [first.moveX, first.moveY]);
  return unit(
    second.cos * first.cos - second.sin * first.sin,
    second.sin * first.cos + second.cos * first.sin,
    moveX,
    moveY,
  );
}

/** The pose that undoes another. */
export function inverseOf({ cos, sin, moveX, moveY }: Pose): Pose {
  return { cos, sin: -sin, moveX: -(cos * moveX + sin * moveY), moveY: -(cos * moveY - sin * moveX) };
}

/** Counter-clockwise, −180 ≤ degrees < 180. */
export function turnDegOf({ cos, sin }: Pose): number {
  // A bearing is counted from the second axis to the first.
  return normaliseSignedDeg(bearingOf(sin, cos));
}

/** A pose whose sine and cosine are brought back to length 1, so that long chains of poses do not stretch. */
export function unit(cos: number, sin: number, moveX: number, moveY: number): Pose {
  const length = Math.sqrt(cos * cos + sin * sin);
  return { cos: cos / length, sin: sin / length, moveX, moveY };
}

/** A ring in its place, to 6 decimals. */
export function ringAt(ring: Ring, pose: Pose): Ring {
  return ring.map((point) => roundedPoint(placedBy(pose, point)));
}

/** To 6 decimals. */
export function roundedRing(ring: Ring): Ring {
  return ring.map(roundedPoint);
}

/** To 6 decimals. */
export function roundedPoint([x, y]: PointM): PointM {
  return [rounded(x, 6), rounded(y, 6)];
}

/** To so many decimals; never −0. */
export function rounded(value: number, decimals: 6 | 9): number {
  const scale = decimals === 6 ? 1e6 : 1e9;
  return Math.round(value * scale) / scale + 0;
}
