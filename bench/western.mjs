/**
 * Western astrology beside its peers: natal charts, synastry, a year of exact transits to a natal chart, a hundred solar returns. Called by run.mjs.
 *
 * Answers are compared before a time is told: a peer that finds other events, or finds them elsewhere than its own ephemeris allows, is named with
 * the difference and gets no time. Native Swiss Ephemeris (bench/western.c) and astronomy-engine have no search for transits of their own; both are led
 * over their longitudes by the rule of ours: steps of half the shortest retrograde stretch (`LONGITUDE_STEP_DAYS`), a step in which the planet turns cut
 * at its station, and in each piece only the marks that lie on the way. Solar returns are the peers' own `swe_solcross` and `SearchSunLongitude`. Ours
 * do more: each transit is told which pass of how many it is, for which the walk begins and ends up to four years outside the span.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Numbers of Swiss Ephemeris are places in this list. */
const planets = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
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
/** How far from our place a peer's may be: what its ephemeris is good for, arcseconds. Swiss Ephemeris differs by 0.002″; astronomy-engine promises 1′. */
const nativeArcsec = 0.02;
const astronomyArcsec = 60;
/** Of charts: two clocks of the nineteen-twenties may be a second apart, in which the Moon goes half an arcsecond and the ascendant up to 40. */
const moonArcsec = 1;
const ascendantArcsec = 40;
const WIDTH = 52;

/**
 * Prints the table of Western astrology.
 *
 * @param bench  what run.mjs measures and prints with: engine, say, micro, measure, seeded, seed; `folder` holds the built subpaths, for a run outside
 *               the project
 */
