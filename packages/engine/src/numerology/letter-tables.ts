/**
 * Which number each letter A … Z has, a row for each system.
 *
 * Sources: `jordan-romance` and `campbell-days` for the row that runs 1 … 9 and again (`pythagorean`); `cheiro-numbers` for the row without a 9 (`chaldean`), which
 * Indian numerology took from him (`vedic`); `agrippa-1533` II.20 for units, tens and hundreds of the Latin alphabet, after which come I consonant (J) 600,
 * V consonant 700 and the doubled letter (W) 900, which Agrippa writes HV.
 */

import type { SourceKey } from '../sources.ts';
import type { NumerologySystem } from './options.ts';

export interface LetterTable {
  readonly system: NumerologySystem;
  /** Values of A … Z. */
  readonly values: readonly number[];
  readonly sources: readonly SourceKey[];
}

// biome-ignore format: letters stand in columns
export const LETTER_TABLES: { readonly [S in NumerologySystem]: LetterTable } = {
  //                                       A  B  C  D  E  F  G  H  I  J    K   L   M   N   O   P   Q   R   S   T    U    V    W    X    Y    Z
  pythagorean: { system: 'pythagorean', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 1,   2,  3,  4,  5,  6,  7,  8,  9,  1,  2,   3,   4,   5,   6,   7,   8],   sources: ['jordan-romance', 'campbell-days', 'balliett-vibration'] },
  chaldean:    { system: 'chaldean',    values: [1, 2, 3, 4, 5, 8, 3, 5, 1, 1,   2,  3,  4,  5,  7,  8,  1,  2,  3,  4,   6,   6,   6,   5,   1,   7],   sources: ['cheiro-numbers'] },
  vedic:       { system: 'vedic',       values: [1, 2, 3, 4, 5, 8, 3, 5, 1, 1,   2,  3,  4,  5,  7,  8,  1,  2,  3,  4,   6,   6,   6,   5,   1,   7],   sources: ['cheiro-numbers', 'sethuraman'] },
  agrippa:     { system: 'agrippa',     values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 600, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 200, 700, 900, 300, 400, 500], sources: ['agrippa-1533'] },
};

/**
 * What a name of one letter weighs with `initials: 'hebrew-weights'`: the values of yod, kaph, lamed … tav. Letters not listed keep their own.
 * Source: `sethuraman`, as a table in `vedastro` repeats it.
 */
// biome-ignore format: letters stand in a row
export const INITIAL_WEIGHTS: { readonly [letter: string]: number } = {
  I: 10, J: 10, Y: 10, K: 20, L: 30, S: 30, M: 40, N: 50, O: 70, P: 80, Q: 100, R: 200, T: 400,
};

const A = 65;

/** Value of a letter. */
export function letterValue(system: NumerologySystem, letter: string): number {
  return LETTER_TABLES[system].values[letter.charCodeAt(0) - A] as number;
}
