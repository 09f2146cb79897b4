/**
 * The Hindu weekday of a birth, which begins with sunrise: by the very sunrise of the panchang, but without searching for it where a look at the chart
 * decides.
 *
 * In the afternoon and evening the Sun has risen on his solar day; in the morning he has if he stands above the horizon. That sunrise lay between the
 * midnight and the noon of the Sun, and where both, with room to spare, are of one civil date, that date's weekday it is. What is doubtful (the Sun near
 * the horizon, a place beyond 60° of latitude, a clock far from the Sun's, a clock that was changed within days) is asked of the panchang's own days.
 */

import { normaliseDeg, normaliseSignedDeg } from '../../angle.ts';
import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { altitudeOf } from '../../sky/altitude.ts';
import type { DiscRuleId } from '../../sky/discs.ts';
import { offsetSecondsOf } from '../../time/civil.ts';
import { clockOfMoment, jdTtOfUt } from '../../time/local-clock.ts';
import { meanTimeOffset } from '../../time/place-clock.ts';
import { stretchAt } from '../../time/zone.ts';
import { zoneHistory } from '../../time/zone-table.ts';
import { varaOf } from '../day/solar-day.ts';
import { SolarDays } from '../day/solar-days.ts';
import type { RowMoment } from './births.ts';

/** Where the Sun stands in a chart; degrees of one zodiac. */
export interface SunInChart {
  readonly sunDeg: number;
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
}

/**
 * The weekday of a birth, 0 Sunday … 6 Saturday.
 *
 * @param zodiac  only its core is asked
 * @param rule    what counts as sunrise
 * @throws  EngineError as `panchangAt`
 */
export function weekdayAt(zodiac: ZodiacSky, at: RowMoment, chart: SunInChart, rule: DiscRuleId): number {
  const dayNumber = dateOfLastSunrise(zodiac, at, chart, rule);
  if (dayNumber !== null) return varaOf(dayNumber);
  return varaOf(new SolarDays(zodiac, clockOfMoment(at), rule).at(jdTtOfUt(at.jdUt)).dayNumber);
}

/** Below it the Sun rises once a day, never less than 2.4 hours from the midnight and 2.6 from the noon of the Sun. */
const FURTHEST_LATITUDE_DEG = 60;
/**
 * How far from the ascendant, along the ecliptic, no refraction and no disc bring the Sun to the horizon: 12° at the flattest, 6° between ecliptic and
 * horizon, is 1.2° high.
 */
const NEAR_HORIZON_DEG = 12;
/** Radians of altitude, 2″: twenty times what a found sunrise may be off by. */
const DOUBTFUL_RAD = 1e-5;
/** Days after the Sun's midnight and before his noon; up to 20 minutes of each are the difference of ecliptic and equator. */
const AFTER_MIDNIGHT = 1.4 / 24;
const BEFORE_NOON = 1.4 / 24;
/** Days to spare between a sunrise and the ends of a date. */
const SPARE = 0.25 / 24;

/** The civil date of the last sunrise; null where only a search can tell. */
function dateOfLastSunrise(
  { kernel }: ZodiacSky,
  at: RowMoment,
  { sunDeg, ascendantDeg, midheavenDeg }: SunInChart,
  rule: DiscRuleId,
): number | null {
  const { place, zone, jdUt } = at;
  if (!(Math.abs(place.latitudeDeg) <= FURTHEST_LATITUDE_DEG) || !isClockSteady(at)) return null;
  const pastNoonDeg = normaliseSignedDeg(midheavenDeg - sunDeg);
  let isUp = true;
  if (pastNoonDeg < 0) {
    const belowDeg = normaliseDeg(sunDeg - ascendantDeg);
    const isNear = Math.abs(normaliseSignedDeg(2 * belowDeg)) < 2 * NEAR_HORIZON_DEG;
    isUp = belowDeg > 180;
    if (isNear) {
      const { value } = altitudeOf(kernel, 'Sun', place, rule, {})(jdTtOfUt(jdUt));
      if (Math.abs(value) < DOUBTFUL_RAD) return null;
      isUp = value > 0;
    }
  }
  // Civil dates are counted from midnight here: the whole part is the date's number.
  const noon = jdUt + 0.5 + zone.offsetSeconds / 86400 - pastNoonDeg / 360 - (isUp ? 0 : 1);
  const earliest = Math.floor(noon - 0.5 + AFTER_MIDNIGHT - SPARE);
  return earliest === Math.floor(noon - BEFORE_NOON + SPARE) ? earliest : null;
}

const UNIX_EPOCH_JD = 2440587.5;
const DAY_SECONDS = 86400;

/** Whether the clock of a birth was not changed within two and a half days before and a day and a half after it. */
function isClockSteady({ place, zone, jdUt }: RowMoment): boolean {
  // The clock of a moment goes by the name of its zone; only the nautical one goes by the offset.
  if (zone.source === 'nautical') return true;
  const history = zoneHistory(zone.id);
  if (history === null) return offsetSecondsOf(zone.id === 'UTC' ? 'Z' : zone.id) === zone.offsetSeconds;
  const utcSeconds = (jdUt - UNIX_EPOCH_JD) * DAY_SECONDS;
  const { fromUtc, untilUtc, offsetSeconds, meanTime } = stretchAt(history, utcSeconds);
  if (!(fromUtc < utcSeconds - 2.5 * DAY_SECONDS && untilUtc > utcSeconds + 1.5 * DAY_SECONDS)) return false;
  // A local custom that was chosen for the birth begins and ends on days of its own.
  return zone.offsetSeconds === (meanTime ? meanTimeOffset(place.longitudeDeg, offsetSeconds) : offsetSeconds);
}
