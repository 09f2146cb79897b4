/**
 * A font, cut down to the characters that a document uses: glyph after glyph in the order of their codes. A character of several glyphs, or of
 * one that stands elsewhere than where its own width puts it, is a glyph made of those.
 *
 * @source  OpenType 1.9; ISO 32000-1 §9.9 (which tables a font file in a document needs)
 */

import type { Cluster } from '../type/clusters.ts';
import { fileOfTables } from './font-tables.ts';
import { bareOutline, partsOf, type TrueType } from './truetype.ts';

/** A glyph of the new font. */
interface Glyph {
  readonly outline: Uint8Array;
  readonly advance: number;
  readonly bearing: number;
}

/** Marks of a part: where it stands is told in two words, or two bytes; in units; another follows; the parts may overlap. */
const [WORDS, PLACED, MORE, OVERLAP] = [0x1, 0x2, 0x20, 0x400];

/**
 * @param characters  the first becomes glyph 1; glyph 0 is that of the font, which stands for what is missing
 * @returns a TrueType file
 */
export function cutFont(font: TrueType, characters: readonly Cluster[]): Uint8Array {
  const numbers = new Map<number, number>([[0, 0]]);
  characters.forEach((character, at) => {
    const [only] = character.glyphs;
    if (only !== undefined && isPlain(font, character) && !numbers.has(only.id)) numbers.set(only.id, at + 1);
  });
  /** Glyphs that only others are made of stand behind the characters. */
  const behind: number[] = [];
  const numberOf = (glyph: number): number => {
    const known = numbers.get(glyph);
    if (known !== undefined) return known;
    const number = characters.length + 1 + behind.length;
    numbers.set(glyph, number);
    behind.push(glyph);
    return number;
  };
  const taken = (glyph: number): Glyph => ({
    outline: bareOutline(font.outline(glyph), numberOf),
    advance: font.advance(glyph),
    bearing: font.bearing(glyph),
  });
  const glyphs = [
    taken(0),
    ...characters.map((character, at) => {
      const [only] = character.glyphs;
      const own = only !== undefined && isPlain(font, character) && numbers.get(only.id) === at + 1;
      return own ? taken(only.id) : made(font, character, numberOf);
    }),
  ];
  for (let at = 0; at < behind.length; at++) glyphs.push(taken(behind[at] as number));
  return fileOfTables(font, glyphs, mostOf(font, characters));
}

/** Whether a character is one glyph as the font has it. */
function isPlain(font: TrueType, { glyphs, advance }: Cluster): boolean {
  const [only] = glyphs;
  return glyphs.length === 1 && only?.x === 0 && only.y === 0 && font.advance(only.id) === advance;
}

/** A glyph made of others. */
function made(font: TrueType, { glyphs, advance }: Cluster, numberOf: (glyph: number) => number): Glyph {
  const width = Math.max(0, advance);
  const outline = new DataView(new ArrayBuffer(10 + glyphs.length * 8));
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
  let [at, flagsAt] = [10, 0];
  for (const { id, x, y } of glyphs) {
    const own = font.outline(id);
    if (own.byteLength === 0) continue;
    left = Math.min(left, own.getInt16(2) + x);
    low = Math.min(low, own.getInt16(4) + y);
    right = Math.max(right, own.getInt16(6) + x);
    high = Math.max(high, own.getInt16(8) + y);
    if (flagsAt > 0) outline.setUint16(flagsAt, outline.getUint16(flagsAt) | MORE | (flagsAt === 10 ? OVERLAP : 0));
    flagsAt = at;
    const wide = x < -128 || x > 127 || y < -128 || y > 127;
    outline.setUint16(at, PLACED | (wide ? WORDS : 0));
    outline.setUint16(at + 2, numberOf(id));
    if (wide) {
      outline.setInt16(at + 4, x);
      outline.setInt16(at + 6, y);
    } else {
      outline.setInt8(at + 4, x);
      outline.setInt8(at + 5, y);
    }
    at += wide ? 8 : 6;
  }
  if (flagsAt === 0) return { outline: new Uint8Array(), advance: width, bearing: 0 };
  outline.setInt16(0, -1);
  outline.setInt16(2, left);
  outline.setInt16(4, low);
  outline.setInt16(6, right);
  outline.setInt16(8, high);
  return { outline: new Uint8Array(outline.buffer, 0, at), advance: width, bearing: left };
}

/** What the most complex glyph made of others takes, so that who paints can keep room. */
export interface Most {
  readonly points: number;
  readonly contours: number;
  readonly parts: number;
  readonly depth: number;
}

function mostOf(font: TrueType, characters: readonly Cluster[]): Most {
  const known = new Map<number, Most>();
  const ofGlyph = (glyph: number): Most => {
    const before = known.get(glyph);
    if (before !== undefined) return before;
    const outline = font.outline(glyph);
    const contours = outline.byteLength === 0 ? 0 : outline.getInt16(0);
    const parts = partsOf(outline);
    const most =
      contours >= 0
        ? { points: contours === 0 ? 0 : outline.getUint16(8 + contours * 2) + 1, contours, parts: 0, depth: 0 }
        : together(parts.map((part) => ofGlyph(part.glyph)));
    known.set(glyph, most);
    return most;
  };
  return characters
    .map(({ glyphs }) => together(glyphs.map(({ id }) => ofGlyph(id))))
    .reduce(
      (most, one) => ({
        points: Math.max(most.points, one.points),
        contours: Math.max(most.contours, one.contours),
        parts: Math.max(most.parts, one.parts),
        depth: Math.max(most.depth, one.depth),
      }),
      { points: 0, contours: 0, parts: 0, depth: 0 },
    );
}

function together(parts: readonly Most[]): Most {
  return {
    points: parts.reduce((sum, { points }) => sum + points, 0),
    contours: parts.reduce((sum, { contours }) => sum + contours, 0),
    parts: parts.length,
    depth: 1 + parts.reduce((deepest, { depth }) => Math.max(deepest, depth), 0),
  };
}
