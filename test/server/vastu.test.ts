/** Vastu over HTTP: the answer is the engine's, priced as published, refused by field; whatever is answered is held against the document by the house itself. */

import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AssessmentRequest,
  assess,
  badgeEligibility,
  checkZone,
  compareEditions,
  type PointM,
  RULES_VERSIONS,
  rulesVersions,
  type ZoneCheckRequest,
} from '../../packages/engine/src/vastu/index.ts';
import { microOfUsd } from '../../packages/server/src/money.ts';
import { schemaFaults } from '../contract/schema-check.ts';
import { EXAMPLES, HOUSE } from '../vastu/assess/houses.ts';
import { type House, openHouse } from './house.ts';

type Json = Record<string, any>;
const PREFIX = '/v2/astrology/vastu';
const ASSESS = `${PREFIX}/assessments`;
const FEW = { inputSource: 'seller-supplied', rooms: [{ roomType: 'kitchen', zone: 'SE' }] };
let house: House;
beforeEach(async () => {
  house = await openHouse();
});

const json = async (response: Response): Promise<Json> => (await response.json()) as Json;

/** Status, body and micro-dollars of a POST. */
async function ask(path: string, body: unknown, headers: Record<string, string> = {}) {
  const before = await house.balance();
  const response = await house.post(path.startsWith('/') ? path : `${PREFIX}/${path}`, body, headers);
  const told = await json(response);
  return { status: response.status, body: told, spent: before - (await house.balance()), headers: response.headers };
}

/** Fields to blame. */
async function blamed(path: string, body: unknown, headers: Record<string, string> = {}): Promise<readonly string[]> {
  const { status, body: told, spent } = await ask(path, body, headers);
  expect([status, told['code'], told['error'], spent]).toEqual([400, 'VALIDATION_ERROR', 'Validation Error', 0n]);
  return told['details'].map((fault: Json) => fault['field']);
}

