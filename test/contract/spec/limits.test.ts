/** The published limits: what stands at a bound is taken, what lies beyond it is refused, and the document says the same. */

import { describe, expect } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { digestOf } from '../../../packages/server/src/offices/keys/form.ts';
import { termsOf } from '../../../packages/server/src/offices/plans/table.ts';
import { PLANS } from '../../../packages/server/src/ports/index.ts';
import { openBuiltIn } from '../../../packages/server/src/serve/answers/built-in.ts';
import { webCrypto } from '../../../packages/server/src/serve/web-crypto.ts';
import { BIRTH, type House, openHouse } from '../../server/house.ts';
import { openWorld, START_MS } from '../../server/webhooks-world.ts';
import { HOUSE } from '../../vastu/assess/houses.ts';
import { type Json, proveTable, type SpecRow, told, wholeDocument } from './rows.ts';

const CHART = '/v2/astrology/birth-chart';
const VASTU = '/v2/astrology/vastu';
const PLOT = [
  [0, 0],
  [9, 0],
  [9, 12],
  [0, 12],
];
const PLAN = { id: 'ground', kind: 'plan', content: { plotPolygon: PLOT } };

/** Codes of the answers, `ok` for a success. */
async function codes(
  bodies: readonly unknown[],
  ask: (body: unknown, i: number) => Promise<Response>,
): Promise<readonly string[]> {
  const all: string[] = [];
  for (const [i, body] of bodies.entries()) {
    const { status, body: answer } = await told(ask(body, i));
    all.push(status < 300 ? 'ok' : String(answer['code']));
  }
  return all;
}
const BAD = 'VALIDATION_ERROR';

async function filed(house: House, propertyId: string, more: Json = {}): Promise<Response> {
  return house.call('PUT', `${VASTU}/properties/${encodeURIComponent(propertyId)}`, { documents: [PLAN], ...more });
}

/** A figure of the body at its bounds and beyond them. */
const bounded =
  (name: string) =>
  async ({ lowest, highest }: SpecRow): Promise<void> => {
    const house = await openHouse();
    const values = [lowest, highest, lowest - 0.001, highest + 0.001];
    expect(await codes(values, (value) => house.post(CHART, { ...BIRTH, [name]: value }))).toEqual([
      'ok',
      'ok',
      BAD,
      BAD,
    ]);
  };

const batch = (house: House, ids: readonly string[], i: number): Promise<Response> =>
  house.post(
    `${VASTU}/assessments/batch`,
    { items: ids.map((id) => ({ id, assessment: HOUSE })) },
    { 'idempotency-key': `limits-${i}` },
  );

const plans = async ({ plans: wanted }: SpecRow): Promise<void> => {
  for (const [name, [usd, amount]] of Object.entries(wanted as Record<string, [number, number]>)) {
    const id = PLANS.find((one) => one === name);
    const { priceUsd, credits, requestsPerMonth } = termsOf(id as (typeof PLANS)[number]);
    expect([name, priceUsd, [credits, requestsPerMonth].includes(amount)]).toEqual([name, usd, true]);
  }
};

/** A polygon of so many corners, round and closed. */
const round = (corners: number): readonly (readonly [number, number])[] =>
  Array.from({ length: corners }, (_, i) => {
    const turn = (2 * Math.PI * i) / corners;
    return [50 + 40 * Math.cos(turn), 50 + 40 * Math.sin(turn)] as const;
  });

const OPERATOR = 'operator-key-0123456789abcdef';
const licence = async (terms: Json, keys: readonly string[]): Promise<readonly string[]> => {
  const house = await openHouse({ settings: { adminKeyDigest: await digestOf(OPERATOR, webCrypto) } });
  const body = {
    customerName: 'Orrery Ltd',
    customerEmail: 'ops@orrery.example',
    tier: 'ENTERPRISE_STANDARD',
    ...terms,
  };
  return codes(keys, (key) =>
    house.post('/api/v1/admin/enterprise/licenses', body, {
      authorization: `Bearer ${OPERATOR}`,
      'idempotency-key': String(key),
    }),
  );
};

