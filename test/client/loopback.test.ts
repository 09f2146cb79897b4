/** The client over a real socket to a server as it is started: the wire, a server that stops, one that never was. */

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../packages/client/src/index.ts';
import { type Running, serve } from '../../packages/server/src/serve/node.ts';
import { BIRTH, madeEngine } from '../server/house.ts';

const DEV_KEY = 'a-key-of-the-developer-0123456789';
const birth = BIRTH;

describe('over a socket', () => {
  let running: Running;
  beforeAll(async () => {
    running = await serve({
      environment: { KHAGOL_STORE: 'memory', PORT: '0', KHAGOL_DEV_KEY: DEV_KEY, KHAGOL_LOG: 'off' },
      engine: madeEngine(),
      say: () => undefined,
      logTo: () => undefined,
    });
  });
  afterAll(() => running.stop());

  it('a call is answered and charged once, however often it is made under one key', async () => {
    const client = createClient({ baseUrl: running.url, apiKey: DEV_KEY });
    const available = async (): Promise<number> => (await client.usage.summary()).data.wallet.available;
    const before = await available();
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push(await client.charts.birth(birth, { idempotencyKey: 'one' }));
    expect(new Set(answers.map((one) => JSON.stringify(one.data))).size).toBe(1);
    expect(before - (await available())).toBeCloseTo(0.25, 9);
  });

  it('calls side by side under one key are charged once and all answered', async () => {
    const client = createClient({ baseUrl: running.url, apiKey: DEV_KEY, retries: 5 });
    const available = async (): Promise<number> => (await client.usage.summary()).data.wallet.available;
    const before = await available();
    const all = await Promise.all(
      Array.from({ length: 8 }, () => client.charts.birth(birth, { idempotencyKey: 'two' })),
    );
    expect(all.length).toBe(8);
    expect(before - (await available())).toBeCloseTo(0.25, 9);
  });

  it('a refusal comes through with its words', async () => {
    const client = createClient({ baseUrl: running.url, apiKey: `${DEV_KEY}x` });
    await expect(client.usage.wallet()).rejects.toMatchObject({ code: 'INVALID_API_KEY', status: 401 });
  });
});

describe('where no server is', () => {
  it('says so, and that what it asked may be asked again', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    await new Promise((resolve) => taken.close(resolve));
    const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey: DEV_KEY, retries: 1, random: () => 0 });
    await expect(client.charts.birth(birth)).rejects.toMatchObject({
      code: 'NETWORK_FAILURE',
      message: 'The connection failed (ECONNREFUSED).',
      retryable: true,
    });
  });

  it('a connection that is cut within the answer is a failure of the network', async () => {
    const cutting = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"success":true,');
      });
    });
    await new Promise<void>((resolve) => cutting.listen(0, '127.0.0.1', resolve));
    const { port } = cutting.address() as AddressInfo;
    const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey: DEV_KEY, retries: 1, random: () => 0 });
    await expect(client.charts.birth(birth)).rejects.toMatchObject({ code: 'NETWORK_FAILURE', charged: 'unknown' });
    await new Promise((resolve) => cutting.close(resolve));
  });
});
