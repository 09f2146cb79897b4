/**
 * A process killed at any point of a bought report: what stands at the next start is the report with its charge and its answer, or none of the
 * three; asked again under its key it is bought once in all; and no bytes stay behind that nobody paid for.
 */

import { describe, expect, it } from 'vitest';
import { createApp } from '../../packages/server/src/app.ts';
import { microOfUsd } from '../../packages/server/src/money.ts';
import { digestOf, keyIdOf } from '../../packages/server/src/offices/keys/form.ts';
import type { BlobStore, Clock, Store } from '../../packages/server/src/ports/index.ts';
import { noOutbound, plainVault } from '../../packages/server/src/serve/bare.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { KEY, madeEngine } from '../server/house.ts';
import { madeReports } from '../server/made-press.ts';
import { HOME, type Json, ORDER } from '../server/reports-house.ts';
import { openCrashFiles } from './crash-files.ts';
import { handClock } from './crash-house.ts';

const ACCOUNT = 'acc_crash';
const FUNDS = microOfUsd('10');
const PRICE = microOfUsd('0.50');

/** Bytes by key, telling before and after each change. */
function toldBlobs(held: Map<string, Uint8Array>, point: (name: string) => void): BlobStore {
  const around = async (name: string, work: () => void): Promise<void> => {
    point(`before ${name}`);
    work();
    point(`after ${name}`);
  };
  return {
    about: { adapter: 'told', durable: true, note: '' },
    put: (key, bytes) => around('a blob is put', () => held.set(key, bytes)),
    get: async (key) => held.get(key) ?? null,
    delete: (key) => around('a blob is deleted', () => held.delete(key)),
    list: async (prefix) => [...held.keys()].filter((key) => key.startsWith(prefix)),
  };
}

function houseOf(store: Store, blobs: BlobStore, clock: Clock) {
  const app = createApp({
    engine: madeEngine(),
    clock,
    crypto: nodeCrypto,
    store,
    vault: plainVault,
    outbound: noOutbound,
    blobs,
    linkKeys: [new Uint8Array(32)],
    reports: madeReports(),
    log: { write: () => undefined },
  });
  const call = async (
    path: string,
    init: RequestInit = {},
  ): Promise<{ status: number; json: Json; replayed: boolean }> => {
    const headers = { 'content-type': 'application/json', 'x-api-key': KEY, ...init.headers };
    const response = await app(new Request(`http://localhost${path}`, { ...init, headers }));
    const json = response.headers.get('content-type')?.startsWith('application/json') ? await response.json() : {};
    return { status: response.status, json: json as Json, replayed: response.headers.has('idempotent-replayed') };
  };
  return {
    app,
    record: (id: string) => call(`${HOME}/${id}`),
    remove: (id: string) => call(`${HOME}/${id}`, { method: 'DELETE' }),
    generate: () =>
      call(`${HOME}/generate`, {
        method: 'POST',
        body: JSON.stringify(ORDER),
        headers: { 'idempotency-key': 'crash-key' },
      }),
  };
}

async function furnish({ accounts, ledger, keys }: Store): Promise<void> {
  const record = { id: ACCOUNT, name: 'Crash', plan: 'enterprise', perMinute: 1_000_000, status: 'active' } as const;
  await accounts.open({ ...record, createdMs: 0 }, []);
  await ledger.fund({ accountId: ACCOUNT, amount: FUNDS, kind: 'topup', reference: 'first' });
  const digest = await digestOf(KEY, nodeCrypto);
  const keyId = keyIdOf(KEY, digest) as string;
  const key = { keyId, digest, last4: '', active: true, expiresAtMs: null, createdMs: 0, accountId: ACCOUNT };
  await keys.add(key);
}

const chargesOf = async ({ ledger }: Store): Promise<number> =>
  (await ledger.statement(ACCOUNT, 100, null)).filter(({ kind }) => kind === 'charge').length;

