/** Nothing on the page speaks of what is no longer there, and nobody at the keyboard is left in the middle of nowhere. */

import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withBirth } from '../../packages/playground/src/api/document.ts';
import { birthOf, firstForm } from '../../packages/playground/src/birth/form.ts';
import { builtPage } from './page-built.ts';
import { chromiumPath, launch, type Site, serve, whySkipped } from './page-site.ts';
import { openTab, READY, visitorOf } from './page-visit.ts';

const BIRTH = '#d=1990-01-15&t=10%3A30&lat=28.61&lon=77.21&tz=Asia%2FKolkata&p=Delhi&s=vedic';
const SAMPLE = { datetime: '2000-01-01T01:00', latitude: 1, longitude: 2, timezone: 'UTC' };

describe('the birth of the form in a sample request', () => {
  it('takes the place of the one there, with the reading of an hour that came twice and the height', () => {
    expect(withBirth(SAMPLE, birthOf({ ...firstForm, fold: '1', elevation: '216' }))).toEqual({
      datetime: '1947-08-15T00:00',
      latitude: 28.65,
      longitude: 77.23,
      timezone: 'Asia/Kolkata',
      fold: 1,
      elevation: 216,
    });
  });

  it('stays out where its hour is unknown or its date Julian, rather than lend its place to another’s hour', () => {
    expect(withBirth(SAMPLE, birthOf({ ...firstForm, timeUnknown: true }))).toEqual(SAMPLE);
    expect(withBirth(SAMPLE, birthOf({ ...firstForm, calendar: 'julian' }))).toEqual(SAMPLE);
  });
});

