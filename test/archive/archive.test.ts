/** The archive through the whole server: record, file, summarise, keep for longer, hand out, erase. */

import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { microOfUsd } from '../../packages/server/src/money.ts';
import type { Reservation, Store } from '../../packages/server/src/ports/index.ts';
import { type Answer, type Bench, HOME, ID, openBench, PLAN, STARTER_KEY } from './bench.ts';
import { filesInZip } from './unzip.ts';

const ARCHIVE = `${HOME}/archive`;
const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
let at: Bench;

function ok(answer: Answer, status = 200): Answer {
  expect([answer.status, answer.faults, answer.json['details']]).toEqual([status, [], undefined]);
  return answer;
}

function refused(answer: Answer, status: number, code: string): Answer {
  expect([answer.status, answer.json['code'], answer.faults]).toEqual([status, code, []]);
  return answer;
}

/** Sets the clock to the next second, and so many seconds on. */
function wait(seconds: number): void {
  at.house.now += seconds * 1000;
}

beforeEach(async () => {
  at = await openBench();
});

describe('a property', () => {
  it('is recorded under a name with slashes, and told again', async () => {
    const body = {
      title: 'Flat 12',
      ownerId: 'o-1',
      externalId: 'x',
      tenantRef: 'agency/7',
      ids: { project: 'p', building: 'b', unit: 'u', floor: '3', revision: 'r2', other: 'ignored' },
      contentHash: 'a'.repeat(64),
      retentionDays: 7,
      documents: [PLAN, { id: 'hall', kind: 'scan', contentType: 'image/png', contentBase64: 'iVBORw==' }],
    };
    const put = ok(await at.put(ID, body));
    const nowEpoch = at.house.now / 1000;
    expect(put.json['data']).toEqual({
      propertyId: ID,
      title: 'Flat 12',
      ownerId: 'o-1',
      externalId: 'x',
      tenantRef: 'agency/7',
      ids: { project: 'p', building: 'b', unit: 'u', floor: '3', revision: 'r2' },
      contentHash: 'a'.repeat(64),
      retentionDays: 7,
      archiveTier: null,
      storedBytes: JSON.stringify(PLAN.content).length + 4,
      linkedScanIds: ['hall'],
      linkedAssessmentIds: [],
      createdAtEpoch: nowEpoch,
      updatedAtEpoch: nowEpoch,
      documents: [
        {
          id: 'ground',
          kind: 'plan',
          contentType: 'application/json',
          sha256: sha256(JSON.stringify(PLAN.content)),
          sizeBytes: JSON.stringify(PLAN.content).length,
          createdAtEpoch: nowEpoch,
          expiresAtEpoch: nowEpoch + 7 * 86_400,
        },
        {
          id: 'hall',
          kind: 'scan',
          contentType: 'image/png',
          sha256: sha256(new Uint8Array([0x89, 0x50, 0x4e, 0x47])),
          sizeBytes: 4,
          createdAtEpoch: nowEpoch,
          expiresAtEpoch: nowEpoch + 7 * 86_400,
        },
      ],
    });
    const got = ok(await at.ask('GET', `${HOME}/properties/${encodeURIComponent(ID)}`));
    expect(got.json).toEqual(put.json);
    const alias = await at.house.call('GET', `/v2/vastu/properties/${encodeURIComponent(ID)}`);
    expect(await alias.json()).toEqual(put.json);
    expect((await at.ask('GET', `${HOME}/properties/tower-3`)).status).toBe(404);
    expect((await at.ask('GET', `${HOME}/properties/tower-3/flat-12`)).status).toBe(404);
  });

  it.each(['a%2F..%2Fb', '-', 'a%2f', '%2F', '..a', 'A'.repeat(128)])('may be called %s', async (path) => {
    const name = decodeURIComponent(path);
    expect(ok(await at.ask('PUT', `${HOME}/properties/${path}`, {})).json['data']['propertyId']).toBe(name);
  });

  it.each(['a%20b', 'A'.repeat(129), 'a%252Fb', '%C3%A4', "a'", 'a%00', 'a:b'])('is not called %s', async (path) => {
    refused(await at.ask('PUT', `${HOME}/properties/${path}`, {}), 400, 'VALIDATION_ERROR');
    refused(await at.ask('GET', `${HOME}/properties/${path}`), 400, 'VALIDATION_ERROR');
  });

  it('keeps what was filed when its record is written again, and replaces a document of the same id', async () => {
    ok(await at.put(ID, { title: 'one', documents: [PLAN, { ...PLAN, kind: 'scan' }] }));
    wait(10);
    const again = ok(await at.put(ID, { documents: [{ ...PLAN, content: { other: true } }] }));
    const { data } = again.json;
    expect(data['title']).toBeNull();
    expect(data['documents'].map((one: { kind: string; sha256: string }) => [one.kind, one.sha256])).toEqual([
      ['plan', sha256('{"other":true}')],
      ['scan', sha256(JSON.stringify(PLAN.content))],
    ]);
    expect((await at.blobs.list('')).length).toBe(3);
    await at.house.app.archive.care();
    expect((await at.blobs.list('')).length).toBe(2);
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ title: 'a\u0000' }, 'title'],
    [{ title: '\ud800' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ ownerId: 5 }, 'ownerId'],
    [{ tenantRef: 'a b' }, 'tenantRef'],
    [{ contentHash: 'ä' }, 'contentHash'],
    [{ ids: [] }, 'ids'],
    [{ ids: { unit: 5 } }, 'ids.unit'],
    [{ retentionDays: 0 }, 'retentionDays'],
    [{ retentionDays: 31 }, 'retentionDays'],
    [{ retentionDays: 1.5 }, 'retentionDays'],
    [{ documents: {} }, 'documents'],
    [{ documents: Array(17).fill(PLAN) }, 'documents'],
    [{ documents: [5] }, 'documents[0]'],
    [{ documents: [PLAN, PLAN] }, 'documents[1].id'],
    [{ documents: [{ ...PLAN, id: '../x' }] }, 'documents[0].id'],
    [{ documents: [{ ...PLAN, id: '.x' }] }, 'documents[0].id'],
    [{ documents: [{ ...PLAN, kind: 'export' }] }, 'documents[0].kind'],
    [{ documents: [{ ...PLAN, content: undefined }] }, 'documents[0]'],
    [{ documents: [{ ...PLAN, content: [] }] }, 'documents[0].content'],
    [{ documents: [{ ...PLAN, contentBase64: 'aaaa' }] }, 'documents[0]'],
    [
      { documents: [{ id: 'a', kind: 'plan', contentBase64: 'aaa', contentType: 'image/png' }] },
      'documents[0].contentBase64',
    ],
    [
      { documents: [{ id: 'a', kind: 'plan', contentBase64: 'a===', contentType: 'image/png' }] },
      'documents[0].contentBase64',
    ],
    [{ documents: [{ id: 'a', kind: 'plan', contentBase64: 'aaaa' }] }, 'documents[0].contentType'],
    [
      { documents: [{ id: 'a', kind: 'plan', contentBase64: 'aaaa', contentType: 'text/html' }] },
      'documents[0].contentType',
    ],
    [{ documents: [{ ...PLAN, contentType: 'image/png' }] }, 'documents[0].contentType'],
  ])('refuses a record of which %#', async (body, field) => {
    const { json } = refused(await at.put(ID, body), 400, 'VALIDATION_ERROR');
    expect(json['details'].map((one: { field: string }) => one.field)).toContain(field);
    expect((await at.op('summary', { propertyId: ID })).status).toBe(404);
  });

  it('holds at most 256 documents of a kind', async () => {
    for (let first = 0; first < 256; first += 16)
      ok(await at.put(ID, { documents: Array.from({ length: 16 }, (_, i) => ({ ...PLAN, id: `p${first + i}` })) }));
    refused(await at.put(ID, { documents: [PLAN] }), 409, 'CONFLICT');
    ok(await at.put(ID, { documents: [{ ...PLAN, id: 'p0' }] }));
  });

  it('goes piece by piece when its days are over', async () => {
    ok(await at.put(ID, { retentionDays: 1, documents: [PLAN] }));
    wait(43_200);
    ok(await at.put(ID, { retentionDays: 2, documents: [{ ...PLAN, id: 'later' }] }));
    wait(43_199);
    expect(await at.house.app.archive.care()).toEqual({ removed: 0, erased: 0 });
    wait(1);
    expect(await at.house.app.archive.care()).toEqual({ removed: 1, erased: 0 });
    const { data } = ok(await at.ask('GET', `${HOME}/properties/${encodeURIComponent(ID)}`)).json;
    expect(data['documents'].map(({ id }: { id: string }) => id)).toEqual(['later']);
    expect((await at.blobs.list('')).length).toBe(1);
  });

  it('lies sealed in the blob store, under names that are ours', async () => {
    await at.put('a/../../b', { documents: [PLAN] });
    expect(await at.blobs.list('')).toEqual([
      expect.stringMatching(/^archive\/acc_test\/[0-9a-f]{32}\/blb_[0-9a-z]{26}$/),
    ]);
  });
});

