/** What does the assessment say of each room that is drawn? It is read with care, because it may have been stored, or belong to another plan. */

import { oneOf } from '../choice.ts';
import { type NumberRule, readList, readNumber, readRecord, readText, refusal, type Unread } from '../input.ts';
import type { Survey } from '../vastu/assess/survey.ts';
import { type Verdict, verdictOf } from './plan-marks.ts';

/** The grade of a plan; null where too little is known for one. */
export interface PlanGrade {
  readonly grade: string;
  readonly label: string;
  readonly score: number;
}

/** What is said of a space. */
export interface Standing {
  readonly verdict: Verdict;
  /** 0 … 100; null where nothing is said. */
  readonly merit: number | null;
}

/** An assessment as a drawing needs it. */
export interface PlanStanding {
  readonly grade: PlanGrade | null;
  readonly confidence: number;
  readonly requiredConfidence: number | null;
  readonly rulesVersion: string;
  /** By the room's place in the list as sent; a room that is missing here was not judged. */
  readonly rooms: ReadonlyMap<number, Standing>;
  readonly door: Standing;
}

const SHARE: NumberRule = { code: 'INVALID_OPTION', lowest: 0, highest: 1, unit: 'of 1' };
const POINTS: NumberRule = { code: 'INVALID_OPTION', lowest: 0, highest: 100, unit: 'of 100' };
const UNSAID: Standing = { verdict: 'none', merit: null };

/**
 * Reads an assessment beside the plan it was made of.
 *
 * @throws  EngineError INVALID_OPTION with the path of what is missing or wrong, and `assessment` where it speaks of another plan
 */
export function standingOf(assessment: unknown, survey: Survey): PlanStanding {
  const record = readRecord('assessment', assessment, 'an assessment as assess makes it');
  const status = oneOf('assessment.status', record['status'], ['assessed', 'insufficient_data']);
  const ground = {
    confidence: readNumber('assessment.confidence', record['confidence'], SHARE),
    rulesVersion: readText('assessment.rulesVersion', record['rulesVersion']),
  };
  if (status === 'insufficient_data') {
    const requiredConfidence = readNumber('assessment.requiredConfidence', record['requiredConfidence'], SHARE);
    return { ...ground, grade: null, requiredConfidence, rooms: new Map(), door: UNSAID };
  }
  const placements = placementsOf(record);
  const door = survey.entrance === null ? undefined : placements.pop();
  if (survey.entrance !== null && door?.roomType !== 'entrance') throw anotherPlan('the door');
  return {
    ...ground,
    grade: {
      grade: readText('assessment.grade', record['grade']),
      label: readText('assessment.gradeLabel', record['gradeLabel']),
      score: readNumber('assessment.score', record['score'], POINTS),
    },
    requiredConfidence: null,
    rooms: matched(placements, survey),
    door: door === undefined ? UNSAID : { verdict: verdictOf(door.merit), merit: door.merit },
  };
}

interface ReadPlacement {
  readonly room: string;
  readonly roomType: string;
  readonly zone: string;
  readonly merit: number;
}

function placementsOf(record: Unread): ReadPlacement[] {
  const path = 'assessment.scoreBreakdown';
  const breakdown = readRecord(path, record['scoreBreakdown'], 'an object with placements');
  return readList(`${path}.placements`, breakdown['placements'], 'a list').map((value, i) => {
    const field = `${path}.placements[${i}]`;
    const { room, roomType, zone, merit } = readRecord(field, value, 'an object with room, zone and merit');
    return {
      room: readText(`${field}.room`, room),
      roomType: readText(`${field}.roomType`, roomType),
      zone: readText(`${field}.zone`, zone),
      merit: readNumber(`${field}.merit`, merit, POINTS),
    };
  });
}

/** Placements stand in the order of the rooms, without those that no rule speaks of. Whether one does depends on type and place alone, so equals are judged alike. */
function matched(placements: readonly ReadPlacement[], { spaces }: Survey): ReadonlyMap<number, Standing> {
  const found = new Map<number, Standing>();
  let next = 0;
  for (const { room, zone, sixteenth } of spaces) {
    const placement = placements[next];
    if (placement === undefined) break;
    // Where sixteen directions were asked for, some types are judged by theirs and not by the zone.
    const isThere = placement.zone === zone || placement.zone === sixteenth;
    if (placement.room !== room.label || placement.roomType !== room.roomType || !isThere) continue;
    found.set(room.index, { verdict: verdictOf(placement.merit), merit: placement.merit });
    next++;
  }
  if (next < placements.length) throw anotherPlan(placements[next]?.room ?? '');
  return found;
}

function anotherPlan(what: string): Error {
  const allowed = 'the assessment of this very plan';
  const shown = what.length <= 40 ? what : `${what.slice(0, 40)}…`;
  return refusal(
    'INVALID_OPTION',
    'assessment',
    allowed,
    `The assessment speaks of another plan: ${shown} is not alike.`,
  );
}
