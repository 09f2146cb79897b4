/**
 * Western astrology beside its peers: natal charts, synastry, a year of exact transits to a natal chart, a hundred solar returns.
 *
 * Answers are compared before a time is told: a peer that finds other events, or finds them elsewhere than its own ephemeris allows, is named with
 * the difference and gets no time. Native Swiss Ephemeris (bench/western.c) and astronomy-engine have no search for transits of their own; both are led
 * over their longitudes by the rule of ours: steps of half the shortest retrograde stretch (`LONGITUDE_STEP_DAYS`), a step in which the planet turns cut
 * at its station, and in each piece only the marks that lie on the way. Solar returns are the peers' own `swe_solcross` and `SearchSunLongitude`. Ours
 * do more: each transit is told which pass of how many it is, for which the walk begins and ends up to four years outside the span.
 */
import { SWISS, startNative } from './harness/native.mjs';
import { openAstronomy } from './harness/peers.mjs';
import { astronomyTransits, timeOf } from './western-astronomy.mjs';
import {
  ascendantArcsec,
  astronomyArcsec,
  checkCharts,
  checkEvents,
  nativeArcsec,
  planets,
  speedsBy,
  within,
  worst,
  wrapped,
} from './western-checks.mjs';

const points = [...planets, 'Ascendant', 'Midheaven'];
const aspects = [
  ['conjunction', [0]],
  ['sextile', [60, -60]],
  ['square', [90, -90]],
  ['trine', [120, -120]],
  ['opposition', [180]],
];
const [from, to] = [2460676.5, 2461041.5];
const ages = Array.from({ length: 100 }, (_, age) => age);

export const subject = {
  name: 'western',
  title: 'Western astrology',
  async run({ engine, module, quick, random, group }) {
    const western = await module('western');
    const { LONGITUDE_STEP_DAYS } = await module('sky');
    const world = { western, kernel: engine.kernel, steps: LONGITUDE_STEP_DAYS, astronomy: openAstronomy(), group };
    const births = birthsOf(random(), quick ? 50 : 200);
    const radixes = births.map((birth) => western.radixOf(engine.kernel, engine.moment(birth)));
    const bySun = planets.filter((name) => name !== 'Moon');
    return [
      ...(await natalCharts(world, engine, births, radixes)),
      await transits(world, radixes[0], bySun, 'transits', 'Exact transits of a year, Sun to Pluto, no Moon'),
      await transits(world, radixes[0], planets, 'transits-moon', 'Exact transits of a year, with the Moon'),
      ...(await solarReturns(world, radixes[0])),
    ];
  },
};

/** A peer's lane; what it answers is held against ours before it is timed, and without agreement it gets no time. */
function lane(who, check, events, rest) {
  const { differs, note } = check(events);
  if (differs === undefined) return { who, note, ...rest };
  process.exitCode = 1;
  return { who, missing: `answers differ, no time: ${differs}` };
}

/** The lane of Swiss Ephemeris. @param eventsOf  what its rows of numbers mean */
async function swissLane(native, check, eventsOf, items = 1) {
  if (native.missing !== undefined) return { who: SWISS, missing: native.missing };
  return lane(SWISS, check, eventsOf(await native.answer()), { sample: native.sample, items });
}

async function natalCharts({ western, kernel, group }, engine, births, radixes) {
  const lines = radixes.map(({ ground }) => `${ground.jdUt} ${ground.place.latitudeDeg} ${ground.place.longitudeDeg}`);
  const native = await startNative('western', ['charts'], `${births.length}\n${lines.join('\n')}`);
  const cast = () => births.forEach((birth) => western.radixOf(kernel, engine.moment(birth)));
  const pairs = radixes.slice(1).map((radix, i) => [radixes[i], radix]);
  const groups = [
    await group({
      id: 'western/natal',
      title: 'Natal chart: ours from the text of a birth, theirs from a Julian date',
      unit: 'µs',
      lanes: [
        { who: 'Khagol', work: cast, items: births.length },
        await swissLane(native, checkCharts(radixes), (rows) => rows, births.length),
      ],
    }),
    await group({
      id: 'western/synastry',
      title: 'Synastry of two charts, with overlays and score',
      unit: 'µs',
      lanes: [{ who: 'Khagol', work: () => pairs.forEach(([a, b]) => western.synastryOf(a, b)), items: pairs.length }],
    }),
  ];
  native.stop();
  return groups;
}

