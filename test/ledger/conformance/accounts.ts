/** Accounts and keys. */

import { describe, expect, it } from 'vitest';
import type { KeyRecord } from '../../../packages/server/src/ports/index.ts';
import { accountRecord, endpoint, event, fresh, type Open, useStore } from './bench.ts';

type NewKey = Omit<KeyRecord, 'account' | 'lastUsedMs'> & { readonly accountId: string };

function key(accountId: string, more: Partial<NewKey> = {}): NewKey {
  const keyId = fresh('key');
  const digest = Uint8Array.from({ length: 32 }, (_, i) => (i * 37 + keyId.length) % 256);
  return { keyId, digest, last4: 'wxyz', active: true, expiresAtMs: null, createdMs: 1_000, accountId, ...more };
}

export function accountRules(open: Open): void {
  describe('accounts', () => {
    const at = useStore(open);

    it('are found as they were opened, once', async () => {
      const record = accountRecord({
        name: 'Ⰰ “name” 🪐',
        plan: 'business',
        perMinute: 77,
        createdMs: 1_795_219_200_123,
      });
      expect(await at.store.accounts.open(record, [])).toBe(true);
      expect(await at.store.accounts.open({ ...record, name: 'another' }, [])).toBe(false);
      expect(await at.store.accounts.find(record.id)).toEqual(record);
      expect(await at.store.accounts.find(fresh('acc'))).toBeNull();
      expect(await at.balance(record.id)).toEqual([0n, 0n]);
    });

    it('are listed by the time of their creation', async () => {
      const [late, early, middle] = [30, 10, 20].map((createdMs) => accountRecord({ createdMs }));
      for (const record of [late, early, middle]) await at.store.accounts.open(record as never, []);
      expect((await at.store.accounts.list()).map(({ id }) => id)).toEqual([early?.id, middle?.id, late?.id]);
    });

    it('change in what is named and in nothing else, and tell of what was before', async () => {
      const record = accountRecord({ plan: 'starter', perMinute: 5 });
      await at.store.accounts.open(record, []);
      const seen: unknown[] = [];
      const changed = await at.store.accounts.change(record.id, { plan: 'business' }, (before) => {
        seen.push(before);
        return [];
      });
      expect(seen[0]).toEqual(record);
      expect(changed).toEqual({ ...record, plan: 'business' });
      const more = { perMinute: null, name: 'New', status: 'cancelled' } as const;
      expect(await at.store.accounts.change(record.id, more, () => [])).toEqual({
        ...record,
        plan: 'business',
        ...more,
      });
      expect(await at.store.accounts.find(record.id)).toEqual({ ...record, plan: 'business', ...more });
      expect(await at.store.accounts.change(fresh('acc'), { plan: 'pro' }, () => [event()])).toBeNull();
    });

    it('stay as they were when the events of a change cannot be made', async () => {
      const record = accountRecord({ plan: 'starter' });
      await at.store.accounts.open(record, []);
      const failing = at.store.accounts.change(record.id, { plan: 'pro' }, () => {
        throw new Error('no events');
      });
      await expect(failing).rejects.toThrow('no events');
      expect(await at.store.accounts.find(record.id)).toEqual(record);
    });

    it('write the events of a change together with it', async () => {
      const id = await at.account();
      const hook = endpoint(id, { events: ['billing.subscription.updated'] });
      await at.store.webhooks.add(hook, 20);
      const told = event('billing.subscription.updated');
      await at.store.accounts.change(id, { plan: 'enterprise' }, () => [told, event('chart.created')]);
      const deliveries = await at.store.webhooks.deliveries(id, hook.id, 10, null);
      expect(deliveries?.map(({ eventId, type, status }) => [eventId, type, status])).toEqual([
        [told.id, 'billing.subscription.updated', 'pending'],
      ]);
    });

    it('write the names of the events of their opening, so that those do not happen again', async () => {
      const record = accountRecord();
      await at.store.accounts.open(record, [event('chart.created', { once: 'opened' })]);
      const hook = endpoint(record.id);
      await at.store.webhooks.add(hook, 20);
      await at.store.webhooks.emit(record.id, [event('chart.created', { once: 'opened' })]);
      expect(await at.store.webhooks.deliveries(record.id, hook.id, 10, null)).toEqual([]);
    });
  });

  describe('keys', () => {
    const at = useStore(open);

    it('are found with their account as it is now', async () => {
      const id = await at.account(0n, { plan: 'starter', perMinute: 9 });
      const given = key(id, { expiresAtMs: 1_900_000_000_000, last4: 'a-_9' });
      expect(await at.store.keys.add(given)).toBe(true);
      const { accountId: _, ...rest } = given;
      const account = { id, plan: 'starter', perMinute: 9 };
      expect(await at.store.keys.find(given.keyId)).toMatchObject({ ...rest, lastUsedMs: null, account });
      await at.store.accounts.change(id, { plan: 'business', perMinute: null }, () => []);
      expect((await at.store.keys.find(given.keyId))?.account).toMatchObject({ id, plan: 'business', perMinute: null });
      expect(await at.store.keys.find(fresh('key'))).toBeNull();
    });

    it('keep the 32 bytes of their digest, whatever they are', async () => {
      const id = await at.account(0n);
      const digest = Uint8Array.from({ length: 32 }, (_, i) => (i === 0 ? 0 : 256 - i));
      const given = key(id, { digest: digest.slice() });
      await at.store.keys.add(given);
      expect([...((await at.store.keys.find(given.keyId))?.digest ?? [])]).toEqual([...digest]);
    });

    it('are not added twice, nor to an account that is not there', async () => {
      const [one, other] = [await at.account(0n), await at.account(0n)];
      const given = key(one);
      expect(await at.store.keys.add(given)).toBe(true);
      expect(await at.store.keys.add({ ...key(other), keyId: given.keyId })).toBe(false);
      expect((await at.store.keys.find(given.keyId))?.account.id).toBe(one);
      expect(await at.store.keys.add(key(fresh('acc')))).toBe(false);
    });

    it('are listed oldest first', async () => {
      const id = await at.account(0n);
      const keys = [30, 10, 20].map((createdMs) => key(id, { createdMs }));
      for (const one of keys) await at.store.keys.add(one);
      expect((await at.store.keys.list(id)).map(({ createdMs }) => createdMs)).toEqual([10, 20, 30]);
    });

    it('are revoked once and stay revoked', async () => {
      const id = await at.account(0n);
      const [given, kept] = [key(id), key(id)];
      await at.store.keys.add(given);
      await at.store.keys.add(kept);
      expect(await at.store.keys.revoke(id, given.keyId)).toBe(true);
      expect(await at.store.keys.revoke(id, given.keyId)).toBe(false);
      expect((await at.store.keys.find(given.keyId))?.active).toBe(false);
      expect((await at.store.keys.find(kept.keyId))?.active).toBe(true);
      expect(await at.store.keys.revoke(id, fresh('key'))).toBe(false);
    });

    it('open nothing while their account is cancelled', async () => {
      const id = await at.account(0n);
      const given = key(id);
      await at.store.keys.add(given);
      await at.store.accounts.change(id, { status: 'cancelled' }, () => []);
      expect((await at.store.keys.find(given.keyId))?.active).toBe(false);
      await at.store.accounts.change(id, { status: 'active' }, () => []);
      expect((await at.store.keys.find(given.keyId))?.active).toBe(true);
    });

    it('remember when they were last used', async () => {
      const id = await at.account(0n);
      const given = key(id);
      await at.store.keys.add(given);
      await at.store.keys.touch(given.keyId, 1_795_219_260_001);
      expect((await at.store.keys.find(given.keyId))?.lastUsedMs).toBe(1_795_219_260_001);
      await at.store.keys.touch(fresh('key'), 5);
    });
  });
}
