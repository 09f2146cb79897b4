/**
 * Workers and whoever asks them. Each piece goes to a worker that is free; whose turn it is says line.ts, what a job is says job.ts. A worker is started
 * when there is work for it, kept for the next, and ended where it stands when the job it is on is no longer wanted.
 */

import { wholeIn } from '../choice.ts';
import { refusal } from '../input.ts';
import { errorOf, PoolError } from './errors.ts';
import { Following } from './following.ts';
import type { Hand, StartHand } from './hosts.ts';
import { type AnyPlan, WHOLE } from './job.ts';
import { Line } from './line.ts';
import type { Told } from './messages.ts';
import type { JobTypes, Pool, PoolLimits, RunOptions, StreamOptions } from './pool.ts';
import { Run } from './run.ts';

interface Busy {
  readonly run: Run;
  readonly index: number;
  readonly id: number;
}

/** A worker and what it does. */
interface Seat {
  hand: Hand | null;
  busy: Busy | null;
}

/**
 * A pool over workers of your own, which answer by `servePool`. `openPool` of @khagol/engine/pool has workers with an engine.
 *
 * @param plans  how jobs are cut; a job that is not among them is done in one piece
 * @throws  EngineError INVALID_OPTION for a limit out of its range
 */
export function openPoolOver<Jobs extends JobTypes<keyof Jobs> = JobTypes>(
  start: StartHand,
  limits: PoolLimits,
  plans: Readonly<Record<string, AnyPlan>> = {},
): Pool<Jobs> {
  return new WorkerPool(start, limits, plans) as unknown as Pool<Jobs>;
}

const MOST_WORKERS = 1024;
const USUAL_JOBS = 1024;
const MOST_JOBS = 1_000_000;
const USUAL_LOT = 256;
/** One that it works on and one that waits. */
const LOTS_OF_A_WORKER = 2;

class WorkerPool {
  readonly #start: StartHand;
  readonly #plans: Readonly<Record<string, AnyPlan>>;
  readonly #size: number;
  readonly #mostJobs: number;
  readonly #mostOfOwner: number;
  readonly #line = new Line<Run>();
  readonly #runs = new Set<Run>();
  readonly #ofOwner = new Map<string, number>();
  readonly #seats = new Set<Seat>();
  #ids = 0;
  #isClosed = false;
  #isServing = false;

  constructor(start: StartHand, limits: PoolLimits, plans: Readonly<Record<string, AnyPlan>>) {
    this.#start = start;
    this.#plans = plans;
    this.#size = wholeIn('workers', limits.workers, 1, MOST_WORKERS);
    this.#mostJobs = wholeIn('mostJobs', limits.mostJobs ?? USUAL_JOBS, 1, MOST_JOBS);
    this.#mostOfOwner = wholeIn('mostOfOwner', limits.mostOfOwner ?? this.#mostJobs, 1, MOST_JOBS);
  }

