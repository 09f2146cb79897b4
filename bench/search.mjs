/**
 * Searches over decades: good times for a wedding in ten years, exact transits to a natal chart in a century; and what a year costs where 1, 10, 50, 100 and
 * 200 of them are searched. Called by run.mjs; the peers stand beside single spans in sky-events.mjs and western.mjs.
 *
 * Spans that take long are gone through once, with a shorter one before so that the code is warm: the column `µs a year` is then one timing and no median. A
 * search for good times takes ten years at most and a calendar 1500 days, so longer spans are asked for piece by piece and each piece is dropped, as a
 * program would; the heap that is left after them is told.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const chennai = { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' };
const slow = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const YEAR_DAYS = 365.25;
/** 1900 and 1801: within the pack, two centuries of it. */
const century = 2415020.5;
const firstDay = 2378862.5;
const spans = [1, 10, 50, 100, 200];

/**
 * Prints the tables of searches.
 *
 * @param bench  what run.mjs measures and prints with: engine, say, micro, measure, seeded, seed; `folder` holds the built subpaths, for a run outside the
 *               project; `years` are the lengths of the curves
 */
export async function benchSearch({
  engine,
  say,
  micro,
  measure,
  seeded,
  seed,
  folder = `${root}packages/engine/dist/`,
  years = spans,
}) {
  const load = (name) => import(pathToFileURL(`${folder}${name}.js`).href);
  const [sky, jyotishRooms, western] = await Promise.all(['sky', 'jyotish', 'western'].map(load));
  const { kernel } = engine;
  const jyotish = jyotishRooms.openJyotish(engine);
  const clock = jyotish.clock(chennai);
  const random = seeded(seed);
  const two = (least, most) => String(least + Math.floor(random() * (most - least + 1))).padStart(2, '0');
  const datetime = `19${two(20, 24)}-${two(1, 12)}-${two(1, 28)}T${two(0, 23)}:${two(0, 59)}`;
  const natal = western.radixOf(kernel, engine.moment({ datetime, latitude: 48.1, longitude: 11.6, timezone: 'Z' }));
  const wedding = (fromJdUt, days, badTimes) =>
    jyotishRooms.findMuhurtas(
      jyotish.zodiac,
      clock,
      { purpose: 'marriage', fromJdUt, untilJdUt: fromJdUt + days },
      { badTimes },
    );

  say('\nSearches over decades; median, best');
  const row = (name, work, count) => say(`${name.padEnd(52)}${micro(measure(work, 1000))}  ms  ${count} found`);
  for (const badTimes of [true, false]) {
    const work = () => wedding(2455197.5, 3652, badTimes);
    row(`weddings in ten years${badTimes ? ', with all that is shut out' : ''}`, work, work().windows.length);
  }
  const transits = () => western.transitsTo(kernel, natal, century, century + 36524);
  row('exact transits of a century, Sun to Pluto, no Moon', transits, transits().hits.length);

  say('\nWhat a year of search costs, µs; heap afterwards');
  const curves = {
    'stations and sign entries, Jupiter to Pluto': (from, days) => {
      for (const body of slow) {
        sky.stationsOf(kernel, body, from, from + days);
        sky.ingressesOf(kernel, body, from, from + days);
      }
    },
    'natal transits, Sun to Pluto, no Moon': (from, days) => western.transitsTo(kernel, natal, from, from + days),
    'panchang of one place': (from, days) =>
      piecewise(from, days, 366, (at, length) =>
        jyotish.calendar({ from: Math.ceil(at), days: Math.floor(length) }, chennai),
      ),
    'weddings, with all that is shut out': (from, days) =>
      piecewise(from, days, 3652, (at, length) => wedding(at, length, true)),
    weddings: (from, days) => piecewise(from, days, 3652, (at, length) => wedding(at, length, false)),
  };
  say(`${'years'.padEnd(44)}${years.map((count) => String(count).padStart(9)).join('')}`);
  for (const [name, search] of Object.entries(curves)) {
    const cells = years.map((count) => {
      const days = count * YEAR_DAYS;
      if (count === years[0]) search(firstDay, days);
      const from = performance.now();
      const rounds = count < 10 ? 5 : 1;
      for (let i = 0; i < rounds; i++) search(firstDay, days);
      return ((performance.now() - from) * 1000) / rounds / count;
    });
    globalThis.gc?.();
    const heap = `${(process.memoryUsage().heapUsed / 1e6).toFixed(0)} MB`;
    say(`${name.padEnd(44)}${cells.map((cell) => cell.toFixed(0).padStart(9)).join('')}  ${heap}`);
  }
}

/** A long span in pieces, whose answers nobody keeps. */
function piecewise(from, days, longest, work) {
  for (let done = 0; done < days; done += longest) work(from + done, Math.min(longest, days - done));
}
