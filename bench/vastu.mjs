/**
 * Vastu beside a general clipper: nine zones of a plot, whole assessments of a large and of an ordinary house, twenty houses at once, anchors. Called by run.mjs.
 *
 * The peer is turf's `intersect` (MIT), which planners of zones reach for; it is put to the zoning only: each outline and each of the nine cells, intersected. Reading
 * and validating the plan, overlaps, shape, door, rules and findings are in our time of an assessment and not in turf's. Outlines and cells are handed to it ready made, and
 * areas are measured by plain shoelace, because turf's own are of a sphere. Before a time is told, the areas of both are compared, cell by cell, as parts of
 * the outline; what turf refuses or gets wrong is counted.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const root = fileURLToPath(new URL('..', import.meta.url));
const WIDTH = 56;
/** Parts of the outline's area by which both may differ. */
const allowed = 1e-9;
const roomTypes = ['kitchen', 'toilet', 'bedroom', 'living room', 'pooja', 'store', 'staircase', 'study', 'dining'];
const planToWorld = { units: 'metres', origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 0, -1] };

/**
 * Prints the table of Vastu.
 *
 * @param bench  what run.mjs measures and prints with: say, micro, measure, seeded, seed; `vastuModule` is the built subpath, for a run outside the project
 */
export async function benchVastu({
  say,
  micro,
  measure,
  seeded,
  seed,
  vastuModule = `${root}packages/engine/dist/vastu.js`,
}) {
  const vastu = await import(pathToFileURL(vastuModule).href);
  const { anchorRecommendations, assess, assessBatch, planOf } = vastu;
  const random = seeded(seed);
  const turf = turfOf();
  say(
    `\nVastu; ms: median, best; in brackets by how much the best of ours is faster than ${turf.missing ?? `turf ${turf.version}`}`,
  );
  const row = (name, result, ...notes) =>
    say([`${name.padEnd(WIDTH)}${micro(result)}`, ...notes.filter((note) => note !== undefined)].join('  '));
  // `measure` counts microseconds; one a thousandth is a millisecond. What is short is done several times to a round.
  const timed = (work, times = 1) =>
    measure(() => {
      for (let i = 0; i < times; i++) work();
    }, 1000 * times);
  /** The zoning of some outlines by turf, held against ours before it is timed. @param whole  time of our whole assessment, where that is the question */
  const beside = (plan, outlines, ours, whole) => {
    const name = `  turf, intersections only: ${outlines.length} × 9`;
    if (turf.missing !== undefined) return row(name, { reason: turf.missing });
    const work = outlines.map(({ ring, areas }) => ({ areas, outline: turf.polygon(closed(ring)) }));
    const cells = vastu.ZONES.map((zone) => turf.polygon(closed(cornersOf(vastu.cellOf(zone, plan.box)))));
    const { threw, wrong, worst } = compared(turf, work, cells);
    const time = timed(() => intersectAll(turf, work, cells));
    const differ = `areas differ by ${worst.toExponential(1)} of the outline at most`;
    const ratio = ({ best }) => `${(time.best / best).toFixed(0)}×`;
    const ratios = whole === undefined ? ratio(ours) : `${ratio(ours)}; whole assessment ${ratio(whole)}`;
    row(name, time, `(${ratios})`, `${differ}; threw ${threw}, wrong ${wrong}`);
  };

  const large = largeHouse(random);
  const plan = planOf(large);
  const plot = { ring: plan.plot, areas: vastu.zonesOf(plan).map(({ areaM2 }) => areaM2) };
  const nine = timed(() => vastu.zonesOf(plan), 100);
  row('nine zones of a plot of 256 points', nine);
  beside(plan, [plot], nine);

  const zoningOf = (drawn) => () => {
    vastu.zonesOf(drawn);
    for (const room of drawn.rooms) vastu.sharesOf(room, drawn);
  };
  const zoning = timed(zoningOf(plan), 20);
  const whole = timed(() => assess(large), 5);
  row('zones of it and shares of its 40 rooms of 64 points', zoning);
  row('  with all else: the whole assessment', whole);
  beside(plan, [plot, ...roomsIn(vastu, plan)], zoning, whole);

  const houses = Array.from({ length: 20 }, () => ordinaryHouse(random));
  const [house] = houses;
  const ordinary = planOf(house);
  const ground = { ring: ordinary.plot, areas: vastu.zonesOf(ordinary).map(({ areaM2 }) => areaM2) };
  const few = timed(zoningOf(ordinary), 200);
  const one = timed(() => assess(house), 20);
  row(`zones and shares, plot of ${house.plotPolygon.length} points, ${house.rooms.length} rooms of 4 … 6`, few);
  row('  with all else: the whole assessment', one);
  beside(ordinary, [ground, ...roomsIn(vastu, ordinary)], few, one);
  const items = houses.map((assessment, i) => ({ id: `house ${i}`, assessment }));
  const { summary } = assessBatch({ items });
  row(
    'batch of 20 such houses',
    timed(() => assessBatch({ items })),
    `${summary.succeeded} assessed`,
  );

  for (const [name, plotPolygon] of [
    ['anchors of an L', ell()],
    ['anchors of a star of 256 points', large.plotPolygon],
    ['anchors of a comb of 252 points', comb(63)],
  ]) {
    const request = { plotPolygon, bearingDeg: 20, planToWorld };
    const { anchors } = anchorRecommendations(request);
    row(
      name,
      timed(() => anchorRecommendations(request)),
      `${anchors.length} anchors`,
    );
  }
  say(memoryOf(() => assess(large)));
}

