/** Whose pada is this ground? The 9×9 and the 8×8 mandala laid on the plot's north-aligned box: padas, the gods' grounds, rooms on them. */

import { refusal } from '../../input.ts';
import {
  areaOf,
  type Box,
  boxAreaOf,
  boxCentreOf,
  clipToBox,
  cornersOf,
  type Plan,
  type PlanRoom,
  type PointM,
  type Region,
  type Ring,
  regionAreaOf,
  splitByLine,
} from '../plan/index.ts';
import { DEVATAS_64, DEVATAS_81, type Devata64, type Pada } from './devata-table.ts';
import { cellAt, gridAreasOf, placeOf, regionIn } from './grid.ts';
import { withoutDust } from './share.ts';

/** How many padas: 81, paramasayika, or 64, manduka. */
export type MandalaSize = 81 | 64;

/** Those there are; the first is the default. */
export const MANDALA_SIZES: readonly MandalaSize[] = [81, 64];

/** One pada. */
export interface PadaGround {
  /** `r1c9` */
  readonly id: string;
  /** From the north, from 1. */
  readonly row: number;
  /** From the west, from 1. */
  readonly column: number;
  /** Number on the verses' plate, which has east at the top; null for 64. */
  readonly plateNumber: number | null;
  /** Ids of the gods that hold it: one, or two where the diagonal divides it, the one before it clockwise first. */
  readonly devatas: readonly string[];
  readonly cell: Box;
  /** Ground of the plot in it, m², and its share of the cell. */
  readonly areaM2: number;
  readonly fillShare: number;
}

/** A god's ground. */
export interface DevataGround {
  readonly id: string;
  readonly name: string;
  readonly padaCount: number;
  /** Outlines of its padas, north frame; half a pada is a triangle. */
  readonly parts: readonly Ring[];
  /** Ground of the plot in them, m², and its share of them. */
  readonly areaM2: number;
  readonly fillShare: number;
}

/**
 * The padas of a plan, row by row from the north-west.
 *
 * @throws  EngineError INVALID_OPTION for another size
 * @source  `brihat-samhita` 53.42–56
 */
export function padasOf(plan: Plan, size: MandalaSize = 81): readonly PadaGround[] {
  const side = sideOf(size);
  const areas = gridAreasOf({ outer: plan.plot, holes: [] }, plan.box, side);
  const holders = holdersOf(size);
  return Array.from(areas, (areaM2, place) => {
    const row = Math.floor(place / side) + 1;
    const column = (place % side) + 1;
    const cell = cellAt(plan.box, side, row - 1, column - 1);
    return {
      id: `r${row}c${column}`,
      row,
      column,
      plateNumber: size === 81 ? (9 - column) * 9 + row : null,
      devatas: holders[place] as readonly string[],
      cell,
      areaM2,
      fillShare: areaM2 / boxAreaOf(cell),
    };
  });
}

/**
 * The grounds of the 45 gods.
 *
 * @throws  EngineError INVALID_OPTION for another size
 * @source  `brihat-samhita` 53.43–56
 */
export function mandalaOf(plan: Plan, size: MandalaSize = 81): readonly DevataGround[] {
  sideOf(size);
  const areas = devataAreasOf({ outer: plan.plot, holes: [] }, plan, size);
  return areas.map(({ id, name, areaM2 }) => {
    const parts = partsOf(id, plan.box, size);
    const whole = parts.reduce((sum, part) => sum + areaOf(part), 0);
    const padaCount = seatsOf(size).find((seat) => seat.id === id)?.padaCount ?? 0;
    return { id, name, padaCount, parts, areaM2, fillShare: areaM2 / whole };
  });
}

/**
 * Shares of a room on the gods' grounds, by id; those it does not touch are left out. With what lies outside the box they are one whole.
 *
 * @param room  of the plan, or any region in its north frame
 * @throws  EngineError INVALID_OPTION for another size
 */
export function devataSharesOf(
  room: PlanRoom | Region,
  plan: Plan,
  size: MandalaSize = 81,
): Readonly<Record<string, number>> {
  sideOf(size);
  const region = regionIn(room);
  const whole = regionAreaOf(region);
  const shares = devataAreasOf(region, plan, size).map(({ id, areaM2 }) => [id, withoutDust(areaM2 / whole)] as const);
  return Object.fromEntries(shares.filter(([, share]) => share > 0));
}

/**
 * The pada of a point of the north frame and the god that holds it.
 *
 * @returns null outside the box
 * @throws  EngineError INVALID_OPTION for another size
 */
