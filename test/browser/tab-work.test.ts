import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lahiriWholeSign, openEngine } from '../../packages/engine/src/node.ts';
import { builtPage } from './page-built.ts';
import { chromiumPath, launch, type Site, serve, whySkipped } from './page-site.ts';
import { READY, visitorOf } from './page-visit.ts';

const BIRTH = '#d=1990-01-15&t=10%3A30&lat=28.61&lon=77.21&tz=Asia%2FKolkata&p=Delhi&s=vedic';

describe.skipIf(chromiumPath === undefined)(
  `work of the page${chromiumPath === undefined ? ` (${whySkipped})` : ''}`,
  () => {
    let site: Site;
    let browser: Browser;
    const { visit, leave } = visitorOf(
      () => browser,
      () => site,
    );
    beforeAll(async () => {
      [site, browser] = await Promise.all([builtPage().then(serve), launch()]);
    }, 180_000);
    afterEach(leave);
    afterAll(async () => {
      await browser?.close();
      await site?.close();
    });

    it('a search for a good time shows how far it is, is stopped at once, and finds when it is let', async () => {
      const { page, faults } = await visit(`${BIRTH}&tab=panchang`, {}, READY.panchang);
      await page.getByLabel('Days to search').selectOption('366');
      const bar = page.locator('.work progress');
      // Within the page, as a year may be searched before a driver has looked twice.
      const part = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const button = (name: string): HTMLButtonElement | undefined =>
              [...document.querySelectorAll('button')].find((one) => one.textContent === name);
            const look = (): void => {
              const value = document.querySelector<HTMLProgressElement>('.work progress')?.value ?? 0;
              if (value === 0) return;
              watcher.disconnect();
              button('Stop')?.click();
              resolve(value);
            };
            const watcher = new MutationObserver(look);
            watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
            button('Search')?.click();
          }),
      );
      expect(part).toBeGreaterThan(0);
      expect(part).toBeLessThan(1);
      await expect.poll(() => bar.count()).toBe(0);
      expect(await bar.count()).toBe(0);
      expect(await page.locator('.windows li').count()).toBe(0);
      await page.getByLabel('Days to search').selectOption('30');
      await page.getByLabel('For', { exact: true }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Search' }).click();
      await page.waitForSelector('section:has(#muhurta-title) [role=status].hint', { timeout: 45_000 });
      expect(await bar.count()).toBe(0);
      expect(faults).toEqual([]);
    });

    it('an answer comes sentence by sentence, and each opens to what it rests on, by the keyboard too', async () => {
      const { page, faults } = await visit(`${BIRTH}&tab=ask`, {}, READY.ask);
      await page.fill('#ask-question', 'When will my career improve?');
      await page.keyboard.press('Enter');
      const sentence = page.locator('.turn .sentence').first();
      await sentence.waitFor({ timeout: 45_000 });
      expect(await page.locator('.turn .sentence').count()).toBeGreaterThan(2);
      await sentence.focus();
      await page.keyboard.press('Enter');
      expect(await sentence.getAttribute('aria-expanded')).toBe('true');
      expect(await page.locator('.grounds li').count()).toBeGreaterThan(0);
      await page.keyboard.press(' ');
      expect(await page.locator('.grounds').count()).toBe(0);
      expect(await page.locator('.answer-text').first().getAttribute('lang')).toBe('en');
      await page.fill('#ask-question', 'मेरा विवाह कब होगा?');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.answer-text[lang=hi] .sentence', { timeout: 45_000 });
      expect(faults).toEqual([]);
    });

    it('a report is made beside the page, shown and downloaded as a PDF; the second in a language asks for no font again', async () => {
      const { page, context, faults } = await visit(`${BIRTH}&tab=report`, { serviceWorkers: 'block' }, READY.report);
      const fonts: string[] = [];
      context.on('request', (request) => {
        if (request.url().includes('/fonts/')) fonts.push(request.url());
      });
      const make = page.getByRole('button', { name: 'Make the report' });
      await make.click();
      await page.waitForSelector('.made', { timeout: 45_000 });
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download the PDF' }).click(),
      ]);
      expect(
        readFileSync(await file.path())
          .subarray(0, 5)
          .toString('latin1'),
      ).toBe('%PDF-');
      const count = fonts.length;
      expect(count).toBeGreaterThan(0);
      await make.click();
      await page.waitForSelector('.work progress');
      await page.waitForSelector('.made', { timeout: 45_000 });
      expect(fonts.length).toBe(count);
      expect(faults).toEqual([]);
    });

    it('a receipt is made, downloaded, verified from the file by computing it again, and refused when a byte is changed', async () => {
      const { page, faults } = await visit(`${BIRTH}&tab=receipt`, {}, READY.receipt);
      await page.getByRole('button', { name: 'Sign the chart of the form' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download question, answer and receipt' }).click(),
      ]);
      const held = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
        receipt: string;
        output: { ascendant: { longitude: number } };
      };
      const engine = await openEngine();
      const chart = engine.chart(
        engine.moment({
          date: '1990-01-15',
          time: '10:30',
          latitude: 28.61,
          longitude: 77.21,
          timezone: 'Asia/Kolkata',
        }),
        lahiriWholeSign,
      );
      expect(held.output.ascendant.longitude).toBe(chart.ascendant.longitude);
      const give = (content: unknown): Promise<void> =>
        page.setInputFiles('input[type=file]', {
          name: 'held.json',
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify(content)),
        });
      const verdict = page.locator('.verdict');
      await give(held);
      await verdict.waitFor();
      expect(await verdict.getAttribute('class')).toBe('verdict good');
      expect(await verdict.textContent()).toContain('Computed again here: the same answer, to the byte.');
      // Another answer beside the same receipt.
      await give({ ...held, output: { ...held.output, ascendant: { ...held.output.ascendant, longitude: 1 } } });
      await expect.poll(() => verdict.getAttribute('class')).toBe('verdict bad');
      expect(await verdict.textContent()).toContain('not the one that was signed');
      // Another signature: the first letter of it, which is never padding.
      const [head, payload, signature = ''] = held.receipt.split('.');
      const broken = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
      await give({ ...held, receipt: [head, payload, broken].join('.') });
      await expect.poll(() => verdict.textContent()).toContain('Refused');
      expect(await verdict.getAttribute('class')).toBe('verdict bad');
      expect(faults).toEqual([]);
    });

    it('a call shows what is asked, what comes back, and the same for a shell', async () => {
      const { page, context } = await visit(BIRTH, { serviceWorkers: 'block' });
      await context.route('**/openapi.json', (route) =>
        route.fulfill({
          json: {
            paths: {
              '/v1/echo': {
                post: {
                  operationId: 'echo',
                  tags: ['Echo'],
                  summary: 'Says it again.',
                  'x-price-usd': 0.01,
                  requestBody: { content: { 'application/json': { example: { word: 'om' } } } },
                },
              },
            },
          },
        }),
      );
      await context.route('**/v1/echo', (route) =>
        route.fulfill({ json: { asked: route.request().postDataJSON(), key: route.request().headers()['x-api-key'] } }),
      );
      await page.click('#tab-api');
      await page.waitForSelector('#api-operation');
      await page.fill('#api-key', 'kg_test');
      await page.fill('#api-body', '{ "word": "hum" }');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.waitForSelector('pre.answer');
      expect(JSON.parse((await page.locator('pre.answer').textContent()) ?? '')).toEqual({
        asked: { word: 'hum' },
        key: 'kg_test',
      });
      expect(await page.locator('#panel').textContent()).toContain('curl');
      await page.fill('#api-body', '{ word');
      await page.getByRole('button', { name: 'Send' }).click();
      expect(await page.getByRole('alert').filter({ hasText: 'JSON' }).isVisible()).toBe(true);
    });
  },
);
