/**
 * Whatever PostgreSQL was doing when it went down, no acknowledged charge is lost and none is doubled.
 *
 * `node packages/workshop/src/prove/pg-fail.mjs --restarts 5 --clients 16 --seed S`. Two processes charge through one database, with
 * idempotency keys, while single connections are cut off at random and the whole server crashes again and again (`immediate` is a crash:
 * every connection is cut and the log is replayed). The server writes through to its disk as in production. Then the books are checked,
 * and answers are compared byte by byte. The seed decides what is cut and when; what it hits, the machine does.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { say } from '../processes.mjs';
import { load } from './load.mjs';
import { storeAt } from './stores.mjs';
import { wordsOf } from './words.mjs';

const FUNDS = 1_000_000_000_000n;
const PRICE = 48_000n;
const LEASE_SECONDS = 2;
const ACCOUNTS = ['acc_0', 'acc_1', 'acc_2', 'acc_3'];
const MOST_RECOVERY_MS = 3_000;

const { restarts, clients, seed } = wordsOf({ restarts: 5, clients: 16, seed: 20_261_122 });
const { findPostgres, startPostgres, NO_POSTGRES } = await load('test/ledger/postgres-server.ts');
const { micro } = await load('packages/server/src/money.ts');

if (findPostgres() === null && process.env.CI !== 'true') say(`!!! ${NO_POSTGRES.toUpperCase()} !!!`);
else await prove();

async function prove() {
  const began = performance.now();
  const server = await startPostgres({ durable: true });
  try {
    const database = await server.createDatabase();
    const url = server.url(database);
    const judge = await storeAt(url);
    for (const id of ACCOUNTS) {
      await judge.accounts.open({ id, name: id, plan: 'pro', perMinute: null, status: 'active', createdMs: 1 }, []);
      await judge.ledger.fund({ accountId: id, amount: micro(FUNDS), kind: 'topup', reference: `pay ${id}` });
    }
    const acks = [];
    const halves = ['a', 'b'].map((name, i) => half(url, name, seed + i, acks));
    await Promise.all(halves.map(({ ready }) => ready));
    const { cut, backs } = await trouble(server);
    for (const { stop } of halves) stop();
    const told = await Promise.all(halves.map(({ done }) => done));
    const { faults, unheard } = await judgeAll(server, database, judge, acks);
    await judge.close();
    report({ acks, told, cut, backs, faults, unheard, seconds: (performance.now() - began) / 1000 });
  } finally {
    await server.stop();
  }
}

/** A process with half of the clients. */
function half(url, name, itsSeed, acks) {
  const words = [url, name, clients / 2, itsSeed, LEASE_SECONDS].map(String);
  const child = fork(fileURLToPath(new URL('pg-fail-clients.mjs', import.meta.url)), words);
  let [ready, done] = [null, null];
  const isReady = new Promise((resolve) => {
    ready = resolve;
  });
  const isDone = new Promise((resolve, reject) => {
    done = resolve;
    child.once('exit', (code) => reject(new Error(`the clients "${name}" ended with ${code}`)));
  });
  child.on('message', (/** @type {any} */ message) => {
    if (message === 'ready') ready();
    else if (message.told === undefined) acks.push(message);
    else done(message.told);
  });
  return { ready: isReady, done: isDone, stop: () => child.send('stop') };
}

/** Cuts connections off and crashes the server; tells how many were cut, and when the server was back. */
async function trouble(server) {
  let state = seed >>> 0;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const backs = [];
  let cut = 0;
  for (let crash = 0; crash < restarts; crash += 1) {
    for (let i = 0; i < 8; i += 1) {
      await pause(50 + random() * 250);
      const gone = await server.admin(
        'postgres',
        `SELECT count(pg_terminate_backend(pid)) FROM (SELECT pid FROM pg_stat_activity WHERE usename = 'khagol'
          ORDER BY md5(pid::text || '${random()}') LIMIT ${1 + Math.floor(random() * 3)}) AS few`,
      );
      cut += Number(gone);
    }
    await pause(random() * 300);
    await server.restart('immediate');
    backs.push(Date.now());
    await pause(1_500);
  }
  return { cut, backs };
}

