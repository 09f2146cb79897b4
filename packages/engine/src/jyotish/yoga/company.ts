/** The words of the language for who is with whom, in whose sign, and who is who. Grahas in one sign are together. */

import { flagCells } from './cells.ts';
import { type Condition, leaf, not } from './condition.ts';
import { involve, tellFlag, tellLink, tellOccupants } from './evidence.ts';
import { HOSTS } from './fill-sets.ts';
import { bitsOfGroup, type Group, setOf } from './groups.ts';
import { SET, sizeOf } from './sets.ts';
import type { View } from './view.ts';
import { grahaOf, type Pointer, pointerOf, SIGN_LORD, tellPointer, tellTogether, type Who } from './who.ts';
import { hostedTests, isTest, metTest, mutualTest, testOf } from './word-tests.ts';

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
