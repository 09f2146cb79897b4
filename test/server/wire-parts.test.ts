/** The parts of the edge that whole calls reach only in part: addresses, web requests, the router, chance. */

import { describe, expect, it } from 'vitest';
import { countBytes, type Inquiry, inquiryOf, responseOf, sizeOf } from '../../packages/server/src/http/inquiry.ts';
import { buildRouter, type PathParams } from '../../packages/server/src/http/router.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { openTargets } from '../../packages/server/src/serve/target.ts';

describe('addresses', () => {
  // biome-ignore format: a table reads in columns
  it.each([
    ['/healthz',                 'a',           'http://a/healthz'],
    ['/healthz?x=../b%2f',       'a:8080',      'http://a:8080/healthz?x=../b%2f'],
    ['/a b'.replace(' ', '%20'), 'A.example',   'http://a.example/a%20b'],
    ['/x',                       '[::1]:80',    'http://[::1]:80/x'],
    ['http://b/x?y#z',           'a',           'http://b/x?y#z'],
    ['HTTP://b:81/x',            'a',           'http://b:81/x'],
  ])('%s at %s is %s', (target, host, url) => {
    expect(openTargets()(target, host)).toEqual({ url });
  });

  it.each([
    'a b',
    'a/b',
    'u@a',
    'a?b',
    'a#b',
    'a:b',
    'a:65536',
    '1.2.3.400',
    '[::1',
    '[x]',
    '',
    'a, b',
    'x'.repeat(256),
  ])('there is no host "%s", the second time either', (host) => {
    const addressOf = openTargets();
    for (let i = 0; i < 2; i += 1) expect(addressOf('/x', host)).toEqual({ fault: 'The Host header is not valid.' });
  });

  it('what passes can always be read as a URL', () => {
    const addressOf = openTargets();
    for (const target of [
      '/',
      '//',
      '/%',
      '/%zz',
      '/\u00ff',
      '/|',
      '/"',
      '/?',
      '/#',
      '/a;b',
      'http://[::1]/',
      'http://h:1/%41',
    ]) {
      const address = addressOf(target, 'a');
      if ('url' in address) expect(() => new URL(address.url)).not.toThrow();
    }
  });

  it('remembers hosts without end and no fault', () => {
    const addressOf = openTargets();
    for (let i = 0; i < 2_500; i += 1) expect(addressOf('/x', `h${i}`)).toEqual({ url: `http://h${i}/x` });
  });
});

