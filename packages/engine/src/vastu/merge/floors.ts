/** How do the storeys stand on each other? Their heights, as given or estimated from the rooms below, and where their frames lie in the building. */

import { type PlanWarning, type PointM, sinCosOfDeg } from '../plan/index.ts';
import type { Capture } from './capture.ts';
import type { Pose } from './pose.ts';
import type { Floor } from './request.ts';

/** A storey of the stack, before the ground of its captures is known. */
export interface Storey {
  readonly floorIndex: number;
  readonly elevationM: number;
  /** True where the request did not say. */
  readonly isElevationEstimated: boolean;
  readonly originXY: PointM;
  readonly bearingDeg: number;
  readonly maxRoomHeightM: number | null;
  /** From the highest ceiling to the floor above; negative where they run into each other. */
  readonly clearToNextM: number | null;
}

/** Height of a storey whose rooms do not tell, and thickness of what lies above it, metres. A convention of this engine. */
const STOREY_M = 3;
const SLAB_M = 0.15;

/** Storeys that were given or captured, from the lowest up. */
export function storeysOf(captures: readonly Capture[], floors: readonly Floor[]): readonly Storey[] {
  const given = new Map(floors.map((floor) => [floor.floorIndex, floor]));
  const indices = [...new Set([...given.keys(), ...captures.map(({ floorIndex }) => floorIndex)])].sort(
    (a, b) => a - b,
  );
  const heights = indices.map((floorIndex) => highestOf(captures, floorIndex));
  const elevations = elevationsOf(indices, heights, given);
  return indices.map((floorIndex, at) => {
    const floor = given.get(floorIndex);
    const height = heights[at] ?? null;
    const above = elevations[at + 1];
    const elevation = elevations[at] as number;
    return {
      floorIndex,
      elevationM: elevation,
      isElevationEstimated: floor === undefined,
      originXY: floor?.originXY ?? [0, 0],
      bearingDeg: floor?.bearingDeg ?? 0,
      maxRoomHeightM: height,
      clearToNextM: above === undefined || height === null ? null : above - elevation - height,
    };
  });
}

/** Storeys that run into each other, or do not rise. */
export function storeyWarnings(storeys: readonly Storey[]): readonly PlanWarning[] {
  return storeys.flatMap(({ floorIndex, elevationM, clearToNextM }, at): readonly PlanWarning[] => {
    const above = storeys[at + 1];
    if (above === undefined) return [];
    if (above.elevationM <= elevationM) {
      const message = `Floor ${above.floorIndex} does not lie above floor ${floorIndex}.`;
      return [{ code: 'FLOORS_OUT_OF_ORDER', message, field: 'floors' }];
    }
    if (clearToNextM === null || clearToNextM >= 0) return [];
    const message = `The highest room of floor ${floorIndex} reaches ${(-clearToNextM).toFixed(2)} m into floor ${above.floorIndex}.`;
    return [{ code: 'FLOORS_OVERLAP', message, field: 'floors' }];
  });
}

/** Where the frame of a floor lies in the building. */
export function seatOf({ originXY, bearingDeg }: Pick<Storey, 'originXY' | 'bearingDeg'>): Pose {
  const { sin, cos } = sinCosOfDeg(bearingDeg);
  // A bearing turns clockwise.
  return { cos, sin: 0 - sin, moveX: originXY[0], moveY: originXY[1] };
}

/** As given; above a known floor by what lies between; below the lowest given one likewise; from 0 where none is given. */
function elevationsOf(
  indices: readonly number[],
  heights: readonly (number | null)[],
  given: ReadonlyMap<number, Floor>,
): readonly number[] {
  const rise = (below: number): number =>
    ((indices[below + 1] as number) - (indices[below] as number) - 1) * (STOREY_M + SLAB_M) +
    (heights[below] ?? STOREY_M) +
    SLAB_M;
  const elevations: number[] = [];
  const first = Math.max(
    0,
    indices.findIndex((floorIndex) => given.has(floorIndex)),
  );
  elevations[first] = given.get(indices[first] as number)?.elevationM ?? 0;
  for (let at = first - 1; at >= 0; at -= 1) elevations[at] = (elevations[at + 1] as number) - rise(at);
  for (let at = first + 1; at < indices.length; at += 1)
    elevations[at] = given.get(indices[at] as number)?.elevationM ?? (elevations[at - 1] as number) + rise(at - 1);
  return elevations;
}

function highestOf(captures: readonly Capture[], floorIndex: number): number | null {
  const heights = captures
    .filter((capture) => capture.floorIndex === floorIndex)
    .flatMap(({ rooms }) => rooms.flatMap(({ heightM }) => (heightM === null ? [] : [heightM])));
  return heights.length === 0 ? null : Math.max(...heights);
}
