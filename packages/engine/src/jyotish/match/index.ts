/** Matching: ashtakoota, porutham, the doshas of both charts, one partner against many, and many against many. */

export {
  type Ashtakoota,
  ashtakootaOf,
  COMPATIBILITY_CUTOFFS,
  type CompatibilityLevel,
  type KootaFactor,
  levelOf,
  type MatchPerson,
} from './ashtakoota.ts';
export {
  GANAS,
  type Gana,
  NADIS,
  NAKSHATRA_ATTRIBUTES,
  type Nadi,
  type NakshatraAttributes,
  nakshatraAttributes,
  RAJJUS,
  type Rajju,
  type RajjuDirection,
  TATTVAS,
  type Tattva,
  VARNAS,
  type Varna,
  YONIS,
  type Yoni,
} from './attributes.ts';
export * from './charts.ts';
export { EXCEPTION_IDS, EXCEPTION_ROWS, type ExceptionId, type ExceptionRow } from './exception-list.ts';
export type { ExceptionValue } from './exceptions.ts';
export { KOOTAS, type Koota } from './kootas.ts';
export * from './manglik.ts';
export {
  type BestMatch,
  type MatchGrid,
  type MatchMany,
  type MatchManyOptions,
  type MatchTop,
  matchGrid,
  matchMany,
  matchTop,
} from './many.ts';
export {
  MATCH_ROLES,
  MATCH_TOTALS,
  type MatchFilterOptions,
  type MatchRank,
  type MatchRankOptions,
  type MatchRole,
  type MatchTable,
  type MatchTotal,
  matchTableOf,
} from './match-table.ts';
export * from './matching.ts';
export { type MatchMoon, MOON_STATES, moonNumber } from './moon.ts';
export * from './papasamya.ts';
export * from './porutham.ts';
export {
  PORUTHAM_GRADES,
  PORUTHAM_SCHOOLS,
  type PoruthamGrade,
  type PoruthamName,
  type PoruthamSchool,
  RAJJU_RULES,
  type RajjuRule,
  STREE_DEERGHA_RULES,
  type StreeDeerghaRule,
  VEDHA_RULES,
  type VedhaRule,
} from './porutham-names.ts';
export * from './profile.ts';
export * from './scores.ts';
export {
  type AshtakootaOptions,
  type AshtakootaSettings,
  type ExceptionChoice,
  KOOTA_SCHOOL_NAMES,
  type KootaSchools,
  MATCH_PRESETS,
  type MatchPreset,
  type PersonKey,
} from './settings.ts';
export * from './signs.ts';
export { type MatchList, type SortedPartners, sortPartners } from './sorted-partners.ts';
