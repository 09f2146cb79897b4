import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bearingOf,
  directionNamed,
  northFrameOf,
  northToPlan,
  type PlanInput,
  type PointM,
  planOf,
  planToNorth,
  sinCosOfDeg,
} from '../../../packages/engine/src/vastu/plan/index.ts';
import { bearing } from '../drawings.ts';

const square: readonly PointM[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const codesOf = (input: PlanInput): readonly string[] => planOf(input).warnings.map(({ code }) => code);
const fieldOf = (input: unknown): string => {
  try {
    planOf(input as PlanInput);
  } catch (error) {
    return (error as { field: string }).field;
  }
  return 'accepted';
};

describe('the turn to north', () => {
  it('is exact at quarter turns', () => {
    expect([0, 90, 180, 270, 360].map((deg) => sinCosOfDeg(deg))).toEqual([
      { sin: 0, cos: 1 },
      { sin: 1, cos: 0 },
      { sin: 0, cos: -1 },
      { sin: -1, cos: 0 },
      { sin: 0, cos: 1 },
    ]);
    // +Y points east: right on the paper is south.
    expect(planToNorth([3, 2], northFrameOf(90))).toEqual([2, -3]);
    expect(planToNorth([3, 2], northFrameOf(360))).toEqual([3, 2]);
    expect(planToNorth([0, 0], northFrameOf(180))).toEqual([0, 0]);
  });

  it('puts +Y on the bearing and +X a quarter on, and turns back', () => {
    fc.assert(
      fc.property(
        bearing,
        fc.double({ min: -50, max: 50, noNaN: true }),
        fc.double({ min: -50, max: 50, noNaN: true }),
        (deg, x, y) => {
          const frame = northFrameOf(deg, [500_000, 3_000_000]);
          const [up, right] = [planToNorth([500_000, 3_000_001], frame), planToNorth([500_001, 3_000_000], frame)];
          const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
          expect(apart(bearingOf(...up), deg)).toBeLessThan(1e-9);
          expect(apart(bearingOf(...right), deg + 90)).toBeLessThan(1e-9);
          const there = northToPlan(planToNorth([500_000 + x, 3_000_000 + y], frame), frame);
          expect(Math.abs(there[0] - 500_000 - x)).toBeLessThan(2e-9);
          expect(Math.abs(there[1] - 3_000_000 - y)).toBeLessThan(2e-9);
        },
      ),
      { seed: 61 },
    );
  });

  it('knows the eight directions to the bit', () => {
    const around = [
      [0, 1],
      [1, 1],
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, -1],
      [-1, 0],
      [-1, 1],
    ].map(([e, n]) => bearingOf(e as number, n as number));
    expect(around).toEqual([0, 45, 90, 135, 180, 225, 270, 315]);
  });
});

