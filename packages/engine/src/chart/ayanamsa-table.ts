/**
 * The ayanamsas: where each school puts the first point of its zodiac. Data only; `ayanamsa.ts` does the reckoning.
 *
 * Three kinds. `fixed`: the value at an epoch, carried to any date by precession. `star`: a star keeps its sidereal
 * longitude for ever, so the ayanamsa follows the star's apparent place, yearly aberration included. `galactic`: the
 * same with the centre or the equator of the galaxy.
 *
 * Epochs (TT), values and anchors are published facts, each with the work that set it. `olderPrecessionArcsec` belongs
 * to values that were published together with an older precession (`newcomb-1898`, `lieske-1977`): the author's zodiac
 * is where that theory carried it by J2000.0, which differs from today's theory by this constant. Epochs that their
 * authors gave in universal time are turned into TT with ΔT of `stephenson-2016`. Calibrated on 2026-11-21 against
 * Swiss Ephemeris 2.10.03 (60 epochs from 2894 BC to 2760, test/authorities/ephemeris-ayanamsa.csv); numbering
 * `swissMode` is that program's, so that people can compare. Check: test/chart/ayanamsa.test.ts, worst row 7e-6″
 * (2.4e-4″ where a pole of the galaxy is the anchor).
 *
 * Longitudes are counted along the ecliptic of date under every row. That program places bodies along the ecliptic of the epoch under its modes 18, 19, 20
 * and 34, which moves the Moon by some 7″ and the ascendant by some 5′ in 1800–2100 (test/chart/engine.test.ts).
 */

import type { SourceKey } from '../sources.ts';
import type { StarKey } from './stars.ts';

/**
 * How an ayanamsa stands among the others. `official`: set by a state almanac. `school`: a tradition or author's own
 * zero point. `text`: reckoned back from a classical treatise. `reconstruction`: historians' zero point of an ancient
 * zodiac. `astronomical`: an equinox or a galactic direction, for comparison or of modern proposal.
 */
export type AyanamsaClassification = 'official' | 'school' | 'text' | 'reconstruction' | 'astronomical';

interface AyanamsaCommon {
  /** Stable kebab-case name. */
  readonly id: string;
  readonly name: string;
  /** Number of the same mode in Swiss Ephemeris. */
  readonly swissMode: number;
  readonly source: SourceKey;
  readonly classification: AyanamsaClassification;
  readonly description: string;
}

export interface FixedAyanamsa extends AyanamsaCommon {
  readonly kind: 'fixed';
  /** Julian date, TT. */
  readonly t0Tt: number;
  /** Mean ayanamsa at the epoch (no nutation), degrees. */
  readonly valueDeg: number;
  readonly olderPrecessionArcsec: number;
}

export interface AnchoredAyanamsa extends AyanamsaCommon {
  readonly kind: 'star' | 'galactic';
  readonly star: StarKey;
  /** The sidereal longitude the anchor keeps, degrees. */
  readonly anchorDeg: number;
  /** Its apparent place, or its geometric direction. */
  readonly place: 'apparent' | 'geometric';
  /** Along the circle of latitude, or along the hour circle (dhruvaka). */
  readonly projection: 'ecliptic' | 'polar';
}

export type AyanamsaRow = FixedAyanamsa | AnchoredAyanamsa;

const J1900 = 2415020;
const B1950 = 2433282.42346;

type Common = readonly [
  id: string,
  swissMode: number,
  name: string,
  source: SourceKey,
  classification: AyanamsaClassification,
];

