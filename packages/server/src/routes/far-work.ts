/** Work that a thread does for a call, and what the call's maker is told where it was not done. */

import type { CallFacts } from '../gate/row.ts';
import { Refusal } from '../http/refusal.ts';
import { type Workers, WorkFault } from '../ports/index.ts';

/**
 * Has a thread do it; it ends with the time of the call, and when nobody waits any more.
 *
 * @throws  Refusal OVERLOADED where it was not done; what the work itself throws, as the port says
 */
export async function doneFar(
  workers: Workers,
  name: string,
  input: unknown,
  deadlineSeconds: number,
  facts: CallFacts,
): Promise<unknown> {
  const owner = facts.account?.id ?? null;
  const left = facts.whenLeft === undefined ? {} : { whenLeft: (then: () => void) => facts.whenLeft?.(then) };
  return workers.run(name, input, { owner, deadlineSeconds, ...left }).catch((error: unknown) => {
    throw refusalOfWork(error);
  });
}

/** What a caller is told of work that was not done; everything else as it is. */
export function refusalOfWork(error: unknown): unknown {
  if (!(error instanceof WorkFault) || error.kind === 'lost') return error;
  const message = error.kind === 'late' ? 'This call took longer than it may.' : 'Too many long calls at once.';
  return new Refusal('OVERLOADED', `${message} Nothing was charged; try again.`, { retryAfterSeconds: RETRY_SECONDS });
}

const RETRY_SECONDS = 2;
