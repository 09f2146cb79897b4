/** What is said of a curve between two samples is so at every instant between them; and it saves the looks that it is made for. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it, vi } from 'vitest';
import { clearanceOf, reachOf } from '../../packages/engine/src/sky/curve-bounds.ts';
import { ingressesOf, stationsOf } from '../../packages/engine/src/sky/index.ts';
import { markLevels } from '../../packages/engine/src/sky/marks.ts';
import { kernel } from './kernel.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** An angle on its way with an epicycle, and the bound on its third derivative; an offset of its own, so that marks lie anywhere. */
const planet = fc
  .record({
    start: between(0, 6.28),
    motion: between(-0.02, 0.02),
    swing: between(0.001, 0.3),
    periodDays: between(80, 800),
    jdTt: between(2400000, 2500000),
    days: between(0.5, 60),
    everyRad: fc.constantFrom(...[1, 2, 4, 12, 27].map((parts) => (2 * Math.PI) / parts)),
  })
  .map(({ start, motion, swing, periodDays, jdTt, days, everyRad }) => {
    const w = (2 * Math.PI) / periodDays;
    const sample = (t: number) => ({
      jdTt: t,
      value: start + motion * (t - jdTt) + swing * Math.sin(w * (t - jdTt) + start),
      rate: motion + swing * w * Math.cos(w * (t - jdTt) + start),
    });
    const topSpeed = Math.abs(motion) + swing * w;
    return { sample, bend: swing * w ** 3, topSpeed, a: sample(jdTt), b: sample(jdTt + days), days, everyRad };
  });

