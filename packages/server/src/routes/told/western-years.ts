/** A life by its years – secondary progressions and the return of the Sun. */

import type { Warning } from '@khagol/engine';
import { dateOf, dayNumberOf, daysInMonth, jdTtOfUt, jdUtOf } from '@khagol/engine/time';
import {
  aspectsBetween,
  progressedRadixOf,
  type Radix,
  radixOf,
  returnRadix,
  solarReturnIn,
  type WesternAspect,
} from '@khagol/engine/western';
import type { BirthAsked } from '../../contract/asked.ts';
import { integer, text } from '../../contract/schema.ts';
import type { WholeEngine } from '../engine.ts';
import { RETURN_UNCERTAIN } from './doubts.ts';
import type { OwnFields } from './question.ts';
import {
  CASTING_FIELDS,
  type Casting,
  castingOf,
  chartOf,
  readCasting,
  readYear,
  recordOf,
  secondMoment,
  textOf,
} from './western-casting.ts';
import { anglesData, aspectData, bodyData, castingPoints } from './western-rows.ts';

/** A time of life. */
export interface ProgressionAsked extends Casting {
  /** Civil Julian date of life; null where a year or nothing was named. */
  readonly atJdUt: number | null;
  readonly year: number | null;
  readonly field: 'progressionDate' | 'year';
}

/** The fields that tell it. */
export const PROGRESSION_FIELDS: OwnFields<ProgressionAsked> = {
  isSidereal: false,
  schema: {
    'progressionDate?': text('Date of life, `YYYY-MM-DD`; now when left out.'),
    'year?': integer('In its place: the birthday of that year.', { minimum: -3000, maximum: 3000 }),
    ...CASTING_FIELDS,
  },
  read: (input, { engine }) => {
    const year = readYear(input);
    const date = input.get('progressionDate');
    if (date !== undefined && year !== null)
      input.fault(input.pathOf('year'), 'Either progressionDate or year, not both.');
    const when = date === undefined ? null : secondMoment(input, engine, 'progressionDate', { date, time: '12:00' });
    return {
      ...readCasting(input),
      atJdUt: when === null ? null : jdUtOf(when),
      year,
      field: year === null ? 'progressionDate' : 'year',
    };
  },
};

/** The progressed chart at that time. */
export function progressionsData(engine: WholeEngine, birth: BirthAsked, asked: ProgressionAsked): unknown {
  const { clock } = birth;
  const natal = radixOf(engine.kernel, birth.moment, castingOf(asked));
  const lifeJdUt = asked.atJdUt ?? (asked.year === null ? birth.nowJdUt : birthdayIn(asked.year, birth));
  const { radix, skyJdUt, settings } = progressedRadixOf(engine.kernel, natal, jdTtOfUt(lifeJdUt));
  return {
    progressedDatetime: clock.text(skyJdUt),
    progressionDatetime: clock.text(lifeJdUt),
    progressionYear: dateOf(clock.read(lifeJdUt).dayNumber).year,
    planets: radix.points.map((point) => bodyData(radix.isTimeKnown ? point : { ...point, house: null })),
    angles: radix.isTimeKnown ? anglesData(radix) : [],
    natalAspects: between(radix, natal).map(aspectData),
    method: settings.method,
    warnings: withDoubt(radix.warnings, PROGRESSION_UNCERTAIN),
  };
}

/** The hour of birth on the birthday of a year; who was born on 29 February keeps the 28th in a common year. */
function birthdayIn(year: number, { moment, clock }: BirthAsked): number {
  const { dayNumber, seconds } = clock.read(jdUtOf(moment));
  const { month, day } = dateOf(dayNumber);
  return clock.midnight(dayNumberOf(year, month, Math.min(day, daysInMonth(year, month)))) + seconds / 86_400;
}

/** Aspects of the points of one chart to those of a natal one, the first moving. */
function between(moving: Radix, natal: Radix): readonly WesternAspect[] {
  return aspectsBetween(moving.points, natal.points, { moving: 'first' }).aspects;
}

/** A civil year; null for the present one. */
export interface ReturnAsked extends Casting {
  readonly year: number | null;
}

/** The fields that tell it. */
export const RETURN_FIELDS: OwnFields<ReturnAsked> = {
  isSidereal: false,
  schema: {
    'year?': integer('Civil year in which the Sun returns; the present one when left out.', {
      minimum: -3000,
      maximum: 3000,
    }),
    ...CASTING_FIELDS,
  },
  read: (input) => ({ ...readCasting(input), year: readYear(input) }),
};

/** The chart of the return in that year. */
export function solarReturnData(engine: WholeEngine, birth: BirthAsked, asked: ReturnAsked): unknown {
  const { clock, moment } = birth;
  const year = asked.year ?? dateOf(clock.read(birth.nowJdUt).dayNumber).year;
  const natal = radixOf(engine.kernel, moment, castingOf(asked));
  const found = solarReturnIn(engine.kernel, natal, year);
  const { isTimeKnown } = natal;
  const { moment: returned } = returnRadix(engine.kernel, found, moment.place, castingOf(asked), {
    timezone: clock.zone,
    isTimeKnown,
  });
  const [chart, birthChart] = [chartOf(engine, returned, asked), chartOf(engine, moment, asked)];
  const aspects = aspectsBetween(castingPoints(chart, isTimeKnown), castingPoints(birthChart, isTimeKnown), {
    moving: 'first',
  });
  return {
    ...recordOf(chart),
    warnings: withDoubt(chart.warnings, RETURN_UNCERTAIN),
    solarReturnDatetime: textOf(returned, birth),
    year,
    natalAspects: aspects.aspects.map(aspectData),
  };
}

/** Warnings of a chart that rests on a birth: where its hour is not known, what that makes of the chart stands second. */
function withDoubt(warnings: readonly Warning[], doubt: Warning): readonly Warning[] {
  return warnings.flatMap((one) => (one.code === 'TIME_ASSUMED' ? [one, doubt] : [one]));
}

/** A day of the sky is a year of life. */
const PROGRESSION_UNCERTAIN: Warning = {
  code: 'PROGRESSION_UNCERTAIN',
  message:
    'This sky may be up to half a day off, and half a day stands for half a year of life: what is told here may come so much sooner or later. The Moon may stand some 7° away; angles and houses are left out.',
};
