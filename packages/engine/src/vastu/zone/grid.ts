/** What of the plot lies in which cell of a square grid on its north-aligned box: the nine zones, and the areas that shares are made of. */

import {
  areaOf,
  type Box,
  boxAreaOf,
  clipAbove,
  clipBelow,
  clipToBox,
  diagonalOf,
  type Plan,
  type PlanRoom,
  type PointM,
  type Region,
  type Ring,
} from '../plan/index.ts';
import { wholeSteps } from '../plan/point.ts';
import { ZONES, type Zone } from './zone-table.ts';

/** A zone's ground; north frame. */
export interface ZoneGround {
  readonly zone: Zone;
  readonly cell: Box;
  /** Plot ∩ cell as cut, perhaps with bridges: `piecesOf` takes it apart. Empty when no ground of the plot lies in the cell. */
  readonly ground: Ring;
  readonly areaM2: number;
  /** Of the cell, 0 … 1. */
  readonly fillShare: number;
}

/** The nine zones of a plan, in their order. */
export function zonesOf(plan: Plan): readonly ZoneGround[] {
  return ZONES.map((zone) => {
    const cell = cellOf(zone, plan.box);
    const ground = clipToBox(plan.plot, cell);
    const areaM2 = areaOf(ground);
    return { zone, cell, ground, areaM2, fillShare: areaM2 / boxAreaOf(cell) };
  });
}

/** The cell of a zone: a ninth of the box. */
export function cellOf(zone: Zone, box: Box): Box {
  const place = ZONES.indexOf(zone);
  return cellAt(box, 3, Math.floor(place / 3), place % 3);
}

/** A cell of a grid, rows counted from the north and columns from the west, both from 0. Neighbours share their border to the bit. */
export function cellAt(box: Box, size: number, row: number, column: number): Box {
  return {
    west: lineAt(box.west, box.east, size, column),
    south: lineAt(box.south, box.north, size, size - 1 - row),
    east: lineAt(box.west, box.east, size, column + 1),
    north: lineAt(box.south, box.north, size, size - row),
  };
}

/**
 * Row and column of a point, from 0 and from the north-west; a point on a line belongs to the cell east or north of it, one on the box's rim inwards.
 *
 * @returns null beyond the box by more than 1e-9 of its diagonal
 */
export function placeOf(
  [east, north]: PointM,
  box: Box,
  size: number,
): { readonly row: number; readonly column: number } | null {
  const slack = 1e-9 * diagonalOf(box);
  if (east < box.west - slack || east > box.east + slack || north < box.south - slack || north > box.north + slack)
    return null;
  const column = partOf((east - box.west) / (box.east - box.west), size);
  return { row: size - 1 - partOf((north - box.south) / (box.north - box.south), size), column };
}

/** Which of `size` equal parts a share 0 … 1 falls into, from 0; what fell short of a border by rounding is on it. */
export function partOf(share: number, size: number): number {
  return Math.max(0, Math.min(size - 1, wholeSteps(share * size)));
}

/** The zone of a point of the north frame; null outside the box. */
export function zoneAt(point: PointM, plan: Plan): Zone | null {
  const place = placeOf(point, plan.box, 3);
  return place === null ? null : (ZONES[place.row * 3 + place.column] as Zone);
}

/** A room's region, or the region itself. */
export function regionIn(room: PlanRoom | Region): Region {
  return 'region' in room ? room.region : room;
}

/**
 * Area of a region in each cell of a grid, m²: row by row from the north-west.
 *
 * Cut into columns first and those into cells, so that each cut has less left to do.
 */
export function gridAreasOf({ outer, holes }: Region, box: Box, size: number): Float64Array {
  const areas = new Float64Array(size * size);
  addAreas(areas, outer, box, size, 1);
  for (const hole of holes) addAreas(areas, hole, box, size, -1);
  return areas;
}

function addAreas(areas: Float64Array, ring: Ring, box: Box, size: number, sign: 1 | -1): void {
  const columns = stripsOf(ring, 0, linesOf(box.west, box.east, size));
  const norths = linesOf(box.south, box.north, size);
  for (let column = 0; column < size; column++) {
    const cells = stripsOf(columns[column] as Ring, 1, norths);
    for (let up = 0; up < size; up++) {
      const at = (size - 1 - up) * size + column;
      areas[at] = (areas[at] as number) + sign * areaOf(cells[up] as Ring);
    }
  }
}

/** A ring between each two neighbouring lines; what lies beyond the first and the last is left out. */
function stripsOf(ring: Ring, axis: 0 | 1, lines: readonly number[]): readonly Ring[] {
  const strips: Ring[] = [];
  let rest = clipAbove(ring, axis, lines[0] as number);
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i] as number;
    strips.push(clipBelow(rest, axis, line));
    rest = clipAbove(rest, axis, line);
  }
  return strips;
}

/** The lines of a grid from low to high. */
function linesOf(low: number, high: number, size: number): readonly number[] {
  const lines: number[] = [];
  for (let i = 0; i <= size; i++) lines.push(lineAt(low, high, size, i));
  return lines;
}

/** One of them, from 0 to `size`; the ends are exact. */
function lineAt(low: number, high: number, size: number, number: number): number {
  return number === size ? high : low + ((high - low) * number) / size;
}
