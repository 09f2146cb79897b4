/** What a wallet holds, what moved its money, and what was used. Read from one snapshot each. */

import { NOTHING } from '../../money.ts';
import { spanOfPeriod } from '../../period.ts';
import type { Transfer, Wallet } from '../../ports/index.ts';
import type { Body } from './body.ts';
import { usageOf } from './charges.ts';
import { countOf, moneyOf, type SqlRow, textOf, textOrNull } from './database.ts';

const BALANCE = `SELECT posted_credits - posted_debits - pending_debits AS available, pending_debits AS reserved
  FROM wallet WHERE account_id = ?`;
const LINES = 'SELECT id, kind, amount, endpoint, request_id, reference, at_ms FROM transfer WHERE account_id = ?';
const NEWEST = `${LINES} ORDER BY id DESC LIMIT ?`;
// An unknown `before` ends the statement.
const OLDER = `${LINES} AND id < (SELECT last.id FROM transfer last WHERE last.account_id = ? AND last.id = ?)
  ORDER BY id DESC LIMIT ?`;
const USAGE = `SELECT requests, spent, input_tokens, output_tokens FROM usage_counter
  WHERE account_id = ? AND period = ?`;
const SPENDING = `SELECT endpoint, COUNT(*) AS calls, CAST(SUM(-amount) AS BIGINT) AS charged FROM transfer
  WHERE account_id = ? AND kind = 'charge' AND at_ms >= ? AND at_ms < ?
  GROUP BY endpoint ORDER BY charged DESC, endpoint`;
const HAPPENED = 'SELECT created_ms FROM event WHERE account_id = ? AND once = ?';

/** The part of the wallet that only looks. */
export function statementOf({
  database,
}: Body): Pick<Wallet, 'balance' | 'statement' | 'usage' | 'spending' | 'happened'> {
  return {
    balance: async (accountId) => {
      const row = await database.readOne(accountId, BALANCE, accountId);
      if (row === undefined) return { available: NOTHING, reserved: NOTHING };
      return { available: moneyOf(row, 'available'), reserved: moneyOf(row, 'reserved') };
    },
    statement: (accountId, limit, before) =>
      database.read(accountId, async (tx) => {
        const rows =
          before === null
            ? await tx.all(NEWEST, accountId, limit)
            : await tx.all(OLDER, accountId, accountId, before, limit);
        return rows.map(lineOf);
      }),
    usage: async (accountId, period) => {
      const row = await database.readOne(accountId, USAGE, accountId, period);
      if (row !== undefined) return usageOf(period, row);
      return { period, requests: 0, spent: NOTHING, inputTokens: 0, outputTokens: 0 };
    },
    spending: (accountId, period) =>
      database.read(accountId, async (tx) => {
        const { startMs, endMs } = spanOfPeriod(period);
        const rows = await tx.all(SPENDING, accountId, startMs, endMs);
        return rows.map((row) => ({
          endpoint: textOf(row, 'endpoint'),
          calls: countOf(row, 'calls'),
          charged: moneyOf(row, 'charged'),
        }));
      }),
    happened: async (accountId, once) => {
      const row = await database.readOne(accountId, HAPPENED, accountId, once);
      return row === undefined ? null : countOf(row, 'created_ms');
    },
  };
}

function lineOf(row: SqlRow): Transfer {
  return {
    id: textOf(row, 'id'),
    kind: textOf(row, 'kind') as Transfer['kind'],
    amount: moneyOf(row, 'amount'),
    endpoint: textOrNull(row, 'endpoint'),
    requestId: textOrNull(row, 'request_id'),
    reference: textOrNull(row, 'reference'),
    atMs: countOf(row, 'at_ms'),
  };
}
