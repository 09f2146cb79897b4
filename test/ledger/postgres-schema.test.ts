/** What stands in a PostgreSQL before the first request: one schema whoever starts first, and the wall between tenants. */

import { describe, expect, it } from 'vitest';
import { openConnections } from '../../packages/server/src/store/postgres/connections.ts';
import { type PostgresDatabase, postgresDatabase } from '../../packages/server/src/store/postgres/database.ts';
import { prepareSchema } from '../../packages/server/src/store/postgres/schema.ts';
import { countOf } from '../../packages/server/src/store/sql/database.ts';
import { LICENCE_TABLES } from '../../packages/server/src/store/sql/schema-licences.ts';
import { ABOUT, PATIENCE, usePostgres } from './postgres-bench.ts';
import { mayDoWithoutPostgres } from './postgres-server.ts';

describe.skipIf(mayDoWithoutPostgres())('on PostgreSQL', () => {
  const at = usePostgres();

  describe('the schema', () => {
    it('is made once when four processes start together', async () => {
      const name = await at.server.createDatabase();
      const all = Array.from({ length: 4 }, () => postgresDatabase(at.connections(name), ABOUT, null));
      await Promise.all(all.map((db) => prepareSchema(db, name, null)));
      expect(await at.server.admin(name, `SELECT count(*) FROM meta`)).toBe('1');
    });

    it('puts the wall on every table that has an account, and nobody sees across it', async () => {
      const name = await at.server.createDatabase();
      const db = postgresDatabase(at.connections(name), ABOUT, null);
      await prepareSchema(db, name, null);
      const tables = (
        await at.server.admin(
          name,
          `SELECT DISTINCT table_name FROM information_schema.columns
          WHERE table_schema = 'public' AND column_name = 'account_id' UNION SELECT 'account' ORDER BY 1`,
        )
      ).split('\n');
      expect(tables.length).toBeGreaterThanOrEqual(13);
      const walled = await at.server.admin(
        name,
        `SELECT c.relname FROM pg_class c JOIN pg_policy p ON p.polrelid = c.oid
        WHERE c.relrowsecurity AND c.relforcerowsecurity ORDER BY 1`,
      );
      expect(walled.split('\n')).toEqual([...tables, ...LICENCE_TABLES].sort());
      for (const id of ['acc_a', 'acc_b']) await fill(db, id);
      for (const table of tables) {
        const seenBy = async (tenant: string): Promise<number> =>
          db.read(tenant, async (tx) =>
            countOf((await tx.all(`SELECT count(*) AS seen FROM ${table}`))[0] ?? {}, 'seen'),
          );
        expect([table, await seenBy('acc_a'), await seenBy('acc_c'), await seenBy(''), await seenBy('*')]).toEqual([
          table,
          1,
          0,
          0,
          2,
        ]);
      }
      expect(await db.write('acc_a', (tx) => tx.run('UPDATE wallet SET posted_credits = posted_credits + 1'))).toBe(1);
      const across = db.write('acc_a', (tx) => tx.run(`INSERT INTO mark VALUES ('acc_b', 'n', 'v')`));
      await expect(across).rejects.toThrow(/row-level security/);
      const sql = 'SELECT count(*) AS seen FROM wallet';
      expect(await at.server.admin(name, `SET ROLE khagol; ${sql}`)).toBe('0');
    });

    it('stands in the schema that the database is set to, walls and rights as well', async () => {
      const name = await at.server.createDatabase();
      await at.server.admin(
        'postgres',
        `ALTER DATABASE ${name} SET search_path = "The House"; CREATE ROLE porter LOGIN`,
      );
      await at.server.admin(name, 'CREATE SCHEMA "The House" AUTHORIZATION khagol');
      await prepareSchema(postgresDatabase(at.connections(name), ABOUT, null), name, 'porter');
      const made = openConnections({ url: at.server.url(name, 'porter') }, 1, PATIENCE);
      at.keep(made);
      const db = postgresDatabase(made, ABOUT, null);
      await fill(db, 'acc_a');
      expect(await db.read('acc_b', (tx) => tx.all('SELECT account_id FROM wallet'))).toEqual([]);
      expect(
        await db.read('acc_a', (tx) => tx.all('SELECT current_schema() AS schema, account_id FROM wallet')),
      ).toEqual([{ schema: 'The House', account_id: 'acc_a' }]);
    });

    it('keeps what was booked: rows of transfers and of the audit are neither changed nor removed', async () => {
      const name = await at.server.createDatabase();
      const db = postgresDatabase(at.connections(name), ABOUT, null);
      await prepareSchema(db, name, null);
      await fill(db, 'acc_a');
      for (const table of ['transfer', 'audit'])
        for (const words of [`UPDATE ${table} SET at_ms = 1`, `DELETE FROM ${table}`, `TRUNCATE ${table}`])
          await expect(db.write('*', (tx) => tx.run(words))).rejects.toThrow(/stand for ever/);
    });

    it('lets a role work that can change no table', async () => {
      const name = await at.server.createDatabase();
      await at.server.admin('postgres', 'CREATE ROLE clerk LOGIN');
      await prepareSchema(postgresDatabase(at.connections(name), ABOUT, null), name, 'clerk');
      const url = at.server.url(name, 'clerk');
      const made = openConnections({ url }, 2, PATIENCE);
      at.keep(made);
      const db = postgresDatabase(made, ABOUT, null);
      await fill(db, 'acc_a');
      expect(await db.read('acc_a', (tx) => tx.all('SELECT account_id FROM wallet'))).toEqual([
        { account_id: 'acc_a' },
      ]);
      expect(await db.read('acc_b', (tx) => tx.all('SELECT account_id FROM wallet'))).toEqual([]);
      await expect(db.write('*', (tx) => tx.run('ALTER TABLE wallet DISABLE ROW LEVEL SECURITY'))).rejects.toThrow(
        /owner/,
      );
      await expect(db.write('*', (tx) => tx.run('DROP POLICY tenant ON wallet'))).rejects.toThrow(/owner/);
    });

    /** A row of an account in every table. */
    async function fill(db: PostgresDatabase, id: string): Promise<void> {
      await db.write(id, async (tx) => {
        await tx.run(`INSERT INTO account (id, name, plan, status, created_ms) VALUES (?, '', 'pro', 'active', 0)`, id);
        await tx.run('INSERT INTO wallet (account_id) VALUES (?)', id);
        await tx.run(
          `INSERT INTO hold (account_id, id, amount, state, fence, endpoint, price_edition, request_id, created_ms, expires_ms)
           VALUES (?, ?, 1, 'pending', 1, '', '', '', 0, 0)`,
          ...[id, `hold_${id}`],
        );
        await tx.run(
          `INSERT INTO transfer (account_id, id, kind, counter, amount, reference, at_ms) VALUES (?, ?, 'topup', 'funding', 1, ?, 0)`,
          ...[id, `trf_${id}`, id],
        );
        await tx.run(
          `INSERT INTO idempotency (account_id, scope, claim_key, fingerprint, state, fence, hold_id, keep_seconds, created_ms)
           VALUES (?, '', '', '', 'running', 1, ?, 1, 0)`,
          ...[id, `hold_${id}`],
        );
        await tx.run('INSERT INTO usage_counter VALUES (?, ?, 0, 0, 0, 0)', id, '2026-11');
        await tx.run(`INSERT INTO mark VALUES (?, 'n', 'v')`, id);
        await tx.run(
          `INSERT INTO event (account_id, id, type, created_ms, body) VALUES (?, ?, '', 0, '')`,
          id,
          `evt_${id}`,
        );
        await tx.run(
          `INSERT INTO endpoint (account_id, id, url, events, status, secret, include_content, created_ms, dead_in_row)
           VALUES (?, ?, '', '[]', 'active', '', 0, 0, 0)`,
          ...[id, `whk_${id}`],
        );
        await tx.run(
          `INSERT INTO delivery (account_id, id, event_id, endpoint_id, status, created_ms) VALUES (?, ?, ?, ?, 'failed', 0)`,
          ...[id, `dlv_${id}`, `evt_${id}`, `whk_${id}`],
        );
        await tx.run(
          `INSERT INTO attempt (account_id, delivery_id, number, at_ms, duration_ms, result) VALUES (?, ?, 1, 0, 0, 'ok')`,
          ...[id, `dlv_${id}`],
        );
        await tx.run(
          `INSERT INTO api_key (account_id, key_id, digest, last4, active, created_ms) VALUES (?, ?, '', '', 1, 0)`,
          ...[id, `key_${id}`],
        );
        await tx.run(
          `INSERT INTO audit (account_id, id, at_ms, action, object, detail) VALUES (?, ?, 0, '', '', '')`,
          ...[id, `aud_${id}`],
        );
        await tx.run(
          `INSERT INTO property (account_id, id, state, facts, created_ms, changed_ms) VALUES (?, 'p', 'present', '', 0, 0)`,
          id,
        );
        await tx.run(
          `INSERT INTO property_object (account_id, id, property_id, kind, name, state, blob_key, content_type, sha256, bytes,
            created_ms, expires_ms) VALUES (?, ?, 'p', 'plan', 'n', 'kept', '', '', '', 0, 0, 0)`,
          ...[id, `blb_${id}`],
        );
        await tx.run(`INSERT INTO challenge (account_id, digest, platform, expires_ms) VALUES (?, 'd', 'ios', 0)`, id);
        await tx.run(
          `INSERT INTO report (account_id, id, state, facts, blob_key, sha256, bytes, created_ms, expires_ms)
           VALUES (?, ?, 'made', '', '', '', 1, 0, 0)`,
          ...[id, `rep_${id}`],
        );
        await tx.run(
          `INSERT INTO conversation (account_id, id, created_ms, expires_ms) VALUES (?, ?, 0, 0)`,
          ...[id, `cnv_${id}`],
        );
        await tx.run(
          `INSERT INTO conversation_turn (account_id, conversation_id, id, request_id, created_ms, facts)
           VALUES (?, ?, ?, 'r', 0, '')`,
          ...[id, `cnv_${id}`, `rsp_${id}`],
        );
      });
    }
  });
});
