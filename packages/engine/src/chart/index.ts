/** The chart: zodiac, ayanamsas, houses by name, and the one verb that makes a record of a sky. */

export type { Aspect, AspectChoices, AspectPoint, AspectRow, AspectType } from './aspects.ts';
export { ASPECTS, findAspects } from './aspects.ts';
export type { AyanamsaChoice, AyanamsaRule, UserAyanamsa } from './ayanamsa.ts';
export { ayanamsaNamed, meanAyanamsaRad, meanAyanamsaRadPerDay, resolveAyanamsa } from './ayanamsa.ts';
export type { AyanamsaClassification, AyanamsaRow } from './ayanamsa-table.ts';
export { AYANAMSA_ALIASES } from './ayanamsa-table.ts';
export { AYANAMSAS } from './ayanamsas.ts';
export { castChart } from './cast.ts';
export type {
  Angle,
  Calculation,
  Chalit,
  Chart,
  ChartTime,
  House,
  Placement,
  Sign,
  Uncertain,
  Uncertainty,
  Zodiac,
  ZodiacPoint,
} from './chart.ts';
export { SIGNS } from './chart.ts';
export type { ChartChoices, NodeType, ResolvedChoices } from './choices.ts';
export {
  bodiesFor,
  faganBradleyCampanus,
  krishnamurtiPlacidus,
  lahiriSripati,
  lahiriWholeSign,
  PRESETS,
  ramanWholeSign,
  resolveChoices,
  skyChoicesFor,
  tropicalPlacidus,
  tropicalWholeSign,
  trueCitraWholeSign,
  truePushyaWholeSign,
  yukteshwarWholeSign,
} from './choices.ts';
export type { ChartCore, CoreAngles, CoreHouses, Star } from './core.ts';
export { HOUSE_SYSTEMS } from './house-systems.ts';
export type { HouseSystem, PolarBehaviour } from './houses.ts';
export { HOUSE_SYSTEM_ALIASES, houseOf, houseSystemNamed, wholeSignHouseOf } from './houses.ts';
export type { LunarPhase, SeenFromEarth } from './lunar-phase.ts';
export { LUNAR_PHASES, lunarPhaseOf } from './lunar-phase.ts';
export type { VargaRow, VargaSpot, VargaStep } from './varga.ts';
export {
  LARGEST_DIVISION,
  SHODASHA_VARGA,
  VARGAS,
  vargaMethods,
  vargaPart,
  vargaSign,
  vargaSpotOf,
  vargaSpotThrough,
} from './varga.ts';
export type { VargaPartName } from './varga-parts.ts';
export { vargaPartName } from './varga-parts.ts';
export type { Nakshatra } from './zodiac.ts';
export { lordOfSign, NAKSHATRA_LORDS, NAKSHATRAS, SIGN_LORDS } from './zodiac.ts';
export type { Luminaries, Motion, ZodiacPlace } from './zodiac-sky.ts';
export { ZodiacSky } from './zodiac-sky.ts';
