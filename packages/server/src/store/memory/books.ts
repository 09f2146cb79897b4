/** What this store keeps: one book per account, so that nobody meets another's rows, and the few lists that cross accounts. */

import { timedId } from '../../http/names.ts';
import type {
  AccountRecord,
  Clock,
  CryptoPort,
  Delivery,
  Endpoint,
  KeyRecord,
  Reservation,
  Transfer,
  Usage,
} from '../../ports/index.ts';
import type { Answers } from './answers.ts';

/** Everything of one account. */
export interface Book {
  record: AccountRecord;
  /** Posted sums only grow; what is pending is the sum of the account's open holds. */
  credits: bigint;
  debits: bigint;
  pending: bigint;
  /** Oldest first. */
  readonly transfers: Entry[];
  /** By month, such as `2026-11`. */
  readonly usage: Map<string, Usage>;
  readonly marks: Map<string, string>;
  /** Names of events that may happen once, and when they did. */
  readonly once: Map<string, number>;
  readonly endpoints: Map<string, Endpoint>;
  /** By id, oldest first. */
  readonly deliveries: Map<string, Parcel>;
}

/** A line of the statement with what the audit needs besides: `chargeId` names the charge that a refund gives back. */
export interface Entry extends Transfer {
  readonly holdId: string | null;
  readonly chargeId: string | null;
}

/** A hold that nobody has settled yet. */
export interface OpenHold {
  readonly reservation: Reservation;
  readonly fence: number;
  expiresAtMs: number;
}

/** A delivery, the bytes it carries, and who has it in hand. */
export interface Parcel {
  delivery: Delivery;
  readonly accountId: string;
  /** When what the event tells of happened. */
  readonly eventMs: number;
  /** Null when it was forgotten, which what waits never is. */
  body: string | null;
  hand: { readonly token: string; readonly sinceMs: number; readonly untilMs: number } | null;
}

/** A key without its account, which may change under it. */
export interface HeldKey extends Omit<KeyRecord, 'account'> {
  readonly accountId: string;
}

export interface Books {
  readonly clock: Clock;
  /** A fresh id such as `trf_…`, sorting by time. */
  readonly newId: (prefix: 'hold' | 'trf' | 'dlv' | 'tok') => string;
  readonly accounts: Map<string, Book>;
  readonly keys: Map<string, HeldKey>;
  readonly holds: Map<string, OpenHold>;
  readonly answers: Answers;
  /** Kind and reference of what happened once, with the account it happened to. */
  readonly references: Map<string, { readonly accountId: string; readonly entry: Entry }>;
  /** Deliveries that are not finished, of all accounts. */
  readonly waiting: Map<string, Parcel>;
}

/** Empty books. */
export function openBooks(clock: Clock, crypto: CryptoPort, answers: Answers): Books {
  return {
    clock,
    newId: (prefix) => `${prefix}_${timedId(clock.nowMs(), crypto.randomBytes(10))}`,
    accounts: new Map(),
    keys: new Map(),
    holds: new Map(),
    answers,
    references: new Map(),
    waiting: new Map(),
  };
}

/** The empty book of a new account. */
export function blankBook(record: AccountRecord): Book {
  return {
    record,
    credits: 0n,
    debits: 0n,
    pending: 0n,
    transfers: [],
    usage: new Map(),
    marks: new Map(),
    once: new Map(),
    endpoints: new Map(),
    deliveries: new Map(),
  };
}
