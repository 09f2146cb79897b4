/** What a caller may ask of a drawn plan: which way is up, which divisions of the circle and the square lie on it, and the words around it. */

import { type OptionNames, oneOf, readChoices } from '../choice.ts';
import { refusal } from '../input.ts';
import { MANDALA_SIZES, type MandalaSize, readResolution, type ZoneResolution } from '../vastu/zone/index.ts';
import { PICTURE_NAMES, type Picture, type PictureOptions, readPicture } from './picture-options.ts';
import { type PlanLanguage, readPlanLanguage } from './plan-language.ts';

/** Options of `drawPlan`. Without a `width` it is 440 CSS pixels, its own width in units; a wider picture has room for smaller letters. */
export interface PlanOptions extends PictureOptions {
  /** What points up: true north (the default), or the +Y of the drawing as it was sent. */
  readonly up?: 'north' | 'plan';
  /** Radial sectors about the plot's area centroid, with their names on a ring; none when absent. */
  readonly sectors?: ZoneResolution;
  /** The gods' grounds of the 81- or the 64-pada plan, named where a name is at least 7 CSS pixels high; none when absent. */
  readonly mandala?: MandalaSize;
  /** Language of names, numbers and titles; English when absent. */
  readonly language?: PlanLanguage;
}

/** Options with nothing left open. */
export interface PlanChoices extends Picture {
  readonly up: 'north' | 'plan';
  readonly sectors: ZoneResolution | null;
  readonly mandala: MandalaSize | null;
  readonly width: number;
  readonly language: PlanLanguage;
}

/** What the parts of a plan write with. */
export type PlanWriting = Pick<PlanChoices, 'language' | 'measure'>;

const NAMES: OptionNames<PlanOptions> = { ...PICTURE_NAMES, up: true, sectors: true, mandala: true };

/** Reads the options. @throws EngineError INVALID_OPTION naming the option, also one that is not known */
export function readPlanOptions(options: PlanOptions, ownWidth: number): PlanChoices {
  readChoices(options, 'options', NAMES);
  const { up, sectors, mandala, language } = options;
  const picture = readPicture(options);
  return {
    ...picture,
    up: up === undefined ? 'north' : oneOf('up', up, ['north', 'plan']),
    sectors: sectors === undefined ? null : readResolution('sectors', sectors),
    mandala: mandala === undefined ? null : readMandala(mandala),
    width: picture.width ?? ownWidth,
    language: readPlanLanguage(language),
  };
}

function readMandala(value: unknown): MandalaSize {
  const found = MANDALA_SIZES.find((size) => size === value);
  if (found !== undefined) return found;
  const allowed = MANDALA_SIZES.join(', ');
  throw refusal('INVALID_OPTION', 'mandala', allowed, `mandala must be one of: ${allowed}.`);
}
