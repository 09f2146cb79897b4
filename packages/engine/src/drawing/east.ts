/**
 * The East Indian chart: signs stand still on a 3 × 3 sheet whose corner cells are split by their diagonals.
 * Aries at the top, the others anticlockwise.
 */

import type { Chart } from '../chart/chart.ts';
import type { EastOptions } from './options.ts';
import { closed, type Point, type Scene } from './scene.ts';
import { type Sheet, stillScene } from './still.ts';

/** Corners of each sign's cell from Aries; squares begin at the frame's edge, triangles at the corner of the frame. */
// biome-ignore format: one quarter of the chart to a line
const SIGN_CORNERS: readonly (readonly Point[])[] = [
  [[1, 0], [2, 0], [2, 1], [1, 1]], [[0, 0], [1, 0], [1, 1]], [[0, 0], [1, 1], [0, 1]],
  [[0, 1], [1, 1], [1, 2], [0, 2]], [[0, 3], [0, 2], [1, 2]], [[0, 3], [1, 2], [1, 3]],
  [[1, 2], [2, 2], [2, 3], [1, 3]], [[3, 3], [2, 3], [2, 2]], [[3, 3], [2, 2], [3, 2]],
  [[2, 1], [3, 1], [3, 2], [2, 2]], [[3, 0], [3, 1], [2, 1]], [[3, 0], [2, 1], [2, 0]],
];

/** House numbers: by the edge of the free middle in squares, in the right angle of triangles. */
// biome-ignore format: one quarter of the chart to a line
const NUMBERS: readonly Point[] = [
  [1.5, 0.92], [0.92, 0.1], [0.08, 0.92], [0.93, 1.5], [0.08, 2.08], [0.92, 2.91],
  [1.5, 2.08], [2.08, 2.91], [2.92, 2.08], [2.07, 1.5], [2.92, 0.92], [2.08, 0.1],
];

const sheet: Sheet = {
  kind: 'chartEast',
  cells: 3,
  signs: SIGN_CORNERS,
  numbers: NUMBERS,
  middle: 1,
  // A second line within the margin that labels keep anyway: readable in squares and triangles alike.
  mark: (corners) => [{ kind: 'path', d: closed(inset(corners, 2.6)), stroke: 'accent', width: 1.4 }],
  marked: () => [],
};

/** The same polygon with every side moved inwards by a distance. Corners run either way round. */
function inset(corners: readonly Point[], distance: number): readonly Point[] {
  const at = (index: number): Point => corners[(index + corners.length) % corners.length] as Point;
  let twiceArea = 0;
  corners.forEach(([x, y], index) => {
    twiceArea += x * at(index + 1)[1] - at(index + 1)[0] * y;
  });
  const inward = twiceArea > 0 ? distance : -distance;
  return corners.map(([x, y], index): Point => {
    const before = unit(at(index - 1), [x, y]);
    const after = unit([x, y], at(index + 1));
    // The two moved sides meet at the corner plus the normals' sum over one plus their product.
    const share = inward / (1 + before[0] * after[0] + before[1] * after[1]);
    return [x - (before[1] + after[1]) * share, y + (before[0] + after[0]) * share];
  });
}

function unit([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
  return [(x2 - x1) / length, (y2 - y1) / length];
}

/** A scene of the chart in East Indian style. */
export function eastScene(chart: Chart, options: EastOptions): Scene {
  return stillScene(chart, options, sheet);
}
