import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TAB_IDS } from '../../packages/playground/src/tabs/ids.ts';
import { builtPage } from './page-built.ts';
import { chromiumPath, launch, type Site, serve, whySkipped } from './page-site.ts';
import { openTab, READY, readyOffline, visitorOf } from './page-visit.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const ALL_RULES: readonly string[] = [];
/** A theme changes nothing but colours. */
const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];
const BIRTH = '#d=1990-01-15&t=10%3A30&lat=28.61&lon=77.21&tz=Asia%2FKolkata&p=Delhi&s=vedic';

describe.skipIf(chromiumPath === undefined)(
  `the tabs of the page${chromiumPath === undefined ? ` (${whySkipped})` : ''}`,
  () => {
    let folder = '';
    let site: Site;
    let browser: Browser;
    const { visit, leave } = visitorOf(
      () => browser,
      () => site,
    );
    beforeAll(async () => {
      folder = await builtPage();
      site = await serve(folder);
      browser = await launch();
    }, 180_000);
    afterEach(leave);
    afterAll(async () => {
      await browser?.close();
      await site?.close();
    });

    const selected = (page: Page): Promise<string | null> =>
      page.locator('[role=tab][aria-selected=true]').getAttribute('id');

    it('open by a click, each with its own panel, without a fault and without a word to anyone outside', async () => {
      const { page, faults, outside } = await visit(BIRTH);
      for (const id of TAB_IDS) {
        await openTab(page, id);
        expect(await selected(page)).toBe(`tab-${id}`);
        expect(await page.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(`tab-${id}`);
        expect(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('tab') ?? 'chart').toBe(id);
        expect(await page.locator('#panel [role=alert]:not([hidden])').count(), id).toBe(0);
      }
      expect(faults).toEqual([]);
      expect(outside).toEqual([]);
    });

    it('open by the keyboard: one stop, arrows around and around, Home and End', async () => {
      const { page, faults } = await visit(BIRTH);
      expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1);
      await page.focus('#tab-chart');
      for (const id of [...TAB_IDS.slice(1), 'chart']) {
        await page.keyboard.press('ArrowRight');
        expect(await selected(page)).toBe(`tab-${id}`);
        expect(await page.evaluate(() => document.activeElement?.id)).toBe(`tab-${id}`);
      }
      await page.keyboard.press('ArrowLeft');
      expect(await selected(page)).toBe('tab-api');
      await page.keyboard.press('Home');
      expect(await selected(page)).toBe('tab-chart');
      await page.keyboard.press('End');
      expect(await selected(page)).toBe('tab-api');
      expect(faults).toEqual([]);
    });

    it('open by a link, and follow the address when it changes', async () => {
      const { page, faults } = await visit(`${BIRTH}&tab=synastry`, {}, READY.synastry);
      expect(await selected(page)).toBe('tab-synastry');
      for (const id of [...TAB_IDS].reverse()) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, `${BIRTH}&tab=${id}`);
        await page.waitForSelector(READY[id]);
        expect(await selected(page)).toBe(`tab-${id}`);
      }
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `${BIRTH}&tab=nosuch`);
      await expect.poll(() => selected(page)).toBe('tab-chart');
      expect(faults).toEqual([]);
    });

    it('all work without a network, questions and reports too', async () => {
      const own = await serve(folder);
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${own.address}${BIRTH}`);
      await readyOffline(page);
      await own.close();
      await context.setOffline(true);
      await page.reload();
      await page.waitForSelector(READY.chart);
      for (const id of TAB_IDS) await openTab(page, id);
      await openTab(page, 'ask');
      await page.fill('#ask-question', 'When will my career improve?');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.turn .sentence', { timeout: 45_000 });
      await openTab(page, 'report');
      await page.click('button[type=submit]');
      await page.waitForSelector('.made', { timeout: 45_000 });
      expect(await page.locator('.made [role=status]').textContent()).toMatch(/\d+ pages/);
      await page.fill('#place', 'bomb');
      await page.waitForSelector('#place-list [role=option]');
      await context.close();
    }, 120_000);

    it('give axe nothing to say in both themes, and do not scroll sideways on a phone', async () => {
      const said: string[] = [];
      for (const width of [1280, 390]) {
        const { page } = await visit(BIRTH, { viewport: { width, height: 900 }, bypassCSP: true });
        await page.addScriptTag({ path: AXE });
        for (const id of TAB_IDS) {
          await openTab(page, id);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          if (wide > width) said.push(`${id} at ${width}: ${wide} px wide`);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            said.push(
              ...(await axeOn(page, colorScheme === 'light' ? ALL_RULES : COLOUR_RULES)).map(
                (fault) => `${id} ${width} ${colorScheme}: ${fault}`,
              ),
            );
          }
        }
      }
      expect(said).toEqual([]);
    }, 120_000);

    it('print what they show, without tabs and forms', async () => {
      const { page } = await visit(BIRTH);
      await page.emulateMedia({ media: 'print' });
      for (const hidden of ['.tabs', '.panel', '.toolbar', '.actions', '.house-told', 'footer'])
        expect(await isSeen(page, hidden), hidden).toBe(false);
      expect(await page.locator('.picture svg').isVisible()).toBe(true);
      expect(await page.locator('.positions').isVisible()).toBe(true);
      await page.evaluate(() => document.getElementById('tab-match')?.click());
      await page.waitForSelector('.score');
      expect(await isSeen(page, 'form.second')).toBe(false);
      expect(await page.locator('.score').isVisible()).toBe(true);
    });

    it('show the first chart soon after the page is opened', async () => {
      const { page } = await visit();
      const drawnMs = await page.evaluate(() => performance.now());
      console.log(`first chart by ${Math.round(drawnMs)} ms after navigation began`);
      expect(drawnMs).toBeLessThan(5000);
    });

    it('need no more than 150 KB of code for the first load, core and ephemeris apart', () => {
      const files = firstLoad(folder);
      const sizes = files.map(
        (name) => [name, gzipSync(withoutCore(readFileSync(join(folder, name))), { level: 9 }).length] as const,
      );
      const total = sizes.reduce((sum, [, size]) => sum + size, 0);
      console.log(
        `first load: ${(total / 1024).toFixed(1)} KB gz of ${sizes.map(([name, size]) => `${name} ${(size / 1024).toFixed(1)}`).join(', ')}`,
      );
      expect(total).toBeLessThan(150 * 1024);
      // The list of cities waits until somebody turns to a place.
      expect(files.some((name) => name.includes('gazetteer'))).toBe(false);
    });
  },
);

/** Scripts and sheets that index.html loads, and those that the first tab fetches, with all that they import. */
function firstLoad(folder: string): readonly string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const chart = readdirSync(join(folder, 'assets')).filter(
    (name) => name.endsWith('.js') && readFileSync(join(folder, 'assets', name), 'utf8').includes('house-told'),
  );
  const wanted = [
    ...[...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, name = '']) => name),
    ...chart.map((name) => `assets/${name}`),
  ];
  const found = new Set<string>();
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    if (!name.endsWith('.js')) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    for (const [, other = ''] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      wanted.push(`assets/${other}`);
  }
  return [...found].sort();
}

/** The code without the core, which is the one long run of base64 that begins as WebAssembly does. */
function withoutCore(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('utf8').replace(/AGFzbQ[A-Za-z0-9+/=]{2000,}/g, ''));
}

/** Whether something is drawn; by the browser's own word, as the driver's is of the screen. */
function isSeen(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((one) => document.querySelector(one)?.checkVisibility() === true, selector);
}

/** What axe finds on the page as it stands, a line a rule. */
async function axeOn(page: Page, rules: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(only.length === 0 ? {} : { runOnly: only });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary.slice(0, 200)}`,
    );
  }, rules);
}
