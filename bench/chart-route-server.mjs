/**
 * The servers that `chart-route.mjs`, `hold.mjs` and `overload.mjs` load, in a process of their own: the whole product over the real
 * engine; the same over an engine without its core, which serves charts alone; and the bare framework answering constants as long as
 * either's chart. Prints where they are as one line of JSON, tells its parent on demand what it has used, and the books when it ends.
 *
 * usage: node bench/chart-route-server.mjs <memory | sqlite:file | postgres://…> [most milliseconds that a call may wait]
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { load } from '../packages/workshop/src/prove/load.mjs';
import { birthBodies } from './births.mjs';

// The framework is a dependency of the server, not of the workspace's root.
const { resolve } = createRequire(new URL('../packages/server/package.json', import.meta.url));
const [{ getRequestListener }, { Hono }] = await Promise.all(
  ['@hono/node-server', 'hono'].map((name) => import(pathToFileURL(resolve(name).replace(/\.cjs$/, '.mjs')).href)),
);
const server = 'packages/server/src';
const [
  { openEngine },
  { createApp },
  { openStore },
  { readSettings },
  { openEgress },
  { httpServer, MAX_CONNECTIONS },
  { openTelemetry },
  { intake },
  { letHeapGrow },
  { nodeCrypto },
  { jsonLog },
  { issueKey },
  { microOfUsd },
  { DEFAULT_SETTINGS },
] = await Promise.all(
  [
    'packages/engine/src/node.ts',
    ...[
      'app.ts',
      'serve/store.ts',
      'serve/settings.ts',
      'serve/egress/index.ts',
      'serve/listener.ts',
      'serve/telemetry.ts',
      'serve/intake.ts',
      'serve/collector.ts',
      'serve/node-crypto.ts',
      'serve/log.ts',
      'gate/issue.ts',
      'money.ts',
      'gate/desk.ts',
    ].map((file) => `${server}/${file}`),
  ].map(load),
);

// As `khagol serve` does.
letHeapGrow();

/** Calls a minute that no load reaches. */
const NO_LIMIT = 100_000_000;
const TENANTS = 20;
/** A call that is still under way so long after the last one has come is told as a hold that pends. */
const MOST_AFTER_MS = 5_000;
/** Charts whose mean length is taken for the usual one. */
const LOOKED_AT = 64;

const [, , place = 'memory', mostWaitMs] = process.argv;
const clock = { nowMs: () => Date.now() };
const environment = {
  KHAGOL_STORE: place,
  KHAGOL_VAULT_KEY: Buffer.alloc(32, 7).toString('base64'),
};
const { store, vault, linkKeys } = await openStore(readSettings(environment), clock);
const keys = [];
for (let i = 0; i < TENANTS; i += 1) {
  const id = `acc_bench_${process.pid}_${i}`;
  await store.accounts.open(
    { id, name: id, plan: 'enterprise', perMinute: NO_LIMIT, status: 'active', createdMs: clock.nowMs() },
    [],
  );
  await store.ledger.fund({ accountId: id, amount: microOfUsd('1000000'), kind: 'topup', reference: `bench ${id}` });
  keys.push((await issueKey(store.keys, id, 'live', null, { clock, crypto: nodeCrypto })).key);
}

const engine = await openEngine();
const openApp = (served) =>
  createApp({
    engine: served,
    clock,
    crypto: nodeCrypto,
    store,
    vault,
    linkKeys,
    outbound: openEgress({}),
    // Every line is made as the server makes it; whoever reads it is not measured.
    log: jsonLog(() => undefined, clock),
    telemetry: openTelemetry(engine.version),
    later: intake.later,
    settings: {
      addressPerMinute: NO_LIMIT,
      ...(mostWaitMs === undefined ? {} : { crowd: { ...DEFAULT_SETTINGS.crowd, mostWaitMs: Number(mostWaitMs) } }),
    },
  });
const app = openApp(engine);
await app.prepare();
const alone = openApp({
  version: engine.version,
  ephemeris: engine.ephemeris,
  moment: (birth) => engine.moment(birth),
  chart: (birth, choices) => engine.chart(birth, choices),
});
await alone.prepare();

/** The answer of the charged route whose length is nearest to the mean: what a chart weighs. */
async function usualAnswer(app) {
  const birth = birthBodies();
  const answers = [];
  for (let i = 0; i < LOOKED_AT; i += 1) {
    const request = new Request('http://localhost/v2/astrology/birth-chart', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': keys[0] },
      body: birth(),
    });
    const response = await app(request);
    answers.push({ headers: Object.fromEntries(response.headers), text: await response.text() });
  }
  const mean = answers.reduce((sum, { text }) => sum + text.length, 0) / LOOKED_AT;
  const distance = ({ text }) => Math.abs(text.length - mean);
  return answers.sort((a, b) => distance(a) - distance(b))[0];
}

const bare = new Hono();
const bytes = {};
for (const [name, served] of Object.entries({ constant: app, 'constant-alone': alone })) {
  const { text, headers } = await usualAnswer(served);
  bytes[name] = Buffer.byteLength(text);
  bare.post(`/${name}`, async (context) => {
    await context.req.text();
    return context.body(text, 200, headers);
  });
}
const [ours, ofCharts, theirs] = [httpServer(app), httpServer(alone), createServer(getRequestListener(bare.fetch))];

const listen = (one) =>
  new Promise((done) =>
    one.listen({ port: 0, host: '127.0.0.1', backlog: MAX_CONNECTIONS }, () => done(one.address().port)),
  );
const ports = { bare: await listen(theirs), ours: await listen(ours), alone: await listen(ofCharts) };
process.stdout.write(`${JSON.stringify({ ...ports, keys, bytes })}\n`);

const asked = {
  /** Processor time since the process began, collector included, in microseconds. */
  used: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  /** Bytes of the heap that are in use after a full collection; the process must run with --expose-gc. */
  heap: () => {
    globalThis.gc();
    return process.memoryUsage().heapUsed;
  },
  books: () => store.ledger.verify(),
};
/** The books when all is over: a load that stops leaves calls under way, and they are done without their callers. */
async function lastBooks() {
  const untilMs = performance.now() + MOST_AFTER_MS;
  let books = await store.ledger.verify();
  while (books.pendingHolds > 0 && performance.now() < untilMs) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    books = await store.ledger.verify();
  }
  return books;
}
process.on('message', async (what) => process.send(await asked[what]()));
process.on('disconnect', () => process.exit(1));
process.on('SIGTERM', async () => {
  for (const one of [ours, ofCharts, theirs]) one.closeAllConnections();
  process.stdout.write(`${JSON.stringify(await lastBooks())}\n`);
  await store.close();
  process.exit(0);
});
