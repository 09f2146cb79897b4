/** The store for many processes: everything in one PostgreSQL. */

import type { Clock, CryptoPort, LedgerReport, Store, Vault } from '../../ports/index.ts';
import { HOUSE, textOf } from '../sql/database.ts';
import { sqlStore } from '../sql/store.ts';
import { verifyLedger } from '../sql/verify.ts';
import { mostConnections, openConnections, type Patience, type PostgresSettings } from './connections.ts';
import { postgresDatabase } from './database.ts';
import { postgresLimiter, RATE_PATIENCE_MS } from './limiter.ts';
import { postgresPrograms } from './programs.ts';
import { prepareSchema } from './schema.ts';

export { CommitUnknown, StoreUnavailable } from './faults.ts';

export interface PostgresOptions extends PostgresSettings {
  /**
   * The role that owns the tables, if it is not the one that works with them. Then `url` may name a role that can change no table, and
   * gets the rights it needs at each start. Neither should be a superuser: row-level security does not bind those.
   */
  readonly ownerUrl?: string;
  readonly crypto: CryptoPort;
  /** Seals remembered answers and webhook secrets. */
  readonly vault: Vault;
  /** In place of the database's own clock, for tests of schedules. */
  readonly clock?: Clock;
  /** How long a call waits for the rate that all processes count together before this one goes by its own count, milliseconds; 50 when left out. */
  readonly ratePatienceMs?: number;
}

const MONEY: Patience = { statementMs: 5_000, lockMs: 2_000, turnMs: 2_000, queue: 1_000 };
/** Whoever waits longer for a turn has answered by its own count already. */
const limitsFor = (ms: number): Patience => ({ statementMs: 20 * ms, lockMs: ms, turnMs: ms, queue: 200 });
/** Making the schema and checking the books take as long as the tables are large. */
const SCHEMA: Patience = { statementMs: 600_000, lockMs: 120_000, turnMs: 2_000, queue: 1 };
const BOOKS: Patience = {
  statementMs: 600_000,
  lockMs: 2_000,
  turnMs: 60_000,
  queue: 10,
  // Every rule reads whole tables. A planner that mistakes their size, or that there is a LIMIT, for few rows would join them row by row:
  // measured, 58 s instead of 0.1 s for 20,000 charges.
  options: '-c enable_nestloop=off -c work_mem=64MB',
};
/** What is left of the connections after the limiter's and the one that checks the books is for everything else. */
const [LIMITER_CONNECTIONS, BOOKS_CONNECTIONS] = [2, 1];
const FEWEST = LIMITER_CONNECTIONS + BOOKS_CONNECTIONS + 1;

/**
 * Opens the store; its schema is made or brought up to date first, by one process while others wait.
 *
 * @throws  StoreUnavailable when the server cannot be reached, RangeError for too many connections or no patience, or the server's own error
 */
export async function postgresStore(options: PostgresOptions): Promise<Store> {
  const { url, ownerUrl = url, crypto, vault, clock = null } = options;
  const { connections: count = mostConnections(), ratePatienceMs = RATE_PATIENCE_MS } = options;
  const most = mostConnections();
  if (!(ratePatienceMs >= 1)) throw new RangeError('ratePatienceMs must be 1 or more');
  if (!Number.isInteger(count) || count < FEWEST || count > most)
    throw new RangeError(`connections must be a whole number from ${FEWEST} to ${most}`);
  const money = openConnections({ url }, count - LIMITER_CONNECTIONS - BOOKS_CONNECTIONS, MONEY);
  try {
    const bare = postgresDatabase(money, { adapter: 'postgres', durable: false, note: '' }, clock);
    const row = await bare.read(HOUSE, (tx) =>
      tx.one(`SELECT current_database() AS name, current_user AS role, current_setting('fsync') AS fsync,
        current_setting('synchronous_commit') AS sync, (rolsuper OR rolbypassrls) AS unbound
        FROM pg_roles WHERE rolname = current_user`),
    );
    const name = textOf(row ?? {}, 'name');
    const durable = textOf(row ?? {}, 'fsync') === 'on' && textOf(row ?? {}, 'sync') !== 'off';
    await prepare(ownerUrl, name, ownerUrl === url ? null : textOf(row ?? {}, 'role'));
    const note = [
      `database "${name}"`,
      ...(durable ? [] : ['its settings let a power cut take back what was acknowledged (fsync, synchronous_commit)']),
      ...(row?.['unbound'] === 1n ? ['its role is not bound by row-level security'] : []),
    ].join('; ');
    const [limits, books] = [
      openConnections({ url }, LIMITER_CONNECTIONS, limitsFor(ratePatienceMs)),
      openConnections({ url }, BOOKS_CONNECTIONS, BOOKS),
    ];
    const about = { adapter: 'postgres', durable, note };
    const close = async (): Promise<void> => {
      await Promise.all([money, limits, books].map((connections) => connections.close()));
    };
    const database = postgresDatabase({ lend: money.lend, close }, about, clock);
    const store = sqlStore({
      database,
      crypto,
      vault,
      limiter: postgresLimiter(limits, clock, ratePatienceMs),
      programs: (body) => postgresPrograms(body, database, clock),
      nowMs: () => clock?.nowMs() ?? Date.now(),
    });
    const verify = (): Promise<LedgerReport> => verifyLedger(postgresDatabase(books, about, clock));
    return { ...store, ledger: { ...store.ledger, verify } };
  } catch (error) {
    await money.close();
    throw error;
  }
}

async function prepare(ownerUrl: string, name: string, appRole: string | null): Promise<void> {
  const connections = openConnections({ url: ownerUrl }, 1, SCHEMA);
  try {
    const about = { adapter: 'postgres', durable: false, note: '' };
    await prepareSchema(postgresDatabase(connections, about, null), name, appRole);
  } finally {
    await connections.close();
  }
}
