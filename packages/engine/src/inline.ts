/** The engine in one script: core and ephemeris inside, nothing to fetch or to copy. For edge runtimes, single files and odd bundlers. */

import { bytesOfGenerated } from './base64.ts';
import { type Engine, openEngineWith } from './engine.ts';
import { compileCore } from './kernel/compile.ts';
import { coreBase64 } from './kernel/core.generated.ts';
import type { OpenOptions } from './open-options.ts';
import { packsBase64 } from './packs.generated.ts';

export * from './index.ts';
export type { OpenOptions } from './open-options.ts';

/**
 * Opens an engine with the built-in ephemeris.
 *
 * @param options  more packs to read first, how times are read, or packs to take the place of the built-in ones
 * @returns one engine; open it once and keep it, it holds no state between calls
 * @throws  EngineError, as a rejection: INVALID_PACK; INVALID_OPTION for an option that is not what `OpenOptions` says, and with
 *          the field `core` where WebAssembly is missing or may not be compiled
 */
export async function openEngine(options: OpenOptions = {}): Promise<Engine> {
  return openEngineWith(
    await compileCore(bytesOfGenerated(coreBase64)),
    options?.builtIn ?? packsBase64.map(bytesOfGenerated),
    options,
  );
}
