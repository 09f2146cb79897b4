/** Settling: the charge, the month's usage, marks and events, together or not at all. */

import { describe, expect, it } from 'vitest';
import { micro } from '../../../packages/server/src/money.ts';
import type { Charge } from '../../../packages/server/src/ports/index.ts';
import { answer, claim, concluded, endpoint, event, type Open, settleWhole, useStore } from './bench.ts';

export function settlementRules(open: Open): void {
  describe('settling', () => {
    const at = useStore(open);
    const period = async () => new Date(await at.nowMs()).toISOString().slice(0, 7);

    it('takes the money and answers as concluded', async () => {
      const id = await at.account(1000n);
      const hold = await at.hold(id, 300n);
      const settled = await at.ledger.settle(hold, { amount: micro(300n) }, ({ amount }) => ({
        answer: { status: 201, contentType: 'text/plain', body: 'b', requestId: 'r', charged: amount },
        events: [],
      }));
      const told = { status: 201, contentType: 'text/plain', body: 'b', requestId: 'r', charged: 300n };
      expect(settled).toEqual({ kind: 'settled', answer: told });
      expect(await at.balance(id)).toEqual([700n, 0n]);
    });

    it('tells the conclusion what is about to be written', async () => {
      const id = await at.account(1000n);
      await at.hold(id, 50n);
      await at.charge(id, 100n, {}, { inputTokens: 7, outputTokens: 9 });
      const hold = await at.hold(id, 300n);
      const charges: Charge[] = [];
      await at.ledger.settle(hold, { amount: micro(200n), inputTokens: 11, outputTokens: 13 }, (charge) => {
        charges.push(charge);
        return concluded()(charge);
      });
      const usageBefore = { period: await period(), requests: 1, spent: 100n, inputTokens: 7, outputTokens: 9 };
      const usageAfter = { period: await period(), requests: 2, spent: 300n, inputTokens: 18, outputTokens: 22 };
      expect(charges.at(-1)).toMatchObject({
        amount: 200n,
        before: 900n,
        after: 700n,
        mark: null,
        usageBefore,
        usageAfter,
      });
      expect(Math.abs((charges.at(-1)?.atMs ?? 0) - (await at.nowMs()))).toBeLessThan(2000);
      expect(await at.ledger.usage(id, await period())).toEqual(usageAfter);
    });

    it('in part gives the rest back', async () => {
      const id = await at.account(1000n);
      await at.charge(id, 300n, {}, { amount: micro(120n) });
      expect(await at.balance(id)).toEqual([880n, 0n]);
      expect((await at.ledger.statement(id, 1, null))[0]).toMatchObject({ kind: 'charge', amount: -120n });
    });

    it('with nothing is a charge of nothing', async () => {
      const id = await at.account(1000n);
      await at.charge(id, 300n, {}, { amount: micro(0n) });
      expect(await at.balance(id)).toEqual([1000n, 0n]);
      expect(await at.ledger.usage(id, await period())).toMatchObject({ requests: 1, spent: 0n });
      const [line] = await at.ledger.statement(id, 10, null);
      expect([line?.kind, BigInt(line?.amount ?? -1n)]).toEqual(['charge', 0n]);
    });

    it('with more than was set aside, or less than nothing, is thrown out and changes nothing', async () => {
      const id = await at.account(1000n);
      const hold = await at.hold(id, 300n);
      await expect(at.ledger.settle(hold, { amount: micro(301n) }, concluded())).rejects.toThrow();
      await expect(at.ledger.settle(hold, { amount: micro(-1n) }, concluded())).rejects.toThrow();
      expect(await at.balance(id)).toEqual([700n, 300n]);
      expect((await settleWhole(at.ledger, hold)).kind).toBe('settled');
    });

    it('twice charges once', async () => {
      const id = await at.account(1000n);
      const hold = await at.charge(id, 300n);
      await settleWhole(at.ledger, hold, 'another');
      expect(await at.balance(id)).toEqual([700n, 0n]);
      expect(await at.ledger.statement(id, 10, null)).toHaveLength(2);
      expect(await at.ledger.usage(id, await period())).toMatchObject({ requests: 1, spent: 300n });
    });

    it('leaves nothing when no conclusion can be made, and can be tried again', async () => {
      const id = await at.account(1000n);
      const hook = endpoint(id);
      await at.store.webhooks.add(hook, 20);
      const hold = await at.hold(id, 300n, { claim: claim(id, 'k') });
      const failing = at.ledger.settle(hold, { amount: hold.amount, mark: 'm' }, () => {
        throw new TypeError('no answer');
      });
      await expect(failing).rejects.toThrow(new TypeError('no answer'));
      expect(await at.balance(id)).toEqual([700n, 300n]);
      expect((await at.ledger.recall(claim(id, 'k'))).kind).toBe('running');
      expect(await at.ledger.usage(id, await period())).toMatchObject({ requests: 0, spent: 0n });
      const told = event('chart.created', { once: 'first chart' });
      const again = await at.ledger.settle(hold, { amount: hold.amount, mark: 'm' }, ({ amount, mark }) => ({
        answer: answer(amount, String(mark)),
        events: [told],
      }));
      expect(again).toMatchObject({ kind: 'settled', answer: { body: 'null' } });
      expect(await at.store.webhooks.deliveries(id, hook.id, 10, null)).toHaveLength(1);
    });

    it('that failed to conclude can be released', async () => {
      const id = await at.account(1000n);
      const hold = await at.hold(id, 300n);
      const failing = at.ledger.settle(hold, { amount: hold.amount }, () => {
        throw new Error('no answer');
      });
      await expect(failing).rejects.toThrow('no answer');
      await at.ledger.release(hold);
      expect(await at.balance(id)).toEqual([1000n, 0n]);
    });

    it('keeps amounts that no double holds', async () => {
      const funds = 9_007_199_254_740_993n * 100n + 1n;
      const id = await at.account(funds);
      const amount = 9_007_199_254_740_993n;
      await at.charge(id, amount);
      expect(await at.balance(id)).toEqual([funds - amount, 0n]);
      expect((await at.ledger.statement(id, 1, null))[0]?.amount).toBe(-amount);
      expect((await at.ledger.usage(id, await period())).spent).toBe(amount);
      expect(await at.ledger.spending(id, await period())).toMatchObject([{ calls: 1, charged: amount }]);
    });
  });

  describe('a mark', () => {
    const at = useStore(open);
    const seen = async (id: string, mark: string, next?: string) => {
      const hold = await at.hold(id, 1n);
      let before: string | null = 'not asked';
      await at.ledger.settle(hold, { amount: hold.amount, mark }, (charge) => {
        before = charge.mark;
        return { ...concluded()(charge), ...(next === undefined ? {} : { mark: next }) };
      });
      return before as string | null;
    };

    it('is remembered with the charge and replaced by the next', async () => {
      const id = await at.account();
      expect(await seen(id, 'chart:1', 'first')).toBeNull();
      expect(await seen(id, 'chart:1')).toBe('first');
      expect(await seen(id, 'chart:1', 'second')).toBe('first');
      expect(await seen(id, 'chart:1', '')).toBe('second');
      expect(await seen(id, 'chart:1')).toBe('');
      expect(await seen(id, 'chart:2')).toBeNull();
    });

    it('belongs to its account', async () => {
      const [one, other] = [await at.account(), await at.account()];
      await seen(one, 'm', 'mine');
      expect(await seen(other, 'm')).toBeNull();
    });

    it('is not remembered when the hold was lost, or when nobody named it', async () => {
      const id = await at.account();
      const hold = await at.hold(id, 1n);
      await at.ledger.release(hold);
      await at.ledger.settle(hold, { amount: hold.amount, mark: 'm' }, concluded('x', { mark: 'zombie' }));
      await at.ledger.settle(await at.hold(id, 1n), { amount: micro(1n) }, concluded('x', { mark: 'nameless' }));
      expect(await seen(id, 'm')).toBeNull();
      expect(await seen(id, '')).toBeNull();
    });
  });

  describe('events of a charge', () => {
    const at = useStore(open);

    it('are written with it, a delivery for each active endpoint that asked', async () => {
      const id = await at.account();
      const hooks = [
        endpoint(id, { events: ['chart.created', 'chart.updated'] }),
        endpoint(id, { events: ['chart.updated'] }),
        endpoint(id, { status: 'paused' }),
        endpoint(id, { status: 'disabled' }),
      ];
      for (const hook of hooks) await at.store.webhooks.add(hook, 20);
      const [made, changed] = [event('chart.created'), event('chart.updated')];
      const hold = await at.hold(id, 5n);
      await at.ledger.settle(hold, { amount: hold.amount }, concluded('x', { events: [made, changed] }));
      const told = await Promise.all(
        hooks.map(async ({ id: hook }) =>
          ((await at.store.webhooks.deliveries(id, hook, 10, null)) ?? []).map(({ eventId }) => eventId).sort(),
        ),
      );
      expect(told).toEqual([[made.id, changed.id].sort(), [changed.id], [], []]);
    });

    it('of one name happen once', async () => {
      const [id, other] = [await at.account(), await at.account()];
      const [hook, others] = [endpoint(id), endpoint(other)];
      await at.store.webhooks.add(hook, 20);
      await at.store.webhooks.add(others, 20);
      const settle = async (account: string, once: string | null) => {
        const hold = await at.hold(account, 5n);
        const events = [event('chart.created', { once })];
        return at.ledger.settle(hold, { amount: hold.amount }, concluded('x', { events }));
      };
      for (const once of ['80 %', '80 %', '100 %', null, null]) expect((await settle(id, once)).kind).toBe('settled');
      expect(await at.store.webhooks.deliveries(id, hook.id, 10, null)).toHaveLength(4);
      await settle(other, '80 %');
      expect(await at.store.webhooks.deliveries(other, others.id, 10, null)).toHaveLength(1);
    });

    it('are not written when the hold was lost', async () => {
      const id = await at.account();
      const hook = endpoint(id);
      await at.store.webhooks.add(hook, 20);
      const hold = await at.hold(id, 5n);
      await at.advance(41);
      await at.ledger.settle(hold, { amount: hold.amount }, concluded('x', { events: [event('chart.created')] }));
      expect(await at.store.webhooks.deliveries(id, hook.id, 10, null)).toEqual([]);
    });
  });
}
