/** Choices of an assessment: sixteen directions, doors by angles, slope, marma; and what an answer tells of the plot whichever is chosen. */
import { readFileSync } from 'node:fs';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { marginOf, outcomesWithin } from '../../../packages/engine/src/vastu/assess/cover.ts';
import { doubtfulDoor, padaOf, zoneOfDoor } from '../../../packages/engine/src/vastu/assess/doubtful-door.ts';
import {
  type Assessed,
  type AssessmentRequest,
  assess,
  compareEditions,
} from '../../../packages/engine/src/vastu/assess/index.ts';
import { type PlanInput, type PointM, planOf } from '../../../packages/engine/src/vastu/plan/index.ts';
import { refinementHash } from '../../../packages/engine/src/vastu/rules/index.ts';
import { entranceOf } from '../../../packages/engine/src/vastu/zone/index.ts';
import { anyHouse, HOUSE, rectangle } from './houses.ts';

const scored = (request: AssessmentRequest) => assess(request) as Assessed;
const plot = {
  inputSource: 'measured',
  plotPolygon: rectangle(-45, -45, 90, 90),
  bearingDeg: 0,
  doorXY: [-5, 45],
} as const;
/** A small room at a bearing, 30 m from the middle of a plot of 90 × 90 m. */
const roomAt = (roomType: string, bearingDeg: number, change: object = {}) => {
  const [x, y] = [30 * Math.sin((bearingDeg * Math.PI) / 180), 30 * Math.cos((bearingDeg * Math.PI) / 180)];
  return scored({ ...plot, rooms: [{ roomType, polygon: rectangle(x - 1, y - 1, 2, 2) }], ...change });
};
const ofRoom = ({ scoreBreakdown }: Assessed) => scoreBreakdown.placements[0];

const L_SHAPE: readonly PointM[] = [
  [0, 0],
  [10, 0],
  [10, 4],
  [4, 4],
  [4, 10],
  [0, 10],
];

describe('sixteen directions', () => {
  it.each([
    ['toilet', 202.5, 'SSW', 'ideal', 'good'],
    ['toilet', 112.5, 'ESE', 'good', 'adverse'],
    ['toilet', 292.5, 'WNW', 'good', 'good'],
    ['study', 247.5, 'WSW', 'ideal', 'ideal'],
    ['kitchen', 157.5, 'SSE', 'good', 'neutral'],
    ['store', 67.5, 'ENE', 'good', 'neutral'],
    ['store', 157.5, 'SSE', 'good', 'good'],
  ])('judge a %s at %f° by %s: %s, not %s', (type, bearing, direction, refined, plain) => {
    expect(ofRoom(roomAt(type, bearing))).toMatchObject({ rating: plain });
    expect(ofRoom(roomAt(type, bearing, { zoneResolution: 8 }))).toEqual(ofRoom(roomAt(type, bearing)));
    for (const zoneResolution of [16, 32])
      for (const rulesVersion of ['vastu-rules-2026-09-23', 'vastu-rules-2026-10-04'])
        expect(ofRoom(roomAt(type, bearing, { zoneResolution, rulesVersion }))).toMatchObject({
          zone: direction,
          rating: refined,
          merit: refined === 'ideal' ? 100 : 80,
        });
  });

  it('leave every other room as it was, and rooms that are only stated', () => {
    for (const request of [HOUSE, { ...HOUSE, rooms: [...HOUSE.rooms, { roomType: 'toilet', zone: 'S' }] }]) {
      const plain = scored(request).scoreBreakdown;
      const fine = scored({ ...request, zoneResolution: 16 }).scoreBreakdown;
      const changed = fine.placements.filter((placement, i) => placement.rating !== plain.placements[i]?.rating);
      // The kitchen of the first worked example lies SSE by sectors and SE by the grid.
      expect(changed.map(({ room, zone }) => [room, zone])).toEqual([['Kitchen', 'SSE']]);
    }
  });

  it('cite the verse, and pin their table by its hash', () => {
    const answer = roomAt('toilet', 202.5, { zoneResolution: 16 });
    expect(answer.sources.filter(({ scope }) => scope === 'toilet.SSW').map(({ work }) => work)).toEqual([
      'vishvakarma-prakasha',
      'vishvakarma-prakasha',
    ]);
    expect(answer.meta.refinementHash).toBe(refinementHash());
    expect(roomAt('toilet', 202.5, { zoneResolution: 32 }).meta).toHaveProperty('refinementHash');
    expect(roomAt('toilet', 202.5, { zoneResolution: 8 }).meta).not.toHaveProperty('refinementHash');
    expect(answer.zoneCheck.zones.S.compliant).toEqual(['toilet']);
    expect(answer.findings.filter(({ room }) => room === 'toilet')).toEqual([]);
  });

  it('are not touched by changes of the zones they stand in for', () => {
    const { roomType: _, ...rest } = { roomType: 0, ...plot };
    const input = { ...rest, rooms: [{ roomType: 'toilet', polygon: rectangle(-13, -29, 3, 3) }] };
    const touched = (change: object) =>
      compareEditions({
        fromVersion: 'vastu-rules-2026-09-23',
        toVersion: 'vastu-rules-2026-10-04',
        input: { ...input, ...change } as AssessmentRequest,
      })
        .changes.filter((change) => change.touched)
        .map(({ ruleId }) => ruleId);
    expect(touched({})).toEqual(['toilet.S', 'entrance.method']);
    expect(touched({ zoneResolution: 16 })).toEqual(['entrance.method']);
  });
});

