/** `<khagol-chart>` in a page of somebody else's, in Chromium. */

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draw } from '../../packages/engine/src/drawing/index.ts';
import { hindi } from '../../packages/engine/src/language/hi.ts';
import { lahiriWholeSign, openEngine } from '../../packages/engine/src/node.ts';
import { builtPage } from './page-built.ts';
import { launch, type Site, serve } from './page-site.ts';

const BIRTH = { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
/** A page as strict as they come: nothing inline. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'";

describe('the element khagol-chart', () => {
  let folder = '';
  let site: Site;
  let browser: Browser;
  let page: Page;
  const faults: string[] = [];
  const engine = openEngine();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'khagol-element-'));
    cpSync(await builtPage(), folder, { recursive: true });
    writeFileSync(
      join(folder, 'other.html'),
      `<!doctype html><html lang="en"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Another page</title>` +
        `<khagol-chart id="chart" birth='${JSON.stringify(BIRTH)}'></khagol-chart><script type="module" src="khagol-chart.js"></script></html>`,
    );
    site = await serve(folder);
    browser = await launch();
    page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto(`${site.address}other.html`);
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    await site?.close();
    if (folder !== '') rmSync(folder, { recursive: true, force: true });
  });

  /** Changes the element and waits for what it says of it. */
  const changed = (change: string, event = 'khagol-drawn'): Promise<string> =>
    page.evaluate(
      ([code, name]) =>
        new Promise<string>((resolve) => {
          const element = document.querySelector('#chart') as HTMLElement;
          element.addEventListener(name, () => resolve(element.shadowRoot?.innerHTML ?? ''), { once: true });
          const [verb, key, value] = JSON.parse(code) as ['set' | 'remove' | 'property', string, string];
          if (verb === 'set') element.setAttribute(key, value);
          else if (verb === 'remove') element.removeAttribute(key);
          else Object.assign(element, { [key]: JSON.parse(value) as unknown });
        }),
      [change, event] as const,
    );
  const set = (name: string, value = ''): string => JSON.stringify(['set', name, value]);
  const remove = (name: string): string => JSON.stringify(['remove', name]);

  /** What the browser makes of the engine's own text, so that both are written the same way. */
  const asParsed = (svg: string): Promise<string> =>
    page.evaluate((text) => {
      const holder = document.createElement('div');
      holder.innerHTML = text;
      return holder.innerHTML;
    }, svg);

  it('casts and draws a birth in the style, language and colours of its attributes, as the engine draws it', async () => {
    await page.waitForFunction(() => document.querySelector('#chart')?.shadowRoot?.querySelector('svg') != null);
    const chart = (await engine).chart((await engine).moment(BIRTH), lahiriWholeSign);
    const shown = await page.evaluate(() => document.querySelector('#chart')?.shadowRoot?.innerHTML);
    expect(shown).toBe(await asParsed(draw(chart, { style: 'north' }).svg));
    expect(await changed(set('chart-style', 'south'))).toBe(await asParsed(draw(chart, { style: 'south' }).svg));
    expect(await changed(set('language', 'hi'))).toBe(
      await asParsed(draw(chart, { style: 'south', language: hindi }).svg),
    );
    expect(await changed(set('symbols'))).toBe(
      await asParsed(draw(chart, { style: 'south', language: hindi, symbols: true }).svg),
    );
    expect(await changed(set('colours', 'dark'))).toContain('fill="#171520"');
    for (const name of ['symbols', 'language', 'colours', 'chart-style']) await changed(remove(name));
  });

  it('draws a chart that is handed in as a property, and prefers it to the birth', async () => {
    const chart = (await engine).chart(
      (await engine).moment({ ...BIRTH, datetime: '1985-06-01T04:00:00' }),
      lahiriWholeSign,
    );
    const shown = await changed(JSON.stringify(['property', 'chart', JSON.stringify(chart)]));
    expect(shown).toBe(await asParsed(draw(chart, { style: 'north' }).svg));
    expect(await changed(JSON.stringify(['property', 'chart', 'null']))).not.toBe(shown);
  });

  it('follows the dark mode of the reader where its colours are auto', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await changed(set('colours', 'auto'))).toContain('fill="#fffdf9"');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(
      () => document.querySelector('#chart')?.shadowRoot?.innerHTML.includes('#171520') === true,
    );
    await changed(remove('colours'));
  });

  it('says what is wrong where a picture would be, in words a reader hears, and recovers', async () => {
    expect(await changed(set('birth', '{'), 'khagol-error')).toContain(
      'role="alert">The attribute birth must be JSON.',
    );
    expect(await changed(set('birth', '{"datetime":"<b>"}'), 'khagol-error')).not.toContain('<b>');
    expect(await changed(set('birth', JSON.stringify(BIRTH)))).toContain('<svg');
    expect(await changed(set('chart-style', 'round'), 'khagol-error')).toContain('north, south, east or wheel');
    expect(await changed(remove('chart-style'))).toContain('<svg');
    expect(await changed(set('language', 'xx'), 'khagol-error')).toContain('language must be one of en, hi');
    expect(await changed(remove('language'))).toContain('<svg');
  });

  it('takes what was set before it was known, fits its box, and breaks no rule of a strict page', async () => {
    const width = await page.evaluate(async () => {
      const early = document.createElement('khagol-chart');
      early.style.width = '200px';
      document.body.append(early);
      Object.assign(early, {
        birth: JSON.parse(document.querySelector('#chart')?.getAttribute('birth') ?? '') as unknown,
      });
      await new Promise((resolve) => early.addEventListener('khagol-drawn', resolve, { once: true }));
      return early.shadowRoot?.querySelector('svg')?.getBoundingClientRect().width;
    });
    expect(width).toBe(200);
    expect(faults).toEqual([]);
  });
});
