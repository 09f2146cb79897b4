/** Webhook subscriptions on the wire: what a request may say, read into typed values, and the records that go out. */

import { type JsonRecord, own } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import {
  type Attempt,
  DELIVERY_STATUSES,
  type Delivery,
  ENDPOINT_STATUSES,
  type Endpoint,
  EVENT_TYPES,
  type EventType,
} from '../ports/index.ts';
import { type Fault, Input } from './fields.ts';
import { integer, type JsonSchema, listOf, number, oneOf, shape, text, truth } from './schema.ts';

/** A subscription as it is asked for. */
export interface SubscribeInput {
  readonly url: string;
  readonly events: readonly EventType[];
  /** Null has one made. */
  readonly secret: string | null;
  readonly includeContent: boolean;
}

export interface TestInput {
  readonly webhookId: string;
  /** Null takes the first that the subscription asked for. */
  readonly eventType: EventType | null;
}

export interface ChangeInput {
  readonly url?: string;
  readonly events?: readonly EventType[];
  readonly status?: 'active' | 'paused';
  readonly includeContent?: boolean;
}

export interface RotateInput {
  readonly secret: string | null;
  readonly force: boolean;
}

export interface PageInput {
  readonly limit: number;
  /** Id of the last delivery seen. */
  readonly cursor: string | null;
}

const EVERY = '*';
const MOST_NAMED = 100;
const SECRET_FORM = '^[!-~]{16,256}$';
const SECRET = new RegExp(SECRET_FORM);
const CURSOR = /^dlv_[0-9a-z]{1,64}$/;
const [USUAL_PAGE, LARGEST_PAGE] = [20, 100];

/**
 * One address, two meanings: with `webhook_id` a test of that subscription, with `url` a new one.
 *
 * @throws  Refusal VALIDATION_ERROR for both, for neither, and with every field that is wrong
 */
export function readSubscribe(
  body: JsonRecord,
): { readonly kind: 'subscribe'; readonly wish: SubscribeInput } | { readonly kind: 'test'; readonly test: TestInput } {
  const given = (name: string): boolean => own(body, name) !== undefined && own(body, name) !== null;
  if (given('url') === given('webhook_id')) {
    const message = 'Send `url` to subscribe, or `webhook_id` to test a subscription: one of them.';
    throw invalidInput([{ code: 'VALIDATION_ERROR', field: given('url') ? 'webhook_id' : 'url', message }]);
  }
  if (given('url')) return { kind: 'subscribe', wish: readWish(body) };
  const faults: Fault[] = [];
  const webhookId = own(body, 'webhook_id');
  if (typeof webhookId !== 'string') fault(faults, 'webhook_id', 'webhook_id is the id of a subscription.');
  const eventType = readEventType(body, faults);
  if (eventType === null && faults.length === 0) fault(faults, 'event_type', NAMED);
  refuse(faults);
  return { kind: 'test', test: { webhookId: webhookId as string, eventType } };
}

/** @throws Refusal VALIDATION_ERROR */
export function readTest(body: JsonRecord): EventType | null {
  const faults: Fault[] = [];
  const eventType = readEventType(body, faults);
  refuse(faults);
  return eventType;
}

/** @throws Refusal VALIDATION_ERROR; a change of nothing is one, too */
export function readChange(body: JsonRecord): ChangeInput {
  const faults: Fault[] = [];
  const [url, events, status] = [own(body, 'url'), own(body, 'events'), own(body, 'status')];
  if (url !== undefined && typeof url !== 'string') fault(faults, 'url', 'url is text.');
  if (status !== undefined && status !== 'active' && status !== 'paused')
    fault(faults, 'status', 'status is active or paused.');
  const change: ChangeInput = {
    ...(typeof url === 'string' ? { url } : {}),
    ...(events === undefined ? {} : { events: readEvents(events, faults) }),
    ...(status === 'active' || status === 'paused' ? { status } : {}),
    ...(own(body, 'include_content') === undefined
      ? {}
      : { includeContent: readFlag(body, 'include_content', faults) }),
  };
  if (faults.length === 0 && Object.keys(change).length === 0)
    fault(faults, 'body', 'Nothing to change: send url, events, status or include_content.');
  refuse(faults);
  return change;
}

/** @throws Refusal VALIDATION_ERROR */
export function readRotate(body: JsonRecord): RotateInput {
  const faults: Fault[] = [];
  const rotation = { secret: readSecret(body, faults), force: readFlag(body, 'force', faults) };
  refuse(faults);
  return rotation;
}

