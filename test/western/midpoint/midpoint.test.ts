/** Midpoints, trees, dials and pictures by their definitions and laws. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { PLANETS, type Radix, radixFrom } from '../../../packages/engine/src/western/index.ts';
import {
  DIAL_MODULI,
  dialOf,
  midpointsOf,
  midpointTreesOf,
  planetaryPicturesOf,
} from '../../../packages/engine/src/western/midpoint/index.ts';
import { besiege, type Door } from '../../hostile.ts';

const seed = 20261121;
const chartOf = (degrees: readonly number[]): Radix =>
  radixFrom({ points: Object.fromEntries(degrees.map((deg, i) => [PLANETS[i] as string, deg])) });
const circle = fc.array(
  fc.integer({ min: 0, max: 3_599_999 }).map((q) => q / 1e4),
  { minLength: 2, maxLength: 10 },
);
/** How far apart two places are. */
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

describe('midpoints', () => {
  it('stand in the middle of the shorter arc, also over 0° Aries', () => {
    const of = (a: number, b: number) => midpointsOf(chartOf([a, b])).midpoints[0];
    expect(of(10, 50)).toMatchObject({ arcDeg: 40, near: { longitudeDeg: 30 }, far: { longitudeDeg: 210 } });
    expect(of(350, 20)).toMatchObject({ arcDeg: 30, near: { longitudeDeg: 5, sign: 1 }, far: { longitudeDeg: 185 } });
    // As a primer of midpoints works it: Sun at 10° Sagittarius, Mars at 10° Pisces, the Moon between them at 25° Capricorn.
    expect(of(250, 340)?.near).toMatchObject({ longitudeDeg: 295, sign: 10, degree: 25 });
    expect(of(0, 180)?.near.longitudeDeg).toBe(90);
  });

  test.prop([fc.double({ min: 0, max: 360, noNaN: true }), fc.double({ min: 0, max: 360, noNaN: true })], {
    seed,
    numRuns: 500,
  })('are the same whichever comes first, and equally far from both', (a, b) => {
    const [ab, ba] = [midpointsOf(chartOf([a, b])).midpoints[0], midpointsOf(chartOf([b, a])).midpoints[0]];
    expect(ab?.near).toEqual(ba?.near);
    const near = ab?.near.longitudeDeg ?? 0;
    // Each of the three places is rounded to 1e-7°.
    expect(Math.abs(apart(near, a) - apart(near, b))).toBeLessThan(3e-7);
    expect(apart(near, a)).toBeLessThanOrEqual(90.0000002);
    expect(apart(near, ab?.far.longitudeDeg ?? 0)).toBeCloseTo(180, 6);
  });
});

describe('dials', () => {
  it('lay square and opposition together on 90°, in order', () => {
    const { rows } = dialOf(chartOf([100, 10.5, 281, 40]));
    expect(rows.map(({ name, dialDeg }) => [name, dialDeg])).toEqual([
      ['Sun', 10],
      ['Moon', 10.5],
      ['Mercury', 11],
      ['Venus', 40],
    ]);
    expect(() => dialOf(chartOf([1]), { modulusDeg: 60 as never })).toThrow(
      expect.objectContaining({ field: 'modulusDeg' }),
    );
  });
});

