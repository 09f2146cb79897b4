/** Webhooks in a small world: a store in memory, a clock that is set by hand, and receivers that do as they are told. */

import { createHash } from 'node:crypto';
import { draftTest, sampleOf } from '../../packages/server/src/offices/events/index.ts';
import {
  type Outbound,
  openSender,
  type Sender,
  type Sent,
  type Subscriptions,
  subscriptionsOffice,
} from '../../packages/server/src/offices/webhooks/index.ts';
import {
  type CryptoPort,
  type Delivery,
  type Endpoint,
  EVENT_TYPES,
  type EventType,
  type Store,
  type Vault,
} from '../../packages/server/src/ports/index.ts';
import { memoryStore } from '../../packages/server/src/store/memory/index.ts';

/** 2026-11-22T00:00:00Z. */
export const START_MS = 1_795_305_600_000;
export const ACCOUNT = 'acc_world';

/** One request as a receiver saw it. */
export interface Received {
  readonly atMs: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly deadlineMs: number;
}

export interface World {
  now: number;
  readonly store: Store;
  readonly office: Subscriptions;
  readonly sender: Sender;
  readonly received: Received[];
  readonly faults: unknown[];
  /** What the receiver does next: what comes back, and after how long. */
  receiver: (received: Received) => Sent | Promise<Sent>;
  subscribe(wish?: Partial<Parameters<Subscriptions['subscribe']>[1]>): Promise<{ endpoint: Endpoint; secret: string }>;
  emit(type?: EventType): Promise<string>;
  /** Ticks every half second of the world's time until then, each tick worked off. */
  until(ms: number): Promise<void>;
  deliveries(endpoint: Endpoint): Promise<readonly Delivery[]>;
}

/** Turns every bit, so that what was not opened is not read by chance. */
export const mirrorVault: Vault = {
  seal: (plain) => plain.map((byte) => byte ^ 0xff),
  open: (sealed) => sealed.map((byte) => byte ^ 0xff),
};

/** Real digests; chance that counts. */
export function countingCrypto(): CryptoPort {
  let count = 0;
  return {
    sha256: async (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
    randomBytes: (n) => {
      count += 1;
      return Uint8Array.from({ length: n }, (_, i) => (i < n - 4 ? i : (count >> (8 * (n - 1 - i))) & 255));
    },
  };
}

export async function openWorld(change: (store: Store) => Partial<Store> = () => ({})): Promise<World> {
  const world = { now: START_MS, receiver: () => ({ status: 200 }) } as unknown as World;
  const clock = { nowMs: () => world.now };
  const crypto = countingCrypto();
  const kept = await memoryStore({ clock, crypto });
  const store: Store = { ...kept, ...change(kept) };
  const account = {
    id: ACCOUNT,
    name: '',
    plan: 'pro',
    perMinute: null,
    status: 'active',
    createdMs: START_MS,
  } as const;
  await store.accounts.open(account, []);
  const received: Received[] = [];
  const faults: unknown[] = [];
  const outbound: Outbound = {
    admit: async (url) => ({ kind: 'admitted', url }),
    send: async (url, headers, body, deadlineMs) => {
      const one = { atMs: world.now, url, headers, body, deadlineMs };
      received.push(one);
      return world.receiver(one);
    },
  };
  let names = 0;
  const newId = (prefix: string) => `${prefix}_${String((names += 1)).padStart(26, '0')}`;
  const { webhooks } = store;
  const parts = { webhooks, vault: mirrorVault, outbound, clock, crypto };
  const sender = openSender({ ...parts, onFault: (error) => faults.push(error) });
  const office = subscriptionsOffice({ ...parts, newId });
  return Object.assign(world, {
    store,
    office,
    sender,
    received,
    faults,
    subscribe: async (wish: Partial<Parameters<Subscriptions['subscribe']>[1]> = {}) => {
      const usual = { url: 'https://hooks.example.org/in', events: EVENT_TYPES, secret: null, includeContent: false };
      const done = await office.subscribe(ACCOUNT, { ...usual, ...wish });
      if (done.kind !== 'subscribed') throw new Error(`not subscribed: ${done.kind}`);
      return done;
    },
    emit: async (type: EventType = 'chart.created') => {
      const event = draftTest({ clock, newId }, type, sampleOf(type, ACCOUNT, world.now));
      await webhooks.emit(ACCOUNT, [event]);
      return event.id;
    },
    until: async (ms: number) => {
      for (;;) {
        await sender.tick();
        await sender.settled();
        if (world.now + 500 > ms) break;
        world.now += 500;
      }
      world.now = Math.max(world.now, ms);
    },
    deliveries: async ({ id }: Endpoint) => (await webhooks.deliveries(ACCOUNT, id, 1000, null)) ?? [],
  });
}
