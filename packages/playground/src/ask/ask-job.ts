/** A question answered beside the page: the words of a language are fetched, and its word trees grown, when it is first spoken. */

import { ZodiacSky } from '@khagol/engine/chart';
import { horoscopeOf, panchangOn } from '@khagol/engine/jyotish';
import type { LanguageCode } from '@khagol/engine/language';
import { FAMILIES, openRules } from '@khagol/engine/reading';
import {
  type Answer,
  type AnswerGround,
  answerOf,
  type Memory,
  memoryOf,
  type Question,
  understand,
  type Voice,
} from '@khagol/engine/reading/answer';
import { clockOfMoment, dateOf, type Moment } from '@khagol/engine/time';
import { nativityOf } from '@khagol/engine/western';
import { type Birth, type ChartChoices, type Engine, lahiriWholeSign } from '../engine.ts';
import { languageOfCode, readingOf } from '../languages.ts';

export interface Asked {
  readonly question: string;
  /** A code of a language, or empty for that of the question. */
  readonly language: LanguageCode | '';
  readonly system: 'vedic' | 'western';
  readonly includeRemedies: boolean;
  readonly birth: Birth;
  /** The other one of two, where somebody was named. */
  readonly partner: Birth | null;
  readonly ayanamsa: string;
  readonly nodeType: 'mean' | 'true';
  /** What earlier answers left behind, the oldest first. */
  readonly memory: readonly Memory[];
  /** The present of the answer, a civil Julian date. */
  readonly atJdUt: number;
}

export interface Answered {
  readonly answer: Answer;
  readonly memory: Memory;
}

const rules = openRules(FAMILIES);

export async function run(engine: Engine, asked: Asked): Promise<Answered> {
  const { system, includeRemedies, language, memory, atJdUt } = asked;
  const last = memory[memory.length - 1];
  const clock = clockOfMoment(engine.moment(asked.birth));
  const question = understand(asked.question, {
    asOf: dateOf(clock.read(atJdUt).dayNumber),
    ...(language === '' ? {} : { language }),
    ...(last === undefined ? {} : { memory: last }),
  });
  const voice = await voiceOf(question.language.code);
  const ground = groundOf(engine, asked, question);
  return { answer: answerOf(question, ground, voice, { system, includeRemedies }), memory: memoryOf(question) };
}

async function voiceOf(code: LanguageCode): Promise<Voice> {
  const [language, words] = await Promise.all([languageOfCode(code), readingOf(code)]);
  return { language, rules, ...words };
}

function groundOf(
  engine: Engine,
  { birth, partner, ayanamsa, nodeType, system, atJdUt }: Asked,
  { kind, scope }: Question,
): AnswerGround {
  const chart: ChartChoices = { ...lahiriWholeSign, ayanamsa, nodeType };
  const zodiac = new ZodiacSky(engine.kernel, chart);
  const moment = engine.moment(birth);
  const clock = clockOfMoment(moment);
  const western = (one: Moment): object => (system === 'western' ? { nativity: nativityOf(engine.kernel, one) } : {});
  const cast = (one: Birth): ReturnType<typeof horoscopeOf> =>
    horoscopeOf(engine.kernel, engine.moment(one), { chart });
  return {
    atJdUt,
    horoscope: cast(birth),
    zodiac,
    clock,
    kernel: engine.kernel,
    ...western(moment),
    ...(partner === null ? {} : { partner: { horoscope: cast(partner), ...western(engine.moment(partner)) } }),
    ...(kind === 'day' ? { day: panchangOn(zodiac, clock, scope?.fromDate ?? clock.read(atJdUt).dayNumber) } : {}),
  };
}
