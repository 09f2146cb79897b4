/** How does each space stand by the rules, and what does the plot make of it? Merits, weights, the score of 100, and where every point of it was lost. */

import { exceeds, wholeSteps } from '../plan/point.ts';
import {
  cellOfRow,
  type Edition,
  type EditionRow,
  type LocusKey,
  MERIT,
  type Rating,
  type RuleCell,
  type RuleClassification,
  refinedCell,
  rowOf,
} from '../rules/index.ts';
import type { Deviation, Entrance, Zone } from '../zone/index.ts';
import type { Space, Survey } from './survey.ts';

/** A space that was judged. */
export interface Placement {
  /** What it is called; `Main entrance` for the door. */
  readonly room: string;
  /** Its place in the list as sent; null for the door. */
  readonly index: number | null;
  readonly roomType: string;
  readonly zone: Zone;
  /** Code of the pada by which a door was judged; null for rooms, and for a door that was judged by its zone. */
  readonly pada: string | null;
  /** The one of sixteen by which it was judged; null where its zones' rules stand. */
  readonly direction: string | null;
  readonly rating: Rating;
  /** 0 … 100. */
  readonly merit: number;
  /** Of its type, shared among rooms of that type. */
  readonly weight: number;
  /** Factor of the weight for what is behind the rules. */
  readonly provenance: number;
  /** Of 100, before rounding. */
  readonly pointsLost: number;
  readonly classification: RuleClassification;
  /** Rules it rests on: `kitchen.SW`. */
  readonly ruleIds: readonly string[];
  readonly loci: readonly LocusKey[];
}

/** Points taken off for the plot. */
export interface Adjustment {
  readonly code: string;
  readonly points: number;
}

/** All that was judged. */
export interface Grading {
  readonly placements: readonly Placement[];
  readonly adjustments: readonly Adjustment[];
  /** Weighted mean of the merits; null when nothing was judged. */
  readonly mean: number | null;
  /** 0 … 100, whole; null when nothing was judged. */
  readonly score: number | null;
}

type Judged = Omit<Placement, 'pointsLost'>;

/** Of the middle, from which on it is blocked. */
const BLOCKED_SHARE = 0.25;

const CUT_POINTS: Readonly<Record<Deviation['severity'], number>> = { minor: 1, moderate: 2, major: 3 };

/**
 * Puts an edition's rules to a survey.
 *
 * @source  `khagol`: weights and adding up are ours; the ratings are the edition's
 */
export function gradeOf(survey: Survey, edition: Edition): Grading {
  const judged = judgedOf(survey, edition);
  let whole = 0;
  let sum = 0;
  for (const { weight, provenance, merit } of judged) {
    whole += weight * provenance;
    sum += weight * provenance * merit;
  }
  const adjustments = adjustmentsOf(survey, edition);
  const mean = judged.length === 0 ? null : sum / whole;
  const off = adjustments.reduce((total, { points }) => total + points, 0);
  return {
    placements: judged.map((space) => withLoss(space, whole)),
    adjustments,
    mean,
    // A half stays a half whichever way the drawing is turned.
    score: mean === null ? null : Math.min(100, Math.max(0, wholeSteps(mean - off + 0.5))),
  };
}

/** Whether a room is the door drawn as a room, while the door itself is marked. */
export function isDoorAgain({ room }: Space, { entrance }: Survey): boolean {
  return entrance !== null && room.roomType === 'entrance';
}

function judgedOf(survey: Survey, edition: Edition): readonly Judged[] {
  const ruled = survey.spaces.flatMap((space) => {
    const row = rowOf(edition, space.room.roomType);
    return row === null || space.zone === null || isDoorAgain(space, survey) ? [] : [{ space, row, zone: space.zone }];
  });
  const counts = new Map<string, number>();
  for (const { row } of ruled) counts.set(row[0], (counts.get(row[0]) ?? 0) + 1);
  const rooms = ruled.map(({ space, row, zone }) =>
    judge(space, zone, row, row[1] / Math.sqrt(counts.get(row[0]) as number), edition),
  );
  const row = rowOf(edition, 'entrance');
  return survey.entrance === null || row === null ? rooms : [...rooms, judgeDoor(survey.entrance, row, edition)];
}

