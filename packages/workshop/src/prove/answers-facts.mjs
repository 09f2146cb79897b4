/** What a rule asks of a chart, asked of a sky: whether a cell of the facts has one of the values. */

import { dignitiesOf, isCombust, westAspect } from './answers-places.mjs';
import { aspectOf, countFrom, SIGNS, signOf } from './answers-sky.mjs';

const STARS =
  'Ashwini,Bharani,Krittika,Rohini,Mrigashira,Ardra,Punarvasu,Pushya,Ashlesha,Magha,Purva Phalguni,Uttara Phalguni,Hasta,Chitra,Swati,Vishakha,Anuradha,Jyeshtha,Mula,Purva Ashadha,Uttara Ashadha,Shravana,Dhanishta,Shatabhisha,Purva Bhadrapada,Uttara Bhadrapada,Revati'.split(
    ',',
  );
const PHASES = { 12: 'rising', 1: 'peak', 2: 'setting', 4: 'fourth', 8: 'eighth' };

/** The points of guna milan by the public record, without the exceptions that some admit. */
function kootaOf({ jyotish }, sky, other, name) {
  const row = jyotish.matchingOf(sky.kundli(), other.kundli()).ashtakoota.factors.find((each) => each.name === name);
  return row === undefined ? null : row.score >= row.maxScore ? 'full' : row.score > 0 ? 'part' : 'none';
}

/** The closer aspect of two planets between two charts, whoever has which. */
function synastryOf(sky, other, pair) {
  const [one, two] = pair.split('-');
  const [nearest] = [
    aspectOf(sky.west().longitude[one], other.west().longitude[two], one, two),
    aspectOf(sky.west().longitude[two], other.west().longitude[one], one, two),
  ]
    .filter((found) => found !== null)
    .sort((a, b) => a.off - b.off);
  return nearest?.name ?? 'none';
}

/** Whether a cell that a rule asks for has one of the values. */
export function factHolds(parts, sky, other, key, values) {
  const [cell, subject = ''] = key.split(':');
  const anyOf = (value) =>
    value === null || value === undefined ? null : [values].flat().some((each) => each === value);
  const running = (level) =>
    sky.periods.find((span) => span.level === level && span.from <= sky.now && sky.now < span.to)?.lord;
  const fromMoon = (graha) => countFrom(sky.sign('Moon'), sky.transit(graha, sky.now).sign);
  switch (cell) {
    case 'lagna':
      return anyOf(SIGNS[sky.lagna - 1]);
    case 'moon-sign':
      return anyOf(SIGNS[sky.sign('Moon') - 1]);
    case 'house':
      return anyOf(sky.house(subject));
    case 'sign':
      return anyOf(SIGNS[sky.sign(subject) - 1]);
    case 'nakshatra':
      return anyOf(STARS[Math.floor((sky.longitude[subject] * 27) / 360 + 1e-9)]);
    case 'dignity': {
      const found = dignitiesOf(sky, subject, 'rashi');
      return found === null ? null : [values].flat().some((each) => found.has(each));
    }
    case 'retrograde':
      return anyOf(sky.isRetrograde(subject));
    case 'combust':
      return anyOf(isCombust(sky, subject));
    case 'lord-house':
      return anyOf(sky.house(sky.lord(Number(subject))));
    case 'sav': {
      const count = sky.bindus()[Number(subject) - 1];
      return anyOf(count < 25 ? 'low' : count > 30 ? 'high' : 'ordinary');
    }
    case 'yoga':
    case 'dosha':
      return anyOf(sky[`${cell}s`]().some(({ id, value }) => id === subject && !value.isCancelled));
    case 'maha':
    case 'antar':
      return anyOf(running(cell) ?? 'none');
    case 'gochara':
      return anyOf(fromMoon(subject));
    case 'sade-sati':
      return anyOf(PHASES[fromMoon('Saturn')] ?? 'none');
    case 'number':
      return anyOf(numberOf(sky.date, subject));
    case 'koota':
      return other === null ? null : anyOf(kootaOf(parts, sky, other, subject));
    case 's.aspect':
      return other === null ? null : anyOf(synastryOf(sky, other, subject));
    case 'w.sign':
      return anyOf(SIGNS[sky.west().sign(subject) - 1]);
    case 'w.house':
      return anyOf(sky.west().house(subject));
    case 'w.ascendant':
    case 'w.midheaven':
      return anyOf(SIGNS[signOf(sky.west().longitude[cell === 'w.ascendant' ? 'Ascendant' : 'Midheaven']) - 1]);
    case 'w.aspect':
      return anyOf(westAspect(sky.west().longitude, ...subject.split('-')));
    default:
      return null;
  }
}

/** The number of a day by its root, of the life path from its parts with the masters kept; null of others, which a name makes. */
function numberOf(date, kind) {
  const sum = (value) => [...String(value)].reduce((total, digit) => total + Number(digit), 0);
  const reduced = (value, masters) => (value < 10 || masters.includes(value) ? value : reduced(sum(value), masters));
  const parts = date.split('-').map(Number);
  if (kind === 'birthday') return reduced(parts[2], []);
  if (kind !== 'life-path') return null;
  const masters = [11, 22, 33];
  return reduced(
    parts.reduce((total, part) => total + reduced(part, masters), 0),
    masters,
  );
}
