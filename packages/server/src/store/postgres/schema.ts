/**
 * What is in the database before the first request: the shared tables, this adapter's own, its functions, and the wall between tenants.
 *
 * Processes may start at the same time: one makes the schema while the others wait at an advisory lock and then find it there.
 */

import { type Database, HOUSE, type Transaction, textOf } from '../sql/database.ts';
import { migrate } from '../sql/schema.ts';
import { LICENCE_TABLES } from '../sql/schema-licences.ts';
import { POSTGRES } from './dialect.ts';
import { FUNCTIONS } from './functions.ts';
import { RATE_TABLE } from './limiter.ts';

/** `khagol` in ASCII: the name of our lock among the advisory locks of a database. */
const LOCK = 0x6b6861676f6cn;

/** Tables without an account: the house's own, which no account sees. */
const HOUSE_TABLES: readonly string[] = LICENCE_TABLES;

/**
 * Makes or mends the schema.
 *
 * @param owner    connected as the role that owns the tables, or will
 * @param name     what to call the database in an error
 * @param appRole  a role that may read and write but change no table; null when the owner does both
 */
export async function prepareSchema(owner: Database, name: string, appRole: string | null): Promise<void> {
  await owner.write(HOUSE, async (tx) => {
    await tx.all('SELECT pg_advisory_xact_lock(?)', LOCK);
    await migrate(tx, POSTGRES, name);
    await tx.run(RATE_TABLE);
    for (const statement of FUNCTIONS) await tx.run(statement);
    for (const wall of await missingWalls(tx)) await tx.run(wall);
    if (appRole === null) return;
    const names = await tx.one('SELECT quote_ident(current_schema()) AS schema, quote_ident(?) AS role', appRole);
    const [schema, role] = [textOf(names ?? {}, 'schema'), textOf(names ?? {}, 'role')];
    await tx.run(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`);
    await tx.run(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`);
  });
}

/**
 * Statements that put row-level security on each table of accounts, and of the house, that lacks it. FORCE, so that it holds for the owner as well; only a
 * superuser and a role with BYPASSRLS see past it.
 */
async function missingWalls(tx: Transaction): Promise<readonly string[]> {
  const house = HOUSE_TABLES.map((name) => `'${name}'`).join(', ');
  const rows = await tx.all(`
    SELECT c.relname AS name,
      CASE WHEN c.relname IN (${house}) THEN '''${HOUSE}''' WHEN c.relname = 'account' THEN 'id' ELSE 'account_id' END AS tenant
    FROM pg_class c
    WHERE c.relkind = 'r' AND c.relnamespace = quote_ident(current_schema())::regnamespace
      AND (c.relname IN ('account', ${house}) OR EXISTS (
        SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'account_id' AND NOT a.attisdropped))
      AND NOT (c.relrowsecurity AND c.relforcerowsecurity
        AND EXISTS (SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'tenant'))
    ORDER BY 1`);
  return rows.flatMap((row) => {
    const [table, column] = [textOf(row, 'name'), textOf(row, 'tenant')];
    return [
      `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
      `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`,
      `DROP POLICY IF EXISTS tenant ON ${table}`,
      `CREATE POLICY tenant ON ${table} USING (current_setting('khagol.tenant', true) IN (${column}, '${HOUSE}'))`,
    ];
  });
}
