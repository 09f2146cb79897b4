/** The two charts whose signs stand still, South and East Indian: each sign a cell, the ascendant's cell marked. */

import type { Chart } from '../chart/chart.ts';
import { writeBlocks } from './block.ts';
import { caption } from './caption.ts';
import { ascendantLabel, bodyLabels } from './labels.ts';
import { type Box, baselineFor, textBox } from './measure.ts';
import type { EastOptions, SouthOptions } from './options.ts';
import { lettersOf, readWriting } from './picture-options.ts';
import { closed, group, type Item, type Point, type Scene, type Text } from './scene.ts';
import { describe, signTitle } from './words.ts';

const SIDE = 400;
const EDGE = 6;
const NUMBER_SIZE = 9.5;

/** A sheet of cells: corners of the twelve signs from Aries, the free middle, and where house numbers go. */
export interface Sheet {
  readonly kind: 'chartSouth' | 'chartEast';
  /** Number of cells along the side; corners are counted in cells. */
  readonly cells: number;
  readonly signs: readonly (readonly Point[])[];
  /** Where the number of the house stands, in cells, one per sign. */
  readonly numbers: readonly Point[];
  /** Width of the free middle, cells. */
  readonly middle: number;
  /** Strokes that mark the ascendant's cell, made from its corners in units. */
  readonly mark: (corners: readonly Point[]) => readonly Item[];
  /** What the mark covers, kept free of labels. */
  readonly marked: (corners: readonly Point[]) => readonly Box[];
}

/** A scene of the chart on a sheet whose signs stand still. */
export function stillScene(chart: Chart, options: SouthOptions | EastOptions, sheet: Sheet): Scene {
  const unit = SIDE / sheet.cells;
  const writing = readWriting(options);
  const { language, measure } = writing;
  const { zodiac } = chart;
  const bodies = bodyLabels(chart, options, language);
  const cells = sheet.signs.map((points, index) => {
    const signNumber = index + 1;
    const house = ((signNumber - chart.ascendant.signNumber + 12) % 12) + 1;
    const corners = points.map(([x, y]): Point => [EDGE + x * unit, EDGE + y * unit]);
    const labels = bodies.filter((label) => label.signNumber === signNumber);
    const number =
      options.houseNumbers === true
        ? [houseNumber(sheet.numbers[index] as Point, unit, house, language.number(house, 0))]
        : [];
    const blocks = writeBlocks(
      {
        corners,
        reserved: [...number.map((one) => textBox(one, measure)), ...(house === 1 ? sheet.marked(corners) : [])],
      },
      house === 1 ? [ascendantLabel(chart, options, language), ...labels] : labels,
      { ...writing, degrees: options.degrees ?? true, symbols: options.symbols ?? false, letters: lettersOf(options) },
    );
    return group('house', signTitle(house, signNumber, labels, zodiac, language), [
      { kind: 'path', d: closed(corners), fill: 'paper', stroke: 'line', width: 1.2 },
      ...(house === 1 ? sheet.mark(corners) : []),
      ...number,
      ...blocks,
    ]);
  });
  const width = SIDE + 2 * EDGE;
  const frame: readonly Point[] = [
    [EDGE, EDGE],
    [EDGE + SIDE, EDGE],
    [EDGE + SIDE, EDGE + SIDE],
    [EDGE, EDGE + SIDE],
  ];
  const inset = ((sheet.cells - sheet.middle) / 2) * unit + EDGE;
  const far = width - inset;
  return {
    width,
    height: width,
    ...describe(chart, options, language.say.drawing[sheet.kind], bodies, language),
    items: [
      ...cells,
      {
        kind: 'path',
        d: closed([
          [inset, inset],
          [far, inset],
          [far, far],
          [inset, far],
        ]),
        fill: 'soft',
        stroke: 'line',
        width: 1.2,
      },
      { kind: 'path', d: closed(frame), stroke: 'ink', width: 1.6 },
      ...caption(options.caption ?? [], width / 2, width / 2, sheet.middle * unit - 16, measure),
    ],
  };
}

function houseNumber([x, y]: Point, unit: number, house: number, text: string): Text {
  return {
    kind: 'text',
    x: EDGE + x * unit,
    y: baselineFor(EDGE + y * unit, NUMBER_SIZE),
    text,
    size: NUMBER_SIZE,
    anchor: 'middle',
    weight: 400,
    colour: house === 1 ? 'accent' : 'mute',
  };
}
