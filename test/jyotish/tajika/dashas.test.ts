/** The periods of one year against a printed book, and the laws of their tiling. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { spotAt } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import {
  type DashaSpan,
  type MuddaGround,
  muddaDashaOf,
  patyayiniDashaOf,
  spansWithin,
  VARSHA_MEASURES,
  varshaNarayanaOf,
  varshaphalaOf,
} from '../../../packages/engine/src/jyotish/index.ts';
import { localClock } from '../../../packages/engine/src/time/local-clock.ts';
import { anyKundli, seeded } from '../graha/kundlis.ts';
import { born, example122, exercise48, zodiac } from './births.ts';

const { moment, clock } = born(example122);
const yearOf122 = varshaphalaOf(zodiac, moment, { age: 21 }, { clock });
const dateOf = (jdUt: number): string => clock.dateText(jdUt);
const daysOf = ({ startJdUt, endJdUt }: DashaSpan): number => endJdUt - startJdUt;

/** Tiles from a start to an end, exactly. */
function expectTiles(spans: readonly DashaSpan[], start: number, end: number): void {
  let at = start;
  for (const span of spans) {
    expect(span.startJdUt).toBe(at);
    expect(span.endJdUt).toBeGreaterThanOrEqual(at);
    at = span.endJdUt;
  }
  expect(at).toBe(end);
}

describe('the book’s year of 1993 (Integrated Approach, example 122)', () => {
  it('has the patyayini periods of table 75', () => {
    // Names, and days out of 365.2425, as printed from degrees of whole minutes: each minute is a quarter of a day.
    const printed = [
      ['Venus', 24.98],
      ['Mercury', 48.17],
      ['Moon', 0.51],
      ['Saturn', 25.74],
      [null, 11.21],
      ['Jupiter', 57.35],
      ['Sun', 93.29],
      ['Mars', 103.99],
    ] as const;
    expect(yearOf122.patyayini.map(({ lord }) => lord)).toEqual(printed.map(([lord]) => lord));
    expect(yearOf122.patyayini[4]?.sign).toBe(6);
    for (const [i, [, days]] of printed.entries())
      expect(Math.abs(daysOf(yearOf122.patyayini[i] as DashaSpan) - days)).toBeLessThan(0.5);
  });

  it('has Rahu first in mudda, with 42.66 of his 54 days, and Jupiter for 48 from the middle of July', () => {
    const [rahu, jupiter] = yearOf122.mudda as readonly [DashaSpan, DashaSpan];
    expect([rahu.lord, jupiter.lord]).toEqual(['Rahu', 'Jupiter']);
    const solarDays = (daysOf(rahu) * 360) / (yearOf122.endJdUt - yearOf122.startJdUt);
    expect(solarDays).toBeCloseTo(42.66, 1);
    expect(dateOf(rahu.endJdUt)).toBe('1993-07-14');
  });

  it('has the varsha Narayana periods of the navamsha that are printed', () => {
    // Ketu is in Gemini there and gives Scorpio seven years: the book takes nothing from him for it.
    const options = { division: 9, nodeExaltation: 'bphs' } as const;
    const dasha = varshaNarayanaOf(yearOf122.kundli, yearOf122.muntha, yearOf122, options);
    const spans = dasha.spans().slice(0, 5);
    expect(spans.map(({ sign }) => sign)).toEqual([8, 9, 10, 11, 12]);
    const year = yearOf122.endJdUt - yearOf122.startJdUt;
    expect(spans.map((span) => Math.round((daysOf(span) * 360) / year))).toEqual([21, 12, 6, 9, 33]);
    expect(dateOf(spans[4]?.startJdUt as number)).toBe('1993-07-20');
  });
});

