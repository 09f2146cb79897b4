/**
 * Transactions that are repeated although they were committed: what a database does that lost its connection in the midst of a commit
 * and cannot know. The second run must meet what the first one left, and tell its caller the same.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { micro } from '../../packages/server/src/money.ts';
import type { Ledger, Store } from '../../packages/server/src/ports/index.ts';
import type { Database, Staying } from '../../packages/server/src/store/sql/database.ts';
import { accountRecord, claim, concluded, endpoint, event, reservation } from './conformance/bench.ts';
import { freshDatabase, storeOver } from './sql-over.ts';

let folder: string;
let database: Database;
let store: Store;
let ledger: Ledger;
let repeating: boolean;
let stayings: Staying[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'khagol-repeat-'));
  const clock = { nowMs: () => 1_795_219_200_000 };
  database = await freshDatabase(join(folder, 'store.db'), clock);
  const forgetful: Database = {
    ...database,
    write: async (tenant, work, staying = 'for-good') => {
      stayings.push(staying);
      if (repeating) await database.write(tenant, work, staying);
      return database.write(tenant, work, staying);
    },
  };
  store = storeOver(forgetful, clock);
  ledger = store.ledger;
  repeating = false;
  stayings = [];
  await store.accounts.open(accountRecord({ id: 'a' }), []);
  await ledger.fund({ accountId: 'a', kind: 'grant', amount: micro(1000n), reference: 'first' });
  repeating = true;
});

afterEach(async () => {
  const { faults } = await ledger.verify();
  await database.close();
  rmSync(folder, { recursive: true });
  expect(faults).toEqual([]);
});

describe('what may go with its owner', () => {
  it('is a hold, and nothing else that moves money', async () => {
    repeating = false;
    stayings = [];
    const got = await ledger.reserve(reservation('a', 300n, { claim: claim('a', 'k') }));
    if (got.kind !== 'held') throw new Error(got.kind);
    await ledger.settle(got.hold, { amount: micro(200n) }, concluded('told'));
    await ledger.refund('a', 'req_1', micro(40n), 'back');
    await ledger.fund({ accountId: 'a', kind: 'grant', amount: micro(1n), reference: 'second' });
    expect(stayings).toEqual(['while-owned', 'for-good', 'for-good', 'for-good']);
  });
});

describe.each([
  ['with a key', claim('a', 'k')],
  ['without a key', null],
])('a call %s', (_, named) => {
  it('is held once, settled once, and told its own answer', async () => {
    const got = await ledger.reserve(reservation('a', 300n, { claim: named }));
    if (got.kind !== 'held') throw new Error(got.kind);
    expect(await ledger.balance('a')).toEqual({ available: 700n, reserved: 300n });
    let turns = 0;
    const settled = await ledger.settle(got.hold, { amount: micro(200n) }, (charge) => {
      turns += 1;
      return concluded(`turn ${turns}`, { events: [event()] })(charge);
    });
    expect(turns).toBe(1);
    expect(settled).toMatchObject({ kind: 'settled', answer: { body: 'turn 1', charged: 200n } });
    expect(await ledger.balance('a')).toEqual({ available: 800n, reserved: 0n });
    expect(await ledger.statement('a', 10, null)).toHaveLength(2);
    if (named !== null)
      expect(await ledger.recall(named)).toMatchObject({ kind: 'answered', answer: { body: 'turn 1' } });
  });

  it('that is refused for want of money, or given back, leaves nothing', async () => {
    expect(await ledger.reserve(reservation('a', 1001n, { claim: named }))).toEqual({
      kind: 'short',
      available: 1000n,
    });
    const got = await ledger.reserve(reservation('a', 300n, { claim: named }));
    if (got.kind !== 'held') throw new Error(got.kind);
    await ledger.release(got.hold);
    expect(await ledger.balance('a')).toEqual({ available: 1000n, reserved: 0n });
    if (named !== null) expect(await ledger.recall(named)).toEqual({ kind: 'fresh' });
  });
});

describe('a dead call', () => {
  it('is taken over once, whole', async () => {
    const terms = { claim: claim('a', 'k'), leaseSeconds: 0 };
    await ledger.reserve(reservation('a', 600n, terms));
    const got = await ledger.reserve(reservation('a', 700n, { ...terms, leaseSeconds: 40 }));
    expect(got).toMatchObject({ kind: 'held', hold: { fence: 2, amount: 700n } });
    expect(await ledger.balance('a')).toEqual({ available: 300n, reserved: 700n });
  });

  it('keeps its money when its heir cannot pay, and is not counted as money that is there', async () => {
    const terms = { claim: claim('a', 'k'), leaseSeconds: 0 };
    await ledger.reserve(reservation('a', 600n, terms));
    const short = await ledger.reserve(reservation('a', 1001n, terms));
    expect(short).toEqual({ kind: 'short', available: 400n });
    expect(await ledger.balance('a')).toEqual({ available: 400n, reserved: 600n });
    await ledger.expire(10);
    expect(await ledger.balance('a')).toEqual({ available: 1000n, reserved: 0n });
  });
});

describe('money', () => {
  it('comes in once and goes back once, and the caller is told that it was just now', async () => {
    const funding = { accountId: 'a', kind: 'topup', amount: micro(5n), reference: 'r' } as const;
    const funded = await ledger.fund(funding);
    expect(funded).toMatchObject({ kind: 'funded', available: 1005n });
    expect(await ledger.fund(funding)).toEqual({ ...funded, kind: 'already' });

    const got = await ledger.reserve(reservation('a', 100n, { requestId: 'req_1' }));
    if (got.kind !== 'held') throw new Error(got.kind);
    await ledger.settle(got.hold, { amount: micro(100n) }, concluded());
    const refunded = await ledger.refund('a', 'req_1', micro(40n), 'back');
    expect(refunded).toMatchObject({ kind: 'refunded', amount: 40n });
    expect(await ledger.refund('a', 'req_1', micro(40n), 'back')).toEqual({ ...refunded, kind: 'already' });
    expect(await ledger.refund('a', 'req_1', 'rest', 'again')).toMatchObject({ kind: 'refunded', amount: 60n });
    expect((await ledger.balance('a')).available).toBe(1005n);
  });
});

describe('an event', () => {
  it('is written once, with one delivery for each endpoint', async () => {
    repeating = false;
    const hook = endpoint('a');
    await store.webhooks.add(hook, 5);
    repeating = true;
    await store.webhooks.emit('a', [event(), event()]);
    expect(await store.webhooks.deliveries('a', hook.id, 10, null)).toHaveLength(2);
  });
});
