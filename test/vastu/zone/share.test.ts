import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commonAreaOf,
  type Plan,
  type PlanRoom,
  type PointM,
  planOf,
} from '../../../packages/engine/src/vastu/plan/index.ts';
import {
  directionOf,
  outsidePlotShareOf,
  outsideWarningsOf,
  overlapsOf,
  sectorsOf,
  sharesOf,
  slopeOf,
  type ZoneResolution,
  zoneAt,
  zoneNamed,
  zoneOf,
  zoneOfBearing,
} from '../../../packages/engine/src/vastu/zone/index.ts';
import { drawing, turned } from '../drawings.ts';

const rect = (west: number, south: number, east: number, north: number): PointM[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const planWith = (...polygons: PointM[][]): Plan =>
  planOf({ plotPolygon: rect(0, 0, 9, 9), bearingDeg: 0, rooms: polygons.map((polygon) => ({ polygon })) });
const only = (plan: Plan, i = 0): PlanRoom => plan.rooms[i] as PlanRoom;

describe('shares', () => {
  it('count courtyards off', () => {
    const plan = planOf({
      plotPolygon: rect(0, 0, 9, 9),
      bearingDeg: 0,
      rooms: [{ polygon: rect(0, 0, 9, 9), holes: [rect(3, 3, 6, 6)] }],
    });
    const { zoneShares, outsideGridShare } = sharesOf(only(plan), plan);
    expect(zoneShares.CENTER).toBe(0);
    for (const zone of ['NW', 'N', 'NE', 'W', 'E', 'SW', 'S', 'SE'] as const)
      expect(zoneShares[zone]).toBeCloseTo(1 / 8, 14);
    expect(outsideGridShare).toBe(0);
    expect(Object.values(sectorsOf(only(plan), plan, 8).shares).every((share) => Math.abs(share - 1 / 8) < 0.03)).toBe(
      true,
    );
  });

  it('of equals name the first in the order of zones', () => {
    const plan = planWith(rect(2, 2, 4, 4), rect(1, 4, 5, 5));
    expect(sharesOf(only(plan), plan)).toMatchObject({ dominantZone: 'W', dominantShare: 0.25 });
    expect(sharesOf(only(plan, 1), plan)).toMatchObject({ dominantZone: 'W', dominantShare: 0.5 });
    // Four equal shares about the corner of four cells, drawn at every bearing: rounding must not choose among them.
    for (let deg = 1; deg < 360; deg++) {
      const [outer, inner] = [rect(0, 0, 9, 9).map(turned(deg)), rect(2, 5, 4, 7).map(turned(deg))];
      const plan = planOf({ plotPolygon: outer, bearingDeg: deg, rooms: [{ polygon: inner }] });
      expect(sharesOf(only(plan), plan).dominantZone, `${deg}`).toBe('NW');
    }
  });

  it('of a room beside the plot are none', () => {
    const plan = planWith(rect(9, 0, 12, 3), rect(8, 0, 10, 3), rect(8.95, 3, 10, 4), rect(20, 20, 21, 21));
    expect(sharesOf(only(plan), plan)).toMatchObject({ dominantZone: null, dominantShare: 0, outsideGridShare: 1 });
    expect(outsidePlotShareOf(only(plan), plan)).toBe(1);
    expect(outsidePlotShareOf(only(plan, 1), plan)).toBeCloseTo(0.5, 14);
    expect(outsideWarningsOf(plan).map(({ code, field }) => `${code} ${field}`)).toEqual([
      'ROOM_OUTSIDE_GRID rooms[0].polygon',
      'ROOM_OUTSIDE_PLOT rooms[1].polygon',
      'ROOM_OUTSIDE_PLOT rooms[2].polygon',
      'ROOM_OUTSIDE_GRID rooms[3].polygon',
    ]);
  });

  it('keep CENTER at any resolution for a room that lies there by half', () => {
    const plan = planWith(rect(3, 3, 9, 6), rect(3.1, 3, 9.2, 6));
    const name = (i: number) => directionOf(sharesOf(only(plan, i), plan), sectorsOf(only(plan, i), plan, 16));
    expect([name(0), name(1)]).toEqual(['CENTER', 'E']);
    expect(() => sectorsOf(only(plan), plan, 12 as ZoneResolution)).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', allowed: '8, 16, 32' }),
    );
    expect(() => sectorsOf(only(plan), plan, 'eight' as never)).toThrow(
      expect.objectContaining({ field: 'zoneResolution' }),
    );
  });
});