  get standing(): { readonly workers: number; readonly jobs: number } {
    return { workers: this.#seats.size, jobs: this.#runs.size };
  }

  run(name: string, input: unknown, options: RunOptions = {}): Promise<unknown> {
    const { owner } = options;
    if (owner === undefined) return this.#ask(name, input, options, {}, this.#runs.size);
    const own = this.#ofOwner.get(owner) ?? 0;
    const under = own >= this.#mostOfOwner ? this.#mostJobs : this.#runs.size;
    return this.#ask(name, input, options, owner, under, (by) => this.#count(owner, by));
  }

  async *stream(
    name: string,
    items: Iterable<unknown> | AsyncIterable<unknown>,
    inputOf: (items: readonly unknown[]) => unknown,
    { lot, ...options }: StreamOptions = {},
  ): AsyncGenerator<never, void, undefined> {
    const size = wholeIn('lot', lot ?? USUAL_LOT, 1, MOST_JOBS);
    // A lot is a job, and all lots of a stream are of one owner: streams take turns with each other and with everything else.
    const owner = options.owner ?? {};
    const signal = new Following(options.signal);
    const under: Promise<unknown>[] = [];
    const ask = (items: readonly unknown[]): void => {
      const answer = this.#ask(name, inputOf(items), { ...options, signal }, owner, 0);
      // It is awaited when its turn comes; what goes wrong before that is nobody's unhandled rejection.
      answer.catch(() => undefined);
      under.push(answer);
    };
    try {
      let gathered: unknown[] = [];
      for await (const item of items) {
        gathered.push(item);
        if (gathered.length < size) continue;
        ask(gathered);
        gathered = [];
        if (under.length >= LOTS_OF_A_WORKER * this.#size) yield (await under.shift()) as never;
      }
      if (gathered.length > 0) ask(gathered);
      while (under.length > 0) yield (await under.shift()) as never;
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
      this.#serve();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const run of [...this.#runs]) run.stop(closed());
    await Promise.all([...this.#seats].map((seat) => this.#dismiss(seat)));
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
      for (;;) {
        const idle = [...this.#seats].find(({ busy }) => busy === null);
        if (idle === undefined && this.#seats.size >= this.#size) return;
        const run = this.#line.next();
        if (run === null) return;
        const seat = idle ?? { hand: null, busy: null };
        this.#seats.add(seat);
        this.#give(seat, run);
      }
    } finally {
      this.#isServing = false;
    }
  }

  #give(seat: Seat, run: Run): void {
    const { index, piece } = run.begin();
    this.#ids += 1;
    const id = this.#ids;
    seat.busy = { run, index, id };
    try {
      // The piece waits at the worker's door until it has opened: what keeps it from opening is the fault of the job that it was started for.
      seat.hand ??= this.#start({
        told: (message) => this.#hear(seat, message),
        lost: (cause) => this.#lose(seat, cause),
      });
    } catch (cause) {
      this.#lose(seat, cause);
      return;
    }
    try {
      seat.hand.hold?.(true);
      seat.hand.post({ id, name: run.name, piece });
    } catch (cause) {
      seat.hand.hold?.(false);
      seat.busy = null;
      run.fail(index, unsendable(cause));
      this.#after(run);
    }
  }

  #hear(seat: Seat, message: Told): void {
    const { busy } = seat;
    // Of a piece that nobody waits for any more.
    if (busy === null || message.id !== busy.id || !this.#seats.has(seat)) return;
    const { run, index } = busy;
    if (message.kind !== 'progress') {
      seat.busy = null;
      seat.hand?.hold?.(false);
    }
    try {
      if (message.kind === 'progress') run.progress(index, message.part);
      else if (message.kind === 'done') run.finish(index, message.output);
      else run.fail(index, errorOf(message.fault));
    } catch (error) {
      // Whoever listens to the progress threw.
      run.stop(error);
    }
    this.#after(run);
  }

  #lose(seat: Seat, cause: unknown): void {
    if (!this.#seats.delete(seat)) return;
    const { hand, busy } = seat;
    // One that babbled what cannot be read is still alive.
    void hand?.end();
    if (busy === null) return;
    busy.run.fail(busy.index, new PoolError('LOST', `A worker ended with a piece of ${busy.run.name}.`, cause));
    this.#after(busy.run);
  }

  #after(run: Run): void {
    if (run.isOver) this.#drop(run);
    else this.#serve();
  }

  /** Ends whatever is still done for a job that is over. */
  #drop(run: Run): void {
    this.#line.leave(run);
    for (const seat of [...this.#seats]) if (seat.busy?.run === run) void this.#dismiss(seat);
    this.#serve();
  }

  async #dismiss(seat: Seat): Promise<void> {
    this.#seats.delete(seat);
    await seat.hand?.end();
  }
}

function closed(): PoolError {
  return new PoolError('CLOSED', 'The pool is closed.');
}

function unsendable(cause: unknown): Error {
  const allowed = 'plain data and typed arrays';
  const why = cause instanceof Error ? cause.message : 'no reason given';
  return refusal(
    'INVALID_OPTION',
    'input',
    allowed,
    `The input cannot be handed to a worker (${why}): it holds ${allowed}.`,
  );
}
