/** Streamed answers in the words of a narrator elsewhere, from the provider's line to the client's: what is shown when, what it costs, and what is left when either goes away. */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Engine, openEngine } from '../../packages/engine/src/node.ts';
import { openProvider, type Provider, SPOKEN, TYPE_OF } from '../narrators/provider.ts';
import { BIRTH, type House, openHouse } from './house.ts';
import { answeringOver, speak, type Told, toldIn } from './remote-provider.ts';
import {
  eventsOf,
  faultsOf,
  last,
  latch,
  openReader,
  order,
  PATH,
  statementOf,
  type Told as ToldEvent,
  textOf,
  until,
} from './stream-house.ts';

const CAREER = { question: 'When will my career improve?', birthDetails: BIRTH };
const LIE = 'Your Moon stands in the 11th house, in Taurus.';
const CALM = 'Take it calmly and keep at it.';
const CHARGE = 'charge -10000';

let engine: Engine;
let provider: Provider;
let house: House;
beforeAll(async () => {
  [engine, provider] = await Promise.all([openEngine(), openProvider()]);
});
afterAll(() => provider.close());
beforeEach(async () => {
  house = await openHouse({ engine, answering: answeringOver(engine, provider) });
});

const ask = (body: unknown = CAREER, headers: Record<string, string> = {}): Promise<Response> =>
  house.post(PATH, body, headers);

/** The plan in its own words with a sentence of the provider's own at the end, item by item; between two of them it waits for `meanwhile`. */
function slowly(meanwhile: (at: number, told: Told) => Promise<void>, end = true): void {
  provider.play(async (response, asked) => {
    const told = toldIn('openai', asked);
    response.writeHead(200, { 'content-type': TYPE_OF.openai });
    for (const [at, { id, text }] of told.plan.entries()) {
      await meanwhile(at, told);
      response.write(SPOKEN.openai({ texts: [`[[${id}]] ${text} `], finish: null }).replace('data: [DONE]\n\n', ''));
    }
    if (end) response.end(SPOKEN.openai({ texts: [CALM], input: 700, output: 300 }));
    else response.destroy();
  });
}

const deltas = (events: readonly ToldEvent[]): number => events.filter(({ event }) => event === 'delta').length;

describe('a narrator elsewhere in a stream', () => {
  it('is heard sentence by sentence while it speaks, charged for once, and told as it spoke', async () => {
    const going = latch();
    slowly((at) => (at < 2 ? Promise.resolve() : going.passed));
    const reader = openReader(await ask());
    await reader.until('delta');
    expect([order(reader.events).at(-1), await statementOf(house)]).toEqual(['delta', [CHARGE]]);
    expect(textOf(reader.events)).not.toContain(CALM);
    going.open();
    const completed = (await reader.until('completed'))?.json ?? {};
    expect(deltas(reader.events)).toBeGreaterThan(2);
    expect([textOf(reader.events), completed['answer']]).toEqual([completed['response'], completed['response']]);
    expect(completed['response']).toContain(CALM);
    expect(completed['metadata']).toMatchObject({ usage: { input_tokens: 700, output_tokens: 300 } });
    expect([await statementOf(house), await faultsOf(house)]).toEqual([[CHARGE], []]);
  });

  it('that lies is not heard lying: neither in a delta nor at the end', async () => {
    speak(provider, 'openai', ({ plan, repair }) =>
      repair === undefined ? plan.map(({ id, text }, at) => `[[${id}]] ${at === 1 ? LIE : text} `).join('') : LIE,
    );
    const events = await eventsOf(ask());
    expect(JSON.stringify(events)).not.toContain('11th house, in Taurus');
    expect(last(events)['warnings']).toMatchObject([{ code: 'SENTENCE_REPLACED' }]);
    expect(textOf(events)).toBe(last(events)['response']);
  });

  it('of whom nothing stands is the built-in one, whose event comes with the charge', async () => {
    await house.post('/api/v1/alerts/subscribe', {
      url: 'https://hooks.example.org/in',
      events: ['ai.response.completed'],
    });
    speak(provider, 'openai', () => `[[p1]] ${LIE}`);
    const events = await eventsOf(ask(CAREER, { 'idempotency-key': 'one' }));
    const { response } = last(events);
    expect(textOf(events)).toBe(response);
    expect((await house.store.webhooks.take(10, 10, 60)).length).toBe(1);
    house.now += 400_000;
    const again = await eventsOf(ask(CAREER, { 'idempotency-key': 'one', 'last-event-id': '9' }));
    expect(textOf(events).endsWith(textOf(again))).toBe(true);
    expect([again[0]?.id, last(again)['response'], await statementOf(house)]).toEqual(['10', response, [CHARGE]]);
  });
});

