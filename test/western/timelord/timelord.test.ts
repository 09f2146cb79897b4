/** Profections, firdaria and zodiacal releasing: their orders by definition, and that they tile a life. */
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { type Radix, radixFrom, radixOf } from '../../../packages/engine/src/western/radix/index.ts';
import { solarReturnOf } from '../../../packages/engine/src/western/return/index.ts';
import {
  firdariaAt,
  firdariaOf,
  profectionAt,
  profectionOf,
  releasingAt,
  releasingOf,
  YEAR_LENGTHS,
} from '../../../packages/engine/src/western/timelord/index.ts';
import type { LifeSpan } from '../../../packages/engine/src/western/timelord/period.ts';

const engine = await openEngine();
const { kernel } = engine;
const moment = engine.moment({
  datetime: '1963-06-09T08:44:00',
  latitude: 37.7719,
  longitude: -87.1112,
  timezone: '-05:00',
});
const radix = radixOf(kernel, moment);
const birth = radix.ground?.jdUt ?? 0;
const night: Radix = { ...radix, sect: 'night' };
const day: Radix = { ...radix, sect: 'day' };
const error = (field: string) => expect.objectContaining({ name: 'EngineError', field });

function tiles(periods: readonly LifeSpan[], start: number, end: number): void {
  expect(periods[0]?.startJdUt).toBe(start);
  for (let i = 1; i < periods.length; i += 1) expect(periods[i]?.startJdUt).toBe(periods[i - 1]?.endJdUt);
  expect(Math.abs((periods.at(-1)?.endJdUt ?? 0) - end)).toBeLessThan(2e-5);
}

describe('profections', () => {
  it('hand the ascendant on one sign a year, its lord with it, and come home after twelve', () => {
    // Cancer rises: 1st year Cancer and the Moon, 2nd Leo and the Sun, 13th Cancer again.
    const rising = radix.angles?.Ascendant.sign ?? 0;
    const lords = [
      'Mars',
      'Venus',
      'Mercury',
      'Moon',
      'Sun',
      'Mercury',
      'Venus',
      'Mars',
      'Jupiter',
      'Saturn',
      'Saturn',
      'Jupiter',
    ];
    for (const age of [0, 1, 7, 12, 31]) {
      const { year } = profectionOf(kernel, radix, age);
      expect(year.sign).toBe(((rising - 1 + age) % 12) + 1);
      expect(year.house).toBe((age % 12) + 1);
      expect(year.lord).toBe(lords[year.sign - 1]);
      expect(year.months.map(({ sign }) => sign)).toEqual(
        Array.from({ length: 12 }, (_, i) => ((year.sign - 1 + i) % 12) + 1),
      );
      tiles(year.months, year.startJdUt, year.endJdUt);
    }
  });

  it('begin each year with the solar return', () => {
    for (const age of [1, 30, 61]) {
      const { year } = profectionOf(kernel, radix, age);
      expect(year.startJdUt).toBe(solarReturnOf(kernel, radix, age).jdUt);
      expect(year.endJdUt).toBe(profectionOf(kernel, radix, age + 1).year.startJdUt);
    }
    const mean = profectionOf(kernel, radix, 30, { yearBy: 'mean-year' }).year;
    expect(mean.startJdUt).toBe(birth + 30 * YEAR_LENGTHS.tropical);
  });

  it('start from any point or degree', () => {
    const sun = radix.points.find(({ name }) => name === 'Sun');
    const { year, settings } = profectionOf(kernel, radix, 5, { from: 'Sun' });
    expect(year.sign).toBe((((sun?.sign ?? 0) - 1 + 5) % 12) + 1);
    expect(year.longitudeDeg).toBeCloseTo(((sun?.longitudeDeg ?? 0) + 150) % 360, 6);
    expect(settings.from).toBe('Sun');
    expect(profectionOf(kernel, radix, 5, { from: 359.5 }).year.sign).toBe(5);
  });

  it('tell the year and month of an instant', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 149 * 365, noNaN: true }), (days) => {
        const { year, month } = profectionAt(kernel, radix, birth + days);
        expect(year.startJdUt <= birth + days && birth + days < year.endJdUt).toBe(true);
        expect(month.startJdUt <= birth + days && birth + days < month.endJdUt).toBe(true);
      }),
      { numRuns: 60, seed: 20261121 },
    );
  });

  it('refuse by field', () => {
    expect(() => profectionOf(kernel, radix, -1)).toThrow(error('age'));
    expect(() => profectionOf(kernel, radix, 1, { from: 'Vulcan' })).toThrow(error('options.from'));
    expect(() => profectionOf(kernel, radix, 1, { form: 'Sun' } as never)).toThrow(error('options.form'));
    expect(() => profectionOf(kernel, radixFrom({ points: { Sun: 1 }, ascendantDeg: 1 }), 1)).toThrow(
      error('radix.ground'),
    );
    expect(() => profectionAt(kernel, radix, birth - 1)).toThrow(error('jdUt'));
  });
});