describe('the summary', () => {
  it('counts what is filed, and says when the first of it goes', async () => {
    ok(
      await at.put(ID, {
        retentionDays: 3,
        documents: [PLAN, { ...PLAN, kind: 'scan' }, { ...PLAN, kind: 'scan', id: 'b' }],
      }),
    );
    const { json } = ok(await at.op('summary', { propertyId: ID }));
    expect(json).toEqual({
      success: true,
      data: {
        propertyId: ID,
        archiveTier: null,
        linkedScanCount: 2,
        linkedAssessmentCount: 0,
        expiresAtEpoch: at.house.now / 1000 + 3 * 86_400,
      },
    });
    ok(await at.put('empty', {}));
    expect(ok(await at.op('summary', { propertyId: 'empty' })).json['data']['expiresAtEpoch']).toBeNull();
  });

  it('is the same 404 for what never was and what is another account’s', async () => {
    ok(await at.put(ID));
    for (const name of ['summary', 'tier', 'export', 'delete']) {
      const ask = (id: string, key: string) =>
        at.op(name, { propertyId: id, months: 1, confirmPropertyId: id }, { 'x-api-key': key });
      const [foreign, unknown] = [await ask(ID, STARTER_KEY), await ask('nowhere', STARTER_KEY)];
      const bare = ({ text, json }: Answer): string => text.replace(json['requestId'], '');
      expect([foreign.status, bare(foreign)]).toEqual([404, bare(unknown)]);
    }
    const path = `${HOME}/properties/${encodeURIComponent(ID)}`;
    expect((await at.ask('GET', path, undefined, { 'x-api-key': STARTER_KEY })).status).toBe(404);
    ok(await at.put(ID, {}, STARTER_KEY));
    expect(ok(await at.op('summary', { propertyId: ID })).json['data']['expiresAtEpoch']).not.toBeNull();
  });

  it.each(['summary', 'tier', 'export', 'delete'])('%s refuses names that are none', async (name) => {
    for (const propertyId of [undefined, null, 5, '', 'a b', 'x'.repeat(129), 'a\n'])
      refused(await at.op(name, { propertyId, confirmPropertyId: propertyId, months: 1 }), 400, 'VALIDATION_ERROR');
    refused(
      await at.op(name, { propertyId: ID, confirmPropertyId: ID, months: 1, tenantRef: ' ' }),
      400,
      'VALIDATION_ERROR',
    );
    const alias = await at.house.post(`/v2/vastu/archive/${name}`, {
      propertyId: ID,
      confirmPropertyId: ID,
      months: 1,
    });
    expect(alias.status).toBe(404);
  });
});

