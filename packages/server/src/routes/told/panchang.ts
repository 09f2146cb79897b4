/** The panchang of a day: whole, and its limbs one by one. */

import { SIGNS } from '@khagol/engine/chart';
import type { DayPeriod, Panchang } from '@khagol/engine/jyotish';
import type { DayAsked } from '../../contract/asked.ts';
import { DAY_SHAPES } from '../../contract/told-day-shapes.ts';
import { eveOf, type PublishedSpan, panchangOf, spanOf, withRunning } from './day-spans.ts';
import type { Doors } from './doors.ts';
import type { DayQuestion } from './question.ts';

export const PANCHANG: DayQuestion = {
  summary: 'The panchang of a date.',
  data: DAY_SHAPES.panchang,
  tell: (day, doors) => panchangData(daysOf(day, doors), day),
};

/** Limbs of a day, from sunrise to sunrise; before them what runs at a time before that sunrise. */
export const LIMB_QUESTIONS: { readonly [L in LimbName]: DayQuestion } = {
  tithi: limb('tithi', 'Lunar days of a day, from sunrise to sunrise.'),
  nakshatra: limb('nakshatra', 'The Moon’s nakshatras of a day.'),
  yoga: limb('yoga', 'Yogas of a day.'),
  karana: limb('karana', 'Karanas of a day.'),
};

type LimbName = 'tithi' | 'nakshatra' | 'yoga' | 'karana';

function limb(name: LimbName, summary: string): DayQuestion {
  return { summary, data: DAY_SHAPES[name], tell: (day, doors) => limbRows(name, daysOf(day, doors), day) };
}

/** The day asked for, and the one in whose night the time asked for lies, where that is another. */
interface Days {
  readonly panchang: Panchang;
  readonly eve: Panchang | null;
}

function daysOf(day: DayAsked, doors: Doors): Days {
  const panchang = panchangOf(day, doors);
  const eve = eveOf(day, panchang.sun.sunriseJdUt);
  return { panchang, eve: eve === null ? null : panchangOf(eve, doors) };
}

function limbRows(name: LimbName, { panchang, eve }: Days, day: DayTime): readonly PublishedSpan[] {
  return withRunning(LIMBS[name](panchang, day), eve === null ? [] : LIMBS[name](eve, day));
}

/** The panchang of a day as it is published. */
function panchangData(days: Days, day: DayAsked): Readonly<Record<string, unknown>> {
  const { date, vara, sun, moon, sunSign, moonSign, ayana, ritu, periods, warnings } = days.panchang;
  return {
    date,
    vara: { id: vara.index, name: vara.name, lord: vara.lord },
    tithi: limbRows('tithi', days, day),
    nakshatra: limbRows('nakshatra', days, day),
    yoga: limbRows('yoga', days, day),
    karana: limbRows('karana', days, day),
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
    warnings: [...day.warnings, ...warnings],
  };
}

/** The named periods of a day that are thought of in one way; one that a rule takes out of use is left out. */
export function periodsBy(
  periods: readonly DayPeriod[],
  nature: DayPeriod['nature'],
  day: DayTime,
): readonly unknown[] {
  return periods
    .filter((period) => period.nature === nature && period.isApplicable)
    .map(({ id, name, spans }) => ({ id, name, type: nature, period: spans.map((span) => spanOf(span, day)) }));
}

type DayTime = Pick<DayAsked, 'clock' | 'atJdUt'>;
type Limb = (panchang: Panchang, day: DayTime) => readonly PublishedSpan[];

const LIMBS: { readonly [L in LimbName]: Limb } = {
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