export function padaAt(
  point: PointM,
  plan: Plan,
  size: MandalaSize = 81,
): { readonly row: number; readonly column: number; readonly devata: string } | null {
  const side = sideOf(size);
  const place = placeOf(point, plan.box, side);
  if (place === null) return null;
  const [first = '', second] = holdersOf(size)[place.row * side + place.column] ?? [];
  const devata = second !== undefined && !isBefore(point, plan.box, place.row, place.column, side) ? second : first;
  return { row: place.row + 1, column: place.column + 1, devata };
}

/** Squares along a side. */
function sideOf(size: MandalaSize): 9 | 8 {
  if (size === 81) return 9;
  if (size === 64) return 8;
  throw refusal(
    'INVALID_OPTION',
    'mandala',
    MANDALA_SIZES.join(', '),
    `mandala cannot be ${String(size)}; use one of: 81, 64.`,
  );
}

/** What either table says of a seat. */
type Seat = Pick<Devata64, 'id' | 'name' | 'padas' | 'sharedPada' | 'half' | 'padaCount'>;

const seats81: readonly Seat[] = DEVATAS_81.map(({ id, name, padas }) => ({
  id,
  name,
  padas,
  sharedPada: null,
  half: null,
  padaCount: padas.length,
}));

function seatsOf(size: MandalaSize): readonly Seat[] {
  return size === 81 ? seats81 : DEVATAS_64;
}

/** Who holds each pada, row by row. */
function holdersOf(size: MandalaSize): readonly (readonly string[])[] {
  const side = sideOf(size);
  const holders: string[][] = Array.from({ length: side * side }, () => []);
  for (const half of ['before', 'after', null] as const)
    for (const seat of seatsOf(size)) {
      const padas =
        half === null ? seat.padas : seat.half === half && seat.sharedPada !== null ? [seat.sharedPada] : [];
      for (const [row, column] of padas) holders[(row - 1) * side + column - 1]?.push(seat.id);
    }
  return holders;
}

function devataAreasOf(
  region: Region,
  { box }: Plan,
  size: MandalaSize,
): readonly { readonly id: string; readonly name: string; readonly areaM2: number }[] {
  const side = sideOf(size);
  const areas = gridAreasOf(region, box, side);
  return seatsOf(size).map(({ id, name, padas, sharedPada, half }) => {
    let areaM2 = 0;
    for (const [row, column] of padas) areaM2 += areas[(row - 1) * side + column - 1] as number;
    if (sharedPada !== null && half !== null) areaM2 += halfAreaOf(region, box, sharedPada, half);
    return { id, name, areaM2 };
  });
}

/** Ground of a region in half a pada of the 64. */
function halfAreaOf({ outer, holes }: Region, box: Box, pada: Pada, half: 'before' | 'after'): number {
  const cell = cellAt(box, 8, pada[0] - 1, pada[1] - 1);
  const areaIn = (ring: Ring): number => areaOf(halfOf(clipToBox(ring, cell), box, pada, half));
  return holes.reduce((area, hole) => area - areaIn(hole), areaIn(outer));
}

/** The half of a ring on one side of the box's diagonal through a pada, looking outwards: left of it comes before, going clockwise. */
function halfOf(ring: Ring, box: Box, [row, column]: Pada, half: 'before' | 'after'): Ring {
  const east = (box.east - box.west) * (column > 4 ? 1 : -1);
  const north = (box.north - box.south) * (row > 4 ? -1 : 1);
  return splitByLine(ring, boxCentreOf(box), east, north)[half === 'before' ? 0 : 1];
}

function isBefore(point: PointM, box: Box, row: number, column: number, side: number): boolean {
  const centre = boxCentreOf(box);
  const u = (point[0] - centre[0]) / (box.east - box.west);
  const v = (point[1] - centre[1]) / (box.north - box.south);
  const east = column >= side / 2 ? 1 : -1;
  const north = row >= side / 2 ? -1 : 1;
  return east * v - north * u > 0;
}

function partsOf(id: string, box: Box, size: MandalaSize): readonly Ring[] {
  const seat = seatsOf(size).find((candidate) => candidate.id === id);
  if (seat === undefined) return [];
  const side = sideOf(size);
  const squares = seat.padas.map(([row, column]) => cornersOf(cellAt(box, side, row - 1, column - 1)));
  if (seat.sharedPada === null || seat.half === null) return squares;
  const [row, column] = seat.sharedPada;
  return [...squares, halfOf(cornersOf(cellAt(box, side, row - 1, column - 1)), box, seat.sharedPada, seat.half)];
}