describe('a process killed at any point of', () => {
  it('a bought report leaves the report, its charge and its answer, or none of them', async () => {
    const clock = handClock();
    const files = await openCrashFiles(clock);
    const held = new Map<string, Uint8Array>();
    /** What the blob store held at each point. */
    const kept: Map<string, Uint8Array>[] = [];
    await furnish(files.store);
    const { outcome, points } = await files.record(async (point) => {
      const { status, json } = await houseOf(files.told, toldBlobs(held, point), clock).generate();
      point('after the answer is handed out');
      return { status, json };
    });
    expect(outcome.status).toBe(200);
    const putAt = points.findIndex(({ name }) => name.endsWith('after a blob is put'));
    for (const [index] of points.entries()) kept.push(index >= putAt ? new Map(held) : new Map());
    const { reportId, sha256 } = outcome.json['data'];
    const faults: string[] = [];
    let charged = 0;
    for (const [index, point] of points.entries()) {
      const own = handClock();
      const blobs = kept[index] as Map<string, Uint8Array>;
      const store = await files.reopen(point);
      const house = houseOf(
        store,
        toldBlobs(blobs, () => undefined),
        own,
      );
      const fault = (what: string): void => void faults.push(`${point.name}: ${what}`);
      const stands = await chargesOf(store);
      charged += stands;
      const found = await house.record(reportId);
      if (found.status !== (stands === 1 ? 200 : 404)) fault(`charged ${stands} times, found with ${found.status}`);
      if (stands === 1 && found.json['data'].sha256 !== sha256) fault('another file');
      const again = await house.generate();
      if (again.status !== 200 || again.replayed !== (stands === 1))
        fault(`asked again: ${again.status} ${again.replayed}`);
      if (stands === 1 && JSON.stringify(again.json) !== JSON.stringify(outcome.json)) fault('another answer');
      if ((await chargesOf(store)) !== 1) fault('not charged once');
      const { available, reserved } = await store.ledger.balance(ACCOUNT);
      if (available !== FUNDS - PRICE || reserved !== 0n) fault(`${available} left, ${reserved} set aside`);
      own.advance(301);
      await house.app.reports.care();
      const left = again.json['data']?.reportId;
      if ([...blobs.keys()].join() !== `reports/${ACCOUNT}/${left}`) fault(`${blobs.size} blobs stay`);
      if ((await house.record(left)).status !== 200) fault('the report is gone');
      faults.push(...(await store.ledger.verify()).faults);
      await store.close();
    }
    await files.close();
    expect(faults).toEqual([]);
    expect(points.length).toBeGreaterThan(38);
    expect(charged).toBe(4);
  });

  it('a deletion leaves the report whole or nobody’s, and the caretaker takes what is left', async () => {
    const clock = handClock();
    const files = await openCrashFiles(clock);
    const held = new Map<string, Uint8Array>();
    await furnish(files.store);
    const before = houseOf(
      files.store,
      toldBlobs(held, () => undefined),
      clock,
    );
    const { reportId } = (await before.generate()).json['data'];
    const blob = new Map(held);
    const { points } = await files.record(async (point) => {
      const gone = await houseOf(files.told, toldBlobs(held, point), clock).remove(reportId);
      expect(gone.status).toBe(200);
      point('after the answer is handed out');
    });
    const goneAt = points.findIndex(({ name }) => name.endsWith('after a blob is deleted'));
    const seen = new Set<number>();
    for (const [index, point] of points.entries()) {
      const own = handClock();
      const blobs = index >= goneAt ? new Map<string, Uint8Array>() : new Map(blob);
      const store = await files.reopen(point);
      const house = houseOf(
        store,
        toldBlobs(blobs, () => undefined),
        own,
      );
      const { status } = await house.record(reportId);
      seen.add(status);
      await house.app.reports.care();
      expect([point.name, blobs.size]).toEqual([point.name, status === 200 ? 1 : 0]);
      await house.remove(reportId);
      expect([point.name, blobs.size, (await house.record(reportId)).status]).toEqual([point.name, 0, 404]);
      await store.close();
    }
    await files.close();
    expect([...seen].sort()).toEqual([200, 404]);
  });
});
