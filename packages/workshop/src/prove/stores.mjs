/** The stores that a proof is made on, by name: each open is an empty store with a clock set by hand. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../processes.mjs';
import { load } from './load.mjs';

/** Files in memory where the host has such a folder: what is proved here does not depend on a disk, and waiting for one costs minutes. */
const FILES = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
/** Empties every table but the one that knows the schema's version; the triggers that guard them sleep meanwhile. */
const EMPTY = `SET session_replication_role = replica; DO $$ BEGIN EXECUTE (
  SELECT 'TRUNCATE ' || string_agg(quote_ident(relname), ', ') FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'meta'); END $$`;
/** 2026-11-21T00:00:00Z. */
const START_MS = 1_795_219_200_000;

const { nodeCrypto } = await load('packages/server/src/serve/node-crypto.ts');
/** Turns every bit: what must be sealed is, and nothing is asked of a real vault. */
const vault = { seal: (plain) => plain.map((byte) => byte ^ 255), open: (sealed) => sealed.map((byte) => byte ^ 255) };

const kinds = { memory: memoryStores, sqlite: sqliteStores, postgres: postgresStores };

/**
 * Where stores of a kind come from.
 *
 * @param name  `memory`, `sqlite`, `postgres`, or `all`
 * @returns a list of `{ name, open(), close() }`; PostgreSQL is left out, in loud words, where it is not installed, unless CI is set
 */
export async function storesOf(name) {
  const names = name === 'all' ? Object.keys(kinds) : [name];
  const sources = [];
  for (const one of names) {
    if (!Object.hasOwn(kinds, one)) throw new RangeError(`there is no store "${one}"; there are ${Object.keys(kinds)}`);
    const source = await kinds[one]();
    if (source === null) say(`!!! ${one.toUpperCase()} IS NOT INSTALLED HERE: NOTHING IS PROVED ABOUT IT !!!`);
    else sources.push({ name: one, ...source });
  }
  if (sources.length === 0) throw new Error('there is no store to prove anything about');
  return sources;
}

/** A store in a PostgreSQL that another process opened, on the database's own clock. */
export async function storeAt(url) {
  const { postgresStore } = await load('packages/server/src/store/postgres/index.ts');
  return postgresStore({ url, crypto: nodeCrypto, vault });
}

/** A clock that stands still until it is set forward. */
function handClock() {
  let now = START_MS;
  return {
    nowMs: () => now,
    advance: async (seconds) => {
      now += seconds * 1000;
    },
  };
}

async function memoryStores() {
  const { memoryStore } = await load('packages/server/src/store/memory/index.ts');
  return {
    open: async () => {
      const clock = handClock();
      const store = await memoryStore({ clock, crypto: nodeCrypto });
      return { store, clock, advance: clock.advance, close: () => store.close() };
    },
    close: async () => undefined,
  };
}

async function sqliteStores() {
  const { sqliteStore } = await load('packages/server/src/store/sqlite/index.ts');
  return {
    open: async () => {
      const clock = handClock();
      const folder = mkdtempSync(join(FILES, 'khagol-prove-'));
      let [file, count] = [join(folder, '0.db'), 0];
      const open = () => sqliteStore({ file, clock, crypto: nodeCrypto, vault });
      const opened = [await open()];
      return {
        store: opened[0],
        clock,
        advance: clock.advance,
        // What a killed process leaves is its files as they are at that moment.
        reopen: async () => {
          count += 1;
          const next = join(folder, `${count}.db`);
          for (const end of ['', '-wal'])
            if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${next}${end}`);
          file = next;
          await opened.pop().close();
          opened.push(await open());
          return opened[0];
        },
        close: async () => {
          await opened[0].close();
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
    close: async () => undefined,
  };
}

async function postgresStores() {
  const { findPostgres, startPostgres } = await load('test/ledger/postgres-server.ts');
  if (findPostgres() === null && process.env.CI !== 'true') return null;
  const { postgresStore } = await load('packages/server/src/store/postgres/index.ts');
  const server = await startPostgres();
  const database = await server.createDatabase();
  let isUsed = false;
  return {
    /** `ownClock` leaves the time to the database, as several processes must. */
    open: async ({ ownClock = false } = {}) => {
      const clock = handClock();
      const url = server.url(database);
      if (isUsed) await server.admin(database, EMPTY);
      isUsed = true;
      const open = () => postgresStore({ url, crypto: nodeCrypto, vault, ...(ownClock ? {} : { clock }) });
      let store = await open();
      return {
        store,
        clock,
        url,
        advance: clock.advance,
        // The process dies and the database lives on.
        reopen: async () => {
          await store.close();
          store = await open();
          return store;
        },
        close: () => store.close(),
      };
    },
    close: () => server.stop(),
  };
}
