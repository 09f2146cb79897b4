/**
 * Checks that an unknown value is a birth: strict types, ranges, and which field is to blame.
 *
 * For `resolveMoment` and for the server's contract. One value in, one `Birth` or one `EngineError` out.
 */

import { EngineError } from '../errors.ts';
import { isRecord, kindOf, refusal } from '../input.ts';
import type { Calendar } from './calendar.ts';
import { type CivilDateTime, invalid, readDate, readDateTime, readTime, type TimeOfDay } from './civil.ts';
import type { Birth } from './moment.ts';
import { readElevation, readLatitude, readLongitude } from './place.ts';
import { readTimezone, type Timezone } from './timezone.ts';

/**
 * An unknown value as a birth.
 *
 * Rules: `datetime`, or `date` with `time` (`time` absent or `unknown`: noon stands in); when both are there,
 * `datetime` counts, and a `date` or `time` that says otherwise is handed on to be warned of. `latitude` and `longitude` are needed. Numbers are finite numbers, never text. `null` counts as
 * absent. Longitude −180 comes back as 180: one meridian has one zone. Fields that are not named in `Birth` are ignored
 * and not handed on.
 *
 * @throws EngineError MISSING_DATETIME, INVALID_DATETIME, INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION,
 *         INVALID_TIMEZONE, or INVALID_OPTION (`fold`, `calendar`, or no object at all), with the field and what is
 *         allowed
 */
export function parseBirth(value: unknown): Birth {
  return readBirth(value).birth;
}

/** A birth and what its texts mean. */
export interface ReadBirth {
  readonly birth: Birth;
  readonly civil: CivilDateTime;
  /** No time was written; `civil` is that day's noon. */
  readonly assumed: boolean;
  readonly timezone: Timezone | null;
}

/** As `parseBirth`, with the readings that were made on the way. */
export function readBirth(value: unknown): ReadBirth {
  if (!isRecord(value)) {
    const allowed = 'an object with datetime, latitude and longitude';
    throw refusal('INVALID_OPTION', 'birth', allowed, `A birth is ${allowed}, not ${kindOf(value)}.`);
  }
  const field = (name: keyof Birth): unknown => value[name] ?? undefined;
  const calendar = readChoice('calendar', field('calendar'), ['gregorian', 'julian'] as const);
  const when = readWhen(field, calendar ?? 'gregorian');
  const latitude = readLatitude('latitude', field('latitude'));
  const longitude = readLongitude('longitude', field('longitude'));
  const elevation = field('elevation') === undefined ? undefined : readElevation('elevation', field('elevation'));
  const timezone = field('timezone');
  const zone = timezone === undefined ? null : readTimezone(timezone);
  const fold = readChoice('fold', field('fold'), [0, 1] as const);
  // Field by field, not spread: every birth of a long list comes through here.
  const birth = when.written as Making<Birth>;
  birth.latitude = latitude;
  birth.longitude = longitude;
  if (elevation !== undefined) birth.elevation = elevation;
  if (zone !== null) birth.timezone = timezone as string | number;
  if (fold !== undefined) birth.fold = fold;
  if (calendar !== undefined) birth.calendar = calendar;
  return { birth, civil: when.civil, assumed: when.assumed, timezone: zone };
}

/** A record in the making, whose fields are set in the order in which they print. */
type Making<T> = { -readonly [K in keyof T]: T[K] };

interface When extends Pick<ReadBirth, 'civil' | 'assumed'> {
  /** A record of its own, to which the other fields are added. */
  readonly written: Pick<Birth, 'datetime' | 'date' | 'time'>;
}

function readWhen(field: (name: keyof Birth) => unknown, calendar: Calendar): When {
  const datetime = field('datetime');
  if (datetime !== undefined) {
    if (typeof datetime !== 'string') throw notText('datetime', 'ISO 8601 text such as 2000-12-31T18:30', datetime);
    const civil = readDateTime(datetime, calendar);
    const written = {
      datetime,
      ...otherwise('date', field, civil, calendar),
      ...otherwise('time', field, civil, calendar),
    };
    return { written, civil, assumed: false };
  }
  const [date, time] = [field('date'), field('time')];
  if (date === undefined) {
    throw refusal(
      'MISSING_DATETIME',
      time === undefined ? 'datetime' : 'date',
      'datetime, or date with time',
      time === undefined ? 'The birth needs a datetime, or a date with a time.' : 'A time needs its date.',
    );
  }
  if (typeof date !== 'string') throw notText('date', 'text of the form YYYY-MM-DD', date);
  const dayNumber = readDate(date, calendar);
  if (time === undefined) return { written: { date }, civil: onClock(dayNumber, noon), assumed: true };
  if (typeof time !== 'string') throw notText('time', 'text of the form HH:MM[:SS], or "unknown"', time);
  const assumed = time === 'unknown';
  return { written: { date, time }, civil: onClock(dayNumber, assumed ? noon : readTime(time)), assumed };
}

/** A date or time beside a datetime, where it is not what the datetime says. */
function otherwise(
  name: 'date' | 'time',
  field: (name: keyof Birth) => unknown,
  civil: CivilDateTime,
  calendar: Calendar,
): Pick<Birth, 'date' | 'time'> | null {
  const value = field(name);
  if (value === undefined) return null;
  if (typeof value !== 'string') return { [name]: typeof value === 'number' ? String(value) : kindOf(value) };
  const isSame = name === 'date' ? isDateOf(civil, value, calendar) : isTimeOf(civil, value);
  return isSame ? null : { [name]: value };
}

function isDateOf({ dayNumber }: CivilDateTime, text: string, calendar: Calendar): boolean {
  return unlessUnreadable(() => readDate(text, calendar) === dayNumber);
}

/** Whether the coarser of the two readings is the finer one cut off, as 10:30 is of 10:30:15. */
function isTimeOf(civil: CivilDateTime, text: string): boolean {
  return unlessUnreadable(() => {
    const time = readTime(text);
    const doubt = Math.max(civil.doubtSeconds, time.doubtSeconds);
    if (doubt === MINUTES_DOUBT) return Math.floor(civil.seconds / 60) === Math.floor(time.seconds / 60);
    const digits = ({ fraction }: TimeOfDay): number => Math.floor(fraction / (2 * doubt) + ROUNDING);
    return civil.seconds === time.seconds && civil.leapSecond === time.leapSecond && digits(civil) === digits(time);
  });
}

/** Of a time without seconds. */
const MINUTES_DOUBT = 30;
/** What the twelfth decimal of a second may lose in a division. */
const ROUNDING = 1e-3;

function unlessUnreadable(isSame: () => boolean): boolean {
  try {
    return isSame();
  } catch (error) {
    if (error instanceof EngineError) return false;
    throw error;
  }
}

function onClock(dayNumber: number, { seconds, fraction, leapSecond, doubtSeconds }: TimeOfDay): CivilDateTime {
  return { dayNumber, seconds, fraction, leapSecond, doubtSeconds, offset: null };
}

/** Stands in for an unknown time; half a day either way covers the whole date. */
const noon: TimeOfDay = { seconds: 43200, fraction: 0, leapSecond: false, doubtSeconds: 43200 };

function readChoice<T extends string | number>(field: string, value: unknown, choices: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined) {
    throw refusal('INVALID_OPTION', field, choices.join(' or '), `The ${field} is ${choices.join(' or ')}.`);
  }
  return chosen;
}

function notText(field: string, allowed: string, value: unknown): EngineError {
  return invalid(field, allowed, `The ${field} is ${allowed}, not ${kindOf(value)}.`);
}
