/**
 * Two births in one call: the five ways in which clients write them, one reader for all, and who is taken as groom and who as bride.
 *
 * Canonical is the first person on top and `person2` beside, the only form that keeps the published top-level fields true. The order in
 * which the forms are tried is the order of `FORMS`; of two forms at once the first that fits is read and the other is ignored.
 */

import type { JsonRecord } from '../http/json.ts';
import { isRecord, own } from '../http/json.ts';
import { BIRTH_FIELDS, BIRTH_NAMES, type BirthMoment, readMoment, type TimeReader, WRAPPER } from './birth.ts';
import { type ChoiceField, type Fault, Input } from './fields.ts';
import { type JsonSchema, shape, text } from './schema.ts';

/** One of the two. */
export interface Person extends BirthMoment {
  /** Where the caller wrote this person: `person1`, `partner`, …; empty for the top level. */
  readonly path: string;
  readonly gender?: string;
}

/** Some kootas count from the bride to the groom, so a pair says who is which. */
export interface PairRoles {
  readonly groom: 'person1' | 'person2';
  readonly bride: 'person1' | 'person2';
  /** `keys`: the names said it (`male`, `groom`, `boy`, …). `gender`: the field did. `default`: nobody did, person 1 is the groom. */
  readonly source: 'keys' | 'gender' | 'default';
}

export interface Pair {
  readonly first: Person;
  /** Null where only one person was given. */
  readonly second: Person | null;
  readonly roles: PairRoles;
}

/** Names of the second person beside the first, in the order they are looked for. */
const PARTNERS = ['person2', 'partnerBirthDetails', 'partner'] as const;

/** The forms, in the order they are tried. An empty name is the top level. */
const FORMS: readonly { readonly first: string; readonly seconds: readonly string[]; readonly gendered: boolean }[] = [
  { first: 'person1', seconds: PARTNERS, gendered: false },
  { first: '', seconds: PARTNERS, gendered: false },
  { first: 'male', seconds: ['female'], gendered: true },
  { first: 'boy', seconds: ['girl'], gendered: true },
  { first: 'groom', seconds: ['bride'], gendered: true },
  { first: 'first_subject', seconds: ['second_subject'], gendered: false },
];

/** Where the two people of a body stand; a null second means that one person was given. */
export interface PairPlaces {
  readonly first: string;
  readonly second: string | null;
  readonly gendered: boolean;
}

/**
 * Where the two people of a body stand. A form whose second person alone is there is read as one person, if its name is enough to tell
 * the form; a lone `person2` is not, for then the first was forgotten or misspelt.
 */
export function pairPlaces(body: JsonRecord): PairPlaces {
  const has = (name: string): boolean => (own(body, name) ?? null) !== null;
  const onTop = [...BIRTH_NAMES, WRAPPER].some(has);
  for (const { first, seconds, gendered } of FORMS) {
    const second = seconds.find(has) ?? null;
    if (first === '' ? onTop || second !== null : has(first)) return { first, second, gendered };
    if (first !== '' && second !== null && !PARTNERS.some((name) => name === second))
      return { first: second, second: null, gendered };
  }
  return { first: '', second: null, gendered: false };
}

/**
 * The two people of a body, or the one.
 *
 * @param faults  gets every fault of both, each with its dotted path as the caller wrote it (`person2.latitude`)
 * @returns null when there are faults
 */
export function readPair(body: JsonRecord, engine: TimeReader, faults: Fault[]): Pair | null {
  const { first, second, gendered } = pairPlaces(body);
  const one = readPerson(body, first, engine, faults);
  const other = second === null ? null : readPerson(body, second, engine, faults);
  if (one === null || (second !== null && other === null)) return null;
  return { first: one, second: other, roles: rolesOf(one, other, gendered) };
}

function readPerson(body: JsonRecord, path: string, engine: TimeReader, faults: Fault[]): Person | null {
  const value = path === '' ? body : own(body, path);
  if (!isRecord(value)) {
    faults.push({ code: 'VALIDATION_ERROR', field: path, message: `${path} is an object with the fields of a birth.` });
    return null;
  }
  const input = new Input(withCivilParts(value), WRAPPER);
  const when = readMoment(input, engine);
  const gender = input.get('gender');
  const isGender = typeof gender === 'string' && gender.length <= 64;
  if (gender !== undefined && !isGender)
    input.fault(input.pathOf('gender'), 'gender is text of at most 64 characters.');
  for (const fault of input.faults)
    faults.push({ ...fault, field: path === '' ? fault.field : `${path}.${fault.field}` });
  if (when === null || input.faults.length > 0) return null;
  return { ...when, path, ...(isGender ? { gender } : {}) };
}

/**
 * What shapes the charts of both, such as the ayanamsa: said on top, or inside the persons where the top says nothing. What one of them says holds for the
 * other too; two who differ are refused, a first person on top among them.
 *
 * @param read    its value in one input, whose fault it notes there
 * @param faults  gets every fault, as of `readPair`; one at the second person where the two differ
 * @returns undefined where nobody says it, or says it wrongly
 */
export function readShared<T extends string | number>(
  body: JsonRecord,
  name: string,
  read: (input: Input) => T | undefined,
  faults: Fault[],
): T | undefined {
  const { first, second } = pairPlaces(body);
  const said = (path: string | null, wrapper?: string): Said<T> | null =>
    path === null ? null : saidAt(body, path, name, read, wrapper, faults);
  // Where the first person stands on top, so does what that person says.
  const call = first === '' ? null : said('');
  const one = said(first, WRAPPER);
  const other = said(second, WRAPPER);
  if (call !== null) return call.value;
  if (one !== null && other !== null && one.value !== other.value)
    faults.push({
      code: 'VALIDATION_ERROR',
      field: other.field,
      message: `${name} holds for both people, and ${other.field} is another than ${one.field}.`,
    });
  return (one ?? other)?.value;
}

