/**
 * The house systems: their names, their numbers in the core, and what each one does. Data and lookups only; the core
 * cuts the circle.
 *
 * Numbers are those of assembly/houses/numbers.ts and never change. `swissLetter` is the letter of the same system in
 * Swiss Ephemeris 2.10.03, so that people can compare; every row is checked against that program's output
 * (test/assembly/houses.test.ts).
 *
 * `polar` says what happens inside the polar circles: `always` there are cusps, or `porphyry` stands in for them and
 * the core reports it. Sunshine after Makransky asks Porphyry only where the Sun itself neither rises nor sets.
 */

import { EngineError } from '../errors.ts';
import type { SourceKey } from '../sources.ts';

export interface HouseSystem {
  /** Stable kebab-case name. */
  readonly id: string;
  readonly name: string;
  /** Its number in the core. */
  readonly number: number;
  readonly swissLetter: string;
  /** Ascendant and midheaven begin the first and the tenth house. */
  readonly quadrant: boolean;
  readonly polar: 'always' | 'porphyry';
  readonly cusps: 12 | 36;
  /** The core needs the Sun's declination. */
  readonly needsSun: boolean;
  readonly source: SourceKey;
  readonly description: string;
}

type Row = readonly [
  id: string,
  number: number,
  letter: string,
  name: string,
  quadrant: boolean,
  polar: 'always' | 'porphyry',
  cusps: 12 | 36,
  needsSun: boolean,
  source: SourceKey,
  description: string,
];

// biome-ignore format: a table reads in columns
const ROWS: readonly Row[] = [
  ['placidus',                 0, 'P', 'Placidus',                 true,  'porphyry', 12, false, 'holden-1977',
    'Each degree of the zodiac spends equal parts of its own day in the houses above the horizon, and of its own night in those below.'],
  ['koch',                     1, 'K', 'Koch',                     true,  'porphyry', 12, false, 'holden-1977',
    'The ascendants of the moments that part the semi-arc of the midheaven’s degree into three.'],
  ['porphyry',                 2, 'O', 'Porphyry',                 true,  'always',   12, false, 'holden-1977',
    'Each quarter of the ecliptic between the angles in three equal parts.'],
  ['regiomontanus',            3, 'R', 'Regiomontanus',            true,  'always',   12, false, 'holden-1977',
    'The equator in twelve equal parts, joined to the north and south points of the horizon.'],
  ['campanus',                 4, 'C', 'Campanus',                 true,  'always',   12, false, 'holden-1977',
    'The prime vertical in twelve equal parts, joined to the north and south points of the horizon.'],
  ['equal',                    5, 'E', 'Equal from the ascendant', false, 'always',   12, false, 'holden-1977',
    'Thirty degrees each, the first from the ascendant.'],
  ['vehlow',                   6, 'V', 'Vehlow',                   false, 'always',   12, false, 'holden-1977',
    'Thirty degrees each, the ascendant in the middle of the first.'],
  ['whole-sign',               7, 'W', 'Whole sign',               false, 'always',   12, false, 'holden-1977',
    'The signs themselves, the first being the one that rises.'],
  ['axial-rotation-meridian',  8, 'X', 'Meridian (axial rotation)', false, 'always',  12, false, 'holden-1977',
    'The equator in twelve equal parts from the meridian, carried to the ecliptic by hour circles.'],
  ['azimuthal-horizontal',     9, 'H', 'Horizontal (azimuthal)',   false, 'always',   12, false, 'holden-1977',
    'The horizon in twelve equal parts, carried to the ecliptic by vertical circles.'],
  ['polich-page-topocentric', 10, 'T', 'Polich and Page (topocentric)', true, 'always', 12, false, 'holden-1977',
    'Oblique ascensions thirty degrees apart, under poles whose tangents grow by thirds.'],
  ['alcabitius',              11, 'B', 'Alcabitius',               true,  'always',   12, false, 'holden-1977',
    'The semi-arcs of the ascendant’s degree in three equal parts on the equator, carried to the ecliptic by hour circles.'],
  ['morinus',                 12, 'M', 'Morinus',                  false, 'always',   12, false, 'holden-1977',
    'The equator in twelve equal parts from the meridian, carried to the ecliptic by circles of ecliptic latitude.'],
  ['krusinski-pisa-goelzer',  13, 'U', 'Krusinski, Pisa, Goelzer', true,  'always',   12, false, 'swiss-ephemeris',
    'The great circle through ascendant and zenith in twelve equal parts, carried to the ecliptic by hour circles.'],
  ['gauquelin-36',            14, 'G', 'Gauquelin sectors',        true,  'porphyry', 36, false, 'swiss-ephemeris',
    'The semi-arcs of Placidus in nine equal parts, counted with the daily motion: 36 sectors, the first from the ascendant upward.'],
  ['apc',                     15, 'Y', 'Ascendant parallel circle', true, 'always',   12, false, 'swiss-ephemeris',
    'The day and night arcs of the ascendant’s degree in six equal parts each, joined to the north and south points of the horizon.'],
  ['equal-mc',                16, 'D', 'Equal from the midheaven', false, 'always',   12, false, 'holden-1977',
    'Thirty degrees each, the tenth from the midheaven.'],
  ['aries-whole-sign',        17, 'N', 'Whole sign from Aries',    false, 'always',   12, false, 'swiss-ephemeris',
    'The signs themselves, the first being Aries.'],
  ['carter-poli-equatorial',  18, 'F', 'Carter (poli-equatorial)', false, 'always',   12, false, 'swiss-ephemeris',
    'The equator in twelve equal parts from the ascendant’s right ascension, carried to the ecliptic by hour circles.'],
  ['pullen-sd',               19, 'L', 'Pullen, sinusoidal delta', true,  'always',   12, false, 'swiss-ephemeris',
    'House sizes that follow a sine through the quarters, changing by equal differences.'],
  ['pullen-sr',               20, 'Q', 'Pullen, sinusoidal ratio', true,  'always',   12, false, 'swiss-ephemeris',
    'House sizes that follow a sine through the quarters, changing by an equal ratio.'],
  ['sripati',                 21, 'S', 'Sripati',                  false, 'always',   12, false, 'swiss-ephemeris',
    'Porphyry’s cusps are the middles (madhya) of the bhavas; the cusps here are their beginnings (sandhi), halfway between.'],
  ['sunshine-treindl',        22, 'I', 'Sunshine, after Treindl',  true,  'always',   12, true,  'swiss-ephemeris',
    'The Sun’s day and night arcs in six equal parts each, joined to the north and south points of the horizon.'],
  ['sunshine-makransky',      23, 'i', 'Sunshine, after Makransky', true, 'porphyry', 12, true,  'makransky-1988',
    'The same arcs of the Sun, carried to the ecliptic by poles and oblique ascensions.'],
  ['savard-a',                24, 'J', 'Savard A',                 true,  'always',   12, false, 'swiss-ephemeris',
    'Parallels of declination between equator and zenith, a third apart, cut the prime vertical; from there as Campanus.'],
];

