/**
 * The way out over real sockets. Public addresses are led to a listener of this test, which is the only trick: what the adapter asks to
 * be connected with is noted, and what the far end claims to be can be set.
 */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectTo, NoWay } from '../../packages/server/src/serve/egress/connect.ts';
import { type Egress, openEgress } from '../../packages/server/src/serve/egress/index.ts';
import { readTarget, type Target } from '../../packages/server/src/serve/egress/target.ts';
import { testTls } from './test-authority.ts';

const net = vi.hoisted(() => ({
  /** Address → port on loopback, or null for one where nobody answers. */
  lead: new Map<string, number | null>(),
  opened: [] as string[],
  claim: null as string | null,
}));

vi.mock('node:net', async (original) => {
  const real = await original<typeof import('node:net')>();
  return {
    ...real,
    connect: (options: { readonly host: string; readonly port: number }) => {
      net.opened.push(`${options.host}:${options.port}`);
      if (!net.lead.has(options.host)) return real.connect(options);
      const socket = real.connect({ host: '127.0.0.1', port: net.lead.get(options.host) ?? 1 });
      Object.defineProperty(socket, 'remoteAddress', { get: () => net.claim ?? options.host });
      return socket;
    },
  };
});

interface Heard {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly sni: string | null;
  readonly socket: Socket;
}

const PUBLIC = '93.184.216.34';
const tls = testTls(['hooks.example.org', 'localhost'], [PUBLIC]);
const URL_OF = 'https://hooks.example.org/in/%C3%BC?a=1#part';

let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
const heard: Heard[] = [];
let tlsServer: Server;
let plainServer: Server;
let sink: Server;
let sinkHeard = 0;
let egress: Egress;
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const listen = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
function hear(request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url = '', headers, socket } = request;
  const sni = (socket as Socket & { readonly servername?: string }).servername ?? null;
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    heard.push({ method, url, headers, body, sni, socket });
    answer(request, response, body);
  });
}

beforeAll(async () => {
  tlsServer = createTlsServer({ cert: tls.certificate, key: tls.key }, hear);
  plainServer = createServer(hear);
  sink = createServer();
  sink.on('connection', (socket: Socket) => {
    sinkHeard += 1;
    socket.destroy();
  });
  await Promise.all([tlsServer, plainServer, sink].map(listen));
});

afterAll(() => {
  for (const server of [tlsServer, plainServer, sink]) {
    server.close();
    server.closeAllConnections();
  }
});

beforeEach(() => {
  heard.length = 0;
  net.opened.length = 0;
  net.lead.clear();
  net.claim = null;
  sinkHeard = 0;
  net.lead.set(PUBLIC, portOf(tlsServer));
  answer = (_, response) => response.end('fine');
  egress = openEgress({ resolve: async () => [PUBLIC], authorities: tls.authority });
});

const post = (url = URL_OF, deadlineMs = 5_000) =>
  egress.send(url, { 'content-type': 'application/json' }, '{"a":"ü"}', deadlineMs);

