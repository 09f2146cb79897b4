/** API keys: digests only. A key is looked up by its public id, before its account is known. */

import type { AdapterNote, KeyRecord, KeyStore } from '../../ports/index.ts';
import { accountOf } from './accounts.ts';
import { audit } from './audit.ts';
import type { Body } from './body.ts';
import { bytesOf, countOf, countOrNull, HOUSE, type SqlRow, textOf } from './database.ts';

const COLUMNS = `k.account_id, k.key_id, k.digest, k.last4, k.active, k.expires_ms, k.created_ms, k.last_used_ms,
  a.plan, a.per_minute, a.status`;
const FIND = `SELECT ${COLUMNS} FROM api_key k JOIN account a ON a.id = k.account_id WHERE k.key_id = ?`;
const LIST = `SELECT ${COLUMNS} FROM api_key k JOIN account a ON a.id = k.account_id WHERE k.account_id = ?
  ORDER BY k.created_ms, k.key_id`;
const ADD = `INSERT INTO api_key (account_id, key_id, digest, last4, active, expires_ms, created_ms)
  SELECT id, ?, ?, ?, ?, ?, ? FROM account WHERE id = ? ON CONFLICT DO NOTHING`;
const REVOKE = 'UPDATE api_key SET active = 0 WHERE account_id = ? AND key_id = ? AND active = 1';
const TOUCH = 'UPDATE api_key SET last_used_ms = ? WHERE key_id = ?';

export function sqlKeys({ database, newId }: Body, about: AdapterNote): KeyStore {
  return {
    about,
    find: (keyId) =>
      database.read(HOUSE, async (tx) => {
        const row = await tx.one(FIND, keyId);
        return row === undefined ? null : keyOf(row);
      }),
    add: ({ accountId, keyId, digest, last4, active, expiresAtMs, createdMs }) =>
      database.write(accountId, async (tx) => {
        const added = await tx.run(ADD, keyId, digest, last4, active ? 1 : 0, expiresAtMs, createdMs, accountId);
        if (added === 0) return false;
        await audit(tx, newId, accountId, 'key.add', keyId, { last4, expiresAtMs });
        return true;
      }),
    list: (accountId) => database.read(accountId, async (tx) => (await tx.all(LIST, accountId)).map(keyOf)),
    revoke: (accountId, keyId) =>
      database.write(accountId, async (tx) => {
        if ((await tx.run(REVOKE, accountId, keyId)) === 0) return false;
        await audit(tx, newId, accountId, 'key.revoke', keyId, {});
        return true;
      }),
    touch: (keyId, atMs) =>
      database.write(HOUSE, async (tx) => {
        await tx.run(TOUCH, atMs, keyId);
      }),
  };
}

function keyOf(row: SqlRow): KeyRecord {
  return {
    keyId: textOf(row, 'key_id'),
    digest: bytesOf(row, 'digest'),
    last4: textOf(row, 'last4'),
    active: countOf(row, 'active') === 1 && textOf(row, 'status') === 'active',
    expiresAtMs: countOrNull(row, 'expires_ms'),
    createdMs: countOf(row, 'created_ms'),
    lastUsedMs: countOrNull(row, 'last_used_ms'),
    account: accountOf(row, 'account_id'),
  };
}