describe('a curve that is clear of its marks', () => {
  test.prop([planet], { seed: 20261122, numRuns: 3000 })(
    'stays between two of them, from sample to sample, whichever is told first',
    ({ sample, bend, a, b, days, everyRad }) => {
      const { levels } = markLevels({ everyRad, offsetRad: 0.1 });
      const isClear = clearanceOf({ bend }, levels);
      expect(isClear(b, a)).toBe(isClear(a, b));
      if (!isClear(a, b)) return;
      const home = levels.above(a.value);
      const steps = Array.from({ length: 61 }, (_, i) => sample(a.jdTt + (days * i) / 60).value);
      expect(steps.filter((value) => levels.above(value) !== home)).toEqual([]);
    },
  );

  test.prop([planet], { seed: 20261122, numRuns: 300 })(
    'is never found where a mark lies between, or where rates do not fit the values',
    ({ bend, a, b, days }) => {
      const { levels } = markLevels({ targetsRad: [(a.value + b.value) / 2] });
      const apart = Math.abs(a.value - b.value) > 1e-12;
      if (apart) expect(clearanceOf({ bend }, levels)(a, b)).toBe(false);
      const far = markLevels({ targetsRad: [a.value + 3] }).levels;
      const wrong = { ...b, rate: b.rate + (bend * days * days) / 2 + 1e-3 / days };
      expect(clearanceOf({ bend }, far)(a, wrong)).toBe(false);
    },
  );

  test.prop([planet, between(1, 400)], { seed: 20261123, numRuns: 3000 })(
    'is known from its speed alone as well, however far the samples lie apart',
    ({ sample, topSpeed, a, everyRad }, days) => {
      const { levels } = markLevels({ everyRad, offsetRad: 0.1 });
      const isOutOfReach = reachOf({ topSpeed }, levels);
      const b = sample(a.jdTt + days);
      expect(isOutOfReach(b, a)).toBe(isOutOfReach(a, b));
      if (!isOutOfReach(a, b)) return;
      const home = levels.above(a.value);
      const steps = Array.from({ length: 61 }, (_, i) => sample(a.jdTt + (days * i) / 60).value);
      expect(steps.filter((value) => levels.above(value) !== home)).toEqual([]);
    },
  );

  it('is known from its speed where there and back is too far, and never over half a turn or faster than it goes', () => {
    const a = { jdTt: 0, value: 0, rate: 0 };
    const b = { jdTt: 100, value: 0, rate: 0 };
    const isOut = (topSpeed: number, mark: number, end = b) =>
      reachOf({ topSpeed }, markLevels({ targetsRad: [mark] }).levels)(a, end);
    expect(isOut(0.01, 0.51)).toBe(true);
    expect(isOut(0.01, 0.49)).toBe(false);
    expect(isOut(0.01, -0.51)).toBe(true);
    expect(isOut(0.01, -0.49)).toBe(false);
    expect(isOut(0.031, 3.1)).toBe(false);
    expect(isOut(0.01, 3, { ...b, value: 1.1 })).toBe(false);
    expect(reachOf({}, markLevels({ targetsRad: [3] }).levels)(a, b)).toBe(false);
  });

  it('counts how high it swings between the two', () => {
    // A parabola: up and down again by 0.15 in sixty days.
    const a = { jdTt: 0, value: 0, rate: 0.01 };
    const b = { jdTt: 60, value: 0, rate: -0.01 };
    const isClearOf = (mark: number) => clearanceOf({ bend: 1e-12 }, markLevels({ targetsRad: [mark] }).levels)(a, b);
    expect([0.001, 0.12, 0.1499, 0.1502, 1].map(isClearOf)).toEqual([false, false, false, true, true]);
    const down = { ...a, rate: -0.01 };
    const up = { ...b, rate: 0.01 };
    expect(clearanceOf({ bend: 1e-12 }, markLevels({ targetsRad: [-0.12] }).levels)(down, up)).toBe(false);
  });

  it('counts how high it may swing as seen from either end', () => {
    // Its rate is 4 − 5t + t(1 − t)/2: beyond the parabola of the left end, below that of the right one.
    const a = { jdTt: 0, value: 0, rate: 4 };
    const b = { jdTt: 1, value: 4 - 2.5 + 1 / 4 - 1 / 6, rate: -1 };
    const { levels } = markLevels({ targetsRad: [1.67] });
    const isClear = clearanceOf({ bend: 1 }, levels);
    expect([isClear(a, b), isClear(b, a)]).toEqual([false, false]);
    const mirrored = [a, b].map(({ jdTt, value, rate }) => ({ jdTt, value: -value, rate: -rate })) as [
      typeof a,
      typeof b,
    ];
    expect(clearanceOf({ bend: 1 }, markLevels({ targetsRad: [-1.67] }).levels)(...mirrored)).toBe(false);
  });

  it('is not known without a bound', () => {
    const { levels } = markLevels({ targetsRad: [3] });
    const a = { jdTt: 0, value: 0, rate: 0 };
    expect(clearanceOf({}, levels)(a, { ...a, jdTt: 1 })).toBe(false);
  });

  it('leaves room for the wrinkles of light and for the seam of two ephemerides', () => {
    const a = { jdTt: 0, value: 0, rate: 0 };
    const b = { jdTt: 2, value: 0, rate: 0 };
    const kink = { perDay: 0.01, between: () => 0 };
    const { levels } = markLevels({ targetsRad: [0.009] });
    expect(clearanceOf({ bend: 1e-9 }, levels)(a, b)).toBe(true);
    expect(clearanceOf({ bend: 1e-9, kink }, levels)(a, b)).toBe(false);
    expect(clearanceOf({ bend: 1e-9 }, markLevels({ targetsRad: [6e-5] }).levels)(a, b)).toBe(false);
  });
});

/** How many skies a piece of work asks the core for. */
function skiesOf(work: () => void): number {
  const sky = vi.spyOn(kernel, 'sky');
  work();
  const count = sky.mock.calls.length;
  sky.mockRestore();
  return count;
}

describe('a century of the slow planets', () => {
  const [from, to] = [2415020.5, 2451544.5];

  it('asks for a sky in some steps where a sign is entered now and then, and no more', () => {
    for (const body of ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const) {
      let found = 0;
      const skies = skiesOf(() => {
        found = ingressesOf(kernel, body, from, to).length;
      });
      // 3 400 to 3 800 each where every turn far from a mark was looked at, 1 000 to 1 400 where every step was. Jupiter is too swift to be left alone for long.
      expect(skies, body).toBeLessThan(body === 'Jupiter' ? 1400 : 400 + 10 * found);
    }
  });

  it('asks for a dozen skies a station, its steps included', () => {
    for (const body of ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const) {
      let found = 0;
      const skies = skiesOf(() => {
        found = stationsOf(kernel, body, from, to).length;
      });
      // 20 each by halving.
      expect(skies / found, body).toBeLessThan(12);
    }
  });
});
