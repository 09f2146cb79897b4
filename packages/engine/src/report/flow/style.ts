/** How a report looks: sizes, distances, colours. Points. */

import { lightPalette, type Palette } from '../../drawing/palette.ts';
import { type Rgb, rgbOf } from '../pdf/content.ts';
import type { PaperSize } from '../pdf/paper.ts';
import type { Tone } from './blocks.ts';

export interface Style {
  readonly paper: PaperSize;
  readonly margin: { readonly top: number; readonly bottom: number; readonly side: number };
  readonly size: {
    readonly small: number;
    readonly usual: number;
    readonly lead: number;
    readonly display: number;
    readonly heads: readonly [number, number, number];
  };
  /** Distance between blocks. */
  readonly gap: number;
  readonly palette: Palette;
}

/** A4, in the colours of the drawings on a light ground. */
export const A4: Style = {
  paper: { width: 595.28, height: 841.89 },
  margin: { top: 62, bottom: 58, side: 52 },
  size: { small: 7.6, usual: 9.8, lead: 11.4, display: 30, heads: [21, 14, 11] },
  gap: 7,
  palette: { ...lightPalette, paper: '#ffffff' },
};

/** The colour of a tone. */
export function colourOf({ palette }: Style, tone: Tone): Rgb {
  return rgbOf(palette[tone]);
}
