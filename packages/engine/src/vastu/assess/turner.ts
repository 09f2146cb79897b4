/** How does a plan turn within its doubt? Its rings about the middle of its box, the box found again, and how far anything moves at most. */

import { radiansOf } from '../../angle.ts';
import {
  type Box,
  boxCentreOf,
  boxOf,
  distanceBetween,
  type Plan,
  type PointM,
  type Ring,
  sinCosOfDeg,
} from '../plan/index.ts';
import type { Doubt } from './cover.ts';

/** Turns rings of the plan about the middle of its box, and finds the box again. */
export interface Turner {
  readonly centre: PointM;
  /** Metres from the middle to the plot's farthest corner. */
  readonly reach: number;
  moved(ring: Ring, turnDeg: number, east: number, north: number): Ring;
  boxAt(turnDeg: number): Box;
}

/** The turner of a plan: one for all that stands on it, so that a box is found once. */
export function turnerOf(plan: Plan): Turner {
  const known = turners.get(plan) ?? makeTurner(plan);
  turners.set(plan, known);
  return known;
}

const turners = new WeakMap<Plan, Turner>();

function makeTurner({ plot, box }: Plan): Turner {
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

/** Metres from a point to the farthest corner of a ring. */
export function farthest(ring: Ring, centre: PointM): number {
  return ring.reduce((most, point) => Math.max(most, distanceBetween(point, centre)), 0);
}

/** Metres by which anything of a piece moves at most, along either axis. */
export function slackOf({ halfTurnDeg, half }: Doubt, reach: number): number {
  return radiansOf(halfTurnDeg) * reach + half + 1e-9;
}

/** Corners looked at in one question, a fifth of a second of them at most; a piece costs as much as 30 more. */
const MOST_CORNERS = 150_000;
const CORNERS_OF_A_PIECE = 30;

/**
 * Pieces of doubt to look at. Outlines of many corners, and things of which there are many, are looked at less finely, so that no question takes long; what is
 * not looked at is told as possible.
 *
 * @param corners  of the thing and of the plot
 * @param among    how many things are asked about at once
 */
export function piecesFor(corners: number, among: number): number {
  return Math.max(12, Math.min(600, Math.floor(MOST_CORNERS / (among * (corners + CORNERS_OF_A_PIECE)))));
}
