/** How a pool says no, and how errors of the engine cross from a worker to whoever asked. */

import { EngineError, type EngineErrorDetail } from '../errors.ts';

/** Why a pool did not do a job, where the job itself is not to blame. */
export type PoolErrorCode =
  /** So many jobs are under way that no more are taken; come again later. */
  | 'BUSY'
  /** The worker ended, or could not be started, while it had a piece of the job. */
  | 'LOST'
  /** The pool was closed. */
  | 'CLOSED';

/** A job that was not done: `code` is for programs, `message` for people, `cause` what the host told. */
export class PoolError extends Error {
  override readonly name = 'PoolError';
  readonly code: PoolErrorCode;

  constructor(code: PoolErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** An error as plain data. */
export type Fault =
  | { readonly kind: 'engine'; readonly detail: EngineErrorDetail }
  | { readonly kind: 'other'; readonly name: string; readonly message: string; readonly stack: string };

/** An error made plain, for the way. */
export function faultOf(error: unknown): Fault {
  // By name and not by class: bundles of a program may each carry their own copy of it.
  if (error instanceof Error && error.name === 'EngineError' && 'field' in error) {
    const { code, field, allowed, message } = error as EngineError;
    return { kind: 'engine', detail: { code, field, allowed, message } };
  }
  if (!(error instanceof Error)) return { kind: 'other', name: 'Error', message: String(error), stack: '' };
  return { kind: 'other', name: error.name, message: error.message, stack: error.stack ?? '' };
}

/** The error again: an `EngineError` with everything it held; of any other its name, message and stack. */
export function errorOf(fault: Fault): Error {
  if (fault.kind === 'engine') return new EngineError(fault.detail);
  const { name, message, stack } = fault;
  return Object.assign(new Error(message), { name, ...(stack === '' ? {} : { stack }) });
}
