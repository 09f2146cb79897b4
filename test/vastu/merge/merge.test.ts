/** Captures laid together: the worked case, plans that were cut up and moved, loops that do not close, floors, and everything that is told. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  type CaptureMerge,
  type CaptureMergeRequest,
  mergeCaptures,
} from '../../../packages/engine/src/vastu/merge/index.ts';
import {
  clipAbove,
  clipBelow,
  type PointM,
  piecesOf,
  type Ring,
  regionAreaOf,
} from '../../../packages/engine/src/vastu/plan/index.ts';
import { readTruth } from '../../truth/ledger.ts';
import { type Move, payload, seenBy, square, twoSquares } from './captures.ts';

const { captureMerge: worked } = readTruth('vastu/examples-dev.json') as unknown as {
  captureMerge: { input: CaptureMergeRequest; expected: Record<string, never> };
};

describe('the worked case', () => {
  const merged = mergeCaptures(worked.input);
  const expected = worked.expected as unknown as Pick<
    CaptureMerge,
    'registrations' | 'pairResiduals' | 'unresolvedAlignmentErrors'
  > & {
    outlines: { captureId: string; floorIndex: number; polygon: Ring }[];
  };

  it('puts both captures where they belong', () => {
    // Inputs have 6 decimals; the expected figures 9.
    expected.registrations.forEach((registration, at) => {
      const own = merged.registrations[at];
      expect(own?.captureId).toBe(registration.captureId);
      expect(Math.abs((own?.rotationDeg ?? 9) - registration.rotationDeg)).toBeLessThan(2e-9);
      expect(Math.abs((own?.translationXY[0] ?? 9) - registration.translationXY[0])).toBeLessThan(2e-9);
      expect(Math.abs((own?.translationXY[1] ?? 9) - registration.translationXY[1])).toBeLessThan(2e-9);
    });
    expect(merged.placedOutlines.map(({ captureId, polygon }) => ({ captureId, polygon }))).toEqual(
      expected.outlines.map(({ captureId, polygon }) => ({ captureId, polygon })),
    );
  });

  it('has the residuals', () => {
    const [own] = merged.pairResiduals;
    const [row] = expected.pairResiduals;
    expect(own).toMatchObject({ fromCaptureId: 'A', toCaptureId: 'B', controlCount: 3 });
    expect(Math.abs((own?.rmsResidualM ?? 9) - (row?.rmsResidualM ?? 0))).toBeLessThan(2e-9);
    expect(Math.abs((own?.maxResidualM ?? 9) - (row?.maxResidualM ?? 0))).toBeLessThan(2e-9);
    expect(merged.unresolvedAlignmentErrors).toEqual([]);
    expect(merged.alignmentDetail).toBe('rigid-2d');
  });

  it('has one outline of both', () => {
    expect(merged.outlines).toHaveLength(1);
    expect(merged.outlines[0]?.areaM2).toBeCloseTo(44, 4);
    expect(merged.outlines[0]?.captureIds).toEqual(['A', 'B']);
    expect(merged.outlines[0]?.polygon).toHaveLength(4);
  });
});

const moves = fc.record({
  deg: fc.double({ min: -180, max: 180, noNaN: true }),
  x: fc.double({ min: -1000, max: 1000, noNaN: true }),
  y: fc.double({ min: -1000, max: 1000, noNaN: true }),
});
/** A plan of any shape around a middle, cut by upright lines into pieces that each become a capture. */
const cutPlan = fc
  .record({
    radii: fc.array(fc.double({ min: 4, max: 12, noNaN: true }), { minLength: 4, maxLength: 12 }),
    cuts: fc.uniqueArray(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 4 }),
  })
  .map(({ radii, cuts }) => {
    const plan: Ring = radii.map((radius, at): PointM => {
      const angle = (at * 2 * Math.PI) / radii.length;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    });
    const xs = [...cuts].sort((a, b) => a - b);
    const strips = [Number.NEGATIVE_INFINITY, ...xs].map((left, at) => {
      const right = xs[at] ?? Number.POSITIVE_INFINITY;
      const above = left === Number.NEGATIVE_INFINITY ? plan : clipAbove(plan, 0, left);
      return right === Number.POSITIVE_INFINITY ? above : clipBelow(above, 0, right);
    });
    return { plan, pieces: strips.flatMap((strip) => piecesOf(strip)) };
  })
  // Pieces too small to be outlines are not what is asked here.
  .filter(
    ({ pieces }) =>
      pieces.length >= 2 &&
      pieces.length <= 16 &&
      pieces.every((piece) => regionAreaOf({ outer: piece, holes: [] }) > 0.05),
  );

