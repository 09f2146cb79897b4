/** Properties and what is filed with them. */

import {
  type ArchiveStore,
  ERASED_MARK,
  type FiledObject,
  NO_FACTS,
  type Property,
  type PropertyFacts,
  tierIn,
  tierMarkOf,
} from '../../ports/index.ts';
import { caretakerOf, FIND_OBJECT, OBJECT_COLUMNS, objectOf } from './archive-objects.ts';
import type { Body } from './body.ts';
import { bytesOf, countOf, type SqlRow, type Transaction, textOf, textOrNull } from './database.ts';

const PROPERTY = `SELECT p.id, p.state, p.facts, p.created_ms, p.changed_ms, p.erase_ms, p.receipt, m.value AS tier
  FROM property p LEFT JOIN mark m ON m.account_id = p.account_id AND m.name = ? WHERE p.account_id = ? AND p.id = ?`;
const STATE = 'SELECT state FROM property WHERE account_id = ? AND id = ?';
const ACCOUNT = 'SELECT id FROM account WHERE id = ?';
const WALLET = 'SELECT account_id FROM wallet WHERE account_id = ?';
const HOW_MANY = `SELECT COUNT(*) AS properties FROM property WHERE account_id = ? AND state <> 'erased'`;
const OPEN = `INSERT INTO property (account_id, id, state, facts, created_ms, changed_ms) VALUES (?, ?, 'present', ?, ?, ?)`;
const CHANGE = `UPDATE property SET facts = ?, changed_ms = ? WHERE account_id = ? AND id = ? AND state = 'present'`;
const OBJECTS = `SELECT ${OBJECT_COLUMNS} FROM property_object WHERE account_id = ? AND property_id = ?
  ORDER BY kind, name, id`;
