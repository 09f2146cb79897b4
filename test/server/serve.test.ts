/** The server on a real socket: the wire, the page, the start and the end. Loopback only. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpServer, shut } from '../../packages/server/src/serve/listener.ts';
import { type Running, SettingError, serve } from '../../packages/server/src/serve/node.ts';
import { siteOfFolder } from '../../packages/server/src/serve/site-folder.ts';
import { answerFaults, type Published, publishedIn } from '../contract/published.ts';
import { BIRTH, KEY, madeEngine, openHouse } from './house.ts';

const folder = mkdtempSync(join(tmpdir(), 'khagol-site-'));
const files: Readonly<Record<string, string | Uint8Array>> = {
  'index.html': `<!doctype html><title>page</title>${'<p>text</p>'.repeat(200)}`,
  'assets/app-1a2b3c4d.js': `console.log(${JSON.stringify('x'.repeat(4000))})`,
  'assets/core.wasm': new Uint8Array([0, 0x61, 0x73, 0x6d]),
  'pack.bin': new Uint8Array(2000),
  '.secret': 'hidden',
};

let running: Running;
let said = '';
let logged = '';
let published: Published;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  running = await serve({
    environment: { KHAGOL_STORE: 'memory', PORT: '0', KHAGOL_SITE: folder, KHAGOL_ADDRESS_PER_MINUTE: '1000' },
    engine: madeEngine(),
    say: (text) => {
      said += text;
    },
    logTo: (line) => {
      logged += line;
    },
  });
  published = publishedIn((await (await fetch(`${running.url}/openapi.json`)).json()) as Record<string, unknown>);
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

/** What comes back when these bytes are sent as they are; the server's own document judges it. */
async function wire(bytes: string | Uint8Array): Promise<string> {
  const answer = await sent(bytes);
  const [, method = '', path = '/'] = /^(\S+) (\S+) /.exec(String(bytes)) ?? [];
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const reply = {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.replace(/^[^:]+: /, '')]),
    ),
    body: Buffer.from(body.join('\r\n\r\n'), 'latin1').toString(),
  };
  const [pathname = '/'] = path.split('?');
  expect(answerFaults(published, method, pathname, reply)).toEqual([]);
  return answer;
}

function sent(bytes: string | Uint8Array): Promise<string> {
  const { port } = new URL(running.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setTimeout(5000, () => socket.destroy(new Error(`no answer to ${String(bytes).slice(0, 40)}`)));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}

const inOurShape = (answer: string, status: number, code: string): void => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-request-id', 'x-engine-version'])
    expect(head.toLowerCase()).toContain(`\r\n${name}: `);
  expect(JSON.parse(body)).toMatchObject({
    success: false,
    status: 'error',
    code,
    requestId: expect.stringMatching(/^req_/),
  });
};

