/** The operator's table of actions: each does what it says, over HTTP only for the holder of the key, to others it is not there. */

import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../packages/server/src/gate/operator.ts';
import { digestOf } from '../../packages/server/src/offices/keys/form.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { BIRTH, type House, openHouse } from './house.ts';

type Json = Record<string, any>;
const ADMIN_KEY = 'operator-key-0123456789abcdef';
const CHART = '/v2/astrology/birth-chart';

async function openShop(): Promise<House> {
  return openHouse({ settings: { adminKeyDigest: await digestOf(ADMIN_KEY, webCrypto) } });
}

async function act(house: House, name: string, fields: Json = {}): Promise<{ status: number; body: Json }> {
  const response = await house.post(`/api/v1/admin/${name.replace(' ', '/')}`, fields, {
    'x-admin-key': ADMIN_KEY,
    'x-api-key': '',
  });
  return { status: response.status, body: (await response.json()) as Json };
}

async function done(house: House, name: string, fields: Json = {}): Promise<Json> {
  const { status, body } = await act(house, name, fields);
  expect([name, status, body['message']]).toEqual([name, 200, undefined]);
  return body['data'];
}

const call = (house: House, key: string, more: Json = {}) =>
  house.post(CHART, { ...BIRTH, ...more }, { 'x-api-key': key });

describe('an account', () => {
  it('is opened with its month, gets a key, pays, and is refused everything once it is cancelled', async () => {
    const house = await openShop();
    expect(await done(house, 'accounts open', { account: 'acc_new', plan: 'pro', name: 'New' })).toMatchObject({
      account: { id: 'acc_new', plan: 'pro', status: 'active', perMinute: null },
      available: '60',
    });
    const { key, keyId } = await done(house, 'keys create', { account: 'acc_new' });
    const response = await call(house, key);
    expect([response.status, response.headers.get('x-ratelimit-limit')]).toEqual([200, '120']);
    expect(JSON.stringify(await done(house, 'keys list', { account: 'acc_new' }))).not.toContain(key);
    expect(await done(house, 'wallet statement', { account: 'acc_new' })).toMatchObject({
      available: '59.75',
      transfers: [
        { kind: 'charge', usd: '-0.25', endpoint: CHART },
        { kind: 'grant', usd: '60' },
      ],
    });
    expect(await done(house, 'keys revoke', { account: 'acc_new', key: keyId })).toEqual({ revoked: true });
    expect((await call(house, key)).status).toBe(401);
    const second = await done(house, 'keys create', { account: 'acc_new', kind: 'ent' });
    expect(second['key']).toMatch(/^ask_ent_/);
    expect((await call(house, second['key'])).status).toBe(200);
    await done(house, 'accounts cancel', { account: 'acc_new', reason: 'tests end' });
    expect((await call(house, second['key'])).status).toBe(401);
    expect(await done(house, 'ledger verify')).toMatchObject({ faults: [] });
  });

  it('is opened once, and moved to another plan with its rate', async () => {
    const house = await openShop();
    const open = { account: 'acc_new', plan: 'starter', name: 'New' };
    await done(house, 'accounts open', open);
    expect((await act(house, 'accounts open', open)).status).toBe(409);
    const { key } = await done(house, 'keys create', { account: 'acc_new' });
    await done(house, 'accounts plan', { account: 'acc_new', plan: 'business' });
    expect((await call(house, key)).headers.get('x-ratelimit-limit')).toBe('300');
    const { accounts } = await done(house, 'accounts list');
    expect(accounts.find(({ id }: Json) => id === 'acc_new')).toMatchObject({ plan: 'business' });
  });

  it('has its new plan at once where it was moved, also under a key that is in use', async () => {
    const house = await openShop();
    await done(house, 'accounts open', { account: 'acc_new', plan: 'business', name: 'New' });
    const { key } = await done(house, 'keys create', { account: 'acc_new' });
    expect((await call(house, key)).headers.get('x-ratelimit-limit')).toBe('300');
    await done(house, 'accounts plan', { account: 'acc_new', plan: 'starter' });
    expect((await call(house, key)).headers.get('x-ratelimit-limit')).toBe('60');
  });

  it('gets its month once a month', async () => {
    const house = await openShop();
    await done(house, 'accounts open', { account: 'acc_new', plan: 'starter', name: 'New' });
    expect(await done(house, 'accounts renew', { account: 'acc_new' })).toEqual({ granted: false, available: '12' });
    house.now = Date.UTC(2026, 11, 1);
    expect(await done(house, 'accounts renew', { account: 'acc_new' })).toEqual({ granted: true, available: '24' });
    expect(await done(house, 'accounts renew', { account: 'acc_new' })).toEqual({ granted: false, available: '24' });
  });
});

