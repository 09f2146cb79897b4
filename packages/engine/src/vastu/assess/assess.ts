/**
 * How does a house stand by the rules, and how sure is that? The one question that routes, reports and receipts ask: plain data in, plain data out, the same for
 * ever under one edition. It reads no clock and makes no names.
 */

import { ENGINE_VERSION } from '../../stamp.ts';
import type { PlanWarning } from '../plan/index.ts';
import {
  type Edition,
  type Rating,
  type RuleClassification,
  type RulesVersion,
  rowOf,
  rulesHashOf,
} from '../rules/index.ts';
import type { Zone } from '../zone/index.ts';
import { type BadgeEligibility, badgeEligibility } from './badge.ts';
import { breakdownOf, type ScoreBreakdown } from './breakdown.ts';
import {
  absenceWarnings,
  CONFIDENCE_LIMITS,
  type ConfidenceBasis,
  confidenceOf,
  missingData,
  rounded,
  suggestions,
} from './confidence.ts';
import { type Finding, findingsOf } from './findings.ts';
import { type Grading, gradeOf, isDoorAgain } from './grade.ts';
import { type AssessmentRequest, type ReadRequest, readRequest } from './request.ts';
import { type Survey, surveyOf } from './survey.ts';
import { type SourceNote, sourceNotes, type ZoneTable, zoneTableOf } from './tables.ts';
import { type Uncertainty, uncertaintyOf } from './uncertainty.ts';

/** Letters by the score they begin at. */
export type Grade = 'A' | 'B' | 'C' | 'D' | 'E';

/** A space that no rule speaks of: listed, never graded. */
export interface NotAssessed {
  readonly room: string;
  readonly zone: Zone | null;
  readonly reason: string;
  readonly graded: false;
}

/** The door. */
export interface EntranceNote {
  readonly zone: Zone;
  /** From the plot's area centroid, true; six decimals. */
  readonly bearingDeg: number;
  /** 1 … 32 from the north-east corner clockwise, and its code. */
  readonly pada: number;
  readonly padaCode: string;
  readonly padaName: string;
  readonly verdict: Rating;
  readonly classification: RuleClassification;
  readonly source: string;
}

/** What the zones are counted by. */
export interface ZoneReference {
  readonly frame: 'true-north';
  readonly grid: '3x3';
  readonly bearingDeg: number | null;
  readonly bearingAssumedNorth: boolean;
  readonly bearingBasis: 'given' | 'assumed-north' | 'assumed-from-facing' | 'stated-zones';
}

/** Which rules and which engine. */
export interface AssessmentMeta {
  readonly engine: 'khagol';
  readonly version: string;
  readonly rulesVersion: RulesVersion;
  readonly rulesHash: string;
}

/** What was chosen; all of it. */
export interface AssessmentSettings {
  readonly rulesVersion: RulesVersion;
  readonly scoring: Edition['scoring']['method'];
  readonly grid: 'north-aligned-box-3x3';
  readonly entranceMethod: 'box-radial-8';
  readonly zoneResolution: 8 | 16 | 32 | null;
}

/** A drawn room's sector, where a resolution was asked for. */
export interface RoomDirection {
  readonly room: string;
  readonly zone: Zone;
  readonly direction: string;
}

/** What every answer holds. */
interface AssessmentGround {
  readonly system: 'vastu';
  readonly method: 'listing-assessment';
  readonly rulesVersion: RulesVersion;
  readonly confidence: number;
  readonly confidenceBasis: ConfidenceBasis;
  readonly badgeEligibility: BadgeEligibility;
  readonly notAssessed: readonly NotAssessed[];
  readonly sources: readonly SourceNote[];
  readonly warnings: readonly PlanWarning[];
  readonly zoneReference: ZoneReference;
  readonly settings: AssessmentSettings;
  readonly meta: AssessmentMeta;
  readonly listingId?: string;
  readonly propertyId?: string;
  readonly tenantRef?: string;
}

