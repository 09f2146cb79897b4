/** The stores that live in memory, against small exact models; money as text. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsBelow, type Micro, micro, microOfUsd, usdNumber, usdText } from '../../packages/server/src/money.ts';
import type { Answer, Claim, Hold, Reservation } from '../../packages/server/src/ports.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { freshTestKey, memoryKeys, memoryLedger, memoryLimiter } from '../../packages/server/src/store/memory/index.ts';

const SEED = 20261121;

describe('money', () => {
  it('reads dollars as people write them and writes them back', () => {
    expect([microOfUsd('0.048'), microOfUsd('0.25'), microOfUsd('12'), microOfUsd('0.000001')]).toEqual([
      48_000n,
      250_000n,
      12_000_000n,
      1n,
    ]);
    expect([48_000n, 1n, 0n, 12_000_000n, -250_000n].map((amount) => usdText(micro(amount)))).toEqual([
      '0.048',
      '0.000001',
      '0',
      '12',
      '-0.25',
    ]);
    for (const bad of ['', '1.', '.5', '-1', '1e3', '0.0000001', '1,5', 'NaN'])
      expect(() => microOfUsd(bad)).toThrow(RangeError);
  });

  it('keeps every micro-dollar on the way to a JSON number and back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_000_000_000n }), (amount) => {
        expect(microOfUsd(usdText(micro(amount)))).toBe(amount);
        expect(BigInt(Math.round(usdNumber(micro(amount)) * 1e6))).toBe(amount);
      }),
      { seed: SEED },
    );
  });

  it('shows cents that are there, never one more', () => {
    expect([9_999n, 10_000n, 19_999n, 0n, -1n].map((amount) => centsBelow(micro(amount)))).toEqual([0, 1, 1, 0, -1]);
  });
});

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

describe('the ledger', () => {
  const answer = (charged: Micro, body = 'chart'): Answer => ({
    status: 200,
    contentType: 'application/json',
    body,
    requestId: 'req_1',
    charged,
  });
  const claim = (key: string, fingerprint = 'f'): Claim => ({ accountId: 'a', scope: 'POST /x', key, fingerprint });
  const reservation = (amount: bigint, one: Claim | null = null): Reservation => ({
    accountId: 'a',
    amount: micro(amount),
    endpoint: '/x',
    priceEdition: '1',
    requestId: 'r',
    leaseSeconds: 40,
    claim: one,
  });

  it('agrees with a plain model over any order of reserving, settling, releasing and waiting', async () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant('reserve' as const),
        amount: fc.bigInt({ min: 1n, max: 40n }),
        key: fc.option(fc.constantFrom('k1', 'k2', 'k3')),
      }),
      fc.record({ do: fc.constantFrom('settle' as const, 'release' as const), which: fc.nat(30) }),
      fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 39, 40, 41, 3600) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        let now = 0;
        const ledger = memoryLedger({ clock: { nowMs: () => now }, balances: { a: micro(100n) }, keepSeconds: 3600 });
        let [balance, charges] = [100n, 0];
        const open: {
          hold: Hold;
          amount: bigint;
          until: number;
          key: string | null;
          state: 'pending' | 'posted' | 'void';
        }[] = [];
        const done = new Map<string, number>();
        const expire = () => {
          for (const row of open) if (row.state === 'pending' && row.until <= now) row.state = 'void';
        };
        for (const one of steps) {
          expire();
          const reserved = open
            .filter(({ state }) => state === 'pending')
            .reduce((sum, { amount }) => sum + amount, 0n);
          if (one.do === 'wait') {
            now += one.seconds * 1000;
          } else if (one.do === 'reserve') {
            const got = await ledger.reserve(reservation(one.amount, one.key === null ? null : claim(one.key)));
            const running = one.key !== null && open.some(({ key, state }) => key === one.key && state === 'pending');
            const answered = one.key !== null && (done.get(one.key) ?? -1) > now;
            const kind = answered
              ? 'answered'
              : running
                ? 'running'
                : balance - reserved < one.amount
                  ? 'short'
                  : 'held';
            expect(got.kind).toBe(kind);
            if (got.kind === 'held')
              open.push({ hold: got.hold, amount: one.amount, until: now + 40_000, key: one.key, state: 'pending' });
          } else {
            const row = open[one.which % Math.max(1, open.length)];
            if (row === undefined) continue;
            if (one.do === 'release') {
              await ledger.release(row.hold);
              if (row.state === 'pending') row.state = 'void';
            } else {
              const settled = await ledger.settle(row.hold, ({ amount, before, after }) => {
                expect([before, before - amount]).toEqual([balance, after]);
                return answer(amount);
              });
              expect(settled.kind).toBe(row.state === 'pending' ? 'settled' : 'lost');
              if (row.state === 'pending') {
                row.state = 'posted';
                balance -= row.amount;
                charges += 1;
                if (row.key !== null) done.set(row.key, now + 3_600_000);
              }
            }
          }
          expire();
          const pending = open.filter(({ state }) => state === 'pending').reduce((sum, { amount }) => sum + amount, 0n);
          expect(await ledger.balance('a')).toEqual({ available: balance - pending, reserved: pending });
          expect(balance - pending >= 0n).toBe(true);
        }
        expect(open.filter(({ state }) => state === 'posted')).toHaveLength(charges);
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it('a call that comes back after its claim was taken over settles nothing', async () => {
    let now = 0;
    const ledger = memoryLedger({ clock: { nowMs: () => now }, balances: { a: micro(100n) } });
    const first = await ledger.reserve(reservation(10n, claim('k')));
    now = 40_000;
    const second = await ledger.reserve(reservation(10n, claim('k')));
    if (first.kind !== 'held' || second.kind !== 'held') throw new Error('both should be held');
    expect(second.hold.fence).toBeGreaterThan(first.hold.fence);
    expect((await ledger.settle(first.hold, ({ amount }) => answer(amount, 'zombie'))).kind).toBe('lost');
    await ledger.release(first.hold);
    expect((await ledger.settle(second.hold, ({ amount }) => answer(amount, 'heir'))).kind).toBe('settled');
    expect(await ledger.recall(claim('k'))).toMatchObject({ kind: 'answered', answer: { body: 'heir' } });
    expect((await ledger.balance('a')).available).toBe(90n);
  });

  it('an answer that cannot be made charges nothing', async () => {
    const ledger = memoryLedger({ clock: { nowMs: () => 0 }, balances: { a: micro(100n) } });
    const got = await ledger.reserve(reservation(10n));
    if (got.kind !== 'held') throw new Error('should be held');
    await expect(
      ledger.settle(got.hold, () => {
        throw new Error('no answer');
      }),
    ).rejects.toThrow('no answer');
    await ledger.release(got.hold);
    expect(await ledger.balance('a')).toEqual({ available: 100n, reserved: 0n });
  });

  it('forgets the oldest answers when there are too many, or too much of them, and never a running call', async () => {
    const ledger = memoryLedger({
      clock: { nowMs: () => 0 },
      balances: { a: micro(1000n) },
      maxAnswers: 3,
      maxCharacters: 100,
    });
    const settle = async (key: string, body: string) => {
      const got = await ledger.reserve(reservation(1n, claim(key)));
      if (got.kind === 'held') await ledger.settle(got.hold, ({ amount }) => answer(amount, body));
    };
    await ledger.reserve(reservation(1n, claim('running')));
    for (const key of ['a', 'b', 'c']) await settle(key, 'x');
    expect((await ledger.recall(claim('a'))).kind).toBe('fresh');
    expect((await ledger.recall(claim('c'))).kind).toBe('answered');
    await settle('big', 'y'.repeat(101));
    expect((await ledger.recall(claim('c'))).kind).toBe('fresh');
    expect((await ledger.recall(claim('running'))).kind).toBe('running');
  });

  it('an account nobody opened has nothing', async () => {
    const ledger = memoryLedger({ clock: { nowMs: () => 0 }, balances: {} });
    expect(await ledger.balance('constructor')).toEqual({ available: 0n, reserved: 0n });
    expect((await ledger.reserve({ ...reservation(1n), accountId: '__proto__' })).kind).toBe('short');
  });
});

describe('keys', () => {
  it('a fresh key holds 256 random bits in 43 characters without punctuation', () => {
    const keys = Array.from({ length: 200 }, () => freshTestKey(webCrypto));
    for (const key of keys) expect(key).toMatch(/^ask_test_[0-9A-Za-z]{43}$/);
    expect(new Set(keys).size).toBe(200);
    const full = freshTestKey({ ...webCrypto, randomBytes: (n) => new Uint8Array(n).fill(255) });
    expect(62n ** 43n > 2n ** 256n).toBe(true);
    expect(full).toMatch(/^ask_test_[0-9A-Za-z]{43}$/);
  });

  it('the store keeps digests and no key', async () => {
    const store = await memoryKeys(webCrypto, [{ key: 'secret-key', account: { id: 'a', plan: 'pro', perMinute: 1 } }]);
    const digest = await webCrypto.sha256(new TextEncoder().encode('secret-key'));
    const record = await store.find(Buffer.from(digest.subarray(0, 6)).toString('hex'));
    expect(record?.digest).toEqual(digest);
    expect(JSON.stringify(record)).not.toContain('secret-key');
    expect(await store.find('constructor')).toBeNull();
  });
});