describe('money', () => {
  it('goes in once per reference, comes back once per reference, and is never more than there is', async () => {
    const house = await openShop();
    await done(house, 'accounts open', { account: 'acc_new', plan: 'starter', name: 'New' });
    const topup = { account: 'acc_new', usd: '5.5', reference: 'pay-1' };
    expect(await done(house, 'wallet topup', topup)).toMatchObject({ booked: true, available: '17.5' });
    expect(await done(house, 'wallet topup', topup)).toMatchObject({ booked: false, available: '17.5' });
    const { key } = await done(house, 'keys create', { account: 'acc_new' });
    const request = (await call(house, key)).headers.get('x-request-id') as string;
    const refund = { account: 'acc_new', request, usd: '0.1', reference: 'sorry-1' };
    expect(await done(house, 'wallet refund', refund)).toMatchObject({ refunded: true, usd: '0.1' });
    expect(await done(house, 'wallet refund', refund)).toMatchObject({ refunded: false });
    expect(await done(house, 'wallet refund', { account: 'acc_new', request, reference: 'sorry-2' })).toMatchObject({
      usd: '0.15',
    });
    expect((await act(house, 'wallet refund', { account: 'acc_new', request, reference: 'sorry-3' })).status).toBe(409);
    expect((await act(house, 'wallet adjust', { account: 'acc_new', usd: '-17.51', reference: 'a' })).status).toBe(409);
    expect(await done(house, 'wallet adjust', { account: 'acc_new', usd: '-17.5', reference: 'b' })).toMatchObject({
      available: '0',
    });
    for (const name of ['wallet adjust', 'wallet topup', 'wallet refund'])
      expect((await act(house, name, { account: 'acc_new', usd: '0', reference: 'c', request })).status).toBe(400);
    expect((await call(house, key)).status).toBe(402);
    expect(await done(house, 'ledger verify')).toMatchObject({ faults: [] });
  });
});

describe('a reference', () => {
  it('that moved the money of one account cannot move that of another', async () => {
    const house = await openShop();
    const requests: string[] = [];
    for (const account of ['acc_one', 'acc_two']) {
      await done(house, 'accounts open', { account, plan: 'starter', name: 'New' });
      const { key } = await done(house, 'keys create', { account });
      requests.push((await call(house, key)).headers.get('x-request-id') as string);
    }
    for (const [name, fields] of [
      ['wallet topup', { usd: '1' }],
      ['wallet adjust', { usd: '-1' }],
      ['wallet refund', {}],
    ] as const) {
      const ask = { ...fields, reference: 'once' };
      await done(house, name, { ...ask, account: 'acc_one', request: requests[0] });
      const again = await act(house, name, { ...ask, account: 'acc_two', request: requests[1] });
      expect([name, again.status, again.body['code']]).toEqual([name, 409, 'CONFLICT']);
    }
    expect(await done(house, 'wallet statement', { account: 'acc_two' })).toMatchObject({ available: '11.75' });
    expect(await done(house, 'ledger verify')).toMatchObject({ faults: [] });
  });
});

describe('subscribers', () => {
  it('are told of the plan, the renewal, a failed payment and the end', async () => {
    const house = await openShop();
    await done(house, 'accounts open', { account: 'acc_new', plan: 'starter', name: 'New' });
    const { key } = await done(house, 'keys create', { account: 'acc_new' });
    const hook = { url: 'https://example.com/hook', events: ['*'] };
    expect((await house.post('/api/v1/alerts/subscribe', hook, { 'x-api-key': key })).status).toBe(201);
    await done(house, 'accounts plan', { account: 'acc_new', plan: 'pro' });
    await done(house, 'accounts plan', { account: 'acc_new', plan: 'pro' });
    house.now = Date.UTC(2026, 11, 1);
    await done(house, 'accounts renew', { account: 'acc_new' });
    const payment = { account: 'acc_new', usd: 60, reference: 'pay-2', code: 'declined', message: 'No.', attempt: 1 };
    for (let i = 0; i < 2; i += 1) await done(house, 'accounts payment-failed', payment);
    await done(house, 'accounts cancel', { account: 'acc_new' });
    const bodies = (await house.store.webhooks.take(100, 100, 60)).map(({ body }) => JSON.parse(body) as Json);
    expect(bodies.map(({ type, data }) => [type, data['change'] ?? data['failure_code'] ?? data['plan'].id])).toEqual([
      ['billing.subscription.updated', 'plan_changed'],
      ['billing.subscription.updated', 'renewed'],
      ['billing.payment.failed', 'declined'],
      ['billing.subscription.cancelled', 'pro'],
    ]);
  });

  it('hear nothing of a plan that a cancelled account is moved to', async () => {
    const house = await openShop();
    await house.call('POST', '/api/v1/alerts/subscribe', { url: 'https://example.com/hook', events: ['*'] });
    await done(house, 'accounts cancel', { account: 'acc_test' });
    await done(house, 'accounts plan', { account: 'acc_test', plan: 'starter' });
    const told = await house.store.webhooks.take(100, 100, 60);
    expect(told.map(({ delivery }) => delivery.type)).toEqual(['billing.subscription.cancelled']);
  });
});