/** @throws Refusal VALIDATION_ERROR */
export function readPage({ limit, cursor }: Readonly<Record<string, string>>): PageInput {
  const faults: Fault[] = [];
  const count = limit === undefined ? USUAL_PAGE : /^\d{1,3}$/.test(limit) ? Number(limit) : 0;
  if (count < 1 || count > LARGEST_PAGE) fault(faults, 'limit', `limit is a whole number from 1 to ${LARGEST_PAGE}.`);
  if (cursor !== undefined && !CURSOR.test(cursor))
    fault(faults, 'cursor', 'cursor is the nextCursor of the page before.');
  refuse(faults);
  return { limit: count, cursor: cursor ?? null };
}

function readWish(body: JsonRecord): SubscribeInput {
  const faults: Fault[] = [];
  const url = own(body, 'url');
  if (typeof url !== 'string') fault(faults, 'url', 'url is the address that events are sent to, as text.');
  const events = readEvents(own(body, 'events'), faults);
  const secret = readSecret(body, faults);
  const includeContent = readFlag(body, 'include_content', faults);
  refuse(faults);
  return { url: url as string, events, secret, includeContent };
}

/** The ten in their published order, each once. */
function readEvents(value: unknown, faults: Fault[]): readonly EventType[] {
  const names: readonly unknown[] = Array.isArray(value) ? value : [];
  if (names.length === 0 || names.length > MOST_NAMED) {
    fault(faults, 'events', `events is a list with at least one of ${EVENT_TYPES.join(', ')}, or "*" for all.`);
    return [];
  }
  for (const [i, name] of names.entries())
    if (name !== EVERY && !isEventType(name))
      fault(faults, `events[${i}]`, `events[${i}] is one of ${EVENT_TYPES.join(', ')}, or "*" for all.`);
  return names.includes(EVERY) ? EVENT_TYPES : EVENT_TYPES.filter((type) => names.includes(type));
}

const NAMED = `event_type is one of ${EVENT_TYPES.join(', ')}.`;

function readEventType(body: JsonRecord, faults: Fault[]): EventType | null {
  const value = own(body, 'event_type') ?? null;
  if (value === null || isEventType(value)) return value;
  fault(faults, 'event_type', NAMED);
  return null;
}

function isEventType(value: unknown): value is EventType {
  return EVENT_TYPES.some((type) => type === value);
}

/** The value is not repeated in the fault: it may be a real secret. */
function readSecret(body: JsonRecord, faults: Fault[]): string | null {
  const secret = own(body, 'secret') ?? null;
  if (secret === null || (typeof secret === 'string' && SECRET.test(secret))) return secret;
  fault(faults, 'secret', 'secret is 16 to 256 visible ASCII characters; without it, one is made.');
  return null;
}

function readFlag(body: JsonRecord, name: string, faults: Fault[]): boolean {
  const input = new Input(body);
  const isSet = input.flag(name);
  faults.push(...input.faults);
  return isSet;
}

function fault(faults: Fault[], field: string, message: string): void {
  faults.push({ code: 'VALIDATION_ERROR', field, message });
}

function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) throw invalidInput(faults);
}

type Json = Readonly<Record<string, unknown>>;

/** A subscription as its owner sees it: never the secret. */
export function endpointRecord(endpoint: Endpoint, nowMs: number): Json {
  const { id, url, events, status, includeContent, createdMs, lastDelivery, previousSecret } = endpoint;
  const overlaps = previousSecret !== null && nowMs < previousSecret.untilMs;
  return {
    id,
    url,
    events,
    status,
    include_content: includeContent,
    created: seconds(createdMs),
    ...(overlaps ? { previousSecretExpires: seconds(previousSecret.untilMs) } : {}),
    ...(lastDelivery === null ? {} : { lastDelivery: { status: lastDelivery.status, at: seconds(lastDelivery.atMs) } }),
  };
}

export function deliveryRecord(delivery: Delivery): Json {
  const { id, eventId, type, status, attempts, nextAttemptMs, createdMs } = delivery;
  return {
    id,
    event: type,
    event_id: eventId,
    status,
    created: seconds(createdMs),
    attempts: attempts.map(attemptRecord),
    nextAttemptAt: nextAttemptMs === null ? null : Math.ceil(nextAttemptMs / 1000),
  };
}

/** What was met on the way, in words that do not tell an unused address from a closed one: this is no scanner of ports. */
function attemptRecord({ atMs, durationMs, status, result }: Attempt): Json {
  const told = result === 'dns' || result === 'blocked' ? 'refused' : result;
  return { at: seconds(atMs), durationMs, status, result: told };
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}

