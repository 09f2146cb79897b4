/** Where are the sensitive points? The six vamsha lines of the 81-pada plan and their nine crossings, the atimarmas. Nothing else rests on them. */

import { isInside, northToPlan, type Plan, type PointM } from '../plan/index.ts';
import { cellAt } from './grid.ts';

/** A line between two rim gods. */
export interface MarmaLine {
  /** Ids of the gods at its ends. */
  readonly between: readonly [string, string];
  /** On the drawing, metres. */
  readonly fromXY: PointM;
  readonly toXY: PointM;
}

/** A crossing. */
export interface MarmaPoint {
  /** Pada it is the middle of, as `r5c5`. */
  readonly pada: string;
  /** On the drawing, metres. */
  readonly pointXY: PointM;
  readonly isInPlot: boolean;
}

type Rim = readonly [id: string, row: number, column: number];

// biome-ignore format: a table reads in rows
const LINES: readonly (readonly [Rim, Rim])[] = [
  [['roga',    1, 1], ['anila',       9, 9]],
  [['pitri',   9, 1], ['shikhin',     1, 9]],
  [['vitatha', 9, 7], ['shosha',      3, 1]],
  [['mukhya',  1, 3], ['bhrsha',      7, 9]],
  [['jayanta', 3, 9], ['bhringaraja', 9, 3]],
  [['aditi',   1, 7], ['sugriva',     7, 1]],
];

/** Padas in whose middles the lines cross. */
// biome-ignore format: a table reads in rows
const CROSSINGS: readonly (readonly [row: number, column: number])[] = [
  [3, 5], [4, 4], [4, 6], [5, 3], [5, 5], [5, 7], [6, 4], [6, 6], [7, 5],
];

/**
 * Lines and points of a plan, from pada middle to pada middle.
 *
 * @source  `brihat-samhita` 53.63–64
 */
export function marmasOf(plan: Plan): { readonly lines: readonly MarmaLine[]; readonly points: readonly MarmaPoint[] } {
  const middleOf = (row: number, column: number): PointM => {
    const { west, south, east, north } = cellAt(plan.box, 9, row - 1, column - 1);
    return [(west + east) / 2, (south + north) / 2];
  };
  const drawn = (point: PointM): PointM => northToPlan(point, plan.frame);
  const lines = LINES.map(
    ([from, to]): MarmaLine => ({
      between: [from[0], to[0]],
      fromXY: drawn(middleOf(from[1], from[2])),
      toXY: drawn(middleOf(to[1], to[2])),
    }),
  );
  const points = CROSSINGS.map(([row, column]): MarmaPoint => {
    const point = middleOf(row, column);
    const isInPlot = isInside(point, { outer: plan.plot, holes: [] });
    return { pada: `r${row}c${column}`, pointXY: drawn(point), isInPlot };
  });
  return { lines, points };
}
