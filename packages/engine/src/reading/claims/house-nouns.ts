/** Houses among items, by number, by name and by group, and the lords of houses and signs. */

import { bodyAt, type NounFound, one } from './body-nouns.ts';
import type { Node, Noun } from './nodes.ts';
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

function skipLight(items: readonly Item[], at: number): number {
  let next = at;
  while (is(items[next], 'you') || is(items[next], 'natal') || is(items[next], 'its')) next += 1;
  return next;
}

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

interface HouseList {
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
function houseList(items: readonly Item[], at: number): HouseList | undefined {
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

/** Words after a bare ordinal that show it to be no house. */
const NO_HOUSE = [
  'respect',
  'month',
  'pada',
  'aspect',
  'number',
  'west',
  'period',
  'nak',
  'years',
  'planetword',
  'signword',
  'points',
  'bindu',
  'varga',
];

/** Houses at an item, with the word house or leaning on what is around: `in the seventh`, `सप्तम में`. */
export function housesAt(
  items: readonly Item[],
  at: number,
  nodes: readonly Node[],
  before: Case | null,
): NounFound | undefined {
  const item = items[at] as Item;
  if (is(item, 'housein'))
    return one({ type: 'house', houses: [Number(argOf(item, 'housein'))] }, 1, 'in', item.denies);
  if (is(item, 'theme'))
    return counted(items, at + 1, [Number(argOf(item, 'theme'))], 1, item.case, item.denies, nodes);
  if (is(item, 'group'))
    return counted(items, at + 1, argOf(item, 'group').split(',').map(Number), 1, item.case, item.denies, nodes);
  const list = houseList(items, at);
  if (list === undefined) return undefined;
  const after = items[at + list.length];
  const signs = is(after, 'signword') && after?.gap === 0 && isFrom(items[at + list.length + 1]);
  if (!list.housed && !signs) {
    if (!list.sure || (after?.gap === 0 && NO_HOUSE.some((tag) => is(after, tag)))) return undefined;
    const prior = items[at - 1];
    const leaning =
      before !== null ||
      list.case !== null ||
      is(after, 'pin') ||
      is(after, 'pon') ||
      is(after, 'pfrom') ||
      is(prior, 'you') ||
      is(prior, 'from') ||
      is(prior, 'aspect') ||
      is(prior, 'occupies') ||
      is(prior, 'hold') ||
      is(prior, 'rule') ||
      is(prior, 'its') ||
      isFrom(after) ||
      after === undefined ||
      (after.gap === 0 &&
        !(is(after, 'dash') && after.joined) &&
        [
          'comma',
          'colon',
          'close',
          'stop',
          'and',
          'long',
          'with',
          'place',
          'where',
          'slash',
          'bar',
          'dash',
          'rule',
        ].some((tag) => is(after, tag)));
    if (!leaning) return undefined;
  }
  const length = signs ? list.length + 1 : list.length;
  if (list.either || list.houses.length === 1)
    return counted(
      items,
      at + length,
      list.houses,
      length,
      signs ? (after as Item).case : list.case,
      list.denies,
      nodes,
      !list.housed,
    );
  return {
    nouns: list.houses.map((house): Noun => ({ type: 'house', houses: [house] })),
    case: list.case,
    tie: 'and',
    length,
    denies: list.denies,
  };
}

function isFrom(item: Item | undefined): boolean {
  return item?.gap === 0 && is(item, 'from');
}

/** A house, counted from a body where one is named: `8th from the Moon`, `चंद्र से अष्टम`. */
function counted(
  items: readonly Item[],
  after: number,
  houses: readonly number[],
  length: number,
  ending: Case | null,
  denies: boolean,
  nodes: readonly Node[],
  bare = false,
): NounFound {
  const noun = { type: 'house', houses, ...(bare ? { bare } : {}) } as const;
  if (isFrom(items[after])) {
    const next = skipLight(items, after + 1);
    const body = bodyAt(items, next);
    const found = body?.nouns[0];
    if (found?.type === 'body' && typeof found.body === 'string' && (items[next] as Item).gap === 0) {
      const from = found.body;
      return {
        nouns: [from === 'Ascendant' ? noun : { ...noun, from }],
        case: ending,
        tie: null,
        length: length + next - after + (body as NounFound).length,
        denies,
      };
    }
  }
  const last = nodes[nodes.length - 1];
  if (
    last?.case === 'from' &&
    last.noun?.type === 'body' &&
    typeof last.noun.body === 'string' &&
    (last.noun.body === 'Moon' || last.noun.body === 'Ascendant')
  )
    return {
      nouns: [last.noun.body === 'Ascendant' ? noun : { ...noun, from: last.noun.body }],
      case: ending,
      tie: null,
      length,
      denies,
    };
  return { nouns: [noun], case: ending, tie: null, length, denies };
}