describe('a tier', () => {
  const tier = (months: unknown, more = {}, headers = {}) =>
    at.op('tier', { propertyId: ID, months, ...more }, headers);

  beforeEach(async () => {
    ok(await at.put(ID, { documents: [PLAN] }));
  });

  it('tells its price and changes nothing when it is only looked at', async () => {
    const { json } = ok(await tier(12, { preview: true }));
    expect(json).toMatchObject({
      success: true,
      data: { archiveTier: null, months: 12, actionCents: 10, meterCents: 1, totalCents: 11 },
      billing: { endpoint: `${ARCHIVE}/tier`, chargedCents: 0, refundedCents: 0, refundPending: false, totalCents: 11 },
      changed: false,
      preview: true,
    });
    expect(await at.house.balance()).toBe(microOfUsd('100'));
    expect(ok(await at.op('summary', { propertyId: ID })).json['data']['archiveTier']).toBeNull();
  });

  it('is charged once, lasts by calendar months, and is told by the summary', async () => {
    at.house.now = Date.UTC(2026, 11, 31, 10);
    ok(await at.put(ID, { documents: [PLAN] }));
    const { json } = ok(await tier(2));
    const expected = {
      months: 2,
      priceCents: 11,
      setAtEpoch: Date.UTC(2026, 11, 31, 10) / 1000,
      retainUntilEpoch: Date.UTC(2027, 1, 28, 10) / 1000,
      storedBytes: JSON.stringify(PLAN.content).length,
    };
    expect(json['data']['archiveTier']).toEqual(expected);
    expect([json['changed'], json['preview'], json['billing']['chargedCents']]).toEqual([true, false, 11]);
    expect(await at.house.balance()).toBe(microOfUsd('99.89'));
    const summary = ok(await at.op('summary', { propertyId: ID })).json['data'];
    expect(summary).toMatchObject({ archiveTier: expected, expiresAtEpoch: expected.retainUntilEpoch });
  });

  it('charges only the difference when it is extended, nothing when it stays, and is not shortened', async () => {
    ok(await tier(6));
    const again = ok(await tier(6));
    expect([again.json['changed'], again.json['billing']['chargedCents']]).toEqual([false, 0]);
    wait(86_400 * 40);
    const longer = ok(await tier(12));
    expect([longer.json['changed'], longer.json['billing']['chargedCents']]).toEqual([true, 0]);
    expect(longer.json['data']['archiveTier']).toMatchObject({ months: 12, priceCents: 11 });
    refused(await tier(11), 409, 'CONFLICT');
    refused(await tier(11, { preview: true }), 409, 'CONFLICT');
    expect(await at.house.balance()).toBe(microOfUsd('99.89'));
    const statement = await at.house.ledger.statement('acc_test', 10, null);
    expect(statement.filter(({ kind }) => kind === 'charge').map(({ amount }) => amount)).toEqual([0n, -110_000n]);
  });

  it('keeps what is filed beyond its days, and then lets it go', async () => {
    ok(await tier(2));
    const until = Date.UTC(2027, 0, 21);
    at.house.now = until - 1;
    for (let i = 0; i < 3; i += 1) expect((await at.house.app.archive.care()).removed).toBe(0);
    at.house.now = until;
    expect((await at.house.app.archive.care()).removed).toBe(1);
    const { data } = ok(await at.op('summary', { propertyId: ID })).json;
    expect(data).toMatchObject({ archiveTier: null, expiresAtEpoch: null });
    expect(ok(await tier(1)).json['billing']['chargedCents']).toBe(10);
  });

  it('is answered from memory under its key for two days', async () => {
    const first = ok(await tier(3, {}, { 'idempotency-key': 'k' }));
    wait(47 * 3600);
    const replay = await tier(3, {}, { 'idempotency-key': 'k' });
    expect(replay.text).toBe(first.text);
    refused(await tier(4, {}, { 'idempotency-key': 'k' }), 422, 'IDEMPOTENCY_KEY_REUSED');
    expect(await at.house.balance()).toBe(microOfUsd('99.89'));
  });

  it('is charged and changed together: of three at once one is paid and the others are refused', async () => {
    let waiting: (() => void)[] = [];
    const together = {
      store: ({ ledger }: Store) => ({
        ledger: {
          ...ledger,
          reserve: async (wish: Reservation) => {
            const reserved = await ledger.reserve(wish);
            await new Promise<void>((resolve) => {
              waiting.push(resolve);
              if (waiting.length === 3) for (const go of waiting.splice(0)) go();
            });
            return reserved;
          },
        },
      }),
    };
    at = await openBench(together);
    ok(await at.put(ID, { documents: [PLAN] }));
    waiting = [];
    const answers = await Promise.all([tier(5), tier(7), tier(9)]);
    expect(answers.map(({ status, faults }) => [status, faults]).sort()).toEqual([
      [200, []],
      [409, []],
      [409, []],
    ]);
    const won = answers.find(({ status }) => status === 200);
    const { data } = ok(await at.op('summary', { propertyId: ID })).json;
    expect(data['archiveTier']).toEqual(won?.json['data']['archiveTier']);
    expect(await at.house.balance()).toBe(microOfUsd('99.89'));
    expect((await at.house.ledger.balance('acc_test')).reserved).toBe(0n);
  });

  it('is not paid for when the wallet is empty', async () => {
    await at.put(ID, { documents: [PLAN] }, STARTER_KEY);
    refused(await tier(1, {}, { 'x-api-key': STARTER_KEY }), 402, 'INSUFFICIENT_BALANCE_PRECHECK');
    ok(await tier(1, { preview: true }, { 'x-api-key': STARTER_KEY }));
  });

  it.each([0, 61, 1.5, '3', null, undefined])('has no %s months', async (months) => {
    refused(await tier(months), 400, 'VALIDATION_ERROR');
  });
});

