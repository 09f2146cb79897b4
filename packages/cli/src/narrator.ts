/** The engine's narrator over births: for `khagol ask` and for the tool of the same name. */

import { type Birth, type Engine, lahiriWholeSign, type Moment } from '@khagol/engine';
import type { LanguageCode } from '@khagol/engine/language';
import { FAMILIES, openRules } from '@khagol/engine/reading';
import {
  type Answer,
  type AnswerGround,
  type AnswerOptions,
  answerGroundOf,
  answerOf,
  askerOf,
  ofTwo,
  type Question,
  understand,
} from '@khagol/engine/reading/answer';
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
  return answerOf(question, groundOf(engine, asked, moment, question), voice, asked.options);
}

function questionOf(
  { question: text, partner, language, atJdUt }: Asked,
  moment: Moment | null,
): { readonly question: Question; readonly language: string } {
  const understood = understand(text, {
    ...askerOf(moment, atJdUt),
    // The engine refuses a language that it does not know.
    ...(language === null ? {} : { language: language as LanguageCode }),
  });
  return { question: partner === null ? understood : ofTwo(understood), language: understood.language.code };
}

function groundOf(
  engine: Engine,
  { partner, atJdUt, options }: Asked,
  moment: Moment | null,
  question: Question,
): AnswerGround {
  const chart = lahiriWholeSign;
  return answerGroundOf(
    {
      kernel: engine.kernel,
      atJdUt,
      system: options.system ?? 'vedic',
      birth: moment === null ? null : { moment, chart },
      partner: partner === null ? null : { moment: engine.moment(partner), chart },
    },
    question,
  );
}
