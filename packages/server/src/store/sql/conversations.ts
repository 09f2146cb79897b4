/** Conversations over SQL. */

import {
  CONVERSATION_MS,
  type Conversation,
  type ConversationStore,
  type ConversationTurn,
  MOST_TURNS,
  UNPAID_TURN_MS,
} from '../../ports/index.ts';
import type { Body } from './body.ts';
import { bytesOf, countOf, HOUSE, type SqlRow, type Transaction, textOf } from './database.ts';

const IS_PAID = `EXISTS (SELECT 1 FROM transfer c
  WHERE c.account_id = t.account_id AND c.request_id = t.request_id AND c.kind = 'charge')`;
const IS_THERE = `expires_ms > ? AND EXISTS (SELECT 1 FROM conversation_turn t
  WHERE t.account_id = conversation.account_id AND t.conversation_id = conversation.id AND ${IS_PAID})`;
const COLUMNS = 'id, created_ms, expires_ms, dropped';

const OPEN = `INSERT INTO conversation (account_id, id, created_ms, expires_ms) VALUES (?, ?, ?, ?)
  ON CONFLICT (account_id, id) DO NOTHING`;
const GO_ON = 'UPDATE conversation SET expires_ms = ? WHERE account_id = ? AND id = ? AND expires_ms > ?';
const DROPPED = 'SELECT dropped FROM conversation WHERE account_id = ? AND id = ?';
const WRITTEN = 'SELECT facts FROM conversation_turn WHERE account_id = ? AND conversation_id = ?';
const ADD = `INSERT INTO conversation_turn (account_id, conversation_id, id, request_id, created_ms, facts)
  VALUES (?, ?, ?, ?, ?, ?)`;
const UNPAID = `DELETE FROM conversation_turn AS t
  WHERE t.account_id = ? AND t.conversation_id = ? AND t.created_ms < ? AND NOT ${IS_PAID}`;
const OLDEST = `SELECT id FROM conversation_turn WHERE account_id = ? AND conversation_id = ?
  ORDER BY created_ms DESC, id DESC LIMIT 100 OFFSET ${MOST_TURNS}`;
const DROP = 'DELETE FROM conversation_turn WHERE account_id = ? AND conversation_id = ? AND id = ?';
const COUNT_DROPPED = 'UPDATE conversation SET dropped = dropped + ? WHERE account_id = ? AND id = ?';

const FIND = `SELECT ${COLUMNS} FROM conversation WHERE account_id = ? AND id = ? AND ${IS_THERE}`;
const LIST = `SELECT ${COLUMNS} FROM conversation WHERE account_id = ? AND id < ? AND ${IS_THERE} ORDER BY id DESC LIMIT ?`;
const TURNS = `SELECT t.conversation_id, t.id, t.request_id, t.created_ms, t.facts FROM conversation_turn t
  WHERE t.account_id = ? AND t.conversation_id BETWEEN ? AND ? AND ${IS_PAID} ORDER BY t.created_ms, t.id`;
const REMOVE = `DELETE FROM conversation WHERE account_id = ? AND id = ? AND ${IS_THERE}`;
const EXTEND = `UPDATE conversation SET expires_ms = ? WHERE account_id = ? AND id = ? AND ${IS_THERE}`;
const REMOVE_ALL = 'DELETE FROM conversation WHERE account_id = ?';
const DUE = `SELECT account_id, id FROM conversation WHERE expires_ms <= ? ORDER BY expires_ms, account_id, id LIMIT ?`;
const END = 'DELETE FROM conversation WHERE account_id = ? AND id = ? AND expires_ms <= ?';

/** Sorts after every id. */
const LAST = '~';

/** What is sealed of a turn. */
interface Facts extends Pick<ConversationTurn, 'topic' | 'language' | 'memory' | 'content'> {
  /** Turns of before were written without. */
  readonly number?: number;
}

