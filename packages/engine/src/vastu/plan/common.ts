/**
 * How much ground do two regions share? For rooms that leave the plot and rooms that overlap.
 *
 * Both are made of trapezoids, and the common ground of two trapezoids is a sum of a few linear pieces: exact, right up to the rounding of a sum. No
 * outline of the common ground is built, so shared walls, touching corners and equal rooms, where general clippers stumble, are nothing special.
 */

import { boxOf } from './measure.ts';
import type { Box, Region, Ring } from './point.ts';
import { type Trapezoid, trapezoidsOf, xAt } from './trapezoid.ts';

/**
 * Area that two regions have in common, m²: any simple outlines, with holes.
 *
 * @returns 0 … the smaller area, except for the last digits
 */
export function commonAreaOf(a: Region, b: Region): number {
  if (commonBox(boxOf(a.outer), boxOf(b.outer)) === null) return 0;
  return sharedAreaOf(trapezoidsOf(a), trapezoidsOf(b));
}

/** The same of two regions that have been cut up: for one that is compared with many. */
export function sharedAreaOf(a: readonly Trapezoid[], b: readonly Trapezoid[]): number {
  // Upwards through both; those of either that the line in hand may still cross are open.
  const openA: Trapezoid[] = [];
  const openB: Trapezoid[] = [];
  let i = 0;
  let j = 0;
  let area = 0;
  while (i < a.length || j < b.length) {
    const isOfA = j === b.length || (i < a.length && (a[i] as Trapezoid).low <= (b[j] as Trapezoid).low);
    const next = (isOfA ? a[i++] : b[j++]) as Trapezoid;
    const others = isOfA ? openB : openA;
    let kept = 0;
    for (let k = 0; k < others.length; k++) {
      const other = others[k] as Trapezoid;
      if (other.high <= next.low) continue;
      others[kept++] = other;
      if (other.west < next.east && other.east > next.west) area += areaOfBoth(next, other);
    }
    while (others.length > kept) others.pop();
    (isOfA ? openA : openB).push(next);
  }
  return area;
}

/** The four corners of a box, counter-clockwise from south-west. */
export function cornersOf({ west, south, east, north }: Box): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

/** The box two boxes have in common; null when it has no ground. */
export function commonBox(a: Box, b: Box): Box | null {
  const west = Math.max(a.west, b.west);
  const east = Math.min(a.east, b.east);
  const south = Math.max(a.south, b.south);
  const north = Math.min(a.north, b.north);
  return west < east && south < north ? { west, south, east, north } : null;
}

/** Area of two trapezoids' common ground: between the heights they share, the mean of max(0, min(rights) − max(lefts)). */
function areaOfBoth(a: Trapezoid, b: Trapezoid): number {
  const low = Math.max(a.low, b.low);
  const high = Math.min(a.high, b.high);
  if (!(high > low)) return 0;
  const rightA0 = xAt(a.right, low);
  const rightA1 = xAt(a.right, high);
  const leftB0 = xAt(b.left, low);
  const leftB1 = xAt(b.left, high);
  // Slanted ones often lie beside each other although their boxes meet.
  if (rightA0 <= leftB0 && rightA1 <= leftB1) return 0;
  const leftA0 = xAt(a.left, low);
  const leftA1 = xAt(a.left, high);
  const rightB0 = xAt(b.right, low);
  const rightB1 = xAt(b.right, high);
  if (rightB0 <= leftA0 && rightB1 <= leftA1) return 0;
  const width0 = Math.min(rightA0, rightB0) - Math.max(leftA0, leftB0);
  const width1 = Math.min(rightA1, rightB1) - Math.max(leftA1, leftB1);
  // From the lower line, t = 0, to the upper, t = 1, the width is linear but where two sides cross.
  const one = crossingOf(rightA0 - rightB0, rightA1 - rightB1);
  const two = crossingOf(leftA0 - leftB0, leftA1 - leftB1);
  if (one === 0 && two === 0) return (high - low) * meanPositive(width0, width1);
  const widthAt = (t: number): number =>
    Math.min(rightA0 + (rightA1 - rightA0) * t, rightB0 + (rightB1 - rightB0) * t) -
    Math.max(leftA0 + (leftA1 - leftA0) * t, leftB0 + (leftB1 - leftB0) * t);
  const p = Math.min(one, two);
  const q = Math.max(one, two);
  const widthP = widthAt(p);
  const widthQ = widthAt(q);
  const mean =
    p * meanPositive(width0, widthP) + (q - p) * meanPositive(widthP, widthQ) + (1 - q) * meanPositive(widthQ, width1);
  return (high - low) * mean;
}

/** Where a linear difference changes sign between t = 0 and 1; 0 where it does not. */
function crossingOf(from: number, to: number): number {
  return (from > 0 && to < 0) || (from < 0 && to > 0) ? from / (from - to) : 0;
}

/** Mean of the positive part of what goes straight from one value to another. */
function meanPositive(from: number, to: number): number {
  if (from <= 0 && to <= 0) return 0;
  if (from >= 0 && to >= 0) return (from + to) / 2;
  const positive = Math.max(from, to);
  return (positive * positive) / (2 * Math.abs(from - to));
}
