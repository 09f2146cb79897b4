/** Sandbox, muhurta: the named hours of a day. */

import { CHOGHADIYAS, choghadiyasOf, type DayPeriod, horasOf, type PeriodId } from '@khagol/engine/jyotish';
import { DAY_SHAPES } from '../contract/sandbox-day-shapes.ts';
import type { DayAsked } from '../contract/sandbox-input.ts';
import type { JsonSchema } from '../contract/schema.ts';
import type { AnyRow } from '../gate/row.ts';
import { groundOf, panchangOf, spanOf, TYPE_OF } from './day-spans.ts';
import type { Doors } from './doors.ts';
import { dayRow } from './sandbox-row.ts';

export function hourRows(doors: Doors): readonly AnyRow[] {
  const period = (
    [name, id, summary]: readonly [name: string, id: PeriodId, summary: string],
    data: JsonSchema,
    tell: (found: DayPeriod, day: DayAsked) => unknown,
  ): AnyRow =>
    dayRow(doors, { id: camel(name), path: `astrology/${name}`, summary, data }, (day) =>
      tell(periodOf(day, id, doors), day),
    );
  const { choghadiya, hora, durmuhurta } = DAY_SHAPES;
  return [
    dayRow(
      doors,
      { id: 'sandboxChoghadiya', path: 'astrology/choghadiya', summary: 'Eighths of day and night.', data: choghadiya },
      (day) => choghadiyaData(day, doors),
    ),
    dayRow(
      doors,
      { id: 'sandboxHora', path: 'astrology/hora', summary: 'Planetary hours of day and night.', data: hora },
      (day) => horaData(day, doors),
    ),
    period(['rahu-kaal', 'rahu-kalam', 'Rahu’s eighth of the day.'], DAY_SHAPES.period, badPeriod),
    period(['gulika-kaal', 'gulika-kalam', 'Gulika’s eighth of the day.'], DAY_SHAPES.period, badPeriod),
    period(['yamaghanta', 'yamaganda', 'Yama’s eighth of the day.'], DAY_SHAPES.period, badPeriod),
    period(
      ['abhijit-muhurta', 'abhijit-muhurta', 'The eighth muhurta of the day, about noon.'],
      DAY_SHAPES.muhurta,
      goodMuhurta,
    ),
    period(
      ['brahma-muhurta', 'brahma-muhurta', 'The last muhurta but one before sunrise.'],
      DAY_SHAPES.muhurta,
      goodMuhurta,
    ),
    period(['durmuhurta', 'durmuhurta', 'Shunned muhurtas of the weekday.'], durmuhurta, ({ name, spans }, day) =>
      spans.map((span) => ({ name, ...spanOf(span, day) })),
    ),
  ];
}

/** `rahu-kaal` → `sandboxRahuKaal`. */
export function camel(name: string): string {
  return `sandbox${name
    .split('-')
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join('')}`;
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

const CHOGHADIYA_NAMES: readonly string[] = Object.values(CHOGHADIYAS).map(({ name }) => name);

function choghadiyaData(day: DayAsked, doors: Doors): readonly unknown[] {
  const { day: solar, vara } = groundOf(day, doors);
  return choghadiyasOf(solar, vara, day.clock).map(({ name, quality, vela, isDay, ...span }) => ({
    id: CHOGHADIYA_NAMES.indexOf(name) + 1,
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
