/** A change of a licence is done once: idempotency keys, twins, lost commits. */

import { describe, expect, it } from 'vitest';
import { readLicenceWish } from '../../packages/server/src/contract/licence-input.ts';
import { LICENCE_ANSWERS } from '../../packages/server/src/contract/licence-records.ts';
import { openLicences } from '../../packages/server/src/gate/licences.ts';
import type { LicenceStore } from '../../packages/server/src/ports/index.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { memoryStore } from '../../packages/server/src/store/memory/index.ts';
import { ask, freshKey, HOME, keeping, LICENCE_KEY, made, openOffice, refused, TERMS } from './licences-house.ts';

describe('an idempotency key', () => {
  it.each([
    ['missing', undefined],
    ['of 15 characters', 'a'.repeat(15)],
    ['of 65 characters', 'a'.repeat(65)],
    ['of other characters', 'abcdefgh.ijklmnop'],
    ['with a space', 'abcdefgh ijklmnop'],
    ['like a secret key', 'sk_0123456789abcdef'],
    ['like a publishable key', 'PK_0123456789abcdef'],
    ['like an API key', 'Api_Key_0123456789abcdef'],
    ['like a bearer', 'BEARER_0123456789abcdef'],
    ['like a key of ours', 'ask_live_0123456789abcdef'],
    ['like a test key of ours', 'ASK_TEST_0123456789abcdef'],
    ['like a licence of ours', 'Ask_Ent_0123456789abcdef'],
  ])('that is %s is refused on every change, and is neither told again nor logged', async (_, key) => {
    const house = await openOffice();
    const { id } = await made(house);
    const calls = [
      ['POST', HOME, TERMS],
      ['PATCH', `${HOME}/${id}`, { notes: 'x' }],
      ...['suspend', 'reinstate', 'revoke', 'rotate-key', 'reset-usage'].map((verb) => [
        'POST',
        `${HOME}/${id}/${verb}`,
      ]),
    ] as const;
    for (const [method, path, body] of calls) {
      const told = await ask(house, method as string, path as string, body, { 'idempotency-key': key });
      expect(refused(told, 400, 'INVALID_IDEMPOTENCY_KEY')).toMatchObject({
        retryable: false,
        retryWithSameIdempotencyKey: false,
        guidance: expect.any(String),
      });
      if (key !== undefined) expect(JSON.stringify([told.body, house.lines])).not.toContain(key);
    }
    expect((await ask(house, 'GET', `${HOME}/${id}`)).body['data'].license).toMatchObject({
      status: 'active',
      notes: null,
    });
  });

  it('may be 16 to 64 letters, digits, _ or -, in either header, and the same in both', async () => {
    const house = await openOffice();
    for (const key of ['A-_0'.repeat(4), 'b'.repeat(64), 'ask_entirely_other', 'skeleton_0123456'])
      expect((await ask(house, 'POST', HOME, TERMS, { 'idempotency-key': key })).status).toBe(201);
    const key = freshKey();
    const other = { 'idempotency-key': undefined, 'x-idempotency-key': key };
    expect((await ask(house, 'POST', HOME, TERMS, other)).status).toBe(201);
    const both = { 'idempotency-key': key, 'x-idempotency-key': `${key}x` };
    refused(await ask(house, 'POST', HOME, TERMS, both), 400, 'INVALID_IDEMPOTENCY_KEY');
  });

  it('makes a change once: the twin gets the answer of then, whatever has happened since', async () => {
    const house = await openOffice();
    const { id } = await made(house, { cloudRunServiceUrl: 'http://10.0.0.1/v1' });
    const before = house.now;
    for (const [verb, body] of [
      ['suspend'],
      ['reinstate'],
      ['reset-usage', {}],
      ['PATCH', { notes: 'x', region: 'eu' }],
      ['revoke', { reason: 'over' }],
    ] as const) {
      const [method, path] = verb === 'PATCH' ? ['PATCH', `${HOME}/${id}`] : ['POST', `${HOME}/${id}/${verb}`];
      const headers = { 'idempotency-key': freshKey() };
      const first = await ask(house, method, path, body, headers);
      house.now += 86_400_000;
      const second = await ask(house, method, path, body, headers);
      expect([verb, first.status, second.status]).toEqual([verb, 200, 200]);
      expect(second.body).toEqual({ ...first.body, idempotentReplay: true });
      expect([first, second].map(({ headers: told }) => told.get('idempotent-replayed'))).toEqual([null, 'true']);
      keeping(LICENCE_ANSWERS.changed, second);
    }
    house.now = before;
  });

  it('of a body in another order is the same; of another body, action or licence it conflicts', async () => {
    const house = await openOffice();
    const [one, two] = [await made(house), await made(house)];
    const headers = { 'idempotency-key': freshKey() };
    const path = `${HOME}/${one['id']}`;
    expect((await ask(house, 'PATCH', path, { notes: 'x', region: 'eu' }, headers)).status).toBe(200);
    const reordered = await ask(house, 'PATCH', path, '{ "region": "eu", "notes": "x" }', headers);
    expect([reordered.status, reordered.body['idempotentReplay']]).toEqual([200, true]);
    for (const [method, where, body] of [
      ['PATCH', path, { notes: 'y', region: 'eu' }],
      ['PATCH', `${HOME}/${two['id']}`, { notes: 'x', region: 'eu' }],
      ['POST', `${path}/suspend`, undefined],
      ['POST', HOME, TERMS],
    ] as const)
      expect(refused(await ask(house, method, where, body, headers), 409, 'IDEMPOTENCY_KEY_CONFLICT')).toMatchObject({
        retryable: false,
        retryWithSameIdempotencyKey: false,
      });
    const bare = { 'idempotency-key': freshKey() };
    expect((await ask(house, 'POST', `${path}/suspend`, undefined, bare)).status).toBe(200);
    for (const verb of ['reinstate', 'reset-usage', 'revoke'])
      refused(await ask(house, 'POST', `${path}/${verb}`, undefined, bare), 409, 'IDEMPOTENCY_KEY_CONFLICT');
    expect((await ask(house, 'GET', `${HOME}/${two['id']}`)).body['data'].license.notes).toBeNull();
  });

  it('is forgotten after seven days', async () => {
    const house = await openOffice();
    const { id } = await made(house);
    const headers = { 'idempotency-key': freshKey() };
    await ask(house, 'PATCH', `${HOME}/${id}`, { notes: 'x' }, headers);
    house.now += 7 * 86_400_000;
    expect((await ask(house, 'PATCH', `${HOME}/${id}`, { notes: 'y' }, headers)).body['idempotentReplay']).toBe(false);
  });

  it('whose call was refused may be used again', async () => {
    const house = await openOffice();
    const { id } = await made(house);
    const headers = { 'idempotency-key': freshKey() };
    refused(await ask(house, 'POST', `${HOME}/${id}/reinstate`, undefined, headers), 400, 'VALIDATION_ERROR');
    expect((await ask(house, 'GET', `${HOME}/lic_none`)).status).toBe(404);
    refused(await ask(house, 'POST', `${HOME}/lic_none/suspend`, undefined, headers), 404, 'NOT_FOUND');
    expect((await ask(house, 'POST', `${HOME}/${id}/suspend`, undefined, headers)).status).toBe(200);
  });

  it.each(['create', 'rotate-key'])(
    'of a %s that was done cannot tell the key again, and says how to get one',
    async (action) => {
      const house = await openOffice();
      const path = action === 'create' ? HOME : `${HOME}/${(await made(house))['id']}/rotate-key`;
      const body = action === 'create' ? { ...TERMS, expiresAt: '2026-11-22T00:00:00Z' } : undefined;
      const headers = { 'idempotency-key': freshKey() };
      const first = await ask(house, 'POST', path, body, headers);
      const { licenseKey, ...record } = first.body['license'];
      // A term that has passed meanwhile does not change what was answered.
      house.now += 2 * 86_400_000;
      const second = await ask(house, 'POST', path, body, headers);
      expect(refused(second, 409, 'LICENSE_CREATE_KEY_REPLAY_UNAVAILABLE')).toMatchObject({
        retryable: false,
        retryWithSameIdempotencyKey: false,
        guidance: expect.stringContaining('rotate-key'),
        data: { license: record, requiresKeyRotation: true },
      });
      expect(JSON.stringify(second.body)).not.toContain(licenseKey);
      expect((await ask(house, 'GET', HOME)).body['data']).toHaveLength(1);
    },
  );

  it('of a call that still runs is told to come back, and of another request meanwhile it conflicts', async () => {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const house = await openOffice({ store: ({ licences }) => ({ licences: slow(licences, gate) }) });
    const headers = { 'idempotency-key': freshKey() };
    const first = ask(house, 'POST', HOME, TERMS, headers);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const twin = await ask(house, 'POST', HOME, TERMS, headers);
    expect(refused(twin, 409, 'IDEMPOTENCY_KEY_CONFLICT')).toMatchObject({
      retryable: true,
      retryWithSameIdempotencyKey: true,
      retryAfter: 1,
    });
    expect(twin.headers.get('retry-after')).toBe('1');
    const other = await ask(house, 'POST', HOME, { ...TERMS, notes: 'x' }, headers);
    expect(refused(other, 409, 'IDEMPOTENCY_KEY_CONFLICT')['retryWithSameIdempotencyKey']).toBe(false);
    open();
    expect((await first).status).toBe(201);
    refused(await ask(house, 'POST', HOME, TERMS, headers), 409, 'LICENSE_CREATE_KEY_REPLAY_UNAVAILABLE');
  });
});

