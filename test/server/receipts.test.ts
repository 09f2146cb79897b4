/** Receipts over HTTP: who asks gets one; whoever holds the answer can tell that it is ours and compute it again, with nothing of ours but the keys. */

import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { type KeySet, recomputeReceipt, verifyReceipt } from '../../packages/engine/src/receipt/index.ts';
import { microOfUsd } from '../../packages/server/src/money.ts';
import { receiptOperations } from '../../packages/server/src/routes/receipt-operations.ts';
import { NO_RECEIPTS } from '../../packages/server/src/routes/receipts.ts';
import { schemaFaults } from '../contract/schema-check.ts';
import { BIRTH, type House, openHouse } from './house.ts';
import { ISSUER, openReceiptHouse, partsSignedBy, RETIRED, SIGNING } from './receipts-house.ts';

type Json = Record<string, any>;
let house: House;
let document: Json;
beforeAll(async () => {
  ({ house } = await openReceiptHouse());
  document = (await (await house.get('/openapi.json')).json()) as Json;
});

const HER = { datetime: '1992-06-03T18:05:00', latitude: 19.076, longitude: 72.8777, timezone: '+05:30' } as const;
const VERIFY = '/v2/astrology/vastu/receipt/verify';

/** Rows whose answers are signed, with questions that use what each can be asked. */
const SIGNED: readonly (readonly [path: string, op: string, body: Json])[] = [
  ['/v2/astrology/birth-chart', 'api.birth-chart', BIRTH],
  [
    '/v2/astrology/birth-chart',
    'api.birth-chart',
    {
      birthDetails: { ...BIRTH, asOf: '2020-02-29T12:00:00Z' },
      divisions: [2, 10],
      includeDasha: true,
      includeOuter: true,
      ayanamsa: 'raman',
      orb: 4,
      gender: 'female',
      aspects: 'all',
    },
  ],
  ['/v1/astrology/astrology/birth-chart', 'api.birth-chart', { ...BIRTH, timezone: null, time: null }],
  ['/v1/astrology/western/natal-chart', 'api.natal-chart', { ...BIRTH, houseSystem: 'koch', nodeType: 'true' }],
  ['/v1/astrology/western/synastry', 'api.synastry', { ...BIRTH, person2: HER, includeComposite: true }],
  ['/v1/astrology/western/synastry', 'api.synastry', { male: BIRTH }],
  ['/api/v1/compatibility', 'api.compatibility', { boy: BIRTH, girl: HER, system: 'porutham' }],
  ['/api/v1/compatibility', 'api.compatibility', { ...BIRTH, gender: 'm' }],
];

async function asked(path: string, body: Json, at: House = house): Promise<Json> {
  const response = await at.post(path, body);
  const answer = (await response.json()) as Json;
  expect([response.status, answer['message']]).toEqual([200, undefined]);
  return answer['data'];
}

