/** What a clause says of two bodies, or of a house and nobody, by one word: who disposits whom, who look at one another, which house is empty. */

import type { Subject } from './claim.ts';
import type { Node, Noun } from './nodes.ts';
import { is } from './scan.ts';
import type { Draft } from './timing.ts';

/** Claims of a clause that hang on one word. */
export function relationsIn(nodes: readonly Node[], before: Noun | null): readonly Draft[] {
  return [...mutualIn(nodes), ...crossIn(nodes), ...dispositorIn(nodes), ...emptyIn(nodes, before)];
}

interface Named {
  readonly body: Subject;
  readonly at: number;
  readonly node: Node;
}

function bodiesIn(nodes: readonly Node[]): readonly Named[] {
  return nodes.flatMap((node, at) =>
    node.noun?.type === 'body' && node.noun.body !== 'Ascendant' ? [{ body: node.noun.body, at, node }] : [],
  );
}

function findWord(nodes: readonly Node[], tag: string): number {
  return nodes.findIndex(({ noun, item }) => noun === null && is(item, tag));
}

/** Whether a denial stands with a word: just before it, or among the last words where the verb stands last. */
function isDenied(nodes: readonly Node[], at: number): boolean {
  return nodes.some(
    ({ noun, item, gap, denies }, i) =>
      (i === at && denies) || (noun === null && gap <= 1 && is(item, 'neg') && i >= at - 2 && i <= at + 3),
  );
}

/** `Mars and Saturn aspect each other`, `in mutual aspect`. */
function mutualIn(nodes: readonly Node[]): readonly Draft[] {
  const at = findWord(nodes, 'mutual');
  const looks = findWord(nodes, 'aspect');
  const [first, second] = bodiesIn(nodes);
  if (at < 0 || looks < 0 || first === undefined || second === undefined) return [];
  const denied = isDenied(nodes, Math.min(at, looks));
  const pair = (body: Subject, on: Subject): Draft => ({
    assertion: { kind: 'aspect', body, on },
    at: looks,
    denied,
    mood: null,
  });
  return [pair(first.body, second.body), pair(second.body, first.body)];
}

/** `Mars sits in a sign of Venus, and Venus in one of Mars`. */
function crossIn(nodes: readonly Node[]): readonly Draft[] {
  const bodies = bodiesIn(nodes);
  const at = findWord(nodes, 'signword');
  const [one, other, again, last] = bodies;
  if (at < 0 || bodies.length !== 4 || one === undefined || other === undefined || one.body === other.body) return [];
  if (other.body !== again?.body || one.body !== last?.body || other.node.case !== 'gen' || last.node.case !== 'gen')
    return [];
  if (at < one.at || at > other.at) return [];
  return [
    {
      assertion: { kind: 'exchange', bodies: [one.body, other.body] },
      at: last.at,
      denied: isDenied(nodes, at),
      mood: null,
    },
  ];
}

/** `the dispositor of Mars is Venus`, `Venus disposits Mars`. */
function dispositorIn(nodes: readonly Node[]): readonly Draft[] {
  const noun = findWord(nodes, 'dispositor');
  const verb = findWord(nodes, 'disposits');
  const [first, second, third] = bodiesIn(nodes);
  if ((noun < 0 && verb < 0) || first === undefined || second === undefined || third !== undefined) return [];
  const owned = verb >= 0 ? second : (([first, second] as const).find(({ node }) => node.case === 'gen') ?? first);
  const owner = owned === first ? second : first;
  if (verb >= 0 && nodes.some((node) => node.noun === null && is(node.item, 'by'))) return [];
  const at = Math.max(first.at, second.at);
  return [
    {
      assertion: { kind: 'dispositor', body: owner.body, of: owned.body },
      at,
      denied: isDenied(nodes, Math.max(noun, verb)),
      mood: null,
    },
  ];
}

/** `your seventh house is empty`, `no planets in the seventh`. */
function emptyIn(nodes: readonly Node[], before: Noun | null): readonly Draft[] {
  const points = findWord(nodes, 'pron') >= 0 && nodes.every(({ noun }) => noun?.type !== 'house');
  const told = [...nodes.map(({ noun }) => noun), ...(points ? [before] : [])];
  const houses = told.flatMap((noun) =>
    noun?.type === 'house' && noun.houses.length === 1 && noun.from === undefined ? [noun.houses[0] as number] : [],
  );
  if (houses.length === 0 || bodiesIn(nodes).length > 0) return [];
  if (['aspect', 'rule', 'lordword', 'transit', 'enter'].some((tag) => findWord(nodes, tag) >= 0)) return [];
  const word = findWord(nodes, 'empty');
  const planet = findWord(nodes, 'planetword');
  const bare = planet >= 0 && isDenied(nodes, planet);
  if (word < 0 && !bare) return [];
  const denied = word >= 0 && isDenied(nodes, word);
  return houses.map((house) => ({ assertion: { kind: 'empty', house }, at: nodes.length - 1, denied, mood: null }));
}