// biome-ignore format: a table reads in columns
const FIXED: readonly (readonly [...Common, t0Tt: number, valueDeg: number, olderPrecessionArcsec: number, description: string])[] = [
  ['fagan-bradley', 0, 'Fagan/Bradley', 'fagan-firebrace-1971', 'school', B1950, 24.042044444, -0.4125852,
    'Western sidereal zodiac: the synetic vernal point at 335°57′28.64″ in 1950, from a fit of old ingress charts.'],
  ['lahiri', 1, 'Lahiri (Chitrapaksha)', 'iae-1989', 'official', 2435553.5, 23.245524743, 0.1303617,
    'The Indian government’s: 23°15′00.658″ with nutation on 21 March 1956, as the Indian Astronomical Ephemeris redefined it.'],
  ['de-luce', 2, 'De Luce', 'de-luce-1963', 'school', 1721057.62219, 0, 0,
    'Zero on 1 January of the year 1 BC, the birth of Jesus in this author’s reckoning.'],
  ['raman', 3, 'Raman', 'raman-1938', 'school', J1900, 21.01444, -0.8279546,
    'B. V. Raman’s: 21°00′52″ in 1900.'],
  ['usha-shashi', 4, 'Usha/Shashi', 'usha-shashi-1978', 'school', J1900, 18.66096, 0,
    'Zeta Piscium at 359°50′ of the zodiac, as these authors placed it for 1900.'],
  ['krishnamurti', 5, 'Krishnamurti (KP)', 'krishnamurti-reader-1', 'school', J1900, 22.363889, -0.8279546,
    'K. S. Krishnamurti’s: 22°21′50″ in 1900, zero near AD 291.'],
  ['djwhal-khul', 6, 'Djwhal Khul', 'lindsay', 'school', J1900, 26.9630976, 0,
    'The Age of Aquarius begins in 2117, after a saying of A. A. Bailey’s teacher.'],
  ['yukteshwar', 7, 'Yukteshwar', 'yukteswar-1894', 'school', J1900, 21.082222, 0,
    'Sri Yukteswar’s zodiac as programs commonly tabulate it: 21°04′56″ in 1900.'],
  ['jn-bhasin', 8, 'J. N. Bhasin', 'bhasin', 'school', J1900, 21.365556, 0,
    'J. N. Bhasin’s: 21°21′56″ in 1900.'],
  ['babylonian-kugler-1', 9, 'Babylonian, Kugler 1', 'kugler-1907', 'reconstruction', 1684532.63452, -5.66667, 0,
    'First of three zero points of the Babylonian zodiac that Kugler considered, for the year −100.'],
  ['babylonian-kugler-2', 10, 'Babylonian, Kugler 2', 'kugler-1907', 'reconstruction', 1684532.63452, -4.26667, 0,
    'Second of Kugler’s zero points, for the year −100.'],
  ['babylonian-kugler-3', 11, 'Babylonian, Kugler 3', 'kugler-1907', 'reconstruction', 1684532.63452, -3.41667, 0,
    'Third of Kugler’s zero points, for the year −100.'],
  ['babylonian-huber', 12, 'Babylonian, Huber', 'huber-1958', 'reconstruction', 1684532.63452, -4.46667, 0,
    'Huber’s zero point from Babylonian star and planet texts: −4°28′ in the year −100.'],
  ['babylonian-eta-piscium', 13, 'Babylonian, eta Piscium', 'mercier-1976', 'reconstruction', 1673941.13824, -5.079167, 0,
    'Eta Piscium at the first point of the zodiac, for the year −129.'],
  ['aldebaran-15-taurus', 14, 'Babylonian, Aldebaran at 15° Taurus', 'huber-1958', 'reconstruction', 1684532.63452, -4.44138598, 0,
    'Aldebaran at 15° Taurus and Antares opposite, the axis of the Babylonian zodiac, for the year −100.'],
  ['hipparchos', 15, 'Hipparchos', 'mercier-1976', 'reconstruction', 1674484.13805, -9.33333, 0,
    'A zero point ascribed to the time of Hipparchos, the year −128.'],
  ['sassanian', 16, 'Sassanian', 'mercier-1976', 'reconstruction', 1927135.93205, 0, 0,
    'Zero on 18 March 564, the era of the Sassanian tables.'],
  ['j2000', 18, 'Equinox of J2000.0', 'vondrak-2011', 'astronomical', 2451545, 0, 0,
    'Longitudes from the mean equinox of 1 January 2000, noon TT.'],
  ['j1900', 19, 'Equinox of J1900.0', 'vondrak-2011', 'astronomical', J1900, 0, 0,
    'Longitudes from the mean equinox of 0 January 1900, noon TT.'],
  ['b1950', 20, 'Equinox of B1950.0', 'vondrak-2011', 'astronomical', 2433282.42345905, 0, 0,
    'Longitudes from the mean equinox of the Besselian year 1950.'],
  ['suryasiddhanta', 21, 'Surya Siddhanta', 'surya-siddhanta', 'text', 1903396.87766, 0, 0,
    'True Sun at the equinox when the mean Sun of the Surya Siddhanta enters Aries, 21 March 499.'],
  ['suryasiddhanta-mean-sun', 22, 'Surya Siddhanta, mean Sun', 'surya-siddhanta', 'text', 1903396.87766, -0.21463395, 0,
    'The same moment, with the mean Sun of today’s theory at the first point.'],
  ['aryabhata', 23, 'Aryabhata', 'aryabhatiya', 'text', 1903396.85432, 0, 0,
    'True Sun at the equinox when 3600 years of the Kali age had passed, 21 March 499 in Aryabhata’s reckoning.'],
  ['aryabhata-mean-sun', 24, 'Aryabhata, mean Sun', 'aryabhatiya', 'text', 1903396.85432, -0.23763238, 0,
    'The same moment, with the mean Sun of today’s theory at the first point.'],
  ['ss-revati', 25, 'Surya Siddhanta, Revati', 'surya-siddhanta', 'text', 1903396.87766, -0.79167046, 0,
    'Zeta Piscium at 359°50′ polar longitude, as the Surya Siddhanta places Revati, in 499.'],
  ['ss-citra', 26, 'Surya Siddhanta, Citra', 'surya-siddhanta', 'text', 1903396.87766, 2.11070444, 0,
    'Spica at 180° polar longitude, as the Surya Siddhanta places Citra, in 499.'],
  ['skydram-mardyks', 34, 'Skydram (Mardyks)', 'mardyks-1991', 'astronomical', 2451079.734892, 30, 0,
    'The equinox of autumn 1998 on the galactic equator: 30° on 23 September 1998.'],
  ['aryabhata-522', 37, 'Aryabhata 522', 'aryabhatiya', 'text', 1911797.8029, 0, 0,
    'Zero on 20 March 522, the moment that Aryabhata’s year length makes the equinox.'],
  ['babylonian-britton', 38, 'Babylonian, Britton', 'britton-2010', 'reconstruction', 1721057.62219, -3.2, 0,
    'Britton’s zero point of the uniform Babylonian zodiac: −3.2° at the beginning of 1 BC.'],
  ['galactic-equator-fiorenza', 41, 'Galactic equator (Fiorenza)', 'fiorenza', 'astronomical', 2451544.50074, 25, 0,
    '25° on 1 January 2000, which puts the crossing of galactic equator and ecliptic near 5° Sagittarius.'],
  ['valens-moon', 42, 'Vettius Valens', 'holden-1995', 'reconstruction', 1775845.60468, -2.9422, 0,
    'From the lunar places in the Anthology of Vettius Valens, for AD 150.'],
  ['lahiri-1940', 43, 'Lahiri 1940', 'lahiri-1940', 'school', J1900, 22.44597222, -0.8279546,
    'N. C. Lahiri’s own earlier value: 22°26′45.50″ in 1900, before the calendar reform.'],
  ['lahiri-vp285', 44, 'Lahiri VP285', 'calendar-reform-1955', 'school', 1825235.2458513028, 0, 0,
    'Spica opposite the equinox in 285, the year the Calendar Reform Committee names for zero.'],
  ['krishnamurti-vp291', 45, 'Krishnamurti VP291 (Senthilathiban)', 'senthilathiban-2019', 'school', 1827424.752255678, 0, 0,
    'Krishnamurti’s zero year 291 carried by today’s precession.'],
  ['lahiri-icrc', 46, 'Lahiri ICRC', 'calendar-reform-1955', 'official', 2435553.5, 23.24535793, -0.3611263,
    'The Calendar Reform Committee’s: 23°15′00″ with nutation on 21 March 1956, before the later refinement.'],
];

