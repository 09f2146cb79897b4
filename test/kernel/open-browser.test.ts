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
