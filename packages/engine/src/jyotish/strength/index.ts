/** How strong grahas and houses are: ashtakavarga, shadbala, bhava bala. */

export * from './ashtakavarga.ts';
export {
  ASHTAKAVARGA_EDITIONS,
  type AshtakavargaEdition,
  type AshtakavargaSigns,
  CONTRIBUTORS,
  type Contributor,
  VENUS_TABLES,
  type VenusTable,
} from './ashtakavarga-tables.ts';
export * from './bhava-bala.ts';
export { motionStrengths } from './cheshta.ts';
export { drikOf } from './drik.ts';
export * from './kakshya.ts';
export { ayanaBala, type KalaBala, type KrantiTable, kalaOf, krantiDeg, pakshaOf } from './kala.ts';
export {
  checkKalaGround,
  HORA_SCHOOLS,
  type HoraSchool,
  type KalaGround,
  type KalaGroundOfBirth,
  type KalaGroundOptions,
  type KalaGroundSettings,
  kalaGroundOf,
  VARA_SCHOOLS,
  type VaraSchool,
  YEAR_LORD_SCHOOLS,
  type YearLordSchool,
} from './kala-ground.ts';
export * from './mean-longitudes.ts';
export * from './shadbala.ts';
export * from './shadbala-options.ts';
export * from './shodhana.ts';
export { digOf, SAPTAVARGA, type SthanaBala, sthanaOf, uchchaBala } from './sthana.ts';
