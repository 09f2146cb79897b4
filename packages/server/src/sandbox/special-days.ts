/** Sandbox, days: seasons, yogas of the day, good and bad periods, whom the Moon is good for, and which way not to go. */

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
import { DAY_SHAPES } from '../contract/sandbox-day-shapes.ts';
import type { DayAsked } from '../contract/sandbox-input.ts';
import type { JsonSchema } from '../contract/schema.ts';
import type { AnyRow } from '../gate/row.ts';
import { groundOf, nakshatraRef, panchangOf, rashiRef, spanOf, TYPE_OF } from './day-spans.ts';
import type { Doors } from './doors.ts';
import { camel } from './hours.ts';
import { periodsBy } from './panchang.ts';
import { dayRow } from './sandbox-row.ts';

export function specialDayRows(doors: Doors): readonly AnyRow[] {
  const row = (
    name: string,
    summary: string,
    data: JsonSchema,
    tell: (day: DayAsked, ground: () => DayGround) => unknown,
  ): AnyRow =>
    dayRow(doors, { id: camel(name), path: `astrology/${name}`, summary, data }, (day) =>
      tell(day, () => groundOf(day, doors)),
    );
  const good = (day: DayAsked, nature: 'auspicious' | 'inauspicious'): unknown =>
    periodsBy(panchangOf(day, doors).periods, nature, day);
  return [
    row('ritu', 'The season by the sidereal and by the tropical Sun.', DAY_SHAPES.ritu, (day) => {
      const { ritu } = panchangOf(day, doors);
      return { vedicRitu: rituData(ritu.vedic, day), drikRitu: rituData(ritu.drik, day) };
    }),
    row('solstice', 'Course of the Sun, solstices and equinox about the day.', DAY_SHAPES.solstice, (day) =>
      solsticeData(day, doors),
    ),
    row('anandadi-yoga', 'The twenty-eight yogas of weekday and star.', DAY_SHAPES.anandadi, (day, ground) =>
      anandadiData(day, ground()),
    ),
    row('auspicious-yoga', 'Good yogas of weekday, tithi and star.', DAY_SHAPES.yogas, (day, ground) =>
      dayYogasOf(ground(), 'good').map((yoga) => yogaData(yoga, day)),
    ),
    row('auspicious-period', 'Good periods of the day.', DAY_SHAPES.periods, (day) => good(day, 'auspicious')),
    row('inauspicious-period', 'Bad periods of the day.', DAY_SHAPES.periods, (day) => good(day, 'inauspicious')),
    row('gowri-nalla-neram', 'Named eighths of Tamil almanacs.', DAY_SHAPES.gowri, (day, ground) =>
      gowriData(day, ground()),
    ),
    row('disha-shool', 'The direction that is shunned.', DAY_SHAPES.dishaShool, (day, ground) => {
      const { vara, day: solar } = ground();
      const span = { startJdUt: jdUtOfTt(solar.sunriseJdTt), endJdUt: jdUtOfTt(solar.nextSunriseJdTt) };
      return { ...dishaShoolOf(vara), ...spanOf(span, day) };
    }),
    row('chandra-bala', 'Natal signs to which the Moon is good.', DAY_SHAPES.chandraBala, (day, ground) =>
      dayChandrasOf(ground()).map(({ goodFor, ...span }) => ({ rasis: goodFor.map(rashiRef), ...spanOf(span, day) })),
    ),
    row('tara-bala', 'What the day’s star is to each birth star.', DAY_SHAPES.taraBala, (day, ground) =>
      dayTarasOf(ground()).map(({ tara, name, quality, birthNakshatras, ...span }) => ({
        id: tara,
        name,
        type: TYPE_OF[quality],
        nakshatras: birthNakshatras.map(nakshatraRef),
        ...spanOf(span, day),
      })),
    ),
  ];
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

function anandadiData(day: DayAsked, ground: DayGround): readonly unknown[] {
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
