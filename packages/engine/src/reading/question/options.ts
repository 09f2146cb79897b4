/** What may be said beside a question, and the refusals of what may not. */

import { oneOf, readChoices } from '../../choice.ts';
import { EngineError } from '../../errors.ts';
import { LANGUAGES, type LanguageCode } from '../../language/index.ts';
import type { CivilDate } from '../../time/index.ts';
import type { Memory } from './question.ts';

export interface UnderstandOptions {
  /** The asker's day, from which “next year” is counted. */
  readonly asOf: CivilDate;
  /** Wins over what the text seems to be in. */
  readonly language?: LanguageCode | undefined;
  /** Taken when neither the text nor the conversation tells; `en`. */
  readonly fallback?: LanguageCode | undefined;
  /** What the question before left behind. */
  readonly memory?: Memory | undefined;
  /** Birth date of the person asked about: turns ages into years, and tells who is a minor. */
  readonly birth?: CivilDate | undefined;
}

const OPTION_NAMES = { asOf: true, language: true, fallback: true, memory: true, birth: true } as const;
/** Ten thousand units hold the five thousand characters that the service takes, whatever their script. */
const LONGEST = 10_000;

/**
 * The options with their defaults.
 *
 * @throws  EngineError INVALID_OPTION naming `text`, or the option as `options.name`
 */
export function readOptions(
  text: string,
  options: UnderstandOptions,
): {
  readonly asOf: CivilDate;
  readonly birth: CivilDate | null;
  readonly memory: Memory | undefined;
  readonly fallback: LanguageCode;
} {
  if (typeof text !== 'string' || text.length > LONGEST)
    throw new EngineError({
      code: 'INVALID_OPTION',
      field: 'text',
      allowed: `a text of at most ${LONGEST} characters`,
      message: typeof text === 'string' ? `text is longer than ${LONGEST} characters.` : 'text must be a text.',
    });
  const { asOf, birth, memory, fallback = 'en', language } = readChoices(options, 'options', OPTION_NAMES);
  if (language !== undefined) oneOf('options.language', language, LANGUAGES);
  readDay('options.asOf', asOf);
  if (birth !== undefined) readDay('options.birth', birth);
  return { asOf, birth: birth ?? null, memory, fallback: oneOf('options.fallback', fallback, LANGUAGES) };
}

function readDay(field: string, date: CivilDate): void {
  const whole = [date?.year, date?.month, date?.day].every(Number.isInteger);
  if (whole && date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= 31) return;
  const allowed = 'a date of year, month 1 … 12 and day 1 … 31';
  throw new EngineError({ code: 'INVALID_OPTION', field, allowed, message: `${field} must be ${allowed}.` });
}
