/** Tajika: the chart of one year of life, by the Sun's return. */

export { kundliAt } from './annual-kundli.ts';
export * from './hadda.ts';
export {
  ITHASALAS,
  type Ithasala,
  MOTION_SCHOOLS,
  type MotionSchool,
  type PairOptions,
  type PairSettings,
  type PairState,
  tajikaPairsOf,
} from './ithasala.ts';
export * from './mudda.ts';
export * from './muntha.ts';
export * from './patyayini.ts';
export {
  type NatalMoment,
  type PartPravesha,
  PRAVESHA_SCHOOLS,
  PRAVESHA_STEPS,
  type PraveshaOptions,
  type PraveshaSchool,
  type PraveshaStep,
  partPraveshasOf,
  type VarshaPravesha,
  varshaPraveshaOf,
  type YearOfLife,
} from './pravesha.ts';
export {
  DEEPTAMSHAS,
  glanceOf,
  ORB_SCHOOLS,
  type OrbSchool,
  TAJIKA_FRIENDSHIPS,
  TAJIKA_SCHOOLS,
  type TajikaDrishti,
  type TajikaDrishtiOptions,
  type TajikaFriendship,
  type TajikaGlance,
  type TajikaRelation,
  type TajikaSchool,
  tajikaDrishtiOf,
  tajikaRelationOf,
} from './relations.ts';
export {
  type Dwadashavargiya,
  dwadashavargiyaOf,
  type HarshaBala,
  harshaBalaOf,
  type OfSeven,
  type Panchavargiya,
  type PanchavargiyaPart,
  panchavargiyaOf,
  TAJIKA_DREKKANAS,
  type TajikaDrekkana,
  type TajikaStrengthOptions,
  type TajikaStrengthSettings,
  VISHWA_CLASSES,
  type VishwaClass,
} from './strength.ts';
export * from './tithi-pravesha.ts';
export * from './tripataki.ts';
export * from './varsha-narayana.ts';
export {
  spansWithin,
  VARSHA_MEASURES,
  type VarshaDashaOptions,
  type VarshaMeasure,
  type VarshaSpan,
} from './varsha-year.ts';
export * from './varshaphala.ts';
export * from './year-lord.ts';
export { TAJIKA_YOGAS, type TajikaYogaName } from './yoga-rules.ts';
export { STANDINGS, type Standing } from './yoga-view.ts';
export * from './yogas.ts';
