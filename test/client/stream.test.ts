/** Streams: events out of bytes cut anywhere, connections that break anywhere and are taken up again, ends of every kind. */

import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClientOptions, createClient, KhagolError } from '../../packages/client/src/index.ts';
import { openEventReader, type ServerEvent } from '../../packages/client/src/sse.ts';
import { type StreamCall, type StreamEvent, stream } from '../../packages/client/src/stream.ts';
import { KEY } from '../server/house.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const eventsOf = (chunks: readonly Uint8Array[], lastId = ''): readonly ServerEvent[] => {
  const reader = openEventReader(lastId);
  return chunks.flatMap((chunk) => [...reader.push(chunk)]);
};
const plain = (text: string) => eventsOf([bytesOf(text)]).map(({ event, data, id }) => [event, data, id]);

describe('events', () => {
  // biome-ignore format: a table reads in columns
  it.each([
    ['data: a\n\n',                             [['message', 'a', '']]],
    ['event: x\nid: 1\ndata: a\n\n',            [['x', 'a', '1']]],
    ['data: a\ndata: b\n\n',                    [['message', 'a\nb', '']]],
    ['data:a\ndata:  b\ndata\n\n',              [['message', 'a\n b\n', '']]],
    ['data: a\r\rdata: b\r\n\r\n',              [['message', 'a', ''], ['message', 'b', '']]],
    [': keep-alive\n\ndata: a\n\n',             [['message', 'a', '']]],
    ['event: x\n\ndata: a\n\n',                 [['message', 'a', '']]],
    ['id: 1\n\ndata: a\n\nid\ndata: b\n\n',     [['message', 'a', '1'], ['message', 'b', '']]],
    ['id: 1\0\ndata: a\n\n',                    [['message', 'a', '']]],
    ['data: a:b: c\nother: d\ndatas: e\n\n',    [['message', 'a:b: c', '']]],
    ['\ufeffdata: a\n\n',                       [['message', 'a', '']]],
    ['data: a\u2028b\n\n',                      [['message', 'a\u2028b', '']]],
    ['data: never ended\n',                     []],
  ])('in %j are told by the standard', (text, expected) => {
    expect(plain(text)).toEqual(expected);
  });

  it('are the same wherever the bytes are cut', () => {
    const text =
      ': c\r\nretry: 3000\r\nevent: delta\r\nid: 1\r\ndata: {"text":"ज्योतिष 🪐"}\r\ndata: b\r\n\r\nid: 2\rdata: c\r\rdata: d\n\n';
    const bytes = bytesOf(text);
    const expected = eventsOf([bytes]);
    expect(expected.length).toBe(3);
    for (let cut = 0; cut <= bytes.length; cut += 1)
      expect(eventsOf([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(expected);
    expect(eventsOf(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(expected);
    fc.assert(
      fc.property(fc.array(fc.nat(bytes.length)), (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), bytes.length];
        expect(eventsOf(at.slice(1).map((end, i) => bytes.slice(at[i], end)))).toEqual(expected);
      }),
      { seed: 7 },
    );
  });

  it('say how long to wait, and only with digits', () => {
    const reader = openEventReader('');
    reader.push(bytesOf('retry: 1e3\nretry: -1\nretry:\n'));
    expect(reader.retryMs).toBeNull();
    reader.push(bytesOf('retry: 3000\n'));
    expect(reader.retryMs).toBe(3000);
  });
});

const told = (id: number, type: string, more: object = {}): string =>
  `event: ${type}\nid: ${id}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
const TEXTS = ['Das ', 'ist ज्योतिष', ' 🪐.'];
const WHOLE: readonly string[] = [
  `retry: 1\n\n${told(1, 'started', { requestId: 'req_1' })}`,
  told(2, 'progress', { stage: 'chart', percent: 10 }),
  ...TEXTS.map((text, index) => `: keep-alive\n\n${told(3 + index, 'delta', { index, text })}`),
  told(6, 'billing_completed', { cost: { total_usd: 0.01, currency: 'USD' } }),
  told(7, 'completed', { response: TEXTS.join('') }),
];

/** What one connection is given: the events after the last id, and where it is cut. */
type Script = (response: ServerResponse, headers: IncomingHttpHeaders, count: number) => void;
let server: Server;
let script: Script;
let seen: { headers: IncomingHttpHeaders; body: string }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      seen.push({ headers: request.headers, body });
      script(response, request.headers, seen.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const HEAD = { 'content-type': 'text/event-stream; charset=utf-8' };
const rest = (headers: IncomingHttpHeaders): string => WHOLE.slice(Number(headers['last-event-id'] ?? 0)).join('');
const client = (options: Partial<ClientOptions> = {}) =>
  createClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: KEY,
    random: () => 0,
    ...options,
  });
interface End {
  readonly events: readonly StreamEvent[];
  readonly error: KhagolError | null;
}
async function run(next: Script, call: Partial<StreamCall> = {}, options: Partial<ClientOptions> = {}): Promise<End> {
  [script, seen] = [next, []];
  const events: StreamEvent[] = [];
  try {
    for await (const event of stream(client(options), { body: { question: 'Why?' }, ...call })) events.push(event);
  } catch (error) {
    expect(error).toBeInstanceOf(KhagolError);
    return { events, error: error as KhagolError };
  }
  return { events, error: null };
}
const types = ({ events }: End): string => events.map(({ type }) => type).join(' ');
const ALL = 'started progress delta delta delta billing_completed completed';

describe('a stream', () => {
  it('hands out its events and ends with the last', async () => {
    const end = await run((response, headers) => response.writeHead(200, HEAD).end(rest(headers)));
    expect([types(end), end.error]).toEqual([ALL, null]);
    expect(end.events.flatMap((one) => (one.type === 'delta' ? one.text : [])).join('')).toBe('Das ist ज्योतिष 🪐.');
    expect(seen).toMatchObject([
      { headers: { 'x-api-key': KEY, accept: 'text/event-stream' }, body: '{"question":"Why?"}' },
    ]);
  });

  it('cut at any byte is taken up where it ended, under the same key, each event once', async () => {
    const bytes = Buffer.from(WHOLE.join(''));
    // The last event ends with its second line end.
    for (let cut = 0; cut < bytes.length; cut += 1) {
      const end = await run((response, headers, count) => {
        response.writeHead(200, HEAD);
        if (count > 1) response.end(rest(headers));
        else response.write(bytes.subarray(0, cut), () => response.destroy());
        response.flushHeaders();
      });
      expect([cut, types(end), end.error]).toEqual([cut, ALL, null]);
      expect([cut, seen.length]).toEqual([cut, 2]);
      expect(new Set(seen.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`)).size).toBe(1);
    }
  });

  it('that begins anew tells nothing twice', async () => {
    const end = await run((response, _, count) => {
      response.writeHead(200, HEAD).end(WHOLE.slice(0, count === 1 ? 4 : undefined).join(''));
    });
    expect(types(end)).toBe(ALL);
  });

  it('keeps events that carry no id of their own', async () => {
    const bare = [
      told(1, 'started'),
      'data: {"type":"delta","text":"a"}\n\n',
      'data: {"type":"delta","text":"b"}\n\n',
      told(2, 'completed'),
    ];
    expect(types(await run((response) => response.writeHead(200, HEAD).end(bare.join(''))))).toBe(
      'started delta delta completed',
    );
  });

  it('that falls silent is taken up again; a slow reader is not silence', async () => {
    const end = await run(
      (response, headers, count) => {
        response.writeHead(200, HEAD);
        if (count === 1) response.write(WHOLE.slice(0, 3).join(''));
        else response.end(rest(headers));
      },
      { silenceMs: 300 },
    );
    expect([types(end), seen.length]).toEqual([ALL, 2]);
    [script, seen] = [(response, headers) => response.writeHead(200, HEAD).end(rest(headers)), []];
    const events: string[] = [];
    for await (const { type } of stream(client(), { body: {}, silenceMs: 300 })) {
      events.push(type);
      if (type === 'started') await new Promise((resolve) => setTimeout(resolve, 400));
    }
    expect([events.join(' '), seen.length]).toEqual([ALL, 1]);
  });

  it('that goes on breaking is given up', async () => {
    const end = await run(
      (response) => response.writeHead(200, HEAD).end(WHOLE.slice(0, 2).join('')),
      {},
      { retries: 2 },
    );
    expect(end.error).toMatchObject({ code: 'NETWORK_FAILURE', charged: 'unknown', retryable: true });
    expect(end.error?.idempotencyKey).toBe(seen[0]?.headers['idempotency-key']);
    expect(seen.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '2', '2']);
    expect([types(end), seen.length]).toEqual(['started progress', 3]);
  });

  it('that ends with an error throws it', async () => {
    const error = { code: 'INTERNAL_ERROR', message: `no, ${KEY}`, retryable: true, retryAfter: 5 };
    for (const [more, charged] of [
      [{ refunded: true }, false],
      [{}, 'unknown'],
    ] as const) {
      const text = `${WHOLE.slice(0, 2).join('')}${told(3, 'error', { ...error, ...more })}`;
      const end = await run((response) => response.writeHead(200, HEAD).end(text));
      expect(types(end)).toBe('started progress');
      expect(end.error).toMatchObject({
        code: 'INTERNAL_ERROR',
        message: 'no, [key]',
        charged,
        retryable: true,
        retryAfterSeconds: 5,
      });
      expect(seen.length).toBe(1);
    }
  });

  it('that is refused before it begins is refused as any call', async () => {
    const body = JSON.stringify({
      code: 'INVALID_INPUT',
      message: 'no',
      details: [{ field: 'question', message: 'no' }],
    });
    const end = await run((response) => response.writeHead(400, { 'content-type': 'application/json' }).end(body));
    expect(end.error).toMatchObject({
      code: 'INVALID_INPUT',
      status: 400,
      charged: false,
      details: [{ field: 'question' }],
    });
    const busy = JSON.stringify({ code: 'OVERLOADED', message: 'no', retryable: true });
    const later = await run((response, headers, count) =>
      count === 1
        ? response.writeHead(503, { 'content-type': 'application/json' }).end(busy)
        : response.writeHead(200, HEAD).end(rest(headers)),
    );
    expect([types(later), later.error]).toEqual([ALL, null]);
  });

  it('that is none is a bad answer', async () => {
    const page = await run(
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>'),
      {},
      { retries: 0 },
    );
    expect(page.error).toMatchObject({ code: 'BAD_ANSWER', charged: 'unknown' });
    const odd = await run((response) => response.writeHead(200, HEAD).end('data: [1]\n\n'));
    expect(odd.error).toMatchObject({ code: 'BAD_ANSWER', retryable: false });
    const huge = await run((response) => {
      response.writeHead(200, HEAD);
      const more = (): void => {
        if (!response.destroyed) response.write('x'.repeat(1_000_000), more);
      };
      more();
    });
    expect(huge.error).toMatchObject({ code: 'BAD_ANSWER', retryable: false });
    const elsewhere = await run((response) =>
      response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
    );
    expect(elsewhere.error).toMatchObject({ code: 'REDIRECTED' });
    expect(seen.length).toBe(1);
  });

  it('closes its connection when the loop is left', async () => {
    const closed = new Promise<void>((resolve) => {
      [script, seen] = [
        (response) => {
          response.on('close', resolve);
          response.writeHead(200, HEAD).write(WHOLE[0]);
        },
        [],
      ];
    });
    for await (const { type } of stream(client(), { body: {} })) {
      expect(type).toBe('started');
      break;
    }
    await closed;
  });

  it('that is to be asked for much later is not waited for', async () => {
    const body = JSON.stringify({ code: 'OVERLOADED', message: 'no', retryable: true, retryAfter: 60 });
    const end = await run((response) => response.writeHead(503, { 'content-type': 'application/json' }).end(body));
    expect(end.error).toMatchObject({ code: 'OVERLOADED', retryAfterSeconds: 60, charged: false });
    expect(seen.length).toBe(1);
  });

  it('ends with its signal: before, reading, and waiting to come back', async () => {
    const before = await run(() => undefined, { signal: AbortSignal.abort() });
    expect([before.error?.code, before.error?.charged, seen.length]).toEqual(['ABORTED', false, 0]);
    const reading = new AbortController();
    const first = run(
      (response) => {
        response.writeHead(200, HEAD).write(WHOLE[0]);
        setTimeout(() => reading.abort(), 20);
      },
      { signal: reading.signal },
    );
    expect((await first).error).toMatchObject({ code: 'ABORTED', charged: 'unknown' });
    const waiting = new AbortController();
    const second = await run(
      (response) => response.writeHead(200, HEAD).end(WHOLE[0]),
      { signal: waiting.signal },
      { sleep: () => new Promise(() => waiting.abort()) },
    );
    expect([second.error?.code, seen.length]).toEqual(['ABORTED', 1]);
  });

  it('does not wait for ever to begin', async () => {
    let retries = 0;
    const end = await run(() => undefined, {}, { timeoutMs: 30, retries: 1, onRetry: () => void (retries += 1) });
    expect(end.error).toMatchObject({ code: 'TIMEOUT', charged: 'unknown' });
    expect(retries).toBe(1);
  });

  it('is asked of a client of this package', async () => {
    await expect(stream({} as never, { body: {} }).next()).rejects.toMatchObject({ code: 'INVALID_CALL' });
    expect((await run(() => undefined, { silenceMs: 0 })).error).toMatchObject({ code: 'INVALID_CALL' });
  });
});
