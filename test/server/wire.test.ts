/** The wire: every case is answered in our own shape or closed, nothing hangs, and the server goes on. */

import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { httpServer, type Patience } from '../../packages/server/src/serve/listener.ts';
import { type House, KEY, openHouse } from './house.ts';
import { overTheWire, WIRE_CASES, wireFaults } from './wire-cases.ts';

const SHORT: Patience = { headersMs: 300, requestMs: 600, sweepMs: 50, keepAliveMs: 400, silenceMs: 900, stallMs: 900 };
const HEAD = 'POST /sandbox/kundali/birth-chart HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

let house: House;
let server: Server;
const opened: Server[] = [];

async function open(patience: Partial<Patience> = {}): Promise<number> {
  server = httpServer(house.app, patience);
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
beforeAll(async () => {
  house = await openHouse({ settings: { addressPerMinute: 1_000_000 } });
});
afterEach(() => {
  for (const one of opened.splice(0)) one.close().closeAllConnections();
});

const answers = async (port: number): Promise<void> => {
  const { answers } = await overTheWire(port, 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(answers.map(({ status }) => status)).toEqual([200]);
};

describe('the wire', () => {
  it.each(WIRE_CASES.map((one) => [one.what, one] as const))('%s', async (_, one) => {
    const port = await open();
    expect(wireFaults(one, await overTheWire(port, one.bytes, one))).toEqual([]);
    await answers(port);
  });

  it('takes any bytes at all, and goes on', async () => {
    const port = await open();
    const start = fc.constantFrom(
      '',
      'GET / HTTP/1.1\r\n',
      'GET /healthz HTTP/1.1\r\nHost: a\r\n',
      `${HEAD}Transfer-Encoding: chunked\r\n\r\n`,
      `${HEAD}Content-Length: 9\r\n\r\n`,
    );
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (before, bytes) => {
        const { answers, rest, end } = await overTheWire(port, Buffer.concat([Buffer.from(before), bytes]), {
          halfClose: true,
        });
        expect(end).not.toBe('open');
        expect(rest).toBe('');
        for (const { status, body } of answers) {
          expect(status).toBeLessThan(500);
          if (status >= 400) expect(JSON.parse(body)).toMatchObject({ success: false });
        }
      }),
      { seed: 20261122, numRuns: 150 },
    );
    await answers(port);
  }, 60_000);

  it('outlives a sender that resets in the middle of its body', async () => {
    const port = await open();
    for (let i = 0; i < 20; i += 1) {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`${HEAD}X-Api-Key: ${KEY}\r\nContent-Length: 60\r\n\r\n{"a"`, () => socket.resetAndDestroy()),
      );
      await new Promise((resolve) => socket.once('close', resolve));
    }
    await answers(port);
    expect(await house.ledger.balance('acc_test')).toMatchObject({ reserved: 0n });
  });

  it('answers on one connection again and again', async () => {
    const port = await open();
    const again = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50);
    const { answers } = await overTheWire(
      port,
      `${again}GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(answers).toHaveLength(51);
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(51);
  });

  it('lets its refusal arrive, however much is still on the way', async () => {
    const port = await open();
    for (let i = 0; i < 5; i += 1) {
      const body = Buffer.alloc(8_000_000, 0x20);
      const bytes = Buffer.concat([Buffer.from(`${HEAD}Content-Length: ${body.length}\r\n\r\n`), body]);
      const { answers, end } = await overTheWire(port, bytes);
      expect([end, answers.map(({ status }) => status)]).toEqual(['closed', [413]]);
    }
  });

  it('answers who has closed its half, also when the answer takes a while', async () => {
    const one = httpServer({
      turnAway: house.app.turnAway,
      answer: async (inquiry) => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return house.app.answer(inquiry);
      },
    });
    opened.push(one);
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
    const { port } = one.address() as AddressInfo;
    const ask = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
    const { answers, end } = await overTheWire(port, ask, { halfClose: true });
    expect([end, answers.map(({ status }) => status)]).toEqual(['closed', [200]]);
    // A fault behind a call that is under way waits for its turn.
    const { answers: two } = await overTheWire(port, `${ask}GET / HTTQ/1.1\r\n\r\n`);
    expect(two.map(({ status }) => status)).toEqual([200, 400]);
  });

  it('asks for a body only when it wants one', async () => {
    const port = await open();
    const { answers } = await overTheWire(port, `${HEAD}Expect: 100-continue\r\nContent-Length: 99999999\r\n\r\n`);
    expect(answers.map(({ status }) => status)).toEqual([413]);
  });

  it('counts a caller by the address of the socket', async () => {
    const strict = await openHouse({ settings: { addressPerMinute: 1 } });
    const one = httpServer(strict.app);
    opened.push(one);
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
    const { port } = one.address() as AddressInfo;
    const ping = 'GET /sandbox/ping HTTP/1.1\r\nHost: a\r\n';
    const { answers } = await overTheWire(
      port,
      `${ping}\r\n${ping}X-Forwarded-For: 9.9.9.9\r\nConnection: close\r\n\r\n`,
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
  });
});

describe('slow senders', () => {
  const drip = (text: string) => (socket: import('node:net').Socket) => {
    let at = 0;
    const timer = setInterval(() => socket.write(text[at++ % text.length] as string), 40);
    socket.once('close', () => clearInterval(timer));
  };
  // biome-ignore format: a table reads in columns
  const CASES: readonly (readonly [what: string, start: string, drops: string, withinMs: number])[] = [
    ['over their headers',      'GET /healthz HTTP/1.1\r\n',                        'X', SHORT.headersMs],
    ['over a body',             `${HEAD}Content-Length: 5000\r\n\r\n`,              ' ', SHORT.requestMs],
    ['over a chunked body',     `${HEAD}Transfer-Encoding: chunked\r\n\r\n`,        '1\r\n \r\n', SHORT.requestMs],
    ['to begin at all',         '',                                                 '\r\n', SHORT.headersMs],
  ];
  it.each(CASES)('are told so when they dawdle %s', async (_, start, drops, withinMs) => {
    const port = await open(SHORT);
    const { answers, end, afterMs } = await overTheWire(port, start, { drip: drip(drops) });
    expect(end).not.toBe('open');
    expect(answers.map(({ status, body }) => [status, (JSON.parse(body) as { code: string }).code])).toEqual([
      [408, 'REQUEST_TIMEOUT'],
    ]);
    // The limit, the look around, the last word.
    expect(afterMs).toBeGreaterThan(withinMs * 0.8);
    expect(afterMs).toBeLessThan(withinMs + 2_000);
  });

  it('who says nothing is closed, and so is who says nothing more', async () => {
    const port = await open(SHORT);
    const [silent, idle] = await Promise.all([
      overTheWire(port, ''),
      overTheWire(port, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'),
    ]);
    expect([silent.end, silent.answers.map(({ status }) => status)]).toEqual(['closed', [408]]);
    expect([idle.end, idle.answers.map(({ status }) => status)]).toEqual(['closed', [200]]);
  });

  it('the usual limits let slow headers live 15 s and a slow body 35 s at most', async () => {
    await open();
    const { headersTimeout, requestTimeout } = server;
    expect(headersTimeout + 2_000 + 500).toBeLessThan(15_000);
    expect(requestTimeout + 2_000 + 500).toBeLessThan(35_000);
    expect(server.timeout).toBeGreaterThan(requestTimeout);
  });
});
