/** Deliveries, from due to done: taken by one sender at a time, tried again, given up, made due by hand. */

import { describe, expect, it } from 'vitest';
import type {
  Attempt,
  Delivery,
  DeliveryVerdict,
  Endpoint,
  TakenDelivery,
} from '../../../packages/server/src/ports/index.ts';
import { endpoint, event, fresh, type Open, useStore } from './bench.ts';

const FAILED: DeliveryVerdict = { kind: 'failed', disableAfter: 3 };

export function deliveryRules(open: Open): void {
  const scene = () => {
    const at = useStore(open);
    return {
      at,
      /** An account with an endpoint. */
      subscribed: async (more: Partial<Endpoint> = {}) => {
        const id = await at.account();
        const hook = endpoint(id, more);
        await at.store.webhooks.add(hook, 20);
        return { id, hook };
      },
      emit: async (id: string, count = 1) => {
        for (let i = 0; i < count; i += 1) await at.store.webhooks.emit(id, [event()]);
      },
      one: async (): Promise<TakenDelivery> => {
        const [taken] = await at.store.webhooks.take(1, 9, 45);
        if (taken === undefined) throw new Error('nothing is due');
        return taken;
      },
      tried: async (result: Attempt['result'] = 'status'): Promise<Attempt> => ({
        atMs: await at.nowMs(),
        durationMs: 120,
        status: result === 'ok' ? 204 : result === 'status' ? 500 : null,
        result,
      }),
      only: async (id: string, hook: string) => {
        const [delivery] = (await at.store.webhooks.deliveries(id, hook, 1, null)) ?? [];
        if (delivery === undefined) throw new Error('there is no delivery');
        return delivery;
      },
    };
  };

  describe('taking', () => {
    const { at, subscribed, emit, one, tried, only } = scene();

    it('gives a delivery to one sender, with all that it needs', async () => {
      const { id, hook } = await subscribed({ secret: Uint8Array.of(9, 8, 7) });
      const told = event();
      await at.store.webhooks.emit(id, [told]);
      const taken = await at.store.webhooks.take(10, 4, 45);
      expect(taken).toHaveLength(1);
      expect(taken[0]).toMatchObject({
        body: told.body,
        delivery: { eventId: told.id, endpointId: hook.id, status: 'sending' },
      });
      expect(taken[0]?.endpoint).toMatchObject({ id: hook.id, accountId: id, url: hook.url });
      expect([...(taken[0]?.endpoint.secret ?? [])]).toEqual([9, 8, 7]);
      expect(await at.store.webhooks.take(10, 4, 45)).toEqual([]);
      expect((await only(id, hook.id)).status).toBe('sending');
    });

    it('is bounded in all, and per endpoint with those under way', async () => {
      const [{ id, hook }, other] = [await subscribed(), await subscribed()];
      await emit(id, 6);
      await emit(other.id, 1);
      const first = await at.store.webhooks.take(100, 4, 45);
      const own = first.filter(({ endpoint: { id: one } }) => one === hook.id);
      expect([own.length, first.length]).toEqual([4, 5]);
      expect(await at.store.webhooks.take(100, 4, 45)).toEqual([]);
      if (own[0] !== undefined) await at.store.webhooks.finish(own[0], await tried('ok'), { kind: 'delivered' });
      expect(await at.store.webhooks.take(100, 4, 45)).toHaveLength(1);
      expect(await at.store.webhooks.take(100, 6, 45)).toHaveLength(1);
      await emit(other.id, 5);
      expect(await at.store.webhooks.take(2, 9, 45)).toHaveLength(2);
    });

    it('begins with what has been due longest, and does not let one endpoint hide the others', async () => {
      const [first, second] = [await subscribed(), await subscribed()];
      await emit(first.id, 5);
      await at.advance(1);
      await emit(second.id, 1);
      const taken = await at.store.webhooks.take(3, 2, 45);
      expect(taken.map(({ endpoint: { id } }) => id)).toEqual([first.hook.id, first.hook.id, second.hook.id]);
    });

    it('leaves what is not due yet', async () => {
      const { id } = await subscribed();
      await emit(id);
      await at.store.webhooks.finish(await one(), await tried(), { kind: 'retry', inSeconds: 60 });
      await at.advance(59);
      expect(await at.store.webhooks.take(10, 4, 45)).toEqual([]);
      await at.advance(1);
      expect(await at.store.webhooks.take(10, 4, 45)).toHaveLength(1);
    });

    it('leaves what waits for an endpoint that is paused or disabled, until it is active', async () => {
      const { id, hook } = await subscribed();
      await emit(id, 2);
      await at.store.webhooks.change(id, hook.id, () => ({ status: 'paused' }));
      expect(await at.store.webhooks.take(10, 4, 45)).toEqual([]);
      await at.store.webhooks.change(id, hook.id, () => ({ status: 'disabled' }));
      expect(await at.store.webhooks.take(10, 4, 45)).toEqual([]);
      await at.store.webhooks.change(id, hook.id, () => ({ status: 'active' }));
      expect(await at.store.webhooks.take(10, 4, 45)).toHaveLength(2);
    });

    it('takes what a crashed sender left, and counts that as an attempt', async () => {
      const { id, hook } = await subscribed();
      await emit(id);
      const dead = await one();
      await at.advance(44);
      expect(await at.store.webhooks.take(10, 4, 45)).toEqual([]);
      await at.advance(1);
      const heir = await one();
      expect(heir.delivery.id).toBe(dead.delivery.id);
      expect(heir.token).not.toBe(dead.token);
      expect(heir.delivery.attempts).toMatchObject([{ status: null, result: 'crashed' }]);
      // Awake again, the dead one changes nothing.
      expect(await at.store.webhooks.finish(dead, await tried('ok'), { kind: 'delivered' })).toBe(false);
      expect(await only(id, hook.id)).toMatchObject({ status: 'sending', attempts: [{ result: 'crashed' }] });
      expect(await at.store.webhooks.finish(heir, await tried('ok'), { kind: 'delivered' })).toBe(true);
      const { attempts } = await only(id, hook.id);
      expect(attempts.map(({ result }) => result)).toEqual(['crashed', 'ok']);
    });
  });

  describe('finishing', () => {
    const { at, subscribed, emit, one, tried, only } = scene();

    it('as delivered is the end', async () => {
      const { id, hook } = await subscribed({ deadInRow: 0 });
      await emit(id);
      const taken = await one();
      const attempt = await tried('ok');
      expect(await at.store.webhooks.finish(taken, attempt, { kind: 'delivered' })).toBe(true);
      expect(await only(id, hook.id)).toMatchObject({ status: 'delivered', attempts: [attempt], nextAttemptMs: null });
      expect(await at.store.webhooks.finish(taken, attempt, { kind: 'delivered' })).toBe(false);
      await at.advance(10_000);
      expect(await at.store.webhooks.take(10, 4, 45)).toEqual([]);
      const { lastDelivery } = (await at.store.webhooks.find(id, hook.id)) ?? {};
      expect(lastDelivery?.status).toBe('delivered');
    });

    it('with a retry counts its time from the end of the attempt', async () => {
      const { id, hook } = await subscribed();
      await emit(id);
      const taken = await one();
      await at.advance(30);
      const attempt = await tried('timeout');
      expect(await at.store.webhooks.finish(taken, attempt, { kind: 'retry', inSeconds: 300 })).toBe(true);
      const delivery = await only(id, hook.id);
      expect(delivery).toMatchObject({ status: 'pending', attempts: [attempt] });
      expect(Math.abs((delivery.nextAttemptMs ?? 0) - (await at.nowMs()) - 300_000)).toBeLessThan(2000);
      expect(await at.store.webhooks.finish(taken, attempt, { kind: 'delivered' })).toBe(false);
      await at.advance(300);
      expect((await one()).delivery.attempts).toEqual([attempt]);
    });

    it('keeps the attempts in their order', async () => {
      const { id, hook } = await subscribed();
      await emit(id);
      for (const result of ['timeout', 'tls', 'refused', 'dns', 'blocked', 'status'] as const) {
        await at.store.webhooks.finish(await one(), await tried(result), { kind: 'retry', inSeconds: 1 });
        await at.advance(1);
      }
      const { attempts } = await only(id, hook.id);
      expect(attempts.map(({ result }) => result)).toEqual(['timeout', 'tls', 'refused', 'dns', 'blocked', 'status']);
      expect(attempts.map(({ status }) => status)).toEqual([null, null, null, null, null, 500]);
    });

    it('as failed so many times in a row disables the endpoint; one delivery in between begins the row afresh', async () => {
      const { id, hook } = await subscribed();
      await emit(id, 6);
      const verdicts = [FAILED, FAILED, { kind: 'delivered' }, FAILED, FAILED] as const;
      for (const verdict of verdicts) {
        const attempt = await tried(verdict.kind === 'failed' ? 'status' : 'ok');
        expect(await at.store.webhooks.finish(await one(), attempt, verdict)).toBe(true);
      }
      expect(await at.store.webhooks.find(id, hook.id)).toMatchObject({ status: 'active', deadInRow: 2 });
      await at.store.webhooks.finish(await one(), await tried(), FAILED);
      const disabled = await at.store.webhooks.find(id, hook.id);
      expect(disabled).toMatchObject({ status: 'disabled', deadInRow: 3, lastDelivery: { status: 'failed' } });
      await emit(id);
      expect(await at.store.webhooks.take(10, 9, 45)).toEqual([]);
      expect(await at.store.webhooks.change(id, hook.id, () => ({ status: 'active' }))).toMatchObject({ deadInRow: 0 });
      expect(await only(id, hook.id)).toMatchObject({ status: 'failed', nextAttemptMs: null });
    });

    it('with a retry leaves the row as it is', async () => {
      const { id, hook } = await subscribed();
      await emit(id, 2);
      await at.store.webhooks.finish(await one(), await tried(), FAILED);
      await at.store.webhooks.finish(await one(), await tried(), { kind: 'retry', inSeconds: 60 });
      expect(await at.store.webhooks.find(id, hook.id)).toMatchObject({ deadInRow: 1 });
    });

    it('needs the token', async () => {
      const { id, hook } = await subscribed();
      await emit(id);
      const taken = await one();
      const forged = { ...taken, token: `${taken.token}x` };
      expect(await at.store.webhooks.finish(forged, await tried('ok'), { kind: 'delivered' })).toBe(false);
      expect((await only(id, hook.id)).status).toBe('sending');
    });
  });

  describe('the list of deliveries', () => {
    const { at, subscribed, emit } = scene();

    it('is read newest first, in pages that neither repeat nor skip', async () => {
      const { id, hook } = await subscribed();
      for (let i = 0; i < 7; i += 1) {
        await emit(id);
        await at.advance(1);
      }
      const whole = (await at.store.webhooks.deliveries(id, hook.id, 100, null)) ?? [];
      expect(whole).toHaveLength(7);
      const times = whole.map(({ createdMs }) => createdMs);
      expect(times).toEqual([...times].sort((a, b) => b - a));
      const paged: Delivery[] = [];
      for (let before: string | null = null; ; before = paged.at(-1)?.id ?? null) {
        const page = (await at.store.webhooks.deliveries(id, hook.id, 3, before)) ?? [];
        if (page.length === 0) break;
        paged.push(...page);
      }
      expect(paged).toEqual(whole);
    });

    it('of an endpoint that is not there is none', async () => {
      expect(await at.store.webhooks.deliveries(await at.account(), fresh('whk'), 10, null)).toBeNull();
    });
  });

  describe('making due by hand', () => {
    const { at, subscribed, emit, one, tried, only } = scene();

    it('is for finished deliveries, with a fresh schedule', async () => {
      const { id, hook } = await subscribed();
      await emit(id);
      const waiting = await only(id, hook.id);
      expect(await at.store.webhooks.redeliver(id, waiting.id)).toBe('busy');
      const taken = await one();
      expect(await at.store.webhooks.redeliver(id, waiting.id)).toBe('busy');
      await at.store.webhooks.finish(taken, await tried(), FAILED);
      await at.advance(100);
      const again = await at.store.webhooks.redeliver(id, waiting.id);
      expect(again).toMatchObject({ id: waiting.id, status: 'pending', attempts: [] });
      const due = again === null || typeof again === 'string' ? null : again.nextAttemptMs;
      expect(Math.abs((due ?? 0) - (await at.nowMs()))).toBeLessThan(2000);
      const second = await one();
      expect(second).toMatchObject({ body: taken.body, delivery: { id: waiting.id, attempts: [] } });
      await at.store.webhooks.finish(second, await tried('ok'), { kind: 'delivered' });
      expect(await only(id, hook.id)).toMatchObject({ status: 'delivered', attempts: [{ result: 'ok' }] });
      expect(await at.store.webhooks.redeliver(id, waiting.id)).toMatchObject({ status: 'pending' });
    });

    it('is over when the text is forgotten: of what is old, and not of what still waits', async () => {
      const { id, hook } = await subscribed();
      const nowMs = await at.nowMs();
      const [old, young] = [
        event('chart.created', { createdMs: nowMs - 9_000 }),
        event('chart.created', { createdMs: nowMs }),
      ];
      await at.store.webhooks.emit(id, [old, young]);
      for (const taken of [await one(), await one()])
        await at.store.webhooks.finish(taken, await tried('ok'), { kind: 'delivered' });
      const waiting = event('chart.created', { createdMs: nowMs - 9_000 });
      await at.store.webhooks.emit(id, [waiting]);
      // Of all accounts, one after another.
      while ((await at.store.webhooks.forget(5_000, 1)) > 0);
      const all = (await at.store.webhooks.deliveries(id, hook.id, 10, null)) ?? [];
      const of = ({ id: name }: { readonly id: string }): string =>
        all.find(({ eventId }) => eventId === name)?.id ?? '';
      expect(all).toHaveLength(3);
      expect(all.find(({ eventId }) => eventId === old.id)).toMatchObject({
        status: 'delivered',
        attempts: [{ result: 'ok' }],
      });
      expect(await at.store.webhooks.redeliver(id, of(old))).toBe('forgotten');
      expect(await at.store.webhooks.redeliver(id, of(waiting))).toBe('busy');
      expect((await one()).body).toBe(waiting.body);
      expect(await at.store.webhooks.redeliver(id, of(young))).toMatchObject({ status: 'pending' });
      expect((await one()).body).toBe(young.body);
    });

    it('finds nothing under a name that nobody gave', async () => {
      expect(await at.store.webhooks.redeliver(await at.account(), fresh('dlv'))).toBeNull();
    });
  });
}