/** The same of a choice among names. */
export function readSharedChoice<T extends string>(
  body: JsonRecord,
  field: ChoiceField<T>,
  faults: Fault[],
): T | undefined {
  return readShared(body, field.name, (input) => input.choice(field), faults);
}

/** A value, and where it was said. */
interface Said<T> {
  readonly value: T;
  readonly field: string;
}

function saidAt<T>(
  body: JsonRecord,
  path: string,
  name: string,
  read: (input: Input) => T | undefined,
  wrapper: string | undefined,
  faults: Fault[],
): Said<T> | null {
  const person = path === '' ? body : own(body, path);
  if (!isRecord(person)) return null;
  const input = new Input(person, wrapper);
  const at = (field: string): string => (path === '' ? field : `${path}.${field}`);
  // A wrapper that is no object is told where the person is read.
  const known = input.faults.length;
  const value = read(input);
  for (const fault of input.faults.slice(known)) faults.push({ ...fault, field: at(fault.field) });
  return value === undefined ? null : { value, field: at(input.pathOf(name)) };
}

const CIVIL_PARTS = ['year', 'month', 'day', 'hour', 'minute'] as const;

/** Whether a person's time is told as year, month, day, hour and minute, and in no other way. */
export function hasCivilParts(person: JsonRecord): boolean {
  const given = (name: string): unknown => own(person, name) ?? undefined;
  if (['datetime', 'date', 'time', WRAPPER].some((name) => given(name) !== undefined)) return false;
  return CIVIL_PARTS.map(given).every((part) => Number.isInteger(part) && (part as number) >= 0);
}

/** Subjects that come as year, month, day, hour and minute are read as a datetime of these figures. */
function withCivilParts(person: JsonRecord): JsonRecord {
  if (!hasCivilParts(person)) return person;
  const parts = CIVIL_PARTS.map((name) => own(person, name));
  const [year, month, day, hour, minute] = parts.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0'));
  return Object.assign(Object.create(null), person, { datetime: `${year}-${month}-${day}T${hour}:${minute}` });
}

const FEMALE: ReadonlySet<string> = new Set(['female', 'f', 'woman', 'girl', 'bride']);
const MALE: ReadonlySet<string> = new Set(['male', 'm', 'man', 'boy', 'groom']);
const GROOM_KEYS: ReadonlySet<string> = new Set(['male', 'boy', 'groom']);

function rolesOf(first: Person, second: Person | null, gendered: boolean): PairRoles {
  if (gendered) return roles(GROOM_KEYS.has(first.path), 'keys');
  const [one, other] = [first, second].map((person) => person?.gender?.toLowerCase() ?? '') as [string, string];
  if (MALE.has(one) !== MALE.has(other)) return roles(MALE.has(one), 'gender');
  if (FEMALE.has(one) !== FEMALE.has(other)) return roles(FEMALE.has(other), 'gender');
  return roles(true, 'default');
}

function roles(firstIsGroom: boolean, source: PairRoles['source']): PairRoles {
  return firstIsGroom ? { groom: 'person1', bride: 'person2', source } : { groom: 'person2', bride: 'person1', source };
}

/**
 * The published shape of two births. Nothing is required here, for the forms differ in what they need; what is missing is told by name.
 *
 * @param shared   what shapes both charts and may stand in a person too, as `readShared` reads it
 * @param options  further fields of the call
 */
export function pairSchema(
  shared: Readonly<Record<string, JsonSchema>>,
  options: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  const fields = Object.fromEntries(
    Object.entries({
      ...BIRTH_FIELDS,
      'gender?': text('Tells groom from bride where the names do not.', { maxLength: 64 }),
    }).map(([name, schema]) => [name.endsWith('?') ? name : `${name}?`, schema]),
  );
  // Who leaves it out has what the other person says, so a person has no default.
  const own = Object.fromEntries(Object.entries(shared).map(([name, { default: _, ...schema }]) => [name, schema]));
  const names = Object.keys(shared).map((name) => `\`${name.replace(/\?$/, '')}\``);
  const agreed = `Of both, ${names.join(', ')} may stand on top, which wins, or in a person; two who differ are refused.`;
  const also = (description: string): JsonSchema => ({ type: 'object', description });
  return shape(
    {
      ...fields,
      [`${WRAPPER}?`]: also('The first person’s fields, one level down.'),
      'person2?': shape({ ...fields, ...own }, `The second person: the same fields. ${agreed}`),
      'person1?': also('The first person, in place of the top level.'),
      'partner?': also('The same as person2.'),
      'partnerBirthDetails?': also('The same as person2.'),
      'male?': also('The first person, a man; with `female`.'),
      'female?': also('The second person, a woman.'),
      'boy?': also('The same as male; with `girl`.'),
      'girl?': also('The same as female.'),
      'groom?': also('The same as male; with `bride`.'),
      'bride?': also('The same as female.'),
      'first_subject?': also('The first person; may come as year, month, day, hour, minute.'),
      'second_subject?': also('The second person.'),
      ...shared,
      ...options,
    },
    'Two people: the first on top and `person2`, or one of the other pairs of names.',
  );
}
