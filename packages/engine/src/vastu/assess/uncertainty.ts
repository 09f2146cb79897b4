/** If the bearing or the places are off by as much as the caller admits, does the verdict stand? */

import type { EntranceMethod, Zone } from '../zone/index.ts';
import { ZONES } from '../zone/index.ts';
import { marginOf, outcomesWithin } from './cover.ts';
import { doubtfulRoom } from './doubtful.ts';
import { doubtfulDoor, padasOf, zoneOfDoor } from './doubtful-door.ts';
import { GRADES, gradeOfScore } from './letters.ts';
import type { Assessed, Grade } from './record.ts';
import type { ReadRequest } from './request.ts';
import type { Space, Survey } from './survey.ts';

/** One room's or the door's. */
export interface UncertaintyResult {
  /** `rooms[2]` as sent, or `entrance`. */
  readonly id: string;
  readonly room: string;
  /** Where it stands if nothing is off. */
  readonly pointResult: Zone | null;
  readonly possibleZones: readonly Zone[];
  /** 1 … 32; empty for rooms. */
  readonly possiblePadas: readonly number[];
  /** Whether nothing else is possible. */
  readonly stable: boolean;
  /** Smallest turn that changes the result, thousandths below; 22.5 says that or more. */
  readonly bearingMarginDeg: number;
  readonly headingErrorDeg: number;
  readonly positionErrorM: number;
}

/** Scores at five bearings within the error, three where the house has very many corners: looked at, and no proof of what lies between. */
export interface VerdictRange {
  /** Added to the bearing, degrees. */
  readonly turnsDeg: readonly number[];
  readonly lowestScore: number;
  readonly highestScore: number;
  /** Letters, the best first. */
  readonly grades: readonly Grade[];
  /** Whether the letter is one at all of them. */
  readonly stable: boolean;
}

/** All of them. Rooms that were only stated are not among them: there is nothing to turn. */
export interface Uncertainty {
  readonly pointResult: Pick<Assessed, 'score' | 'grade'>;
  readonly results: readonly UncertaintyResult[];
  /** Whether nothing that was drawn can lie elsewhere. The score can move all the same: shares move before zones do. */
  readonly stable: boolean;
  /** The verdict at some bearings within the error, the places being right. */
  readonly verdicts: VerdictRange;
  readonly bounds: { readonly headingErrorDeg: number; readonly positionErrorM: number };
  readonly rulesChanged: false;
  readonly method: 'covering with proofs, to 0.001 degrees and 1 mm';
}

/** Turns beyond this are another drawing. */
const MOST_MARGIN_DEG = 22.5;

/** Half of the eighth of a circle that a word such as `east` means. */
const FACING_ERROR_DEG = 22.5;

/**
 * The uncertainty of an assessment; null where no error was admitted and none is plain.
 *
 * @param scoreAt  the score with so many degrees added to the bearing; null where nothing can be judged then
 */
export function uncertaintyOf(
  read: ReadRequest,
  survey: Survey,
  { score, grade }: Pick<Assessed, 'score' | 'grade'>,
  scoreAt: (turnDeg: number) => number | null,
): Uncertainty | null {
  const { positionErrorM, rooms } = read;
  const headingErrorDeg = headingErrorOf(read);
  const isAsked =
    headingErrorDeg !== null ||
    positionErrorM !== null ||
    rooms.some((room) => room.headingErrorDeg !== null || room.positionErrorM !== null);
  if (!isAsked) return null;
  const bounds = { headingErrorDeg: headingErrorDeg ?? 0, positionErrorM: positionErrorM ?? 0 };
  const results = [
    ...survey.spaces.flatMap((space) => roomResult(space, survey, bounds)),
    ...doorResult(survey, bounds, read.entranceMethod),
  ];
  return {
    pointResult: { score, grade },
    results,
    stable: results.every(({ stable }) => stable),
    verdicts: verdictsOf(score, turnsWithin(bounds.headingErrorDeg, survey), scoreAt),
    bounds,
    rulesChanged: false,
    method: 'covering with proofs, to 0.001 degrees and 1 mm',
  };
}

