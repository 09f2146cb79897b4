/**
 * When a year of life begins (varsha pravesha): the Sun's return to where it stood at birth; and its months, days and sixty-hour parts, each a
 * fixed arc of the Sun. For annual charts.
 *
 * Sources: `tajika-neelakanthi` for the return; `narasimha-rao-integrated` §27 for its exact reckoning, months of 30° and sixty hours of 2°30′.
 */

import { radiansOf } from '../../angle.ts';
import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { numberIn, oneOf, readChoices, wholeIn } from '../../choice.ts';
import { assert } from '../../errors.ts';
import { readRecord, refusal } from '../../input.ts';
import { apparentLongitudes } from '../../sky/places.ts';
import { type AngleCrossing, angleCrossings, nextAngleCrossing } from '../../sky/search.ts';
import type { SourceKey } from '../../sources.ts';
import { dateOf } from '../../time/calendar.ts';
import { jdTtOfUt, jdUtOf, jdUtOfTt, type LocalClock, readClock } from '../../time/local-clock.ts';
import type { Moment } from '../../time/moment.ts';
import { readPlace } from '../../time/place.ts';
import { readInstant } from '../../time/read-moment.ts';
import { PRAVESHA_NAMES } from './option-names.ts';

/** The part of a birth that years are counted from. A `Moment` is one. */
export type NatalMoment = Pick<Moment, 'tt' | 'ut1' | 'place' | 'zone'>;

/** Which year of life: by completed years (`age`, 0 … 200), or by the civil year in which the birthday falls. */
export type YearOfLife = { readonly age: number } | { readonly year: number };

/**
 * What a year is. `true-sidereal`: the Sun is back at its sidereal place, to the second; `tropical`: at its place from the true equinox;
 * `mean-sidereal`: whole years of 365 d 6 h 9 min 10 s, as tables of approximate charts have it; `mean-surya-siddhanta`: of 365.258756481 d.
 */
export const PRAVESHA_SCHOOLS = ['true-sidereal', 'tropical', 'mean-sidereal', 'mean-surya-siddhanta'] as const;
export type PraveshaSchool = (typeof PRAVESHA_SCHOOLS)[number];
export const PRAVESHA_SOURCES: { readonly [S in PraveshaSchool]: readonly SourceKey[] } = {
  'true-sidereal': ['tajika-neelakanthi', 'narasimha-rao-integrated'],
  tropical: ['program-practice'],
  'mean-sidereal': ['narasimha-rao-integrated'],
  'mean-surya-siddhanta': ['surya-siddhanta'],
};

/** Days of the year of each school; where the Sun itself decides, of its mean motion. */
const YEAR_DAYS: { readonly [S in PraveshaSchool]: number } = {
  'true-sidereal': 365.256363,
  tropical: 365.24219,
  'mean-sidereal': 365.256363,
  // A mahayuga of 4 320 000 years has 1 577 917 828 days: Surya Siddhanta 1.37.
  'mean-surya-siddhanta': 1577917828 / 4320000,
};

/** The parts of a year and their arcs of the Sun, degrees. */
export const PRAVESHA_STEPS = { masa: 30, 'shashti-hora': 2.5, dina: 1 } as const;
export type PraveshaStep = keyof typeof PRAVESHA_STEPS;

export interface PraveshaOptions {
  /** `true-sidereal` when left out. */
  readonly returns?: PraveshaSchool;
  /** Adds local texts. */
  readonly clock?: LocalClock;
}

/** The beginning of a year of life. */
export interface VarshaPravesha {
  readonly settings: { readonly returns: PraveshaSchool; readonly ayanamsa: string };
  readonly sources: readonly SourceKey[];
  readonly completedYears: number;
  /** Julian date, TT, and the civil one. */
  readonly jdTt: number;
  readonly jdUt: number;
  /** Local text, when a clock was passed. */
  readonly at?: string;
}

/** The beginning of one part of a year. */
export interface PartPravesha {
  /** 1 for the part that begins with the year. */
  readonly number: number;
  /** Civil Julian dates: its beginning, and where the next begins. */
  readonly startJdUt: number;
  readonly endJdUt: number;
  readonly start?: string;
  readonly end?: string;
}

/** The Sun's motion is even to 1.92° and a return wanders by minutes, so five days hold it at any age. */
const REACH_DAYS = 5;
const MOST_YEARS = 200;

/**
 * The instant at which a year of life begins.
 *
 * @param zodiac  the zodiac of the birth chart
 * @param natal   the birth
 * @param which   `{ age }`: completed years; `{ year }`: the civil year, less the civil year of the birth
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN
 */
export function varshaPraveshaOf(
  zodiac: ZodiacSky,
  natal: NatalMoment,
  which: YearOfLife,
  options: PraveshaOptions = {},
): VarshaPravesha {
  readZodiac(zodiac);
  const { returns, clock } = readOptions(options);
  const completedYears = ageOf(natal, which);
  const jdTt = returnTt(zodiac, natal, completedYears, returns);
  const jdUt = jdUtOfTt(jdTt);
  return {
    settings: { returns, ayanamsa: zodiac.choices.ayanamsa?.id ?? 'none' },
    sources: PRAVESHA_SOURCES[returns],
    completedYears,
    jdTt,
    jdUt,
    ...(clock === undefined ? {} : { at: clock.text(jdUt) }),
  };
}

