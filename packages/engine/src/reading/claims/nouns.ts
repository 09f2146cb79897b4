/** What an item is the beginning of: a date, degrees, a lord, a house, a body, a sign or a nakshatra. */

import { bodyAt, type NounFound, one } from './body-nouns.ts';
import { dateAt } from './dates.ts';
import { ordinalAt } from './house-list.ts';
import { housesAt } from './house-nouns.ts';
import { lordAt } from './lord-nouns.ts';
import type { Node } from './nodes.ts';
import { argOf, type Item, is } from './scan.ts';
import type { Case } from './words/word.ts';

/** Tags with which a noun begins; most words of a sentence are none of them. */
const BEGINNINGS = new Set(
  'number ahead now month age num card house theme housein group lord lordword its sign signin signword nak pada body bodyof moonsign sunsign moonstar rising themeword lordof'.split(
    ' ',
  ),
);

/** The noun that begins at an item, if one does; `before` is the case of a preposition before it. */
export function nounAt(
  items: readonly Item[],
  at: number,
  nodes: readonly Node[],
  before: Case | null,
): NounFound | undefined {
  const item = items[at] as Item;
  if (!item.senses.some(({ tag }) => BEGINNINGS.has(tag))) return undefined;
  const date = dateAt(items, at);
  if (date !== undefined && !(is(item, 'now') && before === null && is(items[at + 1], 'now')))
    return one({ type: 'date', when: date.when }, date.length, item.case);
  if (is(item, 'rising'))
    return nodes[nodes.length - 1]?.noun?.type === 'sign' && item.gap === 0
      ? one({ type: 'body', body: 'Ascendant' }, 1, null)
      : undefined;
  return (
    degreeAt(items, at) ??
    cellAt(items, at, nodes) ??
    figureAt(items, at, nodes, before) ??
    lordAt(items, at) ??
    housesAt(items, at, nodes, before) ??
    bodyAt(items, at) ??
    signAt(items, at)
  );
}

/** `12°30′`, `12 degrees 30 minutes`, `15.5°`. */
function degreeAt(items: readonly Item[], at: number): NounFound | undefined {
  if (items[at]?.tag !== 'number') return undefined;
  const whole = Number((items[at] as Item).arg);
  let next = at + 1;
  let degree = whole;
  let toleranceDeg = 1;
  const [stop, part] = [items[next], items[next + 1]];
  if (stop?.tag === 'stop' && stop.joined && part?.tag === 'number' && part.joined) {
    degree = Number(`${whole}.${part.arg}`);
    toleranceDeg = part.arg.length === 1 ? 0.1 : 0.02;
    next += 2;
  }
  if (!is(items[next], 'degree') || (items[next] as Item).gap > 0) return undefined;
  next += 1;
  if (items[next]?.tag === 'number' && is(items[next + 1], 'minute') && (items[next] as Item).gap === 0) {
    degree += Number((items[next] as Item).arg) / 60;
    toleranceDeg = 1 / 30;
    next += 2;
    // Seconds are read and add nothing to what is checked.
    if (items[next]?.tag === 'number' && (is(items[next + 1], 'quote') || is(items[next + 1], 'minute'))) next += 2;
  }
  return one({ type: 'degree', degree, toleranceDeg }, next - at, items[next - 1]?.case ?? null);
}

/** A bare number in a row of a table or behind a colon is a house, where a body stands before it: `| Saturn | Sagittarius | 10 |`, `Saturn: 10`. */
function cellAt(items: readonly Item[], at: number, nodes: readonly Node[]): NounFound | undefined {
  const [before, item, after] = [items[at - 1], items[at] as Item, items[at + 1]];
  if (
    item.tag !== 'number' ||
    item.arg.length > 2 ||
    item.gap > 0 ||
    !(is(before, 'bar') || is(before, 'colon') || is(before, 'open'))
  )
    return undefined;
  const ends = after === undefined || ['bar', 'stop', 'comma', 'line', 'sep', 'close'].some((tag) => is(after, tag));
  const house = Number(item.arg);
  // `10:38` is a time of day.
  if (is(before, 'colon') && before?.joined && item.joined && items[at - 2]?.tag === 'number') return undefined;
  if (!ends || house < 1 || house > 12 || !nodes.some(({ noun }) => noun?.type === 'body')) return undefined;
  return one({ type: 'house', houses: [house] }, 1, 'in');
}

