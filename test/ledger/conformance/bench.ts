/** What every test of a store begins with: an empty store, accounts with money, and short ways to say what is done to them. */

import { afterEach, beforeEach, expect } from 'vitest';
import { type Micro, micro } from '../../../packages/server/src/money.ts';
import type {
  AccountRecord,
  Answer,
  Charge,
  Claim,
  Conclusion,
  Endpoint,
  EventDraft,
  EventType,
  Hold,
  Ledger,
  Reservation,
  Settled,
  Settlement,
  Store,
} from '../../../packages/server/src/ports/index.ts';
import { type Open, type Opened, patientStore } from '../opened.ts';

export type { Open };

/** The store of the running test, and the hands that use it. */
export interface Bench {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly opened: Opened;
  advance(seconds: number): Promise<void>;
  /** Crashes the store and takes what is left of it as the store of this test; false where it keeps nothing, which it must say. */
  crash(): Promise<boolean>;
  /** An account with so much money. */
  account(funds?: bigint, more?: Partial<AccountRecord>): Promise<string>;
  /** A hold, of which there must be one. */
  hold(accountId: string, amount: bigint, more?: Partial<Reservation>): Promise<Hold>;
  /** Reserves and settles. */
  charge(
    accountId: string,
    amount: bigint,
    more?: Partial<Reservation>,
    settlement?: Partial<Settlement>,
  ): Promise<Hold>;
  /** What is available and what is set aside. */
  balance(accountId: string): Promise<readonly [bigint, bigint]>;
  nowMs(): Promise<number>;
}

let count = 0;

/** A name that no test used before. */
export function fresh(prefix: string): string {
  count += 1;
  return `${prefix}_${String(count).padStart(6, '0')}`;
}

/** A fresh store before each test of the surrounding block; clean books after it. */
export function useStore(open: Open): Bench {
  const bench = {} as { -readonly [Name in keyof Bench]: Bench[Name] };
  beforeEach(async () => {
    const opened = await open();
    Object.assign(bench, benchOf(opened, patientStore(opened.store)), {
      crash: async () => {
        if (opened.reopen === undefined) {
          expect(bench.store.about.durable).toBe(false);
          return false;
        }
        Object.assign(bench, benchOf(opened, patientStore(await opened.reopen())));
        return true;
      },
    });
  });
  afterEach(async () => {
    const { faults } = await bench.ledger.verify();
    await bench.opened.close();
    expect(faults).toEqual([]);
  });
  return bench;
}

function benchOf(opened: Opened, store: Store): Omit<Bench, 'crash'> {
  const { ledger } = store;
  const hold: Bench['hold'] = async (accountId, amount, more = {}) => {
    const reserved = await ledger.reserve(reservation(accountId, amount, more));
    if (reserved.kind !== 'held') throw new Error(`expected a hold, got ${reserved.kind}`);
    return reserved.hold;
  };
  return {
    store,
    ledger,
    opened,
    advance: (seconds) => opened.advance(seconds),
    account: async (funds = 1000n, more = {}) => {
      const id = more.id ?? fresh('acc');
      expect(await store.accounts.open(accountRecord({ ...more, id }), [])).toBe(true);
      if (funds > 0n)
        await ledger.fund({ accountId: id, amount: micro(funds), kind: 'topup', reference: fresh('first') });
      return id;
    },
    hold,
    charge: async (accountId, amount, more = {}, settlement = {}) => {
      const held = await hold(accountId, amount, more);
      const settled = await ledger.settle(held, { amount: micro(amount), ...settlement }, concluded());
      expect(settled.kind).toBe('settled');
      return held;
    },
    balance: async (accountId) => {
      const { available, reserved } = await ledger.balance(accountId);
      return [available, reserved];
    },
    nowMs: async () => (await store.ping()).nowMs,
  };
}

export function accountRecord(more: Partial<AccountRecord> = {}): AccountRecord {
  return {
    id: fresh('acc'),
    name: 'A name',
    plan: 'pro',
    perMinute: null,
    status: 'active',
    createdMs: 1_000,
    ...more,
  };
}

export function reservation(accountId: string, amount: bigint, more: Partial<Reservation> = {}): Reservation {
  return {
    accountId,
    amount: micro(amount),
    endpoint: '/v2/astrology/birth-chart',
    priceEdition: '2026-11',
    requestId: fresh('req'),
    leaseSeconds: 40,
    claim: null,
    requestsPerMonth: null,
    ...more,
  };
}

export function claim(accountId: string, key: string, more: Partial<Claim> = {}): Claim {
  return {
    accountId,
    scope: 'POST /v2/astrology/birth-chart',
    key,
    fingerprint: 'f'.repeat(64),
    keepSeconds: 86_400,
    ...more,
  };
}

export function answer(charged: Micro, body = '{"success":true}', requestId = 'req_answer'): Answer {
  return { status: 200, contentType: 'application/json', body, requestId, charged };
}

/** A conclusion that answers with that body and tells of nothing else. */
export function concluded(body?: string, more: Partial<Conclusion> = {}): (charge: Charge) => Conclusion {
  return ({ amount }) => ({ answer: answer(amount, body), events: [], ...more });
}

/** Settles a hold whole. */
export function settleWhole(ledger: Ledger, hold: Hold, body?: string): Promise<Settled> {
  return ledger.settle(hold, { amount: hold.amount }, concluded(body));
}

export function event(type: EventType = 'chart.created', more: Partial<EventDraft> = {}): EventDraft {
  const id = fresh('evt');
  return { id, type, createdMs: 1_000, body: JSON.stringify({ id, type }), once: null, ...more };
}

export function endpoint(accountId: string, more: Partial<Endpoint> = {}): Endpoint {
  return {
    id: fresh('whk'),
    accountId,
    url: 'https://example.com/hook',
    events: ['chart.created'],
    status: 'active',
    secret: Uint8Array.of(1, 2, 3),
    previousSecret: null,
    includeContent: false,
    createdMs: 1_000,
    deadInRow: 0,
    lastDelivery: null,
    ...more,
  };
}
