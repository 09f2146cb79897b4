/** What scale-out.mjs measures in: one PostgreSQL that writes through to its disk, server processes over it, accounts with money and keys, and a load. */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { load } from '../packages/workshop/src/prove/load.mjs';
import { processorMsOf } from './harness/processes.mjs';

const VAULT_KEY = Buffer.alloc(32, 7).toString('base64');
/** Calls a minute that no load here reaches; more the settings of a server do not take. */
const NO_LIMIT = 1_000_000;
const FUNDS_USD = '1000000';
const scriptOf = (name) => fileURLToPath(new URL(`scale-out-${name}.mjs`, import.meta.url));

/** A database, or null where PostgreSQL is not installed; its statements are counted. */
export async function openDatabase() {
  const { findPostgres, startPostgres } = await load('test/ledger/postgres-server.ts');
  if (findPostgres() === null) return null;
  const server = await startPostgres({ durable: true });
  await server.admin('postgres', "alter system set shared_preload_libraries = 'pg_stat_statements'");
  await server.restart('fast');
  const name = await server.createDatabase();
  await server.admin(name, 'create extension pg_stat_statements');
  const [pid] = readFileSync(`${server.folder}/data/postmaster.pid`, 'utf8').split('\n');
  return {
    url: server.url(name),
    usedMs: () => processorMsOf(Number(pid)),
    admin: (sql) => server.admin(name, sql),
    stop: () => server.stop(),
  };
}

/** The store itself: to open accounts through, and to look at the books in the end. */
export async function openBooks(url) {
  const files = ['store/postgres/index.ts', 'serve/node-crypto.ts', 'gate/issue.ts', 'money.ts'];
  const [{ postgresStore }, { nodeCrypto }, { issueKey }, { microOfUsd }] = await Promise.all(
    files.map((file) => load(`packages/server/src/${file}`)),
  );
  // Nothing that a vault has sealed is opened here.
  const vault = { seal: (plain) => plain, open: (sealed) => sealed };
  const store = await postgresStore({ url, crypto: nodeCrypto, vault });
  const clock = { nowMs: () => Date.now() };
  return {
    /** A key of a new account with plenty of money. */
    account: async (id) => {
      const createdMs = clock.nowMs();
      await store.accounts.open(
        { id, name: id, plan: 'enterprise', perMinute: NO_LIMIT, status: 'active', createdMs },
        [],
      );
      await store.ledger.fund({
        accountId: id,
        amount: microOfUsd(FUNDS_USD),
        kind: 'topup',
        reference: `bench ${id}`,
      });
      return (await issueKey(store.keys, id, 'live', null, { clock, crypto: nodeCrypto })).key;
    },
    verify: () => store.ledger.verify(),
    close: () => store.close(),
  };
}

/** A server process. */
export async function startServer(url) {
  const env = {
    ...process.env,
    PORT: '0',
    NODE_ENV: 'test',
    KHAGOL_STORE: url,
    KHAGOL_VAULT_KEY: VAULT_KEY,
    KHAGOL_ADDRESS_PER_MINUTE: String(NO_LIMIT),
  };
  const child = fork(scriptOf('server'), { env });
  const told = () => nextOf(child);
  const { url: address } = await told();
  const gone = new Promise((resolve) => child.once('exit', resolve));
  return {
    address,
    usedUs: async () => {
      const answer = told();
      child.send('used');
      return (await answer).usedUs;
    },
    kill: () => child.kill('SIGKILL') && gone,
    stop: () => child.connected && child.send('stop') && gone,
  };
}

/** A process that charges by itself, ready to begin. `charge()` lets it, and tells what came of it. */
export async function startCharger(url, callers, seconds, accounts) {
  const child = fork(scriptOf('ledger'), [url, String(callers), String(seconds), ...accounts]);
  await nextOf(child);
  return {
    charge: () => {
      const told = nextOf(child);
      child.send('begin');
      return told;
    },
  };
}

/** The next that a child tells. @throws  Error when it ends without: its exit may come before its last words, the end of the way to it comes after them */
function nextOf(child) {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`${child.spawnargs[1]} ended with ${child.exitCode ?? child.signalCode}`));
    child.once('disconnect', ended);
    child.once('message', (words) => {
      child.off('disconnect', ended);
      resolve(words);
    });
  });
}

/**
 * Loads one server for a while.
 *
 * @param next         gives the next body and key, the key null for a free call
 * @param connections  that are kept busy
 */
export function shoot({ address }, path, next, { connections, seconds }) {
  const setupRequest = (request) => {
    const { body, key } = next();
    const headers = { 'content-type': 'application/json', ...(key === null ? {} : { 'x-api-key': key }) };
    return { ...request, headers, body: JSON.stringify(body) };
  };
  const requests = [{ method: 'POST', path, setupRequest }];
  return autocannon({ url: address, connections, duration: seconds, requests });
}
