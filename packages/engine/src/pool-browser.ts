/**
 * Many workers with an engine each, for charts by the thousand, long searches, and anything that must not keep a page from answering its reader. Bundlers that know
 * `new Worker(new URL(…, import.meta.url))` carry the worker along.
 */

import { bytesOfGenerated } from './base64.ts';
import { compileCore } from './kernel/compile.ts';
import { coreBase64 } from './kernel/core.generated.ts';
import { builtInPacks } from './packs-browser.ts';
import { webHands } from './pool/hosts.ts';
import { type PoolOptions, readPoolOptions, sharedCopy, welcomeOf } from './pool/opening.ts';
import type { EngineJobs } from './pool/pieces.ts';
import { ENGINE_PLANS } from './pool/plans.ts';
import type { Pool } from './pool/pool.ts';
import { openPoolOver } from './pool/worker-pool.ts';

export type { PoolOptions } from './pool/opening.ts';
export * from './pool/outward.ts';

/**
 * Opens a pool of engines. No worker is started before there is work for it.
 *
 * @param options  `workers` (the cores but one when left out; one where the browser does not tell) and their limits; ephemeris and time as in `openEngine`
 * @returns a pool; open it once, keep it, and close it when it is no longer needed
 * @throws  EngineError, as a rejection: INVALID_OPTION, with the field `core` where WebAssembly may not be compiled; INVALID_PACK for what is no bytes, and when the built-in packs cannot be fetched. Bytes that are no pack, and a wrong option of time, are told by the first job
 */
export async function openPool(options: PoolOptions = {}): Promise<Pool<EngineJobs>> {
  const { limits, engine, time } = readPoolOptions(options, usualWorkers());
  const [core, builtIn] = await Promise.all([
    compileCore(bytesOfGenerated(coreBase64)),
    engine.builtIn ?? builtInPacks(),
  ]);
  const welcome = welcomeOf(core, builtIn, engine, time, sharedWhereIsolated);
  return openPoolOver<EngineJobs>(
    webHands(() => new Worker(new URL('./pool-worker-browser.js', import.meta.url), { type: 'module' }), welcome),
    limits,
    ENGINE_PLANS,
  );
}

/** The cores but one; one where the browser does not tell, as for years some versions of Safari did not. */
function usualWorkers(): number {
  return Math.max(1, (navigator.hardwareConcurrency ?? 1) - 1);
}

/** Memory is shared with workers only in pages that are isolated from other origins; elsewhere each worker gets a copy. */
function sharedWhereIsolated(bytes: Uint8Array): Uint8Array {
  return globalThis.crossOriginIsolated ? sharedCopy(bytes) : bytes;
}
