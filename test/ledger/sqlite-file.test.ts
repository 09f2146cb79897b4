/** The file of the SQLite store: who may open it, in what state, and what the tables themselves refuse. */

import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { micro } from '../../packages/server/src/money.ts';
import type { Hold, Store, Vault } from '../../packages/server/src/ports/index.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { vaultOf } from '../../packages/server/src/serve/vault.ts';
import { countOf, textOf } from '../../packages/server/src/store/sql/database.ts';
import { SCHEMA_VERSION } from '../../packages/server/src/store/sql/schema.ts';
import { verifyLedger } from '../../packages/server/src/store/sql/verify.ts';
import { connect } from '../../packages/server/src/store/sqlite/connection.ts';
import { sqliteDatabase } from '../../packages/server/src/store/sqlite/database.ts';
import { sqliteStore } from '../../packages/server/src/store/sqlite/index.ts';
import { accountRecord, claim, concluded, reservation } from './conformance/bench.ts';

const vault: Vault = vaultOf([new Uint8Array(32).fill(7)]);
let folder: string;
let file: string;
let stores: Store[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'khagol-file-'));
  file = join(folder, 'store.db');
  stores = [];
});

afterEach(async () => {
  for (const store of stores) await store.close();
  rmSync(folder, { recursive: true });
});

async function open(path = file): Promise<Store> {
  const store = await sqliteStore({ file: path, clock: { nowMs: () => 1_795_219_200_000 }, crypto: nodeCrypto, vault });
  stores.push(store);
  return store;
}

