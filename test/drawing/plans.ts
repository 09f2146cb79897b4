/** Plans for drawing tests: the worked examples, and those that are hard to draw. */

import fc from 'fast-check';
import type { PlanOptions } from '../../packages/engine/src/drawing/index.ts';
import type { AssessmentRequest } from '../../packages/engine/src/vastu/assess/index.ts';
import type { PointM } from '../../packages/engine/src/vastu/plan/index.ts';
import { anyHouse, EXAMPLES, HOUSE, rectangle } from '../vastu/assess/houses.ts';
import { bearing, combOf, outline } from '../vastu/drawings.ts';

const circle = (radius: number, count: number, x = 0, y = 0): readonly PointM[] =>
  Array.from({ length: count }, (_, k): PointM => {
    const angle = (k / count) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

const TYPES = ['kitchen', 'bedroom', 'toilet', 'pooja', 'store', 'corridor'] as const;
const LONG = [
  'The very long kitchen with an open counter and a pantry for everyone who lives here',
  'मुख्य शयनकक्ष',
  'पूजा घर',
  'बैठक का बड़ा कमरा और दालान',
  'शौचालय',
  'W'.repeat(128),
  '<script>alert("1")</script>&',
];

const moved = (factor: number, by: PointM): AssessmentRequest => {
  const move = ([x, y]: PointM): PointM => [x * factor + by[0], y * factor + by[1]];
  return {
    ...HOUSE,
    plotPolygon: (HOUSE.plotPolygon ?? []).map(move),
    doorXY: move(HOUSE.doorXY ?? [0, 0]),
    rooms: HOUSE.rooms.map((room) => ({ ...room, polygon: (room.polygon ?? []).map(move) })),
  };
};

const { rooms: _, ...withoutRooms } = HOUSE;
const { doorXY: __, bearingDeg: ___, ...vague } = HOUSE;

/** By name. */
export const PLANS: Readonly<Record<string, AssessmentRequest>> = {
  ...Object.fromEntries(EXAMPLES.map((request, i) => [`example ${i + 1}`, request])),
  diamond: {
    ...HOUSE,
    plotPolygon: [
      [0, -8],
      [8, 0],
      [0, 8],
      [-8, 0],
    ],
    doorXY: [4, 4],
    rooms: [{ name: 'Hall', roomType: 'living', polygon: rectangle(-3, -3, 6, 6) }],
  },
  comb: {
    ...HOUSE,
    plotPolygon: combOf(6, 1, 1, 7, 2),
    doorXY: [5, 0],
    bearingDeg: 15,
    rooms: [
      { name: 'Long hall', roomType: 'living', polygon: rectangle(0, 0, 11, 2) },
      ...TYPES.map((roomType, k) => ({ roomType, polygon: rectangle(2 * k, 2, 1, 5) })),
    ],
  },
  'turned L': { ...(EXAMPLES[3] as AssessmentRequest), bearingDeg: 30 },
  circle: {
    ...HOUSE,
    plotPolygon: circle(10, 256),
    doorXY: [10, 0],
    rooms: [
      { roomType: 'living', polygon: circle(3, 200, 3, 3) },
      { roomType: 'kitchen', polygon: rectangle(2, -6, 4, 4) },
    ],
  },
  'half a metre': {
    ...HOUSE,
    plotPolygon: rectangle(0, 0, 0.5, 0.5),
    doorXY: [0.25, 0.5],
    rooms: [{ roomType: 'kitchen', polygon: rectangle(0.3, 0, 0.2, 0.2) }],
  },
  projected: moved(40, [4.1e6, 3.9e6]),
  'forty rooms': {
    ...HOUSE,
    plotPolygon: rectangle(0, 0, 20, 14),
    doorXY: [20, 7],
    rooms: Array.from({ length: 40 }, (_, k) => ({
      name: `${TYPES[k % 6]} ${k + 1}`,
      polygon: rectangle((k % 8) * 2.5, Math.floor(k / 8) * 2.8, 2.4, 2.7),
    })),
  },
  'sixty-four cupboards': {
    ...HOUSE,
    plotPolygon: rectangle(0, 0, 20, 14),
    doorXY: [20, 7],
    rooms: Array.from({ length: 64 }, (_, k) => ({
      name: `${TYPES[k % 6]} number ${k + 1}`,
      polygon: rectangle(8 + (k % 8) * 0.4, 5 + Math.floor(k / 8) * 0.4, 0.35, 0.35),
    })),
  },
  nameless: { ...HOUSE, rooms: HOUSE.rooms.map(({ name: _, ...room }) => room) },
  empty: { ...withoutRooms, inputSource: 'measured' },
  vague: { ...vague, inputSource: 'seller-supplied' },
  'long names': { ...HOUSE, rooms: HOUSE.rooms.map((room, i) => ({ ...room, name: LONG[i] ?? 'Room' })) },
  strip: {
    ...HOUSE,
    plotPolygon: rectangle(0, 0, 10000, 1),
    doorXY: [0, 0.5],
    rooms: [{ roomType: 'kitchen', polygon: rectangle(8000, 0, 1000, 1) }],
  },
  tower: {
    ...HOUSE,
    plotPolygon: rectangle(0, 0, 4, 60),
    doorXY: [2, 60],
    rooms: [
      { roomType: 'pooja', polygon: rectangle(0, 50, 4, 10) },
      { roomType: 'toilet', polygon: rectangle(1, 20, 1, 1) },
    ],
  },
  'stated and far': {
    ...HOUSE,
    rooms: [
      ...HOUSE.rooms.slice(0, 2),
      { name: 'Guest room upstairs', roomType: 'guest_bedroom', zone: 'NW' },
      { name: 'Far shed', roomType: 'store', polygon: rectangle(6000, 60, 3, 3) },
      { name: 'Half out', roomType: 'garage', polygon: rectangle(10, 5, 9, 4) },
    ],
  },
  'drawn twice': { ...HOUSE, rooms: [...HOUSE.rooms, { ...HOUSE.rooms[0], name: 'Again' }, { ...HOUSE.rooms[1] }] },
  courtyard: {
    ...HOUSE,
    rooms: [
      { roomType: 'living', name: 'Verandah', polygon: rectangle(1, 1, 10, 12), holes: [rectangle(3, 4, 6, 6)] },
      { roomType: 'courtyard', polygon: rectangle(3.5, 4.5, 5, 5) },
    ],
  },
};

/** Rooms anywhere on and about an outline of any shape. */
const anyOutline: fc.Arbitrary<AssessmentRequest> = fc
  .record({ house: anyHouse, plotPolygon: outline, bearingDeg: bearing })
  .map(({ house, plotPolygon, bearingDeg }) => {
    const { doorXY: _, ...rest } = house;
    const [first, second] = plotPolygon as readonly [PointM, PointM];
    return { ...rest, plotPolygon, bearingDeg, doorXY: [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2] };
  });

export const anyPlan: fc.Arbitrary<AssessmentRequest> = fc.oneof(
  fc.constantFrom(...Object.values(PLANS)),
  anyHouse,
  anyOutline,
);

export const anyPlanOptions: fc.Arbitrary<PlanOptions> = fc.record(
  {
    up: fc.constantFrom('north' as const, 'plan' as const),
    sectors: fc.constantFrom(8 as const, 16 as const, 32 as const),
    mandala: fc.constantFrom(81 as const, 64 as const),
    width: fc.constantFrom(64, 390, 1000, 8192),
    caption: fc.constantFrom([], ['One line'], ['Flat 7', LONG[0] as string, LONG[1] as string]),
    title: fc.constant('Mine'),
    colours: fc.constantFrom('variables' as const, 'light' as const, 'dark' as const),
  },
  { requiredKeys: [] },
);
