/** The forms that nearly all rows of the sandbox have: about a day, about a birth in a query, about a birth in a body, about two people. */

import { AYANAMSA_FIELD } from '../contract/asked.ts';
import { AYANAMSA } from '../contract/choices.ts';
import type { Fault } from '../contract/fields.ts';
import {
  BIRTH_QUERY,
  birthBodySchema,
  DAY_QUERY,
  readBirthBody,
  readBirthQuery,
  readDay,
  type SampledBirth,
  type SampledDay,
  type SampledPair,
  sampledBody,
} from '../contract/sandbox-input.ts';
import { fillPairWithSample, SAMPLE_BIRTH, SAMPLE_PARTNER } from '../contract/sandbox-sample.ts';
import type { JsonSchema } from '../contract/schema.ts';
import { pairSchema, readPair, readSharedChoice } from '../contract/two-people.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { invalidInput } from '../http/refusal.ts';
import type { Doors } from '../routes/told/doors.ts';
import { doubtsOfBirth, doubtsOfDay, doubtsOfPair, doubtsOfTropicalBirth, told } from '../routes/told/doubts.ts';
import type { BirthQuestion, DayQuestion, OwnQuestion, PairQuestion } from '../routes/told/question.ts';
import { sandboxRow } from './core.ts';

/**
 * Name and path of a row by the last part of its path: `rahu-kaal` → `sandboxRahuKaal`.
 *
 * @param folder  what stands before it: `astrology/`
 */
export function named(folder: string, name: string): { readonly id: string; readonly path: string } {
  const words = name.replace(/[{}]/g, '').split(/[-/]/);
  return {
    id: `sandbox${words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('')}`,
    path: `/sandbox/${folder}${name}`,
  };
}

/** What each row is called. */
export type RowName = ReturnType<typeof named>;

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
  name: RowName,
  { summary, data, tell }: DayQuestion,
  params: Readonly<Record<string, JsonSchema>> = {},
): AnyRow {
  const row: Row<SampledDay> = {
    ...SANDBOX_GET,
    ...name,
    summary,
    data,
    params,
    query: 'date' in params ? withoutDate(DAY_QUERY) : DAY_QUERY,
    parse: ({ query, params: { date } }, { nowMs }) => readDay(query, doors.engine, nowMs, date ?? query['date']),
    run: (day) => ({
      ...told(
        'date',
        () => tell(day, doors),
        () => doubtsOfDay(day, doors),
      ),
      sample: day.note,
    }),
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
export function birthRow(doors: Doors, name: RowName, { summary, data, tell }: BirthQuestion): AnyRow {
  const row: Row<SampledBirth> = {
    ...SANDBOX_GET,
    ...name,
    summary,
    data,
    query: BIRTH_QUERY,
    parse: ({ query }, { nowMs }) => readBirthQuery(query, doors.engine, nowMs),
    run: (birth) => ({
      ...told(
        'date',
        () => tell(birth, doors),
        () => doubtsOfBirth(birth, doors),
      ),
      sample: birth.note,
    }),
  };
  return row as AnyRow;
}

/** A question about a birth and nothing beside. */
export function alone({ summary, data, tell }: BirthQuestion): OwnQuestion<null> {
  return { summary, data, tell, own: { isSidereal: true, schema: {}, read: () => null } };
}

/** A row about a birth that the body tells. */
export function bodyRow<More>(doors: Doors, name: RowName, { summary, data, own, tell }: OwnQuestion<More>): AnyRow {
  const more = Object.keys(own.schema).map((field) => field.replace(/\?$/, ''));
  const row: Row<SampledBirth & { readonly own: More }> = {
    ...SANDBOX_POST,
    ...name,
    summary,
    data,
    request: birthBodySchema(own.isSidereal ? { ...AYANAMSA_FIELD, ...own.schema } : own.schema),
    sample: { ...SAMPLE_BIRTH },
    parse: ({ body }, { nowMs }) => {
      const { input, note } = sampledBody(body, more);
      const read = own.read(input, doors, nowMs);
      return { ...readBirthBody(input, note, doors.engine, nowMs), own: read };
    },
    run: (asked) => ({
      ...told(
        'datetime',
        () => tell(asked, doors),
        () => [
          ...(own.isSidereal ? doubtsOfBirth(asked, doors) : doubtsOfTropicalBirth(asked.moment, doors)),
          ...(own.doubts?.(asked.own) ?? []),
        ],
      ),
      sample: asked.note,
    }),
  };
  return row as AnyRow;
}

/** A row about two people. @param partner  see `fillPairWithSample` */
export function pairRow(
  doors: Doors,
  name: RowName,
  { summary, data, tell }: PairQuestion,
  partner: 'sample' | 'own',
): AnyRow {
  const row: Row<SampledPair> = {
    ...SANDBOX_POST,
    ...name,
    summary,
    data,
    request: pairSchema(AYANAMSA_FIELD),
    sample: { ...SAMPLE_BIRTH, person2: SAMPLE_PARTNER },
    parse: ({ body }) => {
      const { filled, note } = fillPairWithSample(body, partner, ['ayanamsa']);
      const faults: Fault[] = [];
      const pair = readPair(filled, doors.engine, faults);
      const ayanamsa = readSharedChoice(filled, AYANAMSA, faults) ?? 'lahiri';
      if (pair === null || faults.length > 0) throw invalidInput(faults);
      return { pair, ayanamsa, note };
    },
    run: (asked) => ({
      ...told(
        'datetime',
        () => tell(asked, doors),
        () => doubtsOfPair(asked, doors),
      ),
      sample: asked.note,
    }),
  };
  return row as AnyRow;
}
