/**
 * Table of reports. `made`: named, and there only if a mark of the account says that it was charged. `kept`: found charged, its mark no longer
 * needed. `dropped`: its bytes are to go, and its row after them, so that no blob is ever without a row that names it.
 */

import type { Dialect } from './database.ts';

export function reportTables({ integer, bytes, text, table }: Dialect): readonly string[] {
  return [
    `CREATE TABLE report (
      account_id ${text} NOT NULL REFERENCES account (id),
      id ${text} NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('made', 'kept', 'dropped')),
      facts ${bytes} NOT NULL,
      blob_key TEXT NOT NULL,
      sha256 TEXT NOT NULL,
      bytes ${integer} NOT NULL CHECK (bytes > 0),
      created_ms ${integer} NOT NULL,
      expires_ms ${integer} NOT NULL,
      PRIMARY KEY (account_id, id)
    )${table}`,
    `CREATE UNIQUE INDEX report_id ON report (id)`,
    `CREATE INDEX report_due ON report (state, expires_ms, account_id, id)`,
    `CREATE INDEX report_age ON report (state, created_ms, account_id, id)`,
  ];
}
