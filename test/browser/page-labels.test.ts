import fc from 'fast-check';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DrawOptions, draw } from '../../packages/engine/src/drawing/index.ts';
import { anyChart, crowdedChart } from '../drawing/charts.ts';
import { chromiumPath, launch, whySkipped } from './page-site.ts';

const SEED = 20261121;

describe.skipIf(chromiumPath === undefined)(
  `a drawing in Chromium${chromiumPath === undefined ? ` (${whySkipped})` : ''}`,
  () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser?.close());

    it('draws labels that real fonts keep inside the picture and off one another', async () => {
      const charts = [crowdedChart, ...fc.sample(anyChart, { seed: SEED, numRuns: 40 })];
      const styles: readonly DrawOptions[] = [
        { style: 'north' },
        { style: 'south', houseNumbers: true },
        { style: 'east', houseNumbers: true },
        { style: 'wheel' },
        { style: 'north', symbols: true },
      ];
      const page = await browser.newPage();
      for (const options of styles) {
        await page.setContent(`<meta charset="utf-8">${charts.map((chart) => draw(chart, options).svg).join('')}`);
        const faults = await page.evaluate(() => {
          const said: string[] = [];
          document.querySelectorAll('svg').forEach((svg, at) => {
            const { width, height } = svg.viewBox.baseVal;
            const parts = (group: Element): DOMRect[] =>
              [
                ...group.querySelectorAll<SVGGraphicsElement>(
                  'text, path[stroke-width]:not([stroke-width="0.6"]):not([stroke-width="1.2"])',
                ),
              ].map((part) => {
                const box = part.getBBox();
                // The box of a text is as high as its font allows; capitals and figures fill the middle of it.
                return part.tagName === 'text'
                  ? new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.56)
                  : box;
              });
            const bodies = [...svg.querySelectorAll('g.body')].map((group) => ({
              name: group.querySelector('title')?.textContent ?? '',
              boxes: parts(group),
            }));
            for (const text of svg.querySelectorAll('text')) {
              const box = text.getBBox();
              if (box.x < 0 || box.y < -1 || box.x + box.width > width || box.y + box.height > height + 1)
                said.push(`${at}: ${text.textContent} leaves the picture`);
            }
            bodies.forEach((one, index) => {
              for (const other of bodies.slice(index + 1)) {
                const touching = one.boxes.some((a) =>
                  other.boxes.some(
                    (b) =>
                      a.left < b.right - 0.5 &&
                      b.left < a.right - 0.5 &&
                      a.top < b.bottom - 0.5 &&
                      b.top < a.bottom - 0.5,
                  ),
                );
                if (touching) said.push(`${at}: ${one.name} / ${other.name}`);
              }
            });
          });
          return said;
        });
        expect(faults, JSON.stringify(options)).toEqual([]);
      }
    });
  },
);
