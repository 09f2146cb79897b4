/**
 * What are the skies at these dates? Thousands of them in one call, which stays within the core: columns of numbers for statistics, plots, training data,
 * searches of one's own. Each number has the bits that `skyAt` gives for its date alone.
 */

import { type OptionNames, oneOf, readChoices } from '../choice.ts';
import { readFlag } from '../input.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { readKernel } from '../kernel/read-kernel.ts';
import type { SkyColumns } from '../kernel/skies.ts';
import { checkCount, type DaysTt, readDays } from './days-tt.ts';
import { BODIES, type Body, type SkyChoices } from './sky.ts';
import { almanac, EQUINOXES, maskOf, readSkyChoices, STEPS } from './sky-at.ts';

/** Which bodies, with which effects, in which frame; seen from the Earth's centre. */
export interface SkiesChoices extends SkyChoices {
  /** The only centre of skies in bulk. */
  readonly centre: 'geocentric';
  /** Whether right ascension and declination are wanted, too; a quarter of the time more. */
  readonly equatorial: boolean;
}

/** One body at every date, a number for each: what `BodyState` calls by the same names, radians and au, per day of TT. NaN where the body cannot be placed. */
export interface BodyColumns {
  readonly longitudeRad: Float64Array;
  readonly latitudeRad: Float64Array;
  readonly distanceAu: Float64Array;
  readonly longitudeRadPerDay: Float64Array;
  readonly latitudeRadPerDay: Float64Array;
  readonly distanceAuPerDay: Float64Array;
  /** Who placed the body: 0 nobody (all its numbers are NaN at that date), 1 a fitted pack, 2 an analytic theory, whose errors are seconds of arc. */
  readonly source: Uint8Array;
}

/** The same with the four equatorial columns. */
export interface EquatorialColumns extends BodyColumns {
  readonly rightAscensionRad: Float64Array;
  readonly declinationRad: Float64Array;
  readonly rightAscensionRadPerDay: Float64Array;
  readonly declinationRadPerDay: Float64Array;
}

/** Skies at many dates. Its columns are views of two arrays of its own, one of numbers and one of sources; JSON has no such thing, so turn into lists what is to be written. */
export interface Skies<C extends BodyColumns = BodyColumns> {
  /** How many dates there are. */
  readonly count: number;
  /** At how many of them some loaded ephemeris has a sky; at the others every body has source 0. */
  readonly covered: number;
  readonly choices: SkiesChoices;
  readonly bodies: { readonly [B in Body]?: C };
}

const CHOICE_NAMES: OptionNames<SkiesChoices> = {
  bodies: true,
  centre: true,
  place: true,
  equinox: true,
  equatorial: true,
};
const ECLIPTIC_WIDTH = 6;
const EQUATORIAL_WIDTH = 10;
const COLUMNS = [
  'longitudeRad',
  'latitudeRad',
  'distanceAu',
  'longitudeRadPerDay',
  'latitudeRadPerDay',
  'distanceAuPerDay',
  'rightAscensionRad',
  'declinationRad',
  'rightAscensionRadPerDay',
  'declinationRadPerDay',
] as const;

/**
 * Apparent geocentric skies at many dates.
 *
 * @param daysTt   Julian dates in TT, in any order: one number each, good to 40 µs in our centuries (0.02 mas of the Moon), or `day` and
 *                 `fraction` in lists of equal length, which keep nanoseconds as `Instant` does
 * @param choices  what is left out is as in `almanac`, without the equatorial columns. Names must be known
 * @returns per body asked for, columns in the order of the dates; NaN and source 0 where no loaded ephemeris places it, which is no error here
 * @throws  EngineError INVALID_DATETIME for a date that is no finite number and OUT_OF_SPAN for one outside the years −3200 … 3400, both naming it, as
 *          `daysTt[17]`; INVALID_OPTION for a choice that does not exist, any centre but the Earth's, and for more than 2²⁷ numbers at a time (1 GiB)
 */
export function skiesAt(
  kernel: Kernel,
  daysTt: DaysTt,
  choices: Partial<SkiesChoices> & { readonly equatorial: true },
): Skies<EquatorialColumns>;
export function skiesAt(kernel: Kernel, daysTt: DaysTt, choices?: Partial<SkiesChoices>): Skies;
export function skiesAt(kernel: Kernel, daysTt: DaysTt, choices: Partial<SkiesChoices> = {}): Skies {
  readKernel(kernel);
  const chosen = readSkiesChoices(choices);
  const width = chosen.equatorial ? EQUATORIAL_WIDTH : ECLIPTIC_WIDTH;
  const mask = maskOf(chosen.bodies);
  const asked = BODIES.filter((_, number) => (mask >>> number) & 1);
  const dates = readDays(daysTt, (count) => checkCount(count, asked.length * width));
  const columns = kernel.skyColumns(dates, mask, STEPS[chosen.place], EQUINOXES.indexOf(chosen.equinox), width);
  const count = dates.length / 2;
  const bodies: { [B in Body]?: BodyColumns } = {};
  for (const body of chosen.bodies) bodies[body] = columnsOf(columns, asked.indexOf(body), width, count);
  return { count, covered: columns.covered, choices: chosen, bodies };
}

function readSkiesChoices(choices: Partial<SkiesChoices>): SkiesChoices {
  const { equatorial, ...sky } = readChoices<Partial<SkiesChoices>>(choices, 'choices', CHOICE_NAMES);
  const centre = oneOf('choices.centre', sky.centre ?? almanac.centre, ['geocentric'] as const);
  return { ...readSkyChoices(sky), centre, equatorial: readFlag('choices.equatorial', equatorial) };
}

/** The columns of one body, the `rank`-th of those asked for. */
function columnsOf({ numbers, sources }: SkyColumns, rank: number, width: number, count: number): BodyColumns {
  const columns: { [name: string]: Float64Array | Uint8Array } = {};
  for (let j = 0; j < width; j++) {
    const first = (rank * width + j) * count;
    columns[COLUMNS[j] as string] = numbers.subarray(first, first + count);
  }
  columns['source'] = sources.subarray(rank * count, (rank + 1) * count);
  return columns as unknown as BodyColumns;
}