describe('a door by angles', () => {
  // Of a square the third part of the east side begins at 75.96° and the third angle at 78.75°, seen from the middle: at 77° the two differ.
  const door: PointM = [45, 45 / Math.tan((77 * Math.PI) / 180)];
  const at = (change: object = {}) =>
    scored({ ...plot, doorXY: door, rooms: [{ roomType: 'kitchen', zone: 'SE' }], ...change });

  it('gets the pada of its bearing, as convention, and both are told', () => {
    expect(at().entrance).toMatchObject({
      method: 'box-radial-8',
      padaCode: 'E4',
      lengthPada: 'E4',
      angularPada: 'E3',
      classification: 'classical',
      source: 'BS 53.72',
      sideShare: 0.384566,
    });
    const byAngle = at({ entranceMethod: 'angular-11.25' });
    expect(byAngle.entrance).toMatchObject({
      method: 'angular-11.25',
      padaCode: 'E3',
      pada: 3,
      lengthPada: 'E4',
      angularPada: 'E3',
      classification: 'convention',
      source: 'BS 53.72; later Vastu practice (modern convention)',
    });
    expect(byAngle.settings.entranceMethod).toBe('angular-11.25');
    expect(
      byAngle.sources.filter(({ scope }) => scope.includes('entrance.E3')).map(({ classification }) => classification),
    ).toEqual(['classical', 'convention']);
  });

  it('is found amiss on the word of the verse and of custom', () => {
    const found = at({ entranceMethod: 'angular-11.25', doorXY: [45, -30] }).findings.find(({ code }) =>
      code.endsWith('DOOR'),
    );
    expect(found).toMatchObject({
      classification: 'convention',
      source: 'BS 53.72; later Vastu practice (modern convention)',
      sources: ['brihat-samhita', 'vastu-practice'],
    });
  });

  it('weighs as convention does, and nothing at all where doors are judged by zone', () => {
    const partOf = (answer: Assessed) =>
      answer.scoreBreakdown.placements.find(({ roomType }) => roomType === 'entrance');
    expect([partOf(at())?.provenance, partOf(at({ entranceMethod: 'angular-11.25' }))?.provenance]).toEqual([1, 0.75]);
    const older = { rulesVersion: 'vastu-rules-2026-09-23' };
    expect(at({ ...older, entranceMethod: 'angular-11.25' }).score).toBe(at(older).score);
  });

  it('is refused in the middle that angles are counted from', () => {
    // The centroid of this L is not the middle of its box.
    const plotPolygon = L_SHAPE;
    const doorXY = [4, 0] as const;
    const ask = (change: object) => () =>
      assess({ inputSource: 'measured', plotPolygon, bearingDeg: 0, doorXY, ...change });
    expect(ask({})).not.toThrow();
    const centroid = planOf({ plotPolygon, bearingDeg: 0 }).centroid;
    expect(ask({ doorXY: centroid, entranceMethod: 'angular-11.25' })).toThrowError(/very middle/);
    expect(ask({ doorXY: centroid })).not.toThrow();
    expect(ask({ entranceMethod: 'by-guess' })).toThrowError(/entranceMethod/);
  });

  const planAt = (house: object, bearingDeg: number) =>
    planOf({ ...house, bearingDeg: ((bearingDeg % 360) + 360) % 360 } as PlanInput);
  test.prop(
    [anyHouse, fc.constantFrom(0.5, 4, 11), fc.integer({ min: -100, max: 100 }), fc.integer({ min: 0, max: 359 })],
    {
      seed: 20261122,
      numRuns: 150,
    },
  )(
    'misses no pada that a turn and a move within the errors bring',
    ({ doorXY, bearingDeg = 0 }, error, hundredths, direction) => {
      // Its centroid, from which bearings are taken, is not the middle of its box, from which lengths are.
      const house = { plotPolygon: L_SHAPE, doorXY };
      const plan = planAt(house, bearingDeg);
      const turned = planAt(house, bearingDeg + (error * hundredths) / 100);
      const [east, north] = [0.3 * Math.sin(direction), 0.3 * Math.cos(direction)];
      const [e, n] = turned.door as PointM;
      const doubtful = doubtfulDoor(plan.door as PointM, plan, 'angular-11.25');
      const still = [...outcomesWithin(doubtful, error, 0)];
      const moved = [...outcomesWithin(doubtful, error, 0.3)];
      const found = entranceOf(turned, 'angular-11.25');
      const foundMoved = entranceOf({ ...turned, door: [e + east, n + north] }, 'angular-11.25');
      expect(still.map(padaOf)).toContain(found?.pada.index);
      expect(still.map(zoneOfDoor)).toContain(found?.zone);
      expect(moved.map(padaOf)).toContain(foundMoved?.pada.index);
      expect(still.length).toBeLessThanOrEqual(moved.length);
    },
  );

  it('stays in its pada for as many degrees as its bearing has to the border', () => {
    const plan = planOf({ plotPolygon: rectangle(-5, -5, 10, 10), bearingDeg: 0, doorXY: [5, 0.5] });
    // Its bearing is 84.289°, in E4, which spans 78.75° … 90°; its zone E lasts longer.
    expect(marginOf(doubtfulDoor(plan.door as PointM, plan, 'angular-11.25'), 22.5)).toBeCloseTo(5.539, 2);
    expect([...outcomesWithin(doubtfulDoor(plan.door as PointM, plan, 'angular-11.25'), 5.5, 0)]).toEqual(['3:E']);
    const answer = scored({ ...plot, entranceMethod: 'angular-11.25', headingErrorDeg: 6, doorXY: [45, 4.5] });
    expect(answer.uncertainty?.results.at(-1)).toMatchObject({ possiblePadas: [3, 4, 5], stable: false });
  });
});

