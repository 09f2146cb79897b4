/**
 * The engine in a page or a worker: the core travels in the script, the ephemeris is fetched from beside it.
 * Bundlers that know `new URL(…, import.meta.url)` carry the files along; for the others there is `builtIn`, or the inline entry.
 */

import { bytesOfGenerated } from './base64.ts';
import { type Engine, openEngineWith } from './engine.ts';
import { compileCore } from './kernel/compile.ts';
import { coreBase64 } from './kernel/core.generated.ts';
import type { OpenOptions } from './open-options.ts';
import { builtInPacks } from './packs-browser.ts';

export * from './index.ts';
export type { OpenOptions } from './open-options.ts';

/**
 * Opens an engine with the built-in ephemeris.
 *
 * @param options  more packs to read first, how times are read, or packs to take the place of the built-in ones
 * @returns one engine; open it once and keep it, it holds no state between calls
 * @throws  EngineError, as a rejection: INVALID_PACK when a pack cannot be fetched or is not one; INVALID_OPTION for an option that is not what
 *          `OpenOptions` says, and with the field `core` where WebAssembly is missing or a policy for content forbids it
 */
export async function openEngine(options: OpenOptions = {}): Promise<Engine> {
  // Asked for first: the core is decoded and compiled while they are on their way.
  const packs = options?.builtIn ?? builtInPacks();
  const [core, builtIn] = await Promise.all([compileCore(bytesOfGenerated(coreBase64)), packs]);
  return openEngineWith(core, builtIn, options);
}
