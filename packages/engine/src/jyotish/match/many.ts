/**
 * One partner against many, and many against many: who fits best by the ashtakoota, with or without exceptions.
 *
 * For those who hold thousands or millions of profiles. A Moon is one byte (moon.ts), both totals of every pair of Moons stand in tables of
 * 110 × 110 bytes (match-table.ts), and a new list is walked once by the core (kernel/match.ts), a sorted one not at all (sorted-partners.ts). Whoever
 * wants reasons asks `ashtakootaOf` for the few that come out.
 */

import { readChoices, wholeIn } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import {
  type MatchFilterOptions,
  type MatchRank,
  type MatchRankOptions,
  type MatchTable,
  pairAt,
  rowOf,
  settleRank,
} from './match-table.ts';
import { type MatchMoon, moonState, moonStateNumbered } from './moon.ts';
import { MATCH_MANY_NAMES } from './option-names.ts';
import type { AshtakootaSettings, PersonKey } from './settings.ts';
import {
  bestOfSorted,
  isSorted,
  kindsOf,
  type MatchList,
  type SortedPartners,
  sortedOf,
  wrongKind,
} from './sorted-partners.ts';

export interface MatchManyOptions extends MatchRankOptions, MatchFilterOptions {
  /** How many to name; all there are when fewer. 10 when left out. */
  readonly k?: number;
}

/** A partner that was found. */
export interface BestMatch {
  /** Place in the list of partners, from 0. */
  readonly index: number;
  /** Base points of 36. */
  readonly totalScore: number;
  readonly totalScoreWithExceptions: number;
}

export interface MatchMany extends MatchRank {
  /** How many partners there were. */
  readonly count: number;
  /** Best first; equals in the order of the list. */
  readonly best: readonly BestMatch[];
  /** The one is `person1`: its role decides who the bride is. */
  readonly settings: AshtakootaSettings;
}

export interface MatchGrid extends Omit<MatchMany, 'best'> {
  /** A list of the best for each person, in their order. */
  readonly best: readonly (readonly BestMatch[])[];
}

/** The best of many for each of several, as numbers. */
export interface MatchTop extends Omit<MatchMany, 'best'> {
  /** How many there are at most for each person. */
  readonly k: number;
  /** Uint32Array, one per person: how many there are. */
  readonly found: Uint32Array;
  /** Uint32Array, k per person: places of the best in the list of partners, best first, equals in the order of the list; 0 beyond `found`. */
  readonly places: Uint32Array;
  /** Uint8Array, k per person: the total that decided, halves of a point; 0 beyond `found`. */
  readonly halves: Uint8Array;
}

/** 1.3 GB of places with their scores. */
const MOST_PLACES = 268_435_456;

/**
 * The best of many partners for one person: half a millisecond for a million in a new list, 10 µs for a sorted one of any size.
 *
 * @param kernel  the core, as `engine.kernel`
 * @param one     the Moon of the person who asks
 * @param many    the Moons of the partners
 * @throws  EngineError INVALID_OPTION for a Moon that is none (`many[3]`), a choice that does not exist, and what is no core
 */
export function matchMany(
  kernel: Kernel,
  one: MatchMoon,
  many: MatchList | SortedPartners,
  options: MatchManyOptions = {},
): MatchMany {
  readKernel(kernel);
  const { k, table, rank } = settle(options);
  const { state } = moonState('one', one);
  const row = rowOf(table, state, rank);
  if (isSorted('many', many)) {
    const best = named(table, rank, state, many.kinds, bestOfSorted(many, row, k));
    return { ...rank, count: many.kinds.length, best, settings: settingsOf(table, rank) };
  }
  const kinds = kindsOf(kernel, 'many', many);
  const places = kernel.bestMatches(row, kinds, k);
  if (places === null) throw wrongKind('many', kinds);
  return {
    ...rank,
    count: kinds.length,
    best: named(table, rank, state, kinds, places),
    settings: settingsOf(table, rank),
  };
}

