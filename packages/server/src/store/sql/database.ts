/**
 * What the SQL stores ask of a database, whichever it is: transactions, and the few places where its language differs.
 *
 * Statements are written once, in the words that SQLite and PostgreSQL share, with `?` for each parameter in order.
 * Whole numbers come back as `bigint` from a column that holds them; the readers below turn a cell into what its caller needs.
 */

import { type Micro, micro } from '../../money.ts';
import type { AdapterNote } from '../../ports/index.ts';

export type SqlValue = string | number | bigint | Uint8Array | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** One transaction. What it wrote stands when its work returns, and is undone when its work throws. */
export interface Transaction {
  /** Rows of a statement: a SELECT, or a change with RETURNING. Numbers must be whole. */
  all(sql: string, ...values: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  /** The row of a statement that gives one at most. */
  one(sql: string, ...values: readonly SqlValue[]): Promise<SqlRow | undefined>;
  /** Rows changed, by a statement that returns none. */
  run(sql: string, ...values: readonly SqlValue[]): Promise<number>;
  /** The store's clock, fixed for this transaction: milliseconds since 1970. */
  nowMs(): Promise<number>;
}

/** Where the two languages part. */
export interface Dialect {
  /** After a SELECT: nobody else may change its rows until the end of this transaction (`FOR NO KEY UPDATE`). */
  readonly lockRow: string;
  /** After a SELECT: nobody else may remove its rows until then; others may change and keep them too (`FOR KEY SHARE`). */
  readonly keepRow: string;
  /** After a SELECT: as `lockRow`, passing over rows that somebody else has locked. */
  readonly skipLocked: string;
  /** Column types: whole numbers of 64 bits, bytes, and text compared by its bytes. */
  readonly integer: string;
  readonly bytes: string;
  readonly text: string;
  /** After the bracket of CREATE TABLE: for a table of long rows, and for one of short rows that is kept in the order of its key. */
  readonly table: string;
  readonly clustered: string;
  /** Statements after which the rows of a table can be neither changed nor removed. */
  insertOnly(table: string): readonly string[];
}

/**
 * How long what was written must stay: for good; or while the process runs that owns the store, because the next one would undo it. The latter need not
 * wait for the disk where a store has one owner, and is for good all the same where it has several.
 */
export type Staying = 'for-good' | 'while-owned';

export interface Database {
  readonly about: AdapterNote;
  readonly dialect: Dialect;
  /**
   * One transaction that may write. The work is repeated whole when the database could not put it in order with another's, or undid it with another's
   * beside it, so it must have no effect outside; what its last run returns or throws reaches the caller as it is.
   *
   * @param tenant   account id, or `*` for the house's own work
   * @param staying  for good when left out
   */
  write<T>(tenant: string, work: (tx: Transaction) => Promise<T>, staying?: Staying): Promise<T>;
  /** One consistent snapshot of what was committed, read only. */
  read<T>(tenant: string, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same of the whole house, for work that looks through everything: nobody else waits for it, however long it takes. */
  survey<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The row of one statement, which is a snapshot by itself: the same without what begins and ends a transaction, where that can be left out. */
  readOne(tenant: string, sql: string, ...values: readonly SqlValue[]): Promise<SqlRow | undefined>;
  close(): Promise<void>;
}

/** The house itself, as a tenant: sees every account. */
export const HOUSE = '*';

/**
 * One writing transaction that may change its mind: `throw undo(outcome)` undoes what was written and still answers.
 *
 * @returns what the work returned, or what it was undone with
 */
export async function undoable<T>(
  database: Database,
  tenant: string,
  work: (tx: Transaction, undo: (outcome: T) => Error) => Promise<T>,
  staying: Staying = 'for-good',
): Promise<T> {
  let undone: { readonly signal: Error; readonly outcome: T } | undefined;
  const undo = (outcome: T): Error => {
    undone = { signal: new Error('Undone by its own work'), outcome };
    return undone.signal;
  };
  try {
    return await database.write(tenant, (tx) => work(tx, undo), staying);
  } catch (error) {
    if (undone !== undefined && undone.signal === error) return undone.outcome;
    throw error;
  }
}

/** A cell of text. */
export function textOf(row: SqlRow, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw wrongCell(column, 'text', value);
  return value;
}

/** A cell of text, or null. */
export function textOrNull(row: SqlRow, column: string): string | null {
  return row[column] === null ? null : textOf(row, column);
}

/** A cell of a whole number that a double holds exactly: a count, milliseconds, a flag. */
export function countOf(row: SqlRow, column: string): number {
  const value = row[column];
  const count = typeof value === 'bigint' ? Number(value) : value;
  if (typeof count !== 'number' || !Number.isSafeInteger(count)) throw wrongCell(column, 'a whole number', value);
  return count;
}

/** The same, or null. */
export function countOrNull(row: SqlRow, column: string): number | null {
  return row[column] === null ? null : countOf(row, column);
}

/** A cell of money, in micro-dollars. */
export function moneyOf(row: SqlRow, column: string): Micro {
  const value = row[column];
  if (typeof value === 'bigint') return micro(value);
  if (typeof value === 'number' && Number.isSafeInteger(value)) return micro(BigInt(value));
  throw wrongCell(column, 'an amount', value);
}

/** A cell of bytes: a plain array, whatever the driver made of it. */
export function bytesOf(row: SqlRow, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw wrongCell(column, 'bytes', value);
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
}

/** The value itself stays out of the message: it may be somebody's. */
function wrongCell(column: string, wanted: string, value: SqlValue | undefined): Error {
  const got = value === undefined ? 'no such column' : value === null ? 'NULL' : typeof value;
  return new Error(`Column "${column}" should hold ${wanted}; it holds ${got}`);
}
