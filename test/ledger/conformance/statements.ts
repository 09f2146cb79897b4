/** The statement, page by page, and the usage of a month. */

import { describe, expect, it } from 'vitest';
import { micro } from '../../../packages/server/src/money.ts';
import type { Transfer } from '../../../packages/server/src/ports/index.ts';
import { fresh, type Open, useStore } from './bench.ts';

export function statementRules(open: Open): void {
  describe('the statement', () => {
    const at = useStore(open);

    it('shows every line newest first, as the wallet sees it', async () => {
      const id = await at.account(0n);
      const [requestId, references] = [fresh('req'), ['pay', 'gift', 'set', 'back'].map(fresh)];
      const [pay, gift, set, back] = references as [string, string, string, string];
      const step = () => at.advance(1);
      await at.ledger.fund({ accountId: id, kind: 'topup', amount: micro(900n), reference: pay });
      await step();
      await at.ledger.fund({ accountId: id, kind: 'grant', amount: micro(50n), reference: gift });
      await step();
      await at.charge(id, 200n, { endpoint: '/v1/x', requestId });
      await step();
      await at.ledger.refund(id, requestId, micro(80n), back);
      await step();
      await at.ledger.fund({ accountId: id, kind: 'adjustment', amount: micro(-30n), reference: set });
      const lines = await at.ledger.statement(id, 10, null);
      const charge = { kind: 'charge', amount: -200n, endpoint: '/v1/x', requestId, reference: null };
      expect(lines).toMatchObject([
        { kind: 'adjustment', amount: -30n, endpoint: null, requestId: null, reference: set },
        { kind: 'refund', amount: 80n, requestId, reference: back },
        charge,
        { kind: 'grant', amount: 50n, endpoint: null, requestId: null, reference: gift },
        { kind: 'topup', amount: 900n, endpoint: null, requestId: null, reference: pay },
      ]);
      const times = lines.map(({ atMs }) => atMs);
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(new Set(lines.map(({ id: line }) => line)).size).toBe(5);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe((await at.balance(id))[0]);
      expect(Object.keys(lines[0] ?? {}).sort()).toEqual(
        ['amount', 'atMs', 'endpoint', 'id', 'kind', 'reference', 'requestId'].sort(),
      );
    });

    it('is read in pages that neither repeat nor skip, when lines were written at one instant, too', async () => {
      const id = await at.account(1000n);
      for (let i = 1; i <= 10; i += 1) {
        await at.charge(id, BigInt(i));
        if (i % 4 === 0) await at.advance(1);
      }
      const whole = await at.ledger.statement(id, 100, null);
      expect(whole).toHaveLength(11);
      const paged: Transfer[] = [];
      for (let before: string | null = null; ; before = paged.at(-1)?.id ?? null) {
        const page = await at.ledger.statement(id, 3, before);
        expect(page.length).toBeLessThanOrEqual(3);
        if (page.length === 0) break;
        paged.push(...page);
      }
      expect(paged).toEqual(whole);
    });

    it('of an account that nobody opened is empty', async () => {
      expect(await at.ledger.statement(fresh('acc'), 10, null)).toEqual([]);
    });
  });

  describe('usage', () => {
    const at = useStore(open);
    const periodOf = (ms: number) => new Date(ms).toISOString().slice(0, 7);
    const nothing = { requests: 0, spent: 0n, inputTokens: 0, outputTokens: 0 };

    it('is counted month by month, UTC, to the millisecond', async () => {
      const id = await at.account(1000n);
      const first = periodOf(await at.nowMs());
      await at.charge(id, 10n, {}, { inputTokens: 3, outputTokens: 4 });
      await at.charge(id, 20n, {}, { amount: micro(5n), inputTokens: 1 });
      const now = new Date(await at.nowMs());
      const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
      await at.advance((end - now.getTime()) / 1000 - 1);
      await at.charge(id, 1n);
      const flying = await at.hold(id, 40n);
      await at.advance(1);
      const second = periodOf(await at.nowMs());
      expect(second).not.toBe(first);
      await at.ledger.settle(flying, { amount: flying.amount }, (charge) => {
        expect(charge.usageBefore).toEqual({ period: second, ...nothing });
        return {
          answer: { status: 200, contentType: 'x', body: '', requestId: 'r', charged: charge.amount },
          events: [],
        };
      });
      expect(await at.ledger.usage(id, first)).toEqual({
        period: first,
        requests: 3,
        spent: 16n,
        inputTokens: 4,
        outputTokens: 4,
      });
      expect(await at.ledger.usage(id, second)).toEqual({ period: second, ...nothing, requests: 1, spent: 40n });
      expect(await at.ledger.usage(id, '1999-01')).toEqual({ period: '1999-01', ...nothing });
      expect(await at.ledger.usage(fresh('acc'), first)).toEqual({ period: first, ...nothing });
    });

    it('counts no call that was released, lost or refused', async () => {
      const id = await at.account(100n);
      await at.ledger.release(await at.hold(id, 10n));
      await at.hold(id, 10n);
      await at.advance(41);
      await at.ledger.expire(10);
      expect(await at.ledger.usage(id, periodOf(await at.nowMs()))).toMatchObject(nothing);
    });

    it('is shown by endpoint, most expensive first', async () => {
      const id = await at.account(1000n);
      const [cheap, dear] = [{ endpoint: '/cheap' }, { endpoint: '/dear' }];
      for (let i = 0; i < 3; i += 1) await at.charge(id, 2n, cheap);
      await at.charge(id, 100n, dear);
      const period = periodOf(await at.nowMs());
      expect(await at.ledger.spending(id, period)).toEqual([
        { endpoint: '/dear', calls: 1, charged: 100n },
        { endpoint: '/cheap', calls: 3, charged: 6n },
      ]);
      await at.advance(32 * 86_400);
      await at.charge(id, 7n, cheap);
      expect(await at.ledger.spending(id, period)).toHaveLength(2);
      expect(await at.ledger.spending(id, periodOf(await at.nowMs()))).toEqual([
        { endpoint: '/cheap', calls: 1, charged: 7n },
      ]);
      expect(await at.ledger.spending(fresh('acc'), period)).toEqual([]);
    });
  });
}
