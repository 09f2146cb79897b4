/** Hits of one mark by a planet that turns back: which pass of how many each is, also where a span begins or ends between two of them. */

import type { AngleCrossing } from '../../sky/search.ts';

/** A crossing with its place among those of one approach. */
export interface Pass extends AngleCrossing {
  /** 1, then 2 retrograde, then 3 direct. */
  readonly pass: number;
  /** 1, or 3; rarely 5, where a slow planet comes back a second year. */
  readonly passes: number;
}

/**
 * Numbers the crossings of marks. Between two passes of one approach the planet has turned, so they go forward, back, forward; after a whole
 * round of the zodiac it comes forward again.
 *
 * @param crossings  of any number of marks, in the order of time
 */
export function numberPasses(crossings: readonly AngleCrossing[]): readonly Pass[] {
  const groups: AngleCrossing[][] = [];
  const latest = new Map<number, AngleCrossing[]>();
  for (const crossing of crossings) {
    const group = latest.get(crossing.index);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && last.rising !== crossing.rising) group.push(crossing);
    else {
      const fresh = [crossing];
      groups.push(fresh);
      latest.set(crossing.index, fresh);
    }
  }
  return groups
    .flatMap((group) =>
      group.map(({ jdTt, rising, index }, i) => ({ jdTt, rising, index, pass: i + 1, passes: group.length })),
    )
    .sort((a, b) => a.jdTt - b.jdTt);
}

/**
 * How far beyond both ends of a span one has to look to know all passes of an approach, days: the time in which a planet has come through the
 * degrees that its retrograde loop covers, both ways; for Pluto and Neptune, whose loops overlap, some years.
 */
// biome-ignore format: a table reads in rows
export const APPROACH_DAYS: { readonly [name: string]: number } = {
  Sun: 0, Moon: 0, Mercury: 80, Venus: 130, Mars: 260, Jupiter: 340, Saturn: 400, Uranus: 800, Neptune: 1100, Pluto: 1500,
  Chiron: 1500, Ceres: 340, Pallas: 340, Juno: 340, Vesta: 340,
};
