/** Finding a city by the beginning of any of its names, whatever the accents. */

import { CITIES } from './cities.ts';

export interface City {
  readonly name: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
}

interface Entry {
  readonly city: City;
  readonly keys: readonly string[];
}

const entries: readonly Entry[] = CITIES.map(([name, country, latitude, longitude, zone, otherNames]) => ({
  city: { name, country, latitude, longitude, zone },
  keys: [name, ...(otherNames?.split(', ') ?? [])].map(folded),
}));

/** Zones of the list, for the time zone box. */
export const zones: readonly string[] = [...new Set(CITIES.map(([, , , , zone]) => zone))].sort();

/**
 * Cities whose name, other name or later word begins with the text; beginnings of whole names first.
 *
 * @param most  how many to return
 */
export function findCities(text: string, most: number = 8): readonly City[] {
  const [wanted = '', country = ''] = text.split(',').map(folded);
  if (wanted === '') return [];
  const ranked = entries.flatMap(({ city, keys }) => {
    const rank = keys.some((key) => key.startsWith(wanted))
      ? 0
      : keys.some((key) => key.includes(` ${wanted}`))
        ? 1
        : 2;
    return rank === 2 || !folded(city.country).startsWith(country) ? [] : [{ city, rank }];
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ city }) => city);
}

/**
 * The city that is called exactly so, with or without its country: what somebody meant who typed a name and went on.
 *
 * @returns undefined when there is none, or more than one
 */
export function cityCalled(text: string): City | undefined {
  const [wanted = '', country = ''] = text.split(',').map(folded);
  const called = entries.filter(
    ({ city, keys }) => keys.includes(wanted) && (country === '' || folded(city.country) === country),
  );
  return called.length === 1 ? called[0]?.city : undefined;
}

/** Lower case without accents, dots and apostrophes. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'o')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ');
}
