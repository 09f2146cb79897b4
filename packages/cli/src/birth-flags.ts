/** Flags and rows of a file as births and places: text becomes what the engine reads, and its faults name the flag to mend. */

import type { Birth } from '@khagol/engine';
import type { Where } from '@khagol/engine/jyotish';
import { parseBirth } from '@khagol/engine/time';
import { FieldFault, faultOf, faultText } from './fault.ts';
import { CommandError } from './terminal.ts';

/** What a command was called with. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>;
/** Of two people: the flags of each begin with its letter. */
export type Person = '' | 'a' | 'b';

/** The value of a flag such as `--lat`, or `--a-lat` for a person. */
export function flagOf(flags: Flags, name: string, person: Person = ''): string | undefined {
  const value = flags[person === '' ? name : `${person}${name.charAt(0).toUpperCase()}${name.slice(1)}`];
  return typeof value === 'string' ? value : undefined;
}

/**
 * The birth that the flags say.
 *
 * @throws  CommandError or EngineError naming the flag to mend
 */
export function birthOf(flags: Flags, person: Person = ''): Birth {
  return read(person, () =>
    parseBirth({
      datetime: flagOf(flags, 'datetime', person),
      date: flagOf(flags, 'date', person),
      time: flagOf(flags, 'time', person),
      timezone: zoneOf(flagOf(flags, 'tz', person)),
      calendar: flagOf(flags, 'calendar', person),
      latitude: numberOf(flags, 'lat', person),
      longitude: numberOf(flags, 'lon', person),
      elevation: numberOf(flags, 'elevation', person),
      fold: numberOf(flags, 'fold', person),
    }),
  );
}

/** Whether any flag says something of a birth. */
export function hasBirth(flags: Flags, person: Person = ''): boolean {
  return ['datetime', 'date', 'time', 'lat', 'lon', 'tz'].some((name) => flagOf(flags, name, person) !== undefined);
}

/** The place that the flags say; its date is asked elsewhere. @throws as `birthOf` */
export function placeOf(flags: Flags): Where {
  const place = {
    latitude: numberOf(flags, 'lat'),
    longitude: numberOf(flags, 'lon'),
    elevation: numberOf(flags, 'elevation'),
    timezone: zoneOf(flagOf(flags, 'tz')),
  };
  return whereOf(parseBirth({ ...place, datetime: '2000-01-01T12:00' }));
}

function whereOf({ latitude, longitude, elevation, timezone }: Birth): Where {
  return {
    latitude,
    longitude,
    ...(elevation === undefined ? {} : { elevation }),
    ...(timezone === undefined ? {} : { timezone }),
  };
}

/** A row with a date and a place as these. @throws EngineError naming the member */
export function dayIn(record: Readonly<Record<string, unknown>>): { readonly date: string; readonly where: Where } {
  const { latitude, longitude, elevation, timezone, date } = memberNames(record);
  const day = parseBirth({ latitude, longitude, elevation, timezone, date: date ?? '' });
  return { date: String(day.date), where: whereOf(day) };
}

/** Short names that rows may use, as the flags do. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['lat', 'latitude'],
  ['lon', 'longitude'],
  ['tz', 'timezone'],
]);
const NUMBERS = new Set(['latitude', 'longitude', 'elevation', 'fold']);

/**
 * The members of a row under the engine's names; text from a table becomes numbers where numbers are meant.
 *
 * @throws  FieldFault for a member that is there under both of its names
 */
export function memberNames(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  for (const [short, name] of SHORT)
    if (isTold(record, short) && isTold(record, name))
      throw new FieldFault({
        code: 'INVALID_OPTION',
        field: name,
        message: `The row has both ${short} and ${name}.`,
        allowed: `one of ${short}, ${name}`,
      });
  return Object.fromEntries(
    Object.entries(record).flatMap(([given, value]): [string, unknown][] => {
      const name = SHORT.get(given) ?? given;
      if (value === '') return [];
      if (typeof value !== 'string') return [[name, value]];
      if (name === 'timezone') return [[name, zoneOf(value)]];
      return [[name, NUMBERS.has(name) && DECIMAL.test(value.trim()) ? Number(value) : value]];
    }),
  );
}

/** Whether a row says something under this name; an empty cell says nothing, and neither does null. */
function isTold(record: Readonly<Record<string, unknown>>, name: string): boolean {
  return Object.hasOwn(record, name) && record[name] !== '' && record[name] !== null;
}

/** A zone that reads like hours (5.5, -3) is meant as hours. */
function zoneOf(text: string | undefined): string | number | undefined {
  return text !== undefined && /^-?\d{1,2}(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** @throws CommandError for text that is no decimal number */
export function numberOf(flags: Flags, name: string, person: Person = ''): number | undefined {
  const value = flagOf(flags, name, person);
  if (value === undefined) return undefined;
  if (DECIMAL.test(value.trim())) return Number(value);
  throw new CommandError(2, `--${person === '' ? '' : `${person}-`}${name}: "${value}" is not a decimal number`);
}

/** @throws CommandError for text that is no whole number within the bounds */
export function wholeOf(flags: Flags, name: string, least: number, most: number): number | undefined {
  const value = flagOf(flags, name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (/^\d{1,9}$/.test(value) && number >= least && number <= most) return number;
  throw new CommandError(2, `--${name}: "${value}" is not a whole number, ${least} … ${most}`);
}

/** Does something for a person, whose letter then stands in what goes wrong. */
export function read<T>(person: Person, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const fault = person === '' ? null : faultOf(error);
    throw fault === null
      ? error
      : new FieldFault({ ...fault, field: `${person}.${fault.field}` }, faultText(fault, person));
  }
}
