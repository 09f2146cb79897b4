/**
 * Deliveries in the hands of a sender: taken under a lease, and what came of them.
 *
 * What is due is looked for endpoint by endpoint, walking an index from one endpoint that has something waiting to the next: a receiver
 * with a hundred thousand deliveries behind it costs a search as much as one with a single one, and holds nobody up.
 */

import type { Attempt, DeliveryVerdict, TakenDelivery, WebhookStore } from '../../ports/index.ts';
import type { Body } from './body.ts';
import { bytesOf, countOf, countOrNull, HOUSE, type SqlRow, type Transaction, textOf } from './database.ts';
import { findDelivery } from './deliveries.ts';
import { endpointOf, FIND_ENDPOINT } from './endpoints.ts';

const WAITING = `WITH RECURSIVE waiting (endpoint_id) AS (
    SELECT MIN(endpoint_id) FROM delivery WHERE due_ms IS NOT NULL
    UNION ALL
    SELECT (SELECT MIN(d.endpoint_id) FROM delivery d WHERE d.due_ms IS NOT NULL AND d.endpoint_id > waiting.endpoint_id)
      FROM waiting WHERE waiting.endpoint_id IS NOT NULL
  ), due AS (
    SELECT e.account_id, e.id,
      (SELECT MIN(d.due_ms) FROM delivery d WHERE d.due_ms IS NOT NULL AND d.endpoint_id = e.id) AS first_ms
    FROM waiting JOIN endpoint e ON e.id = waiting.endpoint_id AND e.status = 'active'
  )
  SELECT account_id, id, first_ms FROM due WHERE first_ms <= ? ORDER BY first_ms, id`;
const UNDER_WAY = `SELECT COUNT(*) AS deliveries FROM delivery WHERE endpoint_id = ? AND status = 'sending' AND due_ms > ?`;
const DUE = `SELECT id, status, due_ms, taken_ms FROM delivery
  WHERE endpoint_id = ? AND due_ms IS NOT NULL AND due_ms <= ? ORDER BY due_ms, id LIMIT ?`;
const TAKE = `UPDATE delivery SET status = 'sending', token = ?, taken_ms = ?, due_ms = ?
  WHERE account_id = ? AND id = ? AND status = ? AND due_ms = ?`;
const BODY = `SELECT e.body FROM delivery d JOIN event e ON e.account_id = d.account_id AND e.id = d.event_id
  WHERE d.account_id = ? AND d.id = ?`;

const RETRY = `UPDATE delivery SET status = 'pending', next_ms = ?, due_ms = ?, token = NULL, taken_ms = NULL
  WHERE account_id = ? AND id = ? AND token = ? AND status = 'sending'`;
const END = `UPDATE delivery SET status = ?, next_ms = NULL, due_ms = NULL, token = NULL, taken_ms = NULL
  WHERE account_id = ? AND id = ? AND token = ? AND status = 'sending'`;
const LAST_NUMBER = `SELECT COALESCE(MAX(number), 0) AS number FROM attempt WHERE account_id = ? AND delivery_id = ?`;
const ATTEMPT = `INSERT INTO attempt (account_id, delivery_id, number, at_ms, duration_ms, status, result)
  VALUES (?, ?, ?, ?, ?, ?, ?)`;
const WENT_WELL = `UPDATE endpoint SET dead_in_row = 0, last_status = 'delivered', last_ms = ?
  WHERE account_id = ? AND id = ?`;
const WENT_WRONG = `UPDATE endpoint SET dead_in_row = dead_in_row + 1, last_status = 'failed', last_ms = ?,
  status = CASE WHEN dead_in_row + 1 >= ? THEN 'disabled' ELSE status END WHERE account_id = ? AND id = ?`;

/** A delivery that is due, with its endpoint's row. */
interface Candidate {
  readonly row: SqlRow;
  readonly dueMs: number;
  readonly endpoint: SqlRow;
}

export function sendingOf(body: Body): Pick<WebhookStore, 'take' | 'finish'> {
  const { database } = body;
  return {
    take: (limit, perEndpoint, leaseSeconds) =>
      database.write(HOUSE, async (tx) => {
        const nowMs = await tx.nowMs();
        const taken: TakenDelivery[] = [];
        for (const candidate of await candidatesOf(tx, database.dialect.skipLocked, limit, perEndpoint)) {
          const one = await takeOne(tx, body, candidate, nowMs + leaseSeconds * 1000);
          if (one !== null) taken.push(one);
        }
        return taken;
      }),
    finish: (taken, attempt, verdict) =>
      database.write(taken.endpoint.accountId, (tx) => finish(tx, taken, attempt, verdict)),
  };
}

