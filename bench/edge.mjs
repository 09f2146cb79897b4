/**
 * What the gate costs: the bare framework's echo beside the same echo behind our gate, free, with a key, and charged, interleaved in one
 * run. Read the ratios; server and load share the machine's cores. Requests a second suffer from whatever else the machine does; the
 * processor time of the server process for one call, its collector included, does so far less.
 *
 * usage: node bench/edge.mjs [--rounds 5] [--seconds 2] [--store memory,sqlite,postgres://…]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { flag } from './flags.mjs';
import { startServer } from './server-process.mjs';

const CONNECTIONS = 50;
const BODY = JSON.stringify({
  datetime: '1990-01-15T10:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: '+05:30',
});
const rounds = Number(flag('rounds', '5'));
const seconds = Number(flag('seconds', '2'));
const folder = mkdtempSync(join(tmpdir(), 'khagol-edge-'));

async function load(server, door, path, keys) {
  const before = await server.ask('used');
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${server[door]}${path}`,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    body: BODY,
    headers: { 'content-type': 'application/json' },
    ...(keys === undefined
      ? {}
      : {
          requests: keys.map((key) => ({
            method: 'POST',
            headers: { 'x-api-key': key, 'content-type': 'application/json' },
          })),
        }),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} broken`);
  const used = (await server.ask('used')) - before;
  return { perSecond: requests.average, p99: latency.p99, used: used / requests.total };
}

const places = flag('store', 'memory,sqlite')
  .split(',')
  .map((place) => (place === 'sqlite' ? `sqlite:${join(folder, 'edge.db')}` : place));
const servers = await Promise.all(places.map((place) => startServer('./edge-server.mjs', place)));
const [first] = servers;
const lanes = [
  { name: 'bare framework, echo', run: () => load(first, 'bare', '/echo') },
  { name: 'free', run: () => load(first, 'ours', '/free') },
  { name: 'with a key', run: () => load(first, 'ours', '/keyed', first.keys) },
  ...servers.map((server, i) => ({
    name: `charged, ${places[i].split(':')[0]}`,
    run: () => load(server, 'ours', '/charged', server.keys),
  })),
];
for (const lane of lanes) {
  await lane.run();
  lane.seen = [];
}
for (let round = 0; round < rounds; round += 1)
  for (const lane of round % 2 === 0 ? lanes : [...lanes].reverse()) lane.seen.push(await lane.run());

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
const rows = lanes.map(({ name, seen }) => ({
  name,
  perSecond: median(seen.map(({ perSecond }) => perSecond)),
  p99: median(seen.map(({ p99 }) => p99)),
  ratio: median(seen.map(({ perSecond }, i) => perSecond / lanes[0].seen[i].perSecond)),
  used: median(seen.map(({ used }) => used)),
  usedRatio: median(seen.map(({ used }, i) => lanes[0].seen[i].used / used)),
}));
console.log(
  `\nThe gate beside the bare framework: POST of ${BODY.length} bytes, ${CONNECTIONS} connections, median of ${rounds} rounds of ${seconds} s`,
);
console.log('                           requests/s    p99 ms    of bare   µs of processor    of bare');
const share = (ratio) => `${(ratio * 100).toFixed(0)} %`;
for (const { name, perSecond, p99, ratio, used, usedRatio } of rows)
  console.log(
    `${name.padEnd(26)} ${perSecond.toFixed(0).padStart(10)} ${p99.toFixed(0).padStart(9)} ${share(ratio).padStart(10)} ${used.toFixed(1).padStart(17)} ${share(usedRatio).padStart(10)}`,
  );
for (const [i, server] of servers.entries()) {
  const { faults, transfers, pendingHolds } = await server.stop();
  console.log(
    `${places[i].split(':')[0]}: ${transfers} transfers, ${pendingHolds} holds pending, ${faults.length} faults in the books`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
rmSync(folder, { recursive: true });