export async function benchWestern({
  engine,
  say,
  micro,
  measure,
  seeded,
  seed,
  folder = `${root}packages/engine/dist/`,
}) {
  const western = await import(pathToFileURL(`${folder}western.js`).href);
  const { LONGITUDE_STEP_DAYS } = await import(pathToFileURL(`${folder}sky.js`).href);
  const astronomy = createRequire(`${root}package.json`)('astronomy-engine');
  const { kernel } = engine;
  const births = birthsOf(seeded(seed), 200);
  const radixes = births.map((birth) => western.radixOf(kernel, engine.moment(birth)));
  const natal = radixes[0];

  say('\nWestern astrology; median, best; in brackets by how much the best of ours is faster');
  const row = (name, unit, result, ours, note) => {
    const ratio = ours === undefined ? [] : [`(${(result.best / ours.best).toFixed(1)}×)`];
    const more = result.reason === undefined ? [unit, ...ratio, note].filter((part) => part !== undefined) : [];
    say([name.padEnd(WIDTH) + micro(result), ...more].join('  '));
  };
  // `measure` counts microseconds; one a thousandth is a millisecond.
  const timed = (work) => measure(work, 1000);
  /** A peer's row: what it answers is held against ours before it is timed. */
  const beside = (name, unit, ours, check, peer) => {
    const { missing, events, time } = peer();
    if (missing !== undefined) return row(`  ${name}`, unit, { reason: missing });
    const { differs, note } = check(events);
    if (differs !== undefined) {
      process.exitCode = 1;
      return say(`${`  ${name}`.padEnd(WIDTH)}answers differ, no time: ${differs}`);
    }
    row(`  ${name}`, unit, time ?? timed(peer), ours, note);
  };

  const casting = measure(
    () => births.forEach((birth) => western.radixOf(kernel, engine.moment(birth))),
    births.length,
  );
  row('natal chart (birth text to radix)', 'µs', casting);
  beside('native Swiss Ephemeris (C, from a Julian date)', 'µs', casting, checkCharts(radixes), () => {
    const lines = radixes.map(
      ({ ground }) => `${ground.jdUt} ${ground.place.latitudeDeg} ${ground.place.longitudeDeg}`,
    );
    return native('charts', `${births.length}\n${lines.join('\n')}`, 1000 / births.length);
  });

  const pairs = radixes.slice(1).map((radix, i) => [radixes[i], radix]);
  row(
    'synastry of two charts, with overlays and score',
    'µs',
    measure(() => pairs.forEach(([a, b]) => western.synastryOf(a, b)), pairs.length),
  );

  const marks = marksOf(natal);
  for (const [title, bodies] of [
    ['exact transits of a year, Sun to Pluto, no Moon', planets.filter((name) => name !== 'Moon')],
    ['the same with the Moon', planets],
  ]) {
    const ask = () => western.transitsTo(kernel, natal, from, to, { bodies, points });
    const { hits } = ask();
    const ours = timed(ask);
    row(title, 'ms', ours, undefined, `${hits.length} events`);
    const speedOf = speedsBy(western, kernel, natal);
    const steps = bodies.map((name) => LONGITUDE_STEP_DAYS[name]);
    beside('native Swiss Ephemeris (C)', 'ms', ours, checkEvents(hits, speedOf, nativeArcsec), () => {
      const asked = bodies.map((name, i) => `${planets.indexOf(name)} ${steps[i]}`).join(' ');
      const degrees = marks.map(({ deg }) => deg);
      const answer = native(
        'transits',
        `${from} ${to} ${bodies.length} ${asked} ${degrees.length} ${degrees.join(' ')}`,
      );
      const events = answer.rows?.map(([n, mark, jdTt]) => ({ ...marks[mark], body: bodies[n], jdTt }));
      return { ...answer, events };
    });
    beside('astronomy-engine (Search)', 'ms', ours, checkEvents(hits, speedOf, astronomyArcsec), () => ({
      events: bodies.flatMap((body, i) => astronomyTransits(astronomy, body, steps[i], marks)),
    }));
  }

  const solar = () => ages.map((age) => western.solarReturnOf(kernel, natal, age));
  const found = solar();
  const moments = timed(solar);
  row('100 solar returns, moments', 'ms', moments);
  const sunDeg = natal.points[0].longitudeDeg;
  const starts = ages.map((age) => natal.ground.jdTt + age * 365.24219 - 3);
  const speedOf = speedsBy(western, kernel, natal);
  const asEvents = (rows) =>
    rows?.map(([jdTt, ascendantDeg]) => ({ body: 'Sun', point: '', aspect: '', jdTt, ascendantDeg }));
  const wanted = found.map(({ jdTt }) => ({ body: 'Sun', point: '', aspect: '', jdTt }));
  beside('native Swiss Ephemeris (C, swe_solcross)', 'ms', moments, checkEvents(wanted, speedOf, nativeArcsec), () => {
    const answer = native('returns', `${sunDeg} ${starts.length} ${starts.join(' ')}`);
    return { ...answer, events: asEvents(answer.rows) };
  });
  beside('astronomy-engine (SearchSunLongitude)', 'ms', moments, checkEvents(wanted, speedOf, astronomyArcsec), () => ({
    events: asEvents(starts.map((jd) => [astronomy.SearchSunLongitude(sunDeg, timeOf(astronomy, jd), 6).tt + 2451545])),
  }));

  const { place } = natal.ground;
  const charts = () => solar().map((at) => western.returnRadix(kernel, at, place).radix);
  const cast = charts();
  const whole = timed(charts);
  row('100 solar returns, with their charts', 'ms', whole);
  const check = (events) => {
    const instants = checkEvents(wanted, speedOf, nativeArcsec)(events);
    const off = events.map(({ ascendantDeg }, i) => wrapped(ascendantDeg - cast[i].angles.Ascendant.longitudeDeg));
    return instants.differs ? instants : within('an ascendant', 3600 * worst(off), ascendantArcsec);
  };
  beside('native Swiss Ephemeris (C, swe_solcross)', 'ms', whole, check, () => {
    const answer = native(
      'solars',
      `${place.latitudeDeg} ${place.longitudeDeg} ${sunDeg} ${starts.length} ${starts.join(' ')}`,
    );
    return { ...answer, events: asEvents(answer.rows) };
  });
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

/** Degrees a day of a body at an instant, by our own ephemeris. */
function speedsBy({ motionOf }, kernel, natal) {
  const motions = new Map(planets.map((name) => [name, motionOf(kernel, natal.settings, name)]));
  return (name, jdTt) => (motions.get(name).rate(jdTt) * 180) / Math.PI;
}

/**
 * Compares events with ours: the same ones in the same number, and no instant farther off than the peer's ephemeris explains. A slow planet is in one place for
 * hours, so what is bounded is the arc that it covers between the two instants; of quicker ones the seconds are told.
 */
function checkEvents(ours, speedOf, arcsec) {
  const keyOf = ({ body, point, aspect }) => `${body} ${aspect} ${point}`;
  const grouped = (events) => {
    const groups = new Map();
    for (const event of [...events].sort((a, b) => a.jdTt - b.jdTt))
      groups.set(keyOf(event), [...(groups.get(keyOf(event)) ?? []), event.jdTt]);
    return groups;
  };
  const wanted = grouped(ours);
  return (events) => {
    const given = grouped(events);
    const arcs = [];
    const days = [];
    for (const key of new Set([...wanted.keys(), ...given.keys()])) {
      const [mine, theirs] = [wanted.get(key) ?? [], given.get(key) ?? []];
      if (mine.length !== theirs.length) return { differs: `${key}: ${theirs.length} events, ours ${mine.length}` };
      mine.forEach((jdTt, i) => {
        days.push(theirs[i] - jdTt);
        arcs.push(3600 * days.at(-1) * speedOf(key.split(' ')[0], jdTt));
      });
    }
    const seconds = worst(days) * 86400;
    return within('a place', worst(arcs), arcsec, `, ${seconds.toFixed(seconds < 10 ? 2 : 0)} s at most`);
  };
}

/** Longitudes of the charts in the order of Swiss Ephemeris, and the ascendants. */
function checkCharts(radixes) {
  return (rows) => {
    const places = radixes.flatMap(({ points: all }, n) =>
      [...planets, 'NorthNode'].map((name, i) => [
        name,
        wrapped(rows[n][i] - all.find((point) => point.name === name).longitudeDeg),
      ]),
    );
    const rising = rows.map((one, n) => wrapped(one[11] - radixes[n].angles.Ascendant.longitudeDeg));
    const planetsOff = within('a place', 3600 * worst(places.map(([, off]) => off)), moonArcsec);
    return planetsOff.differs ? planetsOff : within('an ascendant', 3600 * worst(rising), ascendantArcsec);
  };
}
function within(what, arcsec, allowed, more = '') {
  const note = `${what} differs by ${arcsec.toPrecision(2)}″${more}`;
  return arcsec <= allowed ? { note } : { differs: `${note}; allowed are ${allowed}″` };
}

function worst(numbers) {
  return Math.max(...numbers.map(Math.abs));
}

function wrapped(degrees) {
  return degrees - 360 * Math.floor((degrees + 180) / 360);
}

/** Runs bench/western.c. @param scale  of its milliseconds to the unit of the row */
function native(what, input, scale = 1) {
  const program = `${root}.cache/bench/western`;
  const source = `${root}bench/western.c`;
  if (!existsSync(program) || statSync(program).mtimeMs < statSync(source).mtimeMs) {
    mkdirSync(`${root}.cache/bench`, { recursive: true });
    const built = spawnSync('cc', ['-O2', '-o', program, source, '-lswe', '-lm'], { encoding: 'utf8' });
    if (built.status !== 0) return { missing: 'needs Debian’s libswe-dev and a C compiler' };
  }
  const ran = spawnSync(program, [what], { input: `${input}\n`, encoding: 'utf8' });
  if (ran.status !== 0) return { missing: 'needs Debian’s swe-standard-data' };
  const [[median, best], ...rows] = ran.stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ').map(Number));
  return { time: { median: median * scale, best: best * scale }, rows, events: rows };
}

function timeOf(astronomy, jdTt) {
  return astronomy.AstroTime.FromTerrestrialTime(jdTt - 2451545);
}

/**
 * Transits of one body by astronomy-engine's own longitudes and `Search`. It has no speeds: they are differences over a tenth of a day, asked for at the ends
 * of steps and in the search for a station only.
 */
function astronomyTransits(astronomy, body, stepDays, marks) {
  const longitude = (time) => astronomy.Ecliptic(astronomy.GeoVector(body, time, true)).elon;
  const speed = (time) => wrapped(longitude(time.AddDays(0.05)) - longitude(time.AddDays(-0.05))) * 10;
  const options = { dt_tolerance_seconds: 1, iter_limit: 60 };
  const events = [];
  const piece = (a, b) => {
    const way = wrapped(b.deg - a.deg);
    const sign = way < 0 ? -1 : 1;
    for (const { point, aspect, deg } of marks) {
      const ahead = ((((deg - a.deg) * sign) % 360) + 360) % 360;
      if (ahead >= Math.abs(way)) continue;
      const off = (time) => sign * wrapped(longitude(time) - deg);
      const init_f2 = Math.abs(way) - ahead;
      const at = astronomy.Search(off, a.time, b.time, { ...options, init_f1: -ahead, init_f2 });
      if (at !== null) events.push({ body, point, aspect, jdTt: at.tt + 2451545 });
    }
  };
  const sampleAt = (time) => ({ time, deg: longitude(time), speed: speed(time) });
  let before = sampleAt(timeOf(astronomy, from));
  for (let jd = from; jd < to; jd += stepDays) {
    const after = sampleAt(timeOf(astronomy, Math.min(jd + stepDays, to)));
    const turn = after.speed < 0 ? -1 : 1;
    if (before.speed < 0 === after.speed < 0) piece(before, after);
    else {
      const time = astronomy.Search((t) => turn * speed(t), before.time, after.time, options);
      const station = { time, deg: longitude(time) };
      piece(before, station);
      piece(station, after);
    }
    before = after;
  }
  return events;
}
