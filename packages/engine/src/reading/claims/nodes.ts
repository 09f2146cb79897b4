/**
 * Items → nodes: what a sentence is about (bodies, signs, houses, lords of houses, dates), each with the case in which it stands, and the words that tie
 * them together. From here on the grammar is nearly the same in twelve languages: a preposition before a noun and an ending behind it are one thing.
 */

import type { BodyKey } from '../../language/keys.ts';
import type { Subject, When } from './claim.ts';
import { nounAt } from './nouns.ts';
import { type Item, is } from './scan.ts';
import type { Case } from './words/word.ts';

export type Noun =
  | { readonly type: 'body'; readonly body: Subject; readonly asks?: 'sign' | 'nakshatra' }
  | { readonly type: 'sign'; readonly sign: number }
  | { readonly type: 'house'; readonly houses: readonly number[]; readonly from?: BodyKey; readonly bare?: true }
  | { readonly type: 'nakshatra'; readonly nakshatra: number; readonly pada?: number }
  | { readonly type: 'degree'; readonly degree: number; readonly toleranceDeg: number }
  | { readonly type: 'sign-lord'; readonly sign: number }
  | { readonly type: 'its-lord' }
  | { readonly type: 'date'; readonly when: When };

/** How a node is tied to the one before. */
export type Tie = 'and' | 'or' | 'comma' | 'pair' | 'mark' | null;

export interface Node {
  readonly noun: Noun | null;
  /** Of a word that ties: its item. */
  readonly item: Item;
  case: Case | null;
  readonly tie: Tie;
  /** Unknown words since the node before. */
  readonly gap: number;
  readonly denies: boolean;
}

const CASE_BEFORE: readonly (readonly [tag: string, of: Case])[] = [
  ['in', 'in'],
  ['gen', 'gen'],
  ['with', 'with'],
  ['by', 'by'],
  ['on', 'on'],
  ['from', 'from'],
  ['since', 'since'],
  ['until', 'until'],
  ['as', 'as'],
];
const CASE_AFTER: readonly (readonly [tag: string, of: Case])[] = [
  ['pin', 'in'],
  ['pgen', 'gen'],
  ['pwith', 'with'],
  ['pon', 'on'],
  ['pfrom', 'from'],
  ['pby', 'by'],
  ['puntil', 'until'],
];
const TIES: { readonly [tag: string]: Tie } = {
  and: 'and',
  or: 'or',
  comma: 'comma',
  dash: 'pair',
  slash: 'pair',
  open: 'mark',
  close: 'mark',
  colon: 'mark',
  long: 'mark',
  bar: 'mark',
};
/** Between a preposition and its noun, or between the parts of one. */
const LIGHT = [
  'you',
  'natal',
  'its',
  'own',
  'planetword',
  'strong',
  'weak',
  'retro',
  'dignity',
  'now',
  'num',
  'minute',
];

export function nodesOf(items: readonly Item[]): readonly Node[] {
  const nodes: Node[] = [];
  let before: Case | null = null;
  let tie: Tie = null;
  let carried = 0;
  for (let at = 0; at < items.length; ) {
    const item = items[at] as Item;
    const gap = item.gap + carried;
    if (item.gap > 1) before = null;
    const found = nounAt(items, at, nodes, before);
    if (found !== undefined) {
      const last = nodes[nodes.length - 1];
      const listed = tie !== null && tie !== 'mark' && last?.noun?.type === found.nouns[0]?.type && gap === 0;
      const either = tie === 'or' && gap === 0 && last !== undefined ? eitherOf(last.noun, found.nouns[0]) : null;
      if (either !== null) {
        nodes[nodes.length - 1] = { ...(last as Node), noun: either, case: (last as Node).case ?? found.case };
        at += found.length;
        before = null;
        tie = null;
        carried = 0;
        continue;
      }
      found.nouns.forEach((noun, i) => {
        const own: Case | null = found.case ?? before ?? (listed && !found.bareList ? (last as Node).case : null);
        nodes.push({
          noun,
          item,
          case: own,
          tie: i > 0 ? found.tie : tie,
          gap: i > 0 ? 0 : gap,
          denies: found.denies,
        });
      });
      at += found.length;
      before = null;
      tie = null;
      carried = 0;
      continue;
    }
    at += 1;
    // `ਬੁੱਧ ਤੇ ਕੇਤੂ`: on, and between two bodies and, unless one looks at the other.
    const last = nodes[nodes.length - 1]?.noun;
    if (
      is(item, 'pon') &&
      is(item, 'and') &&
      last?.type === 'body' &&
      is(items[at], 'body') &&
      !items.some((each) => is(each, 'aspect'))
    ) {
      tie = 'and';
      continue;
    }
    const after = CASE_AFTER.find(([tag]) => is(item, tag));
    if (after !== undefined && item.gap === 0 && setCase(nodes, after[1])) continue;
    const own = CASE_BEFORE.find(([tag]) => is(item, tag));
    // `jusqu’au 8 août`: until outweighs the article’s own preposition.
    if (own !== undefined) before = before === 'until' && own[1] === 'in' ? before : own[1];
    else if (!LIGHT.some((tag) => is(item, tag))) before = null;
    const made = TIES[item.tag];
    if (made !== undefined) {
      // `, and` is an and; a bracket outweighs what stands beside it.
      tie = made === 'comma' && tie === 'and' ? tie : made === 'and' && tie === 'comma' ? 'and' : made;
      carried = gap;
      if (made === 'mark' || made === 'comma')
        nodes.push({ noun: null, item, case: null, tie: null, gap, denies: false });
      if (made === 'mark' || made === 'comma') carried = 0;
      continue;
    }
    nodes.push({ noun: null, item, case: null, tie, gap, denies: item.denies });
    if (!LIGHT.some((tag) => is(item, tag)) && own === undefined) tie = null;
    carried = 0;
  }
  return nodes;
}

/** `Rahu or Ketu` is one that may be either. */
function eitherOf(last: Noun | null, next: Noun | undefined): Noun | null {
  if (last?.type !== 'body' || next?.type !== 'body' || typeof next.body !== 'string') return null;
  const { body } = last;
  if (typeof body !== 'string' && !('anyOf' in body)) return null;
  return { type: 'body', body: { anyOf: [...(typeof body === 'string' ? [body] : body.anyOf), next.body] } };
}

/** A postposition takes the noun before it, and those that are listed with that. */
function setCase(nodes: Node[], to: Case): boolean {
  let at = nodes.length - 1;
  if (nodes[at]?.noun === null || at < 0) return false;
  // `ചന്ദ്രനിൽ നിന്ന്`, from the Moon; `ഭാവത്തിൽ നിന്ന്`, standing in the house.
  if (to === 'from' && nodes[at]?.case === 'in' && nodes[at]?.noun?.type !== 'body') return false;
  const { type } = (nodes[at] as Node).noun as Noun;
  for (; at >= 0; at--) {
    const node = nodes[at] as Node;
    if (node.noun === null) {
      if (node.item.tag === 'comma' && nodes[at - 1]?.noun?.type === type && nodes[at - 1]?.case === null) continue;
      break;
    }
    if (node.noun.type !== type) break;
    node.case = to;
    if (node.tie === null || node.tie === 'mark') break;
  }
  return true;
}
