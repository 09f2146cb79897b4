/** Calls of the client against the real server in this process: what is sent, what comes back, what is refused before it is sent. */

import { inspect } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ClientOptions, createClient, KhagolError } from '../../packages/client/src/index.ts';
import { BIRTH, KEY, STARTER_KEY } from '../server/house.ts';
import { openWholeHouse, type WholeHouse } from '../server/whole-house.ts';
import { type FaultyFetch, faultyFetch } from './faulty-fetch.ts';

let whole: WholeHouse;
let wire: FaultyFetch;
beforeAll(async () => {
  whole = await openWholeHouse();
});
const clientWith = (options: Partial<ClientOptions> = {}, ...faults: Parameters<typeof faultyFetch>[1]) => {
  wire = faultyFetch(whole.house.app, faults);
  return createClient({
    baseUrl: 'http://localhost',
    apiKey: KEY,
    fetch: wire.fetch,
    sleep: async () => undefined,
    ...options,
  });
};
const errorOf = async (promise: Promise<unknown>): Promise<KhagolError> => {
  const error = await promise.then(
    () => 'nothing was thrown',
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(KhagolError);
  return error as KhagolError;
};

describe('an operation', () => {
  it('is called by its id or by its everyday name, with the same answer', async () => {
    const client = clientWith();
    const [a, b] = [await client.call('birthChartV2', { body: BIRTH }), await client.charts.birth(BIRTH)];
    expect(a.data).toEqual(b.data);
    expect(a.data.ascendant.sign).toBe('Pisces');
    expect(wire.sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{8}-/);
    expect(wire.sent[0]?.headers.get('idempotency-key')).not.toBe(wire.sent[1]?.headers.get('idempotency-key'));
  });

  it('takes the name in its address first, then what is asked', async () => {
    const client = clientWith();
    const day = await client.days.on('2026-11-21', { latitude: 28.61, longitude: 77.21 });
    expect(day.data).toMatchObject({ date: '2026-11-21' });
    expect(wire.sent[0]?.url).toBe('http://localhost/v2/astrology/panchang/2026-11-21?latitude=28.61&longitude=77.21');
    const made = await client.webhooks.subscribe({ url: 'https://receiver.example/hook', events: ['*'] });
    const { id } = made as { readonly id: string };
    expect(await client.webhooks.get(id)).toMatchObject({ success: true });
    expect((await client.webhooks.deliveries(id, { limit: 1 })).data).toEqual([]);
    expect(await client.webhooks.remove(id)).toMatchObject({ deleted: true });
  });

  it('without a key is called without one, everything of the sandbox among them', async () => {
    const client = clientWith();
    expect(await client.sandbox.birthChart(BIRTH)).toMatchObject({ sample: true });
    expect(await client.sandbox.panchangOn('2026-11-21')).toMatchObject({ sample: true });
    for (const { headers } of wire.sent) expect([...headers.keys()]).not.toContain('x-api-key');
    expect(Object.keys(client.sandbox).length).toBeGreaterThan(50);
    expect(await clientWith({ apiKey: undefined }).sandbox.ping()).toMatchObject({ success: true });
  });

  it('may answer with a drawing, which has a method of its own', async () => {
    const client = clientWith();
    const body = { ...BIRTH, format: 'svg' } as const;
    expect(await client.file('birthChartV2', { body })).toMatch(/^<svg/);
    const error = await errorOf(client.call('birthChartV2', { body }));
    expect(error).toMatchObject({ code: 'BAD_ANSWER', retryable: false, charged: 'unknown' });
    const before = await whole.house.balance();
    const idempotencyKey = error.idempotencyKey ?? '';
    expect(await client.file('birthChartV2', { body, idempotencyKey })).toMatch(/^<svg/);
    expect(await whole.house.balance()).toBe(before);
  });

  it('that may answer with a drawing is repeated where a page of some proxy came in its place', async () => {
    const { data } = await clientWith({}, 'page-200').charts.birth(BIRTH);
    expect([data.ascendant.sign, wire.sent.length]).toEqual(['Pisces', 2]);
    const error = await errorOf(clientWith({ retries: 0 }, 'page-200').charts.birth(BIRTH));
    expect(error).toMatchObject({ code: 'BAD_ANSWER', retryable: true, charged: 'unknown' });
    expect(error.message).not.toContain('client.file');
  });

  it('with a price is one that takes an idempotency key', () => {
    const paths = whole.document['paths'] as Record<
      string,
      Record<string, { operationId: string; description?: string; parameters?: unknown }>
    >;
    const priced = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ description }) => /USD per answer/.test(description ?? ''));
    expect(priced.length).toBeGreaterThan(50);
    for (const { operationId, parameters } of priced)
      expect([operationId, JSON.stringify(parameters)]).toEqual([operationId, expect.stringContaining('dempotency')]);
  });
});

