/**
 * The fonts of a document: each cluster of letters that was painted is a character of its own, which says its letters and has its glyph. So a
 * reader gets every word back as it was written, letter by letter where letters stand alone, whatever the script paints before or above what.
 *
 * @source  ISO 32000-1 §9.7 (composite fonts)
 */

import type { Cluster } from '../type/clusters.ts';
import type { Piece } from '../type/pieces.ts';
import type { Face } from '../type/shaper.ts';
import { codeOf, MOST_CODES, writeEncoding, writeToUnicode } from './codes.ts';
import { cutFont } from './cut-font.ts';
import { type Objects, type Ref, to } from './objects.ts';
import { readTrueType } from './truetype.ts';
import { adler } from './zlib.ts';

/** A piece as a page tells it. */
export interface WrittenPiece {
  /** The font's name in the resources of each page: `F1`. */
  readonly font: string;
  readonly codes: Uint8Array;
}

/** All fonts of a document. */
export interface FontBook {
  write(piece: Piece): WrittenPiece;
  /** Writes the fonts, cut down to what was used. To be called once, after the last page. @returns those in use, by name, as entries */
  embed(): string;
}

/** A font in use; a face of which more is painted than there are codes for is two. */
class Font {
  readonly name: string;
  readonly face: Face;
  readonly characters: Cluster[] = [];
  readonly #known = new Map<Cluster, readonly number[]>();
  readonly #byKey = new Map<string, readonly number[]>();

  constructor(name: string, face: Face) {
    this.name = name;
    this.face = face;
  }

  /** Whether there are codes for all that it has not met yet. */
  holds(clusters: readonly Cluster[]): boolean {
    if (this.characters.length + clusters.length <= MOST_CODES) return true;
    const fresh = clusters.filter((cluster) => this.#codeOf(cluster) === undefined).length;
    return this.characters.length + fresh <= MOST_CODES;
  }

  code(cluster: Cluster): readonly number[] {
    const known = this.#codeOf(cluster);
    if (known !== undefined) return known;
    const code = codeOf(this.characters.length);
    this.characters.push(cluster);
    this.#known.set(cluster, code);
    this.#byKey.set(cluster.key, code);
    return code;
  }

  /** The same cluster may come as another object. */
  #codeOf(cluster: Cluster): readonly number[] | undefined {
    const known = this.#known.get(cluster);
    if (known !== undefined) return known;
    const alike = this.#byKey.get(cluster.key);
    if (alike !== undefined) this.#known.set(cluster, alike);
    return alike;
  }
}

export function openFontBook(objects: Objects): FontBook {
  const fonts: Font[] = [];
  const current = new Map<Face, Font>();
  const written = new Map<Piece, WrittenPiece>();
  const fontOf = ({ face, clusters }: Piece): Font => {
    const known = current.get(face);
    if (known?.holds(clusters) === true) return known;
    const fresh = new Font(`F${fonts.length + 1}`, face);
    fonts.push(fresh);
    current.set(face, fresh);
    // What is remembered must not tell which font paints a word: other documents may have met it before.
    if (known !== undefined) written.clear();
    return fresh;
  };
  return {
    write(piece) {
      const known = written.get(piece);
      if (known !== undefined) return known;
      const font = fontOf(piece);
      const codes: number[] = [];
      for (const cluster of piece.clusters) codes.push(...font.code(cluster));
      const fresh = { font: font.name, codes: Uint8Array.from(codes) };
      written.set(piece, fresh);
      return fresh;
    },
    embed() {
      if (fonts.length === 0) return '';
      const most = Math.max(...fonts.map(({ characters }) => characters.length));
      const encoding = writeEncoding(objects, most);
      return fonts.map((font) => `/${font.name} ${to(embedFont(objects, font, encoding))}`).join('');
    },
  };
}

function embedFont(objects: Objects, { face, characters }: Font, encoding: Ref): Ref {
  const font = readTrueType(face.bytes);
  const thousandths = (units: number): number => Math.round((units * 100_000) / font.unitsPerEm) / 100;
  const file = cutFont(font, characters);
  const name = `${cutTag(file)}+${face.name.replace(/[^A-Za-z0-9]/g, '')}`;
  const descriptor = objects.put(
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${font.box.map(thousandths).join(' ')}]/ItalicAngle 0/Ascent ${thousandths(
      face.measures.ascent,
    )}/Descent ${thousandths(face.measures.descent)}/CapHeight 714/StemV ${face.name.endsWith('Bold') ? 120 : 80}/FontFile2 ${to(
      objects.stream(file, `/Length1 ${file.length}`),
    )}>>`,
  );
  const widths = characters.map(({ advance }) => thousandths(advance)).join(' ');
  const descendant = objects.put(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${to(
      descriptor,
    )}/DW 0/W[1[${widths}]]/CIDToGIDMap/Identity>>`,
  );
  const toUnicode = writeToUnicode(
    objects,
    characters.map(({ letters }) => letters),
  );
  return objects.put(
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding ${to(encoding)}/DescendantFonts[${to(descendant)}]/ToUnicode ${to(toUnicode)}>>`,
  );
}

/** Six capitals that differ where the cut differs, and are the same for the same cut. */
function cutTag(file: Uint8Array): string {
  let tag = '';
  for (let rest = adler(file); tag.length < 6; rest = Math.floor(rest / 26))
    tag += String.fromCharCode(65 + (rest % 26));
  return tag;
}