/** What a killed process leaves: its two files as they are at this moment. */
function leaveBehind(): string {
  const left = join(folder, 'left.db');
  for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${left}${end}`);
  return left;
}

/** One statement by another hand, while no store has the file open. */
function tamper(sql: string, path = file): void {
  const hand = connect(path, 'writer');
  try {
    hand.exec(sql);
    hand.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    hand.close();
  }
}

async function withMoney(store: Store, reference = 'r'): Promise<void> {
  await store.accounts.open(accountRecord({ id: 'a' }), []);
  await store.ledger.fund({ accountId: 'a', amount: micro(1000n), kind: 'grant', reference });
}

async function holdOf(store: Store, key: string | null): Promise<Hold> {
  const got = await store.ledger.reserve(reservation('a', 10n, { claim: key === null ? null : claim('a', key) }));
  if (got.kind !== 'held') throw new Error(got.kind);
  return got.hold;
}

describe('a store file', () => {
  it('is owned by one store at a time, by whatever name it is called', async () => {
    const first = await open();
    symlinkSync(file, join(folder, 'other-name.db'));
    await expect(open()).rejects.toThrow(/"[^"]*store\.db" is in use/);
    await expect(open(join(folder, 'other-name.db'))).rejects.toThrow(/"[^"]*store\.db" is in use/);
    // The refused ones took nothing from the first.
    await withMoney(first);
    await first.close();
    expect((await (await open()).ledger.balance('a')).available).toBe(1000n);
  });

  it('can be read by its owner only', async () => {
    await withMoney(await open());
    for (const end of ['', '-wal', '-shm']) expect(statSync(`${file}${end}`).mode & 0o077, end).toBe(0);
  });

  it('of a newer program is not opened, and keeps its version', async () => {
    await (await open()).close();
    tamper(`UPDATE meta SET value = ${SCHEMA_VERSION + 1} WHERE name = 'schema'`);
    const newer = new RegExp(`store\\.db" has schema version ${SCHEMA_VERSION + 1}.* up to ${SCHEMA_VERSION}\\.`);
    await expect(open()).rejects.toThrow(newer);
    await expect(open()).rejects.toThrow(newer);
    tamper(`UPDATE meta SET value = ${SCHEMA_VERSION} WHERE name = 'schema'`);
    await open();
  });

  it('that is no database is named, and left as it was', async () => {
    writeFileSync(file, 'Dear diary, '.repeat(1000));
    await expect(open()).rejects.toThrow(/store\.db" cannot be opened: .*not a database/);
    expect(readFileSync(file, 'utf8')).toBe('Dear diary, '.repeat(1000));
    await expect(open(join(folder, 'no', 'such', 'store.db'))).rejects.toThrow(/store\.db/);
  });

  it('is looked through after a stop that was not clean, and refused when it is damaged', async () => {
    const store = await open();
    await withMoney(store);
    for (let i = 0; i < 40; i += 1)
      await store.ledger.settle(await holdOf(store, `k${i}`), { amount: micro(1n) }, concluded('x'.repeat(400)));
    await store.close();
    tamper(`UPDATE meta SET value = 1 WHERE name = 'open'`);
    const unclean = readFileSync(file);
    const pages = unclean.length / 4096;
    for (const page of [1, 2, 3, 4, 5].map((part) => Math.floor((part * pages) / 6))) {
      const damaged = Buffer.from(unclean).fill(0, page * 4096, (page + 1) * 4096);
      const copy = join(folder, `damaged-${page}.db`);
      writeFileSync(copy, damaged);
      await expect(open(copy), `page ${page}`).rejects.toThrow(
        /damaged-\d+\.db" (?:is damaged: |failed \(|cannot be opened: )/,
      );
      expect(readFileSync(copy).equals(damaged)).toBe(true);
    }
    expect((await (await open()).ledger.verify()).faults).toEqual([]);
  });

  it('says whether the last stop was clean', async () => {
    const openIn = (path: string): number => {
      const eye = connect(path, 'reader');
      const [row] = eye.all(`SELECT value FROM meta WHERE name = 'open'`, []);
      eye.close();
      return countOf(row ?? {}, 'value');
    };
    const store = await open();
    expect(openIn(leaveBehind())).toBe(1);
    await store.close();
    expect(openIn(file)).toBe(0);
  });

  it('is refused for a single letter that a table and its index tell differently', async () => {
    const store = await open();
    await withMoney(store, 'a-reference-of-its-own');
    await store.close();
    tamper(`UPDATE meta SET value = 1 WHERE name = 'open'`);
    const unclean = readFileSync(file);
    const reasons: string[] = [];
    // In the table, in its index, and in the audit, whose words stand in no index.
    for (let at = unclean.indexOf('a-reference'); at >= 0; at = unclean.indexOf('a-reference', at + 1)) {
      const copy = join(folder, `letter-${at}.db`);
      writeFileSync(copy, unclean.fill('b', at, at + 1));
      unclean.fill('a', at, at + 1);
      reasons.push(await open(copy).then(() => 'opened', String));
    }
    expect(reasons.sort()).toEqual([
      expect.stringMatching(/letter-\d+\.db" is damaged: .*missing from index transfer_reference/),
      expect.stringMatching(/letter-\d+\.db" is damaged: .*missing from index transfer_reference/),
      'opened',
    ]);
  });

  it('left behind by a killed process has its open holds voided with their claims, and nothing else', async () => {
    const store = await open();
    await withMoney(store);
    await store.ledger.settle(await holdOf(store, 'done'), { amount: micro(10n) }, concluded('answer'));
    const orphans = [await holdOf(store, 'running'), await holdOf(store, null)];
    const next = await open(leaveBehind());
    expect(await next.ledger.balance('a')).toEqual({ available: 990n, reserved: 0n });
    expect(await next.ledger.verify()).toEqual({ accounts: 1, transfers: 2, pendingHolds: 0, faults: [] });
    expect(await next.ledger.recall(claim('a', 'running'))).toEqual({ kind: 'fresh' });
    expect((await next.ledger.recall(claim('a', 'done'))).kind).toBe('answered');
    for (const hold of orphans)
      expect(await next.ledger.settle(hold, { amount: micro(10n) }, concluded())).toEqual({ kind: 'lost' });
  });
});

describe('what stands in the file', () => {
  it('is sealed where it is an answer, and an altered or exchanged answer is not given out', async () => {
    const store = await open();
    await withMoney(store);
    for (const key of ['one', 'two'])
      await store.ledger.settle(await holdOf(store, key), { amount: micro(10n) }, concluded(`born at dawn, ${key}`));
    await store.close();
    expect(readFileSync(file).includes('born at dawn')).toBe(false);

    const whole = readFileSync(file);
    tamper(
      `UPDATE idempotency SET answer = (SELECT o.answer FROM idempotency o WHERE o.claim_key = 'two') WHERE claim_key = 'one'`,
    );
    const exchanged = await open();
    await expect(exchanged.ledger.recall(claim('a', 'one'))).rejects.toThrow(/not its own/);
    expect((await exchanged.ledger.recall(claim('a', 'two'))).kind).toBe('answered');
    await exchanged.close();

    writeFileSync(file, whole);
    tamper(
      // Another byte than the sealed one, which chance chose.
      `UPDATE idempotency SET answer = CAST(substr(answer, 1, 40) ||
        CASE substr(answer, 41, 1) WHEN x'00' THEN x'01' ELSE x'00' END || substr(answer, 42) AS BLOB) WHERE claim_key = 'one'`,
    );
    const altered = await open();
    await expect(altered.ledger.recall(claim('a', 'one'))).rejects.toThrow();
    await expect(altered.ledger.reserve(reservation('a', 10n, { claim: claim('a', 'one') }))).rejects.toThrow();
    // One answer that cannot be read is not a broken store.
    expect((await altered.ledger.verify()).faults).toEqual([]);
  });

  it('cannot be changed or removed where it is a transfer or a line of the audit', async () => {
    const store = await open();
    await withMoney(store);
    await store.close();
    for (const table of ['transfer', 'audit'])
      for (const sql of [`UPDATE ${table} SET at_ms = 0`, `DELETE FROM ${table}`])
        expect(() => tamper(sql), sql).toThrow(/never changed or removed/);
  });

  it('is refused by the tables themselves where a statement forgot its guard', async () => {
    const store = await open();
    await withMoney(store);
    await store.ledger.settle(await holdOf(store, null), { amount: micro(5n) }, concluded());
    await store.close();
    const hold = `(SELECT id FROM hold)`;
    const charge = (more: string): string =>
      `INSERT INTO transfer (account_id, id, kind, counter, amount, hold_id, reference, at_ms) VALUES ('a', 'trf_x', ${more}, 1)`;
    const refused: readonly (readonly [string, RegExp])[] = [
      ['UPDATE wallet SET pending_debits = 996', /CHECK/],
      ['UPDATE wallet SET posted_debits = 1001', /CHECK/],
      ['UPDATE wallet SET pending_debits = -1', /CHECK/],
      ['UPDATE hold SET posted_amount = 11', /CHECK/],
      ['UPDATE hold SET refunded_amount = 6', /CHECK/],
      [`UPDATE hold SET state = 'voided'`, /CHECK/],
      [charge(`'charge', 'revenue', -1, ${hold}, NULL`), /UNIQUE/],
      [charge(`'grant', 'grant', 1, NULL, 'r'`), /UNIQUE/],
      [charge(`'topup', 'funding', -1, NULL, 'x'`), /CHECK/],
      [charge(`'topup', 'grant', 1, NULL, 'x'`), /CHECK/],
      [charge(`'charge', 'revenue', 1, 'hold_x', NULL`), /CHECK/],
      [`UPDATE wallet SET posted_credits = 'much'`, /cannot store TEXT/],
      [`INSERT INTO wallet (account_id) VALUES ('nobody')`, /FOREIGN KEY/],
      [`DELETE FROM account`, /FOREIGN KEY/],
    ];
    for (const [sql, why] of refused) expect(() => tamper(sql), sql).toThrow(why);
  });

  it('is found out by the check of the books when somebody changed it all the same', async () => {
    const store = await open();
    await withMoney(store);
    await store.accounts.open(accountRecord({ id: 'b' }), []);
    for (const key of ['one', 'two'])
      await store.ledger.settle(await holdOf(store, key), { amount: micro(10n) }, concluded());
    await store.ledger.refund('a', (await store.ledger.statement('a', 1, null))[0]?.requestId ?? '', micro(4n), 'back');
    await store.close();
    const whole = readFileSync(file);
    const tampers: readonly (readonly [string, RegExp])[] = [
      ['UPDATE wallet SET posted_credits = posted_credits + 1', /wallet a says 1005 in/],
      [`UPDATE wallet SET posted_debits = posted_debits - 1 WHERE account_id = 'a'`, /wallet a says .* 19 out/],
      [`UPDATE wallet SET pending_debits = 1 WHERE account_id = 'a'`, /wallet a sets 1 aside/],
      [`DELETE FROM wallet WHERE account_id = 'b'`, /account b has no wallet/],
      ['UPDATE hold SET posted_amount = 9', /is posted with 9, its 1 charges come to 10/],
      ['UPDATE hold SET refunded_amount = 0', /says 0 went back, its refunds 4/],
      [`UPDATE hold SET state = 'pending', posted_amount = 0, refunded_amount = 0`, /without a posted hold/],
      [`DELETE FROM hold WHERE claim_key = 'one'`, /without a posted hold/],
      [`UPDATE hold SET account_id = 'nobody' WHERE claim_key = 'one'`, /is of no account/],
      [`UPDATE hold SET fence = 2 WHERE claim_key = 'one'`, /the claim of hold/],
      [`UPDATE idempotency SET hold_id = (SELECT id FROM hold WHERE claim_key = 'two')`, /answers 2 claims/],
      ['UPDATE usage_counter SET spent = 19', /says 19, its charges 20/],
      ['UPDATE usage_counter SET requests = 3', /counts 3 calls of 2/],
      ['DELETE FROM usage_counter', /is missing, its charges come to 20/],
    ];
    for (const [at, [sql, fault]] of tampers.entries()) {
      const copy = join(folder, `copy-${at}.db`);
      writeFileSync(copy, whole);
      const hand = connect(copy, 'writer');
      hand.exec('PRAGMA foreign_keys = OFF');
      hand.exec(sql);
      hand.close();
      // Looked at as it is: opening would void what is pending.
      const database = sqliteDatabase(copy, { nowMs: () => 0 });
      const { faults } = await verifyLedger(database);
      await database.close();
      expect(faults.join('\n'), sql).toMatch(fault);
    }
  });

  it('tells of each change who was changed and how, without a secret', async () => {
    const store = await open();
    await withMoney(store);
    await store.accounts.change('a', { plan: 'business' }, () => []);
    await store.close();
    const eye = connect(file, 'reader');
    const lines = eye.all('SELECT action, object, detail, at_ms FROM audit ORDER BY id', []);
    eye.close();
    expect(lines.map((row) => textOf(row, 'action'))).toEqual(['account.open', 'wallet.fund', 'account.change']);
    expect(textOf(lines[1] ?? {}, 'detail')).toBe('{"kind":"grant","amount":"1000","reference":"r"}');
    expect(countOf(lines[2] ?? {}, 'at_ms')).toBe(1_795_219_200_000);
  });
});
