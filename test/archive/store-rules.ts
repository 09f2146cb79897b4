/** The suite that every store of properties passes, whatever it is made of. */

import { describe, expect, it } from 'vitest';
import {
  ERASED_MARK,
  type FiledObject,
  NO_FACTS,
  type PropertyFacts,
  tierMarkOf,
} from '../../packages/server/src/ports/index.ts';
import { answer, type Bench, fresh, useStore } from '../ledger/conformance/bench.ts';
import type { Open } from '../ledger/opened.ts';

const FACTS: PropertyFacts = {
  title: 'Wohnung „12“ – ऊपर',
  ownerId: 'o',
  externalId: 'e',
  tenantRef: 't/1',
  ids: { unit: '12', revision: 'r' },
  contentHash: 'f'.repeat(64),
  retentionDays: 5,
};
const ID = "a/../b/Ünïcode' OR 1=1";

export function archiveRules(open: Open): void {
  describe('properties', () => {
    const at = useStore(open);
    const archive = () => at.store.archive;

    /** An object that is kept. */
    async function filed(accountId: string, more: Partial<FiledObject> = {}): Promise<FiledObject> {
      const object = await named(accountId, more);
      expect(await archive().keep(accountId, object.id)).toBe(true);
      return { ...object, state: 'kept' };
    }

    async function named(accountId: string, more: Partial<FiledObject> = {}): Promise<FiledObject> {
      const object = objectOf(await at.nowMs(), more);
      expect(await archive().name(accountId, object)).toBe(true);
      return object;
    }

    async function present(): Promise<string> {
      const accountId = await at.account();
      expect(await archive().record(accountId, ID, FACTS, 10)).toBe('done');
      return accountId;
    }

    const states = async (accountId: string) =>
      (await archive().objects(accountId, ID)).map(({ kind, name, state }) => [kind, name, state].join(' '));

    it('are opened, changed and found, with their facts whole', async () => {
      const accountId = await at.account();
      expect(await archive().find(accountId, ID)).toBeNull();
      expect(await archive().record(accountId, ID, null, 10)).toBe('done');
      const openedMs = await at.nowMs();
      expect(await archive().find(accountId, ID)).toEqual({
        state: 'present',
        id: ID,
        facts: NO_FACTS,
        tier: null,
        tierMark: null,
        createdMs: openedMs,
        changedMs: openedMs,
      });
      await at.advance(5);
      await archive().record(accountId, ID, FACTS, 10);
      await archive().record(accountId, ID, null, 10);
      expect(await archive().find(accountId, ID)).toMatchObject({
        facts: FACTS,
        createdMs: openedMs,
        changedMs: openedMs + 5000,
      });
    });

    it('are at most so many, and a known one can still be changed', async () => {
      const accountId = await at.account();
      expect(await archive().record(accountId, 'a', null, 2)).toBe('done');
      const both = await Promise.all([1, 2, 3].map((n) => archive().record(accountId, `b${n}`, null, 2)));
      expect(both.sort()).toEqual(['done', 'full', 'full']);
      expect(await archive().record(accountId, 'a', FACTS, 2)).toBe('done');
      expect(await archive().record(await at.account(), 'c', null, 2)).toBe('done');
    });

    it('keep an object when its bytes are there, in place of what had its name', async () => {
      const accountId = await present();
      const first = await filed(accountId);
      expect(await archive().objects(accountId, ID)).toEqual([first]);
      const second = await named(accountId);
      expect(await states(accountId)).toEqual(['plan ground kept', 'plan ground writing']);
      expect(await archive().keep(accountId, second.id)).toBe(true);
      expect(await archive().keep(accountId, second.id)).toBe(false);
      expect((await archive().objects(accountId, ID)).map(({ id, state }) => [id, state])).toEqual([
        [first.id, 'dropped'],
        [second.id, 'kept'],
      ]);
      await filed(accountId, { kind: 'scan' });
      await archive().removed(accountId, first.id);
      await archive().removed(accountId, second.id);
      expect(await states(accountId)).toEqual(['plan ground kept', 'scan ground kept']);
    });

    it('keep one of two that come under one name at once', async () => {
      const accountId = await present();
      const both = await Promise.all([named(accountId), named(accountId), named(accountId)]);
      await Promise.all(both.map(({ id }) => archive().keep(accountId, id)));
      expect((await states(accountId)).sort()).toEqual([
        'plan ground dropped',
        'plan ground dropped',
        'plan ground kept',
      ]);
    });

    it('give up an object that was dropped before its bytes were there', async () => {
      const accountId = await present();
      const object = await named(accountId);
      await archive().drop(accountId, [object.id]);
      expect(await archive().keep(accountId, object.id)).toBe(false);
      await archive().removed(accountId, object.id);
      expect(await states(accountId)).toEqual([]);
      expect(await archive().keep(accountId, object.id)).toBe(false);
    });

    it('take nothing that has no property', async () => {
      const accountId = await at.account();
      expect(await archive().name(accountId, objectOf(0))).toBe(false);
    });

    it('have a tier that is set in the transaction of its charge', async () => {
      const accountId = await present();
      const tier = { months: 3, priceCents: 12, retainUntilMs: 99, setAtMs: 1, storedBytes: 7 };
      await settleTier(at, accountId, JSON.stringify(tier));
      expect(await archive().find(accountId, ID)).toMatchObject({ tier, tierMark: JSON.stringify(tier) });
    });

    it('are gone for everything when their erasure begins, and once for all', async () => {
      const accountId = await present();
      await settleTier(at, accountId, '{"months":1}');
      const kept = await filed(accountId);
      const late = await named(accountId, { kind: 'scan' });
      await at.advance(7);
      const eraseMs = await at.nowMs();
      expect(await archive().beginErasure(accountId, ID)).toEqual({ state: 'erasing', id: ID, eraseMs });
      await at.advance(7);
      expect(await archive().beginErasure(accountId, ID)).toEqual({ state: 'erasing', id: ID, eraseMs });
      expect(await archive().beginErasure(accountId, 'nowhere')).toBeNull();
      expect(await archive().record(accountId, ID, FACTS, 10)).toBe('gone');
      expect(await archive().name(accountId, objectOf(0))).toBe(false);
      expect(await archive().keep(accountId, late.id)).toBe(false);
      expect(await states(accountId)).toEqual(['plan ground dropped', 'scan ground writing']);
      expect(await archive().finishErasure(accountId, ID, 'too early')).toBe(false);
      await archive().removed(accountId, kept.id);
      await archive().removed(accountId, late.id);
      expect(await archive().finishErasure(accountId, ID, 'still too early')).toBe(false);
      await archive().drop(accountId, [late.id]);
      await archive().removed(accountId, late.id);
      expect(await states(accountId)).toEqual(['plan ground removed', 'scan ground removed']);
      expect(await archive().erasing(10)).toContainEqual({ accountId, propertyId: ID });
      const ends = await Promise.all(
        ['one', 'two', 'three'].map((text) => archive().finishErasure(accountId, ID, text)),
      );
      expect(ends.filter((end) => end)).toHaveLength(1);
      const receipt = ['one', 'two', 'three'][ends.indexOf(true)];
      expect(await archive().finishErasure(accountId, ID, 'later')).toBe(false);
      expect(await archive().beginErasure(accountId, ID)).toEqual({ state: 'erased', id: ID, eraseMs, receipt });
      expect(await states(accountId)).toEqual([]);
      expect(await archive().record(accountId, ID, FACTS, 10)).toBe('gone');
      expect(await archive().erasing(10)).not.toContainEqual({ accountId, propertyId: ID });
      expect(await archive().finishErasure(accountId, 'nowhere', 'x')).toBe(false);
    });

    it('leave a mark when they go, so that no tier is charged on them any more', async () => {
      const accountId = await present();
      await archive().beginErasure(accountId, ID);
      expect(await settleTier(at, accountId, '{"months":9}')).toBe(ERASED_MARK);
    });

    it('find an export by its id alone, and keep its line until its link has run out', async () => {
      const accountId = await present();
      const untilMs = (await at.nowMs()) + 60_000;
      const plan = await filed(accountId);
      const made = await named(accountId, { kind: 'export', name: 'x', expiresMs: untilMs });
      expect(await archive().findExport(made.id)).toBeNull();
      await archive().keep(accountId, made.id);
      expect(await archive().findExport(made.id)).toEqual({ accountId, object: { ...made, state: 'kept' } });
      expect(await archive().findExport(plan.id)).toBeNull();
      await archive().beginErasure(accountId, ID);
      for (const { id } of [plan, made]) await archive().removed(accountId, id);
      expect(await archive().finishErasure(accountId, ID, 'r')).toBe(true);
      expect(await archive().findExport(made.id)).toMatchObject({ accountId, object: { state: 'removed' } });
      await at.advance(59);
      await archive().sweep(10, 0);
      expect(await archive().findExport(made.id)).not.toBeNull();
      await at.advance(1);
      await archive().sweep(10, 0);
      expect(await archive().findExport(made.id)).toBeNull();
    });

    it('are swept: what is past its time, what nobody finished, and what a tier keeps lives on', async () => {
      const [plain, tiered] = [await present(), await present()];
      const nowMs = await at.nowMs();
      const tier = { months: 1, priceCents: 1, retainUntilMs: nowMs + 90_000, setAtMs: nowMs, storedBytes: 1 };
      await settleTier(at, tiered, JSON.stringify(tier));
      const due = { expiresMs: nowMs + 10_000 };
      const mine = [
        await filed(plain, due),
        await filed(tiered, due),
        await filed(tiered, { ...due, kind: 'export', name: 'x' }),
        await named(plain, { kind: 'scan', expiresMs: nowMs + 500_000 }),
      ];
      const names = new Map(mine.map(({ id }, i) => [id, i]));
      const sweep = async (writingBeforeMs: number) =>
        (await archive().sweep(1000, writingBeforeMs)).flatMap(({ object }) => names.get(object.id) ?? []).sort();
      await at.advance(9);
      expect(await sweep(nowMs)).toEqual([]);
      await at.advance(1);
      expect(await sweep(nowMs)).toEqual([0, 2]);
      expect(await sweep(nowMs + 1)).toEqual([0, 2, 3]);
      for (const [i, accountId] of [plain, tiered, tiered, plain].entries())
        if (i !== 1) await archive().removed(accountId, (mine[i] as FiledObject).id);
      expect(await sweep(nowMs + 1)).toEqual([]);
      await at.advance(79);
      expect(await sweep(0)).toEqual([]);
      await at.advance(1);
      expect(await sweep(0)).toEqual([1]);
      await archive().removed(tiered, (mine[1] as FiledObject).id);
      expect([await states(plain), await states(tiered)]).toEqual([[], []]);
    });

    it('are met by nobody but their account', async () => {
      const [owner, stranger] = [await present(), await at.account()];
      const object = await filed(owner);
      const late = await named(owner, { kind: 'scan' });
      expect(await archive().find(stranger, ID)).toBeNull();
      expect(await archive().objects(stranger, ID)).toEqual([]);
      expect(await archive().keep(stranger, late.id)).toBe(false);
      await archive().drop(stranger, [object.id]);
      await archive().removed(stranger, object.id);
      expect(await archive().beginErasure(stranger, ID)).toBeNull();
      expect(await archive().record(stranger, ID, null, 10)).toBe('done');
      expect(await archive().finishErasure(stranger, ID, 'x')).toBe(false);
      expect(await states(owner)).toEqual(['plan ground kept', 'scan ground writing']);
      expect(await archive().find(owner, ID)).toMatchObject({ facts: FACTS });
    });

    it('outlive a crash where the store does', async () => {
      const accountId = await present();
      const object = await filed(accountId);
      const before = await archive().find(accountId, ID);
      if (!(await at.crash())) return;
      expect(await archive().find(accountId, ID)).toEqual(before);
      expect(await archive().objects(accountId, ID)).toEqual([object]);
    });
  });
}

function objectOf(createdMs: number, more: Partial<FiledObject> = {}): FiledObject {
  const id = fresh('blb');
  return {
    id,
    propertyId: ID,
    kind: 'plan',
    name: 'ground',
    state: 'writing',
    blobKey: `archive/x/${id}`,
    contentType: 'application/json',
    sha256: 'a'.repeat(64),
    bytes: 12,
    createdMs,
    expiresMs: createdMs + 86_400_000,
    ...more,
  };
}

/** Charges the account and sets the mark; returns the mark that the charge met. */
async function settleTier(at: Bench, accountId: string, value: string): Promise<string | null> {
  const hold = await at.hold(accountId, 1n);
  let met: string | null = null;
  await at.ledger.settle(hold, { amount: hold.amount, mark: tierMarkOf(ID) }, ({ mark }) => {
    met = mark;
    return { answer: answer(hold.amount), events: [], mark: met === ERASED_MARK ? ERASED_MARK : value };
  });
  return met;
}
