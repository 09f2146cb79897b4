/** What holds of every panchang, whatever the place and day. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COURSES,
  type CourseId,
  calendarOf,
  DailySky,
  LIMBS,
  limbAt,
  limbEdge,
  limbsBetween,
  type Panchang,
  panchangAt,
  panchangOn,
} from '../../../packages/engine/src/jyotish/panchang/index.ts';
import { canonicalJson } from '../../../packages/engine/src/stamp.ts';
import { clockAt, delhi, zodiac } from './places.ts';

const course = fc.constantFrom(...(Object.keys(COURSES) as CourseId[]));
const instant = fc.double({ min: 2378600, max: 2597500, noNaN: true });
/** Anywhere, with a zone that suits or one that does not. */
const clock = fc
  .record({
    latitude: fc.oneof(
      fc.double({ min: -60, max: 60, noNaN: true }),
      fc.constantFrom(-90, -66.6, 66.6, 71, 78.2, 89.9, 90),
    ),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    off: fc.integer({ min: -6, max: 6 }),
  })
  .map(({ latitude, longitude, off }) =>
    clockAt(latitude, longitude, Math.max(-12, Math.min(14, Math.round(longitude / 15) + off))),
  );
const dayNumber = fc.integer({ min: 2378700, max: 2597000 });

describe('a course of Sun and Moon', () => {
  it('is cut without a gap: every end is the next beginning, every index follows the last', () => {
    fc.assert(
      fc.property(course, instant, (name, from) => {
        const { parts } = COURSES[name];
        const until = from + (name === 'ayana' || name === 'ritu' || name === 'quarter' ? 800 : 60);
        const spans = limbsBetween(zodiac, name, from, until);
        expect(spans[0]?.startJdTt).toBeLessThanOrEqual(from);
        expect(spans[0]?.endJdTt).toBeGreaterThan(from);
        expect(spans.at(-1)?.startJdTt).toBeLessThan(until);
        expect(spans.at(-1)?.endJdTt).toBeGreaterThanOrEqual(until);
        spans.forEach((span, i) => {
          const next = spans[i + 1];
          if (next === undefined) return;
          expect(next.startJdTt).toBe(span.endJdTt);
          expect(next.index).toBe((span.index % parts) + 1);
        });
      }),
      { seed: 21, numRuns: 150 },
    );
  });

  it('has the same edges whoever asks, and from wherever', () => {
    const kept = new DailySky(zodiac);
    fc.assert(
      fc.property(course, instant, fc.double({ min: 0, max: 0.999, noNaN: true }), (name, at, share) => {
        const [span] = limbsBetween(zodiac, name, at, at);
        const { startJdTt, endJdTt } = span as NonNullable<typeof span>;
        const within = startJdTt + share * (endJdTt - startJdTt);
        expect(limbsBetween(kept, name, within, within)).toEqual([span]);
        expect(limbEdge(kept, name, within, 0)).toBe(startJdTt);
        expect(limbEdge(zodiac, name, within, 1)).toBe(endJdTt);
        // Half-open: an edge begins the part after it.
        expect(limbAt(zodiac, name, startJdTt)).toBe(span?.index);
        expect(limbAt(zodiac, name, endJdTt)).toBe(((span?.index as number) % COURSES[name].parts) + 1);
      }),
      { seed: 22, numRuns: 200 },
    );
  });

  it('is at its mark when a part begins', () => {
    // Degrees. Today's worst is 6e-9: a Julian date is 40 microseconds fine, in which Sun and Moon together move so far.
    fc.assert(
      fc.property(course, instant, (name, at) => {
        const { parts, sun, moon, offsetDeg } = COURSES[name];
        const [span] = limbsBetween(zodiac, name, at, at);
        const { sunDeg, moonDeg } = zodiac.luminaries(span?.startJdTt as number);
        const off = moon * moonDeg + sun * sunDeg + offsetDeg - (((span?.index as number) - 1) * 360) / parts;
        expect(Math.abs(off - 360 * Math.round(off / 360))).toBeLessThan(1e-8);
      }),
      { seed: 23, numRuns: 300 },
    );
  });

  it('is walked back and forth by counts of its edges', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LIMBS), instant, fc.integer({ min: 1, max: 40 }), (limb, at, count) => {
        const there = limbEdge(zodiac, limb, at, count);
        expect(limbEdge(zodiac, limb, there, 0)).toBe(there);
        expect(limbEdge(zodiac, limb, there, 1 - count)).toBe(limbEdge(zodiac, limb, at, 1));
      }),
      { seed: 24, numRuns: 60 },
    );
  });
});

