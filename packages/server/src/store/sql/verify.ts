/** Checks every rule of the books in one snapshot. Every sum is taken afresh from transfers and holds, never from what is checked. */

import { periodOf } from '../../period.ts';
import type { LedgerReport } from '../../ports/index.ts';
import { countOf, type Database, type SqlRow, textOf } from './database.ts';

/** Faults of one rule that are told; more of the same teach nothing. */
const MOST_PER_RULE = 100;

const COUNTS = `SELECT (SELECT COUNT(*) FROM account) AS accounts, (SELECT COUNT(*) FROM transfer) AS transfers,
  (SELECT COUNT(*) FROM hold WHERE state = 'pending') AS pending`;

/** Of UTC: a day is part of one month. */
const DAY_MS = 86_400_000;

/** Each rule is a query for the rows that break it, and the sentence about such a row. */
interface Rule {
  readonly query: string;
  readonly tell: (row: SqlRow) => string;
}

const RULES: readonly Rule[] = [
  {
    query: `SELECT a.id FROM account a LEFT JOIN wallet w ON w.account_id = a.id WHERE w.account_id IS NULL`,
    tell: (row) => `account ${textOf(row, 'id')} has no wallet`,
  },
  {
    query: `SELECT account_id, posted_debits + pending_debits - posted_credits AS missing FROM wallet
      WHERE posted_credits - posted_debits - pending_debits < 0`,
    tell: (row) => `wallet ${textOf(row, 'account_id')} is overdrawn by ${row['missing']}`,
  },
  {
    query: `SELECT w.account_id, w.posted_credits, w.posted_debits, COALESCE(t.credits, 0) AS credits, COALESCE(t.debits, 0) AS debits
      FROM wallet w LEFT JOIN (
        SELECT account_id, CAST(SUM(CASE WHEN amount > 0 THEN amount ELSE 0 END) AS BIGINT) AS credits,
          CAST(SUM(CASE WHEN amount < 0 THEN -amount ELSE 0 END) AS BIGINT) AS debits FROM transfer GROUP BY account_id
      ) t ON t.account_id = w.account_id
      WHERE w.posted_credits <> COALESCE(t.credits, 0) OR w.posted_debits <> COALESCE(t.debits, 0)`,
    tell: (row) =>
      `wallet ${textOf(row, 'account_id')} says ${row['posted_credits']} in and ${row['posted_debits']} out, its transfers ${row['credits']} and ${row['debits']}`,
  },
  {
    query: `SELECT w.account_id, w.pending_debits, COALESCE(h.pending, 0) AS pending FROM wallet w LEFT JOIN (
        SELECT account_id, CAST(SUM(amount) AS BIGINT) AS pending FROM hold WHERE state = 'pending' GROUP BY account_id
      ) h ON h.account_id = w.account_id WHERE w.pending_debits <> COALESCE(h.pending, 0)`,
    tell: (row) =>
      `wallet ${textOf(row, 'account_id')} sets ${row['pending_debits']} aside, its pending holds ${row['pending']}`,
  },
  {
    query: `SELECT h.id FROM hold h LEFT JOIN wallet w ON w.account_id = h.account_id WHERE w.account_id IS NULL`,
    tell: (row) => `hold ${textOf(row, 'id')} is of no account`,
  },
  {
    query: `SELECT h.id, h.state, h.posted_amount, COALESCE(t.charges, 0) AS charges, COALESCE(t.charged, 0) AS charged
      FROM hold h LEFT JOIN (
        SELECT account_id, hold_id, COUNT(*) AS charges, CAST(SUM(-amount) AS BIGINT) AS charged
        FROM transfer WHERE kind = 'charge' GROUP BY account_id, hold_id
      ) t ON t.account_id = h.account_id AND t.hold_id = h.id
      WHERE COALESCE(t.charges, 0) <> CASE h.state WHEN 'posted' THEN 1 ELSE 0 END
        OR COALESCE(t.charged, 0) <> h.posted_amount`,
    tell: (row) =>
      `hold ${textOf(row, 'id')} is ${textOf(row, 'state')} with ${row['posted_amount']}, its ${row['charges']} charges come to ${row['charged']}`,
  },
  {
    query: `SELECT t.id, t.kind FROM transfer t LEFT JOIN hold h ON h.account_id = t.account_id AND h.id = t.hold_id
      WHERE t.kind IN ('charge', 'refund') AND (h.id IS NULL OR h.state <> 'posted')`,
    tell: (row) => `transfer ${textOf(row, 'id')} is a ${textOf(row, 'kind')} without a posted hold`,
  },
  {
    query: `SELECT h.id, h.posted_amount, h.refunded_amount, COALESCE(t.refunds, 0) AS refunds
      FROM hold h LEFT JOIN (
        SELECT account_id, hold_id, CAST(SUM(amount) AS BIGINT) AS refunds
        FROM transfer WHERE kind = 'refund' GROUP BY account_id, hold_id
      ) t ON t.account_id = h.account_id AND t.hold_id = h.id
      WHERE h.state = 'posted' AND (COALESCE(t.refunds, 0) <> h.refunded_amount OR COALESCE(t.refunds, 0) > h.posted_amount)`,
    tell: (row) =>
      `hold ${textOf(row, 'id')} of ${row['posted_amount']} says ${row['refunded_amount']} went back, its refunds ${row['refunds']}`,
  },
  {
    query: `SELECT i.hold_id, i.state, h.state AS hold_state FROM idempotency i
      LEFT JOIN hold h ON h.account_id = i.account_id AND h.id = i.hold_id
      WHERE h.id IS NULL OR h.scope IS NULL OR h.scope <> i.scope OR h.claim_key <> i.claim_key OR h.fence <> i.fence
        OR (i.state = 'done' AND h.state <> 'posted') OR (i.state = 'running' AND h.state <> 'pending')`,
    tell: (row) =>
      `the claim of hold ${textOf(row, 'hold_id')} is ${textOf(row, 'state')}, the hold ${row['hold_state'] ?? 'gone'}`,
  },
  {
    query: `SELECT hold_id, COUNT(*) AS claims FROM idempotency GROUP BY account_id, hold_id HAVING COUNT(*) > 1`,
    tell: (row) => `hold ${textOf(row, 'hold_id')} answers ${row['claims']} claims`,
  },
  {
    query: `SELECT d.id FROM delivery d LEFT JOIN endpoint e ON e.account_id = d.account_id AND e.id = d.endpoint_id
      WHERE d.due_ms IS NOT NULL AND e.id IS NULL`,
    tell: (row) => `delivery ${textOf(row, 'id')} waits for an endpoint that is gone`,
  },
];

