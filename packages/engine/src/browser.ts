/**
 * The engine in a page or a worker: the core travels in the script, the ephemeris is fetched from beside it.
 * Bundlers that know `new URL(…, import.meta.url)` carry the files along; for the others there is `builtIn`, or the inline entry.
 */

import { bytesOfGenerated } from './base64.ts';
import { type Engine, openEngineWith } from './engine.ts';
import { EngineError } from './errors.ts';
import { coreBase64 } from './kernel/core.generated.ts';
import { compileCore } from './kernel/open.ts';
import type { OpenOptions } from './open-options.ts';

export * from './index.ts';
export type { OpenOptions } from './open-options.ts';

/**
 * Opens an engine with the built-in ephemeris.
 *
 * @param options  more packs to read first, how times are read, or packs to take the place of the built-in ones
 * @returns one engine; open it once and keep it, it holds no state between calls
 * @throws  EngineError, as a rejection: INVALID_PACK when a pack cannot be fetched or is not one; INVALID_OPTION for an option that is not what
 *          `OpenOptions` says
 */
export async function openEngine(options: OpenOptions = {}): Promise<Engine> {
  const [core, packs] = await Promise.all([
    compileCore(bytesOfGenerated(coreBase64)),
    options?.builtIn ??
      Promise.all([
        fetchPack(new URL('../data/ephemeris/pack-1800-2400.bin', import.meta.url)),
        fetchPack(new URL('../data/ephemeris/analytic.bin', import.meta.url)),
      ]),
  ]);
  return openEngineWith(core, packs, options);
}

async function fetchPack(url: URL): Promise<Uint8Array> {
  const answer = await fetch(url).catch((cause: unknown) => String(cause));
  if (typeof answer !== 'string' && answer.ok) return new Uint8Array(await answer.arrayBuffer());
  throw new EngineError({
    code: 'INVALID_PACK',
    field: 'builtIn',
    allowed: 'bytes of the built-in ephemeris packs, in order',
    message: `The ephemeris at ${url.href} could not be fetched (${typeof answer === 'string' ? answer : `HTTP ${answer.status}`}). Serve that file, hand its bytes in as builtIn, or import @khagol/engine/inline.`,
  });
}
