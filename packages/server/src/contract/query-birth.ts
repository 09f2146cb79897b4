/** The birth that a question is about, and how its chart is cast. */

import type { JsonRecord } from '../http/json.ts';
import { isRecord, own } from '../http/json.ts';
import type { RefusalCode } from '../http/refusal.ts';
import { BIRTH_FIELDS, type BirthMoment, readMoment, type TimeReader } from './birth.ts';
import { AYANAMSA, HOUSE_SYSTEM, type HouseSystemName, NODE_TYPE } from './choices.ts';
import { choiceSchema, Input } from './fields.ts';
import type { System } from './query-options.ts';
import { type JsonSchema, shape, text } from './schema.ts';

/** A person with the choices of their chart. */
export interface AskedBirth extends BirthMoment {
  readonly ayanamsa: string;
  readonly houseSystem: HouseSystemName;
  readonly nodeType: 'mean' | 'true';
}

/** Choices beside a birth. */
export const CAST_FIELDS: Readonly<Record<string, JsonSchema>> = {
  'ayanamsa?': choiceSchema(AYANAMSA, 'lahiri'),
  'houseSystem?': choiceSchema(HOUSE_SYSTEM, 'whole-sign'),
  'nodeType?': choiceSchema(NODE_TYPE, 'mean'),
  'gender?': text('', { maxLength: 64 }),
};

/** A birth one level down. */
export function nestedBirthSchema(description: string): JsonSchema {
  return {
    ...shape({ ...BIRTH_FIELDS, ...CAST_FIELDS }, description),
    anyOf: [{ required: ['datetime'] }, { required: ['date', 'time'] }],
  };
}

/**
 * A birth one level down; null where there is none, or a faulty one.
 *
 * @param code  under which its faults are told
 */
export function readNestedBirth(
  body: JsonRecord,
  name: string,
  system: System,
  engine: TimeReader,
  input: Input,
  code: RefusalCode,
): AskedBirth | null {
  const value = own(body, name) ?? null;
  if (value === null) return null;
  if (!isRecord(value)) {
    input.fault(name, `${name} is an object with datetime, latitude, longitude and timezone.`, code);
    return null;
  }
  const inner = new Input(value);
  const birth = readCast(inner, system, engine);
  for (const fault of inner.faults) input.fault(`${name}.${fault.field}`, fault.message, code);
  return birth;
}

/** The birth and choices of an input; null when there are faults, which it then holds. */
export function readCast(input: Input, system: System, engine: TimeReader): AskedBirth | null {
  const when = readMoment(input, engine);
  const gender = input.get('gender');
  if (gender !== undefined && (typeof gender !== 'string' || gender.length > 64))
    input.fault(input.pathOf('gender'), 'gender is text of at most 64 characters.');
  const usual = USUAL[system];
  const choices = {
    ayanamsa: input.choice(AYANAMSA) ?? usual.ayanamsa,
    houseSystem: input.choice(HOUSE_SYSTEM) ?? usual.houseSystem,
    nodeType: input.choice(NODE_TYPE) ?? 'mean',
  };
  return when === null || input.faults.length > 0 ? null : { ...when, ...choices };
}

/** What a tradition takes for granted. */
const USUAL: Readonly<Record<System, { readonly ayanamsa: string; readonly houseSystem: HouseSystemName }>> = {
  vedic: { ayanamsa: 'lahiri', houseSystem: 'whole-sign' },
  kp: { ayanamsa: 'kp', houseSystem: 'placidus' },
  western: { ayanamsa: 'lahiri', houseSystem: 'placidus' },
};
