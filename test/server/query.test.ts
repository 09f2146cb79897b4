/** Questions: what is asked, what it costs, what is refused, and what comes back – whoever answers. */

import { beforeEach, describe, expect, it } from 'vitest';
import { micro, microOfUsd } from '../../packages/server/src/money.ts';
import { BIRTH, type House, type HouseOptions, KEY, openHouse, STARTER_KEY } from './house.ts';
import { type MadeAnswering, madeAnswering, UNAVAILABLE } from './made-answering.ts';

type Json = Record<string, any>;

const PATH = '/api/v1/astrology/query';
const QUERY = { question: 'When will my career improve?', birthDetails: BIRTH } as const;
const HER = { datetime: '1992-06-03T18:05:00', latitude: 19.076, longitude: 72.8777, timezone: '+05:30' } as const;

let answering: MadeAnswering;
let house: House;

async function open(options: HouseOptions = {}): Promise<void> {
  answering = madeAnswering();
  house = await openHouse({ answering, ...options });
}

async function ask(
  body: unknown = QUERY,
  headers: Record<string, string> = {},
  path: string = PATH,
): Promise<{ readonly status: number; readonly json: Json; readonly headers: Headers }> {
  const response = await house.post(path, body, headers);
  return { status: response.status, json: (await response.json()) as Json, headers: response.headers };
}

/** What a call took from the wallet. */
async function spent(work: () => Promise<unknown>): Promise<bigint> {
  const before = await house.balance();
  await work();
  return before - (await house.balance());
}

async function events(): Promise<readonly Json[]> {
  const taken = await house.store.webhooks.take(50, 50, 60);
  return taken.map(({ body }) => JSON.parse(body) as Json);
}

async function subscribe(): Promise<void> {
  await house.post('/api/v1/alerts/subscribe', {
    url: 'https://hooks.example.org/khagol',
    events: ['ai.response.completed', 'ai.batch.completed'],
  });
}

beforeEach(() => open());

describe('a question', () => {
  it('is answered with the whole published record', async () => {
    const { status, json, headers } = await ask();
    expect(status).toBe(200);
    expect(json).toMatchObject({
      success: true,
      response: 'In your chart: When will my career improve?',
      answer: json['response'],
      followUpSuggestions: ['Why?', 'When?'],
      language: 'en',
      warnings: [],
      confidence: 0.5,
      metadata: {
        model: 'standard-2.5',
        engine: 'service-intelligence',
        speed: 'standard',
        usage: { input_tokens: 100, output_tokens: 20, total_tokens: 120 },
        cost: { total_usd: 0.01, currency: 'USD' },
        wallet: { balance_before: 100, deducted: 0.01, balance_after: 99.99, currency: 'USD' },
        finishReason: 'complete',
        truncated: false,
        requestId: headers.get('x-request-id'),
        timestamp: '2026-11-21T00:00:00.000Z',
      },
    });
    expect(json['conversationId']).toMatch(/^cnv_[0-9a-z]{36}$/);
    expect(json['birthChart']).toMatchObject({ zodiac: 'sidereal', calculation: { ayanamsa: 'lahiri' } });
    expect(json['data']).toBeUndefined();
    expect(json['remedies']).toBeUndefined();
    expect(json['structuredResponse']).toBeUndefined();
    expect(headers.get('x-service-speed')).toBe('standard');
  });

  it('reaches whoever answers as it was asked', async () => {
    await ask({
      ...QUERY,
      question: '  मेरा विवाह?  ',
      partnerBirthDetails: HER,
      speed: 'fast',
      version: 2,
      language: 'hi-IN',
      includeRemedies: true,
      responseFormat: 'json',
      system: 'kp',
      category: 'marriage',
    });
    expect(answering.asked[0]).toMatchObject({
      question: 'मेरा विवाह?',
      speed: 'fast',
      version: '2',
      language: 'hi',
      includeRemedies: true,
      responseFormat: 'json',
      system: 'kp',
      category: 'marriage',
      memory: [],
      earlier: [],
      atJdUt: 2_461_365.5,
      birth: { ayanamsa: 'kp', houseSystem: 'placidus', nodeType: 'mean' },
      partner: { birth: { latitude: 19.076 } },
    });
  });

  it('has the charts of both, in the zodiac of its tradition', async () => {
    const { json } = await ask({ ...QUERY, partnerBirthDetails: HER, system: 'western' });
    expect([json['birthChart'].zodiac, json['partnerChart'].zodiac]).toEqual(['tropical', 'tropical']);
    expect(json['birthChart'].calculation.julianDayUt).not.toBe(json['partnerChart'].calculation.julianDayUt);
  });

  it('has parts and remedies where they are asked for', async () => {
    const { json } = await ask({ ...QUERY, responseFormat: 'json', includeRemedies: true });
    expect(json['structuredResponse'].sections).toHaveLength(1);
    expect(json['remedies']).toHaveLength(1);
  });

  it('without a birth is answered without a chart', async () => {
    const { json } = await ask({ question: 'What is a nakshatra?' });
    expect(json['response']).toBe('In general: What is a nakshatra?');
    expect([json['birthChart'], json['citations']]).toEqual([undefined, undefined]);
    expect((await ask({ question: 'x', birthDetails: null })).json['birthChart']).toBeUndefined();
  });

  it('may be asked at its other address', async () => {
    expect((await ask(QUERY, {}, '/v1/astrology/query')).status).toBe(200);
  });
});