/** As plain JavaScript calls it. A misspelt idempotency key would be paid twice. */
describe('a mistake in the call', () => {
  it.each([
    ['no options', undefined, 'options is an object of baseUrl, apiKey'],
    ['a misspelt option', { baseUrl: 'http://localhost', apikey: KEY }, 'There is no apikey; there is baseUrl, apiKey'],
    ['a fetch that is none', { baseUrl: 'http://localhost', fetch: 'x' }, 'fetch is a function.'],
    ['a random that is none', { baseUrl: 'http://localhost', random: 0.5 }, 'random is a function.'],
  ])('in the options is told when the client is made: %s', (_, options, told) => {
    expect(() => createClient(options as ClientOptions)).toThrow(
      expect.objectContaining({ name: 'KhagolError', code: 'INVALID_CALL', message: expect.stringContaining(told) }),
    );
  });

  it.each([
    ['a misspelt idempotencyKey', { idempotency_key: 'a' }, 'There is no idempotency_key; there is params'],
    ['no object', 'x', 'There is no 0'],
    ['a signal that is none', { signal: 'x' }, 'signal is an AbortSignal.'],
    ['a signal of null', { signal: null }, 'signal is an AbortSignal.'],
  ])('beside what is asked is told and nothing is sent: %s', async (_, more, told) => {
    const error = await errorOf(clientWith().charts.birth(BIRTH, more as never));
    expect(error).toMatchObject({ code: 'INVALID_CALL', charged: false, message: expect.stringContaining(told) });
    expect(wire.sent).toEqual([]);
  });

  it.each([[null], [{ from: 1 }]])(
    'in a query, which has no room for %j, is told and nothing is sent',
    async (limit) => {
      const error = await errorOf(clientWith().usage.history({ limit } as never));
      expect(error).toMatchObject({ code: 'INVALID_CALL', message: expect.stringContaining('query.limit is text') });
      expect(wire.sent).toEqual([]);
    },
  );
});

