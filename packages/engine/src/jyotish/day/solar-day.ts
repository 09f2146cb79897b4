/**
 * The day of the Hindus: from one sunrise to the next, with the lords that its weekday and hours have. For panchang, muhurta, strengths, special
 * lagnas and the children of Saturn.
 *
 * Where the Sun does not rise and set around an instant, six and eighteen hours of apparent solar time stand in for sunrise and sunset, so that every
 * instant has a day and an hour; `horizon` says so.
 */

import { radiansOf, turnRad } from '../../angle.ts';
import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { wholeIn } from '../../choice.ts';
import { readRecord, refusal } from '../../input.ts';
import type { HorizonRule } from '../../sky/discs.ts';
import { type HorizonOptions, riseAfter, riseBefore, setAfter } from '../../sky/horizon.ts';
import { checkJd, jdSpan } from '../../span.ts';
import { jdUtOfTt, type LocalClock, readClock, whenOfTt } from '../../time/local-clock.ts';
import type { Place } from '../../time/moment.ts';
import { readPlace } from '../../time/place.ts';
import { VISIBLE_GRAHAS, type VisibleGraha } from '../graha/kundli.ts';

export interface SolarDay {
  /** Julian dates, TT. */
  readonly sunriseJdTt: number;
  readonly sunsetJdTt: number;
  readonly nextSunriseJdTt: number;
  /** Whether the Sun crossed the horizon. If not, 6 and 18 hours of apparent solar time stand in. */
  readonly horizon: 'crossed' | 'always-above' | 'always-below';
}

/** What counts as sunrise when nothing is said: the centre of the disc on the horizon, no air, as the siddhantas reckon. */
export const DEFAULT_SUNRISE: HorizonRule = 'hindu';

/** Lords of the hours follow each other from the slowest to the swiftest (`surya-siddhanta` 12.78–79). */
export const HORA_ORDER: readonly VisibleGraha[] = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'];

/** Days; a millisecond, so that an event found is not found again. */
const A_MOMENT = 1.2e-8;
const SUN = 0;
/** Mode of the core's horizon: seen from the Earth's centre. */
const GEOCENTRIC = 1;

/**
 * The solar day that holds an instant. A sunrise at the very instant begins the day.
 *
 * @param zodiac  only its core is asked
 * @param rule    a definition of rising: `hindu` when left out
 * @param air     air and dip, as for any rising
 * @throws  EngineError as `riseAfter`
 */
export function solarDayAt(
  zodiac: ZodiacSky,
  place: Place,
  jdTt: number,
  rule: HorizonRule = DEFAULT_SUNRISE,
  air: Omit<HorizonOptions, 'spanDays'> = {},
): SolarDay {
  const { kernel } = readZodiac(zodiac);
  checkJd('jdTt', jdTt);
  const rise = riseBefore(kernel, 'Sun', place, jdTt + A_MOMENT, rule, air);
  if (rise.kind === 'never') return standIn(zodiac, place, jdTt, rise.side);
  const set = setAfter(kernel, 'Sun', place, rise.jdTt + A_MOMENT, rule, air);
  // The last sunrise before the Sun stays up.
  if (set.kind === 'never') return standIn(zodiac, place, jdTt, 'above');
  const nextSunriseJdTt = endOf(zodiac, place, rise.jdTt, set.jdTt, rule, air);
  if (nextSunriseJdTt > Math.max(jdTt, set.jdTt))
    return { sunriseJdTt: rise.jdTt, sunsetJdTt: set.jdTt, nextSunriseJdTt, horizon: 'crossed' };
  return standIn(zodiac, place, jdTt, set.jdTt <= jdTt ? 'below' : 'above');
}

/** A solar day whose end was not asked for. */
export type SolarDaylight = Omit<SolarDay, 'nextSunriseJdTt'>;

/** Up to here the Sun rises every day at the same hour but for minutes: at midnight of midsummer it is 6° below the horizon, which dips by 4° at most. */
const USUAL_LATITUDE_DEG = 60;
/** Less than from any such sunrise to the next. */
const USUAL_DAYS = 0.98;

/**
 * The same without its end, in two thirds of the time: where the Sun rises every day, nobody need look for the sunrise that follows to know that it is still to come.
 * Arguments and errors as `solarDayAt`.
 */
export function solarDaylightAt(
  zodiac: ZodiacSky,
  place: Place,
  jdTt: number,
  rule: 'upper-limb' | 'hindu' = 'hindu',
): SolarDaylight {
  const { kernel } = readZodiac(zodiac);
  checkJd('jdTt', jdTt);
  if (Math.abs(readPlace('place', place).latitudeDeg) <= USUAL_LATITUDE_DEG) {
    const rise = riseBefore(kernel, 'Sun', place, jdTt + A_MOMENT, rule);
    if (rise.kind === 'at' && jdTt < rise.jdTt + USUAL_DAYS) {
      const set = setAfter(kernel, 'Sun', place, rise.jdTt + A_MOMENT, rule);
      if (set.kind === 'at') return { sunriseJdTt: rise.jdTt, sunsetJdTt: set.jdTt, horizon: 'crossed' };
    }
  }
  return solarDayAt(zodiac, place, jdTt, rule);
}

