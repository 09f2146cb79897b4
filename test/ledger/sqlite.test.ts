/** The store in a SQLite file: the suite of all stores. */

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Vault } from '../../packages/server/src/ports/index.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { sqliteStore } from '../../packages/server/src/store/sqlite/index.ts';
import { type Opened, storeSuite } from './conformance.ts';

/** 2026-11-21T00:00:00Z. */
const START_MS = 1_795_219_200_000;

/** Turns every bit, so that a column that was not sealed can be told from one that was. */
const vault: Vault = {
  seal: (plain) => plain.map((byte) => byte ^ 255),
  open: (sealed) => sealed.map((byte) => byte ^ 255),
};

async function openSqlite(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-sqlite-'));
  let now = START_MS;
  const open = (name: string) =>
    sqliteStore({ file: join(folder, name), clock: { nowMs: () => now }, crypto: nodeCrypto, vault });
  const store = await open('store.db');
  const opened = [store];
  return {
    store,
    advance: async (seconds) => {
      now += seconds * 1000;
    },
    // What a killed process leaves is its two files as they are at that moment.
    reopen: async () => {
      for (const end of ['', '-wal']) copyFileSync(join(folder, `store.db${end}`), join(folder, `left.db${end}`));
      const left = await open('left.db');
      opened.push(left);
      return left;
    },
    close: async () => {
      for (const one of opened) await one.close();
      rmSync(folder, { recursive: true });
    },
  };
}

storeSuite('sqlite', openSqlite);
