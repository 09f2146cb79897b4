/**
 * The tables, and how a database of an older version becomes one of today's.
 *
 * Every key begins with the account, so that a row can only be met by its owner. Money is whole micro-dollars, times are milliseconds
 * since 1970, flags are 0 or 1, lists are JSON. Guards that keep money right stand here a second time, as CHECKs and triggers: a
 * statement that forgot its WHERE is refused by the table.
 *
 * The second leg of a transfer is named, not kept as a row: a revenue account with a balance would be one hot row for all tenants.
 * Its balance is the sum of the transfers that name it.
 */

import { countOf, type Dialect, type Transaction } from './database.ts';
import { archiveTables } from './schema-archive.ts';
import { challengeTables } from './schema-challenges.ts';
import { conversationTables } from './schema-conversations.ts';
import { licenceTables } from './schema-licences.ts';
import { reportTables } from './schema-reports.ts';

/** A step forward: what takes a database from the version before to this one. Published steps are never edited. */
type Step = (dialect: Dialect) => readonly string[];

const STEPS: readonly Step[] = [first, second, third, fourth, fifth];

/** The version that this program writes and reads. */
export const SCHEMA_VERSION: number = STEPS.length;

/**
 * Brings a database to today's version, inside one transaction of its caller, which must be alone with it.
 *
 * @param name  what to call the database in an error: its file, or its host and name
 * @throws  Error when a newer program wrote the database: reading what it does not know, this one could only do harm
 */
