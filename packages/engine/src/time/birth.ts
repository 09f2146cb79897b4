/**
 * Checks that an unknown value is a birth: strict types, ranges, and which field is to blame.
 *
 * For `resolveMoment` and for the server's contract. One value in, one `Birth` or one `EngineError` out.
 */

import { EngineError, type EngineErrorCode } from '../errors.ts';
import type { Calendar } from './calendar.ts';
import { type CivilDateTime, invalid, readDate, readDateTime, readTime } from './civil.ts';
import type { Birth } from './moment.ts';
import { readTimezone, type Timezone } from './timezone.ts';

/** Metres above the ellipsoid that a place may have. */
export const elevationSpan: { readonly lowest: number; readonly highest: number } = { lowest: -500, highest: 12000 };

/**
 * An unknown value as a birth.
 *
 * Rules: `datetime`, or `date` with `time` (`time` absent or `unknown`: noon stands in); when both are there,
 * `datetime` counts. `latitude` and `longitude` are needed. Numbers are finite numbers, never text. `null` counts as
 * absent. Fields that are not named in `Birth` are ignored and not handed on.
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
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuse('INVALID_OPTION', '', 'an object with datetime, latitude and longitude', 'A birth is an object.');
  }
  const field = (name: keyof Birth): unknown => (value as Record<string, unknown>)[name] ?? undefined;
  const calendar = readChoice('calendar', field('calendar'), ['gregorian', 'julian'] as const);
  const when = readWhen(field, calendar ?? 'gregorian');
  const latitude = readNumber('latitude', 'INVALID_LATITUDE', field('latitude'), -90, 90, 'degrees, north positive');
  const longitude = readNumber(
    'longitude',
    'INVALID_LONGITUDE',
    field('longitude'),
    -180,
    180,
    'degrees, east positive',
  );
  const elevation = field('elevation') === undefined ? undefined : readElevation(field('elevation'));
  const timezone = checkTimezone(field('timezone'));
  const fold = readChoice('fold', field('fold'), [0, 1] as const);
  const birth: Birth = {
    ...when.written,
    latitude,
    longitude,
    ...(elevation !== undefined && { elevation }),
    ...(timezone !== undefined && { timezone }),
    ...(fold !== undefined && { fold }),
    ...(calendar !== undefined && { calendar }),
  };
  return {
    birth,
    civil: when.civil,
    assumed: when.assumed,
    timezone: timezone === undefined ? null : readTimezone(timezone),
  };
}

interface When extends Pick<ReadBirth, 'civil' | 'assumed'> {
  readonly written: Pick<Birth, 'datetime' | 'date' | 'time'>;
}

function readWhen(field: (name: keyof Birth) => unknown, calendar: Calendar): When {
  const datetime = field('datetime');
  if (datetime !== undefined) {
    if (typeof datetime !== 'string') throw notText('datetime', 'ISO 8601 text such as 2000-12-31T18:30');
    return { written: { datetime }, civil: readDateTime(datetime, calendar), assumed: false };
  }
  const [date, time] = [field('date'), field('time')];
  if (date === undefined) {
    throw refuse(
      'MISSING_DATETIME',
      time === undefined ? 'datetime' : 'date',
      'datetime, or date with time',
      time === undefined ? 'The birth needs a datetime, or a date with a time.' : 'A time needs its date.',
    );
  }
  if (typeof date !== 'string') throw notText('date', 'text of the form YYYY-MM-DD');
  const dayNumber = readDate(date, calendar);
  if (time === undefined) return { written: { date }, civil: { dayNumber, ...noon, offset: null }, assumed: true };
  if (typeof time !== 'string') throw notText('time', 'text of the form HH:MM[:SS], or "unknown"');
  const assumed = time === 'unknown';
  return { written: { date, time }, civil: { dayNumber, ...(assumed ? noon : readTime(time)), offset: null }, assumed };
}

/** Stands in for an unknown time; half a day either way covers the whole date. */
const noon = { seconds: 43200, fraction: 0, leapSecond: false, doubtSeconds: 43200 };

function checkTimezone(timezone: unknown): string | number | undefined {
  if (timezone === undefined || typeof timezone === 'string' || typeof timezone === 'number') return timezone;
  throw refuse(
    'INVALID_TIMEZONE',
    'timezone',
    '±HH:MM, Z, UTC, an IANA id such as Asia/Kolkata, or hours −16 … +16',
    `The timezone is text or a number, not ${kindOf(timezone)}.`,
  );
}

/** A place's height. @throws EngineError INVALID_ELEVATION */
export function readElevation(value: unknown): number {
  return readNumber('elevation', 'INVALID_ELEVATION', value, elevationSpan.lowest, elevationSpan.highest, 'metres');
}

function readNumber(
  field: string,
  code: EngineErrorCode,
  value: unknown,
  lowest: number,
  highest: number,
  unit: string,
): number {
  const allowed = `a number, ${lowest} … ${highest} ${unit}`;
  if (value === undefined) throw refuse(code, field, allowed, `The ${field} is missing.`);
  if (typeof value !== 'number') throw refuse(code, field, allowed, `The ${field} is a number, not ${kindOf(value)}.`);
  if (!(value >= lowest && value <= highest)) {
    throw refuse(
      code,
      field,
      allowed,
      `The ${field} lies between ${lowest} and ${highest} ${unit}; ${value} does not.`,
    );
  }
  // −0 and 0 are one place.
  return value + 0;
}

function readChoice<T extends string | number>(field: string, value: unknown, choices: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined) {
    throw refuse('INVALID_OPTION', field, choices.join(' or '), `The ${field} is ${choices.join(' or ')}.`);
  }
  return chosen;
}

function notText(field: string, allowed: string): EngineError {
  return invalid(field, allowed, `The ${field} is ${allowed}.`);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : typeof value === 'string' ? 'text' : `a ${typeof value}`;
}

function refuse(code: EngineErrorCode, field: string, allowed: string, message: string): EngineError {
  return new EngineError({ code, field, allowed, message });
}
