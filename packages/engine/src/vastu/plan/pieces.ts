/** Which separate grounds does a cut leave? The bridges of half-plane clipping are taken out, and what hangs together is walked round. */

import { areaOf, boxOf, diagonalOf, isConvex } from './measure.ts';
import { crossOf, lengthOf, type PointM, type Ring } from './point.ts';

/** A directed edge between numbered points. */
interface Step {
  readonly from: number;
  readonly to: number;
}

/**
 * The connected pieces of a clipped ring.
 *
 * Two grounds that meet in a point only are two pieces. A ring without bridges comes back as it is, in one piece.
 *
 * @param clipped  what `clipToBox` or `clipToHalfPlanes` left of a simple counter-clockwise ring
 * @returns simple counter-clockwise rings, the largest first; empty when there is no ground
 */
export function piecesOf(clipped: Ring): readonly Ring[] {
  if (clipped.length < 3) return [];
  const diagonal = diagonalOf(boxOf(clipped));
  const least = 1e-12 * diagonal * diagonal;
  if (!(areaOf(clipped) > least)) return [];
  // Where a bridge leaves the ground the ring turns inwards, so what is convex has none.
  if (isConvex(clipped)) return [clipped];
  // Straight cuts are exact on the grid's lines and within rounding on slanted ones.
  const tolerance = 1e-12 * diagonal;
  const { points, numbers } = numbered(clipped, tolerance);
  const left = withoutBridges(stepsAlong(points, numbers, tolerance));
  return walked(points, left)
    .filter((ring) => areaOf(ring) > least)
    .sort((a, b) => areaOf(b) - areaOf(a));
}

/** Different points, and the ring as their numbers. */
function numbered(
  ring: Ring,
  tolerance: number,
): { readonly points: readonly PointM[]; readonly numbers: readonly number[] } {
  const points: PointM[] = [];
  const numbers = ring.map((point) => {
    const known = points.findIndex(
      ([x, y]) => Math.abs(x - point[0]) <= tolerance && Math.abs(y - point[1]) <= tolerance,
    );
    return known >= 0 ? known : points.push(point) - 1;
  });
  return { points, numbers };
}

/** The ring's edges, each divided at every point that lies on it. */
function stepsAlong(points: readonly PointM[], numbers: readonly number[], tolerance: number): readonly Step[] {
  return numbers.flatMap((from, i) => {
    const to = numbers[i + 1 === numbers.length ? 0 : i + 1] as number;
    if (from === to) return [];
    const stops = pointsBetween(points, points[from] as PointM, points[to] as PointM, tolerance);
    const path = [from, ...stops, to];
    return path.slice(1).map((number, k) => ({ from: path[k] as number, to: number }));
  });
}

/** Numbers of the points that lie on a segment, its ends apart, in its direction. */
function pointsBetween(points: readonly PointM[], a: PointM, b: PointM, tolerance: number): readonly number[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = lengthOf(dx, dy);
  const found: { readonly number: number; readonly along: number }[] = [];
  for (let number = 0; number < points.length; number++) {
    const point = points[number] as PointM;
    if (Math.abs(crossOf(a, b, point)) > tolerance * length) continue;
    const along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length;
    if (along > tolerance && along < length - tolerance) found.push({ number, along });
  }
  return found.sort((p, q) => p.along - q.along).map(({ number }) => number);
}

/** Steps that nobody takes the other way: each pair of opposite ones cancels. */
function withoutBridges(steps: readonly Step[]): readonly Step[] {
  const keyOf = (from: number, to: number): string => `${from} ${to}`;
  const times = new Map<string, number>();
  for (const { from, to } of steps) times.set(keyOf(from, to), (times.get(keyOf(from, to)) ?? 0) + 1);
  const struck = new Map<string, number>();
  for (const [key, count] of times) {
    const [from, to] = key.split(' ');
    struck.set(key, Math.min(count, times.get(`${to} ${from}`) ?? 0));
  }
  return steps.filter(({ from, to }) => {
    const left = struck.get(keyOf(from, to)) ?? 0;
    if (left > 0) struck.set(keyOf(from, to), left - 1);
    return left === 0;
  });
}

/** Rings that the steps make: ground to the left, and at a point where several ways go on, the sharpest turn to the left. */
function walked(points: readonly PointM[], steps: readonly Step[]): readonly Ring[] {
  const rest = new Set(steps);
  const rings: Ring[] = [];
  for (const start of steps) {
    if (!rest.delete(start)) continue;
    const ring: PointM[] = [points[start.from] as PointM];
    let step = start;
    while (step.to !== start.from) {
      const next = nextStep(points, step, rest);
      if (next === undefined) break;
      rest.delete(next);
      ring.push(points[step.to] as PointM);
      step = next;
    }
    if (step.to === start.from) rings.push(ring);
  }
  return rings;
}

function nextStep(points: readonly PointM[], { from, to }: Step, rest: ReadonlySet<Step>): Step | undefined {
  let best: Step | undefined;
  for (const step of rest)
    if (step.from === to && (best === undefined || isSharper(points, from, to, step.to, best.to))) best = step;
  return best;
}

/** Whether going on to `p` turns more to the left than going on to `q`. */
function isSharper(points: readonly PointM[], from: number, at: number, p: number, q: number): boolean {
  const [a, b] = [points[from] as PointM, points[at] as PointM];
  const [c, d] = [points[p] as PointM, points[q] as PointM];
  const cIsLeft = crossOf(a, b, c) > 0;
  const dIsLeft = crossOf(a, b, d) > 0;
  if (cIsLeft !== dIsLeft) return cIsLeft;
  return crossOf(b, d, c) > 0;
}
