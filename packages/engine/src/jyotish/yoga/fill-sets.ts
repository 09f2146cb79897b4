/** How the sets of a view are filled: every entry of sets.ts, once for each kundli. */

import { rashiAspects } from '../graha/drishti.ts';
import { GRAHAS, signFrom } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { HOST_ROLES, ROLES } from './roles.ts';
import { ALL_HOUSES, DAY, FULL, LAGNA_VARGOTTAMA, READINGS, type Reading, SET, SEVEN, sizeOf, WAXING } from './sets.ts';
import type { RuleSettings } from './settings.ts';
import type { View } from './view.ts';

/** Fills the list of a view that is new, and otherwise whole. */
export function fillSets(view: View): void {
  const roles = rolesIn(view);
  fillGrahas(view, roles);
  fillHosts(view);
  fillHouses(view, roles);
  const { sets } = view;
  sets[SET.filledSigns] = signsOf(view, view.planets);
  sets[SET.signCount] = 1 << sizeOf(signsOf(view, SEVEN));
  sets[SET.lagna] = 1 << view.lagnaSign;
  sets[SET.lagnaNavamsha] = 1 << view.lagnaNavamsha;
  const hour = (view.elongationDeg < 180 ? WAXING : 0) | (view.isDay ? DAY : 0);
  sets[SET.time] = hour | (view.lagnaNavamsha === view.lagnaSign ? LAGNA_VARGOTTAMA : 0);
  sets[SET.readings] = readingsOf(view.settings);
}

/** What each graha is and has around it, under every role it has. */
function fillGrahas(view: View, roles: readonly number[]): void {
  const { sets, signs, houses, navamshas, company, lookers, benefics } = view;
  const [sunSign, moonSign] = signs as readonly [number, number];
  const [ofBenefics, ofMalefics] = [signsOf(view, benefics), signsOf(view, view.malefics)];
  const stars = signsOf(view, view.stars);
  const [goodStars, badStars] = [signsOf(view, view.stars & benefics), signsOf(view, view.stars & ~benefics)];
  const having = havingEach(view);
  for (let g = 0; g < 9; g++) {
    const sign = signs[g] as number;
    const house = 1 << (houses[g] as number);
    const place = 1 << sign;
    const navamsha = 1 << (navamshas[g] as number);
    const together = rolesOf(roles, company[g] as number);
    const seers = rolesOf(roles, lookers[sign] as number);
    const same = roles[g] as number;
    const rashiLookers = rolesOf(roles, rashiLookersOf(view, sign));
    const inKendra = rolesOf(roles, aroundIn(view, sign, 3));
    const inTrikona = rolesOf(roles, aroundIn(view, sign, 4));
    const host = roles[HOSTS[sign] as number] as number;
    const fromSun = countedFrom(sunSign, place);
    const fromMoon = countedFrom(moonSign, place);
    const beneficsFrom = countedFrom(sign, ofBenefics);
    const maleficsFrom = countedFrom(sign, ofMalefics);
    let standings = 0;
    for (let i = 0; i < having.length; i++) standings |= (((having[i] as number) >> g) & 1) << i;
    for (let left = same; left !== 0; left &= left - 1) {
      const role = 31 - Math.clz32(left & -left);
      sets[SET.house + role] = house;
      sets[SET.sign + role] = place;
      sets[SET.navamsha + role] = navamsha;
      sets[SET.company + role] = together;
      sets[SET.lookers + role] = seers;
      sets[SET.same + role] = same;
      sets[SET.rashiLookers + role] = rashiLookers;
      sets[SET.host + role] = host;
      sets[SET.inKendra + role] = inKendra;
      sets[SET.inTrikona + role] = inTrikona;
      sets[SET.fromSun + role] = fromSun;
      sets[SET.fromMoon + role] = fromMoon;
      sets[SET.beneficsFrom + role] = beneficsFrom;
      sets[SET.maleficsFrom + role] = maleficsFrom;
      sets[SET.standings + role] = standings;
    }
    sets[SET.starsFrom + g] = countedFrom(sign, stars);
    sets[SET.goodStarsFrom + g] = countedFrom(sign, goodStars);
    sets[SET.badStarsFrom + g] = countedFrom(sign, badStars);
  }
}

/** Hosts have what the grahas have that they are. */
function fillHosts({ sets, holders }: View): void {
  for (let i = 0; i < HOST_ROLES.length; i++) {
    const role = ROLES + i;
    const g = holders[role] as number;
    for (let k = 0; k < OF_ROLES.length; k++) {
      const first = OF_ROLES[k] as number;
      sets[first + role] = sets[first + g] as number;
    }
  }
}

