/**
 * What happens when five times as many calls come as the server can answer: some are answered, in time, nearly as many as at its peak; the rest
 * is told at once to come again; afterwards all is as before, and the books are right.
 *
 * Passes when goodput is at least 80 % of the peak, every other answer is a 429 or 503 with Retry-After, an easy load is answered as on an idle
 * server within 5 s of the end, and every charge belongs to an answer that arrived.
 *
 * usage: node bench/overload.mjs [--seconds 60] [--times 5] [--store sqlite | memory | postgres://…]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { arrivals, chartCalls, percentile } from './arrivals.mjs';
import { birthBodies } from './births.mjs';
import { flag } from './flags.mjs';
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

/** @returns figures, and `passes` */
export async function benchOverload({ say, seconds = 60, times = 5, store = 'sqlite' }) {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-overload-'));
  const place = store === 'sqlite' ? `sqlite:${join(folder, 'bench.db')}` : store;
  const server = await startServer('./chart-route-server.mjs', place);
  try {
    return await storm({ say, seconds, times, server });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function storm({ say, seconds, times, server }) {
  const load = { port: server.ours, next: chartCalls(server.keys, birthBodies()) };
  const good = (records) => records.filter(({ status }) => status === 200);
  const ms = (records) => records.map(({ latencyMs }) => latencyMs);
  let charged = 0;
  const run = async (how) => {
    const records = await arrivals({ ...load, ...how });
    charged += good(records).length;
    return records;
  };
  const { transfers: before } = await server.ask('books');
  await run({ seconds: WARM_SECONDS, connections: PEAK_CONNECTIONS });
  const idleMs = percentile(ms(await run({ seconds: IDLE_SECONDS, connections: 1 })), 0.5);
  const peak = good(await run({ seconds: PEAK_SECONDS, connections: PEAK_CONNECTIONS })).length / PEAK_SECONDS;
  say(`idle p50 ${idleMs.toFixed(1)} ms; peak ${peak.toFixed(0)}/s; ${times} times as many for ${seconds} s`);

  const records = await run({ seconds, perSecond: times * peak, connections: MOST_CONNECTIONS });
  const answered = good(records);
  const shed = records.filter(({ status, retryAfter }) => (status === 429 || status === 503) && retryAfter !== null);
  const goodput = answered.length / seconds / peak;
  const broken = records.length - answered.length - shed.length;
  say(
    `  answered ${answered.length} (${(goodput * 100).toFixed(0)} % of peak), p50 ${percentile(ms(answered), 0.5).toFixed(0)}, p99 ${percentile(ms(answered), 0.99).toFixed(0)} ms`,
  );
  say(
    `  turned away ${shed.length}, p50 ${percentile(ms(shed), 0.5).toFixed(0)}, p99 ${percentile(ms(shed), 0.99).toFixed(0)} ms; broken ${broken}`,
  );

  const after = await run({ seconds: AFTER_SECONDS, perSecond: peak * AFTER_SHARE, connections: PEAK_CONNECTIONS });
  const slow = after.filter(({ status, latencyMs }) => status !== 200 || latencyMs > 3 * idleMs + 20);
  // One slow call in a hundred is what the usual target allows.
  const counted = slow.length <= after.length / 100 ? [] : slow;
  const recovery = Math.max(0, ...counted.map(({ dueMs, latencyMs }) => dueMs + latencyMs)) / 1000;
  const { transfers, pendingHolds, faults } = await server.ask('books');
  const isRight = faults.length === 0 && pendingHolds === 0 && transfers - before === charged;
  say(
    `  recovered after ${recovery.toFixed(1)} s; ${transfers - before} charges for ${charged} answers, ${pendingHolds} holds pending, ${faults.length} faults in the books`,
  );
  const passes = goodput >= LEAST_GOODPUT && broken === 0 && recovery <= MOST_RECOVERY_SECONDS && isRight;
  say(passes ? 'passes' : 'FAILS');
  return { peak, goodput, shed: shed.length, broken, recovery, isRight, passes };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { passes } = await benchOverload({
    say: (line) => console.log(line),
    seconds: Number(flag('seconds', '60')),
    times: Number(flag('times', '5')),
    store: flag('store', 'sqlite'),
  });
  if (!passes) process.exitCode = 1;
}
