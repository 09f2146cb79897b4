/** Lords of houses and of signs among items. */

import { type NounFound, one } from './body-nouns.ts';
import { houseList, skipLight } from './house-list.ts';
import type { Noun } from './nodes.ts';
import { argOf, type Item, is } from './scan.ts';
import type { Case } from './words/word.ts';

/** `lord of the 7th and 12th houses`, `10th lord`, `lagnesh`, `lord of Aries`, `its lord`. */
export function lordAt(items: readonly Item[], at: number): NounFound | undefined {
  const item = items[at] as Item;
  if (is(item, 'lord'))
    return one({ type: 'body', body: { lordOf: Number(argOf(item, 'lord')) } }, 1, item.case, item.denies);
  if (is(item, 'lordword')) {
    let next = at + 1;
    if (!is(items[next], 'gen')) return undefined;
    next = skipLight(items, next + 1);
    const houses = houseList(items, next);
    if (houses !== undefined && (houses.housed || houses.sure) && (items[next] as Item).gap <= 1)
      return lords(houses.houses, next + houses.length - at, item.case);
    if (is(items[next], 'theme')) return lords([Number(argOf(items[next] as Item, 'theme'))], next + 1 - at, null);
    if (is(items[next], 'sign'))
      return one({ type: 'sign-lord', sign: Number(argOf(items[next] as Item, 'sign')) }, next + 1 - at, null);
    if (is(items[next], 'body') && argOf(items[next] as Item, 'body') === 'Ascendant')
      return lords([1], next + 1 - at, null);
    return undefined;
  }
  if (is(item, 'lordof')) {
    const next = skipLight(items, at + 1);
    const houses = houseList(items, next);
    return houses === undefined || (items[next] as Item).gap > 0
      ? undefined
      : lords(houses.houses, next + houses.length - at, item.case);
  }
  if (is(item, 'its') && is(items[at + 1], 'lordword'))
    return one({ type: 'its-lord' }, 2, items[at + 1]?.case ?? null);
  if (is(item, 'sign')) {
    let next = at + 1;
    while (is(items[next], 'signword') || is(items[next], 'pgen')) next += 1;
    if (!is(items[next], 'lordword') || (items[next] as Item).gap > 0) return undefined;
    return one({ type: 'sign-lord', sign: Number(argOf(item, 'sign')) }, next + 1 - at, (items[next] as Item).case);
  }
  const houses = is(item, 'theme') ? { houses: [Number(argOf(item, 'theme'))], length: 1 } : houseList(items, at);
  if (houses === undefined) {
    if (is(item, 'body') && argOf(item, 'body') === 'Ascendant') return lagnaLord(items, at);
    return undefined;
  }
  let next = at + houses.length;
  while (is(items[next], 'pgen') || is(items[next], 'house')) next += 1;
  if (!is(items[next], 'lordword') || (items[next] as Item).gap > 0) return undefined;
  return lords(houses.houses, next + 1 - at, (items[next] as Item).case);
}

function lagnaLord(items: readonly Item[], at: number): NounFound | undefined {
  const next = is(items[at + 1], 'pgen') ? at + 2 : at + 1;
  return is(items[next], 'lordword') && items[next]?.gap === 0
    ? lords([1], next + 1 - at, (items[next] as Item).case)
    : undefined;
}

function lords(houses: readonly number[], length: number, ending: Case | null): NounFound {
  return {
    nouns: houses.map((lordOf): Noun => ({ type: 'body', body: { lordOf } })),
    case: ending,
    tie: 'and',
    length,
    denies: false,
  };
}
