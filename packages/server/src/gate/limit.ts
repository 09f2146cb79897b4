/** Step 4, count the call against its rate: by account with a key, by address without one. */

import { Refusal } from '../http/refusal.ts';
import { rateOf as rateOfAccount } from '../offices/plans/table.ts';
import type { Allowance } from '../ports/index.ts';
import type { Desk } from './desk.ts';
import type { Call } from './name.ts';

/**
 * Counts the call.
 *
 * @throws  Refusal RATE_LIMIT_EXCEEDED with the seconds to wait
 */
export async function limit(desk: Desk, call: Call): Promise<void> {
  const perMinute = rateOf(desk, call);
  const allowance = await desk.limiter.take(subjectOf(call), perMinute).catch(() => uncounted(desk, call));
  call.allowance = allowance;
  if (allowance.retryAfterSeconds === 0) return;
  throw new Refusal(
    'RATE_LIMIT_EXCEEDED',
    `More than ${perMinute} calls in a minute. Try again in ${allowance.retryAfterSeconds} s.`,
    {
      retryAfterSeconds: allowance.retryAfterSeconds,
      members: { limits: { perMinute } },
    },
  );
}

/** Where the caller stands, for the headers of answers that were never counted. */
export async function standing(desk: Desk, call: Call): Promise<Allowance> {
  return call.allowance ?? desk.limiter.look(subjectOf(call), rateOf(desk, call)).catch(() => uncounted(desk, call));
}

/** Limits fail softly, unlike money: when the limiter does not answer, the call passes, and the log tells. */
function uncounted(desk: Desk, call: Call): Allowance {
  const { requestId, startedMs } = call;
  desk.log.write({ event: 'fault', level: 'warn', requestId, note: 'the limiter does not answer; nothing is counted' });
  const limit = rateOf(desk, call);
  return { limit, remaining: limit, resetAtSeconds: Math.ceil(startedMs / 1000), retryAfterSeconds: 0 };
}

function rateOf({ settings }: Desk, { account }: Call): number {
  return account === null ? settings.addressPerMinute : rateOfAccount(account);
}

function subjectOf({ account, address }: Call): string {
  return account === null ? `address ${address}` : `account ${account.id}`;
}
