/** Erasure through the whole server: what goes, what stays, what a crash leaves, and the one receipt. */

import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../packages/server/src/ports/index.ts';
import { memoryBlobs } from '../../packages/server/src/serve/blobs/index.ts';
import { type Answer, type Bench, HOME, ID, type Json, openBench, PLAN, STARTER_KEY } from './bench.ts';

let at: Bench;
let blobs: BlobStore & { failing: (what: string, key: string) => boolean };

beforeEach(async () => {
  blobs = failingBlobs();
  at = await openBench({}, blobs);
  ok(await at.put(ID, { title: 'SECRET TITLE', documents: [PLAN, { ...PLAN, kind: 'scan', id: 'hall' }] }));
});

function ok(answer: Answer, status = 200): Answer {
  expect([answer.status, answer.faults]).toEqual([status, []]);
  return answer;
}

const erase = (more: Json = {}, headers = {}) =>
  at.op('delete', { propertyId: ID, confirmPropertyId: ID, ...more }, headers);

describe('an erasure', () => {
  it('takes everything, and gives one receipt whose hash verifies', async () => {
    const link = ok(await at.op('export', { propertyId: ID })).json['data']['downloadUrl'];
    ok(await at.op('tier', { propertyId: ID, months: 3 }));
    at.house.now += 5500;
    const { json } = ok(await erase());
    const { erasureReceipt: receipt, ...rest } = json['data'];
    expect(rest).toEqual({
      propertyId: ID,
      deleted: true,
      exportDeleted: true,
      linkedScanIds: ['hall'],
      linkedAssessmentIds: [],
      erasureStatus: 'completed',
    });
    expect(json['changed']).toBe(true);
    expect(receipt).toMatchObject({
      schemaVersion: 1,
      propertyId: ID,
      status: 'completed',
      scope: 'active-property-storage',
      hashAlgorithm: 'SHA-256',
      backupRetentionDays: 0,
      deletedAtEpoch: Math.floor(at.house.now / 1000),
      completedAt: new Date(at.house.now).toISOString(),
      deletedByAccountHash: createHash('sha256').update('acc_test').digest('hex'),
    });
    expect(
      receipt['removed'].map((one: Json) => [one['kind'], one['recordId'] !== undefined, one['artifactHash']?.length]),
    ).toEqual([
      ['property-record', true, undefined],
      ['export', true, 64],
      ['plan', true, 64],
      ['scan', true, 64],
    ]);
    expect(receipt['removed'][2]).toMatchObject({
      recordId: 'ground',
      artifactHash: createHash('sha256').update(JSON.stringify(PLAN.content)).digest('hex'),
    });
    expect(receipt['retained'].map((one: Json) => one['kind'])).toContain('ledger-lines');
    const { receiptHash, ...signed } = receipt;
    expect(receiptHash).toBe(createHash('sha256').update(sorted(signed)).digest('hex'));
    expect(await blobs.list('')).toEqual([]);
    expect((await at.get(link)).status).toBe(410);
    expect((await at.get(link.slice(0, -1))).status).toBe(404);
    expect((await at.house.ledger.statement('acc_test', 10, null)).map(({ kind }) => kind)).toEqual([
      'charge',
      'charge',
      'topup',
    ]);
  });

  it('is replayed with the stored receipt, byte for byte, and is 410 to everything else', async () => {
    const link = ok(await at.op('export', { propertyId: ID })).json['data']['downloadUrl'];
    const first = ok(await erase());
    at.house.now += 86_400_000;
    const [again, third] = [ok(await erase()), ok(await erase())];
    const { replayed, ...rest } = again.json['data'];
    expect([replayed, rest, again.json['changed']]).toEqual([true, first.json['data'], false]);
    const receiptIn = ({ text }: Answer): string =>
      /"erasureReceipt":.*/.exec(text)?.[0].replace(/},"changed".*/, '') ?? '';
    expect([receiptIn(again), receiptIn(third)]).toEqual([receiptIn(first), receiptIn(first)]);
    expect(receiptIn(first).length).toBeGreaterThan(500);
    for (const name of ['summary', 'tier', 'export'])
      expect([(await at.op(name, { propertyId: ID, months: 1 })).json['code'], name]).toEqual(['GONE', name]);
    expect((await at.put(ID)).json['code']).toBe('GONE');
    expect((await at.ask('GET', `${HOME}/properties/${encodeURIComponent(ID)}`)).status).toBe(410);
    expect((await at.get(link)).status).toBe(404);
    expect((await erase({}, { 'x-api-key': STARTER_KEY })).status).toBe(404);
    expect((await at.op('summary', { propertyId: ID }, { 'x-api-key': STARTER_KEY })).status).toBe(404);
  });

  it('needs the name said twice', async () => {
    for (const confirmPropertyId of [undefined, '', `${ID}/`, ID.toUpperCase(), [ID]])
      expect((await erase({ confirmPropertyId })).json).toMatchObject({
        code: 'VALIDATION_ERROR',
        details: [{ field: 'confirmPropertyId' }],
      });
    expect(ok(await at.op('summary', { propertyId: ID })).json['data']['linkedScanCount']).toBe(1);
  });

  it('is pending while the blob store fails, hides the property at once, and goes on by itself', async () => {
    const link = ok(await at.op('export', { propertyId: ID })).json['data']['downloadUrl'];
    blobs.failing = (what) => what === 'delete';
    for (let i = 0; i < 2; i += 1) {
      const { json } = ok(await erase(), 202);
      expect(json['data']).toEqual({
        propertyId: ID,
        deleted: false,
        exportDeleted: false,
        linkedScanIds: ['hall'],
        linkedAssessmentIds: [],
        erasureStatus: 'pending',
        retryAfterEpoch: at.house.now / 1000 + 30,
      });
    }
    expect((await at.get(link)).status).toBe(410);
    expect((await at.op('summary', { propertyId: ID })).status).toBe(410);
    await expect(at.house.app.archive.care()).rejects.toThrow('the disk');
    blobs.failing = () => false;
    expect(await at.house.app.archive.care()).toEqual({ removed: 0, erased: 1 });
    const { json } = ok(await erase());
    expect(json['data']).toMatchObject({ erasureStatus: 'completed', replayed: true, linkedScanIds: ['hall'] });
  });

  it('waits for bytes that are on their way in, and takes them when their writer is given up', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const put = blobs.put;
    Object.assign(blobs, { put: async (key: string, bytes: Uint8Array) => held.then(() => put(key, bytes)) });
    const late = at.put(ID, { documents: [{ ...PLAN, id: 'late' }] });
    while ((await at.house.store.archive.objects('acc_test', ID)).length < 3)
      await new Promise((go) => setTimeout(go, 1));
    ok(await erase(), 202);
    letGo();
    expect((await late).json['code']).toBe('GONE');
    ok(await erase());
    expect(await blobs.list('')).toEqual([]);
  });

  it('takes what a crashed writer left, and bytes that no line names', async () => {
    const [key] = (await blobs.list('')) as [string];
    await blobs.put(`${key.slice(0, key.lastIndexOf('/'))}/stray.part`, new Uint8Array(3));
    blobs.failing = (what) => what !== 'list';
    expect((await at.put(ID, { documents: [{ ...PLAN, id: 'crashed' }] })).json['code']).toBe('STORAGE_UNAVAILABLE');
    blobs.failing = () => false;
    ok(await erase());
    expect(await blobs.list('')).toEqual([]);
  });

  it('does not hold up others when one of them fails', async () => {
    ok(await at.put('second', { documents: [PLAN] }));
    const first = (await blobs.list(''))[0] as string;
    blobs.failing = (what) => what === 'delete';
    ok(await erase(), 202);
    ok(await at.op('delete', { propertyId: 'second', confirmPropertyId: 'second' }), 202);
    blobs.failing = (_, key) => key === first;
    await expect(at.house.app.archive.care()).rejects.toThrow();
    blobs.failing = () => false;
    expect((await at.house.app.archive.care()).erased).toBe(1);
    expect(await blobs.list('')).toEqual([]);
  });
});

