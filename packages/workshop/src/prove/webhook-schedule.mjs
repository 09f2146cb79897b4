/**
 * The times between attempts are those that are published: at once, then 60, 300 and 1800 s after the end of the attempt that failed, each
 * at most one second late, and four in all; 30 s to answer.
 *
 * `node packages/workshop/src/prove/webhook-schedule.mjs --store memory|sqlite|postgres|all --rounds N --seed S`, under a clock set by hand.
 */
import { load } from './load.mjs';
import { storesOf } from './stores.mjs';
import { wordsOf } from './words.mjs';

const { openSender, subscriptionsOffice } = await load('packages/server/src/offices/webhooks/index.ts');
const { eventDrafter } = await load('packages/server/src/offices/events/index.ts');
const { nodeCrypto } = await load('packages/server/src/serve/node-crypto.ts');
const { newId } = await load('packages/server/src/http/names.ts');
const { store, rounds, seed } = wordsOf({ store: 'all', rounds: 6, seed: 20_261_122 });

const POLL_MS = 500;
const WAITS_MS = [60_000, 300_000, 1_800_000];
const LATEST_MS = 1_000;
const DEADLINE_MS = 30_000;
const DAY_MS = 86_400_000;
// Each takes some time and then comes to this; what takes longer than it may has come to silence instead.
const KINDS = [
  ['a status of 500', { status: 500 }],
  ['a status of 404', { status: 404 }],
  ['a redirect', { status: 307 }],
  ['silence', { fault: 'timeout' }],
  ['a bad certificate', { fault: 'tls' }],
  ['a closed port or a broken line', { fault: 'refused' }],
  ['an unknown name', { fault: 'dns' }],
  ['an address inside', { fault: 'blocked' }],
];
const vault = { seal: (plain) => plain, open: (sealed) => sealed };

let chance = seed;
/** Mulberry32: the same numbers for the same seed. */
function random() {
  chance = (chance + 0x6d2b79f5) | 0;
  let t = Math.imul(chance ^ (chance >>> 15), 1 | chance);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}
const between = (low, high) => low + Math.floor(random() * (high - low + 1));

const faults = [];
const lateness = [];
let lives = 0;
for (const source of await storesOf(store)) {
  const before = { faults: faults.length, lives };
  for (const [name, told] of KINDS)
    for (let round = 0; round < rounds; round += 1)
      await live(source, `${source.name}, ${name}, round ${round}`, told, round % 4);
  for (const [ms, status] of [
    [0, 'delivered'],
    [29_900, 'delivered'],
    [30_000, 'delivered'],
    [30_100, 'pending'],
    [90_000, 'pending'],
  ])
    await answerAfter(source, ms, status);
  await source.close();
  console.log(
    `webhook-schedule ${source.name}: ${lives - before.lives} deliveries, ${faults.length - before.faults} faults`,
  );
}
lateness.sort((a, b) => a - b);
console.log(
  `seed ${seed}, ${KINDS.length} kinds of failure, attempts ${lateness.length}, late by at most ${lateness.at(-1)} ms`,
);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
if (faults.length > 0 || lateness.length === 0) process.exitCode = 1;

