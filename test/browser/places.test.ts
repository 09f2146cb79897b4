import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { openPlaces, type Places } from '../../packages/playground/src/places/search.ts';
import { pageFolder } from './page-site.ts';

const text = readFileSync(`${pageFolder}src/places/gazetteer.txt`, 'utf8');
const MEMBERS = /^(?<name>[^|]+)\|(?<latitude>-?\d+)\|(?<longitude>-?\d+)\|(?<size>\d+)/;

describe('the gazetteer', () => {
  it('is what its builder makes of GeoNames, and small enough to fetch', async () => {
    const builder = fileURLToPath(new URL('../../packages/playground/gazetteer/build.mjs', import.meta.url));
    const { gazetteer } = (await import(builder)) as { gazetteer: () => string };
    // Names of countries follow the edition of CLDR that the Node at hand was built with.
    const bare = (whole: string): string => whole.replace(/^(=..).*$/gm, '$1');
    expect(bare(text) === bare(gazetteer())).toBe(true);
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(600_000);
  });

  it('holds every city of 15,000 people, each with coordinates, and nothing that the page could not read', () => {
    const cities = text.split('\n').filter((line) => line !== '' && !/^[#=@-]/.test(line));
    expect(cities.length).toBeGreaterThan(25_000);
    for (const line of cities) {
      const { latitude, longitude } = MEMBERS.exec(line)?.groups ?? {};
      expect(Math.abs(Number(latitude)), line).toBeLessThan(9000);
      expect(Math.abs(Number(longitude)), line).toBeLessThanOrEqual(18_000);
    }
  });

  it('has zones that the engine knows, those of the map at the coordinates but for a few at borders', async () => {
    const engine = await openEngine();
    const require = createRequire(new URL('../../packages/engine/package.json', import.meta.url));
    const zoneOf = require('@photostructure/tz-lookup') as (latitude: number, longitude: number) => string;
    let [zone, others, count] = ['', 0, 0];
    const known = new Map<string, string>();
    const idOf = (one: string): string => {
      const id =
        known.get(one) ??
        engine.moment({ datetime: '2000-01-01T12:00', latitude: 0, longitude: 0, timezone: one }).zone.id;
      known.set(one, id);
      return id;
    };
    for (const line of text.split('\n')) {
      if (line.startsWith('@')) zone = idOf(line.slice(1));
      const { latitude, longitude } = MEMBERS.exec(line)?.groups ?? {};
      if (latitude === undefined || /^[#=@-]/.test(line)) continue;
      count += 1;
      if (idOf(zoneOf(Number(latitude) / 100, Number(longitude) / 100)) !== zone) others += 1;
    }
    // Mostly islands and towns at a border, which that map draws coarsely.
    expect(others / count).toBeLessThan(0.015);
  });
});

describe('the search for a place', () => {
  let places: Places;
  beforeAll(async () => {
    places = await openPlaces(text);
  });
  const first = (typed: string): string | undefined => places.find(typed, 1)[0]?.name;

  it('finds by the beginning of a name, without accents, dots and hyphens, by region and country, and by a later word', () => {
    for (const [typed, name] of [
      ['  MUM', 'Mumbai'],
      ['sao paul', 'São Paulo'],
      ['zurich', 'Zürich'],
      ['tromso', 'Tromsø'],
      ['lodz', 'Łódź'],
      ['st louis', 'St. Louis'],
      ['new york', 'New York City'],
      ['york city', 'New York City'],
      ['delhi, india', 'Delhi'],
      ['springfield, illinois', 'Springfield'],
      ['hyderabad, pak', 'Hyderabad'],
    ] as const)
      expect(first(typed), typed).toBe(name);
    expect(places.find('springfield, illinois').every(({ region }) => region === 'Illinois')).toBe(true);
    expect([places.find(''), places.find(' , india'), places.find('nowhereatall')]).toEqual([[], [], []]);
  });

  it('puts the larger of two namesakes first', () => {
    expect(
      places
        .find('london')
        .slice(0, 2)
        .map(({ country }) => country),
    ).toEqual(['United Kingdom', 'Canada']);
    expect(places.find('hyderabad')[0]?.country).toBe('India');
    const sizes = places.find('san', 8).map(({ name }) => name);
    expect(sizes[0]).toBe('Santiago');
  });

  it('knows old names', () => {
    for (const [typed, name] of [
      ['Bombay', 'Mumbai'],
      ['Calcutta', 'Kolkata'],
      ['Madras', 'Chennai'],
      ['Bangalore', 'Bengaluru'],
      ['Benares', 'Varanasi'],
      ['Allahabad', 'Prayagraj'],
      ['Poona', 'Pune'],
      ['Trivandrum', 'Thiruvananthapuram'],
      ['Peking', 'Beijing'],
      ['Leningrad', 'Saint Petersburg'],
      ['Stalingrad', 'Volgograd'],
      ['Constantinople', 'Istanbul'],
      ['Saigon', 'Ho Chi Minh City'],
      ['Rangoon', 'Yangon'],
      ['Batavia', 'Jakarta'],
      ['Danzig', 'Gdańsk'],
      ['Breslau', 'Wrocław'],
      ['Königsberg', 'Kaliningrad'],
      ['Léopoldville', 'Kinshasa'],
    ] as const) {
      expect(first(typed), typed).toBe(name);
      expect(places.called(typed)?.name, typed).toBe(name);
    }
  });

  it('reads the scripts that people of the place write in', () => {
    for (const [typed, name] of [
      ['मुंबई', 'Mumbai'],
      ['मुम्ब', 'Mumbai'],
      ['दिल्ली', 'Delhi'],
      ['वाराणसी', 'Varanasi'],
      ['சென்னை', 'Chennai'],
      ['কলকাতা', 'Kolkata'],
      ['ಬೆಂಗಳೂರು', 'Bengaluru'],
      ['హైదరాబాదు', 'Hyderabad'],
      ['കൊച്ചി', 'Kochi'],
      ['અમદાવાદ', 'Ahmedabad'],
      ['ਅੰਮ੍ਰਿਤਸਰ', 'Amritsar'],
      ['北京', 'Beijing'],
      ['москва', 'Moscow'],
      ['القاهرة', 'Cairo'],
      ['서울', 'Seoul'],
    ] as const)
      expect(first(typed), typed).toBe(name);
  });

  it('takes a whole name for the city nobody would doubt, and guesses at none', () => {
    expect(places.called('paris')?.country).toBe('France');
    expect(places.called('london')?.country).toBe('United Kingdom');
    expect(places.called('springfield, ohio')?.region).toBe('Ohio');
    for (const typed of ['', 'mumb', 'Smallville', 'delhi, france', ', India', 'springfield'])
      expect(places.called(typed), typed).toBeUndefined();
  });

  it('titles a city by its country, and by its region where the country has two of the name', () => {
    const title = (typed: string): string =>
      places.titleOf(places.find(typed, 1)[0] as Parameters<Places['titleOf']>[0]);
    expect([title('mumbai'), title('springfield, illinois')]).toEqual([
      'Mumbai, India',
      'Springfield, Illinois, United States',
    ]);
    // A title finds its city again.
    for (const typed of ['mumbai', 'tokyo', 'springfield, illinois', 'washington', 'москва'])
      expect(title(title(typed)), typed).toBe(title(typed));
  });

  it('answers a key press within 10 ms', () => {
    for (const typed of ['m', 's', 'ma', 'san', 'delhi, in', 'मु', 'zzzz']) {
      const times = Array.from({ length: 7 }, () => {
        const began = performance.now();
        places.find(typed);
        return performance.now() - began;
      });
      expect(Math.min(...times), `${typed}: ${times.map((one) => one.toFixed(1)).join(' ')}`).toBeLessThan(10);
    }
  });
});