describe('the book’s other varsha Narayana periods (examples 123 and 124)', () => {
  it.each([
    [21, 4, [1, 2, 3, 4], 6, '1991-08-10', '1991-08-26'],
    [17, 24, [1, 2, 3, 4], 4, '1987-05-26', '1987-06-17'],
  ] as const)('of completed year %i in D-%i', (age, division, order, sign, start, end) => {
    const birth = born(exercise48);
    const { kundli, muntha, startJdUt, endJdUt } = varshaphalaOf(zodiac, birth.moment, { age });
    const dasha = varshaNarayanaOf(kundli, muntha, { startJdUt, endJdUt }, { division });
    expect(
      dasha
        .spans()
        .slice(0, 4)
        .map((span) => span.sign),
    ).toEqual(order);
    const span = dasha.spans().find((each) => each.sign === sign) as DashaSpan;
    expect([dateOf(span.startJdUt), dateOf(span.endJdUt)]).toEqual([start, end]);
  });
});

const starts = fc.double({ min: 2400000, max: 2480000, noNaN: true });
const grounds: fc.Arbitrary<MuddaGround> = fc
  .record({
    startJdUt: starts,
    completedYears: fc.integer({ min: 0, max: 120 }),
    natal: fc.double({ min: 0, max: 359.99, noNaN: true }),
    now: fc.double({ min: 0, max: 359.99, noNaN: true }),
  })
  .map(({ startJdUt, completedYears, natal, now }) => ({
    varsha: { startJdUt, endJdUt: startJdUt + 365.2563 },
    completedYears,
    natalMoon: spotAt(natal),
    varshaMoon: spotAt(now),
  }));

describe('mudda dasha', () => {
  test.prop([grounds, fc.constantFrom('moon', 'full'), fc.constantFrom('natal-moon', 'varsha-moon')], {
    ...seeded,
    numRuns: 150,
  })('tiles the year, in the shares of Vimshottari', (ground, balance, from) => {
    const dasha = muddaDashaOf(ground, { balance, from });
    const { startJdUt, endJdUt } = ground.varsha;
    const cut = spansWithin(dasha, ground.varsha);
    expectTiles(cut, startJdUt, endJdUt);
    const days = new Map<string, number>();
    for (const span of cut) days.set(span.lord as string, (days.get(span.lord as string) ?? 0) + daysOf(span));
    const years = { Sun: 6, Moon: 10, Mars: 7, Rahu: 18, Jupiter: 16, Saturn: 19, Mercury: 17, Ketu: 7, Venus: 20 };
    for (const [lord, share] of Object.entries(years))
      expect(days.get(lord) ?? 0).toBeCloseTo(((endJdUt - startJdUt) * share) / 120, 5);
    for (const span of dasha.spans()) expectTiles(dasha.children(span), span.startJdUt, span.endJdUt);
  });

  test.prop([grounds], { ...seeded, numRuns: 50 })('begins with the next lord each year', (ground) => {
    const order = ['Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury', 'Ketu', 'Venus'];
    const firstIn = (completedYears: number) =>
      order.indexOf(muddaDashaOf({ ...ground, completedYears }, { balance: 'full' }).spans()[0]?.lord as string);
    expect(firstIn(ground.completedYears + 1)).toBe((firstIn(ground.completedYears) + 1) % 9);
    // Birth star and completed years, less two, by nine.
    const rest = (ground.natalMoon.nakshatra + ground.completedYears - 2 + 9) % 9;
    expect(firstIn(ground.completedYears)).toBe((rest + 8) % 9);
  });

  it('by degrees of the Sun gives each lord the Sun’s way', () => {
    const ground = {
      varsha: yearOf122,
      completedYears: 21,
      natalMoon: yearOf122.kundli.grahas.Moon,
      varshaMoon: yearOf122.kundli.grahas.Moon,
    };
    const dasha = muddaDashaOf(ground, { measure: 'solar', balance: 'full', sky: zodiac });
    expectTiles(spansWithin(dasha, yearOf122), yearOf122.startJdUt, yearOf122.endJdUt);
    const even = muddaDashaOf(ground, { measure: 'days', balance: 'full' });
    // The Sun is swift in January and slow in July: the ends part by three days, and no more.
    const apart = dasha.spans().map((span, i) => Math.abs(span.endJdUt - (even.spans()[i]?.endJdUt as number)));
    expect(Math.max(...apart)).toBeGreaterThan(1);
    expect(Math.max(...apart)).toBeLessThan(4);
    const savana = muddaDashaOf(ground, { measure: 'savana', balance: 'full' }).spans();
    expect((savana[8] as DashaSpan).endJdUt - yearOf122.startJdUt).toBeCloseTo(360, 8);
  });

  it('refuses what it cannot reckon', () => {
    const [ground] = fc.sample(grounds, { numRuns: 1, seed: 1 }) as [MuddaGround];
    expect(VARSHA_MEASURES).toEqual(['solar', 'days', 'savana']);
    expect(() => muddaDashaOf(ground, { measure: 'solar' })).toThrowError(/sky/);
    expect(() => muddaDashaOf(ground, { measure: 'lunar' as never })).toThrowError(/measure/);
    expect(() => muddaDashaOf({ ...ground, completedYears: -1 })).toThrowError(/completedYears/);
    const backwards = { startJdUt: 2450000, endJdUt: 2449000 };
    expect(() => muddaDashaOf({ ...ground, varsha: backwards })).toThrowError(/varsha|year/);
  });
});