describe('the wire', () => {
  // biome-ignore format: a table reads in columns
  const CASES: readonly (readonly [what: string, bytes: string, status: number, code: string])[] = [
    ['no HTTP at all',            'GET / HTTQ/1.1\r\n\r\n',                                                         400, 'BAD_REQUEST'],
    ['an unknown method',         'BREW / HTTP/1.1\r\nHost: a\r\n\r\n',                                              405, 'METHOD_NOT_ALLOWED'],
    ['a Host that is none',       'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',                        400, 'BAD_REQUEST'],
    ['no Host',                   'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',                                    400, 'BAD_REQUEST'],
    ['a backslash in the path',   'GET /..\\x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',                     400, 'BAD_REQUEST'],
    ['20 KB of headers',          `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,                   431, 'HEADERS_TOO_LARGE'],
    ['two lengths',               'POST /v2/astrology/birth-chart HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}', 400, 'BAD_REQUEST'],
    ['length and chunks',         'POST /v2/astrology/birth-chart HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400, 'BAD_REQUEST'],
    ['CONNECT',                   'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n',                  405, 'METHOD_NOT_ALLOWED'],
    ['TRACE of a route',          'TRACE /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',                405, 'METHOD_NOT_ALLOWED'],
    ['an odd expectation',        'POST /healthz HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nContent-Length: 0\r\n\r\n',   417, 'EXPECTATION_FAILED'],
    ['dots in the path',          'GET /sandbox/../../etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400, 'BAD_REQUEST'],
    ['encoded dots in the path',  'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400, 'BAD_REQUEST'],
    ['an encoded slash',          'GET /..%2f..%2fetc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',     400, 'BAD_REQUEST'],
    ['a NUL in the path',         'GET /index.html%00.js HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',          400, 'BAD_REQUEST'],
    ['dots that lead to a route', 'GET /sandbox/../healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',       400, 'BAD_REQUEST'],
    ['encoded dots to a route',   'GET /sandbox/%2E%2e/healthz?x=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400, 'BAD_REQUEST'],
    ['one dot before a route',    'GET /./healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',                400, 'BAD_REQUEST'],
    ['a backslash to a route',    'GET /sandbox\\ping HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',            400, 'BAD_REQUEST'],
    ['4097 bytes of address',     `GET /healthz?${'x'.repeat(4088)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, 400, 'BAD_REQUEST'],
    ['a hidden file',             'GET /.secret HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',                  404, 'NOT_FOUND'],
  ];

  it.each(CASES)('%s is refused in our own shape', async (_, bytes, status, code) => {
    inOurShape(await wire(bytes), status, code);
  });

  it('dots and slashes in a query are its own affair', async () => {
    const answer = await wire('GET /healthz?a=../b%2fc HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  it('a POST without body, length or type, as curl -X POST sends it, reaches the sandbox', async () => {
    const answer = await wire('POST /sandbox/kundali/birth-chart HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain('"contentMode":"fixture"');
  });

  it('a chunked body that is too long is a 413, and the answer arrives', async () => {
    const chunk = `${(16_384).toString(16)}\r\n${' '.repeat(16_384)}\r\n`;
    const answer = await wire(
      `POST /v2/astrology/birth-chart HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(5)}0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('"PAYLOAD_TOO_LARGE"');
  });

  it('the same key sent twice is no key', async () => {
    const answer = await wire(
      `POST /v2/astrology/birth-chart HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${KEY}\r\nX-Api-Key: ${KEY}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
  });

  it('two Authorization headers are no key', async () => {
    const key = /ask_test_\w+/.exec(said)?.[0] as string;
    const answer = await wire(
      `POST /v2/astrology/birth-chart HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nAuthorization: Bearer other\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
  });

  it('says nothing of what it is built with', async () => {
    const answer = (await wire('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toLowerCase();
    expect(answer).not.toContain('\r\nserver:');
    expect(answer).not.toContain('x-powered-by');
  });
});

describe('the start', () => {
  it('says the address, the fresh key once, what is kept in memory, and a line that works', async () => {
    expect(said).toContain(running.url);
    const keys = said.match(/ask_test_[0-9A-Za-z]{43}/g) ?? [];
    expect(new Set(keys).size).toBe(1);
    expect(said).toMatch(/store {4}memory: balances/);
    const [, url, key, body] =
      /curl -s (\S+) -H 'x-api-key: (\S+)' -H 'content-type: application\/json' -d '(.+)'/.exec(said) as unknown as [
        string,
        string,
        string,
        string,
      ];
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(200);
    expect(logged).not.toContain(key);
  });

  it('uses KHAGOL_DEV_KEY and does not repeat it', async () => {
    let words = '';
    const other = await serve({
      environment: { KHAGOL_STORE: 'memory', PORT: '0', KHAGOL_DEV_KEY: 'my-own-key', KHAGOL_LOG: 'off' },
      engine: madeEngine(),
      say: (text) => {
        words += text;
      },
      logTo: () => undefined,
    });
    const response = await fetch(`${other.url}/v2/astrology/birth-chart`, {
      method: 'POST',
      headers: { authorization: 'Bearer my-own-key', 'content-type': 'application/json' },
      body: JSON.stringify(BIRTH),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-ratelimit-limit')).toBe('600');
    expect((await fetch(`${other.url}/sandbox/ping`)).headers.get('x-ratelimit-limit')).toBe('10');
    expect(words).not.toContain('my-own-key');
    expect(words).toContain('$KHAGOL_DEV_KEY');
    expect(words).toContain('short enough to be guessed');
    await other.stop();
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['KHAGOL_DEV_KEY', 'two words'],
    ['KHAGOL_KEY_PER_MINUTE', '0'],
    ['KHAGOL_LOG', 'loud'],
    ['KHAGOL_CORS_ORIGINS', 'example.org'],
    ['KHAGOL_CORS_ORIGINS', 'https://example.org/path'],
    ['KHAGOL_TRUSTED_PROXIES', 'all'],
    ['KHAGOL_ADRESS_PER_MINUTE', '5'],
  ])('refuses %s=%s by name', async (name, value) => {
    const attempt = serve({
      environment: { [name]: value },
      engine: madeEngine(),
      say: () => undefined,
      logTo: () => undefined,
    });
    await expect(attempt).rejects.toThrow(SettingError);
    await expect(attempt).rejects.toThrow(name);
  });

  it('a port that is taken is an error, not a silence', async () => {
    const { port } = new URL(running.url);
    await expect(
      serve({
        environment: { KHAGOL_STORE: 'memory', PORT: port },
        engine: madeEngine(),
        say: () => undefined,
        logTo: () => undefined,
      }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

/** Without the decompression that fetch would do. */
function plainGet(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ message: IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(`${running.url.replace('localhost', '127.0.0.1')}${path}`, { headers }, (message) => {
      const chunks: Buffer[] = [];
      message.on('data', (chunk: Buffer) => chunks.push(chunk));
      message.on('end', () => resolve({ message, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

describe('the page', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'index.html'],
    ['/index.html', 'text/html; charset=utf-8', 'index.html'],
    ['/assets/app-1a2b3c4d.js', 'text/javascript; charset=utf-8', 'assets/app-1a2b3c4d.js'],
    ['/assets/core.wasm', 'application/wasm', 'assets/core.wasm'],
    ['/pack.bin', 'application/octet-stream', 'pack.bin'],
  ])('%s comes with its type, an ETag and the policy', async (path, type, name) => {
    const { message, body } = await plainGet(path);
    expect(message.statusCode).toBe(200);
    expect(message.headers['content-type']).toBe(type);
    expect(message.headers['x-content-type-options']).toBe('nosniff');
    expect(message.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(message.headers['etag']).toMatch(/^"[\w-]{27}"$/);
    expect(body.equals(Buffer.from(files[name] as string))).toBe(true);
  });

  it('keeps hashed names for ever and asks about the rest', async () => {
    expect((await plainGet('/assets/app-1a2b3c4d.js')).message.headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await plainGet('/')).message.headers['cache-control']).toBe('no-cache');
  });

  it('is not sent again to who has it', async () => {
    const {
      message: {
        headers: { etag },
      },
    } = await plainGet('/');
    const { message, body } = await plainGet('/', { 'if-none-match': `W/${etag}` });
    expect(message.statusCode).toBe(304);
    expect(body).toHaveLength(0);
    expect((await plainGet('/', { 'if-none-match': '"other"' })).message.statusCode).toBe(200);
  });

  it('travels zipped to who can unzip', async () => {
    const { message, body } = await plainGet('/', { 'accept-encoding': 'br, gzip' });
    expect(message.headers['content-encoding']).toBe('gzip');
    expect(message.headers['vary']).toBe('Accept-Encoding');
    expect(gunzipSync(body).toString()).toBe(files['index.html']);
    expect(
      (await plainGet('/', { 'accept-encoding': 'gzip;q=0' })).message.headers['content-encoding'],
    ).toBeUndefined();
  });

  it('answers GET and HEAD and nothing else', async () => {
    expect((await fetch(running.url, { method: 'HEAD' })).status).toBe(200);
    const response = await fetch(running.url, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('never hides a route', () => {
    expect(siteOfFolder(folder).find('/healthz')).toBeNull();
  });
});

describe('the end', () => {
  it('lets a running call finish, answers no new one, and then is gone', async () => {
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const house = await openHouse();
    const { settle } = house.ledger;
    Object.assign(house.ledger, {
      settle: async (...parts: Parameters<typeof settle>) => {
        await gate;
        return settle(...parts);
      },
    });
    const server = httpServer(house.app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const call = new Promise<number>((resolve, reject) => {
      const outgoing = request(
        {
          port,
          host: '127.0.0.1',
          path: '/v2/astrology/birth-chart',
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': KEY },
        },
        (message) => {
          message.resume().on('end', () => resolve(message.statusCode as number));
        },
      );
      outgoing.on('error', reject).end(JSON.stringify(BIRTH));
    });
    while ((await house.ledger.balance('acc_test')).reserved === 0n)
      await new Promise((resolve) => setTimeout(resolve, 1));
    const closed = shut(server, 5_000);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    go();
    expect(await call).toBe(200);
    await closed;
  });

  it('a call that was on its way over an idle connection is answered, with the word that it was the last', async () => {
    const house = await openHouse();
    const server = httpServer(house.app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const ask = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
    const [text, closedAfterMs] = await new Promise<[string, number]>((resolve, reject) => {
      let [text, toldMs] = ['', 0];
      const socket = connect(port, '127.0.0.1', () => socket.write(ask));
      socket.on('data', (chunk) => {
        text += chunk.toString();
        if (toldMs > 0) return;
        toldMs = performance.now();
        shut(server, 5_000).catch(reject);
        socket.write(ask);
      });
      socket.on('error', reject).on('close', () => resolve([text, performance.now() - toldMs]));
    });
    expect(text.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
    expect(text.split('HTTP/1.1 200 ').map((one) => /\r\nconnection: close\r\n/i.test(one))).toEqual([
      false,
      false,
      true,
    ]);
    expect(closedAfterMs).toBeLessThan(2_000);
  });

  it('who says nothing more is let go, and what is not done in time is cut', async () => {
    const house = await openHouse();
    const { balance } = house.ledger;
    let asked = false;
    Object.assign(house.ledger, {
      balance: (id: string) => {
        asked = true;
        return id === 'acc_test' ? new Promise(() => undefined) : balance(id);
      },
    });
    const server = httpServer(house.app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const idle = connect(port, '127.0.0.1');
    const idleEnds = new Promise<number>((resolve) => idle.once('close', () => resolve(performance.now())));
    const stuck = connect(port, '127.0.0.1');
    const text = JSON.stringify(BIRTH);
    stuck.write(
      `POST /v2/astrology/birth-chart HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${KEY}\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
    );
    stuck.on('error', () => undefined);
    idle.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    await new Promise((resolve) => idle.once('data', resolve));
    while (!asked) await new Promise((resolve) => setTimeout(resolve, 2));
    const began = performance.now();
    await shut(server, 1_500);
    expect((await idleEnds) - began).toBeLessThan(1_400);
    expect(performance.now() - began).toBeGreaterThan(1_400);
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});
