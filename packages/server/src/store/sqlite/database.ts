/**
 * A SQLite file behind the SQL stores' port: writes in groups, reads from their own connection.
 *
 * A commit waits for the disk, and the disk takes as long for thirty writes as for one. Writes that arrive in one turn of the event
 * loop, or while the commit before them waits, therefore run one after another inside one transaction, and are answered after its commit. Should one
 * of them fail, all are undone and run again, each in a savepoint of its own: savepoints make a group dearer, and few writes fail. The wait is
 * not this thread's: it goes on with other work. Reads never see what is not committed, nor on the disk, but for holds (see `Staying`), whose
 * commit waits for nothing.
 *
 * After an error of the disk or the file nothing more is read or written: what reached the disk is unknown until the file is opened
 * anew, and a sync that failed once may report success the next time without having written anything.
 */

import type { AdapterNote, Clock } from '../../ports/index.ts';
import type { Database, Dialect, SqlRow, SqlValue, Staying, Transaction } from '../sql/database.ts';
import { type Connection, connect } from './connection.ts';
import { openLogMoving } from './log-moving.ts';

/** Most writes of one commit: the first of them waits for the last. */
const MOST_PER_GROUP = 256;

const SQLITE_DIALECT: Dialect = {
  lockRow: '',
  keepRow: '',
  skipLocked: '',
  integer: 'INTEGER',
  bytes: 'BLOB',
  text: 'TEXT',
  table: ' STRICT',
  clustered: ' STRICT, WITHOUT ROWID',
  insertOnly: (table) =>
    ['UPDATE', 'DELETE'].map(
      (verb) =>
        `CREATE TRIGGER ${table}_no_${verb.toLowerCase()} BEFORE ${verb} ON ${table}
         BEGIN SELECT RAISE(ABORT, 'rows of ${table} are never changed or removed'); END`,
    ),
};

interface Waiting {
  /** Runs the write, once or again; what it returns tells the caller, and is called after the commit. */
  readonly run: () => Promise<() => void>;
  readonly fail: (error: unknown) => void;
  readonly staying: Staying;
}

/**
 * @param file  must be locked by the caller
 * @throws  SqliteError when the file is not a database or cannot be opened
 */
