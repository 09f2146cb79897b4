/** More of a day: seasons, yogas, good and bad periods, whom the Moon is good for, and which way not to go. */

import {
  anandadiYogasOf,
  type DayGround,
  type DayYoga,
  dayChandrasOf,
  dayTarasOf,
  dayYogasOf,
  dishaShoolOf,
  GOWRI_NAMES,
  gowrisOf,
  type RituSpan,
  solarTurnsAt,
  VARAS,
} from '@khagol/engine/jyotish';
import { jdTtOfUt, jdUtOf, jdUtOfTt } from '@khagol/engine/time';
import type { DayAsked } from '../../contract/asked.ts';
import type { JsonSchema } from '../../contract/schema.ts';
import { DAY_SHAPES } from '../../contract/told-day-shapes.ts';
import {
  eveOf,
  groundOf,
  nakshatraRef,
  type PublishedSpan,
  panchangOf,
  rashiRef,
  spanOf,
  TYPE_OF,
  withRunning,
} from './day-spans.ts';
import type { Doors } from './doors.ts';
import { periodsBy } from './panchang.ts';
import type { DayQuestion, Questions } from './question.ts';

/** By the last part of the path. */
export const SPECIAL_DAY_QUESTIONS: Questions<DayAsked> = {
  ritu: {
    summary: 'The season by the sidereal and by the tropical Sun.',
    data: DAY_SHAPES.ritu,
    tell: (day, doors) => {
      const { ritu } = panchangOf(day, doors);
      return { vedicRitu: rituData(ritu.vedic, day), drikRitu: rituData(ritu.drik, day) };
    },
  },
  solstice: {
    summary: 'Course of the Sun, solstices and equinox about the day.',
    data: DAY_SHAPES.solstice,
    tell: solsticeData,
  },
  'anandadi-yoga': runningOnGround('The twenty-eight yogas of weekday and star.', DAY_SHAPES.anandadi, anandadiData),
  'auspicious-yoga': onGround('Good yogas of weekday, tithi and star.', DAY_SHAPES.yogas, (day, ground) =>
    dayYogasOf(ground, 'good').map((yoga) => yogaData(yoga, day)),
  ),
  'auspicious-period': periods('Good periods of the day.', 'auspicious'),
  'inauspicious-period': periods('Bad periods of the day.', 'inauspicious'),
  'gowri-nalla-neram': onGround('Named eighths of Tamil almanacs.', DAY_SHAPES.gowri, gowriData),
  'disha-shool': onGround('The direction that is shunned.', DAY_SHAPES.dishaShool, (day, { vara, day: solar }) => {
    const span = { startJdUt: jdUtOfTt(solar.sunriseJdTt), endJdUt: jdUtOfTt(solar.nextSunriseJdTt) };
    return { ...dishaShoolOf(vara), ...spanOf(span, day) };
  }),
  'chandra-bala': runningOnGround('Natal signs to which the Moon is good.', DAY_SHAPES.chandraBala, (day, ground) =>
    dayChandrasOf(ground).map(({ goodFor, ...span }) => ({ rasis: goodFor.map(rashiRef), ...spanOf(span, day) })),
  ),
  'tara-bala': runningOnGround('What the day’s star is to each birth star.', DAY_SHAPES.taraBala, (day, ground) =>
    dayTarasOf(ground).map(({ tara, name, quality, birthNakshatras, ...span }) => ({
      id: tara,
      name,
      type: TYPE_OF[quality],
      nakshatras: birthNakshatras.map(nakshatraRef),
      ...spanOf(span, day),
    })),
  ),
};

/** Of the solar day cut into whatever stands over it. */
function onGround(summary: string, data: JsonSchema, tell: (day: DayAsked, ground: DayGround) => unknown): DayQuestion {
  return { summary, data, tell: (day, doors) => tell(day, groundOf(day, doors)) };
}

/** The same of rows that follow the Moon: before them what runs at a time before sunrise. */
function runningOnGround(
  summary: string,
  data: JsonSchema,
  rowsOf: (day: DayAsked, ground: DayGround) => readonly PublishedSpan[],
): DayQuestion {
  const tell: DayQuestion['tell'] = (day, doors) => {
    const ground = groundOf(day, doors);
    const eve = eveOf(day, jdUtOfTt(ground.day.sunriseJdTt));
    return withRunning(rowsOf(day, ground), eve === null ? [] : rowsOf(day, groundOf(eve, doors)));
  };
  return { summary, data, tell };
}

function periods(summary: string, nature: 'auspicious' | 'inauspicious'): DayQuestion {
  const tell: DayQuestion['tell'] = (day, doors) => periodsBy(panchangOf(day, doors).periods, nature, day);
  return { summary, data: DAY_SHAPES.periods, tell };
}

function rituData({ index, name, english, ...span }: RituSpan, day: DayAsked): unknown {
  return { id: index, name: english, vedicName: name, ...spanOf(span, day) };
}

const COURSE: { readonly [N in 'Uttarayana' | 'Dakshinayana']: string } = {
  Uttarayana: 'northward course',
  Dakshinayana: 'southward course',
};

function solsticeData(day: DayAsked, doors: Doors): unknown {
  const { zodiac } = doors.jyotish(day.ayanamsa);
  const { lastSolstice, nextSolstice, nextEquinox } = solarTurnsAt(zodiac, day.clock, jdTtOfUt(jdUtOf(day.moment)));
  // The course follows from the last solstice, at the same instant as the turns; the panchang has it at sunrise.
  const name = lastSolstice.id === 'december-solstice' ? 'Uttarayana' : 'Dakshinayana';
  const turn = ({ id, time }: typeof lastSolstice) => ({ id, time });
  return {
    ayana: { id: name === 'Uttarayana' ? 1 : 2, name: COURSE[name], vedicName: name },
    lastSolstice: turn(lastSolstice),
    nextSolstice: turn(nextSolstice),
    nextEquinox: turn(nextEquinox),
  };
}

function anandadiData(day: DayAsked, ground: DayGround): readonly PublishedSpan[] {
  return anandadiYogasOf(ground).map(({ index, name, quality, ...span }) => {
    const star = ground.nakshatras.find(({ endJdTt }) => jdUtOfTt(endJdTt) > span.startJdUt)?.value ?? 1;
    const weekday = VARAS[ground.vara]?.english;
    const type = TYPE_OF[quality];
    const description = `${weekday} with the Moon in ${nakshatraRef(star).name} makes ${name}, ${index} of the 28, which is held to be ${type}.`;
    return { id: index, name, type, description, ...spanOf(span, day) };
  });
}

function yogaData({ id, name, periods }: DayYoga, day: DayAsked): unknown {
  return {
    id,
    name,
    period: periods.map(({ combination, ...span }) => ({
      ...spanOf(span, day),
      combination: combination.map((part) => ({ type: part.type, name: part.name })),
    })),
  };
}

function gowriData(day: DayAsked, { day: solar, vara }: DayGround): readonly unknown[] {
  return gowrisOf(solar, vara, day.clock).map(({ name, quality, isDay, ...span }) => ({
    id: GOWRI_NAMES.indexOf(name) + 1,
    name,
    type: TYPE_OF[quality],
    isDay,
    ...spanOf(span, day),
  }));
}
