/**
 * Speed, memory and size beside the peers, in one run on one machine: `npm run bench`.
 *
 * Read the ratios, not the times. Native Swiss Ephemeris is built here from bench/native.c when Debian's libswe-dev and
 * swe-standard-data are installed; npm peers are installed into .cache/peers (their licences keep them out of our lockfile). A peer that cannot
 * be had is named with the reason. Dates are seeded; the seed is printed. Each figure is the median of nine rounds, with the best beside it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { benchJyotish } from './jyotish.mjs';
import { benchSkyEvents } from './sky-events.mjs';
import { benchVastu } from './vastu.mjs';
import { benchWestern } from './western.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = `${root}.cache/bench`;
mkdirSync(cache, { recursive: true });
const seed = 20261121;
const count = 3000;
const rounds = 9;
const tenBodies = 0x3ff;
const apparent = 7;

function seeded(state) {
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
const random = seeded(seed);
const randomDates = Array.from({ length: count }, () => Number((2378497 + random() * 219100).toFixed(5)));
const orders = {
  random: randomDates,
  sorted: [...randomDates].sort((a, b) => a - b),
  hourly: Array.from({ length: count }, (_, i) => 2451545 + i / 24),
};

/** Median and best time of one call of `work` per date, microseconds. */
function measure(work, per = count) {
  work();
  const times = [];
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    work();
    times.push(((performance.now() - start) * 1000) / per);
  }
  times.sort((a, b) => a - b);
  return { median: times[rounds >> 1], best: times[0] };
}

const { openEngine, lahiriWholeSign, tropicalPlacidus } = await import(
  pathToFileURL(`${root}packages/engine/dist/node.js`).href
);
const engine = await openEngine();

function ours(dates) {
  const pairs = Float64Array.from(dates.flatMap((jd) => [Math.floor(jd), jd - Math.floor(jd)]));
  const call = {
    ttDay: 0,
    ttFraction: 0,
    ut1Day: 0,
    ut1Fraction: 0,
    bodies: tenBodies,
    centre: 0,
    steps: apparent,
    equinox: 0,
    latitudeRad: 0,
    longitudeRad: 0,
    elevationMetres: 0,
  };
  return {
    'Khagol, batch': measure(() => engine.kernel.skyBatch(pairs, tenBodies, apparent, 0, 6)),
    'Khagol, one call each': measure(() => {
      for (let i = 0; i < pairs.length; i += 2) {
        call.ttDay = pairs[i];
        call.ttFraction = pairs[i + 1];
        engine.kernel.sky(call);
      }
    }),
  };
}

function native(dates) {
  const program = `${cache}/native`;
  if (!existsSync(program)) {
    const built = spawnSync('cc', ['-O2', '-o', program, `${root}bench/native.c`, '-lswe', '-lm'], {
      encoding: 'utf8',
    });
    if (built.status !== 0) return { reason: 'needs Debian’s libswe-dev and a C compiler' };
  }
  const ran = spawnSync(program, { input: `${dates.length}\n${dates.join('\n')}\n`, encoding: 'utf8' });
  if (ran.status !== 0) return { reason: 'needs Debian’s swe-standard-data' };
  const [median, best] = ran.stdout.trim().split(' ').map(Number);
  return { median, best };
}

