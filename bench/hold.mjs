/**
 * Whether a load that the server can bear is borne for long: finds the peak of the charged chart route, then lets calls come at a share of it that
 * does not depend on the answers, each for another birth, and watches latencies and heap.
 *
 * Passes when no call fails, p99 stays within three times the median of an idle server and 20 ms, and the heap after a collection does not grow.
 *
 * usage: node bench/hold.mjs [--minutes 10] [--rate 60] [--store sqlite | memory | postgres://…]
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
/** Connections of the peak, and most of the load. */
const PEAK_CONNECTIONS = 50;
const MOST_CONNECTIONS = 1_000;
/** Load between two looks at the heap; a collection stops the server, so that no call is due while it goes on. */
const STRETCH_SECONDS = 30;
/** The heap settles for so long before its slope counts. */
const SETTLING_MINUTES = 1;
const MOST_MB_PER_MINUTE = 0.2;

/**
 * Runs it.
 *
 * @param say  takes the lines of the report
 * @returns figures, and `passes`
 */
export async function benchHold({ say, minutes = 10, rate = 60, store = 'sqlite' }) {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-hold-'));
  const place = store === 'sqlite' ? `sqlite:${join(folder, 'bench.db')}` : store;
  const server = await startServer('./chart-route-server.mjs', place, ['--expose-gc']);
  try {
    return await hold({ say, minutes, rate, server });
  } finally {
    const { faults, transfers, pendingHolds } = await server.stop();
    say(`books: ${transfers} transfers, ${pendingHolds} holds pending, ${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
    rmSync(folder, { recursive: true });
  }
}

async function hold({ say, minutes, rate, server }) {
  const load = { port: server.ours, next: chartCalls(server.keys, birthBodies()) };
  await arrivals({ ...load, seconds: WARM_SECONDS, connections: PEAK_CONNECTIONS });
  const idle = await arrivals({ ...load, seconds: IDLE_SECONDS, connections: 1 });
  const idleMs = percentile(
    idle.map(({ latencyMs }) => latencyMs),
    0.5,
  );
  const most = await arrivals({ ...load, seconds: PEAK_SECONDS, connections: PEAK_CONNECTIONS });
  const peak = most.filter(({ status }) => status === 200).length / PEAK_SECONDS;
  const perSecond = (peak * rate) / 100;
  const mostMs = 3 * idleMs + 20;
  say(
    `idle p50 ${idleMs.toFixed(1)} ms; peak ${peak.toFixed(0)}/s; holding ${perSecond.toFixed(0)}/s for ${minutes} min, p99 at most ${mostMs.toFixed(1)} ms`,
  );

  const heaps = [];
  const latencies = [];
  const late = [];
  let failed = 0;
  const stretches = Math.ceil((minutes * 60) / STRETCH_SECONDS);
  for (let i = 1; i <= stretches; i += 1) {
    const seconds = Math.min(STRETCH_SECONDS, minutes * 60 - (i - 1) * STRETCH_SECONDS);
    const records = await arrivals({ ...load, seconds, perSecond, connections: MOST_CONNECTIONS });
    const ms = records.map(({ latencyMs }) => latencyMs);
    const broken = records.filter(({ status }) => status !== 200).length;
    const heapMb = (await server.ask('heap')) / 2 ** 20;
    for (const one of ms) latencies.push(one);
    for (const { lateMs } of records) late.push(lateMs);
    failed += broken;
    heaps.push({ minute: (i * STRETCH_SECONDS) / 60, heapMb });
    say(
      `  ${String(i * STRETCH_SECONDS).padStart(4)} s  ${records.length} calls  p50 ${percentile(ms, 0.5).toFixed(1)}  p99 ${percentile(ms, 0.99).toFixed(1)}  max ${percentile(ms, 1).toFixed(0)} ms  failed ${broken}  heap ${heapMb.toFixed(1)} MB`,
    );
  }
  // It is counted: who sends late could hide the calls that had to wait. Where it comes near the target, the machine is too small for both.
  say(
    `the load itself was late by p50 ${percentile(late, 0.5).toFixed(1)}, p99 ${percentile(late, 0.99).toFixed(1)} ms`,
  );
  const p99 = percentile(latencies, 0.99);
  const slope = slopeOf(heaps.filter(({ minute }) => minute > SETTLING_MINUTES));
  const passes = failed === 0 && p99 <= mostMs && (slope === null || slope <= MOST_MB_PER_MINUTE);
  say(
    `${passes ? 'passes' : 'FAILS'}: ${latencies.length} calls, ${failed} failed, p99 ${p99.toFixed(1)} of ${mostMs.toFixed(1)} ms, heap ${slope === null ? 'too short to tell' : `${slope.toFixed(2)} MB a minute`}`,
  );
  return { idleMs, peak, perSecond, p99, mostMs, failed, slope, passes };
}

/** Megabytes a minute by least squares; null for less than three looks. */
function slopeOf(looks) {
  if (looks.length < 3) return null;
  const mean = (of) => looks.reduce((sum, look) => sum + of(look), 0) / looks.length;
  const [minute, heap] = [mean((look) => look.minute), mean((look) => look.heapMb)];
  const along = looks.reduce((sum, look) => sum + (look.minute - minute) * (look.heapMb - heap), 0);
  return along / looks.reduce((sum, look) => sum + (look.minute - minute) ** 2, 0);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { passes } = await benchHold({
    say: (line) => console.log(line),
    minutes: Number(flag('minutes', '10')),
    rate: Number(flag('rate', '60')),
    store: flag('store', 'sqlite'),
  });
  if (!passes) process.exitCode = 1;
}
