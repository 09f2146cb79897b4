/** The ten events as the document tells of them: body, headers, and what the receiver is to answer. */

import { EVENT_TYPES, type EventType } from '../ports/index.ts';
import { fixed, integer, type JsonSchema, listOf, number, oneOf, shape, text, truth } from './schema.ts';

const seconds = (description: string): JsonSchema => integer(`${description} Seconds since 1970.`, { minimum: 0 });
const count = (description: string): JsonSchema => integer(description, { minimum: 0 });
const orNull = (type: string, description: string): JsonSchema => ({ type: [type, 'null'], description });

const user = orNull('string', 'Id of the account; null where a house serves one owner.');
const usd = shape({ total_usd: number('', { minimum: 0 }), currency: fixed('USD') });
const places: Readonly<Record<string, JsonSchema>> = {
  ascendant: shape({ sign: text(''), degree: number('Within the sign.', { minimum: 0, exclusiveMaximum: 30 }) }),
  moon_sign: text(''),
  sun_sign: text(''),
  nakshatra: orNull('string', 'Null in a tropical chart.'),
};
const chart: Readonly<Record<string, JsonSchema>> = {
  chart_id: text('`cht_…`, equal for equal input.'),
  user_id: user,
  birth_data: shape({
    datetime: text('As it was sent; noon where no hour was.'),
    latitude: number('Degrees.', { minimum: -90, maximum: 90 }),
    longitude: number('Degrees.', { minimum: -180, maximum: 180 }),
    timezone: text('As it was resolved.'),
  }),
  ...places,
  system: oneOf('', ['vedic', 'western']),
  time_known: truth(
    'False: no hour of birth was given. The ascendant is then that of noon, and the signs and the nakshatra may be others.',
  ),
  request_id: text('Of the call that made it.'),
};
const plan = shape({
  id: text(''),
  name: text(''),
  price_usd: number('', { minimum: 0 }),
  credits: count('A month.'),
  requests: orNull('integer', 'A month; null where the credits are the quota.'),
});
const subscription: Readonly<Record<string, JsonSchema>> = {
  subscription_id: text('`sub_…`'),
  user_id: user,
  plan,
  status: fixed('active'),
  current_period_start: seconds(''),
  current_period_end: seconds(''),
  currency: fixed('USD'),
};
const quota = (percent: 80 | 100): Readonly<Record<string, JsonSchema>> => ({
  user_id: user,
  metric: oneOf('', ['requests', 'credits']),
  threshold_percent: fixed(percent),
  used: number('', { minimum: 0 }),
  limit: number('', { minimum: 0 }),
  remaining: number('', { minimum: 0 }),
  percent: number('With one decimal.', { minimum: 0 }),
  period_start: seconds(''),
  period_end: seconds(''),
  plan: text('Id of the plan.'),
});

interface EventWords {
  readonly summary: string;
  readonly data: JsonSchema;
}

