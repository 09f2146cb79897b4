/** Money of streamed answers: charged before the first word, whole or not at all, given back when the answer breaks off – whoever listens, whatever fails. */

import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { microOfUsd } from '../../packages/server/src/money.ts';
import { NarratorFault, type Store } from '../../packages/server/src/ports/index.ts';
import type { Told as ToldAnswer } from '../../packages/server/src/routes/answering.ts';
import { mayDoWithoutPostgres } from '../ledger/postgres-server.ts';
import type { House, HouseOptions } from './house.ts';
import type { MadeAnswering } from './made-answering.ts';
import {
  eventsOf,
  faultsOf,
  type Json,
  LONG,
  last,
  latch,
  openReader,
  openStreamHouse,
  order,
  PATH,
  QUERY,
  statementOf,
  textOf,
  until,
} from './stream-house.ts';
import { type KeptIn, openStores } from './stream-stores.ts';

const stores = openStores();
afterEach(() => vi.useRealTimers());
afterAll(() => stores.close());

const STORES: readonly KeptIn[] = ['memory', 'sqlite', ...(mayDoWithoutPostgres() ? [] : (['postgres'] as const))];

describe.each(STORES)('with the books in %s', (kind) => {
  let house: House;
  let answering: MadeAnswering;

  async function open(
    options: HouseOptions = {},
    replace: (store: Store) => Partial<Store> = () => ({}),
  ): Promise<void> {
    const own = await stores.open(kind);
    ({ house, answering } = await openStreamHouse({
      ...options,
      store: (kept) => {
        const store = own ?? kept;
        return { ...store, ...replace(store) };
      },
    }));
  }

  const ask = (body: unknown = LONG, headers: Record<string, string> = {}): Promise<Response> =>
    house.post(PATH, body, headers);
  const CHARGE = 'charge -10000';
  const REFUND = 'refund 10000';

  it('nothing of the answer is told before it is charged, and everything before it may be', async () => {
    const settling = latch();
    await open({}, ({ ledger }) => ({
      ledger: {
        ...ledger,
        settle: async (...parts) => {
          await settling.passed;
          return ledger.settle(...parts);
        },
      },
    }));
    const reader = openReader(await ask());
    await reader.until('data_sources');
    expect(order(reader.events).at(-1)).toBe('data_sources');
    expect(await statementOf(house)).toEqual([]);
    expect((await house.ledger.balance('acc_test')).reserved).toBe(10_000n);
    settling.open();
    await reader.until('delta');
    expect(await statementOf(house)).toEqual([CHARGE]);
    await reader.until('completed');
    expect([await statementOf(house), await faultsOf(house)]).toEqual([[CHARGE], []]);
  });

  it('a teller that fails before its first word costs nothing', async () => {
    await open();
    answering.pieces = async function* () {
      yield* [];
      throw new NarratorFault('broken', 'cut off', 9);
    };
    const events = await eventsOf(ask(LONG, { 'idempotency-key': 'one' }));
    expect(order(events).at(-2)).toBe('progress');
    expect(last(events)).toEqual({
      type: 'error',
      code: 'ECO_UNAVAILABLE',
      message: expect.stringContaining('Nothing was charged'),
      retryable: true,
      retryAfter: 9,
      refunded: true,
    });
    expect([await statementOf(house), await faultsOf(house)]).toEqual([[], []]);
    answering.pieces = null;
    expect(last(await eventsOf(ask(LONG, { 'idempotency-key': 'one' })))['type']).toBe('completed');
    expect(await statementOf(house)).toEqual([CHARGE]);
  });

  it('a teller that fails after it gives everything back', async () => {
    await open();
    answering.pieces = async function* (told) {
      yield told.text.slice(0, 500);
      throw new Error('secret words');
    };
    const events = await eventsOf(ask());
    expect(textOf(events)).toBe(`In your chart: ${LONG.question}`.slice(0, 500));
    expect(last(events)).toEqual({
      type: 'error',
      code: 'INTERNAL_ERROR',
      message: 'Something went wrong on our side. Nothing was charged.',
      retryable: false,
      refunded: true,
    });
    expect(order(events)).not.toContain('billing_completed');
    expect([await statementOf(house), await faultsOf(house)]).toEqual([[REFUND, CHARGE], []]);
    expect(JSON.stringify(house.lines)).not.toContain('secret');
    expect(house.lines.find(({ event }) => event === 'request')).toMatchObject({
      status: 200,
      code: 'INTERNAL_ERROR',
      chargedMicroUsd: '0',
    });
  });

  it('pieces that are not the text of the answer are a fault', async () => {
    await open();
    answering.pieces = async function* (told) {
      yield 'other ';
      yield 'words';
      return told;
    };
    expect(last(await eventsOf(ask()))).toMatchObject({ code: 'INTERNAL_ERROR', refunded: true });
    expect([await statementOf(house), await faultsOf(house)]).toEqual([[REFUND, CHARGE], []]);
  });

  it('an answer that was free has nothing to give back', async () => {
    await open();
    answering.pieces = async function* () {
      yield 'Please ';
      throw new Error('x');
    };
    expect(last(await eventsOf(ask({ question: 'harm' })))).toMatchObject({ refunded: true });
    expect([await house.balance(), await faultsOf(house)]).toEqual([microOfUsd('100'), []]);
  });

  it('a hold that ran out is no charge and no answer', async () => {
    await open({}, ({ ledger }) => ({
      ledger: {
        ...ledger,
        settle: async (hold, ...rest) => {
          await ledger.release(hold);
          return ledger.settle(hold, ...rest);
        },
      },
    }));
    const events = await eventsOf(ask());
    expect(order(events).slice(-3)).toEqual(['data_sources', 'billing_error', 'error']);
    expect(events.at(-2)?.json).toMatchObject({ code: 'BILLING_UNAVAILABLE', charged: 0 });
    expect(last(events)).toMatchObject({ code: 'BILLING_UNAVAILABLE', retryable: true, retryAfter: 5, refunded: true });
    expect([await statementOf(house), await faultsOf(house)]).toEqual([[], []]);
  });

  it('a ledger that fails before it wrote, or after, leaves nothing charged and nothing told', async () => {
    for (const wrote of [false, true]) {
      await open({}, ({ ledger }) => ({
        ledger: {
          ...ledger,
          settle: async (...parts) => {
            if (wrote) await ledger.settle(...parts);
            throw new Error('connection lost');
          },
        },
      }));
      const events = await eventsOf(ask());
      expect(order(events).slice(-3)).toEqual(['data_sources', 'billing_error', 'error']);
      expect(last(events)).toMatchObject({ code: 'BILLING_UNAVAILABLE', refunded: true });
      expect([await statementOf(house), await faultsOf(house)]).toEqual([wrote ? [REFUND, CHARGE] : [], []]);
      expect(await house.balance()).toBe(microOfUsd('100'));
    }
  });

  it('what billing could not give back at once is given back later, once, and the log names it meanwhile', async () => {
    let isDown = true;
    let tries = 0;
    await open({}, ({ ledger }) => ({
      ledger: {
        ...ledger,
        refund: (...parts) => {
          tries += 1;
          return isDown ? Promise.reject(new Error('down')) : ledger.refund(...parts);
        },
      },
    }));
    answering.pieces = async function* () {
      yield 'In your ';
      throw new Error('x');
    };
    const response = await ask();
    const events = await eventsOf(response);
    expect(last(events)).toMatchObject({
      refunded: false,
      message: expect.stringContaining('given back as soon as billing answers'),
    });
    expect(await statementOf(house)).toEqual([CHARGE]);
    const requestId = response.headers.get('x-request-id');
    expect(house.lines.find(({ event }) => event === 'fault')).toMatchObject({ level: 'error', requestId });
    isDown = false;
    await until(() => tries === 2);
    const levels = () => house.lines.filter(({ event }) => event === 'fault').map(({ level }) => level);
    // The line comes after the money.
    await until(async () => (await statementOf(house)).length === 2 && levels().length === 2);
    expect([await statementOf(house), await faultsOf(house)]).toEqual([[REFUND, CHARGE], []]);
    expect(levels()).toEqual(['error', 'warn']);
  });

  it('an answer that nobody listens to is told to its end, and stays charged', async () => {
    await open();
    const going = latch();
    answering.pieces = async function* (told) {
      yield told.text.slice(0, 300);
      await going.passed;
      yield told.text.slice(300);
      return told;
    };
    const reader = openReader(await ask());
    await reader.until('delta');
    await reader.leave();
    expect(await statementOf(house)).toEqual([CHARGE]);
    going.open();
    await until(() => house.lines.some(({ event }) => event === 'request'));
    expect([await statementOf(house), await faultsOf(house)]).toEqual([[CHARGE], []]);
    expect(house.lines.find(({ event }) => event === 'request')).toMatchObject({ chargedMicroUsd: '10000' });
  });

  it('so is one whose listener left before the first word', async () => {
    await open();
    const going = latch();
    answering.pieces = async function* (told) {
      await going.passed;
      yield told.text;
      return told;
    };
    const reader = openReader(await ask());
    await reader.until('started');
    await reader.leave();
    expect(await statementOf(house)).toEqual([]);
    going.open();
    await until(async () => (await statementOf(house)).length > 0);
    expect([await statementOf(house), await faultsOf(house)]).toEqual([[CHARGE], []]);
  });

  it('an answer in other words is charged by the sure ones, tells what it really took, and its subscribers hear of those words', async () => {
    await open();
    await house.post('/api/v1/alerts/subscribe', {
      url: 'https://hooks.example.org/in',
      events: ['ai.response.completed'],
    });
    const other = (told: ToldAnswer): ToldAnswer => ({ ...told, text: 'One. Two. ', tokens: { input: 7, output: 5 } });
    const going = latch();
    answering.pieces = async function* (told) {
      yield 'One. ';
      await going.passed;
      yield 'Two. ';
      return other(told);
    };
    const reader = openReader(await ask());
    await reader.until('delta');
    expect(await house.store.webhooks.take(10, 10, 60)).toEqual([]);
    going.open();
    await reader.until('completed');
    expect(last(reader.events)).toMatchObject({ response: 'One. Two. ', metadata: { usage: { total_tokens: 12 } } });
    expect(reader.events.find(({ event }) => event === 'billing_completed')?.json['usage']).toEqual({
      input_tokens: 7,
      output_tokens: 5,
      total_tokens: 12,
    });
    expect(await house.ledger.usage('acc_test', '2026-11')).toMatchObject({ inputTokens: 100, outputTokens: 20 });
    let bodies: readonly Json[] = [];
    await until(async () => {
      bodies = [...bodies, ...(await house.store.webhooks.take(10, 10, 60)).map(({ body }) => JSON.parse(body))];
      return bodies.length > 0;
    });
    expect(bodies).toMatchObject([
      { data: { streamed: true, usage: { total_tokens: 12 }, content: { answer: 'One. Two. ' } } },
    ]);
    expect([await statementOf(house), await faultsOf(house)]).toEqual([[CHARGE], []]);
  });

  it('money of a slow teller stays set aside as long as it tells', async () => {
    const renewed: string[] = [];
    await open({}, ({ ledger }) => ({
      ledger: {
        ...ledger,
        renew: (hold, seconds) => {
          renewed.push(`${seconds}`);
          return ledger.renew(hold, seconds);
        },
      },
    }));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const going = latch();
    answering.pieces = async function* (told) {
      await going.passed;
      yield told.text;
      return told;
    };
    const reader = openReader(await ask(QUERY));
    await reader.until('started');
    vi.advanceTimersByTime(65_000);
    expect(renewed).toEqual(['60', '60', '60']);
    going.open();
    await reader.until('completed');
    vi.advanceTimersByTime(65_000);
    expect(renewed).toHaveLength(3);
    expect(await statementOf(house)).toEqual([CHARGE]);
  });
});

