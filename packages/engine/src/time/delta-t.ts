/**
 * How far the turning Earth (UT1) lags behind uniform time (TT) at any date: ΔT = TT − UT1, and how well that is known.
 *
 * Four stretches that meet: a parabola before −720; the spline of Stephenson, Morrison and Hohenkerk to 1955; yearly
 * values to 2028; then an extrapolation. The same stretches as Swiss Ephemeris 2.10, whose answers it repeats within
 * 0.001 s (test/time/delta-t.test.ts prints the table); no one knows the future, so agreement there is all that can be
 * asked.
 */

import { dayNumberOf } from './calendar.ts';
import { sigmaRows, splineRows, yearlyFirst, yearlyFrom, yearlyLastMeasured, yearlySeconds } from './delta-t-table.ts';

/** Julian date of the start of 2000, where the years of the yearly table are counted from. */
const year2000 = 2451544.5;
const yearlyLast = yearlyFirst + yearlySeconds.length - 1;
const yearlyStart = year2000 + (yearlyFrom - 2000) * 365.25;
/** The spline runs 0.66 s below the yearly values of 1955; over the thousand days before, it is led up to them. */
const leadInDays = 1000;
const leadInStart = yearlyStart - leadInDays;

/**
 * ΔT at a date.
 *
 * @param ut1  Julian date, UT1, one number
 * @returns TT − UT1 in seconds: 69 in 2020, −3 in 1900 (near zero), 17000 in −500, 79000 in −3000
 * @throws  nothing: every finite date has an answer, dates far outside −3000 … 3000 by the outer parabolas
 * @source  stretches and constants as told at each helper below and in delta-t-table.ts
 */
export function deltaTSecondsAt(ut1: number): number {
  // Today's dates first: they need no knots of the spline.
  if (!(ut1 < yearlyStart)) {
    const year = 2000 + (ut1 - year2000) / 365.25;
    return year < yearlyLast ? yearly(year) : extrapolation(year);
  }
  if (ut1 < (knots().starts[0] as number)) return ancientParabola(ut1);
  if (ut1 < leadInStart) return spline(ut1);
  return spline(ut1) + (leadInStepSeconds() * (ut1 - leadInStart)) / leadInDays;
}

/**
 * Standard error of ΔT at a date.
 *
 * @param ut1  Julian date, UT1
 * @returns seconds; 0.03 today, 20 in 1500, 260 in the year 0, 1900 in −3000, 36 in 2100
 * @source  table: delta-t-table.ts; before it 0.8 u² (u centuries from 1820; Morrison and Stephenson 2004); after the
 *          last measured year Huber, J. Geodesy 80 (2006) 283: a Brownian length of day, N √(N q/3 (1 + N/M)) × 365.25
 *          / 1000 with q = 0.058 ms² a year and M = 2500 years of observations, as Espenak and Meeus use it
 */
export function deltaTSigmaSecondsAt(ut1: number): number {
  const year = meanYear(ut1);
  const [firstYear] = sigmaRows[0] as readonly [number, number];
  if (year < firstYear) {
    const centuries = (year - 1820) / 100;
    // 430 at −500, as the table has it.
    return 0.8 * centuries * centuries;
  }
  const measured = lineThrough(sigmaRows, Math.min(year, yearlyLastMeasured));
  const ahead = Math.max(0, year - yearlyLastMeasured);
  return measured + ahead * Math.sqrt(((ahead * 0.058) / 3) * (1 + ahead / 2500)) * 0.36525;
}

/** Long-term parabola of the 2016 paper, lowered to meet the spline, with the same tidal term. */
function ancientParabola(ut1: number): number {
  const centuries = (meanYear(ut1) - 1825) / 100;
  return -320 + 32.5 * centuries * centuries - 179.7337208 + tidalSeconds(ut1);
}

