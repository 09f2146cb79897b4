/** The assessment of a house → what a rule may ask of it. */

import type { Assessment } from '../../vastu/index.ts';
import type { FactKey, FactStore, FactValue } from '../rules/facts.ts';

/**
 * Each space with its zone, and what is amiss.
 *
 * `room:bedroom` is the first bedroom as sent, `room:bedroom.2` the second. A space that lies off the grid has no zone and is no fact.
 *
 * @param assessment  as `assess` makes it; of too little data nothing is known
 */
export function factsOfPlan(assessment: Assessment): FactStore {
  const facts = new Map<FactKey, FactValue>();
  if (assessment.status !== 'assessed') return facts;
  const { spaces, entrance, findings } = assessment;
  const counts = new Map<string, number>();
  for (const { roomType, zone } of spaces) {
    if (zone === null) continue;
    const count = (counts.get(roomType) ?? 0) + 1;
    counts.set(roomType, count);
    facts.set(count === 1 ? `room:${roomType}` : `room:${roomType}.${count}`, zone);
  }
  if (entrance !== null && !counts.has('entrance')) facts.set('room:entrance', entrance.zone);
  for (const { code } of findings) facts.set(`defect:${code}`, true);
  return facts;
}
