/** Everything that is asked about text: how wide it is, how it breaks into lines, which letter nobody can paint. */

import { type Families, type FontFamily, openFamilies, type Weight } from './families.ts';
import { type Line, linesOf, type Setting, type Span } from './lines.ts';
import { openShape, type Piece } from './pieces.ts';
import { openShaper } from './shaper.ts';

/** What text is set with. Bytes only, so that any host can bring them. */
export interface Typography {
  /** HarfBuzz: `harfbuzz.wasm` of harfbuzzjs. */
  readonly shaper: Uint8Array;
  /** The first paints what no other claims. */
  readonly fonts: readonly FontFamily[];
}

/** Parts of the font size. */
export interface Reach {
  readonly above: number;
  readonly below: number;
}

/** Languages are words of the caller; those kept are as many as anybody writes. */
const MOST_LANGUAGES = 64;

/** Fonts and shaper, ready. One serves any number of reports, one after another. */
export interface Typesetter {
  /** Width in points. */
  width(text: string, size: number, weight: Weight, language: string): number;
  /** The pieces of a line that does not break, from left to right. */
  line(text: string, size: number, weight: Weight, language: string): Line<Span>;
  lines<Mark extends Span>(spans: readonly Mark[], setting: Setting): readonly Line<Mark>[];
  /** The first letter that no font has, or null. */
  missing(text: string): string | null;
  /** How far the letters of a language reach above and below the baseline, in parts of the font size. */
  reach(language: string): Reach;
}

/**
 * Opens shaper and fonts.
 *
 * @throws  EngineError INVALID_OPTION, as a rejection, naming what cannot be used: `shaper`, `fonts[2].regular` …
 */
export async function openTypesetter({ shaper, fonts }: Typography): Promise<Typesetter> {
  const families: Families = openFamilies(await openShaper(shaper), fonts);
  const shape = openShape(families);
  const reaches = new Map<string, Reach>();
  const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + piece.width, 0);
  return {
    width: (text, size, weight, language) => widthOf(shape(text, weight, language)) * size,
    line: (text, size, weight, language) => {
      const [line] = linesOf(shape, [{ text: text.replace(/\s+/gu, ' '), weight }], {
        size,
        language,
        width: Infinity,
      });
      return line as Line<Span>;
    },
    lines: (spans, setting) => linesOf(shape, spans, setting),
    missing: (text) => families.missing(text),
    reach(language) {
      const known = reaches.get(language);
      if (known !== undefined) return known;
      const { ascent, descent, unitsPerEm } = families.faceOf(language, 400).measures;
      const reach = { above: ascent / unitsPerEm, below: -descent / unitsPerEm };
      if (reaches.size >= MOST_LANGUAGES) reaches.clear();
      reaches.set(language, reach);
      return reach;
    },
  };
}
