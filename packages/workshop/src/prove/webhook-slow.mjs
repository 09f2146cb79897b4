/**
 * A receiver that hangs for its whole 30 s holds up nobody else: fifty healthy ones beside it hear of every event at once. On the way: real
 * sockets, the real clock, the real deadline (an answer after 29.9 s counts, one after 30.1 s does not), and each delivery verified by the
 * stock verifier of Standard Webhooks, which refuses it with one bit changed.
 *
 * `node packages/workshop/src/prove/webhook-slow.mjs --store memory|sqlite|postgres|all --seconds N`.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { say } from '../processes.mjs';
import { load } from './load.mjs';
import { wordsOf } from './words.mjs';

const { openSender, subscriptionsOffice } = await load('packages/server/src/offices/webhooks/index.ts');
const { eventDrafter, sampleOf } = await load('packages/server/src/offices/events/index.ts');
const { openEgress } = await load('packages/server/src/serve/egress/index.ts');
const { nodeCrypto } = await load('packages/server/src/serve/node-crypto.ts');
const { newId } = await load('packages/server/src/http/names.ts');
const { store: wanted, seconds, part } = wordsOf({ store: 'all', seconds: 30, part: 'all' });

const ACCOUNTS = 3;
const WELL = 50;
const EMIT_EVERY_MS = 800;
const MOST_P99_MS = 2_000;
const clock = { nowMs: () => Date.now() };
const vault = { seal: (plain) => plain, open: (sealed) => sealed };
const idOf = (prefix) => newId(prefix, clock, nodeCrypto);
const kinds = { memory: inMemory, sqlite: inSqlite, postgres: inPostgres };

// The deadline is looked at in a process of its own, where nothing else delays a timer.
if (part === 'deadline') process.exit(await proveDeadline());
const deadline = fork(fileURLToPath(import.meta.url), ['--part', 'deadline']);
const deadlineEnded = new Promise((done) => deadline.once('exit', done));
for (const name of wanted === 'all' ? Object.keys(kinds) : [wanted]) {
  const source = await kinds[name]();
  if (source === null) {
    say(`!!! ${name.toUpperCase()} IS NOT INSTALLED HERE: NOTHING IS PROVED ABOUT IT !!!`);
    if (process.env.CI === 'true') process.exitCode = 1;
    continue;
  }
  await prove(name, source.store);
  await source.close();
}
if ((await deadlineEnded) !== 0) process.exitCode = 1;
process.exit();

/** An answer after 29.9 s and one after 30.1 s, in real time. Returns the exit code. */
async function proveDeadline() {
  const receiver = createServer((request, response) => {
    request.resume();
    setTimeout(() => response.end(), Number(request.url.slice(1)));
  });
  const port = await listen(receiver);
  const outbound = openEgress({ allow: `127.0.0.1:${port}` });
  const { store } = await inMemory();
  const { webhooks } = store;
  const parts = { webhooks, vault, outbound, clock, crypto: nodeCrypto };
  const office = subscriptionsOffice({ ...parts, newId: idOf });
  const account = idOf('acc');
  await store.accounts.open(
    { id: account, name: '', plan: 'pro', perMinute: null, status: 'active', createdMs: Date.now() },
    [],
  );
  const endpoints = [];
  for (const ms of [29_900, 30_100]) {
    const wish = {
      url: `http://127.0.0.1:${port}/${ms}`,
      events: ['chart.created'],
      secret: null,
      includeContent: false,
    };
    endpoints.push((await office.subscribe(account, wish)).endpoint);
  }
  await webhooks.emit(account, [eventDrafter({ clock, newId: idOf })('chart.created', { a: 1 })]);
  const sender = openSender({ ...parts, onFault: (error) => console.log(error) });
  await sender.tick();
  await sender.settled();
  const results = [];
  for (const { id } of endpoints) results.push((await webhooks.deliveries(account, id, 1, null))[0].attempts[0]);
  const [early, late] = results;
  console.log(
    `webhook-slow: an answer after 29.9 s was ${early.result} at ${early.durationMs} ms, one after 30.1 s was ${late.result} at ${late.durationMs} ms`,
  );
  return early.result === 'ok' && late.result === 'timeout' ? 0 : 1;
}