function judge(
  { room, shares, sixteenth }: Space,
  zone: Zone,
  row: EditionRow,
  weight: number,
  edition: Edition,
): Judged {
  const { method, minShare = 0 } = edition.scoring;
  const own = cellOfRow(edition, row, zone);
  const counted = shares.filter(({ share }) => share >= minShare);
  const isShared = method === 'share-weighted' && counted.length > 0;
  const refined = sixteenth === null ? null : refinedCell(edition, room.roomType, sixteenth);
  const parts =
    isShared && refined === null
      ? counted.map((part) => ({ share: part.share, cell: cellOfRow(edition, row, part.zone) }))
      : [{ share: 1, cell: refined ?? own }];
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  const mean = (of: (cell: RuleCell) => number): number =>
    parts.reduce((sum, { share, cell }) => sum + share * of(cell), 0) / whole;
  return {
    room: room.label,
    index: room.index,
    roomType: room.roomType,
    zone,
    pada: null,
    direction: refined === null ? null : sixteenth,
    rating: (refined ?? own).rating,
    merit: mean(({ merit }) => merit),
    weight,
    provenance: mean(({ provenance }) => provenance),
    classification: (refined ?? own).classification,
    ruleIds: parts.map(({ cell }) => cell.ruleId),
    loci: [...new Set(parts.flatMap(({ cell }) => cell.loci))],
  };
}

/** The door, by its pada where the edition says so, else by its zone. */
function judgeDoor({ pada, zone, method }: Entrance, row: EditionRow, edition: Edition): Judged {
  const [, weight, , , , , door] = row;
  const own = cellOfRow(edition, row, zone);
  const base = {
    room: 'Main entrance',
    index: null,
    roomType: 'entrance',
    zone,
    direction: null,
    weight,
  };
  if (door === undefined)
    return {
      ...base,
      pada: null,
      rating: own.rating,
      merit: own.merit,
      provenance: own.provenance,
      classification: own.classification,
      ruleIds: [own.ruleId],
      loci: own.loci,
    };
  // The verses divide the side by length; who counts by angles stands on custom, also where the verse's word is then read.
  const classification = method === 'box-radial-8' ? 'classical' : 'convention';
  return {
    ...base,
    pada: pada.code,
    rating: pada.rating,
    merit: MERIT[pada.rating],
    provenance: edition.scoring.provenanceFactor[classification],
    classification,
    ruleIds: [`entrance.${pada.code}`],
    loci: method === 'box-radial-8' ? door.classicalAll : [...door.classicalAll, 'CONV'],
  };
}

function withLoss(space: Judged, whole: number): Placement {
  const pointsLost = (space.weight * space.provenance * (100 - space.merit)) / whole;
  return { ...space, pointsLost };
}

/** Cuts and slots by size, twice for NE and SW, and a middle that is built over. */
function adjustmentsOf({ shape, middle }: Survey, { scoring }: Edition): readonly Adjustment[] {
  if (scoring.plotAdjustments === false || shape === null) return [];
  const { cutCap, brahmasthanBlocked } = scoring.plotAdjustments;
  const cuts = shape.deviations
    .filter(({ kind }) => kind === 'cut' || kind === 'slot')
    .map((cut) => ({ code: deviationCode(cut), points: CUT_POINTS[cut.severity] * (isHeadOrFoot(cut) ? 2 : 1) }));
  const total = cuts.reduce((sum, { points }) => sum + points, 0);
  const capped = total <= cutCap ? cuts : cuts.map(({ code, points }) => ({ code, points: (points * cutCap) / total }));
  return isBlocked(middle) ? [...capped, { code: 'BRAHMASTHAN_BLOCKED', points: brahmasthanBlocked }] : capped;
}

/** `SW_CUT`, `N_SLOT`. */
export function deviationCode({ direction, kind }: Deviation): string {
  return `${direction}_${kind.toUpperCase()}`;
}

/** Whether a quarter of the middle and more is built over by what must not stand there. */
export function isBlocked(middle: Survey['middle']): boolean {
  return middle !== null && exceeds(middle.blockedShare, BLOCKED_SHARE);
}

/** The figure's head lies in the north-east, its feet in the south-west. */
function isHeadOrFoot({ direction }: Deviation): boolean {
  return direction === 'NE' || direction === 'SW';
}
