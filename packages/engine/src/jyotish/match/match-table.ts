/**
 * Totals of every pair of Moons after one choice of schools, and what one of them gives when partners are to be ranked.
 *
 * The eight kootas and all thirty exceptions look at nothing but the two Moons: sign, nakshatra, pada, navamsha, half of the sign. There are 110
 * Moons (moon.ts), so 110 × 110 entries hold every answer that `ashtakootaOf` can give. What whole charts say of each other is not in
 * them: mangal dosha (`manglikMatchOf`), malefics (`papasamyaOf`), dashas (`chartFindingsOf`), and the poruthams (`poruthamOf`).
 */

import { numberIn, oneOf, readChoices } from '../../choice.ts';
import { isBytes, readList, readRecord, refusal } from '../../input.ts';
import { PASSED_OVER } from '../../kernel/numbers.ts';
import { excusedKootas, excusesOf } from './exceptions.ts';
import { KOOTAS, type Koota, kootaHalves, MAX_SCORE } from './kootas.ts';
import { MOON_STATES, moonStateNumbered } from './moon.ts';
import { MATCH_RANK_NAMES } from './option-names.ts';
import { type AshtakootaOptions, type AshtakootaSettings, settleAshtakoota } from './settings.ts';

/** Four tables of 110 × 110 bytes, row the groom's Moon, column the bride's. */
export interface MatchTable {
  readonly settings: AshtakootaSettings;
  /** Base totals, halves of a point. */
  readonly halves: Uint8Array;
  /** Totals with the exceptions that count, halves of a point. */
  readonly halvesWithExceptions: Uint8Array;
  /** Bit i where the koota at i, in the order of `KOOTAS`, gives no point. */
  readonly without: Uint8Array;
  /** The same, once the exceptions have given theirs back. */
  readonly withoutDespiteExceptions: Uint8Array;
}

export const MATCH_ROLES = ['groom', 'bride'] as const;
export type MatchRole = (typeof MATCH_ROLES)[number];

/** The totals of a match, by which partners can be ranked. */
export const MATCH_TOTALS = ['totalScore', 'totalScoreWithExceptions'] as const;
export type MatchTotal = (typeof MATCH_TOTALS)[number];

export interface MatchRankOptions {
  /** What the one is; the many are the other. `groom` when left out. */
  readonly role?: MatchRole;
  /** The schools and exceptions, when they are not the default ones: `matchTableOf` makes it, once for many calls. */
  readonly table?: MatchTable;
  /** The total that decides: with or without exceptions. `totalScore` when left out. */
  readonly by?: MatchTotal;
}

export interface MatchFilterOptions {
  /** Partners below this are passed over: points of the total that decides, 0 … 36. 0 when left out. */
  readonly leastScore?: number;
  /** Kootas that must give points, or whose loss an exception must excuse when exceptions count: `['nadi']` keeps nadi dosha out. None when left out. */
  readonly needs?: readonly Koota[];
}

/** What decided, as it was used. */
export interface MatchRank {
  readonly role: MatchRole;
  readonly by: MatchTotal;
  readonly leastScore: number;
  readonly needs: readonly Koota[];
}

const ROW = 256;
const NO_KIND = 255;
const TABLE = 'what matchTableOf returns';
const KOOTA_NAMES: readonly Koota[] = KOOTAS.map(({ name }) => name);

/**
 * The table of all pairs of Moons. It takes some milliseconds; keep it.
 *
 * @throws  EngineError INVALID_OPTION as `ashtakootaOf`
 */
export function matchTableOf(options: AshtakootaOptions = {}): MatchTable {
  const settings = settleAshtakoota(options);
  const excuses = excusesOf(settings.exceptions);
  const states = Array.from({ length: MOON_STATES }, (_, state) => moonStateNumbered('moon', state));
  const [halves, halvesWithExceptions, without, withoutDespiteExceptions] = [bytes(), bytes(), bytes(), bytes()];
  for (const groom of states) {
    for (const bride of states) {
      const at = groom.state * MOON_STATES + bride.state;
      const points = kootaHalves(groom, bride, settings);
      const excused = excusedKootas(groom, bride, points, excuses);
      const given = points.map((base, koota) => (excused & (1 << koota) ? 2 * (KOOTAS[koota]?.maxScore ?? 0) : base));
      halves[at] = sum(points);
      halvesWithExceptions[at] = sum(given);
      without[at] = zeros(points);
      withoutDespiteExceptions[at] = zeros(given);
    }
  }
  return { settings, halves, halvesWithExceptions, without, withoutDespiteExceptions };
}