/** Installs an npm peer beside the project, once; null when it cannot be had. */
function peer(name, version) {
  const folder = `${root}.cache/peers`;
  mkdirSync(folder, { recursive: true });
  if (!existsSync(`${folder}/package.json`))
    writeFileSync(`${folder}/package.json`, '{"private":true,"allowScripts":{"sweph":true}}\n');
  if (!existsSync(`${folder}/node_modules/${name}`)) {
    const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${version}`], {
      encoding: 'utf8',
      timeout: 240_000,
    });
    if (done.status !== 0) return null;
  }
  return createRequire(`${folder}/package.json`);
}

async function peers(dates) {
  const found = {};
  const sweph = peer('sweph', '2.10.3-b-1');
  try {
    const s = sweph('sweph');
    s.set_ephe_path('/usr/share/libswe/ephe');
    found['sweph (npm, native binding)'] = measure(() => {
      for (const jd of dates) for (let body = 0; body < 10; body++) s.calc(jd, body, 258);
    });
  } catch (error) {
    found['sweph (npm, native binding)'] = {
      reason: `could not be installed: ${String(error?.message ?? error).slice(0, 60)}`,
    };
  }
  peer('swisseph-wasm', '0.1.0');
  try {
    const { default: SwissEph } = await import(
      pathToFileURL(`${root}.cache/peers/node_modules/swisseph-wasm/src/swisseph.js`).href
    );
    const s = new SwissEph();
    await s.initSwissEph();
    found['swisseph-wasm (npm)'] = measure(() => {
      for (const jd of dates) for (let body = 0; body < 10; body++) s.calc(jd, body, 258);
    });
  } catch (error) {
    found['swisseph-wasm (npm)'] = { reason: `could not be run: ${String(error?.message ?? error).slice(0, 60)}` };
  }
  const astronomy = createRequire(`${root}package.json`)('astronomy-engine');
  const bodies = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
  found['astronomy-engine (no speeds)'] = measure(() => {
    for (const jd of dates) {
      const time = new astronomy.AstroTime(jd - 2451545);
      for (const body of bodies) astronomy.Ecliptic(astronomy.GeoVector(body, time, true));
    }
  });
  return found;
}

const lines = [];
const say = (text = '') => {
  lines.push(text);
  console.log(text);
};
const micro = ({ median, best, reason }, base) =>
  reason
    ? `not run: ${reason}`
    : `${median.toFixed(2).padStart(9)} ${best.toFixed(2).padStart(9)}${base?.best ? `   ${(base.best / best).toFixed(1).padStart(6)}×` : ''}`;

const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim();
say(
  `Khagol bench, ${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.versions.node}, ${cpus()[0]?.model}, seed ${seed}`,
);
for (const [order, dates] of Object.entries(orders)) {
  say(`\nTen bodies with speeds, ${count} ${order} dates 1800–2400; µs per date: median, best; times native's best`);
  const base = native(dates);
  say(`${'native Swiss Ephemeris (C)'.padEnd(32)}${micro(base)}`);
  for (const [name, result] of Object.entries({ ...ours(dates), ...(await peers(dates)) }))
    say(`${name.padEnd(32)}${micro(result, base)}`);
}

say('\nWhole charts (birth text to record), µs per chart: median, best');
const births = randomDates.slice(0, 500).map((jd) => {
  const year = 1800 + Math.floor((jd - 2378497) / 365.25);
  return {
    datetime: `${year}-${String(1 + (Math.floor(jd) % 12)).padStart(2, '0')}-15T06:30`,
    latitude: 28.6,
    longitude: 77.2,
    timezone: '+05:30',
  };
});
for (const [name, choices] of [
  ['sidereal, whole-sign', lahiriWholeSign],
  ['tropical, Placidus', tropicalPlacidus],
]) {
  say(
    `${name.padEnd(32)}${micro(measure(() => births.forEach((birth) => engine.chart(birth, choices)), births.length))}`,
  );
}

await benchJyotish({ engine, say, micro, measure, peer, seeded, seed });
await benchSkyEvents({ engine, say, micro, measure });
await benchWestern({ engine, say, micro, measure, seeded, seed });
await benchVastu({ say, micro, measure, seeded, seed });

say('\nCold start (new process to first chart, median of 7), memory');
const starts = Array.from({ length: 7 }, () => {
  const script = `const t=performance.now();const {openEngine}=await import(${JSON.stringify(pathToFileURL(`${root}packages/engine/dist/node.js`).href)});const e=await openEngine();e.chart({datetime:'2000-01-01T12:00',latitude:0,longitude:0,timezone:'Z'});console.log(performance.now()-t,process.memoryUsage().rss/1048576,process.memoryUsage().arrayBuffers/1048576)`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    .trim()
    .split(' ')
    .map(Number);
}).sort((a, b) => a[0] - b[0]);
const [ms, rss] = starts[3];
say(`import, open and first chart ${ms.toFixed(1)} ms; resident ${rss.toFixed(0)} MiB`);

say('\nSizes, KiB: raw, gzip, brotli');
for (const file of [
  '.cache/kernel/release.wasm',
  'packages/engine/data/ephemeris/pack-1800-2400.bin',
  'packages/engine/data/ephemeris/analytic.bin',
  'packages/engine/dist/node.js',
  'packages/engine/dist/browser.js',
  'packages/engine/dist/inline.js',
]) {
  if (!existsSync(root + file)) continue;
  const bytes = readFileSync(root + file);
  say(
    `${file.padEnd(56)}${[statSync(root + file).size, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length].map((n) => (n / 1024).toFixed(1).padStart(9)).join('')}`,
  );
}
if (process.argv.includes('--save')) {
  mkdirSync(`${root}bench/results`, { recursive: true });
  writeFileSync(`${root}bench/results/${new Date().toISOString().slice(0, 10)}-${commit}.txt`, `${lines.join('\n')}\n`);
}
