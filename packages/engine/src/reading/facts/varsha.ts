/** A year of life by Tajika → what a rule may ask of it. */

import type { Varshaphala } from '../../jyotish/index.ts';
import type { FactKey, FactStore, FactValue } from '../rules/facts.ts';

/**
 * The house of the muntha, the lord of the year, and whose part of the year runs.
 *
 * @param year  as `jyotish.varshaphala` makes it
 * @param jdUt  civil Julian date; outside the year no part of it runs
 */
export function factsOfVarsha(
  { muntha, yearLord, mudda }: Pick<Varshaphala, 'muntha' | 'yearLord' | 'mudda'>,
  jdUt: number,
): FactStore {
  const facts = new Map<FactKey, FactValue>([
    ['muntha', muntha.house],
    ['year-lord', yearLord.varshesha.value],
  ]);
  const part = mudda.find(({ startJdUt, endJdUt }) => startJdUt <= jdUt && jdUt < endJdUt);
  if (part !== undefined && part.lord !== null) facts.set('mudda', part.lord);
  return facts;
}
