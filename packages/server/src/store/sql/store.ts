/** A whole store over one database that speaks SQL. */

import type { AdapterNote, CryptoPort, Limiter, Store, Vault } from '../../ports/index.ts';
import { sqlAccounts } from './accounts.ts';
import { sqlArchive } from './archive.ts';
import { type Body, idMaker } from './body.ts';
import { sqlChallenges } from './challenges.ts';
import { type ChargePrograms, chargesOf } from './charges.ts';
import { recallOf } from './claims.ts';
import { sqlConversations } from './conversations.ts';
import { type Database, HOUSE } from './database.ts';
import { fundsOf } from './funds.ts';
import { holdsOf } from './holds.ts';
import { sqlKeys } from './keys.ts';
import { sqlLicences } from './licences.ts';
import { sqlReports } from './reports.ts';
import { statementOf } from './statement.ts';
import { verifyLedger } from './verify.ts';
import { sqlWebhooks } from './webhooks.ts';

export interface SqlStoreParts {
  /** Its schema is today's. */
  readonly database: Database;
  readonly crypto: CryptoPort;
  /** Seals answers before they reach a column. */
  readonly vault: Vault;
  readonly limiter: Limiter;
  /** By which the database reserves and settles. */
  readonly programs: (body: Body) => ChargePrograms;
  /** By which holds are named. */
  readonly nowMs: () => number;
}

/** The ports over the database; closing the store closes the database. */
export function sqlStore({ database, crypto, vault, limiter, programs, nowMs }: SqlStoreParts): Store {
  const body: Body = { database, vault, newId: idMaker(crypto) };
  const about: AdapterNote = database.about;
  return {
    about,
    accounts: sqlAccounts(body),
    keys: sqlKeys(body, about),
    ledger: {
      about,
      ...chargesOf(body, programs(body), { crypto, nowMs }),
      ...holdsOf(body),
      ...fundsOf(body),
      ...statementOf(body),
      ...recallOf(body),
      verify: () => verifyLedger(database),
    },
    webhooks: sqlWebhooks(body),
    licences: sqlLicences(body),
    limiter,
    archive: sqlArchive(body),
    reports: sqlReports(body),
    conversations: sqlConversations(body),
    challenges: sqlChallenges(body),
    ping: () => database.read(HOUSE, async (tx) => ({ nowMs: await tx.nowMs() })),
    close: () => database.close(),
  };
}
