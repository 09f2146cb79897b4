/** What the two painters make of the same drawing. Chromium and poppler must be there: without them nobody has looked. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paintSvg } from '../../packages/engine/src/drawing/index.ts';
import { gallery } from './gallery.ts';
import { rendered } from './languages.ts';
import { differing, openStudio, type Studio } from './painting.ts';

const MOST = 0.005;

describe('a drawing on the screen and on paper', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio();
  }, 120_000);
  afterAll(() => studio?.close());

  for (const language of rendered) {
    it(`is the same picture, but for 0.5 % of its pixels, in ${language.english}`, async () => {
      const shares: Record<string, number> = {};
      for (const [name, scene] of Object.entries(gallery(language)))
        shares[name] = differing(await studio.inBrowser(scene), await studio.onPaper(scene));
      if (process.env['KHAGOL_REPORT']) console.log(language.code, shares);
      for (const [name, share] of Object.entries(shares)) expect(share, name).toBeLessThan(MOST);
    }, 120_000);
  }

  it('would be told apart when one label were missing, or one were moved by three units', async () => {
    const { shadbala } = gallery();
    if (shadbala === undefined) throw new Error('no shadbala');
    const whole = await studio.inBrowser(shadbala);
    const [ground, , , , ...rows] = shadbala.items;
    const without = { ...shadbala, items: [ground as (typeof rows)[number], ...rows] };
    expect(differing(whole, await studio.onPaper(without))).toBeGreaterThan(MOST);
    const moved = shadbala.items.map((item) =>
      item.kind === 'group'
        ? { ...item, items: item.items.map((part) => (part.kind === 'text' ? { ...part, x: part.x + 3 } : part)) }
        : item,
    );
    expect(differing(whole, await studio.onPaper({ ...shadbala, items: moved }))).toBeGreaterThan(MOST);
  }, 60_000);
});

describe('the SVG of a drawing', () => {
  for (const [name, scene] of Object.entries(gallery()))
    it(`is the text that was looked at: ${name}`, async () => {
      const svg = paintSvg(scene, { colours: 'variables', width: scene.width });
      await expect(svg.replaceAll('><g', '>\n<g')).toMatchFileSnapshot(`./snapshots/${name}.svg`);
    });
});
