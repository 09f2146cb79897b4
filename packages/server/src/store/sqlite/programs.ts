/**
 * Reserve and settle by programs inside the connection: a row put into a view that does not exist is taken by its trigger, which does what the functions of
 * `postgres/functions.ts` do. A call of the driver costs some ten times what SQLite does in it, and so it costs for eight rows what it costs for one.
 *
 * Views, triggers and the table of outcomes are the connection's own (TEMP): the file knows nothing of them, so each version of this program brings its own. They
 * do the plain case alone; anything else changes nothing and is left to `store/sql/charges-aside.ts`.
 */

import { periodOf } from '../../period.ts';
import type { Body } from '../sql/body.ts';
import type { Cells, ChargePrograms, Told } from '../sql/charges.ts';
import { type Database, HOUSE, type Transaction, textOf } from '../sql/database.ts';
import { writeEvents } from '../sql/events.ts';
import { gathering } from './gather.ts';

/** A view that takes rows and shows none. */
const view = (name: string, columns: readonly string[]): string =>
  `CREATE TEMP VIEW ${name} (${columns.join(', ')}) AS SELECT ${columns.map(() => 'NULL').join(', ')} WHERE 0`;

const RESERVING = [
  ...['account', 'hold', 'amount', 'endpoint', 'edition', 'request', 'lease_ms'],
  ...['scope', 'claim', 'fingerprint', 'keep', 'quota', 'now', 'period'],
] as const;
/** A claim that somebody has, money that is short, a month that is used up: no hold, and with it nothing else. One that stands already is left as it is. */
const RESERVE = `CREATE TEMP TRIGGER reserve INSTEAD OF INSERT ON reserving
WHEN NOT EXISTS (SELECT 1 FROM hold WHERE account_id = NEW.account AND id = NEW.hold) BEGIN
  INSERT INTO hold (account_id, id, amount, state, fence, endpoint, price_edition, request_id, scope, claim_key, created_ms, expires_ms)
    SELECT account_id, NEW.hold, NEW.amount, 'pending', 1, NEW.endpoint, NEW.edition, NEW.request, NEW.scope, NEW.claim,
      NEW.now, NEW.now + NEW.lease_ms
    FROM wallet WHERE account_id = NEW.account AND posted_credits - posted_debits - pending_debits >= NEW.amount
      AND (NEW.claim IS NULL OR NOT EXISTS (
        SELECT 1 FROM idempotency WHERE account_id = NEW.account AND scope = NEW.scope AND claim_key = NEW.claim))
      AND (NEW.quota IS NULL OR NEW.quota > COALESCE(
        (SELECT requests FROM usage_counter WHERE account_id = NEW.account AND period = NEW.period), 0));
  INSERT INTO idempotency (account_id, scope, claim_key, fingerprint, state, fence, hold_id, keep_seconds, created_ms)
    SELECT account_id, NEW.scope, NEW.claim, NEW.fingerprint, 'running', 1, id, NEW.keep, NEW.now
    FROM hold WHERE account_id = NEW.account AND id = NEW.hold AND NEW.claim IS NOT NULL;
  UPDATE wallet SET pending_debits = pending_debits + NEW.amount
    WHERE account_id = NEW.account AND EXISTS (SELECT 1 FROM hold WHERE account_id = NEW.account AND id = NEW.hold);
END`;
const STANDING = `SELECT h.id FROM json_each(?) item JOIN hold h ON h.account_id = item.value ->> 0 AND h.id = item.value ->> 1`;