async function prove(name, store) {
  const faults = [];
  const secrets = new Map();
  const created = new Map();
  const latencies = [];
  const first = new Set();
  const counts = { hanging: 0, verified: 0, altered: 0 };
  const received = [];

  const receiver = createServer((request, response) => {
    const [, kind] = request.url.split('/');
    const atMs = Date.now();
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (kind === 'hang') {
        counts.hanging += 1;
        return;
      }
      const id = request.headers['webhook-id'];
      if (!first.has(`${request.url} ${id}`)) latencies.push(atMs - created.get(id));
      first.add(`${request.url} ${id}`);
      received.push({ secret: secrets.get(request.url), body, headers: request.headers });
      setTimeout(() => response.end('fine'), 5 + (received.length % 25));
    });
  });
  function verify({ secret, body, headers }) {
    const verifier = new Webhook(secret);
    try {
      verifier.verify(body, headers);
      counts.verified += 1;
    } catch (error) {
      faults.push(`the stock verifier refuses: ${error.message}`);
    }
    const at = 12 + (counts.verified % (body.length - 12));
    const altered = `${body.slice(0, at)}${String.fromCharCode(body.charCodeAt(at) ^ (1 << (counts.verified % 7)))}${body.slice(at + 1)}`;
    try {
      verifier.verify(altered, headers);
      faults.push('the stock verifier accepts a changed body');
    } catch {
      counts.altered += 1;
    }
  }
  const port = await listen(receiver);
  const outbound = openEgress({ allow: `127.0.0.1:${port}` });
  const { webhooks } = store;
  const parts = { webhooks, vault, outbound, clock, crypto: nodeCrypto };
  const office = subscriptionsOffice({ ...parts, newId: idOf });
  const draft = eventDrafter({ clock, newId: idOf });
  const accounts = Array.from({ length: ACCOUNTS }, () => idOf('acc'));
  for (const id of accounts)
    await store.accounts.open(
      { id, name: '', plan: 'pro', perMinute: null, status: 'active', createdMs: Date.now() },
      [],
    );
  const subscribe = async (account, path) => {
    const wish = {
      url: `http://127.0.0.1:${port}${path}`,
      events: ['chart.created'],
      secret: null,
      includeContent: false,
    };
    const done = await office.subscribe(account, wish);
    if (done.kind !== 'subscribed') throw new Error(`not subscribed: ${JSON.stringify(done)}`);
    secrets.set(path, done.secret);
    return done.endpoint;
  };
  const hanging = await subscribe(accounts[0], '/hang/0');
  for (let i = 0; i < WELL; i += 1) await subscribe(accounts[i % ACCOUNTS], `/well/${i}`);
  const emit = async (account) => {
    const event = draft('chart.created', sampleOf('chart.created', account, Date.now()));
    created.set(event.id, Date.now());
    await webhooks.emit(account, [event]);
  };

  const sender = openSender({ ...parts, onFault: (error) => faults.push(String(error)) });
  sender.start();
  const until = performance.now() + seconds * 1000;
  let events = 0;
  while (performance.now() < until) {
    for (const account of accounts) await emit(account);
    events += ACCOUNTS;
    await new Promise((done) => setTimeout(done, EMIT_EVERY_MS));
  }
  await new Promise((done) => setTimeout(done, 3_000));
  const [stuck] = await webhooks.deliveries(accounts[0], hanging.id, 1, null);
  if (stuck === undefined || counts.hanging < 4) faults.push('the hanging receiver was never asked');
  receiver.closeAllConnections();
  receiver.close();
  await sender.stop();
  for (const one of received) verify(one);

  latencies.sort((a, b) => a - b);
  const part = (p) => latencies[Math.min(latencies.length - 1, Math.floor(p * latencies.length))];
  const expected = (events / ACCOUNTS) * WELL;
  if (latencies.length !== expected) faults.push(`${latencies.length} of ${expected} deliveries came`);
  if (part(0.99) > MOST_P99_MS) faults.push(`p99 of the healthy is ${part(0.99)} ms`);
  console.log(
    `webhook-slow ${name}: ${events} events to ${WELL} healthy receivers and one that hangs (asked ${counts.hanging} times, 4 at once)`,
  );
  console.log(
    `  first attempt after p50 ${part(0.5)} ms, p99 ${part(0.99)} ms, max ${latencies.at(-1)} ms (allowed ${MOST_P99_MS}); ${latencies.length} deliveries, ${counts.verified} verified by the stock verifier, ${counts.altered} refused with one bit changed; ${faults.length} faults; nothing is drawn by lot`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** On a free port of loopback. */
function listen(server) {
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server.address().port)));
}

async function inMemory() {
  const { memoryStore } = await load('packages/server/src/store/memory/index.ts');
  const store = await memoryStore({ clock, crypto: nodeCrypto });
  return { store, close: () => store.close() };
}

async function inSqlite() {
  const { sqliteStore } = await load('packages/server/src/store/sqlite/index.ts');
  const folder = mkdtempSync(join(tmpdir(), 'khagol-prove-'));
  const store = await sqliteStore({ file: join(folder, 'slow.db'), clock, crypto: nodeCrypto, vault });
  return {
    store,
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function inPostgres() {
  const { findPostgres, startPostgres } = await load('test/ledger/postgres-server.ts');
  if (findPostgres() === null) return null;
  const { postgresStore } = await load('packages/server/src/store/postgres/index.ts');
  const server = await startPostgres();
  const store = await postgresStore({ url: server.url(await server.createDatabase()), crypto: nodeCrypto, vault });
  return {
    store,
    close: async () => {
      await store.close();
      await server.stop();
    },
  };
}
