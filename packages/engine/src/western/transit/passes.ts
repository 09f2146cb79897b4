/** Hits of one mark by a planet that turns back: which pass of how many each is, also where a span begins or ends between two of them. */

import type { AngleCrossing } from '../../sky/search.ts';

/** A crossing with its place among those of one approach. */
export interface Pass extends AngleCrossing {
  /** 1, then 2 backwards, then 3 onwards again: of a planet direct, retrograde, direct; of a node the other way. */
  readonly pass: number;
  /** 1, or 3; rarely 5 or 7, where a slow planet comes back another year. Of the true Lilith up to 23: it swings by 30° either way. */
  readonly passes: number;
}

/**
 * Numbers the crossings of marks. Between two passes of one approach the planet has turned, so they go forward, back, forward; after a whole
 * round of the zodiac it comes forward again.
 *
 * @param crossings  of any number of marks, in the order of time
 */
export function numberPasses(crossings: readonly AngleCrossing[]): readonly Pass[] {
  const [only] = crossings;
  if (crossings.length === 1 && only !== undefined)
    return [{ jdTt: only.jdTt, rising: only.rising, index: only.index, pass: 1, passes: 1 }];
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
 * How far beyond both ends of a span one has to look to know all passes of an approach, days. Longest approaches to 72 marks, measured over the years
 * 1776 … 2406 (asteroids 1804 … 2379, nodes and apsides 1968 … 2050): Mercury 47, Venus 88, Mars 170, Jupiter 243, Saturn 273, Uranus 297,
 * Neptune 593, Pluto 925, Chiron 594, Pallas 247, true node 33, true Lilith 503, interpolated apogee 87, interpolated perigee 326. The mean node and
 * mean Lilith never turn.
 */
// biome-ignore format: a table reads in rows
export const APPROACH_DAYS: { readonly [name: string]: number } = {
  Sun: 0, Moon: 0, Mercury: 80, Venus: 130, Mars: 260, Jupiter: 340, Saturn: 400, Uranus: 800, Neptune: 1100, Pluto: 1500,
  Chiron: 1500, Ceres: 340, Pallas: 340, Juno: 340, Vesta: 340,
  NorthNode: 60, SouthNode: 60, MeanLilith: 0, TrueLilith: 800, InterpolatedLilith: 150, Priapus: 500,
};
