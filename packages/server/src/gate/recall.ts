/** Step 6, recall: was this very call answered before, is it running, or was its key used for something else? */

import { USUAL_KEEP_HOURS } from '../contract/operation.ts';
import { orderedJson } from '../http/json.ts';
import { hex } from '../http/names.ts';
import { Refusal } from '../http/refusal.ts';
import type { Account, Answer, Claim, CryptoPort, Ledger, Recalled } from '../ports/index.ts';
import type { RawInput, Row } from './row.ts';

/** The header of a client that comes back to a stream. */
export const LAST_EVENT_ID = 'Last-Event-ID';

/**
 * The claim of a call that came with an idempotency key. The whole body counts, fields we ignore included; their order does not. So do the
 * headers that the row reads, where they were sent – but for the one that says how much of the answer the caller has.
 */
export async function claimOf(
  row: Row,
  account: Account,
  key: string,
  raw: RawInput,
  crypto: CryptoPort,
): Promise<Claim> {
  const scope = `${row.method} ${row.path}`;
  const told = Object.keys(row.requestHeaders ?? {}).flatMap((name) => {
    const value = name === LAST_EVENT_ID ? null : raw.header(name);
    return value === null ? [] : [[name, value]];
  });
  const asked = orderedJson([scope, raw.params, raw.query, raw.body, ...(told.length === 0 ? [] : [told])]);
  const keepSeconds = (row.keepHours ?? USUAL_KEEP_HOURS) * 3600;
  return {
    accountId: account.id,
    scope,
    key,
    fingerprint: hex(await crypto.sha256(new TextEncoder().encode(asked))),
    keepSeconds,
  };
}

/**
 * The remembered answer, or null when the call is new.
 *
 * @throws  Refusal IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_CONFLICT, BILLING_UNAVAILABLE
 */
export async function recall(ledger: Ledger, claim: Claim): Promise<Answer | null> {
  const known = await ledger.recall(claim).catch((error: unknown) => {
    throw unavailable(error);
  });
  return known.kind === 'fresh' ? null : answerOf(known);
}

/** The answer of a claim that is not fresh, or the refusal it means. */
export function answerOf(known: Exclude<Recalled, { kind: 'fresh' }>): Answer {
  if (known.kind === 'answered') return known.answer;
  if (known.kind === 'other-body') {
    throw new Refusal(
      'IDEMPOTENCY_KEY_REUSED',
      'This idempotency key was used with another body. Use a fresh key for a new call.',
    );
  }
  throw new Refusal(
    'IDEMPOTENCY_KEY_CONFLICT',
    'A call with this idempotency key is still running. Try again with the same key.',
    {
      retryAfterSeconds: known.retryAfterSeconds,
      members: { retryWithSameIdempotencyKey: true },
    },
  );
}

/** Money fails closed: when the ledger does not answer, nobody else does. The cause is for the log. */
export function unavailable(cause?: unknown): Refusal {
  return new Refusal('BILLING_UNAVAILABLE', 'Billing does not answer at the moment. Nothing was charged; try again.', {
    retryAfterSeconds: 5,
    ...(cause === undefined ? {} : { cause }),
  });
}