/** With a score. */
export interface Assessed extends AssessmentGround {
  readonly status: 'assessed';
  readonly score: number;
  readonly maxScore: 100;
  readonly grade: Grade;
  readonly gradeLabel: string;
  readonly findings: readonly Finding[];
  readonly scoreBreakdown: ScoreBreakdown;
  readonly entrance: EntranceNote | null;
  readonly zoneCheck: ZoneTable;
  readonly directions?: readonly RoomDirection[];
  /** Where errors were admitted. */
  readonly uncertainty?: Uncertainty;
}

/** Too little to go by: no score, no letter, no badge. */
export interface InsufficientData extends AssessmentGround {
  readonly status: 'insufficient_data';
  readonly requiredConfidence: number;
  readonly reason: string;
  readonly missingData: readonly string[];
  readonly reScanSuggestions: readonly string[];
}

export type Assessment = Assessed | InsufficientData;

/** Lowest scores of the letters, the best first. */
export const GRADES: readonly { readonly grade: Grade; readonly from: number; readonly label: string }[] = [
  { grade: 'A', from: 85, label: 'Excellent' },
  { grade: 'B', from: 70, label: 'Good' },
  { grade: 'C', from: 55, label: 'Fair' },
  { grade: 'D', from: 40, label: 'Poor' },
  { grade: 'E', from: 0, label: 'Very poor' },
];

/** Why a space is listed and not graded. */
export const NO_RULE = 'no placement rule for this space type';

/**
 * Assesses a house.
 *
 * @returns `status` `insufficient_data` where the confidence is below 0.50 or nothing could be judged; else the score of 100 with all that made it
 * @throws  EngineError INVALID_OPTION naming the field: `rooms[3].polygon[17]`, `inputSource`, `rulesVersion`
 * @source  the edition's rules; `khagol` for the adding up
 */
export function assess(request: AssessmentRequest): Assessment {
  const read = readRequest(request);
  const survey = surveyOf(read);
  const grading = gradeOf(survey, read.edition);
  const hasRooms = grading.placements.some(({ index }) => index !== null);
  const basis = confidenceOf(read, hasRooms);
  const ground = groundOf(read, survey, grading, basis);
  if (basis.confidence < CONFIDENCE_LIMITS.minimum || grading.score === null) {
    const missing = missingData(read, hasRooms);
    return {
      ...ground,
      status: 'insufficient_data',
      requiredConfidence: CONFIDENCE_LIMITS.minimum,
      reason: reasonOf(basis, missing),
      missingData: missing,
      reScanSuggestions: suggestions(missing, basis),
    };
  }
  const { grade, label } = gradeOfScore(grading.score);
  const assessed: Assessed = {
    ...ground,
    status: 'assessed',
    score: grading.score,
    maxScore: 100,
    grade,
    gradeLabel: label,
    findings: findingsOf(survey, grading.placements, read.edition),
    scoreBreakdown: breakdownOf(grading),
    entrance: entranceNote(survey, grading),
    zoneCheck: zoneTableOf(survey, grading.placements),
    ...(read.zoneResolution === null ? {} : { directions: directionsOf(survey) }),
  };
  const uncertainty = uncertaintyOf(read, survey, assessed);
  return uncertainty === null ? assessed : { ...assessed, uncertainty };
}

/** The letter of a score, 0 … 100. */
export function gradeOfScore(score: number): { readonly grade: Grade; readonly label: string } {
  const { grade, label } = GRADES.find(({ from }) => score >= from) as (typeof GRADES)[number];
  return { grade, label };
}