const EVENTS: Readonly<Record<EventType, EventWords>> = {
  'chart.created': { summary: 'A birth chart was made for the first time.', data: shape(chart) },
  'chart.updated': {
    summary: 'A birth chart that was made before came out otherwise.',
    data: shape({
      ...chart,
      previous: shape(places),
      changed: listOf(oneOf('', Object.keys(places)), 'What is other than before.'),
      reason: oneOf('', ['options', 'engine', 'birth_data']),
    }),
  },
  'ai.response.completed': {
    summary: 'A question was answered.',
    data: shape({
      response_id: text('`rsp_…`'),
      user_id: user,
      conversation_id: orNull('string', ''),
      request_id: text(''),
      'chart_id?': text('`cht_…`'),
      speed: oneOf('', ['standard', 'fast', 'eco']),
      version: text('Of the tier, such as `2.5`.'),
      model: text(''),
      language: text('ISO 639-1.'),
      streamed: truth(''),
      processing_time_ms: count(''),
      usage: shape({ input_tokens: count(''), output_tokens: count(''), total_tokens: count('') }),
      cost: usd,
      'content?': shape({ question: text(''), answer: text('') }, 'For subscriptions with `include_content` alone.'),
      'content_omitted?': truth('The text was too large for an event.'),
    }),
  },
  'ai.batch.completed': {
    summary: 'A batch of questions was answered.',
    data: shape({
      batch_id: text('`bat_…`'),
      user_id: user,
      total: count(''),
      succeeded: count(''),
      failed: count(''),
      started_at: seconds(''),
      completed_at: seconds(''),
      items: listOf(
        shape({ id: text(''), status: oneOf('', ['succeeded', 'failed']), 'response_id?': text('') }),
        'In the order of the batch.',
      ),
      cost: usd,
    }),
  },
  'billing.subscription.created': { summary: 'A plan began.', data: shape(subscription) },
  'billing.subscription.updated': {
    summary: 'A plan was changed or renewed.',
    data: shape({
      ...subscription,
      previous_plan: plan,
      change: oneOf('', ['plan_changed', 'renewed', 'quantity']),
    }),
  },
  'billing.subscription.cancelled': {
    summary: 'A plan was cancelled.',
    data: shape({
      subscription_id: text('`sub_…`'),
      user_id: user,
      plan,
      cancelled_at: seconds(''),
      effective_at: seconds(''),
      'reason?': text(''),
      access_until: seconds(''),
    }),
  },
  'billing.payment.failed': {
    summary: 'A payment was tried and failed.',
    data: shape({
      payment_id: text('`pay_…`'),
      'subscription_id?': text('`sub_…`'),
      user_id: user,
      amount_usd: number('', { minimum: 0 }),
      currency: fixed('USD'),
      failure_code: text(''),
      failure_message: text(''),
      attempt: integer('', { minimum: 1 }),
      'next_attempt_at?': seconds(''),
    }),
  },
  'usage.threshold.reached': {
    summary: '80 % of the month’s quota is used; once a month and metric.',
    data: shape(quota(80)),
  },
  'usage.limit.exceeded': {
    summary: 'The month’s quota is used up; once a month and metric.',
    data: shape({ ...quota(100), resets_at: seconds(''), upgrade_url: text('') }),
  },
};

/** Name, sentence and body of each event, in the published order. */
export function eventBodies(): readonly (EventWords & { readonly type: EventType; readonly body: JsonSchema })[] {
  return EVENT_TYPES.map((type) => ({
    type,
    ...EVENTS[type],
    body: shape({
      id: text('`evt_…`: the same in every attempt, so that a receiver knows a repetition.', { pattern: '^evt_\\w+$' }),
      type: fixed(type),
      created: seconds('When it happened; in the last attempt up to 38 minutes ago, in one asked for again longer.'),
      api_version: text('Edition of the bodies.', { pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
      'test?': truth('Nothing happened: the subscriber asked for a test.'),
      data: EVENTS[type].data,
    }),
  }));
}

const header = (name: string, description: string, schema: JsonSchema, required = true): JsonSchema => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

/** Headers of a delivery. */
export const DELIVERY_HEADERS: readonly JsonSchema[] = [
  header(
    'X-Service-Signature',
    '`sha256=` and the lower-case hexadecimal HMAC-SHA-256 of the raw body, keyed with the secret as it is written. Compare the whole value in constant time.',
    { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
  ),
  header(
    'X-Service-Signature-Previous',
    'The same with the secret before, for a day after a change.',
    { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
    false,
  ),
  header('X-Service-Event', 'Name of the event.', { enum: EVENT_TYPES }),
  header('X-Service-Delivery', 'Id of the event.', { type: 'string', pattern: '^evt_\\w+$' }),
  header(
    'X-Service-Timestamp',
    'Of this attempt, seconds since 1970. Not covered by X-Service-Signature, but by Webhook-Signature.',
    {
      type: 'string',
      pattern: '^\\d+$',
    },
  ),
  header('Webhook-Id', 'Id of the event, as Standard Webhooks names it.', { type: 'string', pattern: '^evt_\\w+$' }),
  header('Webhook-Timestamp', 'Of this attempt, seconds since 1970.', { type: 'string', pattern: '^\\d+$' }),
  header(
    'Webhook-Signature',
    'Standard Webhooks: `v1,` and the base64 HMAC-SHA-256 of `id.timestamp.body`, keyed with the bytes that stand in base64 behind `whsec_` (a secret of another form: its own bytes); two with a space between while a secret is changed. Refuse what is more than 300 s from now.',
    { type: 'string', pattern: '^v1,[A-Za-z0-9+/]{43}=(?: v1,[A-Za-z0-9+/]{43}=)?$' },
  ),
];
