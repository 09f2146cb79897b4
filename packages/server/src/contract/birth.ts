/**
 * The birth input of every chart call: what is accepted, how it is described, and how it becomes a `Birth`.
 *
 * The rules of the values are the engine's own (`parseBirth`); this file adds the wrapper, the published codes, and the two things the
 * interface wants that the engine does not: a `date` needs its `time`, and each fault names its field as the caller wrote it.
 */

import type { Birth } from '@khagol/engine';
import { parseBirth } from '@khagol/engine/time';
import { isEngineError, publishedCode } from './engine-fault.ts';
import type { Input } from './fields.ts';
import { type JsonSchema, number, oneOf, shape, text } from './schema.ts';

/** Fields that say when and where, with their descriptions. */
export const BIRTH_FIELDS: Readonly<Record<string, JsonSchema>> = {
  'datetime?': text(
    'Local date and time, ISO 8601: `1990-01-15T10:30`, seconds and offset optional. Needed unless `date` and `time` are given.',
    { examples: ['1990-01-15T10:30:00'] },
  ),
  'date?': text('`YYYY-MM-DD`, together with `time`, in place of `datetime`.'),
  'time?': text('`HH:MM[:SS]`; `unknown` when nobody knows, then noon stands in and the doubt is told.'),
  latitude: number('Degrees, north positive.', { minimum: -90, maximum: 90, examples: [28.6139] }),
  longitude: number('Degrees, east positive.', { minimum: -180, maximum: 180, examples: [77.209] }),
  'timezone?': {
    type: ['string', 'number'],
    description:
      '`±HH:MM`, `Z`, `UTC`, an IANA id such as `Asia/Kolkata`, or hours −16 … +16. Inferred from the coordinates when left out. An offset inside `datetime` wins.',
    examples: ['+05:30'],
  },
  'fold?': oneOf('Which reading of a local time that the clock showed twice: 0 the first, 1 the second.', [0, 1], {
    default: 0,
  }),
  'calendar?': oneOf('Calendar the date is written in.', ['gregorian', 'julian'], { default: 'gregorian' }),
  'elevation?': number('Metres above the ellipsoid.', { minimum: -500, maximum: 12000, default: 0 }),
};

const NAMES = Object.keys(BIRTH_FIELDS).map((name) => name.replace(/\?$/, ''));

/** Names of every field of a birth. */
export const BIRTH_NAMES: readonly string[] = NAMES;

/** The wrapper that several clients send: the same fields one level down. */
export const WRAPPER = 'birthDetails';

/** The published shape: the fields on top, or the same under `birthDetails`. */
export function birthSchema(options: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const { properties } = shape({ ...BIRTH_FIELDS, ...options }) as { readonly properties: JsonSchema };
  const inner = { ...shape({ ...BIRTH_FIELDS, ...options }, 'The same fields, one level down. The top level wins.') };
  const when = [{ required: ['datetime'] }, { required: ['date', 'time'] }];
  return {
    type: 'object',
    properties: { ...properties, [WRAPPER]: { ...inner, required: [] } },
    anyOf: [{ required: ['latitude', 'longitude'], anyOf: when }, { required: [WRAPPER] }],
  };
}

/**
 * The birth that the input holds.
 *
 * @returns null when there is a fault, which the input then holds
 */
export function readBirth(input: Input): Birth | null {
  const fields = Object.fromEntries(
    NAMES.map((name) => [name, input.get(name)]).filter(([, value]) => value !== undefined),
  );
  try {
    const birth = parseBirth(fields);
    if (birth.date !== undefined && birth.datetime === undefined && birth.time === undefined) {
      input.fault(input.pathOf('time'), 'A date needs its time: HH:MM, or "unknown".', 'MISSING_DATETIME');
      return null;
    }
    return birth;
  } catch (error) {
    if (!isEngineError(error)) throw error;
    input.fault(input.pathOf(error.field), error.message, publishedCode(error.code));
    return null;
  }
}