describe.each(SIGNED)('%s with a receipt (%s)', (path, op, body) => {
  it('answers as without one, and with a receipt that keeps the document', async () => {
    const { receipt, ...data } = await asked(path, { ...body, receipt: true });
    expect(data).toEqual(await asked(path, body));
    expect(receipt).toMatchObject({ format: 'JWS', op, verifyUrl: `${ISSUER}/v1/receipts/verify` });
    expect(receipt.keyUrl).toMatch(/^https:\/\/api\.example\.org\/\.well-known\/jwks\.json#[\w-]{43}$/);
    const { schema } = document['paths'][path].post.responses[200].content['application/json'];
    const envelope = { success: true, data: { ...data, receipt }, metadata: metadataOf() };
    expect(schemaFaults(schema, envelope, document)).toEqual([]);
  });

  it('is verified by the server from what stands in the answer', async () => {
    const data = await asked(path, { ...body, receipt: true });
    const { token, input } = data['receipt'];
    for (const output of [data, { ...data, receipt: undefined }])
      expect(await asked(VERIFY, { token, input, output })).toMatchObject({
        valid: true,
        inputMatched: true,
        outputMatched: true,
        keyState: 'active',
        receipt: { op, iss: ISSUER, receiptVersion: 1 },
      });
    const other = { ...data, ...(data['planets'] === undefined ? { mode: 'x' } : { planets: [] }) };
    expect(await asked(VERIFY, { token, input: { ...input, latitude: 1 }, output: other })).toMatchObject({
      valid: true,
      inputMatched: false,
      outputMatched: false,
    });
  });

  it('is computed again by an engine that knows nothing but the answer and the published keys', async () => {
    const data = JSON.parse(JSON.stringify(await asked(path, { ...body, receipt: true }))) as Json;
    const keys = (await (await house.get('/.well-known/jwks.json')).json()) as KeySet;
    const fresh = await openEngine();
    const { token, input } = data['receipt'];
    const again = await recomputeReceipt(token, keys, input, fresh, receiptOperations(fresh), {
      issuer: ISSUER,
      output: data,
    });
    expect(again).toMatchObject({ valid: true, verdict: 'matches', heldMatched: true, differences: [], editions: [] });
  });

  it('is computed again by the server, which tells where an altered answer departs', async () => {
    const data = await asked(path, { ...body, receipt: true });
    const { token, input } = data['receipt'];
    const answer = await asked(VERIFY, { token, input, output: data, recompute: true });
    expect(answer).toMatchObject({ valid: true, recomputed: true, outputMatched: true });
    expect(answer['recomputation']).toMatchObject({ verdict: 'matches', editions: [], differences: [] });
    const altered = await asked(VERIFY, { token, input, output: { ...data, added: 1 }, recompute: true });
    expect(altered).toMatchObject({
      valid: true,
      recomputed: true,
      outputMatched: false,
      recomputation: { differences: [{ path: 'added', kind: 'extra', held: 1 }] },
    });
    const { schema } = document['paths'][VERIFY].post.responses[200].content['application/json'];
    for (const told of [answer, altered])
      expect(schemaFaults(schema, { success: true, data: told, meta: META }, document)).toEqual([]);
    expect(await asked(VERIFY, { token, input: { ...input, latitude: 2 }, recompute: true })).toMatchObject({
      valid: true,
      recomputed: false,
      recomputation: { verdict: 'another-input' },
    });
  });
});

const META = { engine: 'a', version: 'b', dataSource: 'c' };
const metadataOf = () => ({ requestId: 'r', timestamp: 't', cost: 0.1 });

describe('a receipt', () => {
  it('is the same for the same question, whenever it is asked, and another for another', async () => {
    const question = { ...BIRTH, asOf: '2026-01-01T00:00:00Z', receipt: true };
    const first = (await asked('/v2/astrology/birth-chart', question))['receipt'];
    house.now += 86_400_000;
    expect((await asked('/v2/astrology/birth-chart', { ...question, unread: 'x' }))['receipt']).toEqual(first);
    const other = (await asked('/v2/astrology/birth-chart', { ...question, latitude: 28.6 }))['receipt'];
    expect(other['token']).not.toBe(first['token']);
  });

  it('carries the present that the answer was reckoned for', async () => {
    const { receipt } = await asked('/v2/astrology/birth-chart', { ...BIRTH, receipt: true });
    expect(receipt.input).toEqual({ ...BIRTH, asOf: new Date(house.now).toISOString() });
    const own = await asked('/v2/astrology/birth-chart', {
      birthDetails: { ...BIRTH, asOf: '2020-01-01T00:00:00Z' },
      receipt: true,
    });
    expect(own['receipt'].input).toEqual({ birthDetails: { ...BIRTH, asOf: '2020-01-01T00:00:00Z' } });
  });

  it('cannot be asked again without the present, or with a birth that is none', async () => {
    const engine = await openEngine();
    const asked = receiptOperations(engine).find(({ op }) => op === 'api.birth-chart');
    expect(() => asked?.run(engine, BIRTH)).toThrow(expect.objectContaining({ name: 'EngineError', field: 'asOf' }));
    const nowhere = { ...BIRTH, latitude: 91, asOf: '2026-01-01T00:00:00Z' };
    expect(() => asked?.run(engine, nowhere)).toThrow(expect.objectContaining({ field: 'latitude' }));
  });

  it('says nothing of a birth in the token', async () => {
    const { receipt } = await asked('/v2/astrology/birth-chart', { ...BIRTH, receipt: true });
    const payload = Buffer.from(receipt.token.split('.')[1], 'base64url').toString();
    expect(Object.keys(JSON.parse(payload)).sort()).toEqual([
      'engineVersion',
      'ephemeris',
      'inputHash',
      'iss',
      'op',
      'outputHash',
      'receiptVersion',
      'rulesVersion',
      'tzdb',
    ]);
    for (const word of ['1990', '28.6', '77.2']) expect(payload).not.toContain(word);
  });

  it('is replayed byte for byte under an idempotency key, at no charge', async () => {
    const send = () =>
      house.post('/v2/astrology/birth-chart', { ...BIRTH, receipt: true }, { 'idempotency-key': 'r1' });
    const first = await (await send()).text();
    const before = await house.balance();
    house.now += 60_000;
    const again = await send();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await again.text()).toBe(first);
    expect(await house.balance()).toBe(before);
  });

  it('costs nothing beside the answer', async () => {
    const before = await house.balance();
    await asked('/v2/astrology/birth-chart', { ...BIRTH, receipt: true });
    expect(before - (await house.balance())).toBe(microOfUsd('0.25'));
  });

  it('names the address a call came to where the server has no name of its own', async () => {
    const { house: nameless } = await openReceiptHouse({ settings: { publicUrl: null } });
    const { receipt } = await asked('/v1/astrology/western/natal-chart', { ...BIRTH, receipt: true }, nameless);
    expect(receipt.verifyUrl).toBe('http://localhost/v1/receipts/verify');
  });
});

