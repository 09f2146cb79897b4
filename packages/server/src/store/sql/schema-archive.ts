/**
 * Tables of the archive: properties, and what is kept with each.
 *
 * A blob is never without a row that names it: the row is there before its bytes are and goes after them. What a property's archive tier
 * is stands under a mark of the account, so that it changes in the transaction of its charge.
 */

import type { Dialect } from './database.ts';

export function archiveTables({ integer, bytes, text, table }: Dialect): readonly string[] {
  return [
    `CREATE TABLE property (
      account_id ${text} NOT NULL REFERENCES account (id),
      id ${text} NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('present', 'erasing', 'erased')),
      facts ${bytes},
      created_ms ${integer} NOT NULL,
      changed_ms ${integer} NOT NULL,
      erase_ms ${integer},
      receipt TEXT,
      PRIMARY KEY (account_id, id),
      CHECK ((facts IS NULL) = (state <> 'present')),
      CHECK ((erase_ms IS NULL) = (state = 'present')),
      CHECK ((receipt IS NOT NULL) = (state = 'erased'))
    )${table}`,
    `CREATE INDEX property_erasing ON property (erase_ms, account_id, id) WHERE state = 'erasing'`,

    `CREATE TABLE property_object (
      account_id ${text} NOT NULL,
      id ${text} NOT NULL,
      property_id ${text} NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('plan', 'scan', 'assessment', 'export')),
      name ${text} NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('writing', 'kept', 'dropped', 'removed')),
      blob_key TEXT NOT NULL,
      content_type TEXT NOT NULL,
      sha256 TEXT NOT NULL,
      bytes ${integer} NOT NULL CHECK (bytes >= 0),
      created_ms ${integer} NOT NULL,
      expires_ms ${integer} NOT NULL,
      PRIMARY KEY (account_id, id),
      FOREIGN KEY (account_id, property_id) REFERENCES property (account_id, id)
    )${table}`,
    `CREATE UNIQUE INDEX property_object_id ON property_object (id)`,
    `CREATE UNIQUE INDEX property_object_name ON property_object (account_id, property_id, kind, name) WHERE state = 'kept'`,
    `CREATE INDEX property_object_list ON property_object (account_id, property_id, id)`,
    `CREATE INDEX property_object_due ON property_object (state, expires_ms, account_id, id)`,
    `CREATE INDEX property_object_age ON property_object (state, created_ms, account_id, id)`,
  ];
}
