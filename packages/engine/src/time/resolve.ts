/**
 * A birth becomes a moment: the one verb of this folder.
 *
 * Which offset counts: the one written in `datetime`; else `timezone`; else the zone of the coordinates, asked of the
 * port `zoneOf`; else (open sea, or no port) the nautical zone, one hour for each 15 degrees. Whatever had to be
 * decided on the way is told in `warnings`; nothing is decided silently.
 */

import { type OptionNames, readChoices } from '../choice.ts';
import type { Warning } from '../errors.ts';
import { brief, kindOf, readFlag, refusal } from '../input.ts';
import { readBirth } from './birth.ts';
import { epochDayNumber } from './calendar.ts';
import { type CivilDateTime, invalid } from './civil.ts';
import { deltaTSigmaSecondsAt } from './delta-t.ts';
import { formatLocal, formatUtc } from './format.ts';
import { secondsPerDay, toJulianDay } from './instant.ts';
import { hasLeapSecond } from './leap.ts';
import type { Birth, Moment, Place } from './moment.ts';
import { checkOverrideIds } from './overrides.ts';
import { type DeltaT, scalesOfUtc, type UtcClock } from './scales.ts';
import { settleZone, type ZoneOf } from './settle-zone.ts';

/** What a caller may choose about time. */
export interface TimeOptions {
  /**
   * Zone of coordinates: degrees north and east → an IANA id, or null where there is none. Without it a birth without timezone gets the
   * nautical zone.
   */
  readonly zoneOf?: ZoneOf;
  /** Refuse skipped and repeated local times instead of choosing a reading. */
  readonly strict?: boolean;
  /** Ids of local customs to apply, such as `bombay`; see `listOverrides`. */
  readonly overrides?: readonly string[];
  /** Another ΔT than the engine's own: seconds, −200 000 … 200 000, for a Julian date in UT1. */
  readonly deltaT?: DeltaT;
}

const OPTION_NAMES: OptionNames<TimeOptions> = { zoneOf: true, strict: true, overrides: true, deltaT: true };

/**
 * Options of time, checked; what was left out stays out.
 *
 * @param field  dotted path of the literal
 * @throws  EngineError INVALID_OPTION with the name of the option; for a name that is none, with its path
 */
export function readTimeOptions(value: unknown, field: string = 'options'): TimeOptions {
  const options = readChoices(value as TimeOptions, field, OPTION_NAMES);
  const given = (name: keyof TimeOptions): unknown => options[name] ?? undefined;
  const call = (name: 'zoneOf' | 'deltaT', allowed: string): unknown => {
    const option = given(name);
    if (option === undefined || typeof option === 'function') return option;
    throw refusal('INVALID_OPTION', name, allowed, `${name} must be ${allowed}, not ${kindOf(option)}.`);
  };
  const zoneOf = call('zoneOf', 'a function from latitude and longitude to an IANA id or null') as ZoneOf | undefined;
  const deltaT = call('deltaT', 'a function from a Julian date (UT1) to seconds') as DeltaT | undefined;
  const read: { -readonly [O in keyof TimeOptions]: TimeOptions[O] } = {};
  if (given('strict') !== undefined) read.strict = readFlag('strict', given('strict'));
  if (given('overrides') !== undefined) read.overrides = checkOverrideIds(given('overrides'));
  if (zoneOf !== undefined) read.zoneOf = zoneOf;
  if (deltaT !== undefined) read.deltaT = deltaT;
  return read;
}

