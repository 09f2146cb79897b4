/** Turns of a conversation, and the conversations that they leave behind. */

import { beforeEach, describe, expect, it } from 'vitest';
import { accountsOf } from '../../packages/server/src/gate/accounts.ts';
import { drafterOf } from '../../packages/server/src/gate/draft.ts';
import { micro, microOfUsd } from '../../packages/server/src/money.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { BIRTH, type House, type HouseOptions, KEY, openHouse, STARTER_KEY } from './house.ts';
import { type MadeAnswering, madeAnswering, UNAVAILABLE } from './made-answering.ts';

type Json = Record<string, any>;
/** A body of the generic family. */
type Said = Json & { readonly data: any };

const CHAT = '/v1/astrology/astrology/chat';
const QUERY = '/api/v1/astrology/query';
const HOME = '/api/v1/conversations';
const TURN = { ...BIRTH, message: 'When will my career improve?' } as const;
const DAY_MS = 86_400_000;

let answering: MadeAnswering;
let house: House;

async function open(options: HouseOptions = {}): Promise<void> {
  answering = madeAnswering();
  house = await openHouse({ answering, ...options });
  await house.ledger.fund({ accountId: 'acc_starter', amount: microOfUsd('10'), kind: 'topup', reference: 'r' });
}

async function say(body: unknown = TURN, headers: Record<string, string> = {}, path = CHAT): Promise<Said> {
  const response = await house.post(path, body, headers);
  return { ...((await response.json()) as Said), status: response.status, headers: response.headers };
}

async function call(method: string, path: string, key = KEY): Promise<Json> {
  const request = new Request(`http://localhost${path}`, { method, headers: { 'x-api-key': key } });
  const response = await house.app(request, { address: '203.0.113.7' });
  return { ...((await response.json()) as Json), status: response.status };
}

beforeEach(() => open());

describe('a turn', () => {
  it('is answered with the whole published record', async () => {
    const { status, data, metadata, headers } = await say();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      message: { role: 'assistant', content: 'In your chart: When will my career improve?' },
      response: data.message.content,
      answer: data.message.content,
      followUpSuggestions: ['Why?', 'When?'],
      turn: 1,
      speed: 'standard',
      model: 'standard-2.5',
      language: 'en',
      usage: { input_tokens: 100, output_tokens: 20, total_tokens: 120 },
      warnings: [],
      birthChart: { zodiac: 'sidereal' },
    });
    expect(metadata.cost).toBe(0.15);
    expect(headers.get('x-service-speed')).toBe('standard');
    expect(data.success).toBeUndefined();
  });

  it.each([
    ['standard', '0.15'],
    ['eco', '0.15'],
    ['fast', '0.45'],
  ] as const)('of the tier %s costs %s USD', async (speed, usd) => {
    const { metadata, headers } = await say({ ...TURN, speed });
    expect(metadata.cost).toBe(Number(usd));
    expect(headers.get('x-service-speed')).toBe(speed);
    expect(await house.balance()).toBe(microOfUsd('100') - microOfUsd(usd));
  });

  it('costs nothing for somebody in need', async () => {
    const { metadata } = await say({ ...TURN, message: 'I want to harm myself' });
    expect(metadata.cost).toBe('Free');
    expect(await house.balance()).toBe(microOfUsd('100'));
  });

  it('without a word is a summary of the chart; null is no word', async () => {
    expect((await say(BIRTH)).data.response).toBe('In your chart: a summary');
    expect((await say({ ...BIRTH, message: null })).data.response).toBe('In your chart: a summary');
  });

  it.each(['message', 'question', 'text'])('is said under the name %s', async (name) => {
    expect((await say({ ...BIRTH, [name]: 'Why?' })).data.response).toBe('In your chart: Why?');
  });

  it('takes its birth one level down, and its other address', async () => {
    const { status, data } = await say({ birthDetails: BIRTH, message: 'Why?' }, {}, '/api/v1/astrology/chat');
    expect([status, data.response]).toEqual([200, 'In your chart: Why?']);
  });

  it('takes a conversation that the caller keeps', async () => {
    const { data } = await say({
      ...BIRTH,
      conversationId: 'mine',
      messages: [
        { role: 'user', content: 'Career?' },
        { role: 'assistant', content: 'x'.repeat(9000) },
        { role: 'user', content: ' Why? ' },
      ],
    });
    expect(answering.asked[0]).toMatchObject({ question: 'Why?', earlier: ['Career?'], memory: [] });
    expect(data.turn).toBe(2);
    expect(data.birthChart).toBeUndefined();
  });

  it.each([
    ['no birth', {}, 'MISSING_DATETIME', 'datetime'],
    ['a bad datetime', { ...TURN, datetime: 'x' }, 'INVALID_DATETIME', 'datetime'],
    ['a bad latitude', { ...TURN, latitude: 91 }, 'VALIDATION_ERROR', 'latitude'],
    ['a blank message', { ...TURN, message: ' ' }, 'VALIDATION_ERROR', 'message'],
    ['a message of a number', { ...BIRTH, text: 7 }, 'VALIDATION_ERROR', 'text'],
    ['a long message', { ...TURN, message: 'x'.repeat(5001) }, 'VALIDATION_ERROR', 'message'],
    ['messages that are none', { ...BIRTH, messages: 'x' }, 'VALIDATION_ERROR', 'messages'],
    ['no messages', { ...BIRTH, messages: [] }, 'VALIDATION_ERROR', 'messages'],
    [
      'too many messages',
      { ...BIRTH, messages: Array(21).fill({ role: 'user', content: 'x' }) },
      'VALIDATION_ERROR',
      'messages',
    ],
    [
      'a message of nobody',
      {
        ...BIRTH,
        messages: [
          { role: 'system', content: 'x' },
          { role: 'user', content: 'x' },
        ],
      },
      'VALIDATION_ERROR',
      'messages[0].role',
    ],
    [
      'an empty message',
      { ...BIRTH, messages: [{ role: 'user', content: '' }] },
      'VALIDATION_ERROR',
      'messages[0].content',
    ],
    [
      'an answer as the last message',
      { ...BIRTH, messages: [{ role: 'assistant', content: 'x' }] },
      'VALIDATION_ERROR',
      'messages',
    ],
    ['a wish that is none', { ...TURN, includeChart: 'yes' }, 'VALIDATION_ERROR', 'includeChart'],
    ['a tier that is none', { ...TURN, speed: 'slow' }, 'VALIDATION_ERROR', 'speed'],
  ])('is refused with %s, uncharged', async (_, body, code, field) => {
    const answer = await say(body);
    expect([answer['status'], answer['code'], answer['error'].code, answer['details'][0].field]).toEqual([
      400,
      code,
      code,
      field,
    ]);
    expect(await house.balance()).toBe(microOfUsd('100'));
    expect(answering.asked).toEqual([]);
  });

  it('is refused where its tier does not answer', async () => {
    answering.fault = UNAVAILABLE;
    const answer = await say();
    expect([answer['status'], answer['error'].code, answer['tier']]).toEqual([503, 'ECO_UNAVAILABLE', 'standard']);
    expect(await house.ledger.balance('acc_test')).toEqual({ available: microOfUsd('100'), reserved: 0n });
  });
});