describe('a refusal', () => {
  it('is told with everything the server said', async () => {
    const error = await errorOf(clientWith().charts.birth({ ...BIRTH, latitude: 91 }));
    expect(error.toJSON()).toMatchObject({
      name: 'KhagolError',
      status: 400,
      code: 'VALIDATION_ERROR',
      message: expect.stringContaining('latitude'),
      details: [{ field: 'latitude', message: expect.any(String) }],
      requestId: expect.stringMatching(/^req_/),
      retryAfterSeconds: null,
      retryable: false,
      charged: false,
      idempotencyKey: expect.any(String),
    });
    expect(wire.sent.length).toBe(1);
  });

  it.each([
    ['INVALID_API_KEY', 401, `${KEY}x`],
    ['INSUFFICIENT_BALANCE_PRECHECK', 402, STARTER_KEY],
  ])('of the kind %s is not repeated', async (code, status, apiKey) => {
    expect(await errorOf(clientWith({ apiKey }).charts.birth(BIRTH))).toMatchObject({ code, status, charged: false });
    expect(wire.sent.length).toBe(1);
  });

  it('is repeated when the server says so, after the time it says, and told to onRetry', async () => {
    const [waits, told]: [number[], unknown[]] = [[], []];
    const client = clientWith(
      {
        random: () => 0.5,
        sleep: async (ms) => void waits.push(ms),
        onRetry: ({ operation, retry, waitMs, error }) => told.push([operation, retry, waitMs, error.code]),
      },
      'busy',
      'drop-after',
    );
    expect(await client.charts.birth(BIRTH)).toMatchObject({ success: true });
    expect(waits).toEqual([1250, 500]);
    expect(told).toEqual([
      ['birthChartV2', 1, 1250, 'OVERLOADED'],
      ['birthChartV2', 2, 500, 'NETWORK_FAILURE'],
    ]);
    expect(new Set(wire.sent.map(({ body }) => body)).size).toBe(1);
  });

  it('of a change is repeated as well: what was refused was not done', async () => {
    const made = await clientWith({}, 'busy').webhooks.subscribe({ url: 'https://receiver.example/a', events: ['*'] });
    expect(wire.sent.length).toBe(2);
    await clientWith().webhooks.remove((made as { readonly id: string }).id);
  });

  const answering = (status: number, body: object, headers: Record<string, string> = {}) => ({
    fetch: async () => Response.json({ code: 'OVERLOADED', message: 'no', ...body }, { status, headers }),
  });
  const tries = async (options: Partial<ClientOptions>): Promise<[KhagolError, number]> => {
    let count = 0;
    const error = await errorOf(clientWith({ ...options, onRetry: () => void (count += 1) }).charts.birth(BIRTH));
    return [error, count];
  };

  it.each([
    [{ retryable: false }, 0],
    [{}, 0],
    [{ retryable: true }, 2],
    [{ retryable: true, retryWithSameIdempotencyKey: false }, 0],
    [{ retryable: true, code: 'PLAN_LIMIT_EXCEEDED' }, 0],
  ])('that says %j is repeated %i times', async (body, count) => {
    expect((await tries(answering(503, body)))[1]).toBe(count);
  });

  it('that asks to wait longer than the call may take ends it at once', async () => {
    const [error, count] = await tries({ ...answering(503, { retryable: true, retryAfter: 61 }), timeoutMs: 60_000 });
    expect([error.code, error.retryAfterSeconds, error.retryable, count]).toEqual(['OVERLOADED', 61, true, 0]);
  });

  it.each([
    [{ retryAfter: 7 }, { 'retry-after': '3' }, 7],
    [{}, { 'retry-after': '3' }, 3],
    [{}, { 'retry-after': 'Sat, 21 Nov 2026 00:00:09 GMT' }, 9],
    [{}, { 'retry-after': 'Fri, 20 Nov 2026 00:00:00 GMT' }, 0],
    [{ retryAfter: -1 }, { 'retry-after': 'soon' }, null],
    [{ retryAfter: '5' }, { 'retry-after': '1e9' }, null],
  ])('with %j and %j asks to wait %s s', async (body, headers, seconds) => {
    const options = { ...answering(503, body, headers), now: () => Date.UTC(2026, 10, 21) };
    expect((await tries(options))[0].retryAfterSeconds).toBe(seconds);
  });

  it('whose charge was not confirmed leaves it open whether it was charged', async () => {
    const [error] = await tries(answering(503, { code: 'BILLING_UNAVAILABLE', retryable: true }));
    expect(error).toMatchObject({ code: 'BILLING_UNAVAILABLE', charged: 'unknown', retryable: true });
  });
});

describe('a key', () => {
  it('is never told, not even where the server repeats it', async () => {
    const told = `you sent ${KEY}`;
    const body = { code: 'ODD', message: told, requestId: told, details: [{ field: told, message: told }], [KEY]: 1 };
    const client = clientWith({
      fetch: async () => Response.json(body, { status: 400, headers: { 'x-request-id': KEY } }),
    });
    const inHeader = clientWith({
      fetch: async () => new Response('<h1>', { status: 400, headers: { 'x-request-id': KEY } }),
    });
    const thrown = clientWith({
      fetch: async () => {
        throw Object.assign(new TypeError(told), { code: KEY, cause: { code: KEY.toUpperCase() } });
      },
    });
    for (const one of [client, inHeader, thrown]) {
      const error = await errorOf(one.charts.birth(BIRTH));
      expect(error.cause).toBeUndefined();
      for (const text of [
        String(error),
        JSON.stringify(error),
        inspect(error, { depth: 9, showHidden: true }),
        error.stack,
      ])
        expect(text?.toLowerCase()).not.toContain(KEY.toLowerCase());
    }
    expect(inspect(client, { depth: 9, showHidden: true })).not.toContain(KEY);
  });

  it.each(['', 'short', `${KEY}\n`, `${KEY} `, 'ключ-ключ-ключ', 'k'.repeat(513), 'quoted"key', 'back\\slash', 5])(
    'like %j is refused unquoted',
    (apiKey) => {
      const make = () => createClient({ baseUrl: 'https://api.example', apiKey: apiKey as string });
      expect(make).toThrow(
        /^apiKey is 8 to 512 visible ASCII characters, none of them a space, quotation mark or backslash\.$/,
      );
    },
  );

  it('is missed where one is needed, before anything is sent', async () => {
    expect(await errorOf(clientWith({ apiKey: undefined }).usage.wallet())).toMatchObject({ code: 'INVALID_CALL' });
    expect(wire.sent).toEqual([]);
  });
});

