/** Streams on real sockets: what leaves when, readers of every kind, clients that go away or do not read, servers that stop. */

import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createParser } from 'eventsource-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../packages/client/src/index.ts';
import { type StreamEvent, stream } from '../../packages/client/src/stream.ts';
import { LANGUAGES } from '../../packages/engine/src/language/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { openBuiltIn } from '../../packages/server/src/serve/answers/built-in.ts';
import { httpServer, shut } from '../../packages/server/src/serve/listener.ts';
import { completionIn, printedByChunk, printedByLine, uiMessageIn } from '../narrators/readers.ts';
import { BIRTH, type House, KEY, openHouse } from './house.ts';
import type { MadeAnswering } from './made-answering.ts';
import {
  closeServers,
  eventsOfText,
  FIELD_PATH,
  faultsOf,
  type Json,
  type Listening,
  LONG,
  last,
  latch,
  listenTo,
  openStreamHouse,
  order,
  PATH,
  pause,
  QUERY,
  statementOf,
  textOf,
  until,
} from './stream-house.ts';

afterAll(closeServers);

const HEADERS = { 'content-type': 'application/json', 'x-api-key': KEY };

/** A call whose body comes in the chunks of the network. */
async function chunksOf(
  { url }: Listening,
  body: unknown,
  headers: Record<string, string> = {},
  path = FIELD_PATH,
): Promise<readonly Uint8Array[]> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...HEADERS, ...headers },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return chunks;
}

const textIn = (chunks: readonly Uint8Array[]): string => Buffer.concat(chunks).toString();

/** A request on a bare socket: bytes as they come. */
function raw({ port }: { readonly port: number | string }, body: unknown, path = PATH): Promise<Socket> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const socket = connect(typeof port === 'string' ? { path: port } : { port, host: '127.0.0.1' }, () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${KEY}\r\nAccept-Language: *\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      );
      resolve(socket);
    });
    socket.on('error', reject);
  });
}