/**
 * The best of many partners for each of several persons, as records. For more than some thousand persons `matchTop` takes less room.
 *
 * @returns one list of the best for each person, in their order; persons with one Moon share it
 * @throws  EngineError INVALID_OPTION as `matchMany`
 */
export function matchGrid(
  kernel: Kernel,
  ones: MatchList,
  many: MatchList | SortedPartners,
  options: MatchManyOptions = {},
): MatchGrid {
  const { k, table, rank, sorted, people } = settleBoth(kernel, ones, many, options);
  const known: (readonly BestMatch[] | undefined)[] = [];
  const best = Array.from(people, (state) => {
    known[state] ??= named(table, rank, state, sorted.kinds, bestOfSorted(sorted, rowOf(table, state, rank), k));
    return known[state];
  });
  return { ...rank, count: sorted.kinds.length, best, settings: settingsOf(table, rank) };
}

/**
 * The best of many partners for each of several persons, as arrays of numbers. There are 110 Moons, so 110 persons are found and the others copied: the
 * work is that of sorting the partners (none when they are sorted) and of writing k places a person.
 *
 * @throws  EngineError INVALID_OPTION as `matchMany`, and for more than 2²⁸ places in all
 */
export function matchTop(
  kernel: Kernel,
  ones: MatchList,
  many: MatchList | SortedPartners,
  options: MatchManyOptions = {},
): MatchTop {
  const { k: asked, table, rank, sorted, people } = settleBoth(kernel, ones, many, options);
  const k = Math.min(asked, sorted.kinds.length);
  if (k * people.length > MOST_PLACES) {
    const allowed = `places of ${MOST_PLACES} partners in all, k for each person`;
    throw refusal('INVALID_OPTION', 'k', allowed, `k is too many for ${people.length} persons: ${allowed} at most.`);
  }
  const found = new Uint32Array(people.length);
  const places = new Uint32Array(k * people.length);
  const halves = new Uint8Array(k * people.length);
  const known: ({ readonly best: Uint32Array; readonly scores: Uint8Array } | undefined)[] = [];
  for (const [person, state] of people.entries()) {
    let top = known[state];
    if (top === undefined) {
      const row = rowOf(table, state, rank);
      const best = bestOfSorted(sorted, row, k);
      top = { best, scores: Uint8Array.from(best, (place) => row[sorted.kinds[place] as number] as number) };
      known[state] = top;
    }
    found[person] = top.best.length;
    places.set(top.best, k * person);
    halves.set(top.scores, k * person);
  }
  return { ...rank, k, count: sorted.kinds.length, found, places, halves, settings: settingsOf(table, rank) };
}

function settle(options: MatchManyOptions) {
  const { k, ...choices } = readChoices(options, 'options', MATCH_MANY_NAMES);
  return { k: wholeIn('k', k ?? 10, 0, 0x7fffffff), ...settleRank(choices) };
}

function settleBoth(kernel: Kernel, ones: MatchList, many: MatchList | SortedPartners, options: MatchManyOptions) {
  readKernel(kernel);
  const settled = settle(options);
  const sorted = isSorted('many', many) ? many : sortedOf(kernel, 'many', many);
  const people = kindsOf(kernel, 'ones', ones);
  for (const [index, kind] of people.entries()) moonStateNumbered(`ones[${index}]`, kind);
  return { ...settled, sorted, people };
}

/** The settings of a pair of the one, who is `person1`, and a partner. */
export function settingsOf({ settings }: MatchTable, { role }: MatchRank): AshtakootaSettings {
  const bride: PersonKey = role === 'bride' ? 'person1' : 'person2';
  return { ...settings, bride };
}

function named(
  table: MatchTable,
  { role }: MatchRank,
  state: number,
  kinds: Uint8Array,
  places: Uint32Array,
): readonly BestMatch[] {
  return Array.from(places, (index) => {
    const at = pairAt(state, kinds[index] as number, role);
    return {
      index,
      totalScore: (table.halves[at] as number) / 2,
      totalScoreWithExceptions: (table.halvesWithExceptions[at] as number) / 2,
    };
  });
}
