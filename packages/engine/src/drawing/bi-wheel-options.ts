/** What a caller may ask of a wheel of two charts. */

import { type OptionNames, oneOf, readChoices } from '../choice.ts';
import { readFlag, readText } from '../input.ts';
import type { DrawnAspect } from './options.ts';
import { PICTURE_NAMES, type Picture, type PictureOptions, readPicture } from './picture-options.ts';
import { checkAspects, checkTexts } from './read.ts';

/** What the outer ring is to the inner. */
export const BI_WHEEL_KINDS = ['synastry', 'transits', 'other'] as const;
export type BiWheelKind = (typeof BI_WHEEL_KINDS)[number];

/** Options of `drawBiWheel`. */
export interface BiWheelOptions extends PictureOptions {
  /** Decides the title of the picture, and whether the ascendant and midheaven of the outer chart are drawn: all but those of transits. Default `other`. */
  readonly kind?: BiWheelKind;
  /** Whose the rings are; written under the wheel when given. */
  readonly innerName?: string;
  readonly outerName?: string;
  /** Names of the bodies to draw in either ring; every placement of the charts when absent. */
  readonly bodies?: readonly string[];
  /** Write the degree within the sign beside each body; true when absent. */
  readonly degrees?: boolean;
  /** Degree and minute of every cusp of the inner chart outside the ring; true when absent. */
  readonly cuspDegrees?: boolean;
  /** What to draw at the left: the ascendant of the inner chart (the default) or 0° Aries. */
  readonly left?: 'ascendant' | 'aries';
  /** Lines between the rings: `planet1` is of the inner chart, `planet2` of the outer. */
  readonly aspects?: readonly DrawnAspect[];
}

/** Options with nothing left open. */
export interface BiWheelChoices extends Picture {
  readonly kind: BiWheelKind;
  readonly innerName: string | null;
  readonly outerName: string | null;
  readonly bodies: readonly string[] | null;
  readonly degrees: boolean;
  readonly cuspDegrees: boolean;
  readonly left: 'ascendant' | 'aries';
  readonly aspects: readonly DrawnAspect[];
}

const NAMES: OptionNames<BiWheelOptions> = {
  ...PICTURE_NAMES,
  kind: true,
  innerName: true,
  outerName: true,
  bodies: true,
  degrees: true,
  cuspDegrees: true,
  left: true,
  aspects: true,
};

/** Reads the options. @throws EngineError INVALID_OPTION naming the option, also one that is not known */
export function readBiWheelOptions(options: BiWheelOptions): BiWheelChoices {
  readChoices(options, 'options', NAMES);
  const { kind, innerName, outerName, bodies, degrees, cuspDegrees, left, aspects } = options;
  if (bodies !== undefined) checkTexts('bodies', bodies);
  if (aspects !== undefined) checkAspects(aspects);
  return {
    ...readPicture(options),
    kind: kind === undefined ? 'other' : oneOf('kind', kind, BI_WHEEL_KINDS),
    innerName: innerName === undefined ? null : readText('innerName', innerName),
    outerName: outerName === undefined ? null : readText('outerName', outerName),
    bodies: bodies ?? null,
    degrees: degrees === undefined ? true : readFlag('degrees', degrees),
    cuspDegrees: cuspDegrees === undefined ? true : readFlag('cuspDegrees', cuspDegrees),
    left: left === undefined ? 'ascendant' : oneOf('left', left, ['ascendant', 'aries']),
    aspects: aspects ?? [],
  };
}
