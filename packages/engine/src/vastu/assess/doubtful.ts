/** The zone of a room, of a point, and the pada of a door, as they change when the drawing is turned and they are moved; with proofs of what cannot be. */

import { radiansOf } from '../../angle.ts';
import {
  areaOf,
  type Box,
  boxCentreOf,
  boxOf,
  clipToBox,
  commonBox,
  distanceBetween,
  type Plan,
  type PointM,
  type Region,
  type Ring,
  sinCosOfDeg,
} from '../plan/index.ts';
import { cellOf, SIDES, type Side, sharesOf, ZONES, type Zone, zoneAt } from '../zone/index.ts';
import type { Doubt, Doubtful } from './cover.ts';

/** A zone, or nowhere on the grid. */
export type ZoneOutcome = Zone | 'outside';

/** A door's pada, 0 … 31 from the north-east corner clockwise, and its zone by thirds of the side. */
export type DoorOutcome = `${number}:${Zone}`;

/**
 * The zone with most of a room.
 *
 * In a piece of doubt each point of the room moves against each line of the grid by no more than (distance of the room's farthest corner + distance of the plot's
 * farthest corner from the middle) × half the turn, and by the move. So the room's share of a cell is at most that of the cell grown by this, at least that of
 * the cell shrunk by it; a zone whose most is below another's least cannot have most of the room.
 */
export function doubtfulRoom({ outer, holes }: Region, plan: Plan): Doubtful<ZoneOutcome> {
  const turner = turnerOf(plan);
  const reach = farthest(outer, turner.centre) + turner.reach;
  const rings = [outer, ...holes];
  const turned = (turnDeg: number, east: number, north: number): readonly Ring[] =>
    rings.map((ring) => turner.moved(ring, turnDeg, east, north));
  return {
    metresPerDeg: radiansOf(1) * reach,
    mostPieces: piecesFor(rings.reduce((sum, ring) => sum + ring.length, plan.plot.length)),
    at: (turnDeg, east, north) => {
      const [ring = [], ...inner] = turned(turnDeg, east, north);
      const box = turner.boxAt(turnDeg);
      return sharesOf({ outer: ring, holes: inner }, { ...plan, box }).dominantZone ?? 'outside';
    },
    within: (doubt) => {
      const all = turned(doubt.turnDeg, doubt.east, doubt.north);
      const box = turner.boxAt(doubt.turnDeg);
      const slack = slackOf(doubt, reach);
      const sum = (of: (ring: Ring) => number): number =>
        all.reduce((total, ring, i) => total + (i === 0 ? of(ring) : -of(ring)), 0);
      const whole = sum(areaOf);
      const own = boxOf(all[0] as Ring);
      const area = (cell: Box): number => {
        if (commonBox(own, cell) === null) return 0;
        return isWithin(own, cell) ? whole : sum((ring) => areaOf(clipToBox(ring, cell)));
      };
      const least = Math.max(...ZONES.map((zone) => areaWithin(area, cellOf(zone, box), -slack)));
      const can: ZoneOutcome[] = ZONES.filter((zone) => {
        const most = areaWithin(area, cellOf(zone, box), slack);
        return most > 0 && most >= least - 1e-9 * whole;
      });
      return areaWithin(area, box, -slack) > 0 && can.length > 0 ? can : [...can, 'outside'];
    },
  };
}

/** The zone of a point, by the same reasoning. */
export function doubtfulPoint(point: PointM, plan: Plan): Doubtful<ZoneOutcome> {
  const turner = turnerOf(plan);
  const reach = distanceBetween(point, turner.centre) + turner.reach;
  const placed = (turnDeg: number, east: number, north: number): PointM =>
    turner.moved([point], turnDeg, east, north)[0] as PointM;
  return {
    metresPerDeg: radiansOf(1) * reach,
    mostPieces: piecesFor(plan.plot.length),
    at: (turnDeg, east, north) =>
      zoneAt(placed(turnDeg, east, north), { ...plan, box: turner.boxAt(turnDeg) }) ?? 'outside',
    within: (doubt) => {
      const here = placed(doubt.turnDeg, doubt.east, doubt.north);
      const box = turner.boxAt(doubt.turnDeg);
      const slack = slackOf(doubt, reach);
      const can: ZoneOutcome[] = ZONES.filter((zone) => holds(grown(cellOf(zone, box), slack), here));
      return holds(grown(box, -slack), here) && can.length > 0 ? can : [...can, 'outside'];
    },
  };
}