/** Julian dates at which the rows of the spline begin and end. */
interface Knots {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

let knownKnots: Knots | undefined;

/** Reckoned when first asked for: a program that starts with a date of today need not. */
function knots(): Knots {
  knownKnots ??= {
    starts: splineRows.map(([first]) => startOfYear(first)),
    ends: splineRows.map(([, last]) => startOfYear(last)),
  };
  return knownKnots;
}

let knownStep: number | undefined;

/** How far the spline runs below the yearly values where they begin. */
function leadInStepSeconds(): number {
  knownStep ??= (yearlySeconds[yearlyFrom - yearlyFirst] as number) - spline(yearlyStart);
  return knownStep;
}

function spline(ut1: number): number {
  const { starts, ends } = knots();
  let row = starts.length - 1;
  while (row > 0 && ut1 < (starts[row] as number)) row--;
  const [, , a0, a1, a2, a3] = splineRows[row] as (typeof splineRows)[number];
  const from = starts[row] as number;
  const t = (ut1 - from) / ((ends[row] as number) - from);
  return a0 + t * (a1 + t * (a2 + t * a3)) + tidalSeconds(ut1);
}

/**
 * The spline was fitted with a lunar acceleration of −25.85″ per century squared; the ephemerides (DE431, DE441) have
 * −25.80. Eclipses and occultations tell the Moon's place, so another acceleration means another ΔT.
 */
function tidalSeconds(ut1: number): number {
  const years = meanYear(ut1) - 1955;
  return -0.000091 * (-25.8 + 25.85) * years * years;
}

/** Bessel's interpolation with differences to the fourth; beyond its end the table is taken as level. */
function yearly(year: number): number {
  const whole = Math.floor(year);
  const i = whole - yearlyFirst;
  const p = year - whole;
  let sum = yearlyAt(i) + p * (yearlyAt(i + 1) - yearlyAt(i));
  // The very last year is a straight line.
  if (i + 2 >= yearlySeconds.length) return sum;
  const [seconds, third, fourths] = differencesFrom(i);
  sum += 0.25 * p * (p - 1) * seconds;
  sum += ((p * (p - 1) * (p - 0.5)) / 6) * third;
  return sum + (((p + 1) * p * (p - 1) * (p - 2)) / 48) * fourths;
}

type Differences = readonly [seconds: number, third: number, fourths: number];

/** Each year's differences, worked out when first asked for; as many as the table has years. A search asks for those of one year thousands of times. */
const differencesOfYear: (Differences | undefined)[] = [];

/** Sum and difference of the second differences about a year of the table and the next, and the sum of the fourth. */
function differencesFrom(i: number): Differences {
  let known = differencesOfYear[i];
  if (known === undefined) {
    const second = (k: number): number => yearlyAt(k - 1) - 2 * yearlyAt(k) + yearlyAt(k + 1);
    const fourth = (k: number): number => second(k - 1) - 2 * second(k) + second(k + 1);
    known = [second(i) + second(i + 1), second(i + 1) - second(i), fourth(i) + fourth(i + 1)];
    differencesOfYear[i] = known;
  }
  return known;
}

function yearlyAt(index: number): number {
  return yearlySeconds[Math.min(index, yearlySeconds.length - 1)] as number;
}

/**
 * A cubic to 2500 and a parabola after it, B in centuries from 2000. The cubic is 0.78 s above the table where that
 * ends, which fades away over a century.
 */
function extrapolation(year: number): number {
  const b = (year - 2000) / 100;
  if (year >= 2500) return 42.5 + 32.5 * b * b;
  const cubic = 64 + b * (52.1 / 3 + b * (8 + b * (12.1 / 3)));
  if (year >= yearlyLast + 100) return cubic;
  const end = (yearlyLast - 2000) / 100;
  const step =
    64 + end * (52.1 / 3 + end * (8 + end * (12.1 / 3))) - (yearlySeconds[yearlySeconds.length - 1] as number);
  return cubic - (step * (yearlyLast + 100 - year)) / 100;
}

/** Julian date at which a Gregorian year began. The paper names no calendar; the other one differs by 0.4 s in −720. */
function startOfYear(year: number): number {
  return dayNumberOf(year, 1, 1) - 0.5;
}

/** Years with the mean length of the Gregorian calendar's. */
function meanYear(ut1: number): number {
  return 2000 + (ut1 - 2451545) / 365.2425;
}

function lineThrough(rows: readonly (readonly [number, number])[], x: number): number {
  let i = 1;
  while (i < rows.length - 1 && x > (rows[i] as readonly [number, number])[0]) i++;
  const [x0, y0] = rows[i - 1] as readonly [number, number];
  const [x1, y1] = rows[i] as readonly [number, number];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}
