/** A house in which much is amiss, for the reports that need one. */

import type { AssessmentRequest } from '../../packages/engine/src/vastu/index.ts';
import { rectangle } from '../vastu/assess/houses.ts';

const room = (roomType: string, x: number, y: number, width: number, depth: number) => ({
  roomType,
  polygon: rectangle(x, y, width, depth),
});

export const PROPERTY: AssessmentRequest = {
  inputSource: 'plan-derived',
  plotPolygon: rectangle(0, 0, 12, 18),
  bearingDeg: 12,
  doorXY: [5.2, 0],
  rooms: [
    room('kitchen', 0, 13, 4, 5),
    room('master_bedroom', 8, 0, 4, 5),
    room('pooja', 4, 15, 2, 3),
    room('toilet', 9, 11, 3, 3),
    room('living', 4, 0, 4, 6),
    room('staircase', 4, 7, 3, 3),
  ],
} as AssessmentRequest;
