/** Periods of vimshottari in a clause: whose, of which level, within whose. */

import type { PeriodLevel, Subject } from './claim.ts';
import type { Node } from './nodes.ts';
import { argOf, is } from './scan.ts';
import type { Draft } from './timing.ts';

export interface Periods {
  readonly drafts: readonly Draft[];
  /** Nodes of the bodies that are lords of periods here. */
  readonly taken: ReadonlySet<number>;
}

/** What may stand between a lord and its period. */
const BETWEEN = [
  'you',
  'natal',
  'gen',
  'pgen',
  'as',
  'now',
  'planetword',
  'its',
  'fin',
  'present',
  'running',
  'in',
  'possessive',
  'copula',
  'who',
];

export function periodsIn(nodes: readonly Node[], before: readonly Draft[]): Periods {
  const drafts: Draft[] = [];
  const taken = new Set<number>();
  nodes.forEach(({ noun, item }, at) => {
    if (noun !== null) return;
    if (
      is(item, 'running') &&
      !nodes.some((other) => other.noun === null && is(other.item, 'period') && other !== nodes[at])
    ) {
      const next = nodes[at + 1];
      if (next?.noun?.type === 'body' && next.gap === 0) {
        taken.add(at + 1);
        drafts.push(draft('any', next.noun.body, at));
      }
      return;
    }
    if (!is(item, 'period')) return;
    const level = argOf(item, 'period') as PeriodLevel;
    const lords = lordsBeside(nodes, at, taken);
    if (lords.length === 0) return;
    for (const each of lords) taken.add(each);
    const bodies = lords.map((each) => bodyOf(nodes[each]));
    const [first, second] = bodies as [Subject, Subject | undefined];
    if (second === undefined) drafts.push(draft(level, first, at));
    else {
      drafts.push(draft('maha', first, at));
      drafts.push({
        ...draft('antar', second, at),
        assertion: { kind: 'period', level: 'antar', lord: second, within: first },
      });
    }
  });
  if (drafts.length === 0) drafts.push(...pairAlone(nodes, taken));
  const order = orderIn(nodes, drafts, taken);
  if (order !== null) return { drafts: [order], taken };
  nest(drafts, before);
  return { drafts, taken };
}

/** `after the Rahu mahadasha comes that of Jupiter`, `Jupiter dasha follows Rahu dasha`: which comes after which, without a date. */
function orderIn(nodes: readonly Node[], drafts: readonly Draft[], taken: Set<number>): Draft | null {
  const marker = nodes.findIndex(({ noun, item }) => noun === null && is(item, 'order'));
  if (marker < 0 || drafts.length === 0 || nodes.some(({ noun }) => noun?.type === 'date' && noun.when !== 'now'))
    return null;
  const levels = drafts.map(({ assertion }) => (assertion.kind === 'period' ? assertion.level : null));
  if (levels.includes('antar') && levels.includes('maha')) return null;
  const order = argOf((nodes[marker] as Node).item, 'order');
  const lords = [...taken].sort((a, b) => a - b);
  // The period of the second is often not said: `… gives way to Saturn`.
  const next = nodes.findIndex(({ noun }, at) => at > marker && noun?.type === 'body');
  const known = lords.length === 1 && order !== 'lead' && next >= 0 && (nodes[next] as Node).gap === 0 ? next : -1;
  if (known >= 0 && !taken.has(known)) lords.push(known);
  if (lords.length !== 2) return null;
  const [first, second] = lords.sort((a, b) => a - b) as [number, number];
  if (order === 'lead' ? marker > first : marker < first || marker > second) return null;
  const [one, other] = [bodyOf(nodes[first]), bodyOf(nodes[second])];
  taken.add(first).add(second);
  const [lord, after] = order === 'since' ? [one, other] : [other, one];
  return { assertion: { kind: 'period-order', lord, after }, at: nodes.length - 1, denied: false, mood: null };
}

/** `you are in Rahu–Jupiter`: two lords and no name of a period, told of a time. */
function pairAlone(nodes: readonly Node[], taken: Set<number>): readonly Draft[] {
  const told = nodes.some(
    ({ noun, item }) => noun?.type === 'date' || (noun === null && (is(item, 'present') || is(item, 'running'))),
  );
  const tied = nodes.some(
    ({ noun, item }) => noun === null && ['conj', 'west', 'aspect', 'exchange', 'transit'].some((tag) => is(item, tag)),
  );
  const at = nodes.findIndex(
    ({ noun, tie }, i) => noun?.type === 'body' && tie === 'pair' && nodes[i - 1]?.noun?.type === 'body',
  );
  if (!told || tied || at < 1) return [];
  taken.add(at - 1).add(at);
  const [first, second] = [bodyOf(nodes[at - 1]), bodyOf(nodes[at])];
  return [
    draft('maha', first, at),
    { ...draft('antar', second, at), assertion: { kind: 'period', level: 'antar', lord: second, within: first } },
  ];
}

