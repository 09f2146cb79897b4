/** Licences in memory. */

import { periodOf } from '../../period.ts';
import type {
  Clock,
  Licence,
  LicenceDeed,
  LicenceFilter,
  LicenceStore,
  LicenceVerdict,
  LicenceView,
  LicenceWritten,
} from '../../ports/index.ts';

/** What was done under a key. */
interface Done {
  readonly fingerprint: string;
  readonly licence: LicenceView;
  readonly atMs: number;
  readonly purgeMs: number;
}

export function memoryLicences(clock: Clock): LicenceStore {
  const licences = new Map<string, Licence>();
  const journal = new Map<string, Done>();

  function write<Reason>(
    { action, id, claim }: LicenceDeed,
    work: (before: Licence | null, nowMs: number) => LicenceVerdict<Reason>,
  ): LicenceWritten<Reason> {
    const nowMs = clock.nowMs();
    for (const [key, { purgeMs }] of journal) if (purgeMs <= nowMs) journal.delete(key);
    const done = claim === null ? undefined : journal.get(claim.key);
    if (done !== undefined)
      return done.fingerprint === claim?.fingerprint
        ? { kind: 'replayed', licence: done.licence, atMs: done.atMs }
        : { kind: 'other-request' };
    const before = licences.get(id) ?? null;
    if (before === null && action !== 'create') return { kind: 'unknown' };
    const verdict = work(before, nowMs);
    if (verdict.kind === 'refuse') return { kind: 'refused', reason: verdict.reason };
    const { licence } = verdict;
    licences.set(id, licence);
    if (claim !== null) {
      const { keyId: _, keyDigest: __, ...view } = licence;
      const purgeMs = nowMs + claim.keepSeconds * 1000;
      journal.set(claim.key, { fingerprint: claim.fingerprint, licence: view, atMs: nowMs, purgeMs });
    }
    return { kind: 'written', licence, atMs: nowMs };
  }

  return {
    write: async (deed, work) => write(deed, work),
    find: async (id) => licences.get(id) ?? null,
    findByKey: async (keyId) => [...licences.values()].find((licence) => licence.keyId === keyId) ?? null,
    list: async (filter, limit, before) =>
      [...licences.values()]
        .filter((licence) => (before === null || licence.id < before) && meets(licence, filter, clock.nowMs()))
        .sort((a, b) => (a.id < b.id ? 1 : -1))
        .slice(0, limit),
    count: async (id, keyDigest) => {
      const nowMs = clock.nowMs();
      const licence = licences.get(id);
      if (licence === undefined || statusAt(licence, nowMs) !== 'active' || !equal(licence.keyDigest, keyDigest))
        return null;
      const period = periodOf(nowMs);
      const requests = licence.period === period ? licence.requests : 0;
      if (licence.maxRequestsPerMonth >= 0 && requests >= licence.maxRequestsPerMonth) return null;
      const counted: Licence = {
        ...licence,
        period,
        requests: requests + 1,
        totalRequests: licence.totalRequests + 1,
        validatedAtMs: nowMs,
      };
      licences.set(id, counted);
      return counted;
    },
  };
}

function meets(licence: Licence, { status, tier, customerId }: LicenceFilter, nowMs: number): boolean {
  return (
    (status === null || statusAt(licence, nowMs) === status) &&
    (tier === null || licence.tier === tier) &&
    (customerId === null || licence.customerId === customerId)
  );
}

function statusAt({ standing, expiresAtMs }: Licence, nowMs: number): string {
  return standing === 'active' && expiresAtMs !== null && expiresAtMs <= nowMs ? 'expired' : standing;
}

/** Whether it is the same key was found out before, in constant time; this is the guard behind. */
function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
