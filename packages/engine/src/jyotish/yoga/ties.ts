/** The words of the language for what binds two grahas, or a graha and a house, in one way or another: company, glance, exchange. */

import { joins, together } from './company.ts';
import { any, type Condition, leaf, named, sped } from './condition.ts';
import { tellHouse } from './evidence.ts';
import { aspects, houseSeen, mutual, seen } from './glances.ts';
import type { Group } from './groups.ts';
import { some } from './places.ts';
import { LORD_ROLE } from './roles.ts';
import { SET } from './sets.ts';
import { grahaOf, lord, tellPointer, type Who } from './who.ts';

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
