/** The published endpoints: each is asked at its very path, answers with a success, and costs what the table says. */

import { beforeAll, describe, expect } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { microOfUsd } from '../../../packages/server/src/money.ts';
import { BIRTH, type House, KEY, openHouse } from '../../server/house.ts';
import { eventsOf, last, order } from '../../server/stream-house.ts';
import { type Json, proveTable, type SpecRow, told } from './rows.ts';

let engine: Awaited<ReturnType<typeof openEngine>>;
beforeAll(async () => {
  engine = await openEngine();
});
const open = (): Promise<House> => openHouse({ engine });

const PAIR = {
  ...BIRTH,
  person2: { datetime: '1992-06-03T18:05:00', latitude: 19.076, longitude: 72.8777, timezone: '+05:30' },
};
const SUBSCRIPTION = { url: 'https://hooks.example.org/in', events: ['chart.created'] };

const QUESTION = 'When will my career improve?';

/** Bodies of the rows that need one; the others are asked with nothing. */
const BODIES: Readonly<Record<string, Json>> = {
  'POST /api/v1/astrology/query': { question: QUESTION, birthDetails: BIRTH },
  'POST /v1/astrology/astrology/query/stream': { question: QUESTION, ...BIRTH },
  'POST /v1/astrology/astrology/chat': { ...BIRTH, message: QUESTION },
  'POST /api/v1/compatibility': PAIR,
  'POST /v1/astrology/western/natal-chart': BIRTH,
  'POST /v1/astrology/western/synastry': PAIR,
  'POST /v2/astrology/birth-chart': BIRTH,
  'POST /v1/astrology/astrology/birth-chart': BIRTH,
};

const BIRTH_QUERY = `?${new URLSearchParams(Object.entries(BIRTH).map(([name, value]) => [name, String(value)]))}`;

/** Rows whose question stands in the address. */
const ADDRESSED: Readonly<Record<string, string>> = {
  'GET /v1/astrology/astrology/query/stream': BIRTH_QUERY,
  'GET /api/v1/astrology/query/stream': BIRTH_QUERY,
};

/** A stream: the published events, the last of which is the answer with its cost. */
const streamed =
  (row: string) =>
  async (house: House): Promise<void> => {
    const events = await eventsOf(ask(house, row));
    expect(order(events).slice(-3)).toEqual(['delta', 'billing_completed', 'completed']);
    expect(last(events)).toMatchObject({ success: true, metadata: { cost: { total_usd: 0.01 } } });
  };

function ask(house: House, row: string, body: Json = BODIES[row] ?? {}): Promise<Response> {
  const [method = '', path = ''] = row.split(' ');
  const query = path.startsWith('/sandbox/horoscope/') ? '?sign=aries' : (ADDRESSED[row] ?? '');
  const address = path.replace(':date', '2026-11-22').replace(':sign', 'aries') + query;
  const init = method === 'GET' ? {} : { body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json', ...(path.startsWith('/sandbox') ? {} : { 'x-api-key': KEY }) };
  return house.app(new Request(`http://localhost${address}`, { method, headers, ...init }), { address: '203.0.113.7' });
}

/** What a row asks for beyond a success at its price. */
const OWN: Readonly<Record<string, (house: House) => Promise<void>>> = {
  'POST /v1/astrology/astrology/query/stream': streamed('POST /v1/astrology/astrology/query/stream'),
  'GET /v1/astrology/astrology/query/stream': streamed('GET /v1/astrology/astrology/query/stream'),
  'GET /api/v1/astrology/query/stream': streamed('GET /api/v1/astrology/query/stream'),
  'POST /api/v1/alerts/subscribe (subscription)': async (house) => {
    const { status, body } = await told(ask(house, 'POST /api/v1/alerts/subscribe', SUBSCRIPTION));
    expect([status, body]).toMatchObject([201, { id: expect.any(String), secret: expect.any(String) }]);
  },
  'POST /api/v1/alerts/subscribe (test)': async (house) => {
    const { body } = await told(ask(house, 'POST /api/v1/alerts/subscribe', SUBSCRIPTION));
    const test = { webhook_id: body['id'], event_type: 'chart.created' };
    expect((await ask(house, 'POST /api/v1/alerts/subscribe', test)).status).toBe(202);
    expect(await house.store.webhooks.take(10, 10, 60)).toHaveLength(1);
  },
  'GET /api/v1/reports/prebuilt/catalog': async (house) => {
    const { status, body } = await told(house.get('/api/v1/reports/prebuilt/catalog'));
    expect([status, body['success']]).toEqual([200, true]);
    const members = {
      id: expect.any(String),
      suite: expect.any(String),
      tier: expect.any(String),
      status: 'implemented',
    };
    for (const item of body['data']) {
      expect(item).toMatchObject({ ...members, languages: expect.any(Array), pageCountKnownAfterRender: true });
      expect(item.priceCents).toBeGreaterThanOrEqual(1);
      expect(item.languages.length).toBeGreaterThanOrEqual(1);
    }
  },
  'GET /sandbox/info': async (house) => {
    const { data } = (await told(ask(house, 'GET /sandbox/info'))).body;
    expect([data.version, data.total_endpoints, data.available_endpoints.length]).toEqual(['2.5.0', 60, 60]);
  },
  'POST /sandbox/chat/ask': async (house) => {
    const { body } = await told(ask(house, 'POST /sandbox/chat/ask'));
    expect(body).toMatchObject({
      success: true,
      response: expect.any(String),
      sample: true,
      systemPromptApplied: false,
      sampleMessage: expect.any(String),
    });
  },
};

const proofOf =
  ({ row, usd }: SpecRow) =>
  async (): Promise<void> => {
    const house = await open();
    const before = await house.balance();
    const own = OWN[row];
    if (own !== undefined) await own(house);
    else {
      const { status, body } = await told(ask(house, row));
      expect([status, body['message'], body['success']]).toEqual([200, undefined, true]);
      const cost = row.includes('/sandbox/') || usd === 0 ? 'Free' : usd;
      const charged = body['metadata'].cost;
      expect(charged?.total_usd ?? charged).toBe(cost);
    }
    expect(before - (await house.balance())).toBe(microOfUsd(String(usd)));
  };

describe('the published endpoints', () => {
  proveTable('endpoints', proofOf, async ({ row }) => {
    const response = await ask(await open(), row);
    return response.status !== 404 && response.status !== 405;
  });
});
