/**
 * No event is lost, whatever happens to receiver and sender: 5,000 events against a receiver that fails four times in ten, hangs, breaks
 * the line and goes away for a while, while the sender's process is killed thirty times. Every event is delivered or listed as dead; what
 * came twice came after a crash or a timeout; no event without its change, no change without its event.
 *
 * `node packages/workshop/src/prove/webhook-flap.mjs --events N --kills N --seed S`, on SQLite, over real sockets. The sender's clock is
 * put forward when nothing is under way and nothing is due, so that the hours of the schedule pass in seconds; its deadline is shortened.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { load } from './load.mjs';
import { wordsOf } from './words.mjs';

const { openSender, subscriptionsOffice } = await load('packages/server/src/offices/webhooks/index.ts');
const { eventDrafter, sampleOf } = await load('packages/server/src/offices/events/index.ts');
const { openEgress } = await load('packages/server/src/serve/egress/index.ts');
const { nodeCrypto } = await load('packages/server/src/serve/node-crypto.ts');
const { newId } = await load('packages/server/src/http/names.ts');
const { sqliteStore } = await load('packages/server/src/store/sqlite/index.ts');
const { micro } = await load('packages/server/src/money.ts');
const vault = { seal: (plain) => plain, open: (sealed) => sealed };

const DEADLINE_MS = 250;
const BATCH = 50;
const JUMP_MS = 30_000;
/** So long after the last work there is nothing left of any schedule. */
const QUIET_MS = 3 * 3_600_000;

if (process.argv[2] === 'sender') await send(JSON.parse(process.argv[3]));
else await prove(wordsOf({ events: 5_000, kills: 30, seed: 20_261_122 }));

/** The child: sends what is due, puts its clock forward when nothing is, and says when all is quiet. */
async function send({ file, allow, aheadMs }) {
  process.once('disconnect', () => process.exit(1));
  let ahead = aheadMs;
  const clock = { nowMs: () => Date.now() + ahead };
  const store = await sqliteStore({ file, clock, crypto: nodeCrypto, vault });
  const egress = openEgress({ allow });
  const outbound = {
    ...egress,
    send: (url, headers, body, ms) => egress.send(url, headers, body, Math.min(ms, DEADLINE_MS)),
  };
  let underWay = 0;
  const webhooks = {
    ...store.webhooks,
    take: async (...words) => {
      const taken = await store.webhooks.take(...words);
      underWay += taken.length;
      return taken;
    },
    finish: async (...words) => {
      const finished = await store.webhooks.finish(...words);
      underWay -= 1;
      return finished;
    },
  };
  const onFault = (error) => {
    process.send({ fault: String(error) });
  };
  const sender = openSender({ webhooks, vault, outbound, clock, crypto: nodeCrypto, onFault });
  let quietMs = 0;
  while (quietMs < QUIET_MS) {
    const took = await sender.tick();
    if (took > 0 || underWay > 0) {
      quietMs = 0;
      await pause(2);
      continue;
    }
    ahead += JUMP_MS;
    quietMs += JUMP_MS;
    process.send({ ahead });
  }
  await sender.stop();
  await store.close();
  process.send({ done: true }, () => process.exit(0));
}