describe('firdaria', () => {
  const lords = (of: Radix, nodesByNight?: 'last' | 'after-mars') =>
    firdariaOf(of, nodesByNight === undefined ? {} : { nodesByNight }).periods.map(
      ({ lord, years }) => `${lord} ${years}`,
    );

  it('go down the spheres from the Sun by day and from the Moon by night, seventy-five years', () => {
    expect(lords(day)).toEqual([
      'Sun 10',
      'Venus 8',
      'Mercury 13',
      'Moon 9',
      'Saturn 11',
      'Jupiter 12',
      'Mars 7',
      'NorthNode 3',
      'SouthNode 2',
    ]);
    expect(lords(night)).toEqual([
      'Moon 9',
      'Saturn 11',
      'Jupiter 12',
      'Mars 7',
      'Sun 10',
      'Venus 8',
      'Mercury 13',
      'NorthNode 3',
      'SouthNode 2',
    ]);
    expect(lords(night, 'after-mars')).toEqual([
      'Moon 9',
      'Saturn 11',
      'Jupiter 12',
      'Mars 7',
      'NorthNode 3',
      'SouthNode 2',
      'Sun 10',
      'Venus 8',
      'Mercury 13',
    ]);
    expect(lords(day, 'after-mars')).toEqual(lords(day));
  });

  it('tile the life, each planet’s in seven parts that begin with its own', () => {
    for (const of of [day, night]) {
      const { periods } = firdariaOf(of, { rounds: 2 });
      tiles(periods, birth, birth + 150 * YEAR_LENGTHS.tropical);
      for (const period of periods) {
        if (period.lord.endsWith('Node')) {
          expect(period.parts).toEqual([]);
          continue;
        }
        tiles(period.parts, period.startJdUt, period.endJdUt);
        expect(new Set(period.parts.map(({ lord }) => lord)).size).toBe(7);
        expect(period.parts[0]?.lord).toBe(period.lord);
      }
    }
    const saturn = firdariaOf(day).periods[4];
    expect(saturn?.parts.map(({ lord }) => lord)).toEqual([
      'Saturn',
      'Jupiter',
      'Mars',
      'Sun',
      'Venus',
      'Mercury',
      'Moon',
    ]);
  });

  it('tell the period of an instant', () => {
    const { period, part } = firdariaAt(day, birth + 12 * YEAR_LENGTHS.tropical);
    expect([period.lord, part?.lord]).toEqual(['Venus', 'Mercury']);
    expect(firdariaAt(day, birth + 71 * YEAR_LENGTHS.tropical)).toMatchObject({
      period: { lord: 'NorthNode' },
      part: null,
    });
    expect(firdariaAt(day, birth + 76 * YEAR_LENGTHS.tropical).period.lord).toBe('Sun');
    expect(() => firdariaAt(day, Number.NaN)).toThrow(error('jdUt'));
    expect(() => firdariaOf(radixFrom({ points: { Sun: 1 } }))).toThrow(error('radix.ground'));
    expect(() => firdariaOf(day, { rounds: 3 })).toThrow(error('options.rounds'));
  });
});

describe('zodiacal releasing', () => {
  it('gives each sign the years of its lord, of 360 days, Capricorn 27', () => {
    const { periods } = releasingOf(radix, 1, { years: 211, levels: 1 });
    expect(periods.map(({ startJdUt, endJdUt }) => Math.round((endJdUt - startJdUt) / 360))).toEqual([
      15, 8, 20, 25, 19, 20, 8, 15, 12, 27, 30, 12,
    ]);
    expect(periods.map(({ sign }) => sign)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(releasingOf(radix, 10, { levels: 1, years: 40, capricornYears: 30 }).periods[0]?.endJdUt).toBeCloseTo(
      birth + 10800,
      6,
    );
  });

  it('looses the bond after a whole round of 211 months, to the sign opposite', () => {
    // Aquarius, thirty years: a round from Aquarius, then Leo on.
    const [aquarius] = releasingOf(radix, 11, { years: 60, fortuneSign: 8 }).periods;
    const parts = aquarius?.parts ?? [];
    expect(parts.slice(0, 13).map(({ sign }) => sign)).toEqual([11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 5]);
    expect(parts.filter(({ isLoosing }) => isLoosing).map(({ sign }) => sign)).toEqual([5]);
    expect(parts[12]?.startJdUt).toBeCloseTo(birth + 211 * 30, 6);
    // A sign of fewer than 211 months ends before its round does.
    const [taurus] = releasingOf(radix, 2, { years: 8 }).periods;
    expect(taurus?.parts.some(({ isLoosing }) => isLoosing)).toBe(false);
    expect(aquarius?.angleFromFortune).toBe(4);
  });

  it('tiles every level, and tells what runs at an instant', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.double({ min: 0, max: 99 * 360, noNaN: true }), (sign, days) => {
        const { periods } = releasingOf(radix, sign, { levels: 3 });
        tiles(periods, birth, birth + 36000);
        for (const period of periods) {
          tiles(period.parts, period.startJdUt, period.endJdUt);
          for (const part of period.parts) tiles(part.parts, part.startJdUt, part.endJdUt);
        }
        const running = releasingAt(radix, sign, birth + days);
        expect(running.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
        for (const { startJdUt, endJdUt } of running)
          expect(startJdUt <= birth + days && birth + days < endJdUt).toBe(true);
        const third = periods
          .flatMap(({ parts }) => parts)
          .flatMap(({ parts }) => parts)
          .find(({ startJdUt, endJdUt }) => startJdUt <= birth + days && birth + days < endJdUt);
        expect(running[2]?.sign).toBe(third?.sign);
      }),
      { numRuns: 12, seed: 20261121 },
    );
  });

  it('refuses by field', () => {
    expect(() => releasingOf(radix, 13)).toThrow(error('fromSign'));
    expect(() => releasingOf(radix, 1, { levels: 5 })).toThrow(error('options.levels'));
    expect(() => releasingOf(radix, 1, { capricornYears: 28 as never })).toThrow(error('options.capricornYears'));
    expect(() => releasingAt(radix, 1, birth - 1)).toThrow(error('jdUt'));
  });
});
