/**
 * Workers: how free the thread that answers calls stays while long ones are under way, with threads for them and without; and what a second worker brings to charts and
 * matches. By the clock on the wall, because that is what a caller waits for: read the ratios, since on a machine whose cores are busy with others a second worker brings
 * less. The bundles are measured; threads read nothing else.
 */
import { availableParallelism } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { randomBirths } from './harness/random.mjs';
import { quantile, summaryOf } from './harness/statistics.mjs';
import { largeHouse } from './vastu-plans.mjs';

const [CHARTS, MOONS] = [2_000, 2_000_000];
const [ROUNDS, QUICK_ROUNDS] = [7, 3];
/** Charts as columns, which a worker hands back without a copy. */
const ROWS = 60_000;
const KEY = 'bench-key';
const PLACE = { latitude: 28.6139, longitude: 77.209, timezone: '+05:30' };
/** Long calls under way at the same time, and how many of a kind there are. */
const LINES = 4;
const [CALLS, REPORTS] = [40, 12];

export const subject = {
  name: 'pool',
  title: 'Workers',
  async run({ quick, random }) {
    const { serve } = await import('../packages/server/dist/serve/node.js');
    const { openPool } = await import('../packages/engine/dist/pool-node.js');
    const loop = [];
    const house = largeHouse(random());
    for (const workers of [0, 1]) loop.push(...(await loopRows(serve, workers, house)));
    return [
      { id: 'pool/loop', title: `The thread that answers calls, ${LINES} long ones at a time`, unit: 'ms', rows: loop },
      {
        id: 'pool',
        title: `One worker and two, ${availableParallelism()} cores`,
        unit: 'ms',
        rows: await scalingRows(openPool, random(), quick ? QUICK_ROUNDS : ROUNDS),
      },
    ];
  },
};

/** The loop's delay, and a short call's answer, while long calls come. */
async function loopRows(serve, workers, house) {
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
  const rows = [];
  for (const [name, { count, ask }] of Object.entries(longCalls(running.url, house))) {
    await ask(0);
    const { delay, waits } = await watched(running.url, () => inLines(count, ask));
    const where = workers === 0 ? 'in that thread' : `${workers} worker`;
    const row = (what, median) => ({ who: `${name}, ${where}: ${what}`, median, ratio: null, note: null });
    rows.push(
      row('delay of the loop, p99', delay.percentile(99) / 1e6),
      row('delay at most', delay.max / 1e6),
      row('a short call, p99', quantile(waits, 0.99)),
    );
  }
  await running.stop();
  return rows;
}

function longCalls(url, house) {
  const post = async (path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': KEY },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.text();
  };
  const day = (i) => `${1950 + (i % 60)}-0${1 + (i % 9)}-1${i % 10}`;
  const birthDetails = (i) => ({ ...PLACE, datetime: `${day(i)}T10:30:00` });
  return {
    'good times in 31 days': {
      count: CALLS,
      ask: (i) => post('/v2/astrology/shubh-muhurta', { ...PLACE, datetime: `${day(i)}T12:00:00`, days: 31 }),
    },
    questions: {
      count: CALLS,
      ask: (i) =>
        post('/api/v1/astrology/query', {
          question: 'When will my career improve?',
          birthDetails: birthDetails(i),
        }),
    },
    'houses of 41 outlines': {
      count: CALLS,
      ask: (i) => post('/v2/astrology/vastu/assessments', { ...house, bearingDeg: i }),
    },
    reports: {
      count: REPORTS,
      ask: (i) =>
        post('/api/v1/reports/prebuilt/generate', { reportType: 'kundli-mini', birthDetails: birthDetails(i) }),
    },
  };
}

/** Watches the loop of this process, in which the server runs, and asks for something short all the while. */
async function watched(url, work) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const waits = [];
  let isOver = false;
  delay.enable();
  const short = (async () => {
    while (!isOver) {
      const beganMs = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      waits.push(performance.now() - beganMs);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  await work();
  isOver = true;
  await short;
  delay.disable();
  return { delay, waits };
}

async function inLines(count, ask) {
  let next = 1;
  const line = async () => {
    while (next <= count) {
      const i = next;
      next += 1;
      await ask(i);
    }
  };
  await Promise.all(Array.from({ length: LINES }, line));
}

/** Each job with one worker and with two, one after the other in each round. */
async function scalingRows(openPool, random, rounds) {
  const births = randomBirths(CHARTS, random);
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
  const rows = [];
  for (const [name, run] of Object.entries(jobs)) {
    const seen = [[], []];
    for (let round = 0; round <= rounds; round += 1)
      for (const i of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const beganMs = performance.now();
        await run(pools[i]);
        // The first round opens the workers.
        if (round > 0) seen[i].push(performance.now() - beganMs);
      }
    const [one, two] = seen;
    const times = quantile(
      one.map((ms, round) => ms / two[round]),
      0.5,
    );
    rows.push({ who: `${name}, 1 worker`, ...summaryOf(one), rounds, ratio: null, note: null });
    const note = `${times.toFixed(2)} times as quick`;
    rows.push({ who: `${name}, 2 workers`, ...summaryOf(two), rounds, ratio: null, note });
  }
  await Promise.all(pools.map((pool) => pool.close()));
  return rows;
}
