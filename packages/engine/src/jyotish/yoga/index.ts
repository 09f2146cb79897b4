/** Yogas: which a kundli has, why, and what cancels them. */

export { textOf as evidenceText } from './cells.ts';
export type {
  CancellationValue,
  YogaFact,
  YogaMark,
  YogaOptions,
  YogaSettings,
  Yogas,
  YogaTableRow,
  YogaValue,
} from './find.ts';
export { findYogas, yogaFactOf, yogaTable } from './find.ts';
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
