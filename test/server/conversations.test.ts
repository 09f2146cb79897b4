/** Conversations over HTTP, through every row that asks: how many turns are kept, who adds one, and what a batch and a repeated call leave behind. */

import { beforeEach, expect, it } from 'vitest';
import { microOfUsd } from '../../packages/server/src/money.ts';
import { NarratorFault } from '../../packages/server/src/ports/index.ts';
import { BIRTH, type House, openHouse, STARTER_KEY } from './house.ts';
import { type MadeAnswering, madeAnswering } from './made-answering.ts';

type Json = Record<string, any>;

const HOME = '/api/v1/conversations';
const QUERY = '/api/v1/astrology/query';
const CHAT = '/v1/astrology/astrology/chat';
const BATCH = '/api/v1/astrology/query/batch';
const MOST_TURNS = 20;
const DAY_MS = 86_400_000;

let answering: MadeAnswering;
let house: House;

beforeEach(async () => {
  answering = madeAnswering();
  house = await openHouse({ answering, usd: '1000' });
});

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Json> {
  const response = await house.post(path, body, headers);
  const json = (await response.json()) as Json;
  expect([response.status, json['message']]).toEqual([200, undefined]);
  return json;
}

const query = (conversationId?: string, headers: Record<string, string> = {}): Promise<Json> =>
  post(QUERY, { question: 'Why?', birthDetails: BIRTH, ...(conversationId && { conversationId }) }, headers);
const chat = async (conversationId?: string): Promise<Json> =>
  (await post(CHAT, { ...BIRTH, message: 'Why?', ...(conversationId && { conversationId }) }))['data'];
const batch = async (ids: readonly (string | undefined)[], key: string): Promise<readonly Json[]> => {
  const items = ids.map((conversationId, i) => ({
    id: `item-${i}`,
    query: { question: 'Why?', birthDetails: BIRTH, ...(conversationId && { conversationId }) },
  }));
  return (await post(BATCH, { items }, { 'idempotency-key': key }))['data'].results;
};
const whole = async (id: string): Promise<Json> =>
  ((await (await house.call('GET', `${HOME}/${id}`)).json()) as Json)['data'];

it('of twenty-three turns the last twenty are kept, counted to the last, and told to whoever answers', async () => {
  const { conversationId } = await chat();
  for (let turn = 2; turn <= MOST_TURNS + 3; turn += 1) {
    house.now += 1000;
    expect((await chat(conversationId))['turn']).toBe(turn);
  }
  const { turns, kept } = await whole(conversationId);
  expect([turns, kept.length]).toEqual([MOST_TURNS + 3, MOST_TURNS]);
  expect(new Set(kept.map(({ id }: Json) => id)).size).toBe(MOST_TURNS);
  expect(answering.asked.map(({ memory }) => memory.length)).toEqual(
    Array.from({ length: MOST_TURNS + 3 }, (_, i) => Math.min(i, MOST_TURNS)),
  );
});

it('a question, a turn of the chat and an item of a batch go on in one conversation', async () => {
  const { conversationId } = await query();
  house.now += 1000;
  expect((await chat(conversationId))['conversationId']).toBe(conversationId);
  house.now += 1000;
  const [item] = await batch([conversationId], 'one');
  expect(item?.['response'].conversationId).toBe(conversationId);
  expect((await whole(conversationId))['turns']).toBe(3);
  expect(answering.asked.map(({ memory }) => memory.length)).toEqual([0, 1, 2]);
});

it('items of a batch begin conversations of their own, and another account’s is none of theirs', async () => {
  const { conversationId } = await query();
  await house.ledger.fund({ accountId: 'acc_starter', amount: microOfUsd('1'), kind: 'topup', reference: 'r' });
  const foreign = (await query(undefined, { 'x-api-key': STARTER_KEY }))['conversationId'];
  const results = await batch([undefined, undefined, foreign, conversationId], 'one');
  const ids = results.map(({ response }) => response.conversationId as string);
  expect(new Set(ids).size).toBe(4);
  expect(ids[2]).not.toBe(foreign);
  expect(ids[3]).toBe(conversationId);
  const { data } = (await (await house.get(HOME, { 'x-api-key': STARTER_KEY })).json()) as Json;
  expect(data.conversations.map(({ id, turns }: Json) => [id, turns])).toEqual([[foreign, 1]]);
});

it('a call that is repeated under its key adds no turn', async () => {
  const { conversationId } = await query();
  const headers = { 'idempotency-key': 'again' };
  const first = await query(conversationId, headers);
  expect(await query(conversationId, headers)).toEqual(first);
  const batched = await batch([conversationId], 'batch');
  expect(await batch([conversationId], 'batch')).toEqual(batched);
  expect((await whole(conversationId))['turns']).toBe(3);
});

it('each turn gives it thirty days more, and what has run out is neither listed, read, extended nor removed', async () => {
  const { conversationId } = await query();
  house.now += 20 * DAY_MS;
  await query(conversationId);
  house.now += 30 * DAY_MS - 1;
  expect((await whole(conversationId))['turns']).toBe(2);
  house.now += 1;
  expect(((await (await house.call('GET', HOME)).json()) as Json)['data'].conversations).toEqual([]);
  for (const [method, path] of [
    ['GET', `${HOME}/${conversationId}`],
    ['POST', `${HOME}/${conversationId}/extend`],
    ['DELETE', `${HOME}/${conversationId}`],
  ] as const)
    expect([method, (await house.call(method, path)).status]).toEqual([method, 404]);
});

it('twenty items are twenty answers, twenty prices and one event that names them all', async () => {
  await house.post('/api/v1/alerts/subscribe', {
    url: 'https://hooks.example.org/khagol',
    events: ['ai.batch.completed'],
  });
  const before = await house.balance();
  const results = await batch(Array.from({ length: 20 }), 'twenty');
  expect(results.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(before - (await house.balance())).toBe(20n * microOfUsd('0.01'));
  const events = (await house.store.webhooks.take(50, 50, 60)).map(({ body }) => JSON.parse(body) as Json);
  expect(events.map(({ type, data }) => [type, data.total, data.succeeded, data.items.length])).toEqual([
    ['ai.batch.completed', 20, 20, 20],
  ]);
});

it('a batch that takes too long is answered with what is there, and charged for that', async () => {
  answering.pieces = async function* (told, signal) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (signal.aborted) throw new NarratorFault('aborted', 'The answer was stopped.');
    house.now += 50_000;
    yield told.text;
    return told;
  };
  const before = await house.balance();
  const results = await batch(Array.from({ length: 5 }), 'slow');
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503]);
  expect(results[4]?.['response']).toMatchObject({ code: 'ECO_UNAVAILABLE', retryable: true });
  expect(before - (await house.balance())).toBe(3n * microOfUsd('0.01'));
});
