/**
 * unknown → what the calls with a key run on that ask what the sandbox asks. What is needed is needed: a birth has its time and place, a day has its
 * place. Only today's panchang may be asked for without one, and says which place it took.
 */

import type { Warning } from '@khagol/engine';
import { jdUtOf } from '@khagol/engine/time';
import { type JsonRecord, own } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import {
  AYANAMSA_FIELD,
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
import { BIRTH_FIELDS, type BirthMoment, birthSchema, readMoment, type TimeReader } from './birth.ts';
import { AYANAMSA } from './choices.ts';
import { type Fault, Input } from './fields.ts';
import { type JsonSchema, shape, text } from './schema.ts';
import { readPair, readSharedChoice } from './two-people.ts';

/** Whether a day may be asked for without a place. */
export type PlaceRule = 'needed' | 'usual';

/** Query of a day at a place. */
export function dayQuery(place: PlaceRule): Readonly<Record<string, JsonSchema>> {
  const unless = place === 'usual' ? '; New Delhi when no place is given, with a warning' : '';
  return {
    date: text('`YYYY-MM-DD`; today at the place when left out.'),
    time: text('`HH:MM[:SS]`: what runs at that time is then marked with `isRunning`.'),
    latitude: text(`Degrees, north positive${unless}.`, { examples: ['28.6139'] }),
    longitude: text('Degrees, east positive.', { examples: ['77.209'] }),
    ...ZONE_QUERY,
  };
}

/**
 * The day that a query asks for.
 *
 * @param date  as a parameter of the path has it; the query's own when left out
 * @throws  Refusal naming each faulty field
 */
export function readDayQuery(
  query: Readonly<Record<string, string>>,
  engine: TimeReader,
  nowMs: number,
  place: PlaceRule,
  date: string | undefined = query['date'],
): DayAsked {
  const { fields, warnings } = withPlace(placeOfQuery(query), place);
  const time = query['time'];
  const input = new Input({ ...fields, date: date ?? todayAt(fields, engine, nowMs), time: time ?? '12:00' });
  const { moment, ayanamsa } = settled(input, engine);
  return dayAsked(moment, ayanamsa, time === undefined || time === 'unknown' ? null : jdUtOf(moment), warnings);
}

function withPlace(
  fields: Readonly<Record<string, unknown>>,
  place: PlaceRule,
): { readonly fields: Readonly<Record<string, unknown>>; readonly warnings: readonly Warning[] } {
  const isUsual = place === 'usual' && fields['latitude'] === undefined && fields['longitude'] === undefined;
  return isUsual ? { fields: { ...USUAL_PLACE, ...fields }, warnings: [USUAL_WARNING] } : { fields, warnings: [] };
}

const USUAL_WARNING: Warning = {
  code: 'DEFAULT_PLACE',
  message: 'No place was given: New Delhi (28.6139, 77.209) was taken.',
};

/** The published shape of a day told as a date and time at a place. */
export function dayBodySchema(): JsonSchema {
  return birthSchema(AYANAMSA_FIELD);
}

/** The day of a date and time at a place; what runs at that time is marked. @param input  as of `readBirth` @throws Refusal naming each faulty field */
export function readDayBody(input: Input, engine: TimeReader): DayAsked {
  const { birth, moment, ayanamsa } = settled(input, engine);
  return dayAsked(moment, ayanamsa, birth.time === 'unknown' ? null : jdUtOf(moment));
}

/** The place and zone of a body, where they may stand under `location`. */
export const LOCATION_FIELDS: Readonly<Record<string, JsonSchema>> = {
  'latitude?': BIRTH_FIELDS['latitude'] as JsonSchema,
  'longitude?': BIRTH_FIELDS['longitude'] as JsonSchema,
  'timezone?': BIRTH_FIELDS['timezone?'] as JsonSchema,
  'location?': shape(
    {
      'latitude?': BIRTH_FIELDS['latitude'] as JsonSchema,
      'longitude?': BIRTH_FIELDS['longitude'] as JsonSchema,
      'timezone?': BIRTH_FIELDS['timezone?'] as JsonSchema,
    },
    'The same place, one level down. The top level wins.',
  ),
  ...AYANAMSA_FIELD,
};

/**
 * A day of a body by one of its fields, at its place.
 *
 * @param input  wrapped in `location`
 * @param field  where the date stands, and what a fault of it is called; absent means today
 * @returns null when there are faults, which the input then holds
 */
export function readDateAt(
  input: Input,
  field: string,
  engine: TimeReader,
  nowMs: number,
  place: PlaceRule,
): DayAsked | null {
  const given = ['latitude', 'longitude', 'timezone'].filter((name) => input.get(name) !== undefined);
  const { fields, warnings } = withPlace(Object.fromEntries(given.map((name) => [name, input.get(name)])), place);
  const date = input.get(field) ?? todayAt(fields, engine, nowMs);
  const inner = new Input({ ...fields, date, time: '12:00' });
  const when = readMoment(inner, engine);
  for (const fault of inner.faults) {
    const path = input.pathOf(fault.field === 'date' ? field : fault.field);
    if (!input.faults.some((known) => known.field === path)) input.fault(path, fault.message, fault.code);
  }
  const ayanamsa = input.choice(AYANAMSA) ?? 'lahiri';
  return when === null ? null : dayAsked(when.moment, ayanamsa, null, warnings);
}

/** The birth of a body. @param input  wrapped in `birthDetails`; a row reads its own fields from it first @throws Refusal naming each faulty field */
export function readBirth(input: Input, engine: TimeReader, nowMs: number): BirthAsked {
  const { moment, ayanamsa } = settled(input, engine);
  return birthAsked(moment, ayanamsa, nowMs);
}

/** Two people of a body, or the one. @throws Refusal naming each faulty field */
export function readPairAsked(body: JsonRecord, engine: TimeReader): PairAsked {
  const faults: Fault[] = [];
  const pair = readPair(body, engine, faults);
  const ayanamsa = readSharedChoice(body, AYANAMSA, faults) ?? 'lahiri';
  if (pair === null || faults.length > 0) throw invalidInput(faults);
  return { pair, ayanamsa };
}

/** Text that is needed. */
export function neededText(body: JsonRecord, name: string, what: string, faults: Fault[]): string {
  const value = own(body, name) ?? undefined;
  if (typeof value === 'string' && value.trim() !== '') return value;
  const message = value === undefined ? `This call needs ${name}: ${what}.` : `${name} is ${what}.`;
  faults.push({ code: 'VALIDATION_ERROR', field: name, message });
  return '';
}

function settled(input: Input, engine: TimeReader): BirthMoment & { readonly ayanamsa: string } {
  const when = readMoment(input, engine);
  const ayanamsa = input.choice(AYANAMSA) ?? 'lahiri';
  if (when === null || input.faults.length > 0) throw invalidInput(input.faults);
  return { ...when, ayanamsa };
}
