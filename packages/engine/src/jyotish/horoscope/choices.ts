/**
 * The choices of a whole horoscope in one literal, a room at a time. What is left out is the default of its room; a horoscope says all of them.
 */

import type { ChartChoices } from '../../chart/choices.ts';
import type { NakshatraDashaOptions } from '../dasha/index.ts';
import type { DoshaOptions } from '../dosha/index.ts';
import type {
  ArgalaOptions,
  DrishtiOptions,
  DrishtiVirupaOptions,
  GrahaStateOptions,
  RelationshipOptions,
  VargaChoice,
  VimshopakaOptions,
} from '../graha/index.ts';
import type { ArudhaOptions, CharaKarakaOptions } from '../jaimini/index.ts';
import type { NodeAgencyOptions } from '../kp/index.ts';
import type { BhavaOptions, SpecialPointsOptions } from '../points/index.ts';
import type { AshtakavargaOptions, BhavaBalaOptions, KalaGroundOptions, ShadbalaOptions } from '../strength/index.ts';
import type { YogaOptions } from '../yoga/index.ts';

/** How to cast a horoscope. Every member may be left out. */
export interface JyotishChoices {
  /** Zodiac, ayanamsa, houses, node; `lahiriWholeSign` when left out. It must be sidereal. */
  readonly chart?: ChartChoices;
  readonly grahas?: Omit<GrahaStateOptions, 'birth'>;
  /** The divisional charts wanted; the sixteen of Parashara when left out. */
  readonly vargas?: readonly VargaChoice[];
  readonly vimshopaka?: VimshopakaOptions;
  readonly drishti?: DrishtiOptions & DrishtiVirupaOptions;
  readonly relationships?: RelationshipOptions;
  readonly argala?: ArgalaOptions;
  /** Vimshottari: its year, where it starts, its parts. */
  readonly dasha?: Omit<NakshatraDashaOptions, 'system' | 'sky' | 'sunDeg' | 'clock'>;
  /** Sunrise, weekday and hours of the birth. */
  readonly day?: KalaGroundOptions;
  readonly ashtakavarga?: AshtakavargaOptions;
  readonly shadbala?: ShadbalaOptions;
  readonly bhavaBala?: BhavaBalaOptions;
  readonly bhavas?: Omit<BhavaOptions, 'cuspsDeg'>;
  readonly karakas?: CharaKarakaOptions;
  readonly arudhas?: ArudhaOptions;
  readonly points?: SpecialPointsOptions;
  readonly kp?: NodeAgencyOptions;
  readonly yogas?: YogaOptions;
  readonly doshas?: DoshaOptions;
}
