/** Conversations in memory. */

import {
  CONVERSATION_MS,
  type Conversation,
  type ConversationStore,
  type ConversationTurn,
  MOST_TURNS,
  UNPAID_TURN_MS,
} from '../../ports/index.ts';
import type { Books } from './books.ts';

interface Held {
  readonly createdMs: number;
  expiresMs: number;
  dropped: number;
  turns: readonly Written[];
}

interface Written {
  readonly turn: ConversationTurn;
  readonly number: number;
}

export function memoryConversations({ clock, accounts }: Pick<Books, 'clock' | 'accounts'>): ConversationStore {
  /** By account, in the order they were made. */
  const all = new Map<string, Map<string, Held>>();

  const isPaid = (accountId: string, requestId: string): boolean =>
    accounts.get(accountId)?.transfers.some((entry) => entry.kind === 'charge' && entry.requestId === requestId) ===
    true;
  const present = (accountId: string, id: string): Conversation | null => {
    const held = all.get(accountId)?.get(id);
    if (held === undefined || held.expiresMs <= clock.nowMs()) return null;
    const turns = held.turns.map(({ turn }) => turn).filter(({ requestId }) => isPaid(accountId, requestId));
    const { createdMs, expiresMs, dropped } = held;
    return turns.length === 0 ? null : { id, createdMs, expiresMs, turnCount: dropped + turns.length, turns };
  };
  const opened = (accountId: string, id: string): void => {
    const own = all.get(accountId) ?? new Map<string, Held>();
    all.set(accountId, own);
    if (!own.has(id)) own.set(id, { createdMs: clock.nowMs(), expiresMs: 0, dropped: 0, turns: [] });
  };
  const forget = (accountId: string, id: string): void => {
    const own = all.get(accountId);
    own?.delete(id);
    if (own?.size === 0) all.delete(accountId);
  };

  return {
    append: async (accountId, id, turn, isNew) => {
      const nowMs = clock.nowMs();
      if (isNew) opened(accountId, id);
      const held = all.get(accountId)?.get(id);
      if (held === undefined || (!isNew && held.expiresMs <= nowMs)) return null;
      held.expiresMs = nowMs + CONVERSATION_MS;
      const kept = held.turns.filter(
        ({ turn: { createdMs, requestId } }) =>
          createdMs >= turn.createdMs - UNPAID_TURN_MS || isPaid(accountId, requestId),
      );
      const number = Math.max(held.dropped + kept.length, ...kept.map((written) => written.number)) + 1;
      // What is kept is plain data, as a database would give it back.
      const turns = [...kept, { turn: structuredClone(turn), number }].sort(
        ({ turn: a }, { turn: b }) => a.createdMs - b.createdMs || (a.id < b.id ? -1 : 1),
      );
      held.turns = turns.slice(-MOST_TURNS);
      held.dropped += turns.length - held.turns.length;
      return number;
    },
    find: async (accountId, id) => present(accountId, id),
    list: async (accountId, limit, before) =>
      [...(all.get(accountId)?.keys() ?? [])]
        .filter((id) => before === null || id < before)
        .sort()
        .reverse()
        .flatMap((id) => present(accountId, id) ?? [])
        .slice(0, limit),
    remove: async (accountId, id) => {
      if (present(accountId, id) === null) return false;
      forget(accountId, id);
      return true;
    },
    extend: async (accountId, id) => {
      const held = all.get(accountId)?.get(id);
      if (held === undefined || present(accountId, id) === null) return null;
      held.expiresMs = clock.nowMs() + CONVERSATION_MS;
      return present(accountId, id);
    },
    removeAll: async (accountId) => {
      const gone = all.get(accountId)?.size ?? 0;
      all.delete(accountId);
      return gone;
    },
    sweep: async (limit) => {
      const nowMs = clock.nowMs();
      const due = [...all].flatMap(([accountId, own]) =>
        [...own].filter(([, { expiresMs }]) => expiresMs <= nowMs).map(([id]) => [accountId, id] as const),
      );
      for (const [accountId, id] of due.slice(0, limit)) forget(accountId, id);
      return Math.min(due.length, limit);
    },
  };
}
