/** Medians, spreads and slopes say what they claim. */

import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { exponentOf, localExponents, quantile, slopeOf, summaryOf } from '../../bench/harness/statistics.mjs';

const numbers = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 });

describe('a quantile', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[4, 1, 3, 2], 0.5, 2.5],
    [[10, 0], 0.1, 1],
    [[7], 0.9, 7],
  ])('of %j at %s is %s', (values, share, expected) => {
    expect(quantile(values, share)).toBeCloseTo(expected, 12);
  });

  it('of no values is refused', () => {
    expect(() => quantile([], 0.5)).toThrow(RangeError);
  });

  test.prop([numbers])('of the summary are in their order, whatever the order of the values', (values) => {
    const { best, low, median, high } = summaryOf(values);
    // Between neighbours the last place of the larger one may be lost.
    const slack = 1e-15 * Math.max(...values.map(Math.abs));
    const inOrder = [Math.min(...values), best, low, median, high, Math.max(...values)];
    for (const [i, value] of inOrder.slice(1).entries())
      expect(value - (inOrder[i] ?? 0)).toBeGreaterThanOrEqual(-slack);
    expect(summaryOf([...values].reverse())).toEqual({ best, low, median, high });
  });
});

describe('an exponent', () => {
  test.prop([fc.double({ min: -2, max: 3, noNaN: true }), fc.double({ min: 1e-6, max: 1e6, noNaN: true })])(
    'is found again, over all points and between neighbours',
    (power, factor) => {
      const points = [1, 10, 100, 1000].map((n) => ({ n, cost: factor * n ** power }));
      expect(exponentOf(points)).toBeCloseTo(power, 8);
      const [first, ...local] = localExponents(points);
      expect(first).toBeNull();
      for (const one of local) expect(one).toBeCloseTo(power, 8);
    },
  );

  it('of a line is its slope', () => {
    expect(
      slopeOf([
        { x: 1, y: 5 },
        { x: 2, y: 7 },
        { x: 4, y: 11 },
      ]),
    ).toBeCloseTo(2, 12);
  });
});