const sum = (points: readonly number[]) => points.reduce((total, half) => total + half, 0);
/** Bit i where the i-th koota has no point. */
const zeros = (points: readonly number[]) =>
  points.reduce((bits, half, koota) => (half === 0 ? bits | (1 << koota) : bits), 0);
const bytes = () => new Uint8Array(MOON_STATES * MOON_STATES);

let northIndian: MatchTable | null = null;

/** Options of a ranking, with the table they speak of. @throws EngineError INVALID_OPTION */
export function settleRank(options: MatchRankOptions & MatchFilterOptions): { table: MatchTable; rank: MatchRank } {
  const { role, by, leastScore, needs } = options;
  const given = needs === undefined ? [] : readList('needs', needs, `a list of kootas: ${KOOTA_NAMES.join(', ')}`);
  const needed = given.map((name, index) => oneOf(`needs[${index}]`, name, KOOTA_NAMES));
  const rank = {
    role: oneOf('role', role ?? 'groom', MATCH_ROLES),
    by: oneOf('by', by ?? 'totalScore', MATCH_TOTALS),
    leastScore: numberIn('leastScore', leastScore ?? 0, 0, MAX_SCORE, 'points'),
    needs: KOOTA_NAMES.filter((name) => needed.includes(name)),
  };
  return { table: readTable(options.table), rank };
}

/** Options of whoever wants every score and passes nobody over. @throws EngineError INVALID_OPTION */
export function settleScores(options: MatchRankOptions): { table: MatchTable; rank: MatchRank } {
  return settleRank(readChoices(options, 'options', MATCH_RANK_NAMES));
}

function readTable(given: MatchTable | undefined): MatchTable {
  const table = readRecord('table', given ?? (northIndian ??= matchTableOf()), TABLE) as unknown as MatchTable;
  for (const part of [table.halves, table.halvesWithExceptions, table.without, table.withoutDespiteExceptions])
    if (!isBytes(part) || part.length !== MOON_STATES * MOON_STATES) throw badTable();
  readRecord('table.settings', table.settings, TABLE);
  return table;
}

function badTable() {
  const message = 'table must be what matchTableOf returns: its settings and four tables of 110 × 110 bytes.';
  return refusal('INVALID_OPTION', 'table', TABLE, message);
}

/** Where the pair of the one and a partner stands in the table. */
export function pairAt(state: number, other: number, role: MatchRole): number {
  return role === 'groom' ? state * MOON_STATES + other : other * MOON_STATES + state;
}

/**
 * The scores of the one with every kind of partner.
 *
 * @returns Uint8Array, 256: halves of a point, 254 for kinds that are passed over, 255 for those that do not exist
 * @throws  EngineError INVALID_OPTION for a table that was not made by `matchTableOf`
 */
export function rowOf(table: MatchTable, state: number, { role, by, leastScore, needs }: MatchRank): Uint8Array {
  const isBase = by === 'totalScore';
  const [totals, missing] = isBase
    ? [table.halves, table.without]
    : [table.halvesWithExceptions, table.withoutDespiteExceptions];
  const needed = KOOTAS.reduce((bits, { name }, index) => bits | (needs.includes(name) ? 1 << index : 0), 0);
  const row = new Uint8Array(ROW).fill(NO_KIND);
  for (let other = 0; other < MOON_STATES; other++) {
    const at = pairAt(state, other, role);
    const half = totals[at] as number;
    // A total beyond 36 points is none of ours, and would be taken for a mark.
    if (half > 2 * MAX_SCORE) throw badTable();
    const isWanted = half >= 2 * leastScore && ((missing[at] as number) & needed) === 0;
    row[other] = isWanted ? half : PASSED_OVER;
  }
  return row;
}