/** Who is in the houses and looks at them. */
function fillHouses(view: View, roles: readonly number[]): void {
  const { sets, lagnaSign, houses, inSign, lookers, benefics, malefics, filled } = view;
  let [withBenefic, withMalefic, seenByBenefic, seenByMalefic, full] = [0, 0, 0, 0, 0];
  for (let g = 0; g < 9; g++) {
    const house = 1 << (houses[g] as number);
    if ((benefics >> g) & 1) withBenefic |= house;
    if ((malefics >> g) & 1) withMalefic |= house;
  }
  for (let house = 1; house <= 12; house++) {
    const looking = lookers[lagnaSign + house - 1] as number;
    const there = inSign[lagnaSign + house - 1] as number;
    sets[SET.occupants + house] = rolesOf(roles, there);
    sets[SET.houseLookers + house] = rolesOf(roles, looking);
    sets[SET.linked + house] = linkedWith(view, house);
    const bit = 1 << house;
    if (sizeOf(there & SEVEN) >= FULL) full |= bit;
    if ((looking & benefics) !== 0) seenByBenefic |= bit;
    if ((looking & malefics) !== 0) seenByMalefic |= bit;
  }
  sets[SET.beneficHouses] = withBenefic;
  sets[SET.maleficHouses] = withMalefic;
  sets[SET.fullHouses] = full;
  sets[SET.filledHouses] = filled;
  sets[SET.freeHouses] = ALL_HOUSES & ~filled;
  sets[SET.seenByBenefic] = seenByBenefic;
  sets[SET.seenByMalefic] = seenByMalefic;
}

/** The grahas that have each standing, in the order of STANDINGS. */
function havingEach(view: View): readonly number[] {
  const { signs, company, lookers, benefics, malefics, exalted, own, friendly } = view;
  let [withBenefic, withMalefic, seenByBenefic, seenByMalefic] = [0, 0, 0, 0];
  for (let g = 0; g < 9; g++) {
    const others = company[g] as number;
    const looking = lookers[signs[g] as number] as number;
    const bit = 1 << g;
    if ((others & benefics) !== 0) withBenefic |= bit;
    if ((others & malefics) !== 0) withMalefic |= bit;
    if ((looking & benefics) !== 0) seenByBenefic |= bit;
    if ((looking & malefics) !== 0) seenByMalefic |= bit;
  }
  // biome-ignore format: the order of STANDINGS
  return [
    benefics, malefics, exalted, view.debilitated, own, friendly, view.combust, view.retrograde, view.vargottama, view.strong, own | exalted,
    own | exalted | friendly, withBenefic, withMalefic, seenByBenefic, seenByMalefic,
  ];
}

/** Which of READINGS the settings follow. */
function readingsOf(settings: RuleSettings): number {
  let followed = 0;
  for (let i = 0; i < READINGS.length; i++) {
    const [setting, value] = READINGS[i] as Reading;
    if (settings[setting] === value) followed |= 1 << i;
  }
  return followed;
}

/** By graha: the roles it has. */
function rolesIn({ holders }: View): readonly number[] {
  const roles = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let role = 0; role < ROLES; role++) {
    const graha = holders[role] as number;
    if (graha >= 0) roles[graha] = (roles[graha] as number) | (1 << role);
  }
  return roles;
}

/** The roles of a set of grahas. */
function rolesOf(roles: readonly number[], grahas: number): number {
  let found = 0;
  for (let g = 0, rest = grahas; rest !== 0; g++, rest >>= 1) if ((rest & 1) === 1) found |= roles[g] as number;
  return found;
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

/** Who stands in every so many signs from one, itself the first. */
function aroundIn({ inSign }: View, sign: number, step: number): number {
  let found = 0;
  for (let on = sign; on < sign + 12; on += step) found |= inSign[on] as number;
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

const SIGNS = Array.from({ length: 12 }, (_, i) => i + 1);
/** By sign, 1 … 12: its lord. */
export const HOSTS: readonly number[] = [0, ...SIGNS.map((sign) => GRAHAS.indexOf(lordOf(sign)))];
/** By sign: the signs that look at it. */
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

/** The entries that are by role. */
// biome-ignore format: a list
const OF_ROLES: readonly number[] = [
  SET.house, SET.sign, SET.navamsha, SET.company, SET.lookers, SET.same, SET.rashiLookers, SET.host, SET.fromSun, SET.fromMoon, SET.beneficsFrom,
  SET.maleficsFrom, SET.standings, SET.inKendra, SET.inTrikona,
];
