/** How often somebody may call. */

import type { AdapterNote } from './world.ts';

/** Where a subject stands against its rate. */
export interface Allowance {
  /** Calls per minute. */
  readonly limit: number;
  /** Calls left at this instant. */
  readonly remaining: number;
  /** When all of them are back, seconds since 1970. */
  readonly resetAtSeconds: number;
  /** 0 when the call may pass, else whole seconds to wait, at least 1. */
  readonly retryAfterSeconds: number;
}

/** Counts that are at hand are told at once: to wait for them would cost a free call more than the counting does. */
export interface Limiter {
  readonly about: AdapterNote;
  /** Counts one call of the subject. */
  take(subject: string, perMinute: number): Allowance | Promise<Allowance>;
  /** The same figures without counting. */
  look(subject: string, perMinute: number): Allowance | Promise<Allowance>;
  /** The same by what this process alone has counted, where `look` would have to ask others. */
  lookHere?(subject: string, perMinute: number): Allowance | Promise<Allowance>;
}
