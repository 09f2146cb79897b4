/** Events and their deliveries, written inside the change that they tell of. */

import type { EventDraft } from '../../ports/index.ts';
import type { Body } from './body.ts';
import { type Transaction, textOf } from './database.ts';

/** What writing events takes of a store. */
type Outbox = Pick<Body, 'database' | 'newId' | 'vault'>;

// A second event of the same name is dropped, and so is the event of a transaction that is repeated after it was committed.
const WRITE = `INSERT INTO event (account_id, id, type, created_ms, body, once)
  VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const ASKED = `SELECT id FROM endpoint WHERE account_id = ? AND status = 'active' AND events LIKE ? ORDER BY id`;
const DELIVER = `INSERT INTO delivery (account_id, id, event_id, endpoint_id, status, next_ms, due_ms, created_ms)
  VALUES (?, ?, ?, ?, 'pending', ?, ?, ?)`;

/** Writes events of an account that exists, with a delivery for each of its active endpoints that asked for them. */
export async function writeEvents(
  tx: Transaction,
  outbox: Outbox,
  accountId: string,
  events: readonly EventDraft[],
): Promise<void> {
  for (const event of events) {
    // The list is JSON, and no type holds a sign that LIKE or JSON reads otherwise.
    const asked = await tx.all(ASKED + outbox.database.dialect.keepRow, accountId, `%"${event.type}"%`);
    if (!(await writeEvent(tx, outbox, accountId, event, asked.length > 0))) continue;
    for (const endpoint of asked) await writeDelivery(tx, outbox, accountId, textOf(endpoint, 'id'), event.id);
  }
}

/**
 * False when it was there before. What nobody asked for is noted without its text, which may tell of a birth; what will be sent is sealed.
 */
export async function writeEvent(
  tx: Transaction,
  { vault }: Pick<Outbox, 'vault'>,
  accountId: string,
  { id, type, createdMs, body, once }: EventDraft,
  isAsked: boolean,
): Promise<boolean> {
  const sealed = isAsked ? vault.seal(new TextEncoder().encode(body)) : null;
  return (await tx.run(WRITE, accountId, id, type, createdMs, sealed, once)) === 1;
}

/** A delivery that is due at once; its id. */
export async function writeDelivery(
  tx: Transaction,
  outbox: Outbox,
  accountId: string,
  endpointId: string,
  eventId: string,
): Promise<string> {
  const nowMs = await tx.nowMs();
  const id = outbox.newId('dlv', nowMs);
  await tx.run(DELIVER, accountId, id, eventId, endpointId, nowMs, nowMs, nowMs);
  return id;
}
