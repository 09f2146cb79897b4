/** unknown → a turn of a conversation about one chart: the birth on top, as in every chart call, and what was said. */

import { isRecord, type JsonRecord } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import { ANSWER_RECEIPT_FIELD, readSigning } from './answer-receipt.ts';
import { birthSchema, type TimeReader, WRAPPER } from './birth.ts';
import { Input } from './fields.ts';
import { CAST_FIELDS, readCast } from './query-birth.ts';
import { LONGEST_QUESTION, type QueryInput, readWords, TRADITION_FIELDS } from './query-input.ts';
import { CATEGORY, QUESTION_OPTIONS, readQuestionOptions, SYSTEM } from './query-options.ts';
import { type JsonSchema, listOf, oneOf, shape, text, truth } from './schema.ts';

const MOST_MESSAGES = 20;

/** A turn, checked. */
export interface ChatInput extends QueryInput {
  readonly includeChart: boolean;
}

const MESSAGE: JsonSchema = text('What is said; a summary of the chart when left out.', { minLength: 1 });

export const CHAT_REQUEST: JsonSchema = birthSchema({
  ...CAST_FIELDS,
  'message?': MESSAGE,
  'question?': { ...MESSAGE, description: 'The same as message.' },
  'text?': { ...MESSAGE, description: 'The same as message.' },
  'messages?': listOf(
    shape({ role: oneOf('', ['user', 'assistant']), content: text('', { minLength: 1 }) }),
    'A conversation that the caller keeps, in place of `message` and `conversationId`; the last one is of the user.',
    { minItems: 1, maxItems: MOST_MESSAGES },
  ),
  ...QUESTION_OPTIONS,
  ...TRADITION_FIELDS,
  'includeChart?': truth('The chart again, which the first turn has anyway.', { default: false }),
  'receipt?': ANSWER_RECEIPT_FIELD,
});

export const SAMPLE_CHAT_BIRTH: Readonly<Record<string, unknown>> = {
  datetime: '1990-01-15T10:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: '+05:30',
};

export const SAMPLE_CHAT: Readonly<Record<string, unknown>> = {
  ...SAMPLE_CHAT_BIRTH,
  message: 'When will my career improve?',
};

/**
 * The checked turn.
 *
 * @param acceptLanguage  the header, or null
 * @throws  Refusal MISSING_DATETIME, INVALID_DATETIME, VALIDATION_ERROR with every fault
 */
export function readChat(body: JsonRecord, engine: TimeReader, acceptLanguage: string | null): ChatInput {
  const input = new Input(body, WRAPPER);
  const system = input.choice(SYSTEM) ?? 'vedic';
  const birth = readCast(input, system, engine);
  const said = readMessages(input) ?? { question: readMessage(input), earlier: [] };
  const options = readQuestionOptions(input, acceptLanguage);
  const category = input.choice(CATEGORY) ?? null;
  const includeChart = input.flag('includeChart');
  const signing = readSigning(input, CHAT_REQUEST, body);
  if (birth === null || input.faults.length > 0) throw invalidInput(input.faults);
  return { ...options, ...said, birth, partner: null, system, category, includeChart, signing };
}

/** What is said under the first of its three names that is given; empty where nothing is. All of them have to be words. */
function readMessage(input: Input): string {
  const given = (['message', 'question', 'text'] as const).filter((name) => input.get(name) !== undefined);
  const [said = ''] = given.map((name) => readWords(input.get(name), input.pathOf(name), input));
  return said;
}

/** The last of the messages, and those of the user before it; null where there are none. */
function readMessages(input: Input): Pick<ChatInput, 'question' | 'earlier'> | null {
  const messages = input.get('messages');
  if (messages === undefined) return null;
  const path = input.pathOf('messages');
  if (!Array.isArray(messages) || messages.length < 1 || messages.length > MOST_MESSAGES) {
    input.fault(path, `messages is a list of 1 to ${MOST_MESSAGES} messages.`);
    return null;
  }
  const said = messages.map((message: unknown, i) => {
    const one = new Input(isRecord(message) ? message : {});
    const role = one.get('role');
    if (role !== 'user' && role !== 'assistant')
      input.fault(`${path}[${i}].role`, `${path}[${i}].role is user or assistant.`);
    // What was answered may be longer than what is asked; it is not read.
    const content = one.get('content');
    const isAnswer = role === 'assistant' && typeof content === 'string';
    return {
      role,
      content: isAnswer ? content.slice(0, LONGEST_QUESTION) : readWords(content, `${path}[${i}].content`, input),
    };
  });
  if (said[said.length - 1]?.role !== 'user') input.fault(path, 'The last of the messages is of the user.');
  const own = said.filter(({ role }) => role === 'user').map(({ content }) => content);
  return { question: own[own.length - 1] ?? '', earlier: own.slice(0, -1) };
}
