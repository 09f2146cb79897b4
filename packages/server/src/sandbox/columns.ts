/** Sandbox, horoscopes of signs: the day, week and month, and the Western pages. */

import { DAY_QUERY, readDay, type SampledDay } from '../contract/sandbox-input.ts';
import { noteOf } from '../contract/sandbox-sample.ts';
import { readSign, SIGN_FIELD } from '../contract/sign.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import {
  ADVANCED_COLUMN,
  COLUMN_QUESTIONS,
  type ColumnAsked,
  type ColumnQuestion,
  WESTERN_COLUMN,
} from '../routes/told/columns.ts';
import type { Doors } from '../routes/told/doors.ts';
import { computed } from '../routes/told/question.ts';
import { named, type RowName, SANDBOX_GET } from './sandbox-row.ts';

export function horoscopeRows(doors: Doors): readonly AnyRow[] {
  return Object.entries(COLUMN_QUESTIONS).map(([period, question]) =>
    columnRow(doors, named('', `horoscope/${period}`), question),
  );
}

export function westernHoroscopeRows(doors: Doors): readonly AnyRow[] {
  const path = '/sandbox/western/horoscope/{sign}';
  return [
    columnRow(doors, { id: 'sandboxWesternHoroscope', path }, WESTERN_COLUMN),
    columnRow(doors, { id: 'sandboxWesternHoroscopeAdvanced', path: `${path}/advanced` }, ADVANCED_COLUMN),
  ];
}

interface Sampled extends ColumnAsked {
  readonly day: SampledDay;
}

/** Columns know no ayanamsa and no hour. */
const { ayanamsa: _, time: __, ...COLUMN_QUERY } = DAY_QUERY;

/** The sign stands in the path where the path has a place for it, else in the query. */
function columnRow(doors: Doors, name: RowName, { summary, data, tell }: ColumnQuestion): AnyRow {
  const inPath = name.path.includes('{sign}');
  const row: Row<Sampled> = {
    ...SANDBOX_GET,
    ...name,
    summary,
    data,
    params: inPath ? { sign: SIGN_FIELD } : {},
    query: inPath ? COLUMN_QUERY : { sign: SIGN_FIELD, ...COLUMN_QUERY },
    requiredQuery: inPath ? [] : ['sign'],
    parse: ({ query, params }, { nowMs }) => {
      const sign = readSign(inPath ? params['sign'] : query['sign']);
      const day = readDay(query, doors.engine, nowMs);
      const { fromRequest, fromSample } = day.note.inputUsage;
      return { sign, day: { ...day, note: noteOf(['sign', ...fromRequest], fromSample) } };
    },
    run: ({ sign, day }) => ({
      kind: 'data',
      data: computed('date', () => tell({ sign, day }, doors)),
      sample: day.note,
    }),
  };
  return row as AnyRow;
}
