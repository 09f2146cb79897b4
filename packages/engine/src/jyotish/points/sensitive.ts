/**
 * Sensitive places: whether lagna and grahas stand in degrees that kill or nourish, at the knots of the zodiac, in burnt signs or in the houses where
 * they are as if dead; and the lords of the 22nd drekkana and the 64th navamsha. For length of life, and for muhurta.
 *
 * Tables and their sources: sensitive-tables.ts. A degree `n` is the n-th of the sign, from n − 1 to n.
 */

import { vargaMethods, vargaPart, vargaSign } from '../../chart/varga.ts';
import { numberIn, oneOf, readChoices, wholeIn } from '../../choice.ts';
import { readRecord } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { GRAHAS, type Graha, type Kundli, type Spot, spotAt, type VisibleGraha } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { SENSITIVE_NAMES } from './option-names.ts';
import { PER_DEGREE, stepsOf, wrapSteps } from './point.ts';
import {
  DAGDHA_RASHIS,
  MARANA_KARAKA_STHANAS,
  MRITYU_BHAGAS,
  MRITYU_ORBS_ARCMIN,
  PUSHKARA_BHAGAS,
  PUSHKARA_NAVAMSHAS,
  SARPA_DREKKANAS,
} from './sensitive-tables.ts';
import { birthLordsOf } from './sphutas.ts';

/** Within the degree itself, or within the distances of K. S. Charak on either side of it. */
export const MRITYU_BHAGA_SCHOOLS = ['nth-degree', 'charak'] as const;
export type MrityuBhagaSchool = (typeof MRITYU_BHAGA_SCHOOLS)[number];
export const PUSHKARA_BHAGA_SCHOOLS = ['jataka-parijata', 'patel-navamsha'] as const;
export type PushkaraBhagaSchool = (typeof PUSHKARA_BHAGA_SCHOOLS)[number];

export interface SensitiveOptions {
  /** `nth-degree` when left out. */
  readonly mrityuBhaga?: MrityuBhagaSchool;
  /** `jataka-parijata` when left out. */
  readonly pushkaraBhaga?: PushkaraBhagaSchool;
  /** How far a knot reaches on either side: a pada of 3°20′ when left out, or degrees, 0 … 15. */
  readonly gandanta?: 'pada' | number;
  /** One of `vargaMethods(3)` and `vargaMethods(9)`; their first when left out. */
  readonly drekkana?: string;
  readonly navamsha?: string;
}

/** A knot between water and fire: 0°, 120° or 240°. */
export interface Gandanta {
  readonly knotDeg: 0 | 120 | 240;
  /** How far the place is beyond the knot; below nothing before it. */
  readonly beyondDeg: number;
}

/** A degree of the sign and whether the place is in it. */
export interface SensitiveDegree {
  /** The n-th degree of the sign, 1 … 30. */
  readonly nth: number;
  /** From the end of that degree, which is where the tables’ number stands; below nothing before it. */
  readonly beyondDeg: number;
  readonly isIn: boolean;
}

export interface SensitiveSpot {
  readonly of: Graha | 'lagna';
  readonly mrityuBhaga: SensitiveDegree;
  readonly pushkaraBhaga: SensitiveDegree;
  readonly isPushkaraNavamsha: boolean;
  readonly isSarpaDrekkana: boolean;
  readonly gandanta: Gandanta | null;
  /** In a sign burnt by the tithi of birth. */
  readonly isDagdha: boolean;
  /** In the house where it is as if dead; null for the lagna and for Ketu. */
  readonly isMaranaKarakaSthana: boolean | null;
}

/** A part of a varga, its sign there and that sign’s lord. */
export interface FatalPart {
  /** Where the part is: its first point, degrees. */
  readonly longitudeDeg: number;
  readonly sign: number;
  readonly lord: VisibleGraha;
}

