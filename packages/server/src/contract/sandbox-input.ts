/**
 * unknown → what the sandbox rows run on: a day at a place out of a query, a birth out of a query or a body. What is left out is the
 * sample's, a day is today by the clock of the place; what is wrong is told by the name of its field.
 */

import type { Moment } from '@khagol/engine';
import { clockOfMoment, jdUtOf, type LocalClock } from '@khagol/engine/time';
import type { JsonRecord } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import { birthSchema, readMoment, type TimeReader, WRAPPER } from './birth.ts';
import { jdUtOfMs } from './chart-input.ts';
import { AYANAMSA } from './choices.ts';
import { isEngineError } from './engine-fault.ts';
import type { SampleNote } from './envelopes.ts';
import { choiceSchema, Input } from './fields.ts';
import { fillWithSample, noteOf, SAMPLE_BIRTH } from './sandbox-sample.ts';
import { type JsonSchema, text } from './schema.ts';

/** A day at a place. */
export interface DayAsked {
  /** Of the local date. */
  readonly dayNumber: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly clock: LocalClock;
  /** The instant of `time`, civil Julian date; null where none was given. */
  readonly atJdUt: number | null;
  readonly moment: Moment;
  readonly ayanamsa: string;
  readonly note: SampleNote;
}

/** A birth. */
export interface BirthAsked {
  readonly moment: Moment;
  readonly clock: LocalClock;
  readonly ayanamsa: string;
  readonly note: SampleNote;
  /** Of the call, civil Julian date: for rows that say what runs now. */
  readonly nowJdUt: number;
}

const PLACE_QUERY: Readonly<Record<string, JsonSchema>> = {
  latitude: text('Degrees, north positive; New Delhi when no place is given.', { examples: ['28.6139'] }),
  longitude: text('Degrees, east positive.', { examples: ['77.209'] }),
  timezone: text('`±HH:MM`, `Z`, an IANA id, or hours; found from the place when left out.', { examples: ['+05:30'] }),
  ayanamsa: choiceSchema(AYANAMSA, 'lahiri'),
};

/** Query of the rows that are about a day. */
export const DAY_QUERY: Readonly<Record<string, JsonSchema>> = {
  date: text('`YYYY-MM-DD`; today at the place when left out.'),
  time: text('`HH:MM[:SS]`: what runs at that time is then marked with `isRunning`.'),
  ...PLACE_QUERY,
};

/** Query of the rows that are about a birth. */
export const BIRTH_QUERY: Readonly<Record<string, JsonSchema>> = {
  date: text('Of birth, `YYYY-MM-DD`; 15 January 1990 when left out.'),
  time: text('Of birth, `HH:MM[:SS]`; 10:30 when left out.'),
  ...PLACE_QUERY,
};

/**
 * The day that a query asks for.
 *
 * @param date  as a parameter of the path has it; the query's own when left out
 * @throws  Refusal naming each faulty field
 */
export function readDay(
  query: Readonly<Record<string, string>>,
  engine: TimeReader,
  nowMs: number,
  date: string | undefined = query['date'],
): DayAsked {
  const { fields, fromRequest, fromSample } = placed(query, date === undefined ? [] : ['date']);
  const time = query['time'];
  const named = date ?? todayAt(fields, engine, nowMs);
  const input = new Input({ ...fields, date: named, time: time ?? '12:00' });
  const { moment, ayanamsa } = settled(input, engine);
  const atJdUt = time === undefined || time === 'unknown' ? null : jdUtOf(moment);
  return dayAsked(moment, ayanamsa, atJdUt, noteOf(fromRequest, fromSample));
}

function dayAsked(moment: Moment, ayanamsa: string, atJdUt: number | null, note: SampleNote): DayAsked {
  const clock = clockOfMoment(moment);
  const jdUt = jdUtOf(moment);
  const { dayNumber } = clock.read(jdUt);
  return { dayNumber, date: clock.dateText(jdUt), clock, atJdUt, moment, ayanamsa, note };
}

/**
 * The day that a body names in one of its fields; today at the place when it names none.
 *
 * @param field  `date`, `startDate`, …: where the date stands, and what a fault of it is called
 * @returns null when there are faults, which the input then holds
 */
export function readDayBody(input: Input, field: string, engine: TimeReader, nowMs: number): DayAsked | null {
  const given = (name: string): boolean => input.get(name) !== undefined;
  const fields = Object.fromEntries(PLACE_NAMES.filter(given).map((name) => [name, input.get(name)]));
  const noPlace = !given('latitude') && !given('longitude');
  const added = sampledPlace(noPlace, noPlace && !given('timezone'));
  const placed = { ...fields, ...added };
  const date = input.get(field) ?? todayAt(placed, engine, nowMs);
  const inner = new Input({ ...placed, date, time: '12:00' });
  const when = readMoment(inner, engine);
  const ayanamsa = inner.choice(AYANAMSA) ?? 'lahiri';
  for (const fault of inner.faults) {
    const name = fault.field === 'date' ? field : fault.field;
    if (!input.faults.some((known) => known.field === name)) input.fault(name, fault.message, fault.code);
  }
  if (when === null || inner.faults.length > 0) return null;
  const fromRequest = [...(given(field) ? [field] : []), ...Object.keys(fields)];
  return dayAsked(when.moment, ayanamsa, null, noteOf(fromRequest, Object.keys(added)));
}

