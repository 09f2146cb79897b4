/** The store in memory: the suite of all stores, and the bounds that only it has. */

import { describe, expect, it } from 'vitest';
import { micro } from '../../packages/server/src/money.ts';
import type { Hold } from '../../packages/server/src/ports/index.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { type MemoryStoreOptions, memoryStore } from '../../packages/server/src/store/memory/index.ts';
import { accountRecord, claim, reservation, settleWhole } from './conformance/bench.ts';
import { type Opened, storeSuite } from './conformance.ts';

/** 2026-11-21T00:00:00Z. */
const START_MS = 1_795_219_200_000;

async function openMemory(bounds: Partial<MemoryStoreOptions> = {}): Promise<Opened> {
  let now = START_MS;
  const store = await memoryStore({ clock: { nowMs: () => now }, crypto: webCrypto, ...bounds });
  return {
    store,
    advance: async (seconds) => {
      now += seconds * 1000;
    },
    close: () => store.close(),
  };
}

storeSuite('memory', () => openMemory());

describe('the memory of answers', () => {
  /** A store of these bounds with an account that has money, and ways to claim, answer and look. */
  async function small(bounds: Partial<MemoryStoreOptions>) {
    const { store } = await openMemory(bounds);
    await store.accounts.open(accountRecord({ id: 'a' }), []);
    await store.ledger.fund({ accountId: 'a', kind: 'grant', amount: micro(1000n), reference: 'r' });
    const claimed = async (key: string): Promise<Hold> => {
      const got = await store.ledger.reserve(reservation('a', 1n, { claim: claim('a', key) }));
      if (got.kind !== 'held') throw new Error(`the claim is ${got.kind}`);
      return got.hold;
    };
    return {
      store,
      claimed,
      settle: async (key: string, body: string) => settleWhole(store.ledger, await claimed(key), body),
      kindOf: async (key: string) => (await store.ledger.recall(claim('a', key))).kind,
    };
  }

  it('forgets the oldest when there are too many, or too much of them, and never a running call', async () => {
    const { store, claimed, settle, kindOf } = await small({ maxAnswers: 3, maxCharacters: 100 });
    await claimed('running');
    for (const key of ['a', 'b', 'c', 'd']) await settle(key, 'x');
    expect(await kindOf('a')).toBe('fresh');
    expect([await kindOf('b'), await kindOf('c'), await kindOf('d')]).toEqual(['answered', 'answered', 'answered']);
    await settle('big', 'y'.repeat(99));
    expect([await kindOf('c'), await kindOf('d'), await kindOf('big')]).toEqual(['fresh', 'answered', 'answered']);
    await settle('bigger', 'z'.repeat(101));
    expect([await kindOf('d'), await kindOf('bigger'), await kindOf('running')]).toEqual(['fresh', 'fresh', 'running']);
    expect((await store.ledger.verify()).faults).toEqual([]);
  });

  it('counts age from the answer, not from the claim', async () => {
    const { store, claimed, settle, kindOf } = await small({ maxAnswers: 1 });
    const slow = await claimed('slow');
    await settle('quick', 'x');
    await settleWhole(store.ledger, slow, 'x');
    expect([await kindOf('quick'), await kindOf('slow')]).toEqual(['fresh', 'answered']);
  });
});
