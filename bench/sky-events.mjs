/**
 * Events of the sky beside the peers: a century of stations and sign entries of the slow planets, of lunar phases and of seasons, and a year of sunrises. Called by run.mjs.
 *
 * astronomy-engine has searches of its own for phases, seasons and risings; for stations and entries its `Search` is led over its longitudes in steps of ten days, as is
 * native Swiss Ephemeris (bench/sky-events.c). Steps of ten days can miss a short visit to a sign; ours cannot.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [from, to] = [2415020.5, 2451544.5];
const slow = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const chennai = { latitudeDeg: 13.0827, longitudeDeg: 80.2707, elevationMetres: 0 };

/**
 * Prints the table of events.
 *
 * @param bench  what run.mjs measures and prints with: engine, say, micro, measure; `skyModule` is the built subpath, for a run outside the project
 */
export async function benchSkyEvents({
  engine,
  say,
  micro,
  measure,
  skyModule = `${root}packages/engine/dist/sky.js`,
}) {
  const { ingressesOf, phasesOf, seasonsOf, stationsOf, sunDays } = await import(pathToFileURL(skyModule).href);
  const { kernel } = engine;
  const row = (name, result, count) =>
    say(`${name.padEnd(52)}${micro(result)}  ms${count === undefined ? '' : `  ${count} events`}`);
  // `measure` counts microseconds; one a thousandth is a millisecond.
  const timed = (work) => measure(work, 1000);

  say('\nEvents of the sky, 1900–1999; milliseconds in all: median, best');
  let count = 0;
  const century = () => {
    count = 0;
    for (const body of slow)
      count += stationsOf(kernel, body, from, to).length + ingressesOf(kernel, body, from, to).length;
  };
  const ours = timed(century);
  row('stations and sign entries, Jupiter to Pluto', ours, count);
  row('  native Swiss Ephemeris (C, steps of 10 days)', ...native());
  const astronomy = createRequire(`${root}package.json`)('astronomy-engine');
  const theirs = () => {
    count = slow.reduce((sum, body) => sum + peerCentury(astronomy, body), 0);
  };
  const peer = timed(theirs);
  row('  astronomy-engine (Search, steps of 10 days)', peer, count);

  const phases = () => phasesOf(kernel, from, to).length;
  row('phases of the Moon', timed(phases), phases());
  const quarters = () => {
    const end = to - 2451545;
    let found = 0;
    for (let q = astronomy.SearchMoonQuarter(new astronomy.AstroTime(from - 2451545)); q.time.tt < end; found++)
      q = astronomy.NextMoonQuarter(q);
    return found;
  };
  row('  astronomy-engine (SearchMoonQuarter)', timed(quarters), quarters());

  const seasons = () => seasonsOf(kernel, from, to).length;
  row('equinoxes and solstices', timed(seasons), seasons());
  const years = Array.from({ length: 100 }, (_, i) => 1900 + i);
  row(
    '  astronomy-engine (Seasons)',
    timed(() => years.forEach((year) => astronomy.Seasons(year))),
    400,
  );

  const starts = Array.from({ length: 366 }, (_, i) => 2460676.5 + i);
  row(
    'sunrise and sunset, a year at one place',
    timed(() => sunDays(kernel, chennai, starts, 'upper-limb')),
    730,
  );
  const observer = new astronomy.Observer(chennai.latitudeDeg, chennai.longitudeDeg, 0);
  const risings = () => {
    for (const jd of starts.slice(1))
      for (const direction of [1, -1])
        astronomy.SearchRiseSet('Sun', observer, direction, new astronomy.AstroTime(jd - 2451545), 2);
  };
  row('  astronomy-engine (SearchRiseSet)', timed(risings), 730);
}

function native() {
  const program = `${root}.cache/bench/sky-events`;
  if (!existsSync(program)) {
    const built = spawnSync('cc', ['-O2', '-o', program, `${root}bench/sky-events.c`, '-lswe', '-lm'], {
      encoding: 'utf8',
    });
    if (built.status !== 0) return [{ reason: 'needs Debian’s libswe-dev and a C compiler' }];
  }
  const ran = spawnSync(program, { encoding: 'utf8' });
  if (ran.status !== 0) return [{ reason: 'needs Debian’s swe-standard-data' }];
  const [count, median, best] = ran.stdout.trim().split(' ').map(Number);
  return [{ median, best }, count];
}

/** Stations and sign entries of one body over the century, by astronomy-engine's own longitudes and `Search`. */
function peerCentury(astronomy, body) {
  const longitude = (time) => astronomy.Ecliptic(astronomy.GeoVector(body, time, true)).elon;
  const wrapped = (degrees) => degrees - 360 * Math.floor((degrees + 180) / 360);
  const speed = (time) => wrapped(longitude(time.AddDays(0.05)) - longitude(time.AddDays(-0.05)));
  const options = { dt_tolerance_seconds: 1 };
  let found = 0;
  let before = new astronomy.AstroTime(from - 2451545);
  let [lastLongitude, lastSpeed] = [longitude(before), speed(before)];
  for (let day = from - 2451545 + 10; day < to - 2451545; day += 10) {
    const after = new astronomy.AstroTime(day);
    const [nowLongitude, nowSpeed] = [longitude(after), speed(after)];
    if (lastSpeed < 0 !== nowSpeed < 0) {
      const sign = nowSpeed < 0 ? -1 : 1;
      if (astronomy.Search((time) => sign * speed(time), before, after, options) !== null) found++;
    }
    if (Math.floor(lastLongitude / 30) !== Math.floor(nowLongitude / 30)) {
      const forwards = wrapped(nowLongitude - lastLongitude) > 0;
      const mark = 30 * Math.floor((forwards ? nowLongitude : lastLongitude) / 30);
      const sign = forwards ? 1 : -1;
      if (astronomy.Search((time) => sign * wrapped(longitude(time) - mark), before, after, options) !== null) found++;
    }
    [before, lastLongitude, lastSpeed] = [after, nowLongitude, nowSpeed];
  }
  return found;
}
