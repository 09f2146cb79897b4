/** Rates that several processes count together in PostgreSQL, against an exact model, in parallel, and without an answer. */

import { describe, expect, it, vi } from 'vitest';
import type { Connections } from '../../packages/server/src/store/postgres/connections.ts';
import { postgresDatabase } from '../../packages/server/src/store/postgres/database.ts';
import { StoreUnavailable } from '../../packages/server/src/store/postgres/faults.ts';
import { postgresLimiter } from '../../packages/server/src/store/postgres/limiter.ts';
import { prepareSchema } from '../../packages/server/src/store/postgres/schema.ts';
import { ABOUT, PATIENCE, usePostgres } from './postgres-bench.ts';
import { mayDoWithoutPostgres } from './postgres-server.ts';

describe.skipIf(mayDoWithoutPostgres())('on PostgreSQL', () => {
  const at = usePostgres();

  describe('the shared limiter', () => {
    async function rates(): Promise<string> {
      const name = await at.server.createDatabase();
      await prepareSchema(postgresDatabase(at.connections(name), ABOUT, null), name, null);
      return name;
    }

    it('grants what one clock allows to two processes together, and no more', async () => {
      const name = await rates();
      let now = 1_800_000_000_000;
      const both = [0, 1].map(() => postgresLimiter(at.connections(name, 2, PATIENCE), { nowMs: () => now }, 5_000));
      // The exact model, in microseconds.
      const step = Math.floor(60e6 / 50);
      let [tat, allowed] = [0, 0];
      for (let call = 0; call < 300; call += 1) {
        now += (call * 7919) % 900;
        const next = Math.max(tat, now * 1000) + step;
        const passes = next <= now * 1000 + 60e6;
        if (passes) [tat, allowed] = [next, allowed + 1];
        const answer = await both[call % 2]?.take('acc_a', 50);
        expect(answer?.retryAfterSeconds === 0, `call ${call}`).toBe(passes);
        const owed = Math.max(0, tat - now * 1000);
        expect([answer?.remaining, answer?.limit]).toEqual([Math.floor((60e6 - owed) / step), 50]);
        expect(await both[0]?.look('acc_a', 50)).toMatchObject({ remaining: Math.floor((60e6 - owed) / step) });
      }
      expect(allowed).toBeGreaterThan(100);
    });

    it('holds under parallel calls from two processes', async () => {
      const name = await rates();
      const both = [0, 1].map(() => postgresLimiter(at.connections(name, 2, PATIENCE), null, 5_000));
      const began = performance.now();
      let granted = 0;
      for (let round = 0; round < 20; round += 1) {
        const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => both[i % 2]?.take('acc_b', 60)));
        granted += answers.filter((answer) => answer?.retryAfterSeconds === 0).length;
      }
      // One a second comes back meanwhile.
      const most = 60 + Math.ceil((performance.now() - began) / 1000);
      expect(granted).toBeGreaterThanOrEqual(57);
      expect(granted).toBeLessThanOrEqual(most);
    });

    it('refuses a flood by itself, at twice the rate', async () => {
      const name = await rates();
      const real = at.connections(name, 2, PATIENCE);
      let asked = 0;
      const counted: Connections = {
        ...real,
        lend: (work) => {
          asked += 1;
          return real.lend(work);
        },
      };
      const limiter = postgresLimiter(counted, { nowMs: () => 1_800_000_000_000 }, 5_000);
      let granted = 0;
      for (let i = 0; i < 500; i += 1) if ((await limiter.take('acc_c', 10)).retryAfterSeconds === 0) granted += 1;
      expect([granted, asked]).toEqual([10, 20]);
    });

    it('decides by itself when the database is silent for 50 ms, or away', async () => {
      const silent: Connections = { lend: () => new Promise(() => {}), close: async () => {} };
      const away: Connections = {
        lend: async () => Promise.reject(new StoreUnavailable('away')),
        close: async () => {},
      };
      for (const none of [silent, away]) {
        const limiter = postgresLimiter(none, { nowMs: () => 1_800_000_000_000 });
        const began = performance.now();
        const answers = [await limiter.take('x', 2), await limiter.take('x', 2), await limiter.take('x', 2)];
        expect(answers.map(({ retryAfterSeconds }) => retryAfterSeconds)).toEqual([0, 0, 30]);
        expect(performance.now() - began).toBeLessThan(400);
      }
    });

    it('clears away subjects that are even again', async () => {
      const name = await rates();
      await at.server.admin(name, `INSERT INTO rate SELECT 'old' || i, 0 FROM generate_series(1, 100) i`);
      const limiter = postgresLimiter(at.connections(name, 2, PATIENCE), null, 5_000);
      for (let i = 0; i < 5_000; i += 100)
        await Promise.all(Array.from({ length: 100 }, (_, j) => limiter.take(`new${i + j}`, 6_000)));
      await expect.poll(() => at.server.admin(name, `SELECT count(*) FROM rate WHERE subject LIKE 'old%'`)).toBe('0');
    });
  });
});

describe('the shared limiter without its server', () => {
  it.each([
    [undefined, 50],
    [200, 200],
  ])('waits for the shared count as long as it was told to: %s', async (patienceMs, waited) => {
    vi.useFakeTimers();
    try {
      const silent: Connections = { lend: () => new Promise(() => {}), close: async () => {} };
      const limiter = postgresLimiter(silent, { nowMs: () => 1_800_000_000_000 }, patienceMs);
      let isTold = false;
      const told = Promise.resolve(limiter.take('x', 2)).then(() => {
        isTold = true;
      });
      await vi.advanceTimersByTimeAsync(waited - 1);
      expect(isTold).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      await told;
    } finally {
      vi.useRealTimers();
    }
  });

  it('asks nobody where a caller stands when too many want to know', async () => {
    let asked = 0;
    const counted: Connections = {
      lend: () => {
        asked += 1;
        return Promise.reject(new StoreUnavailable('away'));
      },
      close: async () => {},
    };
    const limiter = postgresLimiter(counted, { nowMs: () => 1_800_000_000_000 }, 5_000);
    await limiter.take('x', 5);
    expect([asked, await limiter.lookHere?.('x', 5), asked]).toMatchObject([1, { limit: 5, remaining: 4 }, 1]);
  });
});
