/**
 * Reading what strangers hand in: is it an object, a list, a text, a number in its range? For every door of the engine, so that a call is
 * refused with its field and what would have been taken, and never by a `TypeError` from deep inside. Names out of a list: choice.ts.
 */

import { EngineError, type EngineErrorCode } from './errors.ts';

/** A record whose members nobody has looked at yet. */
export type Unread = Readonly<Record<string, unknown>>;

/** A refusal: code, field, what would have been taken, and a sentence. */
export function refusal(code: EngineErrorCode, field: string, allowed: string, message: string): EngineError {
  return new EngineError({ code, field, allowed, message });
}

/** Whether a value is an object with members: no list, and not `null`. */
export function isRecord(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * An object.
 *
 * @param field    as the error shall name it
 * @param allowed  what it holds, in words
 * @throws  EngineError INVALID_OPTION
 */
export function readRecord(field: string, value: unknown, allowed: string): Unread {
  if (isRecord(value)) return value;
  throw refusal('INVALID_OPTION', field, allowed, `The ${field} must be ${allowed}, not ${kindOf(value)}.`);
}

/** A list. @throws EngineError INVALID_OPTION */
export function readList(field: string, value: unknown, allowed: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}, not ${kindOf(value)}.`);
}

/** A text. @throws EngineError INVALID_OPTION */
export function readText(field: string, value: unknown, allowed: string = 'text'): string {
  if (typeof value === 'string') return value;
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}, not ${kindOf(value)}.`);
}

/** True, false or left out (which is false). @throws EngineError INVALID_OPTION */
export function readFlag(field: string, value: unknown): boolean {
  if (value === undefined || typeof value === 'boolean') return value ?? false;
  throw refusal('INVALID_OPTION', field, 'true or false', `${field} must be true or false, not ${kindOf(value)}.`);
}

/** Where a number must lie, and how its refusal speaks of it. */
export interface NumberRule {
  readonly code: EngineErrorCode;
  readonly lowest: number;
  readonly highest: number;
  /** With what else is worth knowing: `degrees, north positive`. */
  readonly unit: string;
}

/**
 * A number within its range, both ends allowed; −0 comes back as 0.
 *
 * @param field  dotted path, such as `place.latitudeDeg`
 * @throws  EngineError with the rule's code and range: text is no number, nor is NaN
 */
export function readNumber(field: string, value: unknown, { code, lowest, highest, unit }: NumberRule): number {
  const allowed = `a number, ${lowest} … ${highest} ${unit}`;
  if (value === undefined) throw refusal(code, field, allowed, `The ${field} is missing.`);
  if (typeof value !== 'number') throw refusal(code, field, allowed, `The ${field} is a number, not ${kindOf(value)}.`);
  if (value >= lowest && value <= highest) return value + 0;
  throw refusal(code, field, allowed, `The ${field} lies between ${lowest} and ${highest} ${unit}; ${value} does not.`);
}

/** Whether a value is bytes; those of another frame or realm count too. */
export function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === '[object Uint8Array]';
}

/** What a value is, for a sentence: `text`, `a number`, `a list`, `null`, `nothing`. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : typeof value === 'string' ? 'text' : `a ${typeof value}`;
}

/** A caller's text, short enough to repeat to them. */
export function brief(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 40)}…`;
}

/** A name as tables hold it: small letters, hyphens for spaces and underscores. */
export function keyOfName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
}
