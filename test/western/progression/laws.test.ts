/** Laws of progressed charts and solar arcs: what no days change, what a clock keeps, what each rule of angles says of itself. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { jdTtOfUt } from '../../../packages/engine/src/time/local-clock.ts';
import { momentAt } from '../../../packages/engine/src/time/moment-at.ts';
import {
  ANGLE_METHODS,
  MONTH_NAMES,
  PROGRESSION_METHODS,
  progressedRadixOf,
  SOLAR_ARCS,
  solarArcOf,
  tropicalYearDays,
  YEAR_NAMES,
} from '../../../packages/engine/src/western/progression/index.ts';
import {
  needAngles,
  needGround,
  needHouses,
  needPoint,
  type Radix,
  radixFrom,
  radixOf,
  type WesternChoices,
} from '../../../packages/engine/src/western/radix/index.ts';
import { apart, buenosAires, churchill, kernel, natalOf } from './births.ts';

const seed = 20261121;
const YEAR = 365.2422;
const births: readonly (readonly [string, Radix])[] = (
  [
    ['tropical', churchill, {}],
    ['sidereal', buenosAires, { zodiac: 'sidereal', houseSystem: 'campanus' }],
    ['topocentric, whole signs', buenosAires, { centre: 'topocentric', houseSystem: 'whole-sign', sectBy: 'axis' }],
  ] as const
).map(([name, birth, choices]) => [name, natalOf(birth, choices as WesternChoices)]);

describe.each(births)('no days change nothing: %s', (_, natal) => {
  const { jdTt } = needGround(natal);

  it('the progressed radix of birth is the natal one, field by field, in each method', () => {
    for (const method of PROGRESSION_METHODS) {
      for (const angles of ANGLE_METHODS) {
        for (const course of ['direct', 'converse'] as const)
          expect(progressedRadixOf(kernel, natal, jdTt, { method, angles, course }).radix).toEqual(natal);
      }
    }
  });

  it('and it is no exception: a millisecond of life later all is where it was', () => {
    for (const angles of ANGLE_METHODS) {
      const { radix } = progressedRadixOf(kernel, natal, jdTt + 1e-8, { angles });
      for (const { name, longitudeDeg, house } of natal.points) {
        // The instant is one number: 20 µs, in which the Moon goes 3e-9° and the midheaven 8e-8°; both are printed to 1e-7.
        expect(Math.abs(apart(needPoint(radix, name).longitudeDeg, longitudeDeg)), name).toBeLessThan(1.01e-7);
        expect(needPoint(radix, name).house).toBe(house);
      }
      for (const angle of Object.values(needAngles(natal))) {
        const { longitudeDeg } = needAngles(radix)[angle.name];
        expect(Math.abs(apart(longitudeDeg, angle.longitudeDeg)), angle.name).toBeLessThan(1e-6);
      }
      for (const [i, cusp] of needHouses(natal).cuspsDeg.entries())
        expect(Math.abs(apart(needHouses(radix).cuspsDeg[i] ?? 0, cusp))).toBeLessThan(1e-6);
      expect(radix.sect).toBe(natal.sect);
      expect(radix.settings).toEqual(natal.settings);
    }
  });

  it('a solar arc of none leaves every place', () => {
    for (const arc of SOLAR_ARCS) {
      for (const measure of ['longitude', 'right-ascension'] as const) {
        const { arcDeg, radix } = solarArcOf(kernel, natal, jdTt, { arc, measure });
        expect(arcDeg).toBe(0);
        const places = ({ points }: Radix) =>
          points.map(({ name, longitudeDeg, house }) => [name, longitudeDeg, house]);
        expect(places(radix)).toEqual(places(natal));
        expect(radix.houses).toEqual(natal.houses);
        for (const { name, longitudeDeg } of Object.values(needAngles(natal)))
          expect(needAngles(radix)[name].longitudeDeg).toBe(longitudeDeg);
      }
    }
  });
});

describe('the clock', () => {
  const natal = natalOf(churchill);
  const { jdTt } = needGround(natal);

  it('is a day for a year, a day for a month, a month for a year, and back again', () => {
    const year = 365.25;
    const at = (life: number, method: (typeof PROGRESSION_METHODS)[number], course: 'direct' | 'converse' = 'direct') =>
      progressedRadixOf(kernel, natal, jdTt + life, { method, course, year, month: 27.5 }).skyJdTt - jdTt;
    expect(at(40 * year, 'secondary')).toBeCloseTo(40, 8);
    expect(at(40 * 27.5, 'tertiary')).toBeCloseTo(40, 8);
    expect(at(4 * year, 'minor')).toBeCloseTo(110, 8);
    expect(at(40 * year, 'secondary', 'converse')).toBeCloseTo(-40, 8);
    expect(at(-year, 'secondary')).toBeCloseTo(-1, 8);
  });

  it('knows its years and months by name, and tells which it took', () => {
    for (const year of YEAR_NAMES) {
      const { settings, ageYears } = progressedRadixOf(kernel, natal, jdTt + 3652.5, { year });
      expect(settings.year).toBe(year);
      expect(ageYears).toBeCloseTo(3652.5 / settings.yearDays, 9);
    }
    for (const month of MONTH_NAMES) {
      const { settings } = progressedRadixOf(kernel, natal, jdTt + 100, { method: 'tertiary', month });
      expect(settings.month).toBe(month);
    }
    // Explanatory Supplement, ch. 12: 365.242190 days in 2000, half a second shorter a century on.
    expect(tropicalYearDays(2451545)).toBeCloseTo(365.2421897, 7);
    expect((tropicalYearDays(2451545) - tropicalYearDays(2451545 + 36525)) * 86400).toBeCloseTo(0.53, 2);
  });

  test.prop([fc.double({ min: -20, max: 100, noNaN: true })], { seed, numRuns: 60 })(
    'a progressed radix has the points of the sky of its day',
    (age) => {
      const { radix, skyJdTt } = progressedRadixOf(kernel, natal, jdTt + age * YEAR, { angles: 'daily' });
      const day = Math.floor(skyJdTt);
      const { place } = needGround(natal);
      const sky = radixOf(kernel, momentAt({ scale: 'tt', day, fraction: skyJdTt - day }, place));
      expect(radix.points.map(({ name, longitudeDeg }) => [name, longitudeDeg])).toEqual(
        sky.points.map(({ name, longitudeDeg }) => [name, longitudeDeg]),
      );
      // With angles of the progressed moment itself it is that moment's own radix.
      for (const { name, longitudeDeg } of Object.values(needAngles(sky)))
        expect(Math.abs(apart(needAngles(radix)[name].longitudeDeg, longitudeDeg))).toBeLessThan(1e-6);
    },
  );
});

describe('angles', () => {
  const natal = natalOf(churchill);
  const { jdTt, armcDeg } = needGround(natal);
  const life = jdTtOfUt(needGround(natal).jdUt + 33 * YEAR);
  const of = (angles: (typeof ANGLE_METHODS)[number], more = {}) =>
    progressedRadixOf(kernel, natal, life, { angles, year: YEAR, ...more });

  it('by Naibod: the meridian by 0.98564733° a year in right ascension, the midheaven by it in longitude', () => {
    const days = of('naibod').skyJdTt - jdTt;
    expect(apart(needGround(of('naibod').radix).armcDeg, armcDeg)).toBeCloseTo(0.98564733 * days, 6);
    const mc = (radix: Radix) => needAngles(radix).Midheaven.longitudeDeg;
    // The obliquity of two dates a month apart: 1e-5°.
    expect(apart(mc(of('naibod-longitude').radix), mc(natal))).toBeCloseTo(0.98564733 * days, 4);
  });

  it('by solar arc: the midheaven goes with the Sun, in longitude or in right ascension', () => {
    const sun = (radix: Radix) => needPoint(radix, 'Sun');
    const byLongitude = of('solar-arc-longitude').radix;
    const gone = apart(sun(byLongitude).longitudeDeg, sun(natal).longitudeDeg);
    expect(apart(needAngles(byLongitude).Midheaven.longitudeDeg, needAngles(natal).Midheaven.longitudeDeg)).toBeCloseTo(
      gone,
      4,
    );
    const byAscension = of('solar-arc-right-ascension').radix;
    const risen = apart(sun(byAscension).rightAscensionDeg ?? 0, sun(natal).rightAscensionDeg ?? 0);
    expect(apart(needGround(byAscension).armcDeg, armcDeg)).toBeCloseTo(risen, 6);
  });

  it('relocated: the meridian is carried by the longitude between the places', () => {
    const { place } = needGround(natal);
    const there = { latitudeDeg: -20, longitudeDeg: place.longitudeDeg + 40, elevationMetres: 0 };
    for (const angles of ANGLE_METHODS) {
      const here = needGround(of(angles).radix);
      const moved = of(angles, { place: there });
      expect(moved.settings.location).toBe('relocated');
      expect(needGround(moved.radix).place).toEqual(there);
      const carried = apart(needGround(moved.radix).armcDeg, here.armcDeg);
      // What is laid off along the ecliptic is another arc of the equator there.
      if (angles.endsWith('longitude')) expect(Math.abs(carried - 40)).toBeLessThan(5);
      else expect(carried).toBeCloseTo(40, 6);
    }
    const birthday = progressedRadixOf(kernel, natal, jdTt, { place: there }).radix;
    expect(needAngles(birthday).Ascendant.longitudeDeg).not.toBe(needAngles(natal).Ascendant.longitudeDeg);
  });

  it('points of a book are carried by the sky, and what has no body is left behind and told', () => {
    const { ground } = natal;
    if (ground === null) throw new Error('cast for a moment');
    const { cuspsDeg } = needHouses(natal);
    const book = radixFrom({ points: { Sun: 247.7, Moon: 149.6, Fortune: 12 }, ascendantDeg: 173, cuspsDeg, ground });
    const { radix, settings } = progressedRadixOf(kernel, book, life);
    expect(radix.points.map(({ name }) => name)).toEqual(['Sun', 'Moon']);
    expect(radix.warnings.at(-1)?.message).toContain('Fortune');
    expect(settings.houseSystem).toBe('placidus');
  });
});

describe('solar arcs', () => {
  const natal = natalOf(churchill);
  const { jdTt } = needGround(natal);
  const life = jdTt + 40 * YEAR;

  it('by a rate, in parts and multiples, forward and back', () => {
    const arc = (choices: Parameters<typeof solarArcOf>[3]) =>
      solarArcOf(kernel, natal, life, { year: YEAR, ...choices }).arcDeg;
    expect(arc({ arc: 'degree' })).toBeCloseTo(40, 7);
    expect(arc({ arc: 'naibod' })).toBeCloseTo(40 * 0.98564733, 7);
    expect(arc({ arc: 1.5, factor: 2 })).toBeCloseTo(120, 7);
    expect(arc({ factor: 0.5 })).toBeCloseTo(arc({}) / 2, 6);
    expect(arc({ arc: 'degree', course: 'converse' })).toBeCloseTo(-40, 7);
    // Backward from a November birth the Sun goes more slowly than forward through December and January.
    expect(-arc({ course: 'converse' })).toBeLessThan(arc({}));
  });

  it('in longitude all distances stay; in right ascension those along the equator do', () => {
    const { radix, arcDeg } = solarArcOf(kernel, natal, life);
    for (const { name, longitudeDeg } of natal.points)
      expect(Math.abs(apart(needPoint(radix, name).longitudeDeg, longitudeDeg) - arcDeg)).toBeLessThan(2e-7);
    const tilted = solarArcOf(kernel, natal, life, { measure: 'right-ascension' });
    const { obliquityDeg } = needGround(natal);
    const along = (deg: number) => {
      const [l, e] = [(deg * Math.PI) / 180, (obliquityDeg * Math.PI) / 180];
      return (Math.atan2(Math.sin(l) * Math.cos(e), Math.cos(l)) * 180) / Math.PI;
    };
    for (const { name, longitudeDeg } of natal.points) {
      const gone = apart(along(needPoint(tilted.radix, name).longitudeDeg), along(longitudeDeg));
      expect(Math.abs(gone - tilted.arcDeg), name).toBeLessThan(4e-7);
    }
  });
});
