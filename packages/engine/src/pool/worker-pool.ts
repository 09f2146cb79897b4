/** Workers and whoever asks them: the jobs under way. Whose turn it is says line.ts, what a job is job.ts, what workers do crew.ts. */

import { Crew } from './crew.ts';
import { PoolError } from './errors.ts';
import { Following } from './following.ts';
import type { StartHand } from './hosts.ts';
import { type AnyPlan, WHOLE } from './job.ts';
import { Line } from './line.ts';
import { answersInLots } from './lots.ts';
import type { JobTypes, Pool, PoolLimits, RunOptions, StreamOptions } from './pool.ts';
import { Run } from './run.ts';
import { readLimits, readRunOptions, readStreamOptions } from './run-options.ts';

/**
 * A pool over workers of your own, which answer by `servePool`. `openPool` of @khagol/engine/pool has workers with an engine.
 *
 * @param plans  how jobs are cut; a job that is not among them is done in one piece
 * @throws  EngineError INVALID_OPTION for a limit out of its range, and for a name that is none
 */
export function openPoolOver<Jobs extends JobTypes<keyof Jobs> = JobTypes>(
  start: StartHand,
  limits: PoolLimits,
  plans: Readonly<Record<string, AnyPlan>> = {},
): Pool<Jobs> {
  return new WorkerPool(start, limits, plans) as unknown as Pool<Jobs>;
}

class WorkerPool {
  readonly #plans: Readonly<Record<string, AnyPlan>>;
  readonly #size: number;
  readonly #mostJobs: number;
  readonly #mostOfOwner: number;
  readonly #crew: Crew;
  readonly #line = new Line<Run>();
  readonly #runs = new Set<Run>();
  readonly #ofOwner = new Map<string, number>();
  #isClosed = false;
  #isServing = false;

  constructor(start: StartHand, limits: PoolLimits, plans: Readonly<Record<string, AnyPlan>>) {
    this.#plans = plans;
    const { workers, mostJobs, mostOfOwner } = readLimits(limits);
    this.#size = workers;
    this.#mostJobs = mostJobs;
    this.#mostOfOwner = mostOfOwner;
    this.#crew = new Crew(start, this.#size, (run) => (run.isOver ? this.#drop(run) : this.#serve()));
  }

  get standing(): { readonly workers: number; readonly jobs: number } {
    return { workers: this.#crew.size, jobs: this.#runs.size };
  }

  async run(name: string, input: unknown, options: RunOptions = {}): Promise<unknown> {
    const { owner } = readRunOptions(options);
    if (owner === undefined) return this.#ask(name, input, options, {}, this.#runs.size);
    const own = this.#ofOwner.get(owner) ?? 0;
    const under = own >= this.#mostOfOwner ? this.#mostJobs : this.#runs.size;
    return this.#ask(name, input, options, owner, under, (by) => this.#count(owner, by));
  }

  async *stream(
    name: string,
    items: Iterable<unknown> | AsyncIterable<unknown>,
    inputOf: (items: readonly unknown[]) => unknown,
    asked: StreamOptions = {},
  ): AsyncGenerator<never, void, undefined> {
    const { lot, ...options } = readStreamOptions(asked);
    // A lot is a job, and all lots of a stream are of one owner: streams take turns with each other and with everything else.
    const owner = options.owner ?? {};
    const signal = new Following(options.signal);
    try {
      const ask = (items: readonly unknown[]) => this.#ask(name, inputOf(items), { ...options, signal }, owner, 0);
      yield* answersInLots(items, ask, lot, this.#size);
    } finally {
      signal.stop(closed());
    }
  }

  /** @param under  jobs that count against the one that comes: a stream counts none, since it waits */
  #ask(
    name: string,
    input: unknown,
    { signal, onProgress, pieceSize }: RunOptions,
    owner: unknown,
    under: number,
    count: (by: 1 | -1) => void = () => undefined,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) throw signal.reason;
      if (this.#isClosed) throw closed();
      if (under >= this.#mostJobs) throw new PoolError('BUSY', 'As many jobs are under way as are taken; come later.');
      const plan = Object.hasOwn(this.#plans, name) ? (this.#plans[name] as AnyPlan) : (WHOLE as unknown as AnyPlan);
      const cut = plan.cut(input as never, pieceSize);
      const over = <T>(settle: (value: T) => void) => {
        return (value: T): void => {
          signal?.removeEventListener('abort', stop);
          this.#runs.delete(run);
          count(-1);
          settle(value);
        };
      };
      const run = new Run({ name, owner, plan, input }, cut, { done: over(resolve), failed: over(reject) }, onProgress);
      const stop = (): void => {
        run.stop(signal?.reason);
        this.#drop(run);
      };
      count(1);
      this.#runs.add(run);
      signal?.addEventListener('abort', stop);
      this.#line.join(run);
      // A cut of no pieces has nothing to wait for.
      run.settle();
      this.#serve();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const run of [...this.#runs]) run.stop(closed());
    await this.#crew.end();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  #count(owner: string, by: number): void {
    const now = (this.#ofOwner.get(owner) ?? 0) + by;
    if (now === 0) this.#ofOwner.delete(owner);
    else this.#ofOwner.set(owner, now);
  }

  /** Gives pieces to workers for as long as there are both. */
  #serve(): void {
    // A piece that cannot be given asks for the next, from within.
    if (this.#isServing) return;
    this.#isServing = true;
    try {
      while (this.#crew.hasRoom) {
        const run = this.#line.next();
        if (run === null) return;
        this.#crew.give(run);
      }
    } finally {
      this.#isServing = false;
    }
  }

  /** Ends whatever is still done for a job that is over. */
  #drop(run: Run): void {
    this.#line.leave(run);
    this.#crew.leave(run);
    this.#serve();
  }
}

function closed(): PoolError {
  return new PoolError('CLOSED', 'The pool is closed.');
}
