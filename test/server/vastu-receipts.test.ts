/** Receipts of Vastu and AR: what was answered verifies, belongs to its question, and comes out the same when it is asked again. */

import { beforeAll, describe, expect, it } from 'vitest';
import { NO_RECEIPTS } from '../../packages/server/src/routes/receipts.ts';
import examples from '../authorities/vastu/examples-dev.json' with { type: 'json' };
import { HOUSE } from '../vastu/assess/houses.ts';
import { twoSquares } from '../vastu/merge/captures.ts';
import { type House, openHouse } from './house.ts';
import { plainHash, unsignedNames } from './plain-hash.ts';
import { openReceiptHouse } from './receipts-house.ts';

type Json = Record<string, any>;
const PREFIX = '/v2/astrology/vastu';
const FEW = { inputSource: 'seller-supplied', rooms: [{ roomType: 'kitchen', zone: 'SE' }] };
const [fromVersion, toVersion] = ['vastu-rules-2026-09-23', 'vastu-rules-2026-10-04'];
const [{ input }] = examples.examples as unknown as readonly [{ readonly input: Json }];
const { plotPolygon, bearingDeg, planToWorld } = input;
let house: House;
beforeAll(async () => {
  ({ house } = await openReceiptHouse());
});

/** What the service says of an answer that somebody holds. */
async function verified(data: Json): Promise<Json> {
  const { token, input } = data['receipt'];
  const response = await house.post(`${PREFIX}/receipt/verify`, { token, input, output: data, recompute: true });
  return ((await response.json()) as Json)['data'];
}

const ASKED: readonly (readonly [path: string, body: Json, op: string])[] = [
  ['assessments', HOUSE, 'vastu.assessment'],
  ['assessments', { ...HOUSE, headingErrorDeg: 4, listingId: 'L', confidence: null, unknown: 1 }, 'vastu.assessment'],
  ['assessments', { ...HOUSE, propertyId: 'p/1', tenantRef: 't', rulesVersion: fromVersion }, 'vastu.assessment'],
  ['assessments', FEW, 'vastu.assessment'],
  ['zones/check', { roomType: 'kitchen', zone: 'agneya' }, 'vastu.zone-check'],
  ['placement/toilet', { bearingDeg: 44 }, 'vastu.zone-check'],
  ['plan/compare-versions', { fromVersion, toVersion, input: HOUSE }, 'vastu.compare'],
  ['ar/anchor-recommendations', { plotPolygon, bearingDeg, planToWorld, propertyId: 'p' }, 'vastu.anchors'],
  ['ar/capture-merge', { ...twoSquares(), maxChargeUsd: 1, propertyId: 'p' }, 'vastu.merge'],
];

describe('a receipt', () => {
  it.each(ASKED)('of %s verifies and is computed again to the byte', async (path, body, op) => {
    const response = await house.post(`${PREFIX}/${path}`, { ...body, receipt: true });
    const { data } = (await response.json()) as Json;
    expect([response.status, data.receipt.format, data.receipt.op]).toEqual([200, 'JWS', op]);
    expect(data.receipt.token.length).toBeLessThan(16_384);
    expect(await verified(data)).toMatchObject({
      valid: true,
      inputMatched: true,
      outputMatched: true,
      recomputed: true,
      recomputation: { verdict: 'matches', differences: [] },
    });
    const { inputHash, outputHash } = JSON.parse(Buffer.from(data.receipt.token.split('.')[1], 'base64url').toString());
    const beside = unsignedNames(house.app.operations.find(({ id }) => id === 'vastuAssessment')?.data);
    expect([plainHash(data.receipt.input), plainHash(data, beside)]).toEqual([inputHash, outputHash]);
    const { receipt: _, ...signed } = data;
    const bare = (await (await house.post(`${PREFIX}/${path}`, body)).json()) as Json;
    // A wish for a receipt drops members that nobody reads; their warnings go with them.
    if (!('unknown' in body)) expect(bare['data']).toEqual(signed);
    expect(bare['data']).not.toHaveProperty('receipt');
  });

  it('is of this answer and no other', async () => {
    const { data } = (await (await house.post(`${PREFIX}/assessments`, { ...HOUSE, receipt: true })).json()) as Json;
    expect(await verified({ ...data, score: data.score - 1 })).toMatchObject({ valid: true, outputMatched: false });
    const { input } = data.receipt;
    const other = { ...data, receipt: { ...data.receipt, input: { ...input, bearingDeg: 90 } } };
    expect(await verified(other)).toMatchObject({ valid: true, inputMatched: false });
  });

  it('is given to each item of a batch that asks for one', async () => {
    const items = [
      { id: 'a', assessment: { ...HOUSE, receipt: true } },
      { id: 'b', assessment: HOUSE },
      { id: 'c', assessment: { ...FEW, receipt: true } },
      { id: 'd', assessment: { ...HOUSE, receipt: 'yes' } },
    ];
    const response = await house.post(`${PREFIX}/assessments/batch`, { items }, { 'idempotency-key': 'signed' });
    const { results } = ((await response.json()) as Json)['data'];
    for (const i of [0, 2])
      expect(await verified(results[i].response.data)).toMatchObject({
        valid: true,
        outputMatched: true,
        recomputed: true,
      });
    expect(results[1].response.data).not.toHaveProperty('receipt');
    expect([results[3].status, results[3].response.details[0].field]).toEqual([400, 'receipt']);
  });

  it('is refused for nothing where the server has no key', async () => {
    const keyless = await openHouse({ receipts: NO_RECEIPTS });
    const before = await keyless.balance();
    const item = { id: 'a', assessment: { ...HOUSE, receipt: true } };
    for (const [path, body] of [
      ['assessments', { ...HOUSE, receipt: true }],
      ['assessments/batch', { items: [item] }],
    ] as const) {
      const response = await keyless.post(`${PREFIX}/${path}`, body, { 'idempotency-key': path });
      expect([response.status, ((await response.json()) as Json)['code']]).toEqual([503, 'RECEIPTS_UNAVAILABLE']);
    }
    expect(await keyless.balance()).toBe(before);
  });
});
