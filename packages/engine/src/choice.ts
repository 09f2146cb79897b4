/** Options that callers write: one of a list of names, or a refusal that lists them. For every folder that takes a literal of choices. */

import { EngineError } from './errors.ts';
import { brief, readRecord } from './input.ts';
import { nearHint } from './nearest.ts';

/** Every name of an interface of options, for `readChoices`; one that is missing or too many does not compile. */
export type OptionNames<T> = { readonly [K in keyof T]-?: true };

/**
 * A literal of choices, before its members are looked at. A name that nobody reads is refused: it would be a choice that is silently not made.
 *
 * @param field  dotted path of the literal, as an error shall name it
 * @param names  those of the options; `undefined` under one of them is as good as left out
 * @throws  EngineError INVALID_OPTION for null, a text, a list: anything but an object; and for another name, as `field.name`
 */
export function readChoices<T extends object>(options: T, field: string, names: OptionNames<T>): T {
  readRecord(field, options, 'an object of choices');
  for (const name in options)
    if (!Object.hasOwn(names, name) && Object.hasOwn(options, name)) throw unknownName(field, name, Object.keys(names));
  return options;
}

/** A literal within another, where there is one. Arguments and errors as `readChoices`. */
export function readInner<T extends object>(options: T | undefined, field: string, names: OptionNames<T>): void {
  if (options !== undefined) readChoices(options, field, names);
}

function unknownName(field: string, name: string, names: readonly string[]): EngineError {
  const written = `${field}.${brief(name)}`;
  const allowed = names.join(', ');
  const message = `There is no ${written}; there is ${allowed}.${nearHint(name, names)}`;
  return new EngineError({ code: 'INVALID_OPTION', field: written, allowed, message });
}

/**
 * One of the allowed names.
 *
 * @param field    dotted path of the option, as the error shall name it
 * @param value    what the caller wrote
 * @param allowed  every name there is
 * @throws  EngineError INVALID_OPTION with the names
 */
export function oneOf<T extends string>(field: string, value: unknown, allowed: readonly T[]): T {
  if (allowed.includes(value as T)) return value as T;
  throw new EngineError({
    code: 'INVALID_OPTION',
    field,
    allowed: allowed.join(', '),
    message: `${field} ${value === undefined ? 'is missing' : `cannot be ${shown(value)}`}; use one of: ${allowed.join(', ')}.`,
  });
}

/**
 * A finite number within its range, both ends allowed.
 *
 * @throws  EngineError INVALID_OPTION with the range
 */
export function numberIn(field: string, value: unknown, least: number, greatest: number, unit = ''): number {
  if (typeof value === 'number' && value >= least && value <= greatest) return value;
  const range = `${least} … ${greatest}${unit === '' ? '' : ` ${unit}`}`;
  throw new EngineError({
    code: 'INVALID_OPTION',
    field,
    allowed: range,
    message: `${field} ${value === undefined ? 'is missing' : `cannot be ${shown(value)}`}; it must be a number in ${range}.`,
  });
}

/** A whole number within its range, both ends allowed; errors as `numberIn`. */
export function wholeIn(field: string, value: unknown, least: number, greatest: number): number {
  const number = numberIn(field, value, least, greatest);
  if (Number.isInteger(number)) return number;
  throw new EngineError({
    code: 'INVALID_OPTION',
    field,
    allowed: `a whole number, ${least} … ${greatest}`,
    message: `${field} cannot be ${number}; it must be a whole number, ${least} … ${greatest}.`,
  });
}

/** The value as an error shows it, short whatever it is. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  if (value === null || typeof value === 'number' || typeof value === 'boolean' || value === undefined)
    return String(value);
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
}
