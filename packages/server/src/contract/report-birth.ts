/** A birth as a report is asked for with: without an hour noon stands in, and numbers need no place. */

import { isRecord, type JsonRecord, own } from '../http/json.ts';
import { BIRTH_FIELDS, BIRTH_NAMES, readMoment, type TimeReader } from './birth.ts';
import { type Fault, Input } from './fields.ts';
import { readPrintedText, TEXT_LIMITS } from './report-text.ts';
import { type JsonSchema, oneOf, shape, text } from './schema.ts';

/** A birth that was told. */
export interface ToldBirth {
  /** As the engine takes it, with what is printed of the person. */
  readonly birth: JsonRecord;
  /** Whether both coordinates were given. */
  readonly hasPlace: boolean;
  /** The day as it was written, `YYYY-MM-DD`. */
  readonly date: string;
}

const GENDERS = ['male', 'female'] as const;

/** @param placed  whether it is of no use without a place */
export function reportBirthSchema(description: string, placed: boolean): JsonSchema {
  const { latitude, longitude, ...others } = BIRTH_FIELDS;
  const coordinates = placed ? { latitude, longitude } : { 'latitude?': latitude, 'longitude?': longitude };
  const fields = {
    ...others,
    'date?': text('`YYYY-MM-DD`, in place of `datetime`.', { examples: ['1990-01-15'] }),
    'time?': text('`HH:MM[:SS]`, with `date`. Left out, noon stands in, and the report says so.', {
      examples: ['10:30'],
    }),
    ...coordinates,
    'place?': text('The place in words, as it is to be printed.', TEXT_LIMITS.place),
    'name?': text('The person’s name, as it is to be printed.', TEXT_LIMITS.name),
    'gender?': oneOf('', GENDERS),
  } as Readonly<Record<string, JsonSchema>>;
  return { ...shape(fields, description), anyOf: [{ required: ['datetime'] }, { required: ['date'] }] };
}

/**
 * The birth under a name of the body.
 *
 * @param faults  gets what is wrong with it, by dotted path
 * @returns null where there is none, or a faulty one
 */
export function readToldBirth(body: JsonRecord, field: string, engine: TimeReader, faults: Fault[]): ToldBirth | null {
  const told = own(body, field) ?? null;
  if (told === null) return null;
  if (!isRecord(told)) {
    faults.push({ code: 'VALIDATION_ERROR', field, message: `${field} is an object with the fields of a birth.` });
    return null;
  }
  const given = new Map(
    BIRTH_NAMES.flatMap((name) => {
      const value = own(told, name) ?? null;
      return value === null ? [] : [[name, value] as const];
    }),
  );
  if (given.has('date') && !given.has('datetime') && !given.has('time')) given.set('time', 'unknown');
  const hasPlace = given.has('latitude') || given.has('longitude');
  const asked = Object.fromEntries(given);
  const input = new Input(hasPlace ? asked : { latitude: 0, longitude: 0, ...asked });
  const when = readMoment(input, engine);
  const person = new Input(told);
  const printed = {
    ...readPrintedText(person, 'name'),
    ...readPrintedText(person, 'place'),
    ...readGender(person),
  };
  const found = [...input.faults, ...person.faults];
  for (const fault of found) faults.push({ ...fault, field: `${field}.${fault.field}` });
  if (when === null || found.length > 0) return null;
  const date = /^-?\d+-\d\d-\d\d/.exec(String(given.get('datetime') ?? given.get('date')))?.[0] ?? '';
  return { birth: { ...asked, ...printed }, hasPlace, date };
}

function readGender(input: Input): { readonly gender?: string } {
  const gender = input.get('gender');
  const known = GENDERS.find((name) => name === gender);
  if (gender !== undefined && known === undefined) input.fault('gender', `gender is ${GENDERS.join(' or ')}.`);
  return known === undefined ? {} : { gender: known };
}
