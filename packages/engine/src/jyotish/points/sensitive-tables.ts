/**
 * Degrees and parts of the zodiac that help or harm what stands in them. Data for sensitive.ts.
 *
 * Sources: `jataka-parijata` 1.57–58 with the table of V. Subramanya Sastri’s notes, which `charak-medical` ch. 6 repeats with its own distances;
 * `patel-navamsha` ch. 5; `phaladeepika`; `brihat-jataka` 27; the tables of burnt signs are `almanac-practice`. Compared on 2026-11-21 with the
 * tables of chakra.lv.
 */

import type { Graha } from '../graha/kundli.ts';

/** The degree of death in each sign, Aries first; for `gulika` that of Mandi. */
// biome-ignore format: a table reads in columns
export const MRITYU_BHAGAS: { readonly [G in Graha | 'lagna' | 'gulika']: readonly number[] } = {
  lagna:   [1, 9, 22, 22, 25, 2, 4, 23, 18, 20, 24, 10],
  Sun:     [20, 9, 12, 6, 8, 24, 16, 17, 22, 2, 3, 23],
  Moon:    [26, 12, 13, 25, 24, 11, 26, 14, 13, 25, 5, 12],
  Mars:    [19, 28, 25, 23, 29, 28, 14, 21, 2, 15, 11, 6],
  Mercury: [15, 14, 13, 12, 8, 18, 20, 10, 21, 22, 7, 5],
  Jupiter: [19, 29, 12, 27, 6, 4, 13, 10, 17, 11, 15, 28],
  Venus:   [28, 15, 11, 17, 10, 13, 4, 6, 27, 12, 29, 19],
  Saturn:  [10, 4, 7, 9, 12, 16, 3, 18, 28, 14, 13, 15],
  Rahu:    [14, 13, 12, 11, 24, 23, 22, 21, 10, 20, 18, 8],
  Ketu:    [8, 18, 20, 10, 21, 22, 23, 24, 11, 12, 13, 14],
  gulika:  [23, 24, 11, 12, 13, 14, 8, 18, 20, 10, 21, 22],
};

/** How near the degree of death counts, minutes of arc (`charak-medical`). */
// biome-ignore format: a table reads in rows
export const MRITYU_ORBS_ARCMIN: { readonly [G in Graha | 'lagna' | 'gulika']: number } = {
  lagna: 60, Sun: 40, Moon: 40, Mars: 30, Mercury: 40, Jupiter: 30, Venus: 40, Saturn: 30, Rahu: 30, Ketu: 30, gulika: 30,
};

/** The nourishing degree of each sign, Aries first. */
export const PUSHKARA_BHAGAS = {
  'jataka-parijata': [21, 14, 18, 8, 19, 9, 24, 11, 23, 14, 19, 9],
  'patel-navamsha': [21, 14, 24, 7, 21, 14, 24, 7, 21, 14, 24, 7],
} as const;

/** The two nourishing navamshas of each sign, by fire, earth, air and water: 1 … 9 (`patel-navamsha`). */
export const PUSHKARA_NAVAMSHAS: readonly (readonly [number, number])[] = [
  [7, 9],
  [3, 5],
  [6, 8],
  [1, 3],
];

/** Drekkanas of the serpent, by sign and third: the 2nd and 3rd of Cancer, the 1st and 2nd of Scorpio, the 3rd of Pisces (`brihat-jataka` 27). */
export const SARPA_DREKKANAS: { readonly [sign: number]: readonly number[] } = { 4: [2, 3], 8: [1, 2], 12: [3] };

/** Where a graha is as if dead, houses from the lagna (`jataka-parijata` 17, as `rath-narayana` lists them); no text has one for Ketu. */
export const MARANA_KARAKA_STHANAS: { readonly [G in Graha]: number | null } = {
  Sun: 12,
  Moon: 8,
  Mars: 7,
  Mercury: 7,
  Jupiter: 3,
  Venus: 6,
  Saturn: 1,
  Rahu: 9,
  Ketu: null,
};

/** Burnt or void signs (dagdha, tithi shunya) of the tithis 1 … 15 of either half (`almanac-practice`). */
// biome-ignore format: a table reads in rows
export const DAGDHA_RASHIS: readonly (readonly number[])[] = [
  [7, 10], [9, 12], [5, 10], [2, 11], [3, 6],
  [1, 5], [4, 9], [3, 6], [5, 8], [5, 8],
  [9, 12], [7, 10], [2, 5], [3, 6, 9, 12], [],
];
