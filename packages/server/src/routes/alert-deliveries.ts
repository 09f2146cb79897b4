/** What is delivered to webhook subscriptions: a test, the list of deliveries, one of them once more. */

import {
  ALERT_SCHEMAS,
  deliveryRecord,
  isIdOf,
  PAGE_QUERY,
  type PageInput,
  readPage,
  readTest,
  type TestInput,
} from '../contract/alerts.ts';
import { type JsonSchema, text } from '../contract/schema.ts';
import type { CallFacts, Outcome, Row } from '../gate/row.ts';
import { Refusal } from '../http/refusal.ts';
import { draftTest, sampleOf } from '../offices/events/index.ts';
import { TEXT_MS } from '../offices/webhooks/index.ts';
import type { EventType } from '../ports/index.ts';
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

/** How long what was delivered can be delivered again. */
const TEXT_DAYS = TEXT_MS / 86_400_000;

/** `POST …/{id}/test`. */
export function testRow(desk: AlertDesk): Row<TestInput> {
  return {
    ...ALERT_ROW,
    ...ON_ONE_ALERT,
    id: 'testAlert',
    method: 'POST',
    ...alertAddress('/{id}/test'),
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

/** An event that is marked as a test. @throws Refusal NOT_FOUND, CONFLICT */
export async function sendTest(
  desk: AlertDesk,
  { webhookId, eventType }: TestInput,
  facts: CallFacts,
): Promise<Outcome> {
  const account = accountOf(facts);
  const type = eventType ?? (await firstEventOf(desk, account, webhookId));
  const event = draftTest(desk, type, sampleOf(type, account, desk.clock.nowMs()));
  const delivery = isIdOf('whk', webhookId) ? await desk.office.tell(account, webhookId, event) : null;
  if (delivery === null) throw nothingThere();
  if (delivery === 'idle') throw new Refusal('CONFLICT', 'The subscription is not active; set its status first.');
  return { ...data({ success: true, delivery_id: delivery.id, event_type: type, test: true }), status: 202 };
}

async function firstEventOf({ webhooks }: AlertDesk, account: string, id: string): Promise<EventType> {
  const endpoint = isIdOf('whk', id) ? await webhooks.find(account, id) : null;
  const [first] = endpoint?.events ?? [];
  if (first === undefined) throw nothingThere();
  return first;
}

/** `GET …/{id}/deliveries`. */
export function deliveriesRow({ webhooks }: AlertDesk): Row<{ readonly id: string; readonly page: PageInput }> {
  return {
    ...ALERT_ROW,
    ...ON_ONE_ALERT,
    id: 'listDeliveries',
    method: 'GET',
    ...alertAddress('/{id}/deliveries'),
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

/** `POST …/deliveries/{deliveryId}/redeliver`. */
export function redeliverRow({ webhooks }: AlertDesk): Row<string> {
  return {
    ...ALERT_ROW,
    id: 'redeliver',
    method: 'POST',
    ...alertAddress('/deliveries/{deliveryId}/redeliver'),
    params: { deliveryId: text('`dlv_…`') },
    summary: `Deliver once more what was delivered or given up in the last ${TEXT_DAYS} days, on a fresh schedule.`,
    data: ALERT_SCHEMAS['redelivered'] as JsonSchema,
    success: 202,
    refusals: ['NOT_FOUND', 'CONFLICT'],
    parse: ({ params }) => params['deliveryId'] ?? '',
    run: async (id, facts) => {
      const delivery = isIdOf('dlv', id) ? await webhooks.redeliver(accountOf(facts), id) : null;
      if (delivery === null) throw nothingThere();
      if (delivery === 'busy') throw new Refusal('CONFLICT', 'The delivery still waits or is under way.');
      if (delivery === 'forgotten')
        throw new Refusal('CONFLICT', `The text of the event is no longer kept: it is older than ${TEXT_DAYS} days.`);
      return data({ success: true, delivery_id: delivery.id, event_type: delivery.type, status: 'pending' });
    },
  };
}