/** What is due, soonest first: of each endpoint no more than it may still have under way. */
async function candidatesOf(
  tx: Transaction,
  skipLocked: string,
  limit: number,
  perEndpoint: number,
): Promise<readonly Candidate[]> {
  const nowMs = await tx.nowMs();
  let found: Candidate[] = [];
  for (const next of await tx.all(WAITING, nowMs)) {
    const last = found[limit - 1];
    if (last !== undefined && last.dueMs < countOf(next, 'first_ms')) break;
    const id = textOf(next, 'id');
    // Another sender has this endpoint in hand: what it leaves is found next time.
    const endpoint = await tx.one(FIND_ENDPOINT + skipLocked, textOf(next, 'account_id'), id);
    const underWay = await tx.one(UNDER_WAY, id, nowMs);
    if (endpoint === undefined || underWay === undefined || textOf(endpoint, 'status') !== 'active') continue;
    const room = Math.min(limit, perEndpoint - countOf(underWay, 'deliveries'));
    if (room <= 0) continue;
    const rows = await tx.all(DUE, id, nowMs, room);
    found.push(...rows.map((row) => ({ row, dueMs: countOf(row, 'due_ms'), endpoint })));
    found = found.sort((a, b) => a.dueMs - b.dueMs).slice(0, limit);
  }
  return found;
}

async function takeOne(
  tx: Transaction,
  { newId, vault }: Body,
  { row, dueMs, endpoint }: Candidate,
  untilMs: number,
): Promise<TakenDelivery | null> {
  const nowMs = await tx.nowMs();
  const [accountId, id, status] = [textOf(endpoint, 'account_id'), textOf(row, 'id'), textOf(row, 'status')];
  const token = newId('tok', nowMs);
  if ((await tx.run(TAKE, token, nowMs, untilMs, accountId, id, status, dueMs)) === 0) return null;
  // A hand that let its lease pass has crashed, and that was an attempt.
  const sinceMs = countOrNull(row, 'taken_ms');
  if (sinceMs !== null) {
    const crashed = { atMs: sinceMs, durationMs: nowMs - sinceMs, status: null, result: 'crashed' } as const;
    await writeAttempt(tx, accountId, id, crashed);
  }
  const delivery = await findDelivery(tx, accountId, id);
  const event = await tx.one(BODY, accountId, id);
  if (delivery === null || event === undefined) throw new Error(`Delivery ${id} has lost its event`);
  return {
    delivery,
    token,
    endpoint: endpointOf(endpoint),
    body: new TextDecoder().decode(vault.open(bytesOf(event, 'body'))),
  };
}

async function finish(
  tx: Transaction,
  { delivery, token, endpoint }: TakenDelivery,
  attempt: Attempt,
  verdict: DeliveryVerdict,
): Promise<boolean> {
  const { accountId } = endpoint;
  const nowMs = await tx.nowMs();
  const mine = [accountId, delivery.id, token] as const;
  if (verdict.kind === 'retry') {
    const againMs = nowMs + verdict.inSeconds * 1000;
    if ((await tx.run(RETRY, againMs, againMs, ...mine)) === 0) return false;
  } else {
    if ((await tx.run(END, verdict.kind, ...mine)) === 0) return false;
    if (verdict.kind === 'delivered') await tx.run(WENT_WELL, nowMs, accountId, endpoint.id);
    else await tx.run(WENT_WRONG, nowMs, verdict.disableAfter, accountId, endpoint.id);
  }
  await writeAttempt(tx, accountId, delivery.id, attempt);
  return true;
}

async function writeAttempt(tx: Transaction, accountId: string, deliveryId: string, attempt: Attempt): Promise<void> {
  const last = await tx.one(LAST_NUMBER, accountId, deliveryId);
  const number = (last === undefined ? 0 : countOf(last, 'number')) + 1;
  const { atMs, durationMs, status, result } = attempt;
  await tx.run(ATTEMPT, accountId, deliveryId, number, atMs, durationMs, status, result);
}
