/**
 * Tables of conversations. A turn is written before the charge of its call and there from that charge on; what it remembers is sealed. `dropped` counts
 * the turns that went because newer ones came.
 */

import type { Dialect } from './database.ts';

export function conversationTables({ integer, bytes, text, table }: Dialect): readonly string[] {
  return [
    `CREATE TABLE conversation (
      account_id ${text} NOT NULL REFERENCES account (id),
      id ${text} NOT NULL,
      created_ms ${integer} NOT NULL,
      expires_ms ${integer} NOT NULL,
      dropped ${integer} NOT NULL DEFAULT 0 CHECK (dropped >= 0),
      PRIMARY KEY (account_id, id)
    )${table}`,
    `CREATE INDEX conversation_due ON conversation (expires_ms, account_id, id)`,

    `CREATE TABLE conversation_turn (
      account_id ${text} NOT NULL,
      conversation_id ${text} NOT NULL,
      id ${text} NOT NULL,
      request_id TEXT NOT NULL,
      created_ms ${integer} NOT NULL,
      facts ${bytes} NOT NULL,
      PRIMARY KEY (account_id, conversation_id, id),
      FOREIGN KEY (account_id, conversation_id) REFERENCES conversation (account_id, id) ON DELETE CASCADE
    )${table}`,
  ];
}
