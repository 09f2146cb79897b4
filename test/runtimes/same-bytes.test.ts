/**
 * The same input gives the same bytes on every runtime: 200 charts, and for 20 of them what every tradition finds and the sky does next; one sha256.
 *
 * Always: the sources in this Node, and the published files in a Node of its own (import, require, everything inline, and the core in
 * plain JavaScript). With Chromium: a page, a module worker, and plain JavaScript there. With KHAGOL_NODES (paths of other Nodes,
 * separated as in PATH; `npm run runtimes` fetches some): the published files in each of them.
 */

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as jyotish from '../../packages/engine/src/jyotish/index.ts';
import * as sources from '../../packages/engine/src/node.ts';
import * as numerology from '../../packages/engine/src/numerology/index.ts';
import * as sky from '../../packages/engine/src/sky/index.ts';
import * as western from '../../packages/engine/src/western/index.ts';
import { chromiumPath, launch, type Site, serve, whySkipped } from '../browser/page-site.ts';
import births from './births.json' with { type: 'json' };
import { castAll } from './charts.mjs';

interface Result {
  readonly sha256: string;
  readonly each: readonly string[];
  readonly refused: number;
}

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = fileURLToPath(new URL('../../packages/engine/dist/', import.meta.url));
const otherNodes = (process.env['KHAGOL_NODES'] ?? '').split(delimiter).filter((path) => path !== '');
const report: string[] = [];
let truth: Result;

/** Fails with the first chart that differs, which says more than two hashes. */
function same(runtime: string, result: Result, milliseconds: number): void {
  report.push(`${result.sha256.slice(0, 16)}  ${String(Math.round(milliseconds)).padStart(6)} ms  ${runtime}`);
  const different = truth.each.findIndex((sha256, index) => sha256 !== result.each[index]);
  expect(
    different === -1 ? null : (births.births[different] ?? births.births[10 * (different - births.births.length)]),
    `${runtime}: the first birth whose chart or findings differ`,
  ).toBeNull();
  expect(result.sha256).toBe(truth.sha256);
}

async function inNode(node: string, entry: string): Promise<void> {
  const began = performance.now();
  const { stdout } = await promisify(execFile)(node, [`${here}in-node.mjs`, entry], { maxBuffer: 1 << 24 });
  const { version, ...result } = JSON.parse(stdout) as Result & { version: string };
  same(`Node ${version}, ${entry}`, result, performance.now() - began);
}

beforeAll(async () => {
  const began = performance.now();
  truth = await castAll(sources, { jyotish, western, sky, numerology }, births.births);
  report.push(
    `${truth.sha256.slice(0, 16)}  ${String(Math.round(performance.now() - began)).padStart(6)} ms  Node ${process.version}, sources`,
  );
});

afterAll(() => {
  console.log(`sha256 of ${births.births.length} charts and 20 sets of findings\n${report.join('\n')}`);
});

describe('200 charts have the same bytes', () => {
  it('and are charts, not refusals', () => {
    expect(births.births).toHaveLength(200);
    expect(truth.each).toHaveLength(220);
    expect(new Set(truth.each).size).toBeGreaterThan(215 - truth.refused);
    // The rows before 1800 and after 2400 may be refused by an engine without a fallback theory; they are every tenth.
    expect(truth.refused).toBeLessThanOrEqual(20);
  });

  it.each(['node.js', 'node.cjs', 'inline.js', 'inline.cjs', 'portable.js'])(
    'in this Node from the published %s',
    async (entry) => {
      expect(existsSync(`${dist}${entry}`), `npm run build writes packages/engine/dist/${entry}`).toBe(true);
      await inNode(process.execPath, entry);
    },
  );

  it.each(otherNodes.flatMap((node) => ['node.js', 'node.cjs', 'portable.js'].map((entry) => [node, entry] as const)))(
    'in %s from %s',
    inNode,
  );
});

describe.skipIf(chromiumPath === undefined)(
  chromiumPath === undefined ? `in Chromium (${whySkipped})` : 'in Chromium, 200 charts have the same bytes',
  () => {
    const outside: string[] = [];
    let site: Site;
    let browser: Browser;
    let page: Page;

    beforeAll(async () => {
      const outDir = fileURLToPath(new URL('../../.cache/runtimes-page/', import.meta.url));
      await build({
        root: `${here}page`,
        base: './',
        logLevel: 'error',
        build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
        worker: { format: 'es' },
      });
      site = await serve(outDir);
      browser = await launch();
      page = await browser.newPage();
      page.on('request', (request) => {
        if (!request.url().startsWith(site.address) && !request.url().startsWith('blob:')) outside.push(request.url());
      });
      page.on('pageerror', (error) => outside.push(String(error)));
      await page.goto(site.address);
      await page.waitForFunction('window.runtimes !== undefined');
    }, 120_000);

    afterAll(async () => {
      await browser?.close();
      await site?.close();
    });

    it.each(['page', 'worker', 'portable'])('in the %s', async (name) => {
      const began = performance.now();
      const result = (await page.evaluate(`window.runtimes.${name}()`)) as Result;
      same(`Chromium ${browser.version()}, ${name}`, result, performance.now() - began);
      expect(outside).toEqual([]);
    });
  },
);