describe('patyayini dasha', () => {
  test.prop([anyKundli, starts], { ...seeded, numRuns: 150 })(
    'tiles the year in the order of degrees',
    (kundli, startJdUt) => {
      const varsha = { startJdUt, endJdUt: startJdUt + 365.2563 };
      const dasha = patyayiniDashaOf(kundli, varsha);
      expect(dasha.spans()).toHaveLength(8);
      expectTiles(spansWithin(dasha, varsha), varsha.startJdUt, varsha.endJdUt);
      const degrees = dasha.spans().map(({ lord }) => (lord === null ? kundli.lagna : kundli.grahas[lord]).degree);
      expect([...degrees].sort((a, b) => a - b)).toEqual(degrees);
      // Each ends where its degree is of the greatest.
      for (const [i, span] of dasha.spans().entries())
        expect((span.endJdUt - startJdUt) / 365.2563).toBeCloseTo((degrees[i] as number) / (degrees[7] as number), 6);
      for (const span of dasha.spans()) {
        const parts = dasha.children(span);
        expectTiles(parts, span.startJdUt, span.endJdUt);
        expect([parts[0]?.lord, parts[0]?.sign]).toEqual([span.lord, span.sign]);
      }
    },
  );

  it('gives the lagna a sign and no lord, and texts by a clock', () => {
    const dasha = patyayiniDashaOf(yearOf122.kundli, yearOf122, { clock: localClock(moment.place, { timezone: 5.5 }) });
    const lagna = dasha.spans().find(({ lord }) => lord === null);
    expect(lagna?.sign).toBe(yearOf122.kundli.lagna.sign);
    expect(lagna?.start).toMatch(/^1993-09-/);
  });
});

describe('varsha Narayana dasha', () => {
  test.prop([anyKundli, starts, fc.constantFrom(1, 4, 9, 10)], { ...seeded, numRuns: 60 })(
    'covers the year and tiles at every level',
    (kundli, startJdUt, division) => {
      const varsha = { startJdUt, endJdUt: startJdUt + 365.2563 };
      const dasha = varshaNarayanaOf(kundli, kundli.lagna, varsha, { division });
      expectTiles(spansWithin(dasha, varsha), varsha.startJdUt, varsha.endJdUt);
      // Two rounds are 144 years, so a year and a fifth.
      const last = dasha.spans()[23] as DashaSpan;
      expect((last.endJdUt - startJdUt) / 365.2563).toBeCloseTo(1.2, 6);
      for (const span of dasha.spans()) expectTiles(dasha.children(span), span.startJdUt, span.endJdUt);
    },
  );
});
