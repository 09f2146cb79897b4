/** The browser's entry, on Node: what it fetches is held here. */

import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { openEngine } from '../../packages/engine/src/browser.ts';
import { openEngine as openOnNode } from '../../packages/engine/src/node.ts';

const BIRTH = { datetime: '1990-05-17T14:30', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

afterEach(() => vi.unstubAllGlobals());

it('casts what the entry of Node casts', async () => {
  vi.stubGlobal('fetch', async (url: URL) => new Response(readFileSync(url)));
  expect((await openEngine()).chart(BIRTH)).toEqual((await openOnNode()).chart(BIRTH));
});

it('tells of packs that cannot be fetched once, to whoever opens', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(openEngine()).rejects.toMatchObject({ code: 'INVALID_PACK' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

// As in a web view in Lockdown Mode, and as under a policy for content without 'wasm-unsafe-eval'.
it.each([
  ['no WebAssembly', undefined],
  ['none that may compile', { compile: async () => Promise.reject(new Error('Refused to compile')) }],
])('points to the portable build where there is %s', async (_, host) => {
  vi.stubGlobal('fetch', async (url: URL) => new Response(readFileSync(url)));
  vi.stubGlobal('WebAssembly', host);
  const opened = openEngine();
  await expect(opened).rejects.toMatchObject({ name: 'EngineError', code: 'INVALID_OPTION', field: 'core' });
  await expect(opened).rejects.toThrow('use @khagol/engine/portable');
});