describe('an answer that takes too long', () => {
  it('is ended by its deadline, its teller too, and given back', async () => {
    const { house, answering } = await openStreamHouse();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let heard: AbortSignal | null = null;
    answering.pieces = async function* (told, signal) {
      heard = signal;
      yield told.text.slice(0, 20);
      await new Promise(() => undefined);
      return told;
    };
    const reader = openReader(await house.post(PATH, LONG));
    await reader.until('delta');
    await vi.advanceTimersByTimeAsync(299_000);
    expect(await statementOf(house)).toEqual(['charge -10000']);
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await reader.until('error');
    expect(last(reader.events)).toMatchObject({ code: 'ECO_UNAVAILABLE', retryable: true, refunded: true });
    expect((heard as AbortSignal | null)?.aborted).toBe(true);
    expect(await statementOf(house)).toEqual(['refund 10000', 'charge -10000']);
  });

  it('is refused where it has not begun by then, and leaves neither a seat nor money set aside', async () => {
    const { house, answering } = await openStreamHouse({ settings: { streams: { inAll: 1, ofOne: 1 } } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answering.meanwhile = () => new Promise(() => undefined);
    const asked = house.post(PATH, LONG);
    while (answering.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(300_000);
    vi.useRealTimers();
    const response = await asked;
    expect([response.status, ((await response.json()) as Json)['code']]).toEqual([503, 'ECO_UNAVAILABLE']);
    answering.meanwhile = null;
    expect(last(await eventsOf(house.post(PATH, LONG)))['type']).toBe('completed');
    expect([await statementOf(house), await faultsOf(house)]).toEqual([['charge -10000'], []]);
  });
});
