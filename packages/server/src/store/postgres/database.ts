/**
 * Transactions on PostgreSQL, for the shared statements and for the functions of `functions.ts`.
 *
 * READ COMMITTED is enough for writing, because every guard of the ledger stands in the WHERE of a change to one row and again in a
 * CHECK. Each transaction names its tenant; row-level security hides everybody else's rows from it. What happened to COMMIT is never
 * guessed: see `CommitUnknown`.
 */

import pg from 'pg';
import type { AdapterNote, Clock } from '../../ports/index.ts';
import { countOf, type Database, HOUSE, type SqlRow, type SqlValue, type Transaction } from '../sql/database.ts';
import { CLOCK_MS } from './clock.ts';
import type { Connections } from './connections.ts';
import { POSTGRES } from './dialect.ts';
import { CommitUnknown, isAnswer, isCollision, isSlow, isUndone, StoreBusy, StoreUnavailable } from './faults.ts';
import { statementOf } from './statements.ts';

/** How often a transaction is tried at most when it collides with others, or its connection turns out to be gone. */
const MOST_TRIES = 5;
/** How long we look for the answer to whether a transaction was committed. */
const SETTLE_QUESTION_MS = 4_000;

/** A parameter that is a list: an array of the database. */
export type Words = readonly SqlValue[];
type Value = SqlValue | Words;

/** A transaction that its work ends itself. */
export interface OpenTransaction extends Transaction {
  all(sql: string, ...values: readonly Value[]): Promise<readonly SqlRow[]>;
  /** Sends the statement and COMMIT together, without waiting between them. When the statement fails, nothing stands. */
  allAndCommit(sql: string, ...values: readonly Value[]): Promise<readonly SqlRow[]>;
}

/** What this adapter's own files may do beyond the shared interface. */
export interface PostgresDatabase extends Database {
  /**
   * A transaction whose BEGIN goes out together with its first statement, which must therefore change nothing. What its work did not
   * commit is undone. Collisions are repeated.
   */
  swift<T>(tenant: string, work: (tx: OpenTransaction) => Promise<T>): Promise<T>;
  /** One statement that is a transaction by itself and names its tenant itself. */
  single(sql: string, ...values: readonly Value[]): Promise<readonly SqlRow[]>;
}

/**
 * @param clock  in place of the database's, for tests of schedules
 */
export function postgresDatabase(connections: Connections, about: AdapterNote, clock: Clock | null): PostgresDatabase {
  async function once<T>(tenant: string, kind: Kind, work: (tx: OpenTransaction) => Promise<T>): Promise<T> {
    return connections.lend(async (client, spoil) => {
      const session = new Session(client, clock);
      try {
        await session.begin(tenant, kind);
        const result = await work(session);
        await (kind === 'write' ? session.commit() : session.leave());
        return result;
      } catch (error) {
        await session.leave();
        throw error;
      } finally {
        if (session.lost) spoil();
      }
    });
  }

  return {
    about,
    dialect: POSTGRES,
    write: (tenant, work) => persist(() => once(tenant, 'write', work)),
    read: (tenant, work) => persist(() => once(tenant, 'read', work)),
    survey: (work) => persist(() => once(HOUSE, 'read', work)),
    // What begins a transaction names the tenant, without whom there are no rows.
    readOne: (tenant, sql, ...values) => persist(() => once(tenant, 'read', (tx) => tx.one(sql, ...values))),
    swift: (tenant, work) => persist(() => once(tenant, 'swift', work)),
    single: (sql, ...values) => persist(() => connections.lend((client, spoil) => single(client, spoil, sql, values))),
    close: () => connections.close(),
  };
}

/**
 * Tries again what may be tried: what collided with others; what lost its connection before anything was asked to stand (each connection
 * of the pool may have to be found dead); and what was being committed when the connection was lost. The work of such a transaction
 * meets whatever it left the first time, under the same names, so running it again is how the question is settled. The server is given a
 * few seconds to come back for that.
 */
async function persist<T>(attempt: () => Promise<T>): Promise<T> {
  let unknown: CommitUnknown | undefined;
  let untilMs = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof CommitUnknown) {
        unknown ??= error;
        untilMs ||= performance.now() + SETTLE_QUESTION_MS;
      }
      const away = error instanceof LostBefore || error instanceof StoreUnavailable;
      const [collided, slow] = [isCollision(error), isSlow(error)];
      if (unknown !== undefined && (away || slow || collided || error instanceof CommitUnknown)) {
        if (performance.now() > untilMs) throw unknown;
        await pause(6);
      } else if (collided) {
        if (tries >= MOST_TRIES) throw new StoreBusy('transactions kept colliding in PostgreSQL', { cause: error });
        await pause(tries);
      } else if (error instanceof LostBefore) {
        if (tries >= MOST_TRIES) throw new StoreUnavailable(error.message, { cause: error.cause });
      } else if (slow) throw new StoreBusy('PostgreSQL took too long', { cause: error });
      else throw error;
    }
  }
}

/** Up to 10 ms, 20 ms, 40 ms, …: those who collided do not meet again. */
async function pause(tries: number): Promise<void> {
  const ms = Math.random() * 5 * 2 ** tries;
  await new Promise((resolve) => setTimeout(resolve, ms));
}

