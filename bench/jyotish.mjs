/**
 * Jyotish beside its peers: a whole horoscope, its yogas and doshas, a day and a year of panchang, one person against a hundred thousand, muhurtas of a month.
 *
 * PyJHora is a Python program that takes seconds to import; it is not run here.
 */
import { openPeer } from './harness/peers.mjs';
import { randomBirths } from './harness/random.mjs';

export const chennai = { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' };
/** 2025-01-01, as a whole number of days; the peer's year is the same. */
const YEAR = { from: 2_460_677, days: 365 };
const MONTH = { purpose: 'marriage', fromJdUt: 2_460_676.5, untilJdUt: 2_460_706.5 };
const CANDIDATES = 100_000;

export const subject = {
  name: 'jyotish',
  title: 'Jyotish',
  async run({ engine, module, quick, random, group }) {
    const { findingsOf, findMuhurtas, matchMany, moonNumber, openJyotish } = await module('jyotish');
    const jyotish = openJyotish(engine);
    const next = random();
    const births = randomBirths(quick ? 50 : 200, next);
    const kundlis = births.map((birth) => jyotish.kundli({ ...birth, ...chennai }));
    const dates = births.map(({ datetime }) => datetime.slice(0, 10));
    const moons = Uint8Array.from({ length: CANDIDATES }, () =>
      moonNumber({ nakshatra: 1 + Math.floor(next() * 27), pada: 1 + Math.floor(next() * 4) }),
    );
    const each = (list, work) => ({ work: () => list.forEach(work), items: list.length });
    const few = dates.slice(0, 20);
    const peerDay = await panchangDay();
    return [
      await group({
        id: 'jyotish/horoscope',
        title: 'Whole horoscope, birth text to record',
        unit: 'µs',
        lanes: [
          { who: 'Khagol', ...each(births, (birth) => jyotish.horoscope({ ...birth, ...chennai })) },
          { who: 'PyJHora (Python)', missing: 'takes seconds to import and to cast, by its own users' },
        ],
      }),
      await group({
        id: 'jyotish/findings',
        title: 'Yogas, and mangal, kala sarpa and pitru doshas, of a chart that is cast',
        unit: 'µs',
        lanes: [{ who: 'Khagol', ...each(kundlis, findingsOf) }],
      }),
      await group({
        id: 'jyotish/panchang-day',
        title: 'Panchang of a day',
        unit: 'µs',
        lanes: [
          { who: 'Khagol', ...each(dates, (date) => jyotish.panchang(date, chennai)) },
          { who: 'panchangam-js (npm)', ...(peerDay.missing === undefined ? each(few, peerDay) : peerDay) },
        ],
      }),
      await group({
        id: 'jyotish/panchang-year',
        title: 'Panchang of a year at one place',
        unit: 'ms',
        lanes: [
          { who: 'Khagol', work: () => jyotish.calendar(YEAR, chennai) },
          { who: 'panchangam-js (npm)', ...(peerDay.missing === undefined ? yearOf(peerDay) : peerDay) },
        ],
      }),
      await group({
        id: 'jyotish/match-many',
        title: `One person with ${CANDIDATES.toLocaleString('en')}, ten best`,
        unit: 'µs',
        lanes: [{ who: 'Khagol', work: () => matchMany(engine.kernel, { nakshatra: 15, pada: 1 }, moons, { k: 10 }) }],
      }),
      await group({
        id: 'jyotish/muhurta-month',
        title: 'Marriage muhurtas of a month at one place',
        unit: 'ms',
        lanes: [{ who: 'Khagol', work: () => findMuhurtas(jyotish.zodiac, jyotish.clock(chennai), MONTH) }],
      }),
    ];
  },
};

/** A day of panchangam-js by its date, or the reason why it cannot be had. */
async function panchangDay() {
  const { exports, missing } = await openPeer('@ishubhamx/panchangam-js', 'dist/index.js');
  if (missing !== undefined) return { missing };
  const observer = new exports.Observer(chennai.latitude, chennai.longitude, 10);
  return (date) => exports.getPanchangam(new Date(`${date}T06:00:00+05:30`), observer);
}

/** A twentieth of its year, every twentieth day, counted as a whole one. */
function yearOf(day) {
  const start = Date.UTC(2025, 0, 1);
  const days = Array.from({ length: 18 }, (_, i) => new Date(start + i * 20 * 86_400_000).toISOString().slice(0, 10));
  return {
    work: () => days.forEach((date) => day(date)),
    items: days.length / YEAR.days,
    note: `from ${days.length} days of it`,
  };
}