describe('a web request', () => {
  const post = (body: string): Request => new Request('http://a/', { method: 'POST', body });

  it('is an inquiry, its method in capitals', () => {
    expect(inquiryOf(new Request('http://a/x', { method: 'patch' })).method).toBe('PATCH');
  });

  it('gives its bytes up to the limit, and null beyond', async () => {
    expect(new TextDecoder().decode((await inquiryOf(post('12345')).bytes(5)) as Uint8Array)).toBe('12345');
    expect(await inquiryOf(post('12345')).bytes(4)).toBeNull();
    expect(await inquiryOf(new Request('http://a/')).bytes(4)).toEqual(new Uint8Array(0));
  });

  it('joins a body of many pieces', async () => {
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const part of ['{"a"', ':', '1}']) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    const request = new Request('http://a/', { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
    expect(new TextDecoder().decode((await inquiryOf(request).bytes(100)) as Uint8Array)).toBe('{"a":1}');
  });

  it('is answered with a web response', async () => {
    const response = responseOf({
      status: 201,
      headers: { 'x-request-id': 'r', 'content-type': 'text/plain' },
      body: 'text',
    });
    expect([response.status, response.headers.get('x-request-id'), await response.text()]).toEqual([201, 'r', 'text']);
    expect(await responseOf({ status: 204, headers: {}, body: null }).text()).toBe('');
  });
});

describe('the router', () => {
  const asked = (url: string, method = 'GET'): Inquiry => ({
    method,
    url,
    headers: { get: () => null },
    bytes: async () => null,
  });
  const told = async (url: string, method?: string): Promise<string> => {
    const door = (path: string, verb: 'GET' | 'POST' = 'GET') => ({
      method: verb,
      paths: [path],
      sign: path,
      handle: async (_: unknown, __: unknown, params: PathParams) => ({
        status: 200,
        headers: {},
        body: `${path} ${JSON.stringify(params)}`,
      }),
    });
    const route = buildRouter([door('/a/{id}'), door('/a/list', 'POST'), door('/a/{id}/b/{other}'), door('/plain')], {
      notFound: async () => ({ status: 404, headers: {}, body: 'nothing' }),
      wrongMethod: async (_, __, allow, sign) => ({ status: 405, headers: {}, body: `${sign} answers ${allow}` }),
      preflight: async (_, __, allow, sign) => ({ status: 204, headers: {}, body: `${sign} may be asked ${allow}` }),
    });
    return String((await route(asked(url, method), { address: 'x' })).body);
  };

  // biome-ignore format: a table reads in columns
  it.each([
    ['http://h/plain',              '/plain {}'],
    ['http://h:1/plain?x=/a/1#y',   '/plain {}'],
    ['http://h/%70lain',            '/plain {}'],
    ['http://h/plain/',             'nothing'],
    ['http://h//plain',             'nothing'],
    ['http://h/a/1',                '/a/{id} {"id":"1"}'],
    ['http://h/a/x%20y/b/%2541',    '/a/{id}/b/{other} {"id":"x y","other":"%41"}'],
    ['http://h/a/%zz',              '/a/{id} {"id":"%zz"}'],
    ['http://h/a/__proto__',        '/a/{id} {"id":"__proto__"}'],
    ['http://h/constructor',        'nothing'],
  ])('%s is %s', async (url, body) => {
    expect(await told(url)).toBe(body);
  });

  it('a written segment goes before a parameter, and the method is judged after the path', async () => {
    expect(await told('http://h/a/list', 'POST')).toBe('/a/list {}');
    expect(await told('http://h/a/list')).toBe('/a/list answers POST,OPTIONS');
    expect(await told('http://h/a/1', 'HEAD')).toBe('/a/{id} {"id":"1"}');
    expect(await told('http://h/a/1', 'OPTIONS')).toBe('/a/{id} may be asked GET,HEAD,OPTIONS');
  });
});

describe('the bytes of an answer', () => {
  it.each([
    '',
    'a',
    '\u007f\u0080',
    '\u07ff\u0800',
    '\ud7ff\ue000\uffff',
    '\u{1f319} \u{10ffff}',
    'a\u00e9\u0939\u{1f319}'.repeat(99),
  ])('are counted right, text %#', (text) => {
    const { length } = new TextEncoder().encode(text);
    expect(countBytes(text)).toBe(length);
    expect(sizeOf(text)).toBe(length);
  });

  it('of bytes are their number, and none of nothing', () => {
    expect([sizeOf(new Uint8Array(7)), sizeOf(null)]).toEqual([7, 0]);
  });
});

describe('chance', () => {
  it('is never given twice, whatever is asked for', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 5_000; i += 1) seen.add(Buffer.from(nodeCrypto.randomBytes(10)).toString('hex'));
    for (let i = 0; i < 500; i += 1) seen.add(Buffer.from(nodeCrypto.randomBytes(32)).toString('hex'));
    expect(seen.size).toBe(5_500);
    // Each byte stands in its own memory: what a caller does with it touches nobody else.
    const [one, two] = [nodeCrypto.randomBytes(10), nodeCrypto.randomBytes(10)];
    expect(one.buffer).not.toBe(two.buffer);
  });

  it('digests as everybody does', async () => {
    expect(Buffer.from(await nodeCrypto.sha256(new TextEncoder().encode('abc'))).toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('digests a text at once as it does its bytes later', async () => {
    for (const text of ['', 'abc', '\u00e9\u0939\u{1f319}', 'x'.repeat(1000)])
      expect(nodeCrypto.sha256Now?.(text)).toEqual(await nodeCrypto.sha256(new TextEncoder().encode(text)));
  });
});
