/** What a TrueType file says of its glyphs: outlines, widths, and which are made of which. @source OpenType 1.9, glyf, loca, hmtx, maxp */

/** A font file, read. */
export interface TrueType {
  readonly unitsPerEm: number;
  /** Left, low, right, high of all glyphs, units. */
  readonly box: readonly [number, number, number, number];
  /** The tables that a cut font takes over but for some members. */
  readonly head: Uint8Array;
  readonly hhea: Uint8Array;
  readonly maxp: Uint8Array;
  /** Where the outline of a glyph stands: empty for a glyph without one, or one that the font has not. */
  outline(glyph: number): DataView;
  advance(glyph: number): number;
  /** Left side bearing. */
  bearing(glyph: number): number;
}

const NOTHING = new DataView(new ArrayBuffer(0));

/** @throws  Error when a table is missing or stands beyond the end */
export function readTrueType(bytes: Uint8Array): TrueType {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, DataView>();
  const count = bytes.length < 12 ? 0 : file.getUint16(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    tables.set(tag, part(file, file.getUint32(at + 8), file.getUint32(at + 12)));
  }
  const table = (tag: string, least: number): DataView => {
    const found = tables.get(tag);
    if (found === undefined || found.byteLength < least)
      throw new Error(`the font has no table ${tag} that can be read`);
    return found;
  };
  const [head, hhea, maxp] = [table('head', 54), table('hhea', 36), table('maxp', 32)];
  const glyphs = maxp.getUint16(4);
  const long = head.getInt16(50) === 1;
  const loca = table('loca', (glyphs + 1) * (long ? 4 : 2));
  const [glyf, hmtx] = [table('glyf', 0), table('hmtx', 4)];
  const widths = hhea.getUint16(34);
  const start = (glyph: number): number => (long ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  return {
    unitsPerEm: head.getUint16(18),
    box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    head: copyOf(head),
    hhea: copyOf(hhea),
    maxp: copyOf(maxp),
    outline(glyph) {
      if (glyph >= glyphs) return NOTHING;
      const [from, to] = [start(glyph), start(glyph + 1)];
      return to - from < 10 ? NOTHING : part(glyf, from, to - from);
    },
    advance: (glyph) => hmtx.getUint16(Math.min(glyph, widths - 1) * 4),
    bearing: (glyph) =>
      glyph < widths ? hmtx.getInt16(glyph * 4 + 2) : hmtx.getInt16(widths * 4 + (glyph - widths) * 2),
  };
}

function part(view: DataView, from: number, length: number): DataView {
  if (from + length > view.byteLength) throw new Error('the font is torn');
  return new DataView(view.buffer, view.byteOffset + from, length);
}

function copyOf(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength).slice();
}

/** Marks of a part of a glyph that is made of others. */
const [WORDS, SCALE, MORE, SCALES, MATRIX, INSTRUCTIONS] = [0x1, 0x8, 0x20, 0x40, 0x80, 0x100];

/** A part of a glyph that is made of others. */
export interface Part {
  /** Where its record stands in the outline, and where the next would. */
  readonly at: number;
  readonly end: number;
  readonly glyph: number;
}

/** Of which glyphs an outline is made; none when it has contours of its own. */
export function partsOf(outline: DataView): readonly Part[] {
  const parts: Part[] = [];
  if (outline.byteLength === 0 || outline.getInt16(0) >= 0) return parts;
  for (let at = 10, more = true; more; ) {
    const flags = outline.getUint16(at);
    const matrix = flags & MATRIX ? 8 : flags & SCALES ? 4 : flags & SCALE ? 2 : 0;
    const end = at + 4 + (flags & WORDS ? 4 : 2) + matrix;
    parts.push({ at, end, glyph: outline.getUint16(at + 2) });
    more = (flags & MORE) !== 0;
    at = end;
  }
  return parts;
}

/**
 * An outline without the instructions that fit it to a grid of pixels: paper has none.
 *
 * @param renamed  the new numbers of the glyphs that it is made of
 */
export function bareOutline(outline: DataView, renamed: (glyph: number) => number): Uint8Array {
  const bytes = new Uint8Array(outline.buffer, outline.byteOffset, outline.byteLength);
  if (bytes.length === 0) return bytes;
  const contours = outline.getInt16(0);
  if (contours >= 0) {
    const ends = 10 + contours * 2;
    const instructions = outline.getUint16(ends);
    if (instructions === 0) return bytes;
    const bare = new Uint8Array(bytes.length - instructions);
    bare.set(bytes.subarray(0, ends));
    bare.set(bytes.subarray(ends + 2 + instructions), ends + 2);
    return bare;
  }
  const parts = partsOf(outline);
  const bare = bytes.slice(0, parts.at(-1)?.end);
  const view = new DataView(bare.buffer);
  for (const { at, glyph } of parts) {
    view.setUint16(at, view.getUint16(at) & ~INSTRUCTIONS);
    view.setUint16(at + 2, renamed(glyph));
  }
  return bare;
}