describe('outside the plot', () => {
  it('lies what a room does not share with it, wherever it stands', () => {
    const seen = new Set<number>();
    fc.assert(
      fc.property(drawing, fc.double({ min: 0.2, max: 1, noNaN: true }), (input, scale) => {
        // Smaller and smaller rooms come to lie clear of the plot's line: within it, in its slots, beside it.
        const rooms = input.rooms.map(({ polygon = [] }) => ({
          polygon: polygon.map(([x, y]): PointM => [x * scale + 1, y * scale]),
        }));
        const plan = planOf({ ...input, rooms });
        for (const room of plan.rooms as readonly PlanRoom[]) {
          const common = commonAreaOf(room.region, { outer: plan.plot, holes: [] });
          const share = outsidePlotShareOf(room, plan);
          expect(Math.abs(share - (1 - common / room.areaM2))).toBeLessThan(2e-9);
          if (share === 0 || share === 1) seen.add(share);
          const codes = outsideWarningsOf({ ...plan, rooms: [room] }).map(({ code }) => code);
          const isOff = sharesOf(room, plan).dominantZone === null;
          expect(codes).toEqual(isOff ? ['ROOM_OUTSIDE_GRID'] : share > 0.05 ? ['ROOM_OUTSIDE_PLOT'] : []);
        }
      }),
      { seed: 81, numRuns: 400 },
    );
    expect(seen).toEqual(new Set([0, 1]));
  });

  it('lies nothing of a room in a courtyard of walls, and all of a room in a slot', () => {
    const slotted: PointM[] = [
      [0, 0],
      [9, 0],
      [9, 9],
      [6, 9],
      [6, 2],
      [3, 2],
      [3, 9],
      [0, 9],
    ];
    const rooms = [rect(4, 3, 5, 8), rect(1, 3, 2, 8), rect(0, 0, 3, 2), rect(3, 2, 6, 9), rect(2, 3, 5, 8)];
    const plan = planOf({ plotPolygon: slotted, bearingDeg: 0, rooms: rooms.map((polygon) => ({ polygon })) });
    const shares = rooms.map((_, i) => outsidePlotShareOf(only(plan, i), plan));
    expect(shares.slice(0, 4)).toEqual([1, 0, 0, 1]);
    expect(shares[4]).toBeCloseTo(2 / 3, 14);
  });
});

describe('overlaps', () => {
  it('are told pair by pair; shared walls are none', () => {
    const plan = planWith(rect(0, 0, 3, 3), rect(3, 0, 6, 3), rect(2, 0, 4, 3), rect(0, 0, 3, 3), rect(5.99, 0, 8, 1));
    const { overlaps, warnings } = overlapsOf(plan);
    expect(overlaps.map(({ rooms }) => rooms)).toEqual([
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 4],
      [2, 3],
    ]);
    expect(overlaps[0]).toMatchObject({ areaM2: 3, shareOfSmaller: 0.5 });
    expect(overlaps[1]).toMatchObject({ areaM2: 9, shareOfSmaller: 1, symmetricDifferenceShare: 0 });
    expect(overlaps[3]?.shareOfSmaller).toBeCloseTo(0.01 / 2.01, 9);
    expect(warnings.map(({ code, field }) => `${code} ${field}`)).toEqual(
      [2, 3, 2, 3].map((room) => `ROOMS_OVERLAP rooms[${room}].polygon`),
    );
  });
});

