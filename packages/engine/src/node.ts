/**
 * The engine on Node, Bun and Deno: the core travels in the script, the ephemeris lies beside it as files.
 */

import { type Engine, openEngineWith } from './engine.ts';
import { coreBase64 } from './kernel/core.generated.ts';
import type { OpenOptions } from './open-options.ts';
import { builtInPacks } from './packs-node.ts';

export * from './index.ts';
export type { OpenOptions } from './open-options.ts';

/**
 * Opens an engine with the built-in ephemeris.
 *
 * @param options  more packs to read first, how times are read, or packs to take the place of the built-in ones
 * @returns one engine; open it once and keep it, it holds no state between calls
 * @throws  EngineError, as a rejection: INVALID_PACK, also when the files of the built-in packs are not there, as in a bundle; INVALID_OPTION for an option that is not what `OpenOptions` says
 */
export async function openEngine(options: OpenOptions = {}): Promise<Engine> {
  return openEngineWith(Buffer.from(coreBase64, 'base64'), options?.builtIn ?? builtInPacks(), options);
}
