/** Reserves and settlements that go together in SQLite: many of them in one write, each for itself. */

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { micro } from '../../packages/server/src/money.ts';
import type { Charge, Hold, Store } from '../../packages/server/src/ports/index.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { connect } from '../../packages/server/src/store/sqlite/connection.ts';
import { gathering } from '../../packages/server/src/store/sqlite/gather.ts';
import { sqliteStore } from '../../packages/server/src/store/sqlite/index.ts';
import { accountRecord, claim, concluded, endpoint, event, reservation } from './conformance/bench.ts';

const turn = () => new Promise((resume) => setImmediate(resume));

describe('callers who gather', () => {
  it('go together until the write takes them, and those who come later with the next one', async () => {
    const groups: number[][] = [];
    const add = gathering<number, number>(async (group) => {
      await turn();
      groups.push([...group()]);
      expect(group()).toEqual(groups.at(-1));
      await turn();
      return group().map((n) => n * 2);
    });
    const first = [1, 2, 3].map(add);
    await turn();
    await turn();
    const all = await Promise.all([...first, add(4), add(5)]);
    expect(all).toEqual([2, 4, 6, 8, 10]);
    expect(groups).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('are sixty-four at most, and the others ask for their writes at once, so that one commit may do for all', async () => {
    const sizes: number[] = [];
    let asked = 0;
    const add = gathering<number, number>(async (group) => {
      asked += 1;
      await turn();
      sizes.push(group().length);
      return group();
    });
    const all = Array.from({ length: 150 }, (_, n) => n);
    const answers = all.map(add);
    expect(asked).toBe(3);
    expect(await Promise.all(answers)).toEqual(all);
    expect(sizes).toEqual([64, 64, 22]);
  });

  it('are each taken once, however they come', async () => {
    const taken: number[] = [];
    const sizes: number[] = [];
    const add = gathering<number, number>(async (group) => {
      for (let i = 0; i < 1 + (sizes.length % 3); i += 1) await turn();
      sizes.push(group().length);
      taken.push(...group());
      return group();
    });
    const answers: Promise<number>[] = [];
    for (const some of [1, 63, 1, 64, 65, 2, 128, 7]) {
      for (let i = 0; i < some; i += 1) answers.push(add(answers.length));
      await turn();
    }
    await Promise.all(answers);
    expect([...taken].sort((a, b) => a - b)).toEqual(answers.map((_, n) => n));
    expect(sizes).not.toContain(0);
  });

  it('are run again one by one when they fail together', async () => {
    const add = gathering<number, number>(async (group) => {
      await turn();
      if (group().includes(13)) throw new Error('an unlucky number');
      return group();
    });
    const told = await Promise.allSettled([1, 13, 2].map(add));
    expect(told.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([
      ...[1, 'an unlucky number', 2],
    ]);
  });

  it('are all told when there is no write to go with', async () => {
    const add = gathering<number, number>(async () => {
      throw new Error('closed');
    });
    const told = await Promise.allSettled([1, 2, 3].map(add));
    expect(told.map((one) => one.status === 'rejected' && one.reason.message)).toEqual(Array(3).fill('closed'));
  });
});

describe('charges that go together', () => {
  let folder: string;
  let store: Store;
  let open: () => Promise<Store>;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'khagol-programs-'));
    const vault = { seal: (plain: Uint8Array) => plain, open: (sealed: Uint8Array) => sealed };
    open = () =>
      sqliteStore({
        file: join(folder, 'store.db'),
        clock: { nowMs: () => 1_795_219_200_000 },
        crypto: nodeCrypto,
        vault,
      });
    store = await open();
    for (const [id, amount] of Object.entries({ rich: 100_000n, poor: 25n })) {
      await store.accounts.open(accountRecord({ id }), []);
      await store.ledger.fund({ accountId: id, amount: micro(amount), kind: 'topup', reference: `first ${id}` });
    }
  });
  afterEach(async () => {
    const { faults, pendingHolds } = await store.ledger.verify();
    await store.close();
    rmSync(folder, { recursive: true });
    expect([faults, pendingHolds]).toEqual([[], 0]);
  });

  const hold = async (accountId: string, more = {}): Promise<Hold> => {
    const reserved = await store.ledger.reserve(reservation(accountId, 10n, more));
    if (reserved.kind !== 'held') throw new Error(reserved.kind);
    return reserved.hold;
  };
  const settle = (held: Hold, mark: string | null = null, more = {}, see: (charge: Charge) => void = () => undefined) =>
    store.ledger.settle(held, { amount: micro(10n), ...(mark === null ? {} : { mark }) }, (charge) => {
      see(charge);
      return { ...concluded()(charge), ...more };
    });

  it('see one another: the wallet, the month and the mark as the one before left them', async () => {
    const holds = await Promise.all(Array.from({ length: 21 }, () => hold('rich')));
    const seen: Charge[] = [];
    const write = (held: Hold, i: number) => settle(held, 'last', { mark: `call ${i}` }, (charge) => seen.push(charge));
    const told = await Promise.all(holds.map(write));
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['settled']));
    // One group, in the order of its holds' names, which is the order in which they were made.
    expect(seen).toHaveLength(21);
    for (const [i, { before, after, usageBefore, usageAfter, mark }] of seen.entries()) {
      expect([before, after]).toEqual([100_000n - 10n * BigInt(i), 99_990n - 10n * BigInt(i)]);
      expect([usageBefore.requests, usageAfter.requests]).toEqual([i, i + 1]);
      expect(usageAfter.spent).toBe(10n * BigInt(i + 1));
      expect(mark).toBe(i === 0 ? null : `call ${i - 1}`);
    }
    expect(await store.ledger.balance('rich')).toEqual({ available: 99_790n, reserved: 0n });
  });

  it('are granted as far as the money goes, in one group as one by one', async () => {
    const asked = [...Array(5).fill('poor'), 'rich', 'nobody'].map((id) =>
      store.ledger.reserve(reservation(id as string, 10n)),
    );
    const told = await Promise.all(asked);
    expect(told.map(({ kind }) => kind)).toEqual(['held', 'held', 'short', 'short', 'short', 'held', 'short']);
    expect(told[2]).toEqual({ kind: 'short', available: 5n });
    for (const one of told) if (one.kind === 'held') await store.ledger.release(one.hold);
  });

  it('under one key are one: the others meet it running, and a month that is used up stops the rest', async () => {
    const twins = await Promise.all(
      [1, 2, 3].map(() => store.ledger.reserve(reservation('rich', 10n, { claim: claim('rich', 'key') }))),
    );
    expect(twins.map(({ kind }) => kind).sort()).toEqual(['held', 'running', 'running']);
    for (const one of twins) if (one.kind === 'held') expect((await settle(one.hold)).kind).toBe('settled');
    const late = await store.ledger.reserve(reservation('rich', 10n, { claim: claim('rich', 'key') }));
    expect(late.kind).toBe('answered');
    const full = [1, 2].map(() => store.ledger.reserve(reservation('rich', 10n, { requestsPerMonth: 1 })));
    expect((await Promise.all(full)).map(({ kind }) => kind)).toEqual(['spent-quota', 'spent-quota']);
  });

  it('fail alone: an answer that cannot be written is nobody else’s affair, and its money can be given back', async () => {
    const holds = await Promise.all(Array.from({ length: 5 }, () => hold('rich')));
    const told = await Promise.allSettled(
      holds.map((held, i) =>
        settle(held, null, {}, () => {
          if (i === 2) throw new Error('an answer that cannot be written');
        }),
      ),
    );
    expect(told.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
    ]);
    await store.ledger.release(holds[2] as Hold);
    expect(await store.ledger.balance('rich')).toEqual({ available: 99_960n, reserved: 0n });
  });

  it('twice for one hold are one charge, whose second caller gets the answer of the first or nothing', async () => {
    const [plain, keyed] = [await hold('rich'), await hold('rich', { claim: claim('rich', 'twice') })];
    const told = await Promise.all([plain, plain, keyed, keyed].map((held) => settle(held)));
    expect(told.map(({ kind }) => kind)).toEqual(['settled', 'lost', 'settled', 'settled']);
    expect(told[3]).toEqual(told[2]);
    expect(await store.ledger.balance('rich')).toEqual({ available: 99_980n, reserved: 0n });
  });

  it('are not charged when their claim is gone, which no call of ours brings about', async () => {
    const held = await hold('rich', { claim: claim('rich', 'gone') });
    const hand = connect(join(folder, 'store.db'), 'writer');
    hand.exec(`DELETE FROM idempotency WHERE claim_key = 'gone'`);
    hand.close();
    await expect(settle(held)).rejects.toThrow(/lost its claim/);
    expect(await store.ledger.balance('rich')).toEqual({ available: 99_990n, reserved: 10n });
    await store.ledger.release(held);
  });

  it('are all done before the store is closed, those that are more than a group and those that failed with another', async () => {
    const holds = await Promise.all(Array.from({ length: 150 }, () => hold('rich')));
    const asked = Promise.allSettled(
      holds.map((held, i) =>
        settle(held, null, {}, () => {
          if (i === 70) throw new Error('an answer that cannot be written');
        }),
      ),
    );
    await store.close();
    const told = await asked;
    expect(told.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))).toEqual([70]);
    store = await open();
    expect((await store.ledger.balance('rich')).available).toBe(100_000n - 1490n);
  });

  it('in great groups leave the log as short as in small ones', async () => {
    const logBytes = () => statSync(join(folder, 'store.db-wal')).size;
    const charge = async () => settle(await hold('rich'));
    for (let round = 0; round < 60; round += 1) await Promise.all(Array.from({ length: 100 }, charge));
    // 6,000 charges without a move are some 48,000 pages.
    expect(logBytes()).toBeLessThan(24_000 * 4096);
  });

  it('tell those who listen: of a group with both, one account’s events have deliveries and texts, the other’s are noted', async () => {
    const hook = endpoint('rich');
    await store.webhooks.add(hook, 5);
    const holds = [await hold('rich'), await hold('poor'), await hold('rich')];
    const events = holds.map((_, i) => event('chart.created', { once: i === 2 ? 'once 0' : `once ${i}` }));
    await Promise.all(holds.map((held, i) => settle(held, null, { events: [events[i]] })));
    // The third event has the name of the first one and is dropped.
    const sent = await store.webhooks.take(10, 10, 60);
    expect(sent.map(({ body }) => JSON.parse(body).id)).toEqual([events[0]?.id]);
    // Noted without a text: whoever subscribes later is told of nothing that was before.
    await store.webhooks.add(endpoint('poor'), 5);
    expect(await store.webhooks.take(10, 10, 60)).toEqual([]);
  });
});