function groundOf(read: ReadRequest, survey: Survey, grading: Grading, basis: ConfidenceBasis): AssessmentGround {
  const { edition, inputSource, plan, listingId, propertyId, tenantRef } = read;
  const { rulesVersion } = edition;
  return {
    system: 'vastu',
    method: 'listing-assessment',
    rulesVersion,
    confidence: basis.confidence,
    confidenceBasis: basis,
    badgeEligibility: badgeEligibility({ inputSource, confidence: basis.confidence }),
    notAssessed: notAssessedOf(survey, edition),
    sources: sourceNotes(grading.placements, edition),
    warnings: warningsOf(read, survey, edition),
    zoneReference: {
      frame: 'true-north',
      grid: '3x3',
      bearingDeg: plan === null ? read.bearingDeg : plan.frame.bearingDeg,
      bearingAssumedNorth: plan !== null && plan.bearingBasis === 'assumed-north',
      bearingBasis: plan === null ? 'stated-zones' : plan.bearingBasis,
    },
    settings: {
      rulesVersion,
      scoring: edition.scoring.method,
      grid: 'north-aligned-box-3x3',
      entranceMethod: 'box-radial-8',
      zoneResolution: read.zoneResolution,
    },
    meta: { engine: 'khagol', version: ENGINE_VERSION, rulesVersion, rulesHash: rulesHashOf(edition) },
    ...(listingId === null ? {} : { listingId }),
    ...(propertyId === null ? {} : { propertyId }),
    ...(tenantRef === null ? {} : { tenantRef }),
  };
}

function notAssessedOf({ spaces }: Survey, edition: Edition): readonly NotAssessed[] {
  return spaces
    .filter(({ room }) => rowOf(edition, room.roomType) === null)
    .map(({ room, zone }) => ({ room: room.label, zone, reason: NO_RULE, graded: false }));
}

function warningsOf({ rooms, plan }: ReadRequest, survey: Survey, edition: Edition): readonly PlanWarning[] {
  const told: PlanWarning[] = [...survey.warnings];
  const doors = survey.spaces.filter(({ room, zone }) => room.roomType === 'entrance' && zone !== null);
  const isByPada = rowOf(edition, 'entrance')?.[6] !== undefined;
  for (const door of doors) {
    const field = `rooms[${door.room.index}]`;
    if (isDoorAgain(door, survey))
      told.push({
        code: 'ENTRANCE_TWICE',
        field,
        message: 'The door is marked by doorXY; the room at it is not judged again.',
      });
    else if (isByPada)
      told.push({
        code: 'ENTRANCE_BY_ZONE',
        field,
        message: 'Without doorXY the pada is not known; the entrance was judged by its zone, as convention.',
      });
  }
  if (plan !== null) told.push(...coverageWarnings(plan.areaM2, survey));
  if (rooms.length > 0) told.push(...absenceWarnings(new Set(rooms.map(({ roomType }) => roomType))));
  return told;
}

/** Drawn rooms that cover little of the plot leave much unsaid. */
function coverageWarnings(plotAreaM2: number, { spaces }: Survey): readonly PlanWarning[] {
  const drawn = spaces.flatMap((space) => (space.drawn === null ? [] : [space.drawn.areaM2]));
  if (drawn.length === 0) return [];
  const share = drawn.reduce((sum, area) => sum + area, 0) / plotAreaM2;
  if (share >= 0.4) return [];
  const message = `The rooms as drawn cover ${(share * 100).toFixed(1)} % of the plot; the score says nothing of the rest.`;
  return [{ code: 'ROOMS_COVER_LITTLE', field: 'rooms', message }];
}

function reasonOf({ confidence }: ConfidenceBasis, missing: readonly string[]): string {
  const { minimum } = CONFIDENCE_LIMITS;
  if (confidence >= minimum) return 'No rule of this edition speaks of anything that was given.';
  const lacking = missing.length === 0 ? '' : ` Missing: ${missing.join(', ')}.`;
  return `The confidence ${confidence} is below ${minimum}.${lacking}`;
}

function entranceNote({ entrance }: Survey, { placements }: Grading): EntranceNote | null {
  const placement = placements.find(({ index }) => index === null);
  if (entrance === null || placement === undefined) return null;
  const { pada, zone, bearingFromCentroidDeg } = entrance;
  return {
    zone,
    bearingDeg: rounded(bearingFromCentroidDeg, 1e6) % 360,
    pada: pada.index,
    padaCode: pada.code,
    padaName: pada.devataName,
    verdict: placement.rating,
    classification: placement.classification,
    source: placement.classification === 'classical' ? pada.locus : 'later Vastu practice (modern convention)',
  };
}

function directionsOf({ spaces }: Survey): readonly RoomDirection[] {
  return spaces.flatMap(({ room, zone, direction }) =>
    zone === null || direction === null ? [] : [{ room: room.label, zone, direction }],
  );
}
