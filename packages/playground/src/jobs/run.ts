/** Has a job done by a worker, and gives up on it at once when it is no longer wanted. */

import type { InputOf, JobName, Notice, Order, OutputOf } from './jobs.ts';

/** A job that did not work out. */
export class JobFault extends Error {
  override readonly name = 'JobFault';
  /** The field that was refused, where it was one. */
  readonly field: string | null;

  constructor(message: string, field: string | null) {
    super(message);
    this.field = field;
  }
}

/** A worker that has its engine open and nothing to do, kept for the next job. */
let idle: Worker | null = null;

/**
 * Does a job.
 *
 * @param progress  told how far the job is, 0 … 1
 * @param signal    stops it: the worker is ended where it stands
 * @throws JobFault when it fails; the signal's reason when it was stopped
 */
export function runJob<N extends JobName>(
  name: N,
  input: InputOf<N>,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<OutputOf<N>> {
  signal.throwIfAborted();
  const worker = idle ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  idle = null;
  return new Promise((resolve, reject) => {
    const end = (): void => {
      signal.removeEventListener('abort', stop);
      worker.onmessage = null;
      worker.onerror = null;
    };
    const give = (): void => {
      end();
      if (idle === null) idle = worker;
      else worker.terminate();
    };
    const stop = (): void => {
      end();
      worker.terminate();
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop);
    worker.onerror = ({ message }) => {
      end();
      worker.terminate();
      reject(new JobFault(message, null));
    };
    worker.onmessage = ({ data }: MessageEvent<Notice>) => {
      if (data.kind === 'progress') return progress(data.part);
      give();
      if (data.kind === 'done') resolve(data.output as OutputOf<N>);
      else reject(new JobFault(data.message, data.field ?? null));
    };
    const order: Order = { name, input };
    worker.postMessage(order);
  });
}
