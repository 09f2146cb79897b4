/**
 * Outlines → edges that meet at their ends only. Cutting moves points to the grid, and a moved edge can cross another anew; so it is repeated until
 * nothing is left to cut.
 */

import { type GridPoint, sideOf } from './grid.ts';

/** An edge, and how often each outline runs along it: forwards counts up, backwards down. Never all zero. */
export interface Edge {
  readonly from: GridPoint;
  readonly to: GridPoint;
  readonly net: ReadonlyMap<number, number>;
}

/** Points nearer than this are one, and a line passes through a point that is nearer: a tenth of a millimetre, in micrometres. */
const WELD = 100;
/** Measured: two rounds for drawn plans, four for random ones. */
const MOST_ROUNDS = 24;
/** Outlines of a real house cut each other some hundred times; so many cuts take a fifth of a second, and more grow with their square. */
export const MOST_CUTS = 6000;

interface Segment {
  readonly from: GridPoint;
  readonly to: GridPoint;
  readonly ring: number;
}

/**
 * The edges of outlines.
 *
 * @param rings     points on the grid
 * @param mostCuts  where edges may be divided, over all rounds
 * @returns each edge once; `null` when they could not be brought to meet at their ends only, with so many cuts
 */
export function edgesOf(
  rings: readonly (readonly GridPoint[])[],
  mostCuts: number = MOST_CUTS,
): readonly Edge[] | null {
  const points = new Points();
  let segments: readonly Segment[] = rings.flatMap((points_, ring) => {
    const welded = points_.map(({ x, y }) => points.near(x, y));
    return welded.map((from, at) => ({ from, to: welded[(at + 1) % welded.length] as GridPoint, ring }));
  });
  let left = mostCuts;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    segments = segments.filter(({ from, to }) => from !== to);
    const cuts = cutsOf(segments, points, left);
    if (cuts === null) return null;
    for (const stops of cuts.values()) left -= stops.size;
    if (cuts.size === 0) return gathered(segments);
    segments = segments.flatMap((segment) => divided(segment, cuts.get(segment)));
  }
  return null;
}

/** Points that exist, found by place. */
class Points {
  private readonly cells = new Map<string, GridPoint[]>();

  /** The point at a place, or the nearest within the welding distance, or a new one. */
  near(x: number, y: number): GridPoint {
    const [column, row] = [Math.floor(x / WELD), Math.floor(y / WELD)];
    let best: GridPoint | undefined;
    let least = WELD * WELD;
    for (let i = column - 1; i <= column + 1; i += 1) {
      for (let j = row - 1; j <= row + 1; j += 1) {
        for (const point of this.cells.get(`${i} ${j}`) ?? []) {
          const away = (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y);
          if (away <= least) [best, least] = [point, away];
        }
      }
    }
    if (best !== undefined) return best;
    const made = { x, y };
    const cell = `${column} ${row}`;
    this.cells.set(cell, [...(this.cells.get(cell) ?? []), made]);
    return made;
  }
}

type Cuts = Map<Segment, Set<GridPoint>>;

/** Where segments have to be divided: at ends of others that lie on them, and where two cross; `null` when that is at more places. */
function cutsOf(segments: readonly Segment[], points: Points, most: number): Cuts | null {
  const cuts: Cuts = new Map();
  let made = 0;
  const cut = (segment: Segment, at: GridPoint): void => {
    if (at === segment.from || at === segment.to) return;
    const stops = cuts.get(segment) ?? new Set();
    made -= stops.size;
    cuts.set(segment, stops.add(at));
    made += stops.size;
  };
  const ordered = [...segments].sort((a, b) => leftOf(a) - leftOf(b));
  for (const [index, a] of ordered.entries()) {
    if (made > most) return null;
    const right = Math.max(a.from.x, a.to.x) + WELD;
    for (let at = index + 1; at < ordered.length; at += 1) {
      const b = ordered[at] as Segment;
      if (leftOf(b) > right) break;
      if (!overlapsInY(a, b)) continue;
      let touches = false;
      for (const [segment, point] of [
        [a, b.from],
        [a, b.to],
        [b, a.from],
        [b, a.to],
      ] as const) {
        if (!passesBy(segment, point)) continue;
        touches = true;
        cut(segment, point);
      }
      if (touches || !crosses(a, b)) continue;
      const meeting = meetingOf(a, b);
      const point = points.near(meeting.x, meeting.y);
      cut(a, point);
      cut(b, point);
    }
  }
  return made > most ? null : cuts;
}

function leftOf({ from, to }: Segment): number {
  return Math.min(from.x, to.x);
}

function overlapsInY(a: Segment, b: Segment): boolean {
  return (
    Math.max(a.from.y, a.to.y) + WELD >= Math.min(b.from.y, b.to.y) &&
    Math.max(b.from.y, b.to.y) + WELD >= Math.min(a.from.y, a.to.y)
  );
}

/** Whether a segment passes by a point, nearer than the welding distance, between its ends. Its own ends do not count. */
function passesBy({ from, to }: Segment, point: GridPoint): boolean {
  if (point === from || point === to) return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [ex, ey] = [point.x - from.x, point.y - from.y];
  const square = dx * dx + dy * dy;
  const along = ex * dx + ey * dy;
  if (along <= 0 || along >= square) return false;
  const across = dx * ey - dy * ex;
  return across * across <= WELD * WELD * square;
}

function crosses(a: Segment, b: Segment): boolean {
  return (
    sideOf(a.from, a.to, b.from) * sideOf(a.from, a.to, b.to) < 0 &&
    sideOf(b.from, b.to, a.from) * sideOf(b.from, b.to, a.to) < 0
  );
}

function meetingOf(a: Segment, b: Segment): GridPoint {
  const [dx, dy] = [a.to.x - a.from.x, a.to.y - a.from.y];
  const [ex, ey] = [b.to.x - b.from.x, b.to.y - b.from.y];
  const t = ((b.from.x - a.from.x) * ey - (b.from.y - a.from.y) * ex) / (dx * ey - dy * ex);
  return { x: Math.round(a.from.x + t * dx), y: Math.round(a.from.y + t * dy) };
}

function divided(segment: Segment, at: ReadonlySet<GridPoint> | undefined): readonly Segment[] {
  if (at === undefined) return [segment];
  const { from, to, ring } = segment;
  const along = (point: GridPoint): number =>
    (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y);
  const stops = [from, ...[...at].sort((a, b) => along(a) - along(b)), to];
  return stops.slice(1).map((stop, index) => ({ from: stops[index] as GridPoint, to: stop, ring }));
}

/** Segments between the same two points as one edge; those that cancel are gone. */
function gathered(segments: readonly Segment[]): readonly Edge[] {
  const edges = new Map<string, { from: GridPoint; to: GridPoint; net: Map<number, number> }>();
  for (const { from, to, ring } of segments) {
    const isForwards = from.x < to.x || (from.x === to.x && from.y < to.y);
    const [low, high] = isForwards ? [from, to] : [to, from];
    const key = `${low.x} ${low.y} ${high.x} ${high.y}`;
    const edge = edges.get(key) ?? { from: low, to: high, net: new Map<number, number>() };
    edge.net.set(ring, (edge.net.get(ring) ?? 0) + (isForwards ? 1 : -1));
    edges.set(key, edge);
  }
  return [...edges.values()].filter(({ net }) => [...net.values()].some((count) => count !== 0));
}