const PLACE_NAMES = ['latitude', 'longitude', 'timezone', 'ayanamsa'] as const;

/** The birth that a query asks for. @throws Refusal naming each faulty field */
export function readBirthQuery(query: Readonly<Record<string, string>>, engine: TimeReader, nowMs: number): BirthAsked {
  const { fields, fromRequest, fromSample } = placed(query, query['date'] === undefined ? [] : ['date']);
  const [date, time] = SAMPLE_BIRTH.datetime.split('T') as [string, string];
  const added = ['date', 'time'].filter((name) => query[name] === undefined);
  const input = new Input({ ...fields, date: query['date'] ?? date, time: query['time'] ?? time });
  return birthAsked(settled(input, engine), noteOf(fromRequest, [...added, ...fromSample]), nowMs);
}

/** The published shape of a body with a birth, none of it needed. */
export function birthBodySchema(options: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const { anyOf: _, ...schema } = birthSchema(options);
  return schema;
}

/**
 * The birth that a body asks for.
 *
 * @param input  of the filled body: the row reads its own fields from it first, and their faults are told with those of the birth
 * @throws  Refusal naming each faulty field
 */
export function readBirthBody(input: Input, note: SampleNote, engine: TimeReader, nowMs: number): BirthAsked {
  return birthAsked(settled(input, engine), note, nowMs);
}

/** A body filled from the sample, ready to be read. */
export function sampledBody(
  body: JsonRecord,
  more: readonly string[] = [],
): { readonly input: Input; readonly note: SampleNote } {
  const { filled, note } = fillWithSample(body, SAMPLE_BIRTH, ['ayanamsa', ...more]);
  return { input: new Input(filled, WRAPPER), note };
}

function birthAsked({ moment, ayanamsa }: Settled, note: SampleNote, nowMs: number): BirthAsked {
  return { moment, clock: clockOfMoment(moment), ayanamsa, note, nowJdUt: jdUtOfMs(nowMs) };
}

interface Settled {
  readonly moment: Moment;
  readonly ayanamsa: string;
}

function settled(input: Input, engine: TimeReader): Settled {
  const when = readMoment(input, engine);
  const ayanamsa = input.choice(AYANAMSA) ?? 'lahiri';
  if (when === null || input.faults.length > 0) throw invalidInput(input.faults);
  return { moment: when.moment, ayanamsa };
}

interface Placed {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly fromRequest: readonly string[];
  readonly fromSample: readonly string[];
}

/** The fields of a place out of a query, as a body would have them: numbers as numbers, the sample's place where there is none. */
function placed(query: Readonly<Record<string, string>>, first: readonly string[]): Placed {
  const { latitude, longitude, timezone, ayanamsa } = query;
  const noPlace = latitude === undefined && longitude === undefined;
  const fields = {
    ...(ayanamsa === undefined ? {} : { ayanamsa }),
    ...(latitude === undefined ? {} : { latitude: figure(latitude) }),
    ...(longitude === undefined ? {} : { longitude: figure(longitude) }),
    ...(timezone === undefined ? {} : { timezone: zone(timezone) }),
  };
  const added = sampledPlace(noPlace, noPlace && timezone === undefined);
  const names = [...first, 'time', 'latitude', 'longitude', 'timezone', 'ayanamsa'];
  return {
    fields: { ...fields, ...added },
    fromRequest: names.filter((name) => first.includes(name) || query[name] !== undefined),
    fromSample: Object.keys(added),
  };
}

/** The sample's place and zone, as far as they are wanted. */
function sampledPlace(place: boolean, zone: boolean): Readonly<Record<string, unknown>> {
  return {
    ...(place && { latitude: SAMPLE_BIRTH.latitude, longitude: SAMPLE_BIRTH.longitude }),
    ...(zone && { timezone: 'Asia/Kolkata' }),
  };
}

/** Text that reads as a number is one; in a query an unescaped `+` means a space. */
function figure(written: string): unknown {
  return /^[+\- ]?\d+(?:\.\d+)?$/.test(written) ? Number(written) : written;
}

function zone(written: string): unknown {
  if (/^[+\- ]?\d{1,2}(?:\.\d+)?$/.test(written)) return Number(written);
  return written.replace(/^ (?=\d)/, '+');
}

/** Today at the place. A faulty place has no today; a stand-in lets the reader name what is wrong. */
function todayAt(fields: Readonly<Record<string, unknown>>, engine: TimeReader, nowMs: number): string {
  const noon = { latitude: 0, longitude: 0, ...fields, datetime: '2000-01-01T12:00' };
  const { ayanamsa: _, ...birth } = noon as typeof noon & { ayanamsa?: unknown };
  try {
    return clockOfMoment(engine.moment(birth)).dateText(jdUtOfMs(nowMs));
  } catch (error) {
    if (isEngineError(error)) return '2000-01-01';
    throw error;
  }
}
