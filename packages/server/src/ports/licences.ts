/** Licences of enterprise deployments. They belong to the operator, not to an account. */

export const LICENCE_TIERS = ['ENTERPRISE_STANDARD', 'ENTERPRISE_PLUS', 'ENTERPRISE_UNLIMITED'] as const;
export type LicenceTier = (typeof LICENCE_TIERS)[number];

/** What is kept of a licence's state; that it has expired is told by the clock. */
export type LicenceStanding = 'active' | 'suspended' | 'revoked';

export const LICENCE_STATUSES = ['active', 'suspended', 'revoked', 'expired'] as const;
export type LicenceStatus = (typeof LICENCE_STATUSES)[number];

/** What an operator may set. */
export interface LicenceTerms {
  readonly customerId: string | null;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly deploymentId: string | null;
  readonly region: string | null;
  readonly notes: string | null;
  /** Where the deployment runs, as the operator wrote it. */
  readonly serviceUrl: string | null;
  readonly allowedDomains: readonly string[];
  readonly tier: LicenceTier;
  /** −1 for no ceiling. */
  readonly maxRequestsPerMonth: number;
  readonly expiresAtMs: number | null;
}

/** The same as it is asked for: null takes what the tier has. */
export interface LicenceWish extends Omit<LicenceTerms, 'maxRequestsPerMonth'> {
  readonly maxRequestsPerMonth: number | null;
}

/** A licence as it may be told. */
export interface LicenceView extends LicenceTerms {
  /** `lic_…` */
  readonly id: string;
  readonly standing: LicenceStanding;
  /** The month that `requests` counts, such as `2026-11`. */
  readonly period: string;
  readonly requests: number;
  readonly totalRequests: number;
  /** JSON of what the last probe said. */
  readonly health: string | null;
  readonly healthAtMs: number | null;
  readonly createdMs: number;
  readonly updatedMs: number;
  /** When the present key was made. */
  readonly issuedMs: number;
  readonly resetAtMs: number | null;
  readonly validatedAtMs: number | null;
}

/** A licence as it is kept. Its key is not. */
export interface Licence extends LicenceView {
  /** The public part of the key. */
  readonly keyId: string;
  /** SHA-256 of the whole key. */
  readonly keyDigest: Uint8Array;
}

/** What is done to a licence; `health` notes a probe. */
export type LicenceAction =
  | 'create'
  | 'update'
  | 'suspend'
  | 'reinstate'
  | 'revoke'
  | 'rotate-key'
  | 'reset-usage'
  | 'health';

/** The right to change something once: a retry under the same key is told what the first call did. */
export interface LicenceClaim {
  readonly key: string;
  /** SHA-256 over action, licence and body, hexadecimal. */
  readonly fingerprint: string;
  /** Chance, one for each call: by it a call knows what it wrote itself before a commit that nobody answered. */
  readonly token: string;
  readonly keepSeconds: number;
}

export interface LicenceDeed {
  readonly action: LicenceAction;
  /** Of the licence to be made or changed. */
  readonly id: string;
  /** Null for what need not happen once. */
  readonly claim: LicenceClaim | null;
  /** Why, for the audit. */
  readonly reason: string | null;
}

/** What the rules say of a change. */
export type LicenceVerdict<Reason> =
  | { readonly kind: 'write'; readonly licence: Licence }
  | { readonly kind: 'refuse'; readonly reason: Reason };

export type LicenceWritten<Reason> =
  /** `atMs`: by the store's clock. */
  | { readonly kind: 'written'; readonly licence: Licence; readonly atMs: number }
  /** What the first call under this key wrote, as it was then. */
  | { readonly kind: 'replayed'; readonly licence: LicenceView; readonly atMs: number }
  | { readonly kind: 'other-request' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly reason: Reason };

export interface LicenceFilter {
  readonly status: LicenceStatus | null;
  readonly tier: LicenceTier | null;
  readonly customerId: string | null;
}

export interface LicenceStore {
  /**
   * One transaction: the claim, the change, its line of audit and what the claim is to be answered with, or none of them.
   *
   * `work` must neither wait nor reach outside, and gives the same for the same licence; it may be called again. `before` is null for
   * `create` and never else. Rejects with an error named `StoreUnavailable` when it is certain that nothing was written; with any other,
   * it is not.
   */
  write<Reason>(
    deed: LicenceDeed,
    work: (before: Licence | null, nowMs: number) => LicenceVerdict<Reason>,
  ): Promise<LicenceWritten<Reason>>;
  find(id: string): Promise<Licence | null>;
  /** By the public part of its key. Comparing digests is the caller's work, in constant time. */
  findByKey(keyId: string): Promise<Licence | null>;
  /** Newest first. `before` is the id of the last one seen. */
  list(filter: LicenceFilter, limit: number, before: string | null): Promise<readonly Licence[]>;
  /**
   * Counts one request of a living licence that has any left this month, and notes the time. Null when there is no such licence, or its
   * key is another, or it is not living, or its month is used up; all of these take one statement.
   */
  count(id: string, keyDigest: Uint8Array): Promise<Licence | null>;
}
