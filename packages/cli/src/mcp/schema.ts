/** The little of JSON Schema that tools describe their input with, and the reading of an input by it: what a schema says is what is taken. */

import type { Fault } from '../fault.ts';
import { isRecord } from './message.ts';

/** What a member may be. */
export type Schema = {
  readonly description?: string;
} & (
  | {
      readonly type: 'string';
      readonly enum?: readonly string[];
      readonly minLength?: number;
      readonly maxLength?: number;
    }
  | { readonly type: 'number' | 'integer'; readonly minimum?: number; readonly maximum?: number }
  | { readonly type: 'boolean' }
  | { readonly type: readonly ['string', 'number'] }
  | { readonly type: readonly ['string', 'object'] }
  | { readonly type: 'array'; readonly items: Schema; readonly maxItems: number }
  | ObjectSchema
);

/** An object by its members; null stands for a member that is left out. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly description?: string;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties: boolean;
}

/**
 * What of a value is not as its schema says.
 *
 * @param field  dotted path of the value; empty for the whole
 * @returns the first fault, or null
 */
export function faultIn(value: unknown, schema: Schema, field: string): Fault | null {
  if (Array.isArray(schema.type)) {
    const kinds = schema.type as readonly string[];
    return kinds.includes(typeof value) && value !== null && !Array.isArray(value)
      ? null
      : fault(field, kinds.join(' or '));
  }
  switch (schema.type) {
    case 'object':
      return isRecord(value) ? faultInside(value, schema, field) : fault(field, 'an object');
    case 'array':
      return faultInList(value, schema, field);
    case 'boolean':
      return typeof value === 'boolean' ? null : fault(field, 'true or false');
    case 'string':
      return faultInText(value, schema, field);
    default:
      return faultInNumber(value, schema as Schema & { readonly type: 'number' }, field);
  }
}

function faultInside(record: Readonly<Record<string, unknown>>, schema: ObjectSchema, field: string): Fault | null {
  const { properties, required = [], additionalProperties } = schema;
  const path = (name: string): string => (field === '' ? name : `${field}.${name}`);
  const names = Object.keys(properties);
  for (const name of required)
    if (!Object.hasOwn(record, name) || record[name] === null) return missing(path(name), properties[name]);
  for (const [name, value] of Object.entries(record)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known === undefined && additionalProperties) continue;
    if (known === undefined) return unknownName(path(name.slice(0, 64)), names);
    // Null stands for what was left out.
    const inner = value === null ? null : faultIn(value, known, path(name));
    if (inner !== null) return inner;
  }
  return null;
}

function faultInList(
  value: unknown,
  { items, maxItems }: { readonly items: Schema; readonly maxItems: number },
  field: string,
): Fault | null {
  if (!Array.isArray(value) || value.length > maxItems) return fault(field, `a list of at most ${maxItems}`);
  for (const [i, one] of value.entries()) {
    const inner = faultIn(one, items, `${field}[${i}]`);
    if (inner !== null) return inner;
  }
  return null;
}

function faultInText(
  value: unknown,
  schema: { readonly enum?: readonly string[]; readonly minLength?: number; readonly maxLength?: number },
  field: string,
): Fault | null {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  if (typeof value !== 'string') return fault(field, schema.enum === undefined ? 'text' : schema.enum.join(', '));
  if (schema.enum !== undefined) return schema.enum.includes(value) ? null : fault(field, schema.enum.join(', '));
  const isFit = value.length >= minLength && value.length <= maxLength;
  return isFit ? null : fault(field, `${minLength} … ${maxLength} characters`);
}

function faultInNumber(
  value: unknown,
  { type, minimum, maximum }: { readonly type: string; readonly minimum?: number; readonly maximum?: number },
  field: string,
): Fault | null {
  const [least, most] = [minimum ?? Number.NEGATIVE_INFINITY, maximum ?? Number.POSITIVE_INFINITY];
  const isNumber = typeof value === 'number' && (type === 'number' || Number.isInteger(value));
  if (isNumber && value >= least && value <= most) return null;
  const bounds = minimum === undefined && maximum === undefined ? '' : `, ${minimum ?? ''} … ${maximum ?? ''}`;
  return fault(field, `a ${type === 'integer' ? 'whole ' : ''}number${bounds}`);
}

function fault(field: string, allowed: string): Fault {
  const message = `${field === '' ? 'The input' : field} must be ${allowed}.`;
  return { code: 'INVALID_INPUT', field, allowed, message };
}

function unknownName(field: string, names: readonly string[]): Fault {
  return { code: 'INVALID_INPUT', field, allowed: names.join(', '), message: `There is no ${field}.` };
}

function missing(field: string, schema: Schema | undefined): Fault {
  const allowed = schema?.description ?? 'a value';
  return { code: 'INVALID_INPUT', field, allowed, message: `${field} is needed.` };
}
