/** Subscriptions. Their secrets arrive sealed and leave sealed. */

import type { Endpoint, EventType, WebhookStore } from '../../ports/index.ts';
import { audit } from './audit.ts';
import type { Body } from './body.ts';
import { bytesOf, countOf, countOrNull, type SqlRow, type SqlValue, textOf, textOrNull } from './database.ts';

const COLUMNS = `id, account_id, url, events, status, secret, previous_secret, previous_until_ms, include_content,
  created_ms, dead_in_row, last_status, last_ms`;
const ACCOUNT = 'SELECT id FROM account WHERE id = ?';
const HOW_MANY = 'SELECT COUNT(*) AS endpoints FROM endpoint WHERE account_id = ?';
const ADD = `INSERT INTO endpoint (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const LIST = `SELECT ${COLUMNS} FROM endpoint WHERE account_id = ? ORDER BY created_ms, id`;
const CHANGE = `UPDATE endpoint SET url = ?, events = ?, status = ?, secret = ?, previous_secret = ?, previous_until_ms = ?,
  include_content = ?, dead_in_row = ? WHERE account_id = ? AND id = ?`;
const REMOVE = 'DELETE FROM endpoint WHERE account_id = ? AND id = ?';
const FAIL = `UPDATE delivery SET status = 'failed', next_ms = NULL, due_ms = NULL, token = NULL, taken_ms = NULL
  WHERE endpoint_id = ? AND due_ms IS NOT NULL`;

/** One subscription of an account. */
export const FIND_ENDPOINT: string = `SELECT ${COLUMNS} FROM endpoint WHERE account_id = ? AND id = ?`;

type Endpoints = Pick<WebhookStore, 'add' | 'list' | 'find' | 'change' | 'remove'>;

export function endpointsOf({ database, newId }: Body): Endpoints {
  return {
    add: (endpoint, most) =>
      database.write(endpoint.accountId, async (tx) => {
        const { accountId, id, url, events, status } = endpoint;
        // The account's row stands for all of its endpoints, so that two that arrive together are counted one after the other.
        const account = await tx.one(ACCOUNT + database.dialect.lockRow, accountId);
        const row = await tx.one(HOW_MANY, accountId);
        if (account === undefined || row === undefined || countOf(row, 'endpoints') >= most) return false;
        if ((await tx.run(ADD, ...cellsOf(endpoint))) === 0) return false;
        await audit(tx, newId, accountId, 'endpoint.add', id, { url, events: events.join(' '), status });
        return true;
      }),
    list: (accountId) => database.read(accountId, async (tx) => (await tx.all(LIST, accountId)).map(endpointOf)),
    find: (accountId, id) =>
      database.read(accountId, async (tx) => {
        const row = await tx.one(FIND_ENDPOINT, accountId, id);
        return row === undefined ? null : endpointOf(row);
      }),
    change: (accountId, id, changeOf) =>
      database.write(accountId, async (tx) => {
        const row = await tx.one(FIND_ENDPOINT + database.dialect.lockRow, accountId, id);
        if (row === undefined) return null;
        const standing = endpointOf(row);
        const change = changeOf(standing);
        if (change === null) return standing;
        const after: Endpoint = {
          ...standing,
          ...change,
          ...(change.status === 'active' ? { deadInRow: 0 } : {}),
        };
        const { url, events, status, secret, previousSecret, includeContent, deadInRow } = after;
        const old = [previousSecret?.secret ?? null, previousSecret?.untilMs ?? null] as const;
        const flags = [includeContent ? 1 : 0, deadInRow] as const;
        await tx.run(CHANGE, url, JSON.stringify(events), status, secret, ...old, ...flags, accountId, id);
        const told = { url, events: events.join(' '), status, secret: change.secret === undefined ? 'kept' : 'new' };
        await audit(tx, newId, accountId, 'endpoint.change', id, told);
        return after;
      }),
    remove: (accountId, id) =>
      database.write(accountId, async (tx) => {
        if ((await tx.run(REMOVE, accountId, id)) === 0) return false;
        await tx.run(FAIL, id);
        await audit(tx, newId, accountId, 'endpoint.remove', id, {});
        return true;
      }),
  };
}

/** In the order of the columns. */
function cellsOf(endpoint: Endpoint): readonly SqlValue[] {
  const { id, accountId, url, events, status, secret, previousSecret, includeContent, createdMs } = endpoint;
  const { deadInRow, lastDelivery } = endpoint;
  return [
    id,
    accountId,
    url,
    JSON.stringify(events),
    status,
    secret,
    previousSecret?.secret ?? null,
    previousSecret?.untilMs ?? null,
    includeContent ? 1 : 0,
    createdMs,
    deadInRow,
    lastDelivery?.status ?? null,
    lastDelivery?.atMs ?? null,
  ];
}

/** A subscription from its row. */
export function endpointOf(row: SqlRow): Endpoint {
  const untilMs = countOrNull(row, 'previous_until_ms');
  const lastStatus = textOrNull(row, 'last_status');
  const events: readonly EventType[] = JSON.parse(textOf(row, 'events'));
  return {
    id: textOf(row, 'id'),
    accountId: textOf(row, 'account_id'),
    url: textOf(row, 'url'),
    events,
    status: textOf(row, 'status') as Endpoint['status'],
    secret: bytesOf(row, 'secret'),
    previousSecret: untilMs === null ? null : { secret: bytesOf(row, 'previous_secret'), untilMs },
    includeContent: countOf(row, 'include_content') === 1,
    createdMs: countOf(row, 'created_ms'),
    deadInRow: countOf(row, 'dead_in_row'),
    lastDelivery:
      lastStatus === null
        ? null
        : { status: lastStatus as NonNullable<Endpoint['lastDelivery']>['status'], atMs: countOf(row, 'last_ms') },
  };
}
