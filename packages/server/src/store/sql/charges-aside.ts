/**
 * What the programs of a database leave aside: a claim that somebody has, money that is short, a month that is used up, a hold that is gone. Here the guards are looked
 * at one by one, so that the caller can be told which of them it was.
 *
 * Each stands in the WHERE of a statement that changes one row, and again in a CHECK of the table; nothing is read, compared and written back. A transaction may be
 * repeated: the hold's id is made once, so a second run meets what the first one left.
 */

import { type Micro, micro, NOTHING } from '../../money.ts';
import { periodOf, spanOfPeriod } from '../../period.ts';
import type { Hold, Reservation, Reserved, Settled } from '../../ports/index.ts';
import type { Body } from './body.ts';
import { answerOfHold, takeClaim } from './claims.ts';
import { countOf, moneyOf, type SqlRow, type Transaction, textOf, textOrNull, undoable } from './database.ts';

const USED = 'SELECT requests FROM usage_counter WHERE account_id = ? AND period = ?';
const HOLD = `INSERT INTO hold
  (account_id, id, amount, state, fence, endpoint, price_edition, request_id, scope, claim_key, created_ms, expires_ms)
  VALUES (?, ?, ?, 'pending', ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (account_id, id) DO NOTHING`;
const SET_ASIDE = `UPDATE wallet SET pending_debits = pending_debits + ?
  WHERE account_id = ? AND posted_credits - posted_debits - pending_debits >= ?`;
const AVAILABLE =
  'SELECT posted_credits - posted_debits - pending_debits AS available FROM wallet WHERE account_id = ?';
const STANDING = 'SELECT state, amount, scope, claim_key FROM hold WHERE account_id = ? AND id = ? AND fence = ?';

/** Sets money aside, or tells why not. */
export async function reserveAside(body: Body, reservation: Reservation): Promise<Reserved> {
  const { accountId, amount, endpoint, priceEdition, requestId, leaseSeconds, claim, requestsPerMonth } = reservation;
  let holdId: string | undefined;
  const setAside = async (tx: Transaction, undo: (outcome: Reserved) => Error): Promise<Reserved> => {
    const nowMs = await tx.nowMs();
    holdId ??= body.newId('hold', nowMs);
    const claimed = claim === null ? null : await takeClaim(tx, body, claim, holdId);
    if (claimed !== null && claimed.kind !== 'mine') return claimed;
    const fence = claimed?.fence ?? 1;

    if (requestsPerMonth !== null) {
      const period = periodOf(nowMs);
      const used = requestsIn(await tx.one(USED, accountId, period));
      if (used >= requestsPerMonth) {
        const spent = { kind: 'spent-quota', used, resetAtMs: spanOfPeriod(period).endMs } as const;
        // Without a claim nothing is written, and whoever asks all month undoes nobody's writes beside it.
        if (claim === null) return spent;
        throw undo(spent);
      }
    }

    const hold: Hold = { id: holdId, fence, accountId, amount };
    const [scope, key] = claim === null ? [null, null] : [claim.scope, claim.key];
    const terms = [amount, fence, endpoint, priceEdition, requestId, scope, key] as const;
    const untilMs = nowMs + leaseSeconds * 1000;
    const added = await tx.run(HOLD, accountId, holdId, ...terms, nowMs, untilMs);
    if (added === 0 || (await tx.run(SET_ASIDE, amount, accountId, amount)) === 1) return { kind: 'held', hold };
    // Short leaves nothing written, so what a dead call had set aside is not available either.
    const available = (await availableOf(tx, accountId)) - (claimed?.freed ?? 0n);
    throw undo({ kind: 'short', available: micro(available) });
  };
  // A hold that nobody settles is given back, and its claim let go: to lose both in a power cut does no harm. An answer that is told again was written
  // by a commit before, which waited for the disk.
  return undoable(body.database, accountId, setAside, 'while-owned');
}

/**
 * What a hold that could not be settled means for its call: charged before, or lost.
 *
 * @throws RangeError when it holds less than the amount
 */
export function settledBefore({ database, vault }: Body, hold: Hold, amount: Micro): Promise<Settled> {
  return database.read(hold.accountId, async (tx): Promise<Settled> => {
    const row = await tx.one(STANDING, hold.accountId, hold.id, hold.fence);
    if (row === undefined) return { kind: 'lost' };
    const held = moneyOf(row, 'amount');
    if (textOf(row, 'state') === 'pending' && amount > held)
      throw new RangeError(`a hold of ${held} cannot be settled with ${amount}`);
    if (textOf(row, 'state') !== 'posted') return { kind: 'lost' };
    const key = textOrNull(row, 'claim_key');
    const answer = key === null ? null : await answerOfHold(tx, vault, hold, { scope: textOf(row, 'scope'), key });
    return answer === null ? { kind: 'lost' } : { kind: 'settled', answer };
  });
}

async function availableOf(tx: Transaction, accountId: string): Promise<Micro> {
  const row = await tx.one(AVAILABLE, accountId);
  return row === undefined ? NOTHING : moneyOf(row, 'available');
}

function requestsIn(row: SqlRow | undefined): number {
  return row === undefined ? 0 : countOf(row, 'requests');
}
