/**
 * Text as a QR code: a drawing like any other, with the quiet zone that readers need. It mends itself when 15 % of it is covered (level M).
 *
 * @source  ISO/IEC 18004, by the library `uqr` (MIT)
 */

import { encode } from 'uqr';
import type { Scene, Segment } from '../drawing/scene.ts';
import { readText, refusal } from '../input.ts';

/** Modules without ink around it. */
const QUIET = 4;
/** Bytes that the largest code holds at level M. */
const MOST_BYTES = 2331;
const ALLOWED = `text of 1 … ${MOST_BYTES} bytes in UTF-8`;

/**
 * A drawing of one unit a module, painted in `ink` on `paper`.
 *
 * @param text   at most 2331 bytes in UTF-8; half of that is read well from paper
 * @param title  what it is, for those who cannot see it
 * @throws  EngineError INVALID_OPTION, field `qr`: empty, too long, or with half a letter
 */
export function qrScene(text: string, title: string): Scene {
  const bytes = utf8(readText('qr', text, ALLOWED));
  if (bytes.length === 0 || bytes.length > MOST_BYTES)
    throw refusal('INVALID_OPTION', 'qr', ALLOWED, `qr must be ${ALLOWED}, not of ${bytes.length}.`);
  const { data, size } = encode(bytes, { ecc: 'M', boostEcc: false, border: 0 });
  const side = size + 2 * QUIET;
  return {
    width: side,
    height: side,
    title,
    description: '',
    items: [
      { kind: 'path', d: box(0, 0, side, side), fill: 'paper' },
      {
        kind: 'path',
        d: data.flatMap((row, y) => strokesOf(row).flatMap(([x, width]) => box(x + QUIET, y + QUIET, width, 1))),
        fill: 'ink',
      },
    ],
  };
}

/** Stretches of ink in a row. */
function strokesOf(row: readonly boolean[]): readonly (readonly [x: number, width: number])[] {
  const strokes: (readonly [number, number])[] = [];
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue;
    const from = x;
    while (row[x + 1] === true) x++;
    strokes.push([from, x + 1 - from]);
  }
  return strokes;
}

function box(x: number, y: number, width: number, height: number): readonly Segment[] {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']];
}

/** @throws  EngineError INVALID_OPTION: halves of letters have no bytes */
function utf8(text: string): readonly number[] {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) as number;
    if (code >= 0xd800 && code <= 0xdfff)
      throw refusal('INVALID_OPTION', 'qr', ALLOWED, 'qr holds half of a letter, which cannot be written.');
    const rest = (shift: number): number => 0x80 | ((code >> shift) & 0x3f);
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), rest(0));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), rest(6), rest(0));
    else bytes.push(0xf0 | (code >> 18), rest(12), rest(6), rest(0));
  }
  return bytes;
}
