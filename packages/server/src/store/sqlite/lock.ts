/**
 * One process owns the file: it may then treat every open hold it finds at the start as an orphan.
 *
 * The lock is an open transaction on a small file beside the store's. The operating system keeps it and lets it go with the process,
 * however the process ends, so no crash leaves it behind; the file itself means nothing.
 */

import Libsql from 'libsql';

export interface FileLock {
  release(): void;
}

/** The file has an owner already. */
export class StoreHeldError extends Error {
  override readonly name = 'StoreHeldError';
}

/**
 * @param file  the store's file
 * @throws  StoreHeldError naming the file when another process, or this one, has it open
 */
export function lockFile(file: string): FileLock {
  const database = new Libsql(`${file}-lock`);
  try {
    database.exec('PRAGMA busy_timeout = 0');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!(error instanceof Libsql.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error;
    throw new StoreHeldError(
      `The store file "${file}" is in use: one process owns it at a time, and another has it open`,
      {
        cause: error,
      },
    );
  }
  return {
    release: () => {
      database.exec('ROLLBACK');
      database.close();
    },
  };
}