function isNow(node: Node | undefined): boolean {
  return node?.noun?.type === 'date' && node.noun.when === 'now';
}

function draft(level: PeriodLevel, lord: Subject, at: number): Draft {
  return { assertion: { kind: 'period', level, lord }, at, denied: false, mood: null };
}

function bodyOf(node: Node | undefined): Subject {
  return node?.noun?.type === 'body' ? node.noun.body : 'Sun';
}

function mayLieBetween(node: Node | undefined): boolean {
  if (node?.noun?.type === 'date') return true;
  return node?.noun === null && [...BETWEEN, 'place', 'comma'].some((tag) => is(node.item, tag));
}

/** `this period`, `cette période`: one that was spoken of before. */
export function isPointed(nodes: readonly Node[], at: number): boolean {
  const { item, gap } = nodes[at] as Node;
  const before = nodes[at - 1];
  return (
    (gap > 0 && POINTING.has(item.unknown?.text ?? '')) ||
    (gap === 0 && before?.noun === null && (before.item.word === 'this' || before.item.word === 'that'))
  );
}

const POINTING = new Set('cette ce esta este ese esa'.split(' '));

/** One lord, or two of `Venus–Saturn`, before the period's name or behind it. */
function lordsBeside(nodes: readonly Node[], at: number, taken: ReadonlySet<number>): readonly number[] {
  const period = nodes[at] as Node;
  const pointed = isPointed(nodes, at);
  let back = at - 1;
  let apart = period.gap;
  while (back >= 0 && mayLieBetween(nodes[back]) && apart <= 1) {
    apart += (nodes[back] as Node).gap;
    back -= 1;
  }
  const isBody = (index: number) => nodes[index]?.noun?.type === 'body' && !taken.has(index);
  if (!pointed && apart <= 1 && isBody(back)) {
    if (nodes[back]?.tie === 'pair' && isBody(back - 1)) return [back - 1, back];
    return [back];
  }
  let next = at + 1;
  apart = 0;
  const after = [...BETWEEN, 'place', 'lordword', 'colon', 'comma', 'open'];
  // In `Rahu mahadasha, Jupiter antardasha` each has its own behind it.
  const follows = nodes.slice(at + 1).findIndex(({ noun, item }) => noun === null && is(item, 'period'));
  const own =
    follows >= 0 && nodes.slice(at + 1, at + 1 + follows).filter(({ noun }) => noun?.type === 'body').length === 1;
  if (own && nodes.slice(0, at).some(({ noun }) => noun?.type === 'body')) return [];
  while (
    apart === 0 &&
    (nodes[next]?.noun === null ? [...after, 'close'].some((tag) => is(nodes[next]?.item, tag)) : isNow(nodes[next]))
  ) {
    apart += (nodes[next] as Node).gap;
    next += 1;
  }
  if (!isBody(next) || apart + (nodes[next] as Node).gap > 0) return [];
  if (nodes[next + 1]?.tie === 'pair' && isBody(next + 1)) return [next, next + 1];
  return [next];
}

/** An antardasha beside a mahadasha runs within it. */
function nest(drafts: Draft[], before: readonly Draft[]): void {
  const levelOf = ({ assertion }: Draft) => (assertion.kind === 'period' ? assertion.level : null);
  const antar = drafts.find((each) => levelOf(each) === 'antar');
  if (antar === undefined || antar.assertion.kind !== 'period' || antar.assertion.within !== undefined) return;
  const greater = drafts.find((each) => levelOf(each) === 'maha' || levelOf(each) === 'any');
  if (greater?.assertion.kind === 'period') {
    if (greater.assertion.level === 'any') greater.assertion = { ...greater.assertion, level: 'maha' };
    if (greater.assertion.lord !== antar.assertion.lord || drafts.length > 1)
      antar.assertion = { ...antar.assertion, within: greater.assertion.lord };
    return;
  }
  const earlier = before.find((each) => levelOf(each) === 'maha');
  if (earlier?.assertion.kind === 'period' && before.length === 0)
    antar.assertion = { ...antar.assertion, within: earlier.assertion.lord };
}
