/** If two rooms changed their use and no wall were moved, what would the score be? */

import { gradeOf } from '../../../vastu/assess/grade.ts';
import { isBlocking, type Space, type Survey } from '../../../vastu/assess/survey.ts';
import { brahmasthanOf, type Edition, rowOf } from '../../../vastu/index.ts';

/** Two rooms that could change places, and the score then. */
export interface Exchange {
  readonly one: Space;
  readonly other: Space;
  readonly score: number;
}

/** What is a room by its use alone: no shafts, no pipes that must stay, nothing dug or built. */
const BY_USE: ReadonlySet<string> = new Set([
  'kitchen',
  'master_bedroom',
  'bedroom',
  'children_bedroom',
  'guest_bedroom',
  'pooja',
  'living',
  'dining',
  'study',
  'store',
  'treasury',
  'granary',
]);
/** A room that is so much larger does not change places with another. */
const MOST_RATIO = 2.5;
const MOST_TOLD = 6;

/**
 * Exchanges that raise the score, the best first.
 *
 * @param score  as it is
 */
export function exchangesOf(survey: Survey, edition: Edition, score: number): readonly Exchange[] {
  const rooms = survey.spaces.filter(
    ({ room, zone, drawn }) =>
      drawn !== null && zone !== null && BY_USE.has(room.roomType) && rowOf(edition, room.roomType) !== null,
  );
  const found = rooms.flatMap((one, at) =>
    rooms.slice(at + 1).flatMap((other): readonly Exchange[] => {
      if (one.room.roomType === other.room.roomType || ratioOf(one, other) > MOST_RATIO) return [];
      const after = gradeOf(exchanged(survey, one, other), edition).score ?? score;
      return after > score ? [{ one, other, score: after }] : [];
    }),
  );
  return found.sort((a, b) => b.score - a.score).slice(0, MOST_TOLD);
}

function ratioOf(one: Space, other: Space): number {
  const [a, b] = [one.drawn?.areaM2 ?? 0, other.drawn?.areaM2 ?? 0];
  return Math.max(a, b) / Math.max(Math.min(a, b), 1e-9);
}

function exchanged(survey: Survey, one: Space, other: Space): Survey {
  const as = (space: Space, roomType: string): Space => ({ ...space, room: { ...space.room, roomType } });
  const spaces = survey.spaces.map((space) =>
    space === one ? as(one, other.room.roomType) : space === other ? as(other, one.room.roomType) : space,
  );
  if (survey.plan === null || isBlocking(one.room.roomType) === isBlocking(other.room.roomType))
    return { ...survey, spaces };
  const blocks = spaces.flatMap(({ drawn, room }) => (drawn !== null && isBlocking(room.roomType) ? [drawn] : []));
  return { ...survey, spaces, middle: brahmasthanOf(survey.plan, blocks) };
}
