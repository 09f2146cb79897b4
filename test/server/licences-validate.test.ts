/** The one question that a deployment asks about its licence. */

import { describe, expect, it } from 'vitest';
import { LICENCE_ANSWERS } from '../../packages/server/src/contract/licence-records.ts';
import type { Licence } from '../../packages/server/src/ports/index.ts';
import { schemaFaults } from '../contract/schema-check.ts';
import { KEY } from './house.ts';
import {
  ADMIN_KEY,
  ask,
  HOME,
  type Json,
  keeping,
  made,
  openOffice,
  TERMS,
  VALIDATE,
  validate,
} from './licences-house.ts';

describe('the question of a deployment', () => {
  it('counts one request, tells what is left, and begins afresh with the month', async () => {
    const house = await openOffice();
    const { id, licenseKey } = await made(house, { maxRequestsPerMonth: 2, expiresAt: '2027-06-01T00:00:00Z' });
    const told = async () => keeping(LICENCE_ANSWERS.validation, await validate(house, licenseKey));
    const whole = { success: true, valid: true, tier: TERMS.tier, expiresAt: '2027-06-01T00:00:00.000Z' };
    expect(await told()).toEqual({ ...whole, remaining: 1 });
    expect(await told()).toEqual({ ...whole, remaining: 0 });
    expect(await told()).toEqual({ ...whole, valid: false, remaining: 0 });
    const record = async () => (await ask(house, 'GET', `${HOME}/${id}`)).body['data'].license;
    expect(await record()).toMatchObject({
      currentMonthRequests: 2,
      currentUsage: { requestsThisMonth: 2 },
      totalRequests: 2,
      lastValidatedAt: '2026-11-21T00:00:00.000Z',
      updatedAt: '2026-11-21T00:00:00.000Z',
    });
    house.now = Date.UTC(2026, 11, 1) - 1;
    expect((await told())['valid']).toBe(false);
    house.now += 1;
    expect(await record()).toMatchObject({ currentMonthRequests: 0, totalRequests: 2 });
    expect(await told()).toEqual({ ...whole, remaining: 1 });
    expect(await told()).toMatchObject({ valid: true, remaining: 0 });
    const reset = await ask(house, 'POST', `${HOME}/${id}/reset-usage`);
    expect(reset.body['data'].license).toMatchObject({
      currentMonthRequests: 0,
      totalRequests: 4,
      lastResetAt: '2026-12-01T00:00:00.000Z',
    });
    expect(await told()).toEqual({ ...whole, remaining: 1 });
    const free = await made(house, { maxRequestsPerMonth: -1 });
    expect((await validate(house, free['licenseKey'])).body).toMatchObject({
      valid: true,
      remaining: -1,
      expiresAt: null,
    });
  });

  it('about a key that opens nothing is answered in one way, whatever is wrong with it', async () => {
    const house = await openOffice();
    const [gone, halted, over, rotated] = [
      await made(house),
      await made(house),
      await made(house, { expiresAt: '2026-11-21T00:00:10Z' }),
      await made(house),
    ];
    await ask(house, 'POST', `${HOME}/${gone['id']}/revoke`);
    await ask(house, 'POST', `${HOME}/${halted['id']}/suspend`);
    await ask(house, 'POST', `${HOME}/${rotated['id']}/rotate-key`);
    house.now += 10_000;
    const living = (await made(house))['licenseKey'] as string;
    const answers = [];
    for (const key of [
      gone['licenseKey'],
      halted['licenseKey'],
      over['licenseKey'],
      rotated['licenseKey'],
      `${living.slice(0, -1)}${living.endsWith('a') ? 'b' : 'a'}`,
      `${living.slice(0, 25)}${living.slice(25).split('').reverse().join('')}`,
      'ask_ent_',
      'constructor',
      '__proto__',
      KEY,
      ADMIN_KEY,
    ]) {
      const { status, body } = await validate(house, key);
      answers.push(`${status} ${JSON.stringify(body)}`);
    }
    expect(new Set(answers)).toEqual(
      new Set(['200 {"success":true,"valid":false,"tier":null,"expiresAt":null,"remaining":null}']),
    );
    for (const wrong of [undefined, null, 7, '', 'a b', 'x'.repeat(257), ['a']]) {
      const told = await validate(house, wrong);
      expect([told.status, told.body['code']]).toEqual([400, 'VALIDATION_ERROR']);
      expect(told.body['details'][0].field).toBe('licenseKey');
    }
  });

  it('is limited by address, and asks for no other key', async () => {
    const house = await openOffice({ settings: { addressPerMinute: 2 } });
    expect([(await validate(house, 'x')).status, (await validate(house, 'x')).status]).toEqual([200, 200]);
    expect((await validate(house, 'x')).body['code']).toBe('RATE_LIMIT_EXCEEDED');
  });

  it('asks the store the same of every wrong key', async () => {
    const calls: string[] = [];
    const house = await openOffice({
      store: ({ licences }) => ({
        licences: {
          ...licences,
          findByKey: (keyId) => {
            calls.push('find');
            return licences.findByKey(keyId);
          },
          count: (id, digest) => {
            calls.push('count');
            return licences.count(id, digest);
          },
        },
      }),
    });
    const { licenseKey } = await made(house);
    for (const key of [
      licenseKey,
      `${licenseKey}x`,
      'nothing',
      'ask_ent_0123456789ab0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg012345',
    ]) {
      calls.length = 0;
      await validate(house, key);
      expect(calls).toEqual(['find', 'count']);
    }
  });

  it('under the name of a licence and another secret counts nothing and tells nothing, not even that it is used up', async () => {
    const counted: string[] = [];
    let living: Licence | null = null;
    const house = await openOffice({
      store: ({ licences }) => ({
        licences: {
          ...licences,
          findByKey: async () => living,
          count: (id, digest) => {
            counted.push(id);
            return licences.count(id, digest);
          },
        },
      }),
    });
    const { id, licenseKey } = await made(house, { maxRequestsPerMonth: 0 });
    living = await house.store.licences.find(id);
    const other = (await made(house))['licenseKey'];
    const nothing = { success: true, valid: false, tier: null, expiresAt: null, remaining: null };
    expect((await validate(house, other)).body).toEqual(nothing);
    expect(counted).toEqual(['']);
    expect((await validate(house, licenseKey)).body).toMatchObject({ valid: false, tier: TERMS.tier, remaining: 0 });
    expect(counted).toEqual(['', id]);
  });

  it('is published, and nothing else of licences is', async () => {
    const house = await openOffice();
    const document = (await (await house.get('/openapi.json')).json()) as Json;
    expect(Object.keys(document['paths']).filter((path) => path.includes('licenses'))).toEqual([VALIDATE]);
    const { schema } = document['paths'][VALIDATE].post.responses[200].content['application/json'];
    const { licenseKey } = await made(house);
    for (const key of [licenseKey, 'none'])
      expect(schemaFaults(schema, (await validate(house, key)).body, document)).toEqual([]);
  });
});
