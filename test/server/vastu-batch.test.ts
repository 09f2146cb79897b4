/** Twenty houses in one call: each as if it had been asked alone, money for all set aside first, and nothing charged twice. */

import { fc } from '@fast-check/vitest';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PointM } from '../../packages/engine/src/vastu/index.ts';
import { microOfUsd, usdNumber } from '../../packages/server/src/money.ts';
import type { Ledger } from '../../packages/server/src/ports/index.ts';
import { anyHouse, EXAMPLES, HOUSE } from '../vastu/assess/houses.ts';
import { type House, openHouse } from './house.ts';

type Json = Record<string, any>;
const PATH = '/v2/astrology/vastu/assessments/batch';
const ONE = '/v2/astrology/vastu/assessments';
const SEED = 20261122;
const FEW = { inputSource: 'seller-supplied', rooms: [{ roomType: 'kitchen', zone: 'SE' }] };
const WRONG = { ...HOUSE, bearingDeg: 361, rooms: [{ roomType: 'kitchen' }] };
let house: House;
beforeEach(async () => {
  house = await openHouse({ usd: '1000' });
});

const itemsOf = (houses: readonly unknown[]) => houses.map((assessment, i) => ({ id: `house-${i}`, assessment }));
const key = (name: string): Record<string, string> => ({ 'idempotency-key': name });
let count = 0;
const fresh = (): Record<string, string> => {
  count += 1;
  return key(`batch-${count}`);
};

async function ask(body: unknown, headers: Record<string, string> = fresh(), path: string = PATH) {
  const before = await house.balance();
  const response = await house.post(path, body, headers);
  const text = await response.text();
  return {
    status: response.status,
    text,
    body: JSON.parse(text) as Json,
    spent: before - (await house.balance()),
    response,
  };
}

