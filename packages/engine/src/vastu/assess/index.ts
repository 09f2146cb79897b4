/** How a house stands by the rules: assessment, zone check, badge, many at once, and one edition against another. */

export { assess, NO_RULE } from './assess.ts';
export { type BadgeEligibility, type BadgeQuestion, badgeEligibility } from './badge.ts';
export {
  assessBatch,
  BATCH_LIMITS,
  type BatchAnswer,
  type BatchItem,
  type BatchRequest,
  type BatchResult,
} from './batch.ts';
export type { Deduction, PlacementPart, ScoreBreakdown, ScorePart } from './breakdown.ts';
export { checkAssessment } from './check.ts';
export {
  assessmentHash,
  type ComparedOperation,
  type CompareRequest,
  compareEditions,
  type EditionComparison,
  type RuleChangeSeen,
  UNHASHED,
} from './compare.ts';
export { CONFIDENCE_LIMITS, type ConfidenceBasis, type Evidence, type ScanPart } from './confidence.ts';
export type { Finding, Severity } from './findings.ts';
export { GRADES, gradeOfScore } from './letters.ts';
export type { DeviationNote, GridFrame, MiddleNote, ShapeNote, SpaceNote } from './plot-notes.ts';
export type {
  Assessed,
  Assessment,
  AssessmentMeta,
  AssessmentSettings,
  EntranceNote,
  Grade,
  InsufficientData,
  NotAssessed,
  RoomDirection,
  ZoneReference,
} from './record.ts';
export type { AssessmentRequest, InputSource } from './request.ts';
export { type AssessmentRoom, ERROR_LIMITS } from './room.ts';
export type { SourceNote, ZoneMismatch, ZoneObservation, ZoneTable } from './tables.ts';
export type { Uncertainty, UncertaintyResult, VerdictRange } from './uncertainty.ts';
export { checkZone, type ZoneCheck, type ZoneCheckRequest } from './zone-check.ts';
