/**
 * What the gate costs: the bare framework's echo beside the same echo behind our gate, free, with a key, and charged on each store, interleaved in one run.
 *
 * usage: npm run bench -- --only edge
 *        node bench/edge.mjs [--rounds 5] [--seconds 2] [--store memory,sqlite,postgres://…]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { flag } from './flags.mjs';
import { booksOf, compareRoutes } from './harness/routes.mjs';
import { groupLines } from './harness/table.mjs';
import { startServer } from './server-process.mjs';

const BODY = JSON.stringify({
  datetime: '1990-01-15T10:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: '+05:30',
});

export const subject = {
  name: 'edge',
  title: 'The gate',
  run: async ({ quick }) => [await gateBeside({ rounds: quick ? 1 : 3, seconds: 1, stores: ['memory', 'sqlite'] })],
};

async function gateBeside({ rounds, seconds, stores }) {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-edge-'));
  const places = stores.map((store) => (store === 'sqlite' ? `sqlite:${join(folder, 'edge.db')}` : store));
  const servers = await Promise.all(places.map((place) => startServer('./edge-server.mjs', place)));
  try {
    const title = `The gate beside the bare framework: POST of ${BODY.length} bytes`;
    const group = await compareRoutes({ id: 'edge', title, lanes: lanesOf(servers, stores), rounds, seconds });
    return { ...group, said: await booksOf(servers.splice(0), places) };
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true });
  }
}

function lanesOf(servers, stores) {
  const [first] = servers;
  const keyless = () => ({ body: BODY, headers: {} });
  let call = 0;
  const keyed =
    ({ keys }) =>
    () => ({ body: BODY, headers: { 'x-api-key': keys[call++ % keys.length] } });
  return [
    { name: 'bare framework, echo', server: first, door: 'bare', path: '/echo', next: keyless },
    { name: 'free', server: first, door: 'ours', path: '/free', next: keyless },
    { name: 'with a key', server: first, door: 'ours', path: '/keyed', next: keyed(first) },
    ...servers.map((server, i) => ({
      name: `charged, ${stores[i].split(':')[0]}`,
      server,
      door: 'ours',
      path: '/charged',
      next: keyed(server),
    })),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const group = await gateBeside({
    rounds: Number(flag('rounds', '5')),
    seconds: Number(flag('seconds', '2')),
    stores: flag('store', 'memory,sqlite').split(','),
  });
  for (const line of groupLines(group)) console.log(line);
}