describe('a batch', () => {
  it('of n is n singles, in order, for the sum of their prices', async () => {
    const houses = [...EXAMPLES, FEW, WRONG, { ...HOUSE, propertyId: 'villa/7' }, 'no house', HOUSE];
    const singles: Json[] = [];
    let sum = 0n;
    for (const assessment of houses) {
      const before = await house.balance();
      const response = await house.post(ONE, assessment);
      singles.push({ status: response.status, body: await response.json() });
      sum += before - (await house.balance());
    }
    const { status, body, spent } = await ask({ items: itemsOf(houses) });
    expect(status).toBe(200);
    expect(body['data'].results.map(({ id }: Json) => id)).toEqual(itemsOf(houses).map(({ id }) => id));
    for (const [i, result] of body['data'].results.entries()) {
      const { status: alone, body: single } = singles[i] as Json;
      expect(result.status).toBe(alone);
      if (alone === 200) expect(result.response).toEqual({ success: true, data: single.data });
      // Alone, a body that is no object is no JSON that the server takes.
      else if (typeof houses[i] !== 'string') {
        const { requestId: _, ...refused } = single;
        expect(result.response).toEqual(refused);
      }
    }
    expect(spent).toBe(sum);
    expect(spent).toBe(BigInt(8) * microOfUsd('0.05'));
    expect(body['data'].summary).toEqual({ total: 11, succeeded: 9, failed: 2 });
    expect(body['data'].execution).toBe('synchronous');
    expect(body['data'].billingBasis).toMatch(/^8 of 11 items at 0\.05 USD: 0\.4 USD\./);
    expect(body['billing'].charged).toBe(0.4);
  });

  it('of houses at random is the same houses alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyHouse, { minLength: 1, maxLength: 5 }), async (houses) => {
        const { body, spent } = await ask({ items: itemsOf(houses) });
        let billed = 0n;
        for (const [i, assessment] of houses.entries()) {
          const alone = (await (await house.post(ONE, assessment)).json()) as Json;
          expect(body['data'].results[i].response.data).toEqual(alone['data']);
          if (alone['data'].status === 'assessed') billed += microOfUsd('0.05');
        }
        expect(spent).toBe(billed);
      }),
      { seed: SEED, numRuns: 25 },
    );
  });

  it('answers 200 for nothing when every item fails or is too little to go by', async () => {
    const { status, body, spent } = await ask({ items: itemsOf([WRONG, FEW, null, {}]) });
    expect([status, spent, 'billing' in body]).toEqual([200, 0n, false]);
    expect(body['data'].summary).toEqual({ total: 4, succeeded: 1, failed: 3 });
    expect(body['data'].results.map((result: Json) => result['status'])).toEqual([400, 200, 400, 400]);
    expect(body['data'].results[0].response.details.map((fault: Json) => fault['field']).sort()).toEqual([
      'bearingDeg',
      'rooms[0].zone',
    ]);
    expect(await house.ledger.balance('acc_test')).toMatchObject({ reserved: 0n });
  });

  it('names the one edition that judged all, and none where there were two', async () => {
    const old = { ...HOUSE, rulesVersion: 'vastu-rules-2026-09-23' };
    expect((await ask({ items: itemsOf([old, old]) })).body['data'].rulesVersion).toBe('vastu-rules-2026-09-23');
    expect((await ask({ items: itemsOf([old, HOUSE]) })).body['data']).not.toHaveProperty('rulesVersion');
  });

  it('echoes its own references, leaves those of items to them, and keeps each result with its property', async () => {
    const items = itemsOf([{ ...HOUSE, propertyId: 'flat/1' }, HOUSE, WRONG, FEW]);
    const { body } = await ask({ items, tenantRef: 't' }, { ...fresh(), 'x-vastu-property-id': 'tower/9' });
    expect(body['data']).toMatchObject({ propertyId: 'tower/9', tenantRef: 't' });
    expect(body['data'].results[0].response.data.propertyId).toBe('flat/1');
    expect(body['data'].results[1].response.data).not.toHaveProperty('propertyId');
    for (const [propertyId, linkedAssessmentCount] of [
      ['flat/1', 1],
      ['tower/9', 2],
    ] as const) {
      const summary = await house.post('/v2/astrology/vastu/archive/summary', { propertyId });
      expect(((await summary.json()) as Json)['data']).toMatchObject({ linkedAssessmentCount });
    }
    await house.post('/v2/astrology/vastu/archive/delete', { propertyId: 'flat/1', confirmPropertyId: 'flat/1' });
    const gone = await ask({ items });
    expect([gone.status, gone.body['code'], gone.spent]).toEqual([410, 'GONE', 0n]);
  });
});

