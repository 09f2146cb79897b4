/** The published refusals: each is provoked, comes with its status and code, and charges nothing. */

import { describe, expect } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { digestOf } from '../../../packages/server/src/offices/keys/form.ts';
import type { Ledger, LicenceStore } from '../../../packages/server/src/ports/index.ts';
import { webCrypto } from '../../../packages/server/src/serve/web-crypto.ts';
import { BIRTH, type House, type HouseOptions, openHouse, REVOKED_KEY, STARTER_KEY } from '../../server/house.ts';
import { madeAnswering } from '../../server/made-answering.ts';
import { type Json, proveTable, told, wholeDocument } from './rows.ts';

const CHART = '/v2/astrology/birth-chart';
const QUERY = '/api/v1/astrology/query';
const QUESTION = { question: 'What is a nakshatra?' } as const;
const LICENCES = '/api/v1/admin/enterprise/licenses';
const OPERATOR = 'operator-key-0123456789abcdef';
const TERMS = { customerName: 'Orrery Ltd', customerEmail: 'ops@orrery.example', tier: 'ENTERPRISE_STANDARD' };
const MUTATION = 'mutation-0000000000000001';

/** Refused as said, for nothing, in the words of every family. */
async function refused(house: House, asked: Promise<Response>, status: number, code: string): Promise<Json> {
  const before = await house.balance();
  const answer = await told(asked);
  expect([answer.status, answer.body['code'], answer.body['success']]).toEqual([status, code, false]);
  expect(answer.body['message']).toEqual(expect.stringMatching(/\.$/));
  expect(await house.balance()).toBe(before);
  return answer.body;
}

/** A ledger with one of its acts replaced. */
const ledgerOf = (change: (ledger: Ledger) => Partial<Ledger>): HouseOptions => ({
  store: ({ ledger }) => ({ ledger: { ...ledger, ...change(ledger) } }),
});

async function officeOf(options: HouseOptions = {}): Promise<House> {
  const settings = { adminKeyDigest: await digestOf(OPERATOR, webCrypto), ...options.settings };
  return openHouse({ ...options, settings });
}

const mutate = (house: House, body: unknown = TERMS, headers: Record<string, string> = {}): Promise<Response> =>
  house.post(LICENCES, body, { authorization: `Bearer ${OPERATOR}`, 'idempotency-key': MUTATION, ...headers });

/** A store of licences whose writing fails: before it has begun, or when it was done. */
const failing = (isWritten: boolean): HouseOptions => ({
  store: ({ licences }) => ({
    licences: {
      ...licences,
      write: (async (deed, work) => {
        if (!isWritten) throw Object.assign(new Error('no connection'), { name: 'StoreUnavailable' });
        await licences.write(deed, work);
        throw new Error('the connection was lost');
      }) as LicenceStore['write'],
    },
  }),
});