/** The figures of settlements, by run and item. A run writes over those of the runs before it, and looks at its own alone. */
const POSTED = `CREATE TEMP TABLE posted (
  item INTEGER PRIMARY KEY, run INTEGER, held INTEGER, now_ms INTEGER, period TEXT, endpoint TEXT, price_edition TEXT, request_id TEXT,
  scope TEXT, claim_key TEXT, balance INTEGER, requests INTEGER, spent INTEGER, input_tokens INTEGER, output_tokens INTEGER, mark TEXT
)`;
const POSTING = [
  ...['account', 'hold', 'fence', 'amount', 'input', 'output', 'mark', 'item', 'run', 'now', 'period'],
] as const;
const MINE = 'SELECT 1 FROM posted WHERE item = NEW.item AND run = NEW.run';
const POST = `CREATE TEMP TRIGGER post INSTEAD OF INSERT ON posting BEGIN
  INSERT OR REPLACE INTO posted (item, run, held, now_ms, period, endpoint, price_edition, request_id, scope, claim_key)
    SELECT NEW.item, NEW.run, amount, NEW.now, NEW.period, endpoint, price_edition, request_id, scope, claim_key
    FROM hold WHERE account_id = NEW.account AND id = NEW.hold AND fence = NEW.fence AND state = 'pending' AND expires_ms > NEW.now
      AND amount >= NEW.amount;
  UPDATE hold SET state = 'posted', posted_amount = NEW.amount, resolved_ms = NEW.now
    WHERE account_id = NEW.account AND id = NEW.hold AND EXISTS (${MINE});
  UPDATE wallet SET posted_debits = posted_debits + NEW.amount, pending_debits = pending_debits - (SELECT held FROM posted WHERE item = NEW.item)
    WHERE account_id = NEW.account AND EXISTS (${MINE});
  INSERT INTO usage_counter (account_id, period, requests, spent, input_tokens, output_tokens)
    SELECT NEW.account, NEW.period, 1, NEW.amount, NEW.input, NEW.output WHERE EXISTS (${MINE})
    ON CONFLICT (account_id, period) DO UPDATE SET requests = requests + 1, spent = spent + excluded.spent,
      input_tokens = input_tokens + excluded.input_tokens, output_tokens = output_tokens + excluded.output_tokens;
  UPDATE posted SET (balance, requests, spent, input_tokens, output_tokens, mark) = (
      SELECT w.posted_credits - w.posted_debits, u.requests, u.spent, u.input_tokens, u.output_tokens,
        (SELECT value FROM mark WHERE account_id = NEW.account AND name = NEW.mark)
      FROM wallet w JOIN usage_counter u ON u.account_id = w.account_id AND u.period = NEW.period WHERE w.account_id = NEW.account)
    WHERE item = NEW.item AND run = NEW.run;
END`;
const FIGURES = 'SELECT * FROM posted WHERE run = ? ORDER BY item';

const CONCLUDING = [
  ...['account', 'hold', 'fence', 'transfer', 'amount', 'endpoint', 'edition', 'request'],
  ...['mark', 'value', 'scope', 'claim', 'answer', 'now'],
] as const;
const CONCLUDE = `CREATE TEMP TRIGGER conclude INSTEAD OF INSERT ON concluding BEGIN
  INSERT INTO transfer (account_id, id, kind, counter, amount, hold_id, endpoint, price_edition, request_id, at_ms)
    VALUES (NEW.account, NEW.transfer, 'charge', 'revenue', -NEW.amount, NEW.hold, NEW.endpoint, NEW.edition, NEW.request, NEW.now);
  INSERT INTO mark (account_id, name, value) SELECT NEW.account, NEW.mark, NEW.value WHERE NEW.value IS NOT NULL
    ON CONFLICT (account_id, name) DO UPDATE SET value = excluded.value;
  UPDATE idempotency SET state = 'done', answer = NEW.answer, purge_ms = NEW.now + keep_seconds * 1000
    WHERE account_id = NEW.account AND scope = NEW.scope AND claim_key = NEW.claim AND hold_id = NEW.hold AND fence = NEW.fence
      AND state = 'running';
  SELECT RAISE(ABORT, 'a hold has lost its claim') WHERE NEW.claim IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM idempotency WHERE account_id = NEW.account AND scope = NEW.scope AND claim_key = NEW.claim AND hold_id = NEW.hold
      AND fence = NEW.fence AND state = 'done');
END`;

/** Statements that bring them into a connection. */
export const PROGRAMS: readonly string[] = [
  view('reserving', RESERVING),
  RESERVE,
  POSTED,
  view('posting', POSTING),
  POST,
  view('concluding', CONCLUDING),
  CONCLUDE,
];

/** Accounts, of those named, with an endpoint that is told of anything. */
const LISTENING = `SELECT DISTINCT account_id FROM endpoint
  WHERE status = 'active' AND account_id IN (SELECT value FROM json_each(?))`;

