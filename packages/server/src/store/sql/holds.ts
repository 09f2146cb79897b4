/** A hold's way out of `pending` other than being charged: given back by its call, or overdue. And its longer life. */

import type { Hold, Wallet } from '../../ports/index.ts';
import type { Body } from './body.ts';
import { HOUSE, moneyOf, type SqlRow, type Transaction, textOf, textOrNull } from './database.ts';

const VOID = `UPDATE hold SET state = ?, resolved_ms = ?
  WHERE account_id = ? AND id = ? AND state = 'pending' RETURNING amount, scope, claim_key`;
const GIVE_BACK = 'UPDATE wallet SET pending_debits = pending_debits - ? WHERE account_id = ?';
const FORGET = `DELETE FROM idempotency
  WHERE account_id = ? AND scope = ? AND claim_key = ? AND hold_id = ? AND state = 'running'`;
const OVERDUE = `SELECT account_id, id FROM hold WHERE state = 'pending' AND expires_ms <= ?
  ORDER BY expires_ms, account_id LIMIT ?`;
const MINE = `SELECT 1 AS mine FROM hold WHERE account_id = ? AND id = ? AND fence = ? AND state = 'pending'`;
const RENEW = `UPDATE hold SET expires_ms = ?
  WHERE account_id = ? AND id = ? AND fence = ? AND state = 'pending' AND expires_ms > ?`;

/**
 * Ends a hold without a charge: its money is no longer set aside.
 *
 * @returns the row as it was, or null when it was not pending any more
 */
export async function voidHold(
  tx: Transaction,
  hold: { readonly accountId: string; readonly id: string },
  state: 'voided' | 'expired',
): Promise<SqlRow | null> {
  const row = await tx.one(VOID, state, await tx.nowMs(), hold.accountId, hold.id);
  if (row === undefined) return null;
  await tx.run(GIVE_BACK, moneyOf(row, 'amount'), hold.accountId);
  return row;
}

/** The same, and its claim is free. */
async function discard(
  tx: Transaction,
  hold: { readonly accountId: string; readonly id: string },
  state: 'voided' | 'expired',
): Promise<boolean> {
  const row = await voidHold(tx, hold, state);
  if (row === null) return false;
  const key = textOrNull(row, 'claim_key');
  if (key !== null) await tx.run(FORGET, hold.accountId, textOf(row, 'scope'), key, hold.id);
  return true;
}

/** The part of the wallet that ends holds. */
export function holdsOf({ database }: Body): Pick<Wallet, 'release' | 'renew' | 'expire'> {
  return {
    release: (hold: Hold) =>
      database.write(hold.accountId, async (tx) => {
        const mine = await tx.one(MINE, hold.accountId, hold.id, hold.fence);
        if (mine !== undefined) await discard(tx, hold, 'voided');
      }),
    renew: (hold, leaseSeconds) =>
      database.write(hold.accountId, async (tx) => {
        const nowMs = await tx.nowMs();
        const untilMs = nowMs + leaseSeconds * 1000;
        return (await tx.run(RENEW, untilMs, hold.accountId, hold.id, hold.fence, nowMs)) === 1;
      }),
    expire: (limit) =>
      database.write(HOUSE, async (tx) => {
        const rows = await tx.all(OVERDUE + database.dialect.skipLocked, await tx.nowMs(), limit);
        // In one order everywhere, so that two processes never wait for one another's wallets.
        const holds = rows
          .map((row) => ({ accountId: textOf(row, 'account_id'), id: textOf(row, 'id') }))
          .sort((a, b) => (a.accountId < b.accountId || (a.accountId === b.accountId && a.id < b.id) ? -1 : 1));
        let gone = 0;
        for (const hold of holds) if (await discard(tx, hold, 'expired')) gone += 1;
        return gone;
      }),
  };
}
