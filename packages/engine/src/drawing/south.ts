/**
 * The South Indian chart: signs stand still on the rim of a 4 × 4 sheet, Aries second in the top row, clockwise.
 * Strokes across a corner mark the ascendant's cell.
 */

import type { Chart } from '../chart/chart.ts';
import type { SouthOptions } from './options.ts';
import { type Point, type Scene, stroke } from './scene.ts';
import { type Sheet, stillScene } from './still.ts';

/** Column and row of each sign's cell, from Aries. */
const CELLS: readonly Point[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

const sheet: Sheet = {
  kind: 'chartSouth',
  cells: 4,
  signs: CELLS.map(([x, y]): readonly Point[] => [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ]),
  numbers: CELLS.map(([x, y]): Point => [x + 0.88, y + 0.9]),
  middle: 2,
  mark: ([[left, top] = [0, 0]]) => [
    stroke([left, top + 17], [left + 17, top], 'accent', 1.4),
    stroke([left, top + 23], [left + 23, top], 'accent', 1.4),
  ],
  marked: ([[left, top] = [0, 0]]) => [{ left, top, right: left + 20, bottom: top + 20 }],
};

/** A scene of the chart in South Indian style. */
export function southScene(chart: Chart, options: SouthOptions): Scene {
  return stillScene(chart, options, sheet);
}
