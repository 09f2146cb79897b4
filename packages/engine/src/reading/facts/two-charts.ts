/** What stands between two Western charts, those of two people or of a birth and a day → what a rule may ask of it. */

import type { AspectsBetween, Synastry, WesternAspect } from '../../western/index.ts';
import type { FactKey, FactStore, FactValue } from '../rules/facts.ts';
import { isTold, pairOfPlanets, TOLD_ASPECTS } from './planets.ts';

/**
 * The aspects between the planets of two people.
 *
 * A pair is named in the order of charts, whichever of the two people has which planet. Where both the Sun of the one with the Moon of the other and
 * the Moon of the one with the Sun of the other are in aspect, the closer one is the fact. With the people in the other order the facts are the same.
 *
 * @param synastry  as `western.synastry` makes it
 */
export function factsOfSynastry({ aspects }: Pick<Synastry, 'aspects'>): FactStore {
  const facts = new Map<FactKey, FactValue>();
  for (const { point1, point2, type } of closestFirst(aspects)) {
    const fact: FactKey = `s.aspect:${pairOfPlanets(point1, point2)}`;
    if (!facts.has(fact)) facts.set(fact, type);
  }
  return facts;
}

/**
 * The aspects of planets in transit to planets at birth: `t.aspect:Saturn-Sun` is Saturn in the sky to the Sun of the birth.
 *
 * @param between  aspects from the sky of an instant (first list) to a radix (second list), as `aspectsBetween(…, { moving: 'first' })` makes them
 */
export function factsOfWesternTransits({ aspects }: Pick<AspectsBetween, 'aspects'>): FactStore {
  return new Map(
    closestFirst(aspects).map(({ point1, point2, type }): [FactKey, FactValue] => [
      `t.aspect:${point1}-${point2}`,
      type,
    ]),
  );
}

/** The aspects that readings know, the tighter orb first; of equals in the order of the aspects, then of the names, so that nobody comes first by chance. */
function closestFirst(aspects: readonly WesternAspect[]): readonly WesternAspect[] {
  const rank = ({ type }: WesternAspect): number => TOLD_ASPECTS.indexOf(type);
  const name = ({ point1, point2 }: WesternAspect): string => `${point1}-${point2}`;
  return aspects
    .filter(isTold)
    .sort((one, other) => one.orbDeg - other.orbDeg || rank(one) - rank(other) || (name(one) < name(other) ? -1 : 1));
}
