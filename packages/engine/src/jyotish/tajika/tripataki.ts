/**
 * The chakra of three flags (tripataki): the grahas of the birth moved on by the running year, set on twelve ends of lines of which the first is the
 * lagna of the year; who stands at the other ends of one's lines obstructs (vedha). For the Moon and the lagna of the year.
 *
 * Three lines stand, three lie, and their ends are joined aslant, so each end is joined to three others. Numbered from the middle flag against the
 * clock, the 1st, 4th, 7th and 10th are joined to one another; the others to three of the class beside theirs.
 *
 * Source: `adawal-tajik` ch. 6, with the example of J. Nehru's 58th year; the net of lines as in the pataki chakra of Bengal (`almanac-practice`).
 */

import { wholeIn } from '../../choice.ts';
import { cell, type Fact } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { GRAHAS, type Graha, houseFrom, type Kundli, signFrom } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';

/** By how many the running year is divided: the rest, or the divisor itself, is how many signs the graha has come, its own the first. */
export const TRIPATAKI_DIVISORS: { readonly [G in Graha]: number } = {
  Sun: 4,
  Moon: 9,
  Mars: 6,
  Mercury: 4,
  Jupiter: 4,
  Venus: 4,
  Saturn: 4,
  Rahu: 6,
  Ketu: 6,
};

export interface TripatakiSeat {
  readonly graha: Graha;
  /** Where it has come to, 1 … 12, and the number of that end from the flag of the lagna, 1 … 12. */
  readonly sign: number;
  readonly end: number;
}

export interface Tripataki {
  /** Years begun: completed ones and one. */
  readonly runningYear: number;
  readonly lagnaSign: number;
  readonly seats: readonly TripatakiSeat[];
  /** Who obstructs the Moon, and the lagna; one fact each, empty lists among them. */
  readonly facts: readonly Fact<readonly Graha[]>[];
  readonly sources: readonly SourceKey[];
}

/**
 * The three ends to which an end is joined.
 *
 * @param end  1 … 12
 */
export function tripatakiEnds(end: number): readonly number[] {
  wholeIn('end', end, 1, 12);
  // Ends 1, 4, 7, 10: a square. Ends 2, 5, 8, 11 are joined on to 3, 6, 9, 12 at one, four and seven ahead; those back to them.
  const steps = end % 3 === 1 ? [3, 6, 9] : end % 3 === 2 ? [1, 4, 7] : [5, 8, 11];
  return steps.map((step) => signFrom(end, step + 1)).sort((a, b) => a - b);
}

/**
 * The chakra of a year.
 *
 * @param natal           the kundli of the birth
 * @param completedYears  0 … 200
 * @param varshaLagna     sign of the lagna of the year, 1 … 12
 * @throws  EngineError INVALID_OPTION
 */
export function tripatakiOf(natal: Kundli, completedYears: number, varshaLagna: number): Tripataki {
  readKundli(natal, 'natal');
  const runningYear = wholeIn('completedYears', completedYears, 0, 200) + 1;
  wholeIn('varshaLagna', varshaLagna, 1, 12);
  const seats = GRAHAS.map((graha): TripatakiSeat => {
    const count = ((runningYear - 1) % TRIPATAKI_DIVISORS[graha]) + 1;
    const isNode = graha === 'Rahu' || graha === 'Ketu';
    const sign = signFrom(natal.grahas[graha].sign, isNode ? 2 - count : count);
    return { graha, sign, end: houseFrom(varshaLagna, sign) };
  });
  const vedhaOn = (subject: 'Moon' | 'lagna', end: number): Fact<readonly Graha[]> => {
    const ends = tripatakiEnds(end);
    const by = seats.filter((seat) => seat.graha !== subject && ends.includes(seat.end));
    return {
      id: `tripataki-vedha-${subject.toLowerCase()}`,
      value: by.map(({ graha }) => graha),
      because: [cell(subject, 'end', end), ...by.map((seat) => cell(seat.graha, 'end', seat.end))],
      sources: ['adawal-tajik'],
      classification: 'traditional',
    };
  };
  const moon = seats[GRAHAS.indexOf('Moon')] as TripatakiSeat;
  return {
    runningYear,
    lagnaSign: varshaLagna,
    seats,
    facts: [vedhaOn('Moon', moon.end), vedhaOn('lagna', 1)],
    sources: ['adawal-tajik', 'almanac-practice'],
  };
}
