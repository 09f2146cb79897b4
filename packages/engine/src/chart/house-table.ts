/**
 * The house systems: their names, their numbers in the core, and what each one does. Data only; `houses.ts` looks up, the core cuts the
 * circle.
 *
 * Numbers are those of assembly/houses/numbers.ts and never change. `swissLetter` is the letter of the same system in
 * Swiss Ephemeris 2.10.03, so that people can compare; every row is checked against that program's output
 * (test/assembly/houses.test.ts, test/chart/polar-houses.test.ts).
 */

import type { SourceKey } from '../sources.ts';

/**
 * What a system does inside the polar circles. `always`: as elsewhere. `turned`: there are cusps, but while the midheaven lies below the
 * horizon the meridian is taken at its upper end, so that house 10 begins opposite the midheaven. `porphyry`: the system has no cusps there,
 * and Porphyry's stand in (for Sunshine after Makransky only where the Sun itself neither rises nor sets).
 */
export type PolarBehaviour = 'always' | 'turned' | 'porphyry';

export interface HouseSystem {
  /** Stable kebab-case name. */
  readonly id: string;
  readonly name: string;
  /** Its number in the core: what `engine.kernel.houses` asks for. */
  readonly number: number;
  readonly swissLetter: string;
  /** The ascendant begins the first house and the midheaven the tenth; where `polar` is `turned`, with the exception told there. */
  readonly quadrant: boolean;
  readonly polar: PolarBehaviour;
  /** Parts of the circle. */
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
  polar: PolarBehaviour,
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
  ['regiomontanus',            3, 'R', 'Regiomontanus',            true,  'turned',   12, false, 'holden-1977',
    'The equator in twelve equal parts, joined to the north and south points of the horizon.'],
  ['campanus',                 4, 'C', 'Campanus',                 true,  'turned',   12, false, 'holden-1977',
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
  ['polich-page-topocentric', 10, 'T', 'Polich and Page (topocentric)', true, 'turned', 12, false, 'holden-1977',
    'Oblique ascensions thirty degrees apart, under poles whose tangents grow by thirds.'],
  ['alcabitius',              11, 'B', 'Alcabitius',               true,  'always',   12, false, 'holden-1977',
    'The semi-arcs of the ascendant’s degree in three equal parts on the equator, carried to the ecliptic by hour circles.'],
  ['morinus',                 12, 'M', 'Morinus',                  false, 'always',   12, false, 'holden-1977',
    'The equator in twelve equal parts from the meridian, carried to the ecliptic by circles of ecliptic latitude.'],
  ['krusinski-pisa-goelzer',  13, 'U', 'Krusinski, Pisa, Goelzer', true,  'always',   12, false, 'swiss-ephemeris',
    'The great circle through ascendant and zenith in twelve equal parts, carried to the ecliptic by hour circles.'],
  ['gauquelin-36',            14, 'G', 'Gauquelin sectors',        true,  'porphyry', 36, false, 'swiss-ephemeris',
    'The semi-arcs of Placidus in nine equal parts, counted with the daily motion: 36 sectors, the first from the ascendant upward.'],
  ['apc',                     15, 'Y', 'Ascendant parallel circle', true, 'turned',   12, false, 'swiss-ephemeris',
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
  ['sunshine-treindl',        22, 'I', 'Sunshine, after Treindl',  true,  'turned',   12, true,  'swiss-ephemeris',
    'The Sun’s day and night arcs in six equal parts each, joined to the north and south points of the horizon.'],
  ['sunshine-makransky',      23, 'i', 'Sunshine, after Makransky', true, 'porphyry', 12, true,  'makransky-1988',
    'The same arcs of the Sun, carried to the ecliptic by poles and oblique ascensions.'],
  ['savard-a',                24, 'J', 'Savard A',                 true,  'turned',   12, false, 'swiss-ephemeris',
    'Parallels of declination between equator and zenith, a third apart, cut the prime vertical; from there as Campanus.'],
];

/** A row is made of its line when it is first asked for, as those of ayanamsa-table.ts. */
const made = new Map<string, HouseSystem>();

/** The row of an id; undefined for a name that is none. */
export function houseSystemRow(wanted: string): HouseSystem | undefined {
  const known = made.get(wanted);
  if (known !== undefined) return known;
  const line = ROWS.find(([id]) => id === wanted);
  if (line === undefined) return undefined;
  const [id, number, swissLetter, name, quadrant, polar, cusps, needsSun, source, description] = line;
  const row = { id, name, number, swissLetter, quadrant, polar, cusps, needsSun, source, description };
  made.set(wanted, row);
  return row;
}

/** Every id, in the order of their numbers. */
export function houseSystemIds(): readonly string[] {
  return ROWS.map(([id]) => id);
}

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