export interface SensitivePlaces {
  readonly settings: {
    readonly mrityuBhaga: MrityuBhagaSchool;
    readonly pushkaraBhaga: PushkaraBhagaSchool;
    readonly gandanta: 'pada' | number;
    readonly drekkana: string;
    readonly navamsha: string;
  };
  readonly sources: readonly SourceKey[];
  /** The lagna, then the nine grahas. */
  readonly spots: readonly SensitiveSpot[];
  /** The 22nd drekkana (its lord is the kharesha) and the 64th navamsha, from lagna and Moon. */
  readonly drekkana22: { readonly lagna: FatalPart; readonly Moon: FatalPart };
  readonly navamsha64: { readonly lagna: FatalPart; readonly Moon: FatalPart };
  /** Burnt signs of the tithi of birth. */
  readonly dagdhaRashis: readonly number[];
}

/** Twenty-one drekkanas are sixty-three navamshas: seven signs. */
const SEVEN_SIGNS = 210 * PER_DEGREE;
const KNOTS = [0, 120, 240] as const;

/**
 * The sensitive places of a kundli.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function sensitivePlacesOf(kundli: Kundli, options: SensitiveOptions = {}): SensitivePlaces {
  readKundli(kundli);
  readChoices(options, 'options', SENSITIVE_NAMES);
  const [ofDrekkana, ofNavamsha] = [vargaMethods(3), vargaMethods(9)];
  const settings = {
    mrityuBhaga: oneOf('mrityuBhaga', options.mrityuBhaga ?? 'nth-degree', MRITYU_BHAGA_SCHOOLS),
    pushkaraBhaga: oneOf('pushkaraBhaga', options.pushkaraBhaga ?? 'jataka-parijata', PUSHKARA_BHAGA_SCHOOLS),
    gandanta: reachOf(options.gandanta),
    drekkana: oneOf('drekkana', options.drekkana ?? ofDrekkana[0], ofDrekkana),
    navamsha: oneOf('navamsha', options.navamsha ?? ofNavamsha[0], ofNavamsha),
  };
  const { lagna, grahas } = kundli;
  const dagdha = dagdhaRashisOf(birthLordsOf(kundli).tithi);
  const look = (of: Graha | 'lagna', spot: Spot, house: number | null): SensitiveSpot => {
    const dead = of === 'lagna' ? null : MARANA_KARAKA_STHANAS[of];
    return {
      of,
      mrityuBhaga: mrityuBhagaAt(of, spot, settings.mrityuBhaga),
      pushkaraBhaga: degreeAt(spot, PUSHKARA_BHAGAS[settings.pushkaraBhaga]),
      isPushkaraNavamsha: isPushkaraNavamsha(spot.longitudeDeg),
      isSarpaDrekkana: isSarpaDrekkana(spot.longitudeDeg),
      gandanta: gandantaOfSpot(spot, settings.gandanta),
      isDagdha: dagdha.includes(spot.sign),
      isMaranaKarakaSthana: dead === null ? null : dead === house,
    };
  };
  const fatal = (spot: Spot, division: 3 | 9): FatalPart => {
    const steps = wrapSteps(stepsOf(spot.longitudeDeg) + SEVEN_SIGNS);
    const sign = vargaSign(steps / PER_DEGREE, division, division === 3 ? settings.drekkana : settings.navamsha);
    const part = Math.floor((steps * division) / (30 * PER_DEGREE));
    return { longitudeDeg: spotAt((part * 30) / division).longitudeDeg, sign, lord: lordOf(sign) };
  };
  return {
    settings,
    sources: ['jataka-parijata', 'phaladeepika', 'brihat-jataka', 'patel-navamsha', 'almanac-practice'],
    spots: [look('lagna', lagna, null), ...GRAHAS.map((graha) => look(graha, grahas[graha], grahas[graha].house))],
    drekkana22: { lagna: fatal(lagna, 3), Moon: fatal(grahas.Moon, 3) },
    navamsha64: { lagna: fatal(lagna, 9), Moon: fatal(grahas.Moon, 9) },
    dagdhaRashis: dagdha,
  };
}

/**
 * Whether a place is at the degree of death of a graha, of the lagna or of Gulika.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function mrityuBhagaAt(
  of: Graha | 'lagna' | 'gulika',
  spot: Pick<Spot, 'sign' | 'degree'>,
  school: MrityuBhagaSchool = 'nth-degree',
): SensitiveDegree {
  const { sign, degree } = readRecord('spot', spot, 'a place with sign and degree');
  wholeIn('spot.sign', sign, 1, 12);
  numberIn('spot.degree', degree, 0, 30, 'degrees');
  const found = degreeAt(spot, MRITYU_BHAGAS[oneOf('of', of, NAMED)]);
  if (oneOf('mrityuBhaga', school, MRITYU_BHAGA_SCHOOLS) === 'nth-degree') return found;
  return { ...found, isIn: Math.abs(found.beyondDeg) * 60 <= MRITYU_ORBS_ARCMIN[of] };
}

const NAMED = ['lagna', ...GRAHAS, 'gulika'] as const;

/** Whether a longitude is in one of the two nourishing navamshas of its sign. @throws EngineError INVALID_OPTION */
export function isPushkaraNavamsha(longitudeDeg: number): boolean {
  const element = (vargaSign(longitudeDeg, 1) - 1) % 4;
  return (PUSHKARA_NAVAMSHAS[element] as readonly number[]).includes(vargaPart(longitudeDeg, 9));
}

