/** Holds that an earlier process left pending: whoever owns the file alone knows that nobody will settle them. */

import type { Transaction } from '../sql/database.ts';

const GIVE_BACK = `UPDATE wallet SET pending_debits = wallet.pending_debits - orphans.amount
  FROM (SELECT account_id, SUM(amount) AS amount FROM hold WHERE state = 'pending' GROUP BY account_id) AS orphans
  WHERE orphans.account_id = wallet.account_id`;
const FORGET = `DELETE FROM idempotency WHERE state = 'running' AND (account_id, scope, claim_key) IN (
  SELECT account_id, scope, claim_key FROM hold WHERE state = 'pending' AND claim_key IS NOT NULL)`;
const VOID = `UPDATE hold SET state = 'voided', resolved_ms = ? WHERE state = 'pending'`;

/** Voids them all, with their claims; tells how many there were. */
export async function voidOrphans(tx: Transaction): Promise<number> {
  await tx.run(GIVE_BACK);
  await tx.run(FORGET);
  return tx.run(VOID, await tx.nowMs());
}
