/** One key, one charge: replays, twins, other bodies, other routes, forgetting. */

import { describe, expect, it } from 'vitest';
import { BIRTH, type House, madeEngine, openHouse } from '../server/house.ts';

const PATH = '/v2/astrology/birth-chart';
const PRICE = 250_000n;
const code = async (response: Response) => ((await response.clone().json()) as { code: string }).code;
/** Waits until a call holds money. */
const held = async (house: House) => {
  while ((await house.ledger.balance('acc_test')).reserved === 0n)
    await new Promise((resolve) => setTimeout(resolve, 1));
};
const keyed = (house: House, key: string, body: unknown = BIRTH, path = PATH) =>
  house.post(path, body, { 'idempotency-key': key });

describe('a repeated call', () => {
  it('is answered with the same bytes and not charged again', async () => {
    const house = await openHouse();
    const before = await house.balance();
    const first = await keyed(house, 'once');
    const text = await first.text();
    house.now += 3_600_000;
    const second = await keyed(house, 'once');
    expect(await second.text()).toBe(text);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.headers.get('x-original-request-id')).toBe(first.headers.get('x-request-id'));
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(first.headers.has('idempotent-replayed')).toBe(false);
    expect(before - (await house.balance())).toBe(PRICE);
    expect(house.charts).toHaveLength(1);
  });

  it('is the same call however its members are ordered and whichever header holds the key', async () => {
    const house = await openHouse();
    await keyed(house, 'k');
    const shuffled = Object.fromEntries(Object.entries(BIRTH).reverse());
    const again = await house.post(PATH, shuffled, { 'x-idempotency-key': 'k' });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await house.post(PATH, BIRTH, { 'idempotency-key': '"k"' })).headers.get('idempotent-replayed')).toBe(
      'true',
    );
  });

  it('replays a picture as a picture', async () => {
    const house = await openHouse();
    const text = await (await keyed(house, 'k', { ...BIRTH, format: 'svg' })).text();
    const again = await keyed(house, 'k', { ...BIRTH, format: 'svg' });
    expect(again.headers.get('content-type')).toContain('image/svg+xml');
    expect(await again.text()).toBe(text);
  });

  it('works without money left, for it costs nothing', async () => {
    const house = await openHouse({ usd: '0.25' });
    expect((await keyed(house, 'k')).status).toBe(200);
    expect(await house.balance()).toBe(0n);
    expect((await keyed(house, 'k')).status).toBe(200);
    expect((await keyed(house, 'other')).status).toBe(402);
  });

  it('still counts against the rate, and shows fresh figures', async () => {
    const house = await openHouse({ perMinute: 2 });
    await keyed(house, 'k');
    expect((await keyed(house, 'k')).headers.get('x-ratelimit-remaining')).toBe('0');
    expect((await keyed(house, 'k')).status).toBe(429);
  });

  it('is forgotten after a day', async () => {
    const house = await openHouse();
    await keyed(house, 'k');
    house.now += 24 * 3_600_000 - 1;
    expect((await keyed(house, 'k')).headers.get('idempotent-replayed')).toBe('true');
    house.now += 1;
    expect((await keyed(house, 'k')).headers.has('idempotent-replayed')).toBe(false);
  });
});

