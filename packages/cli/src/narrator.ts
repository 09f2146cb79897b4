/** The engine's narrator over births: for `khagol ask` and for the tool of the same name. */

import type { Birth, Engine, Moment } from '@khagol/engine';
import { type Horoscope, openJyotish, panchangOn } from '@khagol/engine/jyotish';
import type { LanguageCode } from '@khagol/engine/language';
import { FAMILIES, openRules } from '@khagol/engine/reading';
import {
  type Answer,
  type AnswerGround,
  type AnswerOptions,
  answerOf,
  type Question,
  understand,
} from '@khagol/engine/reading/answer';
import { clockOfMoment, dateOf } from '@khagol/engine/time';
import { theEngine } from './engine.ts';
import { languageOf, readingOf } from './spoken.ts';

/** What is asked, about whom, and when now is. */
export interface Asked {
  readonly question: string;
  readonly birth: Birth | null;
  readonly partner: Birth | null;
  /** ISO 639-1; that of the question when null. */
  readonly language: string | null;
  /** Civil Julian date. */
  readonly atJdUt: number;
  readonly options: AnswerOptions;
}

/**
 * The answer of the built-in narrator. The same question at the same instant gives the same words.
 *
 * @throws  EngineError naming the field; CommandError for a language that is not spoken
 */
export async function answered(asked: Asked): Promise<Answer> {
  const engine = await theEngine();
  const moment = asked.birth === null ? null : engine.moment(asked.birth);
  const { question, language } = questionOf(asked, moment);
  const reading = await readingOf(language);
  const voice = {
    language: await languageOf(language),
    rules: openRules(FAMILIES),
    ...(reading === null ? {} : reading),
  };
  return answerOf(question, await groundOf(engine, asked, moment, question), voice, asked.options);
}

function questionOf(
  { question: text, partner, language, atJdUt }: Asked,
  moment: Moment | null,
): { readonly question: Question; readonly language: string } {
  const understood = understand(text, {
    asOf: dateOf(moment === null ? Math.floor(atJdUt + 0.5) : clockOfMoment(moment).read(atJdUt).dayNumber),
    // The engine refuses a language that it does not know.
    ...(language === null ? {} : { language: language as LanguageCode }),
    ...(moment === null ? {} : { birth: birthDay(moment) }),
  });
  const isOpen = understood.topic === 'general' && understood.kind === 'reading' && !understood.offField;
  // Who brings two births and names nothing asks about the two.
  const question: Question =
    isOpen && partner !== null ? { ...understood, kind: 'match', topic: 'marriage' } : understood;
  return { question, language: question.language.code };
}

/** The day of a birth by its own clock. */
function birthDay({ local }: Moment): { readonly year: number; readonly month: number; readonly day: number } {
  const [, year, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)/.exec(local) ?? [];
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** What the answer may look at: the chart in its tradition, the sky of other times, the other one of two, the day at the place of birth. */
async function groundOf(
  engine: Engine,
  { partner, atJdUt, options }: Asked,
  moment: Moment | null,
  { kind, scope }: Question,
): Promise<AnswerGround> {
  if (moment === null) return { atJdUt };
  const jyotish = openJyotish(engine);
  const { zodiac } = jyotish;
  const horoscope = (birth: Birth | Moment): Horoscope => jyotish.horoscope(birth);
  const clock = clockOfMoment(moment);
  const nativityOf = options.system === 'western' ? (await import('@khagol/engine/western')).nativityOf : null;
  const western = (birth: Moment): Pick<AnswerGround, 'nativity'> =>
    nativityOf === null ? {} : { nativity: nativityOf(engine.kernel, birth) };
  return {
    atJdUt,
    horoscope: horoscope(moment),
    zodiac,
    clock,
    kernel: engine.kernel,
    ...western(moment),
    ...(partner === null ? {} : { partner: { horoscope: horoscope(partner), ...western(engine.moment(partner)) } }),
    ...(kind === 'day' ? { day: panchangOn(zodiac, clock, scope?.fromDate ?? clock.read(atJdUt).dayNumber) } : {}),
  };
}
