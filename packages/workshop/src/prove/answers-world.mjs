/** What is asked in the proof of answers, and who asks: questions in twelve languages, and the charts of the drawn births. */
import { readFileSync } from 'node:fs';
import { root } from '../root.mjs';
import { bornAs } from './answers-births.mjs';
import { checkerOf } from './answers-checker.mjs';

const FILES = ['development', 'fresh', 'held-out-1', 'held-out-2', 'held-out-3'];
export const TOPICS = [
  'self',
  'career',
  'wealth',
  'love',
  'marriage',
  'children',
  'family',
  'home',
  'education',
  'health',
  'travel',
  'spirituality',
];

/**
 * Labelled questions of the test set: `{ topic, text, labels }` by language, none that follows another one.
 */
export function questionsByLanguage() {
  const found = {};
  for (const file of FILES) {
    let language = '';
    for (const line of readFileSync(`${root}test/reading/questions/${file}.txt`, 'utf8').split('\n')) {
      const head = /^\[(\w+)\]$/.exec(line);
      if (head !== null) language = head[1];
      const match = /^(\w+): ([^|]*?)(?: \| (.*))?$/.exec(line);
      if (match === null || language === 'hl') continue;
      const labels = (match[3] ?? '').split(' ').filter(Boolean);
      if (labels.some((label) => label.startsWith('after='))) continue;
      (found[language] ??= []).push({ topic: match[1], text: match[2], labels });
    }
  }
  return found;
}

/**
 * A chart of the proof by its number: the records that answers stand on, the checker, and a sky for the gate.
 *
 * @param {{ readonly isTimeKnown?: boolean, readonly partner?: number }} [how]
 */
export function personOf(world, number, how = {}) {
  const { isTimeKnown = true, partner } = how;
  const { engine, jyotish, western, time, chart } = world;
  const { birth, place, now } = bornAs(number);
  const date = birth.datetime.slice(0, 10);
  const moment = engine.moment(
    isTimeKnown ? birth : { latitude: birth.latitude, longitude: birth.longitude, date, time: 'unknown' },
  );
  const hours = isTimeKnown ? [] : ['00:00', '04:00', '08:00', '16:00', '20:00', '23:59'];
  const moments = [moment, ...hours.map((hour) => engine.moment({ ...birth, datetime: `${date}T${hour}` }))];
  const other = partner === undefined ? null : engine.moment(bornAs(partner).birth);
  const horoscope = jyotish.horoscopeOf(engine.kernel, moment);
  const nativity = western.nativityOf(engine.kernel, moment);
  const zodiac = new chart.ZodiacSky(engine.kernel, chart.lahiriWholeSign);
  const seen = new Map();
  const sky = (jdUt) => {
    const rows = seen.get(jdUt) ?? jyotish.gocharaAt(zodiac, horoscope.kundli, jdUt).rows;
    seen.set(jdUt, rows);
    return rows;
  };
  return {
    moment,
    now,
    asOf: dateFields(time, now),
    ground: {
      atJdUt: now,
      horoscope,
      zodiac,
      nativity,
      ...(other === null
        ? {}
        : {
            partner: {
              horoscope: jyotish.horoscopeOf(engine.kernel, other),
              nativity: western.nativityOf(engine.kernel, other),
            },
          }),
    },
    checker: checkerOf(world, moments, now, other),
    check: { horoscope, nativity, atJdUt: now, sky },
    where: `chart ${number} (${isTimeKnown ? birth.datetime : date} ${place}, ${birth.latitude} ${birth.longitude}; now ${dateText(time, now)})`,
  };
}

const dateFields = (time, jd) => {
  const { year, month, day } = time.dateOf(Math.floor(jd + 0.5));
  return { year, month, day };
};
const dateText = (time, jd) => Object.values(dateFields(time, jd)).join('-');
