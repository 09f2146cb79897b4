/** PostgreSQL's words where they differ from SQLite's. */

import type { Dialect } from '../sql/database.ts';

/** Refuses a change of a table whose rows stand for ever. */
const REFUSE = `CREATE OR REPLACE FUNCTION khagol_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of "%" stand for ever', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$`;

export const POSTGRES: Dialect = {
  lockRow: ' FOR NO KEY UPDATE',
  keepRow: ' FOR KEY SHARE',
  skipLocked: ' FOR NO KEY UPDATE SKIP LOCKED',
  integer: 'BIGINT',
  bytes: 'BYTEA',
  text: 'TEXT COLLATE "C"',
  table: '',
  // Short rows that change often: room on the page keeps a new version beside the old, and the indexes out of it.
  clustered: ' WITH (fillfactor = 50)',
  insertOnly: (table) => [
    REFUSE,
    `CREATE TRIGGER ${table}_stands BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION khagol_refuse()`,
    `CREATE TRIGGER ${table}_stays BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION khagol_refuse()`,
  ],
};
