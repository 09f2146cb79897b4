/**
 * Whether a load that the server can bear is borne for long: finds the peak of the charged chart route, then lets calls come at a share of it that
 * does not depend on the answers, each for another birth, and watches latencies and heap. The peak is found anew before each stretch of the load:
 * on a machine that is shared it is another every few minutes, and a share of what the machine could do once may be more than it can do now.
 *
 * Passes when no call of the load fails, the peak does not fall to a half, p99 stays within three times the median of an idle server and 20 ms, and
 * the heap after a collection does not grow.
 *
 * usage: npm run bench -- --only hold
 *        node bench/hold.mjs [--minutes 10] [--rate 60] [--store sqlite | memory | postgres://…]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { arrivals, chartCalls, percentile } from './arrivals.mjs';
import { birthBodies } from './births.mjs';
import { flag } from './flags.mjs';
import { slopeOf } from './harness/statistics.mjs';
import { groupLines } from './harness/table.mjs';
import { startServer } from './server-process.mjs';

const WARM_SECONDS = 10;
const PEAK_SECONDS = 4;
const IDLE_SECONDS = 2;
/** Connections of the peak, and most of the load. */
const PEAK_CONNECTIONS = 50;
const MOST_CONNECTIONS = 1_000;
/** Load between two looks at the heap; a collection stops the server, so that no call is due while it goes on. */
const STRETCH_SECONDS = 30;
/** The heap settles for so long before its slope counts. */
const SETTLING_MINUTES = 1;
const MOST_MB_PER_MINUTE = 0.2;

/** Stretches at the beginning and the end whose peaks are set side by side. */
const ENDS = 5;
/** Fewer looks at the heap tell no slope. */
const FEWEST_LOOKS = 3;
/** What the target asks for. */
const WHOLE_MINUTES = 10;

export const subject = {
  name: 'hold',
  title: 'A load held',
  run: async ({ quick }) => [await held({ minutes: quick ? 1 : 10, rate: 60, store: 'sqlite' })],
};

/** A group of figures, with a line for each stretch of the load; `passes` says whether the load was borne. */
async function held({ minutes, rate, store }) {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-hold-'));
  const place = store === 'sqlite' ? `sqlite:${join(folder, 'bench.db')}` : store;
  const server = await startServer('./chart-route-server.mjs', place, ['--expose-gc']);
  let measured;
  let books;
  try {
    const load = { port: server.ours, next: chartCalls(server.keys, birthBodies()) };
    await arrivals({ ...load, seconds: WARM_SECONDS, connections: PEAK_CONNECTIONS });
    measured = await watched(server, load, rate / 100, minutes * 60);
  } finally {
    books = await server.stop();
    rmSync(folder, { recursive: true });
  }
  const { transfers, pendingHolds, faults } = books;
  if (faults.length > 0) process.exitCode = 1;
  return {
    ...groupOf(measured, minutes),
    title: `Charged charts, ${rate} % of the peak for ${minutes} min, ${store.split(':')[0]}`,
    said: [...measured.said, `books: ${transfers} transfers, ${pendingHolds} holds pending, ${faults.length} faults`],
  };
}

/** The figures; whether they pass is told of a whole run alone. */
function groupOf({ idles, peaks, latencies, late, failed, heaps }, minutes) {
  const idleMs = percentile(idles, 0.5);
  const [mostMs, p99] = [3 * idleMs + 20, percentile(latencies, 0.99)];
  const slope = heaps.length < FEWEST_LOOKS ? null : slopeOf(heaps);
  const [first, last] = [peaks.slice(0, ENDS), peaks.slice(-ENDS)].map((some) => percentile(some, 0.5));
  const holds = failed === 0 && last >= first / 2;
  const passes = holds && p99 <= mostMs && (slope === null || slope <= MOST_MB_PER_MINUTE);
  const row = (who, median, note = null, unit = 'ms') => ({ who, median, unit, ratio: null, note });
  return {
    id: 'hold',
    unit: 'ms',
    passes: minutes < WHOLE_MINUTES ? null : passes,
    rows: [
      row('p50 of a server that does nothing else', idleMs),
      row(
        'calls a second at the peak',
        percentile(peaks, 0.5),
        `${Math.min(...peaks).toFixed(0)} … ${Math.max(...peaks).toFixed(0)} by stretch; first ${first.toFixed(0)}, last ${last.toFixed(0)}`,
        '/s',
      ),
      row(
        'calls a second held',
        latencies.length / (minutes * 60),
        `${latencies.length} calls, ${failed} failed`,
        '/s',
      ),
      row('p50', percentile(latencies, 0.5)),
      row('p99', p99, `${mostMs.toFixed(1)} allowed: three times the first, and 20 ms`),
      // It is counted: who sends late could hide the calls that had to wait. Where it comes near the target, the machine is too small for both.
      row('by how much the load itself was late, p99', percentile(late, 0.99)),
      slope === null
        ? { who: 'growth of the heap', missing: 'too short to tell' }
        : row('growth of the heap', slope, `${MOST_MB_PER_MINUTE} allowed`, 'MB/min'),
    ],
  };
}

/** What a call takes when there is no other, and how many a second are answered at most. */
async function aimed(load) {
  const idle = await arrivals({ ...load, seconds: IDLE_SECONDS, connections: 1 });
  const most = await arrivals({ ...load, seconds: PEAK_SECONDS, connections: PEAK_CONNECTIONS });
  return {
    idleMs: percentile(
      idle.map(({ latencyMs }) => latencyMs),
      0.5,
    ),
    peak: most.filter(({ status }) => status === 200).length / PEAK_SECONDS,
  };
}

/** The load in stretches, each a share of the peak before it, and the heap after each once it has settled: `x` minutes, `y` megabytes. */
async function watched(server, load, share, wholeSeconds) {
  const [idles, peaks, latencies, late, heaps, said] = [[], [], [], [], [], []];
  const beganMs = performance.now();
  let failed = 0;
  for (let done = 0; done < wholeSeconds; done += STRETCH_SECONDS) {
    const seconds = Math.min(STRETCH_SECONDS, wholeSeconds - done);
    const { idleMs, peak } = await aimed(load);
    idles.push(idleMs);
    peaks.push(peak);
    const records = await arrivals({ ...load, perSecond: share * peak, seconds, connections: MOST_CONNECTIONS });
    const ms = records.map(({ latencyMs }) => latencyMs);
    const broken = records.filter(({ status }) => status !== 200).length;
    const heapMb = (await server.ask('heap')) / 2 ** 20;
    for (const one of ms) latencies.push(one);
    for (const { lateMs } of records) late.push(lateMs);
    failed += broken;
    const minute = (performance.now() - beganMs) / 60_000;
    if (minute > SETTLING_MINUTES) heaps.push({ x: minute, y: heapMb });
    said.push(
      `  ${String(done + seconds).padStart(4)} s  peak ${peak.toFixed(0)}/s  ${records.length} calls  p50 ${percentile(ms, 0.5).toFixed(1)}  p99 ${percentile(ms, 0.99).toFixed(1)}  max ${percentile(ms, 1).toFixed(0)} ms  failed ${broken}  heap ${heapMb.toFixed(1)} MB`,
    );
  }
  return { idles, peaks, latencies, late, failed, heaps, said };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const group = await held({
    minutes: Number(flag('minutes', '10')),
    rate: Number(flag('rate', '60')),
    store: flag('store', 'sqlite'),
  });
  for (const line of groupLines(group)) console.log(line);
  if (group.passes === false) process.exitCode = 1;
}