describe('a wish for a receipt', () => {
  it('is true or false, and nothing that only looks like it', async () => {
    for (const wish of ['yes', 'true', 'false', '', 1, 0, {}, []]) {
      const before = await house.balance();
      const response = await house.post('/v2/astrology/birth-chart', { ...BIRTH, receipt: wish });
      expect([wish, response.status]).toEqual([wish, 400]);
      expect(((await response.json()) as Json)['error'].details).toEqual([
        { field: 'receipt', message: 'receipt is true or false.' },
      ]);
      expect(await house.balance()).toBe(before);
    }
    const { receipt } = await asked('/v2/astrology/birth-chart', { ...BIRTH, receipt: false });
    expect(receipt).toBeUndefined();
  });

  it('is the word true or the word false in a query, where there is only text', async () => {
    const path = '/v2/astrology/rahu-kaal?date=2026-11-22&latitude=28.6139&longitude=77.209&timezone=%2B05:30';
    const told = async (word: string) => {
      const response = await house.call('GET', `${path}&receipt=${word}`);
      return { ...((await response.json()) as Json), status: response.status } as Json;
    };
    expect((await told('true'))['data'].receipt.format).toBe('JWS');
    expect((await told('false'))['data'].receipt).toBeUndefined();
    for (const word of ['1', 'yes', 'TRUE', '']) {
      const { status, error } = await told(word);
      expect([word, status, error.details[0].field]).toEqual([word, 400, 'receipt']);
    }
  });

  it('is refused for a picture, and the picture is not charged', async () => {
    const before = await house.balance();
    const response = await house.post('/v2/astrology/birth-chart', { ...BIRTH, format: 'svg', receipt: true });
    expect(response.status).toBe(400);
    expect(await house.balance()).toBe(before);
  });

  it('is refused before money by a server that has no key', async () => {
    const bare = await openHouse({ engine: await openEngine(), receipts: NO_RECEIPTS });
    const before = await bare.balance();
    const response = await bare.post('/v2/astrology/birth-chart', { ...BIRTH, receipt: true });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3600']);
    expect(await response.json()).toMatchObject({ code: 'RECEIPTS_UNAVAILABLE' });
    expect(await bare.balance()).toBe(before);
    expect((await bare.post('/v2/astrology/birth-chart', BIRTH)).status).toBe(200);
    // Before money is looked at: an empty wallet changes nothing.
    const poor = await openHouse({ engine: await openEngine(), receipts: NO_RECEIPTS, usd: '0' });
    expect((await poor.post('/v2/astrology/birth-chart', { ...BIRTH, receipt: true })).status).toBe(503);
    expect((await poor.post('/v2/astrology/birth-chart', BIRTH)).status).toBe(402);
    expect(await (await bare.get('/.well-known/jwks.json')).json()).toEqual({ keys: [] });
  });
});

describe('what the engine says of a receipt of the server', () => {
  it('is the same as what the server says', async () => {
    const data = await asked('/v1/astrology/western/natal-chart', { ...BIRTH, receipt: true });
    const { token, input } = data['receipt'];
    const { check: _, ...said } = await verifyReceipt(token, partsSignedBy(SIGNING).keys, { issuer: ISSUER, input });
    expect(await asked(VERIFY, { token, input })).toEqual(JSON.parse(JSON.stringify(said)));
  });

  it('holds for receipts signed before a key was retired, and under a former name', async () => {
    const { house: before } = await openReceiptHouse({
      receipts: { ...partsSignedBy(RETIRED), issuers: ['https://former.example.org'] },
    });
    const data = await asked('/v1/astrology/western/natal-chart', { ...BIRTH, receipt: true }, before);
    const { token, input } = data['receipt'];
    expect(await asked(VERIFY, { token, input, output: data, recompute: true })).toMatchObject({
      valid: true,
      recomputed: true,
      keyState: 'retired',
      receipt: { iss: 'https://former.example.org' },
    });
  });
});
