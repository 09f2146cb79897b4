/** What a worker opens its engine with: the compiled core and the bytes of the packs, shared where the host can. Nothing of the engine itself is needed for it. */

import { type OptionNames, readChoices } from '../choice.ts';
import { isBytes, readRecord, refusal } from '../input.ts';
import type { OpenOptions } from '../open-options.ts';
import { bytesOfPacks, fillRoom, type PackSource } from '../pack-source.ts';
import type { TimeOptions } from '../time/resolve.ts';
import type { PoolLimits } from './pool.ts';

/** What a pool of engines is opened with; nothing is needed. Ephemeris and time are the same in every worker. */
export interface PoolOptions extends OpenOptions, Partial<PoolLimits> {}

const OPTION_NAMES: OptionNames<PoolOptions> = {
  ephemeris: true,
  builtIn: true,
  time: true,
  workers: true,
  mostJobs: true,
  mostOfOwner: true,
};

/** What is handed to a worker when it starts. */
export interface Welcome {
  /** A compiled `WebAssembly.Module`: workers do not compile it again. */
  readonly core: object;
  readonly ephemeris: readonly Uint8Array[];
  readonly builtIn: readonly Uint8Array[];
  readonly time: TimeOptions;
}

/**
 * The options of a pool, read.
 *
 * @param usual  workers when the caller does not say
 * @throws  EngineError INVALID_PACK for a pack that is no bytes; INVALID_OPTION; also for `time.zoneOf` and `time.deltaT`, which are functions and cannot be handed to a worker
 */
export function readPoolOptions(
  options: PoolOptions,
  usual: number,
): { readonly limits: PoolLimits; readonly engine: OpenOptions; readonly time: TimeOptions } {
  const {
    workers,
    mostJobs,
    mostOfOwner,
    time = {},
    ephemeris,
    builtIn,
  } = readChoices(options, 'options', OPTION_NAMES);
  readRecord('time', time, 'an object of choices');
  for (const name of ['zoneOf', 'deltaT'] as const)
    if ((time[name] ?? undefined) !== undefined) {
      const allowed = 'left out in a pool, or a pool over workers of your own (@khagol/engine/pool/custom)';
      const field = `time.${name}`;
      throw refusal('INVALID_OPTION', field, allowed, `${field} is a function, which no worker can be handed.`);
    }
  const limits: PoolLimits = {
    workers: workers ?? usual,
    ...(mostJobs === undefined ? {} : { mostJobs }),
    ...(mostOfOwner === undefined ? {} : { mostOfOwner }),
  };
  const packs = {
    ...((ephemeris ?? undefined) === undefined ? {} : { ephemeris: bytesOfPacks('ephemeris', ephemeris) }),
    ...((builtIn ?? undefined) === undefined ? {} : { builtIn: bytesOfPacks('builtIn', builtIn) }),
  };
  return { limits, engine: packs, time };
}

/**
 * What workers are welcomed with.
 *
 * @param share  puts the bytes of a pack where threads share them, or anywhere where the host has no such place
 */
export function welcomeOf<P>(
  core: object,
  builtIn: readonly (Uint8Array | P)[],
  { ephemeris = [] }: OpenOptions,
  time: TimeOptions,
  share: (pack: Uint8Array | P) => Uint8Array,
): Welcome {
  const extra = isBytes(ephemeris) ? [ephemeris] : ephemeris;
  return { core, ephemeris: extra.map(share), builtIn: builtIn.map(share), time };
}

/** A copy that all threads read. */
export function sharedCopy(pack: PackSource): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(pack.length));
  fillRoom(copy, pack);
  return copy;
}
