/**
 * A view as one list of sets, by which rules are sifted: each entry says by bits who or where, and most conditions come down to some bits of an
 * entry being on, or off. A rule that fails so is never asked, and of five hundred nine in ten fail.
 *
 * Who: roles, which are bits 0 … 28: the nine grahas, the lords of the twelve houses, the eight chara karakas. Where: houses and signs, which are
 * bits 1 … 12. Made with the view, and known to the words of the rules alone.
 */

import { ALL_ROLES } from './roles.ts';

/** By house, from 1 on. */
const HOUSES = 13;

/** How a graha may stand. */
// biome-ignore format: a list
export const STANDINGS = [
  'benefics', 'malefics', 'exalted', 'debilitated', 'own', 'friendly', 'combust', 'retrograde', 'vargottama', 'strong', 'ownOrExalted', 'wellPlaced',
  'withBenefic', 'withMalefic', 'lookedAtByBenefic', 'lookedAtByMalefic',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** Disputed readings that change what a rule asks for: a setting, and the value that it has. */
export const READINGS: readonly [
  readonly ['mahapurusha', 'lagna'],
  readonly ['otherLight', 'spoils'],
  readonly ['occupation', 'filled'],
  readonly ['vajraYava', 'some'],
  readonly ['sankhya', 'always'],
  readonly ['viparita', 'phaladeepika'],
  readonly ['viparita', 'uttara-kalamrita'],
] = [
  ['mahapurusha', 'lagna'],
  ['otherLight', 'spoils'],
  ['occupation', 'filled'],
  ['vajraYava', 'some'],
  ['sankhya', 'always'],
  ['viparita', 'phaladeepika'],
  ['viparita', 'uttara-kalamrita'],
];
export type Reading = (typeof READINGS)[number];

/**
 * Entries by name: how many of each there are, and how often one of their bits is on, roughly. The latter was counted over two thousand births; it
 * decides in which order things are looked at, and no answer hangs on it.
 */
const ENTRIES: Readonly<Record<Entry, readonly [size: number, share: number]>> = {
  // By role: its house, sign and navamsha; the roles together with it, those that look at it, those that are the same graha.
  house: [ALL_ROLES, 0.08],
  sign: [ALL_ROLES, 0.08],
  navamsha: [ALL_ROLES, 0.08],
  company: [ALL_ROLES, 0.1],
  lookers: [ALL_ROLES, 0.12],
  same: [ALL_ROLES, 0.12],
  // By role: the roles whose signs look at its own; the roles that are the lord of its sign.
  rashiLookers: [ALL_ROLES, 0.19],
  host: [ALL_ROLES, 0.13],
  // By role: its place counted from the Sun and from the Moon; places from it that hold benefics, and malefics.
  fromSun: [ALL_ROLES, 0.08],
  fromMoon: [ALL_ROLES, 0.08],
  beneficsFrom: [ALL_ROLES, 0.21],
  maleficsFrom: [ALL_ROLES, 0.38],
  // By role: the roles in kendras and in trikonas from it, itself among them.
  inKendra: [ALL_ROLES, 0.33],
  inTrikona: [ALL_ROLES, 0.25],
  // By graha: places from it that hold star planets, good ones, bad ones.
  starsFrom: [9, 0.33],
  goodStarsFrom: [9, 0.17],
  badStarsFrom: [9, 0.2],
  // By house: roles in it and roles that look at it; houses whose lords are linked with its own.
  occupants: [HOUSES, 0.08],
  houseLookers: [HOUSES, 0.14],
  linked: [HOUSES, 0.16],
  // Houses that hold a benefic, a malefic, a planet or none, and houses that benefics and malefics look at.
  beneficHouses: [1, 0.21],
  maleficHouses: [1, 0.38],
  filledHouses: [1, 0.41],
  freeHouses: [1, 0.59],
  seenByBenefic: [1, 0.35],
  seenByMalefic: [1, 0.58],
  // Signs that hold a planet, and how many signs hold one of the seven, as a bit.
  filledSigns: [1, 0.41],
  signCount: [1, 0.2],
  lagna: [1, 0.08],
  lagnaNavamsha: [1, 0.08],
  /** `WAXING`, `DAY` and `LAGNA_VARGOTTAMA`. */
  time: [1, 0.5],
  /** By role: its standings, by their places in STANDINGS. */
  standings: [ALL_ROLES, 0.29],
  /** The readings that are followed, by their places in READINGS. */
  readings: [1, 0.3],
  /** Houses that hold four of the seven or more. */
  fullHouses: [1, 0.01],
};
// biome-ignore format: a list
type Entry =
  | 'house' | 'sign' | 'navamsha' | 'company' | 'lookers' | 'same' | 'rashiLookers' | 'host' | 'fromSun' | 'fromMoon' | 'beneficsFrom' | 'maleficsFrom'
  | 'inKendra' | 'inTrikona' | 'starsFrom' | 'goodStarsFrom' | 'badStarsFrom' | 'occupants' | 'houseLookers' | 'linked'
  | 'beneficHouses' | 'maleficHouses' | 'filledHouses' | 'freeHouses' | 'seenByBenefic' | 'seenByMalefic'
  | 'filledSigns' | 'signCount' | 'lagna' | 'lagnaNavamsha' | 'time' | 'standings' | 'readings' | 'fullHouses';

/** Where the entries begin. */
export const SET: Readonly<Record<Entry, number>> = (() => {
  let at = 0;
  const starts = Object.entries(ENTRIES).map(([name, [size]]) => {
    const start = at;
    at += size;
    return [name, start] as const;
  });
  return Object.fromEntries(starts) as Record<Entry, number>;
})();

/** How often an entry is such as a test wants it, roughly. @param entry  or its complement */
export function shareOf(entry: number, bits: number): number {
  const share = SHARES[entry < 0 ? ~entry : entry] as number;
  const some = Math.min(1, share * sizeOf(bits));
  return entry < 0 ? 1 - some : some;
}

/** By entry. */
const SHARES: readonly number[] = Object.values(ENTRIES).flatMap(([size, share]) => new Array(size).fill(share));

/** The seven visible grahas as a set. */
export const SEVEN = 0b001111111;
/** So many of the seven fill a house. */
export const FULL = 4;
export const WAXING = 1;
export const DAY = 2;
export const LAGNA_VARGOTTAMA = 4;
export const ALL_HOUSES = 0b1111111111110;

/**
 * What must be so of a view: pairs of an entry and bits of which one must be on. An entry written as its complement (`~entry`) must have
 * none of them on.
 */
export type Tests = readonly number[];

/** Whether a view passes. */
export function passes(sets: readonly number[], tests: Tests): boolean {
  for (let i = 0; i < tests.length; i += 2) {
    const entry = tests[i] as number;
    const bits = tests[i + 1] as number;
    if (entry < 0 ? ((sets[~entry] as number) & bits) !== 0 : ((sets[entry] as number) & bits) === 0) return false;
  }
  return true;
}

/** The test of a role with a standing; none for nobody in particular. */
export function testStanding(role: number | undefined, standing: Standing): Tests {
  return role === undefined ? [] : [SET.standings + role, standingBit(standing)];
}

/** The bit of a standing. */
export function standingBit(standing: Standing): number {
  return 1 << STANDINGS.indexOf(standing);
}

/** The test of a reading: whether a setting has one of its values. */
export function testReading([setting, value]: Reading): Tests {
  return [SET.readings, 1 << READINGS.findIndex(([of, is]) => of === setting && is === value)];
}

/** Tests that a view passes if it passes any of some lists: those they have in common, loosened. */
export function commonTests(lists: readonly Tests[]): Tests {
  const [first = [], ...others] = lists;
  const common: number[] = [];
  for (let i = 0; i < first.length; i += 2) {
    const entry = first[i] as number;
    const found = others.map((other) => other.findIndex((value, k) => k % 2 === 0 && value === entry));
    if (found.includes(-1)) continue;
    // One of more bits on; fewer bits off.
    const each = found.map((at, k) => (others[k] as Tests)[at + 1] as number);
    const bits = each.reduce((sum, one) => (entry < 0 ? sum & one : sum | one), first[i + 1] as number);
    if (bits !== 0) common.push(entry, bits);
  }
  return common;
}

/** How many bits of a set are on. */
export function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** A list in which nothing stands anywhere, to begin with. */
export const NO_SETS: readonly number[] = new Array(SHARES.length).fill(0);

/** Houses or signs as a set, by their own numbers. */
export function bitsOf(list: readonly number[]): number {
  return list.reduce((sum, value) => sum | (1 << value), 0);
}
