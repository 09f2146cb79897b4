/**
 * One partner against many, and many against many: who fits best by the base points of the ashtakoota.
 *
 * For those who hold thousands of profiles. A Moon is one byte (moon.ts), the base total of every pair of Moons stands in one table of
 * 110 × 110 bytes, and the core picks the best in time linear in the list (assembly/match.ts). Whoever wants reasons asks `ashtakootaOf`
 * for the few that come out.
 */

import { oneOf, wholeIn } from '../../choice.ts';
import { EngineError } from '../../errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { kootaHalves } from './kootas.ts';
import { type MatchMoon, MOON_STATES, moonState, moonStateNumbered } from './moon.ts';
import { type AshtakootaOptions, type AshtakootaSettings, settleAshtakoota } from './settings.ts';

/** Base totals of every pair of Moons after one choice of schools. */
export interface MatchTable {
  readonly settings: AshtakootaSettings;
  /** Uint8Array, 110 × 110: halves of a point, row the groom's Moon, column the bride's. */
  readonly halves: Uint8Array;
}

export const MATCH_ROLES = ['groom', 'bride'] as const;
export type MatchRole = (typeof MATCH_ROLES)[number];

export interface MatchManyOptions {
  /** How many to name; all there are when fewer. 10 when left out. */
  readonly k?: number;
  /** What the one is; the many are the other. `groom` when left out. */
  readonly role?: MatchRole;
  /** The schools, when they are not the default ones: `matchTableOf` makes it, once for many calls. */
  readonly table?: MatchTable;
}

/** A partner that was found. */
export interface BestMatch {
  /** Place in the list of partners, from 0. */
  readonly index: number;
  /** Base points of 36. */
  readonly totalScore: number;
}

export interface MatchMany {
  readonly role: MatchRole;
  /** How many partners there were. */
  readonly count: number;
  /** Best first; equals in the order of the list. */
  readonly best: readonly BestMatch[];
  readonly settings: AshtakootaSettings;
}

/** A list of partners: Moons, or their numbers (`moonNumber`), one byte each. */
export type MatchList = Uint8Array | readonly MatchMoon[];

const ROW = 256;
const NO_KIND = 255;

/**
 * The table of all pairs of Moons.
 *
 * @throws  EngineError INVALID_OPTION as `ashtakootaOf`
 */
export function matchTableOf(options: AshtakootaOptions = {}): MatchTable {
  const settings = settleAshtakoota(options);
  const states = Array.from({ length: MOON_STATES }, (_, state) => moonStateNumbered('moon', state));
  const halves = new Uint8Array(MOON_STATES * MOON_STATES);
  for (const groom of states) {
    for (const bride of states) {
      let sum = 0;
      for (const points of kootaHalves(groom, bride, settings)) sum += points;
      halves[groom.state * MOON_STATES + bride.state] = sum;
    }
  }
  return { settings, halves };
}

let northIndian: MatchTable | null = null;

/**
 * The best of many partners for one person.
 *
 * @param kernel  the core, as `engine.kernel`
 * @throws  EngineError INVALID_OPTION for a Moon that is none (`many[3]`), or a choice that does not exist
 */
export function matchMany(kernel: Kernel, one: MatchMoon, many: MatchList, options: MatchManyOptions = {}): MatchMany {
  const { k, role, table } = settle(options);
  const row = rowOf(table, moonState('one', one).state, role);
  const kinds = kindsOf('many', many);
  return { role, count: kinds.length, best: bestOf(kernel, row, kinds, k), settings: table.settings };
}

/**
 * The best of many partners for each of several persons. No more work than for 110 persons, since that is how many Moons there are.
 *
 * @returns one list of the best for each person, in their order
 * @throws  EngineError INVALID_OPTION as `matchMany`
 */
export function matchGrid(
  kernel: Kernel,
  ones: MatchList,
  many: MatchList,
  options: MatchManyOptions = {},
): {
  readonly role: MatchRole;
  readonly count: number;
  readonly best: readonly (readonly BestMatch[])[];
  readonly settings: AshtakootaSettings;
} {
  const { k, role, table } = settle(options);
  const kinds = kindsOf('many', many);
  const known: (readonly BestMatch[] | undefined)[] = [];
  const best = Array.from(kindsOf('ones', ones), (kind, index) => {
    const { state } = moonStateNumbered(`ones[${index}]`, kind);
    return (known[state] ??= bestOf(kernel, rowOf(table, state, role), kinds, k));
  });
  return { role, count: kinds.length, best, settings: table.settings };
}

function settle(options: MatchManyOptions) {
  const k = wholeIn('k', options.k ?? 10, 0, 0x7fffffff);
  const role = oneOf('role', options.role ?? 'groom', MATCH_ROLES);
  const table = options.table ?? (northIndian ??= matchTableOf());
  if (table.halves?.length === MOON_STATES * MOON_STATES) return { k, role, table };
  throw new EngineError({
    code: 'INVALID_OPTION',
    field: 'table',
    allowed: 'what matchTableOf returns',
    message: 'table must be what matchTableOf returns: 110 × 110 bytes with their settings.',
  });
}

/** Scores of the one with every kind of partner, in halves; 255 for kinds that do not exist. */
function rowOf({ halves }: MatchTable, state: number, role: MatchRole): Uint8Array {
  const row = new Uint8Array(ROW).fill(NO_KIND);
  const [start, step] = role === 'groom' ? [state * MOON_STATES, 1] : [state, MOON_STATES];
  for (let other = 0; other < MOON_STATES; other++) row[other] = halves[start + other * step] as number;
  return row;
}

function kindsOf(field: string, list: MatchList): Uint8Array {
  if (list instanceof Uint8Array) return list;
  if (Array.isArray(list)) return Uint8Array.from(list, (moon, index) => moonState(`${field}[${index}]`, moon).state);
  throw new EngineError({
    code: 'INVALID_OPTION',
    field,
    allowed: 'a list of Moons, or a Uint8Array of their numbers',
    message: `${field} must be a list of Moons, or a Uint8Array of their numbers, 0 … 109.`,
  });
}

function bestOf(kernel: Kernel, row: Uint8Array, kinds: Uint8Array, k: number): readonly BestMatch[] {
  const places = kernel.bestMatches(row, kinds, k);
  if (places !== null) {
    return Array.from(places, (index) => ({ index, totalScore: (row[kinds[index] as number] as number) / 2 }));
  }
  const wrong = kinds.findIndex((kind) => kind >= MOON_STATES);
  throw new EngineError({
    code: 'INVALID_OPTION',
    field: `many[${wrong}]`,
    allowed: '0 … 109',
    message: `many[${wrong}] is ${kinds[wrong]}, which is no Moon: the padas are 0 … 107, and 108 and 109 the cut halves.`,
  });
}
