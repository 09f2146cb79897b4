/** Money set aside: reserved, released, renewed, expired. */

import { describe, expect, it } from 'vitest';
import { claim, fresh, type Open, reservation, settleWhole, useStore } from './bench.ts';

export function holdRules(open: Open): void {
  describe('holds', () => {
    const at = useStore(open);

    it('set money aside and take none', async () => {
      const id = await at.account(1000n);
      const hold = await at.hold(id, 300n);
      expect(hold).toMatchObject({ accountId: id, amount: 300n });
      expect(await at.balance(id)).toEqual([700n, 300n]);
      expect(await at.ledger.statement(id, 10, null)).toHaveLength(1);
    });

    it('of all the money is the last that is granted; one micro-dollar more is short and leaves nothing', async () => {
      const id = await at.account(1000n);
      await at.hold(id, 400n);
      expect(await at.ledger.reserve(reservation(id, 601n))).toEqual({ kind: 'short', available: 600n });
      expect(await at.balance(id)).toEqual([600n, 400n]);
      await at.hold(id, 600n);
      expect(await at.balance(id)).toEqual([0n, 1000n]);
      expect(await at.ledger.reserve(reservation(id, 1n))).toEqual({ kind: 'short', available: 0n });
    });

    it('of an account that nobody opened are short', async () => {
      expect(await at.ledger.reserve(reservation(fresh('acc'), 1n))).toEqual({ kind: 'short', available: 0n });
      expect(await at.balance(fresh('acc'))).toEqual([0n, 0n]);
    });

    it('of nothing are held without money; of less they are thrown out', async () => {
      const [id, poor] = [await at.account(), await at.account(0n)];
      await at.charge(poor, 0n, { claim: claim(poor, 'k') });
      expect((await at.ledger.recall(claim(poor, 'k'))).kind).toBe('answered');
      await expect(at.ledger.reserve(reservation(id, -5n))).rejects.toThrow();
      expect([await at.balance(id), await at.balance(poor)]).toEqual([
        [1000n, 0n],
        [0n, 0n],
      ]);
    });

    it('give the money back when released, once', async () => {
      const id = await at.account(1000n);
      const [one, other] = [await at.hold(id, 300n), await at.hold(id, 200n)];
      await at.ledger.release(one);
      await at.ledger.release(one);
      expect(await at.balance(id)).toEqual([800n, 200n]);
      expect((await settleWhole(at.ledger, one)).kind).toBe('lost');
      expect((await settleWhole(at.ledger, other)).kind).toBe('settled');
      expect(await at.balance(id)).toEqual([800n, 0n]);
    });

    it('are beyond release once settled', async () => {
      const id = await at.account(1000n);
      const hold = await at.charge(id, 300n);
      await at.ledger.release(hold);
      expect(await at.balance(id)).toEqual([700n, 0n]);
      expect(await at.ledger.renew(hold, 60)).toBe(false);
    });

    it('settle until their lease has passed, and not at its end', async () => {
      const id = await at.account(1000n);
      const [early, late] = [await at.hold(id, 100n), await at.hold(id, 100n)];
      await at.advance(39);
      expect((await settleWhole(at.ledger, early)).kind).toBe('settled');
      await at.advance(1);
      expect((await settleWhole(at.ledger, late)).kind).toBe('lost');
      expect(await at.balance(id)).toEqual([800n, 100n]);
    });

    it('keep their money aside after their lease until they are expired, a few at a time', async () => {
      const id = await at.account(1000n);
      for (let i = 0; i < 5; i += 1) await at.hold(id, 100n);
      await at.hold(id, 50n, { leaseSeconds: 400 });
      expect(await at.ledger.expire(100)).toBe(0);
      await at.advance(40);
      expect(await at.balance(id)).toEqual([450n, 550n]);
      expect(await at.ledger.expire(3)).toBe(3);
      expect(await at.balance(id)).toEqual([750n, 250n]);
      expect(await at.ledger.expire(100)).toBe(2);
      expect(await at.ledger.expire(100)).toBe(0);
      expect(await at.balance(id)).toEqual([950n, 50n]);
    });

    it('give their money back to a late release, before or after they were expired', async () => {
      const id = await at.account(1000n);
      const [one, other] = [await at.hold(id, 100n), await at.hold(id, 100n)];
      await at.advance(41);
      await at.ledger.release(one);
      expect(await at.balance(id)).toEqual([900n, 100n]);
      expect(await at.ledger.expire(10)).toBe(1);
      await at.ledger.release(other);
      expect(await at.balance(id)).toEqual([1000n, 0n]);
      expect((await settleWhole(at.ledger, other)).kind).toBe('lost');
    });

    it('live on when renewed in time, from then on', async () => {
      const id = await at.account(1000n);
      const hold = await at.hold(id, 100n);
      await at.advance(39);
      expect(await at.ledger.renew(hold, 60)).toBe(true);
      await at.advance(59);
      expect(await at.ledger.expire(10)).toBe(0);
      expect((await settleWhole(at.ledger, hold)).kind).toBe('settled');
    });

    it('cannot be renewed after their lease, nor with another fence', async () => {
      const id = await at.account(1000n);
      const hold = await at.hold(id, 100n);
      expect(await at.ledger.renew({ ...hold, fence: hold.fence + 1 }, 60)).toBe(false);
      await at.advance(40);
      expect(await at.ledger.renew(hold, 60)).toBe(false);
      expect(await at.ledger.renew({ ...hold, id: fresh('hold') }, 60)).toBe(false);
      expect(await at.ledger.expire(10)).toBe(1);
    });

    it('obey their own fence only', async () => {
      const id = await at.account(1000n);
      const hold = await at.hold(id, 100n);
      for (const fence of [hold.fence + 1, hold.fence - 1]) {
        expect((await settleWhole(at.ledger, { ...hold, fence })).kind).toBe('lost');
        await at.ledger.release({ ...hold, fence });
      }
      expect(await at.balance(id)).toEqual([900n, 100n]);
    });

    it('are counted in the report while they are open', async () => {
      const id = await at.account(1000n);
      const hold = await at.hold(id, 100n);
      const before = await at.ledger.verify();
      expect(before.pendingHolds).toBe(1);
      await settleWhole(at.ledger, hold);
      const after = await at.ledger.verify();
      expect([after.pendingHolds, after.transfers - before.transfers, after.accounts]).toEqual([0, 1, 1]);
    });
  });

  describe('the quota of a month', () => {
    const at = useStore(open);
    const two = { requestsPerMonth: 2 };

    it('counts what was settled, and refuses when it is used up until the month ends', async () => {
      const id = await at.account(1000n);
      await at.charge(id, 10n, two);
      const flying = await at.hold(id, 10n, two);
      await at.ledger.release(await at.hold(id, 10n, two));
      await settleWhole(at.ledger, flying);
      const refused = await at.ledger.reserve(reservation(id, 10n, two));
      const now = new Date(await at.nowMs());
      const resetAtMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
      expect(refused).toEqual({ kind: 'spent-quota', used: 2, resetAtMs });
      expect(await at.balance(id)).toEqual([980n, 0n]);
      expect((await at.ledger.reserve(reservation(id, 10n))).kind).toBe('held');
      await at.advance((resetAtMs - (await at.nowMs())) / 1000);
      await at.ledger.expire(10);
      expect((await at.ledger.reserve(reservation(id, 10n, two))).kind).toBe('held');
    });

    it('is looked at before the money', async () => {
      const id = await at.account(10n);
      await at.charge(id, 10n);
      const refused = await at.ledger.reserve(reservation(id, 10n, { requestsPerMonth: 1 }));
      expect(refused.kind).toBe('spent-quota');
      expect((await at.ledger.reserve(reservation(id, 10n, { requestsPerMonth: 0 }))).kind).toBe('spent-quota');
    });

    it('of one account is not used by another', async () => {
      const [one, other] = [await at.account(), await at.account()];
      await at.charge(one, 10n);
      await at.charge(one, 10n);
      expect((await at.ledger.reserve(reservation(other, 10n, two))).kind).toBe('held');
    });
  });
}
