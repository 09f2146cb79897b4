/** Step 10, settle: charge, usage, events and remembered answer in one transaction; no byte of the answer leaves before it is done. */

import { Refusal } from '../http/refusal.ts';
import type { Micro } from '../money.ts';
import { usageLimitExceeded, usageThresholdReached } from '../offices/events/index.ts';
import { CREDIT, termsOf } from '../offices/plans/table.ts';
import { crossings } from '../offices/usage/thresholds.ts';
import { spanOfPeriod } from '../period.ts';
import type { Account, Answer, Charge, Conclusion, EventDraft, Hold, Ledger } from '../ports/index.ts';
import type { Desk } from './desk.ts';
import { unavailable } from './recall.ts';
import type { Aftermath, Outcome } from './row.ts';

/** What the charge of an outcome needs to know of it: nothing else of it is held while the disk is waited for. */
export interface Dues {
  readonly amount: Micro;
  readonly tokens: { readonly input: number; readonly output: number } | undefined;
  readonly aftermath: Aftermath | undefined;
}

export function duesOf(outcome: Outcome, hold: Hold): Dues {
  return {
    amount: chargeOf(outcome, hold),
    tokens: outcome.kind === 'data' ? outcome.tokens : undefined,
    aftermath: outcome.kind === 'data' || outcome.kind === 'file' ? outcome.aftermath : undefined,
  };
}

/**
 * Charges the hold and remembers the answer.
 *
 * @param answerOf  builds the answer
 * @throws  Refusal BILLING_UNAVAILABLE when the hold is no longer ours, and then nothing was charged; or when the ledger fails, and then
 *          nobody can tell before it answers again
 */
export async function settle(
  desk: Desk,
  account: Account,
  hold: Hold,
  { amount, tokens, aftermath }: Dues,
  answerOf: (charge: Charge) => Answer,
): Promise<Answer> {
  let packingFault: unknown = null;
  const conclude = (charge: Charge): Conclusion => {
    packingFault = null;
    try {
      const { events, mark } = aftermath?.tell(charge) ?? { events: [], mark: null };
      return {
        answer: answerOf(charge),
        events: [
          ...events.map(({ type, data, once }) => desk.draft(type, data, once)),
          ...usageEvents(desk, account, charge),
        ],
        ...(mark === null ? {} : { mark }),
      };
    } catch (error) {
      packingFault = error;
      throw error;
    }
  };
  const settled = await desk.ledger
    .settle(
      hold,
      {
        amount,
        ...(tokens === undefined ? {} : { inputTokens: tokens.input, outputTokens: tokens.output }),
        ...(aftermath === undefined ? {} : { mark: aftermath.mark }),
      },
      conclude,
    )
    .catch((error: unknown) => {
      throw packingFault ?? unconfirmed(error);
    });
  if (settled.kind === 'lost') throw unavailable();
  return settled.answer;
}

/** What a hold is charged with in the end. */
function chargeOf(outcome: Outcome, hold: Hold): Micro {
  return (outcome.kind === 'data' ? outcome.charge : undefined) ?? hold.amount;
}

/**
 * The ledger failed while it was charging. Whether the charge stands is known to it alone: a repetition under the same key finds out, and
 * gets the answer of a charge that stands.
 */
function unconfirmed(cause: unknown): Refusal {
  return new Refusal(
    'BILLING_UNAVAILABLE',
    'Billing did not confirm this call, so its answer is held back. Try again with the same Idempotency-Key; without one, look for this request id in the history first.',
    { retryAfterSeconds: 5, cause },
  );
}

/** Gives the money back. A ledger that cannot hear it voids the hold itself when the lease has passed. */
export async function release(ledger: Ledger, hold: Hold): Promise<void> {
  await ledger.release(hold).catch(() => undefined);
}

/** The events of a quota that this charge brought to a threshold. */
function usageEvents(desk: Desk, account: Account, charge: Charge): readonly EventDraft[] {
  const { id, credits, requestsPerMonth } = termsOf(account.plan);
  const quota =
    requestsPerMonth === null
      ? ({ metric: 'credits', limit: credits } as const)
      : ({ metric: 'requests', limit: requestsPerMonth } as const);
  const { startMs, endMs } = spanOfPeriod(charge.usageAfter.period);
  return crossings(quota, charge, CREDIT).map(({ type, percent, metric, used, limit, once }) => {
    const use = { userId: account.id, metric, used, limit, periodStartMs: startMs, periodEndMs: endMs, plan: id };
    const told = percent === 80 ? usageThresholdReached(use) : usageLimitExceeded(use, desk.settings.upgradeUrl);
    return desk.draft(type, told, once);
  });
}