describe('a plan', () => {
  it('without a bearing is taken to lie north up, and says so', () => {
    expect(planOf({ plotPolygon: square })).toMatchObject({ bearingBasis: 'assumed-north', frame: { bearingDeg: 0 } });
    expect(codesOf({ plotPolygon: square })).toEqual(['BEARING_ASSUMED_NORTH']);
    expect(codesOf({ plotPolygon: square, bearingDeg: 0 })).toEqual([]);
  });

  it('of a form has its front on the lower edge, looking where it faces', () => {
    const plan = planOf({ width: 9, depth: 12, facing: 'East' });
    expect(plan).toMatchObject({ bearingBasis: 'assumed-from-facing', areaM2: 108, frame: { bearingDeg: 270 } });
    expect(codesOf({ width: 9, length: 12, facing: 90 })).toEqual(['BEARING_ASSUMED_FROM_FACING']);
    // The middle of the front, seen from the middle of the house.
    const front = planToNorth([4.5, 0], plan.frame);
    const middle = planToNorth([4.5, 6], plan.frame);
    expect(bearingOf(front[0] - middle[0], front[1] - middle[1])).toBe(90);
    // A polygon wins over a form, a bearing over the facing.
    expect(planOf({ plotPolygon: square, width: 3, length: 4, bearingDeg: 5, facing: 'N' })).toMatchObject({
      areaM2: 100,
      bearingBasis: 'given',
    });
  });

  it('names the field that is missing or wrong', () => {
    expect(fieldOf(undefined)).toBe('plan');
    expect(fieldOf([])).toBe('plan');
    expect(fieldOf({})).toBe('plotPolygon');
    expect(fieldOf({ width: 4 })).toBe('length');
    expect(fieldOf({ length: 4 })).toBe('width');
    expect(fieldOf({ width: 0, length: 4 })).toBe('width');
    expect(fieldOf({ width: 4, depth: -1 })).toBe('depth');
    expect(fieldOf({ width: 4, depth: 5, length: 6 })).toBe('depth');
    expect(fieldOf({ width: 4, length: 5, facing: 'up' })).toBe('facing');
    expect(fieldOf({ width: 4, length: 5, facing: 361 })).toBe('facing');
    for (const bearingDeg of [-1, 360.1, Number.NaN, '90', null])
      expect(fieldOf({ plotPolygon: square, bearingDeg })).toBe('bearingDeg');
    expect(fieldOf({ plotPolygon: square, doorXY: [1] })).toBe('doorXY');
    expect(fieldOf({ plotPolygon: square, doorXY: [1, Number.POSITIVE_INFINITY] })).toBe('doorXY');
    expect(fieldOf({ plotPolygon: square, rooms: {} })).toBe('rooms');
    expect(fieldOf({ plotPolygon: square, rooms: [null] })).toBe('rooms[0]');
    expect(fieldOf({ plotPolygon: square, rooms: [{}, { holes: [] }] })).toBe('rooms[1].polygon');
    expect(fieldOf({ plotPolygon: square, rooms: [{}, {}, {}, { polygon: [...square, [3, 'x']] }] })).toBe(
      'rooms[3].polygon[4]',
    );
  });

  it('keeps the places of rooms, with or without a polygon', () => {
    const plan = planOf({
      plotPolygon: square,
      bearingDeg: 0,
      rooms: [
        {},
        {
          polygon: [
            [1, 1],
            [2, 1],
            [2, 2],
          ],
        },
      ],
    });
    expect(plan.rooms).toMatchObject([null, { index: 1, areaM2: 0.5, box: { west: 1, north: 2 } }]);
  });

  it('warns of a small plot, a middle outside, a door off the line and a front that looks elsewhere', () => {
    expect(
      codesOf({
        plotPolygon: [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
        bearingDeg: 0,
      }),
    ).toEqual(['PLOT_VERY_SMALL']);
    const u: readonly PointM[] = [
      [0, 0],
      [9, 0],
      [9, 9],
      [8, 9],
      [8, 1],
      [1, 1],
      [1, 9],
      [0, 9],
    ];
    expect(codesOf({ plotPolygon: u, bearingDeg: 0 })).toEqual(['CENTROID_OUTSIDE_PLOT']);
    expect(codesOf({ plotPolygon: square, bearingDeg: 0, doorXY: [10.4, 5] })).toEqual([]);
    expect(codesOf({ plotPolygon: square, bearingDeg: 0, doorXY: [10.6, 5] })).toEqual(['DOOR_OFF_BOUNDARY']);
    expect(codesOf({ plotPolygon: square, bearingDeg: 0, doorXY: [10, 5], facing: 'NE' })).toEqual([]);
    expect(codesOf({ plotPolygon: square, bearingDeg: 0, doorXY: [10, 5], facing: 'north' })).toEqual([
      'FACING_MISMATCH',
    ]);
    expect(
      codesOf({
        plotPolygon: [...square, [0, 10]],
        bearingDeg: 0,
        rooms: [{ polygon: [...square, [-1, 10], [0, 10]] }],
      }),
    ).toEqual(['DUPLICATE_POINTS', 'SPIKE_REMOVED']);
  });

  it('has a box, middles and a door in the north frame', () => {
    const plan = planOf({
      plotPolygon: [
        [100, 50],
        [104, 50],
        [104, 56],
        [100, 56],
      ],
      bearingDeg: 90,
      doorXY: [102, 56],
    });
    expect(plan.box).toEqual({ west: 0, south: -4, east: 6, north: 0 });
    expect(plan.centroid).toEqual([3, -2]);
    expect(plan.door).toEqual([6, -2]);
    expect(plan.doorOffBoundaryM).toBe(0);
  });
});

describe('names of directions', () => {
  it('are taken however they are written', () => {
    for (const name of [
      'SE',
      'se',
      'southeast',
      'South-East',
      'SOUTH_EAST',
      ' south east ',
      'southeastern',
      'agneya',
      'Āgneya'.normalize('NFD').replace(/\p{M}/gu, ''),
    ])
      expect(directionNamed(name), name).toBe('SE');
    expect(
      ['ishanya', 'vayavya', 'nairitya', 'uttara', 'purva', 'dakshina', 'paschim', 'NNE', 'west-north-west'].map(
        directionNamed,
      ),
    ).toEqual(['NE', 'NW', 'SW', 'N', 'E', 'S', 'W', 'NNE', 'WNW']);
    for (const name of ['', 'up', 'centre', 'constructor', '__proto__', 'n n'])
      expect(directionNamed(name) === null || name === 'n n').toBe(true);
  });
});
