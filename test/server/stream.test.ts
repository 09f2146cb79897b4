/** Streamed answers: which events come in which order and form, what is asked and refused, and what an answer costs. */

import { beforeEach, describe, expect, it } from 'vitest';
import { openApiDocument } from '../../packages/server/src/contract/openapi.ts';
import { microOfUsd } from '../../packages/server/src/money.ts';
import type { Store } from '../../packages/server/src/ports/index.ts';
import { schemaFaults } from '../contract/schema-check.ts';
import { completionIn, printedByChunk, printedByLine, uiMessageIn } from '../narrators/readers.ts';
import { BIRTH, type House, type HouseOptions, KEY, STARTER_KEY } from './house.ts';
import { type MadeAnswering, UNAVAILABLE } from './made-answering.ts';
import {
  eventsOf,
  FIELD_PATH,
  faultsOf,
  type Json,
  LONG,
  last,
  names,
  openStreamHouse,
  order,
  PATH,
  QUERY,
  statementOf,
  textOf,
  until,
} from './stream-house.ts';

let house: House;
let answering: MadeAnswering;

async function open(options: HouseOptions = {}): Promise<void> {
  ({ house, answering } = await openStreamHouse(options));
}

beforeEach(() => open());

const ask = (body: unknown = QUERY, headers: Record<string, string> = {}, path = PATH): Promise<Response> =>
  house.post(path, body, headers);
const get = (query: string, path = PATH): Promise<Response> => house.get(`${path}?${query}`, { 'x-api-key': KEY });

const FLAT = 'datetime=1990-01-15T10:30:00&latitude=28.6139&longitude=77.209&timezone=%2B05:30';

