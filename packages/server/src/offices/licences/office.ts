/**
 * What the operator does with licences, and what a deployment asks of its own.
 *
 * A licence's key is made here and handed out once. Whoever retries under the idempotency key of a call that was written before is told
 * what was written; the key is not told again, for nobody has it.
 */

import { periodOf } from '../../period.ts';
import type {
  Licence,
  LicenceAction,
  LicenceClaim,
  LicenceDeed,
  LicenceStore,
  LicenceVerdict,
  LicenceView,
  LicenceWish,
} from '../../ports/index.ts';
import { faultOfState, faultOfTerms, type LicenceFault, remainingAt, statusAt, termsOf } from './rules.ts';

export interface LicenceKey {
  readonly text: string;
  readonly keyId: string;
  readonly digest: Uint8Array;
}

export interface LicenceParts {
  readonly licences: LicenceStore;
  /** A fresh id such as `lic_…`, sorting by time. */
  readonly newId: () => string;
  readonly mintKey: () => Promise<LicenceKey>;
  /** Digest of any text, and the id it would be kept under; null for what nobody ever had. */
  readonly nameOf: (key: string) => Promise<{ readonly keyId: string | null; readonly digest: Uint8Array }>;
  /** Whether two digests are equal, in a time that does not depend on where they differ. */
  readonly equal: (a: Uint8Array, b: Uint8Array) => boolean;
}

/** One call of the operator, before the store is asked. `claim` null: for what need not happen once. */
export interface Asked {
  readonly claim: LicenceClaim | null;
  readonly reason?: string | null;
}

export type LicenceDone =
  | {
      readonly kind: 'done';
      readonly licence: LicenceView;
      /** When it was done, by the store's clock. */
      readonly atMs: number;
      readonly isReplay: boolean;
      /** The licence's new key; null where there is none to tell. */
      readonly key: string | null;
    }
  /** The idempotency key stands for another call, or for this one while it runs. */
  | { readonly kind: 'conflict'; readonly isRunning: boolean }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly fault: LicenceFault }
  /** The store failed. `isUndone`: certain that nothing was written. */
  | { readonly kind: 'failed'; readonly isUndone: boolean; readonly cause: unknown };

/** What a deployment learns of its key; null for every key that does not open anything. */
export type Validation = null | { readonly isValid: boolean; readonly licence: LicenceView };

type ChangeAction = Exclude<LicenceAction, 'create' | 'update' | 'rotate-key' | 'health'>;

export interface LicenceOffice {
  create(wish: LicenceWish, asked: Asked): Promise<LicenceDone>;
  update(id: string, change: Partial<LicenceWish>, asked: Asked): Promise<LicenceDone>;
  change(id: string, action: ChangeAction, asked: Asked): Promise<LicenceDone>;
  /** The key before stops at once. */
  rotate(id: string, asked: Asked): Promise<LicenceDone>;
  /** @param health  JSON of what a probe said */
  noteHealth(id: string, health: string, asked: Asked): Promise<LicenceDone>;
  /** Counts one request where there is one left. */
  validate(key: string, nowMs: number): Promise<Validation>;
}

