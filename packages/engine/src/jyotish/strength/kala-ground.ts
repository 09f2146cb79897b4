/**
 * The ground of kala bala: what of day and hour a birth fell on, reckoned from the sky once, or written down by hand for a textbook's
 * example. For shadbala.ts.
 *
 * Where the Sun does not rise and set around a birth, six and eighteen hours of apparent solar time stand in for sunrise and sunset, so
 * that every birth has a day, an hour and their lords; `horizon` says so.
 */

import { normaliseDeg, turnRad } from '../../angle.ts';
import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { numberIn, oneOf, readChoices } from '../../choice.ts';
import { assert } from '../../errors.ts';
import { readFlag, readRecord, refusal } from '../../input.ts';
import type { HorizonRule } from '../../sky/discs.ts';
import { previousAngleCrossing } from '../../sky/search.ts';
import type { Body } from '../../sky/sky.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import { jdUtOf, jdUtOfTt } from '../../time/local-clock.ts';
import type { Moment } from '../../time/moment.ts';
import { readMoment } from '../../time/read-moment.ts';
import {
  apparentSolarHours,
  DEFAULT_SUNRISE,
  lordOfHora,
  lordOfVara,
  type SolarDay,
  solarDayAt,
  varaOf,
} from '../day/index.ts';
import { VISIBLE_GRAHAS, type VisibleGraha } from '../graha/kundli.ts';
import { KALA_GROUND_NAMES } from './option-names.ts';

export interface KalaGround {
  /** Civil Julian date of birth. */
  readonly birthJdUt: number;
  /** The sunrise that began the day of birth, the sunset after it, and the next sunrise: civil Julian dates. */
  readonly sunriseJdUt: number;
  readonly sunsetJdUt: number;
  readonly nextSunriseJdUt: number;
  /** Whether the birth was between sunrise and sunset. */
  readonly isDay: boolean;
  /** Whether the Sun crossed the horizon that day. If not, 6 and 18 hours of solar time stand in for sunrise and sunset. */
  readonly horizon: SolarDay['horizon'];
  /** Hours since midnight by the true Sun, and by the mean Sun, of the place: 0 … <24. */
  readonly apparentSolarHours: number;
  readonly meanSolarHours: number;
  readonly varaLord: VisibleGraha;
  readonly horaLord: VisibleGraha;
  readonly masaLord: VisibleGraha;
  readonly abdaLord: VisibleGraha;
  /** Mean ayanamsa, degrees. */
  readonly ayanamsaDeg: number;
  /** North positive. */
  readonly declinationsDeg: { readonly [G in VisibleGraha]: number };
}

/** `sunrise`: the day of the week begins with the Sun (Surya Siddhanta, most almanacs); `midnight`: with the civil date. */
export const VARA_SCHOOLS = ['sunrise', 'midnight'] as const;
export type VaraSchool = (typeof VARA_SCHOOLS)[number];
/** `equal`: hours of sixty minutes from sunrise, as Raman counts them; `unequal`: twelfths of the day and of the night. */
export const HORA_SCHOOLS = ['equal', 'unequal'] as const;
export type HoraSchool = (typeof HORA_SCHOOLS)[number];
/**
 * `savana`: years of 360 and months of 30 days, counted from the creation of the Surya Siddhanta, as Raman and Jain work them;
 * `sankranti`: the days on which the Sun entered Aries, and the present sign.
 */
export const YEAR_LORD_SCHOOLS = ['savana', 'sankranti'] as const;
export type YearLordSchool = (typeof YEAR_LORD_SCHOOLS)[number];

export interface KalaGroundOptions {
  /** What counts as sunrise; `hindu` (the centre of the disc, no air) when left out. */
  readonly sunrise?: HorizonRule;
  readonly vara?: VaraSchool;
  readonly hora?: HoraSchool;
  readonly yearLords?: YearLordSchool;
}

/** The choices in full. */
export type KalaGroundSettings = Required<KalaGroundOptions>;

/** A ground reckoned from the sky, with the choices and the texts that made it; one written by hand has neither. */
export interface KalaGroundOfBirth extends KalaGround {
  readonly settings: KalaGroundSettings;
  readonly sources: readonly SourceKey[];
}

