/** What an account has used and what moved its money, read from its book. */

import { micro, NOTHING } from '../../money.ts';
import { periodOf } from '../../period.ts';
import type { Transfer, Usage, Wallet } from '../../ports/index.ts';
import type { Book } from './books.ts';

export function usageOf(book: Book | undefined, period: string): Usage {
  return book?.usage.get(period) ?? { period, requests: 0, spent: NOTHING, inputTokens: 0, outputTokens: 0 };
}

/** Newest first; an unknown `before` ends the statement. */
export function statementOf(book: Book | undefined, limit: number, before: string | null): readonly Transfer[] {
  if (book === undefined) return [];
  const end = before === null ? book.transfers.length : book.transfers.findIndex(({ id }) => id === before);
  return book.transfers
    .slice(Math.max(0, end - limit), Math.max(0, end))
    .reverse()
    .map(({ id, kind, amount, endpoint, requestId, reference, atMs }) => ({
      id,
      kind,
      amount,
      endpoint,
      requestId,
      reference,
      atMs,
    }));
}

export function spendingOf(book: Book | undefined, period: string): Awaited<ReturnType<Wallet['spending']>> {
  const rows = new Map<string, { endpoint: string; calls: number; charged: bigint }>();
  for (const { kind, endpoint, amount, atMs } of book?.transfers ?? []) {
    if (kind !== 'charge' || endpoint === null || periodOf(atMs) !== period) continue;
    const row = rows.get(endpoint) ?? { endpoint, calls: 0, charged: 0n };
    rows.set(endpoint, { endpoint, calls: row.calls + 1, charged: row.charged - amount });
  }
  return [...rows.values()]
    .map((row) => ({ ...row, charged: micro(row.charged) }))
    .sort((a, b) => (a.charged === b.charged ? (a.endpoint < b.endpoint ? -1 : 1) : a.charged > b.charged ? -1 : 1));
}
