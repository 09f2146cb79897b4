/** Yogas: which a kundli has, why, and what cancels them. */

export type { CancellationValue, YogaFact, YogaOptions, YogaSettings, Yogas, YogaTableRow, YogaValue } from './find.ts';
export { findYogas, yogaTable } from './find.ts';
export type { YogaFamily, YogaGrade } from './row.ts';
export { YOGA_FAMILIES, YOGA_GRADES } from './row.ts';
export type { RuleOptions, RuleSettings } from './settings.ts';
export {
  DEFAULT_RULES,
  KARAKA_COUNTS,
  MAHAPURUSHA_REFERENCES,
  NODE_COUNTS,
  OCCUPATIONS,
  OTHER_LIGHTS,
  SANKHYAS,
  STRENGTH_RULES,
  VAJRA_YAVAS,
  VIPARITAS,
} from './settings.ts';
