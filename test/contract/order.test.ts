/** The published order of checks: each fault hides all that come after it and none that come before. */

import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../packages/server/src/ports/index.ts';
import { BIRTH, madeEngine, openHouse, STARTER_KEY } from '../server/house.ts';

const PATH = '/v2/astrology/birth-chart';
const HUGE = { 'content-length': String(64 * 1024 + 1) };

/** Faults from the first check to the last; each call commits its own fault and all the later ones. */
// biome-ignore format: a table reads in columns
const STEPS = [
  ['route',       404, 'NOT_FOUND',                     { path: '/v2/astrology/nothing' }],
  ['method',      405, 'METHOD_NOT_ALLOWED',            { method: 'PUT' }],
  ['size',        413, 'PAYLOAD_TOO_LARGE',             { headers: HUGE }],
  ['type',        415, 'UNSUPPORTED_MEDIA_TYPE',        { headers: { 'content-type': 'text/plain' } }],
  ['key',         401, 'INVALID_API_KEY',               { headers: { 'x-api-key': 'wrong' } }],
  ['rate',        429, 'RATE_LIMIT_EXCEEDED',           { exhausted: true }],
  ['contract',    400, 'INVALID_DATETIME',              { body: { ...BIRTH, datetime: 'bad' } }],
  ['idempotency', 400, 'INVALID_IDEMPOTENCY_KEY',       { headers: { 'idempotency-key': 'two words' } }],
  ['balance',     402, 'INSUFFICIENT_BALANCE_PRECHECK', { usd: '0.1' }],
] as const;

interface Fault {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly exhausted?: boolean;
  readonly usd?: string;
}

describe('the order of checks', () => {
  it.each(STEPS.map((step, i) => [step[0], i] as const))(
    'a fault of %s is told before every later one',
    async (_, i) => {
      const faults: Fault[] = STEPS.slice(i).map(([, , , fault]) => fault);
      const merged = faults.reduceRight<Fault>(
        (all, fault) => ({ ...all, ...fault, headers: { ...all.headers, ...fault.headers } }),
        {},
      );
      const [, status, code] = STEPS[i] as (typeof STEPS)[number];
      const house = await openHouse({ usd: merged.usd ?? '100', perMinute: merged.exhausted ? 1 : 1000 });
      if (merged.exhausted) await house.post(PATH, {});
      const balance = await house.balance();
      const response = await house.app(
        new Request(`http://localhost${merged.path ?? PATH}`, {
          method: merged.method ?? 'POST',
          headers: {
            'content-type': 'application/json',
            'x-api-key': 'ask_test_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG',
            ...merged.headers,
          },
          body: JSON.stringify(merged.body ?? BIRTH),
        }),
      );
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
      expect(await house.balance()).toBe(balance);
    },
  );

  it('a 400 leaves before the ledger is asked anything', async () => {
    const asked: string[] = [];
    const never = (name: string) => async () => {
      asked.push(name);
      throw new Error('the ledger was asked');
    };
    const about = { adapter: 'none', durable: false, note: '' };
    const ledger = new Proxy({} as Ledger, {
      get: (_, name) => (name === 'about' ? about : never(String(name))),
    });
    const engine = { ...madeEngine(), ephemeris: [{ id: 'short/1', firstJd: 2_378_486.5, lastJd: 2_598_017.5 }] };
    const house = await openHouse({ store: () => ({ ledger }), engine });
    // The second can only be refused once place and zone have made an instant of it, the third once the ephemeris was asked.
    for (const more of [
      { latitude: 91 },
      { datetime: '2011-12-30T12:00', timezone: 'Pacific/Apia' },
      { datetime: '2999-06-01T12:00' },
    ])
      expect((await house.post(PATH, { ...BIRTH, ...more }, { 'idempotency-key': 'k1' })).status).toBe(400);
    expect(asked).toEqual([]);
    const response = await house.post(PATH);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ code: 'BILLING_UNAVAILABLE', retryable: true, retryAfter: 5 });
  });

  it('tells the span of the ephemerides when a date lies outside all of them', async () => {
    const ephemeris = [
      { id: 'old/1', firstJd: 625_000, lastJd: 700_000 },
      { id: 'new/1', firstJd: 2_378_496.5, lastJd: 2_598_007.5 },
    ];
    const house = await openHouse({ engine: { ...madeEngine(), ephemeris } });
    const status = async (datetime: string) => (await house.post(PATH, { ...BIRTH, datetime })).status;
    expect([
      await status('1800-01-02T00:00'),
      await status('1799-12-30T00:00'),
      await status('-2999-01-01T00:00'),
    ]).toEqual([200, 400, 200]);
    const refusal = await (await house.post(PATH, { birthDetails: { ...BIRTH, datetime: '1700-01-01T00:00' } })).json();
    expect(refusal).toMatchObject({ code: 'INVALID_DATETIME', details: [{ field: 'birthDetails.datetime' }] });
    expect((refusal as { message: string }).message).toContain('1800-01-01 … 2401-01-01');
  });

  it('an account without money is told so only after its call was found valid', async () => {
    const house = await openHouse();
    expect((await house.post(PATH, { ...BIRTH, datetime: 'x' }, { 'x-api-key': STARTER_KEY })).status).toBe(400);
    const response = await house.post(PATH, BIRTH, { 'x-api-key': STARTER_KEY });
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({
      code: 'INSUFFICIENT_BALANCE_PRECHECK',
      wallet: { required: 0.25, available: 0, deficit: 0.25 },
      walletBalance: 0,
      purchaseUrl: expect.any(String),
    });
  });
});
