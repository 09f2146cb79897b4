/** Step 4, count the call against its rate: by account with a key, by address without one. */

import { Refusal } from '../http/refusal.ts';
import type { Allowance } from '../ports.ts';
import type { Desk } from './desk.ts';
import type { Call } from './name.ts';

/**
 * Counts the call.
 *
 * @throws  Refusal RATE_LIMIT_EXCEEDED with the seconds to wait
 */
export async function limit({ limiter, settings }: Desk, call: Call): Promise<void> {
  const perMinute = call.account?.perMinute ?? settings.addressPerMinute;
  const allowance = await limiter.take(subjectOf(call), perMinute);
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
export async function standing({ limiter, settings }: Desk, call: Call): Promise<Allowance> {
  return call.allowance ?? limiter.look(subjectOf(call), call.account?.perMinute ?? settings.addressPerMinute);
}

function subjectOf({ account, address }: Call): string {
  return account === null ? `address ${address}` : `account ${account.id}`;
}
