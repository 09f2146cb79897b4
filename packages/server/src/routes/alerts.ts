/** Webhook subscriptions: subscribe, look, change, test, list what was delivered, deliver again, change the secret, end. */

import {
  ALERT_SCHEMAS,
  type ChangeInput,
  deliveryRecord,
  endpointRecord,
  isIdOf,
  PAGE_QUERY,
  type PageInput,
  type RotateInput,
  readChange,
  readPage,
  readRotate,
  readSubscribe,
  readTest,
  type SubscribeInput,
  type TestInput,
} from '../contract/alerts.ts';
import { type JsonSchema, text } from '../contract/schema.ts';
import type { CallFacts, Outcome, RawInput, Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { newId } from '../http/names.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import { draftTest, sampleOf } from '../offices/events/index.ts';
import {
  MOST_SUBSCRIPTIONS,
  type Outbound,
  type Subscriptions,
  subscriptionsOffice,
} from '../offices/webhooks/index.ts';
import type { Clock, CryptoPort, EventType, Vault, WebhookStore } from '../ports/index.ts';

export interface AlertParts {
  readonly webhooks: WebhookStore;
  readonly vault: Vault;
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly crypto: CryptoPort;
}

/** What the rows share: the rules, the store behind them, and names. */
interface Desk {
  readonly office: Subscriptions;
  readonly webhooks: WebhookStore;
  readonly clock: Clock;
  readonly newId: (prefix: string) => string;
}

import { BARE_ROW } from './bare-row.ts';

const HOME = '/api/v1/alerts';
const OTHER_HOMES = ['/v1/webhooks', '/api/v1/webhooks'];

/** The rows of this file. */
export function alertRows(parts: AlertParts): readonly Row<never>[] {
  const { webhooks, clock, crypto } = parts;
  const idOf = (prefix: string): string => newId(prefix, clock, crypto);
  const desk: Desk = { office: subscriptionsOffice({ ...parts, newId: idOf }), webhooks, clock, newId: idOf };
  const rows: readonly unknown[] = [
    subscribeRow(desk),
    listRow(desk),
    getRow(desk),
    changeRow(desk),
    deleteRow(desk),
    testRow(desk),
    deliveriesRow(desk),
    rotateRow(desk),
    redeliverRow(desk),
  ];
  return rows as readonly Row<never>[];
}

function subscribeRow(desk: Desk): Row<ReturnType<typeof readSubscribe>> {
  return {
    ...alertRow,
    id: 'subscribeAlerts',
    method: 'POST',
    path: `${HOME}/subscribe`,
    aliases: OTHER_HOMES,
    summary: 'Subscribe to events; with `webhook_id`, send a test event to a subscription.',
    body: 'required',
    request: ALERT_SCHEMAS['subscribeRequest'] as JsonSchema,
    data: ALERT_SCHEMAS['subscribed'] as JsonSchema,
    success: 201,
    otherSuccess: 202,
    sample: { url: 'https://example.com/hooks/khagol', events: ['chart.created', 'usage.threshold.reached'] },
    refusals: ['NOT_FOUND', 'CONFLICT'],
    parse: ({ body }) => readSubscribe(body),
    run: (input, facts) =>
      input.kind === 'test' ? sendTest(desk, input.test, facts) : subscribe(desk, input.wish, facts),
  };
}

async function subscribe({ office, clock }: Desk, wish: SubscribeInput, facts: CallFacts): Promise<Outcome> {
  const done = await office.subscribe(accountOf(facts), wish);
  if (done.kind === 'bad-url') throw badUrl(done.why);
  if (done.kind === 'full')
    throw new Refusal('CONFLICT', `An account has at most ${MOST_SUBSCRIPTIONS} subscriptions; delete one first.`);
  const { id, ...record } = endpointRecord(done.endpoint, clock.nowMs());
  return data({ success: true, id, secret: done.secret, ...record });
}

function testRow(desk: Desk): Row<TestInput> {
  return {
    ...alertRow,
    ...onOne,
    id: 'testAlert',
    method: 'POST',
    path: `${HOME}/{id}/test`,
    aliases: OTHER_HOMES.map((home) => `${home}/{id}/test`),
    summary: 'Send a test event to one subscription.',
    body: 'optional',
    request: ALERT_SCHEMAS['testRequest'] as JsonSchema,
    data: ALERT_SCHEMAS['told'] as JsonSchema,
    success: 202,
    sample: { event_type: 'chart.created' },
    refusals: ['NOT_FOUND', 'CONFLICT'],
    parse: ({ body, params }) => ({ webhookId: params['id'] ?? '', eventType: readTest(body) }),
    run: (input, facts) => sendTest(desk, input, facts),
  };
}

async function sendTest(desk: Desk, { webhookId, eventType }: TestInput, facts: CallFacts): Promise<Outcome> {
  const account = accountOf(facts);
  const type = eventType ?? (await firstEventOf(desk, account, webhookId));
  const event = draftTest(desk, type, sampleOf(type, account, desk.clock.nowMs()));
  const delivery = isIdOf('whk', webhookId) ? await desk.office.tell(account, webhookId, event) : null;
  if (delivery === null) throw nothingThere();
  if (delivery === 'idle') throw new Refusal('CONFLICT', 'The subscription is not active; set its status first.');
  return { ...data({ success: true, delivery_id: delivery.id, event_type: type, test: true }), status: 202 };
}

async function firstEventOf({ webhooks }: Desk, account: string, id: string): Promise<EventType> {
  const endpoint = isIdOf('whk', id) ? await webhooks.find(account, id) : null;
  const [first] = endpoint?.events ?? [];
  if (first === undefined) throw nothingThere();
  return first;
}

function listRow({ webhooks, clock }: Desk): Row<null> {
  return {
    ...alertRow,
    id: 'listAlerts',
    method: 'GET',
    path: HOME,
    aliases: OTHER_HOMES,
    summary: 'Subscriptions of the account.',
    data: ALERT_SCHEMAS['list'] as JsonSchema,
    parse: () => null,
    run: async (_, facts) => {
      const endpoints = await webhooks.list(accountOf(facts));
      return data({ success: true, data: endpoints.map((endpoint) => endpointRecord(endpoint, clock.nowMs())) });
    },
  };
}

function getRow({ webhooks, clock }: Desk): Row<string> {
  return {
    ...alertRow,
    ...onOne,
    ...one,
    id: 'getAlert',
    method: 'GET',
    summary: 'One subscription.',
    data: ALERT_SCHEMAS['one'] as JsonSchema,
    parse: idIn,
    run: async (id, facts) => {
      const endpoint = isIdOf('whk', id) ? await webhooks.find(accountOf(facts), id) : null;
      if (endpoint === null) throw nothingThere();
      return data({ success: true, data: endpointRecord(endpoint, clock.nowMs()) });
    },
  };
}

function changeRow({ office, clock }: Desk): Row<{ readonly id: string; readonly change: ChangeInput }> {
  return {
    ...alertRow,
    ...onOne,
    ...one,
    id: 'changeAlert',
    method: 'PATCH',
    summary: 'Change a subscription; `status: active` wakes one that was paused or disabled.',
    body: 'required',
    request: ALERT_SCHEMAS['changeRequest'] as JsonSchema,
    data: ALERT_SCHEMAS['one'] as JsonSchema,
    sample: { status: 'paused' },
    parse: (raw) => ({ id: idIn(raw), change: readChange(raw.body) }),
    run: async ({ id, change }, facts) => {
      const done = isIdOf('whk', id) ? await office.change(accountOf(facts), id, change) : null;
      if (done === null) throw nothingThere();
      if (done.kind === 'bad-url') throw badUrl(done.why);
      return data({ success: true, data: endpointRecord(done.endpoint, clock.nowMs()) });
    },
  };
}

function deleteRow({ webhooks }: Desk): Row<string> {
  return {
    ...alertRow,
    ...onOne,
    ...one,
    id: 'deleteAlert',
    method: 'DELETE',
    summary: 'End a subscription; what waits for it is given up.',
    data: ALERT_SCHEMAS['deleted'] as JsonSchema,
    parse: idIn,
    run: async (id, facts) => {
      const removed = isIdOf('whk', id) && (await webhooks.remove(accountOf(facts), id));
      if (!removed) throw nothingThere();
      return data({ success: true, deleted: true, id });
    },
  };
}

function deliveriesRow({ webhooks }: Desk): Row<{ readonly id: string; readonly page: PageInput }> {
  return {
    ...alertRow,
    ...onOne,
    id: 'listDeliveries',
    method: 'GET',
    path: `${HOME}/{id}/deliveries`,
    aliases: OTHER_HOMES.map((home) => `${home}/{id}/deliveries`),
    summary: 'What was delivered to a subscription, what waits, and what was given up.',
    query: PAGE_QUERY,
    data: ALERT_SCHEMAS['deliveries'] as JsonSchema,
    parse: (raw) => ({ id: idIn(raw), page: readPage(raw.query) }),
    run: async ({ id, page: { limit, cursor } }, facts) => {
      // One more than the page, to see whether another one follows.
      const found = isIdOf('whk', id) ? await webhooks.deliveries(accountOf(facts), id, limit + 1, cursor) : null;
      if (found === null) throw nothingThere();
      const shown = found.slice(0, limit);
      const nextCursor = found.length > limit ? (shown.at(-1)?.id ?? null) : null;
      return data({ success: true, data: shown.map(deliveryRecord), nextCursor });
    },
  };
}

function rotateRow({ office }: Desk): Row<{ readonly id: string; readonly rotation: RotateInput }> {
  return {
    ...alertRow,
    ...onOne,
    id: 'rotateAlertSecret',
    method: 'POST',
    path: `${HOME}/{id}/rotate-secret`,
    aliases: OTHER_HOMES.map((home) => `${home}/{id}/rotate-secret`),
    summary: 'A new secret; the one before signs for a day, too.',
    body: 'optional',
    request: ALERT_SCHEMAS['rotateRequest'] as JsonSchema,
    data: ALERT_SCHEMAS['rotated'] as JsonSchema,
    sample: { force: false },
    refusals: ['NOT_FOUND', 'CONFLICT'],
    parse: (raw) => ({ id: idIn(raw), rotation: readRotate(raw.body) }),
    run: async ({ id, rotation: { secret, force } }, facts) => {
      const done = isIdOf('whk', id) ? await office.rotate(accountOf(facts), id, secret, force) : null;
      if (done === null) throw nothingThere();
      if (done.kind === 'early')
        throw new Refusal('CONFLICT', 'The last change is younger than a day; `force: true` ends its overlap now.', {
          members: { previousSecretExpires: seconds(done.untilMs) },
        });
      return data({ success: true, id, secret: done.secret, previousSecretExpires: seconds(done.previousUntilMs) });
    },
  };
}

function redeliverRow({ webhooks }: Desk): Row<string> {
  return {
    ...alertRow,
    id: 'redeliver',
    method: 'POST',
    path: `${HOME}/deliveries/{deliveryId}/redeliver`,
    aliases: OTHER_HOMES.map((home) => `${home}/deliveries/{deliveryId}/redeliver`),
    params: { deliveryId: text('`dlv_…`') },
    summary: 'Deliver once more what was delivered or given up, on a fresh schedule.',
    data: ALERT_SCHEMAS['redelivered'] as JsonSchema,
    success: 202,
    refusals: ['NOT_FOUND', 'CONFLICT'],
    parse: ({ params }) => params['deliveryId'] ?? '',
    run: async (id, facts) => {
      const delivery = isIdOf('dlv', id) ? await webhooks.redeliver(accountOf(facts), id) : null;
      if (delivery === null) throw nothingThere();
      if (delivery === 'busy') throw new Refusal('CONFLICT', 'The delivery still waits or is under way.');
      return data({ success: true, delivery_id: delivery.id, event_type: delivery.type, status: 'pending' });
    },
  };
}

function data(body: unknown): Extract<Outcome, { kind: 'data' }> {
  return { kind: 'data', data: body };
}

function idIn({ params }: RawInput): string {
  return params['id'] ?? '';
}

/** The account of a row that asks for a key. */
function accountOf({ account }: CallFacts): string {
  if (account === null) throw new Error('a row of an account was entered without one');
  return account.id;
}

/** The same for what never was, what is gone, and what is another account's. */
function nothingThere(): Refusal {
  return new Refusal('NOT_FOUND', 'There is nothing under this id.');
}

function badUrl(why: string): Refusal {
  return invalidInput([{ code: 'VALIDATION_ERROR', field: 'url', message: why }]);
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}

const alertRow = {
  ...BARE_ROW,
  apiVersion: 'v1',
  tag: 'Webhooks',
  family: 'plain',
  caller: 'key',
  bodyLimitBytes: BODY_LIMIT_BYTES,
} as const satisfies Partial<Row<null>>;

const onOne = { params: { id: text('`whk_…`') }, refusals: ['NOT_FOUND'] } as const satisfies Partial<Row<null>>;
const one = { path: `${HOME}/{id}`, aliases: OTHER_HOMES.map((home) => `${home}/{id}`) };
