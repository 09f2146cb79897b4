/**
 * Every score of many pairs: rows of bytes for those who rank by rules of their own, and how the scores of one are spread.
 *
 * N × M scores are N·M bytes, so they come a row at a time. The core looks scores up sixteen at a time (assembly/match.ts): 0.4 ms a million, where a
 * loop in JavaScript takes 3.
 */

import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { MAX_SCORE } from './kootas.ts';
import { type MatchRank, type MatchRankOptions, rowOf, settleScores } from './match-table.ts';
import { type MatchMoon, moonState, moonStateNumbered } from './moon.ts';
import { countsOf, isSorted, kindsOf, type MatchList, type SortedPartners } from './sorted-partners.ts';

/** The scores of one person with everybody of a list. */
export interface MatchScores {
  /** Place of the person in the list of persons, from 0. */
  readonly index: number;
  /** Uint8Array, one per partner: the total asked for, halves of a point, 0 … 72. */
  readonly halves: Uint8Array;
}

/** How the scores of one person are spread over a list. Plain data. */
export interface MatchSpread extends Pick<MatchRank, 'role' | 'by'> {
  /** How many partners there were. */
  readonly count: number;
  /** 73 numbers: how many have 0, ½, 1 … 36 points. */
  readonly counts: readonly number[];
}

/**
 * Every score of each person with each partner, person after person; one row is in memory at a time.
 *
 * @param kernel  the core, as `engine.kernel`
 * @throws  EngineError INVALID_OPTION as `matchMany`, when it is called
 */
export function matchScores(
  kernel: Kernel,
  ones: MatchList,
  many: MatchList | SortedPartners,
  options: MatchRankOptions = {},
): Generator<MatchScores> {
  readKernel(kernel);
  const { table, rank } = settleScores(options);
  const kinds = isSorted('many', many) ? many.kinds : kindsOf(kernel, 'many', many);
  countsOf(kernel, 'many', kinds);
  const people = kindsOf(kernel, 'ones', ones);
  const states = Array.from(people, (kind, index) => moonStateNumbered(`ones[${index}]`, kind).state);
  // A generator within, so that what is wrong is told at the call and not with the first row.
  return (function* () {
    for (const [index, state] of states.entries())
      yield { index, halves: kernel.scoresOf(rowOf(table, state, rank), kinds) };
  })();
}

/**
 * How many partners have each score with one person.
 *
 * @param kernel  the core, as `engine.kernel`
 * @throws  EngineError INVALID_OPTION as `matchMany`
 */
export function matchSpread(
  kernel: Kernel,
  one: MatchMoon,
  many: MatchList | SortedPartners,
  options: MatchRankOptions = {},
): MatchSpread {
  readKernel(kernel);
  const { table, rank } = settleScores(options);
  const row = rowOf(table, moonState('one', one).state, rank);
  const kinds = isSorted('many', many) ? many.kinds : kindsOf(kernel, 'many', many);
  const counts: number[] = new Array(2 * MAX_SCORE + 1).fill(0);
  for (const [kind, count] of countsOf(kernel, 'many', kinds).entries()) {
    const half = row[kind] as number;
    counts[half] = (counts[half] as number) + count;
  }
  return { role: rank.role, by: rank.by, count: kinds.length, counts };
}
