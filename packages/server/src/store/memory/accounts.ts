/** Accounts in memory. */

import type { AccountStore } from '../../ports/index.ts';
import { type Books, blankBook } from './books.ts';
import { writeEvents } from './outbox.ts';

export function memoryAccounts(books: Books): AccountStore {
  return {
    open: async (account, events) => {
      if (books.accounts.has(account.id)) return false;
      const { id, plan, perMinute, name, status, createdMs } = account;
      books.accounts.set(id, blankBook({ id, plan, perMinute, name, status, createdMs }));
      writeEvents(books, id, events);
      return true;
    },
    find: async (id) => books.accounts.get(id)?.record ?? null,
    list: async () =>
      [...books.accounts.values()].map(({ record }) => record).sort((a, b) => a.createdMs - b.createdMs),
    change: async (id, change, eventsOf) => {
      const book = books.accounts.get(id);
      if (book === undefined) return null;
      // Worked out first: if it throws, nothing has changed.
      const events = eventsOf(book.record);
      book.record = { ...book.record, ...change };
      writeEvents(books, id, events);
      return book.record;
    },
  };
}