describe('a conversation', () => {
  it('goes on under its id, over turns and questions, and remembers what each left behind', async () => {
    const first = (await say()).data;
    const second = (await say({ ...TURN, conversationId: first.conversationId })).data;
    const third = await say({ question: 'Why?', birthDetails: BIRTH, conversationId: first.conversationId }, {}, QUERY);
    expect([second.conversationId, third['conversationId']]).toEqual([first.conversationId, first.conversationId]);
    expect([first.turn, second.turn]).toEqual([1, 2]);
    expect(answering.asked.map(({ memory }) => memory)).toEqual([
      [],
      [{ question: 1 }],
      [{ question: 1 }, { question: 2 }],
    ]);
    expect(second.birthChart).toBeUndefined();
    const fourth = await say({ ...TURN, conversationId: first.conversationId, includeChart: true });
    expect([fourth['data'].turn, fourth['data'].birthChart.zodiac]).toEqual([4, 'sidereal']);
  });

  it('numbers turns that are said side by side each in its own way', async () => {
    const { conversationId } = (await say()).data;
    // Each has read the conversation before any has written its turn.
    let reading = 3;
    let allHaveRead = () => {};
    const together = new Promise<void>((resolve) => {
      allHaveRead = resolve;
    });
    answering.meanwhile = async () => {
      reading -= 1;
      if (reading <= 0) allHaveRead();
      await together;
    };
    const beside = await Promise.all(['A?', 'B?', 'C?'].map((message) => say({ ...TURN, message, conversationId })));
    expect(beside.map(({ data }) => data.turn).sort()).toEqual([2, 3, 4]);
    expect(beside.map(({ metadata }) => metadata.cost)).toEqual([0.15, 0.15, 0.15]);
    expect((await say({ ...TURN, conversationId })).data.turn).toBe(5);
    expect((await call('GET', `${HOME}/${conversationId}`))['data'].turns).toBe(5);
  });

  it.each(['never-was', 'cnv_00000000000000000000000000000000000'])(
    'begins anew under an id of its own for %s',
    async (conversationId) => {
      const { status, data } = await say({ ...TURN, conversationId });
      expect(status).toBe(200);
      expect(data.conversationId).toMatch(/^cnv_[0-9a-z]{36}$/);
      expect(data.conversationId).not.toBe(conversationId);
    },
  );

  it('of another account is as good as none, and stays as it was', async () => {
    const { conversationId } = (await say()).data;
    const { data } = await say({ ...TURN, conversationId }, { 'x-api-key': STARTER_KEY });
    expect(data.conversationId).not.toBe(conversationId);
    expect(answering.asked[1]?.memory).toEqual([]);
    const unknown = await call('GET', `${HOME}/cnv_unknown`, STARTER_KEY);
    for (const [method, path] of [
      ['GET', `${HOME}/${conversationId}`],
      ['DELETE', `${HOME}/${conversationId}`],
      ['POST', `${HOME}/${conversationId}/extend`],
    ] as const) {
      const refused = await call(method, path, STARTER_KEY);
      expect({ ...refused, requestId: '' }).toEqual({ ...unknown, requestId: '' });
      expect([refused['status'], refused['code']]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await call('GET', `${HOME}/${conversationId}`))['data'].turns).toBe(1);
  });

  it('holds no word of question and answer unless that was asked for', async () => {
    const { conversationId } = (await say()).data;
    await say({ ...TURN, message: 'And money?', conversationId, keepContent: true });
    const { data } = await call('GET', `${HOME}/${conversationId}`);
    expect(data.kept.map(({ question, answer }: Json) => [question, answer])).toEqual([
      [undefined, undefined],
      ['And money?', 'In your chart: And money?'],
    ]);
    expect(data).toMatchObject({
      id: conversationId,
      turns: 2,
      topic: 'career',
      language: 'en',
      createdAt: '2026-11-21T00:00:00.000Z',
      lastTurnAt: '2026-11-21T00:00:00.000Z',
      expiresAt: '2026-12-21T00:00:00.000Z',
    });
    const { turns } = (await house.store.conversations.find('acc_test', conversationId)) as Json as { turns: Json[] };
    expect(JSON.stringify(turns[0])).not.toContain('career improve');
  });

  it('does not hold a turn that was not paid for', async () => {
    const { conversationId } = (await say()).data;
    answering.meanwhile = async () => {
      const { available } = await house.ledger.balance('acc_test');
      await house.ledger.fund({
        accountId: 'acc_test',
        amount: micro(-available),
        kind: 'adjustment',
        reference: 'all',
      });
    };
    // The money of the turn itself is set aside; what is lost is the hold.
    const { ledger } = house;
    const settle = ledger.settle;
    Object.assign(ledger, { settle: async () => ({ kind: 'lost' }) });
    expect((await say({ ...TURN, conversationId }))['status']).toBe(503);
    Object.assign(ledger, { settle });
    expect((await call('GET', `${HOME}/${conversationId}`))['data'].turns).toBe(1);
  });

  it('ends thirty days after its last turn, or after it was extended', async () => {
    const { conversationId } = (await say()).data;
    house.now += 29 * DAY_MS;
    const extended = await call('POST', `${HOME}/${conversationId}/extend`);
    expect(extended['data']).toMatchObject({ id: conversationId, turns: 1, expiresAt: '2027-01-19T00:00:00.000Z' });
    house.now += 30 * DAY_MS;
    expect((await call('GET', `${HOME}/${conversationId}`))['status']).toBe(404);
    expect((await say({ ...TURN, conversationId })).data.turn).toBe(1);
  });

  it('is removed at once, also under a turn that is being answered', async () => {
    const { conversationId } = (await say()).data;
    answering.meanwhile = async () => {
      expect((await call('DELETE', `${HOME}/${conversationId}`))['data']).toEqual({
        id: conversationId,
        deleted: true,
      });
    };
    await say({ ...TURN, conversationId });
    expect((await call('GET', `${HOME}/${conversationId}`))['status']).toBe(404);
    expect((await call('DELETE', `${HOME}/${conversationId}`))['status']).toBe(404);
  });
});

