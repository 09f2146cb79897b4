/**
 * The everyday engine: a core with its ephemeris, and the three questions most callers have. Each method is one line over the folder
 * that answers it; whoever needs more imports that folder.
 */

import { castChart } from './chart/cast.ts';
import type { Chart } from './chart/chart.ts';
import { type ChartChoices, lahiriWholeSign, skyChoicesFor } from './chart/choices.ts';
import { type OptionNames, readChoices } from './choice.ts';

import type { CoreSource } from './kernel/exports.ts';
import type { Kernel } from './kernel/kernel.ts';
import type { LoadedPack } from './kernel/numbers.ts';
import { openKernel } from './kernel/open.ts';
import { type PackSource, packsOf } from './pack-source.ts';
import type { DaysTt } from './sky/days-tt.ts';
import { type EquatorialColumns, type Skies, type SkiesChoices, skiesAt } from './sky/skies-at.ts';
import type { Sky, SkyChoices } from './sky/sky.ts';
import { almanac, skyAt, type When } from './sky/sky-at.ts';
import { ENGINE_VERSION } from './stamp.ts';
import type { Birth, Moment } from './time/moment.ts';
import { isMoment, readMoment } from './time/read-moment.ts';
import { readTimeOptions, resolveMoment, type TimeOptions } from './time/resolve.ts';
import type { DeltaT } from './time/scales.ts';
import { findZone } from './zone-finder.ts';

/** What an engine is opened with; nothing is needed. */
export interface EngineOptions {
  /** Bytes of ephemeris packs to ask before the built-in ones, such as one of a longer span; at most 8 packs can be open. */
  readonly ephemeris?: Uint8Array | readonly Uint8Array[];
  /** How times are read; the zone of coordinates is looked up offline unless another `zoneOf` is given. */
  readonly time?: TimeOptions;
}

/** The entries of the hosts take `builtIn` beside these, and hand the whole literal on. */
const OPTION_NAMES: OptionNames<EngineOptions & { readonly builtIn?: unknown }> = {
  ephemeris: true,
  time: true,
  builtIn: true,
};

/**
 * Birth → moment → sky → chart, over one core. It holds no state between calls: the same question always has the same answer. Whatever it is
 * handed, it answers or throws an `EngineError` (`code`, `field`, `allowed`, `message`).
 */
export class Engine {
  /** Of this package, such as `0.1.0`. */
  readonly version: string = ENGINE_VERSION;
  /** The core, for callers that want numbers in bulk: radians, Julian dates, bodies by number. */
  readonly kernel: Kernel;
  readonly #time: TimeOptions;

  constructor(kernel: Kernel, time: TimeOptions) {
    this.kernel = kernel;
    this.#time = time;
  }

  /** What TT − UT is where this engine reads births; undefined for the built-in table. */
  get deltaT(): DeltaT | undefined {
    return this.#time.deltaT;
  }

  /** The ephemerides that were opened, in the order in which they are asked. */
  get ephemeris(): readonly LoadedPack[] {
    return this.kernel.packs;
  }

  /**
   * The instant of a birth, with its zone, scales and doubts. What had to be decided on the way is in its `warnings`.
   *
   * @param birth    civil time and place as people write them; years −3000 … 3000
   * @param options  for this call, over those the engine was opened with
   * @throws  EngineError MISSING_DATETIME, INVALID_DATETIME, INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION, INVALID_TIMEZONE or
   *          INVALID_OPTION, with the field and what would have been taken
   */
  moment(birth: Birth, options: TimeOptions = {}): Moment {
    return resolveMoment(birth, { ...this.#time, ...readTimeOptions(options) });
  }

  /**
   * Where the bodies are: radians, au, rates per day.
   *
   * @param when     a moment (`engine.moment(birth)`), or any pair of TT and UT1: `scalesAt({ scale: 'tt', day: 2451545, fraction: 0 })` of
   *                 `@khagol/engine/time` makes one of a Julian date
   * @param choices  which bodies, from where, with which effects, in which frame; what is left out is as in `almanac`
   * @throws  EngineError OUT_OF_SPAN when no loaded ephemeris covers the date; INVALID_DATETIME for an instant that is none; INVALID_LATITUDE,
   *          INVALID_LONGITUDE, INVALID_ELEVATION for a place off the ground; INVALID_OPTION
   */
  sky(when: When, choices: Partial<SkyChoices> = almanac): Sky {
    return skyAt(this.kernel, when, choices);
  }

  /**
   * Where the bodies are at many dates, seen from the Earth's centre: columns of numbers, each with the bits that `sky` gives for its date alone, at some
   * 2.5 µs a date.
   *
   * @param daysTt   Julian dates in TT, in any order; `{ day, fraction }` in lists of equal length where 40 µs matter
   * @param choices  which bodies, with which effects, in which frame, and whether `equatorial` columns are wanted; what is left out is as in `almanac`
   * @returns per body its columns; NaN and source 0 where no loaded ephemeris places it
   * @throws  EngineError INVALID_DATETIME and OUT_OF_SPAN with the date's place in the list, as `daysTt[17]`; INVALID_OPTION
   */
  skies(daysTt: DaysTt, choices: Partial<SkiesChoices> & { readonly equatorial: true }): Skies<EquatorialColumns>;
  skies(daysTt: DaysTt, choices?: Partial<SkiesChoices>): Skies;
  skies(daysTt: DaysTt, choices: Partial<SkiesChoices> = {}): Skies {
    return skiesAt(this.kernel, daysTt, choices);
  }

  /**
   * The chart of a birth, or of a moment already resolved: plain data, degrees, safe for JSON.
   *
   * @param birth    a birth as people write it; or a moment (it has a `tt`), also one that was stored as JSON
   * @param choices  a preset such as `lahiriWholeSign` (the default) or `tropicalPlacidus`, or a literal of one's own
   * @throws  EngineError as `moment` and `sky`; INVALID_OPTION for a choice that does not exist, with the names that do
   */
  chart(birth: Birth | Moment, choices: ChartChoices = lahiriWholeSign): Chart {
    const moment = isMoment(birth) ? readMoment(birth) : this.moment(birth as Birth);
    const sky = this.sky(moment, { ...almanac, ...skyChoicesFor(choices) });
    return castChart(this.kernel, moment, sky, choices);
  }
}

/**
 * Opens an engine over a core and its built-in packs. Programs call `openEngine` of their host's entry, which gathers those bytes.
 *
 * @param core     bytes of the core, a compiled `WebAssembly.Module`, or the factory of the plain-JavaScript build
 * @param builtIn  the packs to ask last: bytes, or readers that put them into the core's memory
 * @throws  EngineError INVALID_PACK for bytes that are no pack; INVALID_OPTION for an option that is not what `EngineOptions` says, and for a
 *          core that this host cannot start
 */
export function openEngineWith(core: CoreSource, builtIn: readonly PackSource[], options: EngineOptions = {}): Engine {
  const { ephemeris, time } = readChoices<EngineOptions>(options, 'options', OPTION_NAMES);
  const extra = packsOf('ephemeris', ephemeris);
  const last = packsOf('builtIn', builtIn);
  const own = readTimeOptions(time ?? {}, 'options.time');
  const kernel = openKernel(
    core,
    [...extra, ...last],
    [...extra.map((_, i) => `ephemeris[${i}]`), ...last.map((_, i) => `builtIn[${i}]`)],
  );
  return new Engine(kernel, { zoneOf: findZone, ...own });
}