export function sqliteDatabase(file: string, clock: Clock): Database {
  const about: AdapterNote = { adapter: 'sqlite', durable: true, note: 'one file, owned by one process' };
  const writer = connect(file, 'writer');
  const reader = connect(file, 'reader');
  const log = openLogMoving(file, writer);
  const queue: Waiting[] = [];
  let [draining, closed] = [false, false];
  let isSynced = true;
  let changed = 0;
  let drained: Promise<void> = Promise.resolve();
  let lastRead: Promise<unknown> = Promise.resolve();
  const surveys = new Set<Promise<unknown>>();
  let broken: Error | null = null;

  /** Nothing more happens after this. */
  function breakWith(cause: unknown): Error {
    const reason = cause instanceof Error ? cause.message : String(cause);
    broken ??= new Error(`The store file "${file}" failed (${reason}); start again to find out what was kept`, {
      cause,
    });
    return broken;
  }

  /** What is asked now is done, even if the database is closed while it waits. */
  function assertUsable(): void {
    if (broken !== null) throw broken;
    if (closed) throw new Error(`The store file "${file}" is closed`);
  }

  /** A step of the connection itself; when it fails, its state is unknown. */
  function step(connection: Connection, sql: string): void {
    try {
      connection.exec(sql);
    } catch (error) {
      throw breakWith(error);
    }
  }

  /** Something long that the writer does while this thread goes on; nothing else is asked of it meanwhile. */
  async function stepAside(done: Promise<void>): Promise<void> {
    try {
      await done;
    } catch (error) {
      throw breakWith(error);
    }
  }

  /** Whether the commits that follow wait for the disk. One that does takes those before it along. */
  function sync(wanted: boolean): void {
    if (wanted === isSynced) return;
    step(writer, `PRAGMA synchronous = ${wanted ? 'FULL' : 'NORMAL'}`);
    isSynced = wanted;
  }

  /** After a write that threw: what it did is undone, unless nobody can tell any more what that was. */
  function undo(sql: 'ROLLBACK' | 'ROLLBACK TO one', reason: unknown): void {
    if (writer.isFatal(reason)) throw breakWith(reason);
    step(writer, sql);
  }

  async function commit(): Promise<void> {
    if (isSynced) await stepAside(writer.execAside('COMMIT'));
    else step(writer, 'COMMIT');
  }

  /** @returns what tells the callers; null when one of several failed, and then nothing is written */
  async function writeTogether(group: readonly Waiting[]): Promise<(() => void)[] | null> {
    const tell: (() => void)[] = [];
    step(writer, 'BEGIN IMMEDIATE');
    for (const { run, fail } of group) {
      try {
        tell.push(await run());
      } catch (error) {
        undo('ROLLBACK', error);
        return group.length === 1 ? [() => fail(error)] : null;
      }
    }
    await commit();
    return tell;
  }

  /** Those that fail undo themselves alone. */
  async function writeApart(group: readonly Waiting[]): Promise<(() => void)[]> {
    const tell: (() => void)[] = [];
    step(writer, 'BEGIN IMMEDIATE');
    for (const { run, fail } of group) {
      step(writer, 'SAVEPOINT one');
      try {
        tell.push(await run());
      } catch (error) {
        undo('ROLLBACK TO one', error);
        tell.push(() => fail(error));
      }
      step(writer, 'RELEASE one');
    }
    await commit();
    return tell;
  }

  async function writeGroup(group: readonly Waiting[]): Promise<void> {
    let tell: (() => void)[];
    try {
      sync(group.some(({ staying }) => staying === 'for-good'));
      tell = (await writeTogether(group)) ?? (await writeApart(group));
    } catch (error) {
      for (const { fail } of group) fail(error);
      return;
    }
    for (const one of tell) one();
  }

  /** Between two groups, the log is moved when it is time; what fails there is met by those who come next. */
  async function tidy(): Promise<void> {
    try {
      const before = changed;
      changed = writer.changed();
      const moved = log.after(changed - before);
      if (moved !== null) await moved;
    } catch (error) {
      breakWith(error);
    }
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      // The turn's other writes arrive before this one starts.
      await new Promise((resume) => setImmediate(resume));
      const group = queue.splice(0, MOST_PER_GROUP);
      if (broken === null) await writeGroup(group);
      else for (const { fail } of group) fail(broken);
      if (broken === null) await tidy();
    }
    draining = false;
  }

  async function readOnce<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (broken !== null) throw broken;
    const { tx, end } = transactionOn(reader, clock);
    step(reader, 'BEGIN');
    try {
      return await work(tx);
    } catch (error) {
      throw reader.isFatal(error) ? breakWith(error) : error;
    } finally {
      end();
      if (broken === null) step(reader, 'COMMIT');
    }
  }

  /** On a connection of its own, that nobody stands behind. Its failure is its own, too: where it sorts millions of rows the disk may lack room for that alone. */
  async function surveyOnce<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (broken !== null) throw broken;
    const surveyor = connect(file, 'reader');
    const { tx, end } = transactionOn(surveyor, clock, 'aside');
    try {
      surveyor.exec('BEGIN');
      const outcome = await work(tx);
      surveyor.exec('COMMIT');
      return outcome;
    } catch (error) {
      leave(surveyor);
      throw error;
    } finally {
      end();
      surveyor.close();
    }
  }

  function lookOnce(sql: string, values: readonly SqlValue[]): SqlRow | undefined {
    if (broken !== null) throw broken;
    try {
      return reader.all(sql, values)[0];
    } catch (error) {
      throw reader.isFatal(error) ? breakWith(error) : error;
    }
  }

  /** After the reads that were asked for before: the connection is in one snapshot at a time. */
  function inTurn<T>(look: () => T | Promise<T>): Promise<T> {
    const outcome = lastRead.then(look);
    lastRead = outcome.catch(() => undefined);
    return outcome;
  }

  return {
    about,
    dialect: SQLITE_DIALECT,
    write: (_tenant, work, staying = 'for-good') =>
      new Promise((resolve, reject) => {
        assertUsable();
        const run = async (): Promise<() => void> => {
          const { tx, end } = transactionOn(writer, clock);
          try {
            const outcome = await work(tx);
            return () => resolve(outcome);
          } finally {
            end();
          }
        };
        queue.push({ run, fail: reject, staying });
        if (draining) return;
        draining = true;
        drained = drain();
      }),
    read: async (_tenant, work) => {
      assertUsable();
      return inTurn(() => readOnce(work));
    },
    survey: async (work) => {
      assertUsable();
      const outcome = surveyOnce(work);
      const over = outcome.catch(() => undefined);
      surveys.add(over);
      void over.then(() => surveys.delete(over));
      return outcome;
    },
    readOne: async (_tenant, sql, ...values) => {
      assertUsable();
      return inTurn(() => lookOnce(sql, values));
    },
    close: async () => {
      if (closed) return;
      closed = true;
      await drained;
      await lastRead;
      await Promise.all(surveys);
      await log.close();
      reader.close();
      try {
        // The driver closes a connection for good only when its statements are collected, so nothing is left to its last breath.
        if (broken === null) writer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch {
        // What was not moved stays in the log, where the next start finds it.
      }
      writer.close();
    },
  };
}

/** Gives up a snapshot that would keep the log from beginning anew: a connection is closed for good only when its statements are collected. */
function leave(connection: Connection): void {
  try {
    connection.exec('ROLLBACK');
  } catch {
    // SQLite has ended it.
  }
}

/** A transaction that ends: what its work left behind unfinished can no longer reach the connection. */
function transactionOn(
  connection: Connection,
  clock: Clock,
  how: 'at-once' | 'aside' = 'at-once',
): { readonly tx: Transaction; readonly end: () => void } {
  const nowMs = clock.nowMs();
  let ended = false;
  const live = (): Connection => {
    if (ended) throw new Error('This transaction has ended');
    return connection;
  };
  const all: Transaction['all'] =
    how === 'aside'
      ? async (sql, ...values) => live().allAside(sql, values)
      : async (sql, ...values) => live().all(sql, values);
  return {
    tx: {
      all,
      one: async (sql, ...values) => (await all(sql, ...values))[0],
      run: async (sql, ...values) => live().run(sql, values),
      nowMs: async () => nowMs,
    },
    end: () => {
      ended = true;
    },
  };
}