/** Turf as installed with the project's tools, or why it is not there. */
function turfOf() {
  const manifest = `${root}node_modules/@turf/turf/package.json`;
  if (!existsSync(manifest)) return { missing: '@turf/turf is not installed' };
  const { intersect, featureCollection, polygon } = createRequire(`${root}package.json`)('@turf/turf');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { version, polygon, common: (a, b) => intersect(featureCollection([a, b])) };
}

function intersectAll(turf, work, cells) {
  for (const { outline } of work)
    for (const cell of cells)
      try {
        turf.common(outline, cell);
      } catch {
        // Counted when the areas were compared.
      }
}

/** How many intersections turf refuses and gets wrong, and the worst difference of the others, as a part of the outline. */
function compared(turf, work, cells) {
  let [threw, wrong, worst] = [0, 0, 0];
  for (const { outline, areas } of work)
    cells.forEach((cell, i) => {
      let found;
      try {
        found = turf.common(outline, cell);
      } catch {
        threw++;
        return;
      }
      const off = Math.abs(areaOfFeature(found) - areas[i]) / areaOfFeature(outline);
      if (off > allowed) wrong++;
      else worst = Math.max(worst, off);
    });
  return { threw, wrong, worst };
}

/** m² of a polygon, of several, or of nothing; by shoelace. */
function areaOfFeature(feature) {
  if (feature === null) return 0;
  const { type, coordinates } = feature.geometry;
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  return polygons
    .flatMap((rings) => rings.map((ring, i) => (i === 0 ? 1 : -1) * Math.abs(shoelace(ring))))
    .reduce((sum, area) => sum + area, 0);
}

function shoelace(ring) {
  const [[x0, y0]] = ring;
  let doubled = 0;
  for (let i = 0; i + 1 < ring.length; i++)
    doubled += (ring[i][0] - x0) * (ring[i + 1][1] - y0) - (ring[i + 1][0] - x0) * (ring[i][1] - y0);
  return doubled / 2;
}

/** Outlines of a plan's rooms, with our areas in the nine cells. */
function roomsIn(vastu, plan) {
  return plan.rooms.map((room) => {
    const { zoneShares } = vastu.sharesOf(room, plan);
    return { ring: room.region.outer, areas: vastu.ZONES.map((zone) => zoneShares[zone] * room.areaM2) };
  });
}

function closed(ring) {
  return [[...ring, ring[0]].map(([x, y]) => [x, y])];
}

