/**
 * Matching in bulk: one person against a million and ten million, a thousand against a hundred thousand, and the curve from one to 10^7 partners.
 * Called by run.mjs.
 *
 * Peers answer one pair a call, so theirs is the time of a pair times the pairs: the loop over our own single question, the same loop over the
 * numbers alone (eight look-ups of tables, as whoever writes a quick matcher has it), and panchangam-js where it is installed.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const MILLION = 1_000_000;

/**
 * Prints the table of matching.
 *
 * @param bench  what run.mjs measures and prints with: engine, say, micro, measure, seeded, seed
 */
export async function benchMatch({ engine, say, micro, measure, seeded, seed }) {
  const jyotish = await import(pathToFileURL(`${root}packages/engine/dist/jyotish.js`).href);
  const { ashtakootaOf, matchMany, matchPoolOf, matchScores, matchTableOf, matchTop } = jyotish;
  const { kernel } = engine;
  const random = seeded(seed);
  const longitudes = Float64Array.from({ length: 10 * MILLION }, () => random() * 360);
  const many = kernel.moonKinds(longitudes);
  const million = many.subarray(0, MILLION);
  const one = { nakshatra: 15, pada: 1 };
  const byExceptions = { k: 10, by: 'totalScoreWithExceptions' };

  say('\nMatching, eight kootas with exceptions; median, best');
  const row = (name, result, unit) => say(`${name.padEnd(58)}${micro(result)}  ${unit}`);
  row(
    'a million Moons numbered from their longitudes',
    measure(() => kernel.moonKinds(longitudes.subarray(0, MILLION)), 1000),
    'ms',
  );
  row(
    'tables of one choice of schools',
    measure(() => matchTableOf({ exceptions: 'all' }), 1000),
    'ms',
  );
  row(
    'one × 10^6, ten best',
    measure(() => matchMany(kernel, one, million, byExceptions), 1000),
    'ms',
  );
  row(
    'one × 10^7, ten best',
    measure(() => matchMany(kernel, one, many, byExceptions), 1000),
    'ms',
  );
  row(
    'one × 10^6, ten thousand best',
    measure(() => matchMany(kernel, one, million, { ...byExceptions, k: 10_000 }), 1000),
    'ms',
  );
  row(
    '10^6 sorted once for many questions',
    measure(() => matchPoolOf(kernel, million), 1000),
    'ms',
  );
  row(
    '10^7 sorted once for many questions',
    measure(() => matchPoolOf(kernel, many), 1000),
    'ms',
  );
  const pool = matchPoolOf(kernel, many);
  row(
    'one × 10^7 sorted, ten best',
    measure(() => matchMany(kernel, one, pool, byExceptions), 1),
    'µs',
  );
  const ones = many.subarray(0, 1000);
  const some = many.subarray(0, 100_000);
  row(
    '1 000 × 100 000, ten best of each',
    measure(() => matchTop(kernel, ones, some, byExceptions), 1000),
    'ms',
  );
  const every = () => {
    for (const { halves } of matchScores(kernel, ones, some, { by: byExceptions.by }))
      if (halves.length === 0) throw new Error('no scores');
  };
  row('1 000 × 100 000, every score', measure(every, 1000), 'ms');

  say('\nper pair, beside what answers one pair a call; ns');
  const nano = (result) => (result.reason ? result : { median: result.median * 1000, best: result.best * 1000 });
  const couples = Array.from({ length: 300 }, () => [
    { longitudeDeg: random() * 360 },
    { longitudeDeg: random() * 360 },
  ]);
  row('one × 10^6, ten best', nano(measure(() => matchMany(kernel, one, million, byExceptions), MILLION)), 'ns');
  row(
    'a loop in JavaScript over the same table of bytes',
    nano(measure(() => bestInJavaScript(matchTableOf, million), MILLION)),
    'ns',
  );
  row(
    'a loop over ashtakootaOf',
    nano(measure(() => couples.forEach(([a, b]) => ashtakootaOf(a, b)), couples.length)),
    'ns',
  );
  row('panchangam-js (npm), a loop over its match', nano(await panchangam(couples, measure)), 'ns');

  say('\none × n, ten best: growth; median');
  for (let n = 1; n <= 10 * MILLION; n *= 10) {
    const list = many.subarray(0, n);
    const { median } = measure(() => matchMany(kernel, one, list, byExceptions), 1);
    say(
      `${String(n).padStart(10)}  ${median.toFixed(1).padStart(10)} µs  ${((median * 1000) / n).toFixed(2).padStart(9)} ns a partner`,
    );
  }
  say(
    'Below some 10^4 it is the cost of the call (options, a row of 110 scores, ten records); above, of one walk over the bytes that counts kinds.',
  );
}

let bytes = null;

/** What a plain loop takes: a score for each, the ten best kept by insertion. */
function bestInJavaScript(matchTableOf, list) {
  bytes ??= matchTableOf().halvesWithExceptions.slice(0, 110);
  const best = [];
  for (let i = 0; i < list.length; i++) {
    const score = bytes[list[i]];
    if (best.length === 10 && score <= best[9].score) continue;
    let at = best.length;
    while (at > 0 && best[at - 1].score < score) at--;
    best.splice(at, 0, { index: i, score });
    best.length = Math.min(best.length, 10);
  }
  return best;
}

/** The peer of npm, when run.mjs has installed it. It wants whole kundlis, and looks at Mars as well. */
async function panchangam(couples, measure) {
  try {
    const { matchKundli } = await import(
      pathToFileURL(`${root}.cache/peers/node_modules/@ishubhamx/panchangam-js/dist/index.js`).href
    );
    const kundliOf = ({ longitudeDeg }) => ({
      ascendant: { longitude: (longitudeDeg * 7) % 360 },
      planets: {
        Moon: { longitude: longitudeDeg },
        Mars: { longitude: (longitudeDeg * 11) % 360 },
        Venus: { longitude: (longitudeDeg * 13) % 360 },
      },
    });
    const kundlis = couples.map((couple) => couple.map(kundliOf));
    return measure(() => kundlis.forEach(([a, b]) => matchKundli(a, b)), kundlis.length);
  } catch (error) {
    return { reason: `could not be run: ${String(error?.message ?? error).slice(0, 60)}` };
  }
}
