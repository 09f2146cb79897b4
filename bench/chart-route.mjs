/**
 * The chart routes beside the same framework answering a constant of the same size. Every call asks for another birth. The lanes are interleaved in one run: bare Hono with
 * a constant, our free chart, the charged one on each store, the charged one sent again under its idempotency key, as after a lost answer; and a chart alone, which an
 * engine without its core serves, beside a constant as long as that.
 *
 * usage: npm run bench -- --only chart-route
 *        node bench/chart-route.mjs [--rounds 5] [--seconds 3] [--warm 12] [--store memory,sqlite,postgres://…]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { birthBodies } from './births.mjs';
import { flag } from './flags.mjs';
import { booksOf, compareRoutes } from './harness/routes.mjs';
import { groupLines } from './harness/table.mjs';
import { startServer } from './server-process.mjs';

/** Nobody is turned away here, however slow the machine is. */
const PATIENCE_MS = 600_000;
const CHART = '/v2/astrology/birth-chart';
const SANDBOX = '/sandbox/kundali/birth-chart';
/** Some thousands of charts: as long as Node goes on compiling what makes them. A server is up for days. */
const WARM_SECONDS = 12;
/** Calls that come again and again in the lane of repetitions. */
const FEW = 100;

/** A server over an engine without its core: positions, houses, divisions, time, warnings; no yogas, dashas, panchang. */
const ALONE = 'chart alone, charged, memory';
const CONSTANT_ALONE = 'constant as long as a chart alone';

export const subject = {
  name: 'chart-route',
  title: 'A chart over HTTP',
  run: async ({ quick }) => [
    await chartsBeside({
      rounds: quick ? 1 : 3,
      seconds: quick ? 1 : 2,
      warmSeconds: quick ? 1 : WARM_SECONDS,
      stores: ['memory', 'sqlite'],
    }),
  ],
};

async function chartsBeside({ rounds, seconds, warmSeconds, stores }) {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-chart-route-'));
  const places = stores.map((store) => (store === 'sqlite' ? `sqlite:${join(folder, 'bench.db')}` : store));
  const servers = [];
  try {
    for (const place of places)
      servers.push(await startServer('./chart-route-server.mjs', place, [], [String(PATIENCE_MS)]));
    const { bytes } = servers[0];
    const title = `A chart over HTTP: answers of ${bytes.constant} bytes (alone ${bytes['constant-alone']})`;
    const lanes = await lanesOf(servers, stores);
    const group = await compareRoutes({ id: 'chart-route', title, lanes, rounds, seconds, warmSeconds });
    return { ...group, said: await booksOf(servers.splice(0), places) };
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function lanesOf(servers, stores) {
  const [first] = servers;
  const body = birthBodies();
  let call = 0;
  const keyless = () => ({ body: body(), headers: {} });
  const keyed =
    ({ keys }) =>
    () => ({ body: body(), headers: { 'x-api-key': keys[call++ % keys.length] } });
  const again = await repeatedCalls(first);
  return [
    { name: 'bare framework, constant', server: first, door: 'bare', path: '/constant', next: keyless },
    { name: 'free chart', server: first, door: 'ours', path: SANDBOX, next: keyless },
    ...servers.map((server, i) => ({
      name: `charged chart, ${stores[i].split(':')[0]}`,
      server,
      door: 'ours',
      path: CHART,
      next: keyed(server),
    })),
    { name: 'the same call again', server: first, door: 'ours', path: CHART, next: () => again[call++ % FEW] },
    { name: CONSTANT_ALONE, server: first, door: 'bare', path: '/constant-alone', next: keyless },
    { name: ALONE, server: first, door: 'alone', path: CHART, next: keyed(first), beside: CONSTANT_ALONE },
  ];
}

/** Calls under keys of idempotency, answered once before they are repeated: a twin of a call that is still running would be refused. */
async function repeatedCalls({ ours, keys }) {
  const calls = Array.from({ length: FEW }, birthBodies(1)).map((body, n) => ({
    body,
    headers: { 'x-api-key': keys[n % keys.length], 'idempotency-key': `again-${n}` },
  }));
  for (const { body, headers } of calls) {
    const options = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
    await (await fetch(`http://127.0.0.1:${ours}${CHART}`, options)).text();
  }
  return calls;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const group = await chartsBeside({
    rounds: Number(flag('rounds', '5')),
    seconds: Number(flag('seconds', '3')),
    warmSeconds: Number(flag('warm', String(WARM_SECONDS))),
    stores: flag('store', 'memory,sqlite').split(','),
  });
  for (const line of groupLines(group)) console.log(line);
}
