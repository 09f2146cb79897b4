/**
 * Matching in bulk, eight kootas with exceptions: one person against a million and ten million, a thousand against a hundred thousand; and what a pair costs beside those
 * who answer one pair a call: the loop over our own single question, the same loop over the numbers alone (look-ups of one table, as whoever writes a quick
 * matcher has it), and panchangam-js.
 */
import { openPeer } from './harness/peers.mjs';

const MILLION = 1_000_000;
const COUPLES = 300;
/** Pada 1 of Swati. */
const ONE = { nakshatra: 15, pada: 1 };
const BY = 'totalScoreWithExceptions';
const TEN_BEST = { k: 10, by: BY };

export const subject = {
  name: 'match',
  title: 'Matching',
  async run({ engine, module, quick, random, group }) {
    const jyotish = await module('jyotish');
    const { kernel } = engine;
    const next = random();
    const longitudes = Float64Array.from({ length: (quick ? 1 : 10) * MILLION }, () => next() * 360);
    const many = kernel.moonKinds(longitudes);
    const couples = Array.from({ length: COUPLES }, () => [
      { longitudeDeg: next() * 360 },
      { longitudeDeg: next() * 360 },
    ]);
    return [
      await group(inBulk(kernel, jyotish, longitudes, many)),
      await group(sortedOnce(kernel, jyotish, many)),
      await group(await pairs(kernel, jyotish, many.subarray(0, MILLION), couples)),
    ];
  },
};

function inBulk(kernel, { matchMany, matchScores, matchTableOf, matchTop }, longitudes, many) {
  const million = many.subarray(0, MILLION);
  const [ones, some] = [many.subarray(0, 1000), many.subarray(0, 100_000)];
  const everyScore = () => {
    for (const { halves } of matchScores(kernel, ones, some, { by: BY }))
      if (halves.length === 0) throw new Error('no scores');
  };
  const ten = { who: 'one × 10^7, ten best', work: () => matchMany(kernel, ONE, many, TEN_BEST) };
  return {
    id: 'match',
    title: 'Matching, eight kootas with exceptions',
    unit: 'ms',
    apart: true,
    lanes: [
      { who: 'one × 10^6, ten best', work: () => matchMany(kernel, ONE, million, TEN_BEST) },
      ...(many.length > MILLION ? [ten] : []),
      { who: 'one × 10^6, ten thousand best', work: () => matchMany(kernel, ONE, million, { ...TEN_BEST, k: 10_000 }) },
      { who: '1 000 × 100 000, ten best of each', work: () => matchTop(kernel, ones, some, TEN_BEST) },
      { who: '1 000 × 100 000, every score', work: everyScore },
      {
        who: 'a million Moons numbered from their longitudes',
        work: () => kernel.moonKinds(longitudes.subarray(0, MILLION)),
      },
      { who: 'tables of one choice of schools', work: () => matchTableOf({ exceptions: 'all' }) },
    ],
  };
}

function sortedOnce(kernel, { matchMany, sortPartners }, many) {
  const sorted = sortPartners(kernel, many);
  const count = many.length.toLocaleString('en');
  return {
    id: 'match/sorted',
    title: `${count} partners sorted once for many questions`,
    unit: 'µs',
    apart: true,
    lanes: [
      { who: 'sorting them', work: () => sortPartners(kernel, many) },
      { who: 'one of the questions, ten best', work: () => matchMany(kernel, ONE, sorted, TEN_BEST) },
    ],
  };
}

async function pairs(kernel, { ashtakootaOf, matchMany, matchTableOf, moonNumber }, million, couples) {
  const own = 110 * moonNumber(ONE);
  const row = matchTableOf().halvesWithExceptions.slice(own, own + 110);
  return {
    id: 'match/pairs',
    title: 'A pair of one × 10^6, beside those who answer one pair a call',
    unit: 'ns',
    lanes: [
      { who: 'Khagol', work: () => matchMany(kernel, ONE, million, TEN_BEST), items: MILLION },
      {
        who: 'a loop in JavaScript over the same table of bytes',
        work: () => bestInJavaScript(row, million),
        items: MILLION,
      },
      {
        who: 'a loop over ashtakootaOf',
        work: () => couples.forEach(([a, b]) => ashtakootaOf(a, b)),
        items: couples.length,
      },
      { who: 'panchangam-js (npm), a loop over its match', ...(await panchangam(couples)), items: couples.length },
    ],
  };
}

/** What a plain loop takes: a score for each, the ten best kept by insertion. */
function bestInJavaScript(row, list) {
  const best = [];
  for (let i = 0; i < list.length; i++) {
    const score = row[list[i]];
    if (best.length === 10 && score <= best[9].score) continue;
    let at = best.length;
    while (at > 0 && best[at - 1].score < score) at--;
    best.splice(at, 0, { index: i, score });
    best.length = Math.min(best.length, 10);
  }
  return best;
}

/** The peer of npm. It wants whole kundlis, and looks at Mars as well. */
async function panchangam(couples) {
  const { exports, missing } = await openPeer('@ishubhamx/panchangam-js', 'dist/index.js');
  if (missing !== undefined) return { missing };
  const kundliOf = ({ longitudeDeg }) => ({
    ascendant: { longitude: (longitudeDeg * 7) % 360 },
    planets: {
      Moon: { longitude: longitudeDeg },
      Mars: { longitude: (longitudeDeg * 11) % 360 },
      Venus: { longitude: (longitudeDeg * 13) % 360 },
    },
  });
  const kundlis = couples.map((couple) => couple.map(kundliOf));
  return { work: () => kundlis.forEach(([a, b]) => exports.matchKundli(a, b)) };
}
