/** The limiter in memory against an exact model: the generic cell rate algorithm in whole numbers. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryLimiter } from '../../packages/server/src/store/memory/index.ts';

const SEED = 20261121;

describe('the limiter', () => {
  it('is the generic cell rate algorithm, decision by decision', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 120 }),
        fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 200 }),
        async (rate, gaps) => {
          let now = 1_000_000;
          const limiter = memoryLimiter({ nowMs: () => now });
          // The model counts in units of 1/rate ms, so it is exact.
          let [tat, granted] = [now * rate, 0];
          for (const gap of gaps) {
            now += gap;
            tat = Math.max(tat, now * rate);
            const allowed = tat + 60_000 - now * rate <= 60_000 * rate;
            if (allowed) tat += 60_000;
            const verdict = await limiter.take('a', rate);
            expect(verdict.retryAfterSeconds === 0).toBe(allowed);
            expect(verdict.remaining).toBe(Math.floor((60_000 * rate - (tat - now * rate)) / 60_000));
            granted += allowed ? 1 : 0;
          }
          expect(granted).toBeLessThanOrEqual(rate + Math.floor(((now - 1_000_000) * rate) / 60_000));
        },
      ),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('waiting as long as it says is enough, a second less is not', async () => {
    let now = 0;
    const limiter = memoryLimiter({ nowMs: () => now });
    for (let i = 0; i < 7; i += 1) await limiter.take('a', 7);
    const { retryAfterSeconds } = await limiter.take('a', 7);
    now += (retryAfterSeconds - 1) * 1000;
    expect((await limiter.look('a', 7)).retryAfterSeconds).toBeGreaterThan(0);
    now += 1000;
    expect((await limiter.take('a', 7)).retryAfterSeconds).toBe(0);
  });

  it('looking costs nothing', async () => {
    const limiter = memoryLimiter({ nowMs: () => 0 });
    for (let i = 0; i < 50; i += 1) await limiter.look('a', 3);
    expect((await limiter.look('a', 3)).remaining).toBe(3);
  });

  it('a clock set back locks nobody out for longer than a window', async () => {
    let now = 10_000_000;
    const limiter = memoryLimiter({ nowMs: () => now });
    for (let i = 0; i < 3; i += 1) await limiter.take('a', 3);
    now -= 5_000_000;
    expect((await limiter.take('a', 3)).retryAfterSeconds).toBeLessThanOrEqual(20);
  });

  it('remembers a bounded number of subjects and forgets the longest unseen', async () => {
    const limiter = memoryLimiter({ nowMs: () => 0 }, 2);
    for (const subject of ['a', 'b', 'a', 'c']) await limiter.take(subject, 5);
    expect((await limiter.look('b', 5)).remaining).toBe(5);
    expect((await limiter.look('a', 5)).remaining).toBe(3);
  });
});
