/** Muhurta: the fabric of the day, and the search for good times. */

export * from './anandadi.ts';
export type { MuhurtaBadTime } from './bad-times.ts';
export * from './chandra.ts';
export * from './choghadiya.ts';
export * from './day.ts';
export * from './day-strength.ts';
export * from './day-vasas.ts';
export {
  DAY_YOGA_IDS,
  DAY_YOGAS,
  type DayCombination,
  type DayYogaId,
  type DayYogaPart,
  type DayYogaRow,
  dayYogasAt,
} from './day-yogas.ts';
export * from './directions.ts';
export type { MuhurtaContribution } from './findings.ts';
export { MUHURTA_GATE_IDS, MUHURTA_GATES, type MuhurtaGate, type MuhurtaGateId } from './gates.ts';
export * from './gowri.ts';
export { type DayGround, dayGroundFrom, dayGroundOn } from './ground.ts';
export * from './groups.ts';
export * from './hora.ts';
export * from './lagna-spans.ts';
export { type MuhurtaMoment, muhurtaAt } from './moment.ts';
export * from './panchaka.ts';
export {
  AVOIDABLE,
  type Avoidable,
  MUHURTA_DAY_PARTS,
  MUHURTA_DIVISIONS,
  type MuhurtaDayPart,
  type MuhurtaDivision,
  PURPOSE_IDS,
  type Purpose,
  type PurposeChoice,
  type PurposeId,
  SPECIAL_RULES,
  type SpecialRule,
} from './purpose.ts';
export { PURPOSES, purposeNamed } from './purposes.ts';
export type { MuhurtaQuality, TimedSpan } from './quality.ts';
export {
  type FindingId,
  MUHURTA_GRADES,
  type MuhurtaGrade,
  SCORE_TABLE,
  SCORING_NAME,
  type ScoreRow,
} from './scoring.ts';
export * from './search.ts';
export {
  ASTA_METHODS,
  type AstaMethod,
  ECLIPSE_SCHOOLS,
  type EclipseSchool,
  MONTH_COUNTS,
  type MonthCount,
  type MuhurtaOptions,
  type MuhurtaPerson,
  type MuhurtaQuery,
  type MuhurtaSettings,
  muhurtaPersonOf,
  SHUNNABLE,
  type Shunnable,
  SIMHASTHA_SCHOOLS,
  type SimhasthaSchool,
  STRICTNESSES,
  type Strictness,
} from './search-settings.ts';
export * from './tara.ts';
export * from './vasa.ts';
export type { MuhurtaWindow } from './window.ts';
export { type DayYoga, type DayYogaPeriod, dayYogasOf } from './yoga-periods.ts';
