/**
 * What the words of the rules come down to in the sets of a view: for places, company and glances the tests by which they are sifted (sets.ts). Empty, or
 * null, where only asking tells. For speed alone: a word means the same without them.
 */

import { GRAHAS } from '../graha/kundli.ts';
import { type Group, KENDRAS, setOf, TRIKONAS } from './groups.ts';
import { INDEX, MOON, SUN } from './numbers.ts';
import { ROLES } from './roles.ts';
import { ALL_HOUSES, bitsOf, SET, type Standing, type Tests, testStanding } from './sets.ts';
import { LAGNA, type Place, type Pointer } from './who.ts';

/** The ways in which a graha is where it is wanted; none where only asking tells. */
export function placedWays(pointer: Pointer, place: Place, wanted: number): readonly Tests[] | null {
  const test = placedTest(pointer.role, place, wanted);
  if (test.length > 0) return [test];
  const other = place.whose;
  if (other === null) return null;
  // From the Sun and the Moon places are known: their own from others are the contrary ones.
  if (pointer.role === SUN || pointer.role === MOON) {
    const counted = testOf(other.role, pointer.role === SUN ? SET.fromSun : SET.fromMoon, contraryHouses(wanted));
    return counted.length > 0 ? [counted] : null;
  }
  const around = AROUND.filter(([houses]) => (houses & ~wanted) === 0);
  const covered = around.reduce((houses, [some]) => houses | some, 0);
  const ways = around.map(([, entry]) => mutualTest(pointer, entry, other));
  return covered === wanted && ways.every((way) => way.length > 0) ? ways : null;
}

/** Kendras and trikonas from a role have entries of their own, and so has what both make together. */
const AROUND: readonly (readonly [houses: number, entry: number])[] = [
  [bitsOf(KENDRAS), SET.inKendra],
  [bitsOf(TRIKONAS), SET.inTrikona],
];

/** Places of one from another as places of the other from the first: the 2nd is the 12th. */
function contraryHouses(houses: number): number {
  let contrary = 0;
  for (let house = 1; house <= 12; house++) if ((houses >> house) & 1) contrary |= 1 << (((13 - house) % 12) + 1);
  return contrary;
}

function placedTest(role: number | undefined, place: Place, wanted: number): Tests {
  const entry = place === LAGNA ? SET.house : place.role === SUN ? SET.fromSun : SET.fromMoon;
  const isThere = place === LAGNA || place.role === SUN || place.role === MOON;
  return isThere ? testOf(role, entry, wanted) : [];
}

/** The ways in which some graha of a set is in one of some houses; none where only asking tells. */
export function occupantWays(set: Group, houses: readonly number[], place: Place): readonly Tests[] | null {
  if (typeof set === 'string') {
    const entry = heldFrom(set, place);
    return entry === undefined ? null : [[entry, bitsOf(houses)]];
  }
  if (place === LAGNA && houses.length === 1) return [[SET.occupants + (houses[0] as number), setOf(set)]];
  const each = set.map((graha) => placedTest(INDEX[graha], place, bitsOf(houses)));
  return each.every((way) => way.length > 0) ? each : null;
}

/** Entries of the houses that some groups hold: from the lagna, and from the first of the grahas. */
const HELD: { readonly [G in Group & string]?: number } = {
  benefics: SET.beneficHouses,
  malefics: SET.maleficHouses,
  planets: SET.filledHouses,
};

const HELD_FROM: { readonly [G in Group & string]?: number } = {
  benefics: SET.beneficsFrom,
  malefics: SET.maleficsFrom,
  stars: SET.starsFrom,
  'good-stars': SET.goodStarsFrom,
  'bad-stars': SET.badStarsFrom,
};

/** The entry of the houses from a place that a group holds; none where there is none. */
function heldFrom(set: Group & string, place: Place): number | undefined {
  if (place === LAGNA) return HELD[set];
  const first = HELD_FROM[set];
  const isKept = place.role !== undefined && (place.role < GRAHAS.length || set === 'benefics' || set === 'malefics');
  return first === undefined || !isKept ? undefined : first + (place.role as number);
}

/** The tests of every graha of a set within some houses. */
export function withinTests(set: Group, wanted: number, place: Place): Tests {
  if (typeof set !== 'string') return set.flatMap((graha) => placedTest(INDEX[graha], place, wanted));
  const entry = heldFrom(set, place);
  return entry === undefined ? [] : [~entry, ALL_HOUSES & ~wanted];
}

/** The tests of a house from a place that is held by grahas of one nature and by none of the other. */
export function onlyTests(set: 'benefics' | 'malefics', house: number, place: Place): Tests {
  const [benefics, malefics] = [heldFrom('benefics', place), heldFrom('malefics', place)];
  if (benefics === undefined || malefics === undefined) return [];
  return set === 'benefics' ? [benefics, house, ~malefics, house] : [malefics, house, ~benefics, house];
}

/** The test of a graha that a benefic, or a malefic, does something to. */
export function metTest(pointer: Pointer, set: Group & string, byBenefic: Standing, byMalefic: Standing): Tests {
  if (set !== 'benefics' && set !== 'malefics') return [];
  return testStanding(pointer.role, set === 'benefics' ? byBenefic : byMalefic);
}

/** The test of a graha that somebody of a set looks at; none where more than one must. */
export function seenTest(pointer: Pointer, set: Group, least: number): Tests {
  if (least !== 1) return [];
  if (typeof set === 'string') return metTest(pointer, set, 'lookedAtByBenefic', 'lookedAtByMalefic');
  return testOf(pointer.role, SET.lookers, setOf(set));
}

/** The test of a house from the lagna that somebody of a set looks at. */
export function houseSeenTest(set: Group, house: number): Tests {
  if (typeof set !== 'string') return [SET.houseLookers + house, setOf(set)];
  if (set !== 'benefics' && set !== 'malefics') return [];
  return [set === 'benefics' ? SET.seenByBenefic : SET.seenByMalefic, 1 << house];
}

/** The tests of a guest in a sign of another, and not in his own. */
export function hostedTests(guest: Pointer, owner: Pointer): Tests {
  if (guest.role === undefined || owner.role === undefined || owner.role >= ROLES) return [];
  return [SET.host + guest.role, 1 << owner.role, ~(SET.same + guest.role), 1 << owner.role];
}

/** The test of a role whose holder is one of some grahas. */
export function isTest(pointer: Pointer, grahas: Group): Tests {
  if (grahas === 'benefics' || grahas === 'malefics') return testStanding(pointer.role, grahas);
  return typeof grahas === 'string' ? [] : testOf(pointer.role, SET.same, setOf(grahas));
}

/** The test of a role by its entry; none for nobody in particular. */
export function testOf(role: number | undefined, entry: number, bits: number): Tests {
  return role === undefined ? [] : [entry + role, bits];
}

/** The test of one role by its entry of roles, such as those that look at it. Hosts have no bit in such sets. */
export function pairTest(a: Pointer, entry: number, b: Pointer): Tests {
  return b.role === undefined || b.role >= ROLES ? [] : testOf(a.role, entry, 1 << b.role);
}

/** The same of what is mutual, such as company. */
export function mutualTest(a: Pointer, entry: number, b: Pointer): Tests {
  const test = pairTest(a, entry, b);
  return test.length > 0 ? test : pairTest(b, entry, a);
}
