/** A receipt made in Node, in a page: verified there, asked again there by the core in plain JavaScript, and signed there to the same bytes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import {
  issueReceipt,
  OPERATIONS,
  type Operation,
  operationNamed,
  verifyReceipt,
} from '../../packages/engine/src/receipt/index.ts';
import { chromiumPath, launch, type Site, serve, whySkipped } from '../browser/page-site.ts';
import { controls, hostileTokens } from './hostile-tokens.ts';
import { QUESTIONS } from './questions.ts';
import { ecSigner, edSigner, ISSUER, published } from './signers.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}.cache/receipt-page/`;
const issuer = ISSUER;
const birth = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209 };

/** The page: everything it needs, under one name. */
const PAGE = `
import { openEngine } from '${root}packages/engine/src/portable.ts';
import * as receipt from '${root}packages/engine/src/receipt/index.ts';
const engine = await openEngine();
window.receipts = {
  verify: (tokens, keys, options) => Promise.all(tokens.map((token) => receipt.verifyReceipt(token, keys, options))),
  recompute: (token, keys, input, options) => receipt.recomputeReceipt(token, keys, input, engine, receipt.OPERATIONS, options),
  recomputeAll: async (made, keys, options) => {
    const found = [];
    for (const { op, token, input } of made) {
      const { verdict } = await receipt.recomputeReceipt(token, keys, input, engine, receipt.OPERATIONS, options);
      found.push([op, verdict]);
    }
    return found;
  },
  issue: (op, input, issuer, signer) =>
    receipt.issueReceipt({ operation: receipt.operationNamed(receipt.OPERATIONS, op), input, engine, issuer }, signer),
};`;

describe.skipIf(chromiumPath === undefined)(
  chromiumPath === undefined ? `in Chromium (${whySkipped})` : 'in Chromium, a receipt made in Node',
  () => {
    const faults: string[] = [];
    let site: Site;
    let browser: Browser;
    let page: Page;

    beforeAll(async () => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}main.js`, PAGE);
      writeFileSync(
        `${folder}index.html`,
        '<!doctype html><title>receipts</title><script type="module" src="./main.js"></script>',
      );
      await build({
        root: folder,
        base: './',
        configFile: false,
        logLevel: 'error',
        build: { outDir: `${folder}built`, emptyOutDir: true, target: 'es2022', minify: false },
      });
      site = await serve(`${folder}built/`);
      browser = await launch();
      page = await browser.newPage();
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('request', (request) => {
        if (!request.url().startsWith(site.address)) faults.push(request.url());
      });
      await page.goto(site.address);
      await page.waitForFunction('window.receipts !== undefined');
    }, 120_000);

    afterAll(async () => {
      await browser?.close();
      await site?.close();
    });

    /** Asks the page; what goes in and out is JSON. */
    const ask = (name: string, ...args: readonly unknown[]): Promise<unknown> =>
      page.evaluate(`window.receipts.${name}(...${JSON.stringify(args)})`);

    it('verifies and is asked again, signed with either algorithm', async () => {
      const engine = await openEngine();
      for (const signer of [edSigner, ecSigner]) {
        const operation = operationNamed(OPERATIONS, 'chart') as Operation;
        const { token, output } = await issueReceipt({ operation, input: { birth }, engine, issuer }, signer);
        const found = await ask('recompute', token, published, { birth }, { issuer, output });
        expect(found).toMatchObject({ valid: true, verdict: 'matches', heldMatched: true, editions: [] });
        const signedThere = (await ask('issue', 'chart', { birth }, issuer, signer)) as { token: string };
        if (signer === edSigner) expect(signedThere.token).toBe(token);
        expect(await verifyReceipt(signedThere.token, published, { issuer, output })).toMatchObject({
          valid: true,
          outputMatched: true,
        });
      }
      expect(faults).toEqual([]);
    });

    it('is asked again about each calculation of the engine, to the same bytes', async () => {
      const engine = await openEngine();
      const made = await Promise.all(
        Object.entries(QUESTIONS).map(async ([op, input], i) => {
          const operation = operationNamed(OPERATIONS, op) as Operation;
          const signer = i % 2 === 0 ? edSigner : ecSigner;
          const { token } = await issueReceipt({ operation, input, engine, issuer }, signer);
          return { op, token, input };
        }),
      );
      const found = (await ask('recomputeAll', made, published, { issuer })) as readonly unknown[];
      expect(found).toEqual(made.map(({ op }) => [op, 'matches']));
      expect(found.length).toBe(OPERATIONS.length);
      expect(faults).toEqual([]);
    }, 120_000);

    it('is told from every hostile token by the same step as here', async () => {
      const texts = [...controls, ...hostileTokens]
        .map(([, token]) => token)
        .filter((token) => typeof token === 'string');
      expect(texts.length).toBeGreaterThan(240);
      const here = await Promise.all(texts.map((token) => verifyReceipt(token, published, { issuer })));
      expect(await ask('verify', texts, published, { issuer })).toEqual(here);
      expect(here.filter(({ valid }) => valid)).toHaveLength(controls.length);
      expect(faults).toEqual([]);
    });
  },
);