/** Every house system, by its number. */
export const HOUSE_SYSTEMS: readonly HouseSystem[] = ROWS.map(
  ([id, number, swissLetter, name, quadrant, polar, cusps, needsSun, source, description]) => ({
    id,
    name,
    number,
    swissLetter,
    quadrant,
    polar,
    cusps,
    needsSun,
    source,
    description,
  }),
);

/** Other names that people and clients use. */
export const HOUSE_SYSTEM_ALIASES: { readonly [alias: string]: string } = {
  'equal-asc': 'equal',
  'equal-ascendant': 'equal',
  'equal-house': 'equal',
  'equal-houses': 'equal',
  'equal-midheaven': 'equal-mc',
  'equal-aries': 'aries-whole-sign',
  'equal-vehlow': 'vehlow',
  'vehlow-equal': 'vehlow',
  whole: 'whole-sign',
  wholesign: 'whole-sign',
  'whole-signs': 'whole-sign',
  'whole-house': 'whole-sign',
  placidean: 'placidus',
  porphyrius: 'porphyry',
  'sri-pati': 'sripati',
  shripati: 'sripati',
  'bhava-chalit': 'sripati',
  meridian: 'axial-rotation-meridian',
  'axial-rotation': 'axial-rotation-meridian',
  zariel: 'axial-rotation-meridian',
  horizontal: 'azimuthal-horizontal',
  azimuthal: 'azimuthal-horizontal',
  horizon: 'azimuthal-horizontal',
  topocentric: 'polich-page-topocentric',
  'polich-page': 'polich-page-topocentric',
  alcabitus: 'alcabitius',
  alchabitius: 'alcabitius',
  krusinski: 'krusinski-pisa-goelzer',
  gauquelin: 'gauquelin-36',
  'gauquelin-sectors': 'gauquelin-36',
  'ascendant-parallel-circle': 'apc',
  carter: 'carter-poli-equatorial',
  'poli-equatorial': 'carter-poli-equatorial',
  'pullen-sinusoidal-delta': 'pullen-sd',
  'pullen-sinusoidal-ratio': 'pullen-sr',
  sunshine: 'sunshine-treindl',
};