async function transits({ western, kernel, steps, astronomy, group }, natal, bodies, id, title) {
  const marks = marksOf(natal);
  const ask = () => western.transitsTo(kernel, natal, from, to, { bodies, points });
  const { hits } = ask();
  const speedOf = speedsBy(western, kernel, natal);
  const asked = bodies.map((name) => `${planets.indexOf(name)} ${steps[name]}`).join(' ');
  const degrees = marks.map(({ deg }) => deg);
  const input = `${from} ${to} ${bodies.length} ${asked} ${degrees.length} ${degrees.join(' ')}`;
  const native = await startNative('western', ['transits'], input);
  const eventsOf = (rows) => rows.map(([n, mark, jdTt]) => ({ ...marks[mark], body: bodies[n], jdTt }));
  const work = () => bodies.flatMap((body) => astronomyTransits(astronomy, body, steps[body], marks, [from, to]));
  const made = await group({
    id: `western/${id}`,
    title,
    unit: 'ms',
    lanes: [
      { who: 'Khagol', work: ask, note: `${hits.length} events` },
      await swissLane(native, checkEvents(hits, speedOf, nativeArcsec), eventsOf),
      lane('astronomy-engine (Search)', checkEvents(hits, speedOf, astronomyArcsec), work(), { work }),
    ],
  });
  native.stop();
  return made;
}

async function solarReturns({ western, kernel, astronomy, group }, natal) {
  const solar = () => ages.map((age) => western.solarReturnOf(kernel, natal, age));
  const sunDeg = natal.points[0].longitudeDeg;
  const starts = ages.map((age) => natal.ground.jdTt + age * 365.24219 - 3);
  const wanted = solar().map(({ jdTt }) => ({ body: 'Sun', point: '', aspect: '', jdTt }));
  const speedOf = speedsBy(western, kernel, natal);
  const asEvents = (rows) => rows.map(([jdTt, ascendantDeg]) => ({ ...wanted[0], jdTt, ascendantDeg }));
  const work = () =>
    asEvents(starts.map((jd) => [astronomy.SearchSunLongitude(sunDeg, timeOf(astronomy, jd), 6).tt + 2_451_545]));
  const moments = await startNative('western', ['returns'], `${sunDeg} ${starts.length} ${starts.join(' ')}`);
  const { place } = natal.ground;
  const charts = () => solar().map((at) => western.returnRadix(kernel, at, place).radix);
  const cast = charts();
  const check = (events) => {
    const instants = checkEvents(wanted, speedOf, nativeArcsec)(events);
    const off = events.map(({ ascendantDeg }, i) => wrapped(ascendantDeg - cast[i].angles.Ascendant.longitudeDeg));
    return instants.differs ? instants : within('an ascendant', 3600 * worst(off), ascendantArcsec);
  };
  const ground = `${place.latitudeDeg} ${place.longitudeDeg}`;
  const whole = await startNative('western', ['solars'], `${ground} ${sunDeg} ${starts.length} ${starts.join(' ')}`);
  const groups = [
    await group({
      id: 'western/returns',
      title: '100 solar returns, moments (peers: swe_solcross, SearchSunLongitude)',
      unit: 'ms',
      lanes: [
        { who: 'Khagol', work: solar },
        await swissLane(moments, checkEvents(wanted, speedOf, nativeArcsec), asEvents),
        lane('astronomy-engine', checkEvents(wanted, speedOf, astronomyArcsec), work(), { work }),
      ],
    }),
    await group({
      id: 'western/solars',
      title: '100 solar returns, with their charts',
      unit: 'ms',
      lanes: [{ who: 'Khagol', work: charts }, await swissLane(whole, check, asEvents)],
    }),
  ];
  moments.stop();
  whole.stop();
  return groups;
}

/** Births of the nineteen-twenties, so that a hundred returns lie where ΔT is known, and below the polar circles, where Placidus has houses. */
function birthsOf(random, count) {
  const two = (least, most) => String(least + Math.floor(random() * (most - least + 1))).padStart(2, '0');
  return Array.from({ length: count }, () => ({
    datetime: `192${Math.floor(random() * 5)}-${two(1, 12)}-${two(1, 28)}T${two(0, 23)}:${two(0, 59)}`,
    latitude: Number((random() * 120 - 60).toFixed(4)),
    longitude: Number((random() * 360 - 180).toFixed(4)),
    timezone: 'Z',
  }));
}

/** Every place of the zodiac that is in aspect to a point of the chart. */
function marksOf({ points: bodies, angles }) {
  const places = new Map(bodies.map(({ name, longitudeDeg }) => [name, longitudeDeg]));
  for (const name of ['Ascendant', 'Midheaven']) places.set(name, angles[name].longitudeDeg);
  return points.flatMap((point) =>
    aspects.flatMap(([aspect, sides]) =>
      sides.map((side) => ({ point, aspect, deg: (places.get(point) + side + 360) % 360 })),
    ),
  );
}
