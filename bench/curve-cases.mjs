/**
 * What the curves measure: work of every size, with the reason why its cost should be linear and what bends it. A case is `{ id, title, unit, sizes, of }`; `of(n)` gives
 * the work of size n, ready to be run.
 */

import { randomBirths, randomDates } from './harness/random.mjs';
import { chennai } from './jyotish.mjs';
import { pairsOf } from './positions.mjs';
import { slow } from './sky-events.mjs';
import { comb, ordinaryHouse, planToWorld, star } from './vastu-plans.mjs';

const TEN = 0x3ff;
const APPARENT = 7;
/** A year of civil days, as the peers count it. */
const YEAR_DAYS = 365.25;
/** 1900-01-01, TT and as a day number. */
const [FROM_JD, FROM_DAY] = [2_415_020.5, 2_415_021];
/** Other people's outlines have at least these. */
const FEWEST_POINTS = 4;

/** 1, 10, 100 … most. */
function decades(most) {
  const sizes = [];
  for (let n = 1; n <= most; n *= 10) sizes.push(n);
  return sizes;
}

const years = [1, 2, 5, 10, 20, 50, 100, 200];
const points = [3, 4, 8, 16, 32, 64, 128, 256];

/**
 * All cases.
 *
 * @param context  of a subject, with its engine open
 * @param most     the largest size of each kind; `--quick` takes less
 */
export async function curveCases({ engine, module, random }, most) {
  const [{ matchMany, moonNumber, openJyotish, findMuhurtas }, { ingressesOf, stationsOf }, vastu] = await Promise.all(
    ['jyotish', 'sky', 'vastu'].map(module),
  );
  const { kernel } = engine;
  const jyotish = openJyotish(engine);
  const yearsOf = (list) => list.filter((n) => n <= most.years);
  const skies = (n) => {
    const pairs = pairsOf(randomDates(n, random()));
    return () => kernel.skyBatch(pairs, TEN, APPARENT, 0, 6);
  };
  // Made as they are asked for: a million births at once would measure the collector.
  const charts = (n) => () => {
    const next = random();
    for (let i = 0; i < n; i += 1) engine.chart(randomBirths(1, next)[0]);
  };
  const candidates = (n) => {
    const next = random();
    const moon = () => moonNumber({ nakshatra: 1 + Math.floor(next() * 27), pada: 1 + Math.floor(next() * 4) });
    const kinds = Uint8Array.from({ length: 1000 }, moon);
    const moons = Uint8Array.from({ length: n }, () => kinds[Math.floor(next() * 1000)]);
    return () => matchMany(kernel, { nakshatra: 15, pada: 1 }, moons, { k: 10 });
  };
  const transits = (n) => () => {
    for (const body of slow)
      for (const search of [stationsOf, ingressesOf]) search(kernel, body, FROM_JD, FROM_JD + n * YEAR_DAYS);
  };
  const panchang = (n) => () => {
    for (let year = 0; year < n; year += 1) {
      const from = FROM_DAY + Math.floor(year * YEAR_DAYS);
      jyotish.calendar({ from, days: Math.floor((year + 1) * YEAR_DAYS) - Math.floor(year * YEAR_DAYS) }, chennai);
    }
  };
  const muhurtas = (n) => () => {
    for (let year = 0; year < n; year += 1) {
      const fromJdUt = FROM_JD + year * YEAR_DAYS;
      const query = { purpose: 'marriage', fromJdUt, untilJdUt: fromJdUt + YEAR_DAYS };
      findMuhurtas(jyotish.zodiac, jyotish.clock(chennai), query);
    }
  };
  const outline = (n) => star(random(), n, [0, 0], 24, 30);
  const { rooms } = ordinaryHouse(random());
  const assessment = (n) => {
    const plotPolygon = outline(n);
    const request = { inputSource: 'plan-derived', bearingDeg: 17, plotPolygon, doorXY: plotPolygon[0], rooms };
    return () => vastu.assess(request);
  };
  const anchors = (shape) => (n) => {
    const request = { plotPolygon: shape(n), bearingDeg: 20, planToWorld };
    return () => vastu.anchorRecommendations(request);
  };
  const combs = points.filter((n) => n >= FEWEST_POINTS);
  return [
    { id: 'skies', title: 'Skies of ten bodies', unit: 'dates', sizes: decades(most.many), of: skies },
    { id: 'charts', title: 'Charts from births', unit: 'births', sizes: decades(most.many), of: charts },
    { id: 'match', title: 'One against many', unit: 'candidates', sizes: decades(10 * most.many), of: candidates },
    {
      id: 'transits',
      title: 'Stations and entries, 5 slow planets',
      unit: 'years',
      sizes: yearsOf(years),
      of: transits,
    },
    { id: 'panchang', title: 'Panchang of every day', unit: 'years', sizes: yearsOf(years), of: panchang },
    { id: 'muhurta', title: 'Marriage muhurtas', unit: 'years', sizes: yearsOf(years), of: muhurtas },
    { id: 'vastu', title: 'House of ten rooms assessed', unit: 'points of the plot', sizes: points, of: assessment },
    { id: 'anchors', title: 'Anchors in a star', unit: 'points', sizes: points, of: anchors(outline) },
    { id: 'combs', title: 'Anchors in a comb', unit: 'points', sizes: combs, of: anchors((n) => comb(n / 4)) },
  ];
}