describe('a year of days', () => {
  const year = calendarOf(zodiac, delhi, { from: '2025-01-01', days: 365 });

  it('joins sunrise to sunrise, and lists each limb on every day that it touches', () => {
    year.forEach((day, i) => {
      const next = year[i + 1];
      if (next === undefined) return;
      expect(next.sun.sunriseJdUt).toBe(day.sun.nextSunriseJdUt);
      expect((day.vara.index + 1) % 7).toBe(next.vara.index);
      for (const limb of LIMBS) {
        const last = day[limb].at(-1) as { endJdUt: number; index: number };
        const first = next[limb][0] as { startJdUt: number; index: number };
        // The last limb of a day runs at the next sunrise, or ends at it.
        if (first.index === last.index) expect(first).toEqual(last);
        else expect(first.startJdUt).toBe(last.endJdUt);
      }
    });
  });

  it('has tithis at one sunrise, at two (vriddhi) or at none (kshaya), as often as months have days', () => {
    const atSunrise = year.map(({ tithi }) => tithi[0]?.index as number);
    const steps = atSunrise.slice(1).map((index, i) => (index - (atSunrise[i] as number) + 30) % 30);
    expect(new Set(steps)).toEqual(new Set([0, 1, 2]));
    const [vriddhi, kshaya] = [0, 2].map((step) => steps.filter((other) => other === step).length) as [number, number];
    // 365 days hold 371 tithis: as many drop out more than come twice.
    expect(kshaya - vriddhi).toBeGreaterThanOrEqual(5);
    expect(kshaya - vriddhi).toBeLessThanOrEqual(7);
    for (const day of year.filter(({ tithi }) => tithi.length === 3)) {
      const [, middle] = day.tithi;
      expect(middle?.startJdUt).toBeGreaterThan(day.sun.sunriseJdUt);
      expect(middle?.endJdUt).toBeLessThan(day.sun.nextSunriseJdUt);
    }
  });

  it('has every karana in its half of a tithi, and eight of each that moves in a month', () => {
    for (const { tithi, karana } of year) {
      for (const half of karana) {
        const whole = tithi.find(({ index }) => index === Math.ceil(half.index / 2));
        expect(half.index % 2 === 1 ? half.startJdUt : half.endJdUt).toBe(
          half.index % 2 === 1 ? whole?.startJdUt : whole?.endJdUt,
        );
      }
    }
    const fixed = year.flatMap(({ karana }) => karana).filter(({ kind }) => kind === 'sthira');
    expect(new Set(fixed.map(({ name }) => name))).toEqual(new Set(['Shakuni', 'Chatushpada', 'Naga', 'Kimstughna']));
  });

  it('cuts every nakshatra into four padas', () => {
    for (const { nakshatra } of year) {
      for (const { padas, startJdUt, endJdUt } of nakshatra) {
        expect(padas.map(({ pada }) => pada)).toEqual([1, 2, 3, 4]);
        expect([padas[0]?.startJdUt, padas[3]?.endJdUt]).toEqual([startJdUt, endJdUt]);
      }
    }
  });

  it('gives each day the record that is given of it alone', () => {
    for (const i of [0, 57, 58, 180, 293, 364])
      expect(panchangOn(zodiac, delhi, year[i]?.date as string)).toEqual(year[i]);
  });
});

