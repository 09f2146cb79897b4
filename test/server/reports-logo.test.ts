/** A logo from somebody else's server, over real sockets on loopback: what it may send, and where it may not be. */

import type { Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createSink, type Server as Sink } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEgress } from '../../packages/server/src/serve/egress/index.ts';
import { picturesVia } from '../../packages/server/src/serve/reports/pictures.ts';
import { BASELINE, png } from '../report/pictures.ts';
import { madePress } from './made-press.ts';
import { type Json, ORDER, openReportHouse, type ReportHouse } from './reports-house.ts';
import { testTls } from './test-authority.ts';

const tls = testTls(['localhost'], ['127.0.0.1']);
const PICTURE = png({ width: 1, height: 1 }, Uint8Array.of(0, 255, 0, 0));
const asked: string[] = [];
let server: Server;
let sink: Sink;
let sinkHeard = 0;
let at: ReportHouse;
const portOf = (one: Server | Sink): number => (one.address() as AddressInfo).port;

const PAGES: Readonly<
  Record<
    string,
    (end: (status: number, type: string, body: Uint8Array | string, more?: Record<string, string>) => void) => void
  >
> = {
  '/logo.png': (end) => end(200, 'image/png', PICTURE),
  '/logo.jpg': (end) => end(200, 'application/octet-stream', BASELINE),
  '/page': (end) => end(200, 'image/png', '<html>no picture</html>'),
  '/picture.svg': (end) => end(200, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  '/missing': (end) => end(404, 'image/png', PICTURE),
  '/empty': (end) => end(204, 'image/png', ''),
  '/large': (end) => end(200, 'image/png', Buffer.concat([PICTURE, Buffer.alloc(2 ** 20)])),
  '/away': (end) => end(302, 'image/png', PICTURE, { location: `http://127.0.0.1:${portOf(sink)}/logo.png` }),
  '/here': (end) => end(301, 'image/png', PICTURE, { location: '/logo.png' }),
};

beforeAll(async () => {
  server = createTlsServer({ cert: tls.certificate, key: tls.key }, (request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['x-api-key'] ?? ''}${request.headers.cookie ?? ''}`);
    const page = PAGES[request.url ?? ''];
    if (request.url === '/endless') {
      response.writeHead(200, { 'content-type': 'image/png' });
      const more = setInterval(() => response.write(Buffer.alloc(65_536)), 1);
      response.on('close', () => clearInterval(more));
    } else if (request.url === '/torn') request.socket.destroy();
    else
      page?.((status, type, body, more = {}) =>
        response.writeHead(status, { 'content-type': type, ...more }).end(body),
      );
  }) as unknown as Server;
  sink = createSink((socket) => {
    sinkHeard += 1;
    socket.destroy();
  });
  await Promise.all([server, sink].map((one) => new Promise<void>((done) => one.listen(0, '127.0.0.1', done))));
});
afterAll(() => {
  server.close();
  sink.close();
});

beforeEach(async () => {
  asked.length = 0;
  sinkHeard = 0;
  const egress = openEgress({ allow: `127.0.0.1:${portOf(server)}`, authorities: tls.authority });
  const press = madePress();
  at = await openReportHouse({ press, reports: { press, pictures: picturesVia(egress) } });
});

const order = (logoUrl: string): Json => ({ ...ORDER, branding: { logoUrl } });
const here = (path: string): string => `https://127.0.0.1:${portOf(server)}${path}`;

describe('a logo at an address', () => {
  it.each(['/logo.png', '/logo.jpg'])(
    'is fetched once, without anything of the caller, and printed: %s',
    async (path) => {
      const { status, json } = await at.generate(order(here(path)));
      expect([status, json['data'].warnings, asked]).toEqual([200, [], [`GET ${path} `]]);
      expect((at.press.orders[0] as Json)['branding'].logo.length).toBe(
        path.endsWith('png') ? PICTURE.length : BASELINE.length,
      );
    },
  );

  it.each(['/page', '/picture.svg', '/missing', '/empty', '/large', '/endless', '/torn', '/away', '/here'])(
    'that sends no picture is left out with a warning: %s',
    async (path) => {
      const { status, json } = await at.generate(order(here(path)));
      expect([status, json['data'].warnings.map(({ code }: Json) => code)]).toEqual([200, ['LOGO_LEFT_OUT']]);
      expect((at.press.orders[0] as Json)['branding']).toBeUndefined();
      expect([asked.length, sinkHeard]).toEqual([1, 0]);
    },
  );

  it('with a certificate that nobody vouches for is left out', async () => {
    const press = madePress();
    const strict = openEgress({ allow: `127.0.0.1:${portOf(server)}` });
    const house = await openReportHouse({ press, reports: { press, pictures: picturesVia(strict) } });
    const { status, json } = await house.generate(order(here('/logo.png')));
    expect([status, json['data'].warnings.length, asked]).toEqual([200, 1, []]);
  });

  it.each([
    'https://127.0.0.1:SINK/logo.png',
    'https://localhost:SINK/logo.png',
    'https://[::1]:SINK/logo.png',
    'https://[::ffff:127.0.0.1]:SINK/logo.png',
    'https://2130706433:SINK/logo.png',
    'https://0x7f.1:SINK/logo.png',
    'https://127。0。0。1:SINK/logo.png',
    'https://169.254.169.254/latest/meta-data',
    'https://metadata.google.internal/',
    'https://10.0.0.1/logo.png',
    'https://user:pass@127.0.0.1:SINK/logo.png',
    'https://127.0.0.1:22/logo.png',
  ])('that is nobody’s business is refused before a packet leaves: %s', async (url) => {
    const before = await at.house.balance();
    const { status, json } = await at.generate(order(url.replace('SINK', String(portOf(sink)))));
    expect([status, json['code'], json['details'][0].field]).toEqual([400, 'VALIDATION_ERROR', 'branding.logoUrl']);
    expect([await at.house.balance(), at.press.orders, sinkHeard, asked]).toEqual([before, [], 0, []]);
  });
});
