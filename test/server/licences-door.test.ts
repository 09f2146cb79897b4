/** The addresses of licences are there for the operator, and for nobody else. */

import { describe, expect, it } from 'vitest';
import { type House, KEY, openHouse } from './house.ts';
import { ADMIN_KEY, ask, freshKey, HOME, made, openOffice, refused } from './licences-house.ts';

describe('the door of the operator', () => {
  const PATHS = ['', '/lic_none', '/lic_none/suspend', '/lic_none/rotate-key', '/lic_none/health', '/no/such/place'];
  const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];
  /** Ways not to be the operator. */
  const FAILURES: readonly (readonly [string, Record<string, string>])[] = [
    ['no header', {}],
    ['an empty bearer', { authorization: 'Bearer ' }],
    ['a wrong bearer', { authorization: 'Bearer operator-key-0123456789abcdeF' }],
    ['half of the key', { authorization: `Bearer ${ADMIN_KEY.slice(0, -1)}` }],
    ['the key and more', { authorization: `Bearer ${ADMIN_KEY}0` }],
    ['the key under another scheme', { authorization: `Basic ${ADMIN_KEY}` }],
    ['the key without a scheme', { authorization: ADMIN_KEY }],
    ['the key twice', { authorization: `Bearer ${ADMIN_KEY}, Bearer ${ADMIN_KEY}` }],
    ['the key where customers send theirs', { 'x-api-key': ADMIN_KEY }],
    ['a customer’s key', { 'x-api-key': KEY, authorization: `Bearer ${KEY}` }],
    ['a wrong key before the right one', { 'x-admin-key': 'wrong', authorization: `Bearer ${ADMIN_KEY}` }],
    ['a very long key', { authorization: `Bearer ${'x'.repeat(8000)}` }],
  ];

  /** Everything that can be seen of an answer but the name of the call. */
  async function seen(house: House, method: string, path: string, headers: Record<string, string>): Promise<string> {
    const body = method === 'POST' || method === 'PATCH' ? '{"tier":' : undefined;
    const response = await house.app(
      new Request(`http://localhost${path}`, { method, headers, ...(body === undefined ? {} : { body }) }),
      { address: '203.0.113.7' },
    );
    const requestId = response.headers.get('x-request-id') as string;
    const all = `${response.status}\n${JSON.stringify([...response.headers])}\n${await response.text()}`;
    return all.replaceAll(requestId, 'req');
  }

  it.each(FAILURES)('is not there for whoever comes with %s: byte for byte as where nothing is', async (_, headers) => {
    const house = await openOffice({ settings: { corsOrigins: ['https://example.org'], addressPerMinute: 3 } });
    const unmade = await openHouse({ settings: { corsOrigins: ['https://example.org'], addressPerMinute: 3 } });
    const { id } = await made(house);
    for (const more of [{}, { origin: 'https://example.org' }, { 'idempotency-key': 'sk_0123456789abcdef' }])
      for (const method of METHODS) {
        const nothing = await seen(house, method, '/api/v1/nothing/here', { ...headers, ...more });
        expect(nothing).toMatch(/^404\n/);
        for (const path of [...PATHS, `/${id}`, `/${id}/revoke`]) {
          expect(await seen(house, method, `${HOME}${path}`, { ...headers, ...more })).toBe(nothing);
          expect(await seen(unmade, method, `${HOME}${path}`, { ...headers, ...more })).toBe(nothing);
        }
      }
    expect(house.lines.some(({ fault }) => fault?.startsWith('ADMIN_AUTH_REQUIRED'))).toBe(true);
  });

  it('gives the operator the same bytes for a licence that is not there', async () => {
    const house = await openOffice();
    const key = { authorization: `Bearer ${ADMIN_KEY}`, 'idempotency-key': freshKey() };
    const nothing = await seen(house, 'GET', '/api/v1/nothing/here', key);
    for (const id of ['lic_none', 'lic_%F0%9F%98%80', '__proto__', 'constructor', 'a'.repeat(300), 'lic_'])
      for (const path of [`${HOME}/${id}`, `${HOME}/${id}/health`])
        expect(await seen(house, 'GET', path, key)).toBe(nothing);
    for (const verb of ['suspend', 'reinstate', 'revoke', 'rotate-key', 'reset-usage']) {
      const told = await ask(house, 'POST', `${HOME}/lic_none/${verb}`);
      expect(refused(told, 404, 'NOT_FOUND')['message']).toBe('There is nothing at this address.');
    }
    refused(await ask(house, 'PATCH', `${HOME}/lic_none`, { notes: 'x' }), 404, 'NOT_FOUND');
    refused(await ask(house, 'POST', `${HOME}/lic_none/health`, { ok: true }), 404, 'NOT_FOUND');
  });

  it('hands no name to the store that could not be one of ours', async () => {
    const asked: string[] = [];
    const house = await openOffice({
      store: ({ licences }) => ({
        licences: {
          ...licences,
          find: async (id) => {
            asked.push(id);
            return null;
          },
          write: async ({ id }) => {
            asked.push(id);
            return { kind: 'unknown' };
          },
        },
      }),
    });
    for (const id of ['lic_%00', '__proto__', 'LIC_0', `lic_${'0'.repeat(65)}`]) {
      await ask(house, 'GET', `${HOME}/${id}`);
      await ask(house, 'PATCH', `${HOME}/${id}`, { notes: 'x' });
      await ask(house, 'POST', `${HOME}/${id}/suspend`);
    }
    expect(asked).toEqual([]);
  });

  it('is seen where the operator wants it to be: still a 404, with a code, counted by address', async () => {
    const house = await openOffice({ settings: { adminUnmasked: true, addressPerMinute: 2 } });
    const told = await ask(house, 'GET', HOME, undefined, { authorization: 'Bearer wrong' });
    refused(told, 404, 'ADMIN_AUTH_REQUIRED');
    await ask(house, 'GET', HOME, undefined, { authorization: undefined });
    expect((await ask(house, 'GET', HOME, undefined, { authorization: 'Bearer wrong' })).status).toBe(429);
    expect((await ask(house, 'GET', HOME)).status).toBe(200);
    const closed = await openHouse({ settings: { adminUnmasked: true } });
    refused(await ask(closed, 'GET', HOME), 404, 'NOT_FOUND');
  });
});