/**
 * The pada of a door: where the ray from the box's centre meets the box, counted along its sides. A piece of doubt holds the door in a rectangle in units of the
 * half sides; seen from the centre, a rectangle beside it spans what its corners span.
 */
export function doubtfulDoor(door: PointM, plan: Plan): Doubtful<DoorOutcome> {
  const turner = turnerOf(plan);
  const reach = distanceBetween(door, turner.centre) + turner.reach;
  const seen = (turnDeg: number, east: number, north: number) => {
    const here = turner.moved([door], turnDeg, east, north)[0] as PointM;
    const box = turner.boxAt(turnDeg);
    const centre = boxCentreOf(box);
    return {
      x: here[0] - centre[0],
      y: here[1] - centre[1],
      width: (box.east - box.west) / 2,
      depth: (box.north - box.south) / 2,
    };
  };
  return {
    metresPerDeg: radiansOf(1) * reach,
    mostPieces: piecesFor(plan.plot.length),
    at: (turnDeg, east, north) => {
      const { x, y, width, depth } = seen(turnDeg, east, north);
      return doorAt(alongBox(x / width, y / depth));
    },
    within: (doubt) => {
      const { x, y, width, depth } = seen(doubt.turnDeg, doubt.east, doubt.north);
      const slack = slackOf(doubt, reach);
      // Half sides change by no more than the plot's farthest corner moves.
      const bend = radiansOf(doubt.halfTurnDeg) * turner.reach;
      const us = quotients(x - slack, x + slack, width - bend, width + bend);
      const vs = quotients(y - slack, y + slack, depth - bend, depth + bend);
      if (us === null || vs === null || (us[0] <= 0 && us[1] >= 0 && vs[0] <= 0 && vs[1] >= 0)) return ALL_DOORS;
      const home = alongBox(x / width, y / depth);
      const turns = us.flatMap((u) => vs.map((v) => apart(alongBox(u, v), home)));
      return doorsBetween(home + Math.min(...turns), home + Math.max(...turns));
    },
  };
}

/** Outlines of many corners are looked at less finely, so that 20 000 corners do not take seconds. */
function piecesFor(corners: number): number {
  return Math.max(80, Math.min(600, Math.floor(32000 / corners)));
}

/** Pada of an outcome, 1 … 32. */
export function padaOf(outcome: DoorOutcome): number {
  return Number(outcome.slice(0, outcome.indexOf(':'))) + 1;
}

/** Zone of an outcome. */
export function zoneOfDoor(outcome: DoorOutcome): Zone {
  return outcome.slice(outcome.indexOf(':') + 1) as Zone;
}

/** Where thirds of a side cut its eighths, each piece is of its own: ten to a side. */
const STEPS = [0, 1, 2, 8 / 3, 3, 4, 5, 16 / 3, 6, 7, 8];
const ZONES_ALONG: Readonly<Record<Side, readonly Zone[]>> = {
  E: ['NE', 'E', 'SE'],
  S: ['SE', 'S', 'SW'],
  W: ['SW', 'W', 'NW'],
  N: ['NW', 'N', 'NE'],
};
const PIECES: readonly { readonly from: number; readonly outcome: DoorOutcome }[] = SIDES.flatMap((side, place) =>
  STEPS.slice(0, -1).map((step) => ({
    from: place * 8 + step,
    outcome: `${place * 8 + Math.floor(step)}:${ZONES_ALONG[side][Math.floor((step * 3) / 8 + 1e-9)] as Zone}` as const,
  })),
);
const ALL_DOORS: readonly DoorOutcome[] = PIECES.map(({ outcome }) => outcome);

