/** What outlives a crash, where the store says that anything does. */

import { describe, expect, it } from 'vitest';
import { claim, endpoint, event, type Open, settleWhole, useStore } from './bench.ts';

export function restartRules(open: Open): void {
  describe('a store that says it is durable', () => {
    const at = useStore(open);

    it('keeps money, answers, statements and events', async () => {
      const id = await at.account(1000n);
      const hook = endpoint(id);
      await at.store.webhooks.add(hook, 20);
      await at.charge(id, 300n, { claim: claim(id, 'k') });
      await at.store.webhooks.emit(id, [event()]);
      const [known, lines] = [await at.ledger.recall(claim(id, 'k')), await at.ledger.statement(id, 10, null)];
      const deliveries = await at.store.webhooks.deliveries(id, hook.id, 10, null);
      if (!(await at.crash())) return;
      expect(await at.ledger.balance(id)).toEqual({ available: 700n, reserved: 0n });
      expect(await at.ledger.recall(claim(id, 'k'))).toEqual(known);
      expect(await at.ledger.statement(id, 10, null)).toEqual(lines);
      expect(await at.store.webhooks.deliveries(id, hook.id, 10, null)).toEqual(deliveries);
      expect((await at.ledger.verify()).faults).toEqual([]);
    });

    it('lets a call that was cut off be made again, sooner or later, and its old hold charge nothing twice', async () => {
      const id = await at.account(1000n);
      const hold = await at.hold(id, 300n, { claim: claim(id, 'k') });
      if (!(await at.crash())) return;
      await at.advance(41);
      await at.ledger.expire(10);
      expect(await at.ledger.balance(id)).toEqual({ available: 1000n, reserved: 0n });
      expect((await settleWhole(at.ledger, hold)).kind).toBe('lost');
      expect(await at.ledger.recall(claim(id, 'k'))).toEqual({ kind: 'fresh' });
    });
  });

  describe('a store', () => {
    const at = useStore(open);

    it('answers with its own clock, which goes forward', async () => {
      const before = (await at.store.ping()).nowMs;
      await at.advance(60);
      const passed = (await at.store.ping()).nowMs - before;
      expect(Math.abs(passed - 60_000)).toBeLessThan(2000);
    });

    it('says what it is', () => {
      expect(at.store.about.adapter).toMatch(/^[a-z]+$/);
      expect(at.store.about.note.length).toBeGreaterThan(10);
      expect(at.ledger.about.durable).toBe(at.store.about.durable);
    });
  });
}
