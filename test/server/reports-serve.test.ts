/** Reports of a server as it is started: over HTTP, kept in files, there again after a restart, and shown in a page that may. */

import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, serve } from '../../packages/server/src/serve/node.ts';
import { chromiumPath, launch, whySkipped } from '../browser/page-site.ts';
import { HOME, type Json, ORDER } from './reports-house.ts';

const KEY = 'dev-key-for-reports-0123456789';
const folder = mkdtempSync(join(tmpdir(), 'khagol-reports-'));
const file = join(folder, 'store.db');
let running: Running;
let shop: Server;
let data: Json;

async function start(): Promise<Running> {
  return serve({
    environment: {
      PORT: '0',
      KHAGOL_STORE: `sqlite:${file}`,
      KHAGOL_DEV_KEY: KEY,
      KHAGOL_KEY_PER_MINUTE: '1000',
      KHAGOL_ADDRESS_PER_MINUTE: '1000',
      KHAGOL_CORS_ORIGINS: `http://localhost:${(shop.address() as AddressInfo).port}`,
      KHAGOL_LOG: 'off',
    },
    say: () => undefined,
    logTo: () => undefined,
  });
}

const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${running.url}${path}`, { ...init, headers: { 'content-type': 'application/json', 'x-api-key': KEY } });

beforeAll(async () => {
  shop = createServer((request, response) => {
    const frame = new URL(request.url ?? '/', 'http://shop').searchParams.get('frame') ?? '';
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<iframe width="600" height="400" src="${frame}"></iframe>`);
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  running = await start();
});
afterAll(async () => {
  await running.stop();
  shop.closeAllConnections();
  shop.close();
  rmSync(folder, { recursive: true });
});

describe('a served report', () => {
  it('is made by the built-in engine, with the receipt of the server, and lies sealed in a file', async () => {
    const response = await call(`${HOME}/generate`, { method: 'POST', body: JSON.stringify(ORDER) });
    const told = (await response.json()) as Json;
    expect([response.status, told['message']]).toEqual([200, undefined]);
    data = told['data'];
    const verified = await call('/v1/receipts/verify', {
      method: 'POST',
      body: JSON.stringify({ token: data['receipt'].token }),
    });
    expect(((await verified.json()) as Json)['data'].valid).toBe(true);
    const blobs = readdirSync(`${file}.blobs`, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(blobs.map(({ name }) => name.startsWith(data['reportId']))).toEqual([true]);
    const [blob] = blobs;
    expect(readFileSync(join(blob?.parentPath ?? '', blob?.name ?? '')).includes('%PDF')).toBe(false);
  });

  it('is there again after a restart, byte for byte, by its record and by its link', async () => {
    await running.stop();
    running = await start();
    const again = (await (await call(`${HOME}/${data['reportId']}`)).json()) as Json;
    expect(again['data'].sha256).toBe(data['sha256']);
    // The links were signed by a key that is kept; only the port is another one.
    const { pathname, search } = new URL(data['downloadUrl']);
    const pdf = new Uint8Array(await (await fetch(`${running.url}${pathname}${search}`)).arrayBuffer());
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(data['sha256']);
    const part = await fetch(`${running.url}${pathname}${search}`, { headers: { range: 'bytes=0-4' } });
    expect([part.status, part.headers.get('content-length'), await part.text()]).toEqual([206, '5', '%PDF-']);
    const head = await fetch(`${running.url}${pathname}${search}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, `"${data['sha256']}"`]);
  });
});

describe.skipIf(chromiumPath === undefined)(
  `in Chromium${chromiumPath === undefined ? ` (${whySkipped})` : ''}, a report`,
  () => {
    it('is shown within a page of a listed origin, and within no other', async () => {
      const { iframeUrl } = ((await (await call(`${HOME}/${data['reportId']}`)).json()) as Json)['data'];
      const browser = await launch();
      try {
        const { port } = shop.address() as AddressInfo;
        for (const [host, types, blocked] of [
          ['localhost', ['text/html; charset=utf-8', 'application/pdf'], 0],
          ['127.0.0.1', ['text/html; charset=utf-8'], 1],
        ] as const) {
          const page = await browser.newPage();
          const seen: string[] = [];
          const refused: string[] = [];
          page.on('response', (response) => {
            if (response.url().startsWith(running.url)) seen.push(response.headers()['content-type'] ?? '');
          });
          page.on('console', (line) => {
            if (/frame-ancestors|Content Security Policy/.test(line.text())) refused.push(line.text());
          });
          await page.goto(`http://${host}:${port}/?frame=${encodeURIComponent(iframeUrl)}`);
          for (let tries = 0; tries < 100 && seen.length + refused.length < 2; tries += 1)
            await page.waitForTimeout(50);
          expect([host, seen.filter((type) => type !== ''), refused.length]).toEqual([host, types, blocked]);
          await page.close();
        }
      } finally {
        await browser.close();
      }
    });
  },
);