describe('a streamed answer', () => {
  it('comes in the published order, numbered, each event repeating its name', async () => {
    const events = await eventsOf(ask(LONG));
    expect(names(events).filter((name) => name !== 'delta')).toEqual([
      'started',
      'progress',
      'stage_completed',
      'progress',
      'stage_completed',
      'progress',
      'stage_completed',
      'progress',
      'stage_completed',
      'data_sources',
      'billing_completed',
      'completed',
    ]);
    expect(order(events).slice(-4)).toEqual(['data_sources', 'delta', 'billing_completed', 'completed']);
    expect(events.map(({ id }) => Number(id))).toEqual(events.map((_, i) => i + 1));
    for (const { event, json } of events) expect(json['type']).toBe(event);
    expect(events.filter(({ event }) => event === 'stage_completed').map(({ json }) => json['stage'])).toEqual([
      'time',
      'chart',
      'facts',
      'interpretation',
    ]);
    const deltas = events.filter(({ event }) => event === 'delta');
    expect(deltas.map(({ json }) => json['index'])).toEqual(deltas.map((_, i) => i));
    expect(deltas.length).toBeGreaterThan(5);
    for (const { json } of deltas) expect(json['text'].length).toBeLessThanOrEqual(200);
  });

  it('says what each event has to say, and keeps what the document says of each', async () => {
    const response = await ask();
    const requestId = response.headers.get('x-request-id');
    const events = await eventsOf(response);
    const document = openApiDocument(house.app.operations, '0.1.0') as Json;
    const media = document['paths'][PATH].post.responses[200].content['text/event-stream'];
    for (const { event, json } of events)
      expect([event, schemaFaults(media['x-events'][event], json, document)]).toEqual([event, []]);
    const one = (name: string): Json => events.find(({ event }) => event === name)?.json ?? {};
    expect(one('started')).toEqual({
      type: 'started',
      requestId,
      conversationId: last(events)['conversationId'],
      speed: 'standard',
      version: '2.5',
      cost: '$0.005-0.05',
    });
    expect(one('data_sources')).toEqual({
      type: 'data_sources',
      engine: 'service-intelligence',
      dataSource: 'service-ephemeris',
      rulesEdition: 'made/1',
      ephemeris: 'made/1',
    });
    expect(one('billing_completed')).toEqual({
      type: 'billing_completed',
      cost: { total_usd: 0.01, currency: 'USD' },
      wallet: { balance_before: 100, deducted: 0.01, balance_after: 99.99, currency: 'USD' },
      usage: { input_tokens: 100, output_tokens: 20, total_tokens: 120 },
    });
    const charts = events.filter(({ json }) => json['birthChart'] !== undefined);
    expect(charts.map(({ event }) => event)).toEqual(['stage_completed', 'completed']);
    expect(charts[0]?.json['birthChart']).toEqual(last(events)['birthChart']);
  });

  it('is the very record of the same question asked in one piece', async () => {
    const { type: _, conversationId: __, metadata, ...streamed } = last(await eventsOf(ask(LONG)));
    const whole = (await (await house.post('/api/v1/astrology/query', LONG)).json()) as Json;
    const { conversationId: ___, metadata: known, ...record } = whole;
    expect(streamed).toEqual(record);
    const { requestId: _a, wallet: _b, ...same } = metadata;
    const { requestId: _c, wallet: _d, ...told } = known;
    expect(same).toEqual(told);
    expect(textOf(await eventsOf(ask(LONG)))).toBe(record['response']);
  });

  it('has the headers of a stream', async () => {
    const { headers, status } = await ask();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('content-length')).toBeNull();
    expect(headers.get('x-service-speed')).toBe('standard');
    expect(headers.get('x-vercel-ai-ui-message-stream')).toBeNull();
    expect((await ask({ ...QUERY, format: 'ui' })).headers.get('x-vercel-ai-ui-message-stream')).toBe('v1');
  });

  it('begins with how long a browser waits, and has one line of ASCII for each event', async () => {
    const text = await (await ask({ ...QUERY, question: 'मेरा विवाह कब होगा? 🪐' })).text();
    expect(text).toMatch(/^retry: 3000\n\nevent: started\nid: 1\ndata: \{/);
    const blocks = text.split('\n\n').slice(1, -1);
    for (const block of blocks) expect(block).toMatch(/^event: \w+\nid: \d+\ndata: \{[\x20-\x7e]*\}$/);
  });

  it('goes without time and chart where nobody is asked about', async () => {
    const events = await eventsOf(ask({ question: 'What is a nakshatra?' }));
    expect(events.filter(({ event }) => event === 'stage_completed').map(({ json }) => json['stage'])).toEqual([
      'facts',
      'interpretation',
    ]);
    expect(events.find(({ event }) => event === 'data_sources')?.json).toMatchObject({
      rulesEdition: '2.5',
      ephemeris: 'made/1',
    });
    expect(last(events)).toMatchObject({ type: 'completed', response: 'In general: What is a nakshatra?' });
  });

  it('is told in a summary on request: by body, address or header', async () => {
    expect(last(await eventsOf(ask()))['birthChart']).toBeDefined();
    for (const told of [
      await eventsOf(ask({ ...QUERY, final: 'summary' })),
      await eventsOf(ask(QUERY, {}, `${PATH}?final=summary`)),
      await eventsOf(ask(QUERY, { prefer: 'respond-async, return=minimal' })),
      await eventsOf(get(`${FLAT}&final=summary`)),
    ]) {
      expect(last(told)['birthChart']).toBeUndefined();
      expect(last(told)['response']).toBe(textOf(told));
    }
    const wins = await eventsOf(ask({ ...QUERY, final: 'summary' }, {}, `${PATH}?final=full`));
    expect(last(wins)['birthChart']).toBeDefined();
  });
});

