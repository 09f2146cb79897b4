/** The built-in packs in a page or a worker: fetched from beside the script. */

import { EngineError } from './errors.ts';

/** The bytes of the built-in packs, in the order in which they are asked. @throws EngineError INVALID_PACK, as a rejection, when one cannot be fetched */
export function builtInPacks(): Promise<readonly Uint8Array[]> {
  return Promise.all([
    fetchPack(new URL('../data/ephemeris/pack-1800-2400.bin', import.meta.url)),
    fetchPack(new URL('../data/ephemeris/analytic.bin', import.meta.url)),
  ]);
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
