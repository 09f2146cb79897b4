/** A store over a SQLite database that a test watches or disturbs. */

import type { Clock, Store } from '../../packages/server/src/ports/index.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { vaultOf } from '../../packages/server/src/serve/vault.ts';
import { memoryLimiter } from '../../packages/server/src/store/memory/limiter.ts';
import { type Database, HOUSE } from '../../packages/server/src/store/sql/database.ts';
import { migrate } from '../../packages/server/src/store/sql/schema.ts';
import { sqlStore } from '../../packages/server/src/store/sql/store.ts';
import { sqliteDatabase } from '../../packages/server/src/store/sqlite/database.ts';
import { PROGRAMS, sqlitePrograms } from '../../packages/server/src/store/sqlite/programs.ts';

/** A fresh file with today's tables and programs. */
export async function freshDatabase(file: string, clock: Clock): Promise<Database> {
  const database = sqliteDatabase(file, clock);
  await database.write(HOUSE, async (tx) => {
    await migrate(tx, database.dialect, file);
    for (const program of PROGRAMS) await tx.run(program);
  });
  return database;
}

export function storeOver(database: Database, clock: Clock): Store {
  return sqlStore({
    database,
    crypto: nodeCrypto,
    vault: vaultOf([new Uint8Array(32)]),
    limiter: memoryLimiter(clock),
    programs: (body) => sqlitePrograms(body, database),
    nowMs: () => clock.nowMs(),
  });
}