/** Whether a value is one of our ids after this prefix; anything else names nothing. */
export function isIdOf(prefix: 'whk' | 'dlv', value: unknown): value is string {
  return typeof value === 'string' && new RegExp(`^${prefix}_[0-9a-z]{1,64}$`).test(value);
}

const unixSeconds = (description: string): JsonSchema => integer(`${description} Seconds since 1970.`, { minimum: 0 });
const success: JsonSchema = { const: true };
const eventName = oneOf('', EVENT_TYPES);
const eventNames = listOf(oneOf('', [...EVENT_TYPES, EVERY]), 'What to be told of; `*` is everything.', {
  minItems: 1,
  maxItems: MOST_NAMED,
});
const secret = text('Signs every delivery. Made by the service when left out.', { pattern: SECRET_FORM });
const includeContent = truth('Whether events may carry the text of questions and answers.', { default: false });
const address = text('An https address of the public internet.', { maxLength: 2048, format: 'uri' });

const endpoint: Readonly<Record<string, JsonSchema>> = {
  id: text('`whk_…`'),
  url: address,
  events: listOf(eventName, 'What it is told of.'),
  status: oneOf('`disabled`: ten deliveries in a row died.', ENDPOINT_STATUSES),
  include_content: truth(''),
  created: unixSeconds('When it was made.'),
  'previousSecretExpires?': unixSeconds('Until when the secret before signs, too.'),
  'lastDelivery?': shape({ status: oneOf('', DELIVERY_STATUSES), at: unixSeconds('') }),
};

const delivery = shape({
  id: text('`dlv_…`'),
  event: eventName,
  event_id: text('`evt_…`, the same in every attempt: receivers know a repetition by it.'),
  status: oneOf('`failed` is final.', DELIVERY_STATUSES),
  created: unixSeconds('When the event happened.'),
  attempts: listOf(
    shape({
      at: unixSeconds(''),
      durationMs: number('Milliseconds.', { minimum: 0 }),
      status: { type: ['integer', 'null'], description: 'HTTP status of the receiver.' },
      result: oneOf('', ['ok', 'status', 'timeout', 'tls', 'refused', 'crashed']),
    }),
    'Oldest first.',
  ),
  nextAttemptAt: { type: ['integer', 'null'], description: 'Seconds since 1970; null when nothing more is tried.' },
});

const told = { success, delivery_id: text('`dlv_…`'), event_type: eventName, test: success };
const wished = { url: address, events: eventNames, 'secret?': secret, 'include_content?': includeContent };

/** Shapes of the requests and answers, for the document. */
export const ALERT_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  subscribeRequest: {
    oneOf: [
      { ...shape(wished, 'A new subscription.'), not: { required: ['webhook_id'] } },
      { ...shape({ webhook_id: text(''), event_type: eventName }, 'A test.'), not: { required: ['url'] } },
    ],
  },
  subscribed: {
    anyOf: [shape({ success, ...endpoint, secret: text('Told here and never again.') }), shape(told)],
  },
  testRequest: shape({ 'event_type?': eventName }),
  told: shape(told),
  changeRequest: shape({
    'url?': address,
    'events?': eventNames,
    'status?': oneOf('', ['active', 'paused']),
    'include_content?': includeContent,
  }),
  rotateRequest: shape({
    'secret?': secret,
    'force?': truth('Although the last change is younger than a day.', { default: false }),
  }),
  rotated: shape({
    success,
    id: text('`whk_…`'),
    secret: text('Told here and never again.'),
    previousSecretExpires: unixSeconds('Until when both sign.'),
  }),
  one: shape({ success, data: shape(endpoint) }),
  list: shape({ success, data: listOf(shape(endpoint), 'Oldest first.') }),
  deleted: shape({ success, deleted: success, id: text('`whk_…`') }),
  deliveries: shape({
    success,
    data: listOf(delivery, 'Newest first.'),
    nextCursor: { type: ['string', 'null'], description: 'For the page after; null at the end.' },
  }),
  redelivered: shape({ success, delivery_id: text('`dlv_…`'), event_type: eventName, status: { const: 'pending' } }),
};

/** Query parameters of a page of deliveries. */
export const PAGE_QUERY: Readonly<Record<string, JsonSchema>> = {
  limit: integer('Most that a page has.', { minimum: 1, maximum: LARGEST_PAGE, default: USUAL_PAGE }),
  cursor: text('`nextCursor` of the page before.', { pattern: CURSOR.source }),
};
