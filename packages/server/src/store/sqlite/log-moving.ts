/**
 * SQLite's log, moved into its file from time to time. To move thousands of pages takes tens of milliseconds and two waits for the disk, in which nobody
 * could be answered; so a connection of its own does it on a thread of the driver's, beside the writes, and does so twice, since they go on meanwhile and
 * even the few hundred pages that they add keep the disk busy for some nine milliseconds. What has come by then is moved between two groups of writes, in
 * two milliseconds, after which the log begins anew. The driver has a thread for each core; where that is one, the writes would stand behind the move, so there the
 * writer moves the log itself, between two groups.
 */

import { availableParallelism } from 'node:os';

import { type Connection, connect } from './connection.ts';

/** Rows changed between two moves, those of some 500 charges: 4,000 pages, or 24,000 where each remembers a long answer. Fewer would move the pages of hot wallets more often. */
const ROWS_OF_A_MOVE = 5_000;
/** Moves what no read in progress still looks at, waits for nobody, and leaves the log as it is. */
const MOVE = 'PRAGMA wal_checkpoint(PASSIVE)';
/** Moves beside the writes before the one that they wait for. The second one is begun after another group, so that it has something to move. */
const MOVES_BESIDE = 2;

export interface LogMoving {
  /**
   * To be called between two groups of writes, with the rows that the last one changed.
   *
   * @returns what to wait for before the next group: then the log is moved to its end. Null in most cases
   * @throws  the driver's error, after which the state of the file is unknown
   */
  after(rows: number): Promise<void> | null;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/**
 * @param everyRows  how many changed rows a move waits for
 * @param threads      how many statements the driver can be at aside, at the same time
 */
export function openLogMoving(
  file: string,
  writer: Connection,
  everyRows: number = ROWS_OF_A_MOVE,
  threads: number = availableParallelism(),
): LogMoving {
  const mover = connect(file, 'writer');
  let written = 0;
  let moving: Promise<void> | null = null;
  /** Done beside the writes since the last one that they waited for. */
  let moves = 0;
  let fault: { readonly error: unknown } | null = null;

  const moveBeside = async (): Promise<void> => {
    try {
      await mover.execAside(MOVE);
      moves += 1;
    } catch (error) {
      fault = { error };
    }
    moving = null;
  };

  return {
    after: (rows) => {
      written += rows;
      if (fault !== null) throw fault.error;
      if (moving !== null) return null;
      if (moves === MOVES_BESIDE) {
        moves = 0;
        return writer.execAside(MOVE);
      }
      if (moves === 0) {
        if (written < everyRows) return null;
        written = 0;
        if (threads === 1) return writer.execAside(MOVE);
      }
      moving = moveBeside();
      return null;
    },
    close: async () => {
      await moving;
      mover.close();
    },
  };
}
