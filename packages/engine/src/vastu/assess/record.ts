/** What an assessment answers, with a score and without. */

import type { PlanWarning } from '../plan/index.ts';
import type { Edition, Rating, RuleClassification, RulesVersion } from '../rules/index.ts';
import type { EntranceMethod, MarmaLine, MarmaPoint, Slope, Zone, ZoneResolution } from '../zone/index.ts';
import type { BadgeEligibility } from './badge.ts';
import type { ScoreBreakdown } from './breakdown.ts';
import type { ConfidenceBasis } from './confidence.ts';
import type { Finding } from './findings.ts';
import type { GridFrame, MiddleNote, ShapeNote, SpaceNote } from './plot-notes.ts';
import type { SourceNote, ZoneTable } from './tables.ts';
import type { Uncertainty } from './uncertainty.ts';

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
  /** How the pada was counted, and what it is either way. */
  readonly method: EntranceMethod;
  readonly lengthPada: string;
  readonly angularPada: string;
  /** How far along its side from the side's first corner, 0 … 1; six decimals. */
  readonly sideShare: number;
  /** Metres from the door to the plot's line; six decimals. It is not moved there. */
  readonly distanceToBoundaryM: number;
  readonly verdict: Rating;
  readonly classification: RuleClassification;
  readonly source: string;
  /** In what the texts do not agree about doors. */
  readonly dispute: string;
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
  /** Of the table of sixteen directions, where 16 or 32 were asked for. */
  readonly refinementHash?: string;
}

/** What was chosen; all of it. */
export interface AssessmentSettings {
  readonly rulesVersion: RulesVersion;
  readonly scoring: Edition['scoring']['method'];
  readonly grid: 'north-aligned-box-3x3';
  readonly entranceMethod: EntranceMethod;
  readonly zoneResolution: ZoneResolution | null;
}

/** A drawn room's sector, where a resolution was asked for. */
export interface RoomDirection {
  readonly room: string;
  readonly zone: Zone;
  readonly direction: string;
}

/** What every answer holds. */
export interface AssessmentGround {
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
  /** Every room with its shares, in the order as sent. */
  readonly spaces: readonly SpaceNote[];
  readonly gridFrame: GridFrame;
  readonly shape: ShapeNote;
  readonly brahmasthan: MiddleNote;
  /** Where it was given; it takes no points. */
  readonly slope?: Slope;
  /** Where it was asked for. It takes no points. */
  readonly marma?: { readonly lines: readonly MarmaLine[]; readonly points: readonly MarmaPoint[] };
  readonly directions?: readonly RoomDirection[];
  /** Where errors were admitted, or the bearing was taken from the way the front looks. */
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
