/**
 * Sphutas: sums of longitudes. Seed and field for children, the breath, body and death of horary, the yogi points of prosperity, and the bhrigu
 * bindu.
 *
 * Sources: `phaladeepika` 12.14–15 (beeja and kshetra); `prasna-marga` ch. 5 (trisphuta and its kin); `defouw-svoboda` and `jagannatha-hora` for the
 * yogi points.
 */

import { NAKSHATRA_LORDS } from '../../chart/zodiac.ts';
import { oneOf, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import type { Graha, Kundli, VisibleGraha } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { BHRIGU_BINDU_NAMES } from './option-names.ts';
import { PER_DEGREE, type PointSpot, pointOfSteps, readDegrees, stepsOf, TURN, wrapSteps } from './point.ts';

export const SPHUTAS = [
  'beeja',
  'kshetra',
  'tithi',
  'yoga',
  'rahuTithi',
  'trisphuta',
  'chatuhsphuta',
  'panchasphuta',
  'prana',
  'deha',
  'mrityu',
  'sookshmaTrisphuta',
] as const;
export type SphutaName = (typeof SPHUTAS)[number];

/** How often lagna, Sun, Moon, Mars, Jupiter, Venus, Rahu and Gulika go into each. */
// biome-ignore format: a table reads in columns
const TERMS: { readonly [S in SphutaName]: readonly [number, number, number, number, number, number, number, number] } = {
  //                 La Su Mo Ma Ju Ve Ra Gu
  beeja:            [0, 1, 0, 0, 1, 1, 0, 0],
  kshetra:          [0, 0, 1, 1, 1, 0, 0, 0],
  tithi:            [0, -1, 1, 0, 0, 0, 0, 0],
  yoga:             [0, 1, 1, 0, 0, 0, 0, 0],
  rahuTithi:        [0, -1, 0, 0, 0, 0, 1, 0],
  trisphuta:        [1, 0, 1, 0, 0, 0, 0, 1],
  chatuhsphuta:     [1, 1, 1, 0, 0, 0, 0, 1],
  panchasphuta:     [1, 1, 1, 0, 0, 0, 1, 1],
  prana:            [5, 0, 0, 0, 0, 0, 0, 1],
  deha:             [0, 0, 8, 0, 0, 0, 0, 1],
  mrityu:           [0, 1, 0, 0, 0, 0, 0, 7],
  sookshmaTrisphuta: [5, 1, 8, 0, 0, 0, 0, 9],
};
const GULIKA = 7;

export interface Sphutas {
  readonly settings: { readonly gulikaDeg: number | null };
  readonly sources: readonly SourceKey[];
  /** Null for those that need Gulika where none was given. */
  readonly sphutas: { readonly [S in SphutaName]: PointSpot | null };
}

/**
 * The sphutas of a kundli.
 *
 * @param gulikaDeg  longitude of Gulika (`upagrahasOf`); without it those made with him are null
 * @throws  EngineError INVALID_OPTION
 */
export function sphutasOf(kundli: Kundli, gulikaDeg: number | null = null): Sphutas {
  const { lagna, grahas } = readKundli(kundli);
  const { Sun, Moon, Mars, Jupiter, Venus, Rahu } = grahas;
  const gulika = gulikaDeg === null ? 0 : readDegrees('gulikaDeg', gulikaDeg);
  const values = [lagna, Sun, Moon, Mars, Jupiter, Venus, Rahu].map(({ longitudeDeg }) => stepsOf(longitudeDeg));
  values.push(wrapSteps(stepsOf(gulika)));
  const sphutas: Record<string, PointSpot | null> = {};
  for (const name of SPHUTAS) {
    const terms = TERMS[name];
    const isKnown = gulikaDeg !== null || terms[GULIKA] === 0;
    const sum = terms.reduce((total, times, i) => total + times * (values[i] as number), 0);
    sphutas[name] = isKnown ? pointOfSteps(sum, lagna.sign) : null;
  }
  return {
    settings: { gulikaDeg },
    sources: ['phaladeepika', 'prasna-marga', 'jagannatha-hora'],
    sphutas: sphutas as Sphutas['sphutas'],
  };
}

/** 93°20′, where Pushya begins, which answers to the first of the yogas; and 186°40′, fourteen nakshatras. */
const YOGI_STEPS = 933_333_333;
const AVAYOGI_STEPS = 1_866_666_667;

export interface YogiPoints {
  readonly sources: readonly SourceKey[];
  readonly yogiPoint: PointSpot;
  readonly avayogiPoint: PointSpot;
  /** Lord of the nakshatra of the yogi point. */
  readonly yogi: Graha;
  /** Lord of the sign of the yogi point; also called sahayogi. */
  readonly duplicateYogi: VisibleGraha;
  /** Lord of the nakshatra of the avayogi point: the sixth from the yogi in the order of vimshottari. */
  readonly avayogi: Graha;
}

/** The yogi and avayogi points and the grahas they belong to. */
export function yogiPointsOf(kundli: Kundli): YogiPoints {
  const { lagna, grahas } = readKundli(kundli);
  const sum = stepsOf(grahas.Sun.longitudeDeg) + stepsOf(grahas.Moon.longitudeDeg) + YOGI_STEPS;
  const yogiPoint = pointOfSteps(sum, lagna.sign);
  const avayogiPoint = pointOfSteps(sum + AVAYOGI_STEPS, lagna.sign);
  return {
    sources: ['defouw-svoboda', 'jagannatha-hora'],
    yogiPoint,
    avayogiPoint,
    yogi: nakshatraLord(yogiPoint.nakshatra),
    duplicateYogi: lordOf(yogiPoint.sign),
    avayogi: nakshatraLord(avayogiPoint.nakshatra),
  };
}

/** `forward`: halfway from Rahu to the Moon along the signs; `nearest`: halfway along the shorter arc. */
export const BHRIGU_BINDU_SCHOOLS = ['forward', 'nearest'] as const;
export type BhriguBinduSchool = (typeof BHRIGU_BINDU_SCHOOLS)[number];

export interface BhriguBindu extends PointSpot {
  readonly settings: { readonly bhriguBindu: BhriguBinduSchool };
  readonly sources: readonly SourceKey[];
}

/**
 * The bhrigu bindu, between Rahu and the Moon.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function bhriguBinduOf(kundli: Kundli, options: { readonly bhriguBindu?: BhriguBinduSchool } = {}): BhriguBindu {
  readKundli(kundli);
  readChoices(options, 'options', BHRIGU_BINDU_NAMES);
  const bhriguBindu = oneOf('bhriguBindu', options.bhriguBindu ?? 'forward', BHRIGU_BINDU_SCHOOLS);
  const rahu = stepsOf(kundli.grahas.Rahu.longitudeDeg);
  const ahead = wrapSteps(stepsOf(kundli.grahas.Moon.longitudeDeg) - rahu);
  const isFar = bhriguBindu === 'nearest' && ahead > TURN / 2;
  const spot = pointOfSteps(rahu + (isFar ? ahead - TURN : ahead) / 2, kundli.lagna.sign);
  return { ...spot, settings: { bhriguBindu }, sources: ['jagannatha-hora'] };
}

export interface BirthLords {
  readonly sources: readonly SourceKey[];
  /** 1 … 30, and its lord among eight. */
  readonly tithi: number;
  readonly tithiLord: Graha;
  /** 1 … 27, and its lord. */
  readonly yoga: number;
  readonly yogaLord: Graha;
  /** 1 … 60. */
  readonly karana: number;
}

