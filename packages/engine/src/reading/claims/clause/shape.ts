/** Shapes of a clause that are seen at once: who comes last, whose chart is meant, what is had and what not. */

import type { Node } from '../nodes.ts';
import { is } from '../scan.ts';

/** `It is in the ninth that Mars stands`: who stands there comes last. */
export function isCleft([first, second, ...rest]: readonly Node[]): boolean {
  if (first?.noun !== null || first.item.word !== 'it' || second?.noun !== null || !is(second?.item, 'place'))
    return false;
  const at = rest.findIndex(({ noun, item }) => noun === null && item.word === 'that');
  const next = rest[at + 1];
  return at > 0 && next !== undefined && (next.noun?.type === 'body' || is(next.item, 'hold') || is(next.item, 'you'));
}

/** `the other person’s Venus`, `Venus de la otra persona`: a body of somebody else’s chart. */
export function isOfAnother(nodes: readonly Node[], at: number, verbLast: boolean): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 2) && nodes[back]?.noun === null; back--)
    if (is(nodes[back]?.item, 'other')) return true;
  let next = at + 1;
  while (nodes[next]?.noun === null && ['gen', 'minute'].some((tag) => is(nodes[next]?.item, tag))) next += 1;
  const other = nodes[next];
  return !verbLast && next > at + 1 && other?.noun === null && is(other.item, 'other');
}

/** `You do not have Mars in the third`, `No tienes Rahu en …`, `Vous n’avez pas Rahu …`. */
export function deniesHaving(nodes: readonly Node[], at: number): boolean {
  if ((nodes[at] as Node).gap > 0) return false;
  for (let back = at - 1; back >= 0; back--) {
    const { noun, item, gap } = nodes[back] as Node;
    if (noun !== null) return false;
    // In French what denies stands behind its verb.
    if (is(item, 'neg')) return back < at - 1 || (item.word === 'pas' && gap > 0);
    if (gap > 0 || !['has', 'hold', 'you', 'natal', 'find', 'on'].some((tag) => is(item, tag))) return false;
  }
  return false;
}
