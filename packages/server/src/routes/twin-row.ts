/** The forms that the twins have: the questions of the sandbox and their kin, asked with a key and paid for, and nothing made up that was not sent. */

import type { BirthAsked, DayAsked, PairAsked } from '../contract/asked.ts';
import { AYANAMSA_FIELD } from '../contract/asked.ts';
import { birthSchema, WRAPPER } from '../contract/birth.ts';
import { Input } from '../contract/fields.ts';
import type { Price } from '../contract/operation.ts';
import { SAMPLE_PAIR } from '../contract/pair-samples.ts';
import type { JsonSchema } from '../contract/schema.ts';
import {
  dayBodySchema,
  dayQuery,
  type PlaceRule,
  readBirth,
  readDayBody,
  readDayQuery,
  readPairAsked,
} from '../contract/twin-input.ts';
import { type Pair, pairSchema } from '../contract/two-people.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import type { Doors } from './told/doors.ts';
import { doubtsOfBirth, doubtsOfDay, doubtsOfPair, doubtsOfTropicalBirth, told } from './told/doubts.ts';
import type { BodyQuestion } from './told/pairs.ts';
import type { BirthQuestion, BirthWith, DayQuestion, OwnQuestion, PairQuestion } from './told/question.ts';

/** What a row is called, where it is listed, and what it costs. */
export interface TwinName {
  /** Unique name, such as `tithi`. */
  readonly id: string;
  readonly path: string;
  readonly tag: string;
  readonly price: Price;
  /** Other paths of the same question. */
  readonly aliases?: readonly string[];
  /** Where it is not `v2`. */
  readonly apiVersion?: 'v1';
}

type Shared =
  | 'aliases'
  | 'apiVersion'
  | 'family'
  | 'caller'
  | 'plan'
  | 'params'
  | 'query'
  | 'success'
  | 'alsoAnswers'
  | 'cors'
  | 'deadlineSeconds';

/** What every twin shares. */
const TWIN_ROW: Pick<Row, Shared> = {
  aliases: [],
  apiVersion: 'v2',
  family: 'generic',
  caller: 'key',
  plan: 'starter',
  params: {},
  query: {},
  success: 200,
  alsoAnswers: [],
  cors: 'listed',
  deadlineSeconds: 10,
};

/** What every GET shares. */
export const TWIN_GET: Pick<Row, Shared | 'method' | 'body' | 'request' | 'sample' | 'bodyLimitBytes'> = {
  ...TWIN_ROW,
  method: 'GET',
  body: 'none',
  request: null,
  sample: null,
  bodyLimitBytes: 0,
};

/** What every POST shares. */
export const TWIN_POST: Pick<Row, Shared | 'method' | 'body' | 'bodyLimitBytes'> = {
  ...TWIN_ROW,
  method: 'POST',
  body: 'required',
  bodyLimitBytes: BODY_LIMIT_BYTES,
};

const OF_A_TIME = ['MISSING_DATETIME', 'INVALID_DATETIME'] as const;
const SAMPLE_DAY = { datetime: '2026-11-22T12:00:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' };
/** A birth, for the document and for people to paste. */
export const SAMPLE_BODY: Readonly<Record<string, unknown>> = { ...SAMPLE_DAY, datetime: '1990-01-15T10:30:00' };

/** A day at a place, told in a query. @param place  whether it may be left out */
export function dayGet(
  doors: Doors,
  name: TwinName,
  { summary, data, tell }: DayQuestion,
  place: PlaceRule = 'needed',
  params: Readonly<Record<string, JsonSchema>> = {},
): AnyRow {
  const { date: _, ...withoutDate } = dayQuery(place);
  const row: Row<DayAsked> = {
    ...TWIN_GET,
    ...name,
    summary,
    data,
    params,
    query: 'date' in params ? withoutDate : dayQuery(place),
    requiredQuery: place === 'needed' ? ['latitude', 'longitude'] : [],
    refusals: OF_A_TIME,
    parse: ({ query, params: { date } }, { nowMs }) =>
      readDayQuery(query, doors.engine, nowMs, place, date ?? query['date']),
    run: (day) =>
      told(
        'date',
        () => tell(day, doors),
        () => doubtsOfDay(day, doors),
      ),
  };
  return row as AnyRow;
}

