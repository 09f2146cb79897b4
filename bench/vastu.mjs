/**
 * Vastu beside a general clipper: nine zones of a plot, whole assessments of a large and of an ordinary house, twenty houses at once, anchors.
 *
 * The peer is turf's `intersect` (MIT), which planners of zones reach for; it is put to the zoning only: each outline and each of the nine cells, intersected. Reading
 * and validating the plan, overlaps, shape, door, rules and findings are in our time of an assessment and not in turf's. Outlines and cells are handed to it ready made, and
 * areas are measured by plain shoelace, because turf's own are of a sphere. Before a time is told, the areas of both are compared, cell by cell, as parts of
 * the outline; what turf refuses or gets wrong is counted.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { comb, ell, largeHouse, ordinaryHouse, planToWorld, rectangle } from './vastu-plans.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Parts of the outline's area by which both may differ. */
const allowed = 1e-9;

export const subject = {
  name: 'vastu',
  title: 'Vastu',
  async run({ module, random, group }) {
    const vastu = await module('vastu');
    const next = random();
    const large = largeHouse(next);
    const houses = Array.from({ length: 20 }, () => ordinaryHouse(next));
    const items = houses.map((assessment, i) => ({ id: `house ${i}`, assessment }));
    const batch = () => vastu.assessBatch({ items });
    const groups = [
      await nineZones(vastu, group, large),
      await wholeHouse(vastu, group, large, 'large', '40 rooms of 64 points on a plot of 256'),
      await wholeHouse(
        vastu,
        group,
        houses[0],
        'ordinary',
        `10 rooms of 4 … 6 points on a plot of ${houses[0].plotPolygon.length}`,
      ),
      await group({
        id: 'vastu/batch',
        title: 'Batch of 20 such houses',
        unit: 'ms',
        lanes: [{ who: 'Khagol', work: batch, note: `${batch().summary.succeeded} assessed` }],
      }),
    ];
    const anchors = [
      ['of an L', ell()],
      ['of a star of 256 points', large.plotPolygon],
      ['of a comb of 252 points', comb(63)],
    ].map(([who, plotPolygon]) => {
      const work = () => vastu.anchorRecommendations({ plotPolygon, bearingDeg: 20, planToWorld });
      return { who, work, note: `${work().anchors.length} anchors` };
    });
    groups.push(await group({ id: 'vastu/anchors', title: 'Anchors', unit: 'ms', apart: true, lanes: anchors }));
    groups.at(-1).said = [memoryOf(() => vastu.assess(large))];
    return groups;
  },
};

/** The zoning of a plot alone. */
function nineZones(vastu, group, house) {
  const plan = vastu.planOf(house);
  const outlines = [{ ring: plan.plot, areas: vastu.zonesOf(plan).map(({ areaM2 }) => areaM2) }];
  const title = `Nine zones of a plot of ${plan.plot.length} points`;
  const lanes = [{ who: 'Khagol', work: () => vastu.zonesOf(plan) }, turfLane(vastu, plan, outlines)];
  return group({ id: 'vastu/zones', title, unit: 'ms', lanes });
}

/** Zones and shares of a house, the whole assessment, and the zoning by turf. */
function wholeHouse(vastu, group, house, id, title) {
  const plan = vastu.planOf(house);
  const outlines = [
    { ring: plan.plot, areas: vastu.zonesOf(plan).map(({ areaM2 }) => areaM2) },
    ...roomsIn(vastu, plan),
  ];
  const zoning = () => {
    vastu.zonesOf(plan);
    for (const room of plan.rooms) vastu.sharesOf(room, plan);
  };
  return group({
    id: `vastu/${id}`,
    title: `A house: ${title}`,
    unit: 'ms',
    lanes: [
      { who: 'Khagol, whole assessment', work: () => vastu.assess(house) },
      { who: 'Khagol, zones and shares alone', work: zoning },
      turfLane(vastu, plan, outlines),
    ],
  });
}

/** The zoning of outlines by turf, held against ours before it is timed. */
function turfLane(vastu, plan, outlines) {
  const turf = turfOf();
  const who = `turf, intersections alone: ${outlines.length} × 9`;
  if (turf.missing !== undefined) return { who, missing: turf.missing };
  const work = outlines.map(({ ring, areas }) => ({ areas, outline: turf.polygon(closed(ring)) }));
  const cells = vastu.ZONES.map((zone) => turf.polygon(closed(cornersOf(vastu.cellOf(zone, plan.box)))));
  const { threw, wrong, worst } = compared(turf, work, cells);
  const note = `areas differ by ${worst.toExponential(1)} of the outline at most; threw ${threw}, wrong ${wrong}`;
  return { who, note, work: () => intersectAll(turf, work, cells) };
}

/** Turf as installed with the project's tools, or why it is not there. */
function turfOf() {
  const manifest = `${root}node_modules/@turf/turf/package.json`;
  if (!existsSync(manifest)) return { missing: '@turf/turf is not installed' };
  const { intersect, featureCollection, polygon } = createRequire(`${root}package.json`)('@turf/turf');
  return { polygon, common: (a, b) => intersect(featureCollection([a, b])) };
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
  return `heap of the large assessment: ${taken.toFixed(1)} MiB on the way, ${Math.max(0, left).toFixed(1)} MiB left after 100`;
}
