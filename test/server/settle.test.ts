/** A ledger that fails while it charges: no answer leaves, nothing is said that is not known, and asking again finds out. */

import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../packages/server/src/ports/index.ts';
import { openHouse } from './house.ts';

type Json = Record<string, any>;
const CHART = '/v2/astrology/birth-chart';

/** A house whose ledger settles in this way the first time, and rightly after. */
const houseOf = (settle: (ledger: Ledger) => Ledger['settle']) => {
  let first = true;
  return openHouse({
    store: ({ ledger }) => ({
      ledger: {
        ...ledger,
        settle: (...args) => {
          if (!first) return ledger.settle(...args);
          first = false;
          return settle(ledger)(...args);
        },
      },
    }),
  });
};

describe('a charge that was written and not confirmed', () => {
  it('is a 503 that does not claim to have cost nothing; the same key then gets the answer, charged once', async () => {
    const house = await houseOf((ledger) => async (...args) => {
      await ledger.settle(...args);
      throw new Error('connection lost');
    });
    const headers = { 'idempotency-key': 'key-1' };
    const lost = await house.post(CHART, undefined, headers);
    const { code, message, data } = (await lost.json()) as Json;
    expect([lost.status, code, data, lost.headers.get('retry-after')]).toEqual([
      503,
      'BILLING_UNAVAILABLE',
      undefined,
      '5',
    ]);
    expect(message).not.toMatch(/nothing was charged/i);
    expect(message).toContain('Idempotency-Key');
    expect(await house.balance()).toBe(99_750_000n);
    const again = await house.post(CHART, undefined, headers);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(again.headers.get('x-original-request-id')).toBe(lost.headers.get('x-request-id'));
    expect(await house.balance()).toBe(99_750_000n);
    expect(await house.ledger.verify()).toMatchObject({ pendingHolds: 0, faults: [] });
  });
});

describe('a charge that was not written', () => {
  it('gives its money back at once, whether the ledger failed or the hold was lost', async () => {
    for (const settle of [
      (): Ledger['settle'] => async () => Promise.reject(new Error('no connection')),
      (): Ledger['settle'] => async () => ({ kind: 'lost' }),
    ]) {
      const house = await houseOf(settle);
      expect((await house.post(CHART)).status).toBe(503);
      expect(await house.ledger.balance('acc_test')).toEqual({ available: 100_000_000n, reserved: 0n });
      expect((await house.post(CHART)).status).toBe(200);
    }
  });
});