describe('an assessment', () => {
  it.each(EXAMPLES.map((request, i) => [i + 1, request] as const))(
    'of worked example %i is what the engine says, for 0.05 USD',
    async (_, request) => {
      const { status, body, spent } = await ask(ASSESS, request);
      expect([status, spent]).toEqual([200, microOfUsd('0.05')]);
      expect(body['data']).toEqual(JSON.parse(JSON.stringify(assess(request))));
      expect(Object.keys(body)).toEqual(['success', 'data', 'billing', 'meta']);
      expect(body['billing']).toEqual({
        charged: 0.05,
        currency: 'USD',
        balanceBefore: 100,
        balanceAfter: 99.95,
        endpoint: ASSESS,
        category: 'vastu',
      });
    },
  );

  it('is the same at both prefixes, at the same price', async () => {
    const [canonical, alias] = [await ask(ASSESS, HOUSE), await ask('/v2/vastu/assessments', HOUSE)];
    expect(alias.body['data']).toEqual(canonical.body['data']);
    expect(alias.spent).toBe(canonical.spent);
    expect(alias.body['billing'].endpoint).toBe(ASSESS);
  });

  it('without enough to go by costs nothing, says so, and has no billing', async () => {
    const { status, body, spent } = await ask(ASSESS, FEW);
    expect([status, spent, 'billing' in body]).toEqual([200, 0n, false]);
    expect(body['data']).toMatchObject({
      status: 'insufficient_data',
      charged: false,
      requiredConfidence: 0.5,
      missingData: expect.arrayContaining(['doorXY', 'plotPolygon', 'bearingDeg']),
      reScanSuggestions: expect.any(Array),
      reason: expect.any(String),
    });
    expect(body['data']).not.toHaveProperty('score');
    expect({ ...body['data'], charged: undefined }).toEqual({
      ...JSON.parse(JSON.stringify(assess(FEW as AssessmentRequest))),
      charged: undefined,
    });
    expect(await house.ledger.balance('acc_test')).toMatchObject({ reserved: 0n });
  });

  it('takes zones in any words, older words for the source, and null for what is left out', async () => {
    const plain = await ask(ASSESS, { ...HOUSE, inputSource: 'measured' });
    const worded = await ask(ASSESS, { ...HOUSE, inputSource: 'ar-measured', confidence: null, slope: null });
    expect(worded.body['data']).toEqual(plain.body['data']);
    const seller = { inputSource: 'seller-supplied', rooms: [{ roomType: 'kitchen', zone: 'SE' }] };
    const first = (await ask(ASSESS, seller)).body['data'];
    for (const zone of ['southeast', 'South-East', 'se', 'agneya', 'SOUTH EAST'])
      for (const room of [
        { roomType: 'kitchen', zone },
        { roomType: 'Kitchen', direction: zone, zone: null },
      ])
        expect((await ask(ASSESS, { inputSource: 'seller-typed', rooms: [room] })).body['data']).toEqual(first);
  });

  it('echoes whose property it is; the body wins over the headers', async () => {
    const headers = { 'x-vastu-property-id': 'head/1', 'x-vastu-tenant-ref': 'tenant-h' };
    expect((await ask(ASSESS, HOUSE, headers)).body['data']).toMatchObject({
      propertyId: 'head/1',
      tenantRef: 'tenant-h',
    });
    const both = await ask(ASSESS, { ...HOUSE, propertyId: 'body.1' }, headers);
    expect(both.body['data']).toMatchObject({ propertyId: 'body.1', tenantRef: 'tenant-h' });
    expect((await ask(ASSESS, HOUSE)).body['data']).not.toHaveProperty('propertyId');
    const keyed = { ...headers, 'idempotency-key': 'k' };
    expect((await ask(ASSESS, HOUSE, keyed)).status).toBe(200);
    expect((await ask(ASSESS, HOUSE, keyed)).headers.get('idempotent-replayed')).toBe('true');
    const other = await ask(ASSESS, HOUSE, { ...keyed, 'x-vastu-property-id': 'head/2' });
    expect([other.status, other.body['code'], other.spent]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED', 0n]);
    expect(await blamed(ASSESS, HOUSE, { 'x-vastu-property-id': 'a b', 'x-vastu-tenant-ref': '' })).toEqual([
      'x-vastu-property-id',
      'x-vastu-tenant-ref',
    ]);
    expect(await blamed(ASSESS, { ...HOUSE, propertyId: 'x'.repeat(129) }, { 'x-vastu-property-id': 'fine' })).toEqual([
      'propertyId',
    ]);
  });

  it('is pinned by rulesVersion, and newest without it', async () => {
    const told = async (rulesVersion?: string) =>
      (await ask(ASSESS, { ...EXAMPLES[3], ...(rulesVersion === undefined ? {} : { rulesVersion }) })).body['data'];
    const [old, newest] = [await told(RULES_VERSIONS[0]), await told(RULES_VERSIONS[1])];
    expect([old.rulesVersion, newest.rulesVersion]).toEqual(RULES_VERSIONS);
    expect(old.score).not.toBe(newest.score);
    expect(await told()).toEqual(newest);
    expect(await blamed(ASSESS, { ...HOUSE, rulesVersion: 'vastu-rules-2020-01-01' })).toEqual(['rulesVersion']);
  });

  const square: readonly PointM[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  const bowTie: readonly PointM[] = [
    [0, 0],
    [10, 10],
    [10, 0],
    [0, 10],
  ];
  const room = { roomType: 'kitchen', polygon: square };
  // biome-ignore format: a table reads in rows
  const REFUSED: readonly (readonly [what: string, body: unknown, fields: readonly string[]])[] = [
    ['nothing',                          {},                                                                          ['inputSource', 'rooms']],
    ['no room, plot or door',            { inputSource: 'measured' },                                                 ['rooms']],
    ['an unknown source',                { ...FEW, inputSource: 'guessed' },                                          ['inputSource']],
    ['a bow-tie for a plot',             { ...HOUSE, plotPolygon: bowTie },                                           ['plotPolygon[0]']],
    ['a plot of two points',             { ...HOUSE, plotPolygon: [[0, 0], [1, 0]] },                                 ['plotPolygon']],
    ['a plot of 257 points',             { ...HOUSE, plotPolygon: Array.from({ length: 257 }, (_, i) => [i, i * i]) }, ['plotPolygon[256]']],
    ['a point of three numbers',         { ...HOUSE, plotPolygon: [[0, 0], [9, 0, 1], [9, 9]] },                      ['plotPolygon[1]']],
    ['a coordinate that is text',        { ...HOUSE, rooms: [room, { ...room, polygon: [[0, 0], ['1', 0], [1, 1]] }] }, ['rooms[1].polygon[1]']],
    ['a bearing of 361',                 { ...HOUSE, bearingDeg: 361 },                                               ['bearingDeg']],
    ['a door that is no point',          { ...HOUSE, doorXY: [1] },                                                   ['doorXY']],
    ['a door in the very middle',        { ...HOUSE, doorXY: [6, 9] },                                                ['doorXY']],
    ['a room that lies nowhere',         { ...HOUSE, rooms: [{ roomType: 'kitchen' }] },                              ['rooms[0].zone']],
    ['a zone that is none',              { ...FEW, rooms: [{ roomType: 'kitchen', zone: 'up' }] },                    ['rooms[0].zone']],
    ['a polygon without its plot',       { inputSource: 'measured', rooms: [room] },                                  ['plotPolygon']],
    ['65 rooms',                         { ...FEW, rooms: Array(65).fill({ roomType: 'kitchen', zone: 'SE' }) },      ['rooms']],
    ['rooms that are no list',           { ...FEW, rooms: 'kitchen' },                                                ['rooms']],
    ['a room that is text',              { ...FEW, rooms: ['kitchen'] },                                              ['rooms[0]']],
    ['a confidence of 2',                { ...HOUSE, confidence: 2 },                                                 ['confidence']],
    ['a width without a length',         { ...FEW, width: 10 },                                                       ['length']],
    ['a slope up',                       { ...HOUSE, slope: { towards: 'center' } },                                  ['slope.towards']],
    ['a resolution of 9',                { ...HOUSE, zoneResolution: 9 },                                             ['zoneResolution']],
    ['an unknown way to find the door',  { ...HOUSE, entranceMethod: 'by-eye' },                                      ['entranceMethod']],
    ['marma as text',                    { ...HOUSE, marma: 'yes' },                                                  ['marma']],
    ['receipt as text',                  { ...HOUSE, receipt: 'yes' },                                                ['receipt']],
    ['a listing without letters',        { ...HOUSE, listingId: '' },                                                 ['listingId']],
    ['a property with a space',          { ...HOUSE, propertyId: 'a b' },                                             ['propertyId']],
    ['a tenant that is a number',        { ...HOUSE, tenantRef: 7 },                                                  ['tenantRef']],
    ['a heading error below nothing',    { ...HOUSE, headingErrorDeg: -1 },                                           ['headingErrorDeg']],
    ['many faults at once',              { ...HOUSE, inputSource: 'x', confidence: 'high', bearingDeg: -1, doorXY: 5, plotPolygon: bowTie,
                                           rooms: [room, { roomType: 'x' }, { zone: 'N' }, { ...room, polygon: bowTie }] },
      ['inputSource', 'rooms[1].zone', 'rooms[2].roomType', 'rooms[3].polygon[0]', 'plotPolygon[0]', 'bearingDeg', 'doorXY', 'confidence']],
  ];

  it.each(REFUSED)('is refused for %s, by field, before money is looked at', async (_, body, fields) => {
    house = await openHouse({ usd: '0' });
    expect([...(await blamed(ASSESS, body))].sort()).toEqual([...fields].sort());
  });

  it('is described by a schema that takes what is taken, and breaks where a single field is at fault', async () => {
    const document = (await (await house.get('/openapi.json')).json()) as Json;
    const { schema } = document['paths'][ASSESS].post.requestBody.content['application/json'];
    for (const good of [
      ...EXAMPLES,
      FEW,
      { ...HOUSE, receipt: true, facing: 'NNE', slope: { towards: 'north' }, zoneResolution: 16 },
    ]) {
      expect((await ask(ASSESS, good)).status).toBe(200);
      expect(schemaFaults(schema, good, document)).toEqual([]);
    }
    // What the points of a ring do together, and which words name a zone, no schema can say.
    const beyond = /bow-tie|middle|lies nowhere|zone that is none|without|no room|slope|many/;
    for (const [what, bad] of REFUSED)
      if (!beyond.test(what)) expect([what, schemaFaults(schema, bad, document).length > 0]).toEqual([what, true]);
  });

  it('is 413 beyond 64 KiB, 415 as text, 401 without a key, 405 as GET', async () => {
    const long = `{"inputSource":"measured","note":"${'x'.repeat(65_536)}"}`;
    expect((await house.post(ASSESS, long)).status).toBe(413);
    expect((await house.post(ASSESS, HOUSE, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await house.post(ASSESS, HOUSE, { 'x-api-key': 'ask_test_nobody' })).status).toBe(401);
    const wrong = await house.get(ASSESS);
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('is 402 when the wallet is empty, even one that would have cost nothing, because nobody knows before', async () => {
    house = await openHouse({ usd: '0.04' });
    expect((await ask(ASSESS, HOUSE)).body['code']).toBe('INSUFFICIENT_BALANCE_PRECHECK');
    expect((await ask(ASSESS, FEW)).status).toBe(402);
    expect(await blamed(ASSESS, {})).toContain('inputSource');
  });

  it('of 64 rooms with 8 corners each is read and answered within the body’s limits', async () => {
    const octagon = (x: number, y: number): readonly PointM[] =>
      Array.from({ length: 8 }, (_, k) => [
        Math.round((x + Math.cos((k * Math.PI) / 4)) * 100) / 100,
        Math.round((y + Math.sin((k * Math.PI) / 4)) * 100) / 100,
      ]);
    const rooms = Array.from({ length: 64 }, (_, i) => ({
      roomType: 'bedroom',
      name: `Room ${i}`,
      polygon: octagon(2 + 3 * (i % 8), 2 + 3 * Math.floor(i / 8)),
    }));
    const plot: readonly PointM[] = [
      [0, 0],
      [25, 0],
      [25, 25],
      [0, 25],
    ];
    const { status, body } = await ask(ASSESS, { ...HOUSE, plotPolygon: plot, doorXY: [0, 5], rooms });
    expect([status, body['data'].spaces.length]).toEqual([200, 64]);
  });
});

describe('a zone check', () => {
  const CHECK = 'zones/check';
  it('is what the engine says, for 0.01 USD, whichever way the place is told', async () => {
    for (const request of [
      { roomType: 'kitchen', zone: 'SE' },
      { roomType: 'toilet', proposedDirection: 'north east' },
      { roomType: 'pooja', bearingDeg: 44, headingErrorDeg: 5 },
      { roomType: 'entrance', pointXY: [5.4, 18], plotPolygon: HOUSE.plotPolygon, bearingDeg: 10, positionErrorM: 1 },
      { roomType: 'gym', proposedZone: 'W', rulesVersion: RULES_VERSIONS[0], propertyId: 'p/1' },
    ] as const) {
      const { status, body, spent } = await ask(CHECK, request);
      expect([status, spent]).toEqual([200, microOfUsd('0.01')]);
      expect(body['data']).toEqual(JSON.parse(JSON.stringify(checkZone(request as ZoneCheckRequest))));
    }
    expect((await ask('/v2/vastu/zones/check', { roomType: 'kitchen', zone: 'SE' })).status).toBe(200);
  });

  it('of a space without a rule is answered, not refused', async () => {
    const { body } = await ask(CHECK, { roomType: 'gym', zone: 'N' });
    expect(body['data']).toMatchObject({ graded: false, compliant: null });
  });

  it.each([
    ['nothing', {}, ['roomType', 'zone']],
    ['no place', { roomType: 'kitchen' }, ['zone']],
    ['a zone that is none', { roomType: 'kitchen', zone: 'up' }, ['zone']],
    ['two zones that differ', { roomType: 'kitchen', zone: 'N', direction: 'S' }, ['direction']],
    ['a point without its plot', { roomType: 'kitchen', pointXY: [1, 1] }, ['plotPolygon']],
    ['a point off the grid', { roomType: 'kitchen', pointXY: [99, 1], plotPolygon: HOUSE.plotPolygon }, ['pointXY']],
    [
      'all at once',
      { roomType: 7, bearingDeg: 400, headingErrorDeg: 'x', rulesVersion: 1 },
      ['roomType', 'bearingDeg', 'headingErrorDeg', 'rulesVersion'],
    ],
  ])('is refused for %s', async (_, body, fields) => {
    expect([...(await blamed(CHECK, body))].sort()).toEqual([...fields].sort());
  });

  it('takes the type of space from the path', async () => {
    const { status, body, spent } = await ask('placement/toilet', { proposedZone: 'northeast', roomType: 'kitchen' });
    expect([status, spent]).toEqual([200, microOfUsd('0.01')]);
    expect(body['data']).toEqual(JSON.parse(JSON.stringify(checkZone({ roomType: 'toilet', zone: 'NE' }))));
    expect((await ask('/v2/vastu/placement/master%20bedroom', { zone: 'SW' })).body['data'].roomType).toBe(
      'master_bedroom',
    );
    expect(await blamed('placement/toilet', {})).toEqual(['zone']);
    expect(await blamed(`placement/${'x'.repeat(129)}`, { zone: 'N' })).toEqual(['roomType']);
  });

  it('tells the zone of a bearing, of a space where one is asked about', async () => {
    const bare = await ask('direction/bearing-zone', { bearing: 135 });
    expect([bare.status, bare.spent]).toEqual([200, microOfUsd('0.01')]);
    const { data } = bare.body;
    expect(data).toMatchObject({ zone: 'SE', zoneBasis: 'bearing', bearingDeg: 135, deity: 'Agni', element: 'fire' });
    expect(data.prescribedRooms).toContain('kitchen');
    expect(data).not.toHaveProperty('roomType');
    expect(data).not.toHaveProperty('compliant');
    const spaced = await ask('/v2/vastu/direction/bearing-zone', { bearingDeg: 135, roomType: 'kitchen' });
    expect(spaced.body['data']).toEqual(
      JSON.parse(JSON.stringify(checkZone({ roomType: 'kitchen', bearingDeg: 135 }))),
    );
    expect(await blamed('direction/bearing-zone', {})).toEqual(['bearingDeg']);
    expect(await blamed('direction/bearing-zone', { bearing: 361, roomType: '' })).toEqual(['roomType', 'bearing']);
  });
});

describe('badges, editions, comparison', () => {
  it('tells a badge for nothing', async () => {
    for (const question of [
      { inputSource: 'measured', confidence: 0.9 },
      { inputSource: 'ar-measured', confidence: 0.6 },
      { inputSource: 'seller-typed', confidence: 0.75 },
      { inputSource: 'plan-derived', confidence: 0.4999 },
    ] as const) {
      const { status, body, spent } = await ask('assessments/badge', question);
      expect([status, spent, 'billing' in body]).toEqual([200, 0n, false]);
      expect(body['data']).toEqual(badgeEligibility(question));
    }
    expect(await blamed('assessments/badge', { confidence: 2 })).toEqual(['inputSource', 'confidence']);
  });

  it('lists the editions for nothing', async () => {
    for (const path of [`${PREFIX}/rules/versions`, '/v2/vastu/rules/versions']) {
      const response = await house.call('GET', path);
      expect([response.status, (await json(response))['data']]).toEqual([200, rulesVersions()]);
    }
    expect((await house.get(`${PREFIX}/rules/versions`)).status).toBe(401);
  });

  it('sets two editions side by side, for 0.02 USD', async () => {
    const [fromVersion, toVersion] = RULES_VERSIONS as readonly [
      (typeof RULES_VERSIONS)[0],
      (typeof RULES_VERSIONS)[0],
    ];
    for (const question of [
      { fromVersion, toVersion, input: HOUSE },
      {
        fromVersion: toVersion,
        toVersion: fromVersion,
        operation: 'zone-check',
        input: { roomType: 'toilet', zone: 'SW' },
      },
    ] as const) {
      const { status, body, spent } = await ask('plan/compare-versions', question);
      expect([status, spent]).toEqual([200, microOfUsd('0.02')]);
      expect(body['data']).toEqual(JSON.parse(JSON.stringify(compareEditions(question))));
      expect(body['data'].changed).toBe(true);
    }
    expect(await blamed('plan/compare-versions', {})).toEqual(['fromVersion', 'toVersion', 'input']);
    expect(
      await blamed('plan/compare-versions', {
        fromVersion: 'x',
        toVersion,
        input: { ...HOUSE, confidence: 3, rulesVersion: 'passed over' },
      }),
    ).toEqual(['fromVersion', 'input.confidence']);
    expect(
      await blamed('plan/compare-versions', {
        fromVersion,
        toVersion,
        operation: 'zone-check',
        input: { roomType: 'x' },
      }),
    ).toEqual(['input.zone']);
    expect(await blamed('plan/compare-versions', { fromVersion, toVersion, operation: 'merge', input: HOUSE })).toEqual(
      ['operation'],
    );
  });
});

describe('results and properties', () => {
  it('are kept together, once each, and an erased property refuses before money', async () => {
    const summary = async () =>
      (await json(await house.post(`${PREFIX}/archive/summary`, { propertyId: 'villa/7' })))['data'];
    await ask(ASSESS, { ...HOUSE, propertyId: 'villa/7' }, { 'idempotency-key': 'k' });
    await ask(ASSESS, { ...HOUSE, propertyId: 'villa/7' }, { 'idempotency-key': 'k' });
    expect(await summary()).toMatchObject({ propertyId: 'villa/7', linkedAssessmentCount: 1, linkedScanCount: 0 });
    await ask(ASSESS, HOUSE, { 'x-vastu-property-id': 'villa/7' });
    expect(await summary()).toMatchObject({ linkedAssessmentCount: 2 });
    const erased = await house.post(`${PREFIX}/archive/delete`, {
      propertyId: 'villa/7',
      confirmPropertyId: 'villa/7',
    });
    expect(erased.status).toBe(200);
    const { status, body, spent } = await ask(ASSESS, { ...HOUSE, propertyId: 'villa/7' });
    expect([status, body['code'], spent]).toEqual([410, 'GONE', 0n]);
    expect((await ask(ASSESS, { ...HOUSE, propertyId: 'villa/8' })).status).toBe(200);
  });
});
