/** Horoscopes and predictions of signs, with a key: columns by the sign in the path, predictions by the Moon sign in a body. */

import { Input } from '../contract/fields.ts';
import { type JsonSchema, shape, text } from '../contract/schema.ts';
import { readSign, SIGN_FIELD } from '../contract/sign.ts';
import { dayQuery, LOCATION_FIELDS, readDateAt, readDayQuery } from '../contract/twin-input.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import { invalidInput } from '../http/refusal.ts';
import { PRICES } from './prices.ts';
import {
  ADVANCED_COLUMN,
  COLUMN_QUESTIONS,
  type ColumnAsked,
  type ColumnQuestion,
  WESTERN_COLUMN,
} from './told/columns.ts';
import type { Doors } from './told/doors.ts';
import { PREDICTIONS, type PredictionAsked, type PredictionPeriod } from './told/gochara.ts';
import { computed, type Question } from './told/question.ts';
import { TWIN_GET, TWIN_POST } from './twin-row.ts';

/** Columns know no ayanamsa and no hour, and hang on the place by its midnight alone. */
const { ayanamsa: _, time: __, ...COLUMN_QUERY } = dayQuery('usual');

export function columnTwins(doors: Doors): readonly AnyRow[] {
  const { daily, weekly, monthly } = COLUMN_QUESTIONS;
  const pages = (folder: string, id: string, day: ColumnQuestion): readonly AnyRow[] => {
    const path = `/v2/${folder}/horoscope/{sign}`;
    return [
      columnRow(doors, id, path, day),
      columnRow(doors, `${id}Weekly`, `${path}/weekly`, weekly),
      columnRow(doors, `${id}Monthly`, `${path}/monthly`, monthly),
      columnRow(doors, `${id}Advanced`, `${path}/advanced`, ADVANCED_COLUMN),
    ];
  };
  return [
    ...pages('astrology', 'horoscope', daily),
    ...pages('western', 'westernHoroscope', WESTERN_COLUMN),
    ...Object.entries(PREDICTIONS).map(([period, question]) =>
      predictionRow(doors, period as PredictionPeriod, question),
    ),
  ];
}

function columnRow(doors: Doors, id: string, path: string, { summary, data, tell }: ColumnQuestion): AnyRow {
  const row: Row<ColumnAsked> = {
    ...TWIN_GET,
    id,
    path,
    tag: 'Horoscope',
    price: PRICES.column,
    summary,
    data,
    params: { sign: SIGN_FIELD },
    query: COLUMN_QUERY,
    refusals: ['MISSING_DATETIME', 'INVALID_DATETIME'],
    parse: ({ query, params }, { nowMs }) => ({
      sign: readSign(params['sign']),
      day: readDayQuery(query, doors.engine, nowMs, 'usual'),
    }),
    run: (asked) => ({ kind: 'data', data: computed('date', () => tell(asked, doors)) }),
  };
  return row as AnyRow;
}

const PREDICTION_FIELDS: Readonly<Record<string, JsonSchema>> = {
  rashi: {
    type: ['string', 'integer'],
    description: 'Natal sign of the Moon: `Mesha` … `Meena` or `Aries` … `Pisces` in any case, or 1 … 12.',
    examples: ['mesha'],
  },
  'date?': text('First day, `YYYY-MM-DD`; today when left out.', { examples: ['2026-11-22'] }),
  ...LOCATION_FIELDS,
};

function predictionRow(
  doors: Doors,
  period: PredictionPeriod,
  { summary, data, tell }: Question<PredictionAsked>,
): AnyRow {
  const row: Row<PredictionAsked> = {
    ...TWIN_POST,
    id: `prediction${period[0]?.toUpperCase()}${period.slice(1)}`,
    path: `/v2/astrology/prediction/${period}`,
    tag: 'Horoscope',
    price: PRICES.column,
    summary,
    data,
    request: shape(PREDICTION_FIELDS),
    sample: { rashi: 'mesha' },
    refusals: ['MISSING_DATETIME', 'INVALID_DATETIME'],
    parse: ({ body }, { nowMs }) => {
      const input = new Input(body, 'location');
      const written = input.get('rashi');
      const isSign = written === undefined || typeof written === 'string' || Number.isInteger(written);
      if (!isSign) input.fault('rashi', 'rashi is a name such as Mesha, or a number from 1 to 12.');
      const day = readDateAt(input, 'date', doors.engine, nowMs, 'usual');
      if (day === null || input.faults.length > 0) throw invalidInput(input.faults);
      return { rashi: readSign(written === undefined ? undefined : String(written), 'rashi'), day };
    },
    run: (asked) => ({ kind: 'data', data: computed('date', () => tell(asked, doors)) }),
  };
  return row as AnyRow;
}
