/**
 * Writing labels into a house of any convex shape: as large as they fit, in rows about the middle, never outside the
 * lines and never over one another.
 */

import { type Box, overlap } from './measure.ts';
import type { Point } from './scene.ts';

/** Where a block of text or symbols stands: its rectangle at the size found. */
export interface Placed extends Box {
  /** Font size, units. */
  readonly size: number;
}

/** One shape to write into. */
export interface Room {
  /** Corners of a convex polygon. */
  readonly corners: readonly Point[];
  /** Kept free of labels: the house's number, for example. */
  readonly reserved: readonly Box[];
}

/** Height of a row in parts of the font size, and the gaps between rows and columns. */
export const ROW_HEIGHT = 1.06;
const ROW_GAP = 0.16;
const COLUMN_GAP = 0.5;
/** Distance kept from the lines of the house, units. */
const MARGIN = 3.5;

/**
 * Places blocks given by their widths.
 *
 * @param widthsEm  width of each block in parts of the font size, in reading order
 * @param sizes     font sizes to try, largest first
 * @returns a place for each block in the order given, or undefined when even the last size does not fit
 */
export function fill(room: Room, widthsEm: readonly number[], sizes: readonly number[]): readonly Placed[] | undefined {
  for (const size of sizes) {
    const placed = fillAtSize(room, widthsEm, size);
    if (placed !== undefined) return placed;
  }
  return undefined;
}

function fillAtSize(room: Room, widthsEm: readonly number[], size: number): readonly Placed[] | undefined {
  const [middleX, middleY] = centroid(room.corners);
  const pitch = size * (ROW_HEIGHT + ROW_GAP);
  const top = Math.min(...room.corners.map(([, y]) => y)) + MARGIN;
  const bottom = Math.max(...room.corners.map(([, y]) => y)) - MARGIN;
  // Quick refusals: more ink than room, and more to a row than the widest row holds.
  const needed = widthsEm.reduce((sum, width) => sum + width * size * size * ROW_HEIGHT, 0);
  if (needed > area(room.corners)) return undefined;
  const breadth = Math.max(...room.corners.map(([x]) => x)) - Math.min(...room.corners.map(([x]) => x));
  const mostPerRow = Math.min(widthsEm.length, Math.floor(breadth / (size * (Math.min(...widthsEm) + COLUMN_GAP)) + 1));
  const mostRows = Math.min(widthsEm.length, Math.floor((bottom - top + size * ROW_GAP) / pitch));
  // Few to a row reads best, so narrow columns are tried first.
  for (let perRow = 1; perRow <= mostPerRow; perRow++) {
    const fewestRows = Math.ceil(widthsEm.length / perRow);
    for (let rows = fewestRows; rows <= mostRows; rows++) {
      const height = rows * pitch - size * ROW_GAP;
      const lowest = bottom - height;
      const wanted = Math.min(Math.max(middleY - height / 2, top), lowest);
      for (const start of nearestFirst(wanted, top, lowest, size / 3)) {
        const placed = fillRows(room, widthsEm, size, { start, rows, perRow, middleX, pitch });
        if (placed !== undefined) return placed;
      }
    }
  }
  return undefined;
}

interface Rows {
  readonly start: number;
  readonly rows: number;
  readonly perRow: number;
  readonly middleX: number;
  readonly pitch: number;
}

function fillRows(room: Room, widthsEm: readonly number[], size: number, plan: Rows): readonly Placed[] | undefined {
  const placed: Placed[] = [];
  let next = 0;
  for (let row = 0; row < plan.rows && next < widthsEm.length; row++) {
    const top = plan.start + row * plan.pitch;
    const bottom = top + size * ROW_HEIGHT;
    const span = freeSpan(room, top, bottom, plan.middleX);
    if (span === undefined) continue;
    let width = 0;
    let count = 0;
    // Spread what is left evenly over the rows that are left.
    const share = Math.min(plan.perRow, Math.max(1, Math.ceil((widthsEm.length - next) / (plan.rows - row))));
    while (count < share && next + count < widthsEm.length) {
      const wider = width + (count === 0 ? 0 : COLUMN_GAP * size) + (widthsEm[next + count] as number) * size;
      if (wider > span.right - span.left) break;
      width = wider;
      count++;
    }
    let left = Math.min(Math.max(plan.middleX - width / 2, span.left), span.right - width);
    for (let column = 0; column < count; column++) {
      const right = left + (widthsEm[next + column] as number) * size;
      placed.push({ left, right, top, bottom, size });
      left = right + COLUMN_GAP * size;
    }
    next += count;
  }
  return next === widthsEm.length ? placed : undefined;
}

/** The widest free stretch of a row: inside the polygon over its whole height and beside what is reserved. */
function freeSpan(
  room: Room,
  top: number,
  bottom: number,
  middleX: number,
): { readonly left: number; readonly right: number } | undefined {
  const upper = chord(room.corners, top);
  const lower = chord(room.corners, bottom);
  if (upper === undefined || lower === undefined) return undefined;
  let left = Math.max(upper[0], lower[0]) + MARGIN;
  let right = Math.min(upper[1], lower[1]) - MARGIN;
  for (const box of room.reserved) {
    if (!overlap(box, { left, right, top, bottom })) continue;
    if (box.left - left > right - box.right || (box.left - left === right - box.right && box.left > middleX))
      right = box.left - 1;
    else left = box.right + 1;
  }
  return right > left ? { left, right } : undefined;
}

/** Where a horizontal line enters and leaves a convex polygon. */
function chord(corners: readonly Point[], y: number): readonly [number, number] | undefined {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  corners.forEach(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] as Point;
    if (Math.min(y1, y2) > y || Math.max(y1, y2) < y) return;
    const crossings = y1 === y2 ? [x1, x2] : [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)];
    left = Math.min(left, ...crossings);
    right = Math.max(right, ...crossings);
  });
  return right >= left ? [left, right] : undefined;
}

/** Area of a polygon, square units. */
function area(corners: readonly Point[]): number {
  return (
    Math.abs(
      corners.reduce((sum, [x1, y1], index) => {
        const [x2, y2] = corners[(index + 1) % corners.length] as Point;
        return sum + x1 * y2 - x2 * y1;
      }, 0),
    ) / 2
  );
}

/** The centre of gravity of a polygon. */
export function centroid(corners: readonly Point[]): Point {
  let twiceArea = 0;
  let x = 0;
  let y = 0;
  corners.forEach(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] as Point;
    const part = x1 * y2 - x2 * y1;
    twiceArea += part;
    x += (x1 + x2) * part;
    y += (y1 + y2) * part;
  });
  return [x / (3 * twiceArea), y / (3 * twiceArea)];
}

function nearestFirst(wanted: number, lowest: number, highest: number, step: number): readonly number[] {
  const tries: number[] = [];
  if (highest < lowest) return tries;
  tries.push(wanted);
  for (let away = step; wanted - away >= lowest || wanted + away <= highest; away += step) {
    if (wanted - away >= lowest) tries.push(wanted - away);
    if (wanted + away <= highest) tries.push(wanted + away);
  }
  return tries;
}
