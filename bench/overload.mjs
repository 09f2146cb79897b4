/**
 * What happens when five times as many calls come as the server can answer: some are answered, in time, nearly as many as at its peak; the rest
 * is told at once to come again; afterwards all is as before, and the books are right.
 *
 * Passes when goodput is at least 80 % of the peak, every other answer is a 429 or 503 with Retry-After, an easy load is answered as on an idle
 * server within 5 s of the end, and every charge belongs to an answer that arrived.
 *
 * usage: npm run bench -- --only overload
 *        node bench/overload.mjs [--seconds 60] [--times 5] [--store sqlite | memory | postgres://…]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { arrivals, chartCalls, percentile } from './arrivals.mjs';
import { birthBodies } from './births.mjs';
import { flag } from './flags.mjs';
import { groupLines } from './harness/table.mjs';
import { startServer } from './server-process.mjs';

const WARM_SECONDS = 5;
const PEAK_SECONDS = 8;
const IDLE_SECONDS = 3;
const PEAK_CONNECTIONS = 50;
const MOST_CONNECTIONS = 2_000;
const LEAST_GOODPUT = 0.8;
const MOST_RECOVERY_SECONDS = 5;
/** After the storm: a tenth of the peak. */
const AFTER_SHARE = 0.1;
const AFTER_SECONDS = 8;
/** Of the storm, to be told of one by one. */
const STRETCHES = 6;

export const subject = {
  name: 'overload',
  title: 'Overload',
  run: async ({ quick }) => [await stormed({ seconds: quick ? 15 : 60, times: 5, store: 'sqlite' })],
};

async function stormed({ seconds, times, store }) {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-overload-'));
  const place = store === 'sqlite' ? `sqlite:${join(folder, 'bench.db')}` : store;
  const server = await startServer('./chart-route-server.mjs', place);
  try {
    const group = await storm(server, { seconds, times });
    return { ...group, title: `${times} times the peak of charged charts for ${seconds} s, ${store.split(':')[0]}` };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

const good = (records) => records.filter(({ status }) => status === 200);
const ms = (records, share) =>
  percentile(
    records.map(({ latencyMs }) => latencyMs),
    share,
  );

async function storm(server, { seconds, times }) {
  const load = { port: server.ours, next: chartCalls(server.keys, birthBodies()) };
  let charged = 0;
  const run = async (how) => {
    const records = await arrivals({ ...load, ...how });
    charged += good(records).length;
    return records;
  };
  const { transfers: before } = await server.ask('books');
  await run({ seconds: WARM_SECONDS, connections: PEAK_CONNECTIONS });
  const idleMs = ms(await run({ seconds: IDLE_SECONDS, connections: 1 }), 0.5);
  const peak = good(await run({ seconds: PEAK_SECONDS, connections: PEAK_CONNECTIONS })).length / PEAK_SECONDS;

  const records = await run({ seconds, perSecond: times * peak, connections: MOST_CONNECTIONS });
  const answered = good(records);
  const shed = records.filter(({ status, retryAfter }) => (status === 429 || status === 503) && retryAfter !== null);
  const goodput = answered.length / seconds / peak;
  const broken = records.length - answered.length - shed.length;
  const recovery = recoveryOf(
    await run({ seconds: AFTER_SECONDS, perSecond: peak * AFTER_SHARE, connections: PEAK_CONNECTIONS }),
    idleMs,
  );

  const { transfers, pendingHolds, faults } = await server.ask('books');
  const isRight = faults.length === 0 && pendingHolds === 0 && transfers - before === charged;
  const passes = goodput >= LEAST_GOODPUT && broken === 0 && recovery <= MOST_RECOVERY_SECONDS && isRight;
  const row = (who, median, unit, note = null) => ({ who, median, unit, ratio: null, note });
  const share = `${(goodput * 100).toFixed(0)} % of the peak, ${LEAST_GOODPUT * 100} wanted`;
  return {
    id: 'overload',
    unit: 'ms',
    passes,
    rows: [
      row('p50 of a server that does nothing else', idleMs, 'ms'),
      row('calls a second at the peak', peak, '/s'),
      row('calls a second answered', answered.length / seconds, '/s', share),
      row('p50 of those', ms(answered, 0.5), 'ms', `p99 ${ms(answered, 0.99).toFixed(0)} ms`),
      row('calls turned away', shed.length, '', `${broken} broken`),
      row('p50 of those', ms(shed, 0.5), 'ms', `p99 ${ms(shed, 0.99).toFixed(0)} ms`),
      row('until all is as before', recovery, 's', `${MOST_RECOVERY_SECONDS} s allowed`),
    ],
    said: [
      ...stretchesOf(records, seconds),
      `${transfers - before} charges for ${charged} answers, ${pendingHolds} holds pending, ${faults.length} faults in the books`,
      passes ? 'passes' : 'FAILS',
    ],
  };
}

/** What each sixth of the storm brought, by when calls were over; what came after it counts with the last. */
function stretchesOf(records, seconds) {
  const stretches = Array.from({ length: STRETCHES }, () => ({ answered: [], shed: [] }));
  for (const record of records) {
    const at = Math.floor(((record.dueMs + record.latencyMs) / 1000 / seconds) * STRETCHES);
    const { answered, shed } = stretches[Math.min(at, STRETCHES - 1)];
    (record.status === 200 ? answered : shed).push(record);
  }
  const line = (name, some) =>
    `${((some.length * STRETCHES) / seconds).toFixed(0)}/s ${name}, p50 ${ms(some, 0.5).toFixed(0)} ms, p99 ${ms(some, 0.99).toFixed(0)}`;
  return stretches.map(
    ({ answered, shed }, i) =>
      `  ${String(((i + 1) * seconds) / STRETCHES).padStart(4)} s  ${line('answered', answered)}; ${line('turned away', shed)}`,
  );
}

/** Seconds until an easy load is answered as on an idle server. */
function recoveryOf(after, idleMs) {
  const slow = after.filter(({ status, latencyMs }) => status !== 200 || latencyMs > 3 * idleMs + 20);
  // One slow call in a hundred is what the usual target allows.
  if (slow.length <= after.length / 100) return 0;
  return Math.max(...slow.map(({ dueMs, latencyMs }) => dueMs + latencyMs)) / 1000;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const group = await stormed({
    seconds: Number(flag('seconds', '60')),
    times: Number(flag('times', '5')),
    store: flag('store', 'sqlite'),
  });
  for (const line of groupLines(group)) console.log(line);
  if (!group.passes) process.exitCode = 1;
}
