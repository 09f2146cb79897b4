/** Names that trip careless stores: of objects’ own members, of SQL, very long, in any script. */

import { describe, expect, it } from 'vitest';
import { micro } from '../../../packages/server/src/money.ts';
import { claim, concluded, endpoint, event, fresh, type Open, settleWhole, useStore } from './bench.ts';

const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "a'; DROP TABLE wallet; --",
  '%',
  '_',
  'a"b\\c',
];

export function oddNameRules(open: Open): void {
  describe('odd names', () => {
    const at = useStore(open);

    it('are nobody until somebody has them', async () => {
      for (const name of NAMES) {
        expect(await at.store.accounts.find(name)).toBeNull();
        expect(await at.store.keys.find(name)).toBeNull();
        expect(await at.balance(name)).toEqual([0n, 0n]);
        expect(await at.ledger.recall(claim(name, name))).toEqual({ kind: 'fresh' });
        expect(await at.store.webhooks.find(name, name)).toBeNull();
        expect(await at.store.webhooks.redeliver(name, name)).toBeNull();
        expect(await at.ledger.statement(name, 5, name)).toEqual([]);
        expect((await at.ledger.usage(name, '2026-11')).requests).toBe(0);
      }
    });

    it('are accounts like any other', async () => {
      for (const id of NAMES) await at.account(100n, { id });
      for (const [i, id] of NAMES.entries()) {
        await at.charge(id, BigInt(i + 1), { claim: claim(id, id), requestId: id });
        await at.ledger.refund(id, id, micro(1n), `${id} back`);
      }
      for (const [i, id] of NAMES.entries()) expect(await at.balance(id)).toEqual([100n - BigInt(i), 0n]);
    });

    it('are keys, marks, scopes and event names like any other', async () => {
      const id = await at.account(1000n);
      const hook = endpoint(id);
      await at.store.webhooks.add(hook, 20);
      for (const name of NAMES) {
        const hold = await at.hold(id, 1n, { claim: claim(id, name, { scope: name }), endpoint: name });
        await at.ledger.settle(hold, { amount: hold.amount, mark: name }, (charge) => {
          expect(charge.mark).toBeNull();
          return { ...concluded(name)(charge), mark: name, events: [event('chart.created', { once: name })] };
        });
      }
      for (const name of NAMES)
        expect(await at.ledger.recall(claim(id, name, { scope: name }))).toMatchObject({ answer: { body: name } });
      expect(await at.store.webhooks.deliveries(id, hook.id, 100, null)).toHaveLength(NAMES.length);
      const period = new Date(await at.nowMs()).toISOString().slice(0, 7);
      expect((await at.ledger.spending(id, period)).map(({ endpoint: one }) => one).sort()).toEqual([...NAMES].sort());
    });

    it('that run into one another are kept apart', async () => {
      const id = await at.account();
      await at.charge(id, 1n, { claim: claim(id, 'b', { scope: 'POST /a' }) });
      for (const [scope, key] of [
        ['POST /', 'ab'],
        ['POST /ab', ''],
        ['POST', ' /ab'],
        ['POST /a","b', ''],
      ] as const)
        expect(await at.ledger.recall(claim(id, key, { scope }))).toEqual({ kind: 'fresh' });
    });

    it('of case and accent are different names', async () => {
      const id = await at.account();
      await at.charge(id, 1n, { claim: claim(id, 'Key-é') });
      for (const key of ['key-é', 'KEY-É', 'Key-e\u0301', 'Key-é ', 'Key-e'])
        expect(await at.ledger.recall(claim(id, key))).toEqual({ kind: 'fresh' });
    });

    it('may be as long as a header lets them', async () => {
      const id = await at.account();
      const [key, twin] = ['a', 'b'].map((end) => `${'k'.repeat(254)}${end}`) as [string, string];
      const scope = `POST /${'long/'.repeat(200)}`;
      const hold = await at.hold(id, 1n, { claim: claim(id, key, { scope }) });
      await settleWhole(at.ledger, hold, 'long');
      expect(await at.ledger.recall(claim(id, key, { scope }))).toMatchObject({ answer: { body: 'long' } });
      expect((await at.ledger.recall(claim(id, twin, { scope }))).kind).toBe('fresh');
      const reference = `${fresh('ref')}${'r'.repeat(1000)}`;
      const funding = { accountId: id, kind: 'grant', amount: micro(1n), reference } as const;
      expect((await at.ledger.fund(funding)).kind).toBe('funded');
      expect((await at.ledger.fund(funding)).kind).toBe('already');
    });
  });
}
