/** Money that comes in, is set right, or is given back; each at most once per reference. */

import { type Micro, micro } from '../../money.ts';
import type { Funded, Refunded, Wallet } from '../../ports/index.ts';
import { audit } from './audit.ts';
import type { Body } from './body.ts';
import { moneyOf, type Transaction, textOf, undoable } from './database.ts';

const AVAILABLE =
  'SELECT posted_credits - posted_debits - pending_debits AS available FROM wallet WHERE account_id = ?';
const EARLIER = 'SELECT account_id, id, amount FROM transfer WHERE kind = ? AND reference = ?';
const FUND = `INSERT INTO transfer (account_id, id, kind, counter, amount, reference, at_ms)
  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const CREDIT = `UPDATE wallet SET posted_credits = posted_credits + ? WHERE account_id = ?
  RETURNING posted_credits - posted_debits - pending_debits AS available`;
const DEBIT = `UPDATE wallet SET posted_debits = posted_debits + ?
  WHERE account_id = ? AND posted_credits - posted_debits - pending_debits >= ?
  RETURNING posted_credits - posted_debits - pending_debits AS available`;

const CHARGED = `SELECT hold_id, endpoint, price_edition FROM transfer
  WHERE account_id = ? AND request_id = ? AND kind = 'charge' ORDER BY id LIMIT 1`;
const HOLD = 'SELECT posted_amount, refunded_amount FROM hold WHERE account_id = ? AND id = ?';
const GIVE = `INSERT INTO transfer
  (account_id, id, kind, counter, amount, hold_id, endpoint, price_edition, request_id, reference, at_ms)
  VALUES (?, ?, 'refund', 'revenue', ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const GIVEN = `UPDATE hold SET refunded_amount = refunded_amount + ?
  WHERE account_id = ? AND id = ? AND state = 'posted' AND refunded_amount + ? <= posted_amount`;

/** Who stands on the other side of money that comes in. */
const COUNTER = { topup: 'funding', grant: 'grant', adjustment: 'adjustment' } as const;

/** The part of the wallet that fills it. */
export function fundsOf(body: Body): Pick<Wallet, 'fund' | 'refund'> {
  return { fund: fundIn(body), refund: refundIn(body) };
}

function fundIn(body: Body): Wallet['fund'] {
  return async ({ accountId, amount, kind, reference }) => {
    if (kind !== 'adjustment' && amount <= 0n) throw new RangeError(`a ${kind} must be above zero`);
    if (amount === 0n) throw new RangeError('an adjustment must not be zero');
    let id: string | undefined;
    return undoable<Funded>(body.database, accountId, async (tx, undo) => {
      const available = await availableOf(tx, accountId);
      if (available === null) return { kind: 'unknown-account' };
      const nowMs = await tx.nowMs();
      id ??= body.newId('trf', nowMs);
      if ((await tx.run(FUND, accountId, id, kind, COUNTER[kind], amount, reference, nowMs)) === 0) {
        const { id: transferId } = await earlier(tx, accountId, kind, reference);
        return { kind: transferId === id ? 'funded' : 'already', transferId, available };
      }
      const wallet =
        amount > 0n ? await tx.one(CREDIT, amount, accountId) : await tx.one(DEBIT, -amount, accountId, -amount);
      if (wallet === undefined) throw undo({ kind: 'short', available });
      await audit(tx, body.newId, accountId, 'wallet.fund', id, { kind, amount, reference });
      return { kind: 'funded', transferId: id, available: moneyOf(wallet, 'available') };
    });
  };
}

function refundIn(body: Body): Wallet['refund'] {
  return async (accountId, requestId, amount, reference) => {
    if (amount !== 'rest' && amount <= 0n) throw new RangeError('a refund must be above zero');
    let id: string | undefined;
    return body.database.write(accountId, async (tx): Promise<Refunded> => {
      if ((await availableOf(tx, accountId)) === null) return { kind: 'nothing-to-refund' };
      const known = await earlierOrNone(tx, accountId, 'refund', reference);
      if (known !== null)
        return { kind: known.id === id ? 'refunded' : 'already', transferId: known.id, amount: known.amount };
      const charge = await tx.one(CHARGED, accountId, requestId);
      if (charge === undefined) return { kind: 'nothing-to-refund' };
      const holdId = textOf(charge, 'hold_id');
      const hold = await tx.one(HOLD + body.database.dialect.lockRow, accountId, holdId);
      const rest = hold === undefined ? 0n : moneyOf(hold, 'posted_amount') - moneyOf(hold, 'refunded_amount');
      if (rest <= 0n) return { kind: 'nothing-to-refund' };
      // Never more than was charged, whatever was asked.
      const given = micro(amount === 'rest' || amount > rest ? rest : amount);

      const nowMs = await tx.nowMs();
      id ??= body.newId('trf', nowMs);
      const terms = [textOf(charge, 'endpoint'), textOf(charge, 'price_edition'), requestId, reference] as const;
      if ((await tx.run(GIVE, accountId, id, given, holdId, ...terms, nowMs)) === 0) {
        const first = await earlier(tx, accountId, 'refund', reference);
        return { kind: 'already', transferId: first.id, amount: first.amount };
      }
      if ((await tx.run(GIVEN, given, accountId, holdId, given)) !== 1) throw new Error(`Hold ${holdId} gave too much`);
      await tx.one(CREDIT, given, accountId);
      await audit(tx, body.newId, accountId, 'wallet.refund', id, { amount: given, requestId, reference });
      return { kind: 'refunded', transferId: id, amount: given };
    });
  };
}

async function availableOf(tx: Transaction, accountId: string): Promise<Micro | null> {
  const row = await tx.one(AVAILABLE, accountId);
  return row === undefined ? null : moneyOf(row, 'available');
}

interface Earlier {
  readonly id: string;
  readonly amount: Micro;
}

/** @throws RangeError when the reference is another account's: one payment cannot fill two wallets */
async function earlier(tx: Transaction, accountId: string, kind: string, reference: string): Promise<Earlier> {
  const known = await earlierOrNone(tx, accountId, kind, reference);
  // A database that hides other tenants' rows shows none, and the insert was refused all the same.
  if (known === null) throw new RangeError('this reference belongs to another account');
  return known;
}

async function earlierOrNone(
  tx: Transaction,
  accountId: string,
  kind: string,
  reference: string,
): Promise<Earlier | null> {
  const row = await tx.one(EARLIER, kind, reference);
  if (row === undefined) return null;
  if (textOf(row, 'account_id') !== accountId) throw new RangeError('this reference belongs to another account');
  return { id: textOf(row, 'id'), amount: moneyOf(row, 'amount') };
}