describe('the admin addresses', () => {
  it('are there for the holder of the key only; for others every method says what an unknown address says', async () => {
    const house = await openShop();
    const closed = await openHouse();
    const nowhere = await bytesOf(await house.post('/api/v1/admin/nothing/here', {}, { 'x-admin-key': ADMIN_KEY }));
    expect(nowhere.status).toBe(404);
    for (const { name } of ACTIONS) {
      const path = `/api/v1/admin/${name.replace(' ', '/')}`;
      for (const [shop, key] of [
        [house, 'wrong-key-0123456789abcdef'],
        [house, ''],
        [closed, ADMIN_KEY],
        [closed, ''],
      ] as const)
        expect(await bytesOf(await shop.post(path, {}, { 'x-admin-key': key, 'x-api-key': '' }))).toEqual(nowhere);
      for (const method of ['GET', 'DELETE', 'PUT', 'OPTIONS'])
        expect(await bytesOf(await house.call(method, path))).toEqual(nowhere);
    }
    expect(house.app.operations.some(({ path }) => path.startsWith('/api/v1/admin'))).toBe(false);
    expect(JSON.stringify(await (await house.get('/openapi.json')).json())).not.toContain('/admin/');
  });

  it('are not told from any other address by the figures of the rate where nobody may administer', async () => {
    const house = await openHouse({ settings: { addressPerMinute: 3 } });
    const attempt = async (path: string): Promise<readonly (string | number | null)[]> => {
      const { status, headers } = await house.post(path, {}, { 'x-admin-key': ADMIN_KEY });
      return [status, headers.get('x-ratelimit-remaining')];
    };
    for (let i = 0; i < 5; i += 1) {
      expect(await attempt('/api/v1/admin/accounts/list')).toEqual([404, '3']);
      expect(await attempt('/api/v1/admin/no/such')).toEqual([404, '3']);
    }
  });

  it('take the key as bearer too, and count nothing that would tell them from any other address', async () => {
    const house = await openHouse({
      settings: { addressPerMinute: 2, adminKeyDigest: await digestOf(ADMIN_KEY, webCrypto) },
    });
    const attempt = async (key: string, path = 'accounts/list') => {
      const { status, headers } = await house.post(`/api/v1/admin/${path}`, {}, { authorization: `Bearer ${key}` });
      return [status, headers.get('x-ratelimit-remaining')];
    };
    expect(await attempt(ADMIN_KEY)).toEqual([200, '2']);
    for (let i = 0; i < 4; i += 1) {
      expect(await attempt('wrong')).toEqual([404, '2']);
      expect(await attempt('wrong', 'no/such')).toEqual([404, '2']);
    }
    expect(await attempt(ADMIN_KEY)).toEqual([200, '2']);
  });

  it('refuse every wrong field by its name', async () => {
    const house = await openShop();
    for (const [name, fields, wrong] of [
      ['accounts open', { account: 'x', plan: 'gold', name: '' }, ['account', 'plan', 'name']],
      [
        'accounts open',
        { account: `acc_${'a'.repeat(61)}`, plan: 'pro', name: 'a', 'per-minute': '0' },
        ['account', 'per-minute'],
      ],
      ['wallet topup', { account: 'acc_test', usd: '-1', reference: 'r' }, ['usd']],
      ['wallet topup', { account: 'acc_test', usd: '0.0000001', reference: 'a b' }, ['usd', 'reference']],
      ['wallet topup', { account: { toString: 'x' }, usd: 1e300, reference: null }, ['account', 'usd', 'reference']],
      ['keys create', { account: 'acc_test', expires: '2027-02-30' }, ['expires']],
      ['keys create', { account: 'acc_test', kind: 'constructor' }, ['kind']],
      ['keys revoke', { account: 'acc_test', key: "' OR 1=1" }, ['key']],
    ] as const) {
      const { status, body } = await act(house, name, fields);
      expect([name, status]).toEqual([name, 400]);
      expect(body['details'].map(({ field }: Json) => field)).toEqual(wrong);
    }
    for (const [name, fields] of [
      ['keys create', { account: 'acc_none' }],
      ['accounts plan', { account: 'acc_none', plan: 'pro' }],
      ['wallet topup', { account: 'acc_none', usd: '1', reference: 'r' }],
      ['accounts renew', { account: 'acc_none' }],
      ['wallet statement', { account: 'acc_none' }],
      ['keys list', { account: 'acc_none' }],
      ['keys revoke', { account: 'acc_none', key: 'abcdefghijkl' }],
      ['keys revoke', { account: 'acc_test', key: 'abcdefghijkl' }],
    ] as const)
      expect((await act(house, name, fields)).status).toBe(404);
  });
});

/** Status, header names and body, but for what names the call. */
async function bytesOf(response: Response): Promise<{ status: number; names: string[]; body: string }> {
  const body = (await response.text()).replace(/req_\w+/, 'req');
  return { status: response.status, names: [...response.headers.keys()], body };
}
