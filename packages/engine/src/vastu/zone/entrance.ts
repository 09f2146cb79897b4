/** Which of the 32 doors is this one? By equal lengths along the box's sides, as the verses divide them, or by angles of 11.25°, as is done today. */

import { normaliseDeg } from '../../angle.ts';
import { oneOf } from '../../choice.ts';
import { refusal } from '../../input.ts';
import { bearingOf, boxCentreOf, type Plan, type PointM } from '../plan/index.ts';
import { wholeSteps } from '../plan/point.ts';
import { ENTRANCES, type EntranceRow, SIDES, type Side } from './entrance-table.ts';
import { partOf } from './grid.ts';
import type { Zone } from './zone-table.ts';

/**
 * How a door gets its pada. `box-radial-8`: the ray from the box's centre through the door meets a side, which is cut into eight equal lengths;
 * `angular-11.25`: 32 equal angles about the plot's area centroid, from E1 at 45° on.
 */
export type EntranceMethod = 'box-radial-8' | 'angular-11.25';

/** Those there are; the first is the default. */
export const ENTRANCE_METHODS: readonly EntranceMethod[] = ['box-radial-8', 'angular-11.25'];

/** A door and where it stands. */
export interface Entrance {
  readonly method: EntranceMethod;
  /** Which the ray meets, and how far along it from its first corner: 0 … 1. */
  readonly side: Side;
  readonly sideShare: number;
  /** By the method that was chosen. */
  readonly pada: EntranceRow;
  /** Codes by either method, so that a difference shows. */
  readonly lengthPada: string;
  readonly angularPada: string;
  /** Of the nine: by thirds of the side, so never the middle. */
  readonly zone: Zone;
  readonly distanceToBoundaryM: number;
  /** From the plot's area centroid, true, 0 … 360. */
  readonly bearingFromCentroidDeg: number;
}

/**
 * The door of a plan.
 *
 * @param method  `box-radial-8` unless chosen
 * @returns null when the plan has no door
 * @throws  EngineError INVALID_OPTION `doorXY` when the door stands in the very middle, from where no side is the nearest; or for another method
 * @source  `brihat-samhita` 53.71–75: eight parts to a side; `vastu-practice` for the angles
 */
export function entranceOf(plan: Plan, method: EntranceMethod = 'box-radial-8'): Entrance | null {
  oneOf('entranceMethod', method, ENTRANCE_METHODS);
  const { door, centroid } = plan;
  if (door === null) return null;
  const { side, share } = rayTo(door, plan);
  const place = SIDES.indexOf(side);
  const byLength = ENTRANCES[place * 8 + partOf(share, 8)] as EntranceRow;
  const bearing = bearingOf(door[0] - centroid[0], door[1] - centroid[1]);
  const byAngle = entranceAtBearing(bearing);
  return {
    method,
    side,
    sideShare: share,
    pada: method === 'box-radial-8' ? byLength : byAngle,
    lengthPada: byLength.code,
    angularPada: byAngle.code,
    zone: zoneAlong(side, share),
    distanceToBoundaryM: plan.doorOffBoundaryM ?? 0,
    bearingFromCentroidDeg: bearing,
  };
}

/**
 * The door a bearing falls to.
 *
 * @param bearingDeg  from the middle, true, 0 … 360
 * @source  `vastu-practice`
 */
export function entranceAtBearing(bearingDeg: number): EntranceRow {
  // What fell short of a border by rounding is on it, also where the count begins again.
  return ENTRANCES[wholeSteps(normaliseDeg(bearingDeg - 45) / 11.25) % 32] as EntranceRow;
}

/** Where the ray from the box's centre through a point meets the box; at a corner, the side that begins there. */
function rayTo(door: PointM, { box }: Plan): { readonly side: Side; readonly share: number } {
  const centre = boxCentreOf(box);
  const u = ((door[0] - centre[0]) * 2) / (box.east - box.west);
  const v = ((door[1] - centre[1]) * 2) / (box.north - box.south);
  const m = Math.max(Math.abs(u), Math.abs(v));
  if (!(m > 1e-9))
    throw refusal(
      'INVALID_OPTION',
      'doorXY',
      'a point off the middle of the plot’s box',
      'The door stands in the very middle; no side is its own.',
    );
  const apart = Math.abs(u) - Math.abs(v);
  const isCorner = Math.abs(apart) <= 1e-9 * m;
  const side = isCorner ? sideFromCorner(u, v) : sideOf(u, v, apart > 0);
  const along: Readonly<Record<Side, number>> = { E: -v, S: -u, W: v, N: u };
  return { side, share: isCorner ? 0 : (1 + along[side] / m) / 2 };
}

function sideOf(u: number, v: number, isAcross: boolean): Side {
  if (isAcross) return u > 0 ? 'E' : 'W';
  return v > 0 ? 'N' : 'S';
}

/** NE → E, SE → S, SW → W, NW → N. */
function sideFromCorner(u: number, v: number): Side {
  if (u > 0) return v > 0 ? 'E' : 'S';
  return v > 0 ? 'N' : 'W';
}

/** The three zones along each side, from its first corner. */
const ZONES_ALONG: Readonly<Record<Side, readonly Zone[]>> = {
  E: ['NE', 'E', 'SE'],
  S: ['SE', 'S', 'SW'],
  W: ['SW', 'W', 'NW'],
  N: ['NW', 'N', 'NE'],
};

function zoneAlong(side: Side, share: number): Zone {
  return ZONES_ALONG[side][partOf(share, 3)] as Zone;
}