/**
 * Number of the civil date on which a solar day began, by a clock; its weekday is the vara.
 *
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function dateOfSolarDay(day: Pick<SolarDay, 'sunriseJdTt'>, clock: LocalClock): number {
  readRecord('day', day, 'a solar day as solarDayAt makes it');
  checkJd('day.sunriseJdTt', day.sunriseJdTt);
  readClock('clock', clock);
  return clock.read(jdUtOfTt(day.sunriseJdTt)).dayNumber;
}

/** Number of the civil date at a civil Julian date, by a clock so many seconds ahead of Greenwich. */
export function dayNumberAt(jdUt: number, offsetSeconds: number): number {
  return Math.floor(jdUt + offsetSeconds / 86400 + 0.5);
}

/**
 * Weekday of a date.
 *
 * @param dayNumber  Julian day number of the date
 * @returns 0 Sunday … 6 Saturday
 * @throws  EngineError INVALID_OPTION
 */
export function varaOf(dayNumber: number): number {
  wholeIn('dayNumber', dayNumber, 0, jdSpan.last);
  return (((dayNumber + 1) % 7) + 7) % 7;
}

/**
 * Lord of a weekday.
 *
 * @param vara  0 Sunday … 6 Saturday
 * @throws  EngineError INVALID_OPTION
 */
export function lordOfVara(vara: number): VisibleGraha {
  return VISIBLE_GRAHAS[wholeIn('vara', vara, 0, 6)] as VisibleGraha;
}

/**
 * Lord of an hour of a day.
 *
 * @param vara    weekday of the day, 0 Sunday … 6 Saturday, whose lord has its first hour
 * @param passed  how many hours are over: 0 … 23
 * @throws  EngineError INVALID_OPTION
 */
export function lordOfHora(vara: number, passed: number): VisibleGraha {
  const first = HORA_ORDER.indexOf(lordOfVara(vara));
  return HORA_ORDER[(first + wholeIn('passed', passed, 0, 23)) % 7] as VisibleGraha;
}

/**
 * Hours since lower transit by the true Sun at a place, 0 … <24.
 *
 * @param jdTt  Julian date, TT
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN, INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION
 */
export function apparentSolarHours(zodiac: ZodiacSky, at: Place, jdTt: number): number {
  const { kernel } = readZodiac(zodiac);
  const place = readPlace('place', at);
  checkJd('jdTt', jdTt);
  const { tt, ut1 } = whenOfTt(jdTt);
  const numbers = kernel.horizon(
    tt.day,
    tt.fraction,
    ut1.day,
    ut1.fraction,
    SUN,
    GEOCENTRIC,
    radiansOf(place.latitudeDeg),
    radiansOf(place.longitudeDeg),
    place.elevationMetres,
  );
  if (numbers === null) {
    const allowed = 'a date on which a loaded ephemeris has the Sun';
    throw refusal('OUT_OF_SPAN', 'jdTt', allowed, `No loaded ephemeris has the Sun at Julian date ${jdTt} (TT).`);
  }
  const hours = 12 + ((numbers[1] as number) / turnRad) * 24;
  return hours >= 24 ? hours - 24 : hours;
}

/** Where a day with a sunset ends: at the next sunrise, or, the last one before the polar night, where the stand-in of the first day in it begins. */
function endOf(
  zodiac: ZodiacSky,
  place: Place,
  sunriseJdTt: number,
  sunsetJdTt: number,
  rule: HorizonRule,
  air: HorizonOptions,
): number {
  const next = riseAfter(zodiac.kernel, 'Sun', place, sunsetJdTt + A_MOMENT, rule, air);
  return next.kind === 'at' ? next.jdTt : standIn(zodiac, place, sunriseJdTt + 1, next.side).sunriseJdTt;
}

/** The day from six hours to six hours of the true Sun that holds an instant; six hours at the very instant begin it. */
function standIn(zodiac: ZodiacSky, place: Place, jdTt: number, side: 'above' | 'below'): SolarDay {
  const hours = apparentSolarHours(zodiac, place, jdTt + A_MOMENT);
  const sunriseJdTt = Math.min(jdTt, atSolarHour(zodiac, place, jdTt - ((hours - 6 + 24) % 24) / 24, 6));
  return {
    sunriseJdTt,
    sunsetJdTt: atSolarHour(zodiac, place, sunriseJdTt + 0.5, 18),
    nextSunriseJdTt: atSolarHour(zodiac, place, sunriseJdTt + 1, 6),
    horizon: side === 'above' ? 'always-above' : 'always-below',
  };
}

/** When the true Sun shows an hour, near an instant. His clock goes wrong by 30 s a day, so each step leaves a three thousandth of what was missing. */
function atSolarHour(zodiac: ZodiacSky, place: Place, nearJdTt: number, hour: number): number {
  let at = nearJdTt;
  for (let step = 0; step < 3; step++) {
    const past = apparentSolarHours(zodiac, place, at) - hour;
    at -= (past - 24 * Math.round(past / 24)) / 24;
  }
  return at;
}
