/** The day from sunrise to sunrise: every instant has one, every date begins one, and its lords follow the weekdays. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../../packages/engine/src/chart/zodiac-sky.ts';
import {
  dateOfSolarDay,
  HORA_ORDER,
  lordOfHora,
  lordOfVara,
  type SolarDay,
  SolarDays,
  solarDayAt,
  solarDaylightAt,
  solarDayOn,
  varaOf,
} from '../../../packages/engine/src/jyotish/day/index.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { DISC_RULES, type DiscRuleId } from '../../../packages/engine/src/sky/discs.ts';
import { dayNumberOf } from '../../../packages/engine/src/time/calendar.ts';
import { jdTtOfUt, localClock } from '../../../packages/engine/src/time/local-clock.ts';

const engine = await openEngine();
const zodiac = new ZodiacSky(engine.kernel, lahiriWholeSign);
const clockAt = (latitudeDeg: number, longitudeDeg: number, hours: number) =>
  localClock({ latitudeDeg, longitudeDeg, elevationMetres: 0 }, { timezone: hours });
const rule = fc.constantFrom(...(Object.keys(DISC_RULES) as DiscRuleId[]));
const latitude = fc.double({ min: -60, max: 60, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
/** A millisecond of a day. */
const MILLISECOND = 1.2e-8;

