/** The zone of a room and of a point, as it changes when the drawing is turned and they are moved; with proofs of what cannot be. */

import { radiansOf } from '../../angle.ts';
import {
  areaOf,
  type Box,
  boxOf,
  clipToBox,
  commonBox,
  distanceBetween,
  type Plan,
  type PointM,
  type Region,
  type Ring,
} from '../plan/index.ts';
import { cellOf, sharesOf, ZONES, type Zone, zoneAt } from '../zone/index.ts';
import type { Doubtful } from './cover.ts';
import { farthest, piecesFor, slackOf, turnerOf } from './turner.ts';

/** A zone, or nowhere on the grid. */
export type ZoneOutcome = Zone | 'outside';

/**
 * The zone with most of a room.
 *
 * In a piece of doubt each point of the room moves against each line of the grid by no more than (distance of the room's farthest corner + distance of the plot's
 * farthest corner from the middle) × half the turn, and by the move. So the room's share of a cell is at most that of the cell grown by this, at least that of
 * the cell shrunk by it; a zone whose most is below another's least cannot have most of the room.
 *
 * @param among  how many things are asked about at once
 */
export function doubtfulRoom({ outer, holes }: Region, plan: Plan, among = 1): Doubtful<ZoneOutcome> {
  const turner = turnerOf(plan);
  const reach = farthest(outer, turner.centre) + turner.reach;
  const rings = [outer, ...holes];
  const turned = (turnDeg: number, east: number, north: number): readonly Ring[] =>
    rings.map((ring) => turner.moved(ring, turnDeg, east, north));
  return {
    metresPerDeg: radiansOf(1) * reach,
    mostPieces: piecesFor(
      rings.reduce((sum, ring) => sum + ring.length, plan.plot.length),
      among,
    ),
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
    mostPieces: piecesFor(plan.plot.length, 1),
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