/** Whether a longitude is in a drekkana of the serpent. @throws EngineError INVALID_OPTION */
export function isSarpaDrekkana(longitudeDeg: number): boolean {
  return SARPA_DREKKANAS[vargaSign(longitudeDeg, 1)]?.includes(vargaPart(longitudeDeg, 3)) ?? false;
}

/**
 * The knot that a longitude is at, or null.
 *
 * @param reach  how far it reaches on either side: `pada`, or degrees
 * @throws  EngineError INVALID_OPTION
 */
export function gandantaAt(longitudeDeg: number, reach: 'pada' | number = 'pada'): Gandanta | null {
  return gandantaOfSpot(spotAt(longitudeDeg), reachOf(reach));
}

/**
 * Signs burnt by a tithi: 1 … 30, the same in both halves of the month; none at full and new moon.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function dagdhaRashisOf(tithi: number): readonly number[] {
  return DAGDHA_RASHIS[(wholeIn('tithi', tithi, 1, 30) - 1) % 15] as readonly number[];
}

function degreeAt({ sign, degree }: Pick<Spot, 'sign' | 'degree'>, table: readonly number[]): SensitiveDegree {
  const nth = table[sign - 1] as number;
  const beyond = stepsOf(degree) - nth * PER_DEGREE;
  return { nth, beyondDeg: beyond / PER_DEGREE, isIn: beyond < 0 && beyond >= -PER_DEGREE };
}

function gandantaOfSpot({ longitudeDeg, nakshatra, pada }: Spot, reach: 'pada' | number): Gandanta | null {
  const third = 120 * PER_DEGREE;
  const past = stepsOf(longitudeDeg) % third;
  const beyond = past > third / 2 ? past - third : past;
  const isIn =
    reach === 'pada'
      ? (nakshatra % 9 === 0 && pada === 4) || (nakshatra % 9 === 1 && pada === 1)
      : Math.abs(beyond) < reach * PER_DEGREE;
  if (!isIn) return null;
  const knot = Math.round((stepsOf(longitudeDeg) - beyond) / third) % 3;
  return { knotDeg: KNOTS[knot] as 0 | 120 | 240, beyondDeg: beyond / PER_DEGREE };
}

function reachOf(reach: unknown): 'pada' | number {
  if (reach === undefined || reach === 'pada') return 'pada';
  return numberIn('gandanta', reach, 0, 15, 'degrees');
}
