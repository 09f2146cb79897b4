/** What a caller may ask of a drawing. Each style takes the options that do something in it, and no others. */

import type { PictureOptions } from './picture-options.ts';

interface Common extends PictureOptions {
  /** Names of the bodies to draw; every placement of the chart when absent. */
  readonly bodies?: readonly string[];
  /** Write the degree within the sign beside each body; true when absent. */
  readonly degrees?: boolean;
  /** Own short names by body, such as `{ Sun: 'सू' }` (`Ascendant` too); they replace abbreviations and symbols. */
  readonly names?: Readonly<Record<string, string>>;
}

interface Square extends Common {
  /** Bodies as abbreviations (the default) or as symbols. */
  readonly symbols?: boolean;
  /** Size of the letters, 1 … 2.5 of the usual, for charts that will be shown small; where a house is too full for it, they are as large as fits. 1 when absent. */
  readonly letters?: number;
}

export interface NorthOptions extends Square {
  readonly style: 'north';
  /** `sign` (the default) counts houses by sign from the ascendant; `house` puts bodies where the house system has them. */
  readonly houses?: 'sign' | 'house';
}

export interface SouthOptions extends Square {
  readonly style: 'south';
  /** Write the number of each house, counted by sign from the ascendant; false when absent. */
  readonly houseNumbers?: boolean;
}

export interface EastOptions extends Square {
  readonly style: 'east';
  /** Write the number of each house, counted by sign from the ascendant; false when absent. */
  readonly houseNumbers?: boolean;
}

/** A line between two bodies of the wheel. */
export interface DrawnAspect {
  readonly planet1: string;
  readonly planet2: string;
  /** `conjunction`, `opposition`, `square`, `trine`, `sextile`, or a minor aspect, drawn dashed. */
  readonly type: string;
  /** Degrees from exact; told in the tooltip. */
  readonly orb?: number;
}

export interface WheelOptions extends Common {
  readonly style: 'wheel';
  /** Minutes of arc under each degree; true when absent. Nothing where `degrees` is false. */
  readonly minutes?: boolean;
  /** Degree and minute of every cusp outside the ring; true when absent. */
  readonly cuspDegrees?: boolean;
  /** What to draw at the left: the ascendant (the default) or 0° Aries. */
  readonly left?: 'ascendant' | 'aries';
  readonly aspects?: readonly DrawnAspect[];
}

export type DrawOptions = NorthOptions | SouthOptions | EastOptions | WheelOptions;
export type DrawStyle = DrawOptions['style'];
export type SquareOptions = NorthOptions | SouthOptions | EastOptions;
