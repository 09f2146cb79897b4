/** Webhook subscriptions: subscribe, look, change, change the secret, end. What is delivered to them stands in a file of its own. */

import {
  ALERT_SCHEMAS,
  type ChangeInput,
  endpointRecord,
  isIdOf,
  type RotateInput,
  readChange,
  readRotate,
  readSubscribe,
  type SubscribeInput,
} from '../contract/alerts.ts';
import type { JsonSchema } from '../contract/schema.ts';
import type { CallFacts, Outcome, Row } from '../gate/row.ts';
import { newId } from '../http/names.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import { MOST_SUBSCRIPTIONS, type Outbound, subscriptionsOffice } from '../offices/webhooks/index.ts';
import type { Clock, CryptoPort, Vault, WebhookStore } from '../ports/index.ts';
import { deliveriesRow, redeliverRow, sendTest, testRow } from './alert-deliveries.ts';
import {
  ALERT_ROW,
  type AlertDesk,
  accountOf,
  alertAddress,
  data,
  idIn,
  nothingThere,
  ON_ONE_ALERT,
} from './alert-row.ts';

export interface AlertParts {
  readonly webhooks: WebhookStore;
  readonly vault: Vault;
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly crypto: CryptoPort;
}

/** The rows of this file. */
export function alertRows(parts: AlertParts): readonly Row<never>[] {
  const { webhooks, clock, crypto } = parts;
  const idOf = (prefix: string): string => newId(prefix, clock, crypto);
  const desk: AlertDesk = { office: subscriptionsOffice({ ...parts, newId: idOf }), webhooks, clock, newId: idOf };
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

function subscribeRow(desk: AlertDesk): Row<ReturnType<typeof readSubscribe>> {
  return {
    ...ALERT_ROW,
    id: 'subscribeAlerts',
    method: 'POST',
    path: alertAddress('/subscribe').path,
    aliases: alertAddress('').aliases,
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

async function subscribe({ office, clock }: AlertDesk, wish: SubscribeInput, facts: CallFacts): Promise<Outcome> {
  const done = await office.subscribe(accountOf(facts), wish);
  if (done.kind === 'bad-url') throw badUrl(done.why);
  if (done.kind === 'full')
    throw new Refusal('CONFLICT', `An account has at most ${MOST_SUBSCRIPTIONS} subscriptions; delete one first.`);
  const { id, ...record } = endpointRecord(done.endpoint, clock.nowMs());
  return data({ success: true, id, secret: done.secret, ...record });
}

function listRow({ webhooks, clock }: AlertDesk): Row<null> {
  return {
    ...ALERT_ROW,
    id: 'listAlerts',
    method: 'GET',
    ...alertAddress(''),
    summary: 'Subscriptions of the account.',
    data: ALERT_SCHEMAS['list'] as JsonSchema,
    parse: () => null,
    run: async (_, facts) => {
      const endpoints = await webhooks.list(accountOf(facts));
      return data({ success: true, data: endpoints.map((endpoint) => endpointRecord(endpoint, clock.nowMs())) });
    },
  };
}

function getRow({ webhooks, clock }: AlertDesk): Row<string> {
  return {
    ...ALERT_ROW,
    ...ON_ONE_ALERT,
    ...alertAddress('/{id}'),
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

function changeRow({ office, clock }: AlertDesk): Row<{ readonly id: string; readonly change: ChangeInput }> {
  return {
    ...ALERT_ROW,
    ...ON_ONE_ALERT,
    ...alertAddress('/{id}'),
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

function deleteRow({ webhooks }: AlertDesk): Row<string> {
  return {
    ...ALERT_ROW,
    ...ON_ONE_ALERT,
    ...alertAddress('/{id}'),
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

function rotateRow({ office }: AlertDesk): Row<{ readonly id: string; readonly rotation: RotateInput }> {
  return {
    ...ALERT_ROW,
    ...ON_ONE_ALERT,
    id: 'rotateAlertSecret',
    method: 'POST',
    ...alertAddress('/{id}/rotate-secret'),
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

function badUrl(why: string): Refusal {
  return invalidInput([{ code: 'VALIDATION_ERROR', field: 'url', message: why }]);
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