export function sqlConversations({ database, vault }: Body): ConversationStore {
  const { skipLocked } = database.dialect;

  const sealed = ({ topic, language, memory, content }: ConversationTurn, number: number): Uint8Array =>
    vault.seal(new TextEncoder().encode(JSON.stringify({ topic, language, memory, content, number })));
  const factsOf = (row: SqlRow): Facts => JSON.parse(new TextDecoder().decode(vault.open(bytesOf(row, 'facts'))));
  const turnOf = (row: SqlRow): ConversationTurn => {
    const { number: _, ...facts } = factsOf(row);
    return {
      id: textOf(row, 'id'),
      requestId: textOf(row, 'request_id'),
      createdMs: countOf(row, 'created_ms'),
      ...facts,
    };
  };
  /** The row of the conversation is held until the end of the transaction: no other turn counts beside this one. */
  const nextNumber = async (tx: Transaction, accountId: string, id: string): Promise<number> => {
    const held = await tx.one(DROPPED, accountId, id);
    const written = await tx.all(WRITTEN, accountId, id);
    const dropped = held === undefined ? 0 : countOf(held, 'dropped');
    return Math.max(dropped + written.length, ...written.map((row) => factsOf(row).number ?? 0)) + 1;
  };

  /** The conversations of rows, which come in the order of their ids, backwards. */
  const filled = async (
    tx: Transaction,
    accountId: string,
    rows: readonly SqlRow[],
  ): Promise<readonly Conversation[]> => {
    const ids = rows.map((row) => textOf(row, 'id'));
    if (ids.length === 0) return [];
    const turns = await tx.all(TURNS, accountId, ids[ids.length - 1] as string, ids[0] as string);
    return rows.map((row, i) => {
      const own = turns.filter((turn) => textOf(turn, 'conversation_id') === ids[i]).map(turnOf);
      return {
        id: ids[i] as string,
        createdMs: countOf(row, 'created_ms'),
        expiresMs: countOf(row, 'expires_ms'),
        turnCount: countOf(row, 'dropped') + own.length,
        turns: own,
      };
    });
  };
  const found = async (tx: Transaction, accountId: string, id: string, nowMs: number): Promise<Conversation | null> =>
    (await filled(tx, accountId, await tx.all(FIND, accountId, id, nowMs)))[0] ?? null;

  return {
    append: (accountId, id, turn, isNew) =>
      database.write(accountId, async (tx) => {
        const nowMs = await tx.nowMs();
        const until = nowMs + CONVERSATION_MS;
        if (isNew) await tx.run(OPEN, accountId, id, nowMs, until);
        else if ((await tx.run(GO_ON, until, accountId, id, nowMs)) === 0) return null;
        await tx.run(UNPAID, accountId, id, turn.createdMs - UNPAID_TURN_MS);
        const number = await nextNumber(tx, accountId, id);
        await tx.run(ADD, accountId, id, turn.id, turn.requestId, turn.createdMs, sealed(turn, number));
        const oldest = await tx.all(OLDEST, accountId, id);
        for (const row of oldest) await tx.run(DROP, accountId, id, textOf(row, 'id'));
        if (oldest.length > 0) await tx.run(COUNT_DROPPED, oldest.length, accountId, id);
        return number;
      }),
    find: (accountId, id) => database.read(accountId, async (tx) => found(tx, accountId, id, await tx.nowMs())),
    list: (accountId, limit, before) =>
      database.read(accountId, async (tx) =>
        filled(tx, accountId, await tx.all(LIST, accountId, before ?? LAST, await tx.nowMs(), limit)),
      ),
    remove: (accountId, id) =>
      database.write(accountId, async (tx) => (await tx.run(REMOVE, accountId, id, await tx.nowMs())) === 1),
    extend: (accountId, id) =>
      database.write(accountId, async (tx) => {
        const nowMs = await tx.nowMs();
        const isThere = (await tx.run(EXTEND, nowMs + CONVERSATION_MS, accountId, id, nowMs)) === 1;
        return isThere ? await found(tx, accountId, id, nowMs) : null;
      }),
    removeAll: (accountId) => database.write(accountId, (tx) => tx.run(REMOVE_ALL, accountId)),
    sweep: (limit) =>
      database.write(HOUSE, async (tx) => {
        const nowMs = await tx.nowMs();
        let gone = 0;
        for (const row of await tx.all(DUE + skipLocked, nowMs, limit))
          gone += await tx.run(END, textOf(row, 'account_id'), textOf(row, 'id'), nowMs);
        return gone;
      }),
  };
}
