/** The match of two Moons → what a rule may ask of it. */

import type { Ashtakoota, Porutham } from '../../jyotish/index.ts';
import type { FactKey, FactStore, FactValue } from '../rules/facts.ts';

/**
 * The eight kootas with all, a part or none of their points, and the ten poruthams, there or not.
 *
 * A koota counts with the exceptions that the match was asked to admit, as a yoga counts unless it is cancelled: a nadi that is excused is not told as
 * if it were not.
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
  for (const { name, scoreWithExceptions, maxScore } of ashtakoota?.factors ?? [])
    facts.set(`koota:${name}`, scoreWithExceptions >= maxScore ? 'full' : scoreWithExceptions > 0 ? 'part' : 'none');
  for (const { name, isPresent } of porutham?.poruthams ?? []) facts.set(`porutham:${name}`, isPresent);
  return facts;
}