export function licenceOffice(parts: LicenceParts): LicenceOffice {
  const { licences, newId, mintKey, nameOf, equal } = parts;
  /** Fingerprints of the calls under way here, by idempotency key: a twin is told to come back, it does not wait for a lock. */
  const running = new Map<string, string>();

  async function once(claim: LicenceClaim | null, call: () => Promise<LicenceDone>): Promise<LicenceDone> {
    if (claim === null) return call();
    const other = running.get(claim.key);
    if (other !== undefined) return { kind: 'conflict', isRunning: other === claim.fingerprint };
    running.set(claim.key, claim.fingerprint);
    try {
      return await call();
    } finally {
      running.delete(claim.key);
    }
  }

  async function write(
    deed: LicenceDeed,
    key: string | null,
    work: (before: Licence | null, nowMs: number) => LicenceVerdict<LicenceFault>,
  ): Promise<LicenceDone> {
    let isOurFault = false;
    try {
      const written = await licences.write<LicenceFault>(deed, (before, nowMs) => {
        isOurFault = false;
        try {
          return work(before, nowMs);
        } catch (error) {
          isOurFault = true;
          throw error;
        }
      });
      if (written.kind === 'unknown') return written;
      if (written.kind === 'other-request') return { kind: 'conflict', isRunning: false };
      if (written.kind === 'refused') return { kind: 'refused', fault: written.reason };
      const isReplay = written.kind === 'replayed';
      const { licence, atMs } = written;
      return { kind: 'done', licence, atMs, isReplay, key: isReplay ? null : key };
    } catch (cause) {
      const isUndone = isOurFault || (cause instanceof Error && cause.name === 'StoreUnavailable');
      return { kind: 'failed', isUndone, cause };
    }
  }

  /** One change of a licence that is there, where its state allows it. */
  function changeOne(
    id: string,
    action: Exclude<LicenceAction, 'create'>,
    { claim, reason = null }: Asked,
    key: string | null,
    work: (before: Licence, nowMs: number) => Licence | LicenceFault,
  ): Promise<LicenceDone> {
    return write({ action, id, claim, reason }, key, (before, nowMs) => {
      if (before === null) throw new Error(`${action} has a licence to change`);
      const fault = faultOfState(action, before, nowMs);
      if (fault !== null) return { kind: 'refuse', reason: fault };
      const made = work(before, nowMs);
      return 'field' in made
        ? { kind: 'refuse', reason: made }
        : { kind: 'write', licence: { ...made, updatedMs: nowMs } };
    });
  }

  return {
    create: (wish, asked) =>
      once(asked.claim, async () => {
        const { text, keyId, digest } = await mintKey();
        const id = newId();
        return write({ action: 'create', id, claim: asked.claim, reason: null }, text, (_, nowMs) => {
          const fault = faultOfTerms(wish, nowMs);
          if (fault !== null) return { kind: 'refuse', reason: fault };
          return { kind: 'write', licence: fresh(id, wish, { keyId, keyDigest: digest }, nowMs) };
        });
      }),

    update: (id, change, asked) =>
      once(asked.claim, () =>
        changeOne(
          id,
          'update',
          asked,
          null,
          (before, nowMs) => faultOfTerms(change, nowMs) ?? { ...before, ...termsOf({ ...before, ...change }) },
        ),
      ),

    change: (id, action, asked) =>
      once(asked.claim, () =>
        changeOne(id, action, asked, null, (before, nowMs) => {
          switch (action) {
            case 'suspend':
              return { ...before, standing: 'suspended' };
            case 'reinstate':
              return { ...before, standing: 'active' };
            case 'revoke':
              return { ...before, standing: 'revoked' };
            default:
              return { ...before, period: periodOf(nowMs), requests: 0, resetAtMs: nowMs };
          }
        }),
      ),

    rotate: (id, asked) =>
      once(asked.claim, async () => {
        const { text, keyId, digest: keyDigest } = await mintKey();
        return changeOne(id, 'rotate-key', asked, text, (before, nowMs) => ({
          ...before,
          keyId,
          keyDigest,
          issuedMs: nowMs,
        }));
      }),

    noteHealth: (id, health, asked) =>
      changeOne(id, 'health', asked, null, (before, nowMs) => ({ ...before, health, healthAtMs: nowMs })),

    validate: async (key, nowMs) => {
      const { keyId, digest } = await nameOf(key);
      const found = await licences.findByKey(keyId ?? '');
      const isSame = equal(digest, found?.keyDigest ?? NO_DIGEST);
      // Asked for whoever comes, so that a key that opens nothing takes as long whatever is wrong with it.
      const counted = await licences.count(found !== null && isSame ? found.id : '', digest);
      if (counted !== null) return { isValid: true, licence: counted };
      if (found === null || !isSame) return null;
      return statusAt(found, nowMs) === 'active' && remainingAt(found, nowMs) === 0
        ? { isValid: false, licence: found }
        : null;
    },
  };
}

/** Compared with when no licence was found. */
const NO_DIGEST = new Uint8Array(32);

function fresh(id: string, wish: LicenceWish, key: Pick<Licence, 'keyId' | 'keyDigest'>, nowMs: number): Licence {
  return {
    ...termsOf(wish),
    ...key,
    id,
    standing: 'active',
    period: periodOf(nowMs),
    requests: 0,
    totalRequests: 0,
    health: null,
    healthAtMs: null,
    createdMs: nowMs,
    updatedMs: nowMs,
    issuedMs: nowMs,
    resetAtMs: null,
    validatedAtMs: null,
  };
}