/**
 * The parts of a year of life, as the Sun moves on from its place at birth: twelve months (`masa`), 144 spans of sixty hours, or 360 days (`dina`).
 *
 * @throws  EngineError as `varshaPraveshaOf`; INVALID_OPTION for a school of mean years, which has no parts by the Sun
 */
export function partPraveshasOf(
  zodiac: ZodiacSky,
  natal: NatalMoment,
  which: YearOfLife,
  step: PraveshaStep,
  options: PraveshaOptions = {},
): readonly PartPravesha[] {
  readZodiac(zodiac);
  const { returns, clock } = readOptions(options);
  const arcDeg = PRAVESHA_STEPS[oneOf('step', step, Object.keys(PRAVESHA_STEPS) as PraveshaStep[])];
  const sun = sunOf(zodiac, returns);
  if (sun === null) {
    const allowed = 'true-sidereal or tropical';
    throw refusal('INVALID_OPTION', 'returns', allowed, `Parts of a year follow the Sun: returns must be ${allowed}.`);
  }
  const age = ageOf(natal, which);
  const from = returnTt(zodiac, natal, age, returns);
  const until = returnTt(zodiac, natal, age + 1, returns);
  // Both ends are themselves crossings; an hour before each, the marks between are counted once.
  const marks = angleCrossings(sun.angleRad, from - 1 / 24, until - 1 / 24, {
    everyRad: radiansOf(arcDeg),
    offsetRad: sun.angleRad(ttOf(natal)),
    stepDays: 10,
    rate: sun.rateRadPerDay,
  });
  assert(marks.length === 360 / arcDeg, 'a year has all its parts');
  const starts = marks.map(({ jdTt }, i) => jdUtOfTt(i === 0 ? from : jdTt));
  const untilJdUt = jdUtOfTt(until);
  return starts.map((startJdUt, i) => {
    const endJdUt = starts[i + 1] ?? untilJdUt;
    const part = { number: i + 1, startJdUt, endJdUt };
    return clock === undefined ? part : { ...part, start: clock.text(startJdUt), end: clock.text(endJdUt) };
  });
}

/**
 * Completed years of a year of life.
 *
 * @throws  EngineError INVALID_OPTION for a year that is none, and with the member for what is no birth
 */
export function ageOf(natal: NatalMoment, which: YearOfLife): number {
  readNatal(natal);
  const given = readRecord('which', which, '{ age } or { year }');
  if (given['age'] !== undefined) return wholeIn('age', given['age'], 0, MOST_YEARS);
  const birthYear = dateOf(Math.floor(jdUtOf(natal) + natal.zone.offsetSeconds / 86400 + 0.5)).year;
  return wholeIn('year', given['year'], birthYear, birthYear + MOST_YEARS) - birthYear;
}

function readNatal(natal: NatalMoment): void {
  const { tt, ut1, place, zone } = readRecord('natal', natal, 'a moment as engine.moment makes it');
  readInstant('natal.tt', tt, 'tt');
  readInstant('natal.ut1', ut1, 'ut1');
  readPlace('natal.place', place);
  const { offsetSeconds } = readRecord('natal.zone', zone, 'an object with offsetSeconds');
  numberIn('natal.zone.offsetSeconds', offsetSeconds, -86400, 86400, 'seconds');
}

/** TT at which the Sun is back for the `age`-th time; the birth itself for 0. */
export function returnTt(zodiac: ZodiacSky, natal: NatalMoment, age: number, returns: PraveshaSchool): number {
  const birthTt = ttOf(natal);
  if (age === 0) return birthTt;
  const sun = sunOf(zodiac, returns);
  if (sun === null) return jdTtOfUt(jdUtOf(natal) + age * YEAR_DAYS[returns]);
  const near = birthTt + age * YEAR_DAYS[returns];
  const found = nextAngleCrossing(sun.angleRad, near - REACH_DAYS, {
    targetsRad: [sun.angleRad(birthTt)],
    stepDays: REACH_DAYS,
    limitDays: 2 * REACH_DAYS,
    rate: sun.rateRadPerDay,
  });
  assert(found !== null, 'the Sun comes back every year');
  return (found as AngleCrossing).jdTt;
}

export function ttOf({ tt }: Pick<Moment, 'tt'>): number {
  return tt.day + tt.fraction;
}

/** The Sun whose returns are counted; null where mean years are. */
function sunOf(zodiac: ZodiacSky, returns: PraveshaSchool) {
  if (returns === 'true-sidereal') {
    if (zodiac.choices.ayanamsa !== null) return zodiac.motion('Sun');
    const message = 'A sidereal return is counted in a sidereal zodiac; this one is tropical.';
    throw refusal('INVALID_OPTION', 'returns', 'tropical, or a sidereal zodiac', message);
  }
  if (returns !== 'tropical') return null;
  const at = apparentLongitudes(zodiac.kernel, ['Sun'], 'true', zodiac.choices.place);
  return {
    angleRad: (jdTt: number) => at(jdTt).longitudeRad[0] as number,
    rateRadPerDay: (jdTt: number) => at(jdTt).longitudeRadPerDay[0] as number,
  };
}

function readOptions(options: PraveshaOptions): {
  readonly returns: PraveshaSchool;
  readonly clock: LocalClock | undefined;
} {
  const { returns, clock } = readChoices(options, 'options', PRAVESHA_NAMES);
  return {
    returns: oneOf('returns', returns ?? 'true-sidereal', PRAVESHA_SCHOOLS),
    clock: clock === undefined ? undefined : readClock('clock', clock),
  };
}
