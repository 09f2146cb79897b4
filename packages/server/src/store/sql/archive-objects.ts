/** The lines of what is filed, and the caretaker's work on them, which crosses accounts. */

import { type ArchiveStore, type FiledObject, tierIn } from '../../ports/index.ts';
import { countOf, type Database, HOUSE, type SqlRow, textOf, textOrNull } from './database.ts';

/** In the order in which an object is written. */
export const OBJECT_COLUMNS =
  'id, property_id, kind, name, state, blob_key, content_type, sha256, bytes, created_ms, expires_ms';
const ALL = `account_id, ${OBJECT_COLUMNS}`;

export const FIND_OBJECT: string = `SELECT ${OBJECT_COLUMNS} FROM property_object WHERE account_id = ? AND id = ?`;
const FIND_EXPORT = `SELECT ${ALL} FROM property_object WHERE id = ? AND kind = 'export' AND state <> 'writing'`;
const ERASING = `SELECT account_id, id FROM property WHERE state = 'erasing' ORDER BY erase_ms, account_id, id LIMIT ?`;
const DUE = `SELECT o.account_id, o.id, o.kind, m.value AS tier
  FROM property_object o LEFT JOIN mark m ON m.account_id = o.account_id AND m.name = 'archive.tier:' || o.property_id
  WHERE o.state = 'kept' AND o.expires_ms <= ?
  ORDER BY o.expires_ms, o.account_id, o.id LIMIT ?`;
const PROLONG = `UPDATE property_object SET expires_ms = ? WHERE account_id = ? AND id = ? AND state = 'kept'`;
const EXPIRE = `UPDATE property_object SET state = 'dropped' WHERE account_id = ? AND id = ? AND state = 'kept'`;
const GIVE_UP = `UPDATE property_object SET state = 'dropped' WHERE state = 'writing' AND created_ms < ?`;
const FORGET_LINKS = `DELETE FROM property_object WHERE state = 'removed' AND expires_ms <= ?
  AND EXISTS (SELECT 1 FROM property p WHERE p.account_id = property_object.account_id
    AND p.id = property_object.property_id AND p.state = 'erased')`;
const DROPPED = `SELECT o.account_id, o.id, o.property_id, o.kind, o.name, o.state, o.blob_key, o.content_type, o.sha256, o.bytes,
    o.created_ms, o.expires_ms
  FROM property_object o JOIN property p ON p.account_id = o.account_id AND p.id = o.property_id
  WHERE o.state = 'dropped' AND p.state = 'present'
  ORDER BY o.created_ms, o.account_id, o.id LIMIT ?`;

type Caretaker = Pick<ArchiveStore, 'findExport' | 'erasing' | 'sweep'>;

export function caretakerOf(database: Database): Caretaker {
  return {
    findExport: (id) =>
      database.read(HOUSE, async (tx) => {
        const row = await tx.one(FIND_EXPORT, id);
        return row === undefined ? null : ownedOf(row);
      }),
    erasing: (limit) =>
      database.read(HOUSE, async (tx) =>
        (await tx.all(ERASING, limit)).map((row) => ({
          accountId: textOf(row, 'account_id'),
          propertyId: textOf(row, 'id'),
        })),
      ),
    sweep: (limit, writingBeforeMs) =>
      database.write(HOUSE, async (tx) => {
        const nowMs = await tx.nowMs();
        for (const row of await tx.all(DUE, nowMs, limit)) {
          const [accountId, id] = [textOf(row, 'account_id'), textOf(row, 'id')];
          const untilMs = textOf(row, 'kind') === 'export' ? 0 : (tierIn(textOrNull(row, 'tier'))?.retainUntilMs ?? 0);
          if (untilMs > nowMs) await tx.run(PROLONG, untilMs, accountId, id);
          else await tx.run(EXPIRE, accountId, id);
        }
        await tx.run(GIVE_UP, writingBeforeMs);
        await tx.run(FORGET_LINKS, nowMs);
        return (await tx.all(DROPPED, limit)).map(ownedOf);
      }),
  };
}

/** An object from its row. */
export function objectOf(row: SqlRow): FiledObject {
  return {
    id: textOf(row, 'id'),
    propertyId: textOf(row, 'property_id'),
    kind: textOf(row, 'kind') as FiledObject['kind'],
    name: textOf(row, 'name'),
    state: textOf(row, 'state') as FiledObject['state'],
    blobKey: textOf(row, 'blob_key'),
    contentType: textOf(row, 'content_type'),
    sha256: textOf(row, 'sha256'),
    bytes: countOf(row, 'bytes'),
    createdMs: countOf(row, 'created_ms'),
    expiresMs: countOf(row, 'expires_ms'),
  };
}

function ownedOf(row: SqlRow): { readonly accountId: string; readonly object: FiledObject } {
  return { accountId: textOf(row, 'account_id'), object: objectOf(row) };
}
