/** Everything that is kept, in one SQLite file: for a server in one process that must not forget. */

import { closeSync, openSync, realpathSync } from 'node:fs';
import type { Clock, CryptoPort, Store, Vault } from '../../ports/index.ts';
import { memoryLimiter } from '../memory/limiter.ts';
import { countOf, type Database, HOUSE, textOf } from '../sql/database.ts';
import { migrate } from '../sql/schema.ts';
import { sqlStore } from '../sql/store.ts';
import { sqliteDatabase } from './database.ts';
import { type FileLock, lockFile } from './lock.ts';
import { voidOrphans } from './orphans.ts';
import { PROGRAMS, type SqlitePrograms, sqlitePrograms } from './programs.ts';

export interface SqliteStoreOptions {
  /** Path of the file; made when there is none. Its folder must exist, on a local disk. */
  readonly file: string;
  readonly clock: Clock;
  readonly crypto: CryptoPort;
  readonly vault: Vault;
}

/** Says whether somebody has the file open; still 1 at the next start when the process was killed. */
const MARK_OPEN = `INSERT INTO meta (name, value) VALUES ('open', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

/**
 * Opens the file, alone: checks it after a stop that was not clean, brings its tables to today's version, and voids every hold that an
 * earlier process left behind.
 *
 * @throws  Error naming the file when another process has it open, a newer program wrote it, or it is damaged or no database
 */
export async function sqliteStore({ file, clock, crypto, vault }: SqliteStoreOptions): Promise<Store> {
  // Made here so that nobody else may read it; the files that SQLite puts beside it take the same rights.
  closeSync(openSync(file, 'a', 0o600));
  const path = realpathSync(file);
  const lock = lockFile(path);
  let database: Database | null = null;
  try {
    database = sqliteDatabase(path, clock);
    await start(database, path);
    return storeOf(database, lock, { clock, crypto, vault });
  } catch (error) {
    await database?.close();
    lock.release();
    const reason = error instanceof Error ? error.message : String(error);
    throw reason.includes(path)
      ? error
      : new Error(`The store file "${path}" cannot be opened: ${reason}`, { cause: error });
  }
}

async function start(database: Database, path: string): Promise<void> {
  await database.write(HOUSE, (tx) => migrate(tx, database.dialect, path));
  const unclean = await database.read(HOUSE, async (tx) => {
    const row = await tx.one(`SELECT value FROM meta WHERE name = 'open'`);
    if (row === undefined || countOf(row, 'value') === 0) return null;
    return (await tx.all('PRAGMA integrity_check')).map((found) => textOf(found, 'integrity_check'));
  });
  if (unclean !== null && unclean.join() !== 'ok')
    throw new Error(`The store file "${path}" is damaged: ${unclean.slice(0, 3).join('; ')}`);
  await database.write(HOUSE, async (tx) => {
    for (const statement of PROGRAMS) await tx.run(statement);
    await voidOrphans(tx);
    await tx.run(MARK_OPEN, 1);
  });
}

function storeOf(database: Database, lock: FileLock, ports: Omit<SqliteStoreOptions, 'file'>): Store {
  const { clock, crypto, vault } = ports;
  let programs: SqlitePrograms | null = null;
  const store = sqlStore({
    database,
    crypto,
    vault,
    limiter: memoryLimiter(clock),
    programs: (body) => {
      programs = sqlitePrograms(body, database);
      return programs;
    },
    nowMs: () => clock.nowMs(),
  });
  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    await programs?.idle();
    // A file that failed stays marked, so that the next start looks at it closely.
    await database.write(HOUSE, (tx) => tx.run(MARK_OPEN, 0)).catch(() => undefined);
    await database.close().finally(() => lock.release());
  };
  return {
    ...store,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
