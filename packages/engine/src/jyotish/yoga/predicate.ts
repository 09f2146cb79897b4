/**
 * The words of the language for places, company and glances: what a rule can say of grahas and houses. Each gives a condition with its
 * evidence. Words for dignities, signs and the time of birth: standing.ts.
 *
 * Houses are 1 … 12 by whole signs from the lagna, or from wherever the word `from` says. Aspects are full ones by sign; grahas in one
 * sign are together and do not look at each other.
 */

import { cell } from '../../fact.ts';
import { rashiAspects } from '../graha/drishti.ts';
import { flagCells, houseLabel, type Label, labelName } from './cells.ts';
import { all, any, type Condition, leaf, named, not, sped } from './condition.ts';
import {
  involve,
  sayText,
  type Telling,
  tellAspect,
  tellFlag,
  tellHouse,
  tellLink,
  tellOccupants,
  tellSeenBy,
  tellSign,
} from './evidence.ts';
import { HOSTS } from './fill-sets.ts';
import { bitsOfGroup, GROUPS, type Group, setOf } from './groups.ts';
import { LORD_ROLE, ROLES } from './roles.ts';
import { bitsOf, FULL, SET, SEVEN, sizeOf } from './sets.ts';
import { occupantsIn, type View } from './view.ts';
import {
  type From,
  grahaOf,
  LAGNA,
  labelOf,
  lord,
  type Place,
  type Pointer,
  placeOf,
  pointerOf,
  SIGN_LORD,
  signOf,
  tellFrom,
  tellPlace,
  tellPointer,
  tellTogether,
  type Who,
} from './who.ts';
import {
  hostedTests,
  houseSeenTest,
  isTest,
  metTest,
  mutualTest,
  occupantWays,
  onlyTests,
  pairTest,
  placedWays,
  seenTest,
  testOf,
  withinTests,
} from './word-tests.ts';

function tellEach(view: View, told: Telling, set: number, place: Place): void {
  for (let g = 0; g < 9; g++) if ((set >> g) & 1) tellFrom(view, told, g, place);
}

/** Tells who is in each of some houses. */
function tellHouses(view: View, told: Telling, houses: readonly number[], place: Place): void {
  const [label, from] = [labelOf(view, place), signOf(view, place)];
  for (const house of houses) tellOccupants(told, label, house, view.inSign[from + house - 1] as number);
}

/** A graha in one of some houses. */
export function at(who: Who, houses: readonly number[], from: From = 'lagna'): Condition {
  const [pointer, place, wanted] = [pointerOf(who), placeOf(from), bitsOf(houses)];
  const asked = leaf(placed(pointer, place, wanted), (view, told) => {
    tellPointer(view, told, pointer);
    tellPlace(view, told, place);
    tellFrom(view, told, grahaOf(view, pointer), place);
  });
  return sped(asked, { ways: placedWays(pointer, place, wanted) });
}

function placed(pointer: Pointer, place: Place, wanted: number): Condition['holds'] {
  if (place !== LAGNA)
    return (view) => {
      const from = ((view.signs[grahaOf(view, pointer)] as number) - signOf(view, place) + 12) % 12;
      return ((wanted >> (from + 1)) & 1) === 1;
    };
  return (view) => ((wanted >> (view.houses[grahaOf(view, pointer)] as number)) & 1) === 1;
}

/** Who is in some houses, whoever they are. */
function thereIn(houses: readonly number[], place: Place): (view: View) => number {
  const [only] = houses as readonly [number];
  if (houses.length === 1) return (view) => view.inSign[signOf(view, place) + only - 1] as number;
  return (view) => occupantsIn(view, houses, signOf(view, place));
}

/** Some graha of a set in one of some houses. */
export function some(set: Group, houses: readonly number[], from: From = 'lagna'): Condition {
  const place = placeOf(from);
  const [bits, there] = [bitsOfGroup(set), thereIn(houses, place)];
  const asked = leaf(
    (view) => (there(view) & bits(view)) !== 0,
    (view, told, holds) => {
      tellPlace(view, told, place);
      if (holds) tellEach(view, told, there(view) & bits(view), place);
      else tellHouses(view, told, houses, place);
    },
  );
  return sped(asked, { ways: occupantWays(set, houses, place) });
}

