import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { VARGAS } from '../../packages/engine/src/chart/index.ts';
import { festivalsTold, kundliOf, openJyotish, vargaChartOf } from '../../packages/engine/src/jyotish/index.ts';
import { type Engine, lahiriWholeSign, openEngine } from '../../packages/engine/src/node.ts';
import { assess } from '../../packages/engine/src/vastu/index.ts';
import { openWestern } from '../../packages/engine/src/western/index.ts';
import { firstPlan, planIn } from '../../packages/playground/src/vastu/plan.ts';
import { requestOf } from '../../packages/playground/src/vastu/request.ts';
import { builtPage } from './page-built.ts';
import { chromiumPath, launch, type Site, serve, whySkipped } from './page-site.ts';
import { READY, visitorOf } from './page-visit.ts';

const ONE = { date: '1990-01-15', time: '10:30', latitude: 28.61, longitude: 77.21, timezone: 'Asia/Kolkata' };
const OTHER = { date: '1988-07-04', time: '22:15', latitude: 19.07, longitude: 72.88, timezone: 'Asia/Kolkata' };
const ONE_IN_LINK = 'd=1990-01-15&t=10%3A30&lat=28.61&lon=77.21&tz=Asia%2FKolkata&p=Delhi&s=vedic';
const BOTH = `${ONE_IN_LINK}&2d=1988-07-04&2t=22%3A15&2lat=19.07&2lon=72.88&2tz=Asia%2FKolkata&2p=Mumbai&2s=vedic`;

