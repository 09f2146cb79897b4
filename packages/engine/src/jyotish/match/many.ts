/**
 * One partner against many, and many against many: who fits best by the base points of the ashtakoota.
 *
 * For those who hold thousands of profiles. A Moon is one byte (moon.ts), the base total of every pair of Moons stands in one table of
 * 110 × 110 bytes, and the core picks the best in time linear in the list (assembly/match.ts). Whoever wants reasons asks `ashtakootaOf`
 * for the few that come out.
 */

import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import { isBytes, readRecord, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { kootaHalves } from './kootas.ts';
import { type MatchMoon, MOON_STATES, moonState, moonStateNumbered } from './moon.ts';
import { MATCH_MANY_NAMES } from './option-names.ts';
import { type AshtakootaOptions, type AshtakootaSettings, type PersonKey, settleAshtakoota } from './settings.ts';

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
  /** The one is `person1`: its role decides who the bride is. */
  readonly settings: AshtakootaSettings;
}

export interface MatchGrid extends Omit<MatchMany, 'best'> {
  /** A list of the best for each person, in their order. */
  readonly best: readonly (readonly BestMatch[])[];
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
 * @param one     the Moon of the person who asks
 * @param many    the Moons of the partners
 * @throws  EngineError INVALID_OPTION for a Moon that is none (`many[3]`), a choice that does not exist, and what is no core
 */
export function matchMany(kernel: Kernel, one: MatchMoon, many: MatchList, options: MatchManyOptions = {}): MatchMany {
  readKernel(kernel);
  const { k, role, table, settings } = settle(options);
  const row = rowOf(table, moonState('one', one).state, role);
  const kinds = kindsOf('many', many);
  return { role, count: kinds.length, best: bestOf(kernel, row, kinds, k), settings };
}

/**
 * The best of many partners for each of several persons. No more work than for 110 persons, since that is how many Moons there are.
 *
 * @returns one list of the best for each person, in their order
 * @throws  EngineError INVALID_OPTION as `matchMany`
 */
export function matchGrid(kernel: Kernel, ones: MatchList, many: MatchList, options: MatchManyOptions = {}): MatchGrid {
  readKernel(kernel);
  const { k, role, table, settings } = settle(options);
  const kinds = kindsOf('many', many);
  const known: (readonly BestMatch[] | undefined)[] = [];
  const best = Array.from(kindsOf('ones', ones), (kind, index) => {
    const { state } = moonStateNumbered(`ones[${index}]`, kind);
    return (known[state] ??= bestOf(kernel, rowOf(table, state, role), kinds, k));
  });
  return { role, count: kinds.length, best, settings };
}

function settle(options: MatchManyOptions) {
  const given = readChoices(options, 'options', MATCH_MANY_NAMES);
  const k = wholeIn('k', given.k ?? 10, 0, 0x7fffffff);
  const role = oneOf('role', given.role ?? 'groom', MATCH_ROLES);
  const table = given.table ?? (northIndian ??= matchTableOf());
  const { halves, settings } = readRecord('table', table, TABLE) as unknown as MatchTable;
  if (!isBytes(halves) || halves.length !== MOON_STATES * MOON_STATES) throw badTable();
  readRecord('table.settings', settings, TABLE);
  const bride: PersonKey = role === 'bride' ? 'person1' : 'person2';
  return { k, role, table, settings: { ...settings, bride } };
}

const TABLE = 'what matchTableOf returns';

function badTable() {
  const message = 'table must be what matchTableOf returns: 110 × 110 bytes with their settings.';
  return refusal('INVALID_OPTION', 'table', TABLE, message);
}

/** Scores of the one with every kind of partner, in halves; 255 for kinds that do not exist. */
function rowOf({ halves }: MatchTable, state: number, role: MatchRole): Uint8Array {
  const row = new Uint8Array(ROW).fill(NO_KIND);
  const [start, step] = role === 'groom' ? [state * MOON_STATES, 1] : [state, MOON_STATES];
  for (let other = 0; other < MOON_STATES; other++) row[other] = halves[start + other * step] as number;
  return row;
}

function kindsOf(field: string, list: MatchList): Uint8Array {
  if (isBytes(list)) return list;
  if (Array.isArray(list)) return Uint8Array.from(list, (moon, index) => moonState(`${field}[${index}]`, moon).state);
  const allowed = 'a list of Moons, or a Uint8Array of their numbers';
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}, 0 … 109.`);
}

function bestOf(kernel: Kernel, row: Uint8Array, kinds: Uint8Array, k: number): readonly BestMatch[] {
  const places = kernel.bestMatches(row, kinds, k);
  if (places !== null) {
    return Array.from(places, (index) => ({ index, totalScore: (row[kinds[index] as number] as number) / 2 }));
  }
  const wrong = kinds.findIndex((kind) => kind >= MOON_STATES);
  // Every partner has a Moon, so it is the table that has no score for one.
  if (wrong < 0) throw badTable();
  throw refusal(
    'INVALID_OPTION',
    `many[${wrong}]`,
    '0 … 109',
    `many[${wrong}] is ${kinds[wrong]}, which is no Moon: the padas are 0 … 107, and 108 and 109 the cut halves.`,
  );
}