export async function migrate(tx: Transaction, dialect: Dialect, name: string): Promise<void> {
  await tx.run(
    `CREATE TABLE IF NOT EXISTS meta (name ${dialect.text} NOT NULL PRIMARY KEY, value ${dialect.integer} NOT NULL)${dialect.clustered}`,
  );
  const row = await tx.one(`SELECT value FROM meta WHERE name = 'schema'`);
  const version = row === undefined ? 0 : countOf(row, 'value');
  if (version > SCHEMA_VERSION)
    throw new Error(
      `The store "${name}" has schema version ${version}; this program knows versions up to ${SCHEMA_VERSION}. Start the newer program again.`,
    );
  for (const step of STEPS.slice(version)) for (const statement of step(dialect)) await tx.run(statement);
  if (version < SCHEMA_VERSION)
    await tx.run(
      `INSERT INTO meta (name, value) VALUES ('schema', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      SCHEMA_VERSION,
    );
}

/** Version 1. */
function first({ integer, bytes, text, table, clustered, insertOnly }: Dialect): readonly string[] {
  const owner = `account_id ${text} NOT NULL REFERENCES account (id)`;
  return [
    `CREATE TABLE account (
      id ${text} NOT NULL PRIMARY KEY,
      name TEXT NOT NULL,
      plan TEXT NOT NULL,
      per_minute ${integer} CHECK (per_minute > 0),
      status TEXT NOT NULL CHECK (status IN ('active', 'cancelled')),
      created_ms ${integer} NOT NULL
    )${table}`,
    `CREATE INDEX account_by_time ON account (created_ms, id)`,

    `CREATE TABLE wallet (
      account_id ${text} NOT NULL PRIMARY KEY REFERENCES account (id),
      posted_credits ${integer} NOT NULL DEFAULT 0 CHECK (posted_credits >= 0),
      posted_debits ${integer} NOT NULL DEFAULT 0 CHECK (posted_debits >= 0),
      pending_debits ${integer} NOT NULL DEFAULT 0 CHECK (pending_debits >= 0),
      CHECK (posted_credits - posted_debits - pending_debits >= 0)
    )${clustered}`,

    `CREATE TABLE hold (
      account_id ${text} NOT NULL,
      id ${text} NOT NULL,
      amount ${integer} NOT NULL CHECK (amount >= 0),
      state TEXT NOT NULL CHECK (state IN ('pending', 'posted', 'voided', 'expired')),
      posted_amount ${integer} NOT NULL DEFAULT 0,
      refunded_amount ${integer} NOT NULL DEFAULT 0,
      fence ${integer} NOT NULL,
      endpoint TEXT NOT NULL,
      price_edition TEXT NOT NULL,
      request_id TEXT NOT NULL,
      scope TEXT,
      claim_key TEXT,
      created_ms ${integer} NOT NULL,
      expires_ms ${integer} NOT NULL,
      resolved_ms ${integer},
      PRIMARY KEY (account_id, id),
      CHECK (posted_amount BETWEEN 0 AND amount),
      CHECK (refunded_amount BETWEEN 0 AND posted_amount),
      CHECK (posted_amount = 0 OR state = 'posted')
    )${table}`,
    `CREATE INDEX hold_pending ON hold (expires_ms, account_id) WHERE state = 'pending'`,

    `CREATE TABLE transfer (
      ${owner},
      id ${text} NOT NULL,
      kind TEXT NOT NULL,
      counter TEXT NOT NULL,
      amount ${integer} NOT NULL,
      hold_id ${text},
      endpoint TEXT,
      price_edition TEXT,
      request_id TEXT,
      reference TEXT,
      at_ms ${integer} NOT NULL,
      PRIMARY KEY (account_id, id),
      CHECK ((kind = 'topup' AND counter = 'funding' AND amount > 0 AND reference IS NOT NULL)
        OR (kind = 'grant' AND counter = 'grant' AND amount > 0 AND reference IS NOT NULL)
        OR (kind = 'adjustment' AND counter = 'adjustment' AND amount <> 0 AND reference IS NOT NULL)
        OR (kind = 'charge' AND counter = 'revenue' AND amount <= 0 AND hold_id IS NOT NULL)
        OR (kind = 'refund' AND counter = 'revenue' AND amount > 0 AND hold_id IS NOT NULL AND reference IS NOT NULL))
    )${table}`,
    `CREATE UNIQUE INDEX transfer_charge ON transfer (hold_id) WHERE kind = 'charge'`,
    `CREATE UNIQUE INDEX transfer_reference ON transfer (kind, reference) WHERE reference IS NOT NULL`,
    `CREATE INDEX transfer_request ON transfer (account_id, request_id, id) WHERE kind = 'charge'`,
    `CREATE INDEX transfer_month ON transfer (account_id, at_ms) WHERE kind = 'charge'`,
    ...insertOnly('transfer'),

    `CREATE TABLE idempotency (
      account_id ${text} NOT NULL,
      scope TEXT NOT NULL,
      claim_key TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('running', 'done')),
      fence ${integer} NOT NULL,
      hold_id ${text} NOT NULL,
      keep_seconds ${integer} NOT NULL,
      answer ${bytes},
      purge_ms ${integer},
      created_ms ${integer} NOT NULL,
      PRIMARY KEY (account_id, scope, claim_key),
      CHECK (state = 'running' OR (answer IS NOT NULL AND purge_ms IS NOT NULL))
    )${table}`,
    `CREATE INDEX idempotency_purge ON idempotency (purge_ms) WHERE state = 'done'`,

    `CREATE TABLE usage_counter (
      ${owner},
      period TEXT NOT NULL,
      requests ${integer} NOT NULL,
      spent ${integer} NOT NULL,
      input_tokens ${integer} NOT NULL,
      output_tokens ${integer} NOT NULL,
      PRIMARY KEY (account_id, period)
    )${clustered}`,

    `CREATE TABLE mark (
      ${owner},
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (account_id, name)
    )${clustered}`,

    `CREATE TABLE event (
      ${owner},
      id ${text} NOT NULL,
      type TEXT NOT NULL,
      created_ms ${integer} NOT NULL,
      body ${bytes},
      once TEXT,
      PRIMARY KEY (account_id, id)
    )${table}`,
    `CREATE UNIQUE INDEX event_once ON event (account_id, once) WHERE once IS NOT NULL`,

    `CREATE TABLE endpoint (
      ${owner},
      id ${text} NOT NULL,
      url TEXT NOT NULL,
      events TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('active', 'paused', 'disabled')),
      secret ${bytes} NOT NULL,
      previous_secret ${bytes},
      previous_until_ms ${integer},
      include_content ${integer} NOT NULL CHECK (include_content IN (0, 1)),
      created_ms ${integer} NOT NULL,
      dead_in_row ${integer} NOT NULL,
      last_status TEXT,
      last_ms ${integer},
      PRIMARY KEY (account_id, id)
    )${table}`,

    `CREATE UNIQUE INDEX endpoint_name ON endpoint (id)`,

    `CREATE TABLE delivery (
      ${owner},
      id ${text} NOT NULL,
      event_id ${text} NOT NULL,
      endpoint_id ${text} NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('pending', 'sending', 'delivered', 'failed')),
      next_ms ${integer},
      due_ms ${integer},
      taken_ms ${integer},
      token TEXT,
      created_ms ${integer} NOT NULL,
      PRIMARY KEY (account_id, id),
      FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, id),
      CHECK ((due_ms IS NOT NULL) = (status IN ('pending', 'sending'))),
      CHECK ((next_ms IS NOT NULL) = (due_ms IS NOT NULL)),
      CHECK ((token IS NOT NULL) = (status = 'sending')),
      CHECK ((taken_ms IS NOT NULL) = (status = 'sending'))
    )${table}`,
    `CREATE INDEX delivery_due ON delivery (endpoint_id, due_ms, id) WHERE due_ms IS NOT NULL`,
    `CREATE INDEX delivery_sending ON delivery (endpoint_id, due_ms) WHERE status = 'sending'`,
    `CREATE INDEX delivery_list ON delivery (account_id, endpoint_id, id)`,

    `CREATE TABLE attempt (
      ${owner},
      delivery_id ${text} NOT NULL,
      number ${integer} NOT NULL,
      at_ms ${integer} NOT NULL,
      duration_ms ${integer} NOT NULL,
      status ${integer},
      result TEXT NOT NULL,
      PRIMARY KEY (account_id, delivery_id, number),
      FOREIGN KEY (account_id, delivery_id) REFERENCES delivery (account_id, id)
    )${clustered}`,

    `CREATE TABLE api_key (
      ${owner},
      key_id ${text} NOT NULL UNIQUE,
      digest ${bytes} NOT NULL,
      last4 TEXT NOT NULL,
      active ${integer} NOT NULL CHECK (active IN (0, 1)),
      expires_ms ${integer},
      created_ms ${integer} NOT NULL,
      last_used_ms ${integer},
      PRIMARY KEY (account_id, key_id)
    )${table}`,

    `CREATE TABLE audit (
      ${owner},
      id ${text} NOT NULL,
      at_ms ${integer} NOT NULL,
      action TEXT NOT NULL,
      object TEXT NOT NULL,
      detail TEXT NOT NULL,
      PRIMARY KEY (account_id, id)
    )${table}`,
    ...insertOnly('audit'),
  ];
}

/** Version 2: the archive, licences, challenges. */
function second(dialect: Dialect): readonly string[] {
  return [...archiveTables(dialect), ...licenceTables(dialect), ...challengeTables(dialect)];
}

/** Version 3: reports. */
function third(dialect: Dialect): readonly string[] {
  return reportTables(dialect);
}

/** Version 4: conversations. */
function fourth(dialect: Dialect): readonly string[] {
  return conversationTables(dialect);
}

/** Version 5: texts of events are found by their age, and what still waits for one of them by its event. */
function fifth(): readonly string[] {
  return [
    `CREATE INDEX event_text ON event (created_ms) WHERE body IS NOT NULL`,
    `CREATE INDEX delivery_waiting ON delivery (account_id, event_id) WHERE due_ms IS NOT NULL`,
  ];
}
