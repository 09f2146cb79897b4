/** What may be said beside a question, in every call that asks one: tier, edition of the rules, language, form. Each field both reads and describes itself. */

import { LANGUAGES, type LanguageCode } from '@khagol/engine/language';
import type { Tier } from '../ports/index.ts';
import { type ChoiceField, choiceSchema, type Input } from './fields.ts';
import { type JsonSchema, text, truth } from './schema.ts';

export const SPEED: ChoiceField<Tier> = {
  name: 'speed',
  values: ['standard', 'fast', 'eco'],
  aliases: {},
  description:
    'Tier. `fast` costs more and comes first; `eco` costs less and tells less. Each answers as soon as it can.',
};

/** Edition of the rules that an answer is read by. */
export type RulesVersion = '2' | '2.5';

export const VERSION: ChoiceField<RulesVersion> = {
  name: 'version',
  values: ['2', '2.5'],
  aliases: {},
  description:
    'Edition of the rules: `2` reads birth chart, navamsha and dashas; `2.5` transits and ashtakavarga beside. Numbers are taken, too.',
};

export type System = 'vedic' | 'western' | 'kp';

export const SYSTEM: ChoiceField<System> = {
  name: 'system',
  values: ['vedic', 'western', 'kp'],
  aliases: { jyotish: 'vedic', tropical: 'western' },
  description:
    'Tradition that the chart is cast in. `kp` takes ayanamsa `kp` and houses `placidus` unless they are named, and is read by the rules of `vedic`, which count houses by sign (warning `HOUSES_BY_SIGN` where `birthChart` has others); sub lords and significators are in the report `kp`. `western` is tropical, with `placidus`.',
};

export type ResponseFormat = 'text' | 'markdown' | 'json';

export const RESPONSE_FORMAT: ChoiceField<ResponseFormat> = {
  name: 'responseFormat',
  values: ['text', 'markdown', 'json'],
  aliases: {},
  description: 'Form of the answer; `json` adds `structuredResponse`.',
};

export const CATEGORIES = ['career', 'marriage', 'health', 'finance', 'spiritual', 'general'] as const;
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY: ChoiceField<Category> = {
  name: 'category',
  values: CATEGORIES,
  aliases: {},
  description: 'What the question is about, where its words leave that open.',
};

/** Form of an id of a conversation. */
export const CONVERSATION_ID: RegExp = /^[\w-]{1,128}$/;

export const QUESTION_OPTIONS: Readonly<Record<string, JsonSchema>> = {
  'speed?': choiceSchema(SPEED, 'standard'),
  'version?': { ...choiceSchema(VERSION, '2.5'), enum: [...VERSION.values, 2, 2.5] },
  'language?': text(
    `Language of the answer, ISO 639-1: ${LANGUAGES.join(', ')}. Found by the question when left out; one that is not spoken is answered in English, with a warning.`,
    { minLength: 1, maxLength: 35, examples: ['hi'] },
  ),
  'conversationId?': text(
    'Of an earlier answer: this question follows it. One that is not known begins a new conversation under an id of its own.',
    { pattern: CONVERSATION_ID.source },
  ),
  'includeRemedies?': truth('Tell remedies that tradition knows.', { default: false }),
  'responseFormat?': choiceSchema(RESPONSE_FORMAT, 'text'),
  'keepContent?': truth(
    'Keep question and answer with the conversation. Otherwise only what it was about is kept: topic, time and person.',
    { default: false },
  ),
};

export interface Warning {
  readonly code: string;
  readonly message: string;
}

export interface QuestionOptions {
  readonly speed: Tier;
  readonly version: RulesVersion;
  /** Wins over what the question seems to be in; null where that decides. */
  readonly language: LanguageCode | null;
  /** Where neither question nor conversation tells. */
  readonly fallbackLanguage: LanguageCode;
  readonly conversationId: string | null;
  readonly includeRemedies: boolean;
  readonly responseFormat: ResponseFormat;
  readonly keepContent: boolean;
  readonly warnings: readonly Warning[];
}

/** The options of a body; faults go into the input. @param acceptLanguage  the header, or null */
export function readQuestionOptions(input: Input, acceptLanguage: string | null): QuestionOptions {
  const { language, warnings } = readLanguage(input);
  return {
    speed: input.choice(SPEED) ?? 'standard',
    version: readVersion(input),
    language,
    fallbackLanguage: preferredLanguage(acceptLanguage),
    conversationId: readConversationId(input),
    includeRemedies: input.flag('includeRemedies'),
    responseFormat: input.choice(RESPONSE_FORMAT) ?? 'text',
    keepContent: input.flag('keepContent'),
    warnings,
  };
}

function readVersion(input: Input): RulesVersion {
  const value = input.get(VERSION.name);
  if (value === 2 || value === 2.5) return value === 2 ? '2' : '2.5';
  return input.choice(VERSION) ?? '2.5';
}

function readConversationId(input: Input): string | null {
  const value = input.get('conversationId');
  if (value === undefined) return null;
  if (typeof value === 'string' && CONVERSATION_ID.test(value)) return value;
  input.fault(input.pathOf('conversationId'), 'conversationId is 1 to 128 letters, digits, hyphens and underscores.');
  return null;
}

function readLanguage(input: Input): Pick<QuestionOptions, 'language' | 'warnings'> {
  const value = input.get('language');
  if (value === undefined) return { language: null, warnings: [] };
  if (typeof value !== 'string' || value.trim() === '' || value.length > 35) {
    input.fault(input.pathOf('language'), 'language is a code of ISO 639-1, such as hi.');
    return { language: null, warnings: [] };
  }
  const spoken = spokenLanguage(value);
  if (spoken !== null) return { language: spoken, warnings: [] };
  const message = `The language asked for is not spoken here; the answer is in English. Spoken are ${LANGUAGES.join(', ')}.`;
  return { language: 'en', warnings: [{ code: 'LANGUAGE_NOT_SPOKEN', message }] };
}

/** The language of a tag such as `hi-IN`; null for one that is not spoken. */
function spokenLanguage(tag: string): LanguageCode | null {
  const code = tag.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((known) => known === code) ?? null;
}

/** Longest header that is looked at. */
const LONGEST_PREFERENCE = 500;

/** The first spoken language of an Accept-Language header by its weights; English without one. */
export function preferredLanguage(header: string | null): LanguageCode {
  const wishes = (header ?? '')
    .slice(0, LONGEST_PREFERENCE)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return { code: spokenLanguage(tag), weight: /^[01](?:\.\d{0,3})?$/.test(weight) ? Number(weight) : 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes.find(({ code }) => code !== null)?.code ?? 'en';
}
