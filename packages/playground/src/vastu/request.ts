/** The plan of the page as the engine takes it. */

import type { AssessmentRequest } from '@khagol/engine/vastu';
import type { Plan, Room } from './plan.ts';
import { vastuStrings as say } from './strings.ts';

export function requestOf({ corners, rooms, door, bearingDeg }: Plan): AssessmentRequest {
  return {
    inputSource: 'plan-derived',
    plotPolygon: corners,
    doorXY: door,
    bearingDeg,
    rooms: rooms.map((room) => ({
      roomType: room.roomType,
      name: say.nameOf(room.roomType),
      polygon: outlineOf(room),
    })),
  };
}

function outlineOf({ x, y, width, depth }: Room): readonly (readonly [number, number])[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
}
