/** Drawings for tests: outlines at random, concave ones and combs, and the transformations that must not matter. */

import fc from 'fast-check';
import type { PlanInput, PointM, Ring } from '../../packages/engine/src/vastu/plan/index.ts';

/** A number from `low` to `high` with a thousandth of a metre as grain, as people draw. */
const metres = (low: number, high: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.round(low * 1000), max: Math.round(high * 1000) }).map((mm) => mm / 1000);

/** Star-shaped about [0, 0], so simple; as concave as it comes. Reach 2 … 10 metres. */
export const star: fc.Arbitrary<Ring> = fc
  .array(fc.tuple(metres(2, 10), metres(-0.4, 0.4)), { minLength: 5, maxLength: 24 })
  .map((rays) =>
    rays.map(([reach, swing], k): PointM => {
      const angle = ((k + swing) / rays.length) * 2 * Math.PI;
      return [Math.cos(angle) * reach, Math.sin(angle) * reach];
    }),
  );

/** A comb of upright teeth on a back: deep slots on its upper side. */
export function combOf(teeth: number, tooth: number, gap: number, height: number, back: number): Ring {
  const ring: PointM[] = [[0, 0]];
  const width = teeth * tooth + (teeth - 1) * gap;
  ring.push([width, 0]);
  for (let k = teeth - 1; k >= 0; k--) {
    const west = k * (tooth + gap);
    ring.push([west + tooth, k === teeth - 1 ? height : back]);
    if (k < teeth - 1) ring.push([west + tooth, height]);
    ring.push([west, height]);
    if (k > 0) ring.push([west, back]);
  }
  return ring;
}

/** A ring with right angles only: stairs up one side and down the other. */
export const stairs: fc.Arbitrary<Ring> = fc
  .array(fc.tuple(metres(0.5, 3), metres(0.5, 3)), { minLength: 2, maxLength: 6 })
  .map((steps) => {
    const up: PointM[] = [[0, 0]];
    let [x, y] = [0, 0];
    for (const [run, rise] of steps) {
      x += run;
      up.push([x, y]);
      y += rise;
      up.push([x, y]);
    }
    return [...up, [0, y]];
  });

export const comb: fc.Arbitrary<Ring> = fc
  .tuple(fc.integer({ min: 2, max: 7 }), metres(0.3, 2), metres(0.3, 2), metres(4, 9), metres(0.5, 3))
  .map(([teeth, tooth, gap, height, back]) => combOf(teeth, tooth, gap, height, back));

export const outline: fc.Arbitrary<Ring> = fc.oneof(star, comb, stairs);

export const bearing: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 45, 90, 180, 270, 360),
  fc.double({ min: 0, max: 360, noNaN: true }),
);

/** A plot, two rooms near it that may leave it, and a door. */
export const drawing: fc.Arbitrary<Required<Pick<PlanInput, 'plotPolygon' | 'bearingDeg' | 'doorXY' | 'rooms'>>> = fc
  .record({
    plotPolygon: outline,
    bearingDeg: bearing,
    rooms: fc.array(outline, { minLength: 1, maxLength: 2 }),
    shift: fc.tuple(metres(-4, 4), metres(-4, 4)),
    along: fc.nat(30),
  })
  .map(({ plotPolygon, bearingDeg, rooms, shift, along }) => {
    const a = plotPolygon[along % plotPolygon.length] as PointM;
    const b = plotPolygon[(along + 1) % plotPolygon.length] as PointM;
    const doorXY: PointM = [a[0] + 0.3 * (b[0] - a[0]), a[1] + 0.3 * (b[1] - a[1])];
    const moved = rooms.map((ring) => ({
      polygon: ring.map(([x, y]): PointM => [x * 0.4 + shift[0], y * 0.4 + shift[1]]),
    }));
    return { plotPolygon, bearingDeg, doorXY, rooms: moved };
  });

/** The same plan with every point moved; the bearing as told. */
export function redrawn(input: PlanInput, move: (point: PointM) => PointM, bearingDeg: number): PlanInput {
  return {
    plotPolygon: (input.plotPolygon ?? []).map(move),
    bearingDeg,
    ...(input.doorXY === undefined ? {} : { doorXY: move(input.doorXY) }),
    rooms: (input.rooms ?? []).map(({ polygon = [] }) => ({ polygon: polygon.map(move) })),
  };
}

/** Turned counter-clockwise on the paper. */
export function turned(deg: number): (point: PointM) => PointM {
  const [sin, cos] = [Math.sin((deg * Math.PI) / 180), Math.cos((deg * Math.PI) / 180)];
  return ([x, y]) => [x * cos - y * sin, x * sin + y * cos];
}
