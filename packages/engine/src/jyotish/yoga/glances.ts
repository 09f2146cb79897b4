/** The words of the language for glances. Aspects are full ones by sign; grahas in one sign are together and do not look at each other. */

import { rashiAspects } from '../graha/drishti.ts';
import { houseLabel, type Label } from './cells.ts';
import { all, type Condition, leaf } from './condition.ts';
import { involve, type Telling, tellAspect, tellSeenBy, tellSign } from './evidence.ts';
import { bitsOfGroup, type Group } from './groups.ts';
import { ROLES } from './roles.ts';
import { SET, sizeOf } from './sets.ts';
import type { View } from './view.ts';
import { grahaOf, pointerOf, tellPointer, type Who } from './who.ts';
import { houseSeenTest, mutualTest, pairTest, seenTest } from './word-tests.ts';

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

/** Two look at each other. */
export function mutual(a: Who, b: Who): Condition {
  return all(aspects(a, b), aspects(b, a));
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
