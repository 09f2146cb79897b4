/** Finding a city by the beginning of any of its names, whatever the accents and the script, the larger ones first. */

export interface City {
  readonly name: string;
  /** State, province or canton; empty where GeoNames names none. */
  readonly region: string;
  readonly country: string;
  /** Degrees, north and east positive, to 0.01°. */
  readonly latitude: number;
  readonly longitude: number;
  /** IANA zone. */
  readonly zone: string;
}

export interface Places {
  /** Zones of the cities, for the time zone box. */
  readonly zones: readonly string[];
  readonly count: number;
  /**
   * Cities of which a name, or a later word of one, begins with the text before the first comma, and region or country with what follows.
   *
   * @param most  how many to return
   */
  find(text: string, most?: number): readonly City[];
  /**
   * What somebody meant who typed a whole name and went on: the city called exactly so.
   *
   * @returns undefined when there is none, or none much larger than its namesakes
   */
  called(text: string): City | undefined;
  /** The city in words: with its region where another in the country is called the same. */
  titleOf(city: City): string;
}

interface Entry extends City {
  /** Logarithm of the population to the base 1.2. */
  readonly size: number;
  /** `;name;other name;`, folded. */
  readonly keys: string;
  readonly within: readonly [region: string, country: string];
}

/** What a match is worth, in steps of 1.2 of population: a name that is exactly so, another name, a later word. */
const [EXACT, OTHER, LATER] = [10, -12, -18];
const NONE = -128;
/** What ends a name in the keys. */
const END = ';'.charCodeAt(0);
/** Steps between a city and a namesake that nobody would mean without saying so: five times as many people. */
const MUCH = 9;
/** Lines read before other work has its turn; a few milliseconds. */
const SLICE = 1000;

/**
 * Reads the gazetteer that gazetteer/build.mjs writes.
 *
 * @param pause  called between slices, so that the page stays quick
 */
export async function openPlaces(text: string, pause: () => Promise<void> = async () => {}): Promise<Places> {
  const entries: Entry[] = [];
  const lines = text.split('\n');
  let [country, region, zone] = ['', '', ''];
  for (const [at, line] of lines.entries()) {
    if (at % SLICE === SLICE - 1) await pause();
    const rest = line.slice(1);
    if (line.startsWith('=')) country = rest.slice(rest.indexOf(' ') + 1);
    else if (line.startsWith('-')) region = rest;
    else if (line.startsWith('@')) zone = rest;
    else if (line !== '' && !line.startsWith('#')) entries.push(entryOf(line, { country, region, zone }));
  }
  return placesOf(entries);
}

function entryOf(line: string, around: Pick<City, 'country' | 'region' | 'zone'>): Entry {
  const [name = '', latitude = '', longitude = '', size = '', ...others] = line.split('|');
  return {
    ...around,
    name,
    latitude: Number(latitude) / 100,
    longitude: Number(longitude) / 100,
    size: Number(size),
    keys: `;${[name, ...others].map(folded).join(';')};`,
    within: [folded(around.region), folded(around.country)],
  };
}

function placesOf(entries: readonly Entry[]): Places {
  // One text to search in, as that is many times quicker than one by one; and where each city begins in it.
  const text = entries.map(({ keys }) => keys).join('');
  const begins: number[] = [];
  let next = 0;
  for (const { keys } of entries) {
    begins.push(next);
    next += keys.length;
  }
  begins.push(next);

  /** What the best match of each city is worth, for the search at hand. */
  const worths = new Int8Array(entries.length);
  const note = (pattern: string, isLater: boolean): void => {
    let at = 0;
    for (let found = text.indexOf(pattern); found >= 0; found = text.indexOf(pattern, found + 1)) {
      while ((begins[at + 1] as number) <= found) at += 1;
      const isWhole = text.charCodeAt(found + pattern.length) === END;
      const worth = isLater ? LATER : isWhole ? EXACT : found === begins[at] ? 0 : OTHER;
      if (worth > (worths[at] as number)) worths[at] = worth;
    }
  };

  return {
    zones: [...new Set(entries.map(({ zone }) => zone))].sort(),
    count: entries.length,
    find(typed, most = 8) {
      const [wanted, ...around] = typed.split(',').map(folded);
      if (wanted === undefined || wanted === '') return [];
      worths.fill(NONE);
      note(`;${wanted}`, false);
      // One letter begins a later word of half the world.
      if (wanted.length > 1) note(` ${wanted}`, true);
      const best: { readonly entry: Entry; readonly worth: number }[] = [];
      entries.forEach((entry, at) => {
        if (worths[at] === NONE) return;
        const worth = entry.size + (worths[at] as number);
        if (best.length === most && worth <= (best[most - 1]?.worth ?? 0)) return;
        if (!isWithin(entry, around)) return;
        const place = best.findIndex((one) => one.worth < worth);
        best.splice(place < 0 ? best.length : place, 0, { entry, worth });
        if (best.length > most) best.pop();
      });
      return best.map(({ entry }) => entry);
    },
    called(typed) {
      const [wanted, ...around] = typed.split(',').map(folded);
      if (wanted === undefined || wanted === '') return undefined;
      const [largest, second] = entries
        .filter(({ keys }) => keys.includes(`;${wanted};`))
        .filter((entry) => isWithin(entry, around))
        .sort((one, other) => other.size - one.size);
      return largest !== undefined && (second === undefined || largest.size - second.size >= MUCH)
        ? largest
        : undefined;
    },
    titleOf(city) {
      const { name, region, country } = city;
      const isOnly = entries.every((one) => one === city || one.name !== name || one.country !== country);
      return (isOnly || region === '' ? [name, country] : [name, region, country]).join(', ');
    },
  };
}

/** Whether each word after a comma begins the region or the country. */
function isWithin({ within }: Entry, around: readonly string[]): boolean {
  return around.every((text) => within.some((name) => name.startsWith(text)));
}

/** Letters that carry no accent that could be taken off. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  þ: 'th',
};

/** Lower case without accents, dots and apostrophes, words apart by one space. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’‘ʻʼ`]/g, '')
    .toLowerCase()
    .replace(/[øłđðæœßıþ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[\s-]+/g, ' ')
    .trim();
}
