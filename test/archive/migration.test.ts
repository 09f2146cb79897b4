/** A database of version 1, with what people kept in it, opened by the program of today. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { micro } from '../../packages/server/src/money.ts';
import { NO_FACTS, type Store } from '../../packages/server/src/ports/index.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { postgresStore } from '../../packages/server/src/store/postgres/index.ts';
import { connect } from '../../packages/server/src/store/sqlite/connection.ts';
import { sqliteStore } from '../../packages/server/src/store/sqlite/index.ts';
import { mayDoWithoutPostgres, type PostgresServer, startPostgres } from '../ledger/postgres-server.ts';
import { POSTGRES_1, SQLITE_1 } from './version-1.ts';

const vault = { seal: (plain: Uint8Array) => plain, open: (sealed: Uint8Array) => sealed };
const clock = { nowMs: () => 1_795_219_200_000 };

/** What version 1 kept: an account with money, a charge and its answer, a mark, a key, a subscription. */
const rowsOf = (bytes: 'BLOB' | 'BYTEA'): readonly string[] => [
  `INSERT INTO account (id, name, plan, status, created_ms) VALUES ('acc_old', 'Old', 'pro', 'active', 5)`,
  `INSERT INTO wallet (account_id, posted_credits, posted_debits) VALUES ('acc_old', 1000, 300)`,
  `INSERT INTO hold (account_id, id, amount, state, posted_amount, fence, endpoint, price_edition, request_id, created_ms, expires_ms)
   VALUES ('acc_old', 'hold_1', 300, 'posted', 300, 1, '/x', 'e', 'req_1', 5, 6)`,
  `INSERT INTO transfer (account_id, id, kind, counter, amount, reference, at_ms) VALUES ('acc_old', 'trf_1', 'topup', 'funding', 1000, 'r', 5)`,
  `INSERT INTO transfer (account_id, id, kind, counter, amount, hold_id, endpoint, price_edition, request_id, at_ms)
   VALUES ('acc_old', 'trf_2', 'charge', 'revenue', -300, 'hold_1', '/x', 'e', 'req_1', 6)`,
  `INSERT INTO usage_counter VALUES ('acc_old', '1970-01', 1, 300, 0, 0)`,
  `INSERT INTO mark VALUES ('acc_old', 'm', 'seen')`,
  `INSERT INTO api_key (account_id, key_id, digest, last4, active, created_ms) VALUES ('acc_old', 'key_1', CAST('d' AS ${bytes}), 'abcd', 1, 5)`,
  `INSERT INTO endpoint (account_id, id, url, events, status, secret, include_content, created_ms, dead_in_row)
   VALUES ('acc_old', 'whk_1', 'https://example.org', '["chart.created"]', 'active', CAST('s' AS ${bytes}), 0, 5, 0)`,
  `INSERT INTO meta VALUES ('schema', 1)`,
];

/** What was kept is there, the books agree, and there is room for what came later. */
async function holds(store: Store): Promise<void> {
  expect(await store.accounts.find('acc_old')).toMatchObject({ name: 'Old', plan: 'pro', createdMs: 5 });
  expect(await store.ledger.balance('acc_old')).toEqual({ available: 700n, reserved: 0n });
  expect((await store.ledger.statement('acc_old', 10, null)).map(({ id }) => id)).toEqual(['trf_2', 'trf_1']);
  expect(await store.ledger.usage('acc_old', '1970-01')).toMatchObject({ requests: 1, spent: 300n });
  expect((await store.keys.find('key_1'))?.last4).toBe('abcd');
  expect((await store.webhooks.list('acc_old')).map(({ id }) => id)).toEqual(['whk_1']);
  expect((await store.ledger.verify()).faults).toEqual([]);
  expect(await store.archive.record('acc_old', 'p', NO_FACTS, 10)).toBe('done');
  expect((await store.archive.find('acc_old', 'p'))?.state).toBe('present');
  expect(await store.reports.find('acc_old', 'rep_1')).toBeNull();
  await store.ledger.fund({ accountId: 'acc_old', amount: micro(5n), kind: 'grant', reference: 'new' });
  expect((await store.ledger.balance('acc_old')).available).toBe(705n);
}

describe('a SQLite file of version 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-migrate-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps what it held and gets the new tables, once', async () => {
    const file = join(folder, 'old.db');
    const old = connect(file, 'writer');
    for (const statement of [...SQLITE_1, ...rowsOf('BLOB')]) old.exec(statement);
    old.close();
    const open = () => sqliteStore({ file, clock, crypto: nodeCrypto, vault });
    const store = await open();
    await holds(store);
    await store.close();
    const again = await open();
    expect((await again.archive.find('acc_old', 'p'))?.state).toBe('present');
    await again.close();
  });
});

describe('a SQLite file of version 2', () => {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-migrate-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps what it held and gets the tables of reports and conversations', async () => {
    const file = join(folder, 'two.db');
    const open = () => sqliteStore({ file, clock, crypto: nodeCrypto, vault });
    const first = await open();
    const account = {
      id: 'acc_two',
      name: 'Two',
      plan: 'pro',
      perMinute: null,
      status: 'active',
      createdMs: 5,
    } as const;
    await first.accounts.open(account, []);
    await first.archive.record('acc_two', 'p', NO_FACTS, 10);
    await first.close();
    const two = connect(file, 'writer');
    for (const table of ['conversation_turn', 'conversation', 'report']) two.exec(`DROP TABLE ${table}`);
    for (const index of ['event_text', 'delivery_waiting']) two.exec(`DROP INDEX ${index}`);
    two.exec(`UPDATE meta SET value = 2 WHERE name = 'schema'`);
    two.close();
    const store = await open();
    expect((await store.archive.find('acc_two', 'p'))?.state).toBe('present');
    expect(await store.reports.sweep(10, clock.nowMs())).toEqual([]);
    expect(await store.conversations.list('acc_two', 10, null)).toEqual([]);
    await store.close();
    const mended = connect(file, 'writer');
    // Dropping what is not there would throw.
    for (const index of ['event_text', 'delivery_waiting']) mended.exec(`DROP INDEX ${index}`);
    mended.close();
  });
});

describe.skipIf(mayDoWithoutPostgres())('a PostgreSQL database of version 1', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());

  it('keeps what it held, gets the new tables, and a wall on each of them', async () => {
    const name = await server.createDatabase();
    await server.admin(name, ['SET ROLE khagol', ...POSTGRES_1, ...rowsOf('BYTEA')].join(';\n'));
    const store = await postgresStore({ url: server.url(name), crypto: nodeCrypto, vault, clock });
    await holds(store);
    await store.close();
    const walled = await server.admin(
      name,
      `SELECT relname FROM pg_class WHERE relname IN ('conversation', 'conversation_turn', 'property', 'property_object', 'report') AND relrowsecurity AND relforcerowsecurity ORDER BY 1`,
    );
    expect(walled.split('\n')).toEqual(['conversation', 'conversation_turn', 'property', 'property_object', 'report']);
  });
});