const byId = new Map(HOUSE_SYSTEMS.map((row) => [row.id, row]));

/**
 * The row of a name.
 *
 * @param name  id or alias in any case; spaces and underscores count as hyphens
 * @throws  EngineError INVALID_OPTION with every known name
 */
export function houseSystemNamed(name: string): HouseSystem {
  const key = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const id = Object.hasOwn(HOUSE_SYSTEM_ALIASES, key) ? (HOUSE_SYSTEM_ALIASES[key] as string) : key;
  const row = byId.get(id);
  if (row === undefined) {
    throw new EngineError({
      code: 'INVALID_OPTION',
      field: 'houseSystem',
      allowed: [...byId.keys()].join(', '),
      message: `No house system is called "${name}". Use one of the allowed names.`,
    });
  }
  return row;
}

/**
 * The house of a longitude, for callers who have degrees and a chart's cusps in hand (transits, another person's
 * planets).
 *
 * A house begins at its cusp and holds it. Cusps usually run forward; inside the polar circles some systems run
 * backward or cross over, so a house is the shorter arc between its cusp and the next, and the first such house that
 * holds the point is its own. Only comparisons of the numbers as given decide, so a body exactly on a cusp is never
 * lost to rounding.
 *
 * @param longitudeDeg  any turn
 * @param cuspsDeg      12 (or 36) longitudes, any turn, first house first
 * @returns 1 … number of cusps
 * @throws  nothing: where no house holds the point (crossed cusps leave gaps), the house of the nearest cusp answers
 */
export function houseOf(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  const point = onCircle(longitudeDeg);
  const cusps = cuspsDeg.map(onCircle);
  const direction = turning(cusps);
  for (let i = 0; i < cusps.length; i += 1) {
    const [cusp, next] = [cusps[i] as number, cusps[(i + 1) % cusps.length] as number];
    const forward = direction === 0 ? ahead(cusp, next) <= 180 : direction > 0;
    if (forward ? holds(cusp, next, point) : holds(-cusp, -next, -point)) return i + 1;
  }
  return nearest(point, cusps) + 1;
}

/** The house of a longitude when the houses are the signs and `ascendantDeg` lies in the first: 1 … 12. */
export function wholeSignHouseOf(longitudeDeg: number, ascendantDeg: number): number {
  const signs = Math.floor(onCircle(longitudeDeg) / 30) - Math.floor(onCircle(ascendantDeg) / 30);
  return ((signs + 12) % 12) + 1;
}

/** 1 when the cusps go round once forward, −1 when once backward, 0 when they cross over. */
function turning(cusps: readonly number[]): -1 | 0 | 1 {
  let [forward, backward] = [0, 0];
  for (let i = 0; i < cusps.length; i += 1) {
    const [cusp, next] = [cusps[i] as number, cusps[(i + 1) % cusps.length] as number];
    if (next < cusp) forward += 1;
    if (next > cusp) backward += 1;
  }
  if (forward === 1) return 1;
  return backward === 1 ? -1 : 0;
}

/**
 * Half-open arc from `from` forward to `to` on a circle whose coordinates have one wrap; an empty arc holds nothing.
 */
function holds(from: number, to: number, point: number): boolean {
  return from <= to ? from <= point && point < to : from <= point || point < to;
}

function ahead(from: number, to: number): number {
  return to < from ? to - from + 360 : to - from;
}

function nearest(point: number, cusps: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < cusps.length; i += 1) {
    if (apart(point, cusps[i] as number) < apart(point, cusps[best] as number)) best = i;
  }
  return best;
}

function apart(a: number, b: number): number {
  const difference = Math.abs(a - b);
  return Math.min(difference, 360 - difference);
}

/** 0 … <360; a negative hair is 0 and not 360. */
function onCircle(deg: number): number {
  const turned = deg % 360;
  const positive = turned < 0 ? turned + 360 : turned;
  return positive >= 360 ? 0 : positive;
}
