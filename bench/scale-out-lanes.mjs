/** The lanes of scale-out.mjs: charts over HTTP, free and charged, and charges alone, on one process and on two. */
import { quantile } from './harness/statistics.mjs';
import { shoot, startCharger } from './scale-out-world.mjs';

export const CHART = '/v2/astrology/birth-chart';
const FREE = '/sandbox/kundali/birth-chart';
export const CONNECTIONS = 32;
export const MANY = 64;
/** Parts of the calls that may be refused or break: a machine that is busy with something else lets some wait too long; while it warms, as many as like. */
const [MOST_REFUSED, ANY] = [0.005, 1];

/** Every lane in turn, in each round the other way round; figures are medians over the rounds. */
export async function measureLanes({ database, servers, bodies, warmSeconds, seconds, rounds }, keys) {
  let call = 0;
  const many = () => ({ body: bodies(), key: keys[(call += 1) % keys.length] });
  const hot = () => ({ body: bodies(), key: keys[0] });
  const free = () => ({ body: bodies(), key: null });
  const lanes = [
    { name: 'free, one process', path: FREE, next: free, among: servers.slice(0, 1) },
    { name: 'free, two processes', path: FREE, next: free, among: servers },
    { name: `charged, ${MANY} wallets, one process`, path: CHART, next: many, among: servers.slice(0, 1) },
    { name: `charged, ${MANY} wallets, two processes`, path: CHART, next: many, among: servers },
    { name: 'charged, one hot wallet, one process', path: CHART, next: hot, among: servers.slice(0, 1) },
    { name: 'charged, one hot wallet, two processes', path: CHART, next: hot, among: servers },
  ].map((lane) => ({ ...lane, seen: [] }));
  // What a process compiles and fills once is not the cost of a call, and takes it some thousands of them.
  await loadOnce(lanes[1], database, warmSeconds, ANY);
  for (const lane of lanes.slice(2)) await loadOnce(lane, database, Math.min(seconds, 2), ANY);
  for (let round = 0; round < rounds; round += 1)
    for (const lane of round % 2 === 0 ? lanes : [...lanes].reverse())
      lane.seen.push(await loadOnce(lane, database, seconds));
  return lanes.map(({ name, seen }) => laneOf(name, seen));
}

/** Medians over the rounds of a lane. */
function laneOf(name, seen) {
  const median = (part) =>
    quantile(
      seen.map((one) => one[part]),
      0.5,
    );
  const loadUs = median('loadUs');
  const refused = seen.reduce((sum, one) => sum + (one.refused ?? 0), 0);
  const notes = [
    ...(loadUs > 0 ? [`${loadUs.toFixed(0)} µs of the load`] : []),
    ...(refused > 0 ? [`${refused} refused or broken`] : []),
  ];
  const note = notes.length > 0 ? { note: notes.join(', ') } : {};
  const databaseUs = median('databaseUs');
  return { name, perSecond: median('perSecond'), p99: median('p99'), used: median('serverUs'), databaseUs, ...note };
}

/** One lane for a while. @throws  Error when more than a few calls are refused or break: a figure of refusals would say nothing */
async function loadOnce({ name, path, next, among }, database, seconds, bearable = MOST_REFUSED) {
  const used = async () => ({
    server: (await Promise.all(among.map((server) => server.usedUs()))).reduce((sum, us) => sum + us, 0),
    database: database.usedMs() * 1000,
    load: process.cpuUsage().user + process.cpuUsage().system,
  });
  const before = await used();
  const shots = await Promise.all(
    among.map((server) => shoot(server, path, next, { connections: CONNECTIONS / among.length, seconds })),
  );
  const after = await used();
  const refused = shots.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  const total = shots.reduce((sum, { requests }) => sum + requests.total, 0);
  if (refused > bearable * total) throw new Error(`${name}: of ${total} calls ${refused} were refused or broke`);
  const each = (part) => (after[part] - before[part]) / total;
  return {
    perSecond: shots.reduce((sum, { requests }) => sum + requests.average, 0),
    refused,
    p99: Math.max(...shots.map(({ latency }) => latency.p99)),
    serverUs: each('server'),
    databaseUs: each('database'),
    loadUs: each('load'),
  };
}

/** The ledger without chart and HTTP: where the row of one wallet ends what many processes can charge. */
export async function ledgerLanes({ database, seconds, rounds }, accounts) {
  const lanes = [
    { name: `${MANY} wallets, one process`, processes: 1, wallets: accounts },
    { name: `${MANY} wallets, two processes`, processes: 2, wallets: accounts },
    { name: 'one hot wallet, one process', processes: 1, wallets: accounts.slice(0, 1) },
    { name: 'one hot wallet, two processes', processes: 2, wallets: accounts.slice(0, 1) },
  ].map((lane) => ({ ...lane, seen: [] }));
  for (let round = 0; round < rounds; round += 1)
    for (const lane of round % 2 === 0 ? lanes : [...lanes].reverse())
      lane.seen.push(await chargeOnce(lane, database, seconds));
  return lanes.map(({ name, seen }) => laneOf(name, seen));
}

async function chargeOnce({ processes, wallets }, database, seconds) {
  const chargers = await Promise.all(
    Array.from({ length: processes }, () => startCharger(database.url, CONNECTIONS, seconds, wallets)),
  );
  const before = database.usedMs();
  const told = await Promise.all(chargers.map(({ charge }) => charge()));
  const databaseUs = (database.usedMs() - before) * 1000;
  const charges = told.reduce((sum, one) => sum + one.charges, 0);
  const usedUs = told.reduce((sum, one) => sum + one.usedUs, 0);
  const p99 = quantile(
    told.flatMap(({ tookMs }) => tookMs),
    0.99,
  );
  return { perSecond: charges / seconds, p99, serverUs: usedUs / charges, databaseUs: databaseUs / charges, loadUs: 0 };
}
