/** The caller's conversations: listed, read, kept longer, removed. Free; another account's is as good as none. */

import {
  CONVERSATION_DELETED,
  CONVERSATION_EXTENDED,
  CONVERSATION_LIST,
  CONVERSATION_PARAM,
  CONVERSATION_WHOLE,
} from '../contract/chat-shapes.ts';
import { CONVERSATION_ID } from '../contract/query-options.ts';
import { integer, text } from '../contract/schema.ts';
import type { AnyRow, CallFacts, RawInput, Row } from '../gate/row.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import { isoOf } from '../http/times.ts';
import type { Conversation, ConversationStore, ConversationTurn } from '../ports/index.ts';
import { accountOf, fail } from './archive-records.ts';
import { BARE_ROW } from './bare-row.ts';

interface Page {
  readonly limit: number;
  readonly cursor: string | null;
}

const HOME = '/api/v1/conversations';

const ROW = { ...BARE_ROW, aliases: [], apiVersion: 'v1', tag: 'Questions', family: 'generic', caller: 'key' } as const;

const ONE = {
  ...ROW,
  params: { id: CONVERSATION_PARAM },
  refusals: ['NOT_FOUND'],
  parse: ({ params }: RawInput) => params['id'] as string,
} as const;

/** The rows of conversations. */
export function conversationRows(conversations: ConversationStore): readonly AnyRow[] {
  const list: Row<Page> = {
    ...ROW,
    id: 'listConversations',
    method: 'GET',
    path: HOME,
    summary: 'Your conversations, the latest begun first. Each is kept for 30 days after its last turn.',
    query: {
      limit: integer('Conversations of a page.', { minimum: 1, maximum: 100, default: 20 }),
      cursor: text('`nextCursor` of the page before.', { pattern: CONVERSATION_ID.source }),
    },
    data: CONVERSATION_LIST,
    parse: ({ query }) => readPage(query),
    run: async ({ limit, cursor }, facts) => {
      const found = await conversations.list(accountOf(facts), limit, cursor).catch(fail);
      const last = found[found.length - 1];
      const nextCursor = last === undefined || found.length < limit ? null : last.id;
      return { kind: 'data', data: { conversations: found.map(conversationRecord), nextCursor } };
    },
  };
  const read: Row<string> = {
    ...ONE,
    id: 'getConversation',
    method: 'GET',
    path: `${HOME}/{id}`,
    summary: 'A conversation: what each turn was about, and what was said where that was to be kept.',
    data: CONVERSATION_WHOLE,
    run: async (id, facts) => {
      const found = await owned(id, facts, (accountId) => conversations.find(accountId, id));
      return { kind: 'data', data: { ...conversationRecord(found), kept: found.turns.map(turnRecord) } };
    },
  };
  const remove: Row<string> = {
    ...ONE,
    id: 'deleteConversation',
    method: 'DELETE',
    path: `${HOME}/{id}`,
    summary: 'Removes a conversation and everything that is kept of it.',
    data: CONVERSATION_DELETED,
    run: async (id, facts) => {
      const isGone = await conversations.remove(accountOf(facts), id).catch(fail);
      if (!isGone) throw noSuchConversation();
      return { kind: 'data', data: { id, deleted: true } };
    },
  };
  const extend: Row<string> = {
    ...ONE,
    id: 'extendConversation',
    method: 'POST',
    path: `${HOME}/{id}/extend`,
    summary: 'Keeps a conversation for 30 days from now.',
    data: CONVERSATION_EXTENDED,
    run: async (id, facts) => {
      const found = await owned(id, facts, (accountId) => conversations.extend(accountId, id));
      return { kind: 'data', data: conversationRecord(found) };
    },
  };
  return [list, read, remove, extend] as unknown as readonly AnyRow[];
}

/** @throws Refusal NOT_FOUND, the same for what never was and what is another account's */
async function owned(
  id: string,
  facts: CallFacts,
  find: (accountId: string) => Promise<Conversation | null>,
): Promise<Conversation> {
  const found = CONVERSATION_ID.test(id) ? await find(accountOf(facts)).catch(fail) : null;
  if (found === null) throw noSuchConversation();
  return found;
}

function noSuchConversation(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no such conversation.');
}

function readPage({ limit = '20', cursor }: RawInput['query']): Page {
  const faults = [
    ...(/^(?:[1-9]\d?|100)$/.test(limit) ? [] : [['limit', 'limit is a whole number between 1 and 100.'] as const]),
    ...(cursor === undefined || CONVERSATION_ID.test(cursor)
      ? []
      : [['cursor', 'cursor is the nextCursor of the page before.'] as const]),
  ];
  if (faults.length > 0)
    throw invalidInput(faults.map(([field, message]) => ({ code: 'VALIDATION_ERROR', field, message })));
  return { limit: Number(limit), cursor: cursor ?? null };
}

function conversationRecord({
  id,
  createdMs,
  expiresMs,
  turnCount,
  turns,
}: Conversation): Readonly<Record<string, unknown>> {
  const last = turns[turns.length - 1] as ConversationTurn;
  return {
    id,
    createdAt: isoOf(createdMs),
    lastTurnAt: isoOf(last.createdMs),
    expiresAt: isoOf(expiresMs),
    turns: turnCount,
    topic: last.topic,
    language: last.language,
  };
}

function turnRecord({ id, createdMs, topic, language, content }: ConversationTurn): unknown {
  return { id, at: isoOf(createdMs), topic, language, ...content };
}