describe('a key used otherwise', () => {
  it('with another body is refused, fields we ignore included', async () => {
    const house = await openHouse();
    await keyed(house, 'k');
    const before = await house.balance();
    for (const body of [
      { ...BIRTH, latitude: 1 },
      { ...BIRTH, ignored: true },
    ]) {
      const response = await keyed(house, 'k', body);
      expect([response.status, await code(response)]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    }
    expect(await house.balance()).toBe(before);
  });

  it('on another route is another call', async () => {
    const house = await openHouse();
    await keyed(house, 'k');
    const other = await keyed(house, 'k', BIRTH, '/v1/astrology/western/natal-chart');
    expect(other.status).toBe(200);
    expect(other.headers.has('idempotent-replayed')).toBe(false);
  });

  it('at an alias of the same route is the same call', async () => {
    const house = await openHouse();
    await keyed(house, 'k');
    expect((await keyed(house, 'k', BIRTH, '/v2/astrology/kundli')).headers.get('idempotent-replayed')).toBe('true');
  });

  it.each(['', ' ', 'two words', 'tab\there', 'a, b', 'k'.repeat(256)])('%j is no key', async (key) => {
    const house = await openHouse();
    const before = await house.balance();
    const response = await house.post(PATH, BIRTH, { 'idempotency-key': key });
    expect([response.status, await code(response)]).toEqual([400, 'INVALID_IDEMPOTENCY_KEY']);
    expect(await house.balance()).toBe(before);
  });

  it('two headers that differ are refused, two that agree are one', async () => {
    const house = await openHouse();
    expect((await house.post(PATH, BIRTH, { 'idempotency-key': 'a', 'x-idempotency-key': 'b' })).status).toBe(400);
    expect((await house.post(PATH, BIRTH, { 'idempotency-key': 'a', 'x-idempotency-key': 'a' })).status).toBe(200);
  });

  it('X-Request-Id is a name for the log and never a key', async () => {
    const house = await openHouse();
    for (let i = 0; i < 2; i += 1) await house.post(PATH, { ...BIRTH, latitude: i }, { 'x-request-id': 'same' });
    expect(house.charts).toHaveLength(2);
    expect(house.lines.map(({ trace }) => trace)).toEqual(['same', 'same']);
  });
});

describe('what is not remembered', () => {
  it('refusals: the same key may be used again once the call is mended', async () => {
    const house = await openHouse();
    expect((await keyed(house, 'k', { ...BIRTH, latitude: 91 })).status).toBe(400);
    expect((await keyed(house, 'k')).status).toBe(200);
  });

  it('a fault of ours: the money is back and the key is free', async () => {
    let broken = true;
    const engine = madeEngine();
    const house = await openHouse({
      engine: {
        ...engine,
        chart: (birth, choices) => {
          if (broken) throw new TypeError(`a fault that quotes ${JSON.stringify(birth)}`);
          return engine.chart(birth, choices);
        },
      },
    });
    const before = await house.balance();
    const response = await keyed(house, 'k');
    expect([response.status, await code(response)]).toEqual([500, 'INTERNAL_ERROR']);
    expect(await response.text()).not.toMatch(/TypeError|at |1990/);
    expect(await house.balance()).toBe(before);
    expect((await house.ledger.balance('acc_test')).reserved).toBe(0n);
    expect(house.lines.at(-1)).toMatchObject({
      level: 'error',
      status: 500,
      fault: expect.stringContaining('TypeError'),
    });
    expect(JSON.stringify(house.lines)).not.toContain('1990-01-15');
    broken = false;
    expect((await keyed(house, 'k')).status).toBe(200);
    expect(before - (await house.balance())).toBe(PRICE);
  });

  it('a refusal that only the engine finds is a 400, uncharged', async () => {
    const engine = madeEngine();
    const house = await openHouse({
      engine: {
        ...engine,
        chart: () => {
          throw Object.assign(new Error('No loaded ephemeris covers it.'), {
            name: 'EngineError',
            code: 'OUT_OF_SPAN',
            field: 'datetime',
            allowed: '',
          });
        },
      },
    });
    const before = await house.balance();
    const response = await keyed(house, 'k');
    expect([response.status, await code(response)]).toEqual([400, 'INVALID_DATETIME']);
    expect(await house.balance()).toBe(before);
  });
});

describe('twins', () => {
  /** An engine that waits until it is let go. The chart itself is synchronous, so the waiting happens in the ledger's settle. */
  async function slowHouse() {
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const house = await openHouse();
    const { settle } = house.ledger;
    Object.assign(house.ledger, {
      settle: async (...parts: Parameters<typeof settle>) => {
        await gate;
        return settle(...parts);
      },
    });
    return { house, go: () => go() };
  }

  it('while the first runs the second is told to wait with the same key; then it gets the answer; one charge', async () => {
    const { house, go } = await slowHouse();
    const before = await house.balance();
    const first = keyed(house, 'k');
    await held(house);
    const second = await keyed(house, 'k');
    expect([second.status, await code(second)]).toEqual([409, 'IDEMPOTENCY_KEY_CONFLICT']);
    expect(second.headers.get('retry-after')).toBe('5');
    expect(await second.json()).toMatchObject({ retryable: true, retryWithSameIdempotencyKey: true, retryAfter: 5 });
    expect((await keyed(house, 'k', { ...BIRTH, latitude: 2 })).status).toBe(422);
    go();
    expect((await first).status).toBe(200);
    expect((await keyed(house, 'k')).headers.get('idempotent-replayed')).toBe('true');
    expect(before - (await house.balance())).toBe(PRICE);
  });

  it('a hundred at once make one charge and one answer', async () => {
    const house = await openHouse();
    const before = await house.balance();
    const answers = await Promise.all(Array.from({ length: 100 }, () => keyed(house, 'k')));
    const bodies = new Set(
      await Promise.all(answers.filter(({ status }) => status === 200).map((answer) => answer.text())),
    );
    expect(bodies.size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(before - (await house.balance())).toBe(PRICE);
    expect(house.charts).toHaveLength(1);
  });

  it('a call that outlives its hold is not charged, and its key was free for another', async () => {
    const { house, go } = await slowHouse();
    const before = await house.balance();
    const slow = keyed(house, 'k');
    await held(house);
    house.now += 41_000;
    expect(await house.ledger.expire(10)).toBe(1);
    expect(await house.balance()).toBe(before);
    go();
    const response = await slow;
    expect([response.status, await code(response)]).toEqual([503, 'BILLING_UNAVAILABLE']);
    expect(await house.balance()).toBe(before);
    expect((await keyed(house, 'k')).status).toBe(200);
  });
});

describe('the wallet', () => {
  it('never sells more than it holds: 100 calls at once with money for 10', async () => {
    const house = await openHouse({ usd: '2.5' });
    const answers = await Promise.all(Array.from({ length: 100 }, () => house.post(PATH)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const codes = new Set(await Promise.all(answers.filter(({ status }) => status === 402).map(code)));
    expect([...codes].every((one) => one === 'PAYMENT_REQUIRED' || one === 'INSUFFICIENT_BALANCE_PRECHECK')).toBe(true);
    expect(await house.balance()).toBe(0n);
    expect(await house.ledger.balance('acc_test')).toEqual({ available: 0n, reserved: 0n });
  });
});
