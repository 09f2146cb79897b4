/** A question answered beside the page: the words of a language are fetched, and its word trees grown, when it is first spoken. */

import type { LanguageCode } from '@khagol/engine/language';
import { FAMILIES, openRules } from '@khagol/engine/reading';
import {
  type Answer,
  answerGroundOf,
  answerOf,
  askerOf,
  type Memory,
  memoryOf,
  ofTwo,
  understand,
  type Voice,
} from '@khagol/engine/reading/answer';
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
  const moment = engine.moment(asked.birth);
  const understood = understand(asked.question, {
    ...askerOf(moment, atJdUt),
    ...(language === '' ? {} : { language }),
    ...(last === undefined ? {} : { memory: last }),
  });
  const question = asked.partner === null ? understood : ofTwo(understood);
  const voice = await voiceOf(question.language.code);
  const chart: ChartChoices = { ...lahiriWholeSign, ayanamsa: asked.ayanamsa, nodeType: asked.nodeType };
  const partner = asked.partner === null ? null : { moment: engine.moment(asked.partner), chart };
  const ground = answerGroundOf({ kernel: engine.kernel, atJdUt, system, birth: { moment, chart }, partner }, question);
  return { answer: answerOf(question, ground, voice, { system, includeRemedies }), memory: memoryOf(question) };
}

async function voiceOf(code: LanguageCode): Promise<Voice> {
  const [language, words] = await Promise.all([languageOfCode(code), readingOf(code)]);
  return { language, rules, ...words };
}
