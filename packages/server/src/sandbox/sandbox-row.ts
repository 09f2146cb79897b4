/** The forms that nearly all rows of the sandbox have: about a day, about a birth in a query, about a birth in a body. */

import { AYANAMSA } from '../contract/choices.ts';
import { isEngineError } from '../contract/engine-fault.ts';
import type { SampleNote } from '../contract/envelopes.ts';
import { choiceSchema, type Fault, Input } from '../contract/fields.ts';
import {
  BIRTH_QUERY,
  type BirthAsked,
  birthBodySchema,
  DAY_QUERY,
  type DayAsked,
  readBirthBody,
  readBirthQuery,
  readDay,
  sampledBody,
} from '../contract/sandbox-input.ts';
import { fillPairWithSample, SAMPLE_BIRTH, SAMPLE_PARTNER } from '../contract/sandbox-sample.ts';
import type { JsonSchema } from '../contract/schema.ts';
import { type Pair, pairSchema, readPair } from '../contract/two-people.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { invalidInput } from '../http/refusal.ts';
import { sandboxRow } from './core.ts';
import type { Doors } from './doors.ts';

/** What each row says of itself. */
export interface RowWords {
  /** Unique name, such as `sandboxTithi`. */
  readonly id: string;
  /** After `/sandbox/`; a parameter in braces. */
  readonly path: string;
  readonly summary: string;
  /** Shape of `data`. */
  readonly data: JsonSchema;
}

/** A date that no ephemeris covers is the caller's mistake, whenever it comes to light. @param field  where the caller wrote the date */
export function computed<T>(field: string, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (!isEngineError(error) || error.code !== 'OUT_OF_SPAN') throw error;
    throw invalidInput([{ code: 'INVALID_DATETIME', field, message: error.message }]);
  }
}

type Shared = 'method' | 'body' | 'params' | 'success' | 'refusals' | 'bodyLimitBytes' | keyof typeof sandboxRow;

/** What every GET of the sandbox shares. */
export const SANDBOX_GET: Pick<Row, Shared | 'request' | 'sample'> = {
  ...sandboxRow,
  method: 'GET',
  body: 'none',
  request: null,
  params: {},
  success: 200,
  sample: null,
  refusals: ['MISSING_DATETIME', 'INVALID_DATETIME'],
  bodyLimitBytes: 0,
};

/** What every POST of the sandbox shares. */
export const SANDBOX_POST: Pick<Row, Shared | 'query'> = {
  ...sandboxRow,
  method: 'POST',
  body: 'optional',
  params: {},
  query: {},
  success: 200,
  refusals: ['MISSING_DATETIME', 'INVALID_DATETIME'],
  bodyLimitBytes: BODY_LIMIT_BYTES,
};

/** A row about a day at a place. */
export function dayRow(
  doors: Doors,
  { path, ...words }: RowWords,
  tell: (day: DayAsked, doors: Doors) => unknown,
  params: Readonly<Record<string, JsonSchema>> = {},
): AnyRow {
  const row: Row<DayAsked> = {
    ...SANDBOX_GET,
    ...words,
    path: `/sandbox/${path}`,
    params,
    query: 'date' in params ? withoutDate(DAY_QUERY) : DAY_QUERY,
    parse: ({ query, params: { date } }, { nowMs }) => readDay(query, doors.engine, nowMs, date ?? query['date']),
    run: (day) => ({ kind: 'data', data: computed('date', () => tell(day, doors)), sample: day.note }),
  };
  return row as AnyRow;
}

function withoutDate({
  date: _,
  ...query
}: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> {
  return query;
}

/** A row about a birth that the query tells. */
export function birthRow(
  doors: Doors,
  { path, ...words }: RowWords,
  tell: (birth: BirthAsked, doors: Doors) => unknown,
): AnyRow {
  const row: Row<BirthAsked> = {
    ...SANDBOX_GET,
    ...words,
    path: `/sandbox/${path}`,
    query: BIRTH_QUERY,
    parse: ({ query }, { nowMs }) => readBirthQuery(query, doors.engine, nowMs),
    run: (birth) => ({ kind: 'data', data: computed('date', () => tell(birth, doors)), sample: birth.note }),
  };
  return row as AnyRow;
}

/** Fields of a body beside the birth: how they are described, and how they are read. */
export interface OwnFields<More> {
  /** Whether the birth is read in a sidereal zodiac, and so takes an ayanamsa. */
  readonly isSidereal: boolean;
  readonly schema: Readonly<Record<string, JsonSchema>>;
  /** Notes what is wrong in the input. */
  read(input: Input, nowMs: number): More;
}

/** No fields of its own. */
export const NO_FIELDS: OwnFields<null> = { isSidereal: true, schema: {}, read: () => null };

/** A row about a birth that the body tells. */
export function bodyRow<More>(
  doors: Doors,
  { path, ...words }: RowWords,
  own: OwnFields<More>,
  tell: (birth: BirthAsked, own: More, doors: Doors) => unknown,
): AnyRow {
  const more = Object.keys(own.schema).map((name) => name.replace(/\?$/, ''));
  const row: Row<{ readonly birth: BirthAsked; readonly own: More }> = {
    ...SANDBOX_POST,
    ...words,
    path: `/sandbox/${path}`,
    request: birthBodySchema(own.isSidereal ? { ...AYANAMSA_FIELD, ...own.schema } : own.schema),
    sample: { ...SAMPLE_BIRTH },
    parse: ({ body }, { nowMs }) => {
      const { input, note } = sampledBody(body, more);
      const read = own.read(input, nowMs);
      return { own: read, birth: readBirthBody(input, note, doors.engine, nowMs) };
    },
    run: ({ birth, own: read }) => ({
      kind: 'data',
      data: computed('datetime', () => tell(birth, read, doors)),
      sample: birth.note,
    }),
  };
  return row as AnyRow;
}

/** Two people, or one, under an ayanamsa. */
export interface PairAsked {
  readonly pair: Pair;
  readonly ayanamsa: string;
  readonly note: SampleNote;
}

const AYANAMSA_FIELD = { 'ayanamsa?': choiceSchema(AYANAMSA, 'lahiri') } as const;

/** A row about two people. @param partner  see `fillPairWithSample` */
export function pairRow(
  doors: Doors,
  { path, ...words }: RowWords,
  partner: 'sample' | 'own',
  tell: (asked: PairAsked, doors: Doors) => unknown,
): AnyRow {
  const row: Row<PairAsked> = {
    ...SANDBOX_POST,
    ...words,
    path: `/sandbox/${path}`,
    request: pairSchema(AYANAMSA_FIELD),
    sample: { ...SAMPLE_BIRTH, person2: SAMPLE_PARTNER },
    parse: ({ body }) => {
      const { filled, note } = fillPairWithSample(body, partner, ['ayanamsa']);
      const input = new Input(filled);
      const faults: Fault[] = [];
      const pair = readPair(filled, doors.engine, faults);
      const ayanamsa = input.choice(AYANAMSA) ?? 'lahiri';
      faults.push(...input.faults);
      if (pair === null || faults.length > 0) throw invalidInput(faults);
      return { pair, ayanamsa, note };
    },
    run: (asked) => ({ kind: 'data', data: computed('datetime', () => tell(asked, doors)), sample: asked.note }),
  };
  return row as AnyRow;
}