function slow(licences: LicenceStore, gate: Promise<void>): LicenceStore {
  return {
    ...licences,
    write: async (deed, work) => {
      await gate;
      return licences.write(deed, work);
    },
  };
}

describe('a store that fails', () => {
  it.each(['before', 'after'])(
    'at the commit (%s it stood) leaves the outcome unknown, and the retry settles it',
    async (when) => {
      let failing = true;
      const house = await openOffice({
        store: ({ licences }) => ({
          licences: {
            ...licences,
            write: async (deed, work) => {
              if (!failing) return licences.write(deed, work);
              if (when === 'after') await licences.write(deed, work);
              throw new Error('CANARY the connection was lost');
            },
          },
        }),
      });
      const headers = { 'idempotency-key': freshKey() };
      const told = await ask(house, 'POST', HOME, TERMS, headers);
      const body = refused(told, 503, 'LICENSE_MUTATION_OUTCOME_UNKNOWN');
      expect(body).toMatchObject({ retryable: true, retryWithSameIdempotencyKey: true, guidance: expect.any(String) });
      expect(body['retryAfter']).toBeGreaterThanOrEqual(1);
      expect(told.headers.get('retry-after')).toBe(String(body['retryAfter']));
      expect(JSON.stringify([body, house.lines])).not.toContain('CANARY');
      failing = false;
      const retry = await ask(house, 'POST', HOME, TERMS, headers);
      if (when === 'before') expect(retry.status).toBe(201);
      else refused(retry, 409, 'LICENSE_CREATE_KEY_REPLAY_UNAVAILABLE');
      expect((await ask(house, 'GET', HOME)).body['data']).toHaveLength(1);
    },
  );

  it('for certain before anything was written is an error of ours, and the same key may be used again', async () => {
    let failing = true;
    const house = await openOffice({
      store: ({ licences }) => ({
        licences: {
          ...licences,
          write: async (deed, work) => {
            if (failing) throw Object.assign(new Error('CANARY'), { name: 'StoreUnavailable' });
            return licences.write(deed, work);
          },
        },
      }),
    });
    const headers = { 'idempotency-key': freshKey() };
    const body = refused(await ask(house, 'POST', HOME, TERMS, headers), 500, 'INTERNAL_ERROR');
    expect(body).toMatchObject({ retryable: true, retryWithSameIdempotencyKey: true });
    expect(JSON.stringify([body, house.lines])).not.toContain('CANARY');
    failing = false;
    expect((await ask(house, 'POST', HOME, TERMS, headers)).status).toBe(201);
  });
});

describe('the office behind the addresses', () => {
  it('has a key to tell for a first call only', async () => {
    const clock = { nowMs: () => 1_795_219_200_000 };
    const { licences } = await memoryStore({ clock, crypto: webCrypto });
    const office = openLicences(licences, clock, webCrypto);
    const wish = readLicenceWish(TERMS);
    const claim = { key: 'k', fingerprint: 'f', token: 't', keepSeconds: 60 };
    const first = await office.create(wish, { claim });
    const twin = await office.create(wish, { claim: { ...claim, token: 'u' } });
    expect(first).toMatchObject({ kind: 'done', isReplay: false, key: expect.stringMatching(LICENCE_KEY) });
    expect(twin).toMatchObject({ kind: 'done', isReplay: true, key: null });
  });
});
