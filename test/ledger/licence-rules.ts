/** What every store promises of licences: one change a claim, the rules asked inside, a month's requests never oversold, and no key kept. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Licence, LicenceClaim, LicenceDeed, LicenceStore } from '../../packages/server/src/ports/index.ts';
import type { Open, Opened } from './opened.ts';

let count = 0;
const next = (): string => {
  count += 1;
  return String(count).padStart(6, '0');
};

export const claimed = (more: Partial<LicenceClaim> = {}): LicenceClaim => ({
  key: `claim-${next()}-0123456789`,
  fingerprint: 'f'.repeat(64),
  token: next(),
  keepSeconds: 7 * 86_400,
  ...more,
});

export function licence(more: Partial<Licence> = {}): Licence {
  const id = more.id ?? `lic_${next()}`;
  return {
    id,
    customerId: null,
    customerName: 'Orrery Ltd',
    customerEmail: 'ops@orrery.example',
    deploymentId: 'eu-1',
    region: 'europe-west4',
    notes: 'First line\nSecond line — ü, 東',
    serviceUrl: 'https://orrery.example/api',
    allowedDomains: ['orrery.example', '*.orrery.example'],
    tier: 'ENTERPRISE_PLUS',
    maxRequestsPerMonth: -1,
    expiresAtMs: null,
    standing: 'active',
    keyId: `key${id}`,
    keyDigest: new Uint8Array(32).fill(count % 256),
    period: '2026-11',
    requests: 0,
    totalRequests: 0,
    health: null,
    healthAtMs: null,
    createdMs: 1,
    updatedMs: 1,
    issuedMs: 1,
    resetAtMs: null,
    validatedAtMs: null,
    ...more,
  };
}

const deed = (id: string, more: Partial<LicenceDeed> = {}): LicenceDeed => ({
  action: 'update',
  id,
  claim: null,
  reason: null,
  ...more,
});

export async function kept(licences: LicenceStore, more: Partial<Licence> = {}): Promise<Licence> {
  const made = licence(more);
  const written = await licences.write(deed(made.id, { action: 'create' }), () => ({ kind: 'write', licence: made }));
  expect(written.kind).toBe('written');
  return made;
}

/** @param open  an empty store whose clock begins in November 2026 */
export function licenceRules(name: string, open: Open): void {
  describe(`licences in ${name}`, () => {
    let opened: Opened;
    let licences: LicenceStore;
    beforeAll(async () => {
      opened = await open();
      licences = opened.store.licences;
    });
    afterAll(() => opened?.close());

    it('come back as they were written, by id and by the public part of the key; nothing else is found', async () => {
      const made = await kept(licences, { health: '{"ok":true}', healthAtMs: 5, expiresAtMs: 4_000_000_000_000 });
      expect(await licences.find(made.id)).toEqual(made);
      expect(await licences.findByKey(made.keyId)).toEqual(made);
      expect([await licences.find('lic_none'), await licences.findByKey('')]).toEqual([null, null]);
    });

    it('are changed by what the rules make of what is there, at the store’s time', async () => {
      const made = await kept(licences);
      const written = await licences.write(deed(made.id), (before, nowMs) => ({
        kind: 'write',
        licence: { ...(before as Licence), notes: null, updatedMs: nowMs },
      }));
      const { nowMs } = await opened.store.ping();
      expect(written).toEqual({ kind: 'written', licence: { ...made, notes: null, updatedMs: nowMs }, atMs: nowMs });
      expect(await licences.find(made.id)).toEqual({ ...made, notes: null, updatedMs: nowMs });
    });

    it('that are not there are unknown, and the rules are not asked; the claim stays free', async () => {
      const claim = claimed();
      const asked = await licences.write(deed('lic_none', { claim }), () => {
        throw new Error('nothing to ask about');
      });
      expect(asked).toEqual({ kind: 'unknown' });
      const made = await kept(licences);
      const again = await licences.write(deed(made.id, { claim: { ...claim, token: next() } }), (before) => ({
        kind: 'write',
        licence: before as Licence,
      }));
      expect(again.kind).toBe('written');
    });

    it('are not changed where the rules refuse or fail, and the claim stays free', async () => {
      const made = await kept(licences);
      const claim = claimed();
      const refused = await licences.write(deed(made.id, { claim }), () => ({ kind: 'refuse', reason: 'no' }));
      expect(refused).toEqual({ kind: 'refused', reason: 'no' });
      const failed = licences.write(deed(made.id, { claim: { ...claim, token: next() } }), () => {
        throw new Error('a fault of the rules');
      });
      await expect(failed).rejects.toThrow('a fault of the rules');
      expect(await licences.find(made.id)).toEqual(made);
      const third = await licences.write(deed(made.id, { claim: { ...claim, token: next() } }), (before) => ({
        kind: 'write',
        licence: { ...(before as Licence), standing: 'revoked' },
      }));
      expect(third.kind).toBe('written');
    });

    it('are changed once a claim: the twin is told what was written then, without key and digest', async () => {
      const made = await kept(licences);
      const claim = claimed();
      const suspend = (token: string) =>
        licences.write(deed(made.id, { action: 'suspend', claim: { ...claim, token } }), (before) => ({
          kind: 'write',
          licence: { ...(before as Licence), standing: 'suspended' },
        }));
      const first = await suspend(next());
      await licences.write(deed(made.id), (before) => ({
        kind: 'write',
        licence: { ...(before as Licence), standing: 'revoked' },
      }));
      const second = await suspend(next());
      if (first.kind !== 'written' || second.kind !== 'replayed') throw new Error(`${first.kind}, ${second.kind}`);
      const { keyId: _, keyDigest: __, ...view } = first.licence;
      expect(second).toEqual({ kind: 'replayed', licence: view, atMs: first.atMs });
      expect((await licences.find(made.id))?.standing).toBe('revoked');
      const other = { ...claim, fingerprint: '0'.repeat(64), token: next() };
      const conflict = await licences.write(deed(made.id, { claim: other }), (before) => ({
        kind: 'write',
        licence: before as Licence,
      }));
      expect(conflict).toEqual({ kind: 'other-request' });
    });

    it('are made once by twenty twins at the same time', async () => {
      const claim = claimed();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => {
          const made = licence();
          return licences.write(
            deed(made.id, { action: 'create', claim: { ...claim, token: made.id } }),
            () => ({ kind: 'write', licence: made }) as const,
          );
        }),
      );
      const kinds = outcomes.map(({ kind }) => kind).sort();
      expect(kinds).toEqual([...Array<string>(19).fill('replayed'), 'written']);
      const ids = new Set(outcomes.map((one) => ('licence' in one ? one.licence.id : '')));
      expect(ids.size).toBe(1);
    });

    it('forget a claim when its time has passed, and not a second before', async () => {
      const made = await kept(licences);
      const claim = claimed({ keepSeconds: 100 });
      const touch = (token: string) =>
        licences.write(deed(made.id, { claim: { ...claim, token } }), (before) => ({
          kind: 'write',
          licence: before as Licence,
        }));
      expect((await touch('a')).kind).toBe('written');
      await opened.advance(99);
      expect((await touch('b')).kind).toBe('replayed');
      await opened.advance(1);
      expect((await touch('c')).kind).toBe('written');
    });

    it('are listed newest first, page by page, by status, tier and customer; expiry is told by the clock', async () => {
      const { nowMs } = await opened.store.ping();
      const customerId = `cust-${next()}`;
      const plain = await kept(licences, { customerId });
      const soon = await kept(licences, { customerId, expiresAtMs: nowMs + 10_000, tier: 'ENTERPRISE_STANDARD' });
      const halted = await kept(licences, { customerId, standing: 'suspended', expiresAtMs: nowMs + 10_000 });
      const ended = await kept(licences, { customerId, standing: 'revoked' });
      const ids = async (more: object = {}, limit = 100, before: string | null = null) =>
        (await licences.list({ status: null, tier: null, customerId, ...more }, limit, before)).map(({ id }) => id);
      expect(await ids()).toEqual([ended.id, halted.id, soon.id, plain.id]);
      expect(await ids({}, 2)).toEqual([ended.id, halted.id]);
      expect(await ids({}, 2, halted.id)).toEqual([soon.id, plain.id]);
      expect(await ids({ status: 'active' })).toEqual([soon.id, plain.id]);
      expect(await ids({ status: 'expired' })).toEqual([]);
      await opened.advance(9.999);
      expect(await ids({ status: 'expired' })).toEqual([]);
      await opened.advance(0.001);
      expect(await ids({ status: 'expired' })).toEqual([soon.id]);
      expect(await ids({ status: 'active' })).toEqual([plain.id]);
      expect(await ids({ status: 'suspended' })).toEqual([halted.id]);
      expect(await ids({ status: 'revoked', tier: 'ENTERPRISE_PLUS' })).toEqual([ended.id]);
      expect(await ids({ tier: 'ENTERPRISE_STANDARD' })).toEqual([soon.id]);
    });

    it('count a request only under the right key of a living licence', async () => {
      const { nowMs } = await opened.store.ping();
      const made = await kept(licences, { expiresAtMs: nowMs + 1000 });
      const counted = await licences.count(made.id, made.keyDigest);
      expect(counted).toEqual({ ...made, requests: 1, totalRequests: 1, validatedAtMs: nowMs });
      expect(await licences.find(made.id)).toEqual(counted);
      expect(await licences.count(made.id, new Uint8Array(32))).toBeNull();
      expect(await licences.count('', made.keyDigest)).toBeNull();
      await opened.advance(1);
      expect(await licences.count(made.id, made.keyDigest)).toBeNull();
      for (const standing of ['suspended', 'revoked'] as const) {
        const other = await kept(licences, { standing });
        expect(await licences.count(other.id, other.keyDigest)).toBeNull();
      }
      expect(await licences.find(made.id)).toEqual(counted);
    });

    it('sell the last request once: fifty at a time for seven', async () => {
      const made = await kept(licences, { maxRequestsPerMonth: 7 });
      const counted = await Promise.all(Array.from({ length: 50 }, () => licences.count(made.id, made.keyDigest)));
      const granted = counted.filter((one) => one !== null).map(({ requests }) => requests);
      expect(granted.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(await licences.find(made.id)).toMatchObject({ requests: 7, totalRequests: 7 });
      const none = await kept(licences, { maxRequestsPerMonth: 0 });
      expect(await licences.count(none.id, none.keyDigest)).toBeNull();
    });

    it('begin afresh with the month, by the calendar of UTC, and keep the sum', async () => {
      const made = await kept(licences, { maxRequestsPerMonth: 2, period: '2026-10', requests: 2, totalRequests: 9 });
      expect(await licences.count(made.id, made.keyDigest)).toMatchObject({ requests: 1, totalRequests: 10 });
      expect(await licences.count(made.id, made.keyDigest)).toMatchObject({ requests: 2 });
      expect(await licences.count(made.id, made.keyDigest)).toBeNull();
      const { nowMs } = await opened.store.ping();
      await opened.advance((Date.UTC(2026, 11, 1) - nowMs) / 1000 - 0.001);
      expect(await licences.count(made.id, made.keyDigest)).toBeNull();
      await opened.advance(0.001);
      expect(await licences.count(made.id, made.keyDigest)).toMatchObject({
        period: '2026-12',
        requests: 1,
        totalRequests: 12,
      });
    });

    it('outlive the process with their claims, where the store does', async (context) => {
      if (opened.reopen === undefined) return context.skip();
      const claim = claimed();
      const made = licence();
      const create = (store: LicenceStore, token: string) =>
        store.write(deed(made.id, { action: 'create', claim: { ...claim, token } }), () => ({
          kind: 'write',
          licence: made,
        }));
      await create(licences, 'first');
      const left = (await opened.reopen()).licences;
      expect(await left.find(made.id)).toEqual(made);
      expect(await create(left, 'second')).toMatchObject({ kind: 'replayed', licence: { id: made.id } });
    });
  });
}
