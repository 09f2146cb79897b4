/** Claims: who may answer under an idempotency key, and what is answered to the others. */

import { describe, expect, it } from 'vitest';
import { micro } from '../../../packages/server/src/money.ts';
import { answer, claim, concluded, type Open, reservation, settleWhole, useStore } from './bench.ts';

export function claimRules(open: Open): void {
  describe('claims', () => {
    const at = useStore(open);

    it('are fresh, then running, then answered, in the bytes of the answer', async () => {
      const id = await at.account(1000n);
      const one = claim(id, 'k');
      expect(await at.ledger.recall(one)).toEqual({ kind: 'fresh' });
      const hold = await at.hold(id, 300n, { claim: one });
      expect(await at.ledger.recall(one)).toEqual({ kind: 'running', retryAfterSeconds: 5 });
      expect(await at.ledger.reserve(reservation(id, 300n, { claim: one }))).toEqual({
        kind: 'running',
        retryAfterSeconds: 5,
      });
      const given = answer(micro(300n), '{"a":1.50,"é":"🪐"}', 'req_first');
      await at.ledger.settle(hold, { amount: hold.amount }, () => ({ answer: given, events: [] }));
      expect(await at.ledger.recall(one)).toEqual({ kind: 'answered', answer: given });
      expect(await at.ledger.reserve(reservation(id, 300n, { claim: one }))).toEqual({
        kind: 'answered',
        answer: given,
      });
      expect(await at.balance(id)).toEqual([700n, 0n]);
    });

    it('are told how long a twin may still run, five seconds at most', async () => {
      const id = await at.account();
      const hold = await at.hold(id, 3n, { claim: claim(id, 'k') });
      await at.advance(37);
      const known = await at.ledger.recall(claim(id, 'k'));
      expect(known.kind === 'running' && known.retryAfterSeconds).toBe(3);
      expect(await at.ledger.renew(hold, 600)).toBe(true);
      expect(await at.ledger.recall(claim(id, 'k'))).toEqual({ kind: 'running', retryAfterSeconds: 5 });
      await at.advance(599);
      expect(await at.ledger.recall(claim(id, 'k'))).toEqual({ kind: 'running', retryAfterSeconds: 1 });
    });

    it('of another body are refused, running or answered', async () => {
      const id = await at.account();
      const [one, other] = [claim(id, 'k'), claim(id, 'k', { fingerprint: 'e'.repeat(64) })];
      const hold = await at.hold(id, 3n, { claim: one });
      expect(await at.ledger.recall(other)).toEqual({ kind: 'other-body' });
      await settleWhole(at.ledger, hold);
      expect(await at.ledger.recall(other)).toEqual({ kind: 'other-body' });
      expect(await at.ledger.reserve(reservation(id, 3n, { claim: other }))).toEqual({ kind: 'other-body' });
      expect((await at.ledger.recall(one)).kind).toBe('answered');
    });

    it('of another body are refused after the lease, too, until the claim is gone', async () => {
      const id = await at.account();
      const other = claim(id, 'k', { fingerprint: 'e'.repeat(64) });
      await at.hold(id, 3n, { claim: claim(id, 'k') });
      await at.advance(41);
      expect(await at.ledger.reserve(reservation(id, 3n, { claim: other }))).toEqual({ kind: 'other-body' });
      await at.ledger.expire(10);
      expect((await at.ledger.reserve(reservation(id, 3n, { claim: other }))).kind).toBe('held');
    });

    it('meet nobody of another account or route', async () => {
      const [id, stranger] = [await at.account(1000n), await at.account(1000n)];
      await at.charge(id, 100n, { claim: claim(id, 'k') });
      const elsewhere = claim(id, 'k', { scope: 'POST /v2/astrology/dashas' });
      expect(await at.ledger.recall(elsewhere)).toEqual({ kind: 'fresh' });
      expect(await at.ledger.recall(claim(stranger, 'k'))).toEqual({ kind: 'fresh' });
      await at.charge(id, 100n, { claim: elsewhere });
      await at.charge(stranger, 100n, { claim: claim(stranger, 'k') });
      expect([await at.balance(id), await at.balance(stranger)]).toEqual([
        [800n, 0n],
        [900n, 0n],
      ]);
    });

    it('are looked at before quota and money', async () => {
      const id = await at.account(100n);
      await at.charge(id, 100n, { claim: claim(id, 'k') });
      const again = reservation(id, 100n, { claim: claim(id, 'k'), requestsPerMonth: 1 });
      expect((await at.ledger.reserve(again)).kind).toBe('answered');
    });

    it('are free again after a release, and when the money was short', async () => {
      const id = await at.account(100n);
      await at.ledger.release(await at.hold(id, 50n, { claim: claim(id, 'k') }));
      expect(await at.ledger.recall(claim(id, 'k'))).toEqual({ kind: 'fresh' });
      expect((await at.ledger.reserve(reservation(id, 101n, { claim: claim(id, 'k') }))).kind).toBe('short');
      expect(await at.ledger.recall(claim(id, 'k'))).toEqual({ kind: 'fresh' });
      const spent = reservation(id, 1n, { claim: claim(id, 'k'), requestsPerMonth: 0 });
      expect((await at.ledger.reserve(spent)).kind).toBe('spent-quota');
      expect(await at.ledger.recall(claim(id, 'k'))).toEqual({ kind: 'fresh' });
      await at.charge(id, 50n, { claim: claim(id, 'k', { fingerprint: 'a'.repeat(64) }) });
    });

    it('of a dead call are taken over: its money comes back, and it settles nothing when it wakes', async () => {
      const id = await at.account(100n);
      const dead = await at.hold(id, 60n, { claim: claim(id, 'k') });
      await at.advance(40);
      expect(await at.ledger.recall(claim(id, 'k'))).toEqual({ kind: 'fresh' });
      // Only the dead call's money makes this one possible.
      const heir = await at.hold(id, 70n, { claim: claim(id, 'k') });
      expect(heir.fence).toBeGreaterThan(dead.fence);
      expect(heir.id).not.toBe(dead.id);
      expect(await at.balance(id)).toEqual([30n, 70n]);
      expect((await settleWhole(at.ledger, dead, 'zombie')).kind).toBe('lost');
      await at.ledger.release(dead);
      expect(await at.ledger.renew(dead, 60)).toBe(false);
      expect((await at.ledger.recall(claim(id, 'k'))).kind).toBe('running');
      expect((await settleWhole(at.ledger, heir, 'heir')).kind).toBe('settled');
      expect(await at.ledger.recall(claim(id, 'k'))).toMatchObject({ kind: 'answered', answer: { body: 'heir' } });
      expect((await settleWhole(at.ledger, dead, 'zombie')).kind).toBe('lost');
      expect(await at.balance(id)).toEqual([30n, 0n]);
    });

    it('are taken over again and again, the fence growing', async () => {
      const id = await at.account(100n);
      const holds = [];
      for (let i = 0; i < 4; i += 1) {
        holds.push(await at.hold(id, 100n, { claim: claim(id, 'k') }));
        await at.advance(41);
      }
      const fences = holds.map(({ fence }) => fence);
      expect(fences).toEqual([...new Set(fences)].sort((a, b) => a - b));
      for (const hold of holds) expect((await settleWhole(at.ledger, hold)).kind).toBe('lost');
      expect(await at.balance(id)).toEqual([0n, 100n]);
      expect(await at.ledger.expire(10)).toBe(1);
      expect(await at.balance(id)).toEqual([100n, 0n]);
    });

    it('keep their dead hold when the heir is short of money', async () => {
      const id = await at.account(100n);
      await at.hold(id, 60n, { claim: claim(id, 'k') });
      await at.advance(41);
      expect(await at.ledger.reserve(reservation(id, 101n, { claim: claim(id, 'k') }))).toMatchObject({
        kind: 'short',
      });
      expect(await at.balance(id)).toEqual([40n, 60n]);
      expect(await at.ledger.expire(10)).toBe(1);
    });

    it('of expired holds are free', async () => {
      const id = await at.account(100n);
      const dead = await at.hold(id, 60n, { claim: claim(id, 'k') });
      await at.advance(41);
      await at.ledger.expire(10);
      const next = await at.hold(id, 60n, { claim: claim(id, 'k') });
      expect((await settleWhole(at.ledger, dead)).kind).toBe('lost');
      expect((await settleWhole(at.ledger, next)).kind).toBe('settled');
    });

    it('are not shared by two holds: expiring the old one leaves the heir its claim', async () => {
      const id = await at.account(100n);
      await at.hold(id, 10n, { claim: claim(id, 'k') });
      await at.advance(41);
      const heir = await at.hold(id, 10n, { claim: claim(id, 'k') });
      expect(await at.ledger.expire(10)).toBe(0);
      expect((await at.ledger.recall(claim(id, 'k'))).kind).toBe('running');
      expect((await settleWhole(at.ledger, heir)).kind).toBe('settled');
    });
  });

  describe('remembered answers', () => {
    const at = useStore(open);
    const brief = { keepSeconds: 3600 };

    it('last as long as they were asked to', async () => {
      const id = await at.account();
      await at.charge(id, 10n, { claim: claim(id, 'short', brief) });
      await at.charge(id, 10n, { claim: claim(id, 'long', { keepSeconds: 7200 }) });
      await at.advance(3599);
      expect((await at.ledger.recall(claim(id, 'short', brief))).kind).toBe('answered');
      await at.advance(1);
      expect((await at.ledger.recall(claim(id, 'short', brief))).kind).toBe('fresh');
      expect((await at.ledger.recall(claim(id, 'long'))).kind).toBe('answered');
    });

    it('that were forgotten leave room for another call, of another body even', async () => {
      const id = await at.account();
      await at.charge(id, 10n, { claim: claim(id, 'k', brief) });
      await at.advance(3600);
      const next = claim(id, 'k', { ...brief, fingerprint: 'b'.repeat(64) });
      const hold = await at.hold(id, 10n, { claim: next });
      await at.ledger.settle(hold, { amount: hold.amount }, concluded('second'));
      expect(await at.ledger.recall(next)).toMatchObject({ kind: 'answered', answer: { body: 'second' } });
      expect(await at.balance(id)).toEqual([980n, 0n]);
    });

    it('are purged a few at a time, and only when their time has passed', async () => {
      const id = await at.account();
      for (let i = 0; i < 5; i += 1) await at.charge(id, 1n, { claim: claim(id, `k${i}`, brief) });
      await at.charge(id, 1n, { claim: claim(id, 'stays') });
      await at.hold(id, 1n, { claim: claim(id, 'runs', brief), leaseSeconds: 100_000 });
      expect(await at.ledger.purge(100)).toBe(0);
      await at.advance(3600);
      expect(await at.ledger.purge(3)).toBe(3);
      expect(await at.ledger.purge(100)).toBe(2);
      expect(await at.ledger.purge(100)).toBe(0);
      expect((await at.ledger.recall(claim(id, 'stays'))).kind).toBe('answered');
      expect((await at.ledger.recall(claim(id, 'runs'))).kind).toBe('running');
    });

    it('may be a mebibyte of any language', async () => {
      const id = await at.account();
      const piece = 'ज्योतिष 🪐 ẞ \u2028 \\u0000 "q" ';
      const body = JSON.stringify({ text: piece.repeat(Math.ceil((1024 * 1024) / Buffer.byteLength(piece))) });
      const hold = await at.hold(id, 10n, { claim: claim(id, 'k') });
      await at.ledger.settle(hold, { amount: hold.amount }, concluded(body));
      const known = await at.ledger.recall(claim(id, 'k'));
      expect(known.kind === 'answered' && known.answer.body === body).toBe(true);
    });
  });
}
