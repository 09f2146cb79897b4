/**
 * Half of the clients of pg-fail.mjs, in a process of their own: `pg-fail-clients.mjs <url> <name> <clients> <seed> <lease seconds>`.
 *
 * A client does to the store what the gate does for one call, and whatever goes wrong is a 503 to it: it asks again under the same key until
 * it has an answer. Calls without a key, one in eight, are given up. It tells its parent of each answer.
 */
import { randomBytes } from 'node:crypto';
import { load } from './load.mjs';
import { storeAt } from './stores.mjs';

const PRICE = 48_000n;
const ACCOUNTS = 4;

const { CommitUnknown, StoreUnavailable } = await load('packages/server/src/store/postgres/index.ts');
const [url, name, clients, seed, lease] = process.argv.slice(2);
const store = await storeAt(url);
let state = Number(seed) >>> 0;
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 0x1_0000_0000;
};
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const told = { refused: 0, running: 0, lost: 0, replayed: 0, givenUp: 0, other: [] };
let over = false;
process.once('message', () => {
  over = true;
});
// Without its parent there is nobody left to ask for.
process.once('disconnect', () => process.exit(1));
process.send('ready');
await Promise.all(Array.from({ length: Number(clients) }, (_, i) => client(i)));
await store.close();
process.removeAllListeners('disconnect');
process.send({ told });
process.disconnect();

async function client(number) {
  const aside = [];
  for (let call = 0; !over || aside.length > 0; call += 1) {
    // A key whose twin still runs is put aside for a moment: a client that waits for its lease would say nothing about the store.
    const waiting = aside.length > 0 && (over || aside[0].afterMs <= performance.now()) ? aside.shift() : null;
    if (over && waiting !== null) await pause(Math.max(0, waiting.afterMs - performance.now()));
    const job = waiting ?? fresh(`${name}${number}_${call}`);
    const end = await tryOnce(job, number);
    if (end === 'again' || end === 'given up') await pause(20 + random() * 60);
    if (end === 'again') aside.unshift({ ...job, afterMs: 0 });
    else if (end === 'running') aside.push({ ...job, afterMs: performance.now() + 300 + random() * 300 });
    // One answer in six is asked for a second time.
    else if (end === 'answered' && job.key !== null && job.asked === 0 && random() < 1 / 6 && !over)
      aside.push({ ...job, asked: 1, afterMs: performance.now() });
  }
}

function fresh(id) {
  return {
    id,
    key: random() < 1 / 8 ? null : `key_${id}`,
    account: `acc_${Math.floor(random() * ACCOUNTS)}`,
    asked: 0,
    afterMs: 0,
  };
}

async function tryOnce(job, number) {
  const { id, key, account } = job;
  const requestId = `req_${randomBytes(8).toString('hex')}`;
  let hold = null;
  try {
    const reserved = await store.ledger.reserve({
      accountId: account,
      amount: PRICE,
      endpoint: '/v2/astrology/birth-chart',
      priceEdition: '1',
      requestId,
      leaseSeconds: Number(lease),
      claim:
        key === null ? null : { accountId: account, scope: 'POST /proof', key, fingerprint: id, keepSeconds: 86_400 },
      requestsPerMonth: null,
    });
    if (reserved.kind === 'running') {
      told.running += 1;
      return 'running';
    }
    if (reserved.kind === 'answered') {
      told.replayed += 1;
      tell(number, job, reserved.answer);
      return 'answered';
    }
    if (reserved.kind !== 'held') throw new Error(`reserving ended as ${reserved.kind}`);
    hold = reserved.hold;
    await pause(random() * 20);
    // Each try would answer in other words, so an answer that was mixed up shows.
    const body = JSON.stringify({ id, requestId, filler: randomBytes(300).toString('hex') });
    const settled = await store.ledger.settle(hold, { amount: PRICE }, ({ amount }) => ({
      answer: { status: 200, contentType: 'application/json', body, requestId, charged: amount },
      events: [],
    }));
    if (settled.kind === 'settled') {
      tell(number, job, settled.answer);
      return 'answered';
    }
    told.lost += 1;
  } catch (error) {
    told.refused += 1;
    // Whatever is not one of these is a fault of ours.
    const expected = error instanceof StoreUnavailable || error instanceof CommitUnknown;
    if (!expected) told.other.push(String(error?.message));
    if (hold !== null) await store.ledger.release(hold).catch(() => undefined);
  }
  if (key !== null) return 'again';
  told.givenUp += 1;
  return 'given up';
}

function tell(number, { key, account }, { body, requestId }) {
  process.send({ client: `${name}${number}`, key, account, requestId, body, atMs: Date.now() });
}
