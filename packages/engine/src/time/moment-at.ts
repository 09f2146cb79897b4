/**
 * Moments that no one wrote down: an instant from a search or a Julian day, dressed with a place, a zone and its texts.
 *
 * Questions of *when* return instants; they enter the river here, like any newborn. Also the clock on the wall at an
 * instant, which calendars of days (panchang) are made of.
 */

import { type OptionNames, oneOf, readChoices } from '../choice.ts';
import type { Warning } from '../errors.ts';
import { isRecord, kindOf, refusal } from '../input.ts';
import { checkJd } from '../span.ts';
import { type CivilDate, dateOf, epochDayNumber } from './calendar.ts';
import { deltaTSigmaSecondsAt } from './delta-t.ts';
import { type ClockText, formatLocal, formatOffset, formatUtc, roundClock } from './format.ts';
import { addSeconds, secondsPerDay, toJulianDay } from './instant.ts';
import type { Instant, Moment, Place, ZoneUse } from './moment.ts';
import { checkOverrideIds } from './overrides.ts';
import { readPlace } from './place.ts';
import { placeClock } from './place-clock.ts';
import {
  clockOf,
  type DeltaT,
  type Scales,
  scalesOfTt,
  scalesOfUt1,
  scalesOfUtc,
  tdbMinusTtSeconds,
  utcOf,
} from './scales.ts';
import { stretchWarnings } from './settle-zone.ts';
import { readTimezone } from './timezone.ts';
import { tzdataEdition } from './zone-table.ts';

/** What a caller may choose about a computed moment. */
export interface MomentOptions {
  /** Zone of the local text: as in `Birth.timezone`; `UTC` when absent. */
  readonly timezone?: string | number;
  /** Ids of local customs to apply; see `listOverrides`. */
  readonly overrides?: readonly string[];
  /** Another ΔT than the engine's own: seconds, −200 000 … 200 000, for a Julian date in UT1. */
  readonly deltaT?: DeltaT;
}

const OPTION_NAMES: OptionNames<MomentOptions> = { timezone: true, overrides: true, deltaT: true };

/** What the clock on the wall shows at an instant. */
export interface WallClock {
  readonly date: CivilDate;
  /** Day number of the local date. */
  readonly dayNumber: number;
  /** Seconds since local midnight, 0 ≤ s < 86400, to the millisecond. */
  readonly secondsOfDay: number;
  readonly offsetSeconds: number;
  readonly localMeanTime: boolean;
  /** ISO 8601 without offset, Gregorian. */
  readonly local: string;
  /** The offset as `+05:30`. */
  readonly utcOffset: string;
}

/**
 * The moment of an instant at a place.
 *
 * @param instant  in TT, UT1, UTC or TDB. As a Julian date UTC cannot name a leap second: its day has 86400 of them
 * @param place    degrees and metres
 * @param options  zone of the local text, ΔT, overrides
 * @returns a moment whose time is certain (`timeSeconds` 0)
 * @throws  EngineError INVALID_TIMEZONE, INVALID_OPTION as told by the options; INVALID_DATETIME when the instant is none,
 *          OUT_OF_SPAN outside the years −3200 … 3400; INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION
 */
export function momentAt(instant: Instant, place: Place, options: MomentOptions = {}): Moment {
  const [{ deltaT }, where] = [readMomentOptions(options), readPlace('place', place)];
  const scales = scalesAt(instant, deltaT);
  const utcClock = utcOf(scales);
  const { zone, shown, warnings } = wallOf(roundClock(utcClock), where, options);
  return {
    utc: formatUtc(utcClock),
    local: formatLocal(shown),
    calendar: 'gregorian',
    ...scales,
    place: where,
    zone,
    certainty: { time: 'stated', timeSeconds: 0, deltaTSeconds: deltaTSigmaSecondsAt(toJulianDay(scales.ut1)) },
    warnings,
  };
}

/**
 * The clock on the wall of a place at an instant.
 *
 * @param instant  in any scale
 * @param place    its longitude serves while the zone is in local mean time
 * @param options  as for `momentAt`; `timezone` absent means UTC
 * @throws  EngineError as `momentAt`
 */
