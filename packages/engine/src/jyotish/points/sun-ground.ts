/**
 * What the Sun of the day gives to points: when it rose, where it stood then, how long ago that was, and whether it is day. For special lagnas, the
 * upagrahas of the parts of the day, sahams, and ruling planets.
 */

import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { readChoices } from '../../choice.ts';
import type { HorizonRule } from '../../sky/discs.ts';
import { jdUtOf, jdUtOfTt } from '../../time/local-clock.ts';
import type { Moment } from '../../time/moment.ts';
import { DEFAULT_SUNRISE, dayNumberAt, type SolarDay, solarDayAt, varaOf } from '../day/solar-day.ts';
import { SUN_GROUND_NAMES } from './option-names.ts';
import { readPointMoment, readSolarDay } from './read-ground.ts';

/** The part of a moment that points ask for. */
export type PointMoment = Pick<Moment, 'tt' | 'ut1' | 'place' | 'zone'>;

export interface SunGroundOptions {
  /** What counts as sunrise; `hindu` (the centre of the disc, no air) when left out. */
  readonly sunrise?: HorizonRule;
  /** The solar day of the moment, where it is known already. */
  readonly day?: SolarDay;
}

export interface SunGround {
  readonly settings: { readonly sunrise: HorizonRule };
  /** Civil Julian dates. */
  readonly momentJdUt: number;
  readonly sunriseJdUt: number;
  readonly sunsetJdUt: number;
  readonly nextSunriseJdUt: number;
  /** Whether the Sun crossed the horizon that day. If not, 6 and 18 hours of solar time stand in for sunrise and sunset. */
  readonly horizon: SolarDay['horizon'];
  /** Between sunrise and sunset. */
  readonly isDay: boolean;
  /** Weekday on which the Sun rose: 0 Sunday … 6 Saturday. */
  readonly vara: number;
  /** Since that sunrise; a ghati is 24 minutes. */
  readonly minutesSinceSunrise: number;
  readonly ghatisSinceSunrise: number;
  /** Where the Sun stood at sunrise, in the zodiac asked, 0 … <360. */
  readonly sunAtSunriseDeg: number;
}

/**
 * The ground of a moment.
 *
 * @throws  EngineError INVALID_OPTION for a rule that does not exist and for what is no zodiac; INVALID_DATETIME for what is no moment; OUT_OF_SPAN
 *          outside the ephemeris
 */
export function sunGroundOf(zodiac: ZodiacSky, moment: PointMoment, options: SunGroundOptions = {}): SunGround {
  return sunGroundBy(zodiac, moment, readChoices(options, 'options', SUN_GROUND_NAMES));
}

/** The same by options whose names were looked at before. */
export function sunGroundBy(zodiac: ZodiacSky, moment: PointMoment, options: SunGroundOptions): SunGround {
  readZodiac(zodiac);
  const { tt, place, zone } = readPointMoment(moment);
  const jdTt = tt.day + tt.fraction;
  const sunrise = options.sunrise ?? DEFAULT_SUNRISE;
  const day = options.day === undefined ? solarDayAt(zodiac, place, jdTt, sunrise) : readSolarDay(options.day);
  const { sunriseJdTt, sunsetJdTt, nextSunriseJdTt, horizon } = day;
  const sunriseJdUt = jdUtOfTt(sunriseJdTt);
  const days = jdTt - sunriseJdTt;
  return {
    settings: { sunrise },
    momentJdUt: jdUtOf(moment),
    sunriseJdUt,
    sunsetJdUt: jdUtOfTt(sunsetJdTt),
    nextSunriseJdUt: jdUtOfTt(nextSunriseJdTt),
    horizon,
    isDay: jdTt < sunsetJdTt,
    vara: varaOf(dayNumberAt(sunriseJdUt, zone.offsetSeconds)),
    minutesSinceSunrise: Math.round(days * 1440 * 1e6) / 1e6,
    ghatisSinceSunrise: Math.round(days * 60 * 1e6) / 1e6,
    sunAtSunriseDeg: zodiac.longitudeDeg(sunriseJdTt, 'Sun'),
  };
}
