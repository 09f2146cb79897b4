/** Money that comes in, is set right, and is given back. */

import { describe, expect, it } from 'vitest';
import { micro } from '../../../packages/server/src/money.ts';
import type { Funding } from '../../../packages/server/src/ports/index.ts';
import { fresh, type Open, useStore } from './bench.ts';

export function fundRules(open: Open): void {
  describe('funding', () => {
    const at = useStore(open);
    const fund = (accountId: string, kind: Funding['kind'], amount: bigint, reference = fresh('ref')) =>
      at.ledger.fund({ accountId, kind, amount: micro(amount), reference });

    it('fills the wallet once per kind and reference', async () => {
      const id = await at.account(0n);
      const reference = fresh('pay');
      const first = await fund(id, 'topup', 500n, reference);
      expect(first).toMatchObject({ kind: 'funded', available: 500n });
      await at.charge(id, 100n);
      const second = await fund(id, 'topup', 700n, reference);
      expect(second).toEqual({
        kind: 'already',
        transferId: 'transferId' in first && first.transferId,
        available: 400n,
      });
      expect(await fund(id, 'grant', 30n, reference)).toMatchObject({ kind: 'funded', available: 430n });
      expect(await at.balance(id)).toEqual([430n, 0n]);
    });

    it('of an account that nobody opened is told, and uses up no reference', async () => {
      const reference = fresh('pay');
      expect(await fund(fresh('acc'), 'topup', 5n, reference)).toEqual({ kind: 'unknown-account' });
      expect(await fund(await at.account(0n), 'topup', 5n, reference)).toMatchObject({ kind: 'funded' });
    });

    it('with one payment never fills two wallets', async () => {
      const [one, other] = [await at.account(0n), await at.account(0n)];
      const reference = fresh('pay');
      await fund(one, 'topup', 500n, reference);
      const second = await fund(other, 'topup', 500n, reference).catch(() => ({ kind: 'thrown' }));
      expect(second.kind).not.toBe('funded');
      expect(JSON.stringify(second)).not.toContain('trf_');
      expect(await at.balance(other)).toEqual([0n, 0n]);
    });

    it('of nothing, or of less, is thrown out', async () => {
      const id = await at.account(100n);
      for (const kind of ['topup', 'grant'] as const)
        for (const amount of [0n, -1n]) await expect(fund(id, kind, amount)).rejects.toThrow();
      await expect(fund(id, 'adjustment', 0n)).rejects.toThrow();
      expect(await at.balance(id)).toEqual([100n, 0n]);
    });

    it('by adjustment may take what is available, and not what is set aside', async () => {
      const id = await at.account(100n);
      await at.hold(id, 30n);
      const reference = fresh('set');
      expect(await fund(id, 'adjustment', -71n, reference)).toEqual({ kind: 'short', available: 70n });
      expect(await fund(id, 'adjustment', -70n, reference)).toMatchObject({ kind: 'funded', available: 0n });
      expect(await fund(id, 'adjustment', -70n, reference)).toMatchObject({ kind: 'already', available: 0n });
      expect(await fund(id, 'adjustment', 15n)).toMatchObject({ kind: 'funded', available: 15n });
      expect(await at.balance(id)).toEqual([15n, 30n]);
    });

    it('adds amounts that no double holds', async () => {
      const id = await at.account(9_007_199_254_740_992n);
      expect(await fund(id, 'topup', 9_007_199_254_740_993n)).toMatchObject({ available: 18_014_398_509_481_985n });
      expect(await fund(id, 'adjustment', -1n)).toMatchObject({ available: 18_014_398_509_481_984n });
    });
  });

  describe('refunding', () => {
    const at = useStore(open);
    const charged = async (funds: bigint, amount: bigint) => {
      const [id, requestId] = [await at.account(funds), fresh('req')];
      await at.charge(id, amount, { requestId });
      return [id, requestId] as const;
    };

    it('gives a charge back whole, once', async () => {
      const [id, requestId] = await charged(1000n, 300n);
      const refunded = await at.ledger.refund(id, requestId, 'rest', fresh('ref'));
      expect(refunded).toMatchObject({ kind: 'refunded', amount: 300n });
      expect(await at.balance(id)).toEqual([1000n, 0n]);
      expect(await at.ledger.refund(id, requestId, 'rest', fresh('ref'))).toEqual({ kind: 'nothing-to-refund' });
      const [line] = await at.ledger.statement(id, 1, null);
      expect(line).toMatchObject({ kind: 'refund', amount: 300n, requestId });
    });

    it('gives parts back, never more than was charged', async () => {
      const [id, requestId] = await charged(1000n, 300n);
      const give = (amount: bigint) => at.ledger.refund(id, requestId, micro(amount), fresh('ref'));
      expect(await give(100n)).toMatchObject({ kind: 'refunded', amount: 100n });
      expect(await give(150n)).toMatchObject({ kind: 'refunded', amount: 150n });
      expect(await give(51n)).toMatchObject({ kind: 'refunded', amount: 50n });
      expect(await give(1n)).toEqual({ kind: 'nothing-to-refund' });
      expect(await at.balance(id)).toEqual([1000n, 0n]);
    });

    it('happens once per reference', async () => {
      const [id, requestId] = await charged(1000n, 300n);
      const reference = fresh('ref');
      const first = await at.ledger.refund(id, requestId, micro(100n), reference);
      const second = await at.ledger.refund(id, requestId, 'rest', reference);
      expect(second).toEqual({ ...first, kind: 'already' });
      expect(await at.balance(id)).toEqual([800n, 0n]);
    });

    it('finds nothing for a request that was not charged, or not by this account', async () => {
      const [id, requestId] = await charged(1000n, 300n);
      const stranger = await at.account(1000n);
      const nothing = { kind: 'nothing-to-refund' };
      expect(await at.ledger.refund(id, fresh('req'), 'rest', fresh('ref'))).toEqual(nothing);
      expect(await at.ledger.refund(stranger, requestId, 'rest', fresh('ref'))).toEqual(nothing);
      expect(await at.ledger.refund(fresh('acc'), requestId, 'rest', fresh('ref'))).toEqual(nothing);
      expect([await at.balance(id), await at.balance(stranger)]).toEqual([
        [700n, 0n],
        [1000n, 0n],
      ]);
    });

    it('finds nothing for holds that were released or settled with nothing', async () => {
      const id = await at.account(1000n);
      const [released, free] = [fresh('req'), fresh('req')];
      await at.ledger.release(await at.hold(id, 10n, { requestId: released }));
      await at.charge(id, 10n, { requestId: free }, { amount: micro(0n) });
      for (const requestId of [released, free])
        expect(await at.ledger.refund(id, requestId, 'rest', fresh('ref'))).toEqual({ kind: 'nothing-to-refund' });
    });

    it('of nothing, or of less, is thrown out', async () => {
      const [id, requestId] = await charged(1000n, 300n);
      for (const amount of [0n, -1n])
        await expect(at.ledger.refund(id, requestId, micro(amount), fresh('ref'))).rejects.toThrow();
      expect(await at.balance(id)).toEqual([700n, 0n]);
    });

    it('leaves the usage of the month as it was', async () => {
      const [id, requestId] = await charged(1000n, 300n);
      const period = new Date(await at.nowMs()).toISOString().slice(0, 7);
      const before = await at.ledger.usage(id, period);
      await at.ledger.refund(id, requestId, 'rest', fresh('ref'));
      expect(await at.ledger.usage(id, period)).toEqual(before);
    });
  });
}
