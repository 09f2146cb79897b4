/** Every symbol a drawing can show, by id, as strokes in a box of −10 … 10 both ways (y down). */

import type { Segment } from '../scene.ts';
import { type AspectGlyph, aspectGlyphs } from './aspects.ts';
import { type BodyGlyph, bodyGlyphs } from './bodies.ts';
import { type SignGlyph, signGlyphs } from './signs.ts';

/** One symbol: lines to be drawn with a round pen 1.5 wide, and areas to be filled. */
export interface GlyphShape {
  readonly strokes: readonly Segment[];
  readonly fills?: readonly Segment[];
}

/** Width of the pen in the box of 20. */
export const PEN: number = 1.5;

export type GlyphId = BodyGlyph | SignGlyph | AspectGlyph;

export const GLYPHS: Readonly<Record<GlyphId, GlyphShape>> = { ...bodyGlyphs, ...signGlyphs, ...aspectGlyphs };

/** Whether a symbol of this name exists. */
export function isGlyphId(id: string): id is GlyphId {
  return Object.hasOwn(GLYPHS, id);
}
