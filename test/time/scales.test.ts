import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockOf,
  dayNumberOf,
  hasLeapSecond,
  instantOfSeconds,
  leapTableExpiryDay,
  makeInstant,
  scalesOfTt,
  scalesOfUt1,
  scalesOfUtc,
  secondsBetween,
  taiMinusUtcSeconds,
  tdbMinusTtSeconds,
  tdbOf,
  utcFirstDay,
  utcOf,
} from '../../packages/engine/src/time/index.ts';

const clock = (hour: number, minute: number, second: number): number => hour * 3600 + minute * 60 + second;

describe("the SOFA cookbook's instant, UTC 2006-01-15 21:24:37.5", () => {
  const dayNumber = dayNumberOf(2006, 1, 15);
  const { tt, ut1 } = scalesOfUtc({ dayNumber, seconds: clock(21, 24, 37.5) });

  it('is TT 21:25:42.684', () => {
    expect(secondsBetween(instantOfSeconds('tt', dayNumber, clock(21, 25, 42.684)), tt)).toBeCloseTo(0, 9);
  });

  it('is UT1 21:24:37.8341, to what yearly values of ΔT allow', () => {
    // Today 0.008 s: the table has one value a year and leaves the seasons out.
    expect(Math.abs(secondsBetween(instantOfSeconds('ut1', dayNumber, clock(21, 24, 37.8341)), ut1))).toBeLessThan(
      0.03,
    );
  });

  it('is TDB 21:25:42.684373', () => {
    // The book's instant is on the ground (some 2 microseconds); ours is the geocentre with seven terms (10 microseconds).
    expect(Math.abs(secondsBetween(tt, { ...tdbOf(tt), scale: 'tt' }) - 0.000373)).toBeLessThan(1e-5);
    expect(Math.abs(tdbMinusTtSeconds(tt) - 0.000373)).toBeLessThan(1e-5);
  });
});

describe('leap seconds', () => {
  it('are 27, from 1972-06-30 to 2016-12-31', () => {
    let count = 0;
    for (let day = utcFirstDay; day < leapTableExpiryDay; day++) if (hasLeapSecond(day)) count++;
    expect(count).toBe(27);
    expect(hasLeapSecond(dayNumberOf(1972, 6, 30))).toBe(true);
    expect(hasLeapSecond(dayNumberOf(2016, 12, 31))).toBe(true);
    expect(hasLeapSecond(dayNumberOf(2016, 12, 30))).toBe(false);
    expect(hasLeapSecond(dayNumberOf(1971, 12, 31))).toBe(false);
  });

  it('make TAI − UTC 10 s in 1972 and 37 s since 2017, and nothing outside the table', () => {
    expect(taiMinusUtcSeconds(utcFirstDay)).toBe(10);
    expect(taiMinusUtcSeconds(dayNumberOf(1999, 6, 1))).toBe(32);
    expect(taiMinusUtcSeconds(dayNumberOf(2026, 11, 21))).toBe(37);
    expect(taiMinusUtcSeconds(utcFirstDay - 1)).toBeNull();
    expect(taiMinusUtcSeconds(leapTableExpiryDay)).toBeNull();
  });

  it('take a second of TT: 23:59:59, 23:59:60, 00:00:00', () => {
    const day = dayNumberOf(2016, 12, 31);
    const [last, leap, next] = [
      scalesOfUtc({ dayNumber: day, seconds: 86399 }).tt,
      scalesOfUtc({ dayNumber: day, seconds: 86400 }).tt,
      scalesOfUtc({ dayNumber: day + 1, seconds: 0 }).tt,
    ];
    expect(secondsBetween(last, leap)).toBeCloseTo(1, 9);
    expect(secondsBetween(leap, next)).toBeCloseTo(1, 9);
    const read = utcOf(scalesOfUtc({ dayNumber: day, seconds: 86400.5 }));
    expect(read.dayNumber).toBe(day);
    expect(read.seconds).toBeCloseTo(86400.5, 6);
  });
});

describe('civil time and the scales', () => {
  it('come back from TT and UT1 to the microsecond, −3000 … 3000', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 625_700, max: 2_816_700 }),
        fc.double({ min: 1, max: 86398, noNaN: true }),
        (dayNumber, seconds) => {
          const scales = scalesOfUtc({ dayNumber, seconds });
          const back = utcOf(scales);
          expect((back.dayNumber - dayNumber) * 86400 + back.seconds - seconds).toBeCloseTo(0, 6);
          const again = scalesOfTt(scales.tt);
          // In −3000 two rounds leave 1e-7 s.
          expect(secondsBetween(again.ut1, scales.ut1)).toBeCloseTo(0, 5);
          expect(secondsBetween(scalesOfUt1(scales.ut1).tt, scales.tt)).toBeCloseTo(0, 5);
          expect((scales.tt.day - scales.ut1.day + scales.tt.fraction - scales.ut1.fraction) * 86400).toBeCloseTo(
            scales.deltaTSeconds,
            4,
          );
        },
      ),
      { seed: 30, numRuns: 3000 },
    );
  });

  it('are UT1 before 1972 and after the expiry, within the ΔT step at the seams', () => {
    const before = { dayNumber: dayNumberOf(1971, 12, 31), seconds: 43200 };
    expect(clockOf(scalesOfUtc(before).ut1).seconds).toBeCloseTo(43200, 6);
    const seam1972 = secondsBetween(
      scalesOfUtc({ dayNumber: utcFirstDay - 1, seconds: 86399 }).tt,
      scalesOfUtc({ dayNumber: utcFirstDay, seconds: 0 }).tt,
    );
    expect(Math.abs(seam1972 - 1)).toBeLessThan(0.05);
    const seam2027 = secondsBetween(
      scalesOfUtc({ dayNumber: leapTableExpiryDay - 1, seconds: 86399 }).tt,
      scalesOfUtc({ dayNumber: leapTableExpiryDay, seconds: 0 }).tt,
    );
    expect(Math.abs(seam2027 - 1)).toBeLessThan(0.4);
    expect(utcOf(scalesOfUtc({ dayNumber: leapTableExpiryDay, seconds: 0 })).dayNumber).toBeGreaterThanOrEqual(
      leapTableExpiryDay - 1,
    );
  });

  it('follow a ΔT that the caller supplies, and refuse one that is no number', () => {
    const ut1 = makeInstant('ut1', 2451545, 0);
    expect(secondsBetween(makeInstant('tt', 2451545, 0), scalesOfUt1(ut1, () => 100).tt)).toBeCloseTo(100, 9);
    expect(scalesOfTt(makeInstant('tt', 2451545, 0), () => 100).deltaTSeconds).toBe(100);
    expect(() => scalesOfUt1(ut1, () => Number.NaN)).toThrow(expect.objectContaining({ code: 'INVALID_OPTION' }));
  });

  it('keep TDB within 2 ms of TT', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_305_000, max: 2_525_000 }), (day) => {
        expect(Math.abs(tdbMinusTtSeconds(makeInstant('tt', day)))).toBeLessThan(0.00172);
      }),
      { seed: 31 },
    );
  });
});
