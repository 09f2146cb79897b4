/** Turns of a conversation and the conversations themselves, as the document tells of them. */

import { MOST_TURNS } from '../ports/index.ts';
import { BESIDE_ANSWER, TIERS, TOKENS, WARNINGS } from './query-answer.ts';
import { fixed, integer, type JsonSchema, listOf, oneOf, ref, shape, text } from './schema.ts';

export const CHAT: JsonSchema = shape({
  conversationId: text('Send it with the next turn.'),
  message: shape({ role: fixed('assistant'), content: text('') }),
  response: text('The same as message.content.'),
  answer: text('The same.'),
  followUpSuggestions: listOf(text(''), 'What could be said next.', { maxItems: 5 }),
  'birthChart?': ref('Chart'),
  turn: integer('1 for the first; no two of a conversation have the same, also when they are asked side by side.', {
    minimum: 1,
  }),
  speed: oneOf('The tier used.', TIERS),
  model: text('Tier and edition.', { examples: ['standard-2.5'] }),
  language: text('Of the answer, ISO 639-1.'),
  usage: TOKENS,
  ...BESIDE_ANSWER,
  warnings: WARNINGS,
});

const time = (description: string): JsonSchema => text(description, { format: 'date-time' });

const CONVERSATION: Readonly<Record<string, JsonSchema>> = {
  id: text(''),
  createdAt: time('ISO 8601, UTC.'),
  lastTurnAt: time(''),
  expiresAt: time('From then on it is no longer there.'),
  turns: integer('How many there were.', { minimum: 1 }),
  topic: text('Of the last turn.'),
  language: text('Of the last turn, ISO 639-1.'),
};

export const CONVERSATION_LIST: JsonSchema = shape({
  conversations: listOf(shape(CONVERSATION), 'The latest begun first.'),
  nextCursor: { type: ['string', 'null'], description: 'Where the next page begins; null on the last one.' },
});

export const CONVERSATION_WHOLE: JsonSchema = shape({
  ...CONVERSATION,
  kept: listOf(
    shape({
      id: text('Of the answer, `rsp_…`.'),
      at: time(''),
      topic: text(''),
      language: text(''),
      'question?': text('Where it was to be kept.'),
      'answer?': text('Where it was to be kept.'),
    }),
    `The last ${MOST_TURNS} turns, the oldest first.`,
    { minItems: 1, maxItems: MOST_TURNS },
  ),
});

export const CONVERSATION_EXTENDED: JsonSchema = shape(CONVERSATION);

export const CONVERSATION_DELETED: JsonSchema = shape({ id: text(''), deleted: fixed(true) });

export const CONVERSATION_PARAM: JsonSchema = text('`conversationId` of an answer.', { minLength: 1, maxLength: 128 });
