/**
 * Jyotish beside its peers: a whole horoscope, a day and a year of panchang, one person against a hundred thousand. Called by run.mjs.
 *
 * PyJHora is a Python program that takes seconds to import; it is not run here. Its figure is quoted from its own use on a machine of this class.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const chennai = { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' };

/**
 * Prints the table of Jyotish.
 *
 * @param bench  what run.mjs measures and prints with: engine, say, micro, measure, peer, seeded, seed
 */
export async function benchJyotish({ engine, say, micro, measure, peer, seeded, seed }) {
  const { findMuhurtas, matchMany, moonNumber, openJyotish } = await import(
    pathToFileURL(`${root}packages/engine/dist/jyotish.js`).href
  );
  const jyotish = openJyotish(engine);
  const random = seeded(seed);
  const births = Array.from({ length: 200 }, () => {
    const two = (least, most) => String(least + Math.floor(random() * (most - least + 1))).padStart(2, '0');
    return {
      datetime: `${1920 + Math.floor(random() * 100)}-${two(1, 12)}-${two(1, 28)}T${two(0, 23)}:${two(0, 59)}`,
      ...chennai,
    };
  });
  const dates = births.map(({ datetime }) => datetime.slice(0, 10));

  say('\nJyotish; median, best');
  const row = (name, result, unit) => say(`${name.padEnd(44)}${micro(result)}  ${unit}`);
  row(
    'whole horoscope (birth text to record)',
    measure(() => births.forEach((birth) => jyotish.horoscope(birth)), births.length),
    'µs',
  );
  row(
    'day of panchang',
    measure(() => dates.forEach((date) => jyotish.panchang(date, chennai)), dates.length),
    'µs',
  );
  row(
    'year of panchang, a day',
    measure(() => jyotish.calendar({ from: 2460677, days: 365 }, chennai), 365),
    'µs',
  );
  const moons = Uint8Array.from({ length: 100_000 }, () =>
    moonNumber({ nakshatra: 1 + Math.floor(random() * 27), pada: 1 + Math.floor(random() * 4) }),
  );
  row(
    'matching one with 100 000, ten best',
    measure(() => matchMany(engine.kernel, { nakshatra: 15, pada: 1 }, moons, { k: 10 }), 1),
    'µs in all',
  );
  if (findMuhurtas !== undefined) {
    const month = { purpose: 'marriage', fromJdUt: 2460676.5, untilJdUt: 2460706.5 };
    row(
      'marriage muhurtas of a month',
      measure(() => findMuhurtas(jyotish.zodiac, jyotish.clock(chennai), month), 30),
      'µs a day',
    );
  }

  peer('@ishubhamx/panchangam-js', '2.2.3');
  try {
    const { getPanchangam, Observer } = await import(
      pathToFileURL(`${root}.cache/peers/node_modules/@ishubhamx/panchangam-js/dist/index.js`).href
    );
    const observer = new Observer(chennai.latitude, chennai.longitude, 10);
    const some = dates.slice(0, 20).map((date) => new Date(`${date}T06:00:00+05:30`));
    row(
      'panchangam-js (npm): day of panchang',
      measure(() => some.forEach((date) => getPanchangam(date, observer)), some.length),
      'µs',
    );
  } catch (error) {
    row(
      'panchangam-js (npm): day of panchang',
      { reason: `could not be run: ${String(error?.message ?? error).slice(0, 60)}` },
      '',
    );
  }
  say(`${'PyJHora (Python), whole horoscope'.padEnd(44)}not run: seconds to import and to cast, by its own users`);
}
