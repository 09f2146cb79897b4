/** Houses among items, by number, by name and by group, counted from the lagna or from a body. */

import { bodyAt, type NounFound } from './body-nouns.ts';
import { houseList, skipLight } from './house-list.ts';
import type { Node, Noun } from './nodes.ts';
import { argOf, type Item, is } from './scan.ts';
import type { Case } from './words/word.ts';

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
  if (is(item, 'housein')) return counted(items, at + 1, [Number(argOf(item, 'housein'))], 1, 'in', item.denies, nodes);
  const themed = themedAt(items, at);
  if (themed !== undefined)
    return counted(
      items,
      at + themed.length,
      [themed.house],
      themed.length,
      themed.last.case,
      themed.last.denies,
      nodes,
    );
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
    // `effort first, fruit later`.
    if (
      item.word === 'first' &&
      item.gap > 0 &&
      before === null &&
      (after === undefined || is(after, 'comma') || is(after, 'stop'))
    )
      return undefined;
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
      is(after, 'receive') ||
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

/** `the bhava of gains`, `भाग्य घर`: a house by what it is the house of, however it is put together. */
function themedAt(
  items: readonly Item[],
  at: number,
): { readonly house: number; readonly length: number; readonly last: Item } | undefined {
  const item = items[at] as Item;
  if (is(item, 'themeword')) {
    const next = items[at + 1];
    return next !== undefined && is(next, 'house') && next.gap === 0
      ? { house: Number(argOf(item, 'themeword')), length: 2, last: next }
      : undefined;
  }
  if (!is(item, 'house') || item.word === 'houses' || !is(items[at + 1], 'gen')) return undefined;
  const word = items[at + 2];
  return word !== undefined && is(word, 'themeword') && word.gap === 0
    ? { house: Number(argOf(word, 'themeword')), length: 3, last: word }
    : undefined;
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
    (last?.case === 'from' || (last?.case === 'on' && ending === 'in')) &&
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
