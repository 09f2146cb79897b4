/** Reports over SQL. */

import { type KeptReport, paidMarkOf, type ReportFacts, type ReportStore } from '../../ports/index.ts';
import type { Body } from './body.ts';
import { bytesOf, countOf, HOUSE, type SqlRow, textOf } from './database.ts';

const COLUMNS = 'id, facts, blob_key, sha256, bytes, created_ms, expires_ms';
const MARK = `(SELECT 1 FROM mark m WHERE m.account_id = report.account_id AND m.name = '${paidMarkOf('')}' || report.id)`;
const IS_THERE = `expires_ms > ? AND (state = 'kept' OR (state = 'made' AND EXISTS ${MARK}))`;

const NAME = `INSERT INTO report (account_id, state, ${COLUMNS}) VALUES (?, 'made', ?, ?, ?, ?, ?, ?, ?)`;
const FIND = `SELECT ${COLUMNS} FROM report WHERE account_id = ? AND id = ? AND ${IS_THERE}`;
const FIND_ANYONES = `SELECT account_id, ${COLUMNS} FROM report WHERE id = ? AND ${IS_THERE}`;
const DROP = `UPDATE report SET state = 'dropped' WHERE account_id = ? AND id = ? AND ${IS_THERE} RETURNING blob_key`;
const FORGET_MARK = 'DELETE FROM mark WHERE account_id = ? AND name = ?';
const FORGET = `DELETE FROM report WHERE account_id = ? AND id = ? AND state = 'dropped'`;
const OLD = `SELECT account_id, id FROM report WHERE state = 'made' AND created_ms < ? ORDER BY created_ms, account_id, id LIMIT ?`;
const KEEP = `UPDATE report SET state = 'kept' WHERE account_id = ? AND id = ? AND state = 'made' AND EXISTS ${MARK}`;
const GIVE_UP = `UPDATE report SET state = 'dropped' WHERE account_id = ? AND id = ? AND state = 'made'`;
const DUE = `SELECT account_id, id FROM report WHERE state = 'kept' AND expires_ms <= ? ORDER BY expires_ms, account_id, id LIMIT ?`;
const END = `UPDATE report SET state = 'dropped' WHERE account_id = ? AND id = ? AND state = 'kept'`;
const DROPPED = `SELECT account_id, id, blob_key FROM report WHERE state = 'dropped' ORDER BY created_ms, account_id, id LIMIT ?`;

export function sqlReports({ database, vault }: Body): ReportStore {
  const { skipLocked } = database.dialect;
  const reportOf = (row: SqlRow): KeptReport => ({
    id: textOf(row, 'id'),
    facts: JSON.parse(new TextDecoder().decode(vault.open(bytesOf(row, 'facts')))) as ReportFacts,
    blobKey: textOf(row, 'blob_key'),
    sha256: textOf(row, 'sha256'),
    bytes: countOf(row, 'bytes'),
    createdMs: countOf(row, 'created_ms'),
    expiresMs: countOf(row, 'expires_ms'),
  });
  return {
    name: (accountId, { id, facts, blobKey, sha256, bytes, createdMs, expiresMs }) =>
      database.write(accountId, async (tx) => {
        const sealed = vault.seal(new TextEncoder().encode(JSON.stringify(facts)));
        await tx.run(NAME, accountId, id, sealed, blobKey, sha256, bytes, createdMs, expiresMs);
      }),
    find: (accountId, id) =>
      database.read(accountId, async (tx) => {
        const row = await tx.one(FIND, accountId, id, await tx.nowMs());
        return row === undefined ? null : reportOf(row);
      }),
    findAnyones: (id) =>
      database.read(HOUSE, async (tx) => {
        const row = await tx.one(FIND_ANYONES, id, await tx.nowMs());
        return row === undefined ? null : { accountId: textOf(row, 'account_id'), report: reportOf(row) };
      }),
    drop: (accountId, id) =>
      database.write(accountId, async (tx) => {
        const row = await tx.one(DROP, accountId, id, await tx.nowMs());
        await tx.run(FORGET_MARK, accountId, paidMarkOf(id));
        return row === undefined ? null : textOf(row, 'blob_key');
      }),
    forget: (accountId, id) =>
      database.write(accountId, async (tx) => {
        await tx.run(FORGET, accountId, id);
      }),
    sweep: (limit, unpaidBeforeMs) =>
      database.write(HOUSE, async (tx) => {
        for (const row of await tx.all(OLD + skipLocked, unpaidBeforeMs, limit)) {
          const [accountId, id] = [textOf(row, 'account_id'), textOf(row, 'id')];
          if ((await tx.run(KEEP, accountId, id)) === 0) await tx.run(GIVE_UP, accountId, id);
          else await tx.run(FORGET_MARK, accountId, paidMarkOf(id));
        }
        for (const row of await tx.all(DUE + skipLocked, await tx.nowMs(), limit))
          await tx.run(END, textOf(row, 'account_id'), textOf(row, 'id'));
        return (await tx.all(DROPPED, limit)).map((row) => ({
          accountId: textOf(row, 'account_id'),
          id: textOf(row, 'id'),
          blobKey: textOf(row, 'blob_key'),
        }));
      }),
  };
}
