/** Stores for tests of money that have to hold whatever keeps the books: each is new, with the account and the key of every house. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { microOfUsd } from '../../packages/server/src/money.ts';
import { digestOf, keyIdOf } from '../../packages/server/src/offices/keys/form.ts';
import type { Store } from '../../packages/server/src/ports/index.ts';
import { plainVault } from '../../packages/server/src/serve/bare.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { postgresStore } from '../../packages/server/src/store/postgres/index.ts';
import { sqliteStore } from '../../packages/server/src/store/sqlite/index.ts';
import { type PostgresServer, startPostgres } from '../ledger/postgres-server.ts';
import { ACCOUNT, KEY, NOON_MS } from './house.ts';

export type KeptIn = 'memory' | 'sqlite' | 'postgres';

export interface OpenStores {
  /** A new store; null where the house has one of its own, in memory. */
  open(kind: KeptIn): Promise<Store | null>;
  close(): Promise<void>;
}

const clock = { nowMs: (): number => NOON_MS };

export function openStores(): OpenStores {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-stream-'));
  const opened: Store[] = [];
  let server: Promise<PostgresServer> | undefined;
  let files = 0;
  const make = async (kind: Exclude<KeptIn, 'memory'>): Promise<Store> => {
    if (kind === 'sqlite') {
      files += 1;
      return sqliteStore({ file: join(folder, `${files}.db`), clock, crypto: nodeCrypto, vault: plainVault });
    }
    server ??= startPostgres();
    const url = (await server).url(await (await server).createDatabase());
    return postgresStore({ url, clock, crypto: nodeCrypto, vault: plainVault, connections: 6 });
  };
  return {
    open: async (kind) => {
      if (kind === 'memory') return null;
      const store = await make(kind);
      opened.push(store);
      await furnish(store);
      return store;
    },
    close: async () => {
      await Promise.all(opened.map((store) => store.close()));
      await (await server)?.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function furnish(store: Store): Promise<void> {
  await store.accounts.open({ ...ACCOUNT }, []);
  await store.ledger.fund({ accountId: ACCOUNT.id, amount: microOfUsd('100'), kind: 'topup', reference: 'start' });
  const digest = await digestOf(KEY, nodeCrypto);
  await store.keys.add({
    keyId: keyIdOf(KEY, digest) as string,
    digest,
    last4: '',
    active: true,
    expiresAtMs: null,
    createdMs: 0,
    accountId: ACCOUNT.id,
  });
}
