/** Nobody meets another account’s rows: each method that takes a name, with the name of somebody else’s. */

import { describe, expect, it } from 'vitest';
import { micro } from '../../../packages/server/src/money.ts';
import {
  answer,
  claim,
  concluded,
  endpoint,
  event,
  fresh,
  type Open,
  reservation,
  settleWhole,
  useStore,
} from './bench.ts';

export function tenantRules(open: Open): void {
  describe('a stranger', () => {
    const at = useStore(open);

    it('cannot settle, release or renew a hold, in its owner’s name or in its own', async () => {
      const [owner, stranger] = [await at.account(), await at.account()];
      const hold = await at.hold(owner, 300n);
      const stolen = { ...hold, accountId: stranger };
      expect((await settleWhole(at.ledger, stolen)).kind).toBe('lost');
      await at.ledger.release(stolen);
      expect(await at.ledger.renew(stolen, 600)).toBe(false);
      expect([await at.balance(owner), await at.balance(stranger)]).toEqual([
        [700n, 300n],
        [1000n, 0n],
      ]);
      await at.advance(41);
      expect(await at.ledger.expire(10)).toBe(1);
    });

    it('meets neither the claim nor the answer of a key', async () => {
      const [owner, stranger] = [await at.account(), await at.account()];
      const running = await at.hold(owner, 1n, { claim: claim(owner, 'k') });
      expect(await at.ledger.recall(claim(stranger, 'k'))).toEqual({ kind: 'fresh' });
      await at.ledger.settle(running, { amount: running.amount }, concluded('secret'));
      const other = claim(stranger, 'k', { fingerprint: '0'.repeat(64) });
      expect(await at.ledger.recall(other)).toEqual({ kind: 'fresh' });
      const own = await at.ledger.reserve(reservation(stranger, 1n, { claim: other }));
      expect(own.kind).toBe('held');
    });

    it('sees neither balance, statement, usage nor spending', async () => {
      const [owner, stranger] = [await at.account(), await at.account(0n)];
      await at.charge(owner, 100n);
      const [line] = await at.ledger.statement(owner, 1, null);
      const period = new Date(await at.nowMs()).toISOString().slice(0, 7);
      expect(await at.balance(stranger)).toEqual([0n, 0n]);
      expect(await at.ledger.statement(stranger, 10, null)).toEqual([]);
      expect(await at.ledger.statement(stranger, 10, line?.id ?? '')).toEqual([]);
      expect(await at.ledger.usage(stranger, period)).toMatchObject({ requests: 0, spent: 0n });
      expect(await at.ledger.spending(stranger, period)).toEqual([]);
    });

    it('gets no refund of another’s charge', async () => {
      const [owner, stranger] = [await at.account(), await at.account()];
      const requestId = fresh('req');
      await at.charge(owner, 100n, { requestId });
      const refund = await at.ledger.refund(stranger, requestId, 'rest', fresh('ref'));
      expect(refund).toEqual({ kind: 'nothing-to-refund' });
      expect(await at.balance(stranger)).toEqual([1000n, 0n]);
    });

    it('neither lists nor revokes a key', async () => {
      const [owner, stranger] = [await at.account(), await at.account()];
      const keyId = fresh('key');
      const digest = new Uint8Array(32).fill(7);
      const made = { keyId, digest, last4: 'abcd', active: true, expiresAtMs: null, createdMs: 1 };
      await at.store.keys.add({ ...made, accountId: owner });
      expect(await at.store.keys.list(stranger)).toEqual([]);
      expect(await at.store.keys.revoke(stranger, keyId)).toBe(false);
      expect((await at.store.keys.find(keyId))?.active).toBe(true);
      expect(await at.store.keys.list(owner)).toHaveLength(1);
    });

    it('neither finds, changes, fills, reads nor removes an endpoint', async () => {
      const [owner, stranger] = [await at.account(), await at.account()];
      const hook = endpoint(owner);
      const { webhooks } = at.store;
      await webhooks.add(hook, 20);
      await webhooks.emit(owner, [event()]);
      expect(await webhooks.list(stranger)).toEqual([]);
      expect(await webhooks.find(stranger, hook.id)).toBeNull();
      expect(await webhooks.change(stranger, hook.id, () => ({ status: 'paused' }))).toBeNull();
      expect(await webhooks.remove(stranger, hook.id)).toBe(false);
      expect(await webhooks.emitTo(stranger, hook.id, event())).toBeNull();
      await webhooks.emit(stranger, [event()]);
      expect(await webhooks.deliveries(stranger, hook.id, 10, null)).toBeNull();
      expect(await webhooks.deliveries(owner, hook.id, 10, null)).toHaveLength(1);
      expect(await webhooks.find(owner, hook.id)).toMatchObject({ status: 'active' });
    });

    it('makes no delivery due, and finishes none', async () => {
      const [owner, stranger] = [await at.account(), await at.account()];
      const [hook, own] = [endpoint(owner), endpoint(stranger)];
      const { webhooks } = at.store;
      await webhooks.add(hook, 20);
      await webhooks.add(own, 20);
      await webhooks.emit(owner, [event()]);
      const [taken] = await webhooks.take(1, 1, 45);
      if (taken === undefined) throw new Error('nothing is due');
      expect(await webhooks.redeliver(stranger, taken.delivery.id)).toBeNull();
      const attempt = { atMs: 1, durationMs: 1, status: 200, result: 'ok' } as const;
      await webhooks.finish(taken, attempt, { kind: 'delivered' });
      expect(await webhooks.redeliver(stranger, taken.delivery.id)).toBeNull();
      expect(await webhooks.deliveries(stranger, own.id, 10, taken.delivery.id)).toEqual([]);
    });

    it('uses up no name of an event, no mark and no reference', async () => {
      const [owner, stranger] = [await at.account(), await at.account()];
      const hook = endpoint(stranger);
      await at.store.webhooks.add(hook, 20);
      await at.store.webhooks.emit(owner, [event('chart.created', { once: 'first' })]);
      await at.store.webhooks.emit(stranger, [event('chart.created', { once: 'first' })]);
      expect(await at.store.webhooks.deliveries(stranger, hook.id, 10, null)).toHaveLength(1);
      for (const id of [owner, stranger]) {
        const hold = await at.hold(id, 1n);
        await at.ledger.settle(hold, { amount: micro(1n), mark: 'm' }, (charge) => {
          expect(charge.mark).toBeNull();
          return { answer: answer(charge.amount), events: [], mark: id };
        });
      }
    });
  });
}
