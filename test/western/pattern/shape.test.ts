/** Shapes of charts against a program's answers, and balance and lunation by their definitions. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import {
  compositeOf,
  harmonicChartOf,
  PLANETS,
  type Radix,
  radixFrom,
  radixOf,
  solarArcOf,
} from '../../../packages/engine/src/western/index.ts';
import {
  balanceOf,
  type ChartShape,
  chartShapeOf,
  lunationOf,
} from '../../../packages/engine/src/western/pattern/index.ts';
import { readTruth } from '../../truth/ledger.ts';

const engine = await openEngine();
const seed = 20261121;
const truth = readTruth<{ readonly longitudes: { readonly [name: string]: number } }, { readonly shape?: ChartShape }>(
  'western/western-dignities.json',
);
const shapes = truth.cases.filter(({ id }) => id.startsWith('shape-'));
const chartOf = (degrees: readonly number[]): Radix =>
  radixFrom({ points: Object.fromEntries(degrees.map((deg, i) => [PLANETS[i] as string, deg])) });

describe('all planets in one place', () => {
  it('are a bundle without length, and the whole circle is their gap', () => {
    const { shape, spanDeg, gaps } = chartShapeOf(chartOf(Array.from({ length: 10 }, () => 100))).value;
    expect([shape, spanDeg, gaps[0]?.deg]).toEqual(['bundle', 0, 360]);
  });
});

describe('shapes', () => {
  it('there are charts to compare with', () => expect(shapes).toHaveLength(19));

  it.each(shapes.map((each) => [each.id, each] as const))('%s', (_, { input, expect: wanted }) => {
    const shape = chartShapeOf(radixFrom({ points: input.longitudes }));
    expect(shape.value.shape).toBe(wanted.shape);
  });

  it('drawn plainly, with the planet that leads', () => {
    const of = (...degrees: readonly number[]) => chartShapeOf(chartOf(degrees)).value;
    expect(of(0, 10, 20, 30, 40, 50, 60, 70, 80, 90)).toMatchObject({ shape: 'bundle', spanDeg: 90, leading: null });
    expect(of(350, 0, 20, 40, 60, 80, 100, 120, 140, 160)).toMatchObject({
      shape: 'bowl',
      leading: 'Sun',
      trailing: 'Pluto',
      spanDeg: 170,
    });
    expect(of(0, 20, 40, 60, 80, 100, 120, 140, 160, 260)).toMatchObject({
      shape: 'bucket',
      handle: ['Pluto'],
      leading: 'Sun',
      spanDeg: 160,
    });
    expect(of(0, 20, 40, 60, 80, 100, 120, 140, 256, 260)).toMatchObject({
      shape: 'bucket',
      handle: ['Neptune', 'Pluto'],
    });
    expect(of(0, 30, 55, 80, 110, 135, 160, 185, 210, 235)).toMatchObject({ shape: 'locomotive', leading: 'Sun' });
    expect(of(0, 10, 20, 110, 120, 130, 140, 225, 235, 250)).toMatchObject({ shape: 'splay', leading: null });
    expect(of(0, 10, 20, 30, 40, 130, 140, 150, 215, 250)).toMatchObject({ shape: 'splash' });
    expect(of(0, 20, 40, 60, 80, 180, 200, 220, 240, 260)).toMatchObject({ shape: 'seesaw', leading: null });
    expect(of(0, 36, 72, 108, 144, 180, 216, 252, 288, 324)).toMatchObject({ shape: 'splash' });
  });

  it('of two that could be the handle takes the lonelier', () => {
    const of = (...degrees: readonly number[]) => chartShapeOf(chartOf(degrees)).value.handle;
    expect(of(0, 5, 10, 12, 14, 16, 18, 20, 120, 240)).toEqual(['Pluto']);
    expect(of(0, 5, 10, 12, 14, 16, 18, 20, 140, 260)).toEqual(['Neptune']);
  });

  it('has limits that the orb lowers', () => {
    const wide = [0, 20, 40, 60, 80, 100, 120, 140, 160, 183];
    expect([0, 2, 3, 5].map((orbDeg) => chartShapeOf(chartOf(wide), { orbDeg }).value.shape)).toEqual([
      'locomotive',
      'locomotive',
      'bowl',
      'bowl',
    ]);
  });

  const circle = fc.array(fc.integer({ min: 0, max: 3599 }), { minLength: 10, maxLength: 10 });
  test.prop([circle, fc.integer({ min: -360, max: 360 })], { seed, numRuns: 300 })(
    'stay when all is turned, or seen in a mirror',
    (tenths, deg) => {
      const of = (side: number, by: number) =>
        chartShapeOf(chartOf(tenths.map((tenth) => (side * tenth) / 10 + by))).value;
      expect(of(1, deg).shape).toBe(of(1, 0).shape);
      expect(of(-1, 0).shape).toBe(of(1, 0).shape);
      expect(of(1, deg).spanDeg).toBe(of(1, 0).spanDeg);
      expect(of(1, 0).gaps.reduce((sum, gap) => sum + gap.deg, 0)).toBeCloseTo(360, 6);
    },
  );

  it('needs all its planets', () => {
    expect(() => chartShapeOf(chartOf([1, 2, 3]))).toThrow(expect.objectContaining({ field: 'points' }));
    expect(() => chartShapeOf(chartOf([1, 2]), { points: ['Sun', 'Moon'] })).toThrow(
      expect.objectContaining({ field: 'points' }),
    );
  });
});

describe('the balance of a chart', () => {
  const radix = radixFrom({
    points: {
      Sun: 10,
      Moon: 40,
      Mercury: 70,
      Venus: 100,
      Mars: 130,
      Jupiter: 160,
      Saturn: 190,
      Uranus: 220,
      Neptune: 250,
      Pluto: 280,
    },
    ascendantDeg: 5,
    midheavenDeg: 275,
  });

  it('counts each planet once', () => {
    const { elements, modalities, polarities, hemispheres, quadrants } = balanceOf(radix);
    expect(Object.values(elements).map(({ weight }) => weight)).toEqual([3, 3, 2, 2]);
    expect(elements.fire).toEqual({ weight: 3, percent: 30, points: ['Sun', 'Mars', 'Neptune'] });
    expect(Object.values(modalities).map(({ weight }) => weight)).toEqual([4, 3, 3]);
    expect(Object.values(polarities).map(({ weight }) => weight)).toEqual([5, 5]);
    expect(Object.values(hemispheres ?? {}).map(({ weight }) => weight)).toEqual([6, 4, 4, 6]);
    expect(quadrants?.map(({ weight }) => weight)).toEqual([3, 3, 3, 1]);
  });

  it('weighs as Birkbeck does, angles too', () => {
    const { elements, settings } = balanceOf(radix, { weights: 'birkbeck' });
    // Fire: Sun 4, Mars 3, Neptune 1, Ascendant 4; earth: Moon 4, Jupiter 2, Pluto 1, Midheaven 2. 30 in all.
    expect([elements.fire.weight, elements.earth.weight]).toEqual([12, 9]);
    expect(Object.values(elements).reduce((sum, { weight }) => sum + weight, 0)).toBe(30);
    expect(elements.fire.percent).toBe(40);
    expect(settings.angles).toEqual(['Ascendant', 'Midheaven']);
    expect(balanceOf(chartOf([1, 2])).hemispheres).toBeNull();
  });
});

describe('a chart of an unknown time', () => {
  const unknown = radixOf(
    engine.kernel,
    engine.moment({ date: '1990-06-15', time: 'unknown', latitude: 50, longitude: 10, timezone: 'UTC' }),
  );

  it('is balanced without its angles and houses, which are those of noon', () => {
    const { settings, hemispheres, quadrants } = balanceOf(unknown, { weights: 'birkbeck' });
    expect([unknown.angles === null, settings.angles, hemispheres, quadrants]).toEqual([false, [], null, null]);
    expect(balanceOf(unknown, { angles: ['Midheaven'] }).settings.angles).toEqual(['Midheaven']);
  });

  it('nor are charts made of it, which have no ground, by their houses', () => {
    const jdTt = (unknown.ground?.jdTt ?? 0) + 9000;
    const made = [
      compositeOf(engine.kernel, unknown, unknown).radix,
      solarArcOf(engine.kernel, unknown, jdTt).radix,
      harmonicChartOf(unknown, 5).radix,
    ];
    expect(made.map((radix) => balanceOf(radix).hemispheres)).toEqual([null, null, null]);
  });

  it('and cusps that are given tell of a known time, with an ascendant or without', () => {
    const cuspsDeg = Array.from({ length: 12 }, (_, i) => 30 * i);
    const { isTimeKnown, angles } = radixFrom({ points: { Sun: 10 }, cuspsDeg });
    expect([isTimeKnown, angles]).toEqual([true, null]);
    expect(balanceOf(radixFrom({ points: { Sun: 10 }, cuspsDeg })).hemispheres).not.toBeNull();
  });
});

describe('the phase of the Moon', () => {
  it('begins at its aspect after Rudhyar, and has it in the middle in a calendar', () => {
    const of = (arc: number, phases: 'rudhyar' | 'calendar') => lunationOf(chartOf([100, 100 + arc]), { phases }).name;
    expect([0, 44, 45, 90, 179, 180, 225, 270, 315].map((arc) => of(arc, 'rudhyar'))).toEqual([
      'New',
      'New',
      'Crescent',
      'First Quarter',
      'Gibbous',
      'Full',
      'Disseminating',
      'Last Quarter',
      'Balsamic',
    ]);
    expect([0, 22, 23, 179, 180, 338].map((arc) => of(arc, 'calendar'))).toEqual([
      'New Moon',
      'New Moon',
      'Waxing Crescent',
      'Full Moon',
      'Full Moon',
      'New Moon',
    ]);
    expect(lunationOf(chartOf([100, 100])).illumination).toBeNull();
  });

  it('is that of the chart stage, with its light', () => {
    const moment = engine.moment({ datetime: '2024-03-25T07:05:00', latitude: 0, longitude: 0, timezone: 'UTC' });
    // Full on 2024-03-25 at 07:00 UT, to the minute.
    expect(lunationOf(radixOf(engine.kernel, moment))).toMatchObject({ isWaxing: false, name: 'Full' });
    expect(lunationOf(radixOf(engine.kernel, moment)).illumination).toBeGreaterThan(0.999);
  });
});
