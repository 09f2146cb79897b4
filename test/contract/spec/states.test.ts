/** The published states and how one follows from another. */

import { describe, expect } from 'vitest';
import type { Sent } from '../../../packages/server/src/offices/webhooks/index.ts';
import { memoryBlobs } from '../../../packages/server/src/serve/blobs/memory.ts';
import { openHouse } from '../../server/house.ts';
import { openWorld, START_MS } from '../../server/webhooks-world.ts';
import { HOUSE } from '../../vastu/assess/houses.ts';
import { type Json, proveTable, told } from './rows.ts';

const MINUTE = 60_000;
const VASTU = '/v2/astrology/vastu';

/** When a receiver that answers so was called, in minutes after the first time, and what became of the delivery. */
async function attempts(...answers: readonly Sent[]): Promise<readonly [readonly number[], string | undefined]> {
  const world = await openWorld();
  const { endpoint } = await world.subscribe();
  await world.emit();
  let asked = 0;
  world.receiver = () => {
    asked += 1;
    return answers[Math.min(asked, answers.length) - 1] as Sent;
  };
  await world.until(START_MS + 120 * MINUTE);
  const [delivery] = await world.deliveries(endpoint);
  return [world.received.map(({ atMs }) => Math.round((atMs - START_MS) / MINUTE)), delivery?.status];
}
const NO: Sent = { status: 500 };
const YES: Sent = { status: 204 };

const challenge = (platform: string, status: string) => async (): Promise<void> => {
  const house = await openHouse({ settings: { attestationPlatforms: ['ios'] } });
  const { data } = (await told(house.post(`${VASTU}/ar/attestation/challenge`, { platform }))).body;
  expect(data.deviceAttestation).toEqual({ platform, status });
  expect(data.challenge === null).toBe(status === 'not_configured');
};

const assessment = (request: Json, status: string) => async (): Promise<void> => {
  const { data } = (await told((await openHouse()).post(`${VASTU}/assessments`, request))).body;
  expect([data.status, data.score === undefined]).toEqual([status, status === 'insufficient_data']);
};

/** An erasure whose blobs go, or stay where they are for now. */
const erasure = (status: 'pending' | 'completed') => async (): Promise<void> => {
  const blobs = memoryBlobs();
  const fails = async (): Promise<never> => {
    throw new Error('the disk is away');
  };
  const house = await openHouse({ blobs: status === 'pending' ? { ...blobs, delete: fails } : blobs });
  const plan = {
    id: 'ground',
    kind: 'plan',
    content: {
      plotPolygon: [
        [0, 0],
        [9, 0],
        [9, 12],
        [0, 12],
      ],
    },
  };
  await house.call('PUT', `${VASTU}/properties/villa`, { documents: [plan] });
  const erase = { propertyId: 'villa', confirmPropertyId: 'villa' };
  const { data } = (await told(house.post(`${VASTU}/archive/delete`, erase))).body;
  expect([data.erasureStatus, data.deleted, 'erasureReceipt' in data]).toEqual([
    status,
    status === 'completed',
    status === 'completed',
  ]);
};

const PROOFS: Readonly<Record<string, () => Promise<void>>> = {
  'delivery: any 2xx → delivered': async () => {
    for (const status of [200, 201, 204, 299]) expect(await attempts({ status })).toEqual([[0], 'delivered']);
  },
  'delivery: no 2xx within 30 s → first retry after 1 minute': async () => {
    expect(await attempts(NO, YES)).toEqual([[0, 1], 'delivered']);
  },
  'delivery: first retry fails → second after 5 minutes': async () => {
    expect(await attempts(NO, NO, YES)).toEqual([[0, 1, 6], 'delivered']);
  },
  'delivery: second retry fails → third after 30 minutes': async () => {
    expect(await attempts(NO, NO, NO, YES)).toEqual([[0, 1, 6, 36], 'delivered']);
    expect(await attempts(NO)).toEqual([[0, 1, 6, 36], 'failed']);
  },
  'catalog item: implemented': async () => {
    const house = await openHouse();
    const { body } = await told(house.get('/api/v1/reports/prebuilt/catalog'));
    expect(new Set(body['data'].map(({ status }: Json) => status))).toEqual(new Set(['implemented']));
  },
  'challenge: challenge_issued': challenge('ios', 'challenge_issued'),
  'challenge: not_configured': challenge('android', 'not_configured'),
  'erasure: pending': erasure('pending'),
  'erasure: completed': erasure('completed'),
  'assessment: assessed': assessment(HOUSE, 'assessed'),
  'assessment: insufficient_data': assessment(
    { inputSource: 'seller-supplied', rooms: [{ roomType: 'kitchen', zone: 'SE' }] },
    'insufficient_data',
  ),
};

describe('the published states', () => {
  proveTable(
    'states',
    ({ row }) => PROOFS[row],
    async () => (await (await openHouse()).get('/api/v1/reports/prebuilt/catalog')).status !== 404,
  );
});