describe('the price of a question', () => {
  it.each([
    ['eco', '0.005'],
    ['standard', '0.01'],
    ['fast', '0.08'],
  ] as const)('of the tier %s is %s USD, and the header names the tier', async (speed, usd) => {
    let answer: Awaited<ReturnType<typeof ask>> | undefined;
    const charged = await spent(async () => {
      answer = await ask({ ...QUERY, speed });
    });
    expect(charged).toBe(microOfUsd(usd));
    expect(answer?.headers.get('x-service-speed')).toBe(speed);
    expect(answer?.json['metadata']).toMatchObject({
      model: `${speed}-2.5`,
      speed,
      cost: { total_usd: Number(usd) },
      wallet: { deducted: Number(usd) },
    });
  });

  it('is nothing for somebody in need', async () => {
    let json: Json = {};
    const charged = await spent(async () => {
      json = (await ask({ question: 'I want to harm myself' })).json;
    });
    expect(charged).toBe(0n);
    expect(json['metadata']).toMatchObject({
      finishReason: 'filtered',
      cost: { total_usd: 0 },
      wallet: { balance_before: 100, deducted: 0, balance_after: 100 },
    });
  });

  it('counts its tokens in the month', async () => {
    await ask();
    expect(await house.ledger.usage('acc_test', '2026-11')).toMatchObject({ inputTokens: 100, outputTokens: 20 });
  });

  it('is taken once for one key, whose memory keeps the header', async () => {
    const headers = { 'idempotency-key': 'one' };
    const first = await ask(QUERY, headers);
    let again: Awaited<ReturnType<typeof ask>> | undefined;
    expect(
      await spent(async () => {
        again = await ask(QUERY, headers);
      }),
    ).toBe(0n);
    expect(again?.json).toEqual(first.json);
    expect(again?.headers.get('idempotent-replayed')).toBe('true');
    expect(again?.headers.get('x-service-speed')).toBe('standard');
    expect(answering.asked).toHaveLength(1);
    expect((await ask({ ...QUERY, speed: 'eco' }, headers)).json['code']).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is refused beforehand where the wallet is short', async () => {
    await open({ usd: '0.005' });
    expect((await ask()).json['code']).toBe('INSUFFICIENT_BALANCE_PRECHECK');
    expect((await ask({ ...QUERY, speed: 'eco' })).status).toBe(200);
  });
});

