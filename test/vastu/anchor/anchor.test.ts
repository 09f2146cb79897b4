/** Anchors for AR: the six worked examples, plots of every shape, and the law that only the ground decides where they lie. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  type AnchorRecommendations,
  type AnchorRequest,
  anchorRecommendations,
  type PlanToWorld,
} from '../../../packages/engine/src/vastu/anchor/index.ts';
import { besiege } from '../../hostile.ts';
import { readTruth } from '../../truth/ledger.ts';

type Point = readonly [number, number];
interface Example {
  readonly id: string;
  readonly input: AnchorRequest;
  readonly expected: {
    readonly omittedZones: readonly string[];
    readonly anchors: readonly {
      readonly id: string;
      readonly zone: string;
      readonly planPosition: readonly number[];
      readonly worldPosition: readonly number[];
      readonly normal: readonly number[];
      readonly check: {
        readonly rule: string;
        readonly pieces: number;
        readonly clearanceM: number;
        readonly poleRadiusM: number;
      };
    }[];
  };
}
const { examples } = readTruth('vastu/examples-dev.json') as unknown as { examples: readonly Example[] };
const requestOf = ({ input: { plotPolygon, bearingDeg, planToWorld } }: Example): AnchorRequest => ({
  plotPolygon,
  bearingDeg,
  planToWorld,
});

const level: PlanToWorld = { units: 'metres', origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 0, -1] };
const ask = (plotPolygon: readonly Point[], bearingDeg = 0, planToWorld = level): AnchorRecommendations =>
  anchorRecommendations({ plotPolygon, bearingDeg, planToWorld });

/** Even-odd, and how far from the nearest edge; written anew, so that the engine does not judge itself. */
function within([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach(([ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length] as Point;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}
const turned = (deg: number, [x, y]: Point): Point => {
  const [s, c] = [Math.sin((deg * Math.PI) / 180), Math.cos((deg * Math.PI) / 180)];
  return [x * c + y * s, y * c - x * s];
};
/** The zone of a point by the box of the plot turned to north. */
function zoneOf(point: Point, plot: readonly Point[], bearingDeg: number): string {
  const north = plot.map((p) => turned(bearingDeg, p));
  const [e, n] = turned(bearingDeg, point);
  const [west, east] = [Math.min(...north.map((p) => p[0])), Math.max(...north.map((p) => p[0]))];
  const [south, top] = [Math.min(...north.map((p) => p[1])), Math.max(...north.map((p) => p[1]))];
  const column = Math.floor(((e - west) / (east - west)) * 3);
  const row = Math.floor(((top - n) / (top - south)) * 3);
  return ['NW', 'N', 'NE', 'W', 'CENTER', 'E', 'SW', 'S', 'SE'][row * 3 + column] ?? 'none';
}

describe('the worked examples', () => {
  // Worst today 1.0e-6 m: expected figures are rounded to 6 decimals, as ours are.
  it.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
    const { anchors, omittedZones } = anchorRecommendations(requestOf(example));
    expect(omittedZones).toEqual(example.expected.omittedZones);
    expect(anchors.map(({ id, zone }) => [id, zone])).toEqual(
      example.expected.anchors.map(({ id, zone }) => [id, zone]),
    );
    example.expected.anchors.forEach((expected, at) => {
      const own = anchors[at] as (typeof anchors)[number];
      expect(own.placement.rule, own.id).toBe(expected.check.rule);
      expect(own.placement.pieces).toBe(expected.check.pieces);
      const tolerance = expected.check.rule === 'pole' ? 1e-3 : 2e-6;
      own.planPosition.forEach((value, axis) => {
        expect(Math.abs(value - (expected.planPosition[axis] as number)), own.id).toBeLessThan(tolerance);
      });
      own.worldPosition.forEach((value, axis) => {
        expect(Math.abs(value - (expected.worldPosition[axis] as number)), own.id).toBeLessThan(tolerance);
      });
      own.normal.forEach((value, axis) => {
        expect(Math.abs(value - (expected.normal[axis] as number))).toBeLessThan(1e-9);
      });
      expect(own.placement.clearanceM).toBeGreaterThan(
        expected.check.rule === 'pole' ? 0.99 * expected.check.poleRadiusM : expected.check.clearanceM - 2e-6,
      );
    });
  });
});

/** Plots without symmetry, star-shaped about a middle: convex ones, and ones with deep bays. */
const plots = fc
  .record({
    radii: fc.array(fc.double({ min: 2, max: 12, noNaN: true }), { minLength: 3, maxLength: 24 }),
    x: fc.double({ min: -100, max: 100, noNaN: true }),
    y: fc.double({ min: -100, max: 100, noNaN: true }),
  })
  .map(({ radii, x, y }) =>
    radii.map(
      (radius, at): Point => [
        x + radius * Math.cos((at * 2 * Math.PI) / radii.length),
        y + radius * Math.sin((at * 2 * Math.PI) / radii.length),
      ],
    ),
  );
/** Combs: teeth of any width and length on a spine, so that a zone has many pieces. */
const combs = fc
  .array(
    fc.record({
      tooth: fc.double({ min: 0.05, max: 2, noNaN: true }),
      gap: fc.double({ min: 0.05, max: 2, noNaN: true }),
      length: fc.double({ min: 0.1, max: 12, noNaN: true }),
    }),
    { minLength: 2, maxLength: 20 },
  )
  .map((teeth): Point[] => {
    const top: Point[] = [];
    let x = 0;
    for (const { tooth, gap, length } of teeth) {
      top.push([x, 1], [x, 1 + length], [x + tooth, 1 + length], [x + tooth, 1]);
      x += tooth + gap;
    }
    return [[0, 0], [x, 0], [x, 1], ...top.reverse()].filter(([px, py], at, ring) => {
      const [qx, qy] = ring[(at + 1) % ring.length] as Point;
      return px !== qx || py !== qy;
    }) as Point[];
  });
const bearings = fc.double({ min: 0, max: 360, noNaN: true });

describe('every anchor', () => {
  test.prop([fc.oneof(plots, combs), bearings], { seed: 20261121, numRuns: 500 })(
    'lies inside the plot and inside its zone, and nine zones are answered for',
    (plot, bearingDeg) => {
      const { anchors, omittedZones } = ask(plot, bearingDeg);
      expect([...anchors.map(({ zone }) => zone), ...omittedZones].sort()).toEqual([
        'CENTER',
        'E',
        'N',
        'NE',
        'NW',
        'S',
        'SE',
        'SW',
        'W',
      ]);
      for (const { planPosition, zone, placement } of anchors) {
        expect(within(planPosition, plot), zone).toBe(true);
        expect(zoneOf(planPosition, plot, bearingDeg)).toBe(zone);
        expect(placement.clearanceM).toBeGreaterThan(0);
      }
    },
  );

  // A pole may have a rival that does as well to a millimetre; which of the two is taken must not hang on rounding.
  test.prop([fc.oneof(plots, combs), bearings, fc.double({ min: -180, max: 180, noNaN: true })], {
    seed: 20261121,
    numRuns: 500,
  })(
    'stays where it is in the world when the drawing is turned by δ and the bearing by −δ',
    (plot, bearingDeg, delta) => {
      const before = ask(plot, bearingDeg, worldAt(bearingDeg));
      // The drawing counter-clockwise by δ: its +Y then has a bearing greater by δ.
      const drawn = plot.map((point) => turned(-delta, point));
      const bearing = (((bearingDeg + delta) % 360) + 360) % 360;
      const after = ask(drawn, bearing, worldAt(bearing));
      expect(after.omittedZones).toEqual(before.omittedZones);
      before.anchors.forEach(({ worldPosition, placement }, at) => {
        const other = after.anchors[at] as (typeof before.anchors)[number];
        expect(other.placement.rule).toBe(placement.rule);
        worldPosition.forEach((value, axis) => {
          expect(Math.abs(value - (other.worldPosition[axis] as number)), other.id).toBeLessThan(5e-6);
        });
      });
    },
  );

  // Whole decimetres, so that many points of a corridor do equally well and rounding could choose between them.
  const grids = fc
    .array(
      fc.record({
        tooth: fc.integer({ min: 1, max: 20 }),
        gap: fc.integer({ min: 1, max: 20 }),
        length: fc.integer({ min: 1, max: 120 }),
      }),
      { minLength: 2, maxLength: 6 },
    )
    .map((teeth): Point[] => {
      const top: Point[] = [];
      let x = 0;
      for (const { tooth, gap, length } of teeth) {
        top.push([x / 10, 1], [x / 10, 1 + length / 10], [(x + tooth) / 10, 1 + length / 10], [(x + tooth) / 10, 1]);
        x += tooth + gap;
      }
      return [[0, 0], [x / 10, 0], [x / 10, 1], ...top.reverse()].slice(0, -1) as Point[];
    });
  const ways: readonly (readonly [string, (plot: readonly Point[]) => readonly Point[], Point])[] = [
    ['started from another corner', (plot) => [...plot.slice(3), ...plot.slice(0, 3)], [0, 0]],
    ['drawn the other way round', (plot) => [...plot].reverse(), [0, 0]],
    ['closed', (plot) => [...plot, plot[0] as Point], [0, 0]],
    [
      'drawn with a point in the middle of every side',
      (plot) =>
        plot.flatMap((a, at): Point[] => {
          const b = plot[(at + 1) % plot.length] as Point;
          return [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]];
        }),
      [0, 0],
    ],
    [
      'moved to projected coordinates',
      (plot) => plot.map(([x, y]): Point => [x + 500_000, y + 3_100_000]),
      [500_000, 3_100_000],
    ],
  ];
  describe.each(ways)('stays where it is when the plot is %s', (_, change, [dx, dy]) => {
    test.prop([fc.oneof(grids, combs, plots), fc.constantFrom(0, 27.5, 90, 133)], { seed: 20261121, numRuns: 60 })(
      'to two micrometres',
      (plot, bearingDeg) => {
        const before = ask(plot, bearingDeg).anchors;
        const after = ask(change(plot), bearingDeg).anchors;
        expect(after.map(({ zone, placement }) => [zone, placement.rule])).toEqual(
          before.map(({ zone, placement }) => [zone, placement.rule]),
        );
        before.forEach(({ planPosition: [x, y], id }, at) => {
          const [ox, oy] = (after[at] as (typeof after)[number]).planPosition;
          expect(Math.hypot(ox - x - dx, oy - y - dy), id).toBeLessThan(2.5e-6);
        });
      },
    );
  });

  it('lies in the largest of several grounds; of equals in the more northern, then the more eastern', () => {
    // Two prongs side by side on a slab: both reach through the same zone.
    const prongs = (a: readonly [number, number], b: readonly [number, number]): Point[] => [
      [0, 0],
      [9, 0],
      [9, 3],
      [b[1], 3],
      [b[1], 9],
      [b[0], 9],
      [b[0], 3],
      [a[1], 3],
      [a[1], 9],
      [a[0], 9],
      [a[0], 3],
      [0, 3],
    ];
    const inZone = (plot: readonly Point[], zone: string, bearingDeg = 0): object | undefined => {
      const anchor = ask(plot, bearingDeg).anchors.find((one) => one.zone === zone);
      return anchor && { at: anchor.planPosition, pieces: anchor.placement.pieces };
    };
    expect(inZone(prongs([3.2, 3.7], [4.5, 5.5]), 'N')).toEqual({ at: [5, 7.5], pieces: 2 });
    expect(inZone(prongs([3.2, 4.2], [4.5, 5]), 'N')).toEqual({ at: [3.7, 7.5], pieces: 2 });
    expect(inZone(prongs([3.2, 4.2], [4.8, 5.8]), 'N')).toEqual({ at: [5.3, 7.5], pieces: 2 });
    // With +Y to the east, the left prong is the northern one.
    expect(inZone(prongs([3.2, 4.2], [4.8, 5.8]), 'E', 90)).toEqual({ at: [3.7, 7.5], pieces: 2 });
  });

  it('has all nine zones of a plot of sixty centimetres, and of one in far coordinates', () => {
    expect(
      ask([
        [0, 0],
        [0.6, 0],
        [0.6, 0.6],
        [0, 0.6],
      ]).anchors,
    ).toHaveLength(9);
    const far = ask(
      [
        [9e6, 9e6],
        [9e6 + 12, 9e6],
        [9e6 + 12, 9e6 + 12],
        [9e6, 9e6 + 12],
      ],
      33,
    );
    expect(far.anchors.every(({ planPosition: [x, y] }) => x > 9e6 && x < 9e6 + 12 && y > 9e6 && y < 9e6 + 12)).toBe(
      true,
    );
  });

  it('lies inside a strip a kilometre long and a fiftieth of a millimetre wide, and inside a comb with teeth as thin', () => {
    const strip: Point[] = [
      [0.00000021, 0],
      [1000, 0],
      [1000, 0.00002],
      [0.00000021, 0.00002],
    ];
    const { anchors } = ask(strip);
    expect(anchors).toHaveLength(9);
    for (const { planPosition } of anchors) expect(within(planPosition, strip)).toBe(true);
    const teeth = Array.from({ length: 60 }, (_, i): Point[] => [
      [0.2 - i * 0.0032, 0.002],
      [0.2 - i * 0.0032, 0.2],
      [0.2 - i * 0.0032 - 0.00005, 0.2],
      [0.2 - i * 0.0032 - 0.00005, 0.002],
    ]);
    const comb: Point[] = [[0, 0], [0.3, 0], [0.3, 0.4], [0.21, 0.4], [0.21, 0.002], ...teeth.flat(), [0, 0.002]];
    for (const bearingDeg of [0, 33, 45]) {
      const found = ask(comb, bearingDeg).anchors;
      expect(found.length).toBeGreaterThan(3);
      for (const { planPosition } of found) expect(within(planPosition, comb)).toBe(true);
    }
  });
});

