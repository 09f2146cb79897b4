/**
 * Which classes of the safety policy a question falls into. Every table that the scripts call for is asked, whatever the language seems to
 * be: what is missed here is answered. Light words yield to what makes them harmless; a phrase that names the wish outright yields only to an
 * exception that it is a part of, and an exception lifts nothing else.
 */

import type { CivilDate } from '../../time/index.ts';
import { statedAge } from './age.ts';
import type { Heard } from './heard.ts';
import { type QuestionTopic, SAFETY_CLASSES, type SafetyClass } from './question.ts';

/** Age from which romance and marriage are spoken of. */
const OF_AGE = 18;
/** Of a phrase that names the wish outright, and of a guard that lifts light words wherever they stand. */
const HEAVY = 3;

/**
 * The classes, the gravest first.
 *
 * @param heard   phrases of every table
 * @param topics  what the question touches
 * @param birth   of the person asked about; null when it is not known
 */
export function safetyOf(
  heard: Heard,
  topics: readonly QuestionTopic[],
  birth: CivilDate | null,
  asOf: CivilDate,
): readonly SafetyClass[] {
  const guards = heard.all('guard');
  const found = new Set<string>();
  for (const hit of heard.all('safety')) {
    const own = guards.filter(({ name }) => name === hit.name);
    const within = own.some((guard) => guard.start <= hit.start && guard.end >= hit.end && guard.words >= hit.words);
    if (within || (hit.weight < HEAVY && own.some(({ weight }) => weight === HEAVY))) continue;
    found.add(hit.name);
  }
  const romance = topics.includes('love') || topics.includes('marriage');
  const age = statedAge(heard) ?? (birth === null ? null : ageAt(birth, asOf));
  if (romance && age !== null && age < OF_AGE) found.add('minor');
  return SAFETY_CLASSES.filter((one) => found.has(one));
}

function ageAt(birth: CivilDate, asOf: CivilDate): number {
  const had = asOf.month > birth.month || (asOf.month === birth.month && asOf.day >= birth.day);
  return asOf.year - birth.year - (had ? 0 : 1);
}