describe('a question is refused, uncharged', () => {
  const blank = [undefined, null, '', '   ', '\u200b\u2060', '\u0301', '\u0000\n'];
  it.each(blank)('when it is blank: %j', async (question) => {
    const { status, json } = await ask({ ...QUERY, question });
    expect([status, json['code']]).toEqual([400, 'INVALID_INPUT']);
    expect(json['details'][0].field).toBe('question');
    expect(json['error']).toBe('Validation Error');
  });

  it('when it is longer than 5000 characters, counted as people count', async () => {
    expect((await ask({ question: '𝒳'.repeat(5000) })).status).toBe(200);
    expect((await ask({ question: ` ${'a'.repeat(5000)} ` })).status).toBe(200);
    for (const question of ['𝒳'.repeat(5001), 'a'.repeat(5001), 7, ['a'], {}]) {
      const { status, json } = await ask({ question });
      expect([status, json['code']]).toEqual([400, 'VALIDATION_ERROR']);
    }
  });

  it.each([
    ['birthDetails', 7, ['birthDetails']],
    ['birthDetails', [], ['birthDetails']],
    ['birthDetails', {}, ['birthDetails.datetime', 'birthDetails.latitude', 'birthDetails.longitude']],
    ['birthDetails', { ...BIRTH, latitude: 91 }, ['birthDetails.latitude']],
    ['birthDetails', { ...BIRTH, datetime: '1990-02-30T10:00' }, ['birthDetails.datetime']],
    ['birthDetails', { ...BIRTH, ayanamsa: 'x' }, ['birthDetails.ayanamsa']],
    ['birthDetails', { ...BIRTH, gender: 7 }, ['birthDetails.gender']],
    ['partnerBirthDetails', { ...BIRTH, longitude: 'x' }, ['partnerBirthDetails.longitude']],
  ])('for faulty %s %j, each field by its name', async (name, value, fields) => {
    const { status, json } = await ask({ ...QUERY, [name]: value });
    expect([status, json['code']]).toEqual([400, 'INVALID_INPUT']);
    expect(json['details'].map(({ field }: Json) => field)).toEqual(fields);
  });

  it('for a partner without anybody', async () => {
    const { json } = await ask({ question: 'Do we fit?', partnerBirthDetails: HER });
    expect([json['code'], json['details'][0].field]).toEqual(['INVALID_INPUT', 'birthDetails']);
  });

  it.each([
    ['speed', 'slow'],
    ['version', '3'],
    ['version', 2.4],
    ['language', ''],
    ['language', 7],
    ['conversationId', 'a b'],
    ['conversationId', 'x'.repeat(129)],
    ['includeRemedies', 'yes'],
    ['responseFormat', 'html'],
    ['system', 'chinese'],
    ['category', 'x'],
    ['keepContent', 1],
  ])('for %s %j', async (name, value) => {
    let answer: Awaited<ReturnType<typeof ask>> | undefined;
    const charged = await spent(async () => {
      answer = await ask({ ...QUERY, [name]: value });
    });
    expect([answer?.status, answer?.json['code'], answer?.json['details'][0].field]).toEqual([
      400,
      'VALIDATION_ERROR',
      name,
    ]);
    expect(charged).toBe(0n);
    expect(answering.asked).toHaveLength(0);
  });

  it('where its tier rests, naming the others', async () => {
    answering.rests.set('eco', 12);
    const { status, json, headers } = await ask({ ...QUERY, speed: 'eco' });
    expect([status, json['code'], headers.get('retry-after')]).toEqual([503, 'ECO_UNAVAILABLE', '12']);
    expect(json).toMatchObject({
      tier: 'eco',
      alternatives: ['standard', 'fast'],
      retryAfter: 12,
      retryable: true,
      error: 'Service Unavailable',
    });
    expect(await house.ledger.balance('acc_test')).toEqual({ available: microOfUsd('100'), reserved: 0n });
  });

  it('where its tier fails under way, and the same key may try again', async () => {
    answering.fault = UNAVAILABLE;
    const headers = { 'idempotency-key': 'again' };
    const { status, json } = await ask(QUERY, headers);
    expect([status, json['code'], json['retryAfter']]).toEqual([503, 'ECO_UNAVAILABLE', 7]);
    expect(await house.ledger.balance('acc_test')).toEqual({ available: microOfUsd('100'), reserved: 0n });
    answering.fault = null;
    expect((await ask(QUERY, headers)).status).toBe(200);
  });

  it('for a fault of ours, without a word of it', async () => {
    answering.fault = new Error('secret birth 1990-01-15');
    const { status, json } = await ask();
    expect([status, json['code']]).toEqual([500, 'INTERNAL_ERROR']);
    expect(JSON.stringify([json, house.lines])).not.toContain('secret');
    expect(await house.balance()).toBe(microOfUsd('100'));
  });

  it('of the tier fast below Business, where the operator wants that', async () => {
    await open({ settings: { fastRequiresPlan: true }, account: { plan: 'pro' } });
    const { status, json } = await ask({ ...QUERY, speed: 'fast' });
    expect([status, json['code']]).toEqual([403, 'PLAN_UPGRADE_REQUIRED']);
    // What the plan lacks is the tier; the question itself is answered below.
    expect(json).toMatchObject({ feature: 'fast', currentPlan: 'pro', requiredPlan: 'business' });
    expect(json['message']).toBe('"fast" needs the plan "business" or a larger one; the account has "pro".');
    expect((await ask()).status).toBe(200);
    await open({ settings: { fastRequiresPlan: true }, account: { plan: 'business' } });
    expect((await ask({ ...QUERY, speed: 'fast' })).status).toBe(200);
    await open({ account: { plan: 'starter' } });
    expect((await ask({ ...QUERY, speed: 'fast' })).status).toBe(200);
  });

  it('without a key, whatever the body', async () => {
    expect((await ask({}, { 'x-api-key': 'ask_test_no' })).status).toBe(401);
  });

  it('on a server where nobody answers', async () => {
    const { NO_ANSWERING } = await import('../../packages/server/src/routes/answering.ts');
    await open({ answering: NO_ANSWERING });
    const { status, json } = await ask();
    expect([status, json['code'], json['alternatives']]).toEqual([503, 'ECO_UNAVAILABLE', []]);
    await expect(NO_ANSWERING.tell(answering.asked[0] as never, AbortSignal.timeout(1))).rejects.toThrow('nobody');
  });
});

