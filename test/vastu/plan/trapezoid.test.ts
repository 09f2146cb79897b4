/** Trapezoids of outlines at random: they are the region, each lies in it, and there are few of them. Common ground and cover that are made of them. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedAreaOf } from '../../../packages/engine/src/vastu/plan/common.ts';
import {
  areaOf,
  type Box,
  boxOf,
  clipToBox,
  commonAreaOf,
  cornersOf,
  coveredAreaOf,
  isInside,
  type PointM,
  type Region,
  type Ring,
  regionAreaOf,
} from '../../../packages/engine/src/vastu/plan/index.ts';
import { type Trapezoid, trapezoidsOf, xAt } from '../../../packages/engine/src/vastu/plan/trapezoid.ts';
import { combOf, outline, star, turned } from '../drawings.ts';

const solid = (outer: Ring): Region => ({ outer, holes: [] });
const widthAt = ({ left, right }: Trapezoid, y: number): number => xAt(right, y) - xAt(left, y);
const areaOfOne = (one: Trapezoid): number =>
  ((one.high - one.low) * (widthAt(one, one.low) + widthAt(one, one.high))) / 2;
const sumOf = (parts: readonly Trapezoid[]): number => parts.reduce((sum, one) => sum + areaOfOne(one), 0);
const degrees = fc.oneof(fc.constantFrom(0, 45, 90), fc.double({ min: 0, max: 360, noNaN: true }));
/** A star, and the same star smaller as its courtyard. */
const yard = star.map((ring): Region => ({ outer: ring, holes: [ring.map(([x, y]): PointM => [x * 0.4, y * 0.4])] }));

describe('trapezoids', () => {
  it('of a region are all of it, no more of them than corners and courtyards, by their lower ends', () => {
    fc.assert(
      fc.property(fc.oneof(outline.map(solid), yard), degrees, ({ outer, holes }, deg) => {
        const region = { outer: outer.map(turned(deg)), holes: holes.map((hole) => hole.map(turned(deg))) };
        const parts = trapezoidsOf(region);
        expect(Math.abs(sumOf(parts) - regionAreaOf(region))).toBeLessThan(1e-10);
        expect(parts.length).toBeLessThan(outer.length + holes.flat().length + holes.length);
        expect(parts.map(({ low }) => low)).toEqual(parts.map(({ low }) => low).sort((a, b) => a - b));
      }),
      { seed: 31, numRuns: 300 },
    );
  });

  it('lie in the region and in their own boxes', () => {
    fc.assert(
      fc.property(yard, degrees, ({ outer, holes }, deg) => {
        const region = { outer: outer.map(turned(deg)), holes: holes.map((hole) => hole.map(turned(deg))) };
        for (const one of trapezoidsOf(region)) {
          const y = one.low + (one.high - one.low) / 2;
          const x = xAt(one.left, y) + widthAt(one, y) / 2;
          if (areaOfOne(one) > 1e-9) expect(isInside([x, y], region)).toBe(true);
          for (const height of [one.low, one.high]) {
            expect(xAt(one.left, height)).toBeGreaterThanOrEqual(one.west);
            expect(xAt(one.right, height)).toBeLessThanOrEqual(one.east);
          }
        }
      }),
      { seed: 32, numRuns: 100 },
    );
  });

  it('of a slanted comb are fewer than its corners', () => {
    const comb = combOf(60, 1, 1, 50, 2).map(turned(20));
    expect(trapezoidsOf(solid(comb)).length).toBeLessThan(comb.length);
  });

  it('leave the bridges of a cut without ground', () => {
    fc.assert(
      fc.property(outline, fc.double({ min: -5, max: 5, noNaN: true }), (ring, at) => {
        const cut = clipToBox(ring, { west: at, south: -1, east: at + 4, north: 3 });
        expect(Math.abs(sumOf(trapezoidsOf(solid(cut))) - areaOf(cut))).toBeLessThan(1e-10);
      }),
      { seed: 33, numRuns: 300 },
    );
  });

  it('give the same common ground, cut up once or each time', () => {
    fc.assert(
      fc.property(yard, outline, (region, ring) => {
        const [a, b] = [trapezoidsOf(region), trapezoidsOf(solid(ring))];
        expect(sharedAreaOf(a, b)).toBe(commonAreaOf(region, solid(ring)));
      }),
      { seed: 34, numRuns: 100 },
    );
  });
});

describe('ground under several covers', () => {
  const window: Box = { west: -3, south: -3, east: 3, north: 3 };
  const within = (ring: Ring): Region => solid(clipToBox(ring, window));

  it('is that of both less what they share', () => {
    fc.assert(
      fc.property(star, star, star, degrees, (plot, a, other, deg) => {
        const b = other.map(turned(deg));
        const ground = solid(cornersOf(boxOf(plot)));
        const box = boxOf(ground.outer);
        const seen: Box = {
          west: Math.max(-3, box.west),
          south: Math.max(-3, box.south),
          east: Math.min(3, box.east),
          north: Math.min(3, box.north),
        };
        const [cutA, cutB] = [a, b].map((ring) => solid(clipToBox(ring, seen))) as [Region, Region];
        const either = regionAreaOf(cutA) + regionAreaOf(cutB) - commonAreaOf(cutA, cutB);
        expect(Math.abs(coveredAreaOf([solid(a), solid(b)], ground, window) - either)).toBeLessThan(1e-9);
      }),
      { seed: 35, numRuns: 200 },
    );
  });

  it('counts for each cover where there are very many edges, up to all there is', () => {
    const ground = solid(cornersOf({ west: -9, south: -9, east: 9, north: 9 }));
    const combs = (count: number, height: number): readonly Region[] =>
      Array.from({ length: count }, (_, k) =>
        solid(combOf(60, 0.05, 0.05, height, 0.1).map(([x, y]): PointM => [x + 0.01 * k - 2.995, y - 2.5])),
      );
    const sum = (covers: readonly Region[]): number => covers.reduce((all, cover) => all + regionAreaOf(cover), 0);
    expect(coveredAreaOf(combs(4, 5), ground, window)).toBeLessThan(sum(combs(4, 5)) - 20);
    expect(sum(combs(6, 5))).toBeGreaterThan(36);
    expect(coveredAreaOf(combs(6, 5), ground, window)).toBe(36);
    const low = combs(6, 1).map(({ outer }) => within(outer));
    expect(sum(low)).toBeLessThan(36);
    expect(coveredAreaOf(combs(6, 1), ground, window)).toBeCloseTo(sum(low), 9);
  });
});