describe('a slope', () => {
  it('is told and takes no points', () => {
    const plain = scored(HOUSE);
    for (const [towards, zone, rating] of [
      ['north-east', 'NE', 'ideal'],
      ['SW', 'SW', 'adverse'],
    ] as const) {
      const { slope, ...rest } = scored({ ...HOUSE, slope: { towards } });
      expect(slope).toMatchObject({ zone, rating, classification: 'convention' });
      expect(rest).toEqual(plain);
    }
    expect(plain).not.toHaveProperty('slope');
  });

  it('by levels turns with the drawing', () => {
    const levels = [
      { pointXY: [0, 0], levelM: 1 },
      { pointXY: [10, 0], levelM: 1 },
      { pointXY: [0, 10], levelM: 0.8 },
    ] as const;
    const falls = (bearingDeg: number) => scored({ ...HOUSE, bearingDeg, slope: { levels } }).slope;
    expect(falls(0)).toMatchObject({ zone: 'N', bearingDeg: 0, fallPct: 2 });
    expect(falls(90)).toMatchObject({ zone: 'E', bearingDeg: 90 });
    expect(falls(27.5)).toMatchObject({ zone: 'NE', bearingDeg: 27.5, fallPct: 2 });
  });

  it.each([
    ['slope', 7],
    ['slope.towards', { towards: 'CENTER' }],
    ['slope.levels', {}],
    [
      'slope.levels[2].levelM',
      {
        levels: [
          { pointXY: [0, 0], levelM: 0 },
          { pointXY: [1, 0], levelM: 0 },
          { pointXY: [0, 1], levelM: '0' },
        ],
      },
    ],
  ])('that is none is refused at %s, with a drawing and without', (field, slope) => {
    for (const house of [HOUSE, { inputSource: 'measured', rooms: [{ roomType: 'kitchen', zone: 'SE' }] }])
      expect(() => assess({ ...house, slope } as AssessmentRequest)).toThrowError(expect.objectContaining({ field }));
  });
});

describe('marmas', () => {
  it('are told when they are asked for: six lines and nine points, on the drawing', () => {
    const { marma } = scored({ ...HOUSE, marma: true });
    expect([marma?.lines.length, marma?.points.length]).toEqual([6, 9]);
    expect(marma?.points.find(({ pada }) => pada === 'r5c5')).toEqual({
      pada: 'r5c5',
      pointXY: [6, 9],
      isInPlot: true,
    });
    expect(scored({ ...HOUSE, marma: false })).toEqual(scored(HOUSE));
    expect(() => assess({ ...HOUSE, marma: 'yes' as never })).toThrowError(/marma/);
  });
});

