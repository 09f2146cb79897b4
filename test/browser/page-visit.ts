/** A visit to the built page that notes what went wrong while nobody looked. */

import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { TabId } from '../../packages/playground/src/tabs/ids.ts';
import type { Site } from './page-site.ts';

export interface Watched {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings of the console, and what was thrown and not caught. */
  readonly faults: string[];
  /** Addresses asked for that are not the site's. */
  readonly outside: string[];
}

export interface Visitor {
  /** Opens the page in a context of its own and waits for what the first tab shows, or for `awaited`. */
  visit(fragment?: string, options?: Parameters<Browser['newContext']>[0], awaited?: string): Promise<Watched>;
  /** Closes every context that was opened. */
  leave(): Promise<void>;
}

const FIRST_SEEN = '.positions tbody tr, [role=alert]:not([hidden])';

export function visitorOf(browser: () => Browser, site: () => Site): Visitor {
  const opened: BrowserContext[] = [];
  return {
    async visit(fragment = '', options = {}, awaited = FIRST_SEEN) {
      const { address } = site();
      const context = await browser().newContext({
        viewport: { width: 1280, height: 900 },
        locale: 'en-GB',
        ...options,
      });
      opened.push(context);
      const page = await context.newPage();
      const faults: string[] = [];
      const outside: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        // The tab of calls asks whether a server is there; that none is, the browser says by itself.
        if (message.location().url === `${address}openapi.json`) return;
        if (message.text().startsWith('Service Worker registration blocked')) return;
        if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
      });
      context.on('request', (request) => {
        if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url())) outside.push(request.url());
      });
      await page.goto(address + fragment);
      await page.waitForSelector(awaited);
      return { page, context, faults, outside };
    },
    async leave() {
      await Promise.all(opened.splice(0).map((context) => context.close()));
    },
  };
}

/** What each tab shows when it is ready. */
export const READY: Readonly<Record<TabId, string>> = {
  chart: '.picture svg',
  dasha: '.timeline svg',
  panchang: '#festivals-title',
  match: '#score-title',
  synastry: '.picture.wheel svg',
  vastu: '#grade-title',
  ask: '#ask-question',
  report: '#report-type',
  receipt: '#make-title',
  api: '#panel .notice, #api-title',
};

/** Opens a tab by its button. */
export async function openTab(page: Page, id: TabId): Promise<void> {
  await page.click(`#tab-${id}`);
  await page.waitForSelector(READY[id]);
}

/** Waits until the page's worker for use without a network has everything and steers the page. */
export async function readyOffline(page: Page): Promise<void> {
  await page.evaluate(() =>
    navigator.serviceWorker.ready
      .then(
        () =>
          navigator.serviceWorker.controller ??
          new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)),
      )
      .then(() => true),
  );
}
