/**
 * The words of the language for places, company and glances: what a rule can say of grahas and houses. Each gives a condition with its
 * evidence. Words for dignities, signs and the time of birth: standing.ts.
 *
 * Houses are 1 … 12 by whole signs from the lagna, or from wherever the word `from` says. Aspects are full ones by sign; grahas in one
 * sign are together and do not look at each other.
 */

import { cell } from '../../fact.ts';
import { rashiAspects } from '../graha/drishti.ts';
import { GRAHAS, type Graha } from '../graha/kundli.ts';
import { all, any, type Condition, leaf, named, not, sped } from './condition.ts';
import {
  involve,
  say,
  type Telling,
  tellAspect,
  tellFlag,
  tellHouse,
  tellLink,
  tellOccupants,
  tellSeenBy,
  tellSign,
} from './evidence.ts';
import { ALL_HOUSES, LORD_ROLE, SET, SEVEN, type Standing, sizeOf, type Tests, testStanding } from './sets.ts';
import { INDEX, MOON, occupantsIn, SUN, type View } from './view.ts';
import {
  type From,
  HOSTS,
  LAGNA,
  lord,
  nameIn,
  type Place,
  type Pointer,
  placeOf,
  pointerOf,
  tellFrom,
  tellTogether,
  type Who,
} from './who.ts';

export const KENDRAS: readonly number[] = [1, 4, 7, 10];
export const TRIKONAS: readonly number[] = [1, 5, 9];
export const KENDRAS_TRIKONAS: readonly number[] = [1, 4, 5, 7, 9, 10];
export const DUSTHANAS: readonly number[] = [6, 8, 12];
export const UPACHAYAS: readonly number[] = [3, 6, 10, 11];

/**
 * Grahas by what they are. `planets` are the seven, `stars` the five without Sun and Moon, the nodes with them where they count; `strong`
 * are those of the seven that are strong.
 */
export type Group =
  | 'benefics'
  | 'malefics'
  | 'planets'
  | 'stars'
  | 'good-stars'
  | 'bad-stars'
  | 'strong'
  | readonly Graha[];

/** How each group is read; a function a group, since a property read by its name is slow. */
const GROUPS: { readonly [G in Group & string]: (view: View) => number } = {
  benefics: (view) => view.benefics,
  malefics: (view) => view.malefics,
  planets: (view) => view.planets,
  stars: (view) => view.stars,
  'good-stars': (view) => view.stars & view.benefics,
  'bad-stars': (view) => view.stars & ~view.benefics,
  strong: (view) => view.strong & SEVEN,
};

export function bitsOfGroup(group: Group): (view: View) => number {
  if (typeof group === 'string') return GROUPS[group];
  const bits = setOf(group);
  return () => bits;
}

function setOf(grahas: readonly Graha[]): number {
  return grahas.reduce((sum, graha) => sum | (1 << INDEX[graha]), 0);
}

export function bitsOf(list: readonly number[]): number {
  return list.reduce((sum, value) => sum | (1 << value), 0);
}

function tellEach(view: View, told: Telling, set: number, place: Place): void {
  for (let g = 0; g < 9; g++) if ((set >> g) & 1) tellFrom(view, told, g, place);
}

/** Tells who is in each of some houses. */
function tellHouses(view: View, told: Telling, houses: readonly number[], place: Place): void {
  const [label, from] = [place.labelOf(view), place.signOf(view)];
  for (const house of houses) tellOccupants(told, label, house, view.inSign[from + house - 1] as number);
}

/** A graha in one of some houses. */
export function at(who: Who, houses: readonly number[], from: From = 'lagna'): Condition {
  const [pointer, place, wanted] = [pointerOf(who), placeOf(from), bitsOf(houses)];
  return leaf(
    placed(pointer, place, wanted),
    (view, told) => {
      pointer.tell(view, told);
      place.tell(view, told);
      tellFrom(view, told, pointer.of(view), place);
    },
    placedTest(pointer.role, place, wanted),
  );
}

function placedTest(role: number | undefined, place: Place, wanted: number): Tests {
  const entry = place === LAGNA ? SET.house : place.role === SUN ? SET.fromSun : SET.fromMoon;
  const isThere = place === LAGNA || place.role === SUN || place.role === MOON;
  return isThere ? testOf(role, entry, wanted) : [];
}

