/** Licences in every store, and what only some of them can show: the wall of PostgreSQL, a commit nobody heard of, what lies in the tables. */

import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Licence, Store } from '../../packages/server/src/ports/index.ts';
import { plainVault } from '../../packages/server/src/serve/bare.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { memoryStore } from '../../packages/server/src/store/memory/index.ts';
import { postgresDatabase } from '../../packages/server/src/store/postgres/database.ts';
import { postgresStore } from '../../packages/server/src/store/postgres/index.ts';
import { LICENCE_TABLES } from '../../packages/server/src/store/sql/schema-licences.ts';
import { sqliteStore } from '../../packages/server/src/store/sqlite/index.ts';
import { claimed, kept, licence, licenceRules } from './licence-rules.ts';
import type { Opened } from './opened.ts';
import { ABOUT, usePostgres } from './postgres-bench.ts';
import { openWire, type Wire } from './postgres-proxy.ts';
import { mayDoWithoutPostgres } from './postgres-server.ts';

/** 2026-11-21T00:00:00Z. */
const START_MS = 1_795_219_200_000;

function handClock() {
  let now = START_MS;
  return {
    nowMs: () => now,
    advance: async (seconds: number) => {
      now += Math.round(seconds * 1000);
    },
  };
}

licenceRules('memory', async () => {
  const clock = handClock();
  const store = await memoryStore({ clock, crypto: nodeCrypto });
  return { store, advance: clock.advance, close: () => store.close() };
});

licenceRules('SQLite', async (): Promise<Opened> => {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-licences-'));
  const clock = handClock();
  const open = (name: string) =>
    sqliteStore({ file: join(folder, name), clock, crypto: nodeCrypto, vault: plainVault });
  const opened = [await open('a.db')];
  return {
    store: opened[0] as Store,
    advance: clock.advance,
    reopen: async () => {
      for (const end of ['', '-wal'])
        if (existsSync(join(folder, `a.db${end}`)))
          copyFileSync(join(folder, `a.db${end}`), join(folder, `b.db${end}`));
      const left = await open('b.db');
      opened.push(left);
      return left;
    },
    close: async () => {
      for (const one of opened) await one.close();
      rmSync(folder, { recursive: true });
    },
  };
});

describe.skipIf(mayDoWithoutPostgres())('with PostgreSQL', () => {
  const at = usePostgres();
  const openAt = (url: string, clock?: { nowMs(): number }) =>
    postgresStore({
      url,
      crypto: nodeCrypto,
      vault: plainVault,
      connections: 6,
      ...(clock === undefined ? {} : { clock }),
    });

  licenceRules('PostgreSQL', async (): Promise<Opened> => {
    const clock = handClock();
    const url = at.server.url(await at.server.createDatabase());
    const stores = [await openAt(url, clock)];
    return {
      store: stores[0] as Store,
      advance: clock.advance,
      reopen: async () => {
        const left = await openAt(url, clock);
        stores.push(left);
        return left;
      },
      close: async () => {
        for (const store of stores) await store.close();
      },
    };
  });

  it('no account sees a licence, its journal or its audit', async () => {
    const name = await at.server.createDatabase();
    const store = await openAt(at.server.url(name));
    const { id } = await kept(store.licences);
    await store.licences.write({ action: 'update', id, claim: claimed(), reason: null }, (before) => ({
      kind: 'write',
      licence: before as Licence,
    }));
    const db = postgresDatabase(at.connections(name), ABOUT, null);
    for (const table of LICENCE_TABLES) {
      const seenBy = async (tenant: string) => (await db.read(tenant, (tx) => tx.all(`SELECT * FROM ${table}`))).length;
      expect([table, await seenBy('acc_a'), await seenBy('')]).toEqual([table, 0, 0]);
      expect(await seenBy('*')).toBeGreaterThan(0);
    }
    await expect(db.write('*', (tx) => tx.run('DELETE FROM licence_audit'))).rejects.toThrow(/stand for ever/);
    await store.close();
  });

  describe('a commit that nobody heard of', () => {
    let wire: Wire;
    let store: Store;
    let direct: Store;
    beforeAll(async () => {
      wire = await openWire(`${at.server.folder}/.s.PGSQL.5432`);
      at.keep(wire);
      const url = at.server.url(await at.server.createDatabase());
      direct = await openAt(url);
      store = await openAt(url.replace(encodeURIComponent(at.server.folder), encodeURIComponent(wire.folder)));
    });
    afterAll(async () => {
      await store?.close();
      await direct?.close();
    });

    it.each(['unsent', 'unheard'] as const)(
      'is found again by its own token (%s): done once, and told as done',
      async (how) => {
        const made = licence();
        const claim = claimed();
        const before = wire.cuts();
        wire.cutAt('COMMIT\0', how);
        const written = await store.licences.write({ action: 'create', id: made.id, claim, reason: null }, () => ({
          kind: 'write',
          licence: made,
        }));
        expect([wire.cuts() - before, written.kind]).toEqual([1, 'written']);
        expect(await direct.licences.find(made.id)).toEqual(made);
        const twin = await direct.licences.write(
          { action: 'create', id: 'lic_twin', claim: { ...claim, token: 'other' }, reason: null },
          () => ({ kind: 'write', licence: licence({ id: 'lic_twin' }) }),
        );
        expect(twin).toMatchObject({ kind: 'replayed', licence: { id: made.id } });
      },
    );

    it('and whose fate cannot be learnt rejects as no certain failure does, and is settled by the retry', async () => {
      const made = licence();
      const claim = claimed();
      wire.cutAt('COMMIT\0', 'unheard');
      const before = wire.cuts();
      const blocked = (async () => {
        while (wire.cuts() === before) await new Promise((resolve) => setImmediate(resolve));
        wire.block(true);
      })();
      const lost = store.licences.write({ action: 'create', id: made.id, claim, reason: null }, () => ({
        kind: 'write',
        licence: made,
      }));
      await expect(lost).rejects.toMatchObject({ name: 'CommitUnknown' });
      await blocked;
      wire.block(false);
      const retry = await direct.licences.write(
        { action: 'create', id: 'lic_again', claim: { ...claim, token: 'retry' }, reason: null },
        () => ({ kind: 'write', licence: licence({ id: 'lic_again' }) }),
      );
      expect(retry).toMatchObject({ kind: 'replayed', licence: { id: made.id } });
    }, 20_000);
  });
});
