/**
 * The compound numbers 10 … 52 of Chaldean numerology: the key of each one's symbol, and of which it repeats the meaning. What they say belongs to the readings.
 *
 * Source: `cheiro-numbers`, on the occult symbolism of compound or double numbers. Those after 32 that have no symbol of their own he refers to the one
 * before them in their own series, with the same root.
 */

import { wholeIn } from '../choice.ts';
import type { SourceKey } from '../sources.ts';
import { rootOf } from './reduce.ts';

export interface CompoundNumber {
  /** 10 … 52 */
  readonly compound: number;
  /** 1 … 9 */
  readonly root: number;
  /** Key of the symbol: `star-of-the-magi`. */
  readonly key: string;
  /** The number whose meaning it has; `null` when it has its own. */
  readonly sameAs: number | null;
  readonly sources: readonly SourceKey[];
}

type Row = readonly [compound: number, key: string];

/** Numbers with a symbol or a meaning of their own. Source: `cheiro-numbers`. */
// biome-ignore format: a table reads in rows
const OWN: readonly Row[] = [
  [10, 'wheel-of-fortune'],  [11, 'lion-muzzled'],        [12, 'sacrifice'],          [13, 'regeneration'],         [14, 'movement'],          [15, 'magician'],
  [16, 'shattered-citadel'], [17, 'star-of-the-magi'],    [18, 'rayed-moon'],         [19, 'prince-of-heaven'],     [20, 'awakening'],         [21, 'crown-of-the-magi'],
  [22, 'good-man-blinded'],  [23, 'royal-star-of-the-lion'], [24, 'help-of-the-great'], [25, 'strength-by-experience'], [26, 'partnerships-that-warn'], [27, 'sceptre'],
  [28, 'contradictions'],    [29, 'uncertainties'],       [30, 'thoughtful-deduction'], [31, 'recluse'],            [32, 'communication'],     [37, 'fortunate-friendships'],
  [43, 'revolution'],        [51, 'warrior'],
];
/** Numbers that repeat another. Source: `cheiro-numbers`. */
// biome-ignore format: a table reads in rows
const REPEATED: readonly (readonly [compound: number, sameAs: number])[] = [
  [33, 24], [34, 25], [35, 26], [36, 27], [38, 29], [39, 30], [40, 31], [41, 32], [42, 24],
  [44, 26], [45, 27], [46, 37], [47, 29], [48, 30], [49, 31], [50, 32], [52, 43],
];

const KEYS: ReadonlyMap<number, string> = new Map(OWN);
const SAME: ReadonlyMap<number, number> = new Map(REPEATED);

/**
 * The row of a compound number.
 *
 * @param number  0 … 10¹⁵, whole
 * @returns `null` below 10 and above 52, where Cheiro gives none
 * @throws  EngineError INVALID_OPTION
 * @source  `cheiro-numbers`
 */
export function compoundNumberOf(number: number): CompoundNumber | null {
  const compound = wholeIn('number', number, 0, 1e15);
  const sameAs = SAME.get(compound) ?? null;
  const key = KEYS.get(sameAs ?? compound);
  return key === undefined ? null : { compound, root: rootOf(compound), key, sameAs, sources: ['cheiro-numbers'] };
}
