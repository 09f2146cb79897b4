/**
 * Workers: how free the thread that answers calls stays while long ones are under way, with threads for them and without; and what a second worker brings to charts and
 * matches. Seeded; the bundles are measured, since threads read nothing else. Read the ratios, not the times: on a machine whose cores are busy with others a second worker
 * brings less.
 *
 * usage: node bench/pool.mjs   needs npm run build
 */
import { availableParallelism } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { openPool } from '../packages/engine/dist/pool-node.js';
import { serve } from '../packages/server/dist/serve/node.js';

const SEED = 20261122;
const [CHARTS, MOONS, ROUNDS] = [2_000, 2_000_000, 3];
/** Charts as columns, which a worker hands back without a copy. */
const ROWS = 60_000;
const KEY = 'bench-key';
const PLACE = { latitude: 28.6139, longitude: 77.209, timezone: '+05:30' };

/**
 * @param say  told each line of the result
 * @returns rows of { what, value, unit }
 */
export async function benchPool({ say }) {
  const rows = [];
  const tell = (what, value, unit) => {
    rows.push({ what, value, unit });
    say(`${what}: ${value.toFixed(unit === 'x' ? 2 : 1)} ${unit}`);
  };
  say(`seed ${SEED}, Node ${process.version}, ${availableParallelism()} cores`);
  for (const workers of [0, 1]) await benchLoop(workers, tell);
  await benchScaling(tell);
  return rows;
}

/** The loop's delay, and a short call's answer, while long calls come four at a time. */
async function benchLoop(workers, tell) {
  const running = await serve({
    environment: {
      PORT: '0',
      KHAGOL_STORE: 'memory',
      KHAGOL_DEV_KEY: KEY,
      KHAGOL_WORKERS: String(workers),
      KHAGOL_KEY_PER_MINUTE: '1000000',
    },
    say: () => undefined,
    logTo: () => undefined,
  });
  const post = async (path, body) => {
    const answer = await fetch(`${running.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': KEY },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.text();
  };
  const day = (i) => `${1950 + (i % 60)}-0${1 + (i % 9)}-1${i % 10}`;
  const loads = {
    'good times in 31 days': (i) =>
      post('/v2/astrology/shubh-muhurta', { ...PLACE, datetime: `${day(i)}T12:00:00`, days: 31 }),
    questions: (i) =>
      post('/api/v1/astrology/query', {
        question: 'When will my career improve?',
        birthDetails: { ...PLACE, datetime: `${day(i)}T10:30:00` },
      }),
    reports: (i) =>
      post('/api/v1/reports/prebuilt/generate', {
        reportType: 'kundli-mini',
        birthDetails: { ...PLACE, datetime: `${day(i)}T10:30:00` },
      }),
  };
  for (const [name, ask] of Object.entries(loads)) {
    await ask(0);
    const count = name === 'reports' ? 12 : 40;
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const waits = [];
    let isOver = false;
    delay.enable();
    const short = (async () => {
      while (!isOver) {
        const beganMs = performance.now();
        await (await fetch(`${running.url}/healthz`)).text();
        waits.push(performance.now() - beganMs);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    let next = 1;
    const line = async () => {
      while (next <= count) {
        const i = next;
        next += 1;
        await ask(i);
      }
    };
    await Promise.all([line(), line(), line(), line()]);
    isOver = true;
    await short;
    delay.disable();
    waits.sort((one, other) => one - other);
    const where = workers === 0 ? 'in the thread that answers calls' : `${workers} worker`;
    tell(`${name}, ${where}: event-loop delay p99`, delay.percentile(99) / 1e6, 'ms');
    tell(`${name}, ${where}: event-loop delay at most`, delay.max / 1e6, 'ms');
    tell(`${name}, ${where}: a short call, p99`, waits[Math.floor(0.99 * (waits.length - 1))], 'ms');
  }
  await running.stop();
}

/** Best of some rounds of one worker and of two, one after the other in each round. */
async function benchScaling(tell) {
  let state = SEED;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const births = Array.from({ length: CHARTS }, () => ({
    datetime: `${1900 + Math.floor(150 * random())}-0${1 + Math.floor(9 * random())}-1${Math.floor(10 * random())}T10:30:00`,
    latitude: 120 * random() - 60,
    longitude: 360 * random() - 180,
    timezone: '+05:30',
  }));
  const columns = {
    jdUt: Float64Array.from({ length: ROWS }, () => 2_415_021 + 54_786 * random()),
    latitudeDeg: Float64Array.from({ length: ROWS }, () => 120 * random() - 60),
    longitudeDeg: Float64Array.from({ length: ROWS }, () => 360 * random() - 180),
  };
  const many = Uint8Array.from({ length: MOONS }, () => Math.floor(110 * random()));
  const ones = Uint8Array.from({ length: 110 }, (_, i) => i);
  const jobs = {
    [`${CHARTS} charts`]: (pool) => pool.run('charts', { births }),
    [`table of ${ROWS} charts`]: (pool) => pool.run('chart-table', { births: columns }),
    [`110 × ${MOONS} matches`]: (pool) => pool.run('match-grid', { ones, many }),
  };
  const pools = [await openPool({ workers: 1 }), await openPool({ workers: 2 })];
  for (const [name, run] of Object.entries(jobs)) {
    const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [i, pool] of pools.entries()) {
        const beganMs = performance.now();
        await run(pool);
        // The first round opens the workers.
        if (round > 0) best[i] = Math.min(best[i], performance.now() - beganMs);
      }
    tell(`${name}, 1 worker`, best[0], 'ms');
    tell(`${name}, 2 workers`, best[1], 'ms');
    tell(`${name}, 1 → 2 workers`, best[0] / best[1], 'x');
  }
  await Promise.all(pools.map((pool) => pool.close()));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchPool({ say: (line) => console.log(line) });
