/**
 * Chandra bala: the strength of the Moon's sign for a person, by the house from the natal Moon.
 *
 * Source: `muhurta-chintamani`, fourth chapter.
 */

import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import { houseFrom, signFrom } from '../graha/index.ts';
import { CHANDRA_NAMES } from './option-names.ts';
import type { MuhurtaQuality } from './quality.ts';

/**
 * Which houses are good. `six-houses`: 1, 3, 6, 7, 10 and 11. `bright-half`: in the bright half of the month 2, 5 and 9 as well.
 */
export const CHANDRA_SCHOOLS = ['six-houses', 'bright-half'] as const;
export type ChandraSchool = (typeof CHANDRA_SCHOOLS)[number];
export const DEFAULT_CHANDRA: ChandraSchool = 'six-houses';

const GOOD: readonly number[] = [1, 3, 6, 7, 10, 11];
const GOOD_WHEN_BRIGHT: readonly number[] = [2, 5, 9];

export interface ChandraBala {
  /** 1 … 12 from the natal Moon's sign. */
  readonly house: number;
  /** The fourth, eighth and twelfth are bad, what is neither is middling. */
  readonly quality: MuhurtaQuality;
  readonly isGood: boolean;
  /** The eighth: shunned for every beginning. */
  readonly isChandrashtama: boolean;
}

export interface ChandraOptions {
  /** `six-houses` when left out. */
  readonly school?: ChandraSchool;
  /** Whether the half of the month is the bright one; matters to `bright-half` alone. */
  readonly isBrightHalf?: boolean;
}

/**
 * @param birthSign  the natal Moon's, 1 … 12
 * @param moonSign   where the Moon is, 1 … 12
 * @throws  EngineError INVALID_OPTION
 */
export function chandraBalaOf(birthSign: number, moonSign: number, options: ChandraOptions = {}): ChandraBala {
  readChoices(options, 'options', CHANDRA_NAMES);
  const school = oneOf('school', options.school ?? DEFAULT_CHANDRA, CHANDRA_SCHOOLS);
  const house = houseFrom(wholeIn('birthSign', birthSign, 1, 12), wholeIn('moonSign', moonSign, 1, 12));
  const isGood =
    GOOD.includes(house) ||
    (school === 'bright-half' && options.isBrightHalf === true && GOOD_WHEN_BRIGHT.includes(house));
  return {
    house,
    quality: isGood ? 'good' : house % 4 === 0 ? 'bad' : 'neutral',
    isGood,
    isChandrashtama: house === 8,
  };
}

/** Natal signs to which the Moon in a sign is good, ascending. Arguments as `chandraBalaOf`. */
export function signsWithChandraBala(moonSign: number, options: ChandraOptions = {}): readonly number[] {
  return SIGNS.filter((sign) => chandraBalaOf(sign, moonSign, options).isGood);
}

/** The natal sign to which the Moon in a sign is chandrashtama. */
export function chandrashtamaSignOf(moonSign: number): number {
  return signFrom(wholeIn('moonSign', moonSign, 1, 12), -6);
}

const SIGNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
