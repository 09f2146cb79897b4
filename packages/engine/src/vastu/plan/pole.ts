/** Where in a region does the largest circle sit? Squares are halved, the most promising first, until none can hold a better middle. */

import { gaugeOf } from './gauge.ts';
import { boxOf, regionCentroidOf } from './measure.ts';
import { type Box, lengthOf, type PointM, type Region, type Ring, ringsOf } from './point.ts';

/** The middle of the largest circle within a region. */
export interface Pole {
  readonly point: PointM;
  /** Metres from it to the nearest line; positive, so the point lies inside. */
  readonly radiusM: number;
  /** By how much another point might do better, at most. */
  readonly precisionM: number;
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
  readonly clearance: number;
  /** No point of the cell has more clearance than this. */
  readonly atMost: number;
}

/** Clearance of a point of the region. */
type Gauge = (x: number, y: number) => number;

/** Cells looked at before it is enough: a needle ten kilometres long would ask for millions. */
const MOST_CELLS = 4000;

/**
 * Pole of inaccessibility.
 *
 * Where several points do equally well (the middle line of a corridor), one of them, always the same.
 *
 * @param precisionM  stop when no other point can do better by more than this, metres; a thousandth of the box's shorter side at least is reached anyway
 * @source  the idea of halving squares best first is V. Agafonkin's; clearance cannot grow faster than one walks, hence the bound
 */
export function poleOf(region: Region, precisionM: number = 0.001): Pole {
  const box = boxOf(region.outer);
  const gauge = gaugeOf(region);
  const queue: Cell[] = [];
  let best = seedOf(region, gauge, box);
  let looked = 0;
  const look = (x: number, y: number, halfX: number, halfY: number): void => {
    looked++;
    const cell = cellAt(gauge, x, y, halfX, halfY);
    if (cell.clearance > best.clearance) best = cell;
    if (cell.atMost > best.clearance + precisionM) push(queue, cell);
  };
  const halfX = (box.east - box.west) / 2;
  const halfY = (box.north - box.south) / 2;
  // Cells near a square bound best; a long box starts as a row of them.
  const across = Math.max(1, Math.min(32, Math.round(halfX / halfY)));
  const up = Math.max(1, Math.min(32, Math.round(halfY / halfX)));
  for (let i = 0; i < across; i++)
    for (let j = 0; j < up; j++)
      look(
        box.west + (halfX / across) * (2 * i + 1),
        box.south + (halfY / up) * (2 * j + 1),
        halfX / across,
        halfY / up,
      );
  let open = pop(queue);
  while (open !== undefined && open.atMost > best.clearance + precisionM && looked < MOST_CELLS) {
    const { x, y, halfX: h, halfY: v } = open;
    if (h >= v * 2) for (const side of [-1, 1]) look(x + (side * h) / 2, y, h / 2, v);
    else if (v >= h * 2) for (const side of [-1, 1]) look(x, y + (side * v) / 2, h, v / 2);
    else for (const [sx, sy] of quarters) look(x + (sx * h) / 2, y + (sy * v) / 2, h / 2, v / 2);
    open = pop(queue);
  }
  const gap = open === undefined ? precisionM : Math.max(precisionM, open.atMost - best.clearance);
  return { point: [best.x, best.y], radiusM: best.clearance, precisionM: gap };
}

const quarters: readonly (readonly [number, number])[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

function cellAt(gauge: Gauge, x: number, y: number, halfX: number, halfY: number): Cell {
  const clearance = gauge(x, y);
  return { x, y, halfX, halfY, clearance, atMost: clearance + lengthOf(halfX, halfY) };
}

/** A good point to begin with, inside whatever the shape: the centroid, or the middle of a chord, whichever has most room. */
function seedOf(region: Region, gauge: Gauge, box: Box): Cell {
  const [x, y] = regionCentroidOf(region);
  let best = cellAt(gauge, x, y, 0, 0);
  for (const axis of [0, 1] as const) {
    const [low, high] = axis === 0 ? [box.west, box.east] : [box.south, box.north];
    for (let k = 1; k < 16; k++) {
      const at = low + ((high - low) * k) / 16;
      for (const middle of chordMiddles(region, axis, at)) {
        const cell = axis === 0 ? cellAt(gauge, at, middle, 0, 0) : cellAt(gauge, middle, at, 0, 0);
        if (cell.clearance > best.clearance) best = cell;
      }
    }
  }
  return best;
}

/** Middles of the stretches that lie inside, along the line on which coordinate `axis` is `at`. */
function chordMiddles(region: Region, axis: 0 | 1, at: number): readonly number[] {
  const other = axis === 0 ? 1 : 0;
  const hits: number[] = [];
  for (const ring of ringsOf(region) as readonly Ring[])
    for (let i = 0; i < ring.length; i++) {
      const a = ring[i] as PointM;
      const b = ring[i + 1 === ring.length ? 0 : i + 1] as PointM;
      if (a[axis] > at !== b[axis] > at)
        hits.push(a[other] + ((at - a[axis]) / (b[axis] - a[axis])) * (b[other] - a[other]));
    }
  hits.sort((p, q) => p - q);
  const middles: number[] = [];
  for (let i = 0; i + 1 < hits.length; i += 2) middles.push(((hits[i] as number) + (hits[i + 1] as number)) / 2);
  return widestFirst(hits, middles).slice(0, 2);
}

function widestFirst(hits: readonly number[], middles: readonly number[]): readonly number[] {
  const widthAt = (i: number): number => (hits[2 * i + 1] as number) - (hits[2 * i] as number);
  return middles
    .map((middle, i) => ({ middle, width: widthAt(i) }))
    .sort((p, q) => q.width - p.width)
    .map(({ middle }) => middle);
}

/** Puts a cell into the heap, the highest bound on top. */
function push(heap: Cell[], cell: Cell): void {
  let at = heap.push(cell) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if ((heap[above] as Cell).atMost >= cell.atMost) break;
    heap[at] = heap[above] as Cell;
    at = above;
  }
  heap[at] = cell;
}

/** Takes the top of the heap. */
function pop(heap: Cell[]): Cell | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (top === undefined || last === undefined || heap.length === 0) return top;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && (heap[below + 1] as Cell).atMost > (heap[below] as Cell).atMost) below++;
    if ((heap[below] as Cell).atMost <= last.atMost) break;
    heap[at] = heap[below] as Cell;
    at = below;
  }
  heap[at] = last;
  return top;
}
