/**
 * How long the year of a dasha is. Texts give periods in years and leave the year open, so programs differ by more than a year of
 * dates in a long life; here every measure has its name, and any number of days may be given.
 *
 * Sources: `krishnamurti-readers` and common calculators (365.25); `phaladeepika` 19 (solar years); `surya-siddhanta` 14 (the
 * measures of time); `narasimha-rao-integrated` §16 (savana and solar years side by side).
 */

import { normaliseSignedDeg } from '../../angle.ts';
import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { numberIn, oneOf } from '../../choice.ts';
import { refusal } from '../../input.ts';
import { jdTtOfUt } from '../../time/local-clock.ts';

/**
 * Days of a year by its name. `tithi`: 360 tithis, twelve synodic months; `nakshatra`: 324 nakshatras, twelve sidereal months, both
 * at the Moon's mean motion (J2000). Source: `meeus-1998` ch. 47, 49 for the months.
 */
export const DASHA_YEARS = {
  julian: 365.25,
  gregorian: 365.2425,
  tropical: 365.24219,
  sidereal: 365.256363,
  savana: 360,
  tithi: 354.36706629,
  nakshatra: 327.85993865,
} as const;

/** `true-solar` counts the Sun's own returns to its sidereal place at birth. */
export const DASHA_YEAR_NAMES = [
  'julian',
  'gregorian',
  'tropical',
  'sidereal',
  'savana',
  'tithi',
  'nakshatra',
  'true-solar',
] as const;
export type DashaYearName = (typeof DASHA_YEAR_NAMES)[number];

export interface DashaYearOptions {
  /** A name, or days: 300 … 400. Default `julian`. */
  readonly year?: DashaYearName | number;
  /** For `true-solar`, and for a balance by time: the sky that is asked. */
  readonly sky?: ZodiacSky;
  /** For `true-solar` without a sky: sidereal longitude of the Sun, degrees, at a civil Julian date. */
  readonly sunDeg?: (jdUt: number) => number;
}

/** A year worked out for one birth. */
export interface DashaYear {
  readonly name: DashaYearName | 'days';
  /** Null for `true-solar`, whose years differ. */
  readonly days: number | null;
  /** Civil Julian date at so many years after birth, negative before. */
  jdAt(years: number): number;
  /** Years since birth at a civil Julian date. */
  yearsAt(jdUt: number): number;
}

/**
 * The year of a dasha, counted from a birth.
 *
 * @throws  EngineError INVALID_OPTION for a year that is none, and for `true-solar` with neither `sky` nor `sunDeg`; OUT_OF_SPAN,
 *          while dates are asked, where that sky ends
 */
export function dashaYearOf(birthJdUt: number, options: DashaYearOptions = {}): DashaYear {
  const { year = 'julian' } = options;
  if (typeof year === 'number') return evenYear(birthJdUt, 'days', numberIn('year', year, 300, 400, 'days'));
  const name = oneOf('year', year, DASHA_YEAR_NAMES);
  return name === 'true-solar' ? solarYear(birthJdUt, options) : evenYear(birthJdUt, name, DASHA_YEARS[name]);
}

function evenYear(birthJdUt: number, name: DashaYear['name'], days: number): DashaYear {
  return {
    name,
    days,
    jdAt: (years) => birthJdUt + years * days,
    yearsAt: (jdUt) => (jdUt - birthJdUt) / days,
  };
}

/** The Sun to ask, from what the caller gave; null from nothing. */
function sunOf(sky: unknown, sunDeg: unknown): ((jdUt: number) => number) | null {
  if (sunDeg === undefined) {
    if (sky === undefined) return null;
    const zodiac = readZodiac(sky, 'sky');
    return (jdUt) => zodiac.longitudeDeg(jdTtOfUt(jdUt), 'Sun');
  }
  return (jdUt) => {
    const deg: unknown = typeof sunDeg === 'function' ? sunDeg(jdUt) : null;
    if (typeof deg === 'number' && Number.isFinite(deg)) return deg;
    const allowed = 'a function of a civil Julian date that returns finite degrees';
    throw refusal('INVALID_OPTION', 'sunDeg', allowed, `sunDeg must be ${allowed}.`);
  };
}

function solarYear(birthJdUt: number, { sky, sunDeg }: DashaYearOptions): DashaYear {
  const sun = sunOf(sky, sunDeg);
  if (sun === null) {
    throw refusal(
      'INVALID_OPTION',
      'sky',
      'a ZodiacSky, or sunDeg: a function of a civil Julian date',
      'A dasha in true solar years asks the Sun: pass a sky, or the function sunDeg.',
    );
  }
  const natalDeg = sun(birthJdUt);
  const yearsAt = (jdUt: number): number => {
    const mean = (jdUt - birthJdUt) / DASHA_YEARS.sidereal;
    // The Sun is never further than 4° from where its mean motion since birth would put it, so the whole turns are certain.
    const within = normaliseSignedDeg(sun(jdUt) - natalDeg - 360 * (mean - Math.floor(mean))) / 360;
    return mean + within;
  };
  const jdAt = (years: number): number => {
    let jdUt = birthJdUt + years * DASHA_YEARS.sidereal;
    // The Sun's speed differs by 3.4 % at most, so each step leaves a thirtieth: eight end below a microsecond.
    for (let step = 0; step < 8; step++) jdUt += (years - yearsAt(jdUt)) * DASHA_YEARS.sidereal;
    return jdUt;
  };
  return { name: 'true-solar', days: null, jdAt, yearsAt };
}
