/** All reckoned points of one birth together, over one sunrise: for a report, or a door that wants everything. */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { readChoices, readInner } from '../../choice.ts';
import type { Kundli } from '../graha/kundli.ts';
import {
  SAHAM_NAMES,
  SENSITIVE_NAMES,
  SPECIAL_LAGNA_NAMES,
  SPECIAL_POINTS_NAMES,
  UPAGRAHA_CHOICE_NAMES,
} from './option-names.ts';
import { type SahamOptions, type Sahams, sahamsOf } from './sahams.ts';
import { type SensitiveOptions, type SensitivePlaces, sensitivePlacesOf } from './sensitive.ts';
import { type SpecialLagnaOptions, type SpecialLagnas, specialLagnasOf } from './special-lagnas.ts';
import {
  type BhriguBindu,
  type BhriguBinduSchool,
  type BirthLords,
  bhriguBinduOf,
  birthLordsOf,
  type Sphutas,
  sphutasOf,
  type YogiPoints,
  yogiPointsOf,
} from './sphutas.ts';
import { type PointMoment, type SunGround, type SunGroundOptions, sunGroundBy } from './sun-ground.ts';
import { type UpagrahaOptions, type Upagrahas, upagrahasOf } from './upagrahas.ts';

export interface SpecialPointsOptions extends SunGroundOptions {
  readonly lagnas?: SpecialLagnaOptions;
  readonly upagrahas?: UpagrahaOptions;
  readonly sensitive?: SensitiveOptions;
  readonly sahams?: SahamOptions;
  readonly bhriguBindu?: BhriguBinduSchool;
}

export interface SpecialPoints {
  readonly ground: SunGround;
  readonly lagnas: SpecialLagnas;
  readonly upagrahas: Upagrahas;
  /** With Gulika as the upagrahas have him. */
  readonly sphutas: Sphutas;
  readonly yogi: YogiPoints;
  readonly bhriguBindu: BhriguBindu;
  readonly birthLords: BirthLords;
  readonly sensitive: SensitivePlaces;
  readonly sahams: Sahams;
}

/**
 * The special points of a birth.
 *
 * @param zodiac  the kundli’s own
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN outside the ephemeris
 */
export function specialPointsOf(
  zodiac: ZodiacSky,
  kundli: Kundli,
  moment: PointMoment,
  options: SpecialPointsOptions = {},
): SpecialPoints {
  const ground = sunGroundBy(zodiac, moment, readPointsOptions(options, 'options'));
  const upagrahas = upagrahasOf(zodiac, kundli, moment, { ...options.upagrahas, ground });
  const { bhriguBindu = 'forward' } = options;
  return {
    ground,
    lagnas: specialLagnasOf(kundli, ground, options.lagnas),
    upagrahas,
    sphutas: sphutasOf(kundli, upagrahas.upagrahas.gulika.longitudeDeg),
    yogi: yogiPointsOf(kundli),
    bhriguBindu: bhriguBinduOf(kundli, { bhriguBindu }),
    birthLords: birthLordsOf(kundli),
    sensitive: sensitivePlacesOf(kundli, options.sensitive),
    sahams: sahamsOf(kundli, ground.isDay, options.sahams),
  };
}

/** Whether every name in the options and in the literals within them is one. @throws EngineError INVALID_OPTION */
export function readPointsOptions(options: SpecialPointsOptions, field: string): SpecialPointsOptions {
  const { lagnas, upagrahas, sensitive, sahams } = readChoices(options, field, SPECIAL_POINTS_NAMES);
  readInner(lagnas, `${field}.lagnas`, SPECIAL_LAGNA_NAMES);
  readInner(upagrahas, `${field}.upagrahas`, UPAGRAHA_CHOICE_NAMES);
  readInner(sensitive, `${field}.sensitive`, SENSITIVE_NAMES);
  readInner(sahams, `${field}.sahams`, SAHAM_NAMES);
  return options;
}
