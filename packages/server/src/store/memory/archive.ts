/** Properties in memory. */

import {
  type ArchiveStore,
  ERASED_MARK,
  type FiledObject,
  NO_FACTS,
  type Property,
  type PropertyFacts,
  tierIn,
  tierMarkOf,
} from '../../ports/index.ts';
import type { Books } from './books.ts';

/** A property as it is held; its tier stands among the account's marks. */
interface Held {
  readonly id: string;
  state: Property['state'];
  facts: PropertyFacts;
  readonly createdMs: number;
  changedMs: number;
  eraseMs: number;
  receipt: string;
  readonly objects: Map<string, FiledObject>;
}

export function memoryArchive(books: Books): ArchiveStore {
  const all = new Map<string, Map<string, Held>>();
  const heldOf = (accountId: string, id: string): Held | undefined => all.get(accountId)?.get(id);
  const present = (accountId: string, id: string): Held | undefined => {
    const held = heldOf(accountId, id);
    return held?.state === 'present' ? held : undefined;
  };
  const marksOf = (accountId: string): Map<string, string> | undefined => books.accounts.get(accountId)?.marks;
  const find = (accountId: string, id: string): Property | null => {
    const held = heldOf(accountId, id);
    if (held === undefined) return null;
    const { state, facts, createdMs, changedMs, eraseMs, receipt } = held;
    if (state === 'erasing') return { state, id, eraseMs };
    if (state === 'erased') return { state, id, eraseMs, receipt };
    const tierMark = marksOf(accountId)?.get(tierMarkOf(id)) ?? null;
    return { state, id, facts, tier: tierIn(tierMark), tierMark, createdMs, changedMs };
  };
  /** The property that holds such an object, and the object. */
  const holding = (accountId: string, objectId: string): { held: Held; object: FiledObject } | null => {
    for (const held of all.get(accountId)?.values() ?? []) {
      const object = held.objects.get(objectId);
      if (object !== undefined) return { held, object };
    }
    return null;
  };
  const turn = (held: Held, object: FiledObject, state: FiledObject['state']): void => {
    held.objects.set(object.id, { ...object, state });
  };
  return {
    find: async (accountId, id) => find(accountId, id),
    record: async (accountId, id, facts, most) => {
      const nowMs = books.clock.nowMs();
      const held = heldOf(accountId, id);
      if (held !== undefined) {
        if (held.state !== 'present') return 'gone';
        if (facts !== null) [held.facts, held.changedMs] = [facts, nowMs];
        return 'done';
      }
      const mine = all.get(accountId) ?? new Map<string, Held>();
      all.set(accountId, mine);
      if ([...mine.values()].filter(({ state }) => state !== 'erased').length >= most) return 'full';
      mine.set(id, {
        id,
        state: 'present',
        facts: facts ?? NO_FACTS,
        createdMs: nowMs,
        changedMs: nowMs,
        eraseMs: 0,
        receipt: '',
        objects: new Map(),
      });
      return 'done';
    },
    objects: async (accountId, id) => [...(heldOf(accountId, id)?.objects.values() ?? [])].sort(byName),
    name: async (accountId, object) => {
      const held = present(accountId, object.propertyId);
      held?.objects.set(object.id, object);
      return held !== undefined;
    },
    keep: async (accountId, objectId) => {
      const found = holding(accountId, objectId);
      if (found === null || found.held.state !== 'present' || found.object.state !== 'writing') return false;
      const { kind, name } = found.object;
      for (const other of found.held.objects.values())
        if (other.state === 'kept' && other.kind === kind && other.name === name) turn(found.held, other, 'dropped');
      turn(found.held, found.object, 'kept');
      return true;
    },
    drop: async (accountId, ids) => {
      for (const id of ids) {
        const found = holding(accountId, id);
        if (found?.object.state === 'writing' || found?.object.state === 'kept')
          turn(found.held, found.object, 'dropped');
      }
    },
    removed: async (accountId, id) => {
      const found = holding(accountId, id);
      if (found?.object.state !== 'dropped') return;
      if (found.held.state === 'erasing') turn(found.held, found.object, 'removed');
      else found.held.objects.delete(id);
    },
    findExport: async (id) => {
      for (const accountId of all.keys()) {
        const found = holding(accountId, id);
        if (found?.object.kind === 'export' && found.object.state !== 'writing')
          return { accountId, object: found.object };
      }
      return null;
    },
    beginErasure: async (accountId, id) => {
      const held = present(accountId, id);
      if (held !== undefined) {
        const nowMs = books.clock.nowMs();
        Object.assign(held, { state: 'erasing', facts: NO_FACTS, eraseMs: nowMs, changedMs: nowMs });
        for (const object of held.objects.values()) if (object.state === 'kept') turn(held, object, 'dropped');
        marksOf(accountId)?.set(tierMarkOf(id), ERASED_MARK);
      }
      return find(accountId, id);
    },
    finishErasure: async (accountId, id, receipt) => {
      const held = heldOf(accountId, id);
      if (held?.state !== 'erasing') return false;
      if ([...held.objects.values()].some(({ state }) => state !== 'removed')) return false;
      Object.assign(held, { state: 'erased', receipt });
      const nowMs = books.clock.nowMs();
      for (const object of held.objects.values())
        if (object.kind !== 'export' || object.expiresMs <= nowMs) held.objects.delete(object.id);
      return true;
    },
    erasing: async (limit) =>
      [...all]
        .flatMap(([accountId, mine]) => [...mine.values()].map((held) => ({ accountId, held })))
        .filter(({ held }) => held.state === 'erasing')
        .sort((a, b) => a.held.eraseMs - b.held.eraseMs)
        .slice(0, limit)
        .map(({ accountId, held }) => ({ accountId, propertyId: held.id })),
    sweep: async (limit, writingBeforeMs) => {
      const nowMs = books.clock.nowMs();
      const dropped: { accountId: string; object: FiledObject }[] = [];
      for (const [accountId, mine] of all)
        for (const held of mine.values())
          for (const object of held.objects.values()) {
            const { state, kind, expiresMs, createdMs } = object;
            const tier = tierIn(marksOf(accountId)?.get(tierMarkOf(held.id)) ?? null);
            const untilMs = kind === 'export' ? 0 : (tier?.retainUntilMs ?? 0);
            if (state === 'kept' && expiresMs <= nowMs && untilMs > nowMs)
              held.objects.set(object.id, { ...object, expiresMs: untilMs });
            else if (state === 'kept' && expiresMs <= nowMs) turn(held, object, 'dropped');
            else if (state === 'writing' && createdMs < writingBeforeMs) turn(held, object, 'dropped');
            else if (state === 'removed' && held.state === 'erased' && expiresMs <= nowMs)
              held.objects.delete(object.id);
            const now = held.objects.get(object.id);
            if (now?.state === 'dropped' && held.state === 'present') dropped.push({ accountId, object: now });
          }
      return dropped.slice(0, limit);
    },
  };
}

function byName(a: FiledObject, b: FiledObject): number {
  const [first, second] = [a, b].map(({ kind, name, id }) => [kind, name, id].join('\0')) as [string, string];
  return first < second ? -1 : first > second ? 1 : 0;
}
