/** Rounding: once, to whole quanta, printed as short decimals. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  boundDegrees,
  degrees,
  julianDate,
  positionQuanta,
  quanta,
  quantaPerDegree,
  rounded,
  wrapQuanta,
} from '../../packages/engine/src/chart/quantum.ts';

const RAD = Math.PI / 180;
const perDegrees = fc.constantFrom(1, 60, 3600, 1e4, 1e7, 1e9);
const seeded = { seed: 20261121 };

describe('a quantum', () => {
  it('is one over a whole number of parts of a degree', () => {
    expect(quantaPerDegree(1e-7)).toBe(1e7);
    expect(quantaPerDegree(1 / 3600)).toBe(3600);
    expect(quantaPerDegree(1)).toBe(1);
    for (const bad of [0, -1e-7, 0.7, 2, 1e-10, Number.NaN, Number.POSITIVE_INFINITY, '1e-7' as never]) {
      if (typeof bad === 'string') continue;
      expect(() => quantaPerDegree(bad), String(bad)).toThrow(/quantumDeg/);
    }
  });

  test.prop([fc.double({ min: -20, max: 20, noNaN: true }), perDegrees], seeded)(
    'places any angle on the circle',
    (rad, perDegree) => {
      const q = positionQuanta(rad, perDegree);
      expect(Number.isInteger(q) && q >= 0 && q < 360 * perDegree).toBe(true);
      const off = (q / perDegree - rad / RAD) / 360;
      expect(Math.abs(off - Math.round(off)) * 360).toBeLessThanOrEqual(0.5 / perDegree + 1e-11);
    },
  );

  test.prop([fc.integer({ min: 0, max: 3_599_999_999 })], seeded)(
    'prints no more decimals than it has, and reads back to itself',
    (q) => {
      const printed = JSON.stringify(degrees(q, 1e7));
      expect(printed).toMatch(/^\d{1,3}(\.\d{1,7})?$|^\d(\.\d+)?e-\d$/);
      expect(Math.round(Number(printed) * 1e7)).toBe(q);
      // Idempotent: a printed place, rounded again, is itself.
      expect(positionQuanta(Number(printed) * RAD, 1e7)).toBe(q);
    },
  );

  it('brings a hair under the whole circle to zero, and never makes −0', () => {
    expect(positionQuanta(359.99999999 * RAD, 1e7)).toBe(0);
    expect(Object.is(positionQuanta(-1e-12, 1e7), 0)).toBe(true);
    expect(Object.is(quanta(-1e-12, 1e7), 0)).toBe(true);
    expect(Object.is(rounded(-1e-12, 1e4), 0)).toBe(true);
    expect(wrapQuanta(-1, 10)).toBe(3599);
    expect(wrapQuanta(3600, 10)).toBe(0);
  });

  it('rounds a bound upward', () => {
    expect(boundDegrees(1.4e-6, 1e4)).toBe(0.0001);
    expect(boundDegrees(0, 1e7)).toBe(0);
  });

  it('sums a two-part date without losing its last digit', () => {
    expect(julianDate(2451545, 0.12345678)).toBe(2451545.12345678);
    expect(julianDate(2451545, 0.999999999)).toBe(2451546);
    expect(julianDate(-1, 0.25)).toBe(-0.75);
  });
});
