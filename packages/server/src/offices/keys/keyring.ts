/**
 * Whose key is this? Answers from a short memory, so that a busy key costs the store one question in half a minute.
 *
 * A revoked key is refused at once in the process that revoked it and within `KEPT_MS` everywhere else, and so is a plan changed; an unknown
 * one is asked for again after `UNKNOWN_MS`, so that a key just made works soon.
 */

import type { Account, Clock, CryptoPort, KeyRecord, KeyStore } from '../../ports/index.ts';
import { digestOf, keyIdOf, likelyIdOf } from './form.ts';

export interface KeyHolder {
  readonly account: Account;
  readonly keyId: string;
}

export interface Keyring {
  /**
   * The holder of a living key, or null: unknown, revoked, expired and altered keys cannot be told apart, not by time either. At once where
   * the store need not be asked.
   */
  holderOf(key: string): KeyHolder | null | Promise<KeyHolder | null>;
  /** Drops what is remembered of a key, because it has just changed; without an id, of all. */
  forget(keyId?: string): void;
}

export const KEPT_MS = 30_000;
export const UNKNOWN_MS = 5_000;
const MOST_KEPT = 10_000;
const TOUCH_EVERY_MS = 60_000;

interface Kept {
  readonly record: KeyRecord;
  readonly untilMs: number;
}

/** A keyring over a store. */
export function keyring(store: KeyStore, crypto: CryptoPort, clock: Clock): Keyring {
  const kept = new Map<string, Kept>();
  // By itself, so that made-up keys push out one another and no living one.
  const unknown = new Map<string, number>();
  const touched = new Map<string, number>();
  let changes = 0;

  /** What is remembered under an id, null for nobody; undefined when the store has to be asked. */
  function recall(keyId: string, nowMs: number): KeyRecord | null | undefined {
    const known = kept.get(keyId);
    if (known !== undefined && known.untilMs > nowMs) return known.record;
    return (unknown.get(keyId) ?? 0) > nowMs ? null : undefined;
  }

  async function find(keyId: string, nowMs: number): Promise<KeyRecord | null> {
    const changesBefore = changes;
    const record = await store.find(keyId);
    // A record that was read before a key changed may be the old one.
    if (changes !== changesBefore) return record;
    if (record === null) remember(unknown, keyId, nowMs + UNKNOWN_MS);
    else remember(kept, keyId, { record, untilMs: nowMs + KEPT_MS });
    return record;
  }

  function judge(record: KeyRecord | null, digest: Uint8Array, nowMs: number): KeyHolder | null {
    const equal = equalInConstantTime(digest, record?.digest ?? NO_DIGEST);
    if (record === null || !equal || !record.active || (record.expiresAtMs ?? Number.POSITIVE_INFINITY) <= nowMs)
      return null;
    noteUse(record.keyId, nowMs);
    return { account: record.account, keyId: record.keyId };
  }

  function noteUse(keyId: string, nowMs: number): void {
    if (nowMs - (touched.get(keyId) ?? Number.NEGATIVE_INFINITY) < TOUCH_EVERY_MS) return;
    remember(touched, keyId, nowMs);
    // When a key was last used is a courtesy: a store that cannot note it must not cost anybody an answer.
    store.touch(keyId, nowMs).catch(() => undefined);
  }

  async function ask(key: string, nowMs: number): Promise<KeyHolder | null> {
    const digest = await digestOf(key, crypto);
    const keyId = keyIdOf(key, digest);
    if (keyId === null) return judge(null, digest, nowMs);
    const known = recall(keyId, nowMs);
    return judge(known === undefined ? await find(keyId, nowMs) : known, digest, nowMs);
  }

  return {
    holderOf: (key) => {
      const nowMs = clock.nowMs();
      const likelyId = crypto.sha256Now === undefined ? null : likelyIdOf(key);
      const known = likelyId === null ? undefined : recall(likelyId, nowMs);
      // Of a key that is remembered nothing has to be waited for, and its checksum has been looked at before.
      return known === undefined || crypto.sha256Now === undefined
        ? ask(key, nowMs)
        : judge(known, crypto.sha256Now(key), nowMs);
    },
    forget: (keyId) => {
      changes += 1;
      if (keyId === undefined) kept.clear();
      else kept.delete(keyId);
    },
  };
}

/** Compared with when no record was found, so that an unknown key takes as long as a known one. */
const NO_DIGEST = new Uint8Array(32);

/** Compares all bytes whatever the first ones say. */
export function equalInConstantTime(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i += 1) difference |= (a[i] as number) ^ (b[i] ?? 0);
  return difference === 0;
}

/** Sets, and drops the oldest beyond the limit. */
function remember<T>(map: Map<string, T>, name: string, value: T): void {
  map.delete(name);
  map.set(name, value);
  if (map.size > MOST_KEPT) map.delete(map.keys().next().value as string);
}
