/** Festivals as a list for readers tells them: a fast that the schools keep on one day is one line there, and one over which they part says whose it is. */

import type { Festival } from './festivals.ts';

/** A line of such a list. */
export interface ToldFestival extends Pick<Festival, 'id' | 'name' | 'date' | 'category'> {
  /** Null where the schools agree on the day, or know no difference. */
  readonly school: Festival['school'];
}

/**
 * The lines that tell of festivals, in the order in which these come.
 *
 * @param festivals  of any days, as `festivalsBetween` gives them
 * @returns each name once a date
 * @throws  nothing
 */
export function festivalsTold(festivals: readonly Festival[]): readonly ToldFestival[] {
  const lines = new Map<string, ToldFestival>();
  for (const { id, name, date, category, school } of festivals) {
    const key = `${date} ${name}`;
    const line = lines.get(key);
    const isOfOne = line === undefined || line.school === school;
    lines.set(key, { id: line?.id ?? id, name, date, category, school: isOfOne ? school : null });
  }
  return [...lines.values()];
}
