/** The shortest way out: the same refusal as on the usual way, for the same calls, and for no other. */

import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Inquiry, Reply } from '../../packages/server/src/http/inquiry.ts';
import { httpServer } from '../../packages/server/src/serve/listener.ts';
import { openHouse } from './house.ts';

const PEER = { address: '203.0.113.7' };
const FULL = { settings: { crowd: { inAll: 10, ofOne: 10, mostWaitMs: -1 } } };
const JSON_HEADERS = { 'content-type': 'application/json', 'content-length': '2', 'x-api-key': 'nobodys' };

const inquiry = (method: string, path: string, headers: Readonly<Record<string, string>> = JSON_HEADERS): Inquiry => ({
  method,
  url: `http://localhost${path}`,
  headers: new Headers(headers),
  bytes: async () => new TextEncoder().encode('{}'),
});

/** A refusal without what is each call's own. */
function common({ status, headers, body }: Reply) {
  const { 'x-request-id': id, ...rest } = headers;
  return {
    status,
    headers: rest,
    body: String(body).replace(String(id), 'ID'),
    hasId: String(body).includes(String(id)),
  };
}

describe('a call for which the line has no room', () => {
  // A path of each family and kind of caller, another name, a stream, one with a question behind it.
  it.each([
    ['POST', '/api/v1/astrology/query'],
    ['POST', '/v1/astrology/query'],
    ['GET', '/v1/astrology/astrology/query/stream?question=when'],
    ['POST', '/v2/astrology/birth-chart'],
    ['GET', '/v2/astrology/vastu/rules/versions'],
    ['POST', '/v2/astrology/vastu/archive/summary'],
    ['POST', '/api/v1/enterprise/licenses/validate'],
    ['GET', '/api/v1/reports/prebuilt/catalog'],
    ['POST', '/sandbox/kundali/birth-chart'],
  ])('%s %s is refused at once as it would be on the usual way', async (method, path) => {
    const house = await openHouse(FULL);
    const headers = method === 'GET' ? { 'x-api-key': 'nobodys' } : JSON_HEADERS;
    const asked = inquiry(method, path, headers);
    const usual = await house.app.answer(asked, PEER);
    const atOnce = await house.app.refuseAtOnce(asked, PEER);
    expect(atOnce && common(atOnce)).toEqual(common(usual));
    expect(usual.status).toBe(503);
    expect(atOnce?.headers['retry-after']).toBe('1');
    expect(atOnce?.headers['x-request-id']).not.toBe(usual.headers['x-request-id']);
    const [first, second] = house.lines.slice(-2).map(({ requestId: _, ...line }) => line);
    expect(second).toEqual(first);
    expect(second).toMatchObject({ status: 503, code: 'OVERLOADED' });
  });

  it.each([
    ['there is room', {}, inquiry('POST', '/v2/astrology/birth-chart')],
    ['anybody may ask', FULL, inquiry('GET', '/healthz', {})],
    ['the operator asks', FULL, inquiry('POST', '/admin/accounts')],
    ['there is nothing', FULL, inquiry('POST', '/nowhere')],
    ['the method is wrong', FULL, inquiry('PUT', '/v2/astrology/birth-chart')],
    ['the body is long', FULL, inquiry('POST', '/v2/astrology/birth-chart', { 'content-length': '65537' })],
    ['its length is no number', FULL, inquiry('POST', '/v2/astrology/birth-chart', { 'content-length': '2e1' })],
    ['nobody knows how long', FULL, inquiry('POST', '/v2/astrology/birth-chart', { 'transfer-encoding': 'chunked' })],
  ])('goes the usual way where %s', async (_, options, asked) => {
    const house = await openHouse(options);
    expect(house.app.refuseAtOnce(asked, PEER)).toBeNull();
    expect(house.lines).toEqual([]);
  });

  it('is counted, and counts how long it lay unseen', async () => {
    const counted: string[] = [];
    const telemetry = {
      answered: () => undefined,
      count: (what: string, by: number) => void counted.push(`${what} ${by}`),
      span: <T>(__: string, work: () => Promise<T>) => work(),
    };
    const house = await openHouse({ telemetry, settings: { crowd: { inAll: 10, ofOne: 10, mostWaitMs: 50 } } });
    const asked = inquiry('POST', '/v2/astrology/birth-chart');
    expect(house.app.refuseAtOnce({ ...asked, waitedMs: 50 }, PEER)).toBeNull();
    expect(house.app.refuseAtOnce({ ...asked, waitedMs: 51 }, PEER)).not.toBeNull();
    expect(counted).toEqual(['calls.shed 1']);
  });
});

describe('over the wire', () => {
  let close: () => void = () => undefined;
  afterEach(() => close());

  it('the body is read, the connection stays, and the next call on it is answered', async () => {
    const house = await openHouse(FULL);
    const server = httpServer(house.app);
    close = () => void server.close().closeAllConnections();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    let connections = 0;
    server.on('connection', () => (connections += 1));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (method: string, path: string, bytes: number): Promise<string> =>
      new Promise((resolve, reject) => {
        const headers = { 'content-type': 'application/json', 'content-length': bytes };
        const call = request({ port, host: '127.0.0.1', method, path, agent, headers }, (answer) => {
          answer.resume().on('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
        });
        call.on('error', reject);
        // In two pieces, so that the answer would come before the second one.
        call.write('x'.repeat(Math.floor(bytes / 2)));
        setTimeout(() => call.end('x'.repeat(Math.ceil(bytes / 2))), 20);
      });
    const told = [];
    for (const bytes of [2, 60_000, 2]) told.push(await ask('POST', '/v2/astrology/birth-chart', bytes));
    expect(told).toEqual(Array(3).fill('503 keep-alive'));
    agent.destroy();
    expect(connections).toBe(1);
    expect((await house.ledger.verify()).pendingHolds).toBe(0);
  });
});
