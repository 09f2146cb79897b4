/** Refusals that the document shows are those that the server says: each of this list is provoked and held against its example, word for word. */

import { describe, expect, it } from 'vitest';
import type { Family } from '../../packages/server/src/contract/envelopes.ts';
import { refusalExample } from '../../packages/server/src/contract/refusals.ts';
import type { RefusalCode } from '../../packages/server/src/http/refusal.ts';
import { micro } from '../../packages/server/src/money.ts';
import { BIRTH, type House, type HouseOptions, madeEngine, openHouse } from '../server/house.ts';
import { madeAnswering } from '../server/made-answering.ts';

const CHART = '/v2/astrology/birth-chart';
const QUERY = '/api/v1/astrology/query';
const KEYED = { 'idempotency-key': 'one' };

interface Occasion {
  readonly family?: Family;
  readonly house?: HouseOptions;
  provoke(house: House): Promise<Response>;
}

const chart =
  (change: object, headers: Record<string, string> = {}) =>
  (house: House): Promise<Response> =>
    house.post(CHART, { ...BIRTH, ...change }, headers);

/** A store of money that gives one answer to whoever wants to set some aside. */
const reserving = (answer: object): HouseOptions => ({
  store: ({ ledger }) => ({ ledger: { ...ledger, reserve: async () => answer as never } }),
});

const OCCASIONS: Partial<Readonly<Record<RefusalCode, Occasion>>> = {
  VALIDATION_ERROR: { provoke: chart({ latitude: 91 }) },
  MISSING_DATETIME: { provoke: (house) => house.post(CHART, { latitude: 1, longitude: 2 }) },
  INVALID_DATETIME: { provoke: chart({ datetime: '1990-02-30T10:30' }) },
  INVALID_INPUT: { family: 'plain', provoke: (house) => house.post(QUERY, { question: ' ' }) },
  INVALID_IDEMPOTENCY_KEY: { provoke: chart({}, { 'idempotency-key': 'a b' }) },
  IDEMPOTENCY_KEY_REQUIRED: {
    family: 'product',
    provoke: (house) => house.post('/v2/astrology/vastu/assessments/batch', { items: [{ id: 'a', assessment: {} }] }),
  },
  MISSING_API_KEY: { provoke: async ({ app }) => app(new Request(`http://localhost${CHART}`, { method: 'POST' })) },
  INVALID_API_KEY: { provoke: chart({}, { 'x-api-key': 'ask_test_no' }) },
  INSUFFICIENT_BALANCE_PRECHECK: { house: { usd: '0.1' }, provoke: chart({}) },
  PAYMENT_REQUIRED: { house: reserving({ kind: 'short', available: micro(100_000n) }), provoke: chart({}) },
  PLAN_UPGRADE_REQUIRED: {
    family: 'plain',
    house: { settings: { fastRequiresPlan: true }, account: { plan: 'pro' } },
    provoke: (house) => house.post(QUERY, { question: 'What is a nakshatra?', speed: 'fast' }),
  },
  NOT_FOUND: { family: 'plain', provoke: (house) => house.call('GET', '/api/v1/alerts/whk_none') },
  METHOD_NOT_ALLOWED: { provoke: (house) => house.get(CHART) },
  IDEMPOTENCY_KEY_CONFLICT: {
    house: reserving({ kind: 'running', retryAfterSeconds: 2 }),
    provoke: chart({}, KEYED),
  },
  PAYLOAD_TOO_LARGE: { provoke: chart({ more: 'x'.repeat(70_000) }) },
  UNSUPPORTED_MEDIA_TYPE: { provoke: chart({}, { 'content-type': 'text/plain' }) },
  IDEMPOTENCY_KEY_REUSED: {
    provoke: async (house) => {
      await chart({}, KEYED)(house);
      return chart({ latitude: 1 }, KEYED)(house);
    },
  },
  INTERNAL_ERROR: {
    house: {
      engine: {
        ...madeEngine(),
        chart: () => {
          throw new Error('a fault of ours');
        },
      },
    },
    provoke: chart({}),
  },
  BILLING_UNAVAILABLE: {
    house: {
      store: ({ ledger }) => ({ ledger: { ...ledger, balance: () => Promise.reject(new Error('no connection')) } }),
    },
    provoke: chart({}),
  },
  ECO_UNAVAILABLE: {
    family: 'plain',
    house: {
      answering: (() => {
        const answering = madeAnswering();
        answering.rests.set('eco', 30);
        return answering;
      })(),
    },
    provoke: (house) => house.post(QUERY, { question: 'What is a nakshatra?', speed: 'eco' }),
  },
};

const withoutId = ({ requestId, ...rest }: Readonly<Record<string, unknown>>) => [typeof requestId, rest];

describe('the document shows', () => {
  for (const [code, { family = 'generic', house, provoke }] of Object.entries(OCCASIONS))
    it(`${code} as the server says it`, async () => {
      const answer = await provoke(await openHouse(house));
      const shown = refusalExample(family, code as RefusalCode);
      expect(withoutId((await answer.json()) as Record<string, unknown>)).toEqual(withoutId(shown));
    });
});
