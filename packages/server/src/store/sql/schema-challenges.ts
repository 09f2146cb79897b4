/** Tables of attestation challenges. */

import type { Dialect } from './database.ts';

export function challengeTables({ integer, text, clustered }: Dialect): readonly string[] {
  return [
    `CREATE TABLE challenge (
      account_id ${text} NOT NULL REFERENCES account (id),
      digest ${text} NOT NULL,
      platform TEXT NOT NULL,
      expires_ms ${integer} NOT NULL,
      used_ms ${integer},
      PRIMARY KEY (account_id, digest)
    )${clustered}`,
    `CREATE INDEX challenge_purge ON challenge (expires_ms)`,
  ];
}
