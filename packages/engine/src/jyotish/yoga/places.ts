/**
 * The words of the language for places: who is in which houses, from the lagna or from wherever the word `from` says. Each gives a condition with its evidence.
 *
 * Houses are 1 … 12 by whole signs.
 */

import { cell } from '../../fact.ts';
import { labelName } from './cells.ts';
import { all, type Condition, leaf, not, sped } from './condition.ts';
import { involve, sayText, type Telling, tellOccupants } from './evidence.ts';
import { bitsOfGroup, GROUPS, type Group } from './groups.ts';
import { bitsOf, FULL, SET, SEVEN, sizeOf } from './sets.ts';
import { occupantsIn, type View } from './view.ts';
import {
  type From,
  grahaOf,
  LAGNA,
  labelOf,
  type Place,
  type Pointer,
  placeOf,
  pointerOf,
  signOf,
  tellFrom,
  tellPlace,
  tellPointer,
  type Who,
} from './who.ts';
import { occupantWays, onlyTests, placedWays, withinTests } from './word-tests.ts';

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