describe('solar days', () => {
  it('join sunrise to sunrise on every date, whatever the clock', () => {
    fc.assert(
      fc.property(
        latitude,
        longitude,
        fc.integer({ min: -12, max: 14 }),
        fc.integer({ min: 2378700, max: 2597000 }),
        rule,
        (lat, lon, hours, from, how) => {
          const days = new SolarDays(zodiac, clockAt(lat, lon, hours), how);
          const two = [days.on(from), days.on(from + 1)] as const;
          for (const { sunriseJdTt, sunsetJdTt, nextSunriseJdTt, horizon } of two) {
            expect(horizon).toBe('crossed');
            expect(sunsetJdTt).toBeGreaterThan(sunriseJdTt);
            expect(nextSunriseJdTt).toBeGreaterThan(sunsetJdTt);
          }
          // A clock far from the Sun's may have two sunrises on a date, or none: the days then skip one, or share one.
          const gap = Math.abs(two[1].sunriseJdTt - two[0].nextSunriseJdTt);
          expect(Math.min(gap, Math.abs(gap - 1), Math.abs(two[1].sunriseJdTt - two[0].sunriseJdTt))).toBeLessThan(
            0.01,
          );
        },
      ),
      { seed: 31, numRuns: 80 },
    );
  });

  it('have the same sunrise and sunset, to the last bit, where their end is not asked for', () => {
    fc.assert(
      fc.property(
        fc.oneof(latitude, fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-60, 60)),
        longitude,
        fc.constantFrom(0, 9_000, 12_000),
        fc.double({ min: 2378700, max: 2597000, noNaN: true }),
        fc.constantFrom('upper-limb', 'hindu'),
        fc.constantFrom(0, -MILLISECOND, MILLISECOND),
        (latitudeDeg, longitudeDeg, elevationMetres, at, how, apart) => {
          const place = { latitudeDeg, longitudeDeg, elevationMetres };
          const { sunriseJdTt } = solarDayAt(zodiac, place, at, how);
          // At any hour, and about a sunrise, where the last day ends and the next begins.
          for (const jdTt of [at, sunriseJdTt + apart]) {
            const { nextSunriseJdTt: _, ...day } = solarDayAt(zodiac, place, jdTt, how);
            const { sunriseJdTt, sunsetJdTt, horizon } = solarDaylightAt(zodiac, place, jdTt, how);
            expect({ sunriseJdTt, sunsetJdTt, horizon }).toEqual(day);
          }
        },
      ),
      { seed: 33, numRuns: 400 },
    );
  });

  it('are the same alone and kept, to the last bit, and as found by an instant to a millisecond', () => {
    fc.assert(
      fc.property(latitude, longitude, fc.integer({ min: 2378700, max: 2597000 }), rule, (lat, lon, date, how) => {
        const clock = clockAt(lat, lon, Math.round(lon / 15));
        const kept = new SolarDays(zodiac, clock, how);
        kept.on(date - 1);
        const day = kept.on(date);
        expect(solarDayOn(zodiac, clock, date, how)).toEqual(day);
        expect(dateOfSolarDay(day, clock)).toBe(date);
        const at = solarDayAt(zodiac, clock.place, day.sunsetJdTt, how);
        expect(Math.abs(at.sunriseJdTt - day.sunriseJdTt)).toBeLessThan(MILLISECOND);
        expect(Math.abs(at.nextSunriseJdTt - day.nextSunriseJdTt)).toBeLessThan(MILLISECOND);
        expect(kept.at(day.sunriseJdTt)).toEqual({ dayNumber: date, day });
        expect(kept.at(day.nextSunriseJdTt - 1e-6)).toEqual({ dayNumber: date, day });
      }),
      { seed: 32, numRuns: 80 },
    );
  });

  it('hold every instant, to the poles', () => {
    const anywhere = fc.oneof(latitude, fc.constantFrom(-90, -78, -66.6, 66.6, 71, 89, 90));
    fc.assert(
      fc.property(anywhere, longitude, fc.double({ min: 2378700, max: 2597000, noNaN: true }), (lat, lon, jdTt) => {
        const { day } = new SolarDays(zodiac, clockAt(lat, lon, Math.round(lon / 15))).at(jdTt);
        expect(day.sunriseJdTt).toBeLessThanOrEqual(jdTt + MILLISECOND);
        expect(day.nextSunriseJdTt).toBeGreaterThan(jdTt);
      }),
      { seed: 33, numRuns: 120 },
    );
  });

  it('begin earlier for the upper limb in air than for the centre without, by three to five minutes in India', () => {
    const clock = clockAt(13.08, 80.27, 5.5);
    for (let date = dayNumberOf(2025, 1, 1); date < dayNumberOf(2026, 1, 1); date += 30) {
      const [limb, hindu] = (['upper-limb', 'hindu'] as const).map(
        (how) => solarDayOn(zodiac, clock, date, how).sunriseJdTt,
      );
      const minutes = ((hindu as number) - (limb as number)) * 1440;
      expect(minutes).toBeGreaterThan(3);
      expect(minutes).toBeLessThan(5);
    }
  });

  it('see further from a height, where the horizon dips', () => {
    const place = { latitudeDeg: 28.6, longitudeDeg: 77.2, elevationMetres: 3000 };
    const clock = localClock(place, { timezone: 5.5 });
    const [level, dipped] = [{}, { dip: true }].map((air) =>
      new SolarDays(zodiac, clock, 'upper-limb', air).on(2460950),
    );
    expect(dipped?.sunriseJdTt).toBeLessThan(level?.sunriseJdTt as number);
    expect(dipped?.sunsetJdTt).toBeGreaterThan(level?.sunsetJdTt as number);
  });

  it('on a date without a sunrise are those that hold its middle', () => {
    // Longitude 86° on a clock of UTC: the Sun rises about midnight, and some date of the year has none.
    const clock = clockAt(27, 86, 0);
    const days = new SolarDays(zodiac, clock, 'upper-limb');
    const begins = Array.from(
      { length: 366 },
      (_, i) => dateOfSolarDay(days.on(dayNumberOf(2025, 1, 1) + i), clock) - dayNumberOf(2025, 1, 1) - i,
    );
    expect(new Set(begins)).toEqual(new Set([0, -1]));
    begins.forEach((late, i) => {
      if (late === 0) return;
      const { sunriseJdTt, nextSunriseJdTt, horizon } = days.on(dayNumberOf(2025, 1, 1) + i);
      const noon = jdTtOfUt(dayNumberOf(2025, 1, 1) + i);
      expect(horizon).toBe('crossed');
      expect(sunriseJdTt).toBeLessThan(noon);
      expect(nextSunriseJdTt).toBeGreaterThan(noon);
    });
  });

  it('know the dates that a calendar left out, and give none of them an instant', () => {
    // Samoa had no 30 December 2011: its clocks went from the end of Thursday the 29th to Saturday the 31st.
    const clock = localClock(
      { latitudeDeg: -13.83, longitudeDeg: -171.76, elevationMetres: 0 },
      { timezone: 'Pacific/Apia' },
    );
    const days = new SolarDays(zodiac, clock, 'upper-limb');
    const date = (day: number) => dayNumberOf(2011, 12, day);
    expect([28, 29, 30, 31].map((day) => days.has(date(day)))).toEqual([true, true, false, true]);
    // Five in the morning of the 31st, before sunrise: the day that began on Thursday still runs.
    const early = days.at(jdTtOfUt(clock.midnight(date(31)) + 5 / 24));
    expect([early.dayNumber, lordOfVara(varaOf(early.dayNumber))]).toEqual([date(29), 'Jupiter']);
    expect(days.at(jdTtOfUt(clock.midnight(date(31)) + 8 / 24)).dayNumber).toBe(date(31));
  });

  it('begin on their own date where the Sun does not rise, also by a clock far from his', () => {
    // Six hours of the true Sun come to 107° west at about 13:10 UT: 15 June 2131 was a Friday.
    const clock = clockAt(81.7601, -107.4456, 0);
    const days = new SolarDays(zodiac, clock);
    const date = dayNumberOf(2131, 6, 15);
    expect(lordOfVara(varaOf(date))).toBe('Venus');
    for (const hours of [14, 24, 36]) {
      const { dayNumber, day } = days.at(jdTtOfUt(date - 0.5 + hours / 24));
      expect([dayNumber, day.horizon]).toEqual([date, 'always-above']);
      expect(dateOfSolarDay(day, clock)).toBe(date);
    }
    expect(days.at(jdTtOfUt(date - 0.5 + 13 / 24)).dayNumber).toBe(date - 1);
  });

  it('go over into the polar night: one with a sunrise, then those without', () => {
    // `swetest -b26.10.2026 -p0 -rise -geopos15.6,78.2,0 -n2`, Swiss Ephemeris 2.10.03: up from 10:09:36 to 11:11:22 UT on 26 October, and not on the next days.
    const clock = clockAt(78.2, 15.6, 1);
    const days = [25, 26, 27, 28].map((date) => solarDayOn(zodiac, clock, dayNumberOf(2026, 10, date), 'upper-limb'));
    expect(days.map(({ horizon }) => horizon)).toEqual(['crossed', 'crossed', 'always-below', 'always-below']);
    const [before, last, first] = days as [SolarDay, SolarDay, SolarDay];
    const at = (hours: number, minutes: number, seconds: number) =>
      jdTtOfUt(dayNumberOf(2026, 10, 26) - 0.5 + (hours + minutes / 60 + seconds / 3600) / 24);
    // A Sun that grazes the horizon is late by minutes for a hundredth of a degree of air.
    expect(Math.abs(last.sunriseJdTt - at(10, 9, 36.3)) * 1440).toBeLessThan(3);
    expect(Math.abs(last.sunsetJdTt - at(11, 11, 21.9)) * 1440).toBeLessThan(3);
    expect(before.nextSunriseJdTt).toBeCloseTo(last.sunriseJdTt, 8);
    expect(last.nextSunriseJdTt).toBeCloseTo(first.sunriseJdTt, 5);
    expect(first.sunriseJdTt).toBeGreaterThan(last.sunsetJdTt);
  });

  it('stand on six and eighteen hours of the true Sun where he does not cross the horizon', () => {
    // Halfway between his passages of the meridian, lower and upper: `swetest -p0 -metr`, Swiss Ephemeris 2.10.03, civil dates and UT.
    const cases = [
      [78.2, 15.6, 1, [2025, 12, 21], 'always-below', ['04:55:38.25', '16:55:53.2', '04:56:08.15']],
      [-77.8, 166.7, 13, [2003, 1, 14], 'always-above', ['-04:58:06.6', '07:02:04.5', '19:02:15.45']],
    ] as const;
    for (const [latitude, longitude, offset, [year, month, date], side, times] of cases) {
      const dayNumber = dayNumberOf(year, month, date);
      const day = solarDayOn(zodiac, clockAt(latitude, longitude, offset), dayNumber);
      expect(day.horizon).toBe(side);
      const found = [day.sunriseJdTt, day.sunsetJdTt, day.nextSunriseJdTt];
      for (const [i, time] of times.entries()) {
        const [hours, minutes, seconds] = time.replace('-', '').split(':').map(Number) as [number, number, number];
        const share = (hours + minutes / 60 + seconds / 3600) / 24;
        const midnight = dayNumber - 0.5 + (i === 2 && latitude > 0 ? 1 : 0);
        const wanted = jdTtOfUt(midnight + (time.startsWith('-') ? -share : share));
        // Seconds; worst today 0.31, of UT1, which the program prints, and of an hour angle taken as even between two passages.
        expect(Math.abs((found[i] as number) - wanted) * 86400, `${year} ${time}`).toBeLessThan(0.6);
      }
    }
  });

  it('that stand in for each other follow without a gap, and are the same asked at any instant of theirs', () => {
    for (const [latitude, longitude, offset, first] of [
      [78.2, 15.6, 1, dayNumberOf(2025, 12, 1)],
      [69.65, 18.96, 1, dayNumberOf(1964, 6, 1)],
      [-77.8, 166.7, 13, dayNumberOf(2003, 1, 2)],
    ] as const) {
      const clock = clockAt(latitude, longitude, offset);
      const days = new SolarDays(zodiac, clock, 'upper-limb');
      for (let i = 0; i < 20; i++) {
        const day = days.on(first + i);
        expect(day.horizon).not.toBe('crossed');
        // To a hundredth of a millisecond, which a Julian date of one number holds.
        expect(Math.abs(days.on(first + i + 1).sunriseJdTt - day.nextSunriseJdTt)).toBeLessThan(2e-9);
        for (const share of [0.0001, 0.3, 0.5, 0.8, 0.9999]) {
          const at = day.sunriseJdTt + share * (day.nextSunriseJdTt - day.sunriseJdTt);
          const again = solarDayAt(zodiac, clock.place, at, 'upper-limb');
          for (const edge of ['sunriseJdTt', 'sunsetJdTt', 'nextSunriseJdTt'] as const)
            expect(Math.abs(again[edge] - day[edge])).toBeLessThan(2e-9);
        }
      }
    }
  });
});

describe('lords', () => {
  it('of weekdays and hours run into each other: the first hour of a day is its lord’s', () => {
    expect([...HORA_ORDER].sort()).toEqual(['Jupiter', 'Mars', 'Mercury', 'Moon', 'Saturn', 'Sun', 'Venus']);
    for (let vara = 0; vara < 7; vara++) {
      expect(lordOfHora(vara, 0)).toBe(lordOfVara(vara));
      // After the last of the twenty-four comes the next day's lord.
      const last = HORA_ORDER.indexOf(lordOfHora(vara, 23));
      expect(HORA_ORDER[(last + 1) % 7]).toBe(lordOfVara((vara + 1) % 7));
    }
    // 1 October 2025 was a Wednesday.
    expect(lordOfVara(varaOf(dayNumberOf(2025, 10, 1)))).toBe('Mercury');
    expect(varaOf(dayNumberOf(-3000, 1, 1))).toBeGreaterThanOrEqual(0);
  });
});
