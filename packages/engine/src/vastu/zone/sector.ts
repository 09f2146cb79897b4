/** In which direction from the plot's middle does a room lie? Radial sectors, 8, 16 or 32, by exact wedges about the plot's area centroid. */

import { kindOf, refusal } from '../../input.ts';
import {
  areaOf,
  bearingOf,
  DIRECTIONS_16,
  type Plan,
  type PlanRoom,
  type PointM,
  type Region,
  type Ring,
  regionAreaOf,
  regionCentroidOf,
  sinCosOfDeg,
  splitByLine,
} from '../plan/index.ts';
import { fallsShort } from '../plan/point.ts';
import { regionIn } from './grid.ts';
import { largest, type RoomShares, withoutDust } from './share.ts';

/** Into how many sectors the circle is divided. */
export type ZoneResolution = 8 | 16 | 32;

/** Those there are. */
export const ZONE_RESOLUTIONS: readonly ZoneResolution[] = [8, 16, 32];

/** A room's sectors. */
export interface RoomSectors {
  readonly resolution: ZoneResolution;
  /** The one with most of the room, of equals the first in order. */
  readonly sector: string;
  /** Of the whole room, by the sectors' names in their order; they are one whole. */
  readonly shares: Readonly<Record<string, number>>;
  /** Bearing of the room's centroid from the plot's, 0 … 360. */
  readonly centroidBearingDeg: number;
}

const eight: readonly string[] = DIRECTIONS_16.filter((_, i) => i % 2 === 0);
const thirtyTwo: readonly string[] = ['E', 'S', 'W', 'N'].flatMap((side) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((k) => `${side}${k}`),
);

/**
 * Names of the sectors in their order: from N clockwise for 8 and 16, from E1, which begins at 45°, for 32.
 *
 * They nest: N of sixteen is N4 + N5, N of eight is N3 … N6.
 */
export const SECTOR_NAMES: Readonly<Record<ZoneResolution, readonly string[]>> = {
  8: eight,
  16: DIRECTIONS_16,
  32: thirtyTwo,
};

/**
 * Shares of a room in the sectors. Each spans its bearings from the lower end on, the upper left out; 8 begin at −22.5°, 16 at −11.25°, 32 at 45°.
 *
 * @param room  of the plan, or any region in its north frame
 * @throws  EngineError INVALID_OPTION for another resolution
 * @source  `vastu-practice`
 */
export function sectorsOf(room: PlanRoom | Region, plan: Plan, resolution: ZoneResolution): RoomSectors {
  readResolution('zoneResolution', resolution);
  const region = regionIn(room);
  const whole = regionAreaOf(region);
  const fine = wedgeAreasOf(region, plan.centroid);
  const names = SECTOR_NAMES[resolution];
  const width = 32 / resolution;
  // In 32nds of a turn: of the fine wedges, which are counted from north, the one that the first sector begins with.
  const first = resolution === 32 ? 4 : 32 - width / 2;
  const shares = names.map((_, k) => {
    let area = 0;
    for (let i = 0; i < width; i++) area += fine[(first + k * width + i) % 32] as number;
    return withoutDust(area / whole);
  });
  const centroid = regionCentroidOf(region);
  return {
    resolution,
    sector: names[largest(shares) ?? 0] as string,
    shares: Object.fromEntries(names.map((name, k) => [name, shares[k] as number])),
    centroidBearingDeg: bearingOf(centroid[0] - plan.centroid[0], centroid[1] - plan.centroid[1]),
  };
}

/** The resolution a caller wrote, 8, 16 or 32. @throws EngineError INVALID_OPTION */
export function readResolution(field: string, value: unknown): ZoneResolution {
  const found = ZONE_RESOLUTIONS.find((resolution) => resolution === value);
  if (found !== undefined) return found;
  const allowed = ZONE_RESOLUTIONS.join(', ');
  const written = typeof value === 'number' ? String(value) : kindOf(value);
  throw refusal('INVALID_OPTION', field, allowed, `${field} cannot be ${written}; use one of: ${allowed}.`);
}

/**
 * What a room's place is called at a resolution: its sector, but CENTER where half of it or more lies in the middle ninth. A fan has no centre; every text has one.
 *
 * @source  `vastu-practice` for the sectors; that the middle keeps its name is ours
 */
export function directionOf({ zoneShares }: RoomShares, { sector }: RoomSectors): string {
  return fallsShort(zoneShares.CENTER, 0.5) ? sector : 'CENTER';
}

/** Sine and cosine of the 32 border directions, from north. */
const borders: readonly { readonly sin: number; readonly cos: number }[] = Array.from({ length: 32 }, (_, k) =>
  sinCosOfDeg(k * 11.25),
);

/** Areas of a region in 32 wedges of 11.25°, clockwise from north, m². */
function wedgeAreasOf({ outer, holes }: Region, centre: PointM): Float64Array {
  const areas = new Float64Array(32);
  for (const [ring, sign] of [[outer, 1] as const, ...holes.map((hole) => [hole, -1] as const)]) {
    // West and east of the middle first; from then on each half turn is halved.
    const [west, east] = splitByLine(ring, centre, 0, 1);
    halve(areas, east, centre, 0, 16, sign);
    halve(areas, west, centre, 16, 16, sign);
  }
  return areas;
}

/** Adds up the wedges `from` … `from + count` of what lies in them, by halving. */
function halve(areas: Float64Array, ring: Ring, centre: PointM, from: number, count: number, sign: 1 | -1): void {
  if (ring.length === 0) return;
  if (count === 1) {
    areas[from] = (areas[from] as number) + sign * areaOf(ring);
    return;
  }
  const half = count / 2;
  const { sin, cos } = borders[(from + half) % 32] as { readonly sin: number; readonly cos: number };
  // Looking along the border, earlier bearings lie to the left.
  const [before, after] = splitByLine(ring, centre, sin, cos);
  halve(areas, before, centre, from, half, sign);
  halve(areas, after, centre, from + half, half, sign);
}