/** The day of a date and time at a place, told in a body. */
export function dayPost(doors: Doors, name: TwinName, { summary, data, tell }: DayQuestion): AnyRow {
  const row: Row<DayAsked> = {
    ...TWIN_POST,
    ...name,
    summary,
    data,
    request: dayBodySchema(),
    sample: SAMPLE_DAY,
    refusals: OF_A_TIME,
    parse: ({ body }) => readDayBody(new Input(body, WRAPPER), doors.engine),
    run: (day) =>
      told(
        'datetime',
        () => tell(day, doors),
        () => doubtsOfDay(day, doors),
      ),
  };
  return row as AnyRow;
}

/** A birth. */
export function birthPost(doors: Doors, name: TwinName, { summary, data, tell }: BirthQuestion): AnyRow {
  const row: Row<BirthAsked> = {
    ...TWIN_POST,
    ...name,
    summary,
    data,
    request: birthSchema(AYANAMSA_FIELD),
    sample: SAMPLE_BODY,
    refusals: OF_A_TIME,
    parse: ({ body }, { nowMs }) => readBirth(new Input(body, WRAPPER), doors.engine, nowMs),
    run: (birth) =>
      told(
        'datetime',
        () => tell(birth, doors),
        () => doubtsOfBirth(birth, doors),
      ),
  };
  return row as AnyRow;
}

/** A birth with fields of its question's own. */
export function ownPost<More>(doors: Doors, name: TwinName, { summary, data, own, tell }: OwnQuestion<More>): AnyRow {
  const row: Row<BirthWith<More>> = {
    ...TWIN_POST,
    ...name,
    summary,
    data,
    request: birthSchema(own.isSidereal ? { ...AYANAMSA_FIELD, ...own.schema } : own.schema),
    sample: SAMPLE_BODY,
    refusals: OF_A_TIME,
    parse: ({ body }, { nowMs }) => {
      const input = new Input(body, WRAPPER);
      const read = own.read(input, doors, nowMs);
      return { ...readBirth(input, doors.engine, nowMs), own: read };
    },
    run: (asked) =>
      told(
        'datetime',
        () => tell(asked, doors),
        () => [
          ...(own.isSidereal ? doubtsOfBirth(asked, doors) : doubtsOfTropicalBirth(asked.moment, doors)),
          ...(own.doubts?.(asked.own) ?? []),
        ],
      ),
  };
  return row as AnyRow;
}

/** Two people, or one, and an ayanamsa. */
export function pairPost(doors: Doors, name: TwinName, { summary, data, tell }: PairQuestion): AnyRow {
  const row: Row<PairAsked> = {
    ...TWIN_POST,
    ...name,
    summary,
    data,
    request: pairSchema(AYANAMSA_FIELD),
    sample: SAMPLE_PAIR,
    refusals: OF_A_TIME,
    parse: ({ body }) => readPairAsked(body, doors.engine),
    run: (asked) =>
      told(
        'datetime',
        () => tell(asked, doors),
        () => doubtsOfPair(asked, doors),
      ),
  };
  return row as AnyRow;
}

/** A question about two that reads its whole body by itself. @template Asked  with an ayanamsa where the zodiac is sidereal */
export function bodyPost<Asked extends { readonly pair: Pair; readonly ayanamsa?: string }>(
  doors: Doors,
  name: TwinName,
  { summary, data, read, tell }: BodyQuestion<Asked>,
  request: JsonSchema,
  sample: Readonly<Record<string, unknown>>,
): AnyRow {
  const row: Row<Asked> = {
    ...TWIN_POST,
    ...name,
    summary,
    data,
    request,
    sample,
    refusals: OF_A_TIME,
    parse: ({ body }) => read(body, doors),
    run: (asked) =>
      told(
        'datetime',
        () => tell(asked, doors),
        () => doubtsOfPair(asked, doors),
      ),
  };
  return row as AnyRow;
}
