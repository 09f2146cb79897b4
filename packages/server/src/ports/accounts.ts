/** Who calls: accounts, their plans, their keys. */

import type { EventDraft } from './webhooks.ts';
import type { AdapterNote } from './world.ts';

/** Plans in rising order; what a row asks for and what an account has. */
export const PLANS = ['starter', 'pro', 'business', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

/** Who pays: the tenant of everything that is stored. Made by a store only; every method that reads or writes for somebody takes its id first. */
export interface Account {
  /** `acc_…`, made by us: letters, digits, hyphen and underscore. */
  readonly id: string;
  readonly plan: Plan;
  /** Calls per minute of its own; null takes the plan's. */
  readonly perMinute: number | null;
}

/** An account as its operator sees it. */
export interface AccountRecord extends Account {
  readonly name: string;
  readonly status: AccountStatus;
  readonly createdMs: number;
}

/** Only an active account's keys open anything. */
export const ACCOUNT_STATUSES = ['active', 'cancelled'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export interface AccountStore {
  /** One transaction: the account, its empty wallet, and the events that tell of it. False when the id is taken. */
  open(account: AccountRecord, events: readonly EventDraft[]): Promise<boolean>;
  find(id: string): Promise<AccountRecord | null>;
  /** By time of creation, oldest first. */
  list(): Promise<readonly AccountRecord[]>;
  /** One transaction: the change and its events, which are worked out from the record as it was. Null when there is no such account. */
  change(
    id: string,
    change: Partial<Pick<AccountRecord, 'plan' | 'perMinute' | 'status' | 'name'>>,
    eventsOf: (before: AccountRecord) => readonly EventDraft[],
  ): Promise<AccountRecord | null>;
}

/** A key as it is kept. Its secret is not. */
export interface KeyRecord {
  /** The public part of the key: enough to look up and to name in a log, useless to guess with. */
  readonly keyId: string;
  /** SHA-256 of the whole key. */
  readonly digest: Uint8Array;
  /** The last four characters, so that its owner can tell keys apart. */
  readonly last4: string;
  readonly active: boolean;
  readonly expiresAtMs: number | null;
  readonly createdMs: number;
  readonly lastUsedMs: number | null;
  readonly account: Account;
}

export interface KeyStore {
  readonly about: AdapterNote;
  /** The record under that id, or null; a key whose account is not active is not active. Comparing digests is the caller's work, in constant time. */
  find(keyId: string): Promise<KeyRecord | null>;
  /** False when the id is taken or the account is unknown. */
  add(key: Omit<KeyRecord, 'account' | 'lastUsedMs'> & { readonly accountId: string }): Promise<boolean>;
  /** Keys of an account, oldest first. */
  list(accountId: string): Promise<readonly KeyRecord[]>;
  /** True when the key was active until now. */
  revoke(accountId: string, keyId: string): Promise<boolean>;
  /** Remembers that the key was used; callers do this at most once a minute and key. */
  touch(keyId: string, atMs: number): Promise<void>;
}
