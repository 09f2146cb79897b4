/** However often the wire fails: a call is charged once at most, a change made once at most, and the caller always hears how it ended. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createClient, KhagolError } from '../../packages/client/src/index.ts';
import { BIRTH, type House, KEY, openHouse } from '../server/house.ts';
import { FAULTS, type FaultName, faultyFetch } from './faulty-fetch.ts';

const SEED = 20_261_122;
const PRICE = 250_000n;
const sequences = fc.array(fc.constantFrom<FaultName>(...FAULTS), { maxLength: 5 });

/** A client whose waits take no time. */
const clientOver = (fetch: ReturnType<typeof faultyFetch>['fetch'], retries = 3) =>
  createClient({ baseUrl: 'http://localhost', apiKey: KEY, fetch, retries, sleep: async () => undefined });

describe('whatever happens on the wire', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ usd: '100000', perMinute: 1_000_000 });
  });

  it('a call with a price is charged once at most, and says so', async () => {
    await fc.assert(
      fc.asyncProperty(sequences, fc.integer({ min: 0, max: 4 }), async (faults, retries) => {
        const before = await house.balance();
        const wire = faultyFetch(house.app, faults);
        const outcome = await clientOver(wire.fetch, retries)
          .charts.birth(BIRTH, { signal: wire.patience })
          .catch((error: unknown) => error);
        await wire.settled();
        const spent = before - (await house.balance());
        expect([0n, PRICE]).toContain(spent);
        expect(new Set(wire.sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
        expect(wire.sent.length).toBeLessThanOrEqual(retries + 1);
        if (outcome instanceof KhagolError) {
          if (outcome.charged === false) expect(spent).toBe(0n);
          // The caller may always come back with the key: still one charge, and the answer.
          const later = faultyFetch(house.app, []);
          await clientOver(later.fetch).charts.birth(BIRTH, { idempotencyKey: outcome.idempotencyKey ?? '' });
        } else expect(outcome).toMatchObject({ success: true });
        expect(before - (await house.balance())).toBe(PRICE);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('a change without a key is made once at most', async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (faults) => {
        const wire = faultyFetch(house.app, faults);
        await clientOver(wire.fetch)
          .webhooks.subscribe({ url: 'https://receiver.example/hook', events: ['*'] }, { signal: wire.patience })
          .catch((error: unknown) => expect(error).toBeInstanceOf(KhagolError));
        await wire.settled();
        expect(wire.arrived.length).toBeLessThanOrEqual(1);
        const calm = clientOver(faultyFetch(house.app, []).fetch);
        for (const { id } of (await calm.webhooks.list()).data) await calm.webhooks.remove(id);
      }),
      { seed: SEED, numRuns: 100 },
    );
  });

  it('reading goes on until it is answered, or until the repetitions are used up', async () => {
    for (const fault of FAULTS.filter((one) => one !== 'none' && one !== 'redirect' && one !== 'slow')) {
      const thrice = faultyFetch(house.app, [fault, fault, fault]);
      expect(await clientOver(thrice.fetch).usage.wallet()).toMatchObject({ success: true });
      const four = faultyFetch(house.app, [fault, fault, fault, fault]);
      await expect(clientOver(four.fetch).usage.wallet()).rejects.toMatchObject({
        charged: false,
        idempotencyKey: null,
      });
      expect(four.sent.length).toBe(4);
    }
  });
});
