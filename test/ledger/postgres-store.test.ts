/** The store in PostgreSQL: the suite of all stores, and what only a server of its own can do to it. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { micro } from '../../packages/server/src/money.ts';
import type { Charge, Store, Vault } from '../../packages/server/src/ports/index.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { postgresStore, StoreUnavailable } from '../../packages/server/src/store/postgres/index.ts';
import { accountRecord, claim, concluded, fresh, reservation, settleWhole } from './conformance/bench.ts';
import { type Opened, storeSuite } from './conformance.ts';
import { openWire, type Wire } from './postgres-proxy.ts';
import { mayDoWithoutPostgres, type PostgresServer, startPostgres } from './postgres-server.ts';

/** 2026-11-21T00:00:00Z. */
const START_MS = 1_795_219_200_000;

/** Turns every bit, so that a column that was not sealed can be told from one that was. */
const vault: Vault = {
  seal: (plain) => plain.map((byte) => byte ^ 255),
  open: (sealed) => sealed.map((byte) => byte ^ 255),
};

/** Empties every table but the one that knows the schema's version; the triggers that guard them sleep meanwhile. */
const EMPTY = `SET session_replication_role = replica; DO $$ BEGIN EXECUTE (
  SELECT 'TRUNCATE ' || string_agg(quote_ident(relname), ', ') FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'meta'); END $$`;