describe('the forms of a stream', () => {
  const ANSWER = `In your chart: ${LONG.question}`;
  const read = async (format: string): Promise<Uint8Array> =>
    new Uint8Array(await (await ask({ ...LONG, format })).arrayBuffer());

  it('text prints whole in readers that know no events, and has its record behind data: without a space', async () => {
    const bytes = await read('text');
    expect(printedByLine([bytes])).toBe(ANSWER);
    expect(printedByChunk([bytes])).toBe(ANSWER);
    expect(new TextDecoder().decode(bytes)).toMatch(/\nevent: done\nid: \d+\ndata:\{"type":"completed","success":true/);
  });

  it('ui is a message of the AI SDK', async () => {
    const message = uiMessageIn([await read('ui')]);
    expect(message).toMatchObject({ text: ANSWER, error: null, isFinished: true });
    expect(message.data['data-billing']).toMatchObject({ cost: { total_usd: 0.01 } });
  });

  it('openai is a completion, with its reason and its usage', async () => {
    expect(completionIn([await read('openai')])).toEqual({
      text: ANSWER,
      reason: 'stop',
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    });
    const filtered = await (await ask({ question: 'harm', format: 'openai' })).text();
    expect(filtered).toContain('"finish_reason":"content_filter"');
  });

  it('is named in body or address', async () => {
    expect(await (await ask(QUERY, {}, `${PATH}?format=openai`)).text()).toContain('[DONE]');
    expect(await (await get(`${FLAT}&format=openai`)).text()).toContain('[DONE]');
    expect(await (await ask()).text()).not.toContain('[DONE]');
  });
});

describe('a stream is asked for', () => {
  it('at each of its addresses, by POST and by GET', async () => {
    for (const path of [PATH, FIELD_PATH, '/v1/astrology/query/stream']) {
      expect(last(await eventsOf(ask(QUERY, {}, path)))['success']).toBe(true);
      expect(last(await eventsOf(get(FLAT, path)))['success']).toBe(true);
    }
  });

  it.each([
    ['a birth on top', { ...BIRTH, question: 'Why?' }],
    ['a nested one', { question: 'Why?', birthDetails: BIRTH }],
    ['both, of which the top wins', { ...BIRTH, question: 'Why?', birthDetails: { ...BIRTH, latitude: 1 } }],
    ['one half in each', { latitude: 28.6139, question: 'Why?', birthDetails: { ...BIRTH, latitude: null } }],
  ])('with %s', async (_, body) => {
    expect((await eventsOf(ask(body))).length).toBeGreaterThan(8);
    expect(answering.asked[0]?.birth?.birth).toMatchObject({ latitude: 28.6139, datetime: '1990-01-15T10:30:00' });
  });

  it('without a question: a reading of the chart', async () => {
    expect(last(await eventsOf(ask(BIRTH)))['response']).toBe('In your chart: a summary');
    expect(last(await eventsOf(ask({ birthDetails: BIRTH })))['response']).toBe('In your chart: a summary');
    expect(last(await eventsOf(get(FLAT)))['response']).toBe('In your chart: a summary');
  });

  it('with everything that may stand beside a question', async () => {
    const beside = {
      speed: 'fast',
      version: 2,
      language: 'hi',
      includeRemedies: true,
      responseFormat: 'json',
      system: 'kp',
      category: 'marriage',
      keepContent: true,
    };
    const events = await eventsOf(ask({ ...QUERY, ...beside, partnerBirthDetails: { ...BIRTH, latitude: 19 } }));
    expect(answering.asked[0]).toMatchObject({
      ...beside,
      version: '2',
      birth: { ayanamsa: 'kp' },
      partner: { birth: { latitude: 19 } },
    });
    expect(last(events)).toMatchObject({ language: 'hi', remedies: [{}], structuredResponse: {}, partnerChart: {} });
  });

  it('by GET with the same, numbers and truths read strictly', async () => {
    const query =
      'question=Why%3F&speed=eco&version=2&language=hi&includeRemedies=true&keepContent=true&system=western&category=health&elevation=-12.5&fold=1';
    await eventsOf(get(`${FLAT}&${query}`));
    expect(answering.asked[0]).toMatchObject({
      question: 'Why?',
      speed: 'eco',
      version: '2',
      language: 'hi',
      includeRemedies: true,
      keepContent: true,
      system: 'western',
      category: 'health',
      birth: { birth: { latitude: 28.6139, elevation: -12.5, fold: 1 } },
    });
    await eventsOf(get('datetime=1990-01-15T10:30:00+05:30&latitude=28.6139&longitude=+77.209'));
    expect(answering.asked[1]?.birth?.moment.utc).toBe('1990-01-15T05:00:00.000Z');
    await eventsOf(get('datetime=1990-01-15%2010:30&latitude=28.6139&longitude=77.209&timezone=5.5'));
    expect(answering.asked[2]?.birth?.moment.utc).toBe('1990-01-15T05:00:00.000Z');
  });

  it('within a conversation, whose turn it becomes', async () => {
    const { conversationId } = last(await eventsOf(ask()));
    const events = await eventsOf(ask({ ...QUERY, conversationId }));
    expect([last(events)['conversationId'], events[0]?.json['conversationId']]).toEqual([
      conversationId,
      conversationId,
    ]);
    expect(answering.asked[1]?.memory).toEqual([{ question: 1 }]);
    expect((await house.store.conversations.find('acc_test', conversationId))?.turnCount).toBe(2);
  });
});

describe('a stream is refused in JSON, before its first byte and without a charge', () => {
  const NESTED = ['birthDetails', { ...BIRTH, latitude: 91 }] as const;
  it.each([
    ['question', '   ', 'INVALID_INPUT', 'question'],
    ['question', 7, 'VALIDATION_ERROR', 'question'],
    [...NESTED, 'INVALID_INPUT', 'birthDetails.latitude'],
    ['birthDetails', 7, 'INVALID_INPUT', 'birthDetails'],
    ['datetime', '1990-02-30T10:00', 'INVALID_DATETIME', 'datetime'],
    ['latitude', '28', 'VALIDATION_ERROR', 'latitude'],
    ['partnerBirthDetails', {}, 'INVALID_INPUT', 'partnerBirthDetails.datetime'],
    ['speed', 'slow', 'VALIDATION_ERROR', 'speed'],
    ['version', '3', 'VALIDATION_ERROR', 'version'],
    ['conversationId', 'a b', 'VALIDATION_ERROR', 'conversationId'],
    ['responseFormat', 'html', 'VALIDATION_ERROR', 'responseFormat'],
    ['format', 'xml', 'VALIDATION_ERROR', 'format'],
    ['final', 'half', 'VALIDATION_ERROR', 'final'],
    ['receipt', true, 'VALIDATION_ERROR', 'receipt'],
  ])('for %s %j', async (name, value, code, field) => {
    const response = await ask({ ...QUERY, [name]: value });
    const json = (await response.json()) as Json;
    expect([response.status, json['code'], json['details'][0].field]).toEqual([400, code, field]);
    expect(await statementOf(house)).toEqual([]);
    expect(answering.asked).toHaveLength(0);
  });

  it('in the form of the other generic endpoints: `error` is an object', async () => {
    for (const response of [await ask({ ...QUERY, speed: 'slow' }), await get('speed=slow')]) {
      const { code, message, details, error } = (await response.json()) as Json;
      expect([response.status, error]).toEqual([400, { code, message, details }]);
    }
  });

  it('for neither question nor birth, with what is missing', async () => {
    for (const response of [await ask({}), await get('speed=eco'), await ask({ speed: 'eco' })]) {
      const json = (await response.json()) as Json;
      expect([response.status, json['code']]).toEqual([400, 'MISSING_DATETIME']);
      expect(json['details'].map(({ field }: Json) => field)).toEqual(['datetime', 'latitude', 'longitude']);
    }
  });

  it.each([
    'latitude=91',
    'latitude=1e1',
    'latitude=0x10',
    'latitude= ',
    'includeRemedies=yes',
    'format=xml',
    'fold=2',
    'question=%20',
    'receipt=true',
    'receipt=yes',
  ])('by GET for %s', async (fault) => {
    const [name = ''] = fault.split('=');
    const query = FLAT.split('&').filter((pair) => !pair.startsWith(`${name}=`));
    const response = await get([...query, fault].join('&'));
    const json = (await response.json()) as Json;
    expect([response.status, json['details'][0].field]).toEqual([400, name]);
  });

  it('for a parameter that comes twice', async () => {
    expect((await get(`${FLAT}&latitude=1`)).status).toBe(400);
  });

  it('for a partner without anybody', async () => {
    const json = (await (await ask({ question: 'Do we fit?', partnerBirthDetails: BIRTH })).json()) as Json;
    expect([json['code'], json['details'][0].field]).toEqual(['INVALID_INPUT', 'birthDetails']);
  });

  it('without a key, with a short wallet, and under a plan that is too small', async () => {
    expect((await house.get(`${PATH}?${FLAT}`)).status).toBe(401);
    expect((await ask(QUERY, { 'x-api-key': STARTER_KEY })).status).toBe(402);
    await open({ settings: { fastRequiresPlan: true }, account: { plan: 'pro' } });
    const json = (await (await ask({ ...QUERY, speed: 'fast' })).json()) as Json;
    expect(json).toMatchObject({ code: 'PLAN_UPGRADE_REQUIRED', feature: 'fast', requiredPlan: 'business' });
  });

  it('where its tier rests, and where it fails before it said a word', async () => {
    answering.rests.set('eco', 12);
    const resting = await ask({ ...QUERY, speed: 'eco' });
    expect([resting.status, resting.headers.get('retry-after')]).toEqual([503, '12']);
    answering.fault = UNAVAILABLE;
    const failing = await ask(QUERY, { 'idempotency-key': 'one' });
    expect([failing.status, ((await failing.json()) as Json)['code']]).toEqual([503, 'ECO_UNAVAILABLE']);
    answering.fault = new Error('secret birth');
    expect([(await ask()).status, JSON.stringify(house.lines).includes('secret')]).toEqual([500, false]);
    expect([await statementOf(house), await faultsOf(house)]).toEqual([[], []]);
    answering.fault = null;
    expect((await ask(QUERY, { 'idempotency-key': 'one' })).status).toBe(200);
  });
});

describe('the price of a stream', () => {
  it.each([
    ['eco', '0.005'],
    ['standard', '0.01'],
    ['fast', '0.05'],
  ])('of the tier %s is %s USD', async (speed, usd) => {
    const response = await ask({ ...QUERY, speed });
    expect(response.headers.get('x-service-speed')).toBe(speed);
    const events = await eventsOf(response);
    expect(last(events)['metadata']).toMatchObject({ model: `${speed}-2.5`, cost: { total_usd: Number(usd) } });
    expect(microOfUsd('100') - (await house.balance())).toBe(microOfUsd(usd));
    expect(await statementOf(house)).toEqual([`charge -${microOfUsd(usd)}`]);
    expect(await faultsOf(house)).toEqual([]);
  });

  it('is nothing for somebody in need', async () => {
    const events = await eventsOf(ask({ question: 'I want to harm myself' }));
    expect(order(events).slice(-3)).toEqual(['delta', 'billing_completed', 'completed']);
    expect(last(events)['metadata']).toMatchObject({
      cost: { total_usd: 0 },
      wallet: { deducted: 0, balance_after: 100 },
    });
    expect([await house.balance(), await faultsOf(house)]).toEqual([microOfUsd('100'), []]);
  });

  it('is not asked for a HEAD, which tells what a GET would be answered with', async () => {
    const response = await house.app(
      new Request(`http://localhost${PATH}?${FLAT}`, { method: 'HEAD', headers: { 'x-api-key': KEY } }),
    );
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      '',
    ]);
    expect([await statementOf(house), answering.asked]).toEqual([[], []]);
  });

  it('stands in the log with the bytes of the stream, and what was measured', async () => {
    const measured: Json[] = [];
    const telemetry = {
      answered: (call: object) => void measured.push(call),
      count: () => undefined,
      span: <T>(_: string, work: () => Promise<T>) => work(),
    };
    await open({ telemetry });
    const text = await (await ask()).text();
    expect(house.lines.filter(({ event }) => event === 'request')).toMatchObject([
      { route: PATH, method: 'POST', status: 200, bytes: text.length, chargedMicroUsd: '10000', accountId: 'acc_test' },
    ]);
    expect(measured).toMatchObject([{ route: PATH, status: 200, charged: true, replayed: false, code: null }]);
  });
});