/** `en la casa 7 y Rahu, en la 11`: a figure alone in the case of a place, where a house was named before. */
function figureAt(
  items: readonly Item[],
  at: number,
  nodes: readonly Node[],
  before: Case | null,
): NounFound | undefined {
  const [item, after] = [items[at] as Item, items[at + 1]];
  if (item.tag !== 'number' || item.arg.length > 2 || item.gap > 0 || before !== 'in') return undefined;
  const house = Number(item.arg);
  const ends = after === undefined || ['stop', 'comma', 'and', 'line', 'sep'].some((tag) => is(after, tag));
  if (!ends || house < 1 || house > 12 || !nodes.some(({ noun }) => noun?.type === 'house')) return undefined;
  return one({ type: 'house', houses: [house] }, 1, 'in');
}

function signAt(items: readonly Item[], at: number): NounFound | undefined {
  const item = items[at] as Item;
  if (is(item, 'signin')) return one({ type: 'sign', sign: Number(argOf(item, 'signin')) }, 1, 'in', item.denies);
  if (is(item, 'sign')) {
    const next = items[at + 1];
    const worded = is(next, 'signword') && next?.gap === 0;
    return one(
      { type: 'sign', sign: Number(argOf(item, 'sign')) },
      worded ? 2 : 1,
      (worded ? next?.case : null) ?? item.case,
      item.denies || (worded && next?.denies === true),
    );
  }
  if (is(item, 'signword') && is(items[at + 1], 'gen') && is(items[at + 2], 'sign'))
    return one({ type: 'sign', sign: Number(argOf(items[at + 2] as Item, 'sign')) }, 3, item.case);
  if (!is(item, 'nak')) return padaFirst(items, at);
  let next = at + 1;
  let ending = item.case;
  let denies = item.denies;
  const take = () => {
    ending = (items[next] as Item).case ?? ending;
    denies = denies || (items[next] as Item).denies;
    next += 1;
  };
  while (is(items[next], 'nakword') && items[next]?.gap === 0) take();
  const nakshatra = Number(argOf(item, 'nak'));
  let look = next;
  while (
    (is(items[look], 'comma') || is(items[look], 'pgen') || is(items[look], 'open') || is(items[look], 'gen')) &&
    items[look]?.gap === 0
  )
    look += 1;
  const pada = padaAt(items, look);
  if (pada === undefined) return one({ type: 'nakshatra', nakshatra }, next - at, ending, denies);
  next = look + pada.length;
  return one({ type: 'nakshatra', nakshatra, pada: pada.pada }, next - at, pada.case ?? ending, denies);
}

/** `second pada of Rohini`. */
function padaFirst(items: readonly Item[], at: number): NounFound | undefined {
  const pada = padaAt(items, at);
  if (pada === undefined) return undefined;
  const next = at + pada.length;
  if (!is(items[next], 'gen') || !is(items[next + 1], 'nak')) return undefined;
  return one(
    { type: 'nakshatra', nakshatra: Number(argOf(items[next + 1] as Item, 'nak')), pada: pada.pada },
    pada.length + 2,
    null,
  );
}

/** `pada 2`, `2nd pada`, `first pada`. */
function padaAt(
  items: readonly Item[],
  at: number,
): { readonly pada: number; readonly length: number; readonly case: Case | null } | undefined {
  if (items[at]?.gap !== 0 && at > 0) return undefined;
  if (is(items[at], 'pada')) {
    const found = ordinalAt(items, at + 1, true);
    return found === undefined || found.house > 4
      ? undefined
      : { pada: found.house, length: found.length + 1, case: null };
  }
  const found = ordinalAt(items, at, true);
  if (found === undefined || found.house > 4 || !is(items[at + found.length], 'pada')) return undefined;
  return { pada: found.house, length: found.length + 1, case: (items[at + found.length] as Item).case };
}