/** One delivery that fails until it succeeds at attempt `good` (1 … 3), or always (0). */
async function live(source, title, told, good) {
  lives += 1;
  const world = await openWorld(source);
  const tries = [];
  world.receiver = async () => {
    const succeeds = good > 0 && tries.length === good;
    const ms = !succeeds && told.fault === 'timeout' ? DEADLINE_MS : between(0, 29_000);
    const at = world.clock.nowMs();
    await world.advance(ms);
    tries.push({ at, end: world.clock.nowMs() });
    return succeeds ? { status: 200 } : told;
  };
  let due = world.clock.nowMs();
  await world.emit();
  const expected = good === 0 ? 4 : good + 1;
  for (let i = 0; i < expected; i += 1) {
    // A few looks before it is due, then the polls around it; each half a second, from wherever the last attempt ended.
    await world.pollUntil(due, () => tries.length > i);
    const one = tries[i];
    if (one === undefined) return void faults.push(`${title}: attempt ${i + 1} never came`);
    lateness.push(one.at - due);
    if (one.at < due || one.at - due > LATEST_MS)
      faults.push(`${title}: attempt ${i + 1} came ${one.at - due} ms late`);
    due = one.end + (WAITS_MS[i] ?? 0);
  }
  await world.pollUntil(world.clock.nowMs() + 2 * DAY_MS, () => tries.length > expected);
  if (tries.length !== expected) faults.push(`${title}: ${tries.length} attempts in place of ${expected}`);
  const [delivery] = await world.deliveries();
  const status = good === 0 ? 'failed' : 'delivered';
  if (delivery.status !== status || delivery.nextAttemptMs !== null)
    faults.push(`${title}: it ended as ${delivery.status}`);
  const result = told.fault ?? 'status';
  const results = delivery.attempts.map((attempt) => attempt.result).join();
  const wanted = [...Array(good === 0 ? 4 : good).fill(result), ...(good === 0 ? [] : ['ok'])].join();
  if (results !== wanted) faults.push(`${title}: told as ${results}`);
  await world.close();
}

/** A receiver that answers 200 after so long, as far as the sender lets it. */
async function answerAfter(source, ms, status) {
  lives += 1;
  const world = await openWorld(source);
  world.receiver = async (deadlineMs) => {
    await world.advance(Math.min(ms, deadlineMs));
    return ms <= deadlineMs ? { status: 200 } : { fault: 'timeout' };
  };
  await world.emit();
  await world.tick();
  const [delivery] = await world.deliveries();
  if (delivery.status !== status) faults.push(`${source.name}: an answer after ${ms} ms made it ${delivery.status}`);
  await world.close();
}

async function openWorld(source) {
  const { store, clock, advance, close } = await source.open();
  const { webhooks } = store;
  /** @type {(deadlineMs: number) => Promise<object>} */
  const receiver = async () => ({ status: 200 });
  const world = { clock, close, receiver };
  const outbound = {
    admit: async (url) => ({ kind: 'admitted', url }),
    send: (_url, _headers, _body, deadlineMs) => world.receiver(deadlineMs),
  };
  const parts = { webhooks, vault, outbound, clock, crypto: nodeCrypto };
  const sender = openSender({ ...parts, onFault: (error) => faults.push(String(error)) });
  const idOf = (prefix) => newId(prefix, clock, nodeCrypto);
  const account = {
    id: idOf('acc'),
    name: '',
    plan: 'pro',
    perMinute: null,
    status: 'active',
    createdMs: clock.nowMs(),
  };
  await store.accounts.open(account, []);
  const office = subscriptionsOffice({ ...parts, newId: idOf });
  const wish = { url: 'https://hooks.example.org/', events: ['chart.created'], secret: null, includeContent: false };
  const { endpoint } = await office.subscribe(account.id, wish);
  const tick = async () => {
    await sender.tick();
    await sender.settled();
  };
  return Object.assign(world, {
    advance: (ms) => advance(ms / 1000),
    tick,
    emit: () => webhooks.emit(account.id, [eventDrafter({ clock, newId: idOf })('chart.created', { a: 1 })]),
    deliveries: () => webhooks.deliveries(account.id, endpoint.id, 10, null),
    /** Polls a grid of half seconds up to just past that time: all near its ends, some between; ends early when it happened. */
    pollUntil: async (ms, happened) => {
      const first = clock.nowMs();
      const phase = between(0, POLL_MS - 1);
      const last = Math.ceil(Math.max(0, ms - first - phase) / POLL_MS);
      const between3 = Array.from({ length: 3 }, () => between(0, last));
      const polls = [...new Set([0, 1, ...between3, last - 2, last - 1, last])].filter((n) => n >= 0 && n <= last);
      for (const n of polls.sort((a, b) => a - b)) {
        const wait = first + phase + n * POLL_MS - clock.nowMs();
        if (wait > 0) await advance(wait / 1000);
        await tick();
        if (happened()) return;
      }
    },
  });
}
