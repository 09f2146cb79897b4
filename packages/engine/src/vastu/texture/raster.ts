/**
 * Marks → pixels. Blocks fill whole pixels; a pen covers a pixel by its distance from the stroke. Only + − × ÷ and the square root are used,
 * which IEEE 754 fixes, so the pixels are the same on every host.
 */

import type { Stroke } from './letters.ts';
import type { Block, Pen, Picture } from './picture.ts';
import type { Pixels } from './png.ts';

/** Straight pieces that stand for one curve: at this size they leave it by less than a tenth of a pixel. */
const PIECES_PER_CURVE = 16;

/**
 * The picture as pixels.
 *
 * @param side  width and height, pixels
 * @returns opaque pixels
 */
export function pixelsOf(picture: Picture, side: number): Pixels {
  const rgba = new Uint8Array(side * side * 4);
  for (const mark of picture.marks) {
    if (mark.kind === 'block') fill(rgba, side, mark);
    else write(rgba, side, mark);
  }
  return { width: side, height: side, rgba };
}

function fill(rgba: Uint8Array, side: number, { x, y, width, height, colour }: Block): void {
  const [red, green, blue] = channels(colour);
  const row = new Uint8Array(width * 4);
  for (let at = 0; at < row.length; at += 4) row.set([red, green, blue, 255], at);
  for (let down = y; down < y + height; down += 1) rgba.set(row, (down * side + x) * 4);
}

/** Coverage of the whole pen stroke first, so that pieces that meet do not show their seams; then colour. */
function write(rgba: Uint8Array, side: number, { strokes, width, colour }: Pen): void {
  const covered = new Map<number, number>();
  for (const piece of piecesOf(strokes)) cover(covered, side, piece, width / 2);
  const ink = channels(colour);
  for (const [pixel, share] of covered) {
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 4 + channel;
      const under = rgba[at] as number;
      rgba[at] = (under * (256 - share) + (ink[channel] as number) * share + 128) >> 8;
    }
  }
}

type Piece = readonly [x0: number, y0: number, x1: number, y1: number];

/** Raises the coverage (0 … 256) of the pixels near a straight piece. */
function cover(covered: Map<number, number>, side: number, [x0, y0, x1, y1]: Piece, radius: number): void {
  const reach = radius + 1;
  const left = Math.max(0, Math.floor(Math.min(x0, x1) - reach));
  const right = Math.min(side - 1, Math.ceil(Math.max(x0, x1) + reach));
  const top = Math.max(0, Math.floor(Math.min(y0, y1) - reach));
  const bottom = Math.min(side - 1, Math.ceil(Math.max(y0, y1) + reach));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const away = distance(x + 0.5, y + 0.5, x0, y0, x1, y1);
      const share = Math.round(256 * Math.max(0, Math.min(1, radius + 0.5 - away)));
      const pixel = y * side + x;
      if (share > (covered.get(pixel) ?? 0)) covered.set(pixel, share);
    }
  }
}

function distance(x: number, y: number, x0: number, y0: number, x1: number, y1: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / square));
  const [ex, ey] = [x - x0 - along * dx, y - y0 - along * dy];
  return Math.sqrt(ex * ex + ey * ey);
}

function piecesOf(strokes: readonly Stroke[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let x = 0;
  let y = 0;
  const lineTo = (toX: number, toY: number): void => {
    pieces.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  };
  for (const stroke of strokes) {
    if (stroke[0] === 'M') [x, y] = [stroke[1], stroke[2]];
    else if (stroke[0] === 'L') lineTo(stroke[1], stroke[2]);
    else {
      const [, x1, y1, x2, y2, x3, y3] = stroke;
      const [x0, y0] = [x, y];
      for (let piece = 1; piece <= PIECES_PER_CURVE; piece += 1) {
        const t = piece / PIECES_PER_CURVE;
        lineTo(cubic(x0, x1, x2, x3, t), cubic(y0, y1, y2, y3, t));
      }
    }
  }
  return pieces;
}

function cubic(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t;
  return u * u * (u * a + 3 * t * b) + t * t * (3 * u * c + t * d);
}

function channels(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