/** The test of a role by its entry; none for nobody in particular. */
function testOf(role: number | undefined, entry: number, bits: number): Tests {
  return role === undefined ? [] : [entry + role, bits];
}

/** The test of one role by its entry of roles, such as those in its company. */
function pairTest(a: Pointer, entry: number, b: Pointer): Tests {
  return b.role === undefined ? [] : testOf(a.role, entry, 1 << b.role);
}

function placed({ of }: Pointer, place: Place, wanted: number): Condition['holds'] {
  if (place !== LAGNA)
    return (view) => ((wanted >> ((((view.signs[of(view)] as number) - place.signOf(view) + 12) % 12) + 1)) & 1) === 1;
  return (view) => ((wanted >> (view.houses[of(view)] as number)) & 1) === 1;
}

/** Who is in some houses, whoever they are. */
function thereIn(houses: readonly number[], place: Place): (view: View) => number {
  const [only] = houses as readonly [number];
  if (houses.length === 1) return (view) => view.inSign[place.signOf(view) + only - 1] as number;
  return (view) => occupantsIn(view, houses, place.signOf(view));
}

/** Some graha of a set in one of some houses. */
export function some(set: Group, houses: readonly number[], from: From = 'lagna'): Condition {
  const place = placeOf(from);
  const [bits, there] = [bitsOfGroup(set), thereIn(houses, place)];
  return leaf(
    (view) => (there(view) & bits(view)) !== 0,
    (view, told, holds) => {
      place.tell(view, told);
      if (holds) tellEach(view, told, there(view) & bits(view), place);
      else tellHouses(view, told, houses, place);
    },
    occupantTest(set, houses, place),
  );
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

/** The test of some graha of a set in one of some houses, where it is one. */
function occupantTest(set: Group, houses: readonly number[], place: Place): Tests {
  if (typeof set === 'string') {
    const entry = heldFrom(set, place);
    return entry === undefined ? [] : [entry, bitsOf(houses)];
  }
  if (set.length === 1) return placedTest(INDEX[set[0] as Graha], place, bitsOf(houses));
  return place === LAGNA && houses.length === 1 ? [SET.occupants + (houses[0] as number), setOf(set)] : [];
}

/** Every graha of a set within some houses. */
export function every(set: Group, houses: readonly number[], from: From = 'lagna'): Condition {
  const place = placeOf(from);
  const [bits, there, wanted] = [bitsOfGroup(set), thereIn(houses, place), bitsOf(houses)];
  const shortly = place === LAGNA && set === 'planets';
  return leaf(
    shortly ? (view) => (view.filled & ~wanted) === 0 : (view) => (bits(view) & ~there(view)) === 0,
    (view, told) => {
      place.tell(view, told);
      tellEach(view, told, bits(view), place);
    },
    withinTests(set, wanted, place),
  );
}

/** The tests of every graha of a set within some houses. */
function withinTests(set: Group, wanted: number, place: Place): Tests {
  if (typeof set !== 'string') return set.flatMap((graha) => placedTest(INDEX[graha], place, wanted));
  const entry = heldFrom(set, place);
  return entry === undefined ? [] : [~entry, ALL_HOUSES & ~wanted];
}

/** No graha of a set in some houses. */
export function none(set: Group, houses: readonly number[], from: From = 'lagna'): Condition {
  return not(some(set, houses, from));
}

/** Each of some houses holds one of a set. */
export function filled(houses: readonly number[], set: Group, from: From = 'lagna'): Condition {
  const each = all(...houses.map((house) => some(set, [house], from)));
  if (from !== 'lagna' || set !== 'planets') return each;
  const wanted = bitsOf(houses);
  const holds: Condition['holds'] = (view) => (wanted & ~view.filled) === 0;
  return sped(each, { holds, ways: [[~SET.freeHouses, wanted]] });
}

/** One of some houses holds at least so many of the seven, with one of a group or a certain graha among them where that is asked for. */
export function crowded(houses: readonly number[], least: number, among: Group | Pointer = 'planets'): Condition {
  const bits = typeof among === 'object' && 'of' in among ? (view: View) => 1 << among.of(view) : bitsOfGroup(among);
  const full = (view: View, house: number) => {
    const there = (view.inSign[view.lagnaSign + house - 1] as number) & SEVEN;
    return sizeOf(there) >= least && (there & bits(view)) !== 0;
  };
  return leaf(
    (view) => {
      for (let i = 0; i < houses.length; i++) if (full(view, houses[i] as number)) return true;
      return false;
    },
    (view, told) => {
      if (typeof among === 'object' && 'of' in among) among.tell(view, told);
      for (const house of houses) {
        if (!full(view, house)) continue;
        tellHouses(view, told, [house], LAGNA);
        involve(told, (view.inSign[view.lagnaSign + house - 1] as number) & SEVEN);
      }
    },
  );
}

/** A house holds some of a set and none of the contrary set. */
export function only(set: 'benefics' | 'malefics', house: number, from: From = 'lagna'): Condition {
  const place = placeOf(from);
  const there = thereIn([house], place);
  const [wanted, spoiling] = [GROUPS[set], GROUPS[set === 'benefics' ? 'malefics' : 'benefics']];
  return leaf(
    (view) => {
      const found = there(view);
      return (found & wanted(view)) !== 0 && (found & spoiling(view)) === 0;
    },
    (view, told) => {
      place.tell(view, told);
      tellHouses(view, told, [house], place);
      involve(told, there(view) & wanted(view));
    },
    onlyTests(set, 1 << house, place),
  );
}

function onlyTests(set: 'benefics' | 'malefics', house: number, place: Place): Tests {
  const [benefics, malefics] = [heldFrom('benefics', place), heldFrom('malefics', place)];
  if (benefics === undefined || malefics === undefined) return [];
  return set === 'benefics' ? [benefics, house, ~malefics, house] : [malefics, house, ~benefics, house];
}

/** At least and at most so many of a set in some houses. */
export function count(set: Group, houses: readonly number[], least: number, most = 9, from: From = 'lagna'): Condition {
  const place = placeOf(from);
  const [bits, there] = [bitsOfGroup(set), thereIn(houses, place)];
  return leaf(
    (view) => {
      const size = sizeOf(there(view) & bits(view));
      return size >= least && size <= most;
    },
    (view, told) => {
      place.tell(view, told);
      tellHouses(view, told, houses, place);
      involve(told, there(view) & bits(view));
    },
  );
}

/** Different grahas in one sign. */
export function together(...whos: readonly Who[]): Condition {
  const pointers = whos.map(pointerOf);
  const [a, b] = pointers as [Pointer, Pointer];
  const setIn = (view: View) => pointers.reduce((set, pointer) => set | (1 << pointer.of(view)), 0);
  const holds: Condition['holds'] =
    pointers.length === 2
      ? (view) => (((view.company[a.of(view)] as number) >> b.of(view)) & 1) === 1
      : (view) => {
          const set = setIn(view);
          if (sizeOf(set) !== pointers.length) return false;
          return pointers.every((pointer) => {
            const g = pointer.of(view);
            return (set & ~(1 << g) & ~(view.company[g] as number)) === 0;
          });
        };
  return leaf(
    holds,
    (view, told) => {
      for (const pointer of pointers) pointer.tell(view, told);
      tellTogether(view, told, setIn(view));
    },
    pointers.length === 2 ? pairTest(a, SET.company, b) : [],
  );
}

/** A graha together with some other of a set. */
export function joins(who: Who, set: Group): Condition {
  const [pointer, bits] = [pointerOf(who), bitsOfGroup(set)];
  return leaf(
    (view) => ((view.company[pointer.of(view)] as number) & bits(view)) !== 0,
    (view, told, holds) => {
      const g = pointer.of(view);
      pointer.tell(view, told);
      tellTogether(view, told, (1 << g) | ((view.company[g] as number) & bits(view)));
      if (!holds) tellOccupants(told, GRAHAS[g] as Graha, 1, view.inSign[view.signs[g] as number] as number);
    },
    typeof set === 'string'
      ? metTest(pointer, set, 'withBenefic', 'withMalefic')
      : testOf(pointer.role, SET.company, setOf(set)),
  );
}

/** The test of a graha that a benefic, or a malefic, does something to. */
function metTest(pointer: Pointer, set: Group & string, byBenefic: Standing, byMalefic: Standing): Tests {
  if (set !== 'benefics' && set !== 'malefics') return [];
  return testStanding(pointer.role, set === 'benefics' ? byBenefic : byMalefic);
}

/** One graha looks at another. */
export function aspects(by: Who, who: Who): Condition {
  const [looker, seenOne] = [pointerOf(by), pointerOf(who)];
  return leaf(
    (view) => (((view.lookers[view.signs[seenOne.of(view)] as number] as number) >> looker.of(view)) & 1) === 1,
    (view, told, holds) => {
      looker.tell(view, told);
      seenOne.tell(view, told);
      tellAspect(told, looker.of(view), nameIn(view, seenOne), holds);
      involve(told, (1 << looker.of(view)) | (1 << seenOne.of(view)));
    },
    pairTest(seenOne, SET.lookers, looker),
  );
}

/** A graha looks at a house. */
export function aspectsHouse(by: Who, house: number): Condition {
  const [looker, label] = [pointerOf(by), `house${house}`];
  return leaf(
    (view) => (((view.lookers[view.lagnaSign + house - 1] as number) >> looker.of(view)) & 1) === 1,
    (view, told, holds) => {
      looker.tell(view, told);
      tellAspect(told, looker.of(view), label, holds);
      involve(told, 1 << looker.of(view));
    },
    looker.role === undefined ? [] : [SET.houseLookers + house, 1 << looker.role],
  );
}

/** A graha is seen by at least so many others of a set. */
export function seen(who: Who, set: Group, least = 1): Condition {
  const [pointer, bits] = [pointerOf(who), bitsOfGroup(set)];
  const lookersOf = (view: View) => view.lookers[view.signs[pointer.of(view)] as number] as number;
  return leaf(
    enough((view) => lookersOf(view) & bits(view), least),
    (view, told, holds) => {
      const found = lookersOf(view) & bits(view);
      pointer.tell(view, told);
      if (holds) tellLookers(told, found, nameIn(view, pointer));
      else tellSeenBy(told, nameIn(view, pointer), lookersOf(view));
      involve(told, found | (1 << pointer.of(view)));
    },
    seenTest(pointer, set, least),
  );
}

function seenTest(pointer: Pointer, set: Group, least: number): Tests {
  if (least !== 1) return [];
  if (typeof set === 'string') return metTest(pointer, set, 'lookedAtByBenefic', 'lookedAtByMalefic');
  return testOf(pointer.role, SET.lookers, setOf(set));
}

/** A house is seen by at least so many of a set. */
export function houseSeen(house: number, set: Group, least = 1): Condition {
  const [bits, label] = [bitsOfGroup(set), `house${house}`];
  const lookersOf = (view: View) => view.lookers[view.lagnaSign + house - 1] as number;
  return leaf(
    enough((view) => lookersOf(view) & bits(view), least),
    (view, told, holds) => {
      const found = lookersOf(view) & bits(view);
      if (holds) tellLookers(told, found, label);
      else tellSeenBy(told, label, lookersOf(view));
      involve(told, found);
    },
    least === 1 ? houseSeenTest(set, house) : [],
  );
}

function houseSeenTest(set: Group, house: number): Tests {
  if (typeof set !== 'string') return [SET.houseLookers + house, setOf(set)];
  if (set !== 'benefics' && set !== 'malefics') return [];
  return [set === 'benefics' ? SET.seenByBenefic : SET.seenByMalefic, 1 << house];
}

function enough(found: (view: View) => number, least: number): Condition['holds'] {
  return least === 1 ? (view) => found(view) !== 0 : (view) => sizeOf(found(view)) >= least;
}

function tellLookers(told: Telling, lookers: number, what: string): void {
  for (let g = 0; g < 9; g++) if ((lookers >> g) & 1) tellAspect(told, g, what, true);
}

/** A graha is joined or seen by another. */
export function meets(by: Who, who: Who): Condition {
  return any(together(by, who), aspects(by, who));
}

/** A graha is joined or seen by some other of a set. */
export function touched(who: Who, set: Group): Condition {
  return any(joins(who, set), seen(who, set));
}

/** A house holds some of a set or is seen by some. */
export function houseTouched(house: number, set: Group): Condition {
  return any(some(set, [house]), houseSeen(house, set));
}

/** Two look at each other. */
export function mutual(a: Who, b: Who): Condition {
  return all(aspects(a, b), aspects(b, a));
}

/** The lords of two houses stand in each other's houses. */
export function exchange(house: number, other: number): Condition {
  const [a, b] = [lord(house), lord(other)];
  return leaf(
    ({ lords, houses }) => houses[lords[house] as number] === other && houses[lords[other] as number] === house,
    (view, told) => {
      for (const pointer of [a, b]) {
        pointer.tell(view, told);
        tellHouse(view, told, pointer.of(view));
      }
    },
    [SET.house + LORD_ROLE + house, 1 << other, SET.house + LORD_ROLE + other, 1 << house],
  );
}

/** The lords of two houses are linked: together, by exchange, or by mutual aspect; the forms say how. */
export function linked(house: number, other: number): Condition {
  const [a, b] = [lord(house), lord(other)];
  const how = any(
    named('conjunction', together(a, b)),
    named('exchange', exchange(house, other)),
    named('mutual-aspect', mutual(a, b)),
  );
  return sped(how, { ways: [[SET.linked + house, 1 << other]] });
}

/** A graha in a sign that another owns. */
export function hostedBy(who: Who, host: Who): Condition {
  const [guest, owner] = [pointerOf(who), pointerOf(host)];
  const lordIn = (view: View) => HOSTS[view.signs[guest.of(view)] as number] as number;
  return leaf(
    (view) => lordIn(view) === owner.of(view) && guest.of(view) !== owner.of(view),
    (view, told) => {
      guest.tell(view, told);
      owner.tell(view, told);
      tellLink(told, guest.of(view), 'signLord', lordIn(view));
      involve(told, (1 << guest.of(view)) | (1 << owner.of(view)));
    },
    hostedTests(guest, owner),
  );
}

function hostedTests(guest: Pointer, owner: Pointer): Tests {
  if (guest.role === undefined || owner.role === undefined) return [];
  return [SET.host + guest.role, 1 << owner.role, ~(SET.same + guest.role), 1 << owner.role];
}

/** The signs of two look at each other (rashi drishti). */
export function rashiAspect(a: Who, b: Who): Condition {
  const [first, second] = [pointerOf(a), pointerOf(b)];
  return leaf(
    (view) => rashiAspects(view.signs[first.of(view)] as number, view.signs[second.of(view)] as number),
    (view, told) => {
      for (const pointer of [first, second]) {
        pointer.tell(view, told);
        tellSign(view, told, pointer.of(view));
      }
    },
    pairTest(first, SET.rashiLookers, second),
  );
}

/** Only grahas of a set on both sides of a place, and at least one on each. */
export function hemmed(set: 'benefics' | 'malefics', from: From): Condition {
  return all(only(set, 2, from), only(set, 12, from));
}

/** One place counted from another: the arudha of the 7th from that of the lagna. */
export function placeAt(what: Place, houses: readonly number[], from: From): Condition {
  const [place, wanted] = [placeOf(from), bitsOf(houses)];
  const houseIn = (view: View) => ((what.signOf(view) - place.signOf(view) + 12) % 12) + 1;
  return leaf(
    (view) => ((wanted >> houseIn(view)) & 1) === 1,
    (view, told) => {
      what.tell(view, told);
      place.tell(view, told);
      say(told, cell(what.labelOf(view), `houseFrom.${place.labelOf(view)}`, houseIn(view)));
    },
  );
}

/** A pointer leads to one of some grahas: the 5th lord is Mars. */
export function is(who: Who, grahas: Group): Condition {
  const [pointer, bits] = [pointerOf(who), bitsOfGroup(grahas)];
  return leaf(
    (view) => ((bits(view) >> pointer.of(view)) & 1) === 1,
    (view, told) => {
      const g = pointer.of(view);
      pointer.tell(view, told);
      if (typeof grahas === 'string') tellFlag(told, g, 'isBenefic', ((view.benefics >> g) & 1) === 1);
      involve(told, 1 << g);
    },
    isTest(pointer, grahas),
  );
}

function isTest(pointer: Pointer, grahas: Group): Tests {
  if (grahas === 'benefics' || grahas === 'malefics') return testStanding(pointer.role, grahas);
  return typeof grahas === 'string' ? [] : testOf(pointer.role, SET.same, setOf(grahas));
}

/** Two pointers lead to one graha: the lord of the 9th is that of the 10th too. */
export function oneGraha(a: Who, b: Who): Condition {
  const [first, second] = [pointerOf(a), pointerOf(b)];
  return leaf(
    (view) => first.of(view) === second.of(view),
    (view, told) => {
      first.tell(view, told);
      second.tell(view, told);
      involve(told, 1 << first.of(view));
    },
    pairTest(first, SET.same, second),
  );
}

/** Two pointers lead to different grahas. */
export function different(a: Who, b: Who): Condition {
  return not(oneGraha(a, b));
}
