/** Symbols of the aspects, drawn for this project as strokes. */

import { circle } from '../curve.ts';
import type { GlyphShape } from './glyph.ts';
import { line } from './pen.ts';

export type AspectGlyph =
  | 'conjunction'
  | 'opposition'
  | 'square'
  | 'trine'
  | 'sextile'
  | 'quincunx'
  | 'semisextile'
  | 'semisquare'
  | 'sesquisquare'
  | 'quintile';

// biome-ignore format: one symbol to a line
export const aspectGlyphs: Readonly<Record<AspectGlyph, GlyphShape>> = {
  conjunction: { strokes: [...circle(-3, 3.2, 4.6), ...line(0.3, -0.1, 7.8, -7.6)] },
  opposition: { strokes: [...circle(-5.4, 5.4, 3.5), ...circle(5.4, -5.4, 3.5), ...line(-2.9, 2.9, 2.9, -2.9)] },
  square: { strokes: [...line(-7, -7, 7, -7, 7, 7, -7, 7), ['Z']] },
  trine: { strokes: [...line(0, -7.6, 8.6, 7, -8.6, 7), ['Z']] },
  sextile: { strokes: [...line(0, -8.6, 0, 8.6), ...line(-7.4, -4.3, 7.4, 4.3), ...line(-7.4, 4.3, 7.4, -4.3)] },
  quincunx: { strokes: [...line(-8.4, -6.4, 8.4, -6.4), ...line(-6.2, 7.4, 0, -6.4, 6.2, 7.4)] },
  semisextile: { strokes: [...line(-8.4, 6.4, 8.4, 6.4), ...line(-6.2, -7.4, 0, 6.4, 6.2, -7.4)] },
  semisquare: { strokes: line(7.4, -7.6, -7, 7, 8.4, 7) },
  sesquisquare: { strokes: [...line(-8, -7.6, 3.4, -7.6, 3.4, 3.8, -8, 3.8), ['Z'], ...line(8.8, -1.6, 8.8, 8.6, -1.4, 8.6)] },
  quintile: { strokes: [...line(0, -8.6, 8.2, -2.7, 5.1, 7, -5.1, 7, -8.2, -2.7), ['Z']] },
};
