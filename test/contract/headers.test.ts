/** Headers that every answer carries, whatever became of the call; CORS; keys; rates. */

import { describe, expect, it } from 'vitest';
import { BIRTH, type House, KEY, NOON_MS, openHouse, REVOKED_KEY } from '../server/house.ts';

const PATH = '/v2/astrology/birth-chart';
const send = (house: House, path: string, init: RequestInit = {}) =>
  house.app(new Request(`http://localhost${path}`, init), { address: '203.0.113.7' });

describe('headers on everything', () => {
  // biome-ignore format: a table reads in columns
  const CALLS: readonly (readonly [what: string, status: number, call: (house: House) => Promise<Response>])[] = [
    ['a chart',                  200, (h) => h.post(PATH)],
    ['a picture',                200, (h) => h.post(PATH, { ...BIRTH, format: 'svg' })],
    ['a sandbox answer',         200, (h) => h.get('/sandbox/ping')],
    ['the health',               200, (h) => h.get('/healthz')],
    ['the document',             200, (h) => h.get('/openapi.json')],
    ['a HEAD',                   200, (h) => send(h, '/healthz', { method: 'HEAD' })],
    ['a preflight',              204, (h) => send(h, PATH, { method: 'OPTIONS' })],
    ['a broken body',            400, (h) => h.post(PATH, '{')],
    ['no key',                   401, (h) => send(h, PATH, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })],
    ['an unknown address',       404, (h) => h.get('/nothing/here')],
    ['an unknown sandbox path',  404, (h) => h.get('/sandbox/nothing')],
    ['a wrong method',           405, (h) => send(h, '/healthz', { method: 'DELETE' })],
    ['too much',                 413, (h) => h.post(PATH, JSON.stringify({ a: 'x'.repeat(70_000) }))],
    ['a wrong type',             415, (h) => h.post(PATH, BIRTH, { 'content-type': 'application/xml' })],
  ];

  it.each(CALLS)('%s (%i)', async (_, status, call) => {
    const house = await openHouse();
    const response = await call(house);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-ratelimit-limit')).toMatch(/^\d+$/);
    expect(response.headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
    expect(response.headers.get('x-ratelimit-reset')).toMatch(/^\d{10}$/);
    expect(response.headers.get('x-request-id')).toMatch(/^req_[0-9a-z]{26}$/);
    expect(response.headers.get('x-engine-version')).toBe('0.1.0');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    if (status >= 400) {
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await response.json()).toMatchObject({
        success: false,
        status: 'error',
        code: expect.any(String),
        message: expect.any(String),
        requestId: response.headers.get('x-request-id'),
      });
    }
    expect(house.lines.filter(({ event }) => event === 'request')).toHaveLength(1);
  });

  it('a wrong method of a priced path is told in the form of that path, and logged under its name', async () => {
    const house = await openHouse({ settings: { corsOrigins: ['https://app.example.org'] } });
    const response = await send(house, '/v2/astrology/kundli', { headers: { origin: 'https://app.example.org' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example.org');
    expect(await response.json()).toMatchObject({
      code: 'METHOD_NOT_ALLOWED',
      error: { code: 'METHOD_NOT_ALLOWED', message: 'This address answers POST, OPTIONS.' },
      allow: ['POST', 'OPTIONS'],
    });
    await send(house, PATH, { method: 'OPTIONS' });
    expect(house.lines.map(({ route, status }) => [route, status])).toEqual([
      [PATH, 405],
      [PATH, 204],
    ]);
  });

  it('the log counts the bytes that travel', async () => {
    const house = await openHouse();
    const response = await house.post(PATH, { ...BIRTH, gender: 'жен' });
    expect(house.lines[0]?.bytes).toBe((await response.arrayBuffer()).byteLength);
  });

  it('a 401 asks for a Bearer key, a 405 names the methods, a 413 the limit, a 415 the type', async () => {
    const house = await openHouse();
    expect((await house.post(PATH, BIRTH, { 'x-api-key': 'x' })).headers.get('www-authenticate')).toBe('Bearer');
    expect(await (await send(house, '/healthz', { method: 'POST' })).json()).toMatchObject({
      allow: ['GET', 'HEAD', 'OPTIONS'],
    });
    expect(await (await house.post(PATH, 'x'.repeat(70_000))).json()).toMatchObject({ limitBytes: 65_536 });
    expect(await (await house.post(PATH, BIRTH, { 'content-type': 'text/html' })).json()).toMatchObject({
      supported: ['application/json'],
    });
  });
});

describe('bodies', () => {
  const stream = (bytes: number) =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (bytes <= 0) return controller.close();
        bytes -= 4096;
        controller.enqueue(new Uint8Array(4096).fill(0x20));
      },
    });
  const streamed = (house: House, bytes: number) =>
    send(house, PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': KEY },
      body: stream(bytes),
      duplex: 'half',
    } as RequestInit);

  it('a body without a declared length is counted while it streams', async () => {
    const house = await openHouse();
    expect((await streamed(house, 64 * 1024)).status).toBe(400);
    expect((await streamed(house, 68 * 1024)).status).toBe(413);
  });

  it('an endless body is cut off, not read to its end', async () => {
    const house = await openHouse();
    expect((await streamed(house, Number.POSITIVE_INFINITY)).status).toBe(413);
  });

  it('exactly 64 KiB is allowed', async () => {
    const house = await openHouse();
    const frame = JSON.stringify({ ...BIRTH, pad: '' });
    const body = JSON.stringify({ ...BIRTH, pad: 'x'.repeat(65_536 - frame.length) });
    expect(body.length).toBe(65_536);
    expect((await house.post(PATH, body)).status).toBe(200);
    expect((await house.post(PATH, `${body} `)).status).toBe(413);
  });

  it.each([
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['APPLICATION/JSON', 200],
    ['application/problem+json', 200],
    ['application/json; charset=latin1', 415],
    ['text/json', 415],
    ['application/jsonp', 415],
    ['application/json, application/json', 415],
    ['', 415],
  ])('Content-Type "%s" → %i', async (type, status) => {
    const house = await openHouse();
    expect((await house.post(PATH, BIRTH, { 'content-type': type })).status).toBe(status);
  });

  it('a compressed body is refused, not inflated', async () => {
    const house = await openHouse();
    expect((await house.post(PATH, BIRTH, { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it('an untyped body is refused as such', async () => {
    const house = await openHouse();
    const body = new Blob([JSON.stringify(BIRTH)]);
    expect((await send(house, PATH, { method: 'POST', headers: { 'x-api-key': KEY }, body })).status).toBe(415);
  });
});

describe('keys', () => {
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const call = async (headers: Record<string, string>) => {
    const house = await openHouse();
    const response = await send(house, PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(BIRTH),
    });
    const { code } = (await response.json()) as { code?: string };
    return [response.status, code];
  };

  it.each([
    ['x-api-key', { 'x-api-key': KEY }],
    ['X-API-KEY', { 'X-API-KEY': KEY }],
    ['Bearer', bearer(KEY)],
    ['bearer in lower case', { authorization: `bearer ${KEY}` }],
    ['both, equal', { 'x-api-key': KEY, ...bearer(KEY) }],
  ])('%s opens', async (_, headers) => {
    expect((await call(headers as Record<string, string>))[0]).toBe(200);
  });

  it.each([
    ['none', {}, 'MISSING_API_KEY'],
    ['unknown', { 'x-api-key': 'ask_test_unknown' }, 'INVALID_API_KEY'],
    ['revoked', { 'x-api-key': REVOKED_KEY }, 'INVALID_API_KEY'],
    ['two different ones', { 'x-api-key': KEY, ...bearer('other') }, 'INVALID_API_KEY'],
    ['a good one and a broken Bearer', { 'x-api-key': KEY, authorization: 'Bearer' }, 'INVALID_API_KEY'],
    ['the same one twice', { 'x-api-key': `${KEY}, ${KEY}` }, 'INVALID_API_KEY'],
    ['Basic', { authorization: 'Basic dXNlcjpwYXNz' }, 'INVALID_API_KEY'],
    ['empty', { 'x-api-key': '' }, 'INVALID_API_KEY'],
    ['constructor', { 'x-api-key': 'constructor' }, 'INVALID_API_KEY'],
    ['__proto__', { 'x-api-key': '__proto__' }, 'INVALID_API_KEY'],
    ['longer than any', { 'x-api-key': 'k'.repeat(300) }, 'INVALID_API_KEY'],
    ['a prefix of the key', { 'x-api-key': KEY.slice(0, -1) }, 'INVALID_API_KEY'],
  ])('%s does not', async (_, headers, code) => {
    expect(await call(headers as Record<string, string>)).toEqual([401, code]);
  });

  it('a key in the query or the body is no key', async () => {
    const house = await openHouse();
    const response = await send(house, `${PATH}?api_key=${KEY}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...BIRTH, apiKey: KEY }),
    });
    expect(response.status).toBe(401);
  });

  it('unknown and revoked keys get the same bytes, save the name of the call', async () => {
    const house = await openHouse();
    const texts = await Promise.all(
      ['nothing', REVOKED_KEY].map(async (key) => {
        const response = await house.post(PATH, BIRTH, { 'x-api-key': key });
        return [(await response.text()).replace(/req_\w+/, ''), [...response.headers.keys()].join()];
      }),
    );
    expect(texts[0]).toEqual(texts[1]);
  });

  it('neither key nor birth reaches the log', async () => {
    const house = await openHouse();
    await house.post(PATH, { ...BIRTH, name: 'Secret Person' }, { 'idempotency-key': 'private-idempotency-key' });
    await house.post(PATH, { ...BIRTH, datetime: '1990-01-15Tprivate' }, { 'x-api-key': 'ask_live_private' });
    await house.get('/sandbox/transits/current?datetime=1990-01-15T10:31private');
    const text = JSON.stringify(house.lines);
    for (const secret of [KEY, 'ask_live_private', '1990-01-15', '28.6139', 'Secret Person', 'private'])
      expect(text).not.toContain(secret);
    expect(house.lines).toHaveLength(3);
  });
});

describe('rates', () => {
  it('counts down by account, refuses with the seconds to wait, and lets in again after them', async () => {
    const house = await openHouse({ perMinute: 3 });
    const remaining = [];
    for (let i = 0; i < 3; i += 1) remaining.push((await house.post(PATH)).headers.get('x-ratelimit-remaining'));
    expect(remaining).toEqual(['2', '1', '0']);
    const refused = await house.post(PATH);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('20');
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(refused.headers.get('x-ratelimit-limit')).toBe('3');
    expect(refused.headers.get('x-ratelimit-reset')).toBe(String(NOON_MS / 1000 + 60));
    expect(await refused.json()).toMatchObject({
      code: 'RATE_LIMIT_EXCEEDED',
      error: { code: 'RATE_LIMIT_EXCEEDED' },
      retryAfter: 20,
      retryable: true,
      limits: { perMinute: 3 },
    });
    house.now += 20_000;
    expect((await house.post(PATH)).status).toBe(200);
    expect((await house.post(PATH)).status).toBe(429);
    house.now += 60_000;
    for (let i = 0; i < 3; i += 1) expect((await house.post(PATH)).status).toBe(200);
  });

  it('counts the sandbox by address: ten a minute as published, IPv6 by its /64', async () => {
    const house = await openHouse({ settings: { addressPerMinute: 10 } });
    const ping = (address: string) => house.app(new Request('http://localhost/sandbox/ping'), { address });
    for (let i = 0; i < 10; i += 1) expect((await ping('198.51.100.1')).status).toBe(200);
    const refused = await ping('198.51.100.1');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: 'Too Many Requests', limits: { perMinute: 10 } });
    expect((await ping('198.51.100.2')).status).toBe(200);
    for (let i = 0; i < 10; i += 1) expect((await ping(`2001:db8::${i}`)).status).toBe(200);
    expect((await ping('2001:db8:0:0:ffff::1')).status).toBe(429);
    expect((await ping('2001:db8:0:1::1')).status).toBe(200);
  });

  it('counts calls without a right key by address, and never a right key for its neighbours', async () => {
    const house = await openHouse({ settings: { addressPerMinute: 3 } });
    const wrong = (key: string) => house.post(PATH, BIRTH, { 'x-api-key': key });
    const none = () =>
      send(house, PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    const remaining = [await wrong('one'), await none(), await wrong(REVOKED_KEY)].map((response) => [
      response.status,
      response.headers.get('x-ratelimit-remaining'),
    ]);
    expect(remaining).toEqual([
      [401, '2'],
      [401, '1'],
      [401, '0'],
    ]);
    for (const response of [await wrong('two'), await none()]) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '20']);
      expect(await response.json()).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED', limits: { perMinute: 3 } });
    }
    const right = await house.post(PATH);
    expect([right.status, right.headers.get('x-ratelimit-limit')]).toEqual([200, '1000']);
    house.now += 20_000;
    expect((await wrong('three')).status).toBe(401);
  });

  it.each([
    ['later', () => Promise.reject(new Error('no answer'))],
    [
      'at once',
      () => {
        throw new Error('no answer');
      },
    ],
  ])('a limiter that fails %s stops nobody, and the log tells', async (_, dead) => {
    const house = await openHouse({
      store: () => ({ limiter: { about: { adapter: 'dead', durable: false, note: '' }, take: dead, look: dead } }),
    });
    for (const [response, status] of [
      [await house.post(PATH), 200],
      [await house.get('/nothing'), 404],
    ] as const) {
      expect(response.status).toBe(status);
      expect(response.headers.get('x-ratelimit-remaining')).toMatch(/^1000$/);
    }
    expect(house.lines.filter(({ event, level }) => event === 'fault' && level === 'warn')).toHaveLength(2);
  });

  it('believes X-Forwarded-For only from as many proxies as it was told of', async () => {
    const ping = (house: House, forwarded: string) =>
      house.app(new Request('http://localhost/sandbox/ping', { headers: { 'x-forwarded-for': forwarded } }), {
        address: '10.0.0.1',
      });
    const alone = await openHouse({ settings: { addressPerMinute: 1 } });
    expect((await ping(alone, '1.1.1.1')).status).toBe(200);
    expect((await ping(alone, '2.2.2.2')).status).toBe(429);
    const behindOne = await openHouse({ settings: { addressPerMinute: 1, trustedProxies: 1 } });
    expect((await ping(behindOne, 'spoofed, 1.1.1.1')).status).toBe(200);
    expect((await ping(behindOne, 'other, 1.1.1.1')).status).toBe(429);
    expect((await ping(behindOne, 'spoofed, 2.2.2.2')).status).toBe(200);
  });

  it('the health and the document are not counted', async () => {
    const house = await openHouse({ settings: { addressPerMinute: 1 } });
    for (let i = 0; i < 5; i += 1) expect((await house.get('/healthz')).status).toBe(200);
  });
});

describe('CORS', () => {
  const origin = 'https://app.example.org';
  const preflight = (house: House, path: string) =>
    send(house, path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });

  it('anybody may read keyless answers, refusals included', async () => {
    const house = await openHouse();
    for (const path of ['/sandbox/ping', '/sandbox/nothing', '/healthz', '/openapi.json'])
      expect((await house.get(path, { origin })).headers.get('access-control-allow-origin')).toBe('*');
    const answer = await preflight(house, '/sandbox/kundali/birth-chart');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(answer.headers.get('access-control-allow-headers')).toContain('Content-Type');
  });

  it('only listed origins may read priced answers', async () => {
    const [closed, open] = [await openHouse(), await openHouse({ settings: { corsOrigins: [origin] } })];
    expect((await closed.post(PATH, BIRTH, { origin })).headers.has('access-control-allow-origin')).toBe(false);
    expect((await preflight(closed, PATH)).headers.has('access-control-allow-origin')).toBe(false);
    const answer = await open.post(PATH, BIRTH, { origin });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('vary')).toBe('Origin');
    expect(
      (await open.post(PATH, BIRTH, { origin: 'https://evil.example' })).headers.has('access-control-allow-origin'),
    ).toBe(false);
    const allowed = String((await preflight(open, PATH)).headers.get('access-control-allow-headers')).split(', ');
    expect(allowed).toContain('Idempotency-Key');
    for (const { requestHeaders = {} } of open.app.operations)
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(requestHeaders)));
  });

  it('a preflight of an unknown address is a 404', async () => {
    expect((await preflight(await openHouse(), '/nothing')).status).toBe(404);
  });
});
