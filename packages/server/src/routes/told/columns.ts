/** Horoscope columns of signs: the day, week and month, and the Western pages. */

import { rootAttributesOf, rootOf, universalCyclesOf } from '@khagol/engine/numerology';
import { formatDate } from '@khagol/engine/time';
import { type ForecastPeriod, type SignForecast, signForecastOf } from '@khagol/engine/western';
import type { DayAsked } from '../../contract/asked.ts';
import { WESTERN_SHAPES } from '../../contract/told-western-shapes.ts';
import { counselOf, moodOf, predictionOf, type Topic } from './column-words.ts';
import type { Doors } from './doors.ts';
import type { Question } from './question.ts';
import { aspectData } from './western-rows.ts';

/** A sign, 1 … 12, and the first day. */
export interface ColumnAsked {
  readonly sign: number;
  readonly day: DayAsked;
}

export type ColumnQuestion = Question<ColumnAsked>;

/** By the length of the column. */
export const COLUMN_QUESTIONS: { readonly [P in ForecastPeriod]: ColumnQuestion } = {
  daily: column('daily'),
  weekly: column('weekly'),
  monthly: column('monthly'),
};

function column(period: ForecastPeriod): ColumnQuestion {
  return {
    summary: `The ${period} column of a sign.`,
    data: WESTERN_SHAPES.column,
    tell: ({ sign, day }, doors) => columnData(forecastOf(doors, sign, day, period), day),
  };
}

export const WESTERN_COLUMN: ColumnQuestion = {
  summary: 'The day of a sign.',
  data: WESTERN_SHAPES.horoscope,
  tell: ({ sign, day }, doors) => {
    const forecast = forecastOf(doors, sign, day, 'daily');
    const { date, warnings } = day;
    return { sign: forecast.signInfo.name, date, prediction: predictionOf(forecast, 'overall'), warnings };
  },
};

export const ADVANCED_COLUMN: ColumnQuestion = {
  summary: 'The day of a sign, matter by matter.',
  data: WESTERN_SHAPES.advanced,
  tell: ({ sign, day }, doors) => advancedData(forecastOf(doors, sign, day, 'daily'), day),
};

function forecastOf(doors: Doors, sign: number, { clock, dayNumber }: DayAsked, period: ForecastPeriod): SignForecast {
  return signForecastOf(doors.engine.kernel, sign, clock, dayNumber, { period });
}

const DAYS: { readonly [P in ForecastPeriod]: number } = { daily: 1, weekly: 7, monthly: 30 };

function columnData(forecast: SignForecast, { date, dayNumber, warnings }: DayAsked): unknown {
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
    warnings,
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

function advancedData(forecast: SignForecast, { date, warnings }: DayAsked): unknown {
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
    warnings,
  };
}
