/**
 * The everyday engine: a core with its ephemeris, and the three questions most callers have. Each method is one line over the folder
 * that answers it; whoever needs more imports that folder.
 */

import { castChart } from './chart/cast.ts';
import type { Chart } from './chart/chart.ts';
import { bodiesFor, type ChartChoices, lahiriWholeSign } from './chart/choices.ts';
import type { CoreSource } from './kernel/exports.ts';
import type { Kernel, LoadedPack } from './kernel/kernel.ts';
import { openKernel } from './kernel/open.ts';
import type { Sky, SkyChoices } from './sky/sky.ts';
import { almanac, skyAt, type When } from './sky/sky-at.ts';
import { ENGINE_VERSION } from './stamp.ts';
import type { Birth, Moment } from './time/moment.ts';
import { resolveMoment, type TimeOptions } from './time/resolve.ts';
import { findZone } from './zone-finder.ts';

export interface EngineOptions {
  /** Ephemeris packs to read before the built-in ones, such as a longer span. */
  readonly ephemeris?: Uint8Array | readonly Uint8Array[];
  /** How times are read; the zone of coordinates is looked up offline unless another `zoneOf` is given. */
  readonly time?: TimeOptions;
}

export class Engine {
  readonly version: string = ENGINE_VERSION;
  /** The core, for callers that want numbers in bulk. */
  readonly kernel: Kernel;
  readonly #time: TimeOptions;

  constructor(kernel: Kernel, time: TimeOptions) {
    this.kernel = kernel;
    this.#time = time;
  }

  /** The ephemerides that were opened, in the order in which they are asked. */
  get ephemeris(): readonly LoadedPack[] {
    return this.kernel.packs;
  }

  /**
   * The instant of a birth, with its zone, scales and doubts.
   *
   * @throws  EngineError naming the field and its allowed range
   */
  moment(birth: Birth, options: TimeOptions = {}): Moment {
    return resolveMoment(birth, { ...this.#time, ...options });
  }

  /**
   * Where the bodies are at a moment, or at any pair of TT and UT1.
   *
   * @throws  EngineError OUT_OF_SPAN or INVALID_OPTION
   */
  sky(when: When, choices: SkyChoices = almanac): Sky {
    return skyAt(this.kernel, when, choices);
  }

  /**
   * The chart of a birth, or of a moment already resolved.
   *
   * @param choices  a preset such as `lahiriWholeSign` (the default) or `tropicalPlacidus`, or a literal of one's own
   * @throws  EngineError naming the field and its allowed range
   */
  chart(birth: Birth | Moment, choices: ChartChoices = lahiriWholeSign): Chart {
    const moment = 'tt' in birth ? birth : this.moment(birth);
    const sky = this.sky(moment, { ...almanac, bodies: bodiesFor(choices) });
    return castChart(this.kernel, moment, sky, choices);
  }
}

/**
 * Opens an engine over a core and its built-in packs; entry files gather those bytes for their host.
 *
 * @throws  EngineError INVALID_PACK
 */
export function openEngineWith(core: CoreSource, builtIn: readonly Uint8Array[], options: EngineOptions = {}): Engine {
  const extra =
    options.ephemeris === undefined
      ? []
      : options.ephemeris instanceof Uint8Array
        ? [options.ephemeris]
        : options.ephemeris;
  return new Engine(openKernel(core, [...extra, ...builtIn]), { zoneOf: findZone, ...options.time });
}