export function wallClockAt(instant: Instant, place: Place, options: MomentOptions = {}): WallClock {
  const [{ deltaT }, where] = [readMomentOptions(options), readPlace('place', place)];
  const { zone, shown } = wallOf(roundClock(utcOf(scalesAt(instant, deltaT))), where, options);
  return {
    date: dateOf(shown.dayNumber),
    dayNumber: shown.dayNumber,
    secondsOfDay: shown.seconds + shown.milliseconds / 1000,
    offsetSeconds: zone.offsetSeconds,
    localMeanTime: zone.localMeanTime,
    local: formatLocal(shown),
    utcOffset: formatOffset(zone.offsetSeconds),
  };
}

/**
 * An instant of any scale in TT and UT1: what `engine.sky` asks for.
 *
 * @throws EngineError INVALID_DATETIME when the instant is not finite, OUT_OF_SPAN outside the years −3200 … 3400, INVALID_OPTION for a
 *         scale that is none of the four and when `deltaT` misbehaves
 */
export function scalesAt(instant: Instant, deltaT?: DeltaT): Scales {
  if (!isRecord(instant) || !Number.isFinite(instant.day) || !Number.isFinite(instant.fraction)) {
    const allowed = 'a finite Julian date: { scale, day, fraction }';
    throw refusal('INVALID_DATETIME', 'datetime', allowed, `The instant must be ${allowed}.`);
  }
  oneOf('datetime.scale', instant.scale, ['tt', 'ut1', 'utc', 'tdb']);
  checkJd('datetime', instant.day + instant.fraction);
  const { day, fraction } = instant;
  if (instant.scale === 'utc') return scalesOfUtc(clockOf(instant), deltaT);
  if (instant.scale === 'ut1') return scalesOfUt1({ scale: 'ut1', day, fraction }, deltaT);
  const asTt: Instant<'tt'> = { scale: 'tt', day, fraction };
  // TDB and TT differ by 2 ms at most, over which the difference itself does not change.
  return scalesOfTt(instant.scale === 'tdb' ? addSeconds(asTt, -tdbMinusTtSeconds(asTt)) : asTt, deltaT);
}

function readMomentOptions(options: MomentOptions): { readonly deltaT: DeltaT | undefined } {
  const { deltaT } = readChoices(options, 'options', OPTION_NAMES);
  if (deltaT === undefined || typeof deltaT === 'function') return { deltaT };
  const allowed = 'a function from a Julian date (UT1) to seconds';
  throw refusal('INVALID_OPTION', 'deltaT', allowed, `deltaT must be ${allowed}, not ${kindOf(deltaT)}.`);
}

function wallOf(
  utc: ClockText,
  place: Place,
  { timezone = 'UTC', overrides = [] }: MomentOptions,
): { readonly zone: ZoneUse; readonly shown: ClockText; readonly warnings: readonly Warning[] } {
  const given = readTimezone(timezone);
  const utcSeconds = (utc.dayNumber - epochDayNumber) * secondsPerDay + utc.seconds;
  if (given.kind === 'offset') {
    const { id, offsetSeconds } = given;
    const zone: ZoneUse = { id, source: 'field-offset', offsetSeconds, localMeanTime: false, tzdata: tzdataEdition };
    return { zone, shown: shift(utc, offsetSeconds), warnings: [] };
  }
  const clock = placeClock(given.id, place, checkOverrideIds(overrides));
  const stretch = clock.at(utcSeconds);
  const { offsetSeconds, meanTime } = stretch;
  const zone: ZoneUse = {
    id: given.id,
    source: 'field-iana',
    offsetSeconds,
    localMeanTime: meanTime,
    tzdata: tzdataEdition,
  };
  const shown = shift(utc, offsetSeconds);
  return { zone, shown, warnings: stretchWarnings(clock, stretch, given.id, utcSeconds, place.longitudeDeg) };
}

function shift(utc: ClockText, offsetSeconds: number): ClockText {
  const local = utc.seconds + offsetSeconds;
  const days = Math.floor(local / secondsPerDay);
  return { ...utc, dayNumber: utc.dayNumber + days, seconds: local - days * secondsPerDay };
}