/** The smaller part of a golden section, (3 − √5) / 2, to the digits in use. */
const GOLDEN = 0.3819660113;

// biome-ignore format: a table reads in columns
const ANCHORED: readonly (readonly [...Common, kind: 'star' | 'galactic', star: StarKey, anchorDeg: number, place: 'apparent' | 'geometric', projection: 'ecliptic' | 'polar', description: string])[] = [
  ['galactic-center-0-sag', 17, 'Galactic centre at 0° Sagittarius', 'reid-brunthaler-2004', 'astronomical', 'galactic', 'galactic-centre', 240, 'apparent', 'ecliptic',
    'The centre of the galaxy at the first point of Sagittarius.'],
  ['true-citra', 27, 'True Citra', 'calendar-reform-1955', 'school', 'star', 'spica', 180, 'apparent', 'ecliptic',
    'Spica exactly at 0° Libra on every date.'],
  ['true-revati', 28, 'True Revati', 'surya-siddhanta', 'school', 'star', 'zeta-piscium', 359 + 5 / 6, 'apparent', 'ecliptic',
    'Zeta Piscium exactly at 29°50′ Pisces on every date.'],
  ['true-pushya', 29, 'True Pushya', 'narasimha-rao-2013', 'school', 'star', 'delta-cancri', 106, 'apparent', 'ecliptic',
    'Delta Cancri exactly at 16° Cancer on every date.'],
  ['galactic-center-gil-brand', 30, 'Galactic centre (Gil Brand)', 'gil-brand-2014', 'astronomical', 'galactic', 'galactic-centre', 210 + 90 * GOLDEN, 'apparent', 'ecliptic',
    'The centre of the galaxy at the golden section between 0° Scorpio and 0° Aquarius.'],
  ['galactic-equator-iau1958', 31, 'Galactic equator (IAU 1958)', 'blaauw-1960', 'astronomical', 'galactic', 'galactic-pole-1958', 150, 'geometric', 'ecliptic',
    'The galactic equator of 1958 crosses the ecliptic at 0° Sagittarius.'],
  ['galactic-equator-true', 32, 'Galactic equator', 'liu-2011', 'astronomical', 'galactic', 'galactic-pole', 150, 'geometric', 'ecliptic',
    'The galactic equator of modern measurement crosses the ecliptic at 0° Sagittarius.'],
  ['galactic-equator-mid-mula', 33, 'Galactic equator in the middle of Mula', 'liu-2011', 'astronomical', 'galactic', 'galactic-pole', 150 + 20 / 3, 'geometric', 'ecliptic',
    'The galactic equator crosses the ecliptic in the middle of Mula, 6°40′ Sagittarius.'],
  ['true-mula', 35, 'True Mula', 'chandra-hari-1998', 'school', 'star', 'lambda-scorpii', 240, 'apparent', 'ecliptic',
    'Lambda Scorpii exactly at 0° Sagittarius on every date.'],
  ['dhruva-galactic-center-mid-mula-wilhelm', 36, 'Dhruva galactic centre (Wilhelm)', 'wilhelm', 'astronomical', 'galactic', 'galactic-centre', 240 + 20 / 3, 'apparent', 'polar',
    'The centre of the galaxy, brought to the ecliptic along its hour circle, in the middle of Mula.'],
  ['vedic-sheoran', 39, 'Vedic (Sheoran)', 'sheoran-2017', 'school', 'star', 'delta-cancri', 103.49264221625, 'apparent', 'ecliptic',
    'Delta Cancri at 103.4926° on every date, from S. Sheoran’s chronology.'],
  ['galactic-center-0-cap-cochrane', 40, 'Galactic centre at 0° Capricorn (Cochrane)', 'cochrane-2017', 'astronomical', 'galactic', 'galactic-centre', 270, 'apparent', 'ecliptic',
    'The centre of the galaxy at the first point of Capricorn.'],
];

