/** Transactions of the PostgreSQL adapter on a real server: what they give, what is repeated, what a lost connection does, who gets a turn. */

import { beforeAll, describe, expect, it } from 'vitest';
import { type PostgresDatabase, postgresDatabase } from '../../packages/server/src/store/postgres/database.ts';
import { CommitUnknown, StoreBusy, StoreUnavailable } from '../../packages/server/src/store/postgres/faults.ts';
import { numbered } from '../../packages/server/src/store/postgres/statements.ts';
import { bytesOf, countOf, type Transaction, textOf } from '../../packages/server/src/store/sql/database.ts';
import { ABOUT, amountOf, PATIENCE, usePostgres } from './postgres-bench.ts';
import { openWire, type Wire } from './postgres-proxy.ts';
import { mayDoWithoutPostgres } from './postgres-server.ts';

describe.skipIf(mayDoWithoutPostgres())('PostgreSQL', () => {
  const at = usePostgres();

  describe('a transaction', () => {
    it('gives whole numbers as bigint, truth as 1 and 0, and bytes as bytes', async () => {
      const db = await at.boxes();
      const [row] = await db.read('*', (tx) =>
        tx.all(
          `SELECT 9007199254740993::bigint AS large, 7::int AS small, sum(amount) AS total, count(*) AS rows, true AS yes, false AS no,
            CAST(? AS BYTEA) AS bytes, 'x?' AS text, NULL AS nothing FROM box`,
          new Uint8Array([0, 255, 7]),
        ),
      );
      expect(row).toMatchObject({
        large: 9007199254740993n,
        small: 7n,
        total: 0n,
        rows: 2n,
        yes: 1n,
        no: 0n,
        text: 'x?',
        nothing: null,
      });
      expect([...bytesOf(row ?? {}, 'bytes')]).toEqual([0, 255, 7]);
    });

    it('numbers its parameters and leaves question marks in quotes, comments and bodies alone', () => {
      expect(numbered(`SELECT ?, '?''?', "?" -- ?\n, ? FROM t`)).toBe(`SELECT $1, '?''?', "?" -- ?\n, $2 FROM t`);
      expect(numbered('DO $$ ? $$ ?')).toBe('DO $$ ? $$ $1');
    });

    it('stands when its work returns, and is undone and not repeated when its work throws', async () => {
      const db = await at.boxes();
      const mine = new Error('mine');
      let runs = 0;
      const failed = db.write('*', async (tx) => {
        runs += 1;
        await tx.run('UPDATE box SET amount = 5 WHERE id = 1');
        throw mine;
      });
      await expect(failed).rejects.toBe(mine);
      expect([runs, await amountOf(db)]).toEqual([1, 0]);
      await db.write('*', (tx) => tx.run('UPDATE box SET amount = 5 WHERE id = 1'));
      expect(await amountOf(db)).toBe(5);
    });

    it('sees one snapshot when it only reads, and cannot write', async () => {
      const db = await at.boxes();
      await db.read('*', async (tx) => {
        const before = await tx.all('SELECT amount FROM box ORDER BY id');
        await db.write('*', (other) => other.run('UPDATE box SET amount = amount + 1'));
        expect(await tx.all('SELECT amount FROM box ORDER BY id')).toEqual(before);
      });
      await expect(db.read('*', (tx) => tx.run('UPDATE box SET amount = 9'))).rejects.toThrow(/read-only/);
    });

    it('goes by the clock of the database, or by the one it was given', async () => {
      const db = await at.boxes();
      const here = Date.now();
      expect(Math.abs((await db.read('*', (tx) => tx.nowMs())) - here)).toBeLessThan(1000);
      const fixed = postgresDatabase(at.connections(await at.server.createDatabase()), ABOUT, { nowMs: () => 12345 });
      expect(await fixed.write('*', (tx) => tx.nowMs())).toBe(12345);
    });

    it('has limits on how long it may work, wait for a lock, and idle', async () => {
      const db = await at.boxes();
      const shown = await db.read('*', (tx) =>
        tx.all(`SELECT name, setting FROM pg_settings
          WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`),
      );
      expect(shown.map((row) => textOf(row, 'setting'))).toEqual(['10000', '2000', '5000']);
      const hasty = await at.boxes(1, { ...PATIENCE, statementMs: 50 });
      await expect(hasty.read('*', (tx) => tx.all('SELECT pg_sleep(3)'))).rejects.toBeInstanceOf(StoreBusy);
    });
  });

  describe('collisions', () => {
    it('are repeated whole: two that lock in opposite order both get through', async () => {
      const db = await at.boxes();
      let runs = 0;
      const cross = (first: number, second: number): Promise<void> =>
        db.write('*', async (tx) => {
          runs += 1;
          await tx.run('UPDATE box SET amount = amount + 1 WHERE id = ?', first);
          await new Promise((resolve) => setTimeout(resolve, 60));
          await tx.run('UPDATE box SET amount = amount + 1 WHERE id = ?', second);
        });
      await Promise.all([cross(1, 2), cross(2, 1)]);
      expect([await amountOf(db, 1), await amountOf(db, 2)]).toEqual([2, 2]);
      expect(runs).toBeGreaterThan(2);
    });

    it('are tried five times at most', async () => {
      const db = await at.boxes();
      await db.write('*', (tx) =>
        tx.run(`CREATE FUNCTION collide() RETURNS void LANGUAGE plpgsql AS $$
          BEGIN RAISE EXCEPTION 'no order' USING ERRCODE = '40001'; END $$`),
      );
      let runs = 0;
      const always = db.write('*', async (tx) => {
        runs += 1;
        await tx.all('SELECT collide()');
      });
      await expect(always).rejects.toBeInstanceOf(StoreBusy);
      expect(runs).toBe(5);
    });
  });

  describe('a lost connection', () => {
    const add = 'UPDATE box SET amount = amount + 1 WHERE id = 1';

    it('in the middle of a transaction costs one repetition', async () => {
      const db = await at.boxes();
      let runs = 0;
      await db.write('*', async (tx) => {
        runs += 1;
        await tx.run(add);
        if (runs === 1) await terminate(tx);
        await tx.run(add);
      });
      expect([runs, await amountOf(db)]).toEqual([2, 2]);
    });

    it('every time is an error, and nothing stands', async () => {
      const db = await at.boxes();
      let runs = 0;
      const broken = db.write('*', async (tx) => {
        runs += 1;
        await tx.run(add);
        await terminate(tx);
        await tx.run(add);
      });
      await expect(broken).rejects.toBeInstanceOf(StoreUnavailable);
      expect([runs, await amountOf(db)]).toEqual([5, 0]);
    });

    it('while it lies idle in the pool is not even noticed', async () => {
      const db = await at.boxes();
      await Promise.all([amountOf(db), amountOf(db), amountOf(db)]);
      await at.server.admin(
        'postgres',
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'khagol'`,
      );
      expect(await amountOf(db)).toBe(0);
    });

    async function terminate(tx: Transaction): Promise<void> {
      const [row] = await tx.all('SELECT pg_backend_pid() AS pid');
      await at.server.admin('postgres', `SELECT pg_terminate_backend(${countOf(row ?? {}, 'pid')})`);
    }
  });

  describe('COMMIT', () => {
    let wire: Wire;
    beforeAll(async () => {
      wire = await openWire(`${at.server.folder}/.s.PGSQL.5432`);
      at.keep(wire);
    });

    async function wired(): Promise<{ readonly near: PostgresDatabase; readonly direct: PostgresDatabase }> {
      const name = await at.server.createDatabase();
      const direct = postgresDatabase(at.connections(name), ABOUT, null);
      await direct.write('*', async (tx) => {
        await tx.run('CREATE TABLE box (id BIGINT PRIMARY KEY, amount BIGINT NOT NULL)');
      });
      return { direct, near: postgresDatabase(at.connections(name, 4, PATIENCE, wire.folder), ABOUT, null) };
    }

    it.each(['unsent', 'unheard'] as const)(
      'whose fate is unknown (%s) is asked again under the same name, and stands once',
      async (how) => {
        const { near, direct } = await wired();
        const before = wire.cuts();
        wire.cutAt('COMMIT\0', how);
        let [runs, added] = [0, 0];
        await near.write('*', async (tx) => {
          runs += 1;
          added = await tx.run('INSERT INTO box VALUES (1, 7) ON CONFLICT DO NOTHING');
        });
        expect([wire.cuts() - before, runs, added]).toEqual([1, 2, how === 'unsent' ? 1 : 0]);
        expect(await amountOf(direct)).toBe(7);
      },
    );

    it.each(['unsent', 'unheard'] as const)(
      'sent together with the last statement (%s) is no different',
      async (how) => {
        const { near, direct } = await wired();
        wire.cutAt('COMMIT\0', how);
        let runs = 0;
        await near.swift('*', async (tx) => {
          runs += 1;
          await tx.allAndCommit('INSERT INTO box VALUES (1, 7) ON CONFLICT DO NOTHING');
        });
        expect([runs, await amountOf(direct)]).toEqual([2, 7]);
      },
    );

    it('whose fate cannot be learnt is reported as just that', async () => {
      const { near } = await wired();
      wire.cutAt('COMMIT\0', 'unheard');
      const lost = near.write('*', async (tx) => {
        await tx.run('INSERT INTO box VALUES (1, 7) ON CONFLICT DO NOTHING');
        setTimeout(() => wire.block(true), 0);
      });
      await expect(lost).rejects.toBeInstanceOf(CommitUnknown);
      wire.block(false);
    }, 15_000);

    it('after a statement that failed undoes everything and gives the reason', async () => {
      const db = await at.boxes();
      const failed = db.swift('*', async (tx) => {
        await tx.run('UPDATE box SET amount = 9 WHERE id = 1');
        await tx.allAndCommit('SELECT 1 / (amount - amount) FROM box');
      });
      await expect(failed).rejects.toThrow(/division by zero/);
      expect(await amountOf(db)).toBe(0);
    });

    it('does not follow a statement that the driver could not even send', async () => {
      const db = await at.boxes();
      const unspeakable = {
        toPostgres: () => {
          throw new Error('no words');
        },
      };
      const failed = db.swift('*', async (tx) => {
        await tx.run('UPDATE box SET amount = 9 WHERE id = 1');
        await tx.allAndCommit('SELECT CAST(? AS TEXT)', unspeakable as never);
      });
      await expect(failed).rejects.toThrow();
      expect(await amountOf(db)).toBe(0);
    });

    it('does not happen unless the work asks for it in a swift transaction', async () => {
      const db = await at.boxes();
      await db.swift('*', (tx) => tx.run('UPDATE box SET amount = 9 WHERE id = 1'));
      expect(await amountOf(db)).toBe(0);
    });
  });

  describe('the pool', () => {
    it('never holds more connections than it may, and everybody gets a turn', async () => {
      const db = await at.boxes(3);
      let most = 0;
      await Promise.all(
        Array.from({ length: 60 }, () =>
          db.write('*', async (tx) => {
            const [row] = await tx.all(
              `SELECT count(*) AS held FROM pg_stat_activity WHERE datname = current_database() AND usename = 'khagol'`,
            );
            most = Math.max(most, countOf(row ?? {}, 'held'));
            await tx.run('UPDATE box SET amount = amount + 1 WHERE id = 1');
          }),
        ),
      );
      expect([most, await amountOf(db)]).toEqual([3, 60]);
    });

    it('turns callers away when too many wait or the wait is too long', async () => {
      const db = await at.boxes(1, { ...PATIENCE, turnMs: 80, queue: 1 });
      const slow = db.read('*', (tx) => tx.all('SELECT pg_sleep(0.3)'));
      const patient = db.read('*', async () => 'late');
      await expect(db.read('*', async () => 'surplus')).rejects.toThrow(/too many/);
      await expect(patient).rejects.toThrow(/in time/);
      await slow;
      expect(await db.read('*', async () => 'next')).toBe('next');
    });

    it('lets one caller find out that the server is away, and the rest go at once', async () => {
      const wire = await openWire(`${at.server.folder}/.s.PGSQL.5432`);
      const db = postgresDatabase(
        at.connections(await at.server.createDatabase(), 4, PATIENCE, wire.folder),
        ABOUT,
        null,
      );
      await db.read('*', (tx) => tx.nowMs());
      wire.block(true);
      const began = performance.now();
      let calls = 0;
      for (; performance.now() - began < 500; calls += 1) {
        await expect(db.read('*', (tx) => tx.nowMs())).rejects.toBeInstanceOf(StoreUnavailable);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      expect(calls).toBeGreaterThan(20);
      expect(wire.tries()).toBeLessThan(10);
      await wire.close();
    });

    it('fails fast while the server is away, and finds it soon after it is back', async () => {
      const db = await at.boxes();
      await at.server.halt('immediate');
      await expect(amountOf(db)).rejects.toBeInstanceOf(StoreUnavailable);
      const began = performance.now();
      for (let i = 0; i < 200; i += 1) await expect(amountOf(db)).rejects.toBeInstanceOf(StoreUnavailable);
      expect(performance.now() - began).toBeLessThan(1000);
      await at.server.start();
      const back = performance.now();
      for (;;) {
        const found = await amountOf(db).catch(() => null);
        if (found !== null) break;
        expect(performance.now() - back).toBeLessThan(3000);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
  });
});
