/**
 * The engine on Node, Bun and Deno: the core travels in the script, the ephemeris lies beside it as files.
 * The packs named here are the built-in ones; the other entries carry the same list, and test/tidy.test.ts compares them.
 */

import { readFileSync } from 'node:fs';
import { type Engine, openEngineWith } from './engine.ts';
import { coreBase64 } from './kernel/core.generated.ts';
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
  const packs = options?.builtIn ?? [
    readFileSync(new URL('../data/ephemeris/pack-1800-2400.bin', import.meta.url)),
    readFileSync(new URL('../data/ephemeris/analytic.bin', import.meta.url)),
  ];
  return openEngineWith(Buffer.from(coreBase64, 'base64'), packs, options);
}