describe('any day of any place', () => {
  it('has a record in order: finite, plain, the same in a calendar as alone', () => {
    fc.assert(
      fc.property(clock, dayNumber, fc.integer({ min: 0, max: 2 }), (where, day, ahead) => {
        const alone = panchangOn(zodiac, where, day);
        expect(JSON.parse(canonicalJson(alone))).toEqual(alone);
        expect(calendarOf(zodiac, where, { from: day - ahead, days: 3 })[ahead]).toEqual(alone);
        const { sun } = alone;
        const instants = [sun.sunriseJdUt, sun.noonJdUt, sun.sunsetJdUt, sun.nextSunriseJdUt];
        expect([...instants].sort((a, b) => a - b)).toEqual(instants);
        expect(sun.nextSunriseJdUt - sun.sunriseJdUt).toBeLessThan(1.5);
        for (const { spans, id } of alone.periods)
          for (const { startJdUt, endJdUt } of spans) expect(endJdUt, id).toBeGreaterThan(startJdUt);
        for (const limb of LIMBS) {
          expect(alone[limb].length).toBeGreaterThan(0);
          expect(alone[limb][0]?.startJdUt).toBeLessThan(sun.sunriseJdUt + 1.2e-5);
          expect(alone[limb].at(-1)?.endJdUt).toBeGreaterThan(sun.nextSunriseJdUt - 1e-8);
        }
      }),
      { seed: 25, numRuns: 80 },
    );
  });

  it('holds every instant: the day that is given of it begins before it and ends after', () => {
    fc.assert(
      fc.property(clock, instant, (where, jdUt) => {
        const { at, sun } = panchangAt(zodiac, where, jdUt);
        expect(sun.sunriseJdUt).toBeLessThanOrEqual(jdUt + 1e-8);
        if (sun.horizon === 'crossed') expect(sun.nextSunriseJdUt).toBeGreaterThan(jdUt);
        for (const limb of LIMBS) {
          expect(at[limb].startJdUt).toBeLessThanOrEqual(jdUt + 1e-8);
          expect(at[limb].endJdUt).toBeGreaterThan(jdUt - 1e-8);
        }
        expect(at.tithi.paksha).toBe(at.paksha);
      }),
      { seed: 26, numRuns: 80 },
    );
  });

  it('has the same instants on every clock', () => {
    const numbers = ({ tithi, nakshatra, yoga, karana, sun, masa }: Panchang) => [
      ...[tithi, nakshatra, yoga, karana].map((spans) => spans.map(({ startJdUt, endJdUt }) => [startJdUt, endJdUt])),
      masa.amanta.startJdUt,
      masa.purnimanta.endJdUt,
      sun.noonJdUt,
    ];
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.double({ min: 60, max: 110, noNaN: true }),
        dayNumber,
        (latitude, longitude, day) => {
          // At these longitudes the Sun rises on the same date by either clock.
          const [here, there] = [4.5, 6.5].map((hours) => panchangOn(zodiac, clockAt(latitude, longitude, hours), day));
          const later = Math.abs((here?.sun.sunriseJdUt as number) - (there?.sun.sunriseJdUt as number));
          fc.pre(later < 0.5);
          // A millisecond: the sunrise is searched from either midnight.
          expect(later).toBeLessThan(1.2e-8);
          expect(numbers(here as Panchang).slice(0, -1)).toEqual(numbers(there as Panchang).slice(0, -1));
        },
      ),
      { seed: 27, numRuns: 60 },
    );
  });
});

describe('near the poles', () => {
  it.each([
    ['Tromsø in June', 69.65, 18.96, '2025-06-21', 'always-above'],
    ['Tromsø in December', 69.65, 18.96, '2025-12-21', 'always-below'],
    ['the pole in May', 90, 0, '2025-05-10', 'always-above'],
    ['the other pole in May', -90, 0, '2025-05-10', 'always-below'],
    ['Tromsø in March', 69.65, 18.96, '2025-03-21', 'crossed'],
  ])('a day has its limbs and hours: %s', (_, latitude, longitude, date, horizon) => {
    const { sun, tithi, periods } = panchangOn(zodiac, clockAt(latitude, longitude, 1), date);
    expect(sun.horizon).toBe(horizon);
    expect(tithi.length).toBeGreaterThan(0);
    expect(periods.length).toBeGreaterThan(15);
    // Six hours by the true Sun stand in for sunrise: noon is six hours later, within the equation of time's daily change.
    if (horizon !== 'crossed') expect(Math.abs(sun.noonJdUt - sun.sunriseJdUt - 0.25)).toBeLessThan(1e-3);
  });

  it('has no moonrise on days without one, and says null', () => {
    const month = calendarOf(zodiac, clockAt(69.65, 18.96, 1), { from: '2025-06-01', days: 30 });
    const without = month.filter(({ moon }) => moon.moonrise === null);
    expect(without.length).toBeGreaterThan(3);
    for (const { moon } of without) expect(moon.moonriseJdUt).toBeNull();
    // Everywhere else the Moon misses one date in a month.
    const delhis = calendarOf(zodiac, delhi, { from: '2025-06-01', days: 30 });
    expect(delhis.filter(({ moon }) => moon.moonrise === null)).toHaveLength(1);
  });
});