describe('a request on its way out', () => {
  it('goes to the very address that was judged, with the host and the server name as asked for', async () => {
    expect(await post()).toEqual({ status: 200 });
    expect(net.opened).toEqual([`${PUBLIC}:443`]);
    expect(heard[0]).toMatchObject({
      method: 'POST',
      url: '/in/%C3%BC?a=1',
      body: '{"a":"ü"}',
      sni: 'hooks.example.org',
    });
    expect(heard[0]?.headers).toEqual({
      host: 'hooks.example.org',
      'content-type': 'application/json',
      'content-length': '10',
      connection: 'close',
    });
  });

  it('keeps a port in the host, and asks a literal for no name', async () => {
    await post('https://hooks.example.org:8443/');
    await post(`https://${PUBLIC}/`);
    expect(heard.map(({ headers, sni }) => [headers.host, sni])).toEqual([
      ['hooks.example.org:8443', 'hooks.example.org'],
      [PUBLIC, false],
    ]);
  });

  it('asks for a name once, so that there is no second answer to be led by', async () => {
    const answers = [[PUBLIC], ['1.1.1.1']];
    egress = openEgress({ resolve: async () => answers.shift() ?? [], authorities: tls.authority });
    expect(await post()).toEqual({ status: 200 });
    expect(answers).toEqual([['1.1.1.1']]);
  });

  it('connects to none of a name’s addresses when one is not public', async () => {
    const asked: string[] = [];
    const names = openEgress({
      resolve: async (name) => {
        asked.push(name);
        return [PUBLIC, '1.1.1.1', '10.0.0.1'];
      },
    });
    expect(await names.send(URL_OF, {}, '{}', 1000)).toEqual({ fault: 'blocked' });
    expect(asked).toEqual(['hooks.example.org']);
    expect(net.opened).toEqual([]);
  });

  it('is judged once more at the door, whatever was found before', async () => {
    const target = readTarget('https://93.184.216.34/', { allow: new Set(), deny: [] }) as Target;
    const network = {
      allow: new Set<string>(),
      deny: [],
      resolve: async () => [],
      resolveAllowed: async () => [],
      authorities: null,
    };
    const signal = new AbortController().signal;
    const error = await connectTo(target, ['127.0.0.1'], network, signal).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NoWay);
    expect((error as NoWay).fault).toBe('blocked');
    expect(net.opened).toEqual([]);
  });

  it('sends nothing to a far end that is another than was asked for', async () => {
    net.claim = '10.0.0.9';
    expect(await post()).toEqual({ fault: 'blocked' });
    expect(heard).toEqual([]);
  });

  it('tries the next address of a name when nobody answers at one', async () => {
    net.lead.set('1.1.1.1', null);
    egress = openEgress({ resolve: async () => ['1.1.1.1', PUBLIC], authorities: tls.authority });
    expect(await post()).toEqual({ status: 200 });
    expect(net.opened).toEqual(['1.1.1.1:443', `${PUBLIC}:443`]);
  });

  it('uses a connection of its own each time', async () => {
    await post();
    await post();
    expect(heard[0]?.socket).not.toBe(heard[1]?.socket);
    await expect.poll(() => heard.every(({ socket }) => socket.destroyed)).toBe(true);
  });

  it('takes no proxy from the environment', async () => {
    const proxy = `http://127.0.0.1:${portOf(sink)}`;
    for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY']) vi.stubEnv(name, proxy);
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    expect(await post()).toEqual({ status: 200 });
    expect(sinkHeard).toBe(0);
    vi.unstubAllEnvs();
  });

  it('refuses a far end that cannot prove its name', async () => {
    expect(await openEgress({ resolve: async () => [PUBLIC] }).send(URL_OF, {}, '{}', 5000)).toEqual({ fault: 'tls' });
    expect(await post('https://other.example.org/')).toEqual({ fault: 'tls' });
    expect(heard).toEqual([]);
  });

  it('says `tls` of a far end that does not speak it, and `refused` of a closed port', async () => {
    net.lead.set(PUBLIC, portOf(plainServer));
    expect(await post()).toEqual({ fault: 'tls' });
    net.lead.set(PUBLIC, null);
    expect(await post()).toEqual({ fault: 'refused' });
  });
});

