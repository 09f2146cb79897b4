/** The shortest way out: the same refusal as on the usual way, for the same calls, and for no other. */

import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
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

describe('the lines of log of such calls', () => {
  it('are one a second for each place: the first at once, the rest as the latest and their number', async () => {
    const house = await openHouse(FULL);
    const refuse = async (path: string): Promise<string | undefined> =>
      (await house.app.refuseAtOnce(inquiry('POST', path), PEER))?.headers['x-request-id'];
    const told = () => house.lines.map(({ route, requestId, calls }) => [route, requestId, calls]);
    const [chart, query] = ['/v2/astrology/birth-chart', '/api/v1/astrology/query'];
    const first = await refuse(chart);
    const other = await refuse(query);
    await refuse(chart);
    house.now += 999;
    await refuse(chart);
    expect(told()).toEqual([
      [chart, first, undefined],
      [query, other, undefined],
    ]);
    house.now += 1;
    const latest = await refuse(chart);
    expect(told().slice(2)).toEqual([[chart, latest, 3]]);
    const last = await refuse(chart);
    house.app.tellRefused();
    house.app.tellRefused();
    expect(told().slice(3)).toEqual([[chart, last, undefined]]);
    house.now -= 5_000;
    await refuse(chart);
    expect(told()).toHaveLength(5);
  });
});

describe('over the wire', () => {
  let close: () => void = () => undefined;
  afterEach(() => close());

  const LAST = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';

  /** The answers to these bytes on one connection, up to the one that ends it; that of a last call behind them is left out. */
  async function exchange(bytes: string, last = LAST): Promise<readonly string[]> {
    const house = await openHouse(FULL);
    const server = httpServer(house.app);
    close = () => void server.close().closeAllConnections();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    await new Promise<void>((resolve) => {
      socket.on('close', resolve).on('data', (chunk) => {
        text += chunk;
      });
      socket.write(bytes + last);
    });
    close();
    const answers = text.split(/(?=HTTP\/1\.1 )/);
    return last === '' ? answers : answers.slice(0, -1);
  }

  const REFUSED = 'POST /v2/astrology/birth-chart HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
  const OPEN = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';
  /** Name and value of each line, without what is each call's own. */
  const linesOf = (answer = ''): readonly string[] =>
    (answer.split('\r\n\r\n')[0] ?? '')
      .split('\r\n')
      .map((line) => line.replace(/^(x-request-id|date): .*/i, '$1').toLowerCase())
      .sort();

  it('a refusal that comes in one packet has the lines of one that comes in two', async () => {
    const [whole] = await exchange(`${REFUSED}content-length: 2\r\n\r\n{}`);
    // A connection that is to end goes Node's way.
    const [ending] = await exchange(`${REFUSED}connection: close\r\ncontent-length: 2\r\n\r\n{}`, '');
    const kept = linesOf(ending)
      .map((line) => (line === 'connection: close' ? 'connection: keep-alive' : line))
      .concat('keep-alive: timeout=65')
      .sort();
    expect(linesOf(whole)).toEqual(kept);
    expect(linesOf(whole)).toEqual(expect.arrayContaining(['http/1.1 503 service unavailable', 'retry-after: 1']));
    const { requestId, ...rest } = JSON.parse(whole?.split('\r\n\r\n')[1] ?? '');
    expect(whole).toContain(`x-request-id: ${requestId}\r\n`);
    expect(rest).toMatchObject({ code: 'OVERLOADED', retryable: true });
  });

  it('answers keep the order of calls that came together', async () => {
    const refused = `${REFUSED}content-length: 2\r\n\r\n{}`;
    const answers = await exchange(refused + OPEN + refused + refused + OPEN);
    expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['503', '200', '503', '503', '200']);
    expect(new Set(answers.map((answer) => /x-request-id: (\S+)/.exec(answer)?.[1])).size).toBe(5);
  });

  it('more of them than are written at once keep it as well', async () => {
    const refused = `${REFUSED}content-length: 2\r\n\r\n{}`;
    const answers = await exchange(refused.repeat(70) + OPEN + refused.repeat(35) + OPEN);
    const statuses = [...Array(70).fill('503'), '200', ...Array(35).fill('503'), '200'];
    expect(answers.map((answer) => answer.slice(9, 12))).toEqual(statuses);
    expect(new Set(answers.map((answer) => /x-request-id: (\S+)/.exec(answer)?.[1])).size).toBe(107);
  });

  it('what is no HTTP behind a refused call is told so, after it', async () => {
    const answers = await exchange(`${REFUSED}content-length: 2\r\n\r\n{}nonsense`, '');
    expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['503', '405']);
  });

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
