/** Glyphs → a TrueType file with the tables that a document needs. @source OpenType 1.9 */

import type { Most } from './cut-font.ts';
import type { TrueType } from './truetype.ts';

/** A glyph of the file. */
interface Glyph {
  readonly outline: Uint8Array;
  readonly advance: number;
  readonly bearing: number;
}

/** What all words of a file add up to. */
const SUM_OF_FILE = 0xb1b0afba;
/** The furthest outline that short places can tell. */
const SHORT_PLACES = 0x1fffe;

export function fileOfTables(font: TrueType, glyphs: readonly Glyph[], most: Most): Uint8Array {
  const length = glyphs.reduce((sum, { outline }) => sum + even(outline.length), 0);
  const long = length > SHORT_PLACES;
  const glyf = new Uint8Array(length);
  const loca = new DataView(new ArrayBuffer((glyphs.length + 1) * (long ? 4 : 2)));
  const hmtx = new DataView(new ArrayBuffer(glyphs.length * 4));
  let at = 0;
  const place = (index: number): void => (long ? loca.setUint32(index * 4, at) : loca.setUint16(index * 2, at / 2));
  glyphs.forEach(({ outline, advance, bearing }, index) => {
    place(index);
    glyf.set(outline, at);
    at += even(outline.length);
    hmtx.setUint16(index * 4, advance);
    hmtx.setInt16(index * 4 + 2, bearing);
  });
  place(glyphs.length);
  return fileOf([
    ['glyf', glyf],
    ['head', headOf(font, glyphs, long)],
    ['hhea', hheaOf(font, glyphs)],
    ['hmtx', new Uint8Array(hmtx.buffer)],
    ['loca', new Uint8Array(loca.buffer)],
    ['maxp', maxpOf(font, glyphs.length, most)],
  ]);
}

function even(length: number): number {
  return (length + 1) & ~1;
}

function headOf({ head, box }: TrueType, glyphs: readonly Glyph[], long: boolean): Uint8Array {
  const bytes = head.slice();
  const view = new DataView(bytes.buffer);
  // The sum of the whole file is set when all else is.
  view.setUint32(8, 0);
  const sides = [...box] as [number, number, number, number];
  for (const { outline } of glyphs) {
    if (outline.length === 0) continue;
    const own = new DataView(outline.buffer, outline.byteOffset);
    sides[0] = Math.min(sides[0], own.getInt16(2));
    sides[1] = Math.min(sides[1], own.getInt16(4));
    sides[2] = Math.max(sides[2], own.getInt16(6));
    sides[3] = Math.max(sides[3], own.getInt16(8));
  }
  sides.forEach((side, index) => void view.setInt16(36 + index * 2, side));
  view.setInt16(50, long ? 1 : 0);
  return bytes;
}

function hheaOf({ hhea }: TrueType, glyphs: readonly Glyph[]): Uint8Array {
  const bytes = hhea.slice();
  const view = new DataView(bytes.buffer);
  view.setUint16(
    10,
    glyphs.reduce((widest, { advance }) => Math.max(widest, advance), 0),
  );
  view.setUint16(34, glyphs.length);
  return bytes;
}

function maxpOf({ maxp }: TrueType, glyphs: number, { points, contours, parts, depth }: Most): Uint8Array {
  const bytes = maxp.slice(0, 32);
  const view = new DataView(bytes.buffer);
  const atLeast = (at: number, value: number): void => view.setUint16(at, Math.max(view.getUint16(at), value));
  view.setUint16(4, glyphs);
  atLeast(10, points);
  atLeast(12, contours);
  // Places for what instructions would need: there are none.
  for (let at = 16; at < 28; at += 2) view.setUint16(at, 0);
  atLeast(28, parts);
  atLeast(30, depth);
  return bytes;
}

function fileOf(tables: readonly (readonly [tag: string, bytes: Uint8Array])[]): Uint8Array {
  const front = 12 + tables.length * 16;
  const file = new Uint8Array(tables.reduce((sum, [, { length }]) => sum + ((length + 3) & ~3), front));
  const view = new DataView(file.buffer);
  const log = 31 - Math.clz32(tables.length);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  view.setUint16(6, 16 << log);
  view.setUint16(8, log);
  view.setUint16(10, tables.length * 16 - (16 << log));
  let [at, head] = [front, 0];
  tables.forEach(([tag, bytes], index) => {
    const record = 12 + index * 16;
    for (let letter = 0; letter < 4; letter++) file[record + letter] = tag.charCodeAt(letter);
    file.set(bytes, at);
    const room = (bytes.length + 3) & ~3;
    view.setUint32(record + 4, sumOf(view, at, room));
    view.setUint32(record + 8, at);
    view.setUint32(record + 12, bytes.length);
    if (tag === 'head') head = at;
    at += room;
  });
  view.setUint32(head + 8, SUM_OF_FILE - sumOf(view, 0, file.length));
  return file;
}

function sumOf(view: DataView, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
