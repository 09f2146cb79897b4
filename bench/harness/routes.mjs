/**
 * Lanes of load over HTTP: requests a second, the slowest hundredth, the server's processor time for one call, and both as shares of the first lane. Server and load
 * share the machine's cores, so requests a second suffer from whatever else the machine does; the processor time of one call, collector included, does so far less.
 */
import autocannon from 'autocannon';
import { quantile } from './statistics.mjs';

export const CONNECTIONS = 50;
/** A machine that compiles as it goes is slow at first; a few connections warm it, many would be turned away. */
const WARM_CONNECTIONS = 5;

/**
 * One round of load on one path.
 *
 * @param server  of `startServer`, with the port of each of its doors
 * @param next    the next call: `body`, and `headers` beside the content type
 * @throws  Error when a call is refused or broken
 */
async function shoot({ server, door, path, next }, seconds, connections) {
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
 * Loads lanes in turn, forwards and backwards, after a round that only warms.
 *
 * @param warmSeconds  of that round, for each lane; as long as the others, when left out
 * @param lanes  of each: `name`, `server`, `door`, `path`, `next`; `beside`, the name of the lane it is compared with: the first one, when left out
 * @returns a group as `groupOfRoutes` gives it
 */
export async function compareRoutes({ id, title, lanes, rounds, seconds, warmSeconds = seconds }) {
  const seen = lanes.map(() => []);
  for (const lane of lanes) await shoot(lane, warmSeconds, WARM_CONNECTIONS);
  const order = lanes.map((_, i) => i);
  for (let round = 0; round < rounds; round += 1)
    for (const i of round % 2 === 0 ? order : order.toReversed())
      seen[i].push(await shoot(lanes[i], seconds, CONNECTIONS));
  const of = (rows, pick) => quantile(rows.map(pick), 0.5);
  const told = lanes.map(({ name, beside }, i) => {
    const other = seen[beside === undefined ? 0 : lanes.findIndex((lane) => lane.name === beside)];
    return {
      name,
      ...(beside === undefined ? {} : { beside }),
      perSecond: of(seen[i], ({ perSecond }) => perSecond),
      p99: of(seen[i], ({ p99 }) => p99),
      used: of(seen[i], ({ used }) => used),
      ratio: of([...seen[i].keys()], (round) => seen[i][round].perSecond / other[round].perSecond),
      usedRatio: of([...seen[i].keys()], (round) => other[round].used / seen[i][round].used),
    };
  });
  const how = `${CONNECTIONS} connections, median of ${rounds} rounds of ${seconds} s`;
  return groupOfRoutes({ id, title: `${title}; ${how}`, lanes: told });
}

/**
 * Ends servers.
 *
 * @param places  where each keeps its books
 * @returns a line on the books of each; a fault in them is one of the run
 */
export async function booksOf(servers, places) {
  const lines = [];
  for (const [i, server] of servers.entries()) {
    const { faults, transfers, pendingHolds } = await server.stop();
    if (faults.length > 0) process.exitCode = 1;
    const kind = places[i].split(':')[0];
    lines.push(`${kind}: ${transfers} transfers, ${pendingHolds} holds pending, ${faults.length} faults in the books`);
  }
  return lines;
}

/**
 * @param lanes  of each: `name`, `perSecond`, `p99` in ms, `used` in microseconds; where there is one to compare with, `ratio` and `usedRatio`, shares of the first lane or of the one named `beside`; where
 *               there is a database, `databaseUs` of it
 * @returns a group whose rows carry the shares as `share` and `processorShare`, so that a target can ask for them
 */
export function groupOfRoutes({ id, title, lanes }) {
  const rows = lanes.map(({ name, perSecond, p99, used, databaseUs, ratio, usedRatio, beside, note }, i) => ({
    who: name,
    median: perSecond,
    ratio: null,
    p99Ms: p99,
    processorUs: used,
    ...(databaseUs === undefined ? {} : { databaseUs }),
    ...(ratio === undefined ? {} : { share: ratio, processorShare: usedRatio }),
    note: [
      `p99 ${p99.toFixed(0)} ms`,
      `${used.toFixed(0)} µs of processor`,
      ...(ratio === undefined || i === 0
        ? []
        : [`${percent(ratio)} and ${percent(usedRatio)} of ${beside ?? 'the first'}`]),
      ...(databaseUs === undefined ? [] : [`${databaseUs.toFixed(0)} µs of PostgreSQL`]),
      ...(note === undefined ? [] : [note]),
    ].join(', '),
  }));
  return { id, title, unit: 'requests/s', rows };
}

function percent(share) {
  return `${(share * 100).toFixed(0)} %`;
}