function doorAt(along: number): DoorOutcome {
  return ALL_DOORS[pieceAt(along)] as DoorOutcome;
}

function pieceAt(along: number): number {
  const home = ((along % 32) + 32) % 32;
  // What fell short of a border by rounding is on it, as doors are read elsewhere.
  let piece = 0;
  for (let i = 0; i < PIECES.length; i++) if ((PIECES[i] as (typeof PIECES)[number]).from <= home + 8e-9) piece = i;
  return home + 8e-9 >= 32 ? 0 : piece;
}

function doorsBetween(from: number, to: number): readonly DoorOutcome[] {
  const first = pieceAt(from - 1e-8);
  const last = pieceAt(to + 1e-8);
  const count = (last - first + PIECES.length) % PIECES.length;
  return Array.from({ length: count + 1 }, (_, i) => ALL_DOORS[(first + i) % PIECES.length] as DoorOutcome);
}

/** How far along the box's sides a ray comes, 0 … 32 from the north-east corner clockwise; 0 for no ray. */
function alongBox(u: number, v: number): number {
  const m = Math.max(Math.abs(u), Math.abs(v));
  if (!(m > 0)) return 0;
  if (Math.abs(u) >= Math.abs(v)) return u > 0 ? 4 * (1 - v / m) : 16 + 4 * (1 + v / m);
  return v > 0 ? 24 + 4 * (1 + u / m) : 8 + 4 * (1 - u / m);
}

/** From one place along the sides to another, the short way: −16 … 16. */
function apart(to: number, from: number): number {
  const way = (((to - from) % 32) + 32) % 32;
  return way > 16 ? way - 32 : way;
}

/** All quotients of a range by a positive range; null when that may be none. */
function quotients(from: number, to: number, least: number, most: number): readonly [number, number] | null {
  if (!(least > 0)) return null;
  return [Math.min(from / least, from / most), Math.max(to / least, to / most)];
}

/** Turns rings of the plan about the middle of its box, and finds the box again. */
interface Turner {
  readonly centre: PointM;
  /** Metres from the middle to the plot's farthest corner. */
  readonly reach: number;
  moved(ring: Ring, turnDeg: number, east: number, north: number): Ring;
  boxAt(turnDeg: number): Box;
}

function turnerOf({ plot, box }: Plan): Turner {
  const centre = boxCentreOf(box);
  const moved: Turner['moved'] = (ring, turnDeg, east, north) => {
    const { sin, cos } = sinCosOfDeg(turnDeg);
    return ring.map(([e, n]) => {
      const [x, y] = [e - centre[0], n - centre[1]];
      return [centre[0] + x * cos + y * sin + east, centre[1] + y * cos - x * sin + north];
    });
  };
  const boxes = new Map<number, Box>([[0, box]]);
  return {
    centre,
    reach: farthest(plot, centre),
    moved,
    boxAt: (turnDeg) => {
      const known = boxes.get(turnDeg);
      if (known !== undefined) return known;
      const found = boxOf(moved(plot, turnDeg, 0, 0));
      boxes.set(turnDeg, found);
      return found;
    },
  };
}

function farthest(ring: Ring, centre: PointM): number {
  return ring.reduce((most, point) => Math.max(most, distanceBetween(point, centre)), 0);
}

/** Metres by which anything of a piece moves at most, along either axis. */
function slackOf({ halfTurnDeg, half }: Doubt, reach: number): number {
  return radiansOf(halfTurnDeg) * reach + half + 1e-9;
}

function grown({ west, south, east, north }: Box, by: number): Box {
  return { west: west - by, south: south - by, east: east + by, north: north + by };
}

function areaWithin(area: (cell: Box) => number, cell: Box, by: number): number {
  const window = grown(cell, by);
  return window.west < window.east && window.south < window.north ? area(window) : 0;
}

function isWithin(inner: Box, outer: Box): boolean {
  return holds(outer, [inner.west, inner.south]) && holds(outer, [inner.east, inner.north]);
}

function holds({ west, south, east, north }: Box, [x, y]: PointM): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}
