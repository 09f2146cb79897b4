/**
 * What ground do several outlines cover together? Their union, with holes, in as many parts as it has.
 *
 * Points are put on a grid of a micrometre, and those nearer to each other than a tenth of a millimetre become one, so that walls traced twice fall
 * together instead of leaving slivers. Every outline is cut where it meets another; an edge belongs to the answer when exactly one of its sides is
 * covered. Which side of a line a point lies on is decided exactly, in whole numbers.
 */

import { areaOf, type PointM, type Region, type Ring } from '../plan/index.ts';
import { type Edge, edgesOf, MOST_CUTS } from './arrangement.ts';
import { type GridPoint, sideOf } from './grid.ts';

/** Parts and holes below this are rounding. */
const SMALLEST_M2 = 1e-6;
/** A vertex nearer than this to the line of its neighbours is left out. */
const STRAIGHT_M = 2e-6;
const GRID_PER_METRE = 1e6;

/**
 * The union of outlines.
 *
 * @param rings     simple and counter-clockwise, metres
 * @param mostCuts  at how many places they may be divided
 * @returns parts that do not overlap, those with more ground first; `null` when the edges could not be sorted out with so many cuts, or when the area of the answer is
 *          less than that of the greatest outline or more than all together
 * @source  `hobby-1999` for the cutting on a grid, repeated until nothing crosses
 */
export function unionOf(rings: readonly Ring[], mostCuts: number = MOST_CUTS): readonly Region[] | null {
  const origin = rings[0]?.[0];
  if (origin === undefined) return [];
  const edges = edgesOf(
    rings.map((ring) => ring.map((point) => onGrid(point, origin))),
    mostCuts,
  );
  if (edges === null) return null;
  const border = borderOf(edges);
  const loops = border && loopsOf(border);
  if (loops === null) return null;
  const parts = partsOf(loops.map((loop) => straightened(loop.map((point) => offGrid(point, origin)))));
  return isPlausible(parts, rings) ? parts : null;
}

function onGrid([x, y]: PointM, [x0, y0]: PointM): GridPoint {
  return { x: Math.round((x - x0) * GRID_PER_METRE) + 0, y: Math.round((y - y0) * GRID_PER_METRE) + 0 };
}

function offGrid({ x, y }: GridPoint, [x0, y0]: PointM): PointM {
  return [x0 + x / GRID_PER_METRE, y0 + y / GRID_PER_METRE];
}

/** From, to; the ground lies on the left. */
type Step = readonly [GridPoint, GridPoint];

/** Edges with ground on exactly one side, turned so that it is on the left. */
function borderOf(edges: readonly Edge[]): readonly Step[] {
  const steps: Step[] = [];
  const [rows, columns] = [bandsOf(edges, 'y'), bandsOf(edges, 'x')];
  for (const edge of edges) {
    const [left, right] = coverOf(edge, rows, columns);
    if (left === right) continue;
    steps.push(left ? [edge.from, edge.to] : [edge.to, edge.from]);
  }
  return steps;
}

/** Edges by the bands that they pass through, so that a ray meets only those of its own band. */
interface Bands {
  readonly least: number;
  readonly width: number;
  readonly bands: readonly (readonly Edge[])[];
}

function bandsOf(edges: readonly Edge[], axis: 'x' | 'y'): Bands {
  const values = edges.flatMap(({ from, to }) => [from[axis], to[axis]]);
  const least = values.reduce((low, value) => Math.min(low, value), 0);
  const most = values.reduce((high, value) => Math.max(high, value), 1);
  const width = (most - least + 1) / Math.max(1, edges.length);
  const bands = edges.map((): Edge[] => []);
  for (const edge of edges) {
    const first = Math.floor((Math.min(edge.from[axis], edge.to[axis]) - least) / width);
    const last = Math.floor((Math.max(edge.from[axis], edge.to[axis]) - least) / width);
    for (let band = first; band <= last; band += 1) bands[band]?.push(edge);
  }
  return { least, width, bands };
}

function bandAt({ least, width, bands }: Bands, value: number): readonly Edge[] {
  return bands[Math.floor((value - least) / width)] ?? [];
}

/** Whether any outline covers the left and the right of an edge: how often each winds around a point beside the middle of the edge. */
function coverOf(edge: Edge, rows: Bands, columns: Bands): readonly [boolean, boolean] {
  const steep = Math.abs(edge.to.y - edge.from.y) >= Math.abs(edge.to.x - edge.from.x);
  const middle = { x: edge.from.x + edge.to.x, y: edge.from.y + edge.to.y };
  // A ray to +x; for flat edges everything is mirrored in the diagonal, which turns lefts into rights.
  const at = steep ? middle : mirrored(middle);
  const winds = new Map<number, number>();
  for (const other of bandAt(steep ? rows : columns, at.y / 2)) {
    if (other === edge) continue;
    const [from, to] = steep ? [other.from, other.to] : [mirrored(other.from), mirrored(other.to)];
    const isUp = 2 * to.y > at.y;
    if (2 * from.y > at.y === isUp) continue;
    const side = sideOf(from, to, at, 2);
    if (side === 0 || side > 0 !== isUp) continue;
    const sign = isUp === steep ? 1 : -1;
    for (const [ring, net] of other.net) winds.set(ring, (winds.get(ring) ?? 0) + sign * net);
  }
  // The point beside the middle, on the side of the ray: its right when the edge runs up, and when a flat one runs to the west.
  const isRight = steep ? edge.to.y > edge.from.y : edge.to.x < edge.from.x;
  const here = [...winds.values()].some((wind) => wind !== 0);
  for (const [ring, net] of edge.net) winds.set(ring, (winds.get(ring) ?? 0) + (isRight ? net : -net));
  const there = [...winds.values()].some((wind) => wind !== 0);
  return isRight ? [there, here] : [here, there];
}

