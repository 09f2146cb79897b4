/** Births become what a question is understood by and what its answer may look at: the same for every host that asks. */

import type { ChartChoices } from '../../chart/choices.ts';
import { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { EngineError } from '../../errors.ts';
import { horoscopeOf, panchangOn } from '../../jyotish/index.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { dateOf } from '../../time/calendar.ts';
import { clockOfMoment, type LocalClock } from '../../time/local-clock.ts';
import type { Moment } from '../../time/moment.ts';
import { nativityOf, type WesternChoices } from '../../western/index.ts';
import type { Question, UnderstandOptions } from '../question/index.ts';
import type { AnswerGround, System } from './answer.ts';

/** A birth, and how its charts are cast. */
export interface AnswerBirth {
  readonly moment: Moment;
  /** Of the sidereal chart. */
  readonly chart: ChartChoices;
  /** Of the Western one: tropical, Placidus when left out. */
  readonly western?: WesternChoices;
}

export interface AnswerGroundParts {
  /** Of an open engine. */
  readonly kernel: Kernel;
  /** The present, a civil Julian date. */
  readonly atJdUt: number;
  readonly system: System;
  readonly birth: AnswerBirth | null;
  /** The other one of two. */
  readonly partner: AnswerBirth | null;
}

/**
 * What `understand` has to know of the asker: today by the clock of the place of birth, since an evening there may be the next day at Greenwich, and the day of
 * birth, by which ages are counted and the young are spared.
 */
export function askerOf(moment: Moment | null, atJdUt: number): Pick<UnderstandOptions, 'asOf' | 'birth'> {
  if (moment === null) return { asOf: dateOf(Math.floor(atJdUt + 0.5)) };
  const [, year, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)/.exec(moment.local) ?? [];
  return {
    asOf: dateOf(clockOfMoment(moment).read(atJdUt).dayNumber),
    birth: { year: Number(year), month: Number(month), day: Number(day) },
  };
}

/** Who brings two births and names nothing asks about the two. */
export function ofTwo(question: Question): Question {
  return isOpen(question) ? { ...question, kind: 'match', topic: 'marriage' } : question;
}

/** Whether a question names neither a topic nor anything else to be told. */
export function isOpen({ topic, kind, offField }: Question): boolean {
  return topic === 'general' && kind === 'reading' && !offField;
}

/**
 * What the answer may look at: the chart in its tradition, the sky of other times, the other one of two, the day at the place of birth.
 *
 * @throws  EngineError OUT_OF_SPAN where no ephemeris covers a birth or the day; INVALID_OPTION for a choice that does not exist
 */
export function answerGroundOf(
  { kernel, atJdUt, system, birth, partner }: AnswerGroundParts,
  { kind, scope, days }: Pick<Question, 'kind' | 'scope' | 'days'>,
): AnswerGround {
  if (birth === null) return { atJdUt };
  const zodiac = new ZodiacSky(kernel, birth.chart);
  const clock = clockOfMoment(birth.moment);
  const recordsOf = ({
    moment,
    chart,
    western = {},
  }: AnswerBirth): Pick<AnswerGround, 'nativity'> & NonNullable<AnswerGround['partner']> => ({
    horoscope: horoscopeOf(kernel, moment, { chart }),
    ...(system === 'western' ? { nativity: nativityOf(kernel, moment, { chart: western }) } : {}),
  });
  return {
    atJdUt,
    zodiac,
    clock,
    kernel,
    ...recordsOf(birth),
    ...(partner === null ? {} : { partner: recordsOf(partner) }),
    ...(kind === 'day' && days.length === 0
      ? dayOn(zodiac, clock, scope?.fromDate ?? clock.read(atJdUt).dayNumber)
      : {}),
  };
}

/** Nothing of a date that the place never had: the one fault of a date that a question was understood to name. */
function dayOn(zodiac: ZodiacSky, clock: LocalClock, date: string | number): Pick<AnswerGround, 'day'> {
  try {
    return { day: panchangOn(zodiac, clock, date) };
  } catch (error) {
    if (error instanceof EngineError && error.code === 'INVALID_DATETIME') return {};
    throw error;
  }
}