describe('trees', () => {
  it('tell who stands between whom, by the angle from the midpoint', () => {
    const at = (deg: number, options: Parameters<typeof midpointTreesOf>[1] = {}) =>
      midpointTreesOf(chartOf([10, 50, deg]), options).trees[2]?.contacts[0];
    expect(at(30.5)).toMatchObject({
      point1: 'Sun',
      point2: 'Moon',
      midpointDeg: 30,
      angleDeg: 0,
      offsetDeg: 0.5,
      orbDeg: 0.5,
    });
    expect([210, 120, 300, 75, 345, 165].map((deg) => at(deg)?.angleDeg)).toEqual([180, 90, 90, 45, 45, 135]);
    expect(at(52.5)).toBeUndefined();
    expect(at(52.5, { modulusDeg: 22.5 })?.angleDeg).toBe(22.5);
    expect([210, 120, 75].map((deg) => at(deg, { modulusDeg: 360 })?.angleDeg)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([210, 120, 75].map((deg) => at(deg, { modulusDeg: 180 })?.angleDeg)).toEqual([180, undefined, undefined]);
    expect([210, 120, 75].map((deg) => at(deg, { modulusDeg: 90 })?.angleDeg)).toEqual([180, 90, undefined]);
    expect(at(28.5)?.offsetDeg).toBe(-1.5);
    expect(at(28.4)).toBeUndefined();
  });

  test.prop([circle, fc.constantFrom(...DIAL_MODULI), fc.integer({ min: -360, max: 360 })], { seed, numRuns: 100 })(
    'stay when all is turned, and are those of a finer dial, too',
    (degrees, modulusDeg, deg) => {
      const core = (by: number, modulus = modulusDeg) =>
        midpointTreesOf(chartOf(degrees.map((each) => each + by)), { modulusDeg: modulus }).trees.map(({ contacts }) =>
          contacts.map((c) => `${c.point1}/${c.point2} ${Math.round(c.orbDeg * 1e5)}`).sort(),
        );
      // Two that oppose each other exactly have no near midpoint of their own.
      const opposed = degrees.some((a) => degrees.some((b) => apart(a, b) > 179.9999));
      if (!opposed) expect(core(deg)).toEqual(core(0));
      const finer = core(0, 22.5);
      core(0).forEach((contacts, i) => expect(finer[i]).toEqual(expect.arrayContaining(contacts)));
    },
  );
});

describe('planetary pictures', () => {
  it('are four points of equal sums', () => {
    const radix = chartOf([10, 50, 25, 35.4]);
    const { pictures } = planetaryPicturesOf(radix, { modulusDeg: 360 });
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toMatchObject({
      pair1: ['Sun', 'Moon'],
      pair2: ['Mercury', 'Venus'],
      offsetDeg: -0.4,
      orbDeg: 0.4,
    });
    // A + B − C = D, a quarter turn on.
    expect(planetaryPicturesOf(chartOf([10, 50, 25, 125.4])).pictures[0]?.pair2).toEqual(['Mercury', 'Venus']);
    expect(planetaryPicturesOf(chartOf([10, 50, 25, 125.4]), { modulusDeg: 180 }).pictures).toEqual([]);
  });

  it('are asked of sixty points at most', () => {
    const crowd = (size: number) =>
      radixFrom({ points: Object.fromEntries(Array.from({ length: size }, (_, i) => [`P${i}`, (i * 137.5) % 360])) });
    expect(planetaryPicturesOf(crowd(60), { orbDeg: 0 }).settings.points).toHaveLength(60);
    expect(() => planetaryPicturesOf(crowd(61))).toThrow(expect.objectContaining({ field: 'points' }));
  });

  test.prop([circle], { seed, numRuns: 60 })('are all there are', (degrees) => {
    const { pictures } = planetaryPicturesOf(chartOf(degrees));
    const deg = new Map(degrees.map((each, i) => [PLANETS[i] as string, each]));
    let count = 0;
    const names = [...deg.keys()];
    for (const a of names)
      for (const b of names)
        for (const c of names)
          for (const d of names) {
            if (new Set([a, b, c, d]).size < 4) continue;
            const off = (deg.get(a) ?? 0) + (deg.get(b) ?? 0) - (deg.get(c) ?? 0) - (deg.get(d) ?? 0);
            if (Math.abs((((off % 90) + 135) % 90) - 45) <= 1) count++;
          }
    // Each is counted with either pair first, and either member of both.
    expect(pictures.length).toBe(count / 8);
  });
});

const radix = radixFrom({ points: { Sun: 10, Moon: 200, Mars: 303, Venus: 77 }, ascendantDeg: 5 });
const ofRadix = (ask: (...args: never[]) => unknown, options: object): Door => [
  ask.name,
  ask,
  [[radix], [radix, options]],
];
const points = { points: ['Sun', 'Mars'], angles: ['Midheaven'] };
const doors: readonly Door[] = [
  ofRadix(midpointsOf, points),
  ofRadix(dialOf, { ...points, modulusDeg: 45 }),
  ofRadix(midpointTreesOf, { ...points, modulusDeg: 22.5, orbDeg: 1 }),
  ofRadix(planetaryPicturesOf, { points: ['Sun', 'Mars', 'Moon'], modulusDeg: 180, orbDeg: 2 }),
];

describe('whatever midpoints are handed', () => {
  besiege(doors, { seed, anyRuns: 60, alteredRuns: 200 });
});