/** Every graha of a set within some houses. */
export function every(set: Group, houses: readonly number[], from: From = 'lagna'): Condition {
  const place = placeOf(from);
  const [bits, there, wanted] = [bitsOfGroup(set), thereIn(houses, place), bitsOf(houses)];
  const shortly = place === LAGNA && set === 'planets';
  return leaf(
    shortly ? (view) => (view.filled & ~wanted) === 0 : (view) => (bits(view) & ~there(view)) === 0,
    (view, told) => {
      tellPlace(view, told, place);
      tellEach(view, told, bits(view), place);
    },
    withinTests(set, wanted, place),
  );
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

/** One of some houses is full of the seven, with one of a group or a certain graha among them where that is asked for. */
export function crowded(houses: readonly number[], among: Group | Pointer = 'planets'): Condition {
  const bits =
    typeof among === 'object' && 'guest' in among ? (view: View) => 1 << grahaOf(view, among) : bitsOfGroup(among);
  const full = (view: View, house: number) => {
    const there = (view.inSign[view.lagnaSign + house - 1] as number) & SEVEN;
    return sizeOf(there) >= FULL && (there & bits(view)) !== 0;
  };
  const asked = leaf(
    (view) => {
      for (let i = 0; i < houses.length; i++) if (full(view, houses[i] as number)) return true;
      return false;
    },
    (view, told) => {
      if (typeof among === 'object' && 'guest' in among) tellPointer(view, told, among);
      for (const house of houses) {
        if (!full(view, house)) continue;
        tellHouses(view, told, [house], LAGNA);
        involve(told, (view.inSign[view.lagnaSign + house - 1] as number) & SEVEN);
      }
    },
  );
  return sped(asked, { tests: [SET.fullHouses, bitsOf(houses)] });
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
      tellPlace(view, told, place);
      tellHouses(view, told, [house], place);
      involve(told, there(view) & wanted(view));
    },
    onlyTests(set, 1 << house, place),
  );
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
      tellPlace(view, told, place);
      tellHouses(view, told, houses, place);
      involve(told, there(view) & bits(view));
    },
  );
}

/** Different grahas in one sign. */
export function together(...whos: readonly Who[]): Condition {
  const pointers = whos.map(pointerOf);
  const [a, b] = pointers as [Pointer, Pointer];
  const setIn = (view: View) => pointers.reduce((set, pointer) => set | (1 << grahaOf(view, pointer)), 0);
  const holds: Condition['holds'] =
    pointers.length === 2
      ? (view) => (((view.company[grahaOf(view, a)] as number) >> grahaOf(view, b)) & 1) === 1
      : (view) => {
          const set = setIn(view);
          if (sizeOf(set) !== pointers.length) return false;
          return pointers.every((pointer) => {
            const g = grahaOf(view, pointer);
            return (set & ~(1 << g) & ~(view.company[g] as number)) === 0;
          });
        };
  return leaf(
    holds,
    (view, told) => {
      for (const pointer of pointers) tellPointer(view, told, pointer);
      tellTogether(view, told, setIn(view));
    },
    pointers.length === 2 ? mutualTest(a, SET.company, b) : [],
  );
}

/** A graha together with some other of a set. */
export function joins(who: Who, set: Group): Condition {
  const [pointer, bits] = [pointerOf(who), bitsOfGroup(set)];
  return leaf(
    (view) => ((view.company[grahaOf(view, pointer)] as number) & bits(view)) !== 0,
    (view, told, holds) => {
      const g = grahaOf(view, pointer);
      tellPointer(view, told, pointer);
      tellTogether(view, told, (1 << g) | ((view.company[g] as number) & bits(view)));
      if (!holds) tellOccupants(told, g, 1, view.inSign[view.signs[g] as number] as number);
    },
    typeof set === 'string'
      ? metTest(pointer, set, 'withBenefic', 'withMalefic')
      : testOf(pointer.role, SET.company, setOf(set)),
  );
}

/** One graha looks at another. */
export function aspects(by: Who, who: Who): Condition {
  const [looker, seenOne] = [pointerOf(by), pointerOf(who)];
  return leaf(
    (view) =>
      (((view.lookers[view.signs[grahaOf(view, seenOne)] as number] as number) >> grahaOf(view, looker)) & 1) === 1,
    (view, told, holds) => {
      const [from, to] = [grahaOf(view, looker), grahaOf(view, seenOne)];
      tellPointer(view, told, looker);
      tellPointer(view, told, seenOne);
      tellAspect(told, from, to, holds);
      involve(told, (1 << from) | (1 << to));
    },
    pairTest(seenOne, SET.lookers, looker),
  );
}

/** A graha looks at a house. */
export function aspectsHouse(by: Who, house: number): Condition {
  const [looker, label] = [pointerOf(by), houseLabel(house)];
  return leaf(
    (view) => (((view.lookers[view.lagnaSign + house - 1] as number) >> grahaOf(view, looker)) & 1) === 1,
    (view, told, holds) => {
      tellPointer(view, told, looker);
      tellAspect(told, grahaOf(view, looker), label, holds);
      involve(told, 1 << grahaOf(view, looker));
    },
    looker.role === undefined || looker.role >= ROLES ? [] : [SET.houseLookers + house, 1 << looker.role],
  );
}

