/** Many at once: never overdrawn, never charged twice, books that hold. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { micro } from '../../../packages/server/src/money.ts';
import type { Hold } from '../../../packages/server/src/ports/index.ts';
import { claim, concluded, endpoint, event, fresh, type Open, reservation, settleWhole, useStore } from './bench.ts';

const SEED = 20261122;

export function parallelRules(open: Open): void {
  describe('in parallel', () => {
    const at = useStore(open);
    const many = <T>(count: number, one: (i: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, i) => one(i)));

    it('500 charges with money for 100 are granted 100 times', async () => {
      for (let round = 0; round < 3; round += 1) {
        const id = await at.account(100n * 48_000n);
        const granted = await many(500, async () => {
          const reserved = await at.ledger.reserve(reservation(id, 48_000n));
          if (reserved.kind !== 'held') return reserved.kind;
          return (await settleWhole(at.ledger, reserved.hold)).kind;
        });
        expect(granted.filter((kind) => kind === 'settled')).toHaveLength(100);
        expect(granted.filter((kind) => kind === 'short')).toHaveLength(400);
        expect(await at.balance(id)).toEqual([0n, 0n]);
      }
    });

    it('a charge beside a call that is short, and money that comes in beside both, are each written once', async () => {
      const [id, poor] = [await at.account(1000n), await at.account(10n)];
      const hold = await at.hold(id, 300n, { claim: claim(id, 'k') });
      const [settled, short, funded] = await Promise.all([
        settleWhole(at.ledger, hold, 'the answer'),
        at.ledger.reserve(reservation(poor, 11n, { claim: claim(poor, 'k') })),
        at.ledger.fund({ accountId: id, amount: micro(50n), kind: 'topup', reference: fresh('ref') }),
      ]);
      expect([settled.kind, short, funded.kind]).toEqual(['settled', { kind: 'short', available: 10n }, 'funded']);
      expect(await at.balance(id)).toEqual([750n, 0n]);
      expect(await at.balance(poor)).toEqual([10n, 0n]);
      expect((await at.ledger.recall(claim(poor, 'k'))).kind).toBe('fresh');
      // The first money, the charge, and the money that came in.
      expect(await at.ledger.statement(id, 10, null)).toHaveLength(3);
    });

    it('100 twins of each of five keys make five charges and one answer each', async () => {
      const id = await at.account(1_000_000n);
      await many(500, async (i) => {
        const own = claim(id, `key ${i % 5}`);
        const reserved = await at.ledger.reserve(reservation(id, 1000n, { claim: own }));
        if (reserved.kind === 'held') await settleWhole(at.ledger, reserved.hold, `answer of call ${i}`);
        else expect(['running', 'answered']).toContain(reserved.kind);
      });
      const answers = await many(500, (i) =>
        at.ledger.reserve(reservation(id, 1000n, { claim: claim(id, `key ${i % 5}`) })),
      );
      expect(new Set(answers.map((known) => known.kind === 'answered' && known.answer.body)).size).toBe(5);
      expect(await at.balance(id)).toEqual([995_000n, 0n]);
    });

    it('ten heirs of one dead call are one heir', async () => {
      const id = await at.account(1000n);
      const dead = await at.hold(id, 100n, { claim: claim(id, 'k') });
      await at.advance(41);
      const [zombie, ...heirs] = await Promise.all([
        settleWhole(at.ledger, dead, 'zombie'),
        ...Array.from({ length: 10 }, () => at.ledger.reserve(reservation(id, 100n, { claim: claim(id, 'k') }))),
      ]);
      expect(zombie.kind).toBe('lost');
      const kinds = heirs.map(({ kind }) => kind).sort();
      expect(kinds).toEqual(['held', ...Array(9).fill('running')]);
      expect(await at.balance(id)).toEqual([900n, 100n]);
    });

    it('settling, releasing and expiring one hold come to one end', async () => {
      for (let round = 0; round < 10; round += 1) {
        const id = await at.account(1000n);
        const hold = await at.hold(id, 100n, { claim: claim(id, 'k') });
        const [first, , second] = await Promise.all([
          settleWhole(at.ledger, hold, 'a'),
          at.ledger.release(hold),
          settleWhole(at.ledger, hold, 'b'),
          at.ledger.expire(10),
        ]);
        const lines = await at.ledger.statement(id, 10, null);
        const charged = lines.filter(({ kind }) => kind === 'charge').length;
        expect(charged).toBeLessThanOrEqual(1);
        if (charged === 0) expect([first.kind, second.kind]).toEqual(['lost', 'lost']);
        expect(await at.balance(id)).toEqual([charged === 1 ? 900n : 1000n, 0n]);
      }
    });

    it('one payment told ten times fills the wallet once, one refund asked ten times is given once', async () => {
      const [id, requestId] = [await at.account(1000n), fresh('req')];
      await at.charge(id, 600n, { requestId });
      const [pay, back] = [fresh('pay'), fresh('ref')];
      const funded = await many(10, () =>
        at.ledger.fund({ accountId: id, kind: 'topup', amount: micro(50n), reference: pay }),
      );
      expect(funded.filter(({ kind }) => kind === 'funded')).toHaveLength(1);
      expect(funded.filter(({ kind }) => kind === 'already')).toHaveLength(9);
      const same = await many(10, () => at.ledger.refund(id, requestId, micro(100n), back));
      expect(same.filter(({ kind }) => kind === 'refunded')).toHaveLength(1);
      await many(10, () => at.ledger.refund(id, requestId, micro(90n), fresh('ref')));
      expect(await at.balance(id)).toEqual([1050n, 0n]);
    });

    it('an adjustment and charges never take more than there is', async () => {
      const id = await at.account(100n);
      await Promise.all([
        ...Array.from({ length: 20 }, () => at.ledger.reserve(reservation(id, 10n))),
        ...Array.from({ length: 20 }, () =>
          at.ledger.fund({ accountId: id, kind: 'adjustment', amount: micro(-10n), reference: fresh('set') }),
        ),
      ]);
      const [available, reserved] = await at.balance(id);
      expect(available).toBe(0n);
      expect(reserved).toBeGreaterThanOrEqual(0n);
    });

    it('a name of an event is written once, and an endpoint is added as often as allowed', async () => {
      const id = await at.account(1000n);
      const added = await many(10, () => at.store.webhooks.add(endpoint(id), 3));
      expect(added.filter(Boolean)).toHaveLength(3);
      const holds = await many(10, () => at.hold(id, 1n));
      await Promise.all(
        holds.map((hold) =>
          at.ledger.settle(hold, { amount: hold.amount }, (charge) => ({
            ...concluded()(charge),
            events: [event('chart.created', { once: 'limit' })],
          })),
        ),
      );
      expect(await at.store.webhooks.take(100, 9, 45)).toHaveLength(3);
    });

    it('senders never take the same delivery, nor more of an endpoint than allowed', async () => {
      const id = await at.account();
      await at.store.webhooks.add(endpoint(id), 20);
      for (let i = 0; i < 12; i += 1) await at.store.webhooks.emit(id, [event()]);
      const taken = (await many(8, () => at.store.webhooks.take(3, 100, 45))).flat();
      const left = await at.store.webhooks.take(100, 100, 45);
      const ids = [...taken, ...left].map(({ delivery }) => delivery.id);
      expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
    });

    it('usage loses no call', async () => {
      const id = await at.account(1000n);
      await many(50, () => at.charge(id, 3n, {}, { inputTokens: 2, outputTokens: 1 }));
      const period = new Date(await at.nowMs()).toISOString().slice(0, 7);
      expect(await at.ledger.usage(id, period)).toEqual({
        period,
        requests: 50,
        spent: 150n,
        inputTokens: 100,
        outputTokens: 50,
      });
    });

    it('anything together leaves books that hold', async () => {
      const ids = await many(4, () => at.account(500n));
      const step = fc.record({
        who: fc.nat(3),
        what: fc.constantFrom('charge', 'part', 'release', 'leave', 'fund', 'refund', 'expire', 'adjust', 'purge'),
        amount: fc.bigInt({ min: 1n, max: 120n }),
        key: fc.option(fc.nat(5), { nil: null }),
      });
      const requests: string[] = [];
      for (const steps of fc.sample(fc.array(step, { minLength: 120, maxLength: 120 }), { seed: SEED, numRuns: 2 }))
        await Promise.all(
          steps.map(async ({ who, what, amount, key }) => {
            const id = ids[who] ?? '';
            const requestId = fresh('req');
            if (what === 'fund')
              return at.ledger.fund({ accountId: id, kind: 'grant', amount: micro(amount), reference: requestId });
            if (what === 'adjust')
              return at.ledger.fund({
                accountId: id,
                kind: 'adjustment',
                amount: micro(-amount),
                reference: requestId,
              });
            if (what === 'refund') return at.ledger.refund(id, requests.at(-1) ?? '', micro(amount), requestId);
            if (what === 'expire') return at.ledger.expire(5);
            if (what === 'purge') return at.ledger.purge(5);
            const own = key === null ? null : claim(id, `${key}`);
            const reserved = await at.ledger.reserve(reservation(id, amount, { claim: own, requestId }));
            if (reserved.kind !== 'held' || what === 'leave') return reserved;
            if (what === 'release') return at.ledger.release(reserved.hold);
            requests.push(requestId);
            return settlePart(reserved.hold, what === 'part' ? amount / 2n : amount);
          }),
        );
      await at.advance(41);
      await at.ledger.expire(1000);
      const { faults, pendingHolds } = await at.ledger.verify();
      expect([faults, pendingHolds]).toEqual([[], 0]);
      for (const id of ids) {
        const lines = await at.ledger.statement(id, 1000, null);
        expect(await at.balance(id)).toEqual([lines.reduce((sum, { amount }) => sum + amount, 0n), 0n]);
      }
    });

    function settlePart(hold: Hold, amount: bigint) {
      return at.ledger.settle(hold, { amount: micro(amount) }, concluded());
    }
  });
}