describe('an address', () => {
  it.each([
    'api.example',
    '/here',
    'ftp://api.example',
    'http://api.example',
    'http://localhost.example',
    'http://notlocalhost',
    'http://127.0.0.1.example',
    'https://u:p@api.example',
    'https://api.example/?a',
    'https://api.example/#a',
  ])('like %s is refused', (baseUrl) => {
    expect(() => createClient({ baseUrl })).toThrow(/^baseUrl /);
  });

  it.each([
    ['https://api.example', 'https://api.example/sandbox/ping'],
    ['https://api.example/khagol//', 'https://api.example/khagol/sandbox/ping'],
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787/sandbox/ping'],
    ['http://[::1]:8787/', 'http://[::1]:8787/sandbox/ping'],
    ['http://api.localhost', 'http://api.localhost/sandbox/ping'],
  ])('like %s leads to %s', async (baseUrl, expected) => {
    const urls: string[] = [];
    const fetch = async (url: string) => {
      urls.push(url);
      return Response.json({ success: true });
    };
    await createClient({ baseUrl, fetch }).sandbox.ping();
    expect(urls).toEqual([expected]);
  });

  it.each(['', '.', '..', '\ud800'])('is not made of the part %j', async (part) => {
    expect(await errorOf(clientWith().webhooks.get(part))).toMatchObject({ code: 'INVALID_CALL' });
    expect(wire.sent).toEqual([]);
  });

  it('keeps a part a part, whatever is in it', async () => {
    await errorOf(clientWith().webhooks.get('../usage/wallet?a#b%2e'));
    expect(wire.sent[0]?.url).toBe('http://localhost/api/v1/alerts/..%2Fusage%2Fwallet%3Fa%23b%252e');
  });

  it('that points elsewhere is not followed, in Node or in a browser', async () => {
    const opaque = Object.defineProperties(new Response(null), {
      type: { value: 'opaqueredirect' },
      status: { value: 0 },
      ok: { value: false },
    });
    for (const response of [
      Response.redirect('https://elsewhere.example/', 302),
      new Response(null, { status: 304 }),
      opaque,
    ]) {
      let [count, redirect]: [number, unknown] = [0, null];
      const fetch = async (_: string, init: RequestInit) => {
        count += 1;
        redirect = init.redirect;
        return response;
      };
      expect(await errorOf(clientWith({ fetch }).usage.wallet())).toMatchObject({
        code: 'REDIRECTED',
        retryable: false,
      });
      expect([count, redirect]).toEqual([1, 'manual']);
    }
  });
});