function mirrored({ x, y }: GridPoint): GridPoint {
  return { x: y, y: x };
}

/** Closed walks along the border, each visiting a point once; `null` when a walk does not come home. */
function loopsOf(border: readonly Step[]): readonly (readonly GridPoint[])[] | null {
  const leaving = new Map<GridPoint, Step[]>();
  for (const step of border) leaving.set(step[0], [...(leaving.get(step[0]) ?? []), step]);
  const walked = new Set<Step>();
  const loops: GridPoint[][] = [];
  for (const first of border) {
    if (walked.has(first)) continue;
    const walk: GridPoint[] = [];
    for (
      let step: Step | undefined = first;
      step !== undefined && !walked.has(step);
      step = next(step, leaving, walked)
    ) {
      walked.add(step);
      const again = walk.indexOf(step[0]);
      // Where the walk meets itself, what lies between is a loop of its own.
      if (again >= 0) loops.push(walk.splice(again));
      walk.push(step[0]);
      if (step[1] === first[0]) break;
    }
    const last = walk.at(-1);
    if (last === undefined || !(leaving.get(last) ?? []).some((step) => step[1] === first[0])) return null;
    loops.push(walk);
  }
  return loops;
}

/** The way on that turns most to the left: it keeps parts that touch in one point apart. */
function next(
  [from, at]: Step,
  leaving: ReadonlyMap<GridPoint, readonly Step[]>,
  walked: ReadonlySet<Step>,
): Step | undefined {
  const back = directionOf(at, from);
  const turn = (step: Step): number => (back - directionOf(at, step[1]) + 8) % 4 || 4;
  const open = (leaving.get(at) ?? []).filter((step) => !walked.has(step));
  return open.reduce<Step | undefined>(
    (best, step) => (best === undefined || turn(step) < turn(best) ? step : best),
    undefined,
  );
}

/** A number that grows with the angle, 0 … 4 for a whole turn. */
function directionOf(from: GridPoint, to: GridPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = dy / (Math.abs(dx) + Math.abs(dy));
  return dx < 0 ? 2 - part : (part + 4) % 4;
}

function straightened(ring: Ring): Ring {
  return ring.filter((point, at) => {
    const [ax, ay] = ring[(at + ring.length - 1) % ring.length] as PointM;
    const [bx, by] = ring[(at + 1) % ring.length] as PointM;
    const [dx, dy] = [bx - ax, by - ay];
    return Math.abs(dx * (point[1] - ay) - dy * (point[0] - ax)) > STRAIGHT_M * Math.sqrt(dx * dx + dy * dy);
  });
}

/** Loops that turn left are parts, the others holes of the smallest part around them. */
function partsOf(loops: readonly Ring[]): readonly Region[] {
  const signed = loops.map((ring) => ({ ring, area: signedArea(ring) }));
  const outers = signed.filter(({ area }) => area > SMALLEST_M2).sort((a, b) => b.area - a.area);
  const holes = outers.map((): Ring[] => []);
  for (const { ring, area } of signed) {
    if (area > -SMALLEST_M2) continue;
    const [a, b] = [ring[0] as PointM, ring[1] as PointM];
    const at: PointM = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    // The last is the smallest.
    const around = outers.flatMap((outer, home) => (outer.area > -area && isWithin(at, outer.ring) ? [home] : []));
    holes[around.at(-1) ?? 0]?.push([...ring].reverse());
  }
  return outers.map(({ ring }, at) => ({ outer: ring, holes: holes[at] as readonly Ring[] }));
}

function signedArea(ring: Ring): number {
  const [x0, y0] = ring[0] ?? [0, 0];
  let twice = 0;
  ring.forEach(([x, y], at) => {
    const [nx, ny] = ring[(at + 1) % ring.length] as PointM;
    twice += (x - x0) * (ny - y0) - (nx - x0) * (y - y0);
  });
  return twice / 2;
}

function isWithin([x, y]: PointM, ring: Ring): boolean {
  let inside = false;
  ring.forEach(([ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length] as PointM;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

/** No less than the greatest, and no more than all; a tenth of a millimetre along every wall is forgiven. */
function isPlausible(parts: readonly Region[], rings: readonly Ring[]): boolean {
  let area = 0;
  for (const { outer, holes } of parts) area += areaOf(outer) - holes.reduce((sum, hole) => sum + areaOf(hole), 0);
  const areas = rings.map(areaOf);
  const forgiven = 1e-6 + 2e-4 * rings.reduce((sum, ring) => sum + perimeterOf(ring), 0);
  return area >= Math.max(...areas) - forgiven && area <= areas.reduce((sum, one) => sum + one, 0) + forgiven;
}

function perimeterOf(ring: Ring): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nx, ny] = ring[(at + 1) % ring.length] as PointM;
    return sum + Math.sqrt((nx - x) * (nx - x) + (ny - y) * (ny - y));
  }, 0);
}