describe('an account that is cancelled', () => {
  it('leaves no conversation behind, and takes nobody else’s along', async () => {
    const { conversationId } = (await say()).data;
    const other = (await say(TURN, { 'x-api-key': STARTER_KEY })).data.conversationId;
    const draft = drafterOf({ nowMs: () => house.now }, webCrypto);
    const accounts = accountsOf({ store: house.store, clock: { nowMs: () => house.now }, draft });
    expect((await accounts.cancel('acc_test', null))?.status).toBe('cancelled');
    expect(await house.store.conversations.find('acc_test', conversationId)).toBeNull();
    expect(await house.store.conversations.find('acc_starter', other)).not.toBeNull();
    expect(await accounts.cancel('acc_nobody', null)).toBeNull();
  });
});

describe('the list of conversations', () => {
  it('is told page by page, the latest begun first, free of charge', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      ids.unshift((await say()).data.conversationId);
      house.now += 1000;
    }
    const before = await house.balance();
    const first = await call('GET', `${HOME}?limit=2`);
    const second = await call('GET', `${HOME}?limit=2&cursor=${first['data'].nextCursor}`);
    const third = await call('GET', `${HOME}?limit=2&cursor=${second['data'].nextCursor}`);
    const told = [first, second, third].map(({ data }) => data.conversations.map(({ id }: Json) => id));
    expect(told).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
    expect(third['data'].nextCursor).toBeNull();
    expect([first['metadata'].cost, await house.balance()]).toEqual(['Free', before]);
    expect((await call('GET', HOME, STARTER_KEY))['data']).toEqual({ conversations: [], nextCursor: null });
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'limit=1.5', 'cursor=a%20b', 'cursor='])('refuses %s', async (query) => {
    const { status, code, details } = await call('GET', `${HOME}?${query}`);
    expect([status, code, details[0].field]).toEqual([400, 'VALIDATION_ERROR', query.split('=')[0]]);
  });
});
