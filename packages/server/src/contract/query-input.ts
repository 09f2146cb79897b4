/** unknown → a question with whom it is about, and what may be said beside it. */

import { type JsonRecord, own } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import { ANSWER_RECEIPT_FIELD, readSigning } from './answer-receipt.ts';
import type { TimeReader } from './birth.ts';
import { choiceSchema, Input } from './fields.ts';
import { type AskedBirth, nestedBirthSchema, readNestedBirth } from './query-birth.ts';
import {
  CATEGORY,
  type Category,
  QUESTION_OPTIONS,
  type QuestionOptions,
  readQuestionOptions,
  SYSTEM,
  type System,
} from './query-options.ts';
import { type JsonSchema, shape, text } from './schema.ts';

/** Characters of a question: code points, without what stands around it. */
export const LONGEST_QUESTION = 5000;

/** A question, checked. */
export interface QueryInput extends QuestionOptions {
  /** Nothing around it; empty where a general reading is wanted. */
  readonly question: string;
  /** Null for a question that is about nobody's chart. */
  readonly birth: AskedBirth | null;
  readonly partner: AskedBirth | null;
  readonly system: System;
  readonly category: Category | null;
  /** What was asked before in a conversation that the caller keeps, the oldest first. */
  readonly earlier: readonly string[];
  /** The question as a receipt holds it; null where none is wanted. */
  readonly signing: JsonRecord | null;
}

/** What is said beside a question that names its tradition. */
export const TRADITION_FIELDS: Readonly<Record<string, JsonSchema>> = {
  'system?': choiceSchema(SYSTEM, 'vedic'),
  'category?': choiceSchema(CATEGORY),
};

export const QUESTION: JsonSchema = text('1 to 5000 characters that are not all blank.', {
  minLength: 1,
  examples: ['When will my career improve?'],
});

export const QUERY_REQUEST: JsonSchema = shape({
  question: QUESTION,
  'birthDetails?': nestedBirthSchema('Of the person asked about; without, the question is answered in general.'),
  'partnerBirthDetails?': nestedBirthSchema('Of a second person, for questions about two; needs `birthDetails`.'),
  ...QUESTION_OPTIONS,
  ...TRADITION_FIELDS,
  'receipt?': ANSWER_RECEIPT_FIELD,
});

export const SAMPLE_QUERY: Readonly<Record<string, unknown>> = {
  question: 'When will my career improve?',
  birthDetails: { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' },
};

/**
 * The checked question.
 *
 * @param acceptLanguage  the header, or null
 * @throws  Refusal INVALID_INPUT for a blank question and faulty births, VALIDATION_ERROR for every other fault; with all of them
 */
export function readQuery(body: JsonRecord, engine: TimeReader, acceptLanguage: string | null): QueryInput {
  const input = new Input(body);
  const question = readQuestion(input);
  const system = input.choice(SYSTEM) ?? 'vedic';
  const birth = readNestedBirth(body, 'birthDetails', system, engine, input, 'INVALID_INPUT');
  const partner = readNestedBirth(body, 'partnerBirthDetails', system, engine, input, 'INVALID_INPUT');
  if (partner !== null && (own(body, 'birthDetails') ?? null) === null)
    input.fault('birthDetails', 'partnerBirthDetails needs birthDetails of the first person.', 'INVALID_INPUT');
  const options = readQuestionOptions(input, acceptLanguage);
  const category = input.choice(CATEGORY) ?? null;
  const signing = readSigning(input, QUERY_REQUEST, body);
  if (input.faults.length > 0) throw invalidInput(input.faults);
  return { ...options, question, birth, partner, system, category, earlier: [], signing };
}

function readQuestion(input: Input): string {
  return readAsked(input.get('question') ?? '', input);
}

/** What stands under `question`; faults go into the input, that of a blank one as INVALID_INPUT. */
export function readAsked(value: unknown, input: Input): string {
  if (typeof value !== 'string' || !isBlank(value)) return readWords(value, input.pathOf('question'), input);
  input.fault('question', 'question is 1 to 5000 characters that are not all blank.', 'INVALID_INPUT');
  return '';
}

/** Words of a person, without what stands around them; faults go into the input. */
export function readWords(value: unknown, field: string, input: Input): string {
  const words = typeof value === 'string' ? value.trim() : null;
  if (words !== null && !isBlank(words) && isWithin(words)) return words;
  input.fault(field, `${field} is text of 1 to ${LONGEST_QUESTION} characters that are not all blank.`);
  return '';
}

/** Whether there is nothing to be seen in a text: spaces, control characters and marks without a body. */
export function isBlank(words: string): boolean {
  return !/[^\s\p{C}\p{Z}\p{M}]/u.test(words);
}

function isWithin(words: string): boolean {
  if (words.length <= LONGEST_QUESTION) return true;
  return words.length <= 2 * LONGEST_QUESTION && [...words].length <= LONGEST_QUESTION;
}