async function single(
  client: pg.PoolClient,
  spoil: () => void,
  sql: string,
  values: readonly Value[],
): Promise<readonly SqlRow[]> {
  try {
    const { rows } = await client.query<SqlRow>({ ...statementOf(sql), values: [...values] });
    return rows;
  } catch (error) {
    if (isUndone(error)) throw error;
    if (!isAnswer(error)) spoil();
    throw new CommitUnknown('the connection was lost while a change was under way', { cause: error });
  }
}

type Kind = 'write' | 'read' | 'swift';

const OPENING: Readonly<Record<Kind, string>> = {
  write: 'BEGIN ISOLATION LEVEL READ COMMITTED',
  read: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  swift: 'BEGIN ISOLATION LEVEL READ COMMITTED',
};

/** The connection went away while nothing had been asked to stand. */
class LostBefore extends Error {}

/** One connection while a transaction runs on it. */
class Session implements OpenTransaction {
  /** The connection is of no more use. */
  lost = false;
  readonly #client: pg.PoolClient;
  readonly #clock: Clock | null;
  #state: 'open' | 'committing' | 'ended' = 'open';
  #opening: Promise<number>;

  constructor(client: pg.PoolClient, clock: Clock | null) {
    this.#client = client;
    this.#clock = clock;
    this.#opening = Promise.resolve(0);
  }

  /** BEGIN, the tenant and the time in one message: no moment at which a transaction has no tenant. Only a writer must wait for it. */
  async begin(tenant: string, kind: Kind): Promise<void> {
    const words = `${OPENING[kind]}; SET LOCAL khagol.tenant = ${pg.escapeLiteral(tenant)}; SELECT ${CLOCK_MS} AS now`;
    this.#opening = this.#ask(this.#client.query(words)).then((answer) => {
      const results = answer as unknown as readonly pg.QueryResult<SqlRow>[];
      return this.#clock?.nowMs() ?? countOf(results[2]?.rows[0] ?? {}, 'now');
    });
    if (kind === 'write') await this.#opening;
    else this.#opening.catch(() => {});
  }

  nowMs(): Promise<number> {
    return this.#opening;
  }

  async all(sql: string, ...values: readonly Value[]): Promise<readonly SqlRow[]> {
    return (await this.#query(sql, values)).rows;
  }

  async one(sql: string, ...values: readonly SqlValue[]): Promise<SqlRow | undefined> {
    return (await this.#query(sql, values)).rows[0];
  }

  async run(sql: string, ...values: readonly SqlValue[]): Promise<number> {
    return (await this.#query(sql, values)).rowCount ?? 0;
  }

  async commit(): Promise<void> {
    this.#state = 'committing';
    this.#confirm(await this.#ask(this.#client.query('COMMIT')));
  }

  async allAndCommit(sql: string, ...values: readonly Value[]): Promise<readonly SqlRow[]> {
    const statement = this.#query(sql, values);
    // A statement that the driver itself cannot write down never goes out, and COMMIT behind it would keep half of the matter. Such a
    // thing shows before the next turn of the event loop.
    const unsaid = await Promise.race([
      statement.then(
        () => null,
        (reason: unknown) => ({ reason }),
      ),
      new Promise<null>((resolve) => setImmediate(() => resolve(null))),
    ]);
    if (unsaid !== null) throw unsaid.reason;
    this.#state = 'committing';
    const end = this.#ask(this.#client.query('COMMIT'));
    const [first, second] = await Promise.allSettled([statement, end]);
    // When the statement failed for a reason of its own, the server took COMMIT for ROLLBACK, and the reason is what counts.
    if (second.status === 'rejected') throw second.reason;
    if (first.status === 'rejected') throw first.reason;
    this.#confirm(second.value);
    return first.value.rows;
  }

  /** Ends what was not committed. Nobody waits for the answer: the next user's words queue up behind it. */
  async leave(): Promise<void> {
    if (this.#state !== 'open') return;
    this.#state = 'ended';
    this.#client.query('ROLLBACK').catch(() => {});
  }

  async #query(sql: string, values: readonly Value[]): Promise<pg.QueryResult<SqlRow>> {
    const answer = this.#ask(this.#client.query<SqlRow>({ ...statementOf(sql), values: [...values] }));
    const [result] = await Promise.all([answer, this.#opening]);
    return result;
  }

  /** A transaction that failed on the way answers COMMIT with ROLLBACK. */
  #confirm(result: pg.QueryResult): void {
    this.#state = 'ended';
    if (result.command !== 'COMMIT') throw new Error('the transaction had failed and was rolled back');
  }

  async #ask<T>(answer: Promise<T>): Promise<T> {
    const committing = this.#state === 'committing';
    try {
      return await answer;
    } catch (error) {
      if (committing ? isUndone(error) : isAnswer(error)) throw error;
      this.lost = true;
      this.#state = 'ended';
      if (committing) throw new CommitUnknown('the connection was lost during COMMIT', { cause: error });
      throw new LostBefore('the connection to PostgreSQL was lost', { cause: error });
    }
  }
}
