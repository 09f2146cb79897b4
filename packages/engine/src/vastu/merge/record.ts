/** What a merge answers: the plan in one piece, and how well everything fits. */

import type { SourceKey } from '../../sources.ts';
import type { PlanWarning, PointM, Ring } from '../plan/index.ts';
import type { CaptureOpening, NorthReference } from './capture.ts';

/** How a capture came to its place. */
export type RegistrationMethod = 'anchor' | 'translation' | 'rigid-2d' | 'rigid-2d-adjusted' | 'unregistered';
/** How the captures were laid together, by the weakest link that was used. */
export type AlignmentDetail = 'anchor-only' | 'translation' | 'rigid-2d' | 'rigid-2d-adjusted';

export interface Registration {
  readonly captureId: string;
  readonly floorIndex: number;
  readonly method: RegistrationMethod;
  /** From the capture's frame into its floor's, counter-clockwise, −180 … 180; 9 decimals. */
  readonly rotationDeg: number;
  /** After the turn, metres; 9 decimals. */
  readonly translation: PointM;
  /** The same under its other name. */
  readonly translationXY: PointM;
  /** Root mean square over all points of all its links, metres; null without any. */
  readonly residualM: number | null;
}

export interface PairResidual {
  readonly fromCaptureId: string;
  readonly toCaptureId: string;
  readonly controlCount: number;
  /** Metres, after everything was adjusted; 9 decimals. */
  readonly rmsResidualM: number;
  readonly maxResidualM: number;
}

export interface MergedOutline {
  readonly floorIndex: number;
  /** In the frame of the floor, metres; 6 decimals. */
  readonly polygon: Ring;
  readonly holes: readonly Ring[];
  readonly areaM2: number;
  readonly captureIds: readonly string[];
  /** False where the captures are linked to nothing that has a place: they lie as they were captured. */
  readonly isRegistered: boolean;
  readonly source: 'union-of-traced-outlines' | 'traced-outline';
}

/** An outline as it was traced, in its place. */
export interface PlacedOutline {
  readonly captureId: string;
  readonly floorIndex: number;
  readonly polygon: Ring;
}

export interface MergedRoom {
  readonly id: string;
  readonly captureId: string;
  readonly label: string | null;
  readonly floorIndex: number;
  readonly polygon: Ring;
  readonly areaM2: number;
  readonly heightM: number | null;
  readonly openings: readonly CaptureOpening[];
}

export interface MergedFloor {
  readonly floorIndex: number;
  readonly elevationM: number;
  readonly isElevationEstimated: boolean;
  /** A point p of the floor lies at originXY + p turned clockwise by bearingDeg. */
  readonly originXY: PointM;
  readonly bearingDeg: number;
  readonly captureIds: readonly string[];
  readonly roomIds: readonly string[];
  /** Ground under the outlines. */
  readonly areaM2: number;
  readonly maxRoomHeightM: number | null;
  readonly clearToNextM: number | null;
}

export interface MergeFrame {
  readonly units: 'metres';
  readonly axes: '+X east,+Y true north';
  readonly origin: 'anchor-capture';
  readonly originCaptureId: string;
  readonly anchorCaptureId: string;
  readonly handedness: 'right';
  readonly elevationAxis: '+Z up';
  /** The weakest among the captures. */
  readonly northReference: NorthReference;
}

/** The merged plan. */
export interface CaptureMerge {
  readonly method: 'capture-merge';
  readonly alignmentMethod: 'rigid-least-squares';
  readonly alignmentDetail: AlignmentDetail;
  readonly frame: MergeFrame;
  readonly rooms: readonly MergedRoom[];
  readonly outlines: readonly MergedOutline[];
  readonly placedOutlines: readonly PlacedOutline[];
  readonly floorStack: readonly MergedFloor[];
  readonly registrations: readonly Registration[];
  readonly pairResiduals: readonly PairResidual[];
  /** A sentence for each link that does not fit or says nothing, and each capture without a place. */
  readonly unresolvedAlignmentErrors: readonly string[];
  readonly toleranceM: number;
  readonly warnings: readonly PlanWarning[];
  readonly verified: false;
  readonly computed: true;
  readonly settings: { readonly toleranceM: number };
  readonly sources: readonly SourceKey[];
}

/** What is asked for; see request.ts for every member. */
export interface CaptureMergeRequest {
  readonly captures: readonly unknown[];
  readonly links?: readonly unknown[];
  readonly floors?: readonly unknown[];
  readonly toleranceM?: number;
}
