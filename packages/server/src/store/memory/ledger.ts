/** Wallets and remembered answers in memory, behind the one port for both. */

import { micro, NOTHING } from '../../money.ts';
import type { AdapterNote, Ledger } from '../../ports/index.ts';
import type { Books } from './books.ts';
import { fund, refund } from './funds.ts';
import { availableOf, expire, release, renew, reserve, settle } from './holds.ts';
import { spendingOf, statementOf, usageOf } from './statement.ts';
import { verifyBooks } from './verify.ts';

export function memoryLedger(books: Books, about: AdapterNote): Ledger {
  return {
    about,
    balance: async (accountId) => {
      const book = books.accounts.get(accountId);
      if (book === undefined) return { available: NOTHING, reserved: NOTHING };
      return { available: availableOf(book), reserved: micro(book.pending) };
    },
    reserve: async (reservation) => reserve(books, reservation),
    settle: async (hold, settlement, conclude) => settle(books, hold, settlement, conclude),
    release: async (hold) => release(books, hold),
    renew: async (hold, leaseSeconds) => renew(books, hold, leaseSeconds),
    fund: async (funding) => fund(books, funding),
    refund: async (accountId, requestId, amount, reference) => refund(books, accountId, requestId, amount, reference),
    expire: async (limit) => expire(books, limit),
    statement: async (accountId, limit, before) => statementOf(books.accounts.get(accountId), limit, before),
    usage: async (accountId, period) => usageOf(books.accounts.get(accountId), period),
    spending: async (accountId, period) => spendingOf(books.accounts.get(accountId), period),
    happened: async (accountId, once) => books.accounts.get(accountId)?.once.get(once) ?? null,
    verify: async () => verifyBooks(books),
    recall: async (claim) => books.answers.look(claim),
    purge: async (limit) => books.answers.purge(limit),
  };
}