/** Lords of the tithis of a half month: the seven and Rahu; the full moon is Saturn’s, the new moon Rahu’s. */
const TITHI_LORDS: readonly Graha[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'];

/** Tithi and yoga at birth with their lords, and the karana. */
export function birthLordsOf(kundli: Kundli): BirthLords {
  const { Sun, Moon } = readKundli(kundli).grahas;
  const [sun, moon] = [stepsOf(Sun.longitudeDeg), stepsOf(Moon.longitudeDeg)];
  const apart = wrapSteps(moon - sun);
  const tithi = Math.floor(apart / (12 * PER_DEGREE)) + 1;
  const yoga = Math.floor((wrapSteps(moon + sun) * 27) / TURN) + 1;
  const inHalf = ((tithi - 1) % 15) + 1;
  const tithiLord = tithi === 30 ? 'Rahu' : (TITHI_LORDS[inHalf === 15 ? 6 : (inHalf - 1) % 8] as Graha);
  return {
    sources: ['narasimha-rao-integrated', 'defouw-svoboda'],
    tithi,
    tithiLord,
    yoga,
    yogaLord: nakshatraLord(((yoga + 6) % 27) + 1),
    karana: Math.floor(apart / (6 * PER_DEGREE)) + 1,
  };
}

/** Lord of a nakshatra, 1 … 27, in the order of vimshottari. */
function nakshatraLord(nakshatra: number): Graha {
  return NAKSHATRA_LORDS[(nakshatra - 1) % 9] as Graha;
}
