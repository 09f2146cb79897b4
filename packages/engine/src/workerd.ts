/**
 * The engine on workerd, which forbids compiling bytes: core and ephemeris arrive as modules that the deployment uploads.
 * wrangler knows `.wasm` and `.bin` by itself.
 */

/// <reference path="./modules.d.ts" />

import analytic from '../data/ephemeris/analytic.bin';
import modern from '../data/ephemeris/pack-1800-2400.bin';
import core from './core.wasm';
import { type Engine, openEngineWith } from './engine.ts';
import type { OpenOptions } from './open-options.ts';

export * from './index.ts';
export type { OpenOptions } from './open-options.ts';

/**
 * Opens an engine with the built-in ephemeris.
 *
 * @param options  more packs to read first, how times are read, or packs to take the place of the built-in ones
 * @returns one engine; open it once and keep it, it holds no state between calls
 * @throws  EngineError, as a rejection: INVALID_PACK; INVALID_OPTION for an option that is not what `OpenOptions` says
 */
export async function openEngine(options: OpenOptions = {}): Promise<Engine> {
  return openEngineWith(core, options?.builtIn ?? [new Uint8Array(modern), new Uint8Array(analytic)], options);
}
