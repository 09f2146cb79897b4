/** Grahas and karakas by number, as a view has them: their places 0 … 8 in GRAHAS; a set of them is the bits 1 << 0 … 1 << 8 of one number. */

import type { Graha } from '../graha/kundli.ts';

/** Places in GRAHAS. */
export const INDEX: { readonly [G in Graha]: number } = {
  Sun: 0,
  Moon: 1,
  Mars: 2,
  Mercury: 3,
  Jupiter: 4,
  Venus: 5,
  Saturn: 6,
  Rahu: 7,
  Ketu: 8,
};
export const SUN: number = INDEX.Sun;
export const MOON: number = INDEX.Moon;
export const RAHU: number = INDEX.Rahu;
export const KETU: number = INDEX.Ketu;
/** Sets of grahas. */
export const STARS = 0b001111100;
export const NODES = 0b110000000;

/** Who leads, in the order of advancement; eight with the father, seven without. */
export const KARAKAS = ['AK', 'AmK', 'BK', 'MK', 'PiK', 'PK', 'GK', 'DK'] as const;
export type Karaka = (typeof KARAKAS)[number];
export const SEVEN_KARAKAS: readonly Karaka[] = KARAKAS.filter((karaka) => karaka !== 'PiK');
