/** Accounts, each with its wallet from the first moment. */

import { type Account, type AccountRecord, type AccountStore, PLANS } from '../../ports/index.ts';
import { audit } from './audit.ts';
import type { Body } from './body.ts';
import { countOf, countOrNull, HOUSE, type SqlRow, textOf } from './database.ts';
import { writeEvents } from './events.ts';

const OPEN = `INSERT INTO account (id, name, plan, per_minute, status, created_ms) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (id) DO NOTHING`;
const WALLET = 'INSERT INTO wallet (account_id) VALUES (?)';
const COLUMNS = 'id, name, plan, per_minute, status, created_ms';
const FIND = `SELECT ${COLUMNS} FROM account WHERE id = ?`;
const LIST = `SELECT ${COLUMNS} FROM account ORDER BY created_ms, id`;
const CHANGE = 'UPDATE account SET name = ?, plan = ?, per_minute = ?, status = ? WHERE id = ?';

export function sqlAccounts(body: Body): AccountStore {
  const { database, newId } = body;
  return {
    open: (account, events) =>
      database.write(account.id, async (tx) => {
        const { id, name, plan, perMinute, status, createdMs } = account;
        if ((await tx.run(OPEN, id, name, plan, perMinute, status, createdMs)) === 0) return false;
        await tx.run(WALLET, id);
        await writeEvents(tx, body, id, events);
        await audit(tx, newId, id, 'account.open', id, { plan, perMinute, status });
        return true;
      }),
    find: (id) =>
      database.read(id, async (tx) => {
        const row = await tx.one(FIND, id);
        return row === undefined ? null : accountRecordOf(row);
      }),
    list: () => database.read(HOUSE, async (tx) => (await tx.all(LIST)).map(accountRecordOf)),
    change: (id, change, eventsOf) =>
      database.write(id, async (tx) => {
        const row = await tx.one(FIND + database.dialect.lockRow, id);
        if (row === undefined) return null;
        const before = accountRecordOf(row);
        const events = eventsOf(before);
        const after: AccountRecord = { ...before, ...change };
        const { name, plan, perMinute, status } = after;
        await tx.run(CHANGE, name, plan, perMinute, status, id);
        await writeEvents(tx, body, id, events);
        await audit(tx, newId, id, 'account.change', id, { plan, perMinute, status });
        return after;
      }),
  };
}

function accountRecordOf(row: SqlRow): AccountRecord {
  return {
    ...accountOf(row, 'id'),
    name: textOf(row, 'name'),
    status: textOf(row, 'status') as AccountRecord['status'],
    createdMs: countOf(row, 'created_ms'),
  };
}

/** What a call needs to know of its account. */
export function accountOf(row: SqlRow, idColumn: string): Account {
  const plan = PLANS.find((known) => known === row['plan']);
  if (plan === undefined)
    throw new Error(`Account ${textOf(row, idColumn)} has a plan that this program does not know`);
  return { id: textOf(row, idColumn), plan, perMinute: countOrNull(row, 'per_minute') };
}
