/**
 * Callers of the ledger alone, in a process of their own: `scale-out-ledger.mjs <url> <callers> <seconds> <accounts…>`. Each sets money aside and settles it, again and
 * again, as the gate does around a call; no engine, no HTTP. Begins when its parent says so, and tells it how many charges there were and how long each took.
 */
import { load } from '../packages/workshop/src/prove/load.mjs';

const [url, callers, seconds, ...accounts] = process.argv.slice(2);
const [{ postgresStore }, { nodeCrypto }, { microOfUsd }] = await Promise.all(
  ['store/postgres/index.ts', 'serve/node-crypto.ts', 'money.ts'].map((file) => load(`packages/server/src/${file}`)),
);
const vault = { seal: (plain) => plain, open: (sealed) => sealed };
const store = await postgresStore({ url, crypto: nodeCrypto, vault });
const amount = microOfUsd('0.001');
const LEASE_SECONDS = 40;
/** As long as the text of a chart. */
const BODY = 'x'.repeat(6000);
const tookMs = [];
let count = 0;

process.once('disconnect', () => process.exit(1));
await new Promise((resolve) => {
  process.once('message', resolve);
  process.send('ready');
});
const before = process.cpuUsage();
const endMs = performance.now() + Number(seconds) * 1000;
await Promise.all(Array.from({ length: Number(callers) }, (_, i) => caller(i)));
const { user, system } = process.cpuUsage(before);
await store.close();
process.removeAllListeners('disconnect');
// The last words are long, and a channel that is closed before they are through takes them with it.
await new Promise((resolve) => process.send({ charges: tookMs.length, tookMs, usedUs: user + system }, resolve));
process.disconnect();

async function caller(number) {
  for (let call = number; performance.now() < endMs; call += 1) {
    const began = performance.now();
    count += 1;
    const requestId = `req_${process.pid}_${count}`;
    const accountId = accounts[call % accounts.length];
    const { hold, kind } = await store.ledger.reserve({
      accountId,
      amount,
      endpoint: '/v2/astrology/birth-chart',
      priceEdition: '1',
      requestId,
      leaseSeconds: LEASE_SECONDS,
      claim: null,
      requestsPerMonth: null,
    });
    if (kind !== 'held') throw new Error(`reserving ended as ${kind}`);
    await store.ledger.settle(hold, { amount }, () => ({
      answer: { status: 200, contentType: 'application/json', body: BODY, requestId, charged: amount },
      events: [],
    }));
    tookMs.push(performance.now() - began);
  }
}
