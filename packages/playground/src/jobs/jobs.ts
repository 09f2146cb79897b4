/** Long work of the page, done beside it by a worker. Each job is a module that the worker fetches when it is first asked for. */

import type { Engine } from '../engine.ts';

/** A job: answers in the end, tells on the way how far it is, 0 … 1. Input and answer cross between threads, so both are plain data. */
export interface Job<Input, Output> {
  run(engine: Engine, input: Input, progress: (part: number) => void): Promise<Output>;
}

export const JOBS = {
  ask: () => import('../ask/ask-job.ts'),
  muhurta: () => import('../panchang/muhurta-job.ts'),
  report: () => import('../report/report-job.ts'),
} as const satisfies Readonly<Record<string, () => Promise<Job<never, unknown>>>>;

export type JobName = keyof typeof JOBS;
type JobOf<N extends JobName> = Awaited<ReturnType<(typeof JOBS)[N]>>;
export type InputOf<N extends JobName> = JobOf<N> extends Job<infer Input, unknown> ? Input : never;
export type OutputOf<N extends JobName> = JobOf<N> extends Job<never, infer Output> ? Output : never;

/** What the page sends. */
export interface Order {
  readonly name: string;
  readonly input: unknown;
}

/** What the worker sends back: progress as often as it likes, then one of the others. */
export type Notice =
  | { readonly kind: 'progress'; readonly part: number }
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'failed'; readonly message: string; readonly field?: string };