describe.skipIf(mayDoWithoutPostgres())('on a real PostgreSQL', () => {
  let server: PostgresServer;
  let database: string;

  beforeAll(async () => {
    server = await startPostgres();
    database = await server.createDatabase();
    await (await open(database)).close();
  });
  afterAll(() => server?.stop());

  function open(
    name: string,
    more: { readonly now?: () => number; readonly connections?: number } = {},
  ): Promise<Store> {
    const clock = more.now === undefined ? {} : { clock: { nowMs: more.now } };
    return postgresStore({
      url: server.url(name),
      crypto: nodeCrypto,
      vault,
      connections: more.connections ?? 6,
      // What the shared count comes to is told here, however busy the machine is.
      ratePatienceMs: 5_000,
      ...clock,
    });
  }

  async function openEmpty(): Promise<Opened> {
    await server.admin(database, EMPTY);
    let now = START_MS;
    const stores = [await open(database, { now: () => now })];
    return {
      store: stores[0] as Store,
      advance: async (seconds) => {
        now += seconds * 1000;
      },
      reopen: async () => {
        const next = await open(database, { now: () => now });
        stores.push(next);
        return next;
      },
      close: async () => {
        for (const store of stores) await store.close();
      },
    };
  }

  storeSuite('PostgreSQL', openEmpty);

  describe('a call whose connection is lost', () => {
    let wire: Wire;
    let [near, direct] = [] as unknown as [Store, Store];
    beforeAll(async () => {
      await server.admin(database, EMPTY);
      wire = await openWire(`${server.folder}/.s.PGSQL.5432`);
      direct = await open(database);
      await direct.accounts.open(accountRecord({ id: 'acc_wire' }), []);
      await direct.ledger.fund({ accountId: 'acc_wire', kind: 'grant', amount: micro(1_000_000n), reference: 'wire' });
      const url = server.url(database).replace(encodeURIComponent(server.folder), encodeURIComponent(wire.folder));
      near = await postgresStore({ url, crypto: nodeCrypto, vault, connections: 6 });
    });
    afterAll(async () => {
      await near?.close();
      await direct?.close();
      await wire?.close();
    });

    const kinds = (['unsent', 'unheard'] as const).flatMap((how) => [null, 'a key'].map((key) => ({ how, key })));

    it.each(kinds)('while it reserves ($how, $key) has one hold', async ({ how, key }) => {
      const own = key === null ? null : claim('acc_wire', fresh('key'));
      const { reserved } = await direct.ledger.balance('acc_wire');
      const cuts = wire.cuts();
      const asked = reservation('acc_wire', 7n, { claim: own });
      wire.cutAt(asked.requestId, how);
      const got = await near.ledger.reserve(asked);
      expect(got.kind).toBe('held');
      expect(wire.cuts() - cuts).toBe(1);
      expect((await direct.ledger.balance('acc_wire')).reserved - reserved).toBe(7n);
      if (got.kind === 'held') expect((await settleWhole(near.ledger, got.hold)).kind).toBe('settled');
    });

    it.each(kinds)('while it settles ($how, $key) is charged once, and has its answer', async ({ how, key }) => {
      const own = key === null ? null : claim('acc_wire', fresh('key'));
      const got = await near.ledger.reserve(reservation('acc_wire', 7n, { claim: own }));
      if (got.kind !== 'held') throw new Error(got.kind);
      const before = (await direct.ledger.statement('acc_wire', 1000, null)).length;
      const cuts = wire.cuts();
      wire.cutAt('COMMIT\0', how);
      const settled = await settleWhole(near.ledger, got.hold, `body of ${own?.key}`);
      expect(wire.cuts() - cuts).toBe(1);
      expect(settled).toMatchObject({ kind: 'settled', answer: { body: `body of ${own?.key}` } });
      expect((await direct.ledger.statement('acc_wire', 1000, null)).length - before).toBe(1);
      if (own !== null)
        expect(await direct.ledger.recall(own)).toMatchObject({
          kind: 'answered',
          answer: { body: `body of ${own.key}` },
        });
      expect(await direct.ledger.verify()).toMatchObject({ faults: [], pendingHolds: 0 });
    });
  });

  it('works for a role that owns nothing, and goes by its rights', async () => {
    const name = await server.createDatabase();
    await server.admin('postgres', 'CREATE ROLE teller LOGIN');
    const store = await postgresStore({
      url: server.url(name, 'teller'),
      ownerUrl: server.url(name),
      crypto: nodeCrypto,
      vault,
      connections: 4,
    });
    await store.accounts.open(accountRecord({ id: 'acc_role' }), []);
    await store.ledger.fund({ accountId: 'acc_role', kind: 'grant', amount: micro(100n), reference: 'role' });
    const got = await store.ledger.reserve(reservation('acc_role', 7n, { claim: claim('acc_role', 'k') }));
    if (got.kind !== 'held') throw new Error(got.kind);
    expect((await settleWhole(store.ledger, got.hold)).kind).toBe('settled');
    expect(await store.ledger.balance('acc_role')).toEqual({ available: 93n, reserved: 0n });
    expect(await store.ledger.verify()).toMatchObject({ faults: [], transfers: 2 });
    expect(store.about.note).not.toContain('row-level security');
    await store.close();
    const unbound = await postgresStore({
      url: server.url(name, 'postgres'),
      crypto: nodeCrypto,
      vault,
      connections: 4,
    });
    expect(unbound.about.note).toContain('not bound by row-level security');
    await unbound.close();
  });

  it('says what is wrong with a server that is not there, with a number of connections and with a patience', async () => {
    const nowhere = postgresStore({ url: 'postgres://khagol@/x?host=/nowhere', crypto: nodeCrypto, vault });
    await expect(nowhere).rejects.toBeInstanceOf(StoreUnavailable);
    for (const connections of [3, 2.5, 1000])
      await expect(
        postgresStore({ url: server.url(database), crypto: nodeCrypto, vault, connections }),
      ).rejects.toThrow(RangeError);
    for (const ratePatienceMs of [0, Number.NaN])
      await expect(
        postgresStore({ url: server.url(database), crypto: nodeCrypto, vault, ratePatienceMs }),
      ).rejects.toThrow('ratePatienceMs must be 1 or more');
  });

  describe('calls that go together', () => {
    let [one, other] = [] as unknown as [Store, Store];
    beforeAll(async () => {
      await server.admin(database, EMPTY);
      [one, other] = [await open(database), await open(database)];
    });
    afterAll(async () => {
      await one?.close();
      await other?.close();
    });

    async function account(id: string, funds: bigint): Promise<void> {
      await one.accounts.open(accountRecord({ id }), []);
      await one.ledger.fund({ accountId: id, kind: 'grant', amount: micro(funds), reference: id });
    }

    it('never spend more than there is, whichever process they come through', async () => {
      await account('acc_few', 100n * 48_000n);
      const calls = Array.from({ length: 500 }, async (_, i) => {
        const { ledger } = i % 2 === 0 ? one : other;
        const own = i % 3 === 0 ? claim('acc_few', `few${i}`) : null;
        const got = await ledger.reserve(reservation('acc_few', 48_000n, { claim: own }));
        return got.kind === 'held' ? (await settleWhole(ledger, got.hold)).kind : got.kind;
      });
      const ends = await Promise.all(calls);
      expect([
        ends.filter((kind) => kind === 'settled').length,
        ends.filter((kind) => kind === 'short').length,
      ]).toEqual([100, 400]);
      expect(await other.ledger.balance('acc_few')).toEqual({ available: 0n, reserved: 0n });
      expect(await one.ledger.verify()).toMatchObject({ faults: [], pendingHolds: 0 });
    });

    it('are not failed by one whose answer cannot be written', async () => {
      await account('acc_bad', 1_000n);
      const holds = await Promise.all(
        Array.from({ length: 10 }, () => one.ledger.reserve(reservation('acc_bad', 10n))),
      );
      const ends = await Promise.allSettled(
        holds.map((got, i) => {
          if (got.kind !== 'held') throw new Error(got.kind);
          return one.ledger.settle(got.hold, { amount: got.hold.amount }, (charge) => {
            if (i === 4) throw new Error('no answer');
            return concluded()(charge);
          });
        }),
      );
      expect(ends.map(({ status }) => status)).toEqual(holds.map((_, i) => (i === 4 ? 'rejected' : 'fulfilled')));
      expect(await one.ledger.balance('acc_bad')).toEqual({ available: 900n, reserved: 10n });
      expect(await one.ledger.verify()).toMatchObject({ faults: [], pendingHolds: 1 });
    });

    it('tell one another what they marked, and see their charges one after the other', async () => {
      await account('acc_mark', 1_000n);
      const holds = await Promise.all(
        Array.from({ length: 8 }, () => one.ledger.reserve(reservation('acc_mark', 10n))),
      );
      const charges: Charge[] = [];
      await Promise.all(
        holds.map((got) => {
          if (got.kind !== 'held') throw new Error(got.kind);
          return one.ledger.settle(got.hold, { amount: got.hold.amount, mark: 'seen' }, (charge) => {
            charges.push(charge);
            return { ...concluded()(charge), mark: `${charge.mark ?? ''}x` };
          });
        }),
      );
      expect(charges.map(({ mark }) => mark ?? '')).toEqual(Array.from({ length: 8 }, (_, i) => 'x'.repeat(i)));
      expect(charges.map(({ before, after }) => [before, after])).toEqual(
        Array.from({ length: 8 }, (_, i) => [1000n - 10n * BigInt(i), 990n - 10n * BigInt(i)]),
      );
      expect(charges.map(({ usageAfter }) => usageAfter.requests)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    });

    it('lose a hold whose lease has passed by the clock of the database', async () => {
      await account('acc_late', 1_000n);
      const got = await one.ledger.reserve(reservation('acc_late', 10n, { leaseSeconds: 0.2 }));
      if (got.kind !== 'held') throw new Error(got.kind);
      await new Promise((resolve) => setTimeout(resolve, 250));
      expect((await settleWhole(one.ledger, got.hold)).kind).toBe('lost');
      expect(await other.ledger.expire(10)).toBe(1);
      expect(await one.ledger.balance('acc_late')).toEqual({ available: 1000n, reserved: 0n });
    });

    it('are not charged when their claim is gone, which no call of ours brings about', async () => {
      await account('acc_claim', 1_000n);
      const got = await one.ledger.reserve(reservation('acc_claim', 10n, { claim: claim('acc_claim', 'gone') }));
      if (got.kind !== 'held') throw new Error(got.kind);
      await server.admin(database, `DELETE FROM idempotency WHERE claim_key = 'gone'`);
      await expect(settleWhole(one.ledger, got.hold)).rejects.toThrow(/lost its claim/);
      expect(await one.ledger.balance('acc_claim')).toEqual({ available: 990n, reserved: 10n });
      await one.ledger.release(got.hold);
    });

    it('cannot be half written: the first half refuses to run by itself', async () => {
      await expect(
        server.admin(
          database,
          `SELECT * FROM khagol_post_1('{acc_late}', '{x}', '{1}', '{1}', '{0}', '{0}', '{NULL}', NULL)`,
        ),
      ).rejects.toThrow(/need a transaction/);
    });
  });
});