describe('a storage that fails', () => {
  it('costs nobody anything, and is told as it is', async () => {
    blobs.failing = (what) => what === 'get' || what === 'put';
    const made = await at.op('export', { propertyId: ID });
    expect([made.status, made.json['code'], made.faults]).toEqual([503, 'STORAGE_UNAVAILABLE', []]);
    expect(await at.house.ledger.balance('acc_test')).toMatchObject({ available: 100_000_000n, reserved: 0n });
    blobs.failing = () => false;
    const link = ok(await at.op('export', { propertyId: ID })).json['data']['downloadUrl'];
    blobs.failing = (what) => what === 'get';
    expect((await at.get(link)).status).toBe(503);
  });
});

/** A blob store that throws where it is told to. */
function failingBlobs(): typeof blobs {
  const { about, ...work } = memoryBlobs();
  const failing = Object.fromEntries(
    Object.entries(work).map(([what, method]) => [
      what,
      async (key: string, ...rest: never[]) => {
        if (made.failing(what, key)) throw new Error('the disk is gone');
        return (method as (...words: unknown[]) => unknown)(key, ...rest);
      },
    ]),
  );
  const made = { about, ...failing, failing: () => false } as unknown as typeof blobs;
  return made;
}

/** RFC 8785 for what a receipt holds, written a second time. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(
          Object.keys(one)
            .sort()
            .map((name) => [name, (one as Json)[name]]),
        )
      : one,
  );
}
