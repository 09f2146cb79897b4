/** Harmonic charts by the worked example of a handbook and by their laws. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../../../packages/engine/src/western/aspect/index.ts';
import { harmonicAspectsOf, harmonicChartOf } from '../../../packages/engine/src/western/harmonic/index.ts';
import { PLANETS, type Radix, radixFrom } from '../../../packages/engine/src/western/index.ts';
import { besiege, type Door } from '../../hostile.ts';

const seed = 20261121;
const chart: fc.Arbitrary<Radix> = fc
  .array(fc.integer({ min: 0, max: 3_599_999_999 }), { minLength: 2, maxLength: 10 })
  .map((steps) =>
    radixFrom({
      points: Object.fromEntries(
        steps.map((q, i) => [PLANETS[i] as string, { longitudeDeg: q / 1e7, longitudeDegPerDay: i - 1 }]),
      ),
      ascendantDeg: (steps[0] ?? 0) / 1e7,
      midheavenDeg: (steps[1] ?? 0) / 1e7,
    }),
  );
const places = (radix: Radix) => [
  ...radix.points.map(({ name, longitudeDeg, longitudeDegPerDay }) => [name, longitudeDeg, longitudeDegPerDay]),
  ...Object.values(radix.angles ?? {}).map(({ name, longitudeDeg }) => [name, longitudeDeg]),
];

describe('a harmonic chart', () => {
  it('is as a handbook works it', () => {
    // 10°10′ Aries and 20°10′ Taurus, in the ninth: both at 1°30′ Cancer (synchronature, after Addey).
    const { radix } = harmonicChartOf(radixFrom({ points: { Sun: 10 + 1 / 6, Moon: 50 + 1 / 6 } }), 9);
    for (const point of radix.points) {
      expect(point.sign).toBe(4);
      expect(point.degree).toBeCloseTo(1.5, 5);
    }
    // 5°48′28″ Cancer in the fourth: 23°14′ of the circle.
    const [sun] = harmonicChartOf(radixFrom({ points: { Sun: 95 + 48 / 60 + 28 / 3600 } }), 4).radix.points;
    expect(sun?.longitudeDeg).toBeCloseTo(23 + 13 / 60 + 52 / 3600, 5);
  });

  it('tells its number, its sources, and what the radix was made with', () => {
    const radix: Radix = {
      ...radixFrom({ points: { Sun: 10, Moon: 50 }, ascendantDeg: 3, zodiac: 'sidereal' }),
      isTimeKnown: false,
      warnings: [{ code: 'BODY_UNAVAILABLE', message: 'as an example' }],
    };
    const settings = { ...radix.settings, ayanamsa: 'lahiri', nodeType: 'mean' as const, ephemeris: 'vsop' };
    const { radix: made } = harmonicChartOf({ ...radix, settings }, 5);
    expect(made).toMatchObject({ isTimeKnown: false, warnings: radix.warnings, sect: radix.sect, ground: null });
    expect(made.settings).toEqual({ ...settings, houseSystem: 'equal-from-ascendant' });
    const aspects = harmonicAspectsOf(radix, 5);
    expect(aspects.settings).toMatchObject({ order: 5, orbs: { scheme: 'hamblin' }, angles: [] });
    expect(aspects.sources).toContain('addey-1976');
  });

  test.prop([chart], { seed })('of the first order is the radix', (radix) => {
    expect(places(harmonicChartOf(radix, 1).radix)).toEqual(places(radix));
    expect(harmonicChartOf(radix, 1).radix.sect).toBe(radix.sect);
  });

  test.prop([chart, fc.integer({ min: 1, max: 18 }), fc.integer({ min: 1, max: 20 })], { seed, numRuns: 300 })(
    'of a harmonic chart is that of both numbers together, to the last figure',
    (radix, a, b) => {
      const once = harmonicChartOf(radix, a * b).radix;
      expect(places(harmonicChartOf(harmonicChartOf(radix, a).radix, b).radix)).toEqual(places(once));
    },
  );

  test.prop([chart, fc.integer({ min: 1, max: 360 }), fc.integer({ min: 0, max: 359 })], { seed })(
    'does not mind where the circle is cut, for a whole number',
    (radix, order, part) => {
      const step = Math.round((part * 3.6e9) / order) / 1e7;
      const [sun] = harmonicChartOf(radix, order).radix.points;
      const moved = harmonicChartOf(radixFrom({ points: { Sun: (radix.points[0]?.longitudeDeg ?? 0) + step } }), order);
      const off = Math.abs((moved.radix.points[0]?.longitudeDeg ?? 0) - (sun?.longitudeDeg ?? 0));
      // A part of the circle is rounded to 1e-7°, and that is multiplied.
      expect(Math.min(off, 360 - off)).toBeLessThanOrEqual(order * 0.51e-7);
    },
  );

  it('brings together what stands a part of the circle apart', () => {
    const radix = radixFrom({ points: { Sun: 3, Moon: 3 + 720 / 7, Mars: 90 } });
    const [aspect] = harmonicAspectsOf(radix, 7, { points: ['Sun', 'Moon'] }).aspects;
    expect(aspect).toMatchObject({ type: 'conjunction', allowedDeg: 12, strength: 100 });
    expect(aspectsOf(radix, { aspects: 'all', points: ['Sun', 'Moon'] }).aspects[0]?.type).toBe('biseptile');
  });

  it('moves so many times as fast', () => {
    const radix = radixFrom({
      points: { Sun: { longitudeDeg: 10, longitudeDegPerDay: 0.98 }, Mars: { longitudeDeg: 1, isRetrograde: true } },
    });
    const [sun, mars] = harmonicChartOf(radix, 5).radix.points;
    expect([sun?.longitudeDegPerDay, mars?.longitudeDegPerDay, mars?.isRetrograde]).toEqual([4.9, null, true]);
  });

  it('has equal houses from its Ascendant or Midheaven, or whole signs', () => {
    const radix = radixFrom({ points: { Sun: 10 }, ascendantDeg: 50, midheavenDeg: 310 });
    const cusps = (houses?: 'equal-from-midheaven' | 'whole-sign') =>
      harmonicChartOf(radix, 5, houses ? { houses } : {}).radix.houses?.cuspsDeg.slice(0, 2);
    // 250° and 110°.
    expect([cusps(), cusps('equal-from-midheaven'), cusps('whole-sign')]).toEqual([
      [250, 280],
      [200, 230],
      [240, 270],
    ]);
    expect(harmonicChartOf(radixFrom({ points: { Sun: 10 } }), 5).radix.houses).toBeNull();
  });

  it('of a fraction counts from 0° Aries', () => {
    const [sun] = harmonicChartOf(radixFrom({ points: { Sun: 100 } }), 36.5).radix.points;
    expect(sun?.longitudeDeg).toBe(50);
    for (const order of [0, 0.5, 361, Number.NaN])
      expect(() => harmonicChartOf(radixFrom({ points: { Sun: 1 } }), order)).toThrow(
        expect.objectContaining({ field: 'order' }),
      );
  });
});

const radix = radixFrom({
  points: { Sun: { longitudeDeg: 10, longitudeDegPerDay: 1 }, Moon: 200, Mars: 303 },
  ascendantDeg: 5,
});
const doors: readonly Door[] = [
  [
    'harmonicChartOf',
    harmonicChartOf as never,
    [
      [radix, 5, { houses: 'equal-from-midheaven' }],
      [radix, 36.5, {}],
    ],
  ],
  [
    'harmonicAspectsOf',
    harmonicAspectsOf as never,
    [[radix, 7, { aspects: 'all', orbs: 3, points: ['Sun', 'Mars'], angles: [] }]],
  ],
];

describe('whatever harmonics are handed', () => {
  besiege(doors, { seed, anyRuns: 60, alteredRuns: 200 });
});
