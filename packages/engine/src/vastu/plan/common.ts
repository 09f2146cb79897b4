/**
 * How much ground do two regions share? For rooms that leave the plot and rooms that overlap.
 *
 * The plane is cut into level strips at every corner of either. Within a strip no edge begins or ends, so each region is a row of trapezoids there, and
 * the common ground of two trapezoids is a sum of a few linear pieces: exact, right up to the rounding of a sum. No outline of the common ground is
 * built, so shared walls, touching corners and equal rooms, where general clippers stumble, are nothing special.
 */

import { boxOf } from './measure.ts';
import { type Box, type PointM, type Region, type Ring, ringsOf } from './point.ts';

/** An edge that is not level, its lower end first. */
export interface RisingEdge {
  readonly x: number;
  readonly low: number;
  readonly high: number;
  /** x gained per y. */
  readonly slope: number;
}

/**
 * Area that two regions have in common, m²: any simple outlines, with holes.
 *
 * @returns 0 … the smaller area, except for the last digits
 */
export function commonAreaOf(a: Region, b: Region): number {
  const window = commonBox(boxOf(a.outer), boxOf(b.outer));
  if (window === null) return 0;
  const { south, north } = window;
  const [first, second] = [new Row(risingEdgesOf(a, south, north)), new Row(risingEdgesOf(b, south, north))];
  const heights = heightsOf([...first.edges, ...second.edges], south, north);
  let area = 0;
  for (let k = 0; k + 1 < heights.length; k++) {
    const low = heights[k] as number;
    const high = heights[k + 1] as number;
    if (!(high > low)) continue;
    first.moveTo(low, high);
    second.moveTo(low, high);
    area += (high - low) * meanCommonWidth(first, second);
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

/** Edges of a region that rise through a window's height, by their lower ends. */
export function risingEdgesOf(region: Region, south: number, north: number): readonly RisingEdge[] {
  const edges: RisingEdge[] = [];
  for (const ring of ringsOf(region))
    for (let i = 0; i < ring.length; i++) {
      const a = ring[i] as PointM;
      const b = ring[i + 1 === ring.length ? 0 : i + 1] as PointM;
      const [from, to] = a[1] <= b[1] ? [a, b] : [b, a];
      // A rise that small would overflow the slope, and holds no ground.
      if (!(to[1] - from[1] > 1e-200) || to[1] <= south || from[1] >= north) continue;
      edges.push({ x: from[0], low: from[1], high: to[1], slope: (to[0] - from[0]) / (to[1] - from[1]) });
    }
  return edges.sort((a, b) => a.low - b.low);
}

/** Where strips begin and end: the window's ends and each corner within it; in order. */
function heightsOf(edges: readonly RisingEdge[], south: number, north: number): Float64Array {
  const heights: number[] = [south, north];
  for (const { low, high } of edges) {
    if (low > south) heights.push(low);
    if (high < north) heights.push(high);
  }
  return Float64Array.from(heights).sort();
}

/** The edges of one region that cross the strip in hand, from west to east: every two of them are the sides of a trapezoid. */
class Row {
  readonly edges: readonly RisingEdge[];
  /** x of each at the strip's lower and upper line. */
  readonly atLow: number[] = [];
  readonly atHigh: number[] = [];
  count = 0;
  readonly #active: RisingEdge[] = [];
  #next = 0;

  constructor(edges: readonly RisingEdge[]) {
    this.edges = edges;
  }

  /** To the next strip upwards. */
  moveTo(low: number, high: number): void {
    const active = this.#active;
    const middle = low + (high - low) / 2;
    let kept = 0;
    for (const edge of active) if (edge.high > middle) active[kept++] = edge;
    active.length = kept;
    for (; this.#next < this.edges.length && (this.edges[this.#next] as RisingEdge).low < middle; this.#next++) {
      const edge = this.edges[this.#next] as RisingEdge;
      if (edge.high > middle) active.push(edge);
    }
    sortAcross(active, middle);
    this.count = active.length;
    for (let i = 0; i < active.length; i++) {
      const { x, low: from, slope } = active[i] as RisingEdge;
      this.atLow[i] = x + slope * (low - from);
      this.atHigh[i] = x + slope * (high - from);
    }
  }
}

/** From west to east at a height. Insertion, because the order hardly changes from strip to strip. */
function sortAcross(active: RisingEdge[], y: number): void {
  for (let i = 1; i < active.length; i++) {
    const edge = active[i] as RisingEdge;
    const x = edge.x + edge.slope * (y - edge.low);
    let at = i;
    for (; at > 0; at--) {
      const other = active[at - 1] as RisingEdge;
      if (other.x + other.slope * (y - other.low) <= x) break;
      active[at] = other;
    }
    active[at] = edge;
  }
}

/** Mean over a strip's height of the width that both rows cover. Trapezoids of a row lie apart, so whatever lies wholly to the west is done with. */
function meanCommonWidth(a: Row, b: Row): number {
  let width = 0;
  let from = 0;
  for (let i = 0; i + 1 < a.count; i += 2) {
    const west = Math.min(a.atLow[i] as number, a.atHigh[i] as number);
    const east = Math.max(a.atLow[i + 1] as number, a.atHigh[i + 1] as number);
    while (from + 1 < b.count && Math.max(b.atLow[from + 1] as number, b.atHigh[from + 1] as number) <= west) from += 2;
    for (let j = from; j + 1 < b.count && Math.min(b.atLow[j] as number, b.atHigh[j] as number) < east; j += 2)
      width += meanOverlap(a, i, b, j);
  }
  return width;
}

/** Mean of max(0, min(rights) − max(lefts)) from the lower line, t = 0, to the upper, t = 1: linear between the places where sides change. */
function meanOverlap(a: Row, i: number, b: Row, j: number): number {
  const left0 = a.atLow[i] as number;
  const left1 = a.atHigh[i] as number;
  const right0 = a.atLow[i + 1] as number;
  const right1 = a.atHigh[i + 1] as number;
  const otherLeft0 = b.atLow[j] as number;
  const otherLeft1 = b.atHigh[j] as number;
  const otherRight0 = b.atLow[j + 1] as number;
  const otherRight1 = b.atHigh[j + 1] as number;
  const width0 = Math.min(right0, otherRight0) - Math.max(left0, otherLeft0);
  const width1 = Math.min(right1, otherRight1) - Math.max(left1, otherLeft1);
  const one = crossingOf(right0 - otherRight0, right1 - otherRight1);
  const two = crossingOf(left0 - otherLeft0, left1 - otherLeft1);
  if (one === 0 && two === 0) return meanPositive(width0, width1);
  const widthAt = (t: number): number =>
    Math.min(right0 + (right1 - right0) * t, otherRight0 + (otherRight1 - otherRight0) * t) -
    Math.max(left0 + (left1 - left0) * t, otherLeft0 + (otherLeft1 - otherLeft0) * t);
  const p = Math.min(one, two);
  const q = Math.max(one, two);
  const widthP = widthAt(p);
  const widthQ = widthAt(q);
  return (
    p * meanPositive(width0, widthP) + (q - p) * meanPositive(widthP, widthQ) + (1 - q) * meanPositive(widthQ, width1)
  );
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