/** A score of more corners can take a twentieth of a second. */
const MANY_CORNERS = 600;

function turnsWithin(headingErrorDeg: number, { spaces }: Survey): readonly number[] {
  if (headingErrorDeg === 0) return [0];
  const corners = spaces.reduce((sum, { drawn }) => sum + (drawn?.region.outer.length ?? 0), 0);
  return (corners > MANY_CORNERS ? [-1, 0, 1] : [-1, -0.5, 0, 0.5, 1]).map((part) => part * headingErrorDeg);
}

function verdictsOf(
  score: number,
  turnsDeg: readonly number[],
  scoreAt: (turnDeg: number) => number | null,
): VerdictRange {
  const scores = turnsDeg.map((turnDeg) => (turnDeg === 0 ? score : (scoreAt(turnDeg) ?? score)));
  const letters = new Set(scores.map((one) => gradeOfScore(one).grade));
  const grades = GRADES.map(({ grade }) => grade).filter((grade) => letters.has(grade));
  return {
    turnsDeg,
    lowestScore: Math.min(...scores),
    highestScore: Math.max(...scores),
    grades,
    stable: grades.length === 1,
  };
}

/** The error that was admitted; a bearing that was taken from the way the front looks is known to a half of a direction only. */
export function headingErrorOf({
  headingErrorDeg,
  plan,
}: Pick<ReadRequest, 'headingErrorDeg' | 'plan'>): number | null {
  if (headingErrorDeg !== null || plan === null) return headingErrorDeg;
  return plan.bearingBasis === 'assumed-from-facing' ? FACING_ERROR_DEG : null;
}

/** In the order of zones. */
export function inOrder(zones: ReadonlySet<string>): readonly Zone[] {
  return ZONES.filter((zone) => zones.has(zone));
}

function roomResult(
  { room, drawn, zone }: Space,
  { plan, spaces }: Survey,
  bounds: Uncertainty['bounds'],
): readonly UncertaintyResult[] {
  if (plan === null || drawn === null) return [];
  const headingErrorDeg = room.headingErrorDeg ?? bounds.headingErrorDeg;
  const positionErrorM = room.positionErrorM ?? bounds.positionErrorM;
  const doubtful = doubtfulRoom(drawn.region, plan, spaces.length);
  const outcomes = outcomesWithin(doubtful, headingErrorDeg, positionErrorM);
  return [
    {
      id: `rooms[${room.index}]`,
      room: room.label,
      pointResult: zone,
      possibleZones: inOrder(outcomes),
      possiblePadas: [],
      stable: outcomes.size === 1,
      bearingMarginDeg: marginOf(doubtful, MOST_MARGIN_DEG),
      headingErrorDeg,
      positionErrorM,
    },
  ];
}

function doorResult(
  { plan, entrance }: Survey,
  bounds: Uncertainty['bounds'],
  method: EntranceMethod,
): readonly UncertaintyResult[] {
  if (plan === null || plan.door === null || entrance === null) return [];
  const doubtful = doubtfulDoor(plan.door, plan, method);
  const outcomes = [...outcomesWithin(doubtful, bounds.headingErrorDeg, bounds.positionErrorM)];
  return [
    {
      id: 'entrance',
      room: 'Main entrance',
      pointResult: entrance.zone,
      possibleZones: inOrder(new Set(outcomes.map(zoneOfDoor))),
      possiblePadas: padasOf(outcomes),
      stable: outcomes.length === 1,
      bearingMarginDeg: marginOf(doubtful, MOST_MARGIN_DEG),
      headingErrorDeg: bounds.headingErrorDeg,
      positionErrorM: bounds.positionErrorM,
    },
  ];
}
