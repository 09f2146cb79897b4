/** All reckoned points of one birth together, over one sunrise: for a report, or a door that wants everything. */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { readRecord } from '../../input.ts';
import type { Kundli } from '../graha/kundli.ts';
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
import { type PointMoment, type SunGround, type SunGroundOptions, sunGroundOf } from './sun-ground.ts';
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
  readRecord('options', options, 'an object of options');
  const ground = sunGroundOf(zodiac, moment, options);
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
