/**
 * What JSON carries of a value, read once. For everything that is hashed, and for every question that is asked: a getter could show one thing to the hash and
 * another to the engine, and the receipt would put a question beside the answer of a different one.
 */

import { EngineError } from '../errors.ts';
import { kindOf, refusal } from '../input.ts';

/**
 * A copy that holds nothing but data: −0 is 0, members that are no own enumerable ones are left behind.
 *
 * @param field  as an error shall name the value
 * @throws  EngineError INVALID_OPTION for what JSON cannot hold, for what throws when it is read, and for more than 64 million characters (a member counts
 *          as sixteen): a few lists that hold one another twice would fill any memory
 */
export function plainCopy(field: string, value: unknown): unknown {
  try {
    return copied(field, value, 0, { left: MOST_CHARACTERS });
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw refusal('INVALID_OPTION', field, PLAIN, `The ${field} is hashed, and cannot be read.`);
  }
}

interface Budget {
  left: number;
}

function copied(field: string, value: unknown, level: number, budget: Budget): unknown {
  budget.left -= MEMBER_CHARACTERS + (typeof value === 'string' ? value.length : 0);
  if (budget.left < 0) throw unfit(field, 'more than that');
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return wellFormed(field, value);
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return value + 0;
    throw unfit(field, String(value));
  }
  if (typeof value !== 'object') throw unfit(field, kindOf(value));
  if (level === MOST_LEVELS) throw unfit(field, 'more levels, perhaps a cycle');
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (let i = 0; i < value.length; i++) list.push(copied(field, value[i], level + 1, budget));
    return list;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw unfit(field, 'an instance of a class');
  const record = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.keys(record).map((name) => {
      budget.left -= name.length;
      return [wellFormed(field, name), copied(field, record[name], level + 1, budget)];
    }),
  );
}

function wellFormed(field: string, text: string): string {
  // Of a pair this sees a character, and of a half what it is.
  if (!/\p{Surrogate}/u.test(text)) return text;
  throw unfit(field, 'half a surrogate pair');
}

function unfit(field: string, found: string): EngineError {
  return refusal('INVALID_OPTION', field, PLAIN, `The ${field} is hashed: it holds ${PLAIN}, not ${found}.`);
}

/** As `canonicalJson` has it. */
const MOST_LEVELS = 200;
const MOST_CHARACTERS = 67_108_864;
const MEMBER_CHARACTERS = 16;
const PLAIN = `null, true, false, finite numbers, well-formed text, lists and plain objects of these, ${MOST_LEVELS} levels and 64 million characters at most`;
