/**
 * What of an outline lies in a cell, a wedge, any convex window? Cut by one straight line after another.
 *
 * Exact for concave outlines too, because each window here is convex: where the outline comes back into the window, the cut leaves bridges along the
 * line that run both ways and hold no ground, so area, centroid and clearance stay right (`piecesOf` takes them out). A general clipper is no
 * alternative: on right angles after a rotation they throw, or are silently wrong.
 */

import type { Box, PointM, Ring } from './point.ts';

/** Kept: east·x + north·y ≤ limit. */
export interface HalfPlane {
  readonly east: number;
  readonly north: number;
  readonly limit: number;
}

/**
 * The part of a ring within a box.
 *
 * @returns corners in the ring's own winding, possibly with bridges; empty when nothing is left
 * @source  I. E. Sutherland, G. W. Hodgman, Reentrant polygon clipping, Communications of the ACM 17, 1974
 */
export function clipToBox(ring: Ring, { west, south, east, north }: Box): Ring {
  const rows = clipAbove(clipBelow(ring, 1, north), 1, south);
  return clipAbove(clipBelow(rows, 0, east), 0, west);
}

/** The part of a ring on the kept side of every line; as `clipToBox`. */
export function clipToHalfPlanes(ring: Ring, planes: readonly HalfPlane[]): Ring {
  let rest = ring;
  for (const { east, north, limit } of planes) rest = clipBy(rest, ([x, y]) => limit - east * x - north * y);
  return rest;
}

/** What lies at or below a limit of one coordinate (0 east, 1 north). */
export function clipBelow(ring: Ring, axis: 0 | 1, limit: number): Ring {
  return clipAxis(ring, axis, limit, 1);
}

/** What lies at or above a limit of one coordinate. */
export function clipAbove(ring: Ring, axis: 0 | 1, limit: number): Ring {
  return clipAxis(ring, axis, limit, -1);
}

/** Axis-aligned cut; a point on the cut gets the limit itself as coordinate, so neighbouring cells share their border to the bit. */
function clipAxis(ring: Ring, axis: 0 | 1, limit: number, sign: 1 | -1): Ring {
  const count = ring.length;
  let outside = 0;
  for (let i = 0; i < count; i++) if (((ring[i] as PointM)[axis] - limit) * sign > 0) outside++;
  // Most rings lie on one side of most lines.
  if (outside === 0) return ring;
  if (outside === count) return [];
  const other = axis === 0 ? 1 : 0;
  const kept: PointM[] = [];
  let from = ring[count - 1] as PointM;
  let fromIn = (limit - from[axis]) * sign;
  for (let i = 0; i < count; i++) {
    const to = ring[i] as PointM;
    const toIn = (limit - to[axis]) * sign;
    if ((fromIn > 0 && toIn < 0) || (fromIn < 0 && toIn > 0)) {
      const across = from[other] + ((to[other] - from[other]) * fromIn) / (fromIn - toIn);
      kept.push(axis === 0 ? [limit, across] : [across, limit]);
    }
    if (toIn >= 0) kept.push(to);
    from = to;
    fromIn = toIn;
  }
  return withArea(kept);
}

/** Cut by any line: kept where `inside` is 0 or more, a signed distance in any unit. */
function clipBy(ring: Ring, inside: (point: PointM) => number): Ring {
  const count = ring.length;
  if (count === 0) return ring;
  const kept: PointM[] = [];
  let from = ring[count - 1] as PointM;
  let fromIn = inside(from);
  for (let i = 0; i < count; i++) {
    const to = ring[i] as PointM;
    const toIn = inside(to);
    if ((fromIn > 0 && toIn < 0) || (fromIn < 0 && toIn > 0))
      kept.push(pointBetween(from, to, fromIn / (fromIn - toIn)));
    if (toIn >= 0) kept.push(to);
    from = to;
    fromIn = toIn;
  }
  return withArea(kept);
}

/** Both sides of a line through a point: to the left of its direction and to the right. */
export function splitByLine(ring: Ring, through: PointM, east: number, north: number): readonly [Ring, Ring] {
  const left: PointM[] = [];
  const right: PointM[] = [];
  const sideOf = ([x, y]: PointM): number => east * (y - through[1]) - north * (x - through[0]);
  let from = ring[ring.length - 1] as PointM;
  let fromSide = ring.length === 0 ? 0 : sideOf(from);
  for (let i = 0; i < ring.length; i++) {
    const to = ring[i] as PointM;
    const toSide = sideOf(to);
    if ((fromSide > 0 && toSide < 0) || (fromSide < 0 && toSide > 0)) {
      const cut = pointBetween(from, to, fromSide / (fromSide - toSide));
      left.push(cut);
      right.push(cut);
    }
    if (toSide >= 0) left.push(to);
    if (toSide <= 0) right.push(to);
    from = to;
    fromSide = toSide;
  }
  return [withArea(left), withArea(right)];
}

function pointBetween(from: PointM, to: PointM, share: number): PointM {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** A point or two that only touch the window are nothing. */
function withArea(ring: Ring): Ring {
  return ring.length < 3 ? [] : ring;
}
