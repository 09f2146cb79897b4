/** How much of a room lies in which zone, outside the grid, outside the plot, on another room? Exact for concave rooms with courtyards. */

import { sharedAreaOf } from '../plan/common.ts';
import {
  type Box,
  boxOf,
  commonBox,
  isInside,
  type Plan,
  type PlanRoom,
  type PlanWarning,
  type PointM,
  type Region,
  type Ring,
  regionAreaOf,
} from '../plan/index.ts';
import { exceeds } from '../plan/point.ts';
import { type Trapezoid, trapezoidsOf } from '../plan/trapezoid.ts';
import { gridAreasOf, regionIn } from './grid.ts';
import { ZONES, type Zone } from './zone-table.ts';

/** Shares of a room, 0 … 1; with `outsideGridShare` they are one whole. */
export interface RoomShares {
  readonly zoneShares: Readonly<Record<Zone, number>>;
  readonly outsideGridShare: number;
  /** The zone with most of the room, of equals the first in the order of zones; null when nothing of it lies on the grid. */
  readonly dominantZone: Zone | null;
  readonly dominantShare: number;
}

/** Two rooms on the same ground. */
export interface RoomOverlap {
  /** Places of both in the list as sent. */
  readonly rooms: readonly [number, number];
  readonly areaM2: number;
  /** Of the smaller room. */
  readonly shareOfSmaller: number;
  /** What lies in one of them only, of both together: 0 for the same room drawn twice. */
  readonly symmetricDifferenceShare: number;
}

/** Shares above which a warning is given, and how much work is spent on overlaps at most, in pairs of edges. */
export const SHARE_LIMITS: { readonly outsidePlot: 0.05; readonly overlap: 0.02; readonly overlapWork: 2000000 } = {
  outsidePlot: 0.05,
  overlap: 0.02,
  overlapWork: 2000000,
};

/** Shares nearer to each other than this are equal, and one smaller than it is none. */
const EQUAL = 1e-9;

/**
 * Shares of a room in the nine zones: area of room ∩ cell by area of the room.
 *
 * @param room  of the plan, or any region in its north frame
 */
export function sharesOf(room: PlanRoom | Region, plan: Plan): RoomShares {
  const region = regionIn(room);
  const whole = regionAreaOf(region);
  const areas = gridAreasOf(region, plan.box, 3);
  const shares = Array.from(areas, (area) => withoutDust(area / whole));
  const best = largest(shares);
  const inside = shares.reduce((sum, share) => sum + share, 0);
  const [NW = 0, N = 0, NE = 0, W = 0, CENTER = 0, E = 0, SW = 0, S = 0, SE = 0] = shares;
  return {
    zoneShares: { NW, N, NE, W, CENTER, E, SW, S, SE },
    outsideGridShare: withoutDust(1 - inside),
    dominantZone: best === null ? null : (ZONES[best] as Zone),
    dominantShare: best === null ? 0 : (shares[best] as number),
  };
}

/** Place of the largest of some shares, the first of equals; null when all are 0. */
export function largest(shares: readonly number[]): number | null {
  let best: number | null = null;
  for (let i = 0; i < shares.length; i++)
    if ((shares[i] as number) > (best === null ? 0 : (shares[best] as number)) + EQUAL) best = i;
  return best;
}

/** A share that only rounding made is 0. */
export function withoutDust(share: number): number {
  return share > EQUAL ? share : 0;
}

/** Share of a room that lies outside the plot, 0 … 1; a verandah beyond the line still has its zone. */
export function outsidePlotShareOf(room: PlanRoom | Region, plan: Plan): number {
  return outsideShareBy(plan)(regionIn(room));
}

/**
 * Warnings about where the rooms lie.
 *
 * @returns ROOM_OUTSIDE_PLOT for more than 5 % beyond the plot's line, ROOM_OUTSIDE_GRID for a room that has no zone at all
 */
export function outsideWarningsOf(plan: Plan): readonly PlanWarning[] {
  const outsideShareOf = outsideShareBy(plan);
  return plan.rooms.flatMap((room) => {
    if (room === null) return [];
    const outside = outsideShareOf(room.region);
    if (!exceeds(outside, SHARE_LIMITS.outsidePlot)) return [];
    const field = `rooms[${room.index}].polygon`;
    if (commonBox(room.box, plan.box) === null || sharesOf(room, plan).dominantZone === null)
      return [
        {
          code: 'ROOM_OUTSIDE_GRID',
          field,
          message: 'No part of the room lies on the grid about the plot; it has no zone.',
        },
      ];
    return [
      {
        code: 'ROOM_OUTSIDE_PLOT',
        field,
        message: `${(outside * 100).toFixed(1)} % of the room lies outside the plot.`,
      },
    ];
  });
}

