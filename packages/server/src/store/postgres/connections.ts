/**
 * Connections to one PostgreSQL: a bounded number, handed out in the order of asking, and not at all while the server is away.
 *
 * The driver tells of a lost connection by an `error` event on whichever object holds it at that moment; one that nobody listens to
 * ends the process. So the pool and each client are listened to, always, and what happened shows in the statement that was under way.
 */

import { availableParallelism } from 'node:os';
import pg from 'pg';
import { cellTypes } from './cells.ts';
import { StoreUnavailable } from './faults.ts';

export interface PostgresSettings {
  /** `postgres://user:password@host:port/database`; parameters as the driver documents them (`?sslmode=verify-full`). */
  readonly url: string;
  /** Most connections of this process; at most, and without a word, twice the cores and four. */
  readonly connections?: number;
}

/** Limits of one kind of work, milliseconds. */
export interface Patience {
  readonly statementMs: number;
  readonly lockMs: number;
  /** How long a caller waits for its turn. */
  readonly turnMs: number;
  /** Callers that may wait; more are turned away at once. */
  readonly queue: number;
  /** Words for the server's own command line, such as `-c work_mem=64MB`. */
  readonly options?: string;
}

const CONNECT_MS = 2_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
/** After a failed attempt nobody tries again for so long; it doubles up to the most, so that a server which comes back is found soon. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 800;

/** Most connections that one process may hold, by the cores of its machine. */
export function mostConnections(): number {
  return 2 * availableParallelism() + 4;
}

export interface Connections {
  /**
   * Lends a connection for the time of the work. It goes back when the work is done, and is thrown away when the work says so.
   *
   * @throws  StoreUnavailable when there is none to be had; the work was not begun
   */
  lend<T>(work: (client: pg.PoolClient, spoil: () => void) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens nothing yet: the first caller does. */
export function openConnections(settings: PostgresSettings, count: number, patience: Patience): Connections {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: count,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: patience.statementMs,
    lock_timeout: patience.lockMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // The server ends a statement first; this is for a server that no longer says anything at all.
    query_timeout: patience.statementMs + 2_000,
    fallback_application_name: 'khagol',
    options: patience.options,
    pipeline: true,
    types: cellTypes,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  const turns = takeTurns(count, patience);
  let [pauseMs, closedUntilMs] = [0, 0];

  async function connect(): Promise<pg.PoolClient> {
    // Whoever may still try says so before it waits, so that one caller asks a server that is away and the rest fail at once.
    const failing = pauseMs > 0;
    if (failing) {
      if (performance.now() < closedUntilMs) throw new StoreUnavailable('PostgreSQL did not answer a moment ago');
      closedUntilMs = performance.now() + CONNECT_MS;
    }
    try {
      const client = await pool.connect();
      pauseMs = 0;
      return client;
    } catch (error) {
      pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, failing ? pauseMs * 2 : 0));
      closedUntilMs = performance.now() + pauseMs;
      throw new StoreUnavailable('PostgreSQL cannot be reached', { cause: error });
    }
  }

  return {
    lend: async (work) => {
      const done = await turns();
      try {
        const client = await connect();
        let spoilt = false;
        try {
          return await work(client, () => {
            spoilt = true;
          });
        } finally {
          client.release(spoilt);
        }
      } finally {
        done();
      }
    },
    close: () => pool.end(),
  };
}

/** A turnstile: so many inside at a time, the rest in order of arrival. The pool's own queue would not tell waiting from failing. */
function takeTurns(inside: number, { turnMs, queue }: Patience): () => Promise<() => void> {
  const waiting: (() => void)[] = [];
  let free = inside;
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async () => {
    if (free > 0) {
      free -= 1;
      return leave;
    }
    if (waiting.length >= queue) throw new StoreUnavailable('too many callers wait for PostgreSQL');
    await new Promise<void>((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(new StoreUnavailable('no connection to PostgreSQL became free in time'));
      }, turnMs);
      waiting.push(enter);
    });
    return leave;
  };
}