describe('the language of an answer', () => {
  it('is what the caller says, and English with a warning where that is not spoken', async () => {
    expect((await ask({ ...QUERY, language: 'TA' })).json['language']).toBe('ta');
    const { json } = await ask({ ...QUERY, language: 'sv' });
    expect([json['language'], json['warnings'][0].code]).toEqual(['en', 'LANGUAGE_NOT_SPOKEN']);
  });

  it.each([
    ['hi', 'hi'],
    ['sv, bn-IN;q=0.8, hi;q=0.9', 'hi'],
    ['fr;q=0, es;q=0.1', 'es'],
    ['*', 'en'],
    ['q=;;,,', 'en'],
  ])('falls back on Accept-Language %s', async (header, language) => {
    await ask(QUERY, { 'accept-language': header });
    expect(answering.asked[0]).toMatchObject({ language: null, fallbackLanguage: language });
  });
});

describe('the event of an answer', () => {
  it('tells the figures, and neither question nor answer unless that was subscribed to', async () => {
    await subscribe();
    const { json, headers } = await ask();
    const [event] = await events();
    expect(event).toMatchObject({
      type: 'ai.response.completed',
      data: {
        user_id: 'acc_test',
        conversation_id: json['conversationId'],
        request_id: headers.get('x-request-id'),
        chart_id: json['birthChart'].chartId,
        speed: 'standard',
        version: '2.5',
        model: 'standard-2.5',
        language: 'en',
        streamed: false,
        usage: { input_tokens: 100, output_tokens: 20, total_tokens: 120 },
        cost: { total_usd: 0.01, currency: 'USD' },
      },
    });
    expect(event?.['data'].response_id).toMatch(/^rsp_/);
  });

  it('is not sent for a refusal', async () => {
    await subscribe();
    answering.fault = UNAVAILABLE;
    await ask();
    await ask({ question: '' });
    expect(await events()).toEqual([]);
  });
});

