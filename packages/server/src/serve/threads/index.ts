/** The threads of a server on Node, for work that would keep the one that answers calls from its other calls. */

import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { nodeHands, openPoolOver, type Pool, PoolError, type StartHand } from '@khagol/engine/pool/custom';
import { type WorkCall, type Workers, WorkFault, type WorkFaultKind } from '../../ports/index.ts';
import { WARM_WORK } from './names.ts';

export interface ServerWorkers extends Workers {
  /** Opens every thread, so that the first long call does not wait for one. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** Work under way for each thread; beyond it the next is turned away at once. */
const WAITING_OF_A_THREAD = 32;
/** Part of the line that one account may fill. */
const SHARE = 3 / 4;
const HEAP_MB = 512;

/**
 * Starts nothing: threads come with the first work, or with `warm`.
 *
 * @param threads  1 or more
 * @param start    how one is started; a built thread of this package when left out
 */
export function openWorkers(threads: number, start: StartHand = builtThread): ServerWorkers {
  const mostJobs = threads * WAITING_OF_A_THREAD;
  const pool = openPoolOver(start, { workers: threads, mostJobs, mostOfOwner: Math.ceil(mostJobs * SHARE) });
  return {
    run: (name, input, call) => within(pool, name, input, call),
    warm: async () => {
      await Promise.all(Array.from({ length: threads }, () => pool.run(WARM_WORK, null)));
    },
    close: () => pool.close(),
  };
}

/** The work, ended at its time and when nobody waits for it any more. */
async function within(pool: Pool, name: string, input: unknown, call: WorkCall): Promise<unknown> {
  const end = new AbortController();
  const stop = (kind: WorkFaultKind) => end.abort(new WorkFault(kind, `${name} was ended: ${kind}`));
  const deadline = setTimeout(() => stop('late'), call.deadlineSeconds * 1000);
  call.whenLeft?.(() => stop('left'));
  const onSignal = () => stop('late');
  if (call.signal?.aborted === true) onSignal();
  call.signal?.addEventListener('abort', onSignal);
  try {
    return await pool.run(name, input, {
      signal: end.signal,
      ...(call.owner === null ? {} : { owner: call.owner }),
    });
  } catch (error) {
    if (!(error instanceof PoolError)) throw error;
    throw new WorkFault(error.code === 'LOST' ? 'lost' : 'busy', error.message, error.cause);
  } finally {
    clearTimeout(deadline);
    call.signal?.removeEventListener('abort', onSignal);
  }
}

const builtThread: StartHand = nodeHands(
  () =>
    new Worker(workerFile(), {
      // It reads built files whatever this process was started with, and none of the operator's secrets.
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
    }),
);

/** The built file, by the name under which this package publishes it: a thread reads no TypeScript. */
function workerFile(): string {
  return createRequire(import.meta.url).resolve('@khagol/server/worker');
}
