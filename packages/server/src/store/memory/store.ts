/** Everything that is kept, in memory: for tests, for trying things out, and for a server in one process that may forget. */

import type { AdapterNote, Clock, CryptoPort, Store } from '../../ports/index.ts';
import { memoryAccounts } from './accounts.ts';
import { type AnswerBounds, memoryAnswers } from './answers.ts';
import { memoryArchive } from './archive.ts';
import { openBooks } from './books.ts';
import { memoryChallenges } from './challenges.ts';
import { memoryConversations } from './conversations.ts';
import { memoryKeyStore } from './keys.ts';
import { memoryLedger } from './ledger.ts';
import { memoryLicences } from './licences.ts';
import { memoryLimiter } from './limiter.ts';
import { memoryReports } from './reports.ts';
import { memoryWebhooks } from './webhooks.ts';

export interface MemoryStoreOptions extends AnswerBounds {
  readonly clock: Clock;
  readonly crypto: CryptoPort;
}

/** An empty store. Every method runs to its end without yielding, which is its transaction. */
export async function memoryStore({ clock, crypto, ...bounds }: MemoryStoreOptions): Promise<Store> {
  const about: AdapterNote = { adapter: 'memory', durable: false, note: 'everything kept ends with the process' };
  const books = openBooks(clock, crypto, memoryAnswers(clock, bounds));
  return {
    about,
    accounts: memoryAccounts(books),
    keys: memoryKeyStore(books, about),
    ledger: memoryLedger(books, about),
    webhooks: memoryWebhooks(books),
    licences: memoryLicences(clock),
    limiter: memoryLimiter(clock),
    archive: memoryArchive(books),
    reports: memoryReports(books),
    conversations: memoryConversations(books),
    challenges: memoryChallenges(books),
    ping: async () => ({ nowMs: clock.nowMs() }),
    close: async () => undefined,
  };
}