describe('a batch of questions', () => {
  const BATCH = `${PATH}/batch`;
  const key = { 'idempotency-key': 'batch' };
  const batch = (items: unknown, headers: Record<string, string> = key) => ask({ items }, headers, BATCH);

  it('answers each as if it had been asked alone, and charges what was answered', async () => {
    await subscribe();
    answering.rests.set('eco', 9);
    const { status, json } = await batch([
      { id: 'a', query: QUERY },
      { id: 'b', query: { question: ' ' } },
      { id: 'c', query: { question: 'harm', speed: 'fast' } },
      { id: 'd', query: { ...QUERY, speed: 'fast' } },
      { id: 'e', query: { ...QUERY, speed: 'eco' } },
      { id: 'f', query: 7 },
      { id: 'g' },
    ]);
    expect(status).toBe(200);
    const { data, billing } = json;
    expect(data.results.map(({ id, status: each }: Json) => [id, each])).toEqual([
      ['a', 200],
      ['b', 400],
      ['c', 200],
      ['d', 200],
      ['e', 503],
      ['f', 400],
      ['g', 400],
    ]);
    expect(data.summary).toEqual({ total: 7, succeeded: 3, failed: 4 });
    expect(data.results[0].response).toMatchObject({ success: true, metadata: { cost: { total_usd: 0.01 } } });
    expect(data.results[1].response).toMatchObject({ success: false, code: 'INVALID_INPUT' });
    expect(data.results[2].response.metadata.cost.total_usd).toBe(0);
    expect(data.results[4].response).toMatchObject({ code: 'ECO_UNAVAILABLE', tier: 'eco', retryAfter: 9 });
    expect(billing).toMatchObject({ charged: 0.09, balanceBefore: 100, balanceAfter: 99.91 });
    expect(await house.balance()).toBe(micro(99_910_000n));
    expect(await house.ledger.usage('acc_test', '2026-11')).toMatchObject({ inputTokens: 300, outputTokens: 60 });
    const told = await events();
    expect(told.map(({ type }) => type).sort()).toEqual([
      'ai.batch.completed',
      ...Array(3).fill('ai.response.completed'),
    ]);
    const { data: done } = told.find(({ type }) => type === 'ai.batch.completed') as Json;
    expect(done).toMatchObject({
      batch_id: data.batchId,
      user_id: 'acc_test',
      total: 7,
      succeeded: 3,
      failed: 4,
      cost: { total_usd: 0.09 },
    });
    expect(done.items.map(({ id, status: each }: Json) => `${id} ${each}`)).toEqual([
      'a succeeded',
      'b failed',
      'c succeeded',
      'd succeeded',
      'e failed',
      'f failed',
      'g failed',
    ]);
    const single = told.filter(({ type }) => type === 'ai.response.completed').map(({ data: one }) => one.response_id);
    expect(single.sort()).toEqual(done.items.flatMap(({ response_id }: Json) => response_id ?? []).sort());
  });

  it('is charged once under its key', async () => {
    await batch([{ id: 'a', query: QUERY }]);
    expect(await spent(() => batch([{ id: 'a', query: QUERY }]))).toBe(0n);
  });

  it('costs nothing where nothing could be answered', async () => {
    const { status, json } = await batch([{ id: 'a', query: { question: '' } }]);
    expect([status, json['data'].summary.failed, json['billing']]).toEqual([200, 1, undefined]);
    expect(await house.balance()).toBe(microOfUsd('100'));
  });

  it('needs money for all of it beforehand', async () => {
    await open({ usd: '0.015' });
    const items = [
      { id: 'a', query: QUERY },
      { id: 'b', query: QUERY },
    ];
    const { status, json } = await batch(items);
    expect([status, json['wallet']]).toEqual([402, { required: 0.02, available: 0.015, deficit: 0.005 }]);
    expect(answering.asked).toHaveLength(0);
  });

  it('needs a key, and the plan of its dearest tier', async () => {
    expect((await batch([{ id: 'a', query: QUERY }], {})).json['code']).toBe('IDEMPOTENCY_KEY_REQUIRED');
    await open({ settings: { fastRequiresPlan: true }, account: { plan: 'pro' } });
    const { status } = await batch([
      { id: 'a', query: QUERY },
      { id: 'b', query: { ...QUERY, speed: 'fast' } },
    ]);
    expect(status).toBe(403);
  });

  it.each([
    [undefined, 'items'],
    [{}, 'items'],
    [[], 'items'],
    [Array.from({ length: 21 }, (_, i) => ({ id: `i${i}`, query: QUERY })), 'items'],
    [[7], 'items[0]'],
    [[{ query: QUERY }], 'items[0].id'],
    [[{ id: ' a', query: QUERY }], 'items[0].id'],
    [[{ id: 'ä'.repeat(65), query: QUERY }], 'items[0].id'],
    [
      [
        { id: 'a', query: QUERY },
        { id: 'a', query: QUERY },
      ],
      'items[1].id',
    ],
  ])('is refused as a whole for %j', async (items, field) => {
    const { status, json } = await batch(items);
    expect([status, json['code'], json['details'][0].field]).toEqual([400, 'VALIDATION_ERROR', field]);
    expect(await house.balance()).toBe(microOfUsd('100'));
  });

  it('takes twenty items and 512 KiB, and nothing larger', async () => {
    const long = 'क'.repeat(5000);
    const items = Array.from({ length: 20 }, (_, i) => ({ id: `i${i}`, query: { question: long } }));
    expect((await batch(items)).json['data'].summary.succeeded).toBe(20);
    expect((await ask({ items, more: 'x'.repeat(250_000) }, key, BATCH)).status).toBe(413);
  });
});

describe('questions of several accounts', () => {
  it('are paid for by each', async () => {
    await house.ledger.fund({ accountId: 'acc_starter', amount: micro(10_000n), kind: 'topup', reference: 'r' });
    await ask(QUERY, { 'x-api-key': STARTER_KEY });
    expect((await house.ledger.balance('acc_starter')).available).toBe(0n);
    expect(await house.balance()).toBe(microOfUsd('100'));
    expect(KEY).not.toBe(STARTER_KEY);
  });
});
