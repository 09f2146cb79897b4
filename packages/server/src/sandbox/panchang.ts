/** Sandbox, panchang: the day whole, and its limbs one by one. */

import { SIGNS } from '@khagol/engine/chart';
import type { DayPeriod, Panchang } from '@khagol/engine/jyotish';
import { DAY_SHAPES } from '../contract/sandbox-day-shapes.ts';
import type { DayAsked } from '../contract/sandbox-input.ts';
import { text } from '../contract/schema.ts';
import type { AnyRow } from '../gate/row.ts';
import { panchangOf, spanOf } from './day-spans.ts';
import type { Doors } from './doors.ts';
import { dayRow } from './sandbox-row.ts';

export function panchangRows(doors: Doors): readonly AnyRow[] {
  const limb = (name: 'tithi' | 'nakshatra' | 'yoga' | 'karana', summary: string): AnyRow =>
    dayRow(
      doors,
      {
        id: `sandbox${name[0]?.toUpperCase()}${name.slice(1)}`,
        path: `astrology/${name}`,
        summary,
        data: DAY_SHAPES[name],
      },
      (day) => LIMBS[name](panchangOf(day, doors), day),
    );
  const data = DAY_SHAPES.panchang;
  const whole = (day: DayAsked): unknown => panchangData(panchangOf(day, doors), day);
  return [
    dayRow(
      doors,
      { id: 'sandboxPanchangToday', path: 'panchang/today', summary: 'The panchang of today, or of a date.', data },
      whole,
    ),
    dayRow(
      doors,
      { id: 'sandboxPanchangOn', path: 'panchang/{date}', summary: 'The panchang of a date.', data },
      whole,
      { date: text('`YYYY-MM-DD`.') },
    ),
    limb('tithi', 'Lunar days of a day, from sunrise to sunrise.'),
    limb('nakshatra', 'The Moon’s nakshatras of a day.'),
    limb('yoga', 'Yogas of a day.'),
    limb('karana', 'Karanas of a day.'),
  ];
}

/** The panchang of a day as it is published. */
export function panchangData(
  panchang: Panchang,
  day: Pick<DayAsked, 'clock' | 'atJdUt'>,
): Readonly<Record<string, unknown>> {
  const { date, vara, sun, moon, sunSign, moonSign, ayana, ritu, periods, warnings } = panchang;
  return {
    date,
    vara: { id: vara.index, name: vara.name, lord: vara.lord },
    tithi: LIMBS.tithi(panchang, day),
    nakshatra: LIMBS.nakshatra(panchang, day),
    yoga: LIMBS.yoga(panchang, day),
    karana: LIMBS.karana(panchang, day),
    sunrise: sun.sunrise,
    sunset: sun.sunset,
    moonrise: moon.moonrise,
    moonset: moon.moonset,
    sunSign: signAtSunrise(sunSign),
    moonSign: signAtSunrise(moonSign),
    ayana: ayana.sidereal.name,
    ritu: ritu.vedic.name,
    auspiciousPeriod: periodsBy(periods, 'auspicious', day),
    inauspiciousPeriod: periodsBy(periods, 'inauspicious', day),
    warnings,
  };
}

/** The named periods of a day that are thought of in one way; one that a rule takes out of use is left out. */
export function periodsBy(
  periods: readonly DayPeriod[],
  nature: DayPeriod['nature'],
  day: Pick<DayAsked, 'clock' | 'atJdUt'>,
): readonly unknown[] {
  return periods
    .filter((period) => period.nature === nature && period.isApplicable)
    .map(({ id, name, spans }) => ({ id, name, type: nature, period: spans.map((span) => spanOf(span, day)) }));
}

type Limb = (panchang: Panchang, day: Pick<DayAsked, 'clock' | 'atJdUt'>) => readonly unknown[];

const LIMBS: { readonly [L in 'tithi' | 'nakshatra' | 'yoga' | 'karana']: Limb } = {
  tithi: ({ tithi }, day) =>
    tithi.map(({ index, number, name, paksha, ...span }) => ({
      index,
      id: index === 30 ? NEW_MOON : number,
      name,
      paksha: paksha === 'shukla' ? 'Shukla' : 'Krishna',
      ...spanOf(span, day),
    })),
  nakshatra: ({ nakshatra, sun }, day) =>
    nakshatra.map(({ index, name, lord, padas, ...span }) => ({
      id: index,
      name,
      lord,
      pada: padas.find(({ endJdUt }) => endJdUt > sun.sunriseJdUt)?.pada ?? 1,
      ...spanOf(span, day),
    })),
  yoga: ({ yoga }, day) => yoga.map(({ index, name, ...span }) => ({ id: index, name, ...spanOf(span, day) })),
  karana: ({ karana }, day) =>
    karana.map(({ index, id, name, ...span }) => ({ index, id, name, ...spanOf(span, day) })),
};

/** Number of the name Amavasya, after the fifteen of the bright half. */
const NEW_MOON = 16;

function signAtSunrise(signs: Panchang['sunSign']): string | undefined {
  const [first] = signs;
  return first === undefined ? undefined : SIGNS[first.sign - 1];
}
