/** AR over HTTP: anchors, pictures whose bytes are what their hashes say, captures laid into one plan. */

import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AnchorRequest,
  anchorRecommendations,
  type CaptureMergeRequest,
  mergeCaptures,
  ZONES,
  zoneTextures,
} from '../../packages/engine/src/vastu/index.ts';
import { microOfUsd } from '../../packages/server/src/money.ts';
import examples from '../authorities/vastu/examples-dev.json' with { type: 'json' };
import { payload, seenBy, square, twoSquares } from '../vastu/merge/captures.ts';
import { type House, openHouse, STARTER_KEY } from './house.ts';

type Json = Record<string, any>;
const PREFIX = '/v2/astrology/vastu/ar';
let house: House;
beforeEach(async () => {
  house = await openHouse({ settings: { attestationPlatforms: ['ios'] } });
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function ask(path: string, body: unknown, headers: Record<string, string> = {}) {
  const before = await house.balance();
  const response = await house.post(path.startsWith('/') ? path : `${PREFIX}/${path}`, body, headers);
  const told = (await response.json()) as Json;
  return { status: response.status, body: told, spent: before - (await house.balance()) };
}

async function blamed(path: string, body: unknown, headers: Record<string, string> = {}): Promise<readonly string[]> {
  const { status, body: told, spent } = await ask(path, body, headers);
  expect([status, told['code'], spent]).toEqual([400, 'VALIDATION_ERROR', 0n]);
  return told['details'].map((fault: Json) => fault['field']);
}

const PLOTS = examples.examples.map(({ input }) => {
  const { plotPolygon, bearingDeg, planToWorld } = input as unknown as AnchorRequest;
  return { plotPolygon, bearingDeg, planToWorld };
});
const PLOT = PLOTS[0] as AnchorRequest;

describe('anchors', () => {
  it('of the worked examples are the engine’s, for 0.03 USD, at both prefixes', async () => {
    for (const request of PLOTS) {
      const { status, body, spent } = await ask('anchor-recommendations', request);
      expect([status, spent]).toEqual([200, microOfUsd('0.03')]);
      expect(body['data']).toEqual(plain(anchorRecommendations(request)));
      expect(body['billing']).toMatchObject({ charged: 0.03, category: 'ar' });
      const { anchors, omittedZones } = body['data'];
      expect([...anchors.map(({ zone }: Json) => zone), ...omittedZones].sort()).toEqual([...ZONES].sort());
    }
    expect((await ask('/v2/vastu/ar/anchor-recommendations', PLOT)).status).toBe(200);
  });

  it('echo whose property it is, from body or header', async () => {
    const headers = { 'x-vastu-property-id': 'head/1' };
    expect((await ask('anchor-recommendations', PLOT, headers)).body['data'].propertyId).toBe('head/1');
    const both = await ask('anchor-recommendations', { ...PLOT, propertyId: 'body/1', tenantRef: 't' }, headers);
    expect(both.body['data']).toMatchObject({ propertyId: 'body/1', tenantRef: 't' });
  });

  const plane = (more: object) => ({ ...PLOT, planToWorld: { ...PLOT.planToWorld, ...more } });
  it.each([
    ['nothing', {}, ['plotPolygon', 'bearingDeg', 'planToWorld']],
    ['no bearing', { ...PLOT, bearingDeg: null }, ['bearingDeg']],
    ['feet', plane({ units: 'feet' }), ['planToWorld.units']],
    ['an axis of length 2', plane({ xAxis: [2, 0, 0] }), ['planToWorld.xAxis']],
    ['axes that are not square', plane({ yAxis: [0.8, 0, -0.6] }), ['planToWorld.yAxis']],
    ['a mirrored plane', plane({ yAxis: [0, 0, 1] }), ['planToWorld']],
    ['an origin of two', plane({ origin: [0, 0] }), ['planToWorld.origin']],
    [
      'all of it',
      { plotPolygon: 5, bearingDeg: -1, planToWorld: 'flat', worldAlignment: 'up', tenantRef: ' ' },
      ['plotPolygon', 'bearingDeg', 'planToWorld', 'worldAlignment', 'tenantRef'],
    ],
  ])('are refused for %s', async (_, body, fields) => {
    expect(await blamed('anchor-recommendations', body)).toEqual(fields);
  });
});

describe('zone textures', () => {
  it('are prepared picture by picture, so that whoever asks meanwhile waits for one of them', async () => {
    let turns = 0;
    const count = setInterval(() => {
      turns += 1;
    }, 0);
    await house.app.prepare();
    clearInterval(count);
    expect(turns).toBeGreaterThanOrEqual(10);
    expect((await ask('zone-textures', {})).body['data'].cells).toHaveLength(9);
  });

  it('cost nothing and are the engine’s, their addresses made whole', async () => {
    for (const request of [{}, { zone: 'NE' }, { zone: 'brahmasthan', propertyId: 'p', tenantRef: 't' }]) {
      const { status, body, spent } = await ask('zone-textures', request);
      expect([status, spent, 'billing' in body]).toEqual([200, 0n, false]);
      const relative = JSON.parse(JSON.stringify(body['data']).replaceAll('http://localhost/', '/'));
      expect(relative).toEqual(plain(zoneTextures(request)));
    }
    expect(await blamed('zone-textures', { zone: 'up', propertyId: 'a b' })).toEqual(['zone', 'propertyId']);
  });

  it('have addresses that serve the very bytes, to anybody, for ever; and a manifest that lists them all', async () => {
    const served: string[] = [];
    let manifestUrl = '';
    for (const zone of [undefined, ...ZONES]) {
      const { data } = (await ask('zone-textures', zone === undefined ? {} : { zone })).body;
      for (const asset of [data.png, data.svg, data.glb]) {
        const response = await house.get(new URL(asset.url).pathname);
        const bytes = new Uint8Array(await response.arrayBuffer());
        expect([response.status, response.headers.get('content-type')]).toEqual([200, asset.mimeType]);
        expect([sha256(bytes), bytes.length]).toEqual([asset.sha256, asset.bytes]);
        expect(new URL(asset.url).pathname).toMatch(new RegExp(`^/assets/ar/${asset.sha256}\\.(png|svg|glb)$`));
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
        served.push(asset.sha256);
      }
      manifestUrl = data.provenance.manifestUrl;
      const manifest = await house.get(new URL(manifestUrl).pathname);
      expect(sha256(new Uint8Array(await manifest.arrayBuffer()))).toBe(data.provenance.manifestSha256);
    }
    const manifest = (await (await house.get(new URL(manifestUrl).pathname)).json()) as Json;
    expect(manifest['assets'].map((asset: Json) => asset['sha256']).sort()).toEqual([...new Set(served)].sort());
    expect(served).toHaveLength(30);
  });

  it('are pictures of their kinds: a PNG by its first bytes, an SVG that may style itself and fetch nothing', async () => {
    const { data } = (await ask('zone-textures', {})).body;
    const png = new Uint8Array(await (await house.get(new URL(data.png.url).pathname)).arrayBuffer());
    expect([...png.slice(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    const svg = await house.get(new URL(data.svg.url).pathname);
    expect(await svg.text()).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    expect(svg.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect([data.width, data.height, data.png.width]).toEqual([1024, 1024, 1024]);
  });

  it('are 404 under any other name, and need no body', async () => {
    const { data } = (await ask('zone-textures', {})).body;
    const { sha256: name } = data.png;
    for (const file of [
      `${name}.svg`,
      `${name}`,
      `${name.toUpperCase()}.png`,
      `${'0'.repeat(64)}.png`,
      '__proto__',
      'x.json',
    ]) {
      const response = await house.get(`/assets/ar/${file}`);
      expect([file, response.status, ((await response.json()) as Json)['code']]).toEqual([file, 404, 'NOT_FOUND']);
    }
    expect((await house.call('POST', `/assets/ar/${name}.png`, {})).status).toBe(405);
    const head = await house.app(new Request(`http://localhost/assets/ar/${name}.png`, { method: 'HEAD' }));
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });
});

describe('a capture merge', () => {
  const { about: _, ...worked } = examples.captureMerge.input as unknown as CaptureMergeRequest & { about: string };
  const moved = { deg: 3, x: 6, y: 0 };
  /** Two rooms of one flat, the second captured in a frame of its own, with doors between them. */
  const flat: CaptureMergeRequest = {
    captures: [
      {
        id: 'hall',
        floorIndex: 0,
        payload: payload(square(0, 0, 6), {
          schema: 'vendor.roomCapture/1',
          rooms: [{ id: 'r1', label: 'Living room', polygon: square(0, 0, 6), heightM: 2.7, floorIndex: 0 }],
          quality: { polygonClosure: 1 },
        }),
      },
      {
        id: 'bed',
        floorIndex: 0,
        payload: payload(
          square(6, 0, 4).map((point) => seenBy(moved, point)),
          { rooms: [{ id: 'r2', polygon: square(6, 0, 4).map((point) => seenBy(moved, point)) }] },
        ),
      },
    ],
    links: [
      {
        fromCaptureId: 'hall',
        toCaptureId: 'bed',
        controlPoints: [
          [6, 0],
          [6, 4],
        ].map((point) => ({
          fromXY: point,
          toXY: seenBy(moved, point as unknown as readonly [number, number]),
        })),
        sharedDoors: [{ fromXY: [6, 2], toXY: seenBy(moved, [6, 2]) }],
      },
    ],
    floors: [{ floorIndex: 0, elevationM: 0, originXY: [0, 0], bearingDeg: 0 }],
    toleranceM: 0.05,
  };

  it('is the engine’s, for 0.10 USD, at both prefixes', async () => {
    for (const request of [worked, flat, twoSquares()]) {
      const { status, body, spent } = await ask('capture-merge', request);
      expect([status, spent]).toEqual([200, microOfUsd('0.10')]);
      expect(body['data']).toEqual(plain(mergeCaptures(request)));
    }
    const { data } = (await ask('/v2/vastu/ar/capture-merge', flat)).body;
    expect(data.unresolvedAlignmentErrors).toEqual([]);
    expect(data.registrations[1].rotationDeg).toBeCloseTo(3, 6);
    expect(data.outlines).toHaveLength(1);
    expect(data.rooms.map(({ id }: Json) => id)).toEqual(['r1', 'r2']);
  });

  it('of captures that nothing links is answered with what is unresolved', async () => {
    const { status, body } = await ask('capture-merge', { ...flat, links: [] });
    expect([status, body['data'].unresolvedAlignmentErrors.length]).toEqual([200, 1]);
  });

  it('above what the caller is ready to pay is 402 before any work', async () => {
    for (const [maxChargeUsd, wanted] of [
      [0.0999, 402],
      [0, 402],
      [0.1, 200],
      [5, 200],
    ] as const) {
      const { status, body, spent } = await ask('capture-merge', { ...flat, maxChargeUsd });
      expect([maxChargeUsd, status, spent > 0n]).toEqual([maxChargeUsd, wanted, wanted === 200]);
      if (wanted === 402)
        expect(body).toMatchObject({
          code: 'PAYMENT_REQUIRED',
          requiredUsd: 0.1,
          maxChargeUsd,
          wallet: { required: 0.1, available: expect.any(Number), deficit: 0 },
          walletBalance: expect.any(Number),
          purchaseUrl: expect.any(String),
        });
    }
  });

  it('that is refused for its price or an empty wallet leaves its challenge as it was', async () => {
    const { challenge } = (await ask('attestation/challenge', { platform: 'ios' })).body['data'];
    const asked = { ...flat, deviceAttestation: { platform: 'ios', challenge } };
    expect((await ask('capture-merge', { ...asked, maxChargeUsd: 0 })).status).toBe(402);
    const poor = { 'x-api-key': STARTER_KEY };
    const hers = (await ask('attestation/challenge', { platform: 'ios' }, poor)).body['data'].challenge;
    const short = { ...flat, deviceAttestation: { platform: 'ios', challenge: hers } };
    for (let i = 0; i < 2; i++) {
      const { status, body } = await ask('capture-merge', short, poor);
      expect([status, body['code']]).toEqual([402, 'INSUFFICIENT_BALANCE_PRECHECK']);
    }
    const [one, two] = await Promise.all([ask('capture-merge', asked), ask('capture-merge', asked)]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
  });

  it('uses up the challenge that comes with it, once, and not again for the same key', async () => {
    const challenge = async () =>
      (await ask('attestation/challenge', { platform: 'ios' })).body['data'].challenge as string;
    const deviceAttestation = { platform: 'ios', challenge: await challenge() };
    const asked = { ...flat, deviceAttestation };
    const first = await ask('capture-merge', asked, { 'idempotency-key': 'one' });
    expect([first.status, first.body['data'].deviceAttestation]).toEqual([
      200,
      { platform: 'ios', status: 'challenge_consumed', verified: false },
    ]);
    expect((await ask('capture-merge', asked, { 'idempotency-key': 'one' })).body).toEqual(first.body);
    const again = await ask('capture-merge', asked);
    expect([again.status, again.body['code'], again.spent]).toEqual([409, 'CONFLICT', 0n]);
    expect(await blamed('capture-merge', { ...flat, deviceAttestation: { platform: 'ios' } })).toHaveLength(1);
  });

  it('is kept as a scan of its property, and refused for an erased one', async () => {
    const { body } = await ask('capture-merge', { ...flat, propertyId: 'flat/2', tenantRef: 't' });
    expect(body['data']).toMatchObject({ propertyId: 'flat/2', tenantRef: 't' });
    const archive = '/v2/astrology/vastu/archive';
    const { data } = (await ask(`${archive}/summary`, { propertyId: 'flat/2' })).body;
    expect(data).toMatchObject({ linkedScanCount: 1, linkedAssessmentCount: 0 });
    await ask(`${archive}/delete`, { propertyId: 'flat/2', confirmPropertyId: 'flat/2' });
    const gone = await ask('capture-merge', { ...flat, propertyId: 'flat/2' });
    expect([gone.status, gone.body['code'], gone.spent]).toEqual([410, 'GONE', 0n]);
  });

  const [hall, bed] = flat.captures as readonly [Json, Json];
  const withFrame = (frame: object) => ({ ...bed, payload: { ...bed['payload'], frame } });
  it.each([
    ['nothing', {}, ['captures']],
    ['one capture', { captures: [hall] }, ['captures']],
    ['17 captures', { captures: Array(17).fill(hall) }, ['captures']],
    ['one capture twice', { captures: [hall, hall] }, ['captures[1].id']],
    [
      'an outline that crosses itself',
      {
        captures: [
          hall,
          {
            ...bed,
            payload: payload([
              [0, 0],
              [4, 4],
              [4, 0],
              [0, 4],
            ]),
          },
        ],
      },
      ['captures[1].payload.outline.polygon[0]'],
    ],
    [
      'a magnetic north',
      { captures: [hall, withFrame({ north: { referenceFrame: 'magnetic' } })] },
      ['captures[1].payload.frame.north.referenceFrame'],
    ],
    ['feet', { captures: [hall, withFrame({ units: 'feet' })] }, ['captures[1].payload.frame.units']],
    [
      'another schema',
      { captures: [hall, { ...bed, payload: { ...bed['payload'], schema: 'roomCapture/2' } }] },
      ['captures[1].payload.schema'],
    ],
    [
      'a link to nobody',
      { ...flat, links: [{ fromCaptureId: 'hall', toCaptureId: 'attic' }] },
      ['links[0].toCaptureId'],
    ],
    [
      'a floor twice',
      { ...flat, floors: [...(flat.floors as Json[]), ...(flat.floors as Json[])] },
      ['floors[1].floorIndex'],
    ],
    ['a maximum that is text', { ...flat, maxChargeUsd: '1' }, ['maxChargeUsd']],
    [
      'many faults',
      {
        captures: [
          { ...hall, floorIndex: 900 },
          { ...bed, id: '' },
        ],
        toleranceM: 0,
        floors: 5,
        propertyId: '',
      },
      ['captures[0].floorIndex', 'captures[1].id', 'floors', 'toleranceM', 'propertyId'],
    ],
  ])('is refused for %s', async (_, body, fields) => {
    expect(await blamed('capture-merge', body)).toEqual(fields);
  });

  it('takes a body of 1 MiB and no byte more', async () => {
    const text = JSON.stringify({ ...flat, note: '' });
    const filled = text.replace('"note":""', `"note":"${'x'.repeat(1024 * 1024 - text.length)}"`);
    expect((await ask('capture-merge', filled)).status).toBe(200);
    const over = await ask('capture-merge', filled.replace('"note":"', '"note":"x'));
    expect([over.status, over.body['limitBytes'], over.spent]).toEqual([413, 1024 * 1024, 0n]);
  });
});
