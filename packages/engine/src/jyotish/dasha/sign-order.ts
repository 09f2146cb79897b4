/**
 * Ways of walking the zodiac, for dashas of signs: which sign comes after which, and in which direction.
 *
 * Sources: `narasimha-rao-integrated` §18–21; `jaimini-sutras` 2.4; `bphs` ch. 46.
 */

import { signFrom } from '../graha/kundli.ts';

export type Direction = 'forward' | 'backward';

/** Aries, Gemini, Leo … */
export function isOdd(sign: number): boolean {
  return sign % 2 === 1;
}

/** Aries, Taurus, Gemini, Libra, Scorpio, Sagittarius: the signs of odd feet. */
export function isOddFooted(sign: number): boolean {
  return sign < 4 || (sign > 6 && sign < 10);
}

/** Movable 0, fixed 1, dual 2. */
export function kindOfSign(sign: number): 0 | 1 | 2 {
  return ((sign - 1) % 3) as 0 | 1 | 2;
}

/** The sign that is the `count`-th from another in a direction, itself the first. */
export function signAt(from: number, count: number, direction: Direction): number {
  return signFrom(from, direction === 'forward' ? count : 2 - count);
}

/** Houses in the order in which a dasha takes them, all counted from its first sign. */
export const WALKS = {
  /** Sign after sign. */
  regular: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  /** Every sixth from the last: Shiva’s. */
  sixth: [1, 6, 11, 4, 9, 2, 7, 12, 5, 10, 3, 8],
  /** Trines of the 1st, 10th, 7th and 4th: Vishnu’s. */
  trinal: [1, 5, 9, 10, 2, 6, 7, 11, 3, 4, 8, 12],
  /** Quadrants, then the houses after them, then those before. */
  kendradi: [1, 4, 7, 10, 2, 5, 8, 11, 3, 6, 9, 12],
  /** Trines of the 1st, 2nd, 3rd and 4th. */
  trikona: [1, 5, 9, 2, 6, 10, 3, 7, 11, 4, 8, 12],
} as const;
export type Walk = keyof typeof WALKS;

/** The twelve signs of a walk. */
export function walkFrom(seed: number, walk: Walk, direction: Direction): readonly number[] {
  return WALKS[walk].map((house) => signAt(seed, house, direction));
}

/** The walk by the kind of its first sign: movable regular, fixed sixth, dual trinal (pada-krama). */
export function padakrama(seed: number): Walk {
  return (['regular', 'sixth', 'trinal'] as const)[kindOfSign(seed)];
}

/** Forward when the ninth sign from it is of odd feet. */
export function directionByNinth(sign: number): Direction {
  return isOddFooted(signFrom(sign, 9)) ? 'forward' : 'backward';
}

/** Forward from an odd sign. */
export function directionByParity(sign: number): Direction {
  return isOdd(sign) ? 'forward' : 'backward';
}

export function reversed(direction: Direction): Direction {
  return direction === 'forward' ? 'backward' : 'forward';
}
