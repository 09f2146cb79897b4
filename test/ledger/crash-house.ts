/**
 * What the crash points are tried on: a whole app over any store, one account whose next chart writes everything a charge can write (its usage
 * crosses a threshold and it has a subscriber), and one question to the store: how much of that call stands?
 */

import { createApp } from '../../packages/server/src/app.ts';
import { micro } from '../../packages/server/src/money.ts';
import { digestOf, keyIdOf } from '../../packages/server/src/offices/keys/form.ts';
import type { Clock, Store } from '../../packages/server/src/ports/index.ts';
import type { ServedEngine } from '../../packages/server/src/routes/engine.ts';
import { PRICES } from '../../packages/server/src/routes/prices.ts';
import { noOutbound, plainVault } from '../../packages/server/src/serve/bare.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { BIRTH, KEY, madeEngine } from '../server/house.ts';

/** 2026-11-21T00:00:00Z. */
const START_MS = 1_795_219_200_000;
/** The hold of a chart lives for its deadline of 10 s and 30 s more. */
export const LEASE_SECONDS = 40;
export const PRICE: bigint = PRICES.birthChart.amount;

const ACCOUNT = 'acc_crash';
const ENDPOINT = 'whk_crash';
const PATH = '/v2/astrology/birth-chart';
/** Spent before; a chart more is 80 % of the plan's credits. */
const SPENT = 9_500_000n;

/** What one call came to. */
export interface Reply {
  readonly status: number;
  readonly replayed: boolean;
  readonly text: string;
}

/** What stands of the calls under trial. */
export interface Standing {
  readonly available: bigint;
  readonly reserved: bigint;
  readonly charges: readonly bigint[];
  /** Calls in the month's usage. */
  readonly requests: number;
  /** Types of the events that wait for the subscriber, sorted. */
  readonly events: readonly string[];
  readonly faults: readonly string[];
}

export interface CrashHouse {
  ask(key: string | null): Promise<Reply>;
}

/** A clock that stands still until it is set forward. */
export function handClock(): Clock & { advance(seconds: number): void } {
  let now = START_MS;
  return {
    nowMs: () => now,
    advance: (seconds) => {
      now += seconds * 1000;
    },
  };
}

/** Opens the account in an empty store. `funds` is what it can still spend. */
export async function furnish({ accounts, ledger, keys, webhooks }: Store, funds: bigint): Promise<void> {
  const record = { id: ACCOUNT, name: 'Crash', plan: 'starter', perMinute: 1_000_000, status: 'active' } as const;
  await accounts.open({ ...record, createdMs: START_MS }, []);
  await ledger.fund({ accountId: ACCOUNT, amount: micro(SPENT + funds), kind: 'topup', reference: 'first' });
  const digest = await digestOf(KEY, nodeCrypto);
  const keyId = keyIdOf(KEY, digest) as string;
  await keys.add({
    keyId,
    digest,
    last4: '',
    active: true,
    expiresAtMs: null,
    createdMs: START_MS,
    accountId: ACCOUNT,
  });
  const spent = await ledger.reserve({
    accountId: ACCOUNT,
    amount: micro(SPENT),
    endpoint: '/earlier',
    priceEdition: '1',
    requestId: 'req_earlier',
    leaseSeconds: LEASE_SECONDS,
    claim: null,
    requestsPerMonth: null,
  });
  if (spent.kind !== 'held') throw new Error(`the earlier call was not held but ${spent.kind}`);
  await ledger.settle(spent.hold, { amount: micro(SPENT) }, ({ amount }) => ({
    answer: { status: 200, contentType: 'text/plain', body: '', requestId: 'req_earlier', charged: amount },
    events: [],
  }));
  await webhooks.add(
    {
      id: ENDPOINT,
      accountId: ACCOUNT,
      url: 'https://example.com/hook',
      events: ['chart.created', 'chart.updated', 'usage.threshold.reached', 'usage.limit.exceeded'],
      status: 'active',
      secret: Uint8Array.of(1),
      previousSecret: null,
      includeContent: false,
      createdMs: START_MS,
      deadInRow: 0,
      lastDelivery: null,
    },
    1,
  );
}

/** More money for the account. */
export async function topUp({ ledger }: Store, amount: bigint): Promise<void> {
  await ledger.fund({ accountId: ACCOUNT, amount: micro(amount), kind: 'topup', reference: 'second' });
}

/** A server over the store, as a process has it after its start. */
export function crashHouse(store: Store, clock: Clock, engine: ServedEngine = madeEngine()): CrashHouse {
  const app = createApp({
    engine,
    clock,
    crypto: nodeCrypto,
    store,
    vault: plainVault,
    outbound: noOutbound,
    log: { write: () => undefined },
  });
  return {
    ask: async (key) => {
      const headers = {
        'content-type': 'application/json',
        'x-api-key': KEY,
        ...(key === null ? {} : { 'idempotency-key': key }),
      };
      const request = new Request(`http://localhost${PATH}`, { method: 'POST', headers, body: JSON.stringify(BIRTH) });
      const response = await app(request);
      const replayed = response.headers.get('idempotent-replayed') === 'true';
      return { status: response.status, replayed, text: await response.text() };
    },
  };
}

/** An engine that breaks in the middle of its work, which is nobody's mistake but ours. */
export function brokenEngine(): ServedEngine {
  return {
    ...madeEngine(),
    chart: () => {
      throw new Error('broken');
    },
  };
}

/** What stands of calls since `furnish`. */
export async function standingOf({ ledger, webhooks }: Store): Promise<Standing> {
  const { available, reserved } = await ledger.balance(ACCOUNT);
  const charges = (await ledger.statement(ACCOUNT, 100, null)).filter(
    ({ kind, endpoint }) => kind === 'charge' && endpoint === PATH,
  );
  const { requests } = await ledger.usage(ACCOUNT, '2026-11');
  const deliveries = (await webhooks.deliveries(ACCOUNT, ENDPOINT, 100, null)) ?? [];
  const { faults, pendingHolds } = await ledger.verify();
  return {
    available,
    reserved,
    charges: charges.map(({ amount }) => -amount),
    requests: requests - 1,
    events: deliveries.map(({ type }) => type).sort(),
    faults: pendingHolds > 0 && reserved === 0n ? [...faults, `${pendingHolds} holds of nothing are pending`] : faults,
  };
}

/** What the first chart of the birth tells its subscriber. */
const TOLD = ['chart.created', 'usage.threshold.reached'];

/** How a standing differs from that of so many charged calls with so much set aside; empty when it does not. */
export function differences(standing: Standing, funds: bigint, charged: number, reserved = 0n): readonly string[] {
  const faults = [...standing.faults];
  const same = (what: string, is: string, should: string) =>
    is === should || faults.push(`${what}: ${is}, not ${should}`);
  same('charges', standing.charges.join(' '), Array(charged).fill(PRICE).join(' '));
  same('available', `${standing.available}`, `${funds - BigInt(charged) * PRICE - reserved}`);
  same('set aside', `${standing.reserved}`, `${reserved}`);
  same('calls in the usage', `${standing.requests}`, `${charged}`);
  same('events', standing.events.join(' '), charged > 0 ? TOLD.join(' ') : '');
  return faults;
}