// Months are worked out here, from each day that has charges: the two engines name months in different words. In an order that needs all sums before the first
// row, so that SQLite's have been taken aside.
const DAYS = `SELECT account_id, at_ms / ${DAY_MS} AS day, COUNT(*) AS charges, CAST(SUM(-amount) AS BIGINT) AS charged
  FROM transfer WHERE kind = 'charge' GROUP BY account_id, at_ms / ${DAY_MS} ORDER BY COUNT(*)`;
const COUNTERS = 'SELECT account_id, period, requests, spent FROM usage_counter';

/** The state of the books. */
export function verifyLedger(database: Database): Promise<LedgerReport> {
  return database.survey(async (tx) => {
    const faults: string[] = [];
    for (const { query, tell } of RULES)
      for (const row of await tx.all(`${query} LIMIT ${MOST_PER_RULE}`)) faults.push(tell(row));
    faults.push(...usageFaults(await tx.all(DAYS), await tx.all(COUNTERS)).slice(0, MOST_PER_RULE));
    const counts = await tx.one(COUNTS);
    if (counts === undefined) throw new Error('The store does not count its rows');
    return {
      accounts: countOf(counts, 'accounts'),
      transfers: countOf(counts, 'transfers'),
      pendingHolds: countOf(counts, 'pending'),
      faults,
    };
  });
}

/** Usage counters against the charges of their months. */
function usageFaults(days: readonly SqlRow[], counters: readonly SqlRow[]): readonly string[] {
  const charged = new Map<string, { calls: number; sum: bigint }>();
  for (const row of days) {
    const name = `${textOf(row, 'account_id')} ${periodOf(countOf(row, 'day') * DAY_MS)}`;
    const { calls, sum } = charged.get(name) ?? { calls: 0, sum: 0n };
    charged.set(name, { calls: calls + countOf(row, 'charges'), sum: sum + BigInt(row['charged'] as bigint) });
  }
  const faults: string[] = [];
  for (const row of counters) {
    const name = `${textOf(row, 'account_id')} ${textOf(row, 'period')}`;
    const { calls, sum } = charged.get(name) ?? { calls: 0, sum: 0n };
    charged.delete(name);
    if (BigInt(row['spent'] as bigint) !== sum) faults.push(`usage ${name} says ${row['spent']}, its charges ${sum}`);
    if (countOf(row, 'requests') !== calls) faults.push(`usage ${name} counts ${row['requests']} calls of ${calls}`);
  }
  for (const [name, { sum }] of charged) faults.push(`usage ${name} is missing, its charges come to ${sum}`);
  return faults;
}
