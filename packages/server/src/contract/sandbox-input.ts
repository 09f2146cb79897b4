/**
 * unknown → what the sandbox rows run on: a day at a place out of a query, a birth out of a query or a body. What is left out is the
 * sample's, a day is today by the clock of the place; what is wrong is told by the name of its field.
 */

import type { Moment } from '@khagol/engine';
import { jdUtOf } from '@khagol/engine/time';
import type { JsonRecord } from '../http/json.ts';
import { invalidInput, type RefusalCode } from '../http/refusal.ts';
import {
  type BirthAsked,
  birthAsked,
  type DayAsked,
  dayAsked,
  type PairAsked,
  placeOfQuery,
  todayAt,
  USUAL_PLACE,
  ZONE_QUERY,
} from './asked.ts';
import { birthSchema, readMoment, type TimeReader, WRAPPER } from './birth.ts';
import { AYANAMSA } from './choices.ts';
import type { SampleNote } from './envelopes.ts';
import { Input } from './fields.ts';
import { fillWithSample, noteOf, SAMPLE_BIRTH } from './sandbox-sample.ts';
import { type JsonSchema, text } from './schema.ts';

/** What a call is told of where its input came from. */
interface Noted {
  readonly note: SampleNote;
}
export interface SampledDay extends DayAsked, Noted {}
export interface SampledBirth extends BirthAsked, Noted {}
export interface SampledPair extends PairAsked, Noted {}

const PLACE_QUERY: Readonly<Record<string, JsonSchema>> = {
  latitude: text('Degrees, north positive; New Delhi when no place is given.', { examples: ['28.6139'] }),
  longitude: text('Degrees, east positive.', { examples: ['77.209'] }),
  ...ZONE_QUERY,
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
): SampledDay {
  const { fields, fromRequest, fromSample } = placed(query, date === undefined ? [] : ['date']);
  const time = query['time'];
  const named = date ?? todayAt(fields, engine, nowMs);
  const input = new Input({ ...fields, date: named, time: time ?? '12:00' });
  const { moment, ayanamsa } = settledQuery(input, engine);
  const atJdUt = time === undefined || time === 'unknown' ? null : jdUtOf(moment);
  return { ...dayAsked(moment, ayanamsa, atJdUt), note: noteOf(fromRequest, fromSample) };
}

/**
 * The day that a body names in one of its fields; today at the place when it names none.
 *
 * @param field  `date`, `startDate`, …: where the date stands, and what a fault of it is called
 * @returns null when there are faults, which the input then holds
 */
export function readDayBody(input: Input, field: string, engine: TimeReader, nowMs: number): SampledDay | null {
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
  return { ...dayAsked(when.moment, ayanamsa, null), note: noteOf(fromRequest, Object.keys(added)) };
}

const PLACE_NAMES = ['latitude', 'longitude', 'timezone', 'ayanamsa'] as const;

/** The birth that a query asks for. @throws Refusal naming each faulty field */
export function readBirthQuery(
  query: Readonly<Record<string, string>>,
  engine: TimeReader,
  nowMs: number,
): SampledBirth {
  const { fields, fromRequest, fromSample } = placed(query, query['date'] === undefined ? [] : ['date']);
  const [date, time] = SAMPLE_BIRTH.datetime.split('T') as [string, string];
  const added = ['date', 'time'].filter((name) => query[name] === undefined);
  const input = new Input({ ...fields, date: query['date'] ?? date, time: query['time'] ?? time });
  return sampledBirth(settledQuery(input, engine), noteOf(fromRequest, [...added, ...fromSample]), nowMs);
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
export function readBirthBody(input: Input, note: SampleNote, engine: TimeReader, nowMs: number): SampledBirth {
  return sampledBirth(settled(input, engine), note, nowMs);
}

/** A body filled from the sample, ready to be read. */
export function sampledBody(
  body: JsonRecord,
  more: readonly string[] = [],
): { readonly input: Input; readonly note: SampleNote } {
  const { filled, note } = fillWithSample(body, SAMPLE_BIRTH, ['ayanamsa', ...more]);
  return { input: new Input(filled, WRAPPER), note };
}

function sampledBirth({ moment, ayanamsa }: Settled, note: SampleNote, nowMs: number): SampledBirth {
  return { ...birthAsked(moment, ayanamsa, nowMs), note };
}

interface Settled {
  readonly moment: Moment;
  readonly ayanamsa: string;
}

/** A query has a `date` and no `datetime`: a fault of it is a VALIDATION_ERROR like any other. */
function settledQuery(input: Input, engine: TimeReader): Settled {
  return settled(input, engine, 'VALIDATION_ERROR');
}

/** @param code  of every fault, where not each has its own */
function settled(input: Input, engine: TimeReader, code?: RefusalCode): Settled {
  const when = readMoment(input, engine);
  const ayanamsa = input.choice(AYANAMSA) ?? 'lahiri';
  if (when === null || input.faults.length > 0)
    throw invalidInput(input.faults.map((fault) => ({ ...fault, code: code ?? fault.code })));
  return { moment: when.moment, ayanamsa };
}

interface Placed {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly fromRequest: readonly string[];
  readonly fromSample: readonly string[];
}

/** The fields of a place out of a query, as a body would have them: numbers as numbers, the sample's place where there is none. */
function placed(query: Readonly<Record<string, string>>, first: readonly string[]): Placed {
  const noPlace = query['latitude'] === undefined && query['longitude'] === undefined;
  const added = sampledPlace(noPlace, noPlace && query['timezone'] === undefined);
  const names = [...first, 'time', 'latitude', 'longitude', 'timezone', 'ayanamsa'];
  return {
    fields: { ...placeOfQuery(query), ...added },
    fromRequest: names.filter((name) => first.includes(name) || query[name] !== undefined),
    fromSample: Object.keys(added),
  };
}

/** The usual place and its zone, as far as they are wanted. */
function sampledPlace(place: boolean, zone: boolean): Readonly<Record<string, unknown>> {
  const { latitude, longitude, timezone } = USUAL_PLACE;
  return { ...(place && { latitude, longitude }), ...(zone && { timezone }) };
}
