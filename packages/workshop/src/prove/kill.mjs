/**
 * Whatever a server was doing when it was killed, no acknowledged charge is lost and none is doubled.
 *
 * `node packages/workshop/src/prove/kill.mjs --store sqlite|postgres|all --cycles 200 --clients 16 --seed S`. The server is the built one,
 * killed with SIGKILL up to 200 ms after an answer of its, again and again, while clients go on asking the one that takes its place. Then
 * every key is asked once more and answered byte by byte as before, the books are verified, and the tables are read and compared with what
 * was heard. On SQLite the holds of a killed server are void at the next start; on PostgreSQL they die with their leases, which are waited for.
 */
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { say } from '../processes.mjs';
import { root } from '../root.mjs';
import { clientsOf } from './kill-clients.mjs';
import { judge } from './kill-judge.mjs';
import { load } from './load.mjs';
import { wordsOf } from './words.mjs';

const API_KEY = 'kill-proof-key-0123456789abcdef';
const MOST_LIFE_MS = 200;
/** The longest lease of a chart's hold, and a round of the reaper. */
const LEASES_MS = 60_000;

const { store, cycles, clients, seed } = wordsOf({ store: 'all', cycles: 200, clients: 16, seed: 20_261_122 });
const { operate } = await import(pathToFileURL(`${root}packages/server/dist/serve/operate.js`).href);
const kinds = { sqlite: onSqlite, postgres: onPostgres };
const PENDING = `SELECT COUNT(*) FROM hold WHERE state = 'pending'`;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

for (const name of store === 'all' ? Object.keys(kinds) : [store]) {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-kill-'));
  const site = join(folder, 'no-page');
  mkdirSync(site);
  const ground = await kinds[name](folder);
  if (ground !== null)
    try {
      await prove(name, ground, {
        ...process.env,
        ...ground.environment,
        PORT: '0',
        KHAGOL_DEV_KEY: API_KEY,
        KHAGOL_KEY_PER_MINUTE: '1000000',
        KHAGOL_LOG: 'off',
        KHAGOL_SITE: site,
      });
    } finally {
      await ground.close();
    }
  rmSync(folder, { recursive: true, force: true });
}

async function prove(name, ground, environment) {
  const began = performance.now();
  const place = { url: null };
  const office = clientsOf({ place, apiKey: API_KEY, seed });
  const { faults, told, heard } = office;
  let next = spare(environment);
  let server = await next.begin();
  place.url = server.url;
  const running = office.start(clients);
  let [kills, down] = [0, 0];
  for (; kills < cycles && faults.length === 0; kills += 1) {
    next = spare(environment);
    // At least one answer of this life, and somebody to take its place.
    const before = office.answers();
    await next.ready;
    while (office.answers() === before && faults.length === 0) await pause(2);
    await pause(office.random() * MOST_LIFE_MS);
    place.url = null;
    const died = performance.now();
    await server.kill();
    server = await next.begin();
    down += performance.now() - died;
    place.url = server.url;
  }
  office.finish();
  const jobs = (await running).flat();
  const killedFor = performance.now() - began;

  if (!ground.waits && told.running > 0) faults.push(`${told.running} times a key was not free at the next start`);
  const replays = told.replays;
  await office.askAll(jobs, clients);
  const compared = told.replays - replays;
  if (compared !== heard.byKey.size) faults.push(`${compared} of ${heard.byKey.size} keys were answered again`);
  const until = performance.now() + LEASES_MS;
  while ((await ground.pending()) > 0 && performance.now() < until) await pause(500);
  await server.kill();

  const books = await operate('ledger verify', {}, environment);
  faults.push(...books.faults);
  if (books.pendingHolds !== 0) faults.push(`${books.pendingHolds} holds are left`);
  const { charges, unheard, ...judged } = await judge(ground.rows, heard);
  faults.push(...judged.faults);
  const seconds = (ms) => (ms / 1000).toFixed(1);
  console.log(
    `kill ${name}: ${kills} kills under ${clients} clients, ${heard.byKey.size + heard.keyless.size} calls acknowledged, ${charges} charges, seed ${seed}, ${seconds(performance.now() - began)} s, ${faults.length} breaches`,
  );
  console.log(
    `  ${told.broken} attempts broken off, ${told.running} told to wait (409), ${told.unavailable} refused (503); ${replays} replays on the way and all ${compared} keys at the end equal byte by byte; ${unheard} charges without a key whose answer was lost`,
  );
  console.log(
    `  from a kill to the next server: ${seconds(down / kills)} s on average; ${seconds(killedFor)} s until each key had its answer`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** A server that has loaded everything and waits to be let near the store. */
function spare(environment) {
  const child = fork(fileURLToPath(new URL('kill-server.mjs', import.meta.url)), { env: environment });
  let meant = false;
  const closed = new Promise((resolve) => child.once('close', resolve));
  const ended = new Promise((_, reject) => {
    child.once('exit', (code, signal) => {
      if (!meant) reject(new Error(`the server ended by itself: ${code} ${signal}`));
    });
  });
  const message = () => Promise.race([new Promise((resolve) => child.once('message', resolve)), ended]);
  const ready = message();
  return {
    ready,
    begin: async () => {
      await ready;
      const up = message();
      child.send('begin');
      const { url } = await up;
      return {
        url,
        kill: async () => {
          meant = true;
          child.kill('SIGKILL');
          await closed;
        },
      };
    },
  };
}

async function onSqlite(folder) {
  const file = join(folder, 'kill.db');
  const Libsql = createRequire(`${root}packages/server/package.json`)('libsql');
  /** A look at the file while nobody or somebody else has it open. */
  const rows = (sql) => {
    const database = new Libsql(file, { readonly: true });
    database.defaultSafeIntegers(true);
    database.exec('PRAGMA busy_timeout = 5000');
    try {
      return database
        .prepare(sql)
        .raw()
        .all()
        .map((row) => row.map(String));
    } finally {
      database.close();
    }
  };
  return {
    environment: { KHAGOL_STORE: `sqlite:${file}` },
    rows: async (sql) => rows(sql),
    pending: async () => Number(rows(PENDING)[0][0]),
    waits: false,
    close: async () => undefined,
  };
}

async function onPostgres() {
  const { findPostgres, startPostgres, NO_POSTGRES } = await load('test/ledger/postgres-server.ts');
  if (findPostgres() === null && process.env.CI !== 'true') {
    say(`!!! ${NO_POSTGRES.toUpperCase()} !!!`);
    return null;
  }
  const server = await startPostgres();
  const database = await server.createDatabase();
  const rows = async (sql) => {
    const text = await server.admin(database, sql);
    return text === '' ? [] : text.split('\n').map((row) => row.split('|'));
  };
  return {
    environment: {
      KHAGOL_STORE: server.url(database),
      KHAGOL_VAULT_KEY: Buffer.alloc(32, seed & 255).toString('base64'),
    },
    rows,
    pending: async () => Number((await rows(PENDING))[0][0]),
    waits: true,
    close: () => server.stop(),
  };
}
