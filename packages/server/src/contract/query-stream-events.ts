/** The events of a streamed answer as the document tells of them, in the order in which they come. */

import type { StreamEvent } from '../http/stream/events.ts';
import { STREAM_FORMATS } from '../http/stream/framing.ts';
import { COST, QUERY_ANSWER, TOKENS, WALLET } from './query-answer.ts';
import { fixed, integer, type JsonSchema, oneOf, ref, shape, text, truth } from './schema.ts';

type Named = { readonly [Type in StreamEvent['type']]: JsonSchema };

/** Each event of `format=events`: `event: NAME`, `id: N`, `data: ` and this record in one line of ASCII. */
export const QUERY_STREAM_EVENTS: Named = {
  started: shape(
    {
      type: fixed('started'),
      requestId: text('The same as X-Request-Id.'),
      conversationId: text('Send it with the next question.'),
      speed: text('Tier.'),
      version: text('Edition of the rules.'),
      cost: text('What answers cost, for people; what is charged stands in `billing_completed`.'),
    },
    'First of all.',
  ),
  progress: shape(
    {
      type: fixed('progress'),
      stage: text('What is being done.'),
      percent: integer('Of the whole.', { minimum: 0, maximum: 100 }),
    },
    'Before each stage.',
  ),
  stage_completed: shape(
    {
      type: fixed('stage_completed'),
      stage: oneOf('', ['time', 'chart', 'facts', 'interpretation']),
      durationMs: integer('Milliseconds.', { minimum: 0 }),
      'birthChart?': ref('Chart'),
    },
    'After each stage; `time` and `chart` only with a birth. `chart` has the chart.',
  ),
  data_sources: shape(
    {
      type: fixed('data_sources'),
      engine: text(''),
      dataSource: text(''),
      rulesEdition: text(''),
      ephemeris: text(''),
    },
    'On what the answer rests.',
  ),
  delta: shape(
    {
      type: fixed('delta'),
      index: integer('From 0, without gaps.', { minimum: 0 }),
      text: text('All of them in their order are `response` of `completed`.'),
    },
    'A piece of the answer. The first one comes after the charge.',
  ),
  billing_completed: shape(
    {
      type: fixed('billing_completed'),
      cost: { ...COST, description: 'What the answer cost.' },
      wallet: { ...WALLET, description: 'What that did to the wallet.' },
      usage: { ...TOKENS, description: 'What the answer took.' },
    },
    'What the answer cost.',
  ),
  completed: {
    allOf: [shape({ type: fixed('completed') }), QUERY_ANSWER],
    description: 'Last: the record that the same question is answered with when nothing is streamed.',
  },
  billing_error: shape(
    { type: fixed('billing_error'), code: text(''), message: text(''), charged: fixed(0) },
    'Billing did not take the charge: no word of the answer comes, and `error` follows.',
  ),
  error: shape(
    {
      type: fixed('error'),
      code: text('As in a refusal.'),
      message: text('For people.'),
      retryable: truth('Whether to try again may help.'),
      'retryAfter?': integer('Seconds.', { minimum: 1 }),
      refunded: truth('Whether nothing stays charged: what was set aside or paid has been given back.'),
    },
    'Last, where the answer broke off.',
  ),
};

/** Headers of a stream, beside those of every answer. */
export const STREAM_ANSWER_HEADERS: Readonly<Record<string, JsonSchema>> = {
  'X-Accel-Buffering': oneOf('Proxies pass each event on at once.', ['no']),
  'X-Vercel-AI-UI-Message-Stream': oneOf(`With \`format=${STREAM_FORMATS[2]}\`.`, ['v1']),
};