describe('a call that cannot be sent', () => {
  const client = () => clientWith() as any;
  it.each([
    ['an operation of no document', () => client().call('toString')],
    [
      'a body with a cycle',
      () => {
        const cycle: Record<string, unknown> = {};
        cycle['again'] = cycle;
        return client().charts.birth(cycle);
      },
    ],
    ['a body that is a function', () => client().charts.birth(() => 1)],
    ['a bigint', () => client().charts.birth({ latitude: 1n })],
    ['a header of ours', () => client().charts.birth(BIRTH, { headers: { 'X-API-Key': 'other' } })],
    ['a header with a line break', () => client().charts.birth(BIRTH, { headers: { 'x-note': 'a\r\nb: c' } })],
    ['an empty idempotency key', () => client().charts.birth(BIRTH, { idempotencyKey: '' })],
    ['an idempotency key with a space', () => client().charts.birth(BIRTH, { idempotencyKey: 'a b' })],
    ['an idempotency key that nobody reads', () => client().usage.wallet({}, { idempotencyKey: 'abc' })],
  ])('for %s says so and sends nothing', async (_, call) => {
    expect(await errorOf(call())).toMatchObject({ code: 'INVALID_CALL', status: null, charged: false });
    expect(wire.sent).toEqual([]);
  });

  it.each([
    { timeoutMs: 0 },
    { timeoutMs: 2 ** 31 },
    { timeoutMs: Number.NaN },
    { retries: -1 },
    { retries: 1.5 },
    { retries: 21 },
  ])('for want of sense in %j is not even a client', (options) => {
    expect(() => clientWith(options)).toThrow(Object.keys(options)[0]);
  });
});

describe('patience', () => {
  const hanging = { fetch: () => new Promise<never>(() => undefined) };

  it('ends with timeoutMs, also over a fetch that hears no signal', async () => {
    const error = await errorOf(clientWith({ ...hanging, timeoutMs: 20 }).charts.birth(BIRTH));
    expect(error).toMatchObject({ code: 'TIMEOUT', status: null, charged: 'unknown', retryable: true });
    const reading = new ReadableStream({ pull: () => new Promise<never>(() => undefined) });
    const slowBody = { fetch: async () => new Response(reading, { headers: { 'content-type': 'application/json' } }) };
    expect(await errorOf(clientWith({ ...slowBody, timeoutMs: 20 }).charts.birth(BIRTH))).toMatchObject({
      code: 'TIMEOUT',
    });
  });

  it('ends with the signal: before, under way and while waiting', async () => {
    const gone = AbortSignal.abort();
    expect(await errorOf(clientWith().charts.birth(BIRTH, { signal: gone }))).toMatchObject({
      code: 'ABORTED',
      charged: false,
    });
    expect(wire.sent).toEqual([]);
    const soon = new AbortController();
    const under = clientWith(hanging).charts.birth(BIRTH, { signal: soon.signal });
    soon.abort();
    expect(await errorOf(under)).toMatchObject({ code: 'ABORTED', charged: 'unknown' });
    const later = new AbortController();
    const client = clientWith({ sleep: () => new Promise(() => later.abort()) }, 'busy');
    expect(await errorOf(client.charts.birth(BIRTH, { signal: later.signal }))).toMatchObject({
      code: 'ABORTED',
      charged: false,
    });
  });

  it('hands fetch a signal that ends with the call', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const fetch = (url: string, init: RequestInit) => {
      signals.push(init.signal);
      return wire.fetch(url, init);
    };
    const client = clientWith({ fetch });
    await client.usage.wallet();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });
});

describe('an answer', () => {
  it('that is too large is not read to its end', async () => {
    let read = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        read += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const fetch = async () => new Response(body, { headers: { 'content-type': 'application/json' } });
    expect(await errorOf(clientWith({ fetch }).usage.wallet())).toMatchObject({ code: 'BAD_ANSWER', retryable: false });
    expect(read).toBeLessThan(70);
  });

  it.each([
    ['a page of a proxy', new Response('<h1>', { status: 403, headers: { 'content-type': 'text/html' } }), 403],
    ['a refusal of somebody else', Response.json({ message: 'Forbidden' }, { status: 403 }), 403],
    ['JSON that is no record', Response.json(5), 200],
    ['nothing at all', new Response(null, { status: 204 }), 204],
    [
      'text that is no UTF-8',
      new Response(new Uint8Array([0x22, 0xff, 0x22]), { headers: { 'content-type': 'application/json' } }),
      200,
    ],
  ])('that is %s is none of the server', async (_, response, status) => {
    const error = await errorOf(clientWith({ fetch: async () => response, retries: 0 }).charts.birth(BIRTH));
    expect(error).toMatchObject({ code: 'BAD_ANSWER', status, charged: 'unknown', retryable: status < 400 });
  });
});
