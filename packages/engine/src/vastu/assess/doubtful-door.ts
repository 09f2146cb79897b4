/** The pada of a door, as it changes when the drawing is turned and the door is moved; with proofs of what cannot be. */

import { degreesOf, radiansOf } from '../../angle.ts';
import { bearingOf, boxCentreOf, distanceBetween, lengthOf, type Plan, type PointM } from '../plan/index.ts';
import { wholeSteps } from '../plan/point.ts';
import { type EntranceMethod, entranceAtBearing, SIDES, type Side, type Zone } from '../zone/index.ts';
import type { Doubtful } from './cover.ts';
import { piecesFor, slackOf, turnerOf } from './turner.ts';

/** A door's pada, 0 … 31 from the north-east corner clockwise, and its zone by thirds of the side. */
export type DoorOutcome = `${number}:${Zone}`;

/**
 * The pada of a door: where the ray from the box's centre meets the box, counted along its sides. A piece of doubt holds the door in a rectangle in units of the
 * half sides; seen from the centre, a rectangle beside it spans what its corners span.
 *
 * @param method  how the pada is counted; the zone goes by thirds of the side either way
 */
export function doubtfulDoor(door: PointM, plan: Plan, method: EntranceMethod = 'box-radial-8'): Doubtful<DoorOutcome> {
  const byLength = doorByLength(door, plan);
  return method === 'box-radial-8' ? byLength : doorByAngle(door, plan, byLength);
}

/**
 * The pada by equal angles about the plot's centroid, which turns with the door: a turn adds to the bearing, and a move of the door swings it by no more than
 * the arc sine of move by distance, which is at most π/2 of that quotient.
 */
function doorByAngle(door: PointM, plan: Plan, byLength: Doubtful<DoorOutcome>): Doubtful<DoorOutcome> {
  const turner = turnerOf(plan);
  const seen = (turnDeg: number, east: number, north: number): PointM => {
    const [here, middle] = turner.moved([door, plan.centroid], turnDeg, 0, 0) as readonly [PointM, PointM];
    return [here[0] + east - middle[0], here[1] + north - middle[1]];
  };
  return {
    metresPerDeg: byLength.metresPerDeg,
    mostPieces: byLength.mostPieces,
    at: (turnDeg, east, north) => {
      const pada = entranceAtBearing(bearingOf(...seen(turnDeg, east, north))).index - 1;
      return `${pada}:${zoneOfDoor(byLength.at(turnDeg, east, north))}`;
    },
    within: (doubt) => {
      const [x, y] = seen(doubt.turnDeg, doubt.east, doubt.north);
      const away = lengthOf(x, y);
      const swing = Math.SQRT2 * doubt.half + 1e-9;
      const spreadDeg = doubt.halfTurnDeg + (away > swing ? degreesOf((Math.PI / 2) * (swing / away)) : 180);
      const zones = [...new Set(byLength.within(doubt).map(zoneOfDoor))];
      return padasAbout(bearingOf(x, y), spreadDeg).flatMap((pada) =>
        zones.map((zone): DoorOutcome => `${pada}:${zone}`),
      );
    },
  };
}

/** Padas of all bearings within a spread, 0 … 31. */
function padasAbout(bearingDeg: number, spreadDeg: number): readonly number[] {
  const first = Math.floor((bearingDeg - spreadDeg - 45) / 11.25 - 1e-8);
  const last = Math.floor((bearingDeg + spreadDeg - 45) / 11.25 + 1e-8);
  return Array.from({ length: Math.min(32, last - first + 1) }, (_, i) => (((first + i) % 32) + 32) % 32);
}

function doorByLength(door: PointM, plan: Plan): Doubtful<DoorOutcome> {
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
    mostPieces: piecesFor(plan.plot.length, 1),
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

/** Pada of an outcome, 1 … 32. */
export function padaOf(outcome: DoorOutcome): number {
  return Number(outcome.slice(0, outcome.indexOf(':'))) + 1;
}

/** Padas of some outcomes, each once, ascending. */
export function padasOf(outcomes: readonly DoorOutcome[]): readonly number[] {
  return [...new Set(outcomes.map(padaOf))].sort((a, b) => a - b);
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
    outcome: `${place * 8 + Math.floor(step)}:${ZONES_ALONG[side][wholeSteps((step * 3) / 8)] as Zone}` as const,
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
