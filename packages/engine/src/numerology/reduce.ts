/**
 * Numbers, their digits and their reduction, with every step on paper. All of numerology's arithmetic is here: sums, differences, and digits added until one
 * digit or a master number is left.
 *
 * Source: `decoz-1994` and `cheiro-numbers` alike; which masters are kept is a choice (`masters`).
 */

import { wholeIn } from '../choice.ts';
import type { SourceKey } from '../sources.ts';
import { type NumerologyOptions, type NumerologySettings, numerologySettings } from './options.ts';

/**
 * One step. `letters`, `digits`, `sum`: `result` is the sum of `terms`. `difference`: of two terms, without its sign. `keep`: the one term stays as it is, a master.
 * `count`: how many there are; `terms` are their numbers.
 */
export interface Step {
  readonly part: 'letters' | 'digits' | 'sum' | 'difference' | 'keep' | 'count';
  /** What is added up: `Thomas`, `year`, `month + day`, `28`. */
  readonly of: string;
  /** What each term is: letters, digits, names of parts. As long as `terms`. */
  readonly labels: readonly string[];
  readonly terms: readonly number[];
  readonly result: number;
}

/** One of 13, 14, 16, 19 met on the way to a number. */
export interface KarmicDebt {
  readonly number: number;
  /** Where: `day`, `John`, or the name of the number whose last sum it is. */
  readonly of: string;
  /** Whether it was met in reducing the last sum, and not that of a part. */
  readonly isFinal: boolean;
}

/** A number of a chart. Plain data. */
export interface NumerologyNumber {
  /** `life-path`, `expression` … */
  readonly id: string;
  /** 1 … 9 or a master; 0 where there was nothing to add, and for a challenge of nought. */
  readonly value: number;
  /** The value as one digit. */
  readonly root: number;
  readonly isMaster: boolean;
  /** The sum before it was reduced; the value itself when it was one digit at once. */
  readonly compound: number;
  readonly karmicDebts: readonly KarmicDebt[];
  readonly steps: readonly Step[];
  readonly sources: readonly SourceKey[];
}

const MASTERS: { readonly [M in NumerologySettings['masters']]: readonly number[] } = {
  none: [],
  '11-22': [11, 22],
  '11-22-33': [11, 22, 33],
  '11-22-33-44': [11, 22, 33, 44],
};

export const KARMIC_DEBTS: readonly number[] = [13, 14, 16, 19];

const DIGITS = '0123456789';

/** The masters that a set of choices keeps. */
export function mastersOf(settings: NumerologySettings): readonly number[] {
  return MASTERS[settings.masters];
}

/** Digits of a whole number without its sign, the first one first. */
export function digitsOf(number: number): readonly number[] {
  const digits: number[] = [];
  let left = Math.abs(number);
  do {
    digits.unshift(left % 10);
    left = Math.floor(left / 10);
  } while (left > 0);
  return digits;
}

/** A number's one digit: 1 … 9, and 0 for 0. */
export function rootOf(number: number): number {
  const rest = Math.abs(number) % 9;
  return rest === 0 && number !== 0 ? 9 : rest;
}

/** Arithmetic that writes down what it does. One for each number of a chart. */
export class Working {
  readonly steps: Step[] = [];
  readonly #masters: readonly number[];
  /** Sums of 13, 14, 16, 19 that were reduced on. */
  readonly #debts: { readonly number: number; readonly of: string }[] = [];

  constructor(masters: readonly number[]) {
    this.#masters = masters;
  }

  /** Adds terms up. */
  sum(
    of: string,
    labels: readonly string[],
    terms: readonly number[],
    part: 'letters' | 'sum' | 'digits' = 'sum',
  ): number {
    let result = 0;
    for (const term of terms) result += term;
    this.steps.push({ part, of, labels, terms, result });
    return result;
  }

  difference(of: string, labels: readonly string[], a: number, b: number): number {
    const result = Math.abs(a - b);
    this.steps.push({ part: 'difference', of, labels, terms: [a, b], result });
    return result;
  }

  /** Counts. */
  count(of: string, labels: readonly string[], terms: readonly number[]): number {
    this.steps.push({ part: 'count', of, labels, terms, result: terms.length });
    return terms.length;
  }

  /** Adds digits until one is left, or a master. */
  reduce(of: string, number: number, masters: readonly number[] = this.#masters): number {
    let left = number;
    while (left > 9) {
      if (masters.includes(left)) {
        this.steps.push({ part: 'keep', of, labels: [String(left)], terms: [left], result: left });
        return left;
      }
      if (left < 20 && KARMIC_DEBTS.includes(left)) this.#debts.push({ number: left, of });
      const digits = digitsOf(left);
      left = this.sum(
        of,
        digits.map((digit) => DIGITS[digit] as string),
        digits,
        'digits',
      );
    }
    return left;
  }

  /** Reduces a last sum and closes the account. */
  close(id: string, compound: number, sources: readonly SourceKey[], masters?: readonly number[]): NumerologyNumber {
    const value = this.reduce(id, compound, masters);
    return this.result(id, value, compound, sources);
  }

  /** Closes the account with a value that is reduced already. */
  result(id: string, value: number, compound: number, sources: readonly SourceKey[]): NumerologyNumber {
    return {
      id,
      value,
      root: rootOf(value),
      isMaster: value > 9,
      compound,
      karmicDebts: this.#debts.map(({ number, of }) => ({ number, of, isFinal: of === id })),
      steps: this.steps,
      sources,
    };
  }
}

/**
 * Reduces a number.
 *
 * @param number  0 … 10¹⁵, whole
 * @returns its number with steps; 0 stays 0
 * @throws  EngineError INVALID_OPTION
 * @source  `decoz-1994`
 */
export function reduceNumber(number: number, options?: NumerologyOptions): NumerologyNumber {
  const settings = numerologySettings(options);
  const whole = wholeIn('number', number, 0, 1e15);
  return new Working(mastersOf(settings)).close('number', whole + 0, ['decoz-1994']);
}
