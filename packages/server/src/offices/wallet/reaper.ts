/** Housekeeping of the ledger: holds whose lease has passed are voided, answers whose time has passed are forgotten. */

import type { Ledger } from '../../ports/index.ts';

/** At most so many rows a transaction, so that no call waits behind housekeeping. */
const BATCH = 100;
/** At most so many batches a round. */
const ROUNDS = 20;

/** One round. Tells how many holds were voided and how many answers forgotten. */
export async function reap(ledger: Ledger): Promise<{ readonly expired: number; readonly forgotten: number }> {
  return {
    expired: await drain((limit) => ledger.expire(limit)),
    forgotten: await drain((limit) => ledger.purge(limit)),
  };
}

/** Does work in small batches until there is none left, or enough for one round. Tells how much was done. */
export async function drain(work: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const done = await work(BATCH);
    total += done;
    if (done < BATCH) break;
  }
  return total;
}
