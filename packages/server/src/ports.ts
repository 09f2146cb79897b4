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
  /** How long the answer is remembered. */
  readonly keepSeconds: number;
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
  /** What can still be spent: posted credits less posted debits less what is set aside. */
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
  /** Charged calls that the account may make in a calendar month (UTC); null for no ceiling. Calls in flight are not counted yet. */
  readonly requestsPerMonth: number | null;
}

/** Money set aside for one call, and the claim that goes with it. `fence` grows when a dead call's claim is taken over. */
export interface Hold {
  readonly id: string;
  readonly fence: number;
  readonly accountId: string;
  readonly amount: Micro;
}

export type Reserved =
  | { readonly kind: 'held'; readonly hold: Hold }
  | { readonly kind: 'short'; readonly available: Micro }
  /** The month's calls are used up. */
  | { readonly kind: 'spent-quota'; readonly used: number; readonly resetAtMs: number }
  | Exclude<Recalled, { kind: 'fresh' }>;

/** What an account has used in one calendar month (UTC). */
export interface Usage {
  /** Such as `2026-11`. */
  readonly period: string;
  /** Settled calls. */
  readonly requests: number;
  readonly spent: Micro;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** One charge, as it is about to be written: what its answer and its events may tell. */
export interface Charge {
  readonly amount: Micro;
  readonly before: Micro;
  readonly after: Micro;
  readonly atMs: number;
  /** The month's usage without this call, and with it. */
  readonly usageBefore: Usage;
  readonly usageAfter: Usage;
  /** What `Settlement.mark` names, as it was remembered until now. */
  readonly mark: string | null;
}

/** How a hold is to be settled. */
export interface Settlement {
  /** 0 up to the amount of the hold; the rest goes back. */
  readonly amount: Micro;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  /** Name of a small text remembered for the account, which the conclusion may replace: whether a chart was seen before, for instance. */
  readonly mark?: string;
}

/** What is written together with the charge. */
export interface Conclusion {
  readonly answer: Answer;
  readonly events: readonly EventDraft[];
  /** The new text under `Settlement.mark`; absent leaves it. */
  readonly mark?: string;
}

export type Settled =
  | { readonly kind: 'settled'; readonly answer: Answer }
  /** The hold is no longer this call's: it expired or was taken over. Nothing was charged. */
  | { readonly kind: 'lost' };

/** Money that comes in, or is set right by the operator. `reference` makes it happen once: a payment provider's notice may arrive twice. */
export interface Funding {
  readonly accountId: string;
  /** Above zero, except for an adjustment, which may take away what is available. */
  readonly amount: Micro;
  readonly kind: 'topup' | 'grant' | 'adjustment';
  readonly reference: string;
}

export type Funded =
  | { readonly kind: 'funded' | 'already'; readonly transferId: string; readonly available: Micro }
  | { readonly kind: 'unknown-account' }
  /** An adjustment would take more than there is. */
  | { readonly kind: 'short'; readonly available: Micro };

export type Refunded =
  | { readonly kind: 'refunded' | 'already'; readonly transferId: string; readonly amount: Micro }
  /** No such charge of that account, or all of it was given back before. */
  | { readonly kind: 'nothing-to-refund' };

/** One line of an account's statement. */
export interface Transfer {
  readonly id: string;
  readonly kind: 'topup' | 'grant' | 'adjustment' | 'charge' | 'refund';
  /** As the wallet sees it: charges are negative. */
  readonly amount: Micro;
  readonly endpoint: string | null;
  readonly requestId: string | null;
  readonly reference: string | null;
  readonly atMs: number;
}

/** The wallet: money is set aside before the work and taken after it, or given back. */
export interface Wallet {
  balance(accountId: string): Promise<Balance>;
  /** One transaction: the claim and the hold, or neither. */
  reserve(reservation: Reservation): Promise<Reserved>;
  /**
   * One transaction: the charge, the month's usage, the mark, the events and the answer remembered under the claim, or none of them.
   * `conclude` must neither wait nor reach outside; it may be called again when the transaction has to be repeated.
   */
  settle(hold: Hold, settlement: Settlement, conclude: (charge: Charge) => Conclusion): Promise<Settled>;
  /** Gives the money back and forgets the claim. Calling it twice, or after a settlement, changes nothing. */
  release(hold: Hold): Promise<void>;
  /** Lets the hold of a long call live on. False when it is no longer this call's. */
  renew(hold: Hold, leaseSeconds: number): Promise<boolean>;
  fund(funding: Funding): Promise<Funded>;
  /** Gives a charge back, whole or in part, at most once per reference. */
  refund(accountId: string, requestId: string, amount: Micro | 'rest', reference: string): Promise<Refunded>;
  /** Voids holds whose lease has passed, at most so many; tells how many there were. */
  expire(limit: number): Promise<number>;
  /** Newest first. `before` is the id of the last line seen. */
  statement(accountId: string, limit: number, before: string | null): Promise<readonly Transfer[]>;
  usage(accountId: string, period: string): Promise<Usage>;
  /** Charges of a month by endpoint, most expensive first. */
  spending(
    accountId: string,
    period: string,
  ): Promise<readonly { readonly endpoint: string; readonly calls: number; readonly charged: Micro }[]>;
  /** Checks every rule of the books in one snapshot. */
  verify(): Promise<LedgerReport>;
}

/** The state of the books: empty `faults` means that every rule holds. */
export interface LedgerReport {
  readonly accounts: number;
  readonly transfers: number;
  readonly pendingHolds: number;
  /** A sentence for each broken rule, naming the row. */
  readonly faults: readonly string[];
}

/** The memory of answers by idempotency key. */
export interface Recall {
  recall(claim: Claim): Promise<Recalled>;
  /** Forgets answers whose time has passed, at most so many; tells how many there were. */
  purge(limit: number): Promise<number>;
}

/** One port for both, because a charge and its remembered answer must share a transaction. */
export interface Ledger extends Wallet, Recall {
  readonly about: AdapterNote;
}

/** What a webhook may tell of. */
export const EVENT_TYPES = [
  'chart.created',
  'chart.updated',
  'ai.response.completed',
  'ai.batch.completed',
  'billing.subscription.created',
  'billing.subscription.updated',
  'billing.subscription.cancelled',
  'billing.payment.failed',
  'usage.threshold.reached',
  'usage.limit.exceeded',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** An event, ready to be written: its bytes are fixed now and sent unchanged at every attempt. */
export interface EventDraft {
  /** `evt_…` */
  readonly id: string;
  readonly type: EventType;
  readonly createdMs: number;
  /** JSON, at most 20 KB. */
  readonly body: string;
  /** At most one event of an account has this name; a second one is dropped. Null for no such rule. */
  readonly once: string | null;
}

/** Makes the bytes of an event and gives it an id. `once`: at most one event of an account has this name. */
export type DraftEvent = (type: EventType, data: Readonly<Record<string, unknown>>, once?: string | null) => EventDraft;

/** A subscription of an account. */
export interface Endpoint {
  /** `whk_…` */
  readonly id: string;
  readonly accountId: string;
  readonly url: string;
  readonly events: readonly EventType[];
  readonly status: EndpointStatus;
  /** Sealed; see `Vault`. */
  readonly secret: Uint8Array;
  /** The secret before the last rotation, while both sign. */
  readonly previousSecret: { readonly secret: Uint8Array; readonly untilMs: number } | null;
  /** Whether events may carry question and answer text. */
  readonly includeContent: boolean;
  readonly createdMs: number;
  /** Deliveries that died one after another. */
  readonly deadInRow: number;
  readonly lastDelivery: { readonly status: DeliveryStatus; readonly atMs: number } | null;
}

export const ENDPOINT_STATUSES = ['active', 'paused', 'disabled'] as const;
export type EndpointStatus = (typeof ENDPOINT_STATUSES)[number];

/** `failed` is final: the last attempt went wrong, or the endpoint is gone. */
export const DELIVERY_STATUSES = ['pending', 'sending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One try: what came of it, in words that tell the subscriber nothing about the network behind us. */
export interface Attempt {
  readonly atMs: number;
  readonly durationMs: number;
  /** The receiver's status; null when there was none. */
  readonly status: number | null;
  readonly result: 'ok' | 'status' | 'timeout' | 'tls' | 'refused' | 'dns' | 'blocked' | 'crashed';
}

export interface Delivery {
  /** `dlv_…` */
  readonly id: string;
  readonly eventId: string;
  readonly endpointId: string;
  readonly type: EventType;
  readonly status: DeliveryStatus;
  readonly attempts: readonly Attempt[];
  /** Null when nothing more will be tried. */
  readonly nextAttemptMs: number | null;
  readonly createdMs: number;
}

/** A delivery taken by one sender for as long as its lease lasts. */
export interface TakenDelivery {
  readonly delivery: Delivery;
  /** Proves that the delivery is still this sender's. */
  readonly token: string;
  readonly endpoint: Endpoint;
  readonly body: string;
}

/** What becomes of a delivery after an attempt. */
export type DeliveryVerdict =
  | { readonly kind: 'delivered' }
  /** Counted from now, the end of the attempt, by the store's clock. */
  | { readonly kind: 'retry'; readonly inSeconds: number }
  /** The endpoint is disabled when it is the so many-th in a row. */
  | { readonly kind: 'failed'; readonly disableAfter: number };

export interface WebhookStore {
  /** False when the account has so many already. */
  add(endpoint: Endpoint, most: number): Promise<boolean>;
  /** Oldest first. */
  list(accountId: string): Promise<readonly Endpoint[]>;
  find(accountId: string, id: string): Promise<Endpoint | null>;
  /** Null when there is none. A change of status to `active` starts `deadInRow` afresh. */
  change(
    accountId: string,
    id: string,
    change: Partial<Pick<Endpoint, 'url' | 'events' | 'status' | 'secret' | 'previousSecret' | 'includeContent'>>,
  ): Promise<Endpoint | null>;
  /** Its waiting deliveries fail. False when there is none. */
  remove(accountId: string, id: string): Promise<boolean>;
  /** Writes events with a delivery for each active endpoint that asked for them. */
  emit(accountId: string, events: readonly EventDraft[]): Promise<void>;
  /** Writes an event for one endpoint, whatever it asked for. Null when there is no such endpoint. */
  emitTo(accountId: string, endpointId: string, event: EventDraft): Promise<Delivery | null>;
  /**
   * Takes what is due, soonest first, at most `perEndpoint` of one endpoint including those under way. A lease that passed counts as due, and
   * is noted as an attempt with result `crashed` by whoever takes the delivery next. What waits for an endpoint that is not active goes on waiting.
   */
  take(limit: number, perEndpoint: number, leaseSeconds: number): Promise<readonly TakenDelivery[]>;
  /** Notes the attempt, and what becomes of the delivery. False when it is no longer this sender's; then nothing changes. */
  finish(taken: TakenDelivery, attempt: Attempt, verdict: DeliveryVerdict): Promise<boolean>;
  /** Newest first. `before` is the id of the last delivery seen. Null when there is no such endpoint. */
  deliveries(
    accountId: string,
    endpointId: string,
    limit: number,
    before: string | null,
  ): Promise<readonly Delivery[] | null>;
  /** Makes a finished delivery due again with a fresh schedule, its attempts forgotten. Null when there is none of that account; `busy` while it is pending or under way. */
  redeliver(accountId: string, deliveryId: string): Promise<Delivery | 'busy' | null>;
}

/** Everything that is kept, in one place, because a charge, its answer and its events share a transaction. */
export interface Store {
  readonly about: AdapterNote;
  readonly accounts: AccountStore;
  readonly keys: KeyStore;
  readonly ledger: Ledger;
  readonly webhooks: WebhookStore;
  readonly limiter: Limiter;
  /** Answers when the store does, with its own clock. */
  ping(): Promise<{ readonly nowMs: number }>;
  close(): Promise<void>;
}

/** Encrypts what must be read again: webhook secrets, remembered answers. Synchronous, so that a transaction can use it. */
export interface Vault {
  /** Sealed bytes name the key that sealed them. */
  seal(plain: Uint8Array): Uint8Array;
  /** @throws Error when the bytes were altered or the key is unknown */
  open(sealed: Uint8Array): Uint8Array;
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

/** What is measured of an answered call. No account, key or address: those are many, and nobody's business in a chart. */
export interface Answered {
  readonly method: string;
  /** Canonical path of the row, or `none`. */
  readonly route: string;
  readonly status: number;
  readonly startedMs: number;
  readonly endedMs: number;
  readonly code: string | null;
  readonly charged: boolean;
  readonly replayed: boolean;
}

/** What is counted beside calls. */
export type Counted =
  | 'holds.expired'
  | 'answers.forgotten'
  | 'deliveries.delivered'
  | 'deliveries.retried'
  | 'deliveries.failed'
  | 'calls.shed';

/** Where measurements go. */
export interface Telemetry {
  answered(call: Answered): void;
  count(what: Counted, by: number): void;
  /** Work inside a call, timed under a name such as `engine` or `store.settle`. */
  span<T>(name: string, work: () => Promise<T>): Promise<T>;
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