describe.skipIf(chromiumPath === undefined)(
  `what is shown is of now${chromiumPath === undefined ? ` (${whySkipped})` : ''}`,
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

    const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
    const focused = (page: Page): Promise<string> =>
      page.evaluate(() => document.activeElement?.id || (document.activeElement?.textContent ?? '').slice(0, 40));

    it('a verdict goes with the first letter that is changed, and a receipt with the chart it was made for', async () => {
      const { page } = await visit(`${BIRTH}&tab=receipt`, {}, READY.receipt);
      await press(page, 'Sign the chart of the form');
      const token = await page.locator('#receipt-made').inputValue();
      await page.fill('#receipt-held', token);
      await press(page, 'Verify and compute again');
      await page.locator('.verdict').waitFor();
      await page.fill('#receipt-held', `${token}A`);
      expect(await page.locator('.verdict').count()).toBe(0);
      await page.fill('#date', '1990-01-16');
      expect(await page.locator('#receipt-made').count()).toBe(0);
    });

    it('keys that came in the file of the receipt are told as such, and go with that file', async () => {
      const made = async (): Promise<Buffer> => {
        const { page } = await visit(`${BIRTH}&tab=receipt`, {}, READY.receipt);
        await press(page, 'Sign the chart of the form');
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          press(page, 'Download question, answer and receipt'),
        ]);
        return readFileSync(await file.path());
      };
      // Each page signs with a key of its own.
      const files = [await made(), await made()];
      const { page } = await visit(`${BIRTH}&tab=receipt`, {}, READY.receipt);
      for (const buffer of files) {
        await page.setInputFiles('#receipt-file', { name: 'held.json', mimeType: 'application/json', buffer });
        await page.locator('.verdict').waitFor();
        await expect.poll(() => page.locator('.verdict').textContent()).toContain('Authentic');
        expect(await page.locator('.verdict').textContent()).toContain('not who signed');
      }
    });

    it('a link shows the same in a page that held something else as in a fresh one', async () => {
      const { page } = await visit(`${BIRTH}&tab=match`, {}, READY.match);
      const told = (): Promise<string | null> => page.locator('.score').textContent();
      const fresh = await told();
      await page.locator('#second-date').fill('1999-05-05');
      expect(await told()).not.toBe(fresh);
      await page.evaluate((fragment) => {
        location.hash = fragment;
      }, `${BIRTH}&tab=match`);
      await expect.poll(told).toBe(fresh);
    });

    it('good times go when the purpose, the day or the place is another', async () => {
      const { page } = await visit(`${BIRTH}&tab=panchang`, {}, READY.panchang);
      await page.selectOption('#muhurta-days', '30');
      const found = page.locator('section:has(#muhurta-title) [role=status].hint');
      for (const change of [
        () => page.selectOption('#muhurta-purpose', { index: 2 }),
        () => press(page, 'The day after'),
        () => page.locator('#day-latitude').fill('12.97'),
      ]) {
        await press(page, 'Search');
        await found.waitFor({ timeout: 45_000 });
        await change();
        expect(await found.count()).toBe(0);
      }
    });

    it('every tab of a birth says that its hour is unknown, for the second one too', async () => {
      const { page } = await visit(`${BIRTH}&u=1&tab=dasha`, {}, READY.dasha);
      expect(await page.locator('.notice.noon').isVisible()).toBe(true);
      await openTab(page, 'match');
      expect(await page.locator('.notice.noon').isVisible()).toBe(true);
      expect(await page.locator('.hint.noon').count()).toBe(0);
      await page.locator('[name=second-timeUnknown]').check();
      expect(await page.locator('.hint.noon').isVisible()).toBe(true);
      await page.locator('[name=timeUnknown]').uncheck();
      expect(await page.locator('.notice.noon').count()).toBe(0);
    });

    it('an answer says whose chart it read, and what was stopped is not lost', async () => {
      const { page } = await visit(`${BIRTH}&tab=ask`, {}, READY.ask);
      await page.fill('#ask-question', 'When will my career improve?');
      await page.evaluate(() => {
        const stopper = new MutationObserver(() => {
          const stop = document.querySelector<HTMLButtonElement>('.work button');
          if (stop === null) return;
          stopper.disconnect();
          stop.focus();
          stop.click();
        });
        stopper.observe(document.body, { subtree: true, childList: true });
      });
      await press(page, 'Ask');
      await expect.poll(() => page.locator('#ask-question').inputValue()).toBe('When will my career improve?');
      expect(await focused(page)).toBe('Ask');
      await press(page, 'Ask');
      await page.locator('.turn').waitFor({ timeout: 45_000 });
      expect(await focused(page)).toBe('Ask');
      await page.locator('#date').fill('1991-02-03');
      expect(await page.locator('.turn > .hint').textContent()).toBe('The chart of 1990-01-15, 10:30, Delhi');
      await page.locator('.turn .suggestions button').first().click();
      await expect.poll(() => page.locator('.turn').count(), { timeout: 45_000 }).toBe(2);
      expect(await page.locator('.turn > .hint').first().textContent()).toContain('1991-02-03');
      expect(await focused(page)).toBe('ask-question');
    });

    it('another language of a report leaves the keyboard where it is', async () => {
      const { page } = await visit(`${BIRTH}&tab=report`, {}, READY.report);
      await page.focus('#report-language');
      await page.selectOption('#report-language', 'hi');
      await expect.poll(() => page.locator('#report-type option').first().textContent()).toMatch(/[\u0900-\u097f]/);
      expect(await focused(page)).toBe('report-language');
    });

    it('a request follows the birth until somebody changes it by hand', async () => {
      const { page, context } = await visit(BIRTH, { serviceWorkers: 'block' });
      const content = { 'application/json': { example: SAMPLE } };
      await context.route('**/openapi.json', (route) =>
        route.fulfill({ json: { paths: { '/v1/one': { post: { requestBody: { content } } } } } }),
      );
      await openTab(page, 'api');
      const body = page.locator('#api-body');
      expect(await body.inputValue()).toContain('1990-01-15T10:30');
      await page.fill('#time', '11:30');
      expect(await body.inputValue()).toContain('1990-01-15T11:30');
      await body.fill('{ "mine": 1 }');
      await page.fill('#time', '12:30');
      expect(await body.inputValue()).toBe('{ "mine": 1 }');
    });

    it('a date that no date box can hold is seen also when it comes from the other one', async () => {
      const { page } = await visit(`${BIRTH.replace('1990-01-15', '-0500-05-15')}&tab=match`, {}, '#second-date');
      await press(page, 'Swap the two');
      expect(await page.locator('#second-date').inputValue()).toBe('-0500-05-15');
      expect(await page.locator('#date').inputValue()).toBe('1950-01-26');
    });

    it('a room that was dragged is not covered by an outline of metres', async () => {
      const { page } = await visit(`${BIRTH}&tab=vastu`, {}, READY.vastu);
      const room = page.locator('.board .room').nth(1);
      const box = await room.boundingBox();
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      const before = await room.getAttribute('x');
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 60, y + 60, { steps: 4 });
      await page.mouse.up();
      expect(await room.getAttribute('x')).not.toBe(before);
      expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe('none');
    });

    it('a place of the panchang that cannot be is refused once, beside its field', async () => {
      const { page } = await visit(`${BIRTH}&tab=panchang`, {}, READY.panchang);
      await page.fill('#day-latitude', '95');
      await expect.poll(() => page.locator('.error:visible').count()).toBe(1);
      expect(await page.locator('#day-latitude-error').textContent()).toContain('90');
    });

    it('an empty date or time is told as missing', async () => {
      const { page } = await visit(BIRTH);
      for (const field of ['date', 'time']) {
        const before = await page.inputValue(`#${field}`);
        await page.fill(`#${field}`, '');
        await expect.poll(() => page.locator(`#${field}-error`).textContent()).toContain(`The ${field} is missing.`);
        await page.fill(`#${field}`, before);
      }
    });
  },
);
