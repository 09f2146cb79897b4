/**
 * Many workers with an engine each, for charts by the thousand, long searches, and anything that must not keep a thread from its other duties. On Node, Bun and Deno
 * they are threads; the entry of the same name in browsers has web workers.
 */

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { compileCore } from './kernel/compile.ts';
import { coreBase64 } from './kernel/core.generated.ts';
import { builtInPacks } from './packs-node.ts';
import { nodeHands } from './pool/hosts.ts';
import { type PoolOptions, readPoolOptions, sharedCopy, welcomeOf } from './pool/opening.ts';
import type { EngineJobs } from './pool/pieces.ts';
import { ENGINE_PLANS } from './pool/plans.ts';
import type { Pool } from './pool/pool.ts';
import { openPoolOver } from './pool/worker-pool.ts';

export type { PoolOptions } from './pool/opening.ts';
export * from './pool/outward.ts';

/**
 * Opens a pool of engines. No worker is started before there is work for it, and none that has nothing to do keeps the process alive.
 *
 * @param options  `workers` (the cores but one when left out) and their limits; ephemeris and time as in `openEngine`
 * @returns a pool; open it once, keep it, and close it when it is no longer needed
 * @throws  EngineError, as a rejection: INVALID_OPTION; INVALID_PACK for what is no bytes, and when the files of the built-in packs are not there, as in a bundle. Bytes that are no pack, and a wrong option of time, are told by the first job
 */
export async function openPool(options: PoolOptions = {}): Promise<Pool<EngineJobs>> {
  const { limits, engine, time } = readPoolOptions(options, Math.max(1, availableParallelism() - 1));
  const core = await compileCore(Buffer.from(coreBase64, 'base64'));
  const workerData = welcomeOf(core, engine.builtIn ?? builtInPacks(), engine, time, sharedCopy);
  return openPoolOver<EngineJobs>(
    nodeHands(() => new Worker(workerFile(), { workerData, execArgv: [], env: {} })),
    limits,
    ENGINE_PLANS,
  );
}

/** Beside the built module; for the sources, which a thread cannot read, where the build puts it. */
function workerFile(): URL {
  const here = new URL('./pool-worker-node.js', import.meta.url);
  return existsSync(here) ? here : new URL('../dist/pool-worker-node.js', import.meta.url);
}
