/** What may be written in the options of this room: every name of each literal, for the doors that refuse the others. */

import type { OptionNames } from '../../choice.ts';
import type { AshtakavargaOptions } from './ashtakavarga.ts';
import type { BhavaBalaOptions } from './bhava-bala.ts';
import type { KalaGroundOptions } from './kala-ground.ts';
import type { ShadbalaOptions } from './shadbala-options.ts';

export const ASHTAKAVARGA_NAMES: OptionNames<AshtakavargaOptions> = {
  edition: true,
  moonTable: true,
  venusTable: true,
  sarva: true,
  ekadhipatya: true,
  rashiMultipliers: true,
};
export const BHAVA_BALA_NAMES: OptionNames<BhavaBalaOptions> = { scheme: true, bhavaDig: true, additions: true };
export const KALA_GROUND_NAMES: OptionNames<KalaGroundOptions> = {
  sunrise: true,
  vara: true,
  hora: true,
  yearLords: true,
};
export const SHADBALA_NAMES: OptionNames<ShadbalaOptions> = {
  scheme: true,
  saptavargajaScale: true,
  moolatrikona: true,
  drekkana: true,
  solarTime: true,
  pakshaMoon: true,
  pakshaMoonAs: true,
  moonNature: true,
  mercuryNature: true,
  ayana: true,
  ayanaSun: true,
  yuddha: true,
  war: true,
  cheshta: true,
  cheshtaLuminaries: true,
  drik: true,
  specialDrishti: true,
  phala: true,
  minima: true,
};