const PROOFS: Readonly<Record<string, (row: SpecRow) => Promise<void>>> = {
  latitude: bounded('latitude'),
  longitude: bounded('longitude'),
  'monthly plans, requests': plans,
  'monthly plans, credits': plans,
  'rate-limit headers': async ({ names }) => {
    const house = await openHouse();
    for (const path of ['/sandbox/ping', '/nothing', '/healthz', '/v1/astrology/astrology/usage', '/docs'])
      for (const name of names as string[])
        expect([path, (await house.get(path)).headers.get(name)]).toEqual([path, expect.stringMatching(/^\d+$/)]);
  },
  'quota alerts': async ({ percents }) => {
    const document = (await told((await openHouse()).get('/openapi.json'))).body;
    const percent = (event: string): number =>
      document['webhooks'][event].post.requestBody.content['application/json'].example.data.threshold_percent;
    expect([percent('usage.threshold.reached'), percent('usage.limit.exceeded')]).toEqual(percents);
  },
  'webhook timeout and retries': async ({ seconds, retries }) => {
    const world = await openWorld();
    await world.subscribe();
    await world.emit();
    world.receiver = () => ({ status: 500 });
    await world.until(START_MS + 3 * 3_600_000);
    expect(world.received).toHaveLength(1 + retries);
    for (const { atMs, deadlineMs } of world.received) expect(deadlineMs - atMs).toBeLessThanOrEqual(seconds * 1000);
  },
  'licence idempotency key': async ({ lowest, highest }) => {
    const keys = [lowest, highest, lowest - 1, highest + 1].map((length: number) => 'k'.repeat(length));
    const bad = 'INVALID_IDEMPOTENCY_KEY';
    expect(await licence({}, keys)).toEqual(['ok', 'ok', bad, bad]);
  },
  'licence maxRequestsPerMonth': async ({ lowest }) => {
    const found = [];
    for (const maxRequestsPerMonth of [lowest, 0, lowest - 1, 0.5])
      found.push(...(await licence({ maxRequestsPerMonth }, ['mutation-0000000000000001'])));
    expect(found).toEqual(['ok', 'ok', BAD, BAD]);
  },
  'assessment batch items': async ({ lowest, highest }) => {
    const house = await openHouse();
    const counts = [lowest, highest, lowest - 1, highest + 1];
    const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `item-${i}`);
    expect(await codes(counts, (count, i) => batch(house, ids(count as number), i))).toEqual(['ok', 'ok', BAD, BAD]);
  },
  'assessment batch size': async ({ bytes }) => {
    const house = await openHouse();
    const body = JSON.stringify({ items: [{ id: 'one', assessment: HOUSE }] });
    const of = (size: number): string => body.replace(/\}$/, `,"note":"${'x'.repeat(size - body.length - 10)}"}`);
    const bodies = [of(bytes), of(bytes + 1)];
    expect(bodies.map(({ length }) => length)).toEqual([bytes, bytes + 1]);
    const ask = (text: unknown, i: number): Promise<Response> =>
      house.post(`${VASTU}/assessments/batch`, text, { 'idempotency-key': `size-${i}` });
    expect(await codes(bodies, ask)).toEqual(['ok', 'PAYLOAD_TOO_LARGE']);
  },
  'assessment batch item id': async ({ highest }) => {
    const house = await openHouse();
    // In bytes: a letter of two takes twice the room.
    const ids = ['x'.repeat(highest), 'ä'.repeat(highest / 2), 'x'.repeat(highest + 1), `${'ä'.repeat(highest / 2)}x`];
    expect(await codes(ids, (id, i) => batch(house, [String(id)], i))).toEqual(['ok', 'ok', BAD, BAD]);
  },
  'question length': async ({ lowest, highest }) => {
    const house = await openHouse();
    const ask = (question: unknown) => house.post('/api/v1/astrology/query', { question });
    const questions = [lowest, highest, highest + 1].map((length: number) => 'q'.repeat(length));
    expect(await codes([...questions, ''], ask)).toEqual(['ok', 'ok', BAD, 'INVALID_INPUT']);
  },
  'typical latency': async ({ seconds }) => {
    const engine = await openEngine();
    const house = await openHouse({ engine, answering: openBuiltIn(engine) });
    for (const [speed, most] of Object.entries(seconds as Record<string, number>)) {
      const startedMs = performance.now();
      const question = { question: 'When will my career improve?', birthDetails: BIRTH, speed };
      expect((await house.post('/api/v1/astrology/query', question)).status).toBe(200);
      expect(performance.now() - startedMs).toBeLessThan(most * 1000);
    }
  },
  plotPolygon: async ({ lowest, highest }) => {
    const house = await openHouse();
    const document = (await told(house.get('/openapi.json'))).body;
    const example =
      document['paths'][`${VASTU}/ar/anchor-recommendations`].post.requestBody.content['application/json'];
    const sample = example.example ?? (Object.values(example.examples)[0] as Json)['value'];
    const counts = [lowest, highest, lowest - 1, highest + 1];
    const ask = (count: unknown): Promise<Response> =>
      house.post(`${VASTU}/ar/anchor-recommendations`, { ...sample, plotPolygon: round(count as number) });
    expect(await codes(counts, ask)).toEqual(['ok', 'ok', BAD, BAD]);
  },
  'propertyId and tenantRef': async ({ lowest, highest }) => {
    const house = await openHouse();
    const names = [lowest, highest, highest + 1].map((length: number) => 'p'.repeat(length));
    for (const field of ['propertyId', 'tenantRef'])
      expect(
        await codes(['', ...names, 'a b', 'ä'], (name) => house.post(`${VASTU}/ar/zone-textures`, { [field]: name })),
      ).toEqual([BAD, 'ok', 'ok', BAD, BAD, BAD]);
  },
  'archive months': async ({ lowest, highest }) => {
    const house = await openHouse();
    await filed(house, 'villa');
    const ask = (months: unknown): Promise<Response> =>
      house.post(`${VASTU}/archive/tier`, { propertyId: 'villa', months, preview: true });
    expect(await codes([lowest, highest, lowest - 1, highest + 1], ask)).toEqual(['ok', 'ok', BAD, BAD]);
  },
  'archive retention days': async ({ lowest, highest }) => {
    const house = await openHouse();
    const days = [lowest, highest, lowest - 1, highest + 1];
    expect(await codes(days, (retentionDays) => filed(house, 'villa', { retentionDays }))).toEqual([
      'ok',
      'ok',
      BAD,
      BAD,
    ]);
  },
  'export link': async ({ seconds }) => {
    const house = await openHouse();
    await filed(house, 'villa');
    const { data } = (await told(house.post(`${VASTU}/archive/export`, { propertyId: 'villa' }))).body;
    expect([data.expiresInSeconds, data.expiresAtEpoch]).toEqual([seconds, house.now / 1000 + seconds]);
    const status = async (after: number): Promise<number> => {
      house.now = (data.expiresAtEpoch - seconds + after) * 1000;
      const { pathname, search } = new URL(data.downloadUrl);
      return (await house.get(pathname + search)).status;
    };
    expect([await status(seconds - 1), (await status(seconds)) >= 400]).toEqual([200, true]);
  },
  'attestation challenge': async ({ seconds }) => {
    const house = await openHouse({ settings: { attestationPlatforms: ['ios'] } });
    const { data } = (await told(house.post(`${VASTU}/ar/attestation/challenge`, { platform: 'ios' }))).body;
    expect(data).toMatchObject({ ttlSeconds: seconds, expiresAtEpoch: house.now / 1000 + seconds, singleUse: true });
  },
  'receipt token': async ({ highest }) => {
    const house = await openHouse();
    const { data } = (await told(house.post(`${VASTU}/assessments`, { ...HOUSE, receipt: true }))).body;
    expect(data.receipt.token.length).toBeLessThanOrEqual(highest);
    const ask = (token: unknown): Promise<Response> => house.post(`${VASTU}/receipt/verify`, { token });
    expect(await codes([data.receipt.token, 'x'.repeat(highest + 1)], ask)).toEqual(['ok', BAD]);
  },
};

describe('the published limits', () => {
  proveTable(
    'limits',
    (row) => {
      const prove = PROOFS[row.row];
      return prove === undefined ? undefined : () => prove(row);
    },
    async () => {
      const text = JSON.stringify(await wholeDocument());
      // Both planned limits are of questions.
      return text.includes('"question"') && text.includes('/api/v1/astrology/query"');
    },
  );
});
