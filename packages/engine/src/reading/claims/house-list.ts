/** Numbers of houses among items, one or a list: `10th house`, `the 4th, 7th and 10th`, `house 10`. */

import { argOf, type Item, is } from './scan.ts';
import type { Case } from './words/word.ts';

/** A number of a house, 1 … 12, that stands at an item, and how many items it takes. */
export function ordinalAt(
  items: readonly Item[],
  at: number,
  digits: boolean,
): { readonly house: number; readonly length: number; readonly sure: boolean } | undefined {
  const item = items[at];
  if (item === undefined) return undefined;
  if (is(item, 'num')) return { house: Number(argOf(item, 'num')), length: 1, sure: true };
  if (item.tag === 'number' && item.arg.length <= 2) {
    const house = Number(item.arg);
    if (house < 1 || house > 12) return undefined;
    if (is(items[at + 1], 'ordend') && (items[at + 1] as Item).joined) return { house, length: 2, sure: true };
    return digits ? { house, length: 1, sure: false } : undefined;
  }
  return digits && is(item, 'card') ? { house: Number(argOf(item, 'card')), length: 1, sure: false } : undefined;
}

/** Past `your` and `natal`. */
export function skipLight(items: readonly Item[], at: number): number {
  let next = at;
  while (is(items[next], 'you') || is(items[next], 'natal') || is(items[next], 'its')) next += 1;
  return next;
}
/** Houses that are named together. */
export interface HouseList {
  readonly houses: readonly number[];
  readonly length: number;
  /** Whether the word house stands with it. */
  readonly housed: boolean;
  /** Whether each number is an ordinal. */
  readonly sure: boolean;
  readonly either: boolean;
  readonly case: Case | null;
  readonly denies: boolean;
}

/** `10th house`, `4th, 7th and 10th`, `house 10`, `houses 4 and 10`. */
export function houseList(items: readonly Item[], at: number): HouseList | undefined {
  const worded = is(items[at], 'house');
  let next = worded ? at + 1 : at;
  if (worded && is(items[next], 'theme')) return undefined;
  const first = ordinalAt(items, next, true);
  if (first === undefined || (worded && (items[next] as Item).gap > 0)) return undefined;
  const houses = [first.house];
  let sure = first.sure;
  let either = false;
  let lastItem = items[next + first.length - 1] as Item;
  next += first.length;
  let housed = worded;
  for (;;) {
    // `seventh-house`.
    if (!worded && is(items[next], 'dash') && items[next]?.joined && is(items[next + 1], 'house')) next += 1;
    if (!worded && (is(items[next], 'house') || is(items[next], 'theme')) && (items[next] as Item).gap === 0) {
      lastItem = items[next] as Item;
      next += 1;
      housed = true;
    }
    let ahead = next;
    const commas = is(items[ahead], 'comma');
    if (commas) ahead += 1;
    const or = is(items[ahead], 'or');
    if (or || is(items[ahead], 'and') || is(items[ahead], 'slash')) ahead += 1;
    else if (!commas) break;
    if (!or && !is(items[ahead - 1], 'and') && !is(items[ahead - 1], 'slash') && !commas) break;
    const more = ordinalAt(items, ahead, worded);
    // `in the 5th, 7th house` is one list, `in the 5th, the 7th lord` and `the 5th, Rahu` are not.
    if (
      more === undefined ||
      (items[ahead] as Item).gap > 0 ||
      is(items[ahead + more.length], 'lordword') ||
      is(items[ahead + more.length], 'month')
    )
      break;
    if (housed && !worded && !is(items[ahead + more.length], 'house')) break;
    houses.push(more.house);
    sure = sure && more.sure;
    either = either || or;
    lastItem = items[ahead + more.length - 1] as Item;
    next = ahead + more.length;
  }
  return { houses, length: next - at, housed, sure, either, case: lastItem.case, denies: lastItem.denies };
}
