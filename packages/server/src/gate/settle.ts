/** Step 10, settle: the charge and the remembered answer in one transaction; no byte of the answer leaves before it is done. */

import { type Micro, NOTHING } from '../money.ts';
import type { Answer, Hold, Ledger } from '../ports.ts';
import { unavailable } from './recall.ts';

/**
 * Charges the hold and remembers the answer.
 *
 * @param hold      null for a free row
 * @param answerOf  builds the answer from the amount that was charged
 * @throws  Refusal BILLING_UNAVAILABLE when the ledger fails or the hold is no longer ours; then nothing was charged
 */
export async function settle(ledger: Ledger, hold: Hold | null, answerOf: (charged: Micro) => Answer): Promise<Answer> {
  if (hold === null) return answerOf(NOTHING);
  let packingFault: unknown = null;
  const settled = await ledger
    .settle(hold, ({ amount }) => {
      try {
        return answerOf(amount);
      } catch (error) {
        packingFault = error;
        throw error;
      }
    })
    .catch(() => {
      throw packingFault ?? unavailable();
    });
  if (settled.kind === 'lost') throw unavailable();
  return settled.answer;
}

/** Gives the money back. A ledger that cannot hear it voids the hold itself when the lease has passed. */
export async function release(ledger: Ledger, hold: Hold | null): Promise<void> {
  if (hold !== null) await ledger.release(hold).catch(() => undefined);
}