describe('a narrator that dies in a stream', () => {
  it('before its first sentence costs nothing, and the same key asks anew', async () => {
    provider.play((response) => void response.writeHead(500).end('{"error":"sk-123"}'));
    const events = await eventsOf(ask(CAREER, { 'idempotency-key': 'one' }));
    expect(last(events)).toMatchObject({ type: 'error', code: 'ECO_UNAVAILABLE', refunded: true, retryable: true });
    expect(JSON.stringify(events)).not.toContain('sk-123');
    expect([deltas(events), await statementOf(house), await faultsOf(house)]).toEqual([0, [], []]);
    slowly(() => Promise.resolve());
    expect(last(await eventsOf(ask(CAREER, { 'idempotency-key': 'one' })))['type']).toBe('completed');
    expect(await statementOf(house)).toEqual([CHARGE]);
  });

  it('between two sentences gives everything back, and nobody hears of an answer', async () => {
    await house.post('/api/v1/alerts/subscribe', {
      url: 'https://hooks.example.org/in',
      events: ['ai.response.completed'],
    });
    const dying = latch();
    slowly((at) => (at < 2 ? Promise.resolve() : dying.passed), false);
    const reader = openReader(await ask());
    await reader.until('delta');
    expect(await statementOf(house)).toEqual([CHARGE]);
    dying.open();
    await reader.until('error');
    expect(last(reader.events)).toMatchObject({ type: 'error', code: 'ECO_UNAVAILABLE', refunded: true });
    expect([await statementOf(house), await faultsOf(house)]).toEqual([['refund 10000', CHARGE], []]);
    expect(await house.store.webhooks.take(10, 10, 60)).toEqual([]);
  });

  it('is stopped by the server that stops, and its answer given back', async () => {
    const never = latch();
    slowly((at) => (at < 2 ? Promise.resolve() : never.passed));
    const reader = openReader(await ask());
    await reader.until('delta');
    house.app.streams.stop();
    await reader.until('error');
    await house.app.streams.idle();
    expect(last(reader.events)).toMatchObject({ code: 'NOT_READY', refunded: true, retryable: true });
    expect([await statementOf(house), await faultsOf(house)]).toEqual([['refund 10000', CHARGE], []]);
    await until(() => provider.left() === 1);
    never.open();
    const late = await ask();
    expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([503, 'NOT_READY']);
    expect(await statementOf(house)).toHaveLength(2);
  });
});

describe('a charge that fails while a narrator speaks', () => {
  it('hangs up on it, also where it was the one call that tries whether it is well again', async () => {
    let [now, isDown] = [0, true];
    house = await openHouse({
      engine,
      answering: answeringOver(engine, provider, { clock: { nowMs: () => now } }),
      store: ({ ledger }) => ({
        ledger: {
          ...ledger,
          settle: (...parts) => (isDown ? Promise.reject(new Error('down')) : ledger.settle(...parts)),
        },
      }),
    });
    provider.play((response) => void response.writeHead(500).end());
    for (let i = 0; i < 5; i += 1) await eventsOf(ask());
    now += 30_000;
    const never = latch();
    slowly((at) => (at < 2 ? Promise.resolve() : never.passed));
    expect(last(await eventsOf(ask()))).toMatchObject({ code: 'BILLING_UNAVAILABLE', refunded: true });
    await until(() => provider.left() === 1);
    never.open();
    isDown = false;
    slowly(() => Promise.resolve());
    expect(last(await eventsOf(ask()))['type']).toBe('completed');
    expect([await statementOf(house), await faultsOf(house)]).toEqual([[CHARGE], []]);
  });
});

describe('a client that goes away', () => {
  it('and comes back while the narrator speaks has the whole of it, once', async () => {
    const going = latch();
    slowly((at) => (at < 3 ? Promise.resolve() : going.passed));
    const first = openReader(await ask());
    await first.until('delta');
    await first.leave();
    const seen = first.events.length;
    const second = openReader(await ask(CAREER, { 'last-event-id': String(seen) }));
    going.open();
    await second.until('completed');
    const whole = [...first.events, ...second.events];
    expect(textOf(whole)).toBe(last(whole)['response']);
    expect([provider.asked.length, await statementOf(house), await faultsOf(house)]).toEqual([1, [CHARGE], []]);
  });

  it('and does not come back has paid for what was told to its end', async () => {
    const going = latch();
    slowly((at) => (at < 1 ? Promise.resolve() : going.passed));
    const reader = openReader(await ask());
    await reader.until('started');
    await reader.leave();
    going.open();
    await until(() => house.lines.some(({ event, route }) => event === 'request' && route === PATH));
    await house.app.streams.idle();
    expect([await statementOf(house), await faultsOf(house), provider.left()]).toEqual([[CHARGE], [], 0]);
  });
});

describe('somebody in need', () => {
  it('is answered, in one piece and bit by bit, while the narrator of the tier rests, and pays nothing', async () => {
    provider.play((response) => void response.writeHead(500).end());
    for (let i = 0; i < 5; i += 1) expect(last(await eventsOf(ask()))['code']).toBe('ECO_UNAVAILABLE');
    expect((await ask()).status).toBe(503);
    const need = { question: 'I want to kill myself', birthDetails: BIRTH };
    const before = await house.balance();
    const events = await eventsOf(ask(need));
    const response = await house.post('/api/v1/astrology/query', need);
    expect([last(events)['type'], response.status]).toEqual(['completed', 200]);
    const json = (await response.json()) as { response: string; metadata: Record<string, unknown> };
    expect([json.response, json.metadata['cost']]).toEqual([
      last(events)['response'],
      { total_usd: 0, currency: 'USD' },
    ]);
    expect(last(events)['metadata']['wallet']).toMatchObject({ deducted: 0 });
    expect([await house.balance(), await faultsOf(house)]).toEqual([before, []]);
  });
});