describe('what is told of the plot', () => {
  const file = JSON.parse(
    readFileSync(new URL('../../authorities/vastu/examples-dev.json', import.meta.url), 'utf8'),
  ) as {
    readonly examples: readonly {
      readonly id: string;
      readonly input: AssessmentRequest;
      readonly expected: {
        readonly plot: { readonly areaM2: number; readonly boxFill: number };
        readonly rooms: readonly {
          readonly name: string;
          readonly areaM2: number;
          readonly zoneShares: Readonly<Record<string, number>>;
          readonly outsideGridShare: number;
          readonly outsidePlotShare: number;
        }[];
        readonly entrance: { readonly t: number; readonly distanceToBoundaryM?: number };
      };
    }[];
  };

  // Shares of the file have six decimals, ours too; the last may fall either way.
  it.each(file.examples.map((example) => [example.id, example] as const))(
    '%s: areas and shares as worked out',
    (_, { input, expected }) => {
      const answer = scored(input);
      expect(Math.abs(answer.shape.plotAreaM2 - expected.plot.areaM2)).toBeLessThan(1.5e-6);
      expect(Math.abs(answer.gridFrame.plotShareOfBox - expected.plot.boxFill)).toBeLessThan(1.5e-6);
      expect(answer.gridFrame).toMatchObject({
        orientation: 'north-aligned',
        fittedTo: 'plot-bounding-box',
        rotationDeg: input.bearingDeg,
      });
      expect(Math.abs((answer.entrance?.sideShare ?? 0) - expected.entrance.t)).toBeLessThan(1.5e-6);
      expect(answer.spaces.map(({ room }) => room)).toEqual(expected.rooms.map(({ name }) => name));
      for (const [i, room] of expected.rooms.entries()) {
        const own = answer.spaces[i] as (typeof answer.spaces)[number];
        expect(Math.abs((own.areaM2 ?? 0) - room.areaM2)).toBeLessThan(1.5e-6);
        for (const [zone, share] of Object.entries(room.zoneShares))
          expect(Math.abs((own.shares[zone as 'N'] ?? 0) - share), `${room.name} ${zone}`).toBeLessThan(1.5e-6);
        expect(Math.abs(own.outsideGridShare - room.outsideGridShare)).toBeLessThan(1.5e-6);
        expect(Math.abs((own.outsidePlotShare ?? -1) - room.outsidePlotShare)).toBeLessThan(1.5e-6);
      }
    },
  );

  it('a slant is told and costs nothing; a cut is told and costs', () => {
    const rooms = [{ roomType: 'kitchen', zone: 'SE' }];
    const trapezoid = [
      [0, 0],
      [20, 0],
      [16, 10],
      [4, 10],
    ] as const;
    const slanted = scored({ inputSource: 'measured', rooms, plotPolygon: trapezoid, bearingDeg: 0, doorXY: [9, 10] });
    expect(slanted.shape.deviations.map(({ kind, direction }) => [kind, direction])).toEqual([
      ['slant', 'E'],
      ['slant', 'W'],
    ]);
    expect([slanted.scoreBreakdown.shape.points, slanted.findings]).toEqual([0, []]);
    const cut = [
      [0, 0],
      [20, 0],
      [20, 6],
      [14, 6],
      [14, 10],
      [0, 10],
    ] as const;
    const lacking = scored({ inputSource: 'measured', rooms, plotPolygon: cut, bearingDeg: 0, doorXY: [9, 10] });
    expect(lacking.shape.deviations[0]).toMatchObject({ kind: 'cut', direction: 'NE', areaPct: 12, areaM2: 24 });
    expect(lacking.scoreBreakdown.shape.points).toBe(6);
  });

  it('the middle is told with what stands on it', () => {
    const rooms = [{ roomType: 'staircase', polygon: rectangle(-15, -15, 30, 15) }];
    expect(scored({ ...plot, rooms }).brahmasthan).toEqual({
      polygon: rectangle(-15, -15, 30, 30),
      areaInPlotM2: 900,
      blockedShare: 0.5,
    });
  });

  it('how far the door lies off the line is told', () => {
    expect(scored({ ...plot, doorXY: [-5, 45.4] }).entrance?.distanceToBoundaryM).toBe(0.4);
    expect(scored(HOUSE).entrance?.dispute).toMatch(/Mayamata E4 S4 W4 N4/);
  });
});
