/** What a caller may ask of a drawn plan: which way is up, which divisions of the circle and the square lie on it, and the words around it. */

import { numberIn, type OptionNames, oneOf, readChoices } from '../choice.ts';
import { readList, readText, refusal } from '../input.ts';
import { MANDALA_SIZES, type MandalaSize, readResolution, type ZoneResolution } from '../vastu/zone/index.ts';

/** Options of `drawPlan`. */
export interface PlanOptions {
  /** What points up: true north (the default), or the +Y of the drawing as it was sent. */
  readonly up?: 'north' | 'plan';
  /** Radial sectors about the plot's area centroid, with their names on a ring; none when absent. */
  readonly sectors?: ZoneResolution;
  /** The gods' grounds of the 81- or the 64-pada plan, named where a name is at least 7 CSS pixels high; none when absent. */
  readonly mandala?: MandalaSize;
  /** Title of the picture, read aloud and shown as a tooltip; made from the assessment when absent. */
  readonly title?: string;
  /** Lines of text under everything. At most six are drawn. */
  readonly caption?: readonly string[];
  /** Width of the picture in CSS pixels, 64 … 8192; 440, its own width in units, when absent. A wider picture has room for smaller letters. */
  readonly width?: number;
  /** `variables` (the default) lets the page's theme decide; `light` and `dark` name the colours themselves. */
  readonly colours?: 'variables' | 'light' | 'dark';
}

/** Options with nothing left open. */
export interface PlanChoices {
  readonly up: 'north' | 'plan';
  readonly sectors: ZoneResolution | null;
  readonly mandala: MandalaSize | null;
  readonly title: string | null;
  readonly caption: readonly string[];
  readonly width: number;
  readonly colours: 'variables' | 'light' | 'dark';
}

const NAMES: OptionNames<PlanOptions> = {
  up: true,
  sectors: true,
  mandala: true,
  title: true,
  caption: true,
  width: true,
  colours: true,
};

/** Reads the options. @throws EngineError INVALID_OPTION naming the option, also one that is not known */
export function readPlanOptions(options: PlanOptions, ownWidth: number): PlanChoices {
  const { up, sectors, mandala, title, caption, width, colours } = readChoices(options, 'options', NAMES);
  return {
    up: up === undefined ? 'north' : oneOf('up', up, ['north', 'plan']),
    sectors: sectors === undefined ? null : readResolution('sectors', sectors),
    mandala: mandala === undefined ? null : readMandala(mandala),
    title: title === undefined ? null : readText('title', title),
    caption: caption === undefined ? [] : readCaption(caption),
    width: width === undefined ? ownWidth : numberIn('width', width, 64, 8192, 'CSS pixels'),
    colours: colours === undefined ? 'variables' : oneOf('colours', colours, ['variables', 'light', 'dark']),
  };
}

function readMandala(value: unknown): MandalaSize {
  const found = MANDALA_SIZES.find((size) => size === value);
  if (found !== undefined) return found;
  const allowed = MANDALA_SIZES.join(', ');
  throw refusal('INVALID_OPTION', 'mandala', allowed, `mandala must be one of: ${allowed}.`);
}

function readCaption(value: unknown): readonly string[] {
  return readList('caption', value, 'a list of texts').map((line, i) => readText(`caption[${i}]`, line));
}
