/** Houses for the tests of this folder: the worked examples, a rectangle of rooms, and houses made at random. */
import { readFileSync } from 'node:fs';
import { fc } from '@fast-check/vitest';
import type { AssessmentRequest, AssessmentRoom } from '../../../packages/engine/src/vastu/assess/index.ts';
import type { PointM } from '../../../packages/engine/src/vastu/plan/index.ts';
import { ROOM_TYPES } from '../../../packages/engine/src/vastu/rules/index.ts';

const file = JSON.parse(
  readFileSync(new URL('../../authorities/vastu/examples-dev.json', import.meta.url), 'utf8'),
) as {
  readonly examples: readonly { readonly id: string; readonly input: AssessmentRequest & { planToWorld?: unknown } }[];
};

/** The inputs of the worked examples, without what is for another question. */
export const EXAMPLES: readonly AssessmentRequest[] = file.examples.map(({ input }) => {
  const { planToWorld: _, ...request } = input;
  return request;
});

/** The first of them: 12 × 18 m, north up, well laid out. */
export const HOUSE = EXAMPLES[0] as AssessmentRequest & { readonly rooms: readonly AssessmentRoom[] };

export function rectangle(x: number, y: number, width: number, depth: number): readonly PointM[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
}

/** A point of a drawing that is turned clockwise by some degrees about its origin. */
export function turnedBy(deg: number): (point: PointM) => PointM {
  const [sin, cos] = [Math.sin((deg * Math.PI) / 180), Math.cos((deg * Math.PI) / 180)];
  return ([x, y]) => [x * cos + y * sin, y * cos - x * sin];
}

/** The same house, its drawing changed point by point. */
export function redrawn(
  house: AssessmentRequest,
  change: (point: PointM) => PointM,
  bearingDeg: number,
): AssessmentRequest {
  const { plotPolygon, doorXY, rooms = [] } = house;
  return {
    ...house,
    bearingDeg,
    ...(plotPolygon === undefined ? {} : { plotPolygon: plotPolygon.map(change) }),
    ...(doorXY === undefined ? {} : { doorXY: change(doorXY) }),
    rooms: rooms.map((room) => (room.polygon === undefined ? room : { ...room, polygon: room.polygon.map(change) })),
  };
}

/** Houses of 10 × 14 m with up to nine rooms of any type, anywhere on the plot, a door anywhere on its south side, drawn in any direction. */
export const anyHouse: fc.Arbitrary<AssessmentRequest & { readonly rooms: readonly AssessmentRoom[] }> = fc
  .record({
    rooms: fc.array(
      fc.record({
        roomType: fc.constantFrom(...ROOM_TYPES, 'corridor'),
        at: fc.tuple(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 0, max: 110 })),
        size: fc.tuple(fc.integer({ min: 8, max: 30 }), fc.integer({ min: 8, max: 30 })),
      }),
      { minLength: 1, maxLength: 9 },
    ),
    door: fc.integer({ min: 1, max: 99 }),
    bearingDeg: fc.integer({ min: 0, max: 3599 }),
    inputSource: fc.constantFrom('plan-derived' as const, 'measured' as const),
  })
  .map(({ rooms, door, bearingDeg, inputSource }) => ({
    inputSource,
    plotPolygon: rectangle(0, 0, 10, 14),
    bearingDeg: bearingDeg / 10,
    doorXY: [door / 10, 0] as const,
    rooms: rooms.map(({ roomType, at, size }, i) => ({
      roomType,
      name: `Room ${i}`,
      polygon: rectangle(at[0] / 10, at[1] / 10, size[0] / 10, size[1] / 10),
    })),
  }));
