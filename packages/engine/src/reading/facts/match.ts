/** The match of two Moons → what a rule may ask of it. */

import type { Ashtakoota, Porutham } from '../../jyotish/index.ts';
import type { FactKey, FactStore, FactValue } from '../rules/facts.ts';

/**
 * The eight kootas with all, a part or none of their points, and the ten poruthams, there or not.
 *
 * A koota counts by its own points. An exception that the match admits is told beside it, as an exception: it excuses the points that are missing and does
 * not make the koota another one.
 *
 * @param match  `jyotish.matching`, or either part alone
 */
export function factsOfMatch({
  ashtakoota,
  porutham,
}: {
  readonly ashtakoota?: Pick<Ashtakoota, 'factors'>;
  readonly porutham?: Pick<Porutham, 'poruthams'>;
}): FactStore {
  const facts = new Map<FactKey, FactValue>();
  for (const { name, score, maxScore } of ashtakoota?.factors ?? [])
    facts.set(`koota:${name}`, score >= maxScore ? 'full' : score > 0 ? 'part' : 'none');
  for (const { name, isPresent } of porutham?.poruthams ?? []) facts.set(`porutham:${name}`, isPresent);
  return facts;
}
