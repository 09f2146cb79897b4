/**
 * Events of the sky beside the peers: a century of stations and sign entries of the slow planets, of lunar phases, of seasons and of eclipses, and a year of sunrises.
 *
 * astronomy-engine has searches of its own for phases, seasons, eclipses and risings; for stations and entries its `Search` is led over its longitudes in steps of ten days, as is
 * native Swiss Ephemeris (bench/sky-events.c). Steps of ten days can miss a short visit to a sign; ours cannot.
 */

import { SWISS, startNative } from './harness/native.mjs';
import { openAstronomy } from './harness/peers.mjs';

const [from, to] = [2_415_020.5, 2_451_544.5];
const J2000 = 2_451_545;
export const slow = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const chennai = { latitudeDeg: 13.0827, longitudeDeg: 80.2707, elevationMetres: 0 };

export const subject = {
  name: 'sky-events',
  title: 'Events of the sky, 1900–1999',
  async run({ engine, module, group }) {
    const { ingressesOf, phasesOf, seasonsOf, solarEclipses, stationsOf, sunDays } = await module('sky');
    const { kernel } = engine;
    const astronomy = openAstronomy();
    const eventsOf = (body) => stationsOf(kernel, body, from, to).length + ingressesOf(kernel, body, from, to).length;
    const century = () => slow.reduce((sum, body) => sum + eventsOf(body), 0);
    const theirCentury = () => slow.reduce((sum, body) => sum + peerCentury(astronomy, body), 0);
    const native = await startNative('sky-events');
    const nativeCount = native.missing === undefined ? (await native.answer())[0][0] : 0;
    const observer = new astronomy.Observer(chennai.latitudeDeg, chennai.longitudeDeg, 0);
    const starts = Array.from({ length: 366 }, (_, i) => 2_460_676.5 + i);
    const ours = (work) => ({ who: 'Khagol', work, note: eventsText(work()) });
    const theirs = (how, work) => ({ who: `astronomy-engine (${how})`, work, note: eventsText(work()) });
    const table = [
      {
        id: 'century',
        title: 'Stations and sign entries of Jupiter to Pluto over a century',
        lanes: [
          ours(century),
          native.missing === undefined
            ? { who: SWISS, sample: native.sample, note: `${eventsText(nativeCount)}, steps of 10 days` }
            : { who: SWISS, missing: native.missing },
          theirs('Search, steps of 10 days', theirCentury),
        ],
      },
      {
        id: 'phases',
        title: 'Phases of the Moon over a century',
        lanes: [ours(() => phasesOf(kernel, from, to).length), theirs('SearchMoonQuarter', () => quarters(astronomy))],
      },
      {
        id: 'seasons',
        title: 'Equinoxes and solstices of a century',
        lanes: [
          ours(() => seasonsOf(kernel, from, to).length),
          theirs('Seasons', () => {
            for (let year = 1900; year < 2000; year += 1) astronomy.Seasons(year);
            return 400;
          }),
        ],
      },
      {
        id: 'eclipses',
        title: 'Eclipses of the Sun over a century',
        lanes: [
          ours(() => solarEclipses(kernel, from, to).length),
          theirs('SearchGlobalSolarEclipse', () => eclipses(astronomy)),
        ],
      },
      {
        id: 'sun-days',
        title: 'Sunrise and sunset of a year at one place',
        lanes: [
          ours(() => 2 * (sunDays(kernel, chennai, starts, 'upper-limb').length - 1)),
          theirs('SearchRiseSet', () => risings(astronomy, observer, starts.slice(1))),
        ],
      },
    ];
    const groups = [];
    for (const { id, ...rest } of table) groups.push(await group({ id: `sky-events/${id}`, unit: 'ms', ...rest }));
    native.stop();
    return groups;
  },
};

function eventsText(count) {
  return `${count.toLocaleString('en')} events`;
}

function quarters(astronomy) {
  let found = 0;
  let quarter = astronomy.SearchMoonQuarter(new astronomy.AstroTime(from - J2000));
  for (; quarter.time.tt < to - J2000; found += 1) quarter = astronomy.NextMoonQuarter(quarter);
  return found;
}

function eclipses(astronomy) {
  let found = 0;
  let eclipse = astronomy.SearchGlobalSolarEclipse(new astronomy.AstroTime(from - J2000));
  for (; eclipse.peak.tt < to - J2000; found += 1) eclipse = astronomy.NextGlobalSolarEclipse(eclipse.peak);
  return found;
}

function risings(astronomy, observer, days) {
  for (const jd of days)
    for (const direction of [1, -1])
      astronomy.SearchRiseSet('Sun', observer, direction, new astronomy.AstroTime(jd - J2000), 2);
  return 2 * days.length;
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
