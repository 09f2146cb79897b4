/** Subscriptions, and which events reach them. */

import { describe, expect, it } from 'vitest';
import type { EventDraft } from '../../../packages/server/src/ports/index.ts';
import { endpoint, event, fresh, type Open, useStore } from './bench.ts';

export function endpointRules(open: Open): void {
  describe('endpoints', () => {
    const at = useStore(open);

    it('are found as they were added, and listed oldest first', async () => {
      const id = await at.account();
      const hook = endpoint(id, {
        url: 'https://example.com/ü?q=%22&a=\'"',
        events: ['usage.limit.exceeded', 'chart.created'],
        secret: Uint8Array.from({ length: 60 }, (_, i) => 255 - i),
        previousSecret: { secret: Uint8Array.of(0, 9), untilMs: 1_795_219_200_456 },
        includeContent: true,
        createdMs: 5,
      });
      const [late, early] = [endpoint(id, { createdMs: 9 }), endpoint(id, { createdMs: 1 })];
      for (const one of [hook, late, early]) expect(await at.store.webhooks.add(one, 20)).toBe(true);
      const found = await at.store.webhooks.find(id, hook.id);
      expect(plain(found)).toEqual(plain(hook));
      expect((await at.store.webhooks.list(id)).map(({ id: one }) => one)).toEqual([early.id, hook.id, late.id]);
      expect(await at.store.webhooks.find(id, fresh('whk'))).toBeNull();
    });

    it('are as many as allowed', async () => {
      const [id, other] = [await at.account(), await at.account()];
      expect(await at.store.webhooks.add(endpoint(id), 2)).toBe(true);
      expect(await at.store.webhooks.add(endpoint(id), 2)).toBe(true);
      expect(await at.store.webhooks.add(endpoint(id), 2)).toBe(false);
      expect(await at.store.webhooks.list(id)).toHaveLength(2);
      expect(await at.store.webhooks.add(endpoint(other), 2)).toBe(true);
      const [first] = await at.store.webhooks.list(id);
      await at.store.webhooks.remove(id, first?.id ?? '');
      expect(await at.store.webhooks.add(endpoint(id), 2)).toBe(true);
    });

    it('change in what is named', async () => {
      const id = await at.account();
      const hook = endpoint(id, { previousSecret: { secret: Uint8Array.of(7), untilMs: 5 } });
      await at.store.webhooks.add(hook, 20);
      const change = { url: 'https://example.org/', events: ['chart.updated'], includeContent: true } as const;
      expect(plain(await at.store.webhooks.change(id, hook.id, () => change))).toEqual(plain({ ...hook, ...change }));
      const rotation = {
        secret: Uint8Array.of(4, 5),
        previousSecret: { secret: Uint8Array.of(1, 2, 3), untilMs: 1_795_219_200_456 },
      };
      await at.store.webhooks.change(id, hook.id, () => rotation);
      expect(plain(await at.store.webhooks.find(id, hook.id))).toEqual(plain({ ...hook, ...change, ...rotation }));
      await at.store.webhooks.change(id, hook.id, () => ({ previousSecret: null, status: 'paused' }));
      expect(await at.store.webhooks.find(id, hook.id)).toMatchObject({ previousSecret: null, status: 'paused' });
      expect(await at.store.webhooks.change(id, fresh('whk'), () => ({ status: 'active' }))).toBeNull();
    });

    it('change by how they stand when their turn comes, and not by how they stood when it was asked', async () => {
      const id = await at.account();
      const hook = endpoint(id, { previousSecret: null });
      await at.store.webhooks.add(hook, 20);
      const asked = Array.from({ length: 12 }, (_, i) => Uint8Array.of(i + 10));
      const answers = await Promise.all(
        asked.map(async (secret) => {
          // As a secret is changed: the one that stood goes on beside it, and a second change has to wait.
          const after = await at.store.webhooks.change(id, hook.id, (standing) =>
            standing.previousSecret === null
              ? { secret, previousSecret: { secret: standing.secret, untilMs: 1_795_219_200_456 } }
              : null,
          );
          return plain(after);
        }),
      );
      const found = await at.store.webhooks.find(id, hook.id);
      expect(asked.map((secret) => [...secret])).toContainEqual([...(found?.secret ?? [])]);
      expect(plain(found?.previousSecret)).toEqual({ secret: [...hook.secret], untilMs: 1_795_219_200_456 });
      for (const answer of answers) expect(answer).toEqual(plain(found));
    });

    it('are removed with what waited for them', async () => {
      const id = await at.account();
      const [hook, kept] = [endpoint(id), endpoint(id)];
      await at.store.webhooks.add(hook, 20);
      await at.store.webhooks.add(kept, 20);
      await at.store.webhooks.emit(id, [event()]);
      const [waiting] = (await at.store.webhooks.deliveries(id, hook.id, 10, null)) ?? [];
      expect(await at.store.webhooks.remove(id, hook.id)).toBe(true);
      expect(await at.store.webhooks.remove(id, hook.id)).toBe(false);
      expect(await at.store.webhooks.find(id, hook.id)).toBeNull();
      expect(await at.store.webhooks.deliveries(id, hook.id, 10, null)).toBeNull();
      expect(await at.store.webhooks.redeliver(id, waiting?.id ?? '')).toBeNull();
      expect((await at.store.webhooks.take(10, 4, 45)).map(({ endpoint: { id: one } }) => one)).toEqual([kept.id]);
      expect((await at.store.webhooks.list(id)).map(({ id: one }) => one)).toEqual([kept.id]);
    });

    it('may be removed under a sender’s hands', async () => {
      const id = await at.account();
      const hook = endpoint(id);
      await at.store.webhooks.add(hook, 20);
      await at.store.webhooks.emit(id, [event()]);
      const [taken] = await at.store.webhooks.take(10, 4, 45);
      await at.store.webhooks.remove(id, hook.id);
      const attempt = { atMs: await at.nowMs(), durationMs: 1, status: 500, result: 'status' } as const;
      if (taken !== undefined) await at.store.webhooks.finish(taken, attempt, { kind: 'retry', inSeconds: 1 });
      await at.advance(60);
      expect(await at.store.webhooks.take(10, 4, 45)).toEqual([]);
    });
  });

  describe('emitting', () => {
    const at = useStore(open);
    const told = async (accountId: string, hook: string) =>
      ((await at.store.webhooks.deliveries(accountId, hook, 100, null)) ?? []).map(({ eventId }) => eventId).sort();
    const ids = (...events: readonly EventDraft[]) => events.map(({ id }) => id).sort();

    it('reaches active endpoints that asked for the type, with a delivery that is due', async () => {
      const [id, stranger] = [await at.account(), await at.account()];
      const [both, one, paused] = [
        endpoint(id, { events: ['chart.created', 'chart.updated'] }),
        endpoint(id),
        endpoint(id, { status: 'paused' }),
      ];
      const foreign = endpoint(stranger);
      for (const hook of [both, one, paused, foreign]) await at.store.webhooks.add(hook, 20);
      const [made, changed] = [event('chart.created'), event('chart.updated')];
      await at.store.webhooks.emit(id, [made, changed, event('ai.batch.completed')]);
      expect(await told(id, both.id)).toEqual(ids(made, changed));
      expect(await told(id, one.id)).toEqual(ids(made));
      expect(await told(id, paused.id)).toEqual([]);
      expect(await told(stranger, foreign.id)).toEqual([]);
      const [delivery] = (await at.store.webhooks.deliveries(id, one.id, 1, null)) ?? [];
      expect(delivery).toMatchObject({
        eventId: made.id,
        endpointId: one.id,
        type: 'chart.created',
        status: 'pending',
        attempts: [],
      });
      expect(delivery?.nextAttemptMs).toBe(delivery?.createdMs);
    });

    it('of one name happens once in an account, whatever the way', async () => {
      const id = await at.account();
      const hook = endpoint(id);
      await at.store.webhooks.add(hook, 20);
      const first = event('chart.created', { once: 'renewed:2026-11' });
      await at.store.webhooks.emit(id, [first, event('chart.created', { once: 'renewed:2026-11' })]);
      await at.store.webhooks.emit(id, [event('chart.created', { once: 'renewed:2026-11' })]);
      await at.store.accounts.change(id, { name: 'x' }, () => [event('chart.created', { once: 'renewed:2026-11' })]);
      expect(await told(id, hook.id)).toEqual(ids(first));
      const when = (account: string, name: string) => at.store.ledger.happened(account, name);
      expect([await when(id, 'renewed:2026-11'), await when(id, 'renewed:2026-12')]).toEqual([first.createdMs, null]);
      expect(await when(await at.account(), 'renewed:2026-11')).toBeNull();
    });

    it('to one endpoint goes there and nowhere else, whatever it asked for', async () => {
      const id = await at.account();
      const [hook, other] = [endpoint(id, { events: ['chart.updated'] }), endpoint(id)];
      await at.store.webhooks.add(hook, 20);
      await at.store.webhooks.add(other, 20);
      const trial = event('chart.created');
      const delivery = await at.store.webhooks.emitTo(id, hook.id, trial);
      expect(delivery).toMatchObject({
        eventId: trial.id,
        endpointId: hook.id,
        type: 'chart.created',
        status: 'pending',
      });
      expect(await told(id, hook.id)).toEqual(ids(trial));
      expect(await told(id, other.id)).toEqual([]);
      expect(await at.store.webhooks.emitTo(id, fresh('whk'), event())).toBeNull();
    });

    it('keeps the bytes of an event', async () => {
      const id = await at.account();
      await at.store.webhooks.add(endpoint(id), 20);
      const body = JSON.stringify({ text: 'ज्योतिष 🪐 \u2028 " \\ \n'.repeat(400) });
      await at.store.webhooks.emit(id, [event('chart.created', { body })]);
      const [taken] = await at.store.webhooks.take(1, 1, 45);
      expect(taken?.body === body).toBe(true);
    });
  });
}

/** The same with bytes as numbers: a store may hand out its own kind of array. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, one) => (one instanceof Uint8Array ? Array.from(one) : one)));
}
