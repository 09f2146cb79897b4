/**
 * How far from exact may an aspect be? Orbs by schools: by the aspect, by the bodies' moieties, by the harmonic, one for all, or the caller's own.
 */

import { numberIn, oneOf, readChoices } from '../../choice.ts';
import { isRecord, readRecord } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { WESTERN_ASPECT_TYPES, type WesternAspectRow, type WesternAspectType } from './aspect-table.ts';

/**
 * `by-aspect`: the orb of the table, 2° more when the Sun or the Moon takes part (a convention of modern tables, and that of chart/aspects.ts).
 * `lilly` and `abu-mashar`: half the sum of the two bodies' orbs, for the five aspects of Ptolemy; others keep the table's.
 * `hamblin`: 12° over the harmonic, so 12° for the conjunction, 6° for the opposition, 4° for the trine.
 */
export const ORB_SCHEMES = ['by-aspect', 'lilly', 'abu-mashar', 'hamblin'] as const;
export type OrbScheme = (typeof ORB_SCHEMES)[number];

/** How the orbs of two bodies make one, where a caller gives them by body. */
export const ORB_JOINS = ['mean', 'larger', 'smaller'] as const;
export type OrbJoin = (typeof ORB_JOINS)[number];

/** Orbs of the caller's own, 0 … 30 degrees. What is not named has the table's. */
export interface OwnOrbs {
  readonly byAspect?: { readonly [A in WesternAspectType]?: number };
  /** One orb for all aspects of a body, or one by aspect. */
  readonly byBody?: { readonly [name: string]: number | { readonly [A in WesternAspectType]?: number } };
  /** `mean` when left out. */
  readonly join?: OrbJoin;
  /** Added when the Sun or the Moon takes part; 0 when left out. */
  readonly luminaryDeg?: number;
}

export type Orbs = OrbScheme | number | OwnOrbs;

/** Orbs as settings repeat them. */
export interface OrbSettings {
  /** `one` for a number, `own` for a record. */
  readonly scheme: OrbScheme | 'one' | 'own';
  readonly orbDeg: number | null;
  readonly byAspect: { readonly [type: string]: number };
  readonly byBody: { readonly [name: string]: number | { readonly [type: string]: number } };
  readonly join: OrbJoin;
  readonly luminaryDeg: number;
}

/** Orbs as the rules use them. */
export interface OrbRule {
  readonly settings: OrbSettings;
  readonly sources: readonly SourceKey[];
  /** The aspects that a record of orbs by aspect names, null where none does. */
  readonly named: readonly WesternAspectType[] | null;
  /** No pair is ever allowed more: what is further off need not be asked. */
  readonly mostDeg: number;
  /** Degrees allowed to two bodies in an aspect. */
  allowedDeg(row: WesternAspectRow, name1: string, name2: string): number;
}

const WIDEST_DEG = 30;
/** Above 14.75°, the Sun with the Moon after Lilly, the most of any scheme. */
const MOST_OF_SCHEMES_DEG = 15;
const LUMINARIES: ReadonlySet<string> = new Set(['Sun', 'Moon']);

/**
 * Whole orbs of the bodies, degrees; a moiety is half of one. Lilly prints these in Christian Astrology, p. 107; the other row is that of the Arabs (Great
 * Introduction VII) and most after them. Neither knows the outer planets, nodes or angles: these have no orb of their own, and what reaches them is the
 * moiety of the other body.
 */
// biome-ignore format: a table reads in columns
const BODY_ORBS: { readonly [S in 'lilly' | 'abu-mashar']: { readonly [name: string]: number } } = {
  lilly:        { Sun: 17, Moon: 12.5, Mercury: 7, Venus: 8, Mars: 7.5, Jupiter: 12, Saturn: 10 },
  'abu-mashar': { Sun: 15, Moon: 12,   Mercury: 7, Venus: 7, Mars: 8,   Jupiter: 9,  Saturn: 9 },
};

const SOURCES_OF: { readonly [S in OrbScheme]: SourceKey } = {
  'by-aspect': 'program-practice',
  lilly: 'lilly-1647',
  'abu-mashar': 'abu-mashar-introduction',
  hamblin: 'hamblin-1983',
};