const BODIES_OF_GRAHAS: readonly Body[] = VISIBLE_GRAHAS;
/** Days from the creation of Surya Siddhanta to the beginning of Kali (`surya-siddhanta` ch. 1; a Friday), and the Julian day number of that beginning. */
const CREATION_TO_KALI = 714_402_296_627;
const KALI_DAY_NUMBER = 588_466;
const SUN_DEG_PER_DAY = 0.9856;

/**
 * The ground of a birth.
 *
 * @param zodiac  where the Sun stands decides the lords of `sankranti`; its ayanamsa goes into the ground
 * @throws  EngineError INVALID_OPTION for a school or rule that does not exist, and for what is no zodiac or no moment; OUT_OF_SPAN outside the
 *          ephemeris
 * @source  `surya-siddhanta` ch. 1 and 12 for the lords of year, month, day and hour
 */
export function kalaGroundOf(zodiac: ZodiacSky, moment: Moment, options: KalaGroundOptions = {}): KalaGroundOfBirth {
  readZodiac(zodiac);
  readChoices(options, 'options', KALA_GROUND_NAMES);
  const { tt, place } = readMoment(moment);
  return kalaGroundIn(
    solarDayAt(zodiac, place, tt.day + tt.fraction, options.sunrise ?? DEFAULT_SUNRISE),
    zodiac,
    moment,
    options,
  );
}

/** The same of a moment and options that were looked at before, within the solar day that the options make it. */
export function kalaGroundIn(
  day: SolarDay,
  zodiac: ZodiacSky,
  moment: Moment,
  options: KalaGroundOptions = {},
): KalaGroundOfBirth {
  const sunrise = options.sunrise ?? DEFAULT_SUNRISE;
  const vara = oneOf('vara', options.vara ?? 'sunrise', VARA_SCHOOLS);
  const hora = oneOf('hora', options.hora ?? 'equal', HORA_SCHOOLS);
  const yearLords = oneOf('yearLords', options.yearLords ?? 'savana', YEAR_LORD_SCHOOLS);
  const { tt, ut1, place, zone } = moment;
  const jdTt = tt.day + tt.fraction;
  const offsetDays = zone.offsetSeconds / 86400;
  const birthJdUt = jdUtOf(moment);
  const sunriseJdUt = jdUtOfTt(day.sunriseJdTt);
  const dayNumber = dayNumberOf(sunriseJdUt, offsetDays);
  const places = zodiac.places(jdTt, BODIES_OF_GRAHAS);
  const declinations: Record<string, number> = {};
  VISIBLE_GRAHAS.forEach((graha, i) => {
    declinations[graha] = places[i]?.declinationDeg as number;
  });
  const elapsed = dayNumber - KALI_DAY_NUMBER + CREATION_TO_KALI;
  const entered = (signs: number): VisibleGraha => {
    const { sunriseJdTt } = solarDayAt(zodiac, place, sankranti(zodiac, jdTt, signs), sunrise);
    return lordOfDay(dayNumberOf(jdUtOfTt(sunriseJdTt), offsetDays));
  };
  const meanDays = ut1.fraction + 0.5 + place.longitudeDeg / 360;
  const savana = yearLords === 'savana';
  return {
    settings: { sunrise, vara, hora, yearLords },
    sources: ['surya-siddhanta'],
    birthJdUt,
    sunriseJdUt,
    sunsetJdUt: jdUtOfTt(day.sunsetJdTt),
    nextSunriseJdUt: jdUtOfTt(day.nextSunriseJdTt),
    isDay: jdTt < day.sunsetJdTt,
    horizon: day.horizon,
    apparentSolarHours: apparentSolarHours(zodiac, place, jdTt),
    meanSolarHours: (meanDays - Math.floor(meanDays)) * 24,
    varaLord: lordOfDay(vara === 'sunrise' ? dayNumber : dayNumberOf(birthJdUt, offsetDays)),
    horaLord: lordOfHora(varaOf(dayNumber), horasPassed(hora, jdTt, day)),
    masaLord: savana ? lordOfElapsed(elapsed, 30) : entered(1),
    abdaLord: savana ? lordOfElapsed(elapsed, 360) : entered(12),
    ayanamsaDeg: zodiac.ayanamsaDeg(jdTt),
    declinationsDeg: declinations as KalaGround['declinationsDeg'],
  };
}