const NAME = `INSERT INTO property_object (account_id, ${OBJECT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const REPLACE = `UPDATE property_object SET state = 'dropped'
  WHERE account_id = ? AND property_id = ? AND kind = ? AND name = ? AND state = 'kept'`;
const KEEP = `UPDATE property_object SET state = 'kept' WHERE account_id = ? AND id = ? AND state = 'writing'`;
const DROP = `UPDATE property_object SET state = 'dropped' WHERE account_id = ? AND id = ? AND state IN ('writing', 'kept')`;
const TRACE = `UPDATE property_object SET state = 'removed' WHERE account_id = ? AND id = ? AND state = 'dropped'`;
const FORGET = `DELETE FROM property_object WHERE account_id = ? AND id = ? AND state = 'dropped'`;
const ERASE = `UPDATE property SET state = 'erasing', facts = NULL, erase_ms = ?, changed_ms = ?
  WHERE account_id = ? AND id = ? AND state = 'present'`;
const DROP_ALL = `UPDATE property_object SET state = 'dropped' WHERE account_id = ? AND property_id = ? AND state = 'kept'`;
const END_TIER = `INSERT INTO mark (account_id, name, value) VALUES (?, ?, ?)
  ON CONFLICT (account_id, name) DO UPDATE SET value = excluded.value`;
const LEFT = `SELECT COUNT(*) AS objects FROM property_object WHERE account_id = ? AND property_id = ? AND state <> 'removed'`;
const FINISH = `UPDATE property SET state = 'erased', receipt = ? WHERE account_id = ? AND id = ? AND state = 'erasing'`;
const CLEAR = `DELETE FROM property_object WHERE account_id = ? AND property_id = ? AND (kind <> 'export' OR expires_ms <= ?)`;

export function sqlArchive(body: Body): ArchiveStore {
  const { database, vault } = body;
  const { lockRow } = database.dialect;
  const find = async (tx: Transaction, accountId: string, id: string): Promise<Property | null> => {
    const row = await tx.one(PROPERTY, tierMarkOf(id), accountId, id);
    return row === undefined ? null : propertyOf(row, vault);
  };
  /** Whether it is present, and stays so until this transaction ends. */
  const isPresent = async (tx: Transaction, accountId: string, id: string): Promise<boolean> => {
    const row = await tx.one(STATE + lockRow, accountId, id);
    return row !== undefined && textOf(row, 'state') === 'present';
  };
  return {
    find: (accountId, id) => database.read(accountId, (tx) => find(tx, accountId, id)),
    record: (accountId, id, facts, most) =>
      database.write(accountId, async (tx) => {
        const nowMs = await tx.nowMs();
        // The account's row stands for all of its properties, so that two that arrive together are counted one after the other.
        await tx.one(ACCOUNT + lockRow, accountId);
        const row = await tx.one(STATE + lockRow, accountId, id);
        if (row !== undefined && textOf(row, 'state') !== 'present') return 'gone';
        if (row !== undefined) {
          if (facts !== null) await tx.run(CHANGE, vault.seal(bytesOfFacts(facts)), nowMs, accountId, id);
          return 'done';
        }
        const counted = await tx.one(HOW_MANY, accountId);
        if (countOf(counted ?? {}, 'properties') >= most) return 'full';
        await tx.run(OPEN, accountId, id, vault.seal(bytesOfFacts(facts ?? NO_FACTS)), nowMs, nowMs);
        return 'done';
      }),
    objects: (accountId, id) =>
      database.read(accountId, async (tx) => (await tx.all(OBJECTS, accountId, id)).map(objectOf)),
    name: (accountId, object) =>
      database.write(accountId, async (tx) => {
        if (!(await isPresent(tx, accountId, object.propertyId))) return false;
        await tx.run(NAME, accountId, ...cellsOf(object));
        return true;
      }),
    keep: (accountId, id) =>
      database.write(accountId, async (tx) => {
        const row = await tx.one(FIND_OBJECT, accountId, id);
        if (row === undefined || !(await isPresent(tx, accountId, textOf(row, 'property_id')))) return false;
        const { propertyId, kind, name } = objectOf(row);
        const now = await tx.one(FIND_OBJECT + lockRow, accountId, id);
        if (now === undefined || textOf(now, 'state') !== 'writing') return false;
        await tx.run(REPLACE, accountId, propertyId, kind, name);
        return (await tx.run(KEEP, accountId, id)) === 1;
      }),
    drop: (accountId, ids) =>
      database.write(accountId, async (tx) => {
        for (const id of ids) await tx.run(DROP, accountId, id);
      }),
    removed: (accountId, id) =>
      database.write(accountId, async (tx) => {
        const row = await tx.one(FIND_OBJECT, accountId, id);
        if (row === undefined) return;
        const property = await tx.one(STATE + lockRow, accountId, textOf(row, 'property_id'));
        const erasing = property !== undefined && textOf(property, 'state') === 'erasing';
        await tx.run(erasing ? TRACE : FORGET, accountId, id);
      }),
    beginErasure: (accountId, id) =>
      database.write(accountId, async (tx) => {
        // Whoever charges the account locks its wallet first: a charge of a tier comes before this, or finds the tier ended.
        await tx.one(WALLET + lockRow, accountId);
        const nowMs = await tx.nowMs();
        if (await isPresent(tx, accountId, id)) {
          await tx.run(ERASE, nowMs, nowMs, accountId, id);
          await tx.run(DROP_ALL, accountId, id);
          await tx.run(END_TIER, accountId, tierMarkOf(id), ERASED_MARK);
        }
        return find(tx, accountId, id);
      }),
    finishErasure: (accountId, id, receipt) =>
      database.write(accountId, async (tx) => {
        const property = await tx.one(STATE + lockRow, accountId, id);
        const left = await tx.one(LEFT, accountId, id);
        if (property === undefined || countOf(left ?? {}, 'objects') > 0) return false;
        if ((await tx.run(FINISH, receipt, accountId, id)) === 0) return false;
        await tx.run(CLEAR, accountId, id, await tx.nowMs());
        return true;
      }),
    ...caretakerOf(database),
  };
}

function propertyOf(row: SqlRow, vault: Body['vault']): Property {
  const id = textOf(row, 'id');
  const state = textOf(row, 'state') as Property['state'];
  if (state === 'erasing') return { state, id, eraseMs: countOf(row, 'erase_ms') };
  if (state === 'erased') return { state, id, eraseMs: countOf(row, 'erase_ms'), receipt: textOf(row, 'receipt') };
  const tierMark = textOrNull(row, 'tier');
  return {
    state,
    id,
    facts: JSON.parse(new TextDecoder().decode(vault.open(bytesOf(row, 'facts')))) as PropertyFacts,
    tier: tierIn(tierMark),
    tierMark,
    createdMs: countOf(row, 'created_ms'),
    changedMs: countOf(row, 'changed_ms'),
  };
}

function bytesOfFacts(facts: PropertyFacts): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(facts));
}

/** In the order of the columns. */
function cellsOf(object: FiledObject): readonly (string | number)[] {
  const { id, propertyId, kind, name, state, blobKey, contentType, sha256, bytes, createdMs, expiresMs } = object;
  return [id, propertyId, kind, name, state, blobKey, contentType, sha256, bytes, createdMs, expiresMs];
}
