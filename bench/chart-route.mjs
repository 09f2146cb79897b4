/**
 * The chart routes beside the same framework answering a constant of the same size: `node bench/chart-route.mjs`.
 *
 * Every call asks for another birth. The lanes are interleaved in one run: bare Hono with a constant, our free chart, the charged one on
 * each store, and the charged one sent again under its idempotency key, as after a lost answer. Server and load share the machine's cores, so requests a second
 * suffer from whatever else the machine does; the processor time of the server for one call, collector included, does so far less.
 *
 * usage: node bench/chart-route.mjs [--rounds 5] [--seconds 3] [--store memory,sqlite,postgres://…]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import { birthBodies } from './births.mjs';
import { flag } from './flags.mjs';
import { startServer } from './server-process.mjs';

const CONNECTIONS = 50;
const WARM_CONNECTIONS = 5;
/** Nobody is turned away here, however slow the machine is. */
const PATIENCE_MS = 600_000;
const CHART = '/v2/astrology/birth-chart';
const SANDBOX = '/sandbox/kundali/birth-chart';
/** Calls that come again and again in the lane of repetitions. */
const FEW = 100;

/** A server over an engine without its core: positions, houses, divisions, time, warnings; no yogas, dashas, panchang. */
const ALONE = 'chart alone, charged, memory';
const CONSTANT_ALONE = 'constant as long as a chart alone';

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/**
 * One round of load on one path.
 *
 * @param next  the next call: `body`, and `headers` beside the content type
 */
async function shoot(server, door, path, next, seconds, connections = CONNECTIONS) {
  const before = await server.ask('used');
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${server[door]}${path}`,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const { body, headers } = next();
          return { ...request, body, headers: { 'content-type': 'application/json', ...headers } };
        },
      },
    ],
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} broken`);
  const used = (await server.ask('used')) - before;
  return { perSecond: requests.average, p99: latency.p99, used: used / Math.max(1, requests.total) };
}

/**
 * Runs the comparison.
 *
 * @param say     takes the lines of the report
 * @param stores  where the charged lanes keep their books: `memory`, `sqlite` (a file of its own), or the address of a PostgreSQL
 * @returns one row per lane: requests a second, p99 in ms, microseconds of processor, and both as shares of the constant's
 */
export async function benchChartRoute({ say, rounds = 5, seconds = 3, stores = ['memory', 'sqlite'] }) {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-chart-route-'));
  const places = stores.map((store) => (store === 'sqlite' ? `sqlite:${join(folder, 'bench.db')}` : store));
  const servers = [];
  try {
    for (const place of places)
      servers.push(await startServer('./chart-route-server.mjs', place, [], [String(PATIENCE_MS)]));
    return await compare({ say, rounds, seconds, stores, servers });
  } finally {
    for (const [i, server] of servers.entries()) {
      const { faults, transfers, pendingHolds } = await server.stop();
      say(
        `${stores[i].split(':')[0]}: ${transfers} transfers, ${pendingHolds} holds pending, ${faults.length} faults in the books`,
      );
      if (faults.length > 0) process.exitCode = 1;
    }
    rmSync(folder, { recursive: true });
  }
}

async function compare({ say, rounds, seconds, stores, servers }) {
  const [first] = servers;
  const body = birthBodies();
  const keyless = () => ({ body: body(), headers: {} });
  let call = 0;
  const keyed = (keys) => () => ({ body: body(), headers: { 'x-api-key': keys[call++ % keys.length] } });
  const few = Array.from({ length: FEW }, birthBodies(1));
  const again = (keys) => () => repeated(keys, call++ % FEW);
  const repeated = (keys, n) => ({
    body: few[n],
    headers: { 'x-api-key': keys[n % keys.length], 'idempotency-key': `again-${n}` },
  });
  const lane = (name, server, door, path, next) => ({
    name,
    seen: [],
    run: (connections) => shoot(server, door, path, next, seconds, connections),
  });
  const lanes = [
    lane('bare framework, constant', first, 'bare', '/constant', keyless),
    lane('free chart', first, 'ours', SANDBOX, keyless),
    ...servers.map((server, i) =>
      lane(`charged chart, ${stores[i].split(':')[0]}`, server, 'ours', CHART, keyed(server.keys)),
    ),
    lane('the same call again', first, 'ours', CHART, again(first.keys)),
    lane(CONSTANT_ALONE, first, 'bare', '/constant-alone', keyless),
    lane(ALONE, first, 'alone', CHART, keyed(first.keys)),
  ];
  // Answered once before they are repeated: a twin of a call that is still running would be refused.
  for (let n = 0; n < FEW; n += 1) {
    const { body, headers } = repeated(first.keys, n);
    const options = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
    await (await fetch(`http://127.0.0.1:${first.ours}${CHART}`, options)).text();
  }
  // A machine that compiles as it goes is slow at first; a few connections warm it, many would be turned away.
  for (const { run } of lanes) await run(WARM_CONNECTIONS);
  for (let round = 0; round < rounds; round += 1)
    for (const lane of round % 2 === 0 ? lanes : [...lanes].reverse()) lane.seen.push(await lane.run());

  const [{ seen: whole }] = lanes;
  const { seen: short } = lanes.find(({ name }) => name === CONSTANT_ALONE);
  const rows = lanes.map(({ name, seen }) =>
    name === ALONE ? { ...rowOf(name, seen, short), beside: CONSTANT_ALONE } : rowOf(name, seen, whole),
  );
  const share = (ratio) => `${(ratio * 100).toFixed(0)} %`.padStart(12);
  say(
    `A chart over HTTP: answers of ${first.bytes.constant} bytes (alone ${first.bytes['constant-alone']}), ${CONNECTIONS} connections, median of ${rounds} rounds of ${seconds} s; each beside the constant of its size`,
  );
  say('                           requests/s    p99 ms    of constant   µs of processor   of constant');
  for (const { name, perSecond, p99, ratio, used, usedRatio } of rows)
    say(
      `${name.padEnd(33)} ${perSecond.toFixed(0).padStart(10)} ${p99.toFixed(0).padStart(9)}   ${share(ratio)} ${used.toFixed(1).padStart(17)}  ${share(usedRatio)}`,
    );
  return rows;
}

function rowOf(name, seen, bare) {
  return {
    name,
    perSecond: median(seen.map(({ perSecond }) => perSecond)),
    p99: median(seen.map(({ p99 }) => p99)),
    ratio: median(seen.map(({ perSecond }, i) => perSecond / bare[i].perSecond)),
    used: median(seen.map(({ used }) => used)),
    usedRatio: median(seen.map(({ used }, i) => bare[i].used / used)),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await benchChartRoute({
    say: (line) => console.log(line),
    rounds: Number(flag('rounds', '5')),
    seconds: Number(flag('seconds', '3')),
    stores: flag('store', 'memory,sqlite').split(','),
  });
}
