/** One connection to a SQLite file, with its statements prepared once. Everything here happens at once, but for what is done aside. */

import Libsql from 'libsql';
import LibsqlAside from 'libsql/promise';
import type { SqlRow, SqlValue } from '../sql/database.ts';

interface Prepared {
  readonly statement: ReturnType<InstanceType<typeof Libsql>['prepare']>;
  readonly returnsRows: boolean;
}
/** The driver gives bytes as a bare buffer. */
type DriverRow = Record<string, Exclude<SqlValue, Uint8Array> | ArrayBuffer>;

/** How long a connection waits for a lock that a backup or a shell may hold for a moment. */
const BUSY_MS = 5000;

/** Pages that the writer keeps in memory, 64 MiB: with the driver's 2 MiB it writes out half-done pages and reads them back. */
const CACHE_KIB = 65_536;
/**
 * Pages of the log, 128 MiB, before a commit itself moves them into the file. Others see to that long before (see log-moving.ts); this is for when they
 * cannot, because somebody reads without end.
 */
const LOG_PAGES = 32_000;

/** Rows that are taken one after another before others have their turn: less than a millisecond. */
const ROWS_OF_A_TURN = 500;

const TOTAL_CHANGES = 'SELECT total_changes() AS rows';

/** Errors of a statement that leave the connection and the file as they were: a broken rule, a wrong statement or value. */
const HARMLESS = /^SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG)(?:_|$)/;
/** To a reader also that it may not write; to a writer that is a disk that has changed under it. */
const HARMLESS_TO_READER = /^SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG|READONLY)(?:_|$)/;

export interface Connection {
  /** A statement with its parameters; it is prepared at its first use and kept. */
  all(sql: string, values: readonly SqlValue[]): readonly SqlRow[];
  /**
   * The same on a thread of the driver's up to its first row, by when most of what takes long has been done; the rows that follow are taken in turns. Until it
   * is done nothing else may be asked of this connection. What was asked so is kept until the connection is closed.
   */
  allAside(sql: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  /** Rows changed, by a statement that returns none. */
  run(sql: string, values: readonly SqlValue[]): number;
  /** Rows changed since the connection was opened, those of triggers and of what was undone included. */
  changed(): number;
  /** Statements without parameters, not kept. */
  exec(sql: string): void;
  /** The same on a thread of the driver's. Until it is done nothing else may be asked of this connection. */
  execAside(sql: string): Promise<void>;
  /** Whether after this error nothing more may be read or written: the disk, its space or the file itself went wrong. */
  isFatal(error: unknown): boolean;
  close(): void;
}

/**
 * Opens the file and makes it if there is none.
 *
 * @param role  a reader sees what was committed and can write nothing
 * @throws  SqliteError when the file is not a database or cannot be opened
 */
export function connect(file: string, role: 'writer' | 'reader'): Connection {
  const database = new Libsql(file);
  database.defaultSafeIntegers(true);
  database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  database.exec('PRAGMA foreign_keys = ON');
  // An answer leaves only when its charge is on the disk, not on its way there.
  database.exec('PRAGMA synchronous = FULL');
  if (role === 'writer') {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
    database.exec('PRAGMA temp_store = MEMORY');
    database.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
  } else database.exec('PRAGMA query_only = ON');

  const harmless = role === 'reader' ? HARMLESS_TO_READER : HARMLESS;
  const statements = new Map<string, Prepared>();
  /** Kept from the collector: to let go of one, this thread would wait for whatever the connection is at aside. */
  const usedAside: unknown[] = [];
  const prepared = (sql: string): Prepared => {
    let found = statements.get(sql);
    if (found === undefined) {
      const statement = database.prepare(sql);
      found = { statement, returnsRows: statement.reader };
      statements.set(sql, found);
    }
    return found;
  };
  // Aside: the driver's two faces share one connection, and only the other one leaves the calling thread.
  return {
    // Also where one row is wanted: after a statement has failed, the driver's `get` runs it with the values that it had then.
    all: (sql, values) => (prepared(sql).statement.all(bound(values)) as DriverRow[]).map(plain),
    allAside: async (sql, values) => {
      const statement = await LibsqlAside.prototype.prepare.call(database, sql);
      const rows = await statement.iterate(bound(values));
      usedAside.push(statement, rows);
      const found: SqlRow[] = [];
      for (const row of rows) {
        found.push(plain(row));
        if (found.length % ROWS_OF_A_TURN === 0) await new Promise((resume) => setImmediate(resume));
      }
      return found;
    },
    run: (sql, values) => {
      const { statement, returnsRows } = prepared(sql);
      // The driver would leave it standing at its first row, and the transaction could not end.
      if (returnsRows) throw new TypeError('A statement that returns rows was run for its changes');
      return statement.run(bound(values)).changes;
    },
    changed: () => Number(Object.values(prepared(TOTAL_CHANGES).statement.all([])[0] as DriverRow)[0]),
    exec: (sql) => {
      database.exec(sql);
    },
    execAside: (sql) => LibsqlAside.prototype.exec.call(database, sql),
    isFatal: (error) => error instanceof Libsql.SqliteError && !harmless.test(error.code),
    close: () => {
      statements.clear();
      usedAside.length = 0;
      database.close();
    },
  };
}

function plain(row: DriverRow): SqlRow {
  for (const column in row) {
    const value = row[column];
    if (typeof value === 'object' && value !== null) (row as Record<string, SqlValue>)[column] = new Uint8Array(value);
  }
  return row as SqlRow;
}

/** The driver writes a `number` as a REAL, with which a statement would go on counting in fractions; so they travel as `bigint`. */
function bound(values: readonly SqlValue[]): SqlValue[] {
  return values.map((value) => {
    if (typeof value !== 'number') return value;
    if (!Number.isSafeInteger(value)) throw new TypeError('A number in a statement must be whole');
    return BigInt(value);
  });
}
