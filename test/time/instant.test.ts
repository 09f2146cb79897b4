import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addSeconds,
  centuriesSinceJ2000,
  compareInstants,
  daysBetween,
  makeInstant,
  secondsBetween,
  toJulianDay,
} from '../../packages/engine/src/time/index.ts';

const instant = fc
  .tuple(fc.integer({ min: 600_000, max: 3_000_000 }), fc.double({ min: 0, max: 0.9999999999, noNaN: true }))
  .map(([day, fraction]) => makeInstant('tt', day, fraction));
const days = fc.double({ min: -3e6, max: 3e6, noNaN: true });

describe('two-part instants', () => {
  it('have a whole day and a fraction in 0 … 1 whatever they are made from', () => {
    fc.assert(
      fc.property(days, days, (a, b) => {
        const made = makeInstant('ut1', a, b);
        expect(Number.isInteger(made.day)).toBe(true);
        expect(made.fraction >= 0 && made.fraction < 1).toBe(true);
        expect(Math.abs(made.day + made.fraction - (a + b))).toBeLessThan(2e-9);
      }),
      { seed: 20, numRuns: 2000 },
    );
    expect(makeInstant('tt', 5, -1e-20)).toEqual({ scale: 'tt', day: 5, fraction: 0 });
  });

  it('come back when days or seconds are added and taken away, to a nanosecond', () => {
    fc.assert(
      fc.property(instant, days, (start, span) => {
        expect(Math.abs(secondsBetween(addDays(addDays(start, span), -span), start))).toBeLessThan(1e-9);
        const seconds = span * 100;
        expect(Math.abs(secondsBetween(addSeconds(addSeconds(start, seconds), -seconds), start))).toBeLessThan(1e-9);
      }),
      { seed: 21, numRuns: 2000 },
    );
  });

  it('know their distance and order', () => {
    fc.assert(
      fc.property(instant, fc.double({ min: 1e-9, max: 1e6, noNaN: true }), (start, span) => {
        const later = addDays(start, span);
        expect(daysBetween(start, later)).toBeCloseTo(span, 9);
        expect(compareInstants(start, later)).toBeLessThan(0);
        expect(compareInstants(later, start)).toBeGreaterThan(0);
        expect(compareInstants(start, start)).toBe(0);
      }),
      { seed: 22 },
    );
  });

  it('keep what one number cannot: a microsecond today', () => {
    const now = makeInstant('tt', 2461000, 0.25);
    const next = addSeconds(now, 1e-6);
    expect(toJulianDay(next)).toBe(toJulianDay(now));
    expect(secondsBetween(now, next)).toBeCloseTo(1e-6, 10);
  });

  it('count centuries from noon on 1 January 2000', () => {
    expect(centuriesSinceJ2000(makeInstant('tt', 2451545))).toBe(0);
    expect(centuriesSinceJ2000(makeInstant('tt', 2451545 - 36525))).toBe(-1);
  });
});
