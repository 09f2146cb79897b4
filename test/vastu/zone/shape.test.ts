import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, commonAreaOf, type PointM, planOf } from '../../../packages/engine/src/vastu/plan/index.ts';
import { type PlotShape, shapeOf } from '../../../packages/engine/src/vastu/zone/index.ts';
import { bearing, combOf, outline, turned } from '../drawings.ts';

const shape = (plotPolygon: readonly PointM[], bearingDeg = 0): PlotShape =>
  shapeOf(planOf({ plotPolygon, bearingDeg }));
const told = ({ deviations }: PlotShape) =>
  deviations.map(({ direction, kind, severity }) => `${direction} ${kind} ${severity}`);
const square = (deg: number): PointM[] =>
  [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ].map(([x, y]) => turned(deg)([x as number, y as number]));

describe('the walls’ direction', () => {
  it('is that of the walls, whatever the bearing, between 0 and 90', () => {
    for (const deg of [0, 10, 44.9, 60, 89]) {
      const { frameBearingDeg, edgeConcentration, rect, aspect } = shape(square(-deg));
      expect(frameBearingDeg).toBeCloseTo(deg, 9);
      const sizes = [edgeConcentration, rect.widthM / 10, rect.lengthM / 10, rect.fillShare, aspect];
      for (const size of sizes) expect(size).toBeCloseTo(1, 9);
      expect(shape(square(0), deg).frameBearingDeg).toBeCloseTo(deg, 9);
    }
    expect(shape(square(0), 90).frameBearingDeg).toBe(0);
    expect(shape(square(0), 89.9999999999).frameBearingDeg).toBe(0);
  });

  it('does not turn a plus, and a circle has none', () => {
    const plus: PointM[] = [
      [3, 0],
      [6, 0],
      [6, 3],
      [9, 3],
      [9, 6],
      [6, 6],
      [6, 9],
      [3, 9],
      [3, 6],
      [0, 6],
      [0, 3],
      [3, 3],
    ];
    const cross = shape(plus);
    expect(cross).toMatchObject({ frameBearingDeg: 0, edgeConcentration: 1, inwardCorners: 4, isConvex: false });
    expect(cross.irregularShare).toBeCloseTo(4 / 9, 12);
    expect(told(cross)).toEqual(['NE cut major', 'SE cut major', 'SW cut major', 'NW cut major']);
    const circle = Array.from(
      { length: 255 },
      (_, k): PointM => [Math.cos((k * 2 * Math.PI) / 255), Math.sin((k * 2 * Math.PI) / 255)],
    );
    const round = shape(circle, 30);
    expect(round.edgeConcentration).toBeLessThan(0.01);
    expect(round).toMatchObject({ frameBearingDeg: 0, isConvex: true });
    expect(round.deviations.map(({ kind }) => kind)).toEqual(['slant', 'slant', 'slant', 'slant']);
  });
});