/** A graha is seen by at least so many others of a set. */
export function seen(who: Who, set: Group, least = 1): Condition {
  const [pointer, bits] = [pointerOf(who), bitsOfGroup(set)];
  const lookersOf = (view: View) => view.lookers[view.signs[grahaOf(view, pointer)] as number] as number;
  return leaf(
    enough((view) => lookersOf(view) & bits(view), least),
    (view, told, holds) => {
      const g = grahaOf(view, pointer);
      const found = lookersOf(view) & bits(view);
      tellPointer(view, told, pointer);
      if (holds) tellLookers(told, found, g);
      else tellSeenBy(told, g, lookersOf(view));
      involve(told, found | (1 << g));
    },
    seenTest(pointer, set, least),
  );
}

/** A house is seen by at least so many of a set. */
export function houseSeen(house: number, set: Group, least = 1): Condition {
  const [bits, label] = [bitsOfGroup(set), houseLabel(house)];
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

function enough(found: (view: View) => number, least: number): Condition['holds'] {
  return least === 1 ? (view) => found(view) !== 0 : (view) => sizeOf(found(view)) >= least;
}

function tellLookers(told: Telling, lookers: number, what: Label): void {
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
        tellPointer(view, told, pointer);
        tellHouse(view, told, grahaOf(view, pointer));
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
  const lordIn = (view: View) => HOSTS[view.signs[grahaOf(view, guest)] as number] as number;
  return leaf(
    (view) => lordIn(view) === grahaOf(view, owner) && grahaOf(view, guest) !== grahaOf(view, owner),
    (view, told) => {
      tellPointer(view, told, guest);
      tellPointer(view, told, owner);
      const g = grahaOf(view, guest);
      tellLink(told, SIGN_LORD, g, lordIn(view));
      involve(told, (1 << g) | (1 << grahaOf(view, owner)));
    },
    hostedTests(guest, owner),
  );
}

/** The signs of two look at each other (rashi drishti). */
export function rashiAspect(a: Who, b: Who): Condition {
  const [first, second] = [pointerOf(a), pointerOf(b)];
  return leaf(
    (view) => rashiAspects(view.signs[grahaOf(view, first)] as number, view.signs[grahaOf(view, second)] as number),
    (view, told) => {
      for (const pointer of [first, second]) {
        tellPointer(view, told, pointer);
        tellSign(view, told, grahaOf(view, pointer));
      }
    },
    mutualTest(first, SET.rashiLookers, second),
  );
}

/** Only grahas of a set on both sides of a place, and at least one on each. */
export function hemmed(set: 'benefics' | 'malefics', from: From): Condition {
  return all(only(set, 2, from), only(set, 12, from));
}

/** One place counted from another: the arudha of the 7th from that of the lagna. */
export function placeAt(what: Place, houses: readonly number[], from: From): Condition {
  const [place, wanted] = [placeOf(from), bitsOf(houses)];
  const houseIn = (view: View) => ((signOf(view, what) - signOf(view, place) + 12) % 12) + 1;
  return leaf(
    (view) => ((wanted >> houseIn(view)) & 1) === 1,
    (view, told) => {
      tellPlace(view, told, what);
      tellPlace(view, told, place);
      const [subject, from] = [labelName(labelOf(view, what)), labelName(labelOf(view, place))];
      sayText(told, cell(subject, `houseFrom.${from}`, houseIn(view)));
    },
  );
}

const IS_BENEFIC = flagCells('isBenefic');

/** A pointer leads to one of some grahas: the 5th lord is Mars. */
export function is(who: Who, grahas: Group): Condition {
  const [pointer, bits] = [pointerOf(who), bitsOfGroup(grahas)];
  return leaf(
    (view) => ((bits(view) >> grahaOf(view, pointer)) & 1) === 1,
    (view, told) => {
      const g = grahaOf(view, pointer);
      tellPointer(view, told, pointer);
      if (typeof grahas === 'string') tellFlag(told, IS_BENEFIC, g, ((view.benefics >> g) & 1) === 1);
      involve(told, 1 << g);
    },
    isTest(pointer, grahas),
  );
}

/** Two pointers lead to one graha: the lord of the 9th is that of the 10th too. */
export function oneGraha(a: Who, b: Who): Condition {
  const [first, second] = [pointerOf(a), pointerOf(b)];
  return leaf(
    (view) => grahaOf(view, first) === grahaOf(view, second),
    (view, told) => {
      tellPointer(view, told, first);
      tellPointer(view, told, second);
      involve(told, 1 << grahaOf(view, first));
    },
    mutualTest(first, SET.same, second),
  );
}

/** Two pointers lead to different grahas. */
export function different(a: Who, b: Who): Condition {
  return not(oneGraha(a, b));
}
