/**
 * How life runs in the sky after birth: which instant of the ephemeris stands for an instant of life, and back again. The one clock of every
 * progression, and the years that directions are counted in.
 */

import { numberIn, oneOf } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import type { Radix } from '../radix/index.ts';
import { groundOf } from './natal.ts';

/** A day for a year, a day for a month of the Moon, a month of the Moon for a year. */
export const PROGRESSION_METHODS = ['secondary', 'tertiary', 'minor'] as const;
export type ProgressionMethod = (typeof PROGRESSION_METHODS)[number];

/** Forward from birth as life goes on, or backward. */
export const PROGRESSION_COURSES = ['direct', 'converse'] as const;
export type ProgressionCourse = (typeof PROGRESSION_COURSES)[number];

/** Lengths of a year by name. `tropical-of-date` is the mean tropical year of the year of birth, as astro.com reckons. */
export const YEAR_NAMES = ['tropical-of-date', 'mean-tropical', 'gregorian', 'julian', 'sidereal'] as const;
export type YearName = (typeof YEAR_NAMES)[number];

/** Lengths of a month by name: back to the equinox, to a star, to the Sun. */
export const MONTH_NAMES = ['tropical', 'sidereal', 'synodic'] as const;
export type MonthName = (typeof MONTH_NAMES)[number];

/** Mean days of year and month, at the epoch 2000. */
// biome-ignore format: a table reads in rows
const FIXED_YEARS: { readonly [Y in Exclude<YearName, 'tropical-of-date'>]: number } = {
  'mean-tropical': 365.24219,
  gregorian:       365.2425,
  julian:          365.25,
  sidereal:        365.256363,
};
// biome-ignore format: a table reads in rows
const MONTHS: { readonly [M in MonthName]: number } = {
  tropical: 27.321582,
  sidereal: 27.321662,
  synodic:  29.530589,
};

/** What sets a progression's pace. */
export interface PaceChoices {
  /** `secondary` when left out. */
  readonly method?: ProgressionMethod;
  /** `direct` when left out. */
  readonly course?: ProgressionCourse;
  /** A name, or days: 300 … 400. `tropical-of-date` when left out. Tertiary progressions count age by it alone. */
  readonly year?: YearName | number;
  /** A name, or days: 27 … 30; of tertiary and minor progressions. `tropical` when left out. */
  readonly month?: MonthName | number;
}

/** The same with nothing left out. */
export interface Pace {
  readonly method: ProgressionMethod;
  readonly course: ProgressionCourse;
  /** The name that was chosen, `user` for days of the caller's own. */
  readonly year: YearName | 'user';
  readonly yearDays: number;
  readonly month: MonthName | 'user';
  readonly monthDays: number;
}

export const PACE_SOURCES: readonly SourceKey[] = ['astrodienst', 'erlewine-1997', 'explanatory-supplement-1992'];

/**
 * Mean length of the tropical year at a date, days of TT.
 *
 * @param jdTt  Julian date, TT
 * @throws  EngineError OUT_OF_SPAN
 * @source  Laskar's theory as `explanatory-supplement-1992` gives it, ch. 12: 365.2421896698 − 0.00000615359 T − 7.29e-10 T² + 2.64e-10 T³
 */
export function tropicalYearDays(jdTt: number): number {
  checkJd('jdTt', jdTt);
  const T = (jdTt - 2451545) / 36525;
  return 365.2421896698 + T * (-0.00000615359 + T * (-7.29e-10 + T * 2.64e-10));
}

/** Length of a year by name or as given. @throws EngineError INVALID_OPTION */
export function yearOf(
  year: YearName | number | undefined,
  birthJdTt: number,
  field: string = 'choices.year',
): { readonly year: YearName | 'user'; readonly yearDays: number } {
  if (typeof year === 'number') return { year: 'user', yearDays: numberIn(field, year, 300, 400, 'days') };
  const name = oneOf(field, year ?? 'tropical-of-date', YEAR_NAMES);
  return { year: name, yearDays: name === 'tropical-of-date' ? tropicalYearDays(birthJdTt) : FIXED_YEARS[name] };
}

/**
 * Fills what was left out.
 *
 * @throws  EngineError INVALID_OPTION naming the member
 */
export function resolvePace(choices: PaceChoices, birthJdTt: number): Pace {
  const { year, yearDays } = yearOf(choices.year, birthJdTt);
  const isOwn = typeof choices.month === 'number';
  const month = isOwn ? 'user' : oneOf('choices.month', choices.month ?? 'tropical', MONTH_NAMES);
  return {
    method: oneOf('choices.method', choices.method ?? 'secondary', PROGRESSION_METHODS),
    course: oneOf('choices.course', choices.course ?? 'direct', PROGRESSION_COURSES),
    year,
    yearDays,
    month,
    monthDays: month === 'user' ? numberIn('choices.month', choices.month, 27, 30, 'days') : MONTHS[month],
  };
}

/** Life on one side, the sky after birth on the other; both in Julian dates, TT. */
export interface ProgressionClock {
  readonly birthJdTt: number;
  /** Days of the sky in a day of life; below 0 in a converse progression. */
  readonly daysPerDay: number;
  /** Days of the sky since birth. */
  skyDays(lifeJdTt: number): number;
  skyJdTt(lifeJdTt: number): number;
  ageYears(lifeJdTt: number): number;
}

/**
 * The clock of a radix at a pace.
 *
 * @throws  EngineError INVALID_OPTION for a radix without a moment
 */
export function progressionClock(natal: Radix, pace: Pace): ProgressionClock {
  const birthJdTt = groundOf(natal).jdTt;
  const { method, yearDays, monthDays } = pace;
  const forward = method === 'secondary' ? 1 / yearDays : method === 'tertiary' ? 1 / monthDays : monthDays / yearDays;
  const daysPerDay = pace.course === 'converse' ? -forward : forward;
  const skyDays = (lifeJdTt: number): number => (lifeJdTt - birthJdTt) * daysPerDay + 0;
  return {
    birthJdTt,
    daysPerDay,
    skyDays,
    skyJdTt: (lifeJdTt) => birthJdTt + skyDays(lifeJdTt),
    ageYears: (lifeJdTt) => (lifeJdTt - birthJdTt) / yearDays,
  };
}
