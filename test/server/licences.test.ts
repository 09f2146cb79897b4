/** Licences over HTTP: what the operator makes, changes, lists and ends. */

import { describe, expect, it } from 'vitest';
import { LICENCE_ANSWERS } from '../../packages/server/src/contract/licence-records.ts';
import {
  ask,
  HOME,
  type Json,
  keeping,
  LICENCE_KEY,
  made,
  openOffice,
  refused,
  TERMS,
  validate,
} from './licences-house.ts';

describe('a licence', () => {
  it('is made with its key, told once, and every published field', async () => {
    const house = await openOffice();
    const told = await ask(house, 'POST', HOME, TERMS);
    expect(told.status).toBe(201);
    const { success, idempotentReplay, license } = keeping(LICENCE_ANSWERS.created, told);
    expect([success, idempotentReplay]).toEqual([true, false]);
    expect(license).toEqual({
      _id: license.id,
      id: expect.stringMatching(/^lic_[0-9a-z]{26}$/),
      licenseId: license.id,
      license_id: license.id,
      customerId: null,
      customerName: 'Orrery Ltd',
      customerEmail: 'ops@orrery.example',
      deploymentId: null,
      region: null,
      status: 'active',
      notes: null,
      cloudRunServiceUrl: null,
      allowedDomains: [],
      tier: 'ENTERPRISE_STANDARD',
      maxRequestsPerMonth: 200_000,
      currentMonthRequests: 0,
      totalRequests: 0,
      currentUsage: { requestsThisMonth: 0 },
      lastHealth: null,
      createdAt: '2026-11-21T00:00:00.000Z',
      updatedAt: '2026-11-21T00:00:00.000Z',
      issuedAt: '2026-11-21T00:00:00.000Z',
      expiresAt: null,
      lastHealthAt: null,
      lastResetAt: null,
      lastValidatedAt: null,
      licenseKey: expect.stringMatching(LICENCE_KEY),
    });
    const { licenseKey, ...record } = license;
    const got = await ask(house, 'GET', `${HOME}/${license.id}`);
    expect(keeping(LICENCE_ANSWERS.one, got)['data'].license).toEqual(record);
    expect((await validate(house, licenseKey)).body['valid']).toBe(true);
  });

  it('has the requests of its tier, or those it is given', async () => {
    const house = await openOffice();
    const max = async (more: Json) => (await made(house, more))['maxRequestsPerMonth'];
    expect(await max({ tier: 'ENTERPRISE_PLUS' })).toBe(1_000_000);
    expect(await max({ tier: 'ENTERPRISE_UNLIMITED' })).toBe(-1);
    expect(await max({ maxRequestsPerMonth: 0 })).toBe(0);
    expect(await max({ maxRequestsPerMonth: -1 })).toBe(-1);
    expect(await max({ maxRequestsPerMonth: null })).toBe(200_000);
  });

  it('keeps what it is given, and shows an internal address under the public one', async () => {
    const house = await openOffice({ settings: { publicUrl: 'https://api.khagol.example/base' } });
    const given = {
      customerId: 'c-1',
      deploymentId: 'd-1',
      region: 'europe-west4',
      notes: 'two\nlines',
      allowedDomains: ['Example.com', '*.example.org', 'example.com', 'localhost'],
      expiresAt: '2027-01-01T01:00:00+02:00',
    };
    expect(await made(house, given)).toMatchObject({
      ...given,
      allowedDomains: ['example.com', '*.example.org', 'localhost'],
      expiresAt: '2026-12-31T23:00:00.000Z',
    });
    const shown = async (url: string) => (await made(house, { cloudRunServiceUrl: url }))['cloudRunServiceUrl'];
    for (const inside of [
      'http://10.0.0.7:8080/v1?x=1',
      'http://localhost/v1?x=1',
      'http://0x7f.1/v1?x=1',
      'http://[::1]/v1?x=1',
      'http://[::ffff:10.0.0.1]/v1?x=1',
      'http://[fd00::1]/v1?x=1',
      'http://service/v1?x=1',
      'http://khagol.default.svc.cluster.local/v1?x=1',
      'http://metadata.google.internal./v1?x=1',
      'http://172.31.255.255/v1?x=1',
      'http://169.254.169.254/v1?x=1',
      'http://192.168.1.1/v1?x=1',
      'http://100.64.0.1/v1?x=1',
    ])
      expect([inside, await shown(inside)]).toEqual([inside, 'https://api.khagol.example/base/v1?x=1']);
    for (const outside of [
      'https://orrery-abc123-ew.a.run.app/v1',
      'https://8.8.8.8/',
      'https://172.32.0.1/',
      'https://[2606:4700::1111]/',
      'https://internal.example.com/x',
    ])
      expect(await shown(outside)).toBe(outside);
    const other = await openOffice();
    expect((await made(other, { cloudRunServiceUrl: 'http://10.0.0.7/v1' }))['cloudRunServiceUrl']).toBe(
      'http://localhost/v1',
    );
  });

  it.each([
    [{ customerName: undefined }, 'customerName'],
    [{ customerName: '' }, 'customerName'],
    [{ customerName: 'x'.repeat(201) }, 'customerName'],
    [{ customerName: 'a\u0000b' }, 'customerName'],
    [{ customerName: '\ud800' }, 'customerName'],
    [{ customerName: 7 }, 'customerName'],
    [{ customerEmail: null }, 'customerEmail'],
    [{ customerEmail: 'nobody' }, 'customerEmail'],
    [{ customerEmail: 'a@b' }, 'customerEmail'],
    [{ customerEmail: 'a b@example.com' }, 'customerEmail'],
    [{ customerEmail: 'a@example..com' }, 'customerEmail'],
    [{ customerEmail: 'a@-example.com' }, 'customerEmail'],
    [{ customerEmail: '.a@example.com' }, 'customerEmail'],
    [{ customerEmail: `${'a'.repeat(65)}@example.com` }, 'customerEmail'],
    [{ customerEmail: `a@${'b'.repeat(50)}.${'c'.repeat(200)}.com` }, 'customerEmail'],
    [{ tier: 'GOLD' }, 'tier'],
    [{ tier: undefined }, 'tier'],
    [{ tier: 'constructor' }, 'tier'],
    [{ maxRequestsPerMonth: -2 }, 'maxRequestsPerMonth'],
    [{ maxRequestsPerMonth: 1.5 }, 'maxRequestsPerMonth'],
    [{ maxRequestsPerMonth: '10' }, 'maxRequestsPerMonth'],
    [{ notes: 'x'.repeat(2001) }, 'notes'],
    [{ customerId: 'x'.repeat(129) }, 'customerId'],
    [{ deploymentId: '' }, 'deploymentId'],
    [{ region: ['eu'] }, 'region'],
    [{ allowedDomains: 'example.com' }, 'allowedDomains'],
    [{ allowedDomains: ['https://example.com'] }, 'allowedDomains'],
    [{ allowedDomains: ['example.com/x'] }, 'allowedDomains'],
    [{ allowedDomains: ['a.*.com'] }, 'allowedDomains'],
    [{ allowedDomains: ['*'] }, 'allowedDomains'],
    [{ allowedDomains: [7] }, 'allowedDomains'],
    [{ allowedDomains: Array(101).fill('a.com') }, 'allowedDomains'],
    [{ expiresAt: '2027-02-30T00:00:00Z' }, 'expiresAt'],
    [{ expiresAt: '2027-01-01' }, 'expiresAt'],
    [{ expiresAt: '2027-01-01T00:00:00' }, 'expiresAt'],
    [{ expiresAt: '2027-01-01T24:00:00Z' }, 'expiresAt'],
    [{ expiresAt: 1_900_000_000_000 }, 'expiresAt'],
    [{ expiresAt: '2026-11-21T00:00:00Z' }, 'expiresAt'],
    [{ cloudRunServiceUrl: 'ftp://example.com/' }, 'cloudRunServiceUrl'],
    [{ cloudRunServiceUrl: 'javascript:alert(1)' }, 'cloudRunServiceUrl'],
    [{ cloudRunServiceUrl: 'https://user:pass@example.com/' }, 'cloudRunServiceUrl'],
    [{ cloudRunServiceUrl: '/v1' }, 'cloudRunServiceUrl'],
    [{ cloudRunServiceUrl: `https://example.com/${'x'.repeat(2048)}` }, 'cloudRunServiceUrl'],
  ])('is not made with %j: the field is named', async (more, field) => {
    const house = await openOffice();
    const body = refused(await ask(house, 'POST', HOME, { ...TERMS, ...more }), 400, 'VALIDATION_ERROR');
    expect(body['details'].map((fault: Json) => fault['field'])).toEqual([field]);
    expect(body['message']).toContain(field);
  });

  it('names every wrong field at once, and refuses a body that is none', async () => {
    const house = await openOffice();
    const body = refused(await ask(house, 'POST', HOME, {}), 400, 'VALIDATION_ERROR');
    expect(body['details'].map((fault: Json) => fault['field'])).toEqual(['customerName', 'customerEmail', 'tier']);
    refused(await ask(house, 'POST', HOME, '[]'), 400, 'VALIDATION_ERROR');
    refused(await ask(house, 'POST', HOME, '{"tier":'), 400, 'VALIDATION_ERROR');
  });

  it('is changed in any subset; null empties what may be empty and nothing else', async () => {
    const house = await openOffice();
    const {
      id,
      licenseKey: _,
      ...before
    } = await made(house, { notes: 'n', region: 'eu', expiresAt: '2027-01-01T00:00:00Z' });
    house.now += 1000;
    const patch = async (change: Json) => ask(house, 'PATCH', `${HOME}/${id}`, change);
    const told = await patch({ region: null, customerName: 'New', maxRequestsPerMonth: 5 });
    expect(told.status).toBe(200);
    const { success, idempotentReplay, data } = keeping(LICENCE_ANSWERS.changed, told);
    expect([success, idempotentReplay]).toEqual([true, false]);
    expect(data.license).toEqual({
      ...before,
      id,
      region: null,
      customerName: 'New',
      maxRequestsPerMonth: 5,
      updatedAt: '2026-11-21T00:00:01.000Z',
    });
    const all = (
      await patch({
        notes: null,
        expiresAt: null,
        allowedDomains: null,
        maxRequestsPerMonth: null,
        tier: 'ENTERPRISE_PLUS',
      })
    ).body;
    expect(all['data'].license).toMatchObject({
      notes: null,
      expiresAt: null,
      allowedDomains: [],
      maxRequestsPerMonth: 1_000_000,
    });
    for (const name of ['customerName', 'customerEmail', 'tier'])
      expect(refused(await patch({ [name]: null }), 400, 'VALIDATION_ERROR')['details'][0].field).toBe(name);
    expect(refused(await patch({}), 400, 'VALIDATION_ERROR')['details'][0].field).toBe('body');
    refused(await patch({ unknown: 1 }), 400, 'VALIDATION_ERROR');
    refused(await patch({ expiresAt: '2026-11-21T00:00:01.000Z' }), 400, 'VALIDATION_ERROR');
  });

  it('goes from state to state as it may, and out of revoked no more', async () => {
    const house = await openOffice();
    const { id } = await made(house, { expiresAt: '2026-11-21T01:00:00Z' });
    const act = (verb: string, body?: unknown) => ask(house, 'POST', `${HOME}/${id}/${verb}`, body);
    const status = async (verb: string, body?: unknown) => {
      const told = await act(verb, body);
      expect([verb, told.status]).toEqual([verb, 200]);
      return keeping(verb === 'rotate-key' ? LICENCE_ANSWERS.created : LICENCE_ANSWERS.changed, told);
    };
    const no = async (verb: string) => refused(await act(verb), 400, 'VALIDATION_ERROR')['details'][0].field;
    expect(await no('reinstate')).toBe('status');
    expect((await status('suspend'))['data'].license.status).toBe('suspended');
    expect(await no('suspend')).toBe('status');
    expect((await status('reinstate'))['data'].license.status).toBe('active');
    house.now += 3_599_999;
    expect((await ask(house, 'GET', `${HOME}/${id}`)).body['data'].license.status).toBe('active');
    house.now += 1;
    expect((await ask(house, 'GET', `${HOME}/${id}`)).body['data'].license.status).toBe('expired');
    expect([await no('suspend'), await no('reinstate')]).toEqual(['status', 'status']);
    expect((await status('rotate-key'))['license'].status).toBe('expired');
    const renewed = await ask(house, 'PATCH', `${HOME}/${id}`, { expiresAt: '2027-11-21T01:00:00Z' });
    expect(renewed.body['data'].license.status).toBe('active');
    expect((await status('revoke', { reason: 'contract ended' }))['data'].license.status).toBe('revoked');
    for (const verb of ['suspend', 'reinstate', 'revoke', 'rotate-key', 'reset-usage'])
      expect(await no(verb)).toBe('status');
    refused(await ask(house, 'PATCH', `${HOME}/${id}`, { notes: 'x' }), 400, 'VALIDATION_ERROR');
    refused(await ask(house, 'POST', `${HOME}/${id}/health`, { ok: true }), 400, 'VALIDATION_ERROR');
    const other = await made(house);
    const badReason = await ask(house, 'POST', `${HOME}/${other['id']}/revoke`, { reason: 7 });
    expect(refused(badReason, 400, 'VALIDATION_ERROR')['details'][0].field).toBe('reason');
  });

  it('gets a new key, told once, and the one before opens nothing from then on', async () => {
    const house = await openOffice();
    const { id, licenseKey } = await made(house);
    house.now += 5000;
    const told = await ask(house, 'POST', `${HOME}/${id}/rotate-key`);
    const { license } = keeping(LICENCE_ANSWERS.created, told);
    expect([told.status, license.issuedAt]).toEqual([200, '2026-11-21T00:00:05.000Z']);
    expect(license.licenseKey).toMatch(LICENCE_KEY);
    expect(license.licenseKey).not.toBe(licenseKey);
    expect((await validate(house, licenseKey)).body['valid']).toBe(false);
    expect((await validate(house, license.licenseKey)).body['valid']).toBe(true);
  });

  it('keeps what a probe said, whatever object it is, and tells it', async () => {
    const house = await openOffice();
    const { id } = await made(house);
    const path = `${HOME}/${id}/health`;
    expect(keeping(LICENCE_ANSWERS.health, await ask(house, 'GET', path))['data']).toEqual({
      lastHealth: null,
      lastHealthAt: null,
    });
    const probe = { ok: true, nested: { __proto__: 1, list: [1, null, '\u0000'] } };
    const kept = await ask(house, 'POST', path, probe, { 'idempotency-key': undefined });
    expect(kept.status).toBe(200);
    const told = { lastHealth: probe, lastHealthAt: '2026-11-21T00:00:00.000Z' };
    expect(keeping(LICENCE_ANSWERS.health, kept)['data']).toEqual(told);
    expect((await ask(house, 'GET', path)).body['data']).toEqual(told);
    expect((await ask(house, 'GET', `${HOME}/${id}`)).body['data'].license).toMatchObject(told);
    refused(await ask(house, 'POST', path, { long: 'x'.repeat(17_000) }), 400, 'VALIDATION_ERROR');
  });

  it('is listed page by page and by status, tier and customer', async () => {
    const house = await openOffice();
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      house.now += 1;
      ids.unshift(
        (await made(house, { customerId: i < 2 ? 'a' : 'b', tier: i === 4 ? 'ENTERPRISE_PLUS' : TERMS.tier }))['id'],
      );
    }
    await ask(house, 'POST', `${HOME}/${ids[0]}/suspend`);
    const list = async (query: string) => {
      const told = await ask(house, 'GET', `${HOME}${query}`);
      expect([query, told.status]).toEqual([query, 200]);
      const { data, nextCursor } = keeping(LICENCE_ANSWERS.list, told);
      return [data.map((one: Json) => one['id']), nextCursor];
    };
    expect(await list('')).toEqual([ids, null]);
    expect(await list('?limit=2')).toEqual([ids.slice(0, 2), ids[1]]);
    expect(await list(`?limit=2&cursor=${ids[1]}`)).toEqual([ids.slice(2, 4), ids[3]]);
    expect(await list(`?limit=2&cursor=${ids[3]}`)).toEqual([ids.slice(4), null]);
    expect(await list('?limit=5')).toEqual([ids, null]);
    expect(await list('?customerId=a')).toEqual([ids.slice(3), null]);
    expect(await list('?tier=ENTERPRISE_PLUS')).toEqual([ids.slice(0, 1), null]);
    expect(await list('?status=suspended')).toEqual([ids.slice(0, 1), null]);
    expect(await list('?status=active&customerId=b')).toEqual([ids.slice(1, 3), null]);
    for (const [query, field] of [
      ['?limit=0', 'limit'],
      ['?limit=101', 'limit'],
      ['?limit=1e1', 'limit'],
      ['?status=gone', 'status'],
      ['?tier=gold', 'tier'],
      ['?cursor=x', 'cursor'],
      ['?customerId=', 'customerId'],
    ]) {
      const body = refused(await ask(house, 'GET', `${HOME}${query}`), 400, 'VALIDATION_ERROR');
      expect(body['details'][0].field).toBe(field);
    }
  });
});
