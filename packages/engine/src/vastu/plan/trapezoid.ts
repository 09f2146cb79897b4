/**
 * Of which simple pieces is a region made? Trapezoids with level tops and bottoms: of two of those the common ground is a short sum, so a region that is
 * compared with many others is cut up once.
 */

import { type PointM, type Region, ringsOf } from './point.ts';

/** An edge that is not level, its lower end first. */
export interface RisingEdge {
  readonly x: number;
  readonly low: number;
  readonly high: number;
  /** x gained per y. */
  readonly slope: number;
}

/** Ground between two edges, from one height to another. */
export interface Trapezoid {
  readonly low: number;
  readonly high: number;
  readonly left: RisingEdge;
  readonly right: RisingEdge;
  /** How far it reaches; with its heights that is its box. */
  readonly west: number;
  readonly east: number;
}

/** An edge of the sweep, with the trapezoid it is the left side of. */
interface Side extends RisingEdge {
  open: Begun | null;
}

/** A trapezoid whose upper end is not known yet. */
interface Begun {
  readonly low: number;
  high: number;
  readonly left: Side;
  readonly right: Side;
  west: number;
  east: number;
}

/**
 * The trapezoids of a region: any simple outline, with holes; bridges that hold no ground may be there.
 *
 * A level line goes up and stops at every corner. Between two stops no edge begins or ends, so from west to east every two edges have ground between them;
 * while the same two are neighbours, it is one trapezoid. A region of n corners has no more than about n.
 *
 * @returns by their lower ends
 */
export function trapezoidsOf(region: Region): readonly Trapezoid[] {
  const sides = risingEdgesOf(region).map(({ x, low, high, slope }): Side => ({ x, low, high, slope, open: null }));
  const heights = heightsOf(sides);
  const found: Begun[] = [];
  const row: Side[] = [];
  let next = 0;
  for (let k = 0; k + 1 < heights.length; k++) {
    const low = heights[k] as number;
    const high = heights[k + 1] as number;
    if (!(high > low)) continue;
    const middle = low + (high - low) / 2;
    let kept = 0;
    for (const side of row)
      if (side.high > middle) row[kept++] = side;
      else close(side, low);
    while (row.length > kept) row.pop();
    for (; next < sides.length && (sides[next] as Side).low < middle; next++)
      if ((sides[next] as Side).high > middle) row.push(sides[next] as Side);
    sortAcross(row, middle);
    for (let i = 0; i < row.length; i++) {
      const left = row[i] as Side;
      const right = i % 2 === 0 ? row[i + 1] : undefined;
      if (right !== undefined && left.open?.right === right) continue;
      close(left, low);
      if (right === undefined) continue;
      left.open = { low, high: low, left, right, west: 0, east: 0 };
      found.push(left.open);
    }
  }
  for (const side of row) close(side, heights[heights.length - 1] as number);
  return found;
}

/** x of an edge at a height within it. */
export function xAt({ x, low, slope }: RisingEdge, y: number): number {
  return x + slope * (y - low);
}

/** Edges of a region that rise, by their lower ends; where heights are given, those that pass between them. */
export function risingEdgesOf(
  region: Region,
  south: number = Number.NEGATIVE_INFINITY,
  north: number = Number.POSITIVE_INFINITY,
): readonly RisingEdge[] {
  const edges: RisingEdge[] = [];
  for (const ring of ringsOf(region))
    for (let i = 0; i < ring.length; i++) {
      const a = ring[i] as PointM;
      const b = ring[i + 1 === ring.length ? 0 : i + 1] as PointM;
      const from = a[1] <= b[1] ? a : b;
      const to = from === a ? b : a;
      const rise = to[1] - from[1];
      // A rise that small would overflow the slope, and holds no ground.
      if (!(rise > 1e-200) || to[1] <= south || from[1] >= north) continue;
      edges.push({ x: from[0], low: from[1], high: to[1], slope: (to[0] - from[0]) / rise });
    }
  return edges.sort((a, b) => a.low - b.low);
}

/** Every height at which an edge begins or ends, in order. */
function heightsOf(edges: readonly RisingEdge[]): Float64Array {
  const heights = new Float64Array(2 * edges.length);
  for (let i = 0; i < edges.length; i++) {
    const { low, high } = edges[i] as RisingEdge;
    heights[2 * i] = low;
    heights[2 * i + 1] = high;
  }
  return heights.sort();
}

/** From west to east at a height. Insertion, because the order hardly changes from strip to strip. */
function sortAcross(row: Side[], y: number): void {
  for (let i = 1; i < row.length; i++) {
    const side = row[i] as Side;
    const x = xAt(side, y);
    let at = i;
    for (; at > 0; at--) {
      const other = row[at - 1] as Side;
      if (xAt(other, y) <= x) break;
      row[at] = other;
    }
    row[at] = side;
  }
}

/** Ends the trapezoid that a side is the left of, if there is one. */
function close(side: Side, high: number): void {
  const { open } = side;
  if (open === null) return;
  open.high = high;
  open.west = Math.min(xAt(open.left, open.low), xAt(open.left, high));
  open.east = Math.max(xAt(open.right, open.low), xAt(open.right, high));
  side.open = null;
}
