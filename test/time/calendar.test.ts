import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Calendar,
  dateOf,
  dayNumberOf,
  daysInMonth,
  isLeapYear,
  weekdayOf,
} from '../../packages/engine/src/time/index.ts';

/** Meeus, Astronomical Algorithms, 2nd ed., p. 61–62: Julian dates of calendar dates. */
const meeus: readonly [string, Calendar, number, number, number, number][] = [
  ['2000 Jan 1.5', 'gregorian', 2000, 1, 1.5, 2451545.0],
  ['1999 Jan 1.0', 'gregorian', 1999, 1, 1, 2451179.5],
  ['1987 Jan 27.0', 'gregorian', 1987, 1, 27, 2446822.5],
  ['1987 Jun 19.5', 'gregorian', 1987, 6, 19.5, 2446966.0],
  ['1988 Jan 27.0', 'gregorian', 1988, 1, 27, 2447187.5],
  ['1988 Jun 19.5', 'gregorian', 1988, 6, 19.5, 2447332.0],
  ['1957 Oct 4.81', 'gregorian', 1957, 10, 4.81, 2436116.31],
  ['1900 Jan 1.0', 'gregorian', 1900, 1, 1, 2415020.5],
  ['1600 Jan 1.0', 'gregorian', 1600, 1, 1, 2305447.5],
  ['1600 Dec 31.0', 'gregorian', 1600, 12, 31, 2305812.5],
  ['837 Apr 10.3', 'julian', 837, 4, 10.3, 2026871.8],
  ['333 Jan 27.5', 'julian', 333, 1, 27.5, 1842713.0],
  ['−123 Dec 31.0', 'julian', -123, 12, 31, 1676496.5],
  ['−122 Jan 1.0', 'julian', -122, 1, 1, 1676497.5],
  ['−1000 Jul 12.5', 'julian', -1000, 7, 12.5, 1356001.0],
  ['−1000 Feb 29.0', 'julian', -1000, 2, 29, 1355866.5],
  ['−1001 Aug 17.9', 'julian', -1001, 8, 17.9, 1355671.4],
  ['−4712 Jan 1.5', 'julian', -4712, 1, 1.5, 0.0],
];

describe('day numbers', () => {
  it.each(meeus)("of %s are Meeus's (%s)", (_, calendar, year, month, day, julianDate) => {
    const whole = Math.floor(day);
    expect(dayNumberOf(year, month, whole, calendar) - 0.5 + (day - whole)).toBeCloseTo(julianDate, 6);
  });

  it('give the date back, in both calendars, over −5000 … 5000', () => {
    for (const calendar of ['gregorian', 'julian'] as const) {
      fc.assert(
        fc.property(fc.integer({ min: -105_200, max: 3_547_273 }), (dayNumber) => {
          const { year, month, day } = dateOf(dayNumber, calendar);
          expect(dayNumberOf(year, month, day, calendar)).toBe(dayNumber);
          expect(month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month, calendar)).toBe(true);
        }),
        { seed: 10, numRuns: 3000 },
      );
    }
  });

  it('run through every day of years around the calendar rules without a gap', () => {
    for (const calendar of ['gregorian', 'julian'] as const) {
      for (const first of [-5000, -401, -101, -5, -1, 1, 99, 399, 1581, 1699, 1899, 1999, 4999]) {
        let expected = dayNumberOf(first, 1, 1, calendar);
        for (let year = first; year < first + 6; year++) {
          for (let month = 1; month <= 12; month++) {
            for (let day = 1; day <= daysInMonth(year, month, calendar); day++, expected++) {
              expect(dayNumberOf(year, month, day, calendar)).toBe(expected);
              expect(dateOf(expected, calendar)).toEqual({ year, month, day });
            }
          }
        }
      }
    }
  });

  it('put the first Gregorian day after 4 October 1582 of the Julian calendar', () => {
    expect(dayNumberOf(1582, 10, 15)).toBe(dayNumberOf(1582, 10, 4, 'julian') + 1);
    expect(dateOf(dayNumberOf(1582, 10, 15), 'julian')).toEqual({ year: 1582, month: 10, day: 5 });
  });
});

describe('leap years and weekdays', () => {
  it('differ between the calendars in centuries', () => {
    expect([1900, 2000, 1600, 0, -4, -100].map((year) => isLeapYear(year))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect([1900, -100, 1].map((year) => isLeapYear(year, 'julian'))).toEqual([true, true, false]);
  });

  it('name the weekdays of known dates, before day zero too', () => {
    // Meeus p. 65: 1954 June 30 was a Wednesday.
    expect(weekdayOf(dayNumberOf(1954, 6, 30))).toBe(3);
    expect(weekdayOf(dayNumberOf(2026, 11, 21))).toBe(6);
    expect(weekdayOf(dayNumberOf(2026, 11, 21) - 7 * 400_000)).toBe(6);
  });
});