/** What is stored, against what was acknowledged. */
async function judgeAll(server, database, judge, acks) {
  const faults = [];
  await new Promise((resolve) => setTimeout(resolve, LEASE_SECONDS * 1000 + 200));
  while ((await judge.ledger.expire(100)) > 0);
  const books = await judge.ledger.verify();
  faults.push(...books.faults);
  if (books.pendingHolds !== 0) faults.push(`${books.pendingHolds} holds are left after their leases`);

  const rows = await server.admin(
    database,
    `SELECT t.account_id, t.request_id, COALESCE(h.claim_key, '') FROM transfer t
      JOIN hold h ON h.account_id = t.account_id AND h.id = t.hold_id WHERE t.kind = 'charge'`,
  );
  const charges = rows === '' ? [] : rows.split('\n').map((row) => row.split('|'));
  const byKey = new Map();
  for (const [, , key] of charges) if (key !== '') byKey.set(key, (byKey.get(key) ?? 0) + 1);
  for (const [key, count] of byKey) if (count !== 1) faults.push(`${key} was charged ${count} times`);
  const requests = new Set(charges.map(([account, requestId]) => `${account} ${requestId}`));
  const bodies = new Map();
  for (const { key, account, requestId, body } of acks) {
    if (!requests.has(`${account} ${requestId}`))
      faults.push(`the acknowledged charge of ${requestId} (${key}) is lost`);
    if (key === null) continue;
    if ((bodies.get(key)?.body ?? body) !== body) faults.push(`${key} was answered in two ways`);
    bodies.set(key, { account, body });
  }
  for (const [key, { account, body }] of bodies) {
    const claim = { accountId: account, scope: 'POST /proof', key, fingerprint: key.slice(4), keepSeconds: 86_400 };
    const known = await judge.ledger.recall(claim);
    if (known.kind !== 'answered' || known.answer.body !== body)
      faults.push(`the answer of ${key} is not the one that is stored`);
  }
  for (const key of byKey.keys()) if (!bodies.has(key)) faults.push(`${key} was charged and nobody got its answer`);
  for (const account of ACCOUNTS) {
    const { available } = await judge.ledger.balance(account);
    const spent = PRICE * BigInt(charges.filter(([id]) => id === account).length);
    if (available !== FUNDS - spent) faults.push(`${account} has ${available}, its charges leave ${FUNDS - spent}`);
  }
  // The one gap: without a key nobody can ask again for an answer that was lost on its way. Such a charge is found by its request id.
  const heard = new Set(acks.map(({ account, requestId }) => `${account} ${requestId}`));
  const unheard = charges.filter(
    ([account, requestId, key]) => key === '' && !heard.has(`${account} ${requestId}`),
  ).length;
  return { faults, unheard };
}

function report({ acks, told, cut, backs, faults, unheard, seconds }) {
  // From the server's return to a client's next answer, for each client and crash.
  const names = [...new Set(acks.map(({ client }) => client))];
  const recoveries = backs
    .flatMap((back) =>
      names.map((name) => (acks.find(({ client, atMs }) => client === name && atMs >= back)?.atMs ?? Infinity) - back),
    )
    .sort((a, b) => a - b);
  const p95 = recoveries[Math.ceil(recoveries.length * 0.95) - 1] ?? Infinity;
  const sum = (name) => told.reduce((whole, one) => whole + one[name], 0);
  const all = [
    ...faults,
    ...told.flatMap(({ other }) => other.map((words) => `a client met: ${words}`)),
    ...(names.length === clients ? [] : [`only ${names.length} clients got answers`]),
    ...(p95 <= MOST_RECOVERY_MS ? [] : [`p95 of recovery is ${p95} ms`]),
  ];
  const keys = new Set(acks.filter(({ key }) => key !== null).map(({ key }) => key)).size;
  console.log(
    `PostgreSQL failing: ${restarts} crashes, ${cut} connections cut, ${clients} clients in 2 processes, seed ${seed}, ${seconds.toFixed(1)} s, ${all.length} breaches`,
  );
  console.log(
    `  ${acks.length} answers to ${keys} keys and ${acks.filter(({ key }) => key === null).length} calls without; ${sum('replayed')} replays, ${sum('refused')} refusals (503), ${sum('running')} told to wait (409), ${sum('lost')} fenced off, ${sum('givenUp')} given up, ${unheard} charges without a key whose answer was lost`,
  );
  console.log(
    `  recovery after a crash: median ${recoveries[recoveries.length >> 1]} ms, p95 ${p95} ms, longest ${recoveries.at(-1)} ms`,
  );
  for (const fault of all.slice(0, 50)) console.log(`  ${fault}`);
  if (all.length > 0) process.exitCode = 1;
}