/** Axes of a session that knows north (+X east, −Z north), for a drawing with a bearing. */
function worldAt(bearingDeg: number): PlanToWorld {
  const [s, c] = [Math.sin((bearingDeg * Math.PI) / 180), Math.cos((bearingDeg * Math.PI) / 180)];
  return { units: 'metres', origin: [1, 2, 3], xAxis: [c, 0, s], yAxis: [s, 0, -c] };
}

describe('the plane of the drawing', () => {
  const square: readonly Point[] = [
    [0, 0],
    [9, 0],
    [9, 9],
    [0, 9],
  ];
  const refused = (planToWorld: object, more: object = {}): string => {
    try {
      anchorRecommendations({
        plotPolygon: square,
        bearingDeg: 0,
        planToWorld: { ...level, ...planToWorld },
        ...more,
      } as AnchorRequest);
    } catch (error) {
      return `${(error as { code: string }).code} ${(error as { field: string }).field}`;
    }
    return 'taken';
  };

  it.each<[string, object]>([
    ['planToWorld.units', { units: 'feet' }],
    ['planToWorld.origin', { origin: [0, 0] }],
    ['planToWorld.origin[1]', { origin: [0, Number.NaN, 0] }],
    ['planToWorld.origin[2]', { origin: [0, 0, '0'] }],
    ['planToWorld.origin[0]', { origin: [1e308, 0, 0] }],
    ['planToWorld.xAxis', { xAxis: [1.002, 0, 0] }],
    ['planToWorld.xAxis', { xAxis: [0, 0, 0] }],
    ['planToWorld.yAxis', { yAxis: [0.002, 0, -1] }],
    ['planToWorld', { yAxis: [0, 0, 1] }],
    ['planToWorld', { xAxis: [0, 1, 0] }],
  ])('is refused at %s', (field, change) => {
    expect(refused(change)).toBe(`INVALID_OPTION ${field}`);
  });

  it('may miss length and right angle by a thousandth, and is then put right and told where it matters', () => {
    const inexact: PlanToWorld = { ...level, xAxis: [1.0009, 0, 0], yAxis: [0.0009, 0, -1] };
    const { anchors, planToWorld, warnings } = ask(square, 0, inexact);
    expect(anchors[0]?.worldPosition).toEqual([1.5, 0, -7.5]);
    expect(planToWorld).toEqual(inexact);
    expect(warnings.map(({ code }) => code)).toEqual(['AXES_INEXACT']);
  });

  it('is told when the floor is tilted by more than five degrees', () => {
    const tilt = (deg: number): readonly string[] => {
      const [s, c] = [Math.sin((deg * Math.PI) / 180), Math.cos((deg * Math.PI) / 180)];
      return ask(square, 0, { ...level, yAxis: [0, s, -c] }).warnings.map(({ code }) => code);
    };
    expect(tilt(4.9)).toEqual([]);
    expect(tilt(5.1)).toEqual(['PLANE_TILTED']);
    expect(tilt(-5.1)).toEqual(['PLANE_TILTED']);
  });

  it('is compared with the heading only when the session has one', () => {
    const codes = (bearingDeg: number, worldAlignment?: 'gravity' | 'gravityAndHeading'): readonly string[] =>
      anchorRecommendations({
        plotPolygon: square,
        bearingDeg,
        planToWorld: worldAt(40),
        ...(worldAlignment === undefined ? {} : { worldAlignment }),
      }).warnings.map(({ code }) => code);
    expect(codes(90)).toEqual([]);
    expect(codes(90, 'gravity')).toEqual([]);
    expect(codes(49, 'gravityAndHeading')).toEqual([]);
    expect(codes(51, 'gravityAndHeading')).toEqual(['HEADING_DISAGREES']);
    expect(codes(29, 'gravityAndHeading')).toEqual(['HEADING_DISAGREES']);
  });

  it('needs a bearing and a plot', () => {
    expect(refused({}, { bearingDeg: undefined })).toBe('INVALID_OPTION bearingDeg');
    expect(refused({}, { bearingDeg: 361 })).toBe('INVALID_OPTION bearingDeg');
    expect(refused({}, { plotPolygon: undefined })).toBe('INVALID_OPTION plotPolygon');
    expect(
      refused(
        {},
        {
          plotPolygon: [
            [0, 0],
            [4, 4],
            [4, 0],
            [0, 4],
          ],
        },
      ),
    ).toMatch(/^INVALID_OPTION plotPolygon\[/);
    expect(refused({}, { rooms: [], doorXY: 'anywhere' })).toBe('taken');
    expect(ask(square, 360).bearingDeg).toBe(0);
  });
});

describe('what is promised', () => {
  it('is nothing about the room itself', () => {
    const { anchors, sources, ...answer } = anchorRecommendations(requestOf(examples[3] as Example));
    expect(answer).toMatchObject({
      verified: false,
      computed: true,
      bearingAssumedNorth: false,
      physicalRegistrationVerified: false,
      physicalNorthVerified: false,
      physicalCoverageVerified: false,
    });
    expect(answer.omissions).toEqual(
      [{ zone: 'NE', fillShare: 0.008, reason: 'less than 1 % of it is ground of the plot' }].map((row) => ({
        ...row,
        fillShare: answer.omissions[0]?.fillShare,
        reason: answer.omissions[0]?.reason,
      })),
    );
    expect(answer.omissions[0]?.fillShare).toBeLessThan(0.01);
    expect(sources).toContain('brihat-samhita');
    expect(anchors.find(({ zone }) => zone === 'SE')).toMatchObject({
      deity: 'Agni',
      deityClassification: 'classical',
    });
  });
});

describe('hostile requests', () => {
  besiege([['anchorRecommendations', anchorRecommendations, examples.map((example) => [requestOf(example)])]], {
    seed: 20261121,
    alteredRuns: 2000,
  });
});

describe('whose property it is', () => {
  const request: AnchorRequest = {
    plotPolygon: [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
    ],
    bearingDeg: 0,
    planToWorld: level,
  };

  it('comes back as it was given, with the edition that is current', () => {
    const answer = anchorRecommendations({ ...request, propertyId: 'flat/7', tenantRef: 'a.b' });
    expect(answer).toMatchObject({ propertyId: 'flat/7', tenantRef: 'a.b', rulesVersion: 'vastu-rules-2026-10-04' });
    expect(anchorRecommendations(request)).not.toHaveProperty('propertyId');
  });

  it.each([
    ['propertyId', 'a b'],
    ['tenantRef', ''],
    ['tenantRef', 7],
    ['propertyId', 'x'.repeat(129)],
  ])('is refused as %s %j', (field, value) => {
    expect(() => anchorRecommendations({ ...request, [field]: value } as AnchorRequest)).toThrowError(
      expect.objectContaining({ field }),
    );
  });
});
