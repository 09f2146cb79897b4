/** Work that a thread does for a call, and what the call's maker is told where it was not done. */

import type { CallFacts } from '../gate/row.ts';
import { Refusal } from '../http/refusal.ts';
import { type Workers, WorkFault } from '../ports/index.ts';

/** How long work may take, waiting included, and what else ends it. */
export interface FarTime {
  readonly deadlineSeconds: number;
  readonly signal?: AbortSignal;
  /** Whether it ends when the caller goes away. That costs a thread, and the next one its start: for work that takes longer than that. */
  readonly endsWhenLeft?: boolean;
}

/**
 * Has a thread do it. The call holds up nobody here from now on.
 *
 * @throws  Refusal OVERLOADED where it was not done; what the work itself throws, as the port says
 */
export async function doneFar(
  workers: Workers,
  name: string,
  input: unknown,
  { endsWhenLeft = false, ...time }: FarTime,
  facts: CallFacts,
): Promise<unknown> {
  facts.elsewhere?.();
  // Work without an account has one share of the line, whoever asks.
  const owner = facts.account?.id ?? name;
  const isWatched = endsWhenLeft && facts.whenLeft !== undefined;
  const left = isWatched ? { whenLeft: (then: () => void) => facts.whenLeft?.(then) } : {};
  return workers.run(name, input, { owner, ...time, ...left }).catch((error: unknown) => {
    throw refusalOfWork(error);
  });
}

/** What a row is told of its call where nobody calls: in a thread. */
export function factsOfNobody(nowMs: number): CallFacts {
  const sha256 = () => Promise.reject(new Error('a thread has no host'));
  return { requestId: '', origin: '', account: null, allowance: null, nowMs, sha256 };
}

/** What a caller is told of work that was not done; everything else as it is. */
export function refusalOfWork(error: unknown): unknown {
  if (!(error instanceof WorkFault) || error.kind === 'lost') return error;
  const message = error.kind === 'late' ? 'This call took longer than it may.' : 'Too many long calls at once.';
  return new Refusal('OVERLOADED', `${message} Nothing was charged; try again.`, { retryAfterSeconds: RETRY_SECONDS });
}

const RETRY_SECONDS = 2;