async function prove({ events, kills, seed }) {
  const began = performance.now();
  const random = randomOf(seed);
  const folder = mkdtempSync(join(tmpdir(), 'khagol-flap-'));
  const file = join(folder, 'flap.db');
  const faults = [];
  // What the receiver did with each request, by endpoint and event: the history that the books are held against.
  const seen = new Map();
  const counts = { requests: 0, ok: 0, failed: 0, hung: 0, broken: 0, restarts: 0, kills: 0 };
  let sinceKill = 0;

  const handle = (request, response) => {
    counts.requests += 1;
    sinceKill += 1;
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const name = `${request.url} ${request.headers['webhook-id']}`;
      const history = seen.get(name) ?? { oks: 0, bodies: new Set() };
      seen.set(name, history);
      history.bodies.add(body);
      const lot = random();
      if (lot < 0.28) {
        counts.failed += 1;
        response.writeHead([500, 502, 503, 404, 410, 302][Math.floor(lot * 1000) % 6]).end('no');
      } else if (lot < 0.32) counts.hung += 1;
      else if (lot < 0.4) {
        counts.broken += 1;
        request.socket.resetAndDestroy();
      } else {
        counts.ok += 1;
        history.oks += 1;
        response.end('fine');
      }
    });
  };
  let receiver = createServer(handle);
  const port = await listen(receiver, 0);

  const store = await sqliteStore({ file, clock: { nowMs: () => Date.now() }, crypto: nodeCrypto, vault });
  const written = await write(store, port, events, random);
  await store.close();

  let aheadMs = 0;
  let done = false;
  while (!done) {
    const { child, ended } = startSender({ file, allow: `127.0.0.1:${port}`, aheadMs }, (message) => {
      if (message.ahead !== undefined) aheadMs = message.ahead;
      if (message.fault !== undefined) faults.push(message.fault);
      if (message.done === true) done = true;
    });
    sinceKill = 0;
    const share = (events * 1.4) / (kills + 1);
    const killAfter = counts.kills < kills ? 1 + Math.floor(random() * 2 * share * 0.9) : Number.POSITIVE_INFINITY;
    const restartAfter = random() < 0.4 ? Math.floor(killAfter / 2) : -1;
    let gone = false;
    child.once('exit', () => {
      gone = true;
    });
    while (!gone && sinceKill < killAfter) {
      if (restartAfter >= 0 && sinceKill >= restartAfter && counts.restarts < counts.kills + 1) {
        counts.restarts += 1;
        receiver.close();
        receiver.closeAllConnections();
        await pause(20 + random() * 60);
        receiver = createServer(handle);
        await listen(receiver, port);
      }
      await pause(1);
    }
    if (!gone) {
      counts.kills += 1;
      child.kill('SIGKILL');
    }
    const { code, signal } = await ended;
    if (code !== 0 && signal !== 'SIGKILL') faults.push(`the sender ended by itself with ${code ?? signal}`);
    if (performance.now() - began > 600_000) {
      faults.push('ten minutes were not enough');
      break;
    }
  }
  receiver.close();
  receiver.closeAllConnections();

  const clock = { nowMs: () => Date.now() + aheadMs };
  const books = await sqliteStore({ file, clock, crypto: nodeCrypto, vault });
  const told = await holdAgainst(books, written, seen, faults);
  await books.close();
  rmSync(folder, { recursive: true, force: true });
  if (counts.kills < kills) faults.push(`only ${counts.kills} of ${kills} kills`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `webhook-flap sqlite: ${events} events, ${counts.kills} kills, ${counts.restarts} restarts of the receiver, seed ${seed}, ${seconds} s`,
  );
  console.log(
    `  receiver: ${counts.requests} requests, ${counts.ok} taken, ${counts.failed} refused, ${counts.hung} left hanging, ${counts.broken} broken off`,
  );
  console.log(
    `  ${told.delivered} delivered, ${told.dead} listed as dead, ${told.twice} came twice (${told.unexplained} without crash or timeout), ${told.crashes} attempts crashed; ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Half of the events with a charge, in its transaction, half alone; some charges fail at the last moment and must leave no event. */
async function write(store, port, events, random) {
  const clock = { nowMs: () => Date.now() };
  const idOf = (prefix) => newId(prefix, clock, nodeCrypto);
  const draft = eventDrafter({ clock, newId: idOf });
  const accountId = idOf('acc');
  const account = { id: accountId, name: '', plan: 'pro', perMinute: null, status: 'active', createdMs: Date.now() };
  await store.accounts.open(account, []);
  await store.ledger.fund({ accountId, amount: micro(1_000_000_000n), kind: 'topup', reference: 'start' });
  const outbound = openEgress({ allow: `127.0.0.1:${port}` });
  const office = subscriptionsOffice({
    webhooks: store.webhooks,
    vault,
    outbound,
    clock,
    crypto: nodeCrypto,
    newId: idOf,
  });
  const endpoints = [];
  for (const type of ['chart.created', 'chart.updated', 'usage.threshold.reached', 'ai.response.completed']) {
    const wish = { url: `http://127.0.0.1:${port}/${type}`, events: [type], secret: null, includeContent: false };
    const { endpoint } = await office.subscribe(accountId, wish);
    endpoints.push({ id: endpoint.id, type, path: `/${type}` });
  }
  const expected = new Map();
  const unwritten = new Set();
  // Side by side, a batch at a time, as calls come in.
  for (let first = 0; first < events; first += BATCH)
    await Promise.all(Array.from({ length: Math.min(BATCH, events - first) }, (_, i) => writeOne(first + i)));
  return { accountId, endpoints, expected, unwritten };

  async function writeOne(n) {
    const { type, path, id } = endpoints[n % endpoints.length];
    const event = draft(type, sampleOf(type, accountId, Date.now()));
    expected.set(event.id, { path, endpointId: id });
    if (n % 2 === 0) await store.webhooks.emit(accountId, [event]);
    else await charge(event);
    if (random() >= 0.05) return;
    const ghost = draft(type, sampleOf(type, accountId, Date.now()));
    unwritten.add(ghost.id);
    await charge(ghost, true).catch(() => undefined);
  }

  async function charge(event, fails = false) {
    const requestId = idOf('req');
    const reservation = {
      accountId,
      amount: micro(10n),
      endpoint: '/v2/x',
      priceEdition: '1',
      requestId,
      leaseSeconds: 60,
      claim: null,
      requestsPerMonth: null,
    };
    const reserved = await store.ledger.reserve(reservation);
    const answer = { status: 200, contentType: 'application/json', body: '{}', requestId, charged: micro(10n) };
    await store.ledger.settle(reserved.hold, { amount: micro(10n) }, () => {
      if (fails) throw new Error('the answer could not be written');
      return { answer, events: [event] };
    });
  }
}