describe('zones by name, bearing and place', () => {
  it('are written in many ways and answered in one', () => {
    expect(['SE', 'southeast', 'south-east', 'agneya', 'Centre', 'Brahmasthan', 'middle'].map(zoneNamed)).toEqual([
      'SE',
      'SE',
      'SE',
      'SE',
      'CENTER',
      'CENTER',
      'CENTER',
    ]);
    expect(['NNE', 'up', ''].map(zoneNamed)).toEqual([null, null, null]);
    expect(zoneOf('rooms[0].zone', 'ishanya')).toBe('NE');
    for (const name of ['NNE', 7, null, undefined, {}])
      expect(() => zoneOf('rooms[0].zone', name)).toThrow(expect.objectContaining({ field: 'rooms[0].zone' }));
  });

  it('north begins at 337.5°', () => {
    expect([0, 22.4999, 22.5, 67.5, 180, 337.4999, 337.5, 359.999999999999, 360].map(zoneOfBearing)).toEqual([
      'N',
      'N',
      'NE',
      'E',
      'S',
      'NW',
      'N',
      'N',
      'N',
    ]);
  });

  it('a point on a line belongs to the cell east or north of it', () => {
    const plan = planWith();
    expect(
      [
        [0, 0],
        [3, 3],
        [9, 9],
        [6, 2.9],
        [4.5, 4.5],
      ].map((point) => zoneAt(point as never, plan)),
    ).toEqual(['SW', 'CENTER', 'NE', 'SE', 'CENTER']);
    expect(zoneAt([9.01, 4], plan)).toBeNull();
  });
});

describe('the slope', () => {
  const { frame } = planOf({ plotPolygon: rect(0, 0, 9, 9), bearingDeg: 90 });

  it('is the plane through the levels, turned to north', () => {
    // Falls by 2 % along the drawing’s +Y, which points east.
    const levels = [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
    ].map(([x, y]) => ({ pointXY: [x, y] as unknown as PointM, levelM: 5 - 0.02 * (y as number) }));
    const slope = slopeOf({ levels }, frame);
    expect(slope).toMatchObject({ zone: 'E', rating: 'ideal', classification: 'convention' });
    expect(slope.bearingDeg).toBeCloseTo(90, 9);
    expect(slope.fallPct).toBeCloseTo(2, 12);
    expect(slopeOf({ levels: levels.map((level) => ({ ...level, levelM: 5 })) }, frame)).toMatchObject({
      zone: null,
      bearingDeg: null,
      rating: 'neutral',
    });
  });

  it('may be stated', () => {
    expect(slopeOf({ towards: 'nairitya' }, frame)).toMatchObject({ zone: 'SW', rating: 'adverse', fallPct: null });
    expect(slopeOf({ towards: 'ishanya' }, frame).rating).toBe('ideal');
  });

  it('is refused by its field', () => {
    const fieldOf = (slope: unknown): string => {
      try {
        slopeOf(slope as never, frame);
      } catch (error) {
        return (error as { field: string }).field;
      }
      return 'accepted';
    };
    const level = (x: number, y: number) => ({ pointXY: [x, y], levelM: 1 });
    expect(fieldOf(null)).toBe('slope');
    expect(fieldOf({})).toBe('slope.levels');
    expect(fieldOf({ towards: 'centre' })).toBe('slope.towards');
    expect(fieldOf({ towards: 3 })).toBe('slope.towards');
    expect(fieldOf({ levels: [level(0, 0), level(1, 1)] })).toBe('slope.levels');
    expect(fieldOf({ levels: [level(0, 0), level(1, 1), level(2, 2)] })).toBe('slope.levels');
    expect(fieldOf({ levels: [level(0, 0), level(1, 1), { pointXY: [2, 3], levelM: Number.NaN }] })).toBe(
      'slope.levels[2].levelM',
    );
    expect(fieldOf({ levels: [level(0, 0), { pointXY: 'x', levelM: 1 }, level(2, 2)] })).toBe(
      'slope.levels[1].pointXY',
    );
  });
});
