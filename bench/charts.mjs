/**
 * Charts: what a birth costs stage by stage, alone and by the thousand, and whether memory stays where it is. Called by run.mjs; alone, on a built
 * engine: `node --expose-gc bench/charts.mjs`.
 *
 * Births are distinct and seeded: dates of 1900 to 2050, places from 55° south to 65° north, so that nothing is found in a cache. Times are of the
 * processor (`process.cpuUsage`), which other work on the machine does not lengthen by waiting; each is the median of the rounds, with the best beside it.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const WIDTH = 58;
const COUNT = 20_000;
const ROUNDS = 5;
/** Charts whose memory is watched, and rows of a piece. */
const MANY = 1_000_000;
const PIECE = 10_000;

/**
 * Prints the table of charts.
 *
 * @param bench  what run.mjs measures and prints with; `folder` holds the built subpaths, `many` how many charts memory is watched over (0: not at all)
 * @returns rows of { name, median, best } in microseconds a chart, and { name, rows } of memory in megabytes
 */
export async function benchCharts({
  engine,
  say,
  micro,
  seeded,
  seed,
  folder = `${root}packages/engine/dist/`,
  many = MANY,
}) {
  const load = (name) => import(pathToFileURL(`${folder}${name}.js`).href);
  const [jyotish, { jdUtOf }, { krishnamurtiPlacidus, lahiriWholeSign, tropicalPlacidus }] = await Promise.all(
    ['jyotish', 'time', 'chart'].map(load),
  );
  const births = birthsOf(seeded(seed), COUNT);
  const zoned = births.map((birth) => ({ ...birth, timezone: Math.round(birth.longitude / 15) }));
  const moments = births.map((birth) => engine.moment(birth));
  const columns = columnsOf(moments, jdUtOf);
  const bare = { vargas: [], vimshottari: null, limbs: null };
  const table =
    (options, list = columns) =>
    () =>
      jyotish.chartsOf(engine, list, options);

  const results = [];
  say(
    `\nCharts, ${COUNT} distinct births of 1900–2050; median, best of the processor's time; charts a second and core by the best`,
  );
  const row = (name, work) => {
    const time = timed(work, COUNT);
    results.push({ name, ...time });
    say([name.padEnd(WIDTH) + micro(time), 'µs', `${Math.round(1e6 / time.best).toLocaleString('en')}/s`].join('  '));
  };
  row('moment of a birth, zone of the coordinates', () => births.forEach((birth) => engine.moment(birth)));
  row('moment of a birth, offset written', () => zoned.forEach((birth) => engine.moment(birth)));
  row('sky of a moment (12 bodies, record)', () => moments.forEach((moment) => engine.sky(moment)));
  row('chart of a moment, sidereal (record)', () => moments.forEach((moment) => engine.chart(moment, lahiriWholeSign)));
  row('chart of a birth, sidereal (record)', () => births.forEach((birth) => engine.chart(birth, lahiriWholeSign)));
  row('chart of a birth, tropical Placidus (record)', () =>
    births.forEach((birth) => engine.chart(birth, tropicalPlacidus)),
  );
  row('table: positions, angles, houses', table(bare));
  row('  with sixteen vargas', table({ ...bare, vargas: undefined }));
  row('  with Vimshottari, two levels', table({ ...bare, vimshottari: {} }));
  row('  with limbs and weekday', table({ ...bare, limbs: {} }));
  row('table: full chart, from columns', table({}));
  row('  Krishnamurti, Placidus houses', table({ chart: krishnamurtiPlacidus }));
  row('  from births, offset written', table({}, zoned));
  row('  from births, zone of the coordinates', table({}, births));
  row('  from moments', table({}, moments));
  row('table: tropical Placidus, ten planets', table({ chart: tropicalPlacidus }));
  if (many > 0) results.push({ name: 'memory', rows: memoryOf(engine, jyotish, columns, many, say) });
  return results;
}

/** Median and best of the processor's time, microseconds a chart. */
function timed(work, per) {
  work();
  const times = [];
  for (let i = 0; i < ROUNDS; i++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / per);
  }
  times.sort((a, b) => a - b);
  return { median: times[ROUNDS >> 1], best: times[0] };
}

function birthsOf(random, count) {
  const two = (least, most) => String(least + Math.floor(random() * (most - least + 1))).padStart(2, '0');
  return Array.from({ length: count }, () => ({
    datetime: `${1900 + Math.floor(random() * 151)}-${two(1, 12)}-${two(1, 28)}T${two(0, 23)}:${two(0, 59)}:${two(0, 59)}`,
    latitude: Number((random() * 120 - 55).toFixed(4)),
    longitude: Number((random() * 360 - 180).toFixed(4)),
  }));
}

function columnsOf(moments, jdUtOf) {
  return {
    jdUt: Float64Array.from(moments, jdUtOf),
    latitudeDeg: Float64Array.from(moments, ({ place }) => place.latitudeDeg),
    longitudeDeg: Float64Array.from(moments, ({ place }) => place.longitudeDeg),
  };
}

/** Walks through a long list in pieces; what is left after a collection, at every tenth of it. The births are made as they are wanted. */
function memoryOf(engine, { chartPieces }, { jdUt, latitudeDeg, longitudeDeg }, many, say) {
  const collect = globalThis.gc;
  if (collect === undefined) {
    say(`${'memory over a million charts'.padEnd(WIDTH)}needs node --expose-gc`);
    return [];
  }
  const mb = (bytes) => Number((bytes / 1048576).toFixed(1));
  const rows = [];
  const note = (charts) => {
    collect();
    const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
    rows.push({ charts, rss: mb(rss), heap: mb(heapUsed), buffers: mb(arrayBuffers) });
  };
  note(0);
  const before = process.cpuUsage();
  for (let done = 0; done < many; ) {
    // The same births, each time nine hours later.
    const shift = (done / jdUt.length) * 0.37;
    const columns = { jdUt: jdUt.map((jd) => jd + shift), latitudeDeg, longitudeDeg };
    for (const { count } of chartPieces(engine, columns, { pieceRows: PIECE })) done += count;
    if (done % (many / 10) === 0) note(done);
  }
  const { user, system } = process.cpuUsage(before);
  say(
    `${`memory over ${many.toLocaleString('en')} charts in pieces of ${PIECE}`.padEnd(WIDTH)}${((user + system) / many).toFixed(1)} µs a chart`,
  );
  for (const { charts, rss, heap, buffers } of rows)
    say(
      `${`  after ${charts.toLocaleString('en')}`.padEnd(WIDTH)}${heap} MB heap  ${buffers} MB buffers  ${rss} MB resident`,
    );
  return rows;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { openEngine } = await import(pathToFileURL(`${root}packages/engine/dist/node.js`).href);
  const seeded = (state) => () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const micro = ({ median, best }) => `${median.toFixed(1).padStart(8)} ${best.toFixed(1).padStart(8)}`;
  const seed = 20261121;
  console.log(`seed ${seed}, Node ${process.version}`);
  await benchCharts({ engine: await openEngine(), say: console.log, micro, seeded, seed });
}