/** The books after all is quiet, held against what was written and what the receiver saw. */
async function holdAgainst(store, { accountId, endpoints, expected, unwritten }, seen, faults) {
  const told = { delivered: 0, dead: 0, twice: 0, unexplained: 0, crashes: 0 };
  const found = new Map();
  for (const { id } of endpoints) {
    let before = null;
    for (;;) {
      const page = await store.webhooks.deliveries(accountId, id, 500, before);
      for (const delivery of page) {
        if (found.has(delivery.eventId)) faults.push(`event ${delivery.eventId} has two deliveries`);
        found.set(delivery.eventId, delivery);
      }
      if (page.length < 500) break;
      before = page.at(-1).id;
    }
  }
  for (const [eventId, { path, endpointId }] of expected) {
    const delivery = found.get(eventId);
    const history = seen.get(`${path} ${eventId}`) ?? { oks: 0, bodies: new Set() };
    if (delivery === undefined || delivery.endpointId !== endpointId) {
      faults.push(`event ${eventId} has no delivery`);
      continue;
    }
    const results = delivery.attempts.map(({ result }) => result);
    const crashed = results.filter((result) => result === 'crashed').length;
    told.crashes += crashed;
    if (history.bodies.size > 1) faults.push(`event ${eventId} came with two bodies`);
    if (delivery.status === 'delivered') {
      told.delivered += 1;
      if (history.oks === 0) faults.push(`event ${eventId} is told as delivered, and nobody took it`);
    } else if (delivery.status === 'failed') {
      told.dead += 1;
      if (results.filter((result) => result !== 'crashed').length !== 4 && crashed < 5)
        faults.push(`event ${eventId} was given up after ${results}`);
    } else faults.push(`event ${eventId} is neither delivered nor dead: ${delivery.status}`);
    const more = history.oks - (delivery.status === 'delivered' ? 1 : 0);
    if (more > 0) {
      told.twice += 1;
      if (crashed === 0 && !results.includes('timeout')) told.unexplained += 1;
    }
  }
  if (told.unexplained > 0) faults.push(`${told.unexplained} events came twice without a reason`);
  for (const id of unwritten)
    if (found.has(id) || [...seen.keys()].some((name) => name.endsWith(id)))
      faults.push(`event ${id} of a charge that failed`);
  if (found.size !== expected.size) faults.push(`${found.size} deliveries of ${expected.size} events`);
  const { faults: wrong } = await store.ledger.verify();
  faults.push(...wrong);
  return told;
}

function startSender(words, onMessage) {
  const child = fork(fileURLToPath(import.meta.url), ['sender', JSON.stringify(words)]);
  child.on('message', onMessage);
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  return { child, ended };
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server.address().port));
  });
}

/** Mulberry32: the same numbers for the same seed. What the machine makes of them in time is its own affair. */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
