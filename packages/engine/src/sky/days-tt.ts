/** Reading many dates at once: Julian dates in TT as callers hand them in, and as the core takes them. */

import type { EngineError } from '../errors.ts';
import { isRecord, kindOf, refusal } from '../input.ts';
import { jdSpan } from '../span.ts';

/** Numbers in a row, in a typed array or a list. */
export type Numbers = Float64Array | readonly number[];

/** Julian dates, TT: one number each, or days and fractions in two rows of equal length. */
export type DaysTt = Numbers | { readonly day: Numbers; readonly fraction: Numbers };

const ALLOWED = 'Julian dates (TT) as a Float64Array or a list of numbers, or two of them as day and fraction';
/** Most numbers of one answer: 2²⁷, 1 GiB. */
const MOST_NUMBERS = 134_217_728;

/**
 * The dates as the core takes them: day and fraction by turns.
 *
 * @param check  told how many there are before room is made for them
 * @throws  EngineError INVALID_OPTION for what is no such thing; INVALID_DATETIME for a number that is not finite, as `daysTt[17]` or `daysTt.fraction[17]`;
 *          OUT_OF_SPAN outside the years −3200 … 3400
 */
export function readDays(value: unknown, check: (count: number) => void): Float64Array {
  if (isNumbers(value)) {
    check(value.length);
    const pairs = new Float64Array(2 * value.length);
    for (let i = 0; i < value.length; i++) {
      const jd = value[i] as number;
      if (!isDate(jd, 0)) throw wrongDate([[`daysTt[${i}]`, jd]]);
      const day = Math.floor(jd);
      pairs[2 * i] = day;
      pairs[2 * i + 1] = jd - day;
    }
    return pairs;
  }
  const { day, fraction } = isRecord(value) ? value : NOTHING;
  if (!isNumbers(day) || !isNumbers(fraction))
    throw refusal('INVALID_OPTION', 'daysTt', ALLOWED, `daysTt must be ${ALLOWED}, not ${kindOf(value)}.`);
  if (day.length !== fraction.length) {
    const allowed = `${day.length} numbers, as many as daysTt.day`;
    throw refusal('INVALID_OPTION', 'daysTt.fraction', allowed, `daysTt.fraction must have ${allowed}.`);
  }
  check(day.length);
  const pairs = new Float64Array(2 * day.length);
  for (let i = 0; i < day.length; i++) {
    const [whole, part] = [day[i] as number, fraction[i] as number];
    if (!isDate(whole, part))
      throw wrongDate([
        [`daysTt.fraction[${i}]`, part],
        [`daysTt.day[${i}]`, whole],
      ]);
    pairs[2 * i] = whole;
    pairs[2 * i + 1] = part;
  }
  return pairs;
}

const NOTHING: { readonly day?: unknown; readonly fraction?: unknown } = {};

/**
 * Whether an answer of so many dates can be held.
 *
 * @param perDate  numbers for each
 * @throws  EngineError INVALID_OPTION
 */
export function checkCount(count: number, perDate: number): void {
  const most = Math.floor(MOST_NUMBERS / (perDate || 1));
  if (count <= most) return;
  const allowed = `at most ${most} dates with so many bodies`;
  throw refusal('INVALID_OPTION', 'daysTt', allowed, `daysTt may have ${allowed}; ask for more in pieces.`);
}

function isNumbers(value: unknown): value is Numbers {
  return value instanceof Float64Array || Array.isArray(value);
}

/**
 * Whether two parts are a date that the engine reckons with. Texts for a refusal are put together only when there is one: they would cost more than the
 * date's sky.
 */
function isDate(day: unknown, fraction: unknown): boolean {
  if (typeof day !== 'number' || typeof fraction !== 'number') return false;
  const jd = day + fraction;
  return jd >= jdSpan.first && jd <= jdSpan.last;
}

/** The refusal of a date, by the first of its parts that is no finite number, or as one outside the span by the last of them. */
function wrongDate(parts: readonly (readonly [field: string, value: unknown])[]): EngineError {
  for (const [field, value] of parts) {
    if (typeof value === 'number' && Number.isFinite(value)) continue;
    const told = typeof value === 'number' ? `${value}` : kindOf(value);
    return refusal('INVALID_DATETIME', field, 'a finite number', `${field} must be a finite number, not ${told}.`);
  }
  const [field] = parts[parts.length - 1] as readonly [string, unknown];
  const allowed = `a Julian date, ${jdSpan.first} … ${jdSpan.last} (years −3200 … 3400)`;
  return refusal('OUT_OF_SPAN', field, allowed, `${field} must be ${allowed}.`);
}