describe('an export', () => {
  const make = () => at.op('export', { propertyId: ID });

  it('is a ZIP whose manifest tells the hash of each file', async () => {
    ok(
      await at.put(ID, {
        title: 'Flat',
        documents: [PLAN, { id: 'hall', kind: 'scan', contentType: 'image/png', contentBase64: 'iVBORw==' }],
      }),
    );
    const { json } = ok(await make());
    expect(json['data']).toMatchObject({
      propertyId: ID,
      expiresInSeconds: 3600,
      expiresAtEpoch: at.house.now / 1000 + 3600,
      linkedScanIds: ['hall'],
      linkedAssessmentIds: [],
    });
    expect(json['billing']).toMatchObject({
      endpoint: `${ARCHIVE}/export`,
      actionCents: 5,
      meterCents: 0,
      totalCents: 5,
      chargedCents: 5,
    });
    const response = await at.get(json['data']['downloadUrl']);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="exp_\w+\.zip"$/);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBe(json['data']['sizeBytes']);
    const files = filesInZip(bytes);
    expect([...files.keys()]).toEqual(['manifest.json', 'property.json', 'plans/ground.json', 'scans/hall.png']);
    const manifest = JSON.parse(String(files.get('manifest.json')));
    expect(
      manifest['files'].map((one: { name: string; sha256: string; bytes: number }) => [
        one.name,
        one.sha256,
        one.bytes,
      ]),
    ).toEqual([...files].slice(1).map(([name, content]) => [name, sha256(content), content.length]));
    expect(JSON.parse(String(files.get('plans/ground.json')))).toEqual(PLAN.content);
  });

  it('has the same bytes each time', async () => {
    ok(await at.put(ID));
    const bytesOf = async () =>
      Buffer.from(await (await at.get(ok(await make()).json['data']['downloadUrl'])).arrayBuffer());
    const first = await bytesOf();
    wait(100);
    expect((await bytesOf()).equals(first)).toBe(true);
    const zone = process.env['TZ'];
    try {
      for (const other of ['Pacific/Kiritimati', 'America/St_Johns']) {
        process.env['TZ'] = other;
        expect((await bytesOf()).equals(first)).toBe(true);
      }
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  it('opens for 3,599 seconds and not for 3,600', async () => {
    ok(await at.put(ID));
    at.house.now += 999;
    const { downloadUrl, expiresAtEpoch } = ok(await make()).json['data'];
    const open = async () => (await at.get(downloadUrl)).status;
    expect(await open()).toBe(200);
    at.house.now = expiresAtEpoch * 1000 - 1000;
    expect(await open()).toBe(200);
    at.house.now = expiresAtEpoch * 1000 - 1;
    expect(await open()).toBe(200);
    at.house.now = expiresAtEpoch * 1000;
    expect(await open()).toBe(404);
    expect((await at.house.app.archive.care()).removed).toBe(1);
    expect((await at.blobs.list('')).length).toBe(1);
  });

  it('opens for nobody with a token that is forged, another’s, or none', async () => {
    ok(await at.put(ID));
    ok(await at.put('other'));
    const { downloadUrl } = ok(await make()).json['data'];
    const second = ok(await at.op('export', { propertyId: 'other' })).json['data']['downloadUrl'];
    const { pathname, searchParams } = new URL(downloadUrl);
    const token = searchParams.get('token') as string;
    const [expiry, key, signature] = token.split('.') as [string, string, string];
    const forged = [
      `${pathname}`,
      `${pathname}?token=`,
      `${pathname}?token=${Number(expiry) + 1}.${key}.${signature}`,
      `${pathname}?token=${expiry}.00000000.${signature}`,
      `${pathname}?token=${expiry}.${key}.${signature.slice(0, -1)}`,
      `${pathname}?token=${expiry}.${key}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${pathname}?token=${token}.x`,
      `${pathname}?token=${new URL(second).searchParams.get('token')}`,
      `/downloads/archive/exp_${'0'.repeat(26)}?token=${token}`,
      `/downloads/archive/exp_none?token=${token}`,
      '/downloads/archive/constructor?token=1',
    ];
    for (const path of forged) expect([path, (await at.get(path)).status]).toEqual([path, 404]);
    expect((await at.get(`${pathname}?token=${token}&token=${token}`)).status).toBe(400);
    const head = await at.house.app(new Request(downloadUrl, { method: 'HEAD' }));
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    expect((await at.house.app(new Request(downloadUrl, { method: 'POST' }))).status).toBe(405);
    expect(JSON.stringify(at.house.lines)).not.toContain(signature);
  });

  it('is charged, and replayed under its key', async () => {
    ok(await at.put(ID));
    const once = () => at.op('export', { propertyId: ID }, { 'idempotency-key': 'k' });
    const first = ok(await once());
    expect((await once()).text).toBe(first.text);
    expect(await at.house.balance()).toBe(microOfUsd('99.95'));
  });
});
