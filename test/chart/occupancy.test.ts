/** Divisions in whole quanta: whole signs, borders, distances. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { houseOf } from '../../packages/engine/src/chart/houses.ts';
import { distanceToCusp, wholeSignCusps } from '../../packages/engine/src/chart/occupancy.ts';

const N = 1e7;
const TURN = 360 * N;
const seeded = { seed: 20261121 };
const point = fc.integer({ min: 0, max: TURN - 1 });
/** Twelve forward cusps from anywhere, houses of at least one quantum. */
const cusps = fc
  .tuple(point, fc.uniqueArray(fc.integer({ min: 1, max: TURN - 1 }), { minLength: 11, maxLength: 11 }))
  .map(([start, offsets]) => [0, ...offsets.sort((a, b) => a - b)].map((offset) => (start + offset) % TURN));

describe('a division', () => {
  test.prop([point, point], seeded)('by whole signs counts signs from the first', (ascendant, q) => {
    const twelve = wholeSignCusps(ascendant, N);
    const sign = (at: number) => Math.floor(at / (30 * N));
    const house = houseOf(
      q / N,
      twelve.map((cusp) => cusp / N),
    );
    expect(house).toBe(((sign(q) - sign(ascendant) + 12) % 12) + 1);
  });

  test.prop([cusps], seeded)(
    'keeps every quantum: a house begins at its cusp and ends one quantum before the next',
    (twelve) => {
      const printed = twelve.map((cusp) => cusp / N);
      for (const [i, cusp] of twelve.entries()) {
        expect(houseOf(cusp / N, printed)).toBe(i + 1);
        expect(houseOf(((cusp + TURN - 1) % TURN) / N, printed)).toBe(i === 0 ? 12 : i);
      }
    },
  );

  test.prop([fc.array(point, { minLength: 12, maxLength: 12 }), point], seeded)(
    'measures to its nearest cusp',
    (any, q) => {
      const away = any.map((cusp) => Math.min(Math.abs(cusp - q), TURN - Math.abs(cusp - q)));
      expect(distanceToCusp(q, any, N)).toBe(Math.min(...away));
    },
  );

  it('measures round the end of the circle', () => {
    const twelve = wholeSignCusps(0, N);
    expect(distanceToCusp(359 * N, twelve, N)).toBe(N);
    expect(distanceToCusp(15 * N, twelve, N)).toBe(15 * N);
  });
});
