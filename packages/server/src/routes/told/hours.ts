/** The named hours of a day. */

import { CHOGHADIYAS, choghadiyasOf, type DayPeriod, horasOf, type PeriodId } from '@khagol/engine/jyotish';
import type { DayAsked } from '../../contract/asked.ts';
import type { JsonSchema } from '../../contract/schema.ts';
import { DAY_SHAPES } from '../../contract/told-day-shapes.ts';
import { groundOf, panchangOf, spanOf, TYPE_OF } from './day-spans.ts';
import type { Doors } from './doors.ts';
import { periodsBy } from './panchang.ts';
import type { DayQuestion } from './question.ts';

/** By the last part of the path. */
export const HOUR_QUESTIONS: { readonly [name in HourName]: DayQuestion } = {
  choghadiya: { summary: 'Eighths of day and night.', data: DAY_SHAPES.choghadiya, tell: choghadiyaData },
  hora: { summary: 'Planetary hours of day and night.', data: DAY_SHAPES.hora, tell: horaData },
  'rahu-kaal': period('rahu-kalam', 'Rahu’s eighth of the day.', DAY_SHAPES.period, badPeriod),
  'gulika-kaal': period('gulika-kalam', 'Gulika’s eighth of the day.', DAY_SHAPES.period, badPeriod),
  yamaghanta: period('yamaganda', 'Yama’s eighth of the day.', DAY_SHAPES.period, badPeriod),
  'abhijit-muhurta': period(
    'abhijit-muhurta',
    'The eighth muhurta of the day, about noon.',
    DAY_SHAPES.muhurta,
    goodMuhurta,
  ),
  'brahma-muhurta': period(
    'brahma-muhurta',
    'The last muhurta but one before sunrise.',
    DAY_SHAPES.muhurta,
    goodMuhurta,
  ),
  durmuhurta: period('durmuhurta', 'Shunned muhurtas of the weekday.', DAY_SHAPES.durmuhurta, ({ name, spans }, day) =>
    spans.map((span) => ({ name, ...spanOf(span, day) })),
  ),
};

/** All of them together. */
export const MUHURTA_QUESTION: DayQuestion = {
  summary: 'A day with its good and bad times: named periods, eighths, and planetary hours.',
  data: DAY_SHAPES.muhurtas,
  tell: (day, doors) => {
    const { date, sun, periods, warnings } = panchangOf(day, doors);
    return {
      date,
      sunrise: sun.sunrise,
      sunset: sun.sunset,
      auspiciousPeriod: periodsBy(periods, 'auspicious', day),
      inauspiciousPeriod: periodsBy(periods, 'inauspicious', day),
      choghadiya: choghadiyaData(day, doors),
      hora: horaData(day, doors),
      warnings: [...day.warnings, ...warnings],
    };
  },
};

type HourName =
  | 'choghadiya'
  | 'hora'
  | 'rahu-kaal'
  | 'gulika-kaal'
  | 'yamaghanta'
  | 'abhijit-muhurta'
  | 'brahma-muhurta'
  | 'durmuhurta';

function period(
  id: PeriodId,
  summary: string,
  data: JsonSchema,
  tell: (found: DayPeriod, day: DayAsked) => unknown,
): DayQuestion {
  return { summary, data, tell: (day, doors) => tell(periodOf(day, id, doors), day) };
}

function periodOf(day: DayAsked, id: PeriodId, doors: Doors): DayPeriod {
  return panchangOf(day, doors).periods.find((period) => period.id === id) as DayPeriod;
}

function badPeriod({ name, nature, spans: [span] }: DayPeriod, day: DayAsked): unknown {
  if (span === undefined) return null;
  const durationMinutes = Math.round((span.endJdUt - span.startJdUt) * 144_000) / 100;
  return { name, type: nature, ...spanOf(span, day), durationMinutes };
}

function goodMuhurta({ name, nature, isApplicable, note, spans: [span] }: DayPeriod, day: DayAsked): unknown {
  if (span === undefined) return null;
  return { name, type: nature, ...spanOf(span, day), applicable: isApplicable, ...(note === null ? {} : { note }) };
}

function choghadiyaData(day: DayAsked, doors: Doors): readonly unknown[] {
  const { day: solar, vara } = groundOf(day, doors);
  const names: readonly string[] = Object.values(CHOGHADIYAS).map((row) => row.name);
  return choghadiyasOf(solar, vara, day.clock).map(({ name, quality, vela, isDay, ...span }) => ({
    id: names.indexOf(name) + 1,
    name,
    type: TYPE_OF[quality],
    vela,
    isDay,
    ...spanOf(span, day),
  }));
}

function horaData(day: DayAsked, doors: Doors): readonly unknown[] {
  const { day: solar, vara } = groundOf(day, doors);
  return horasOf(solar, vara, day.clock).map(({ index, lord, quality, isDay, ...span }) => ({
    index,
    planet: lord,
    type: TYPE_OF[quality],
    isDay,
    ...spanOf(span, day),
  }));
}