describe.skipIf(chromiumPath === undefined)(
  `what the tabs show is what the engine computes in Node${chromiumPath === undefined ? ` (${whySkipped})` : ''}`,
  () => {
    let site: Site;
    let browser: Browser;
    let engine: Engine;
    const { visit, leave } = visitorOf(
      () => browser,
      () => site,
    );
    beforeAll(async () => {
      [site, browser, engine] = await Promise.all([builtPage().then(serve), launch(), openEngine()]);
    }, 180_000);
    afterEach(leave);
    afterAll(async () => {
      await browser?.close();
      await site?.close();
    });
    const textOf = async (page: Page, selector: string): Promise<string> =>
      ((await page.locator(selector).first().textContent()) ?? '').replace(/\s+/g, ' ').trim();
    const cellsOf = async (page: Page, table: string): Promise<readonly (readonly string[])[]> =>
      page
        .locator(`${table} tbody tr`)
        .evaluateAll((rows) =>
          rows.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())),
        );
    const jyotish = () => openJyotish(engine, { chart: lahiriWholeSign });

    it('divisional charts: every division of the engine, drawn with its own ascendant and explained house by house', async () => {
      const { page, faults } = await visit(`#${ONE_IN_LINK}&v=south`);
      const chart = engine.chart(engine.moment(ONE), lahiriWholeSign);
      const varga = page.getByLabel('Divisional chart');
      expect(
        await varga.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
      ).toEqual(VARGAS.map(({ id }) => id));
      for (const { id, division } of VARGAS) {
        await varga.selectOption(id);
        const { lagna, grahas } = vargaChartOf(kundliOf(chart), division);
        const houses = await page
          .locator('.picture .house')
          .evaluateAll((all) => all.map((one) => one.querySelector('title')?.textContent ?? ''));
        // South Indian cells stand in the order of the signs.
        expect(houses[lagna.sign - 1], id).toContain('house 1');
        expect(houses[grahas.Jupiter.sign - 1], id).toContain('Jupiter');
        expect(houses[grahas.Rahu.sign - 1], id).toContain('Rahu');
      }
      expect(await page.evaluate(() => location.hash)).toContain(`dv=${VARGAS.at(-1)?.id}`);
      await page.getByRole('radio', { name: 'Western' }).check();
      expect(await varga.count()).toBe(0);
      expect(faults).toEqual([]);
    });

    it('a house: its sign, lord, occupants and who looks at it, by pointing and by the keyboard', async () => {
      const { page, faults } = await visit(`#${ONE_IN_LINK}`);
      const told = (): Promise<string> => textOf(page, '.house-told [role=status]');
      // Pisces rises; Jupiter, its lord, stands in Gemini. Nobody looks at Pisces.
      expect(await told()).toBe('House 1PiscesLordJupiter in Gemini, house 4OccupantsnoneAspected bynone');
      await page.getByRole('radio', { name: '1', exact: true }).focus();
      for (let i = 0; i < 9; i += 1) await page.keyboard.press('ArrowRight');
      expect(await told()).toContain('House 10Sagittarius');
      expect(await told()).toContain('OccupantsMercury, Saturn');
      expect(await page.locator('.picture .house.told').count()).toBe(1);
      const fourth = page.locator('.picture .house').nth(3);
      await fourth.hover();
      // From Sagittarius Mercury and Saturn look at the seventh sign, from Scorpio Mars at the eighth.
      await expect
        .poll(told)
        .toBe('House 4GeminiLordMercury in Sagittarius, house 10OccupantsJupiterAspected byMars, Mercury, Saturn');
      expect(await fourth.getAttribute('class')).toContain('told');
      expect(await page.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true);
      await page.getByRole('radio', { name: 'East' }).check();
      await page.locator('.picture .house').nth(0).hover();
      await expect.poll(told).toContain('House 2Aries');
      expect(faults).toEqual([]);
    });

    it('dasha: the periods that run on a day, and those of the tree', async () => {
      const { page, faults } = await visit(`#${ONE_IN_LINK}&tab=dasha`, {}, READY.dasha);
      await page.getByLabel('Running on').fill('2020-06-01');
      const dasha = jyotish().dasha(engine.moment(ONE), 'vimshottari');
      const lords = dasha.runningAt(2_459_001.5, 5).map(({ lord }) => lord);
      expect(await page.locator('.running strong').allTextContents()).toEqual(lords);
      expect(await page.locator('.spans > li > details > summary strong').allTextContents()).toEqual(
        dasha.spans().map(({ lord }) => lord),
      );
      await page.locator('.spans > li > details').first().locator('summary').first().click();
      const inner = dasha.children(dasha.spans()[0] as Parameters<typeof dasha.children>[0]).map(({ lord }) => lord);
      await expect
        .poll(() => page.locator('.spans .spans').first().locator('> li > details > summary strong').allTextContents())
        .toEqual(inner);
      expect(faults).toEqual([]);
    });

    it('panchang: the limbs and the sunrise of a day', async () => {
      const { page, faults } = await visit(`#${ONE_IN_LINK}&tab=panchang`, {}, READY.panchang);
      await page.getByLabel('Day', { exact: true }).fill('2024-11-01');
      const { latitude, longitude, timezone } = ONE;
      const day = jyotish().panchang('2024-11-01', { latitude, longitude, timezone });
      const limbs = await cellsOf(page, 'section:has(#limbs-title) table');
      expect(limbs.filter(([label]) => label === 'Tithi').map(([, value]) => value)).toEqual(
        day.tithi.map(({ paksha, name }) => `${paksha === 'shukla' ? 'Shukla' : 'Krishna'} ${name}`),
      );
      expect(limbs.filter(([label]) => label === 'Nakshatra').map(([, value]) => value)).toEqual(
        day.nakshatra.map(({ name }) => name),
      );
      expect(await textOf(page, 'section:has(#panchang-title) dl')).toContain(
        `Sunrise${day.sun.sunrise?.slice(11, 16)}`,
      );
      const festivals = await page.locator('dl.festivals dd').allTextContents();
      const fasts = jyotish().festivals({ from: '2024-11-01', days: 28 }, { latitude, longitude, timezone });
      expect(festivals.map((text) => text.trim())).toEqual(
        festivalsTold(fasts).map(({ name, school }) => (school === null ? name : `${name} ${school}`)),
      );
      expect(faults).toEqual([]);
    });

    it('matching: points, kootas and poruthams of two people', async () => {
      const { page, faults } = await visit(`#${BOTH}&tab=match`, {}, READY.match);
      const { ashtakoota, porutham } = jyotish().matching(engine.moment(ONE), engine.moment(OTHER), {
        bride: 'person2',
      });
      expect(await textOf(page, '.score strong')).toBe(`${ashtakoota.totalScore} of ${ashtakoota.maxScore}`);
      const rows = await cellsOf(page, 'section:has(#score-title) table');
      expect(rows.slice(0, -1).map(([, one, other, points]) => [one, other, points])).toEqual(
        ashtakoota.factors.map((factor) => [
          factor.person1Value,
          factor.person2Value,
          `${factor.score} of ${factor.maxScore}`,
        ]),
      );
      expect((await cellsOf(page, 'section:has(#porutham-title) table')).map(([, grade]) => grade)).toEqual(
        porutham.poruthams.map(({ grade }) => grade),
      );
      await page.getByRole('radio', { name: 'the first' }).check();
      const turned = jyotish().matching(engine.moment(ONE), engine.moment(OTHER), { bride: 'person1' });
      expect(await textOf(page, '.score strong')).toBe(
        `${turned.ashtakoota.totalScore} of ${turned.ashtakoota.maxScore}`,
      );
      expect(faults).toEqual([]);
    });

    it('synastry: the aspects in order of their orbs, and both charts in one wheel', async () => {
      const { page, faults } = await visit(`#${BOTH}&tab=synastry`, {}, READY.synastry);
      const { aspects, summary } = openWestern(engine, 'modern').synastry(engine.moment(ONE), engine.moment(OTHER));
      const rows = await cellsOf(page, 'section:has(#aspects-title) table');
      const tight = [...aspects].sort((one, other) => one.orbDeg - other.orbDeg);
      expect(rows.length).toBeGreaterThan(5);
      expect(await textOf(page, 'section:has(#aspects-title) p')).toContain(String(summary.total));
      expect(rows[0]?.join(' ')).toContain(tight[0]?.type ?? '');
      expect(faults).toEqual([]);
    });

    it('Vastu: what is amiss stands there with its remedy, and the points lost are all told', async () => {
      // The north-east corner is missing, a stair stands in the middle, and the door is in an adverse part.
      const corners = '0,0;10,0;10,8;6,8;6,12;0,12';
      const rooms = 'kitchen,0,7.5,3.5,3;staircase,3.5,4.5,3,3;toilet,0,0,3,3';
      const text = `${corners}!${rooms}!10,3!0`;
      const { page, faults } = await visit(
        `#${ONE_IN_LINK}&tab=vastu&plan=${encodeURIComponent(text)}`,
        {},
        READY.vastu,
      );
      const record = assess(requestOf(planIn(text) ?? firstPlan));
      if (record.status !== 'assessed') throw new Error(record.reason);
      const { findings, score, scoreBreakdown } = record;
      expect(scoreBreakdown.shape.points).toBeGreaterThan(0);
      expect(findings.length).toBeGreaterThan(2);
      const told = await page.locator('.findings li').allTextContents();
      expect(told).toHaveLength(findings.length);
      for (const [at, { detail, remedy, source }] of findings.entries())
        for (const words of [detail, remedy ?? '', source]) expect(told[at]).toContain(words);
      const lost = await page.locator('.vastu tbody tr td.number').allTextContents();
      const sum = lost.reduce((total, points) => total + Number(points), 0);
      expect(Math.abs(100 - score - sum)).toBeLessThan(0.5 + 0.05 * lost.length);
      expect(faults).toEqual([]);
    });

    it('Vastu: a room dragged and moved by keys changes the grade, and the link keeps the plan', async () => {
      const { page, faults } = await visit(`#${ONE_IN_LINK}&tab=vastu`, {}, READY.vastu);
      const graded = async (fragment: string): Promise<string> => {
        const plan =
          planIn(
            new URLSearchParams(fragment.slice(1)).get('pl') ??
              new URLSearchParams(fragment.slice(1)).get('plan') ??
              '',
          ) ?? firstPlan;
        const judged = assess(requestOf(plan));
        return judged.status === 'assessed' ? `${judged.score} of ${judged.maxScore}` : '';
      };
      const shown = (): Promise<string> => textOf(page, '.score');
      const before = await shown();
      expect(before).toContain(await graded('#'));
      const kitchen = page.getByRole('button', { name: /^Kitchen,/ });
      const box = await kitchen.boundingBox();
      if (box === null) throw new Error('the kitchen is not drawn');
      // From the north-west to the south-east, where the fire belongs.
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 1.5, box.y + box.height * 2, { steps: 4 });
      await page.mouse.move(box.x + box.width * 2.3, box.y + box.height * 3, { steps: 4 });
      await page.mouse.up();
      await expect.poll(shown).not.toBe(before);
      const dragged = await shown();
      expect(dragged).toContain(await graded(await page.evaluate(() => location.hash)));
      const name = await kitchen.getAttribute('aria-label');
      await kitchen.focus();
      for (let i = 0; i < 5; i += 1) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Shift+ArrowUp');
      expect(await kitchen.getAttribute('aria-label')).not.toBe(name);
      const link = await page.evaluate(() => location.hash);
      const again = await visit(link, {}, READY.vastu);
      expect(await again.page.getByRole('button', { name: /^Kitchen,/ }).getAttribute('aria-label')).toBe(
        await kitchen.getAttribute('aria-label'),
      );
      expect(await textOf(again.page, '.score')).toBe(await shown());
      expect(faults).toEqual([]);
    });
  },
);