describe('money and memory of a batch', () => {
  it('needs a key', async () => {
    const { status, body, spent } = await ask({ items: itemsOf([HOUSE]) }, {});
    expect([status, body['code'], spent]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED', 0n]);
    expect(body['details']).toEqual([{ field: 'Idempotency-Key', message: expect.any(String) }]);
  });

  it('is answered from memory to the byte, and charged once; another body under the key is refused', async () => {
    const body = { items: itemsOf([HOUSE, FEW, WRONG]) };
    const first = await ask(body, key('same'));
    const again = await ask(body, key('same'));
    expect([again.text, again.spent, again.response.headers.get('idempotent-replayed')]).toEqual([
      first.text,
      0n,
      'true',
    ]);
    const alias = await ask(body, key('same'), '/v2/vastu/assessments/batch');
    expect([alias.text, alias.spent]).toEqual([first.text, 0n]);
    const other = await ask({ items: itemsOf([HOUSE]) }, key('same'));
    expect([other.status, other.body['code'], other.spent]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED', 0n]);
  });

  it('with too little money for all is 402, and nothing is set aside or computed', async () => {
    house = await openHouse({ usd: '0.14' });
    const { status, body, spent } = await ask({ items: itemsOf([HOUSE, HOUSE, HOUSE]) });
    expect([status, body['code'], spent]).toEqual([402, 'INSUFFICIENT_BALANCE_PRECHECK', 0n]);
    expect(body['wallet']).toEqual({ required: 0.15, available: 0.14, deficit: 0.01 });
    expect(await house.ledger.balance('acc_test')).toMatchObject({ reserved: 0n });
    expect((await ask({ items: itemsOf([HOUSE, HOUSE]) })).spent).toBe(microOfUsd('0.1'));
  });

  it('sets aside the price of all items, and gives back what was not billed', async () => {
    const reserved: number[] = [];
    house = await openHouse({
      usd: '1',
      store: ({ ledger }) => ({
        ledger: {
          ...ledger,
          reserve: async (asked) => {
            reserved.push(usdNumber(asked.amount));
            return ledger.reserve(asked);
          },
        } as Ledger,
      }),
    });
    const { spent } = await ask({ items: itemsOf([HOUSE, FEW, WRONG]) });
    expect([reserved, spent]).toEqual([[0.15], microOfUsd('0.05')]);
  });
});

describe('a batch that is wrong as a whole', () => {
  // biome-ignore format: a table reads in rows
  const REFUSED: readonly (readonly [what: string, body: unknown, fields: readonly string[]])[] = [
    ['no items',               {},                                                                      ['items']],
    ['an empty list',          { items: [] },                                                           ['items']],
    ['21 items',               { items: itemsOf(Array(21).fill(FEW)) },                                 ['items']],
    ['items that are no list', { items: 'all' },                                                        ['items']],
    ['an id that came before', { items: [...itemsOf([FEW, FEW]), { id: 'house-0', assessment: FEW }] }, ['items[2].id']],
    ['an empty id',            { items: [{ id: '', assessment: FEW }] },                                ['items[0].id']],
    ['an id with spaces',      { items: [{ id: ' a', assessment: FEW }] },                              ['items[0].id']],
    ['an id of 129 bytes',     { items: [{ id: `${'é'.repeat(64)}x`, assessment: FEW }] },              ['items[0].id']],
    ['an id that is a number', { items: [{ id: 7, assessment: FEW }] },                                 ['items[0].id']],
    ['an item that is text',   { items: ['house'] },                                                    ['items[0]']],
    ['a bad reference',        { items: itemsOf([FEW]), propertyId: 'a b' },                            ['propertyId']],
    ['several of them',        { items: [{ id: '' }, { id: 'ok', assessment: WRONG }, 5], tenantRef: '' }, ['items[0].id', 'items[2]', 'tenantRef']],
  ];
  it.each(REFUSED)('for %s is refused as a whole, for nothing', async (_, body, fields) => {
    const { status, body: told, spent } = await ask(body);
    expect([status, told['code'], spent]).toEqual([400, 'VALIDATION_ERROR', 0n]);
    expect(told['details'].map((fault: Json) => fault['field'])).toEqual(fields);
  });

  it('takes an id of 128 bytes, and 512 KiB of houses with all their corners, and no byte more', async () => {
    const ring = (corners: number): readonly PointM[] =>
      Array.from({ length: corners }, (_, k): PointM => {
        const angle = (k * 2 * Math.PI) / corners;
        return [Math.round(Math.cos(angle) * 90_000) / 1000, Math.round(Math.sin(angle) * 90_000) / 1000];
      });
    const rooms = Array.from({ length: 6 }, (_, i) => ({ roomType: 'store', name: `S${i}`, polygon: ring(256 - i) }));
    const big = { ...HOUSE, plotPolygon: ring(256), doorXY: [90, 0], rooms };
    const items = [...itemsOf(Array(14).fill(big)), { id: 'é'.repeat(64), assessment: HOUSE }];
    const text = JSON.stringify({ items, note: '' });
    const limit = 512 * 1024;
    expect(new TextEncoder().encode(text).length).toBeLessThan(limit);
    const filled = text.replace('"note":""', `"note":"${'x'.repeat(limit - new TextEncoder().encode(text).length)}"`);
    const whole = await ask(filled);
    expect([whole.status, whole.body['data'].summary]).toEqual([200, { total: 15, succeeded: 15, failed: 0 }]);
    const over = await ask(filled.replace('"note":"', '"note":"x'));
    expect([over.status, over.body['code'], over.body['limitBytes'], over.spent]).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
      limit,
      0n,
    ]);
  });
});
