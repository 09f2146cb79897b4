/**
 * A view as one list of sets, by which rules are sifted: each entry says by bits who or where, and most conditions come down to some bits of an
 * entry being on, or off. A rule that fails so is never asked, and of five hundred nine in ten fail.
 *
 * Who: roles, which are bits 0 … 28: the nine grahas, the lords of the twelve houses, the eight chara karakas. Where: houses and signs, which are
 * bits 1 … 12. Made with the view, and known to the words of the rules alone.
 */

import { rashiAspects } from '../graha/drishti.ts';
import { GRAHAS, signFrom } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import type { View } from './view.ts';

/** The role of a graha is its place in GRAHAS. Those of lords begin one before that of the 1st house. */
export const LORD_ROLE = 8;
export const KARAKA_ROLE = 21;
const ROLES = 29;
/** By house, from 1 on. */
const HOUSES = 13;

/** Standings, each the set of roles that have it. */
// biome-ignore format: a list
export const STANDINGS = [
  'benefics', 'malefics', 'exalted', 'debilitated', 'own', 'friendly', 'combust', 'retrograde', 'vargottama', 'strong', 'ownOrExalted', 'wellPlaced',
  'withBenefic', 'withMalefic', 'lookedAtByBenefic', 'lookedAtByMalefic',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** Entries by name, and how many of each there are. */
const ENTRIES: Readonly<Record<Entry, number>> = {
  // By role: its house, sign and navamsha; the roles together with it, those that look at it, those that are the same graha.
  house: ROLES,
  sign: ROLES,
  navamsha: ROLES,
  company: ROLES,
  lookers: ROLES,
  same: ROLES,
  // By role: the roles whose signs look at its own; the roles that are the lord of its sign.
  rashiLookers: ROLES,
  host: ROLES,
  // By role: its place counted from the Sun and from the Moon; places from it that hold benefics, and malefics.
  fromSun: ROLES,
  fromMoon: ROLES,
  beneficsFrom: ROLES,
  maleficsFrom: ROLES,
  // By graha: places from it that hold star planets, good ones, bad ones.
  starsFrom: 9,
  goodStarsFrom: 9,
  badStarsFrom: 9,
  // By house: roles in it and roles that look at it; houses whose lords are linked with its own.
  occupants: HOUSES,
  houseLookers: HOUSES,
  linked: HOUSES,
  // Houses that hold a benefic, a malefic, a planet or none, and houses that benefics and malefics look at.
  beneficHouses: 1,
  maleficHouses: 1,
  filledHouses: 1,
  freeHouses: 1,
  seenByBenefic: 1,
  seenByMalefic: 1,
  // Signs that hold a planet, and how many signs hold one of the seven, as a bit.
  filledSigns: 1,
  signCount: 1,
  lagna: 1,
  lagnaNavamsha: 1,
  /** `WAXING` and `DAY`. */
  time: 1,
  standing: STANDINGS.length,
};
// biome-ignore format: a list
type Entry =
  | 'house' | 'sign' | 'navamsha' | 'company' | 'lookers' | 'same' | 'rashiLookers' | 'host' | 'fromSun' | 'fromMoon' | 'beneficsFrom' | 'maleficsFrom'
  | 'starsFrom' | 'goodStarsFrom' | 'badStarsFrom' | 'occupants' | 'houseLookers' | 'linked'
  | 'beneficHouses' | 'maleficHouses' | 'filledHouses' | 'freeHouses' | 'seenByBenefic' | 'seenByMalefic'
  | 'filledSigns' | 'signCount' | 'lagna' | 'lagnaNavamsha' | 'time' | 'standing';

/** Where the entries begin. */
export const SET: Readonly<Record<Entry, number>> = (() => {
  let at = 0;
  const starts = Object.entries(ENTRIES).map(([name, size]) => {
    const start = at;
    at += size;
    return [name, start] as const;
  });
  return Object.fromEntries(starts) as Record<Entry, number>;
})();

/** The seven visible grahas as a set. */
export const SEVEN = 0b001111111;
export const WAXING = 1;
export const DAY = 2;
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
  return role === undefined ? [] : [SET.standing + STANDINGS.indexOf(standing), 1 << role];
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

/** Fills the list of a view that is new, and otherwise whole. */
export function fillSets(view: View): void {
  const { sets, lagnaSign, signs, houses, inSign, lookers, benefics, malefics, filled } = view;
  const [sunSign, moonSign] = signs as readonly [number, number];
  const roles = rolesIn(view);
  const [ofBenefics, ofMalefics] = [signsOf(view, benefics), signsOf(view, malefics)];
  const stars = signsOf(view, view.stars);
  const [goodStars, badStars] = [signsOf(view, view.stars & benefics), signsOf(view, view.stars & ~benefics)];
  let [beneficHouses, maleficHouses, withBenefic, withMalefic, seenByBenefic, seenByMalefic] = [0, 0, 0, 0, 0, 0];
  for (let g = 0; g < 9; g++) {
    const [sign, house, bit] = [signs[g] as number, 1 << (houses[g] as number), 1 << g];
    const place = 1 << sign;
    const [others, looking] = [view.company[g] as number, lookers[sign] as number];
    const [company, seers, same] = [rolesOf(roles, others), rolesOf(roles, looking), roles[g] as number];
    const navamsha = 1 << (view.navamshas[g] as number);
    const [rashiLookers, host] = [rolesOf(roles, rashiLookersOf(view, sign)), roles[HOSTS[sign] as number] as number];
    const [fromSun, fromMoon] = [countedFrom(sunSign, place), countedFrom(moonSign, place)];
    const [beneficsFrom, maleficsFrom] = [countedFrom(sign, ofBenefics), countedFrom(sign, ofMalefics)];
    for (let role = 0; role < ROLES; role++) {
      if (((same >> role) & 1) === 0) continue;
      sets[SET.house + role] = house;
      sets[SET.sign + role] = place;
      sets[SET.navamsha + role] = navamsha;
      sets[SET.company + role] = company;
      sets[SET.lookers + role] = seers;
      sets[SET.same + role] = same;
      sets[SET.rashiLookers + role] = rashiLookers;
      sets[SET.host + role] = host;
      sets[SET.fromSun + role] = fromSun;
      sets[SET.fromMoon + role] = fromMoon;
      sets[SET.beneficsFrom + role] = beneficsFrom;
      sets[SET.maleficsFrom + role] = maleficsFrom;
    }
    sets[SET.starsFrom + g] = countedFrom(sign, stars);
    sets[SET.goodStarsFrom + g] = countedFrom(sign, goodStars);
    sets[SET.badStarsFrom + g] = countedFrom(sign, badStars);
    if ((benefics & bit) !== 0) beneficHouses |= house;
    if ((malefics & bit) !== 0) maleficHouses |= house;
    if ((others & benefics) !== 0) withBenefic |= bit;
    if ((others & malefics) !== 0) withMalefic |= bit;
    if ((looking & benefics) !== 0) seenByBenefic |= bit;
    if ((looking & malefics) !== 0) seenByMalefic |= bit;
  }
  let [housesSeenByBenefic, housesSeenByMalefic] = [0, 0];
  for (let house = 1; house <= 12; house++) {
    const looking = lookers[lagnaSign + house - 1] as number;
    sets[SET.occupants + house] = rolesOf(roles, inSign[lagnaSign + house - 1] as number);
    sets[SET.houseLookers + house] = rolesOf(roles, looking);
    sets[SET.linked + house] = linkedWith(view, house);
    if ((looking & benefics) !== 0) housesSeenByBenefic |= 1 << house;
    if ((looking & malefics) !== 0) housesSeenByMalefic |= 1 << house;
  }
  sets[SET.beneficHouses] = beneficHouses;
  sets[SET.maleficHouses] = maleficHouses;
  sets[SET.filledHouses] = filled;
  sets[SET.freeHouses] = ALL_HOUSES & ~filled;
  sets[SET.seenByBenefic] = housesSeenByBenefic;
  sets[SET.seenByMalefic] = housesSeenByMalefic;
  sets[SET.filledSigns] = signsOf(view, view.planets);
  sets[SET.signCount] = 1 << sizeOf(signsOf(view, SEVEN));
  sets[SET.lagna] = 1 << lagnaSign;
  sets[SET.lagnaNavamsha] = 1 << view.lagnaNavamsha;
  sets[SET.time] = (view.elongationDeg < 180 ? WAXING : 0) | (view.isDay ? DAY : 0);
  const { exalted, own, friendly } = view;
  let at = SET.standing;
  sets[at++] = rolesOf(roles, benefics);
  sets[at++] = rolesOf(roles, malefics);
  sets[at++] = rolesOf(roles, exalted);
  sets[at++] = rolesOf(roles, view.debilitated);
  sets[at++] = rolesOf(roles, own);
  sets[at++] = rolesOf(roles, friendly);
  sets[at++] = rolesOf(roles, view.combust);
  sets[at++] = rolesOf(roles, view.retrograde);
  sets[at++] = rolesOf(roles, view.vargottama);
  sets[at++] = rolesOf(roles, view.strong);
  sets[at++] = rolesOf(roles, own | exalted);
  sets[at++] = rolesOf(roles, own | exalted | friendly);
  sets[at++] = rolesOf(roles, withBenefic);
  sets[at++] = rolesOf(roles, withMalefic);
  sets[at++] = rolesOf(roles, seenByBenefic);
  sets[at] = rolesOf(roles, seenByMalefic);
}

/** By graha: the roles it has. */
function rolesIn({ lords, karakas }: View): readonly number[] {
  const roles = [1, 2, 4, 8, 16, 32, 64, 128, 256];
  for (let house = 1; house <= 12; house++) {
    const lord = lords[house] as number;
    roles[lord] = (roles[lord] as number) | (1 << (LORD_ROLE + house));
  }
  for (let k = 0; k < karakas.length; k++) {
    const graha = karakas[k] as number;
    if (graha >= 0) roles[graha] = (roles[graha] as number) | (1 << (KARAKA_ROLE + k));
  }
  return roles;
}

/** The roles of a set of grahas. */
function rolesOf(roles: readonly number[], grahas: number): number {
  let found = 0;
  for (let g = 0, rest = grahas; rest !== 0; g++, rest >>= 1) if ((rest & 1) === 1) found |= roles[g] as number;
  return found;
}

/** How many bits of a set are on. */
export function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** The signs in which some of a set stand. */
function signsOf({ signs }: View, grahas: number): number {
  let found = 0;
  for (let g = 0; g < 9; g++) if (((grahas >> g) & 1) === 1) found |= 1 << (signs[g] as number);
  return found;
}

/** Who stands in a sign that looks at another. */
function rashiLookersOf({ inSign }: View, sign: number): number {
  const looking = RASHI_LOOKERS[sign] as readonly number[];
  let found = 0;
  for (let i = 0; i < looking.length; i++) found |= inSign[looking[i] as number] as number;
  return found;
}

/** Houses whose lords are together with the lord of a house, in exchange with him, or look at him as he looks at them. */
function linkedWith({ lagnaSign, signs, houses, lords, company, lookers }: View, house: number): number {
  const owned = OWNED[lagnaSign] as readonly number[];
  const lord = lords[house] as number;
  const place = houses[lord] as number;
  const looking = lookers[signs[lord] as number] as number;
  let linked = place !== house && houses[lords[place] as number] === house ? 1 << place : 0;
  for (let g = 0; g < 7; g++) {
    const isWith = (((company[lord] as number) >> g) & 1) === 1;
    const isMutual = ((looking >> g) & 1) === 1 && (((lookers[signs[g] as number] as number) >> lord) & 1) === 1;
    if (isWith || isMutual) linked |= owned[g] as number;
  }
  return linked;
}

/** A set of signs as places 1 … 12 from one of them. */
function countedFrom(sign: number, signs: number): number {
  return ((signs >> (sign - 1)) | (signs << (13 - sign))) & ALL_HOUSES;
}

/** A list in which nothing stands anywhere, to begin with. */
export const NO_SETS: readonly number[] = new Array(SET.standing + STANDINGS.length).fill(0);

/** By sign: its lord, and the signs that look at it. */
const SIGNS = Array.from({ length: 12 }, (_, i) => i + 1);
const HOSTS: readonly number[] = [0, ...SIGNS.map((sign) => GRAHAS.indexOf(lordOf(sign)))];
const RASHI_LOOKERS: readonly (readonly number[])[] = [
  [],
  ...SIGNS.map((sign) => SIGNS.filter((from) => rashiAspects(from, sign))),
];

/** By lagna and graha: the houses it owns. */
const OWNED: readonly (readonly number[])[] = Array.from({ length: 13 }, (_, lagna) =>
  GRAHAS.map((graha) => {
    let houses = 0;
    for (let house = 1; house <= 12; house++) if (lordOf(signFrom(lagna, house)) === graha) houses |= 1 << house;
    return houses;
  }),
);
