/** Deliveries as their subscriber sees them, and how new ones come about. */

import type { Attempt, Delivery, EventType, WebhookStore } from '../../ports/index.ts';
import type { Body } from './body.ts';
import { countOf, countOrNull, type SqlRow, type Transaction, textOf } from './database.ts';
import { FIND_ENDPOINT } from './endpoints.ts';
import { writeDelivery, writeEvent, writeEvents } from './events.ts';

const ACCOUNT = 'SELECT id FROM account WHERE id = ?';
const COLUMNS = 'page.id, page.account_id, page.event_id, page.endpoint_id, page.status, page.next_ms, page.created_ms';
const WITH_ATTEMPTS = `e.type, a.number, a.at_ms, a.duration_ms, a.status AS attempt_status, a.result
  FROM page JOIN event e ON e.account_id = page.account_id AND e.id = page.event_id
  LEFT JOIN attempt a ON a.account_id = page.account_id AND a.delivery_id = page.id ORDER BY page.id DESC, a.number`;
const FIND = `WITH page AS (SELECT * FROM delivery WHERE account_id = ? AND id = ?) SELECT ${COLUMNS}, ${WITH_ATTEMPTS}`;
const PAGE = 'SELECT * FROM delivery WHERE account_id = ? AND endpoint_id = ?';
const NEWEST = `WITH page AS (${PAGE} ORDER BY id DESC LIMIT ?) SELECT ${COLUMNS}, ${WITH_ATTEMPTS}`;
// An unknown `before` ends the list.
const OLDER = `WITH page AS (${PAGE} AND id < (SELECT last.id FROM delivery last WHERE last.account_id = ? AND last.id = ?)
  ORDER BY id DESC LIMIT ?) SELECT ${COLUMNS}, ${WITH_ATTEMPTS}`;
const AGAIN = `UPDATE delivery SET status = 'pending', next_ms = ?, due_ms = ?
  WHERE account_id = ? AND id = ? AND status IN ('delivered', 'failed')`;
const TEXT = 'SELECT body FROM event WHERE account_id = ? AND id = ?';
const AFRESH = 'DELETE FROM attempt WHERE account_id = ? AND delivery_id = ?';

type Deliveries = Pick<WebhookStore, 'emit' | 'emitTo' | 'deliveries' | 'redeliver'>;

export function deliveriesOf(body: Body): Deliveries {
  const { database } = body;
  const { keepRow, lockRow } = database.dialect;
  return {
    emit: (accountId, events) =>
      database.write(accountId, async (tx) => {
        if ((await tx.one(ACCOUNT, accountId)) !== undefined) await writeEvents(tx, body, accountId, events);
      }),
    emitTo: (accountId, endpointId, event) =>
      database.write(accountId, async (tx) => {
        if ((await tx.one(FIND_ENDPOINT + keepRow, accountId, endpointId)) === undefined) return null;
        if (!(await writeEvent(tx, body, accountId, event, true))) return null;
        return findDelivery(tx, accountId, await writeDelivery(tx, body, accountId, endpointId, event.id));
      }),
    deliveries: (accountId, endpointId, limit, before) =>
      database.read(accountId, async (tx) => {
        if ((await tx.one(FIND_ENDPOINT, accountId, endpointId)) === undefined) return null;
        return before === null
          ? deliveriesIn(await tx.all(NEWEST, accountId, endpointId, limit))
          : deliveriesIn(await tx.all(OLDER, accountId, endpointId, accountId, before, limit));
      }),
    redeliver: (accountId, deliveryId) =>
      database.write(accountId, async (tx) => {
        const delivery = await findDelivery(tx, accountId, deliveryId);
        if (delivery === null) return null;
        if ((await tx.one(FIND_ENDPOINT + keepRow, accountId, delivery.endpointId)) === undefined) return null;
        // Locked, so that nobody forgets the text between this look and the end of the change.
        const event = await tx.one(TEXT + lockRow, accountId, delivery.eventId);
        if (event === undefined || event['body'] === null) return 'forgotten';
        const nowMs = await tx.nowMs();
        if ((await tx.run(AGAIN, nowMs, nowMs, accountId, deliveryId)) === 0) return 'busy';
        await tx.run(AFRESH, accountId, deliveryId);
        return findDelivery(tx, accountId, deliveryId);
      }),
  };
}

/** A delivery with its attempts. */
export async function findDelivery(tx: Transaction, accountId: string, id: string): Promise<Delivery | null> {
  const [delivery] = deliveriesIn(await tx.all(FIND, accountId, id));
  return delivery ?? null;
}

/** Rows of deliveries, one for each attempt, or one without. */
function deliveriesIn(rows: readonly SqlRow[]): readonly Delivery[] {
  const found = new Map<string, Delivery & { readonly attempts: Attempt[] }>();
  for (const row of rows) {
    const id = textOf(row, 'id');
    const delivery = found.get(id) ?? { ...deliveryOf(row), attempts: [] };
    found.set(id, delivery);
    if (row['number'] !== null) delivery.attempts.push(attemptOf(row));
  }
  return [...found.values()];
}

function deliveryOf(row: SqlRow): Omit<Delivery, 'attempts'> {
  return {
    id: textOf(row, 'id'),
    eventId: textOf(row, 'event_id'),
    endpointId: textOf(row, 'endpoint_id'),
    type: textOf(row, 'type') as EventType,
    status: textOf(row, 'status') as Delivery['status'],
    nextAttemptMs: countOrNull(row, 'next_ms'),
    createdMs: countOf(row, 'created_ms'),
  };
}

function attemptOf(row: SqlRow): Attempt {
  return {
    atMs: countOf(row, 'at_ms'),
    durationMs: countOf(row, 'duration_ms'),
    status: countOrNull(row, 'attempt_status'),
    result: textOf(row, 'result') as Attempt['result'],
  };
}