/** `outsidePlotShareOf` for one plan and many rooms: its plot is cut up once, and only where a room comes near the line. */
function outsideShareBy({ plot }: Plan): (region: Region) => number {
  const ground: Region = { outer: plot, holes: [] };
  let cut: readonly Trapezoid[] | null = null;
  return (region) => {
    const box = boxOf(region.outer);
    if (!doesEnter(plot, box)) return isInside([box.west, box.south], ground) ? 0 : 1;
    cut ??= trapezoidsOf(ground);
    return Math.min(1, withoutDust(1 - sharedAreaOf(trapezoidsOf(region), cut) / regionAreaOf(region)));
  };
}

/** Whether an edge of a ring may come into a box: not when it lies to one side of it. */
function doesEnter(ring: Ring, { west, south, east, north }: Box): boolean {
  let a = ring[ring.length - 1] as PointM;
  for (const b of ring) {
    const isBeside = (a[0] < west && b[0] < west) || (a[0] > east && b[0] > east);
    const isBeyond = (a[1] < south && b[1] < south) || (a[1] > north && b[1] > north);
    if (!isBeside && !isBeyond) return true;
    a = b;
  }
  return false;
}

/**
 * Rooms that stand on each other's ground, by more than rounding.
 *
 * @returns the pairs in the order of the rooms, and the warnings ROOMS_OVERLAP for those above 2 % of the smaller, and OVERLAPS_NOT_ALL_CHECKED when rooms of
 *          very many corners left too much to do
 */
export function overlapsOf(plan: Plan): {
  readonly overlaps: readonly RoomOverlap[];
  readonly warnings: readonly PlanWarning[];
} {
  const rooms = plan.rooms.filter((room) => room !== null);
  const overlaps: RoomOverlap[] = [];
  const warnings: PlanWarning[] = [];
  const cut: (readonly Trapezoid[] | undefined)[] = [];
  const trapezoidsAt = (i: number): readonly Trapezoid[] => {
    const known = cut[i] ?? trapezoidsOf((rooms[i] as PlanRoom).region);
    cut[i] = known;
    return known;
  };
  let work = 0;
  for (let i = 0; i < rooms.length; i++)
    for (let j = i + 1; j < rooms.length; j++) {
      const [a, b] = [rooms[i] as PlanRoom, rooms[j] as PlanRoom];
      // A shared wall is no shared ground.
      if (commonBox(a.box, b.box) === null) continue;
      work += pointsOf(a.region) * pointsOf(b.region);
      if (work > SHARE_LIMITS.overlapWork) {
        const message =
          'The rooms have too many corners to compare them all with each other; some overlaps may be missing.';
        return {
          overlaps,
          warnings: [...warnings, { code: 'OVERLAPS_NOT_ALL_CHECKED', field: `rooms[${b.index}].polygon`, message }],
        };
      }
      const overlap = overlapOf(a, b, sharedAreaOf(trapezoidsAt(i), trapezoidsAt(j)));
      if (overlap === null) continue;
      overlaps.push(overlap);
      if (exceeds(overlap.shareOfSmaller, SHARE_LIMITS.overlap)) warnings.push(overlapWarning(overlap));
    }
  return { overlaps, warnings };
}

function overlapOf(a: PlanRoom, b: PlanRoom, areaM2: number): RoomOverlap | null {
  const shareOfSmaller = withoutDust(areaM2 / Math.min(a.areaM2, b.areaM2));
  if (shareOfSmaller === 0) return null;
  const together = a.areaM2 + b.areaM2 - areaM2;
  const symmetricDifferenceShare = withoutDust((together - areaM2) / together);
  return { rooms: [a.index, b.index], areaM2, shareOfSmaller: Math.min(1, shareOfSmaller), symmetricDifferenceShare };
}

function overlapWarning({ rooms: [a, b], shareOfSmaller }: RoomOverlap): PlanWarning {
  const message = `Rooms ${a} and ${b} overlap by ${(shareOfSmaller * 100).toFixed(1)} % of the smaller.`;
  return { code: 'ROOMS_OVERLAP', field: `rooms[${b}].polygon`, message };
}

function pointsOf({ outer, holes }: Region): number {
  return holes.reduce((sum, hole) => sum + hole.length, outer.length);
}
