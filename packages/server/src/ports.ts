/**
 * Everything the server reaches outside itself for: time, chance, keys, money, memory, limits, log, files. Nothing else does.
 *
 * Shapes only. Adapters live in `store/` and `serve/`; a test passes its own. Money is whole micro-dollars (see `money.ts`).
 */

import type { Micro } from './money.ts';

/** Wall-clock time. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  nowMs(): number;
}

/** Chance and fingerprints. */
export interface CryptoPort {
  /** Bytes nobody can guess. */
  randomBytes(count: number): Uint8Array;
  /** 32 bytes. */
  sha256(bytes: Uint8Array): Promise<Uint8Array>;
}

/** What an adapter says of itself in `/healthz` and at the start. */
export interface AdapterNote {
  readonly adapter: string;
  /** True when what it holds outlives the process. */
  readonly durable: boolean;
  readonly note: string;
}

/** Plans in rising order; what a row asks for and what an account has. */
export const PLANS = ['starter', 'pro', 'business', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

/** Who pays. Made by the key store only. */
export interface Account {
  readonly id: string;
  readonly plan: Plan;
  /** Calls per minute. */
  readonly perMinute: number;
}

export interface KeyRecord {
  /** First 12 hexadecimal digits of the digest: enough to look up and to name in a log, useless to guess with. */
  readonly keyId: string;
  /** SHA-256 of the whole key; the key itself is never kept. */
  readonly digest: Uint8Array;
  readonly active: boolean;
  readonly account: Account;
}

export interface KeyStore {
  readonly about: AdapterNote;
  /** The record under that id, or null. Comparing digests is the caller's work, in constant time. */
  find(keyId: string): Promise<KeyRecord | null>;
}

/** Where a subject stands against its rate. */
export interface Allowance {
  /** Calls per minute. */
  readonly limit: number;
  /** Calls left at this instant. */
  readonly remaining: number;
  /** When all of them are back, seconds since 1970. */
  readonly resetAtSeconds: number;
  /** 0 when the call may pass, else whole seconds to wait, at least 1. */
  readonly retryAfterSeconds: number;
}

export interface Limiter {
  readonly about: AdapterNote;
  /** Counts one call of the subject. */
  take(subject: string, perMinute: number): Promise<Allowance>;
  /** The same figures without counting. */
  look(subject: string, perMinute: number): Promise<Allowance>;
}

/** The right to answer under one idempotency key: account, method and route, key, and what was asked. */
export interface Claim {
  readonly accountId: string;
  /** Method and canonical path, such as `POST /v2/astrology/birth-chart`. */
  readonly scope: string;
  readonly key: string;
  /** SHA-256 over what was asked, hexadecimal. */
  readonly fingerprint: string;
}

/** A finished answer, as it went out. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly requestId: string;
  readonly charged: Micro;
}

/** What is known of a claim. */
export type Recalled =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'running'; readonly retryAfterSeconds: number }
  | { readonly kind: 'other-body' };

export interface Balance {
  readonly available: Micro;
  readonly reserved: Micro;
}

export interface Reservation {
  readonly accountId: string;
  readonly amount: Micro;
  readonly endpoint: string;
  /** Edition of the price list that the amount was read from. */
  readonly priceEdition: string;
  readonly requestId: string;
  /** After this long without settlement the hold is void by itself. */
  readonly leaseSeconds: number;
  readonly claim: Claim | null;
}

/** Money set aside for one call, and the claim that goes with it. `fence` grows when a dead call's claim is taken over. */
export interface Hold {
  readonly id: string;
  readonly fence: number;
}

export type Reserved =
  | { readonly kind: 'held'; readonly hold: Hold }
  | { readonly kind: 'short'; readonly available: Micro }
  | Exclude<Recalled, { kind: 'fresh' }>;

/** One charge, for the answer that reports it. */
export interface Charge {
  readonly amount: Micro;
  readonly before: Micro;
  readonly after: Micro;
}

export type Settled =
  | { readonly kind: 'settled'; readonly answer: Answer }
  /** The hold is no longer this call's: it expired or was taken over. Nothing was charged. */
  | { readonly kind: 'lost' };

/** The wallet: money is set aside before the work and taken after it, or given back. */
export interface Wallet {
  balance(accountId: string): Promise<Balance>;
  /** One transaction: the claim and the hold, or neither. */
  reserve(reservation: Reservation): Promise<Reserved>;
  /** One transaction: the charge and the answer remembered under the claim, or neither. The answer may tell the charge. */
  settle(hold: Hold, answerOf: (charge: Charge) => Answer): Promise<Settled>;
  /** Gives the money back and forgets the claim. Calling it twice, or after a settlement, changes nothing. */
  release(hold: Hold): Promise<void>;
}

/** The memory of answers by idempotency key. */
export interface Recall {
  recall(claim: Claim): Promise<Recalled>;
}

/** One port for both, because a charge and its remembered answer must share a transaction. */
export interface Ledger extends Wallet, Recall {
  readonly about: AdapterNote;
}

/** One line of log: an allow-list, so that no secret and no birth can slip in. */
export interface LogLine {
  readonly event: 'request' | 'start' | 'stop' | 'fault';
  readonly level: 'info' | 'warn' | 'error';
  readonly requestId?: string;
  /** The caller's own trace id, when it is well formed. */
  readonly trace?: string;
  readonly method?: string;
  /** Canonical path of the row, never the path as asked. */
  readonly route?: string;
  readonly status?: number;
  readonly code?: string;
  readonly durationMs?: number;
  readonly accountId?: string;
  readonly keyId?: string;
  readonly chargedMicroUsd?: string;
  readonly bytes?: number;
  readonly replayed?: boolean;
  /** Name and place of an unexpected fault; never its message when that could quote input. */
  readonly fault?: string;
  readonly note?: string;
}

export interface Log {
  write(line: LogLine): void;
}

/** A page file, ready to send. */
export interface SiteFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
  readonly contentType: string;
  /** Strong, in quotes. */
  readonly etag: string;
  /** The name holds a hash of the content, so it may be kept for ever. */
  readonly immutable: boolean;
}

/** The built page. */
export interface Site {
  /** The file under an absolute path such as `/`, or null. */
  find(path: string): SiteFile | null;
}
