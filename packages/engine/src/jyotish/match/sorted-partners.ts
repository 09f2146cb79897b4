/**
 * Partners that are asked about more than once: read, numbered and sorted by kind once, so that who fits best is found without going through
 * them again.
 *
 * Everybody of one kind fits the same, so the best are the first of the best kind, then those of the next; kinds of one score are merged, so
 * that equals keep the order of the list. That takes 110 steps and one for each that is named, however many partners there are: for one
 * person in a list that is new the core's walk over it is shorter (kernel/match.ts: 0.5 ms a million, sorting takes 6), for a dozen
 * and more the sorted list is (10 µs each).
 */

import { isBytes, isRecord, readList, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { PASSED_OVER } from '../../kernel/numbers.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { type MatchMoon, MOON_STATES, moonState } from './moon.ts';

/** A list of partners: Moons (`kundli.grahas.Moon` is one), or their numbers (`moonNumber`), one byte each, or their sidereal longitudes, degrees. */
export type MatchList = Uint8Array | Float64Array | readonly MatchMoon[];

/** Partners, sorted. Made by `sortPartners`; five bytes a partner. */
export interface SortedPartners {
  /** Uint8Array, one per partner: the number of the Moon. */
  readonly kinds: Uint8Array;
  /** Uint32Array, one per partner: places in the list, by kind and within a kind rising. */
  readonly places: Uint32Array;
  /** Uint32Array, 111: where each kind begins in `places`, and where the last ends. */
  readonly starts: Uint32Array;
}

const LIST = 'a list of Moons, a Uint8Array of their numbers or a Float64Array of their longitudes';

/**
 * Sorts partners by kind, once for many questions: 6 ms a million.
 *
 * @param kernel    the core, as `engine.kernel`
 * @param partners  their Moons
 * @throws  EngineError INVALID_OPTION for a Moon that is none (`partners[3]`), and what is no core
 */
export function sortPartners(kernel: Kernel, partners: MatchList): SortedPartners {
  return sortedOf(readKernel(kernel), 'partners', partners);
}

/** The same, with the name of the list for an error. */
export function sortedOf(kernel: Kernel, field: string, partners: MatchList): SortedPartners {
  const kinds = kindsOf(kernel, field, partners);
  const counts = countsOf(kernel, field, kinds);
  const starts = new Uint32Array(MOON_STATES + 1);
  for (let kind = 0; kind < MOON_STATES; kind++) starts[kind + 1] = (starts[kind] as number) + (counts[kind] as number);
  const next = starts.slice();
  const places = new Uint32Array(kinds.length);
  for (let place = 0; place < kinds.length; place++) {
    const kind = kinds[place] as number;
    places[next[kind] as number] = place;
    next[kind] = (next[kind] as number) + 1;
  }
  const sorted: SortedPartners = { kinds, places, starts };
  sound.add(sorted);
  return sorted;
}

/** Lists that were sorted here, or looked through. */
const sound = new WeakSet<object>();

/** How many there are of each Moon. @throws EngineError INVALID_OPTION where a byte is none */
export function countsOf(kernel: Kernel, field: string, kinds: Uint8Array): Float64Array {
  const counts = kernel.countKinds(kinds);
  if (counts.subarray(MOON_STATES).some((count) => count > 0)) throw wrongKind(field, kinds);
  return counts.subarray(0, MOON_STATES);
}

/** Whether partners were sorted already. @throws EngineError INVALID_OPTION for one whose parts do not go together */
export function isSorted(field: string, partners: unknown): partners is SortedPartners {
  if (!isRecord(partners) || Array.isArray(partners) || ArrayBuffer.isView(partners)) return false;
  if (sound.has(partners)) return true;
  const { kinds, places, starts } = partners as Partial<SortedPartners>;
  const isWhole =
    isBytes(kinds) &&
    places instanceof Uint32Array &&
    starts instanceof Uint32Array &&
    places.length === kinds.length &&
    starts.length === MOON_STATES + 1 &&
    starts[MOON_STATES] === kinds.length &&
    starts[0] === 0 &&
    starts.every((start, kind) => start >= (starts[kind - 1] ?? 0)) &&
    isInOrder({ kinds, places, starts });
  if (isWhole) {
    sound.add(partners);
    return true;
  }
  throw refusal(
    'INVALID_OPTION',
    field,
    `${LIST}, or what sortPartners returns`,
    `${field} must be ${LIST}, or what sortPartners returns.`,
  );
}

/** Whether every partner stands once, with those of its kind and in the order of the list. */
function isInOrder({ kinds, places, starts }: SortedPartners): boolean {
  for (let kind = 0; kind < MOON_STATES; kind++)
    for (let at = starts[kind] as number; at < (starts[kind + 1] as number); at++) {
      const place = places[at] as number;
      if (kinds[place] !== kind) return false;
      if (at > (starts[kind] as number) && place <= (places[at - 1] as number)) return false;
    }
  return true;
}

/**
 * The number of each partner's Moon. Whether bytes that were handed in are such numbers is for the next reader to see.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function kindsOf(kernel: Kernel, field: string, list: MatchList): Uint8Array {
  if (isBytes(list)) return list;
  if (list instanceof Float64Array) {
    const kinds = kernel.moonKinds(list);
    const wrong = kinds.indexOf(NO_MOON);
    if (wrong < 0) return kinds;
    const allowed = 'a sidereal longitude, degrees';
    throw refusal('INVALID_OPTION', `${field}[${wrong}]`, allowed, `${field}[${wrong}] must be ${allowed}.`);
  }
  return Uint8Array.from(
    readList(field, list, LIST),
    (moon, index) => moonState(`${field}[${index}]`, moon as MatchMoon).state,
  );
}

const NO_MOON = 255;

/** The first of a list whose byte is no Moon. */
export function wrongKind(field: string, kinds: Uint8Array): Error {
  const wrong = kinds.findIndex((kind) => kind >= MOON_STATES);
  return refusal(
    'INVALID_OPTION',
    `${field}[${wrong}]`,
    '0 … 109',
    `${field}[${wrong}] is ${kinds[wrong]}, which is no Moon: the padas are 0 … 107, and 108 and 109 the cut halves.`,
  );
}

/**
 * The best of sorted partners: places, best first, equals in the order of the list.
 *
 * @param row   scores by kind (match-table.ts)
 * @param most  how many are wanted
 */
export function bestOfSorted({ places, starts }: SortedPartners, row: Uint8Array, most: number): Uint32Array {
  const byScore: number[][] = [];
  let there = 0;
  for (let kind = 0; kind < MOON_STATES; kind++) {
    const score = row[kind] as number;
    const count = (starts[kind + 1] as number) - (starts[kind] as number);
    if (score >= PASSED_OVER || count === 0) continue;
    (byScore[score] ??= []).push(kind);
    there += count;
  }
  const best = new Uint32Array(Math.min(most, there));
  let at = 0;
  for (let score = byScore.length - 1; score >= 0 && at < best.length; score--) {
    const lists = (byScore[score] ?? []).map((kind) => places.subarray(starts[kind], starts[kind + 1]));
    if (lists.length > 0) at = merge(lists, best, at);
  }
  return best;
}

/** Rising lists into one, from `at` on until it is full; returns where it ends. */
function merge(lists: readonly Uint32Array[], out: Uint32Array, at: number): number {
  const end = Math.min(out.length, at + lists.reduce((sum, { length }) => sum + length, 0));
  const heads = lists.map(() => 0);
  for (; at < end; at++) {
    let first = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < lists.length; i++) {
      const place = lists[i]?.[heads[i] as number] ?? Number.POSITIVE_INFINITY;
      if (place >= least) continue;
      first = i;
      least = place;
    }
    out[at] = least;
    heads[first] = (heads[first] as number) + 1;
  }
  return at;
}