describe('a stream on the wire', () => {
  let house: House;
  let answering: MadeAnswering;
  let listening: Listening;
  beforeAll(async () => {
    ({ house, answering } = await openStreamHouse({ usd: '1000' }));
    listening = await listenTo(house);
  });

  it('leaves event by event, each whole in a chunk of its own', async () => {
    const socket = await raw(listening, { ...LONG, final: 'summary' });
    let [text, arrivals] = ['', 0];
    socket.on('data', (chunk) => {
      arrivals += 1;
      text += chunk.toString('latin1');
    });
    await until(() => text.endsWith('\r\n0\r\n\r\n'));
    socket.destroy();
    const [head = '', ...rest] = text.split('\r\n\r\n');
    expect(head.toLowerCase()).toContain('\r\ntransfer-encoding: chunked');
    expect(head.toLowerCase()).not.toContain('content-length');
    const bodies = rest.join('\r\n\r\n').split('\r\n');
    const chunks = bodies.filter((_, i) => i % 2 === 1 && i < bodies.length - 3);
    bodies.forEach((size, i) => {
      if (i % 2 === 0 && size !== '' && i < bodies.length - 3)
        expect(Number.parseInt(size, 16)).toBe((bodies[i + 1] as string).length);
    });
    expect(chunks[0]).toBe('retry: 3000\n\n');
    for (const chunk of chunks.slice(1)) expect(chunk).toMatch(/^event: \w+\nid: \d+\ndata: .*\n\n$/);
    expect(chunks.length).toBeGreaterThan(20);
    // Not gathered on the way: a client that reads piece by piece gets piece by piece.
    expect(arrivals).toBeGreaterThan(chunks.length / 2);
  });

  it('leaves at once, while the answer is still on its way', async () => {
    const going = latch();
    answering.pieces = async function* (told) {
      await going.passed;
      yield told.text;
      return told;
    };
    const socket = await raw(listening, QUERY);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    await until(() => text.includes('"interpretation","percent":50'));
    expect(text).not.toContain('event: delta');
    going.open();
    await until(() => text.includes('event: completed'));
    socket.destroy();
    answering.pieces = null;
  });

  it('is read whole by readers of every kind', async () => {
    const answer = `In your chart: ${LONG.question}`;
    expect(printedByLine(await chunksOf(listening, { ...LONG, format: 'text' }))).toBe(answer);
    expect(printedByChunk(await chunksOf(listening, { ...LONG, format: 'text' }))).toBe(answer);
    expect(uiMessageIn(await chunksOf(listening, { ...LONG, format: 'ui' }))).toMatchObject({
      text: answer,
      isFinished: true,
    });
    expect(completionIn(await chunksOf(listening, { ...LONG, format: 'openai' })).text).toBe(answer);
    const parsed: { event?: string | undefined; data: string; id?: string | undefined }[] = [];
    let [retryMs, comments] = [0, 0];
    const parser = createParser({
      onEvent: (event) => void parsed.push(event),
      onRetry: (ms) => {
        retryMs = ms;
      },
      onComment: () => {
        comments += 1;
      },
      onError: (error) => {
        throw error;
      },
    });
    for (const chunk of await chunksOf(listening, LONG)) parser.feed(Buffer.from(chunk).toString());
    expect([retryMs, comments, parsed.map(({ id }) => Number(id))]).toEqual([3000, 0, parsed.map((_, i) => i + 1)]);
    const deltas = parsed.filter(({ event }) => event === 'delta');
    expect(deltas.map(({ data }) => JSON.parse(data).text).join('')).toBe(answer);
  });

  it('is read by our own client, over connections that break', async () => {
    const going = latch();
    answering.pieces = async function* (told) {
      yield told.text.slice(0, 700);
      await going.passed;
      yield told.text.slice(700);
      return told;
    };
    const before = await statementOf(house);
    let cut = 0;
    /** The real server, whose first two connections break. */
    const breaking: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (cut >= 2 || response.body === null) return response;
      cut += 1;
      const reader = response.body.getReader();
      let left = cut === 1 ? 5_000 : 900;
      const body = new ReadableStream<Uint8Array>({
        pull: async (controller) => {
          const { done, value } = await reader.read();
          if (done) return controller.close();
          controller.enqueue(value.subarray(0, left));
          left -= value.length;
          if (left > 0) return;
          await reader.cancel();
          controller.error(new Error('broken'));
        },
      });
      return new Response(body, response);
    };
    const client = createClient({
      baseUrl: listening.url,
      apiKey: KEY,
      fetch: breaking,
      sleep: async () => going.open(),
    });
    const read: StreamEvent[] = [];
    for await (const event of stream(client, { body: LONG })) read.push(event);
    const said = read.map((event) => (event.type === 'delta' ? event.text : '')).join('');
    const [end] = read.slice(-1);
    expect([cut, said]).toEqual([2, `In your chart: ${LONG.question}`]);
    expect(end).toMatchObject({ type: 'completed', response: said, metadata: { cost: { total_usd: 0.01 } } });
    expect((await statementOf(house)).length - before.length).toBe(1);
    answering.pieces = null;
  });

  it('goes on when its reader goes away, before the first word or after it', async () => {
    for (const mark of ['event: started', 'event: delta']) {
      const going = latch();
      answering.pieces = async function* (told) {
        if (mark === 'event: started') await going.passed;
        yield told.text.slice(0, 500);
        await going.passed;
        yield told.text.slice(500);
        return told;
      };
      const before = (await statementOf(house)).length;
      const paid = () => house.lines.filter(({ route, replayed }) => route === PATH && replayed !== true);
      const lines = paid().length;
      const socket = await raw(listening, LONG);
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      await until(() => text.includes(mark));
      socket.destroy();
      await pause(20);
      going.open();
      await until(() => paid().length > lines);
      expect(paid().at(-1)).toMatchObject({ status: 200, chargedMicroUsd: '10000' });
      expect((await statementOf(house)).length - before).toBe(1);
      const chunks = await chunksOf(listening, LONG, { 'last-event-id': '1' }, PATH);
      expect(textOf(eventsOfText(textIn(chunks)))).toBe(`In your chart: ${LONG.question}`);
    }
    answering.pieces = null;
    expect(await faultsOf(house)).toEqual([]);
  });

  it('answers a HEAD without a body, and a refusal as JSON', async () => {
    const address = `${listening.url}${PATH}?datetime=1990-01-15T10:30:00&latitude=28.6139&longitude=77.209`;
    const head = await fetch(address, { method: 'HEAD', headers: { 'x-api-key': KEY } });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const refused = await fetch(address.replace('28.6139', '128'), { headers: { 'x-api-key': KEY } });
    expect([refused.status, refused.headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8']);
    const keyless = await fetch(address);
    expect(keyless.status).toBe(401);
  });

  it('is for listed origins only, and not packed for whoever could unpack it', async () => {
    const listed = await openStreamHouse({ settings: { corsOrigins: ['https://example.org'] } });
    const post = (origin: string): Promise<Response> =>
      listed.house.post(PATH, QUERY, { origin, 'accept-encoding': 'gzip' });
    const [own, other] = [await post('https://example.org'), await post('https://example.com')];
    expect(own.headers.get('access-control-allow-origin')).toBe('https://example.org');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    expect(own.headers.get('content-encoding')).toBeNull();
    await Promise.all([own.text(), other.text()]);
  });
});

describe('a reader that does not read', () => {
  it('is cut off after a while; the answer goes on, and other readers with it', async () => {
    const { house, answering } = await openStreamHouse();
    // Less than this fits between two ends of a socket in the file system; between those of TCP it is megabytes.
    const words = 'Saturn stays. '.repeat(36_000);
    answering.pieces = async function* (told) {
      yield words;
      return { ...told, text: words };
    };
    const server = httpServer(house.app, { stallMs: 300 });
    const folder = mkdtempSync(join(tmpdir(), 'khagol-stall-'));
    const path = join(folder, 'socket');
    await new Promise<void>((resolve) => server.listen(path, resolve));
    const listening = await listenTo(house);
    const socket = await raw({ ...listening, port: path }, QUERY);
    socket.pause();
    let isClosed = false;
    socket.on('close', () => {
      isClosed = true;
    });
    await until(async () => (await statementOf(house)).length === 1);
    await until(() => house.lines.some(({ event }) => event === 'request'));
    const { bytes = 0 } = house.lines.find(({ event }) => event === 'request') ?? {};
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(words.length);
    socket.resume();
    await until(() => isClosed);
    server.close();
    rmSync(folder, { recursive: true });
    const chunks = await chunksOf(listening, QUERY, { 'last-event-id': '1' }, PATH);
    expect(textOf(eventsOfText(textIn(chunks)))).toBe(words);
    expect([await statementOf(house), await faultsOf(house)]).toEqual([['charge -10000'], []]);
  });
});

describe('a server that stops', () => {
  /** The answer of a call that is under way, as its bytes come. */
  async function under(listening: Listening): Promise<{ readonly text: () => string; readonly ended: Promise<void> }> {
    const socket = await raw(listening, LONG);
    let text = '';
    const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    await until(() => text.includes('event: delta'));
    return { text: () => text, ended };
  }
  const bodyIn = (text: string): string =>
    text
      .split('\r\n\r\n')
      .slice(1)
      .join('\r\n\r\n')
      .replace(/(?:^|\r\n)[0-9a-f]+\r\n/g, '');

  it('lets a stream finish', async () => {
    const { house, answering } = await openStreamHouse();
    const listening = await listenTo(house);
    const going = latch();
    answering.pieces = async function* (told) {
      yield told.text.slice(0, 500);
      await going.passed;
      yield told.text.slice(500);
      return told;
    };
    const call = await under(listening);
    const closed = shut(listening.server, 8_000);
    await pause(100);
    going.open();
    await closed;
    await call.ended;
    const events = eventsOfText(bodyIn(call.text()));
    expect([last(events)['type'], textOf(events)]).toEqual(['completed', `In your chart: ${LONG.question}`]);
    expect(await statementOf(house)).toEqual(['charge -10000']);
  });

  it('ends one that does not finish with an error, and gives it back', async () => {
    const { house, answering } = await openStreamHouse();
    const listening = await listenTo(house);
    answering.pieces = async function* (told) {
      yield told.text.slice(0, 500);
      await new Promise(() => undefined);
      return told;
    };
    const call = await under(listening);
    const began = performance.now();
    await shut(listening.server, 3_400);
    await call.ended;
    expect(performance.now() - began).toBeLessThan(3_000);
    const events = eventsOfText(bodyIn(call.text()));
    expect(last(events)).toMatchObject({ type: 'error', code: 'NOT_READY', retryable: true, refunded: true });
    expect([await statementOf(house), await faultsOf(house)]).toEqual([['refund 10000', 'charge -10000'], []]);
  });

  it('waits for an answer that nobody listens to', async () => {
    const { house, answering } = await openStreamHouse();
    const listening = await listenTo(house);
    const going = latch();
    answering.pieces = async function* (told) {
      await going.passed;
      yield told.text;
      return told;
    };
    const outgoing = request(
      { port: listening.port, host: '127.0.0.1', path: PATH, method: 'POST', headers: HEADERS },
      (message: IncomingMessage) => message.once('data', () => outgoing.destroy()),
    );
    outgoing.on('error', () => undefined).end(JSON.stringify(QUERY));
    await new Promise((resolve) => outgoing.once('close', resolve));
    let isShut = false;
    const closed = shut(listening.server, 8_000).then(() => {
      isShut = true;
    });
    await pause(500);
    expect([isShut, await statementOf(house)]).toEqual([false, []]);
    going.open();
    await closed;
    expect(await statementOf(house)).toEqual(['charge -10000']);
  });
});

describe('the built-in answer in a stream', () => {
  let house: House;
  let listening: Listening;
  beforeAll(async () => {
    const engine = await openEngine();
    house = await openHouse({ engine, answering: openBuiltIn(engine), usd: '1000', perMinute: 100_000 });
    listening = await listenTo(house);
  });

  it.each(LANGUAGES)(
    'in %s is the answer of the same question in one piece, byte for byte, in each form',
    async (language) => {
      const body = { question: 'When will my career improve?', birthDetails: BIRTH, language, includeRemedies: true };
      const whole = (await (await house.post('/api/v1/astrology/query', body)).json()) as Json;
      const events = eventsOfText(textIn(await chunksOf(listening, body)));
      const { response } = whole;
      expect([whole['language'], textOf(events), last(events)['response']]).toEqual([language, response, response]);
      expect(order(events).slice(-3)).toEqual(['delta', 'billing_completed', 'completed']);
      for (const name of ['answer', 'followUpSuggestions', 'birthChart', 'remedies', 'citations', 'warnings'])
        expect([name, last(events)[name]]).toEqual([name, whole[name]]);
      expect(uiMessageIn(await chunksOf(listening, { ...body, format: 'ui' })).text).toBe(response);
      expect(completionIn(await chunksOf(listening, { ...body, format: 'openai' })).text).toBe(response);
      const lines = String(response).replace(/\n/g, '');
      expect(printedByChunk(await chunksOf(listening, { ...body, format: 'text' }))).toBe(lines);
    },
  );
});