describe('an answer', () => {
  it.each([301, 302, 303, 307, 308])('%i is not followed', async (status) => {
    answer = (_, response) => response.writeHead(status, { location: `http://127.0.0.1:${portOf(sink)}/` }).end();
    expect(await post()).toEqual({ status });
    answer = (_, response) => response.writeHead(status, { location: 'https://hooks.example.org/again' }).end();
    expect(await post()).toEqual({ status });
    expect(heard.length).toBe(2);
    expect(sinkHeard).toBe(0);
  });

  it('is decided by its status line, however slowly the rest comes', async () => {
    answer = (_, response) => response.writeHead(204).flushHeaders();
    expect(await post()).toEqual({ status: 204 });
    answer = (_, response) => {
      response.writeHead(200);
      response.write('begun');
    };
    const before = performance.now();
    expect(await post(URL_OF, 20_000)).toEqual({ status: 200 });
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  it('is read for at most 16 KiB', async () => {
    let parts = 0;
    let closed = false;
    answer = (_, response) => {
      const drip = setInterval(() => {
        parts += 1;
        response.write('x'.repeat(8192));
      }, 10);
      response.on('close', () => {
        clearInterval(drip);
        closed = true;
      });
    };
    expect(await post()).toEqual({ status: 200 });
    await expect.poll(() => closed).toBe(true);
    // Two parts are 16 KiB; without the limit it would be some twenty until the body is not waited for any longer.
    expect(parts).toBeLessThan(10);
  });

  it('may have 16 KiB of header, not more', async () => {
    answer = (_, response) => response.writeHead(200, { 'x-long': 'x'.repeat(15_000) }).end();
    expect(await post()).toEqual({ status: 200 });
    answer = (_, response) => response.writeHead(200, { 'x-long': 'x'.repeat(17_000) }).end();
    expect(await post()).toEqual({ fault: 'refused' });
  });

  it('counts when it begins before the deadline, and not when it begins after it', async () => {
    answer = (_, response) => setTimeout(() => response.end(), 300);
    expect(await post(URL_OF, 3000)).toEqual({ status: 200 });
    answer = (_, response) => setTimeout(() => response.end(), 3000);
    expect(await post(URL_OF, 300)).toEqual({ fault: 'timeout' });
    await expect.poll(() => heard.at(-1)?.socket.destroyed).toBe(true);
  });

  it('has one deadline for everything, the asking for the address included', async () => {
    const slow = openEgress({ resolve: () => new Promise(() => undefined) });
    expect(await slow.send(URL_OF, {}, '{}', 200)).toEqual({ fault: 'timeout' });
    answer = () => undefined;
    expect(await post(URL_OF, 300)).toEqual({ fault: 'timeout' });
  });

  it('that breaks off before its status is `refused`', async () => {
    answer = (request) => request.socket.destroy();
    expect(await post()).toEqual({ fault: 'refused' });
    answer = (request) => request.socket.end('not http at all\r\n\r\n');
    expect(await post()).toEqual({ fault: 'refused' });
    answer = (request) =>
      request.socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n');
    expect(await post()).toEqual({ fault: 'refused' });
  });
});

describe('a small file', () => {
  const fetchIt = (bytes: number, ms = 5000) => egress.fetchSmall(URL_OF, { bytes, ms });

  it('comes whole, with its type', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('12345');
    const got = await fetchIt(5);
    expect(got).toMatchObject({ status: 200, contentType: 'image/png' });
    expect(new TextDecoder().decode('bytes' in got ? got.bytes : undefined)).toBe('12345');
    expect(heard[0]).toMatchObject({ method: 'GET', body: '' });
  });

  it('is given up when it is larger than asked for, slower, or broken off', async () => {
    answer = (_, response) => response.end('123456');
    expect(await fetchIt(5)).toEqual({ fault: 'too-large' });
    answer = (_, response) => void response.write('1');
    expect(await fetchIt(5, 300)).toEqual({ fault: 'timeout' });
    answer = (request, response) => {
      response.writeHead(200, { 'content-length': '5' });
      response.write('1', () => request.socket.destroy());
    };
    expect(await fetchIt(5)).toEqual({ fault: 'refused' });
  });
});

describe('a target that the operator named', () => {
  it('is reached over http on loopback, its name asked of the host', async () => {
    egress = openEgress({ allow: `localhost:${portOf(plainServer)}` });
    expect(await post(`http://localhost:${portOf(plainServer)}/x`)).toEqual({ status: 200 });
    expect(heard[0]?.headers.host).toBe(`localhost:${portOf(plainServer)}`);
    expect(await post(`http://127.0.0.1:${portOf(plainServer)}/x`)).toEqual({ fault: 'blocked' });
  });
});