/**
 * The instant, scales, zone and certainty of a birth.
 *
 * @param birth    as people write it; checked here again, so an unchecked value is safe
 * @param options  see `TimeOptions`; nothing is needed
 * @returns the moment; `warnings` tells NONEXISTENT_LOCAL_TIME, AMBIGUOUS_LOCAL_TIME, LOCAL_MEAN_TIME, TZDB_PRE_1970,
 *          DATE_IGNORED, TIMEZONE_IGNORED, NAUTICAL_ZONE, ZONE_OVERRIDE, ZONE_OVERRIDE_AVAILABLE, PROLEPTIC_GREGORIAN
 * @throws  EngineError as `parseBirth`; INVALID_DATETIME for a calendar day that the place skipped, for a 60th second
 *          that was no leap second, and under `strict` for a skipped or repeated time; INVALID_OPTION for an option that is
 *          not what `TimeOptions` says, or whose function answers what it must not
 */
export function resolveMoment(birth: Birth, options: TimeOptions = {}): Moment {
  const { birth: checked, civil, assumed, timezone } = readBirth(birth);
  const { zoneOf, strict = false, overrides = [], deltaT } = readTimeOptions(options);
  const calendar = checked.calendar ?? 'gregorian';
  const place = placeOf(checked);
  const warnings: Warning[] = [];
  if (checked.calendar === undefined && civil.dayNumber < firstGregorianDay) warnings.push(prolepticWarning);

  if (checked.datetime !== undefined && (checked.date !== undefined || checked.time !== undefined))
    warnings.push(dateIgnored(checked));

  const localSeconds = (civil.dayNumber - epochDayNumber) * secondsPerDay + civil.seconds;
  const written = { birth: checked, offset: civil.offset, timezone, place, localSeconds };
  const zone = settleZone(written, { zoneOf, strict, overrides }, warnings);
  const timeField = checked.datetime === undefined ? 'time' : 'datetime';
  const clock = utcClockOf(civil, localSeconds - zone.offsetSeconds, timeField);
  const { tt, ut1, deltaTSeconds } = scalesOfUtc(clock, deltaT);
  const { dayNumber, seconds, leapSecond } = civil;
  const milliseconds = Math.min(999, Math.round(civil.fraction * 1000));
  return {
    utc: formatUtc(clock),
    local: formatLocal({ dayNumber, seconds, milliseconds, leapSecond }, calendar),
    calendar,
    tt,
    ut1,
    deltaTSeconds,
    place,
    zone,
    certainty: {
      time: assumed ? 'assumed' : 'stated',
      timeSeconds: civil.doubtSeconds,
      deltaTSeconds: deltaTSigmaSecondsAt(toJulianDay(ut1)),
    },
    warnings,
  };
}

/** Day number of 1582-10-15, the first day of the Gregorian calendar. */
const firstGregorianDay = 2299161;

const prolepticWarning: Warning = {
  code: 'PROLEPTIC_GREGORIAN',
  message:
    'The date lies before 15 October 1582 and was read in the Gregorian calendar, extended backwards. ' +
    'If it comes from a record of its time, pass calendar: "julian".',
};

function dateIgnored({ datetime = '', date, time }: Birth): Warning {
  const ignored = Object.entries({ date, time }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name} "${brief(text)}"`],
  );
  return {
    code: 'DATE_IGNORED',
    message: `The datetime "${brief(datetime)}" counts. Ignored, since it reads otherwise: ${ignored.join(', ')}.`,
  };
}

function placeOf(birth: Birth): Place {
  return { latitudeDeg: birth.latitude, longitudeDeg: birth.longitude, elevationMetres: birth.elevation ?? 0 };
}

/** The UTC clock at a birth, with the leap second put back. */
function utcClockOf(civil: CivilDateTime, utcSeconds: number, field: string): UtcClock {
  const day = Math.floor(utcSeconds / secondsPerDay);
  const clock = { dayNumber: day + epochDayNumber, seconds: utcSeconds - day * secondsPerDay + civil.fraction };
  if (!civil.leapSecond) return clock;
  if (Math.floor(clock.seconds) === secondsPerDay - 1 && hasLeapSecond(clock.dayNumber)) {
    return { ...clock, seconds: clock.seconds + 1 };
  }
  throw invalid(field, 'seconds 00 … 59; 60 in a leap second', 'There was no leap second then: the seconds end at 59.');
}