const shuffled = <T>(list: readonly T[], by: readonly number[]): T[] =>
  list
    .map((value, at) => ({ value, key: by[at % by.length] as number }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);

describe('a plan that was cut up and whose pieces were moved', () => {
  const cut = fc.record({
    cutPlan,
    moves: fc.array(moves, { minLength: 16, maxLength: 16 }),
    order: fc.array(fc.nat(), { minLength: 16, maxLength: 16 }),
  });

  test.prop([cut], { seed: 20261121, numRuns: 150 })(
    'is whole again, whatever the order of captures and links',
    ({ cutPlan: { plan, pieces }, moves: by, order }) => {
      const names = pieces.map((_, at) => `piece-${at}`);
      const captures = pieces.map((piece, at) => ({
        id: names[at],
        floorIndex: at === 0 ? 0 : 0,
        payload: payload(piece.map((p) => seenBy(by[at] as Move, p))),
      }));
      const links = names.slice(1).map((name, at) => ({
        fromCaptureId: names[Math.floor(at / 2)],
        toCaptureId: name,
        controlPoints: (
          [
            [0, 0],
            [3, -1],
            [2, 4],
          ] as PointM[]
        ).map((p) => ({ fromXY: seenBy(by[Math.floor(at / 2)] as Move, p), toXY: seenBy(by[at + 1] as Move, p) })),
      }));
      const first = by[0] as Move;
      const expectWhole = (merged: CaptureMerge): void => {
        expect(merged.unresolvedAlignmentErrors).toEqual([]);
        const area = merged.outlines.reduce((sum, { areaM2 }) => sum + areaM2, 0);
        // Rounding of moved points (1e-13 km) and welds of 0.1 mm along at most 100 m of wall.
        expect(Math.abs(area - regionAreaOf({ outer: plan, holes: [] }))).toBeLessThan(1e-3);
        for (const { captureId, polygon } of merged.placedOutlines) {
          const own = pieces[names.indexOf(captureId)] as Ring;
          const anchor = by[names.indexOf(merged.frame.anchorCaptureId)] as Move;
          const there = own.map((p) => seenBy(anchor, p));
          for (const [x, y] of polygon)
            expect(Math.min(...there.map(([tx, ty]) => Math.hypot(x - tx, y - ty)))).toBeLessThan(5e-6);
        }
      };
      const merged = mergeCaptures({ captures, links });
      expect(merged.frame.anchorCaptureId).toBe(names[0]);
      expectWhole(merged);
      expectWhole(mergeCaptures({ captures: shuffled(captures, order), links: shuffled(links, order) }));
      // With the anchor at its place the answer is the same piece by piece.
      const again = mergeCaptures({
        captures: [captures[0], ...shuffled(captures.slice(1), order)],
        links: shuffled(links, order),
      });
      for (const row of merged.registrations) {
        const other = again.registrations.find(({ captureId }) => captureId === row.captureId);
        expect(
          Math.hypot(
            row.translation[0] - (other?.translation[0] ?? 9),
            row.translation[1] - (other?.translation[1] ?? 9),
          ),
        ).toBeLessThan(2e-8);
      }
      expect(first).toBeDefined();
    },
  );
});

describe('a loop that does not close', () => {
  // Four captures around a court, every link measured with errors of centimetres.
  const noise = fc.array(fc.double({ min: -0.05, max: 0.05, noNaN: true }), { minLength: 32, maxLength: 32 });
  const ring = (errors: readonly number[], extra = 0): CaptureMergeRequest => {
    const ids = ['A', 'B', 'C', 'D'];
    const corners: PointM[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    return {
      captures: ids.map((id, at) => ({
        id,
        floorIndex: 0,
        payload: payload(square((corners[at] as PointM)[0], (corners[at] as PointM)[1])),
      })),
      links: ids.map((id, at) => ({
        fromCaptureId: id,
        toCaptureId: ids[(at + 1) % 4],
        controlPoints: [0, 1].map((k): object => {
          const [x, y] = corners[at] as PointM;
          const at8 = at * 8 + k * 4;
          const e = (i: number): number => errors[at8 + i] as number;
          return {
            fromXY: [x + 4 + e(0), y + 3 * k + e(1)],
            toXY: [x + 4 + e(2) + (at === 3 ? extra : 0), y + 3 * k + e(3)],
          };
        }),
      })),
      toleranceM: 0.5,
    };
  };
  const squares = (merged: CaptureMerge): number =>
    merged.pairResiduals.reduce((sum, { rmsResidualM, controlCount }) => sum + rmsResidualM ** 2 * controlCount, 0);

  test.prop([noise], { seed: 3, numRuns: 100 })(
    'is shared out so that no small turn or move of any capture does better',
    (errors) => {
      const request = ring(errors);
      const merged = mergeCaptures(request);
      expect(merged.alignmentDetail).toBe('rigid-2d-adjusted');
      const poses = new Map(
        merged.registrations.map(({ captureId, rotationDeg, translation }) => [
          captureId,
          { deg: rotationDeg, x: translation[0], y: translation[1] },
        ]),
      );
      const cost = (): number =>
        (
          request.links as {
            fromCaptureId: string;
            toCaptureId: string;
            controlPoints: { fromXY: PointM; toXY: PointM }[];
          }[]
        )
          .flatMap(({ fromCaptureId, toCaptureId, controlPoints }) =>
            controlPoints.map(({ fromXY, toXY }) => {
              const at = (id: string, [x, y]: PointM): PointM => {
                const pose = poses.get(id) as Move;
                const [c, s] = [Math.cos((pose.deg * Math.PI) / 180), Math.sin((pose.deg * Math.PI) / 180)];
                return [c * x - s * y + pose.x, s * x + c * y + pose.y];
              };
              const [a, b] = [at(fromCaptureId, fromXY), at(toCaptureId, toXY)];
              return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
            }),
          )
          .reduce((sum, one) => sum + one, 0);
      const least = cost();
      expect(least).toBeCloseTo(squares(merged), 7);
      for (const id of ['B', 'C', 'D']) {
        for (const member of ['deg', 'x', 'y'] as const) {
          for (const step of [1e-4, -1e-4]) {
            const pose = poses.get(id) as { deg: number; x: number; y: number };
            pose[member] += step;
            expect(cost(), `${id} ${member}`).toBeGreaterThan(least - 1e-12);
            pose[member] -= step;
          }
        }
      }
    },
  );

  it('lists the link that stays beyond the tolerance, and gives the plan nevertheless', () => {
    const merged = mergeCaptures({ ...ring(new Array(32).fill(0), 4), toleranceM: 0.25 });
    expect(merged.unresolvedAlignmentErrors.length).toBeGreaterThan(0);
    expect(merged.unresolvedAlignmentErrors[0]).toMatch(/above the tolerance of 0.25 m/);
    expect(merged.outlines.length).toBeGreaterThan(0);
    const worst = Math.max(...merged.pairResiduals.map(({ maxResidualM }) => maxResidualM));
    // One link alone would have kept the whole misfit, 4 m.
    expect(worst).toBeLessThan(3);
  });

  it('of single doors keeps every north and shares out the rest', () => {
    const request = ring(new Array(32).fill(0));
    const links = (request.links as { controlPoints: unknown[] }[]).map(({ controlPoints, ...link }, at) => ({
      ...link,
      sharedDoors: [at === 3 ? { fromXY: [4, 10], toXY: [4.4, 10] } : controlPoints[0]],
    }));
    const merged = mergeCaptures({ ...request, links });
    expect(merged.alignmentDetail).toBe('translation');
    expect(merged.registrations.map(({ rotationDeg }) => rotationDeg)).toEqual([0, 0, 0, 0]);
    for (const { maxResidualM } of merged.pairResiduals) expect(maxResidualM).toBeCloseTo(0.1, 6);
  });
});

describe('what is told', () => {
  it('names captures without a place and links that say nothing', () => {
    const merged = mergeCaptures({ ...twoSquares(), links: [{ fromCaptureId: 'A', toCaptureId: 'B' }] });
    expect(merged.unresolvedAlignmentErrors).toEqual([
      'Link A → B has no control points and no shared doors, so it says nothing.',
      'Capture B is not linked to A; it lies as it was captured.',
    ]);
    expect(merged.registrations[1]).toMatchObject({ method: 'unregistered', residualM: null });
    // What has no place is not united with what has.
    expect(merged.outlines.map(({ captureIds, isRegistered }) => [captureIds, isRegistered])).toEqual([
      [['A'], true],
      [['B'], false],
    ]);
    expect(merged.alignmentDetail).toBe('anchor-only');
  });

  it('moves by a single door only, and keeps north', () => {
    const merged = mergeCaptures({
      ...twoSquares(),
      links: [{ fromCaptureId: 'A', toCaptureId: 'B', sharedDoors: [{ fromXY: [4, 2], toXY: [14, 12] }] }],
    });
    expect(merged.registrations[1]).toMatchObject({ method: 'translation', rotationDeg: 0, translation: [-10, -10] });
  });

  it('warns when two norths differ by more than their readings, or by 15 degrees', () => {
    const turned = (deg: number, yawSpreadDeg?: number): readonly string[] => {
      const move: Move = { deg, x: 1, y: 2 };
      const frame = {
        units: 'metres',
        north: { referenceFrame: 'true', ...(yawSpreadDeg === undefined ? {} : { yawSpreadDeg }) },
      };
      const request = twoSquares() as { captures: object[] };
      return mergeCaptures({
        captures: [
          request.captures[0],
          {
            id: 'B',
            floorIndex: 0,
            payload: payload(
              square(4, 0).map((p) => seenBy(move, p)),
              { frame },
            ),
          },
        ],
        links: [
          {
            fromCaptureId: 'A',
            toCaptureId: 'B',
            controlPoints: (
              [
                [4, 0],
                [4, 4],
              ] as PointM[]
            ).map((p) => ({ fromXY: p, toXY: seenBy(move, p) })),
          },
        ],
      }).warnings.map(({ code }) => code);
    };
    expect(turned(10)).toEqual([]);
    expect(turned(16)).toEqual(['HEADING_DISAGREES']);
    expect(turned(5, 2)).toEqual([]);
    expect(turned(7, 2)).toEqual(['HEADING_DISAGREES']);
    expect(turned(-16, 20)).toEqual(['HEADING_DISAGREES']);
  });

  it('takes the first capture of the lowest floor for its anchor and the weakest north for all', () => {
    const request = twoSquares() as { captures: Record<string, unknown>[]; links: object[] };
    const [a, b] = request.captures;
    const manual = payload(square(4, 0), { frame: { units: 'metres', north: { referenceFrame: 'manual' } } });
    const merged = mergeCaptures({
      captures: [
        { ...a, floorIndex: 1 },
        { ...b, payload: manual },
      ],
      links: request.links,
    });
    expect(merged.frame).toMatchObject({ anchorCaptureId: 'B', originCaptureId: 'B', northReference: 'manual' });
  });
});

describe('floors', () => {
  const house = (floors?: object[], links: object[] = []): CaptureMerge => {
    const room = (id: string, heightM?: number): object => ({
      id,
      label: id,
      polygon: square(0, 0),
      areaM2: 16,
      floorIndex: 0,
      ...(heightM === undefined ? {} : { heightM }),
    });
    return mergeCaptures({
      captures: [
        { id: 'upper', floorIndex: 1, payload: payload(square(0, 0), { rooms: [room('u1', 2.4)] }) },
        { id: 'ground', floorIndex: 0, payload: payload(square(0, 0), { rooms: [room('g1', 2.8), room('g2')] }) },
      ],
      links,
      ...(floors === undefined ? {} : { floors }),
    });
  };

  it('stand on each other by the height of what lies below, where nothing is given', () => {
    const { floorStack, unresolvedAlignmentErrors } = house();
    expect(
      floorStack.map(({ floorIndex, elevationM, isElevationEstimated }) => [
        floorIndex,
        elevationM,
        isElevationEstimated,
      ]),
    ).toEqual([
      [0, 0, true],
      [1, 2.95, true],
    ]);
    expect(floorStack[0]).toMatchObject({
      captureIds: ['ground'],
      roomIds: ['g1', 'g2'],
      areaM2: 16,
      maxRoomHeightM: 2.8,
      clearToNextM: 0.15,
    });
    expect(floorStack[1]?.clearToNextM).toBe(null);
    expect(unresolvedAlignmentErrors).toEqual(['Capture upper is not linked to ground; it lies as it was captured.']);
  });

  it('that are given place their first capture without a link', () => {
    const merged = house([{ floorIndex: 1, elevationM: 3.2, originXY: [1, 2], bearingDeg: 90 }]);
    expect(merged.unresolvedAlignmentErrors).toEqual([]);
    expect(merged.floorStack.map(({ elevationM, isElevationEstimated }) => [elevationM, isElevationEstimated])).toEqual(
      [
        [0.25, true],
        [3.2, false],
      ],
    );
    expect(merged.registrations[0]).toMatchObject({
      captureId: 'upper',
      method: 'anchor',
      rotationDeg: 0,
      translation: [0, 0],
    });
  });

  it('meet at links through the building: a staircase seen from both', () => {
    // The upper floor's frame is turned by 90° and moved: its point p lies at (1, 2) + (y, −x).
    const links = [
      {
        fromCaptureId: 'ground',
        toCaptureId: 'upper',
        controlPoints: [
          { fromXY: [1, 2], toXY: [0, 0] },
          { fromXY: [4, 1], toXY: [1, 3] },
        ],
      },
    ];
    const merged = house([{ floorIndex: 1, elevationM: 3, originXY: [1, 2], bearingDeg: 90 }], links);
    expect(merged.registrations[0]?.rotationDeg).toBeCloseTo(0, 8);
    expect(merged.registrations[0]?.translation[0]).toBeCloseTo(0, 8);
    expect(merged.registrations[0]?.translation[1]).toBeCloseTo(0, 8);
    expect(merged.pairResiduals[0]?.maxResidualM).toBeCloseTo(0, 8);
  });

  it('that run into each other are told', () => {
    const merged = house([
      { floorIndex: 0, elevationM: 0, originXY: [0, 0], bearingDeg: 0 },
      { floorIndex: 1, elevationM: 2.5, originXY: [0, 0], bearingDeg: 0 },
    ]);
    expect(merged.floorStack[0]?.clearToNextM).toBeCloseTo(-0.3, 9);
    expect(merged.warnings.map(({ code }) => code)).toEqual(['FLOORS_OVERLAP']);
    expect(
      house([
        { floorIndex: 0, elevationM: 5 },
        { floorIndex: 1, elevationM: 2 },
      ]).warnings.map(({ code }) => code),
    ).toEqual(['FLOORS_OUT_OF_ORDER']);
  });

  it('of one capture are one: rooms that name several are told', () => {
    const rooms = (floors: readonly (number | undefined)[]) =>
      floors.map((floorIndex, at) => ({ id: `r${at}`, label: 'x', polygon: square(at, 0, 1), floorIndex }));
    const codes = (floors: readonly (number | undefined)[]) => {
      const { captures = [], ...rest } = twoSquares();
      const first = { ...(captures[0] as object), payload: payload(square(0, 0), { rooms: rooms(floors) }) };
      return mergeCaptures({ ...rest, captures: [first, captures[1]] }).warnings.map(({ code, field }) => [
        code,
        field,
      ]);
    };
    expect(codes([0, undefined, 2])).toEqual([['CAPTURE_OF_TWO_FLOORS', 'captures[0].payload.rooms[2].floorIndex']]);
    // A device that counts from its own floor.
    expect(codes([3, 3])).toEqual([]);
    expect(codes([undefined, undefined])).toEqual([]);
    expect(() => codes([0.5])).toThrowError(/rooms\[0\]\.floorIndex/);
  });
});
