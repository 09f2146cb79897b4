/** What is claimed by its own name: yogas, doshas, sade sati, and points of the ashtakavarga. */

import type { Node } from './nodes.ts';
import { argOf, is } from './scan.ts';
import type { Draft } from './timing.ts';

/** Claims of a clause that name a combination. */
export function combinationsIn(nodes: readonly Node[], verbLast: boolean): readonly Draft[] {
  const drafts: Draft[] = [];
  nodes.forEach(({ noun, item }, at) => {
    if (noun !== null) {
      // `Chandra Mangala yoga`: a name that is a body's too has become a noun; the phrase is longer and wins in the lexicon.
      return;
    }
    if (!item.senses.some(({ tag }) => NAMING.has(tag))) return;
    const denied = isDenied(nodes, at, verbLast);
    if (is(item, 'sade')) {
      const phase = phaseIn(nodes);
      drafts.push({
        assertion: { kind: 'sade-sati', ...(phase === null ? {} : { phase }) },
        at,
        denied,
        mood: null,
      });
      return;
    }
    const alone = item.senses.find(({ tag }) => tag === 'alone');
    const worded = wordBeside(nodes, at);
    for (const sense of item.senses) {
      const [kind, name] = sense.tag === 'alone' ? sense.arg.split(':') : [sense.tag, sense.arg];
      if (kind !== 'yoga' && kind !== 'dosha') continue;
      if (
        worded === undefined
          ? sense.tag !== 'alone'
          : sense.tag === 'alone' || (worded === 'dosha') !== (kind === 'dosha')
      )
        continue;
      drafts.push({ assertion: { kind, name: name as string }, at, denied, mood: null });
      return;
    }
    // A dosha that is commonly called a yoga, and the other way round.
    if (worded !== undefined) {
      const named = item.senses.find(({ tag }) => tag === 'yoga' || tag === 'dosha');
      if (named !== undefined)
        drafts.push({ assertion: { kind: named.tag as 'yoga' | 'dosha', name: named.arg }, at, denied, mood: null });
      else if (alone !== undefined) {
        const [kind, name] = alone.arg.split(':') as ['yoga' | 'dosha', string];
        drafts.push({ assertion: { kind, name }, at, denied, mood: null });
      }
    }
  });
  return [...drafts, ...bindusIn(nodes)];
}

/** `the second phase`, `पहला चरण`, `the peak phase`. */
export function phaseIn(nodes: readonly Node[]): 1 | 2 | 3 | null {
  for (let at = 0; at < nodes.length; at++) {
    const { noun, item, gap } = nodes[at] as Node;
    if (noun !== null) continue;
    if (is(item, 'phase')) return phaseOf(argOf(item, 'phase'));
    if (!is(item, 'phaseword') && !is(item, 'pada')) continue;
    const before = nodes[at - 1];
    const after = nodes[at + 1];
    for (const beside of [gap === 0 ? before : undefined, after?.gap === 0 ? after : undefined]) {
      if (beside === undefined || beside.noun !== null) continue;
      if (is(beside.item, 'num')) return phaseOf(argOf(beside.item, 'num'));
      if (beside.item.tag === 'number') return phaseOf(beside.item.arg);
      if (is(beside.item, 'card')) return phaseOf(argOf(beside.item, 'card'));
    }
  }
  return null;
}

function phaseOf(figure: string): 1 | 2 | 3 | null {
  const phase = Number(figure);
  return phase === 1 || phase === 2 || phase === 3 ? phase : null;
}

const NAMING = new Set(['sade', 'yoga', 'dosha', 'alone']);

/** The word yoga or dosha with a name: behind it, also after other names, or before it. */
function wordBeside(nodes: readonly Node[], at: number): 'yoga' | 'dosha' | undefined {
  let next = at + 1;
  while (
    ['and', 'comma', 'dash', 'yoga', 'dosha'].some((tag) => is(nodes[next]?.item, tag)) &&
    nodes[next]?.gap === 0 &&
    nodes[next]?.noun === null &&
    !is(nodes[next]?.item, 'yogaword')
  )
    next += 1;
  for (const [beside, near] of [
    [nodes[next], nodes[next]?.gap ?? 9],
    [nodes[at - 1], nodes[at]?.gap ?? 9],
  ] as const) {
    if (beside === undefined || beside.noun !== null || near > 0) continue;
    if (is(beside.item, 'yogaword')) return 'yoga';
    if (is(beside.item, 'doshaword')) return 'dosha';
  }
  return undefined;
}

/** Yogas that are named by a word we do not know. */
export function unknownYogas(nodes: readonly Node[]): readonly string[] {
  const unread: string[] = [];
  nodes.forEach(({ noun, item, gap }) => {
    if (noun !== null || !(is(item, 'yogaword') || is(item, 'doshaword')) || gap === 0 || item.unknown === null) return;
    if (item.unknown.cap && !PLAIN.has(item.unknown.text)) unread.push(`${item.unknown.text} ${item.word}`);
  });
  return unread;
}

const PLAIN = new Set(
  'hatha karma bhakti jnana kriya daily morning this that such these a an the your one another any many ashtanga each no some certain powerful auspicious great special rare mahapurusha classical famous named'.split(
    ' ',
  ),
);

function isDenied(nodes: readonly Node[], at: number, verbLast: boolean): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 5); back--) {
    const { noun, item } = nodes[back] as Node;
    if (is(item, 'comma') || noun?.type === 'body') break;
    if (noun === null && (is(item, 'neg') || is(item, 'neither')) && !verbLast) return true;
  }
  for (let next = at + 1; next < Math.min(nodes.length, at + 7); next++) {
    const { item, gap } = nodes[next] as Node;
    if (is(item, 'comma') || gap > 2) break;
    if (nodes[next]?.noun === null && is(item, 'neg') && (verbLast || nodes[next - 1]?.noun === null)) return true;
  }
  return false;
}

/** `the 10th house has 32 bindus`. */
function bindusIn(nodes: readonly Node[]): readonly Draft[] {
  const drafts: Draft[] = [];
  const said = nodes.some(({ item }) => is(item, 'bindu'));
  if (!said) return drafts;
  nodes.forEach(({ item, noun }, at) => {
    if (noun !== null || item.tag !== 'number' || item.arg.length > 2) return;
    const beside = nodes[at + 1];
    const counts = beside !== undefined && (is(beside.item, 'bindu') || is(beside.item, 'points')) && beside.gap <= 1;
    const follows = is(nodes[at - 1]?.item, 'with') || is(nodes[at - 1]?.item, 'colon');
    if (!counts && !follows) return;
    const house = nearestHouse(nodes, at);
    if (house !== undefined)
      drafts.push({ assertion: { kind: 'bindus', house, is: Number(item.arg) }, at, denied: false, mood: null });
  });
  return drafts;
}

function nearestHouse(nodes: readonly Node[], at: number): number | undefined {
  // A comma that ends a phrase of its own parts `with its 38 bindus` from nothing: the house before is meant, else the one that follows.
  const order = [...nodes.keys()].sort((a, b) => distance(nodes, a, at) - distance(nodes, b, at));
  for (const each of order) {
    const noun = nodes[each]?.noun;
    if (noun?.type === 'house' && noun.houses.length === 1 && noun.from === undefined) return noun.houses[0];
  }
  return undefined;
}

function distance(nodes: readonly Node[], each: number, at: number): number {
  const between = nodes.slice(Math.min(each, at) + 1, Math.max(each, at));
  const commas = between.filter(({ item }) => is(item, 'comma') || is(item, 'and')).length;
  return Math.abs(each - at) + commas * (each > at ? 6 : 2);
}