describe('whoever subscribed', () => {
  const subscribe = (): Promise<Response> =>
    house.post('/api/v1/alerts/subscribe', { url: 'https://hooks.example.org/in', events: ['ai.response.completed'] });
  const noEvents = (kept: Store): Partial<Store> => ({
    webhooks: { ...kept.webhooks, emit: () => Promise.reject(new Error('down')) },
  });

  it('hears of a streamed answer once, with the charge and by nothing else', async () => {
    await open({ store: noEvents });
    await subscribe();
    await eventsOf(ask());
    const taken = await house.store.webhooks.take(10, 10, 60);
    expect(taken.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'ai.response.completed', data: { streamed: true } },
    ]);
  });

  it('hears nothing of other words where events cannot be written; the answer stands, and the log tells', async () => {
    await open({ store: noEvents });
    await subscribe();
    answering.pieces = async function* (told) {
      yield 'Other words.';
      return { ...told, text: 'Other words.' };
    };
    expect(last(await eventsOf(ask()))).toMatchObject({ type: 'completed', response: 'Other words.' });
    await until(() => house.lines.some(({ event }) => event === 'fault'));
    expect(await house.store.webhooks.take(10, 10, 60)).toEqual([]);
    expect([await statementOf(house), await faultsOf(house)]).toEqual([['charge -10000'], []]);
  });
});
