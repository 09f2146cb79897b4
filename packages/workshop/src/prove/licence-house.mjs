/** What the proof of licences is made on: a server over a store whose every byte can be read, with an operator and a log that is kept. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../processes.mjs';
import { load } from './load.mjs';

const { createApp } = await load('packages/server/src/app.ts');
const { digestOf } = await load('packages/server/src/offices/keys/form.ts');
const { nodeCrypto } = await load('packages/server/src/serve/node-crypto.ts');
const { noOutbound, plainVault } = await load('packages/server/src/serve/bare.ts');
const { madeEngine } = await load('test/server/house.ts');

export const ADMIN_KEY = 'operator-of-the-proof-0123456789abcdef';
export const HOME = '/api/v1/admin/enterprise/licenses';
export const VALIDATE = '/api/v1/enterprise/licenses/validate';
export const TERMS = { customerName: 'Orrery Ltd', customerEmail: 'ops@orrery.example', tier: 'ENTERPRISE_PLUS' };
export const clock = { nowMs: () => Date.now() };

/** Opens a store by its address: `memory`, `sqlite:<file>`, or a PostgreSQL URL. */
export async function openStoreAt(address) {
  const parts = { clock, crypto: nodeCrypto, vault: plainVault };
  if (address === 'memory') return (await load('packages/server/src/store/memory/index.ts')).memoryStore(parts);
  if (address.startsWith('sqlite:')) {
    const { sqliteStore } = await load('packages/server/src/store/sqlite/index.ts');
    return sqliteStore({ ...parts, file: address.slice(7) });
  }
  const { postgresStore } = await load('packages/server/src/store/postgres/index.ts');
  return postgresStore({ url: address, crypto: nodeCrypto, vault: plainVault });
}

/**
 * Where stores of each kind come from.
 *
 * @returns a list of `{ name, address(), dump(address), close() }`: `dump` gives everything that is stored, as text
 */
export async function grounds(wanted) {
  const all = { memory: memoryGround, sqlite: sqliteGround, postgres: postgresGround };
  const made = [];
  for (const name of wanted === 'all' ? Object.keys(all) : [wanted]) {
    if (!Object.hasOwn(all, name)) throw new RangeError(`there is no store "${name}"`);
    const ground = await all[name]();
    if (ground === null) say(`!!! ${name.toUpperCase()} IS NOT INSTALLED HERE: NOTHING IS PROVED ABOUT IT !!!`);
    else made.push({ name, ...ground });
  }
  return made;
}

async function memoryGround() {
  return { address: async () => 'memory', dump: async () => '', close: async () => undefined };
}

async function sqliteGround() {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-licence-'));
  let count = 0;
  return {
    address: async () => {
      count += 1;
      return `sqlite:${join(folder, `${count}.db`)}`;
    },
    dump: async (address) =>
      ['', '-wal', '-shm']
        .map((end) => `${address.slice(7)}${end}`)
        .filter((file) => existsSync(file))
        .map((file) => readFileSync(file, 'latin1'))
        .join('\n'),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgresGround() {
  const { findPostgres, startPostgres } = await load('test/ledger/postgres-server.ts');
  if (findPostgres() === null && process.env.CI !== 'true') return null;
  const server = await startPostgres();
  const names = new Map();
  return {
    address: async () => {
      const name = await server.createDatabase();
      names.set(server.url(name), name);
      return server.url(name);
    },
    // Every column of every row of every table, bytes in hexadecimal.
    dump: async (address) => {
      const name = names.get(address);
      const tables = (
        await server.admin(
          name,
          `SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
        )
      ).split('\n');
      const texts = [];
      for (const table of tables) texts.push(await server.admin(name, `SELECT t::text FROM ${table} AS t`));
      return texts.join('\n');
    },
    close: () => server.stop(),
  };
}

/** The server without a sky, and a way to ask it as the operator does; `said` is every answer it gave, `lines` its log. */
export async function openOffice(store, settings = {}) {
  const [lines, said] = [[], []];
  const app = createApp({
    engine: madeEngine(),
    clock,
    crypto: nodeCrypto,
    store,
    vault: plainVault,
    outbound: noOutbound,
    log: { write: (line) => lines.push(JSON.stringify(line)) },
    settings: {
      adminKeyDigest: await digestOf(ADMIN_KEY, nodeCrypto),
      addressPerMinute: 1_000_000_000,
      ...settings,
    },
  });
  let count = 0;
  const ask = async (method, path, body, headers = {}) => {
    count += 1;
    const all = {
      authorization: `Bearer ${ADMIN_KEY}`,
      'idempotency-key': `proof-${process.pid}-${String(count).padStart(12, '0')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const given = Object.entries(all).filter(([, value]) => value !== null);
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await app(new Request(`http://localhost${path}`, { method, headers: given, ...text }));
    const answer = await response.text();
    said.push(`${JSON.stringify([...response.headers])}\n${answer}`);
    return { status: response.status, headers: response.headers, body: answer === '' ? {} : JSON.parse(answer) };
  };
  return { app, ask, lines, said };
}
