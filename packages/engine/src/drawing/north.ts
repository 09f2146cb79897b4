/**
 * The North Indian chart: houses stand still, the first at the top, and the signs turn through them.
 * A square with its diagonals and the diamond of its midpoints: four kites, eight triangles, anticlockwise.
 */

import { type Chart, SIGNS } from '../chart/chart.ts';
import { writeBlocks } from './block.ts';
import { caption, captionHeight } from './caption.ts';
import { centroid } from './fill.ts';
import { ascendantLabel, bodyLabels } from './labels.ts';
import { baselineFor, textBox } from './measure.ts';
import type { NorthOptions } from './options.ts';
import { lettersOf, readWriting } from './picture-options.ts';
import { closed, type Group, group, type Item, type Point, type Scene, type Text } from './scene.ts';
import { describe, houseTitle, signOf } from './words.ts';

const SIDE = 400;
const EDGE = 6;
const NUMBER_SIZE = 11.5;

/** Corners in quarters of the side, the corner nearest the middle of the chart first; house 1 to 12. */
// biome-ignore format: four quarters of the chart, one to a line
const HOUSES: readonly (readonly Point[])[] = [
  [[2, 2], [1, 1], [2, 0], [3, 1]], [[1, 1], [0, 0], [2, 0]], [[1, 1], [0, 2], [0, 0]],
  [[2, 2], [1, 3], [0, 2], [1, 1]], [[1, 3], [0, 4], [0, 2]], [[1, 3], [2, 4], [0, 4]],
  [[2, 2], [3, 3], [2, 4], [1, 3]], [[3, 3], [4, 4], [2, 4]], [[3, 3], [4, 2], [4, 4]],
  [[2, 2], [3, 1], [4, 2], [3, 3]], [[3, 1], [4, 0], [4, 2]], [[3, 1], [2, 0], [4, 0]],
];

/** A scene of the chart in North Indian style. */
export function northScene(chart: Chart, options: NorthOptions): Scene {
  const bySign = options.houses !== 'house';
  const lines = options.caption ?? [];
  const writing = readWriting(options);
  const { language, measure } = writing;
  const { zodiac } = chart;
  const letters = lettersOf(options);
  const bodies = bodyLabels(chart, options, language);
  const items: Item[] = HOUSES.map((quarters, index) => {
    const house = index + 1;
    const signNumber = bySign
      ? ((chart.ascendant.signNumber - 1 + index) % 12) + 1
      : SIGNS.indexOf(signOfHouse(chart, house)) + 1;
    const corners = quarters.map(([x, y]): Point => [EDGE + (x * SIDE) / 4, EDGE + (y * SIDE) / 4]);
    const number = signNumberText(corners, language.number(signNumber, 0), letters);
    const labels = bodies.filter((label) => (bySign ? label.signNumber === signNumber : label.house === house));
    const all = house === 1 ? [ascendantLabel(chart, options, language), ...labels] : labels;
    const blocks: readonly Group[] = writeBlocks({ corners, reserved: [textBox(number, measure)] }, all, {
      ...writing,
      degrees: options.degrees ?? true,
      symbols: options.symbols ?? false,
      letters,
    });
    return group('house', houseTitle(house, signNumber, labels, zodiac, language), [
      { kind: 'path', d: closed(corners), fill: 'paper', stroke: 'line', width: 1.2 },
      group('sign', signOf(signNumber, zodiac, language), [number]),
      ...blocks,
    ]);
  });
  const frame: readonly Point[] = [
    [EDGE, EDGE],
    [EDGE + SIDE, EDGE],
    [EDGE + SIDE, EDGE + SIDE],
    [EDGE, EDGE + SIDE],
  ];
  items.push({ kind: 'path', d: closed(frame), stroke: 'ink', width: 1.6 });
  const width = SIDE + 2 * EDGE;
  const strip = captionHeight(lines);
  items.push(...caption(lines, width / 2, width + strip / 2, SIDE, measure));
  return {
    width,
    height: width + strip,
    ...describe(chart, options, language.say.drawing.chartNorth, bodies, language),
    items,
  };
}

/** The number of the sign, tucked into the corner nearest the middle. */
function signNumberText(corners: readonly Point[], text: string, letters: number): Text {
  const [cornerX, cornerY] = corners[0] as Point;
  const [middleX, middleY] = centroid(corners);
  // A fixed step from the corner towards the middle of the house, along the axis on which the house lies.
  const size = NUMBER_SIZE * letters;
  const step = 14 * letters;
  const across = Math.abs(middleX - cornerX) > Math.abs(middleY - cornerY);
  const x = cornerX + (across ? (middleX > cornerX ? step : -step) : 0);
  const y = cornerY + (across ? 0 : middleY > cornerY ? step : -step);
  return {
    kind: 'text',
    x,
    y: baselineFor(y, size),
    text,
    size,
    anchor: 'middle',
    weight: 400,
    colour: 'accent',
  };
}

function signOfHouse(chart: Chart, house: number): (typeof SIGNS)[number] {
  return (
    chart.houses.find((one) => one.number === house)?.sign ??
    (SIGNS[(chart.ascendant.signNumber + house - 2) % 12] as (typeof SIGNS)[number])
  );
}
