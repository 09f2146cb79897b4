/**
 * Orbits of bodies that nobody has seen: what astrologers and, once, astronomers have reckoned with. Facts of the literature, not of the sky.
 *
 * Every figure is from seorbel.txt (`seorbel`, CC0-1.0), which names the authors: for the Hamburg planets J. Neely's elements after Witte's and
 * Sieggrün's ephemerides; Transpluto W. Strubell (the equinox 1945.0 is that file's choice, he gives none); Vulcan L. H. Weston; the dark moon
 * D. Koch after Waldemath; Nibiru C. Woeltge. To check: the file itself, in the order of its rows (column `#`).
 */

import type { SourceKey } from '../../sources.ts';

/** Name of a hypothetical body. */
export type HypotheticalId =
  | 'cupido'
  | 'hades'
  | 'zeus'
  | 'kronos'
  | 'apollon'
  | 'admetos'
  | 'vulkanus'
  | 'poseidon'
  | 'transpluto'
  | 'nibiru'
  | 'harrington'
  | 'leverrier'
  | 'adams'
  | 'lowell'
  | 'pickering'
  | 'vulcan'
  | 'selena'
  | 'proserpina'
  | 'waldemath';

/** A value in degrees at the epoch, and how much it grows in a Julian century of 36525 days. */
export type Growing = readonly [atEpochDeg: number, degPerCentury: number];

/** One orbit: an ellipse, whose axes may turn. */
export interface HypotheticalRow {
  readonly id: HypotheticalId;
  readonly name: string;
  readonly otherNames: readonly string[];
  /** Who used it: the Hamburg school, other astrologers, or astronomers who searched for a planet. */
  readonly school: 'hamburg' | 'astrology' | 'astronomy';
  readonly centre: 'sun' | 'earth';
  /** Julian date (TT) of the elements. */
  readonly epochJdTt: number;
  /** Mean ecliptic and equinox of the elements: a Julian date, or null for that of date. */
  readonly axesJdTt: number | null;
  /** Mean anomaly; without a rate, the motion follows from the axis (Kepler's third law, Gauss's constant). */
  readonly anomaly: Growing | readonly [atEpochDeg: number];
  readonly axisAu: number;
  readonly eccentricity: number;
  readonly perihelion: Growing;
  readonly node: Growing;
  readonly inclinationDeg: number;
  readonly sources: readonly SourceKey[];
}

type Short = readonly [
  id: HypotheticalId,
  name: string,
  school: HypotheticalRow['school'],
  centre: 'sun' | 'earth',
  epoch: number,
  axes: number | null,
  anomaly: HypotheticalRow['anomaly'],
  axis: number,
  eccentricity: number,
  perihelion: number | Growing,
  node: number | Growing,
  inclination: number,
  others: string,
  source?: SourceKey,
];

const J1900 = 2415020;
const J2000 = 2451545;

