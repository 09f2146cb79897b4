import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { birthOf, choicesOf, firstForm } from '../../packages/playground/src/birth/form.ts';
import { degreesText } from '../../packages/playground/src/format.ts';
import { builtPage } from './page-built.ts';
import { chromiumPath, launch, type Site, serve, whySkipped } from './page-site.ts';
import { readyOffline, visitorOf } from './page-visit.ts';

/** Names that look like addresses: of XML, and of what a PDF says of itself. Nobody fetches them. */
const NAMESPACES = ['http://www.w3.org/', 'http://purl.org/dc/', 'http://ns.adobe.com/', 'http://www.aiim.org/pdfa/'];

describe.skipIf(chromiumPath === undefined)(
  `the page in Chromium${chromiumPath === undefined ? ` (${whySkipped})` : ''}`,
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

    const row = (page: Page, name: string) =>
      page.locator('.positions tbody tr', { has: page.locator('th', { hasText: name }) });

    it('opens with a chart, without a fault and without a word to anyone outside', async () => {
      const { page, faults, outside } = await visit();
      expect(await page.locator('.picture svg').isVisible()).toBe(true);
      expect(await page.locator('.positions tbody tr').count()).toBe(11);
      await page.evaluate(() => navigator.serviceWorker.ready);
      expect(faults).toEqual([]);
      expect(outside).toEqual([]);
    });

    it('carries the licences and credits of what it is made of, one step away', async () => {
      const { page } = await visit();
      expect(await page.locator('footer').textContent()).toMatch(/GeoNames.*CC BY 4\.0/);
      expect(await page.locator('footer').textContent()).toContain('© OpenStreetMap contributors');
      const href = await page.getByRole('link', { name: 'Licences and credits' }).getAttribute('href');
      const text = readFileSync(join(folder, href ?? ''), 'utf8');
      for (const credit of ['Permission is hereby granted', 'GeoNames', 'Jason Miller', 'SIL OPEN FONT LICENSE'])
        expect(text).toContain(credit);
    });

    it('shows what the engine computes in Node, to the second of arc', async () => {
      const { page } = await visit();
      const engine = await openEngine();
      const chart = engine.chart(birthOf(firstForm), choicesOf(firstForm));
      for (const point of [chart.ascendant, ...chart.planets]) {
        const cells = await row(page, point.name).locator('td').allTextContents();
        expect(cells.slice(0, 2).map((cell) => cell.trim())).toEqual([point.sign, degreesText(point.degree)]);
      }
      expect((await page.locator('.moment').textContent()) ?? '').toContain('14 Aug 1947, 18:30:00');
      expect((await page.locator('.calculation').textContent()) ?? '').toContain(chart.calculation.ephemeris);
    });

    it('finds a city by an old name with the keyboard alone, and casts for it', async () => {
      const { page, faults } = await visit();
      await page.getByRole('combobox', { name: 'Place' }).fill('bomb');
      await page.waitForSelector('#place-list [role=option]');
      expect(await page.locator('#place-list').getByRole('option').allTextContents()).toContain(
        'Mumbai Maharashtra, India',
      );
      await page.keyboard.press('ArrowDown');
      expect(await page.getByRole('combobox', { name: 'Place' }).getAttribute('aria-activedescendant')).toBe('place-0');
      await page.keyboard.press('Enter');
      expect(await page.getByLabel('Latitude').inputValue()).toBe('19.07');
      expect(await page.getByLabel('Time zone').inputValue()).toBe('Asia/Kolkata');
      expect(await page.getByRole('listbox').isVisible()).toBe(false);
      expect(new URL(page.url()).hash).toContain('lat=19.07');
      expect(faults).toEqual([]);
    });

    it('keeps the option that the keyboard points at in sight', async () => {
      const { page } = await visit('', { viewport: { width: 1280, height: 500 } });
      await page.getByRole('combobox', { name: 'Place' }).fill('b');
      await page.waitForSelector('#place-list [role=option]');
      const count = await page.locator('#place-list').getByRole('option').count();
      expect(count).toBe(8);
      for (let i = 0; i < count; i += 1) {
        await page.keyboard.press('ArrowDown');
        const [list, option] = await Promise.all(
          ['#place-list', '#place-list [aria-selected=true]'].map((one) => page.locator(one).boundingBox()),
        );
        expect((option?.y ?? 0) + (option?.height ?? 0), `option ${i}`).toBeLessThanOrEqual(
          (list?.y ?? 0) + (list?.height ?? 0),
        );
        expect(option?.y ?? 0, `option ${i}`).toBeGreaterThanOrEqual(list?.y ?? 0);
      }
    });

    it('takes a city whose whole name was typed when the box is left, and says when it knows none', async () => {
      const { page } = await visit();
      const place = page.getByRole('combobox', { name: 'Place' });
      await place.fill('paris');
      await page.keyboard.press('Tab');
      await expect.poll(() => place.inputValue()).toBe('Paris, France');
      expect(await page.getByLabel('Latitude').inputValue()).toBe('48.85');
      expect(await page.getByLabel('Time zone').inputValue()).toBe('Europe/Paris');
      const unknown = page.locator('#place-unknown');
      expect(await unknown.isVisible()).toBe(false);
      await place.fill('Smallville');
      await page.keyboard.press('Tab');
      expect(await unknown.isVisible()).toBe(true);
      expect(await place.getAttribute('aria-describedby')).toContain('place-unknown');
      expect(await page.getByLabel('Latitude').inputValue()).toBe('48.85');
    });

    it('doubts a zone whose clocks are not those of the coordinates, and offers theirs', async () => {
      const { page } = await visit();
      const doubt = page.locator('.doubt');
      expect(await doubt.textContent()).toBe('');
      await page.getByLabel('Latitude').fill('48.86');
      await page.getByLabel('Longitude').fill('2.35');
      expect(await doubt.textContent()).toContain('Europe/Paris');
      await doubt.getByRole('button', { name: 'Take that zone' }).click();
      expect(await page.getByLabel('Time zone').inputValue()).toBe('Europe/Paris');
      expect(await doubt.textContent()).toBe('');
      // An offset was read from somewhere; it is nobody's oversight.
      await page.getByLabel('Time zone').fill('+05:30');
      expect(await doubt.textContent()).toBe('');
    });

    it('on a phone leads from the form to the chart, hides nothing the keyboard reaches, and keeps the names of a table', async () => {
      const { page } = await visit('', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      const jump = page.getByRole('button', { name: 'Show the chart', exact: true });
      expect(await jump.isVisible()).toBe(true);
      for (const name of ['latitude', 'timezone', 'ayanamsa', 'houseSystem', 'lilith']) {
        const field = page.locator(`[name=${name}]`);
        await field.focus();
        // Scrolling to the focus takes a moment.
        await expect
          .poll(async () => {
            const [box, foot] = [await field.boundingBox(), await jump.boundingBox()];
            return (box?.y ?? 0) + (box?.height ?? 0) <= (foot?.y ?? 0);
          })
          .toBe(true);
      }
      await jump.click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('result');
      await page.waitForFunction(() => {
        const top = document.getElementById('result')?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < 40;
      });
      const scrolled = await page
        .locator('.scrolling')
        .first()
        .evaluate((box) => {
          box.scrollLeft = 200;
          return [
            box.scrollLeft,
            (box.querySelector('tbody th')?.getBoundingClientRect().left ?? 0) >= box.getBoundingClientRect().left - 1,
          ];
        });
      expect(scrolled).toEqual([200, true]);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await jump.isVisible()).toBe(false);
    });

    it('turns to the Western wheel with Placidus houses and its aspects', async () => {
      const { page } = await visit();
      await page.getByRole('radio', { name: 'Western' }).check();
      expect(await page.locator('.picture.wheel svg').isVisible()).toBe(true);
      expect(await page.getByLabel('Houses', { exact: true }).first().inputValue()).toBe('placidus');
      expect(await page.locator('.picture .aspect').count()).toBeGreaterThan(3);
      expect(await page.getByLabel('Ayanamsa').count()).toBe(0);
      expect(await row(page, 'Pluto').count()).toBe(1);
      for (const style of ['North', 'South', 'East']) {
        await page.getByRole('radio', { name: style }).check();
        expect(await page.locator(`.picture.${style.toLowerCase()} svg`).isVisible()).toBe(true);
      }
    });

    it('says what is wrong at the field that is wrong, and recovers', async () => {
      const { page, faults } = await visit();
      const latitude = page.getByLabel('Latitude');
      await latitude.fill('91');
      const told = page.locator('#latitude-error');
      expect(await told.isVisible()).toBe(true);
      expect((await told.textContent()) ?? '').toMatch(/90/);
      expect(await latitude.getAttribute('aria-invalid')).toBe('true');
      expect(await latitude.getAttribute('aria-describedby')).toContain('latitude-error');
      expect(await page.locator('.stale').count()).toBe(1);
      await latitude.fill('28.65');
      expect(await told.isVisible()).toBe(false);
      expect(await page.locator('.stale').count()).toBe(0);
      for (const [label, value, field] of [
        ['Time zone', 'IST', 'timezone'],
        ['Latitude', 'abc', 'latitude'],
        ['Longitude', '', 'longitude'],
        ['Longitude', '200', 'longitude'],
        ['Date', '', 'date'],
      ] as const) {
        const before = await page.getByLabel(label, { exact: true }).inputValue();
        await page.getByLabel(label, { exact: true }).fill(value);
        expect(await page.locator(`#${field}-error`).isVisible(), `${label} ${value}`).toBe(true);
        // What the engine was handed in place of a number is nothing to show a person.
        expect(await page.locator('#page').textContent(), `${label} ${value}`).not.toContain('NaN');
        await page.getByLabel(label, { exact: true }).fill(before);
        expect(await page.locator(`#${field}-error`).isVisible(), `${label} mended`).toBe(false);
      }
      expect(faults).toEqual([]);
    });

    it('says how sure it is: an unknown time is warned of and widens the doubt', async () => {
      const { page } = await visit();
      const doubt = async (): Promise<string> =>
        ((await row(page, 'Moon').locator('td').last().textContent()) ?? '').trim();
      expect(await doubt()).toMatch(/^±[\d.]+″$/);
      await page.getByLabel('Time unknown').check();
      expect(await doubt()).toMatch(/^±[67](\.\d)?°$/);
      expect((await page.locator('.warnings').textContent()) ?? '').toMatch(/noon/);
      expect(await page.locator('.doubtful').count()).toBeGreaterThan(0);
      expect(await page.getByLabel('Time', { exact: true }).isDisabled()).toBe(true);
    });

    it('moves the time step by step', async () => {
      const { page } = await visit();
      const ascendant = async (): Promise<string> =>
        ((await row(page, 'Ascendant').textContent()) ?? '').replace(/\s+/g, ' ');
      const before = await ascendant();
      await page.getByRole('button', { name: 'Forward one hour' }).click();
      expect(await page.getByLabel('Time', { exact: true }).inputValue()).toBe('01:00');
      expect(await ascendant()).not.toBe(before);
      await page.getByRole('button', { name: 'Back one hour' }).click();
      await page.getByRole('button', { name: 'Back one minute' }).click();
      expect(await page.getByLabel('Date', { exact: true }).inputValue()).toBe('1947-08-14');
      await page.getByRole('button', { name: 'Forward one minute' }).click();
      expect(await ascendant()).toBe(before);
    });

    it('opens a shared link as it was, in its fragment only', async () => {
      const { page } = await visit();
      await page.getByRole('radio', { name: 'Western' }).check();
      await page.getByLabel('Lunar nodes').selectOption('true');
      const link = page.url();
      expect(new URL(link).search).toBe('');
      const again = await visit(new URL(link).hash);
      expect(await again.page.getByLabel('Lunar nodes').inputValue()).toBe('true');
      expect((await again.page.locator('.positions').textContent()) ?? '').toBe(
        (await page.locator('.positions').textContent()) ?? '',
      );
    });

    it('works without a network once it has been open, also when opened anew', async () => {
      const own = await serve(folder);
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(own.address);
      await readyOffline(page);
      await own.close();
      await context.setOffline(true);
      await page.reload();
      await page.waitForSelector('.positions tbody tr');
      await page.getByRole('radio', { name: 'Western' }).check();
      expect(await page.locator('.picture.wheel svg').isVisible()).toBe(true);
      await context.close();
    });

    it('names every control, heads every table column and keeps ids unique', async () => {
      const { page } = await visit();
      await page
        .locator('details')
        .first()
        .evaluate((details: HTMLDetailsElement) => {
          details.open = true;
        });
      const faults = await page.evaluate(() => {
        const said: string[] = [];
        const text = (node: Element | null): string => node?.textContent?.trim() ?? '';
        for (const control of document.querySelectorAll<HTMLInputElement>('input, select')) {
          if ([...(control.labels ?? [])].every((label) => text(label) === '') && !control.getAttribute('aria-label'))
            said.push(`no label: ${control.outerHTML}`);
          for (const id of (control.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one !== ''))
            if (document.getElementById(id) === null) said.push(`describes nothing: ${id}`);
        }
        for (const button of document.querySelectorAll('button, a'))
          if (text(button) === '' && !button.getAttribute('aria-label')) said.push(`no name: ${button.outerHTML}`);
        for (const cell of document.querySelectorAll('th')) if (!cell.scope) said.push(`no scope: ${text(cell)}`);
        for (const table of document.querySelectorAll('table'))
          if (text(table.caption) === '') said.push('a table without a caption');
        for (const fieldset of document.querySelectorAll('fieldset'))
          if (text(fieldset.querySelector('legend')) === '') said.push('a fieldset without a legend');
        for (const svg of document.querySelectorAll('.picture svg'))
          if (!svg.getAttribute('aria-label') || text(svg.querySelector('title')) === '')
            said.push('a picture without a name');
        const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
        said.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: ${id}`));
        const headings = [...document.querySelectorAll('h1, h2, h3')].map((heading) => Number(heading.tagName[1]));
        if (headings.filter((level) => level === 1).length !== 1 || headings[0] !== 1)
          said.push(`headings ${headings.join()}`);
        if (document.documentElement.lang !== 'en') said.push('no language');
        for (const element of document.querySelectorAll('[style], script:not([src])'))
          said.push(`inline: ${element.outerHTML.slice(0, 80)}`);
        return said;
      });
      expect(faults).toEqual([]);
    });

    it('fits 390 px and 320 px without scrolling sideways, light and dark, with targets large enough for a finger', async () => {
      const western = '#d=1931-03-14&t=01%3A30&lat=51.51&lon=-0.13&tz=&p=London&s=western&u=1&o=1&m=1&l=1';
      for (const [width, colorScheme, fragment] of [
        [390, 'light', ''],
        [390, 'dark', western],
        [320, 'light', western],
      ] as const) {
        const { page, faults } = await visit(fragment, {
          viewport: { width, height: 844 },
          colorScheme,
          hasTouch: true,
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} ${colorScheme}`).toBe(width);
        const small = await page.evaluate(() =>
          [...document.querySelectorAll('button, select, .field input, .segments label, .check')]
            .map((element) => [element.textContent, element.getBoundingClientRect().height] as const)
            .filter(([, height]) => height > 0 && height < 32),
        );
        expect(small).toEqual([]);
        expect(faults).toEqual([]);
        // 4.5 : 1 for body text and hints on their cards (WCAG 2.2, 1.4.3) follows from the palette test; here: the theme did change.
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
          colorScheme === 'dark' ? 'rgb(16, 14, 23)' : 'rgb(247, 243, 236)',
        );
      }
    });

    it('ships nothing that speaks to another host', () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(html|js|css)$/.test(file),
      )) {
        const text = readFileSync(join(folder, name), 'utf8');
        const addresses = [...text.matchAll(/https?:\/\/[^\s"'`)\\]+/g)]
          .map((match) => match[0])
          .filter((address) => !NAMESPACES.some((namespace) => address.startsWith(namespace)));
        expect(addresses, name).toEqual([]);
      }
    });
  },
);
