/** The answer to a question as the document tells of it. */

import type { Tier } from '../ports/index.ts';
import { SIGNED_ANSWER } from './answer-receipt.ts';
import { SPEED } from './query-options.ts';
import { fixed, integer, type JsonSchema, listOf, number, oneOf, ref, shape, text, truth } from './schema.ts';

export const FINISH_REASONS = ['complete', 'length', 'budgetExceeded', 'stopSequence', 'filtered', 'unknown'] as const;

export const TIERS: readonly Tier[] = SPEED.values;

const paragraphs = (description: string): JsonSchema => listOf(text(''), description);

const STRUCTURED: JsonSchema = shape(
  {
    title: text(''),
    preamble: text('The verdict.'),
    sections: listOf(
      shape({
        heading: text(''),
        level: integer('', { minimum: 1, maximum: 6 }),
        paragraphs: paragraphs(''),
        bullets: paragraphs(''),
        numbered: paragraphs(''),
      }),
      '',
    ),
  },
  'The same answer in parts.',
);

const REMEDY = shape({
  planet: text('English name; empty where it is for no planet.'),
  type: text('Such as `mantra`, `charity`.'),
  text: text(''),
  source: text(''),
  classification: text('On whose word: `classical`, `convention`.'),
});

const CITATION = shape({
  id: text('Name of the rule.'),
  topic: text(''),
  source: text('The work, or the convention.'),
  reference: text('Chapter and verse, where there is one.'),
  text: text('The sentence of the answer that rests on it.'),
});

export const WARNINGS: JsonSchema = listOf(shape({ code: text(''), message: text('') }), 'May be empty.');

export const TOKENS: JsonSchema = shape({
  input_tokens: integer('', { minimum: 0 }),
  output_tokens: integer('', { minimum: 0 }),
  total_tokens: integer('Their sum.', { minimum: 0 }),
});

const usd = (description: string): JsonSchema => number(description, { minimum: 0 });

const METADATA: Readonly<Record<string, JsonSchema>> = {
  model: text('Tier and edition, such as `standard-2.5`.', { examples: ['standard-2.5'] }),
  processing_time_ms: integer('Milliseconds.', { minimum: 0 }),
  engine: text(''),
  speed: oneOf('The tier used.', TIERS),
  usage: TOKENS,
  finishReason: oneOf('Why the answer ended.', FINISH_REASONS),
  truncated: truth('Whether more was to be said.'),
  requestId: text('The same as X-Request-Id.'),
  timestamp: text('ISO 8601, UTC.'),
};

export const COST: JsonSchema = shape({ total_usd: usd('Charged.'), currency: fixed('USD') });

export const WALLET: JsonSchema = shape({
  balance_before: usd('Dollars.'),
  deducted: usd('Dollars.'),
  balance_after: usd('Dollars: the first less the second.'),
  currency: fixed('USD'),
});

/** What an answer may have beside its text. */
export const BESIDE_ANSWER: Readonly<Record<string, JsonSchema>> = {
  'structuredResponse?': STRUCTURED,
  'remedies?': listOf(REMEDY, 'Where they were asked for.'),
  'citations?': listOf(CITATION, 'On what the statements rest.'),
  'confidence?': number('0 to 1.', { minimum: 0, maximum: 1 }),
  ...SIGNED_ANSWER,
};

/** What an answer has, whoever carries it. */
const ANSWER: Readonly<Record<string, JsonSchema>> = {
  success: fixed(true),
  response: text('The answer.'),
  answer: text('The same.'),
  followUpSuggestions: listOf(text(''), 'Questions that could come next.', { maxItems: 5 }),
  'birthChart?': ref('Chart'),
  'partnerChart?': ref('Chart'),
  conversationId: text('Send it with the next question.'),
  ...BESIDE_ANSWER,
  language: text('Of the answer, ISO 639-1.'),
  warnings: WARNINGS,
};

export const QUERY_ANSWER: JsonSchema = shape({
  ...ANSWER,
  metadata: shape({ ...METADATA, cost: COST, wallet: WALLET }),
});

/** An answer of a batch: the wallet is told once, of the whole. */
export const BATCH_ANSWER: JsonSchema = shape({ ...ANSWER, metadata: shape({ ...METADATA, cost: COST }) });

export const SPEED_HEADER: Readonly<Record<string, JsonSchema>> = {
  'X-Service-Speed': oneOf('The tier used.', TIERS),
};

/** Request headers of a question. */
export const QUESTION_HEADERS: Readonly<Record<string, JsonSchema>> = {
  'Accept-Language': text('Language of the answer where the question does not tell.', { examples: ['hi, en;q=0.5'] }),
};
