/**
 * The birth input of every chart call: what is accepted, how it is described, and how it becomes a moment.
 *
 * The rules of the values are the engine's own (`parseBirth`); this file adds the wrapper, the published codes, and what the interface
 * wants that the engine does not: a `date` needs its `time`, all faulty fields are told at once, each as the caller wrote it, and a
 * date without an ephemeris is refused here, before any money is set aside.
 */

import type { Birth, EngineError, Moment } from '@khagol/engine';
import { formatDate, parseBirth } from '@khagol/engine/time';
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

/** What reading a birth needs of the engine: the instant of a birth, and how far the ephemerides reach (Julian dates, TT). */
export interface TimeReader {
  moment(birth: Birth): Moment;
  readonly ephemeris: readonly { readonly firstJd: number; readonly lastJd: number }[];
}

/** A birth with the moment it means. */
export interface BirthMoment {
  readonly birth: Birth;
  readonly moment: Moment;
}

/**
 * The birth that the input holds, and its moment.
 *
 * @returns null when there are faults, which the input then holds, all of them
 */
export function readMoment(input: Input, engine: TimeReader): BirthMoment | null {
  const birth = readBirth(input);
  if (birth === null) return null;
  try {
    const moment = engine.moment(birth);
    const jdTt = moment.tt.day + moment.tt.fraction;
    if (engine.ephemeris.some(({ firstJd, lastJd }) => firstJd <= jdTt && jdTt <= lastJd)) return { birth, moment };
    const spans = engine.ephemeris.map(({ firstJd, lastJd }) => `${dayText(firstJd)} … ${dayText(lastJd)}`);
    const field = birth.datetime === undefined ? 'date' : 'datetime';
    input.fault(
      input.pathOf(field),
      `That date lies outside the span of the ephemeris, ${spans.join(' or ')}.`,
      'INVALID_DATETIME',
    );
  } catch (error) {
    takeFault(input, error);
  }
  return null;
}

function dayText(jd: number): string {
  return formatDate(Math.floor(jd + 0.5));
}

/** Whether a text is a date and time as a birth may have it. */
export function isDatetime(datetime: string): boolean {
  try {
    parseBirth({ datetime, latitude: 0, longitude: 0 });
    return true;
  } catch (error) {
    if (isEngineError(error)) return false;
    throw error;
  }
}

/**
 * The engine tells one fault at a time. So each faulty field is told, a value that passes takes its place, and the engine is asked
 * again, until it finds nothing more.
 */
function readBirth(input: Input): Birth | null {
  const fields: Record<string, unknown> = {};
  for (const name of NAMES) fields[name] = input.get(name);
  const faulty: EngineError[] = [];
  let birth: Birth | null = null;
  while (birth === null) {
    try {
      birth = parseBirth(fields);
    } catch (error) {
      const again = isEngineError(error) && faulty.some(({ field }) => field === error.field);
      if (!isEngineError(error) || again || !STAND_INS.has(error.field)) throw error;
      faulty.push(error);
      fields[error.field] = STAND_INS.get(error.field);
    }
  }
  faulty.sort((one, other) => NAMES.indexOf(one.field) - NAMES.indexOf(other.field));
  for (const error of faulty) takeFault(input, error);
  const alone = birth.datetime === undefined && birth.time === undefined;
  if (alone) input.fault(input.pathOf('time'), 'A date needs its time: HH:MM, or "unknown".', 'MISSING_DATETIME');
  return faulty.length === 0 && !alone ? birth : null;
}

/** Values that pass, by field; undefined where a birth can do without. */
const STAND_INS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['datetime', '2000-01-01T12:00'],
  ['date', '2000-01-01'],
  ['time', '12:00'],
  ['latitude', 0],
  ['longitude', 0],
  ['timezone', undefined],
  ['fold', undefined],
  ['calendar', undefined],
  ['elevation', undefined],
]);

/** Notes a fault of the engine at the field as the caller wrote it. @throws what is no such fault */
function takeFault(input: Input, error: unknown): void {
  if (!isEngineError(error)) throw error;
  input.fault(input.pathOf(error.field), wordsOf(error), publishedCode(error.code));
}

/**
 * The engine's sentence, and the range where the sentence leaves it out: a program reads that in `allowed`, of which an answer has none. Sentences about a
 * datetime show the form that it has.
 */
function wordsOf({ field, message, allowed }: EngineError): string {
  const bounds = field === 'datetime' ? [] : (allowed.match(/\d+/g) ?? []);
  // What the caller sent is quoted in it, and tells no range.
  const ours = message.replace(/"[^"]*"/g, '');
  return bounds.every((bound) => ours.includes(bound)) ? message : `${message} The ${field} is ${allowed}.`;
}
