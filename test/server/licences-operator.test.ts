/** Licences from the command line's table of actions, over HTTP as a remote command asks. */

import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../packages/server/src/gate/operator.ts';
import { digestOf } from '../../packages/server/src/offices/keys/form.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { type House, openHouse } from './house.ts';

type Json = Record<string, any>;
const ADMIN_KEY = 'operator-key-0123456789abcdef';
const TERMS = { name: 'Orrery Ltd', email: 'ops@orrery.example', tier: 'ENTERPRISE_PLUS' };

async function openShop(): Promise<House> {
  return openHouse({ settings: { adminKeyDigest: await digestOf(ADMIN_KEY, webCrypto) } });
}

async function act(house: House, verb: string, fields: Json = {}): Promise<{ status: number; body: Json }> {
  const headers = { 'x-admin-key': ADMIN_KEY, 'x-api-key': '' };
  const response = await house.post(`/api/v1/admin/licences/${verb}`, fields, headers);
  return { status: response.status, body: (await response.json()) as Json };
}

async function done(house: House, verb: string, fields: Json = {}): Promise<Json> {
  const { status, body } = await act(house, verb, fields);
  expect([verb, status, body['message']]).toEqual([verb, 200, undefined]);
  return body['data'];
}

const isValid = async (house: House, licenseKey: string): Promise<boolean> =>
  (await (await house.post('/api/v1/enterprise/licenses/validate', { licenseKey })).json()).valid;

describe('licences of the operator', () => {
  it('are one group of actions, each said in a sentence', () => {
    const own = ACTIONS.filter(({ name }) => name.startsWith('licences '));
    expect(own.map(({ name }) => name.split(' ')[1])).toEqual(
      'create list show update suspend reinstate revoke rotate reset'.split(' '),
    );
    for (const { summary } of own) expect(summary).toMatch(/^[A-Z].+\.$/);
  });

  it('live a whole life', async () => {
    const house = await openShop();
    const { key, licence } = await done(house, 'create', {
      ...TERMS,
      customer: 'c-1',
      deployment: 'd-1',
      region: 'eu',
      notes: 'a note',
      url: 'http://10.0.0.1/v1',
      domains: 'a.example, *.b.example',
      max: '2',
      expires: '2027-12-31T00:00:00Z',
    });
    expect(key).toMatch(/^ask_ent_/);
    expect(licence).toMatchObject({
      id: expect.stringMatching(/^lic_/),
      status: 'active',
      used: 0,
      max: 2,
      customer: 'c-1',
      domains: 'a.example, *.b.example',
      url: 'http://10.0.0.1/v1',
      expires: '2027-12-31T00:00:00.000Z',
    });
    const { id } = licence;
    expect(await isValid(house, key)).toBe(true);
    expect((await done(house, 'show', { licence: id }))['licence']).toMatchObject({ used: 1, total: 1 });
    expect((await done(house, 'suspend', { licence: id }))['licence'].status).toBe('suspended');
    expect(await isValid(house, key)).toBe(false);
    expect((await done(house, 'reinstate', { licence: id }))['licence'].status).toBe('active');
    expect((await done(house, 'reset', { licence: id }))['licence']).toMatchObject({ used: 0, total: 1 });
    const rotated = await done(house, 'rotate', { licence: id });
    expect([await isValid(house, key), await isValid(house, rotated['key'])]).toEqual([false, true]);
    const changed = { licence: id, region: 'none', expires: 'none', max: '-1', domains: 'none', name: 'New' };
    expect((await done(house, 'update', changed))['licence']).toMatchObject({
      region: null,
      expires: null,
      max: -1,
      domains: '',
      name: 'New',
      notes: 'a note',
    });
    expect((await done(house, 'revoke', { licence: id, reason: 'over' }))['licence'].status).toBe('revoked');
    expect((await act(house, 'reinstate', { licence: id })).status).toBe(400);
    const shown = JSON.stringify([await done(house, 'show', { licence: id }), await done(house, 'list'), house.lines]);
    for (const secret of [key, rotated['key']]) expect(shown).not.toContain(secret);
  });

  it('are listed by status, tier and customer', async () => {
    const house = await openShop();
    const first = (await done(house, 'create', { ...TERMS, customer: 'a' }))['licence'].id;
    house.now += 1;
    const second = (await done(house, 'create', { ...TERMS, tier: 'ENTERPRISE_STANDARD' }))['licence'].id;
    await done(house, 'suspend', { licence: second });
    const ids = async (fields: Json) => (await done(house, 'list', fields))['licences'].map((one: Json) => one['id']);
    expect(await ids({})).toEqual([second, first]);
    expect(await ids({ limit: '1' })).toEqual([second]);
    expect(await ids({ status: 'active' })).toEqual([first]);
    expect(await ids({ tier: 'ENTERPRISE_STANDARD' })).toEqual([second]);
    expect(await ids({ customer: 'a' })).toEqual([first]);
  });

  it('refuse what is wrong by its name, and what is not there', async () => {
    const house = await openShop();
    const { id } = (await done(house, 'create', TERMS))['licence'];
    for (const [verb, fields, status] of [
      ['create', { ...TERMS, email: 'nobody' }, 400],
      ['create', { ...TERMS, tier: 'GOLD' }, 400],
      ['create', { ...TERMS, max: '-2' }, 400],
      ['create', { ...TERMS, expires: '2026-11-20T00:00:00Z' }, 400],
      ['update', { licence: id }, 400],
      ['update', { licence: id, name: 'none' }, 400],
      ['show', { licence: 'lic_none' }, 404],
      ['revoke', { licence: 'lic_none' }, 404],
      ['rotate', { licence: 'x' }, 400],
      ['list', { status: 'gone' }, 400],
    ] as const)
      expect([verb, (await act(house, verb, fields)).status]).toEqual([verb, status]);
  });
});
