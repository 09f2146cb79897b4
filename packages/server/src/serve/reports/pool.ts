/**
 * The threads that make reports, and the line before them. A job that hangs is cut off with its thread, a thread that dies takes its job along and no other; when the line
 * is long, whoever comes next is told so at once, and whoever has waited long enough is told then.
 */

import { type AnyPlan, openPoolOver, PoolError, type StartHand } from '@khagol/engine/pool/custom';
import type { MadeReport, PressEnd, ReportOrder } from '../../ports/index.ts';
import { CutOff, timedHands } from './timed-hands.ts';

/** What a thread is asked. Plain data only. */
export type Job =
  | { readonly kind: 'make'; readonly order: ReportOrder }
  | { readonly kind: 'picture'; readonly bytes: Uint8Array };

/** What it comes to in the thread. */
export type Made = Extract<PressEnd<MadeReport | null>, { readonly kind: 'done' | 'refused' }>;

/** The one thing that these threads do. */
export const PRESS_WORK = 'press';

export interface PoolOptions {
  readonly start: StartHand;
  /** Threads at once. */
  readonly size: number;
  /** Jobs in the line, and jobs in all of one owner. */
  readonly mostWaiting: number;
  readonly mostOfOne: number;
  /** Longest that a thread may take to open beyond its first job, a job to be done, a job to wait. Milliseconds. */
  readonly openingMs: number;
  readonly workingMs: number;
  readonly waitingMs: number;
}

export interface PressPool {
  /** @param owner  who shares the threads with others */
  run(job: Job, owner: string): Promise<PressEnd<MadeReport | null>>;
  /** Threads that are alive, and jobs that wait or are done. */
  readonly standing: { readonly workers: number; readonly jobs: number };
  /** Ends every thread; jobs end as `busy`. */
  close(): Promise<void>;
}

/** A job in the line, which learns when its turn has come. */
interface Task {
  readonly job: Job;
  begin(): void;
}

const TAKEN_IN_TURN = {
  cut: (task: Task) => ({
    count: 1,
    piece: () => {
      task.begin();
      return task.job;
    },
  }),
  join: ([made]: readonly Made[]) => made,
} as unknown as AnyPlan;

const FIRST_GUESS_MS = 1_000;
const MOST_RETRY_SECONDS = 30;
const LATE_RETRY_SECONDS = 5;

export function openPool(options: PoolOptions): PressPool {
  const { start, size, mostWaiting, mostOfOne, openingMs, workingMs, waitingMs } = options;
  const limits = { workers: size, mostJobs: size + mostWaiting, mostOfOwner: mostOfOne };
  const pool = openPoolOver(timedHands(start, openingMs, workingMs), limits, { [PRESS_WORK]: TAKEN_IN_TURN });
  /** How long a job took of late. */
  let usualMs = FIRST_GUESS_MS;

  const busy = (): PressEnd<never> => {
    const waiting = Math.max(0, pool.standing.jobs - size);
    const seconds = Math.ceil(((waiting / size + 1) * usualMs) / 1000);
    return { kind: 'busy', retryAfterSeconds: Math.min(MOST_RETRY_SECONDS, Math.max(1, seconds)) };
  };

  const endOf = (error: unknown): PressEnd<never> => {
    if (error === WAITED) return busy();
    if (!(error instanceof PoolError)) return { kind: 'broken', cause: error };
    if (error.code !== 'LOST') return busy();
    const { cause } = error;
    return cause instanceof CutOff
      ? { kind: 'late', retryAfterSeconds: LATE_RETRY_SECONDS }
      : { kind: 'broken', cause };
  };

  return {
    get standing() {
      return pool.standing;
    },
    run: async (job, owner) => {
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(WAITED), waitingMs);
      let beganMs = 0;
      const begin = (): void => {
        clearTimeout(timer);
        beganMs = performance.now();
      };
      try {
        return (await pool.run(PRESS_WORK, { job, begin }, { owner, signal: patience.signal })) as Made;
      } catch (error) {
        return endOf(error);
      } finally {
        clearTimeout(timer);
        if (beganMs > 0) usualMs += (performance.now() - beganMs - usualMs) / 8;
      }
    },
    close: () => pool.close(),
  };
}

/** Why a job was taken out of the line. */
const WAITED = Symbol('waited');