const PROOFS: Readonly<Record<string, () => Promise<void>>> = {
  '400 VALIDATION_ERROR': async () => {
    const house = await openHouse();
    const body = await refused(house, house.post(CHART, { ...BIRTH, latitude: 91 }), 400, 'VALIDATION_ERROR');
    expect(body['details']).toEqual([{ field: 'latitude', message: expect.any(String) }]);
  },
  '400 INVALID_INPUT': async () => {
    const house = await openHouse({ engine: await openEngine() });
    for (const question of ['', ' \n\t'])
      await refused(house, house.post('/sandbox/chat/ask', { question }), 400, 'INVALID_INPUT');
  },
  '400 INVALID_DATETIME': async () => {
    const house = await openHouse();
    await refused(house, house.post(CHART, { ...BIRTH, datetime: 'soon' }), 400, 'INVALID_DATETIME');
  },
  '400 MISSING_DATETIME': async () => {
    const house = await openHouse();
    await refused(house, house.post(CHART, { latitude: 1, longitude: 2 }), 400, 'MISSING_DATETIME');
  },
  '401 without a valid key': async () => {
    const house = await openHouse();
    await refused(house, house.get('/v1/astrology/astrology/usage'), 401, 'MISSING_API_KEY');
    for (const key of ['ask_live_unknown', REVOKED_KEY])
      await refused(house, house.post(CHART, BIRTH, { 'x-api-key': key }), 401, 'INVALID_API_KEY');
  },
  '402 PAYMENT_REQUIRED': async () => {
    const house = await openHouse(
      ledgerOf((ledger) => ({
        balance: async (id) => ({ ...(await ledger.balance(id)), available: (10n ** 12n) as never }),
      })),
    );
    const poor = { 'x-api-key': STARTER_KEY };
    await refused(house, house.post(CHART, BIRTH, poor), 402, 'PAYMENT_REQUIRED');
  },
  '402 INSUFFICIENT_BALANCE_PRECHECK': async () => {
    const house = await openHouse({ usd: '0.1' });
    const body = await refused(house, house.post(CHART), 402, 'INSUFFICIENT_BALANCE_PRECHECK');
    expect(body).toMatchObject({
      wallet: { required: 0.25, available: 0.1, deficit: 0.15 },
      purchaseUrl: expect.any(String),
    });
  },
  '403 PLAN_UPGRADE_REQUIRED': async () => {
    const house = await openHouse({ settings: { fastRequiresPlan: true }, account: { plan: 'pro' } });
    const body = await refused(house, house.post(QUERY, { ...QUESTION, speed: 'fast' }), 403, 'PLAN_UPGRADE_REQUIRED');
    expect(body).toMatchObject({ currentPlan: 'pro', requiredPlan: 'business', upgradeUrl: expect.any(String) });
  },
  '503 ECO_UNAVAILABLE': async () => {
    const answering = madeAnswering();
    answering.rests.set('eco', 30);
    const house = await openHouse({ answering });
    const body = await refused(house, house.post(QUERY, { ...QUESTION, speed: 'eco' }), 503, 'ECO_UNAVAILABLE');
    expect(body).toMatchObject({ tier: 'eco', alternatives: ['standard', 'fast'], retryAfter: 30, retryable: true });
  },
  '429 rate limit': async () => {
    const house = await openHouse({ perMinute: 1 });
    await house.post(CHART);
    await refused(house, house.post(CHART), 429, 'RATE_LIMIT_EXCEEDED');
  },
  '503 billing unavailable': async () => {
    const house = await openHouse(
      ledgerOf(() => ({
        reserve: async () => {
          throw new Error('the ledger does not answer');
        },
      })),
    );
    await refused(house, house.post(CHART), 503, 'BILLING_UNAVAILABLE');
  },
  'licence VALIDATION_ERROR': async () => {
    const house = await officeOf();
    await refused(house, mutate(house, { ...TERMS, tier: 'GOLD' }), 400, 'VALIDATION_ERROR');
  },
  'licence INVALID_IDEMPOTENCY_KEY': async () => {
    const house = await officeOf();
    for (const key of ['short', 'sk_0123456789abcdef', 'x'.repeat(65)])
      await refused(house, mutate(house, TERMS, { 'idempotency-key': key }), 400, 'INVALID_IDEMPOTENCY_KEY');
  },
  'licence IDEMPOTENCY_KEY_CONFLICT': async () => {
    const house = await officeOf();
    expect((await mutate(house)).status).toBe(201);
    await refused(house, mutate(house, { ...TERMS, customerName: 'Other' }), 409, 'IDEMPOTENCY_KEY_CONFLICT');
  },
  'licence LICENSE_CREATE_KEY_REPLAY_UNAVAILABLE': async () => {
    const house = await officeOf();
    expect((await mutate(house)).status).toBe(201);
    const body = await refused(house, mutate(house), 409, 'LICENSE_CREATE_KEY_REPLAY_UNAVAILABLE');
    expect(body['data'].requiresKeyRotation).toBe(true);
    expect(JSON.stringify(body)).not.toContain('licenseKey');
  },
  'licence LICENSE_MUTATION_OUTCOME_UNKNOWN': async () => {
    const house = await officeOf(failing(true));
    await refused(house, mutate(house), 503, 'LICENSE_MUTATION_OUTCOME_UNKNOWN');
  },
  'licence ADMIN_AUTH_REQUIRED': async () => {
    const house = await officeOf({ settings: { adminUnmasked: true } });
    await refused(house, mutate(house, TERMS, { authorization: 'Bearer wrong' }), 404, 'ADMIN_AUTH_REQUIRED');
  },
  'licence NOT_FOUND': async () => {
    const house = await officeOf();
    const operator = { authorization: `Bearer ${OPERATOR}` };
    await refused(house, house.get(`${LICENCES}/lic_none`, operator), 404, 'NOT_FOUND');
    await refused(house, house.get(LICENCES), 404, 'NOT_FOUND');
  },
  'licence INTERNAL_ERROR': async () => {
    const house = await officeOf(failing(false));
    await refused(house, mutate(house), 500, 'INTERNAL_ERROR');
  },
};

describe('the published refusals', () => {
  proveTable(
    'errors',
    ({ row }) => PROOFS[row],
    async ({ row, status }) => {
      const document = await wholeDocument();
      const [, code = ''] = row.split(' ');
      if (code === 'PLAN_UPGRADE_REQUIRED')
        return Object.values(document['paths'] as Json).some((methods) =>
          Object.values(methods as Json).some((operation) => (operation as Json)['x-plan'] !== 'starter'),
        );
      return Object.values(document['components'].responses as Json).some(
        (response) => (response as Json)['description'].split(', ').includes(code) && status > 0,
      );
    },
  );
});