/** Rows of one statement. There is one for each number of rows up to this, kept by the connection with its programs. */
const MOST_ROWS = 8;

/** The statements that put one row, two rows … into a table or view. */
function rowsInto(name: string, columns: readonly string[], end = ''): readonly string[] {
  const row = `(${columns.map(() => '?').join(', ')})`;
  return Array.from(
    { length: MOST_ROWS },
    (_, more) =>
      `INSERT INTO ${name} (${columns.join(', ')}) VALUES ${Array(more + 1)
        .fill(row)
        .join(', ')}${end}`,
  );
}

const INTO_RESERVING = rowsInto('reserving', RESERVING);
const INTO_POSTING = rowsInto('posting', POSTING);
const INTO_CONCLUDING = rowsInto('concluding', CONCLUDING);
const INTO_EVENT = rowsInto('event', ['account_id', 'id', 'type', 'created_ms', 'once'], ' ON CONFLICT DO NOTHING');

export interface SqlitePrograms extends ChargePrograms {
  /** Waits until whoever has asked has an answer: a call that failed with others is asked again alone. */
  idle(): Promise<void>;
}

/**
 * @param database  its writer has the programs
 */
export function sqlitePrograms(body: Body, database: Database): SqlitePrograms {
  let runs = 0;
  const asked = new Set<Promise<unknown>>();
  return {
    gather: (run) => {
      const ask = gathering(run);
      return (item) => {
        const answer = ask(item);
        const over = answer.catch(() => undefined);
        asked.add(over);
        void over.then(() => asked.delete(over));
        return answer;
      };
    },
    idle: async () => {
      while (asked.size > 0) await Promise.all(asked);
    },
    reserve: (items) =>
      database.write(
        HOUSE,
        async (tx) => {
          const [nowMs, asked] = [await tx.nowMs(), items()];
          const ends = [nowMs, periodOf(nowMs)];
          await fill(tx, INTO_RESERVING, asked.map(followedBy(ends)));
          const names = JSON.stringify(asked.map(([account, hold]) => [account, hold]));
          const standing = new Set((await tx.all(STANDING, names)).map((row) => textOf(row, 'id')));
          return asked.map(([, hold]) => standing.has(hold as string));
        },
        'while-owned',
      ),
    settle: (work) =>
      database.write(HOUSE, (tx) =>
        work({
          all: tx.all,
          post: async (items) => {
            runs += 1;
            const [nowMs, run] = [await tx.nowMs(), runs];
            const ends = [run, nowMs, periodOf(nowMs)];
            const numbered = items.map((cells, at) => [...cells, at + 1]);
            await fill(tx, INTO_POSTING, numbered.map(followedBy(ends)));
            return tx.all(FIGURES, run);
          },
          tell: (told) => tell(tx, body, told),
          conclude: (items, nowMs) => fill(tx, INTO_CONCLUDING, items.map(followedBy([nowMs]))),
        }),
      ),
  };
}

const followedBy =
  (ends: Cells) =>
  (cells: Cells): Cells => [...cells, ...ends];

/** Puts rows in, in their order. */
async function fill(tx: Transaction, statements: readonly string[], rows: readonly Cells[]): Promise<void> {
  for (let at = 0; at < rows.length; at += MOST_ROWS) {
    const some = rows.slice(at, at + MOST_ROWS);
    await tx.run(statements[some.length - 1] as string, ...some.flat());
  }
}

/** Writes events: those of accounts that nobody listens to are noted together. */
async function tell(tx: Transaction, body: Body, told: readonly Told[]): Promise<void> {
  const telling = told.filter(({ events }) => events.length > 0);
  if (telling.length === 0) return;
  const accounts = JSON.stringify([...new Set(telling.map(({ accountId }) => accountId))]);
  const listening = new Set((await tx.all(LISTENING, accounts)).map((row) => textOf(row, 'account_id')));
  const noted: Cells[] = [];
  for (const { accountId, events } of telling)
    if (listening.has(accountId)) await writeEvents(tx, body, accountId, events);
    else for (const { id, type, createdMs, once } of events) noted.push([accountId, id, type, createdMs, once]);
  await fill(tx, INTO_EVENT, noted);
}
