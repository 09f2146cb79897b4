/** What an account is told of its use and its money. */

import { describe, expect, it } from 'vitest';
import { micro, microOfUsd } from '../../packages/server/src/money.ts';
import { schemaFaults } from '../contract/schema-check.ts';
import { BIRTH, KEY, openHouse } from './house.ts';

type Json = Record<string, any>;
const CHART = '/v2/astrology/birth-chart';
const NATAL = '/v1/astrology/western/natal-chart';
const HEADERS = { 'x-api-key': KEY };

async function ask(house: Awaited<ReturnType<typeof openHouse>>, path: string): Promise<Json> {
  const response = await house.get(path, HEADERS);
  const body = (await response.json()) as Json;
  expect([response.status, body['message']]).toEqual([200, undefined]);
  expect(body['metadata']).toMatchObject({ cost: 'Free' });
  const document = (await (await house.get('/openapi.json')).json()) as Json;
  const [canonical] = path.split('?');
  const operation = document['paths'][canonical as string];
  if (operation !== undefined)
    expect(schemaFaults(operation.get.responses[200].content['application/json'].schema, body, document)).toEqual([]);
  return body['data'];
}

describe('usage', () => {
  it('adds up the month: calls, money by endpoint, wallet, quota', async () => {
    const house = await openHouse({ account: { plan: 'pro' }, usd: '10' });
    for (let i = 0; i < 3; i += 1) await house.post(CHART, { ...BIRTH, latitude: i });
    await house.post(NATAL);
    await house.post(CHART, { ...BIRTH, latitude: 91 });
    const data = await ask(house, '/v1/astrology/astrology/usage');
    expect(data).toMatchObject({
      plan: { id: 'pro', name: 'Pro', priceUsd: 60, creditsPerMonth: 1500, requestsPerMonth: 10_000 },
      period: { start: '2026-11-01T00:00:00.000Z', end: '2026-12-01T00:00:00.000Z' },
      requests: { used: 4, limit: 10_000, remaining: 9_996, percent: 0.04 },
      credits: { used: 19.95, granted: 1500, remaining: 1480.05 },
      wallet: { balance: 9.202, reserved: 0, available: 9.202, currency: 'USD' },
      spend: {
        total: 0.798,
        byEndpoint: [
          { endpoint: CHART, category: 'astrology', calls: 3, charged: 0.75 },
          { endpoint: NATAL, category: 'western', calls: 1, charged: 0.048 },
        ],
      },
      tokens: { input: 0, output: 0, total: 0 },
      rateLimit: { perMinute: 1000 },
      alerts: { thresholdPercent: 80, thresholdReached: false, limitExceeded: false },
    });
    for (const alias of ['/api/v1/usage', '/api/v1/usage/summary'])
      expect((await ask(house, alias))['spend']).toEqual(data['spend']);
    house.now = Date.UTC(2026, 11, 1);
    expect(await ask(house, '/v1/astrology/astrology/usage')).toMatchObject({
      requests: { used: 0 },
      spend: { total: 0, byEndpoint: [] },
      wallet: { available: 9.202 },
    });
  });

  it('tells since when a threshold is reached: of the call that took it there, until the month is over', async () => {
    const house = await openHouse({ account: { plan: 'starter' }, usd: '20', perMinute: 1_000_000 });
    const alerts = async () => (await ask(house, '/v1/astrology/astrology/usage'))['alerts'];
    const spend = async (charts: number, latitude: number) => {
      for (let i = 0; i < charts; i += 1) await house.post(CHART, { ...BIRTH, latitude: latitude + i / 100 });
    };
    await spend(38, 0);
    expect(await alerts()).toEqual({ thresholdPercent: 80, thresholdReached: false, limitExceeded: false });
    // 0.25 USD are 6.25 credits: 39 charts are 243.75 of 300, 48 are all of them.
    const [reachedMs, exceededMs] = [house.now + 60_000, house.now + 180_000];
    house.now = reachedMs;
    await spend(1, 10);
    house.now = reachedMs + 60_000;
    await spend(1, 20);
    const reached = {
      thresholdPercent: 80,
      thresholdReached: true,
      thresholdReachedAt: new Date(reachedMs).toISOString(),
    };
    expect(await alerts()).toEqual({ ...reached, limitExceeded: false });
    house.now = exceededMs;
    await spend(8, 30);
    const exceeded = { limitExceeded: true, limitExceededAt: new Date(exceededMs).toISOString() };
    expect(await alerts()).toEqual({ ...reached, ...exceeded });
    house.now = Date.UTC(2026, 11, 1);
    expect(await alerts()).toEqual({ thresholdPercent: 80, thresholdReached: false, limitExceeded: false });
  });

  it('of a plan without a ceiling of calls has no limit of them', async () => {
    const house = await openHouse({ account: { plan: 'starter' } });
    expect((await ask(house, '/v1/astrology/astrology/usage'))['requests']).toEqual({
      used: 0,
      limit: null,
      remaining: null,
      percent: null,
    });
  });

  it('does not mind the birth that is published for it, but for a date that is none', async () => {
    const house = await openHouse();
    await ask(house, '/v1/astrology/astrology/usage?datetime=1990-01-15T10:30&latitude=x&longitude=');
    // An offset is read as by every other call with a query, its plus escaped or not.
    for (const offset of ['%2B05:30', '+05:30', '+05', 'Z'])
      await ask(house, `/v1/astrology/astrology/usage?datetime=1990-01-15T10:30${offset}`);
    const response = await house.get('/v1/astrology/astrology/usage?datetime=soon', HEADERS);
    expect([response.status, ((await response.json()) as Json)['code']]).toEqual([400, 'INVALID_DATETIME']);
    expect((await house.get('/v1/astrology/astrology/usage')).status).toBe(401);
  });

  it('shows money that is set aside', async () => {
    const house = await openHouse({ usd: '10' });
    await house.ledger.reserve({
      accountId: 'acc_test',
      amount: microOfUsd('2.5'),
      endpoint: '/x',
      priceEdition: '1',
      requestId: 'r',
      leaseSeconds: 60,
      claim: null,
      requestsPerMonth: null,
    });
    expect((await ask(house, '/v1/astrology/astrology/usage'))['wallet']).toEqual({
      balance: 10,
      reserved: 2.5,
      available: 7.5,
      currency: 'USD',
    });
    expect(await ask(house, '/api/v1/usage/wallet')).toEqual({
      walletBalance: 750,
      currency: 'USD',
      displayBalance: '$7.50',
      plan: 'enterprise',
      subscriptionEndDate: '2026-12-01T00:00:00.000Z',
    });
  });

  it('pages through the history without a gap or a repetition', async () => {
    const house = await openHouse({ usd: '100' });
    for (let i = 0; i < 7; i += 1) {
      house.now += 1000;
      await house.post(CHART, { ...BIRTH, latitude: i });
    }
    const seen: Json[] = [];
    let cursor: string | null = null;
    do {
      const page: Json = await ask(house, `/api/v1/usage/history?limit=3${cursor === null ? '' : `&cursor=${cursor}`}`);
      expect(page['transactions'].length).toBeLessThanOrEqual(3);
      seen.push(...page['transactions']);
      cursor = page['nextCursor'];
    } while (cursor !== null);
    expect(seen.map(({ type, amount }) => [type, amount])).toEqual([
      ...Array.from({ length: 7 }, () => ['charge', -0.25]),
      ['topup', 100],
    ]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(8);
    for (const query of ['limit=0', 'limit=101', 'limit=1e1', 'limit=', 'cursor=%00', 'cursor=a b'])
      expect((await house.get(`/api/v1/usage/history?${query}`, HEADERS)).status).toBe(400);
  });

  it('is numbered by pages for clients that count them', async () => {
    const house = await openHouse({ usd: '100' });
    for (let i = 0; i < 4; i += 1) {
      house.now += 1000;
      await house.post(CHART, { ...BIRTH, latitude: i });
    }
    const page = async (query: string): Promise<Json> => ask(house, `/api/v1/usage/history?limit=2${query}`);
    const [first, second, third, fourth] = [
      await page('&page=1'),
      await page('&page=2'),
      await page('&page=3'),
      await page('&page=4'),
    ];
    expect(first).toEqual(await page(''));
    expect(second).toEqual(await page(`&cursor=${first['nextCursor']}`));
    expect(third).toMatchObject({ transactions: [{ type: 'topup' }], nextCursor: null });
    expect(fourth).toMatchObject({ transactions: [], nextCursor: null });
    for (const query of ['page=0', 'page=101', 'page=x', 'page=', `page=1&cursor=${first['nextCursor']}`])
      expect((await house.get(`/api/v1/usage/history?${query}`, HEADERS)).status).toBe(400);
  });

  it('is a 503 and no 500 when the books do not answer', async () => {
    const dead = async () => {
      throw new Error('no answer');
    };
    const house = await openHouse({ store: ({ ledger }) => ({ ledger: { ...ledger, usage: dead, balance: dead } }) });
    for (const path of ['/v1/astrology/astrology/usage', '/api/v1/usage/wallet'])
      expect((await house.get(path, HEADERS)).status).toBe(503);
  });
});

describe('the month’s calls', () => {
  it('end with a 429 that says so; nothing is charged, and the next month begins anew', async () => {
    const house = await openHouse({
      account: { plan: 'pro' },
      store: ({ ledger }) => ({
        // The ceiling of the plan, brought down to what a test can reach.
        ledger: { ...ledger, reserve: (asked) => ledger.reserve({ ...asked, requestsPerMonth: 2 }) },
      }),
    });
    for (let i = 0; i < 2; i += 1) expect((await house.post(CHART, { ...BIRTH, latitude: i })).status).toBe(200);
    const before = await house.balance();
    const response = await house.post(CHART, { ...BIRTH, latitude: 9 });
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({
      code: 'PLAN_LIMIT_EXCEEDED',
      usage: { used: 2, limit: 10_000, resetAt: '2026-12-01T00:00:00.000Z' },
      upgradeUrl: expect.any(String),
      retryable: false,
    });
    expect(await house.balance()).toBe(before);
    expect(micro(before)).toBe(microOfUsd('99.5'));
    house.now = Date.UTC(2026, 11, 1);
    expect((await house.post(CHART, { ...BIRTH, latitude: 9 })).status).toBe(200);
  });
});
