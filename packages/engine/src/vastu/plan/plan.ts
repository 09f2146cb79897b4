/** What is the plan that everything else is read from? The plot, its rooms and its door, validated, recentred and turned to true north. */

import { normaliseSignedDeg } from '../../angle.ts';
import { readList, readRecord, refusal } from '../../input.ts';
import { type PlanWarning, pointOf } from './corner.ts';
import { type BearingBasis, bearingFrom, facingDegOf, rectangleOf } from './dimensions.ts';
import { bearingOf, type NorthFrame, northFrameOf, planToNorth } from './frame.ts';
import { boxCentreOf, boxOf, centroidOf, distanceToRing, isInside, regionCentroidOf } from './measure.ts';
import { type Box, exceeds, fallsShort, type PointM, type Region, type Ring } from './point.ts';
import { regionOf, ringOf } from './ring.ts';

/** What a plan is read from. Members of other names belong to those who called: types of rooms, names, where the drawing came from. */
export interface PlanInput {
  /** 3 … 256 points [x, y], metres, x to the right and y up on the drawing; wins over width and length. */
  readonly plotPolygon?: readonly PointM[];
  /** Instead of a polygon: metres, with the front on the drawing's lower edge. */
  readonly width?: number;
  readonly length?: number;
  /** Another word for `length`. */
  readonly depth?: number;
  /** Where the front looks: one of sixteen directions or degrees; says the bearing where `bearingDeg` does not. */
  readonly facing?: string | number;
  /** True bearing of the drawing's +Y, degrees clockwise from north, 0 … 360; 0 when neither it nor `facing` is given. */
  readonly bearingDeg?: number;
  readonly doorXY?: PointM;
  /** At most 64; a room may do without a polygon. All points together at most 20 000. */
  readonly rooms?: readonly RoomInput[];
}

/** A room as drawn. */
export interface RoomInput {
  readonly polygon?: readonly PointM[];
  /** Courtyards within it. */
  readonly holes?: readonly (readonly PointM[])[];
}

/** A room on the plan; north frame. */
export interface PlanRoom {
  /** Its place in the list as sent. */
  readonly index: number;
  readonly region: Region;
  readonly areaM2: number;
  readonly centroid: PointM;
  readonly box: Box;
}

/** A plan that may be trusted. Points are [east, north] metres from `frame.originXY`, rings counter-clockwise. */
export interface Plan {
  readonly frame: NorthFrame;
  readonly bearingBasis: BearingBasis;
  readonly plot: Ring;
  readonly areaM2: number;
  /** Area centroid: the middle of radial sectors. It may lie outside a concave plot. */
  readonly centroid: PointM;
  readonly isCentroidInside: boolean;
  /** North-aligned, about the plot: grids are drawn on it. Its middle is `boxCentreOf(box)`. */
  readonly box: Box;
  /** One a room as sent, null for a room without polygon. */
  readonly rooms: readonly (PlanRoom | null)[];
  readonly door: PointM | null;
  /** Metres from the door to the plot's line. */
  readonly doorOffBoundaryM: number | null;
  readonly warnings: readonly PlanWarning[];
}

/** How much a plan may hold, and how far its door may lie off the line before a warning is given. */
export const PLAN_LIMITS: {
  readonly mostRooms: 64;
  readonly mostPoints: 20000;
  readonly smallPlotM2: 4;
  readonly doorToleranceM: 0.5;
  readonly facingToleranceDeg: 45;
} = { mostRooms: 64, mostPoints: 20000, smallPlotM2: 4, doorToleranceM: 0.5, facingToleranceDeg: 45 };

/**
 * Reads a plan.
 *
 * @returns with `warnings` of the codes DUPLICATE_POINTS, SPIKE_REMOVED, PLOT_VERY_SMALL, CENTROID_OUTSIDE_PLOT, BEARING_ASSUMED_NORTH,
 *          BEARING_ASSUMED_FROM_FACING, DOOR_OFF_BOUNDARY, FACING_MISMATCH
 * @throws  EngineError INVALID_OPTION naming the field with its index: `plotPolygon[3]`, `rooms[3].polygon[17]`, `rooms[0].holes[1][4]`
 */