function cornersOf({ west, south, east, north }) {
  return rectangle(west, south, east - west, north - south);
}

function rectangle(x, y, width, depth) {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
}

/** Simple and concave: rays about a middle, each of its own length. Millimetres, as drawings have them. */
function star(random, count, [x, y], least, most) {
  return Array.from({ length: count }, (_, k) => {
    const angle = ((k + 0.6 * random()) / count) * 2 * Math.PI;
    const reach = least + (most - least) * random();
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)].map((metres) => Math.round(metres * 1000) / 1000);
  });
}

/** A plot of 256 points with 40 rooms of 64, which reach into each other a little. */
function largeHouse(random) {
  const plotPolygon = star(random, 256, [0, 0], 24, 30);
  const rooms = Array.from({ length: 40 }, (_, i) => ({
    roomType: roomTypes[i % roomTypes.length],
    name: `Room ${i}`,
    polygon: star(random, 64, [(i % 8) * 5 - 17.5, Math.floor(i / 8) * 5 - 10], 2, 3.2),
  }));
  return { inputSource: 'plan-derived', bearingDeg: 17, plotPolygon, doorXY: plotPolygon[0], rooms };
}

/** A plot of 4 … 12 points, stepped in one corner, and ten rooms of 4 or 6, walls of 15 cm between them. */
function ordinaryHouse(random) {
  const [width, depth] = [14 + Math.floor(random() * 6), 12 + Math.floor(random() * 6)];
  const steps = Math.floor(random() * 5);
  const stairs = Array.from({ length: steps }, (_, i) => [
    [width - i * 0.5, depth - (steps - i) * 0.5],
    [width - (i + 1) * 0.5, depth - (steps - i) * 0.5],
  ]).flat();
  const corner = steps === 0 ? [[width, depth]] : [...stairs, [width - steps * 0.5, depth]];
  const plotPolygon = [[0, 0], [width, 0], ...corner, [0, depth]];
  const [across, up] = [(width - 3) / 5, (depth - 3) / 2];
  const rooms = Array.from({ length: 10 }, (_, i) => {
    const [x, y] = [0.3 + (i % 5) * across, 0.3 + Math.floor(i / 5) * up];
    const [w, d] = [across - 0.15, up - 0.15];
    const ring = rectangle(x, y, w, d);
    const alcove = [
      [x + w, y + d * 0.6],
      [x + w * 0.7, y + d * 0.6],
      [x + w * 0.7, y + d],
    ];
    return {
      roomType: roomTypes[i % roomTypes.length],
      name: `Room ${i}`,
      polygon: random() < 0.3 ? [ring[0], ring[1], ...alcove, ring[3]] : ring,
    };
  });
  const bearingDeg = Math.round(random() * 3600) / 10;
  return { inputSource: 'plan-derived', bearingDeg, plotPolygon, doorXY: [width / 3, 0], rooms };
}

function ell() {
  return [
    [0, 0],
    [18, 0],
    [18, 6],
    [7, 6],
    [7, 15],
    [0, 15],
  ];
}

/** Teeth of a metre, a metre apart, on a back. */
function comb(teeth) {
  const ring = [
    [0, 0],
    [2 * teeth - 1, 0],
  ];
  for (let k = teeth - 1; k >= 0; k--) {
    ring.push([2 * k + 1, k === teeth - 1 ? 40 : 4]);
    if (k < teeth - 1) ring.push([2 * k + 1, 40]);
    ring.push([2 * k, 40]);
    if (k > 0) ring.push([2 * k, 4]);
  }
  return ring;
}

/** What one answer takes from the heap on its way, and what a hundred leave behind. */
function memoryOf(work) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const used = () => process.memoryUsage().heapUsed / 1048576;
  collect();
  const before = used();
  work();
  const taken = used() - before;
  for (let i = 0; i < 100; i++) work();
  collect();
  const left = used() - before;
  return `${'heap of the large assessment'.padEnd(WIDTH)}${taken.toFixed(1)} MiB on the way, ${Math.max(0, left).toFixed(1)} MiB left after 100`;
}
