/** Step 4, count the call against its rate: by account with a key, by address without one. */

import { Refusal } from '../http/refusal.ts';
import { rateOf as rateOfAccount } from '../offices/plans/table.ts';
import type { Allowance } from '../ports/index.ts';
import type { Desk } from './desk.ts';
import type { Call } from './name.ts';

/**
 * Counts the call.
 *
 * @returns nothing when the limiter counts at once
 * @throws  Refusal RATE_LIMIT_EXCEEDED with the seconds to wait
 */
export function limit(desk: Desk, call: Call): Promise<void> | undefined {
  const taken = ask(desk, call, 'take');
  if (taken instanceof Promise) return taken.then((allowance) => weigh(call, allowance));
  weigh(call, taken);
  return undefined;
}

function weigh(call: Call, allowance: Allowance): void {
  call.allowance = allowance;
  if (allowance.retryAfterSeconds === 0) return;
  throw new Refusal(
    'RATE_LIMIT_EXCEEDED',
    `More than ${allowance.limit} calls in a minute. Try again in ${allowance.retryAfterSeconds} s.`,
    {
      retryAfterSeconds: allowance.retryAfterSeconds,
      members: { limits: { perMinute: allowance.limit } },
    },
  );
}

/** Where the caller stands, for the headers of answers that were never counted. */
export function standing(desk: Desk, call: Call): Allowance | Promise<Allowance> {
  return call.allowance ?? ask(desk, call, 'look');
}

/** The same for calls of which there are too many to ask others about each. */
export function standingHere(desk: Desk, call: Call): Allowance | Promise<Allowance> {
  return ask(desk, call, desk.limiter.lookHere === undefined ? 'look' : 'lookHere');
}

/** What the limiter tells, at once or later. */
function ask(desk: Desk, call: Call, how: 'take' | 'look' | 'lookHere'): Allowance | Promise<Allowance> {
  try {
    const told = desk.limiter[how]?.(subjectOf(call), rateOf(desk, call)) ?? uncounted(desk, call);
    return told instanceof Promise ? told.catch(() => uncounted(desk, call)) : told;
  } catch {
    return uncounted(desk, call);
  }
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
