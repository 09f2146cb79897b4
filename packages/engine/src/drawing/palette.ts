/**
 * What each colour token looks like when a painter must name a colour: a light ground and a dark one.
 * Contrast on its own `paper`: ink, mute, accent, good, bad and the four elements at least 4.5 : 1 (WCAG 2.2, 1.4.3).
 */

import type { Colour } from './scene.ts';

export type Palette = { readonly [C in Colour]: string };

// biome-ignore format: a table reads in columns
export const lightPalette: Palette = {
  ink: '#1d1b26', mute: '#5f5b6d', line: '#b9b4c4', soft: '#f3f0ea', paper: '#fffdf9', accent: '#8a3b12',
  good: '#1f5fa8', bad: '#b3261e', fire: '#b3341c', earth: '#5b6b1f', air: '#8a5a00', water: '#1b6a86',
};

// biome-ignore format: a table reads in columns
export const darkPalette: Palette = {
  ink: '#efecf5', mute: '#a9a4b8', line: '#4d495c', soft: '#201d2b', paper: '#171520', accent: '#f0a876',
  good: '#8cbcf5', bad: '#ff9a8f', fire: '#ff9478', earth: '#bccb74', air: '#e8bd62', water: '#7cc7e0',
};