describe('what is missing', () => {
  const lShape = (run: number, rise: number): PointM[] => [
    [0, 0],
    [10, 0],
    [10, 10 - rise],
    [10 - run, 10 - rise],
    [10 - run, 10],
    [0, 10],
  ];

  it('is a cut up to half of both sides', () => {
    expect(told(shape(lShape(2, 2)))).toEqual(['NE cut minor']);
    expect(told(shape(lShape(5, 1.5)))).toEqual(['NE cut moderate']);
    expect(told(shape(lShape(5, 5)))).toEqual(['NE cut major']);
    expect(told(shape(lShape(8, 8)))).toEqual(['NE cut major']);
    const [{ runs, areaPct, bearingDeg, arm } = {} as never] = shape(lShape(4, 2))
      .deviations as PlotShape['deviations'];
    expect(runs).toEqual({ t: 0.4, r: 0.2 });
    expect([areaPct, arm]).toEqual([8, null]);
    expect(bearingDeg).toBeCloseTo((Math.atan2(3, 4) * 180) / Math.PI, 9);
  });

  it('beyond half of one side leaves an arm: an extension, told where the arm is', () => {
    const high = shape(lShape(7, 2)).deviations[0];
    expect(high).toMatchObject({ direction: 'N', kind: 'extension', arm: { direction: 'NW' } });
    expect(high?.arm?.bearingDeg).toBeCloseTo(360 - (Math.atan2(3.5, 4) * 180) / Math.PI, 9);
    const wide = shape(lShape(2, 7)).deviations[0];
    expect(wide?.arm?.bearingDeg).toBeCloseTo(90 + (Math.atan2(3.5, 4) * 180) / Math.PI, 9);
    // The same house with its drawing turned: directions go with it.
    expect(shape(lShape(7, 2), 180).deviations[0]).toMatchObject({ direction: 'S', arm: { direction: 'SE' } });
    expect(shape(lShape(7, 2), 90).deviations[0]).toMatchObject({ direction: 'E', arm: { direction: 'NE' } });
  });

  it('from one side in is a slot; without an inward corner a slant; below one per cent nothing', () => {
    expect(told(shape(combOf(2, 4, 2, 10, 4)))).toEqual(['N slot major']);
    const comb = shape(combOf(4, 1, 1, 6, 2));
    expect(comb.deviations.map(({ kind }) => kind)).toEqual(['slot', 'slot', 'slot']);
    // Sides that lean alike hardly count in the mean of directions, level ones do: the frame stays level.
    const trapezoid = shape([
      [0, 0],
      [12, 0],
      [10, 8],
      [2, 8],
    ]);
    expect(trapezoid).toMatchObject({ frameBearingDeg: 0, isConvex: true, inwardCorners: 0 });
    expect(told(trapezoid)).toEqual(['E slant moderate', 'W slant moderate']);
    expect(
      shape([
        [0, 0],
        [10, 0],
        [10, 9],
        [9, 10],
        [0, 10],
      ]).deviations,
    ).toEqual([]);
    expect(
      shape([
        [0, 0],
        [10, 0],
        [10, 8.5],
        [8.5, 10],
        [0, 10],
      ]).deviations[0],
    ).toMatchObject({ kind: 'slant', areaPct: 1.125 });
  });

  it('a diamond is a square that stands on its corner', () => {
    expect(
      shape([
        [5, 0],
        [10, 5],
        [5, 10],
        [0, 5],
      ]),
    ).toMatchObject({ frameBearingDeg: 45, irregularShare: 0, deviations: [] });
  });

  it('and what is there are together the rectangle, piece by piece', () => {
    fc.assert(
      fc.property(outline, bearing, (ring, deg) => {
        const plan = planOf({ plotPolygon: ring, bearingDeg: deg });
        const { rect, deviations, irregularShare, frameBearingDeg } = shapeOf(plan);
        const whole = rect.widthM * rect.lengthM;
        expect(frameBearingDeg).toBeGreaterThanOrEqual(0);
        expect(frameBearingDeg).toBeLessThan(90);
        expect(areaOf(rect.polygon)).toBeCloseTo(whole, 8);
        expect(plan.areaM2).toBeCloseTo(whole * (1 - irregularShare), 8);
        const missing = deviations.reduce((sum, { areaM2 }) => sum + areaM2, 0);
        expect(missing).toBeLessThanOrEqual(whole * irregularShare + 1e-8);
        // Each piece left out is below one per cent of the rectangle, and lies apart from the plot.
        expect(whole * irregularShare - missing).toBeLessThan(0.01 * whole * ring.length);
        for (const { polygon, areaM2 } of deviations) {
          expect(areaOf(polygon)).toBeCloseTo(areaM2, 8);
          expect(commonAreaOf({ outer: polygon, holes: [] }, { outer: plan.plot, holes: [] })).toBeLessThan(1e-8);
        }
      }),
      { seed: 51, numRuns: 200 },
    );
  });
});
