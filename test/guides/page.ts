/** Examples in HTML, shown by Chromium from a server of plain files that has the built engine beside them. */

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { serve } from '../browser/page-site.ts';
import { root } from './modules.ts';

const SHOWN_MS = 60_000;

/** What a page shows in the end, and what went wrong on it. */
export interface Shown {
  /** The text of `#answer`, or the title of what an element drew there. */
  readonly answer: string;
  readonly faults: readonly string[];
}

/**
 * Shows a page until its `#answer` is there.
 *
 * @param files  scripts of the same guide that lie beside it, by name
 */
export async function show(browser: Browser, html: string, files: ReadonlyMap<string, string>): Promise<Shown> {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-guide-page-'));
  mkdirSync(join(folder, 'khagol'));
  for (const part of ['dist', 'data']) symlinkSync(`${root}packages/engine/${part}`, join(folder, 'khagol', part));
  symlinkSync(`${root}packages/playground/dist`, join(folder, 'page'));
  writeFileSync(join(folder, 'index.html'), html);
  for (const [name, code] of files) writeFileSync(join(folder, name), code);
  const site = await serve(folder);
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isIcon(message.location().url)) faults.push(message.text());
  });
  try {
    await page.goto(site.address);
    const told = await page
      .waitForFunction(
        () => {
          const answer = document.querySelector('#answer');
          return answer?.shadowRoot?.querySelector('svg')?.getAttribute('aria-label') ?? answer?.textContent?.trim();
        },
        undefined,
        { timeout: SHOWN_MS },
      )
      .catch((error: unknown) => void faults.push(String(error)));
    return { answer: String((await told?.jsonValue()) ?? ''), faults };
  } finally {
    await page.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Browsers ask for it by themselves, and the examples have none. */
function isIcon(url: string): boolean {
  return url.endsWith('/favicon.ico');
}
