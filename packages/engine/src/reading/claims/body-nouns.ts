/** Bodies among items, and the shape in which every noun is found. */

import type { BodyKey } from '../../language/keys.ts';
import type { Noun, Tie } from './nodes.ts';
import { argOf, type Item, is } from './scan.ts';
import type { Case } from './words/word.ts';

/** Nouns that begin at an item: several in a list of houses or lords. */
export interface NounFound {
  readonly nouns: readonly Noun[];
  readonly case: Case | null;
  readonly tie: Tie;
  readonly length: number;
  readonly denies: boolean;
  /** The list has a case of its own in each part. */
  readonly bareList?: true;
}

/** A single noun as it is found. */
export function one(noun: Noun, length: number, ending: Case | null, denies = false): NounFound {
  return { nouns: [noun], case: ending, tie: null, length, denies };
}

/** A body at an item, with its genitive; `Moon sign` and `birth star` ask for the Moon's. */
export function bodyAt(items: readonly Item[], at: number): NounFound | undefined {
  const item = items[at];
  if (item === undefined) return undefined;
  if (is(item, 'moonsign'))
    return one({ type: 'body', body: 'Moon', asks: 'sign' }, 1, item.case === 'in' ? null : item.case);
  if (is(item, 'sunsign')) return one({ type: 'body', body: 'Sun', asks: 'sign' }, 1, item.case);
  if (is(item, 'moonstar')) return one({ type: 'body', body: 'Moon', asks: 'nakshatra' }, 1, item.case);
  if (is(item, 'bodyof')) return one({ type: 'body', body: argOf(item, 'bodyof') as BodyKey }, 1, 'gen');
  if (!is(item, 'body') || isPartOfName(items, at)) return undefined;
  const body = argOf(item, 'body') as BodyKey;
  const next = items[at + 1];
  // `Saturn's` is a genitive.
  if (next?.joined && (is(next, 'possessive') || (is(next, 'minute') && item.word.endsWith('s'))))
    return one({ type: 'body', body }, 2, 'gen');
  const asked = signAsked(items, at);
  if (asked < 0) return undefined;
  if (asked > 0) return one({ type: 'body', body, asks: 'sign' }, asked, null);
  if (body !== 'Ascendant' && is(next, 'nakword') && next?.gap === 0)
    return one({ type: 'body', body, asks: 'nakshatra' }, 2, null);
  return one({ type: 'body', body }, 1, item.case, item.denies);
}

/** `मंगल की राशि मीन है`: whose sign is told, in how many items; 0 where it is not. In `गुरु की राशि धनु में` somebody else stands there: -1. */
function signAsked(items: readonly Item[], at: number): number {
  const [item, next] = [items[at] as Item, items[at + 1]];
  const word = is(next, 'pgen') ? at + 2 : item.case === 'gen' ? at + 1 : -1;
  const [sign, after] = [items[word + 1], items[word + 2]];
  if (word < 0 || !is(items[word], 'signword') || items[word]?.case !== null || !is(sign, 'sign')) return 0;
  const alone = sign?.case === null && !['pin', 'pgen', 'pfrom', 'lordword', 'signword'].some((tag) => is(after, tag));
  if (items[word]?.gap !== 0 || sign?.gap !== 0) return 0;
  return alone ? word - at + 1 : -1;
}

/** `Mangal dosha`: the name of a combination, and no body. */
function isPartOfName(items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at] as Item, items[at + 1]];
  if (!is(item, 'yoga') && !is(item, 'dosha')) return false;
  const before = items[at - 1];
  return (
    (next?.gap === 0 && (is(next, 'yogaword') || is(next, 'doshaword'))) ||
    (item.gap === 0 && (before?.tag === 'yogaword' || before?.tag === 'doshaword'))
  );
}
