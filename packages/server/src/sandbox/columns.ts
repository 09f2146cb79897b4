/** Sandbox, horoscopes of signs: the day, week and month, and the Western pages. */

import { rootAttributesOf, rootOf, universalCyclesOf } from '@khagol/engine/numerology';
import { formatDate } from '@khagol/engine/time';
import { type ForecastPeriod, type SignForecast, signForecastOf } from '@khagol/engine/western';
import { DAY_QUERY, type DayAsked, readDay } from '../contract/sandbox-input.ts';
import { noteOf } from '../contract/sandbox-sample.ts';
import { readSign, SIGN_FIELD } from '../contract/sandbox-sign.ts';
import { WESTERN_SHAPES } from '../contract/sandbox-western-shapes.ts';
import type { JsonSchema } from '../contract/schema.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import { counselOf, moodOf, predictionOf, type Topic } from './column-words.ts';
import type { Doors } from './doors.ts';
import { computed, SANDBOX_GET } from './sandbox-row.ts';
import { aspectData } from './western-rows.ts';

export function horoscopeRows(doors: Doors): readonly AnyRow[] {
  return (['daily', 'weekly', 'monthly'] as const).map((period) =>
    columnRow(
      doors,
      {
        id: `sandboxHoroscope${period[0]?.toUpperCase()}${period.slice(1)}`,
        path: `horoscope/${period}`,
        summary: `The ${period} column of a sign.`,
        data: WESTERN_SHAPES.column,
      },
      period,
      columnData,
    ),
  );
}

export function westernHoroscopeRows(doors: Doors): readonly AnyRow[] {
  const path = 'western/horoscope/{sign}';
  return [
    columnRow(
      doors,
      { id: 'sandboxWesternHoroscope', path, summary: 'The day of a sign.', data: WESTERN_SHAPES.horoscope },
      'daily',
      (forecast, { date }) => ({ sign: forecast.signInfo.name, date, prediction: predictionOf(forecast, 'overall') }),
    ),
    columnRow(
      doors,
      {
        id: 'sandboxWesternHoroscopeAdvanced',
        path: `${path}/advanced`,
        summary: 'The day of a sign, matter by matter.',
        data: WESTERN_SHAPES.advanced,
      },
      'daily',
      advancedData,
    ),
  ];
}

interface ColumnAsked {
  readonly sign: number;
  readonly day: DayAsked;
}

interface ColumnWords {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly data: JsonSchema;
}

/** Columns know no ayanamsa and no hour. */
const { ayanamsa: _, time: __, ...COLUMN_QUERY } = DAY_QUERY;

/** The sign stands in the path where the path has a place for it, else in the query. */
function columnRow(
  doors: Doors,
  { path, ...words }: ColumnWords,
  period: ForecastPeriod,
  tell: (forecast: SignForecast, day: DayAsked) => unknown,
): AnyRow {
  const inPath = path.includes('{sign}');
  const row: Row<ColumnAsked> = {
    ...SANDBOX_GET,
    ...words,
    path: `/sandbox/${path}`,
    params: inPath ? { sign: SIGN_FIELD } : {},
    query: inPath ? COLUMN_QUERY : { sign: SIGN_FIELD, ...COLUMN_QUERY },
    parse: ({ query, params }, { nowMs }) => {
      const sign = readSign(inPath ? params['sign'] : query['sign']);
      const day = readDay(query, doors.engine, nowMs);
      const { fromRequest, fromSample } = day.note.inputUsage;
      return { sign, day: { ...day, note: noteOf(['sign', ...fromRequest], fromSample) } };
    },
    run: ({ sign, day }) => ({
      kind: 'data',
      data: computed('date', () => tell(forecastOf(doors, sign, day, period), day)),
      sample: day.note,
    }),
  };
  return row as AnyRow;
}

function forecastOf(doors: Doors, sign: number, { clock, dayNumber }: DayAsked, period: ForecastPeriod): SignForecast {
  return signForecastOf(doors.engine.kernel, sign, clock, dayNumber, { period });
}

const DAYS: { readonly [P in ForecastPeriod]: number } = { daily: 1, weekly: 7, monthly: 30 };

function columnData(forecast: SignForecast, { date, dayNumber }: DayAsked): unknown {
  const { signInfo, settings } = forecast;
  const { period } = settings;
  const span = period === 'daily' ? { date } : { startDate: date, endDate: formatDate(dayNumber + DAYS[period] - 1) };
  const words = (topic: Topic): string => predictionOf(forecast, topic);
  const luckyNumber = rootOf(universalCyclesOf(date).day.value + signInfo.sign);
  return {
    sign: signInfo.name,
    period,
    ...span,
    prediction: {
      overall: words('overall'),
      career: words('career'),
      love: words('love'),
      health: words('health'),
      finance: words('finance'),
    },
    luckyNumber,
    luckyColor: rootAttributesOf(luckyNumber).colors[0],
    mood: moodOf(forecast),
    transits: transitsOf(forecast),
  };
}

function transitsOf({ planets }: SignForecast): readonly unknown[] {
  return planets.map(({ planet, signName, house }) => ({ planet, sign: signName, house }));
}

const TYPES: { readonly [type: string]: Topic } = {
  general: 'overall',
  career: 'career',
  love: 'love',
  health: 'health',
  finance: 'finance',
};

function advancedData(forecast: SignForecast, { date }: DayAsked): unknown {
  const { name, modality, element, polarity, ruler } = forecast.signInfo;
  return {
    sign: name,
    date,
    signInfo: { modality, element, polarity, ruler },
    predictions: Object.entries(TYPES).map(([type, topic]) => ({
      type,
      prediction: predictionOf(forecast, topic),
      ...counselOf(forecast, topic),
    })),
    aspects: forecast.aspects.map(aspectData),
    transits: transitsOf(forecast),
  };
}
