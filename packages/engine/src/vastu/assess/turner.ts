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

/** The turner of a plan. */
export function turnerOf({ plot, box }: Plan): Turner {
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

/** Outlines of many corners are looked at less finely, so that 20 000 corners do not take seconds. */
export function piecesFor(corners: number): number {
  return Math.max(80, Math.min(600, Math.floor(32000 / corners)));
}
