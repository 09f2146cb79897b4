/** Symbols of the twelve signs, drawn for this project as strokes in their traditional forms. */

import { circle } from '../curve.ts';
import type { GlyphShape } from './glyph.ts';
import { bothSides, curve, line, scaled } from './pen.ts';

const wave = (y: number): GlyphShape['strokes'] =>
  line(-9, y + 1.8, -5.4, y - 1.8, -3, y + 1.8, 0.6, y - 1.8, 3, y + 1.8, 6.6, y - 1.8, 9, y + 1.8);

/** One half of Cancer: a claw and its arm. */
const claw: GlyphShape['strokes'] = [...circle(-5, -2.4, 2.7), ...curve(-7.7, -2.4, -7, -8.4, 3.4, -9, 8.6, -4.8)];

/** The three strokes that Virgo and Scorpio share. */
// biome-ignore format: one stroke to a line
const m: GlyphShape['strokes'] = [
  ...curve(-9.2, -6.8, -7.8, -7.4, -7, -6.4, -7, -4.6), ...line(-7, -4.6, -7, 5.6),
  ...curve(-7, -4.4, -6.6, -7.6, -2.8, -7.8, -2.8, -4.4), ...line(-2.8, -4.4, -2.8, 5.6),
  ...curve(-2.8, -4.4, -2.4, -7.6, 1.4, -7.8, 1.4, -4.4),
];

export type SignGlyph =
  | 'aries'
  | 'taurus'
  | 'gemini'
  | 'cancer'
  | 'leo'
  | 'virgo'
  | 'libra'
  | 'scorpio'
  | 'sagittarius'
  | 'capricorn'
  | 'aquarius'
  | 'pisces';

// biome-ignore format: one symbol to a line
export const signGlyphs: Readonly<Record<SignGlyph, GlyphShape>> = {
  aries: { strokes: bothSides(curve(0, 9, 0, 5, 0.2, -0.6, 0.8, -3.4, 1.8, -8, 3.4, -8.8, 4.9, -8.8, 7.4, -8.8, 8.6, -6.4, 7.9, -4, 7.5, -2.6, 6.4, -1.8, 5.2, -2)) },
  taurus: { strokes: [...circle(0, 3.6, 5.3), ...curve(-7.6, -8.8, -6.2, -3.6, -3.6, -1.7, 0, -1.7, 3.6, -1.7, 6.2, -3.6, 7.6, -8.8)] },
  gemini: { strokes: [...curve(-7.4, -8.8, -3.6, -6.4, 3.6, -6.4, 7.4, -8.8), ...curve(-7.4, 8.8, -3.6, 6.4, 3.6, 6.4, 7.4, 8.8), ...bothSides(line(3.2, -7, 3.2, 7))] },
  cancer: { strokes: [...claw, ...scaled(claw, -1, -1)] },
  leo: { strokes: [...circle(-4.6, 1.8, 2.9), ...curve(-2.4, -0.1, -3.6, -2.6, -5.4, -4, -4.6, -6.4, -3.6, -9.4, 3.2, -9.6, 4.4, -5.6, 5.2, -2.6, 2, 1.6, 1.6, 5, 1.2, 8.6, 5, 9.8, 7.4, 6.8)] },
  virgo: { strokes: [...m, ...curve(1.4, -4.4, 1.4, -1, 1.2, 2.4, 1.6, 4.4, 2.2, 7.4, 4.4, 8.8, 7.2, 9.4), ...curve(1.4, -2.2, 3, -5.6, 7.6, -5, 7.4, -1.4, 7.2, 2.6, 3, 6.4, -0.6, 8.6)] },
  libra: { strokes: [...line(-8.6, 7, 8.6, 7), ...line(-8.6, 2.4, -3.2, 2.4), ...curve(-3.2, 2.4, -6.8, -0.8, -5.2, -7.4, 0, -7.4, 5.2, -7.4, 6.8, -0.8, 3.2, 2.4), ...line(3.2, 2.4, 8.6, 2.4)] },
  scorpio: { strokes: [...m, ...curve(1.4, -4.4, 1.4, -1, 1.2, 2.6, 1.6, 4.8, 2.2, 8, 5.8, 8.4, 8.6, 5.2), ...line(5.2, 4.6, 8.8, 4.9, 8.6, 8.6)] },
  sagittarius: { strokes: [...line(-8, 8.2, 8, -7.8), ...line(1, -8.2, 8.3, -8.2, 8.3, -0.9), ...line(-6, -0.6, 0.8, 6.2)] },
  capricorn: { strokes: [...curve(-8.8, -7, -6.8, -7.6, -5.4, -6.4, -5, -3.6), ...line(-5, -3.6, -4.6, 3.8), ...curve(-4.8, -0.6, -4.6, -4.6, -3.2, -7.6, -0.8, -7.4, 1.4, -7.2, 1.4, -4.4, 1.4, -2), ...curve(1.4, -2, 1.4, 1, 1.6, 2.6, 1.2, 5, 0.6, 8.2, -1.6, 9.4, -4, 9), ...circle(4.9, 2.8, 3.4)] },
  aquarius: { strokes: [...wave(-3.2), ...wave(3.4)] },
  pisces: { strokes: [...bothSides(curve(7.6, -9, 2.6, -4.2, 2.6, 4.2, 7.6, 9)), ...line(-8, 0, 8, 0)] },
};
