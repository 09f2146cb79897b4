/** Families whose rules stand on different works: one table, cut into a family per work, all of one name. */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { Family, Mark, Polarity, Strength } from './rule.ts';
import type { Topic } from './topics.ts';

/** Work, way it points, how much it counts, what it speaks about, chapter and verse where they are sure. */
export type WorkMark = readonly [
  work: SourceKey,
  polarity: Polarity,
  strength: Strength,
  topics: readonly Topic[],
  locus?: string,
];

/** How far a rule of a work is bound: the old texts, later usage, a modern author, an agreement of programs. */
const CLASSIFICATION_OF: { readonly [work in SourceKey]?: Classification } = {
  'raman-300': 'modern',
  'almanac-practice': 'traditional',
  'program-practice': 'convention',
  pyjhora: 'convention',
};

/**
 * One family per work, in the order in which the works first come up.
 *
 * @param usual  what all of them share
 * @param table  marks by arguments; no key stands twice
 * @returns families of the same name: their tables put together are the table again
 */
export function familiesByWork(
  usual: Pick<Family, 'name' | 'scope' | 'when' | 'care'>,
  table: Readonly<Record<string, WorkMark>>,
): readonly Family[] {
  const works = [...new Set(Object.values(table).map(([work]) => work))];
  return works.map((source): Family => {
    const mine = Object.entries(table).filter(([, [work]]) => work === source);
    return {
      ...usual,
      source,
      classification: CLASSIFICATION_OF[source] ?? 'classical',
      marks: Object.fromEntries(
        mine.map(([key, [, polarity, strength, , locus]]): [string, Mark] => [
          key,
          locus === undefined ? [polarity, strength] : [polarity, strength, locus],
        ]),
      ),
      topics: (args) => (table[args.join('.')] as WorkMark)[3],
    };
  });
}