/**
 * The orbs of a choice.
 *
 * @param orbs  a scheme by name, one orb for all in degrees (0 … 30), or a record of the caller's
 * @throws  EngineError INVALID_OPTION naming the member
 */
export function orbRuleOf(orbs: unknown, field: string = 'orbs'): OrbRule {
  if (typeof orbs === 'number') return oneOrb(numberIn(field, orbs, 0, WIDEST_DEG, 'degrees'));
  if (isRecord(orbs)) return ownOrbs(orbs as OwnOrbs, field);
  const scheme = oneOf(field, orbs ?? 'by-aspect', ORB_SCHEMES);
  const luminaryDeg = scheme === 'by-aspect' ? 2 : 0;
  const byBody = scheme === 'lilly' || scheme === 'abu-mashar' ? BODY_ORBS[scheme] : {};
  return {
    settings: { scheme, orbDeg: null, byAspect: {}, byBody, join: 'mean', luminaryDeg },
    sources: [SOURCES_OF[scheme]],
    named: null,
    mostDeg: MOST_OF_SCHEMES_DEG,
    allowedDeg: (row, name1, name2) => {
      if (scheme === 'hamblin') return 12 / row.harmonic;
      if (scheme === 'by-aspect') return row.orbDeg + luminaryBonus(luminaryDeg, name1, name2);
      const wholeOf = (name: string): number => (Object.hasOwn(byBody, name) ? (byBody[name] ?? 0) : 0);
      return row.rank === 'major' ? (wholeOf(name1) + wholeOf(name2)) / 2 : row.orbDeg;
    },
  };
}

function luminaryBonus(deg: number, name1: string, name2: string): number {
  return LUMINARIES.has(name1) || LUMINARIES.has(name2) ? deg : 0;
}

function oneOrb(orbDeg: number): OrbRule {
  return {
    settings: { scheme: 'one', orbDeg, byAspect: {}, byBody: {}, join: 'mean', luminaryDeg: 0 },
    sources: [],
    named: null,
    mostDeg: orbDeg,
    allowedDeg: () => orbDeg,
  };
}

function ownOrbs(orbs: OwnOrbs, field: string): OrbRule {
  const given = readChoices(orbs, field, { byAspect: true, byBody: true, join: true, luminaryDeg: true });
  const byAspect = readByAspect(`${field}.byAspect`, given.byAspect ?? {});
  const byBody: { [name: string]: number | { readonly [type: string]: number } } = {};
  for (const [name, value] of Object.entries(readRecord(`${field}.byBody`, given.byBody ?? {}, 'orbs by body')))
    byBody[name] = isRecord(value)
      ? readByAspect(`${field}.byBody.${name}`, value)
      : numberIn(`${field}.byBody.${name}`, value, 0, WIDEST_DEG, 'degrees');
  const join = oneOf(`${field}.join`, given.join ?? 'mean', ORB_JOINS);
  const luminaryDeg = numberIn(`${field}.luminaryDeg`, given.luminaryDeg ?? 0, 0, WIDEST_DEG, 'degrees');
  const ofBody = (name: string, row: WesternAspectRow): number => {
    const own = Object.hasOwn(byBody, name) ? byBody[name] : undefined;
    return (typeof own === 'number' ? own : own?.[row.type]) ?? byAspect[row.type] ?? row.orbDeg;
  };
  const named = Object.keys(byAspect) as WesternAspectType[];
  return {
    settings: { scheme: 'own', orbDeg: null, byAspect, byBody, join, luminaryDeg },
    sources: [],
    named: named.length === 0 ? null : named,
    mostDeg: 2 * WIDEST_DEG,
    allowedDeg: (row, name1, name2) => {
      const [a, b] = [ofBody(name1, row), ofBody(name2, row)];
      const joined = join === 'mean' ? (a + b) / 2 : join === 'larger' ? Math.max(a, b) : Math.min(a, b);
      return joined + luminaryBonus(luminaryDeg, name1, name2);
    },
  };
}

function readByAspect(field: string, value: unknown): { readonly [type: string]: number } {
  const orbs: { [type: string]: number } = {};
  for (const [type, deg] of Object.entries(readRecord(field, value, 'orbs by aspect')))
    orbs[oneOf(field, type, WESTERN_ASPECT_TYPES)] = numberIn(`${field}.${type}`, deg, 0, WIDEST_DEG, 'degrees');
  return orbs;
}
