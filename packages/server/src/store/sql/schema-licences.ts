/**
 * Tables of licences. They have no account: only the house itself sees them.
 *
 * `licence_journal` remembers for a week what was done under an idempotency key, with the licence as it was then; the key of a licence
 * stands nowhere, only its digest. Rows of `licence_audit` stay.
 */

import type { Dialect } from './database.ts';

/** Names of the tables. */
export const LICENCE_TABLES: readonly string[] = ['licence', 'licence_audit', 'licence_journal'];

export function licenceTables({ integer, bytes, text, table, insertOnly }: Dialect): readonly string[] {
  return [
    `CREATE TABLE licence (
      id ${text} NOT NULL PRIMARY KEY,
      customer_id ${text},
      customer_name TEXT NOT NULL,
      customer_email TEXT NOT NULL,
      deployment_id TEXT,
      region TEXT,
      notes TEXT,
      service_url TEXT,
      allowed_domains TEXT NOT NULL,
      tier TEXT NOT NULL,
      max_requests ${integer} NOT NULL CHECK (max_requests >= -1),
      expires_ms ${integer},
      standing TEXT NOT NULL CHECK (standing IN ('active', 'suspended', 'revoked')),
      key_id ${text} NOT NULL UNIQUE,
      key_digest ${bytes} NOT NULL,
      period TEXT NOT NULL,
      requests ${integer} NOT NULL CHECK (requests >= 0),
      total_requests ${integer} NOT NULL CHECK (total_requests >= requests),
      health TEXT,
      health_ms ${integer},
      created_ms ${integer} NOT NULL,
      updated_ms ${integer} NOT NULL,
      issued_ms ${integer} NOT NULL,
      reset_ms ${integer},
      validated_ms ${integer},
      CHECK ((health IS NULL) = (health_ms IS NULL))
    )${table}`,
    `CREATE INDEX licence_customer ON licence (customer_id, id) WHERE customer_id IS NOT NULL`,

    `CREATE TABLE licence_journal (
      claim_key ${text} NOT NULL PRIMARY KEY,
      fingerprint TEXT NOT NULL,
      token TEXT NOT NULL,
      action TEXT NOT NULL,
      licence_id ${text} NOT NULL,
      answer TEXT NOT NULL,
      at_ms ${integer} NOT NULL,
      purge_ms ${integer} NOT NULL
    )${table}`,
    `CREATE INDEX licence_journal_purge ON licence_journal (purge_ms)`,

    `CREATE TABLE licence_audit (
      id ${text} NOT NULL PRIMARY KEY,
      at_ms ${integer} NOT NULL,
      action TEXT NOT NULL,
      licence_id ${text} NOT NULL,
      detail TEXT NOT NULL
    )${table}`,
    `CREATE INDEX licence_audit_list ON licence_audit (licence_id, id)`,
    ...insertOnly('licence_audit'),
  ];
}
