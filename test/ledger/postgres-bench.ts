/** What the tests of the PostgreSQL adapter begin with: a server for the file, and ways to reach a fresh database on it. */

import { afterAll, beforeAll } from 'vitest';
import {
  type Connections,
  openConnections,
  type Patience,
} from '../../packages/server/src/store/postgres/connections.ts';
import { type PostgresDatabase, postgresDatabase } from '../../packages/server/src/store/postgres/database.ts';
import { countOf } from '../../packages/server/src/store/sql/database.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

export const PATIENCE: Patience = { statementMs: 5_000, lockMs: 2_000, turnMs: 2_000, queue: 1_000 };
export const ABOUT = { adapter: 'postgres', durable: false, note: '' } as const;

export interface PostgresBench {
  readonly server: PostgresServer;
  /** Connections that end with the file; `folder` is where the server's socket, or a wire to it, is found. */
  connections(database: string, count?: number, patience?: Patience, folder?: string): Connections;
  /** Closed when the file ends. */
  keep(one: { close(): Promise<unknown> }): void;
  /** A fresh database with a table `box` of two rows, 1 and 2, each with the amount 0. */
  boxes(count?: number, patience?: Patience): Promise<PostgresDatabase>;
}

/** A server of its own for the surrounding block. */
export function usePostgres(): PostgresBench {
  const opened: { close(): Promise<unknown> }[] = [];
  const bench = {} as { -readonly [Name in keyof PostgresBench]: PostgresBench[Name] };
  beforeAll(async () => {
    bench.server = await startPostgres();
  });
  afterAll(async () => {
    for (const one of opened) await one.close();
    await bench.server?.stop();
  });
  bench.keep = (one) => {
    opened.push(one);
  };
  bench.connections = (database, count = 4, patience = PATIENCE, folder = bench.server.folder) => {
    const url = bench.server.url(database).replace(encodeURIComponent(bench.server.folder), encodeURIComponent(folder));
    const made = openConnections({ url }, count, patience);
    opened.push(made);
    return made;
  };
  bench.boxes = async (count, patience) => {
    const made = postgresDatabase(bench.connections(await bench.server.createDatabase(), count, patience), ABOUT, null);
    await made.write('*', async (tx) => {
      await tx.run('CREATE TABLE box (id BIGINT PRIMARY KEY, amount BIGINT NOT NULL)');
      await tx.run('INSERT INTO box VALUES (1, 0), (2, 0)');
    });
    return made;
  };
  return bench;
}

/** What a row of `box` holds. */
export function amountOf(db: PostgresDatabase, id = 1): Promise<number> {
  return db.read('*', async (tx) =>
    countOf((await tx.all('SELECT amount FROM box WHERE id = ?', id))[0] ?? {}, 'amount'),
  );
}
