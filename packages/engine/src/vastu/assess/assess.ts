/**
 * How does a house stand by the rules, and how sure is that? The one question that routes, reports and receipts ask: plain data in, plain data out, the same for
 * ever under one edition. It reads no clock and makes no names.
 */

import { normaliseDeg } from '../../angle.ts';
import { assert, EngineError } from '../../errors.ts';
import { ENGINE_VERSION } from '../../stamp.ts';
import { type PlanWarning, planOf } from '../plan/index.ts';
import { fallsShort } from '../plan/point.ts';
import { disputeAbout, type Edition, LOCI, refinementHash, rowOf, rulesHashOf } from '../rules/index.ts';
import { badgeEligibility } from './badge.ts';
import { breakdownOf } from './breakdown.ts';
import {
  absenceWarnings,
  CONFIDENCE_LIMITS,
  type ConfidenceBasis,
  confidenceOf,
  missingData,
  rounded,
  suggestions,
} from './confidence.ts';
import { doorSource, findingsOf } from './findings.ts';
import { type Grading, gradeOf, isDoorAgain } from './grade.ts';
import { gradeOfScore } from './letters.ts';
import { gridFrameOf, marmaNote, middleNote, shapeNote, slopeNote, spaceNotes } from './plot-notes.ts';
import type { Assessed, Assessment, AssessmentGround, EntranceNote, NotAssessed, RoomDirection } from './record.ts';
import { type AssessmentRequest, type ReadRequest, readRequest } from './request.ts';
import { type Survey, surveyOf } from './survey.ts';
import { sourceNotes, zoneTableOf } from './tables.ts';
import { uncertaintyOf } from './uncertainty.ts';

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
  const slope = slopeNote(read);
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
  const { plan, shape, middle } = survey;
  // Rooms alone are 0.40 of the evidence, less than an answer needs.
  assert(plan !== null && shape !== null && middle !== null, 'what has a score has a drawing');
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
    spaces: spaceNotes(survey),
    gridFrame: gridFrameOf(plan),
    shape: shapeNote(shape, plan.areaM2),
    brahmasthan: middleNote(middle),
    ...(slope === null ? {} : { slope }),
    ...(read.isMarmaAsked ? { marma: marmaNote(plan) } : {}),
    ...(read.zoneResolution === null ? {} : { directions: directionsOf(survey) }),
  };
  const uncertainty = uncertaintyOf(read, survey, assessed, (turnDeg) => scoreAt(request, read, turnDeg));
  return uncertainty === null ? assessed : { ...assessed, uncertainty };
}

/** The score with the bearing turned; null where nothing can be judged, as with a door that comes to stand in the very middle. */
function scoreAt(request: AssessmentRequest, read: ReadRequest, turnDeg: number): number | null {
  if (read.plan === null) return null;
  const bearingDeg = normaliseDeg(read.plan.frame.bearingDeg + turnDeg);
  try {
    const plan = planOf({ ...request, bearingDeg });
    return gradeOf(surveyOf({ ...read, plan }), read.edition).score;
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

function groundOf(read: ReadRequest, survey: Survey, grading: Grading, basis: ConfidenceBasis): AssessmentGround {
  const { edition, inputSource, plan, listingId, propertyId, tenantRef } = read;
  const { rulesVersion } = edition;
  const isRefined = read.zoneResolution === 16 || read.zoneResolution === 32;
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
      entranceMethod: read.entranceMethod,
      zoneResolution: read.zoneResolution,
    },
    meta: {
      engine: 'khagol',
      version: ENGINE_VERSION,
      rulesVersion,
      rulesHash: rulesHashOf(edition),
      ...(isRefined ? { refinementHash: refinementHash() } : {}),
    },
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
        message: 'The main door is marked by doorXY and judged there; this entrance is not judged beside it.',
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

/** Of the plot's area. */
const LEAST_COVER = 0.4;

/** Drawn rooms that cover little of the plot leave much unsaid. */
function coverageWarnings(plotAreaM2: number, { spaces }: Survey): readonly PlanWarning[] {
  const drawn = spaces.flatMap((space) => (space.drawn === null ? [] : [space.drawn.areaM2]));
  if (drawn.length === 0) return [];
  const share = drawn.reduce((sum, area) => sum + area, 0) / plotAreaM2;
  if (!fallsShort(share, LEAST_COVER)) return [];
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
  const { pada, zone, method, lengthPada, angularPada, sideShare, distanceToBoundaryM, bearingFromCentroidDeg } =
    entrance;
  return {
    zone,
    bearingDeg: rounded(bearingFromCentroidDeg, 1e6) % 360,
    pada: pada.index,
    padaCode: pada.code,
    padaName: pada.devataName,
    method,
    lengthPada,
    angularPada,
    sideShare: rounded(sideShare, 1e6),
    distanceToBoundaryM: rounded(distanceToBoundaryM, 1e6),
    verdict: placement.rating,
    classification: placement.classification,
    source: placement.pada === null ? LOCI.CONV.text : doorSource(pada.code, placement.classification),
    dispute: disputeAbout('entrance') ?? '',
  };
}

function directionsOf({ spaces }: Survey): readonly RoomDirection[] {
  return spaces.flatMap(({ room, zone, direction }) =>
    zone === null || direction === null ? [] : [{ room: room.label, zone, direction }],
  );
}
