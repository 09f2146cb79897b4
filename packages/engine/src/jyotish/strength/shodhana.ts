/**
 * What is left of an ashtakavarga table after its two reductions (shodhana), and the pindas made of it. For ashtakavarga.ts, and for
 * whoever wants to reduce a table of their own.
 *
 * Trikona: in each group of signs in trine the least is taken from all three. Ekadhipatya: of two signs of one lord, one gives way to
 * the other; Cancer and Leo have no partner.
 *
 * Source: Parashara, ch. 67–70 (`bphs`), as `narasimha-rao-integrated` works it in exercise 22, which the defaults here reproduce. Two
 * programs reckon otherwise; both are rows below.
 */

import { oneOf } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { VISIBLE_GRAHAS } from '../graha/kundli.ts';
import { type AshtakavargaSigns, CONTRIBUTORS, type Contributor, checkSigns } from './ashtakavarga-tables.ts';

/**
 * `narasimha-rao`: every table, any body (nodes and lagna too) occupies a sign, the larger takes the value of the smaller.
 * `maitreya`: every table, the seven grahas occupy, the smaller is subtracted from the larger where one of the signs is occupied.
 * `pyjhora`: only in the table of the lord itself, and an empty sign keeps its bindus beside an occupied one with as many.
 */
export const EKADHIPATYA_SCHOOLS = ['narasimha-rao', 'maitreya', 'pyjhora'] as const;
export type EkadhipatyaSchool = (typeof EKADHIPATYA_SCHOOLS)[number];
export const EKADHIPATYA_SOURCES: { readonly [S in EkadhipatyaSchool]: SourceKey } = {
  'narasimha-rao': 'narasimha-rao-integrated',
  maitreya: 'maitreya',
  pyjhora: 'program-practice',
};

/** `bphs`: Virgo 5, as the textbook has it. `virgo-six`: Virgo 6, as two programs have it. */
export const RASHI_MULTIPLIERS = ['bphs', 'virgo-six'] as const;
export type RashiMultipliers = (typeof RASHI_MULTIPLIERS)[number];

/** Sums of a reduced table, each bindu weighted: by its sign, and again by the grahas that stand in that sign. */
export interface Pinda {
  readonly rashi: number;
  readonly graha: number;
  /** Both together: the yoga pinda, or shodhya pinda. */
  readonly yoga: number;
}

/** Weights of the signs, Aries first. */
// biome-ignore format: a table reads in rows
const OF_SIGN: { readonly [M in RashiMultipliers]: readonly number[] } = {
  bphs:        [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12],
  'virgo-six': [7, 10, 8, 4, 10, 6, 7, 8, 9, 5, 11, 12],
};
/** Weights of the grahas, in the order of `VISIBLE_GRAHAS`. */
const OF_GRAHA: readonly number[] = [5, 5, 8, 5, 10, 7, 5];

/** The two signs of each lord that has two, from 0 for Aries. */
const PAIRS: readonly (readonly [lord: Contributor, first: number, second: number])[] = [
  ['Mars', 0, 7],
  ['Venus', 1, 6],
  ['Mercury', 2, 5],
  ['Jupiter', 8, 11],
  ['Saturn', 9, 10],
];

/**
 * Trikona shodhana: the least of each trine taken from its three signs; a trine that holds a zero stays as it is.
 *
 * @param points  twelve numbers, Aries first
 * @throws  EngineError INVALID_OPTION
 * @source  `bphs` ch. 67
 */
export function trikonaShodhana(points: readonly number[]): number[] {
  const left = twelve('points', points).slice();
  for (let i = 0; i < 4; i++) {
    const least = Math.min(left[i] as number, left[i + 4] as number, left[i + 8] as number);
    for (let k = i; k < 12; k += 4) left[k] = (left[k] as number) - least;
  }
  return left;
}

/**
 * Ekadhipatya shodhana of a table that trikona shodhana has been through.
 *
 * Nothing changes where either sign is at zero or both are occupied. Where one is occupied, the empty one loses all if it has no more
 * than the other, and else comes down to the other. Where both are empty, equals both lose all and the larger comes down to the smaller.
 *
 * @param points  twelve numbers, Aries first
 * @param signs   where everybody stands
 * @param of      whose table it is
 * @throws  EngineError INVALID_OPTION
 * @source  `bphs` ch. 68; `narasimha-rao-integrated` exercise 22
 */
export function ekadhipatyaShodhana(
  points: readonly number[],
  signs: AshtakavargaSigns,
  of: Contributor,
  school: EkadhipatyaSchool = 'narasimha-rao',
): number[] {
  oneOf('school', school, EKADHIPATYA_SCHOOLS);
  oneOf('of', of, CONTRIBUTORS);
  checkSigns(signs);
  const left = twelve('points', points).slice();
  const occupied = occupiedBits(signs, school === 'maitreya');
  for (const [lord, first, second] of PAIRS) {
    if (school === 'pyjhora' && lord !== of) continue;
    const [a, b] = [left[first] as number, left[second] as number];
    const [aHeld, bHeld] = [(occupied >> first) & 1, (occupied >> second) & 1];
    if (a === 0 || b === 0 || (aHeld && bHeld)) continue;
    if (!aHeld && !bHeld) {
      left[first] = left[second] = a === b ? 0 : Math.min(a, b);
      continue;
    }
    const [empty, value, other] = aHeld ? [second, b, a] : [first, a, b];
    if (value === other && school === 'pyjhora') continue;
    if (value <= other) left[empty] = 0;
    else left[empty] = school === 'maitreya' ? value - other : other;
  }
  return left;
}

/**
 * Pindas of a reduced table.
 *
 * @throws  EngineError INVALID_OPTION
 * @source  `bphs` ch. 69
 */
export function pindaOf(
  reduced: readonly number[],
  signs: AshtakavargaSigns,
  multipliers: RashiMultipliers = 'bphs',
): Pinda {
  const weights = OF_SIGN[oneOf('multipliers', multipliers, RASHI_MULTIPLIERS)];
  twelve('reduced', reduced);
  checkSigns(signs);
  let rashi = 0;
  for (let i = 0; i < 12; i++) rashi += (reduced[i] as number) * (weights[i] as number);
  let graha = 0;
  for (let i = 0; i < 7; i++) {
    const sign = signs[VISIBLE_GRAHAS[i] as (typeof VISIBLE_GRAHAS)[number]];
    graha += (reduced[sign - 1] as number) * (OF_GRAHA[i] as number);
  }
  return { rashi, graha, yoga: rashi + graha };
}

/** No sign has more bindus, not even of all eight tables together. */
const MOST = 64;

function twelve(field: string, points: readonly number[]): readonly number[] {
  if (
    Array.isArray(points) &&
    points.length === 12 &&
    points.every((point) => typeof point === 'number' && point >= 0 && point <= MOST)
  )
    return points;
  const allowed = `twelve numbers, 0 … ${MOST}, Aries first`;
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}.`);
}

/** Bit i for a body in the i-th sign from 0. */
function occupiedBits(signs: AshtakavargaSigns, onlySeven: boolean): number {
  let bits = 0;
  for (const graha of VISIBLE_GRAHAS) bits |= 1 << (signs[graha] - 1);
  if (onlySeven) return bits;
  bits |= 1 << (signs.Lagna - 1);
  if (signs.Rahu !== undefined) bits |= 1 << (signs.Rahu - 1);
  if (signs.Ketu !== undefined) bits |= 1 << (signs.Ketu - 1);
  return bits;
}
