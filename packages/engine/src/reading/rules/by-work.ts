/** Families whose rules stand on different works: one table, cut into a family per work, all of one name. */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { Family, Mark, Polarity, Strength } from './rule.ts';
import type { Topic } from './topics.ts';

/** Work, way it points, how much it counts, what it speaks about, chapter and verse where they are sure, and its rank where it is not the work’s. */
export type WorkMark = readonly [
  work: SourceKey,
  polarity: Polarity,
  strength: Strength,
  topics: readonly Topic[],
  locus?: string | undefined,
  classification?: Classification,
];

/** How far a rule of a work is bound: the old texts, later usage, a modern author, an agreement of programs. */
const RANK_OF: { readonly [work in SourceKey]?: Classification } = {
  'raman-300': 'modern',
  'almanac-practice': 'traditional',
  'program-practice': 'convention',
  pyjhora: 'convention',
};

/**
 * One family per work and rank, in the order in which they first come up.
 *
 * @param usual  what all of them share
 * @param table  marks by arguments; no key stands twice
 * @returns families of the same name: their tables put together are the table again
 */
export function familiesByWork(
  usual: Pick<Family, 'name' | 'scope' | 'when' | 'care'>,
  table: Readonly<Record<string, WorkMark>>,
): readonly Family[] {
  const groups = new Map<string, [string, WorkMark][]>();
  for (const row of Object.entries(table)) {
    const cell = `${row[1][0]} ${rankOf(row[1])}`;
    groups.set(cell, [...(groups.get(cell) ?? []), row]);
  }
  return [...groups.values()].map((rows): Family => {
    const [, first] = rows[0] as [string, WorkMark];
    return {
      ...usual,
      source: first[0],
      classification: rankOf(first),
      marks: Object.fromEntries(
        rows.map(([key, [, polarity, strength, , locus]]): [string, Mark] => [
          key,
          locus === undefined ? [polarity, strength] : [polarity, strength, locus],
        ]),
      ),
      topics: (args) => (table[args.join('.')] as WorkMark)[3],
    };
  });
}

function rankOf([work, , , , , own]: WorkMark): Classification {
  return own ?? RANK_OF[work] ?? 'classical';
}
