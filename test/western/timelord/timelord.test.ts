/** Profections, firdaria and zodiacal releasing: their orders by definition, and that they tile a life. */
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { dayNumberOf } from '../../../packages/engine/src/time/calendar.ts';
import { localClock } from '../../../packages/engine/src/time/local-clock.ts';
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

  it('have the ages of the printed table, by day and by night, nodes last', () => {
    // “Firdariyyat Table” (scribd.com/document/390734932, read 2026-11-21), which follows Abu Ma’shar: ages in years to the third decimal, a seventh cut off.
    const ages = (of: Radix, period: number) =>
      firdariaOf(of).periods[period]?.parts.map(({ endJdUt }) => (endJdUt - birth) / YEAR_LENGTHS.tropical);
    const printed: readonly (readonly [Radix, number, readonly number[]])[] = [
      [day, 0, [1.428, 2.856, 4.284, 5.712, 7.14, 8.568, 10]],
      [day, 1, [11.143, 12.286, 13.429, 14.572, 15.715, 16.858, 18]],
      [night, 0, [1.286, 2.572, 3.858, 5.144, 6.43, 7.716, 9]],
      [night, 1, [10.571, 12.142, 13.713, 15.284, 16.855, 18.426, 20]],
    ];
    // Its steps are cut to a thousandth before they are added: six of them, so 0.004 a period.
    for (const [of, period, row] of printed)
      ages(of, period)?.forEach((age, i) => expect(Math.abs(age - (row[i] ?? 0))).toBeLessThan(0.0045));
    const order = (of: Radix, period: number) => firdariaOf(of).periods[period]?.parts.map(({ lord }) => lord);
    expect(order(night, 0)).toEqual(['Moon', 'Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury']);
    expect(order(day, 1)).toEqual(['Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars', 'Sun']);
  });

  it('have no period after the second round, whatever the year', () => {
    for (const year of ['tropical', 'egyptian-360'] as const) {
      const end = firdariaOf(day, { year, rounds: 2 }).periods.at(-1)?.endJdUt ?? 0;
      const { period } = firdariaAt(day, end - 1e-3, { year });
      expect([period.lord, period.endJdUt]).toEqual(['SouthNode', end]);
      expect(() => firdariaAt(day, end, { year })).toThrow(error('jdUt'));
    }
    expect(() => firdariaAt(day, birth, null as never)).toThrow(error('options'));
  });

  it('say when the time of birth, and so the sect, was not known', () => {
    const unknown = radixOf(kernel, engine.moment({ date: '1980-05-05', time: 'unknown', latitude: 51, longitude: 0 }));
    expect([firdariaOf(unknown).settings.isTimeKnown, firdariaOf(day).settings.isTimeKnown]).toEqual([false, true]);
    expect(profectionOf(kernel, unknown, 3).settings.isTimeKnown).toBe(false);
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
        // The last is told to its own end, past the hundred years asked for.
        tiles(periods, birth, periods.at(-1)?.endJdUt ?? 0);
        expect(periods.at(-1)?.startJdUt).toBeLessThan(birth + 36000);
        expect(periods.at(-1)?.endJdUt).toBeGreaterThanOrEqual(birth + 36000);
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

  it('tells the last period to its own end, and nothing beyond one round of the signs', () => {
    // Leo, 19 years, has begun when the hundred years from Pisces end: 80 + 19.
    const { periods } = releasingOf(radix, 12, { years: 90, levels: 1 });
    expect(periods.map(({ sign }) => sign)).toEqual([12, 1, 2, 3, 4, 5]);
    expect(Math.round(((periods.at(-1)?.endJdUt ?? 0) - birth) / 360)).toBe(99);
    expect(releasingAt(radix, 12, birth + 210.9 * 360)).toHaveLength(4);
    expect(() => releasingAt(radix, 12, birth + 211 * 360)).toThrow(error('jdUt'));
    expect(releasingAt(radix, 12, birth + 213.9 * 360, { capricornYears: 30 })).toHaveLength(4);
  });

  it('ends the parts of a period with the period, to the last bit', () => {
    // With thirty years of Capricorn the parts of Aquarius come out even, so that rounding could leave a gap where no part is left to close it.
    const ends: [number, number][] = [];
    for (const year of ['egyptian-360', 'julian', 'tropical'] as const)
      for (let days = 0; days < 40; days += 1) {
        const ground = { ...(radix.ground as NonNullable<Radix['ground']>), jdUt: birth + days * 7.3 };
        const { periods } = releasingOf({ ...radix, ground }, 11, { levels: 3, years: 1, year, capricornYears: 30 });
        for (const { parts, endJdUt } of periods) {
          ends.push([parts.at(-1)?.endJdUt ?? 0, endJdUt]);
          for (const part of parts) ends.push([part.parts.at(-1)?.endJdUt ?? 0, part.endJdUt]);
        }
      }
    expect(ends.length).toBeGreaterThan(2000);
    expect(ends.filter(([last, end]) => last !== end)).toEqual([]);
  });

  it('agrees with a published reading: the Emperor of Japan on 8 August 2016', () => {
    // windsoftheplanets.com, “Zodiacal Releasing part 3”, 15 August 2016 (read 2026-11-21): Spirit in Pisces, Fortune in Libra. First level Leo,
    // 28 October 2012 to 21 July 2031; second Libra from 11 January, Scorpio from 7 September 2016 to 1 December 2017; third Aquarius,
    // 14 June to 27 August 2016; fourth Scorpio on 8 August. Akihito was born on 23 December 1933 in Tokyo; the page does not print the time, and 6:39 is
    // the one that is told.
    const tokyo = engine.moment({
      datetime: '1933-12-23T06:39:00',
      latitude: 35.68,
      longitude: 139.75,
      timezone: '+09:00',
    });
    const akihito = radixOf(kernel, tokyo);
    // The dates are those of Universal Time; a period's last day is printed, not the first of the next.
    const clock = localClock(tokyo.place);
    const days = ({ start = '', end = '' }: LifeSpan) => [start.slice(0, 10), end.slice(0, 10)];
    const { periods } = releasingOf(akihito, 12, { fortuneSign: 7, levels: 3, clock });
    const leo = periods.find(({ sign }) => sign === 5);
    if (leo === undefined) throw new Error('no period of Leo');
    expect(days(leo)).toEqual(['2012-10-28', '2031-07-21']);
    const [libra, scorpio] = [7, 8].map((wanted) => leo.parts.find(({ sign }) => sign === wanted));
    if (libra === undefined || scorpio === undefined) throw new Error('no second level');
    expect(libra.angleFromFortune).toBe(1);
    expect(days(libra)[0]).toBe('2016-01-11');
    expect(Math.abs(libra.endJdUt - (dayNumberOf(2016, 9, 7) - 0.5))).toBeLessThan(1.1);
    expect(Math.abs(scorpio.endJdUt - (dayNumberOf(2017, 12, 1) - 0.5))).toBeLessThan(1.1);
    const aquarius = libra.parts.find(({ sign }) => sign === 11);
    expect(aquarius === undefined ? [] : days(aquarius)).toEqual(['2016-06-14', '2016-08-28']);
    const spoken = dayNumberOf(2016, 8, 8) - 0.5 + 6 / 24;
    expect(releasingAt(akihito, 12, spoken).map(({ sign }) => sign)).toEqual([5, 7, 11, 8]);
  });

  it('refuses by field', () => {
    expect(() => releasingOf(radix, 13)).toThrow(error('fromSign'));
    expect(() => releasingOf(radix, 1, { levels: 5 })).toThrow(error('options.levels'));
    expect(() => releasingOf(radix, 1, { capricornYears: 28 as never })).toThrow(error('options.capricornYears'));
    expect(() => releasingAt(radix, 1, birth - 1)).toThrow(error('jdUt'));
  });
});