export function planOf(input: PlanInput): Plan {
  const { plotPolygon, width, length, depth, facing, bearingDeg, doorXY, rooms } = readRecord(
    'plan',
    input,
    'an object with plotPolygon',
  );
  const warnings: PlanWarning[] = [];
  const plot = ringOf(plotPolygon ?? plotOf(width, length, depth), 'plotPolygon');
  const bearing = bearingFrom(bearingDeg, facing);
  const drawn = boxOf(plot.ring);
  // Not the first corner: a plan that starts elsewhere then keeps its coordinates to the bit.
  const frame = northFrameOf(bearing.bearingDeg, [drawn.west, drawn.south]);
  const ring = plot.ring.map((point) => planToNorth(point, frame));
  const centroid = centroidOf(ring);
  const box = boxOf(ring);
  const isCentroidInside = isInside(centroid, { outer: ring, holes: [] });
  const door = doorXY === undefined ? null : planToNorth(pointOf(doorXY, 'doorXY'), frame);
  const doorOffBoundaryM = door === null ? null : distanceToRing(door, ring);
  warnings.push(...plot.warnings);
  if (fallsShort(plot.areaM2, PLAN_LIMITS.smallPlotM2))
    warnings.push(warning('PLOT_VERY_SMALL', 'plotPolygon', `The plot has less than ${PLAN_LIMITS.smallPlotM2} m².`));
  if (!isCentroidInside)
    warnings.push(
      warning(
        'CENTROID_OUTSIDE_PLOT',
        'plotPolygon',
        'The middle of the sectors, the plot’s centroid, lies outside the plot.',
      ),
    );
  warnings.push(...bearingWarnings(bearing.basis));
  if (door !== null) warnings.push(...doorWarnings(door, doorOffBoundaryM ?? 0, box, facing));
  const read = roomsOf(rooms, frame, plot.indices.length, warnings);
  return {
    frame,
    bearingBasis: bearing.basis,
    plot: ring,
    areaM2: plot.areaM2,
    centroid,
    isCentroidInside,
    box,
    rooms: read,
    door,
    doorOffBoundaryM,
    warnings,
  };
}

/** The rectangle of a form where there is no polygon; nothing where there is neither, so that the polygon is what is missing. */
function plotOf(width: unknown, length: unknown, depth: unknown): unknown {
  const isForm = width !== undefined || length !== undefined || depth !== undefined;
  return isForm ? rectangleOf({ width, length, depth }) : undefined;
}

function warning(code: string, field: string, message: string): PlanWarning {
  return { code, field, message };
}

function bearingWarnings(basis: BearingBasis): readonly PlanWarning[] {
  if (basis === 'assumed-north')
    return [
      warning(
        'BEARING_ASSUMED_NORTH',
        'bearingDeg',
        'No bearing was given; the drawing’s +Y was taken for true north.',
      ),
    ];
  if (basis === 'assumed-from-facing')
    return [
      warning(
        'BEARING_ASSUMED_FROM_FACING',
        'facing',
        'The bearing was taken from the way the front looks, its lower edge on the drawing; it may be off by 22.5 degrees.',
      ),
    ];
  return [];
}

function doorWarnings(door: PointM, offM: number, box: Box, facing: unknown): readonly PlanWarning[] {
  const found: PlanWarning[] = [];
  if (exceeds(offM, PLAN_LIMITS.doorToleranceM)) {
    const message = `The door lies ${offM.toFixed(2)} metres off the plot’s line; more than ${PLAN_LIMITS.doorToleranceM} is unusual.`;
    found.push(warning('DOOR_OFF_BOUNDARY', 'doorXY', message));
  }
  if (facing === undefined) return found;
  const centre = boxCentreOf(box);
  const apart = Math.abs(
    normaliseSignedDeg(bearingOf(door[0] - centre[0], door[1] - centre[1]) - facingDegOf('facing', facing)),
  );
  if (exceeds(apart, PLAN_LIMITS.facingToleranceDeg))
    found.push(
      warning('FACING_MISMATCH', 'facing', 'The front is said to look one way, and the door lies on another side.'),
    );
  return found;
}

function roomsOf(
  value: unknown,
  frame: NorthFrame,
  plotPoints: number,
  warnings: PlanWarning[],
): readonly (PlanRoom | null)[] {
  if (value === undefined) return [];
  const list = readList('rooms', value, `a list of up to ${PLAN_LIMITS.mostRooms} rooms`);
  if (list.length > PLAN_LIMITS.mostRooms) throw tooMany('rooms', PLAN_LIMITS.mostRooms, 'rooms', list.length);
  let points = plotPoints;
  const rooms: (PlanRoom | null)[] = [];
  for (let index = 0; index < list.length; index++) {
    const field = `rooms[${index}]`;
    const { polygon, holes } = readRecord(field, list[index], 'an object with polygon');
    if (polygon === undefined && holes === undefined) {
      rooms.push(null);
      continue;
    }
    const read = regionOf(polygon, holes, field);
    points += read.region.holes.reduce((sum, hole) => sum + hole.length, read.region.outer.length);
    if (points > PLAN_LIMITS.mostPoints) throw tooMany(field, PLAN_LIMITS.mostPoints, 'points in a plan', points);
    warnings.push(...read.warnings);
    rooms.push(roomOf(index, read.region, read.areaM2, frame));
  }
  return rooms;
}

function roomOf(index: number, drawn: Region, areaM2: number, frame: NorthFrame): PlanRoom {
  const turned = (ring: Ring): Ring => ring.map((point) => planToNorth(point, frame));
  const region = { outer: turned(drawn.outer), holes: drawn.holes.map(turned) };
  return { index, region, areaM2, centroid: regionCentroidOf(region), box: boxOf(region.outer) };
}

function tooMany(field: string, most: number, what: string, count: number): Error {
  return refusal(
    'INVALID_OPTION',
    field,
    `at most ${most} ${what}`,
    `There may be ${most} ${what}; with ${field} there are ${count}.`,
  );
}
