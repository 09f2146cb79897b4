/**
 * The fonts of a document: which glyphs were painted, for which letters, and how a reader gets the letters back.
 *
 * Each pair of a glyph and the letters it stands for is a character of its own, so that one glyph that stands for different letters in
 * different words is copied right in both. Where several glyphs stand for letters together, none of them alone has letters: the page says what
 * they are (`ActualText`).
 *
 * @source  ISO 32000-1 §9.7 (composite fonts), §9.10.3 (ToUnicode)
 */

import type { Piece } from '../type/pieces.ts';
import type { Face, ShapedGlyph } from '../type/shaper.ts';
import type { Subsetter } from '../type/subsetter.ts';
import { addStream, name, type PDFContext, type PDFRef, plainString } from './objects.ts';

/** A word as it is painted. */
export interface WrittenWord {
  readonly operators: string;
  /** The inside of its string, when that is all it is: such neighbours are painted as one. */
  readonly codes: string | null;
}

/** A font in use. */
export interface UsedFont {
  /** Its name in the resources of each page: `F1`. */
  readonly name: string;
  readonly ref: PDFRef;
  readonly face: Face;
  /** Words that were painted with it, by size. */
  readonly written: Map<Piece, Map<number, WrittenWord>>;
  /** The character of a glyph that stands for these letters; none for a glyph that shares its letters with the one before. */
  code(glyph: Pick<ShapedGlyph, 'id'>, letters: string): number;
}

/** All fonts of a document. */
export interface FontBook {
  use(face: Face): UsedFont;
  /** Writes the fonts, cut down to what was used. To be called once, after the last page. */
  embed(subsetter: Subsetter): void;
  /** Those in use, by name. */
  all(): readonly UsedFont[];
}

interface Character {
  readonly glyph: number;
  readonly letters: string;
  /** Thousandths of the font size. */
  readonly width: number;
}

export function openFontBook(context: PDFContext): FontBook {
  const fonts = new Map<Face, { readonly used: UsedFont; readonly characters: Character[] }>();
  return {
    use(face) {
      const known = fonts.get(face);
      if (known !== undefined) return known.used;
      const codes = new Map<string, number>();
      const characters: Character[] = [];
      const scale = 1000 / face.measures.unitsPerEm;
      const used: UsedFont = {
        name: `F${fonts.size + 1}`,
        ref: context.nextRef(),
        face,
        written: new Map(),
        code({ id }, letters) {
          const key = `${id} ${letters}`;
          let code = codes.get(key);
          if (code === undefined) {
            characters.push({ glyph: id, letters, width: face.advanceOf(id) * scale });
            code = characters.length;
            codes.set(key, code);
          }
          return code;
        },
      };
      fonts.set(face, { used, characters });
      return used;
    },
    embed(subsetter) {
      for (const { used, characters } of fonts.values()) embedFont(context, used, characters, subsetter);
    },
    all: () => [...fonts.values()].map(({ used }) => used),
  };
}

function embedFont(
  context: PDFContext,
  { ref, face }: UsedFont,
  characters: readonly Character[],
  subsetter: Subsetter,
): void {
  const { measures } = face;
  const scale = 1000 / measures.unitsPerEm;
  const glyphs = [...new Set(characters.map(({ glyph }) => glyph))].sort((one, other) => one - other);
  const file = subsetter.subset(face.bytes, glyphs);
  const fontName = name(`${subsetTag(face.name, glyphs)}+${face.name.replace(/[^A-Za-z0-9]/g, '')}`);
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: fontName,
      Flags: 4,
      FontBBox: boxOf(face.bytes).map((side) => Math.round(side * scale)),
      ItalicAngle: 0,
      Ascent: Math.round(measures.ascent * scale),
      Descent: Math.round(measures.descent * scale),
      CapHeight: Math.round(0.714 * 1000),
      StemV: face.name.endsWith('Bold') ? 120 : 80,
      FontFile2: addStream(context, file, { Length1: file.length }),
    }),
  );
  const toGlyph = new Uint8Array(2 * (characters.length + 1));
  characters.forEach(({ glyph }, index) => {
    toGlyph[2 * index + 2] = glyph >> 8;
    toGlyph[2 * index + 3] = glyph & 255;
  });
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: fontName,
      CIDSystemInfo: context.obj({ Registry: plainString('Adobe'), Ordering: plainString('Identity'), Supplement: 0 }),
      FontDescriptor: descriptor,
      DW: 0,
      W: [1, characters.map(({ width }) => Math.round(width))],
      CIDToGIDMap: addStream(context, toGlyph),
    }),
  );
  context.assign(
    ref,
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: fontName,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: addStream(context, toUnicode(characters)),
    }),
  );
}

/** Six capitals that differ where the cut differs, and are the same for the same cut. */
function subsetTag(faceName: string, glyphs: readonly number[]): string {
  let hash = 0x811c9dc5;
  const stir = (value: number): void => {
    hash = Math.imul(hash ^ (value & 0xffff), 0x01000193) >>> 0;
  };
  for (const letter of faceName) stir(letter.charCodeAt(0));
  for (const glyph of glyphs) stir(glyph);
  let tag = '';
  for (let at = 0; at < 6; at++) {
    tag += String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26) + (at === 2 ? Math.imul(hash, 0x9e3779b1) >>> 4 : 0);
  }
  return tag;
}

/** The rectangle around all glyphs, from the table `head`. */
function boxOf(font: Uint8Array): readonly number[] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = view.getUint16(4);
  for (let at = 12; at < 12 + tables * 16; at += 16) {
    if (view.getUint32(at) !== 0x68656164) continue;
    const head = view.getUint32(at + 8);
    return [36, 38, 40, 42].map((offset) => view.getInt16(head + offset));
  }
  return [0, 0, 0, 0];
}

const LINES_AT_ONCE = 100;

function toUnicode(characters: readonly Character[]): string {
  const lines = characters.map(({ letters }, index) => `<${hex(index + 1)}> <${utf16(letters)}>`);
  const groups: string[] = [];
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    const some = lines.slice(at, at + LINES_AT_ONCE);
    groups.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <FFFF>',
    'endcodespacerange',
    ...groups,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

/** Four hexadecimal digits. */
function hex(value: number): string {
  return value.toString(16).padStart(4, '0').toUpperCase();
}

/** Text in UTF-16, big end first, as hexadecimal digits. A glyph without letters of its own gets a space of no width. */
function utf16(text: string): string {
  let digits = '';
  for (let at = 0; at < text.length; at++) digits += hex(text.charCodeAt(at));
  return digits === '' ? '200B' : digits;
}