// biome-ignore format: a table reads in columns
const ROWS: readonly Short[] = [
// id            name            school        centre   epoch             axes             anomaly (deg, per century)     a (au)         e              perihelion from node                node                               i       others
  ['cupido',     'Cupido',       'hamburg',    'sun',   J1900,            J1900,           [163.7409],                     40.99837,     0.0046,        171.4333,                           129.8325,                           1.0833, ''],                      //  1
  ['hades',      'Hades',        'hamburg',    'sun',   J1900,            J1900,           [27.6496],                      50.66744,     0.00245,       148.1796,                           161.3339,                           1.05,   ''],                      //  2
  ['zeus',       'Zeus',         'hamburg',    'sun',   J1900,            J1900,           [165.1232],                     59.21436,     0.0012,        299.044,                            0,                                  0,      ''],                      //  3
  ['kronos',     'Kronos',       'hamburg',    'sun',   J1900,            J1900,           [169.0193],                     64.8169,      0.00305,       208.8801,                           0,                                  0,      ''],                      //  4
  ['apollon',    'Apollon',      'hamburg',    'sun',   J1900,            J1900,           [138.0533],                     70.29949,     0,             0,                                  0,                                  0,      ''],                      //  5
  ['admetos',    'Admetos',      'hamburg',    'sun',   J1900,            J1900,           [351.335],                      73.62765,     0,             0,                                  0,                                  0,      ''],                      //  6
  ['vulkanus',   'Vulkanus',     'hamburg',    'sun',   J1900,            J1900,           [55.8983],                      77.25568,     0,             0,                                  0,                                  0,      'Vulcanus'],              //  7
  ['poseidon',   'Poseidon',     'hamburg',    'sun',   J1900,            J1900,           [165.5163],                     83.66907,     0,             0,                                  0,                                  0,      ''],                      //  8
  ['transpluto', 'Transpluto',   'astrology',  'sun',   2368547.66,       2431456.5,       [0],                            77.775,       0.3,           0.7,                                0,                                  0,      'Isis;Isis-Transpluto', 'strubell-1952'], // 9
  ['nibiru',     'Nibiru',       'astrology',  'sun',   1856113.380954,   1856113.380954,  [0],                            234.8921,     0.981092,      103.966,                            -44.567,                            158.708, ''],                     // 10
  ['harrington', 'Planet X (Harrington)', 'astronomy', 'sun', 2374696.5,  J2000,           [0],                            101.2,        0.411,         208.5,                              275.4,                              32.4,   '', 'harrington-1988'],   // 11
  ['leverrier',  'Neptune (Leverrier)',   'astronomy', 'sun', 2395662.5,  2395662.5,       [34.05],                        36.15,        0.10761,       284.75,                             0,                                  0,      '', 'hoyt-1980'],         // 12
  ['adams',      'Neptune (Adams)',       'astronomy', 'sun', 2395662.5,  2395662.5,       [24.28],                        37.25,        0.12062,       299.11,                             0,                                  0,      '', 'hoyt-1980'],         // 13
  ['lowell',     'Pluto (Lowell)',        'astronomy', 'sun', 2425977.5,  2425977.5,       [281],                          43,           0.202,         204.9,                              0,                                  0,      '', 'hoyt-1980'],         // 14
  ['pickering',  'Pluto (Pickering)',     'astronomy', 'sun', 2425977.5,  2425977.5,       [48.95],                        55.1,         0.31,          280.1,                              100,                                15,     '', 'hoyt-1980'],         // 15
  ['vulcan',     'Vulcan',       'astrology',  'sun',   J1900,            null,            [252.8987988, 707550.7341],     0.13744,      0.019,         [322.212069, 1670.056],             [47.787931, -1670.056],             7.5,    ''],                      // 16
  ['selena',     'Selena',       'astrology',  'earth', J2000,            null,            [242.2205555, 5143.5418158],    0.05280098949, 0,            0,                                  0,                                  0,      'White Moon'],       // 17
  ['proserpina', 'Proserpina',   'astrology',  'sun',   J1900,            null,            [170.73],                       79.22563,     0,             0,                                  0,                                  0,      ''],                      // 18
  ['waldemath',  'Waldemath',    'astrology',  'earth', 2414290.95827875, 2414290.95827875, [70.3407215, 109023.2634989], 0.0068400705250028, 0.1587,  [8.14049594, 2393.47417444],        [136.24878256, -1131.71719709],     2.5,    'Dark Moon;Waldemath Black Moon'], // 19
];

/** The orbits, in the order of their source. */
export const HYPOTHETICALS: readonly HypotheticalRow[] = ROWS.map(rowOf);

function rowOf(row: Short): HypotheticalRow {
  const [id, name, school, centre, epochJdTt, axesJdTt, anomaly, axisAu, eccentricity, perihelion, node] = row;
  const [, , , , , , , , , , , inclinationDeg, others, source] = row;
  return {
    id,
    name,
    otherNames: others === '' ? [] : others.split(';'),
    school,
    centre,
    epochJdTt,
    axesJdTt,
    anomaly,
    axisAu,
    eccentricity,
    perihelion: typeof perihelion === 'number' ? [perihelion, 0] : perihelion,
    node: typeof node === 'number' ? [node, 0] : node,
    inclinationDeg,
    sources: source === undefined ? ['seorbel'] : [source, 'seorbel'],
  };
}
