/** The worker: an engine of its own and one job at a time. It is stopped from outside, between any two instructions. */

import { EngineError, openEngine } from '../engine.ts';
import { reasonOf } from '../opened.ts';
import { JOBS, type Job, type Notice, type Order } from './jobs.ts';

const opened = openEngine();
const tell = (notice: Notice): void => postMessage(notice);

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  work(data).then(tell, (error: unknown) =>
    tell({
      kind: 'failed',
      message: reasonOf(error),
      ...(error instanceof EngineError ? { field: error.field } : {}),
    }),
  );
});

async function work({ name, input }: Order): Promise<Notice> {
  const load = (JOBS as Readonly<Record<string, () => Promise<Job<unknown, unknown>>>>)[name];
  if (load === undefined) throw new Error(`there is no job "${name}"`);
  const [engine, job] = await Promise.all([opened, load()]);
  return { kind: 'done', output: await job.run(engine, input, (part) => tell({ kind: 'progress', part })) };
}