/** A row is made of its line when it is first asked for: a chart needs one, and a program that starts need not make them all. */
const made = new Map<string, AyanamsaRow>();

/** The row of an id; undefined for a name that is none. */
export function ayanamsaRow(id: string): AyanamsaRow | undefined {
  let row = made.get(id);
  if (row === undefined) {
    const fixed = FIXED.find((line) => line[0] === id);
    const anchored = ANCHORED.find((line) => line[0] === id);
    if (fixed !== undefined) row = fixedRow(fixed);
    else if (anchored !== undefined) row = anchoredRow(anchored);
    else return undefined;
    made.set(id, row);
  }
  return row;
}

/** Every id, in the order of `swissMode`. */
export function ayanamsaIds(): readonly string[] {
  return [...FIXED, ...ANCHORED].sort((a, b) => a[1] - b[1]).map(([id]) => id);
}

function fixedRow(line: (typeof FIXED)[number]): FixedAyanamsa {
  const [id, swissMode, name, source, classification, t0Tt, valueDeg, olderPrecessionArcsec, description] = line;
  return {
    id,
    name,
    swissMode,
    kind: 'fixed',
    t0Tt,
    valueDeg,
    olderPrecessionArcsec,
    source,
    classification,
    description,
  };
}

function anchoredRow(line: (typeof ANCHORED)[number]): AnchoredAyanamsa {
  const [id, swissMode, name, source, classification, kind, star, anchorDeg, place, projection, description] = line;
  return { id, name, swissMode, kind, star, anchorDeg, place, projection, source, classification, description };
}

/** Other names that people and clients use. */
export const AYANAMSA_ALIASES: { readonly [alias: string]: string } = {
  chitrapaksha: 'lahiri',
  'chitra-paksha': 'lahiri',
  kp: 'krishnamurti',
  'kp-old': 'krishnamurti',
  'kp-new': 'krishnamurti-vp291',
  yukteswar: 'yukteshwar',
  'sri-yukteshwar': 'yukteshwar',
  fagan: 'fagan-bradley',
  'true-chitra': 'true-citra',
  'true-lahiri': 'true-citra',
  'pushya-paksha': 'true-pushya',
  'surya-siddhanta': 'suryasiddhanta',
  icrc: 'lahiri-icrc',
  'galactic-center': 'galactic-center-0-sag',
  'galactic-centre': 'galactic-center-0-sag',
  sheoran: 'vedic-sheoran',
};
