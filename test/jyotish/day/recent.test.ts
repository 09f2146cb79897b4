/** What is kept is bounded, and nothing depends on it. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../../packages/engine/src/chart/zodiac-sky.ts';
import { Recent } from '../../../packages/engine/src/jyotish/day/recent.ts';
import { SolarDays } from '../../../packages/engine/src/jyotish/day/solar-days.ts';
import { KeptClock } from '../../../packages/engine/src/jyotish/panchang/civil-span.ts';
import { COURSES, type CourseId, DailySky } from '../../../packages/engine/src/jyotish/panchang/daily-sky.ts';
import { limbSpanAt, limbsBetween } from '../../../packages/engine/src/jyotish/panchang/limbs.ts';
import { LunarMonths } from '../../../packages/engine/src/jyotish/panchang/lunar-month.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { localClock } from '../../../packages/engine/src/time/local-clock.ts';

const engine = await openEngine();
const zodiac = new ZodiacSky(engine.kernel, lahiriWholeSign);
const chennai = { latitudeDeg: 13.0827, longitudeDeg: 80.2707, elevationMetres: 0 };
const clock = localClock(chennai, { timezone: 'Asia/Kolkata' });
const courses = Object.keys(COURSES) as readonly CourseId[];

describe('Recent', () => {
  test.prop([fc.integer({ min: 1, max: 9 }), fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 80 })])(
    'keeps the latest that were put in, as many as it may',
    (most, keys) => {
      const recent = new Recent<string>(most);
      const order: number[] = [];
      for (const key of keys) {
        const known = recent.get(key);
        expect(known).toBe(order.slice(-most).includes(key) ? `${key}` : undefined);
        if (known !== undefined) continue;
        expect(recent.keep(key, `${key}`)).toBe(`${key}`);
        order.push(key);
        expect(recent.size).toBe(Math.min(most, order.length));
      }
    },
  );
});

describe('what a search of decades keeps', () => {
  it('is 512 days of Sun and Moon and of each course, and the answers are those of a sky that was asked nothing before', () => {
    const sky = new DailySky(zodiac);
    for (let day = 2440000; day < 2443000; day++)
      for (const course of courses) sky.spansBetween(COURSES[course], day + 0.3, day + 1.3);
    expect(sky.kept).toBeLessThanOrEqual(512 * (1 + courses.length));
    expect(sky.kept).toBeGreaterThan(512 * courses.length * 0.5);
    for (const day of [2440000, 2441234, 2442999])
      for (const course of courses)
        expect(sky.spanAt(COURSES[course], day + 0.7)).toEqual(new DailySky(zodiac).spanAt(COURSES[course], day + 0.7));
  });

  it('is 512 midnights, risings and days', () => {
    const days = new SolarDays(zodiac, clock);
    for (let day = 2440000; day < 2440700; day++) days.on(day);
    expect(days.kept).toBe(3 * 512);
    expect(days.on(2440001)).toEqual(new SolarDays(zodiac, clock).on(2440001));
  });

  it('is 1024 times of a clock', () => {
    const kept = new KeptClock(clock);
    for (let i = 0; i < 3000; i++) kept.time(2440000 + i / 7);
    expect(kept.kept).toBe(1024);
    expect(kept.time(2440000)).toEqual(new KeptClock(clock).time(2440000));
  });

  it('is two years of months, which come out the same when they are asked for again', () => {
    const months = new LunarMonths(zodiac);
    const first = months.at(2440000);
    let last = first;
    for (let i = 0; i < 60; i++) last = months.next(last);
    expect(months.at(2450000)).toEqual(new LunarMonths(zodiac).at(2450000));
    expect(months.at(2440000)).not.toBe(first);
    expect(months.at(2440000)).toEqual(first);
  });

  test.prop(
    [
      fc.constantFrom(...courses),
      fc.double({ min: 2415100, max: 2460000, noNaN: true }),
      fc.double({ min: 0, max: 40, noNaN: true }),
    ],
    {
      seed: 20261122,
      numRuns: 200,
    },
  )('is never seen: a part of a course is the same after any other question', (course, jdTt, days) => {
    const asked = new DailySky(zodiac);
    asked.spansBetween(COURSES[course], jdTt - days, jdTt + days);
    asked.spanAt(COURSES[course], jdTt + days);
    const [one, fresh] = [asked.spanAt(COURSES[course], jdTt), new DailySky(zodiac).spanAt(COURSES[course], jdTt)];
    expect(one).toEqual(fresh);
    for (const mark of ['markBefore', 'markAfter'] as const)
      expect(asked[mark](COURSES[course], jdTt)).toEqual(new DailySky(zodiac)[mark](COURSES[course], jdTt));
    // At the very mark the part that begins runs.
    expect(asked.spanAt(COURSES[course], one.endJdTt).startJdTt).toBe(one.endJdTt);
    expect(asked.spansBetween(COURSES[course], jdTt, one.endJdTt)).toEqual([fresh]);
  });

  it('is the engine’s own: whoever writes into a limb that he was given changes nothing', () => {
    const sky = new DailySky(zodiac);
    const given = limbSpanAt(sky, 'tithi', 2460000.5) as { index: number };
    const right = given.index;
    given.index = 99;
    for (const limb of limbsBetween(sky, 'tithi', 2460000.5, 2460000.6)) (limb as { index: number }).index = 98;
    expect(limbSpanAt(sky, 'tithi', 2460000.5).index).toBe(right);
  });
});