const DATES = ['birthJdUt', 'sunriseJdUt', 'sunsetJdUt', 'nextSunriseJdUt'] as const;
const HOURS = ['apparentSolarHours', 'meanSolarHours'] as const;
const LORDS = ['varaLord', 'horaLord', 'masaLord', 'abdaLord'] as const;

/**
 * A ground as it may be reckoned with: every member there, its numbers in range, its day in order.
 *
 * @throws  EngineError INVALID_OPTION, or OUT_OF_SPAN for a date, with the member, such as `ground.sunsetJdUt`
 */
export function checkKalaGround(ground: KalaGround): void {
  readRecord('ground', ground, 'the day, hours and lords of a birth');
  for (const name of DATES) checkJd(`ground.${name}`, ground[name]);
  for (const name of HOURS) numberIn(`ground.${name}`, ground[name], 0, 24, 'hours since midnight');
  numberIn('ground.ayanamsaDeg', ground.ayanamsaDeg, -360, 360, 'degrees');
  readFlag('ground.isDay', ground.isDay);
  for (const name of LORDS) oneOf(`ground.${name}`, ground[name], VISIBLE_GRAHAS);
  for (const graha of VISIBLE_GRAHAS)
    numberIn(`ground.declinationsDeg.${graha}`, ground.declinationsDeg?.[graha], -90, 90, 'degrees, north positive');
  if (ground.sunriseJdUt < ground.sunsetJdUt && ground.sunsetJdUt < ground.nextSunriseJdUt) return;
  const allowed = 'a Julian date between the two sunrises';
  throw refusal('INVALID_OPTION', 'ground.sunsetJdUt', allowed, `The sunset of a ground must be ${allowed}.`);
}

/** Number of the civil day (Julian day number at its noon) that an instant falls on, by the clock of the birth. */
function dayNumberOf(jdUt: number, offsetDays: number): number {
  return Math.floor(jdUt + offsetDays + 0.5);
}

function lordOfDay(dayNumber: number): VisibleGraha {
  return lordOfVara(varaOf(dayNumber));
}

/** Lord of the first day of the running span; the creation began on a Sunday. */
function lordOfElapsed(elapsedDays: number, spanDays: number): VisibleGraha {
  const begun = Math.floor(elapsedDays / spanDays) * spanDays;
  return lordOfVara(((begun % 7) + 7) % 7);
}

/** Horas that are over: 0 … 23. From one sunrise to the next there may be a little more than 24 hours; the last hora then lasts until it. */
function horasPassed(school: HoraSchool, jdTt: number, { sunriseJdTt, sunsetJdTt, nextSunriseJdTt }: SolarDay): number {
  const part = (from: number, to: number) => Math.floor(((jdTt - from) / (to - from)) * 12);
  const unequal = jdTt < sunsetJdTt ? part(sunriseJdTt, sunsetJdTt) : 12 + part(sunsetJdTt, nextSunriseJdTt);
  const passed = school === 'equal' ? Math.floor((jdTt - sunriseJdTt) * 24) : unequal;
  return Math.min(23, Math.max(0, passed));
}

/** TT of the Sun's last entry into a multiple of so many signs, at or before an instant. */
function sankranti(zodiac: ZodiacSky, jdTt: number, signs: number): number {
  const { angleRad, rateRadPerDay } = zodiac.motion('Sun');
  const past = normaliseDeg(zodiac.longitudeDeg(jdTt, 'Sun')) % (30 * signs);
  // The true Sun is at most two degrees off the mean one at either end; a millisecond, so that an entry at the very instant is found.
  const latest = Math.min(jdTt + 1.2e-8, jdTt - past / SUN_DEG_PER_DAY + 5);
  const entry = previousAngleCrossing(angleRad, latest, {
    everyRad: (turnRad * signs) / 12,
    stepDays: 5,
    limitDays: 10,
    rate: rateRadPerDay,
  });
  assert(entry !== null, 'the Sun has entered the sign it stands in');
  return entry.jdTt;
}
