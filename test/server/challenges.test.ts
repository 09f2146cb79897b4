/** Challenges for devices over HTTP: issued only where the platform is configured, known by a digest, good once and for five minutes. */

import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDeviceAttestation } from '../../packages/server/src/contract/challenge.ts';
import { Input } from '../../packages/server/src/contract/fields.ts';
import { burnChallenge } from '../../packages/server/src/routes/challenge-burn.ts';
import { type House, KEY, openHouse, STARTER_KEY } from './house.ts';

type Json = Record<string, any>;
const PATH = '/v2/astrology/vastu/ar/attestation/challenge';
let house: House;
beforeEach(async () => {
  house = await openHouse({ settings: { attestationPlatforms: ['ios'] } });
});

async function challenge(body: Json = { platform: 'ios' }, key = KEY, path = PATH): Promise<Json> {
  const response = await house.post(path, body, { 'x-api-key': key });
  const answer = (await response.json()) as Json;
  expect([response.status, answer['message']]).toEqual([200, undefined]);
  expect(answer['billing']).toBeUndefined();
  return answer['data'];
}

const come = (text: string, account = 'acc_test', platform: 'ios' | 'android' = 'ios') =>
  burnChallenge(house.store.challenges, { platform, challenge: text }, account);

describe('a challenge', () => {
  it('is 43 signs, good for 300 seconds, once, free, and never the same', async () => {
    const before = await house.balance();
    const answers = [
      await challenge(),
      await challenge({ platform: 'ios', propertyId: 'a/b.1', tenantRef: 't', other: {} }),
    ];
    answers.push(await challenge({ platform: 'ios' }, KEY, '/v2/vastu/ar/attestation/challenge'));
    for (const data of answers)
      expect(data).toMatchObject({
        challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        expiresAtEpoch: house.now / 1000 + 300,
        ttlSeconds: 300,
        singleUse: true,
        deviceAttestation: { platform: 'ios', status: 'challenge_issued' },
      });
    expect(new Set(answers.map((data) => data['challenge'])).size).toBe(3);
    expect(await house.balance()).toBe(before);
  });

  it('is null for a platform that is not configured, and that is no error', async () => {
    expect(await challenge({ platform: 'android' })).toMatchObject({
      challenge: null,
      expiresAtEpoch: null,
      ttlSeconds: null,
      singleUse: true,
      deviceAttestation: { platform: 'android', status: 'not_configured' },
    });
  });

  it('is refused for what is no platform or no name, and without a key', async () => {
    for (const [body, field] of [
      [{}, 'platform'],
      [{ platform: 'windows' }, 'platform'],
      [{ platform: ['ios'] }, 'platform'],
      [{ platform: 'ios', propertyId: 'a b' }, 'propertyId'],
      [{ platform: 'ios', tenantRef: 'x'.repeat(129) }, 'tenantRef'],
    ] as const) {
      const response = await house.post(PATH, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ field }] });
    }
    expect((await house.post(PATH, { platform: 'ios' }, { 'x-api-key': '' })).status).toBe(401);
  });

  it('is burned by the first who comes with it, and by nobody after', async () => {
    const { challenge: text } = await challenge();
    expect(await come(text)).toEqual({ platform: 'ios', status: 'challenge_consumed', verified: false });
    await expect(come(text)).rejects.toMatchObject({ row: { code: 'CONFLICT', status: 409 } });
  });

  it('is refused in the hands of another account, on another platform, after its time, and when nobody gave it out', async () => {
    const { challenge: text } = await challenge();
    const conflict = { row: { code: 'CONFLICT', status: 409 } };
    await expect(come(text, 'acc_starter')).rejects.toMatchObject(conflict);
    await expect(come(text, 'acc_test', 'android')).rejects.toMatchObject(conflict);
    await expect(come('A'.repeat(43))).rejects.toMatchObject(conflict);
    house.now += 299_999;
    const { challenge: later } = await challenge({ platform: 'ios' }, STARTER_KEY);
    house.now += 1;
    await expect(come(text)).rejects.toMatchObject(conflict);
    expect((await come(later, 'acc_starter')).verified).toBe(false);
  });

  it('is burned by exactly one of many who come at once', async () => {
    const { challenge: text } = await challenge();
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => come(text)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is kept as a digest of its characters, and nothing else of it', async () => {
    const issued: unknown[] = [];
    const spied = await openHouse({
      settings: { attestationPlatforms: ['ios'] },
      store: (store) => ({
        challenges: {
          ...store.challenges,
          issue: async (kept) => {
            issued.push(kept);
          },
        },
      }),
    });
    const answer = (await (await spied.post(PATH, { platform: 'ios' })).json()) as Json;
    const text = answer['data'].challenge as string;
    expect(issued).toEqual([
      {
        accountId: 'acc_test',
        platform: 'ios',
        digest: createHash('sha256').update(text, 'ascii').digest('hex'),
        expiresAtMs: spied.now + 300_000,
      },
    ]);
    expect(JSON.stringify(spied.lines)).not.toContain(text);
  });
});

describe('the member deviceAttestation of a call', () => {
  const read = (value: unknown) => {
    const input = new Input({ deviceAttestation: value });
    return { value: readDeviceAttestation(input), fields: input.faults.map(({ field }) => field) };
  };
  const good = { platform: 'ios', challenge: 'b'.repeat(43) } as const;

  it('is read with whatever proof it brings, which is not looked at', () => {
    expect(read({ ...good, keyId: 'k', assertion: 'a', integrityToken: null })).toEqual({ value: good, fields: [] });
    expect(read(undefined)).toEqual({ value: null, fields: [] });
  });

  it('names each fault', () => {
    expect(read('x').fields).toEqual(['deviceAttestation']);
    expect(read({}).fields).toEqual(['deviceAttestation.platform', 'deviceAttestation.challenge']);
    expect(read({ ...good, challenge: 'b'.repeat(42) }).fields).toEqual(['deviceAttestation.challenge']);
    expect(read({ ...good, keyId: 5, assertion: 'x'.repeat(16_385) }).fields).toEqual([
      'deviceAttestation.keyId',
      'deviceAttestation.assertion',
    ]);
  });
});
