/** Step 8, reserve: the claim and the money in one transaction, before any work. A race lost here is told as it is. */

import type { Account, Answer, Claim, Hold, Ledger } from '../ports.ts';
import type { Settings } from './desk.ts';
import { short } from './permit.ts';
import { answerOf, unavailable } from './recall.ts';
import type { Row } from './row.ts';

/** How much longer than its row a hold lives, for the way back. */
const GRACE_SECONDS = 30;

/**
 * The hold for this call; the remembered answer when a twin finished in between; null when the row is free.
 *
 * @throws  Refusal PAYMENT_REQUIRED, IDEMPOTENCY_KEY_CONFLICT, IDEMPOTENCY_KEY_REUSED, BILLING_UNAVAILABLE
 */
export async function reserve(
  row: Row,
  account: Account,
  claim: Claim | null,
  requestId: string,
  ledger: Ledger,
  settings: Settings,
): Promise<{ readonly hold: Hold } | { readonly answer: Answer } | null> {
  if (row.price === null) return null;
  const { amount, edition } = row.price;
  const reserved = await ledger
    .reserve({
      accountId: account.id,
      amount,
      endpoint: row.path,
      priceEdition: edition,
      requestId,
      leaseSeconds: row.deadlineSeconds + GRACE_SECONDS,
      claim,
    })
    .catch(() => {
      throw unavailable();
    });
  if (reserved.kind === 'held') return { hold: reserved.hold };
  if (reserved.kind === 'short') throw short('PAYMENT_REQUIRED', amount, reserved.available, settings);
  return { answer: answerOf(reserved) };
}
