/** Money, and the memory of what it paid for. Whole micro-dollars; see `money.ts`. */

import type { Micro } from '../money.ts';
import type { EventDraft } from './webhooks.ts';
import type { AdapterNote } from './world.ts';

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
  /** `body` in UTF-8, where it was written so; a memory of answers need not keep it. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
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
  /** When an event that can happen once happened, by its name; null when it has not. */
  happened(accountId: string, once: string): Promise<number | null>;
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
