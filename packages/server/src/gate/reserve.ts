/** Step 8, reserve: the claim and the money in one transaction, before any work. A race lost here is told as it is. */

import type { Price } from '../contract/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { termsOf } from '../offices/plans/table.ts';
import type { Account, Answer, Claim, Hold, Ledger, Reserved } from '../ports/index.ts';
import type { Settings } from './desk.ts';
import type { Call } from './name.ts';
import { short } from './permit.ts';
import { answerOf, unavailable } from './recall.ts';
import type { Row } from './row.ts';

/** How much longer than its row a hold lives, for the way back. */
const GRACE_SECONDS = 30;

/**
 * The hold for this call; the remembered answer when a twin finished in between; null when the call is free.
 *
 * @throws  Refusal PAYMENT_REQUIRED, PLAN_LIMIT_EXCEEDED, IDEMPOTENCY_KEY_CONFLICT, IDEMPOTENCY_KEY_REUSED, BILLING_UNAVAILABLE
 */
export async function reserve(
  row: Pick<Row, 'path' | 'deadlineSeconds'>,
  price: Price | null,
  account: Account,
  claim: Claim | null,
  { requestId, startedMs }: Pick<Call, 'requestId' | 'startedMs'>,
  ledger: Ledger,
  settings: Settings,
): Promise<{ readonly hold: Hold } | { readonly answer: Answer } | null> {
  if (price === null) return null;
  const { amount, edition } = price;
  const reserved = await ledger
    .reserve({
      accountId: account.id,
      amount,
      endpoint: row.path,
      priceEdition: edition,
      requestId,
      leaseSeconds: row.deadlineSeconds + GRACE_SECONDS,
      claim,
      requestsPerMonth: termsOf(account.plan).requestsPerMonth,
    })
    .catch((error: unknown) => {
      throw unavailable(error);
    });
  switch (reserved.kind) {
    case 'held':
      return { hold: reserved.hold };
    case 'short':
      throw short('PAYMENT_REQUIRED', amount, reserved.available, settings);
    case 'spent-quota':
      throw usedUp(account, reserved, startedMs, settings);
    default:
      return { answer: answerOf(reserved) };
  }
}

function usedUp(
  account: Account,
  quota: Extract<Reserved, { kind: 'spent-quota' }>,
  nowMs: number,
  settings: Settings,
): Refusal {
  const limit = termsOf(account.plan).requestsPerMonth;
  return new Refusal('PLAN_LIMIT_EXCEEDED', `All ${limit} calls of the month are used.`, {
    retryAfterSeconds: Math.max(1, Math.ceil((quota.resetAtMs - nowMs) / 1000)),
    members: {
      usage: { used: quota.used, limit, resetAt: new Date(quota.resetAtMs).toISOString() },
      upgradeUrl: settings.upgradeUrl,
      retryable: false,
    },
  });
}
