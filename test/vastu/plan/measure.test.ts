/** Areas, cuts, common ground, pieces and poles, against sums over triangles, points at random and other ways to the same figure. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gaugeOf } from '../../../packages/engine/src/vastu/plan/gauge.ts';
import {
  areaOf,
  boxOf,
  centroidOf,
  clearanceOf,
  clipToBox,
  clipToHalfPlanes,
  commonAreaOf,
  cornersOf,
  coveredAreaOf,
  distanceToRing,
  isConvex,
  isInside,
  type PointM,
  piecesOf,
  poleOf,
  type Region,
  type Ring,
  regionAreaOf,
  regionCentroidOf,
  regionOf,
  splitByLine,
} from '../../../packages/engine/src/vastu/plan/index.ts';
import { combOf, outline, star, turned } from '../drawings.ts';

const solid = (outer: Ring): Region => ({ outer, holes: [] });
const ringed = (ring: Ring, at: number): PointM => ring[(at + ring.length) % ring.length] as PointM;

/** Area of the common ground of two simple rings by another road: signed triangles of either, clipped against each other one by one. */
function byTriangles(a: Ring, b: Ring): number {
  const fan = (ring: Ring): (readonly [PointM, PointM, PointM])[] =>
    ring.slice(2).map((_, k) => [ringed(ring, 0), ringed(ring, k + 1), ringed(ring, k + 2)]);
  let sum = 0;
  for (const s of fan(a))
    for (const t of fan(b)) {
      const [signS, signT] = [Math.sign(areaOf(s)), Math.sign(areaOf(t))];
      if (signS === 0 || signT === 0) continue;
      const left = signT > 0 ? t : [t[0], t[2], t[1]];
      const planes = [0, 1, 2].map((k) => {
        const [p, q] = [left[k] as PointM, left[(k + 1) % 3] as PointM];
        const [east, north] = [q[1] - p[1], p[0] - q[0]];
        return { east, north, limit: east * p[0] + north * p[1] };
      });
      sum += signS * signT * Math.abs(areaOf(clipToHalfPlanes(s, planes)));
    }
  return sum;
}

/** Deterministic points for counting: a lattice that is in step with nothing. */
function countShare(region: Region, other: Region, count: number): number {
  const { west, south, east, north } = boxOf(region.outer);
  let [both, one] = [0, 0];
  for (let k = 1; k <= count; k++) {
    const point: PointM = [
      west + (east - west) * ((k * 0.7548776662466927) % 1),
      south + (north - south) * ((k * 0.5698402909980532) % 1),
    ];
    if (!isInside(point, region)) continue;
    one++;
    if (isInside(point, other)) both++;
  }
  return both / one;
}

describe('area and centroid', () => {
  it('are those of an L, wherever it lies', () => {
    const l: Ring = [
      [0, 0],
      [8, 0],
      [8, 3],
      [3, 3],
      [3, 8],
      [0, 8],
    ];
    expect(areaOf(l)).toBe(39);
    expect(areaOf([...l].reverse())).toBe(-39);
    const [x, y] = centroidOf(l);
    // 24 m² about (4, 1.5) and 15 m² about (1.5, 5.5).
    expect(x).toBeCloseTo((24 * 4 + 15 * 1.5) / 39, 14);
    expect(y).toBeCloseTo((24 * 1.5 + 15 * 5.5) / 39, 14);
    const far = l.map(([a, b]): PointM => [a + 4_000_000, b + 9_000_000]);
    expect(areaOf(far)).toBe(39);
    expect(centroidOf(far)[0] - 4_000_000).toBeCloseTo(x, 8);
  });

  it('take courtyards off', () => {
    const { region } = regionOf(
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
      [
        [
          [1, 1],
          [5, 1],
          [5, 5],
          [1, 5],
        ],
      ],
      'r',
    );
    expect(regionAreaOf(region)).toBe(84);
    expect(regionCentroidOf(region)[0]).toBeCloseTo((1000 * 0.5 - 16 * 3) / 84, 14);
    expect(isInside([3, 3], region)).toBe(false);
    expect(isInside([6, 3], region)).toBe(true);
    expect(clearanceOf([3, 4], region)).toBeCloseTo(-1, 14);
    expect(clearanceOf([6, 3], region)).toBeCloseTo(1, 14);
  });

  it('a point on a straight wall is no corner', () => {
    const square: Ring = [
      [0, 0],
      [5, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    expect(isConvex(square)).toBe(true);
    expect(centroidOf(square)).toEqual([5, 5]);
    expect(
      isConvex([
        [0, 0],
        [5, 1e-3],
        [10, 0],
        [10, 10],
        [0, 10],
      ]),
    ).toBe(false);
    expect(distanceToRing([12, 11], square)).toBeCloseTo(Math.sqrt(5), 14);
  });
});

describe('cuts', () => {
  it('both sides of any line make up the whole', () => {
    fc.assert(
      fc.property(outline, fc.double({ min: -180, max: 180, noNaN: true }), (ring, deg) => {
        const [sin, cos] = [Math.sin(deg), Math.cos(deg)];
        const through = centroidOf(ring);
        const [left, right] = splitByLine(ring, through, sin, cos);
        expect(areaOf(left) + areaOf(right)).toBeCloseTo(areaOf(ring), 9);
        const plane = { east: -cos, north: sin, limit: sin * through[1] - cos * through[0] };
        expect(Math.abs(areaOf(clipToHalfPlanes(ring, [plane])) - areaOf(right))).toBeLessThan(1e-9 * areaOf(ring));
      }),
      { seed: 11, numRuns: 300 },
    );
  });

  it('on a box agree with the sum over triangles and with common ground', () => {
    fc.assert(
      fc.property(
        outline,
        fc.tuple(...[0, 1, 2, 3].map(() => fc.double({ min: -8, max: 8, noNaN: true }))),
        (ring, [a = 0, b = 0, c = 0, d = 0]) => {
          const box = {
            west: Math.min(a, b),
            east: Math.max(a, b) + 0.1,
            south: Math.min(c, d),
            north: Math.max(c, d) + 0.1,
          };
          const cut = areaOf(clipToBox(ring, box));
          const corners = cornersOf(box);
          expect(Math.abs(cut - byTriangles(ring, corners))).toBeLessThan(1e-9 * areaOf(ring));
          expect(Math.abs(cut - commonAreaOf(solid(ring), solid(corners)))).toBeLessThan(1e-9 * areaOf(ring));
        },
      ),
      { seed: 12, numRuns: 300 },
    );
  });
});

describe('common ground', () => {
  it('of two concave rings agrees with the sum over triangles', () => {
    let worst = 0;
    fc.assert(
      fc.property(outline, outline, fc.double({ min: 0, max: 360, noNaN: true }), (a, b, deg) => {
        const other = b.map(turned(deg));
        const got = commonAreaOf(solid(a), solid(other));
        worst = Math.max(worst, Math.abs(got - byTriangles(a, other)));
        expect(got).toBeLessThanOrEqual(Math.min(areaOf(a), areaOf(other)) * (1 + 1e-12));
        expect(Math.abs(got - commonAreaOf(solid(other), solid(a)))).toBeLessThan(1e-9);
      }),
      { seed: 13, numRuns: 300 },
    );
    // m² of up to 300; today's worst 3e-12, which is the sum of many triangles.
    expect(worst).toBeLessThan(1e-9);
  });

  it('of a ring with itself is all of it, and with a neighbour across a wall nothing', () => {
    fc.assert(
      fc.property(outline, fc.constantFrom(0, 27.5, 45, 90), (ring, deg) => {
        const [a, b] = [
          ring.map(turned(deg)),
          ring.map(([x, y]): PointM => [x + boxOf(ring).east - boxOf(ring).west, y]).map(turned(deg)),
        ];
        expect(Math.abs(commonAreaOf(solid(a), solid(a)) - areaOf(a))).toBeLessThan(1e-10);
        expect(commonAreaOf(solid(a), solid(b))).toBeLessThan(1e-10);
      }),
      { seed: 14, numRuns: 200 },
    );
  });

  it('counts courtyards of either', () => {
    const big = regionOf(
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
      [
        [
          [2, 2],
          [8, 2],
          [8, 8],
          [2, 8],
        ],
      ],
      'r',
    ).region;
    const small = regionOf(
      [
        [1, 1],
        [9, 1],
        [9, 9],
        [1, 9],
      ],
      [
        [
          [3, 3],
          [7, 3],
          [7, 7],
          [3, 7],
        ],
      ],
      'r',
    ).region;
    // Of the smaller, the rim of 1 metre that is not in the larger's courtyard.
    expect(commonAreaOf(big, small)).toBeCloseTo(28, 12);
    expect(countShare(small, big, 40000)).toBeCloseTo(28 / 48, 2);
  });

  it('under several covers counts once', () => {
    const plot = solid([
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
    ]);
    const window = { west: 3, south: 3, east: 6, north: 6 };
    const a = solid([
      [0, 0],
      [5, 0],
      [5, 5],
      [0, 5],
    ]);
    const b = solid([
      [4, 4],
      [9, 4],
      [9, 9],
      [4, 9],
    ]);
    expect(coveredAreaOf([], plot, window)).toBe(0);
    expect(coveredAreaOf([a, a], plot, window)).toBeCloseTo(4, 14);
    expect(coveredAreaOf([a, b], plot, window)).toBeCloseTo(4 + 4 - 1, 14);
    expect(
      coveredAreaOf(
        [plot],
        solid([
          [0, 0],
          [9, 0],
          [0, 9],
        ]),
        window,
      ),
    ).toBeCloseTo(4.5, 14);
  });

  it('agrees with points at random, courtyards and all', () => {
    fc.assert(
      fc.property(star, star, (a, b) => {
        const region: Region = { outer: a, holes: [a.map(([x, y]): PointM => [x * 0.4, y * 0.4])] };
        const other = b.map(([x, y]): PointM => [x * 0.8 + 2, y * 0.8 - 1]);
        const share = commonAreaOf(region, solid(other)) / regionAreaOf(region);
        // 20 000 points: five standard deviations are at most 0.025.
        expect(Math.abs(share - countShare(region, solid(other), 20000))).toBeLessThan(0.025);
      }),
      { seed: 15, numRuns: 25 },
    );
  });
});

describe('a gauge', () => {
  it('tells the clearance of any point to the bit', () => {
    const coordinate = fc.double({ min: -12, max: 12, noNaN: true });
    fc.assert(
      fc.property(
        outline,
        fc.array(fc.tuple(coordinate, coordinate), { minLength: 20, maxLength: 20 }),
        (ring, points) => {
          const [x0, y0] = centroidOf(ring);
          const hole = ring.map(([x, y]): PointM => [x0 + (x - x0) * 0.1, y0 + (y - y0) * 0.1]);
          for (const region of [solid(ring), { outer: ring, holes: [hole] }]) {
            const gauge = gaugeOf(region);
            for (const [x, y] of [...points, ...ring]) expect(gauge(x, y)).toBe(clearanceOf([x, y], region));
          }
        },
      ),
      { seed: 41, numRuns: 200 },
    );
  });
});

describe('pieces', () => {
  it('of a comb cut across its teeth are the teeth', () => {
    const comb = combOf(5, 1, 1, 6, 2);
    const cut = clipToBox(comb, { west: 0, south: 3, east: 9, north: 6 });
    const teeth = piecesOf(cut);
    expect(teeth.length).toBe(5);
    for (const tooth of teeth) expect(areaOf(tooth)).toBeCloseTo(3, 12);
    expect(piecesOf(clipToBox(comb, { west: 0, south: 0, east: 9, north: 6 }))).toHaveLength(1);
    expect(piecesOf([])).toEqual([]);
  });

  it('that meet in a point are two', () => {
    // A bow of two squares: the notch goes down to the cut exactly.
    const notched: Ring = [
      [0, 0],
      [4, 0],
      [4, 3],
      [3, 3],
      [2, 1],
      [1, 3],
      [0, 3],
    ];
    expect(piecesOf(clipToBox(notched, { west: 0, south: 1, east: 4, north: 3 })).map(areaOf)).toEqual([3, 3]);
  });

  it('lose a bridge to ground that was cut away', () => {
    const square: Ring = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    // Up along the window's east side and back; and the same begun on the bridge.
    const bridged: Ring = [...square.slice(0, 2), [4, 6], [4, 4], [0, 4]];
    for (let k = 0; k < 5; k++) {
      const [piece = [], ...others] = piecesOf([...bridged.slice(k), ...bridged.slice(0, k)]);
      expect(others).toEqual([]);
      expect(areaOf(piece)).toBe(16);
      expect(piece).not.toContainEqual([4, 6]);
    }
    // Two squares that a bridge joins, begun anywhere.
    const two: Ring = [
      [0, 0],
      [3, 0],
      [3, 3],
      [3, 5],
      [3, 8],
      [0, 8],
      [0, 5],
      [3, 5],
      [3, 3],
      [0, 3],
    ];
    for (let k = 0; k < two.length; k++) {
      const pieces = piecesOf([...two.slice(k), ...two.slice(0, k)]);
      expect(pieces.map(areaOf)).toEqual([9, 9]);
      for (const piece of pieces) expect(piece.length).toBe(4);
    }
  });

  it('have no bridges, lie in the window and add up', () => {
    fc.assert(
      fc.property(outline, fc.nat(8), (ring, place) => {
        const { west, south, east, north } = boxOf(ring);
        const [dx, dy] = [(east - west) / 3, (north - south) / 3];
        const window = {
          west: west + dx * (place % 3),
          south: south + dy * Math.floor(place / 3),
          east: west + dx * ((place % 3) + 1),
          north: south + dy * (Math.floor(place / 3) + 1),
        };
        const cut = clipToBox(ring, window);
        const pieces = piecesOf(cut);
        const sum = pieces.reduce((total, piece) => total + areaOf(piece), 0);
        expect(Math.abs(sum - areaOf(cut))).toBeLessThan(1e-9 * areaOf(ring));
        for (const piece of pieces) {
          expect(Math.abs(commonAreaOf(solid(piece), solid(ring)) - areaOf(piece))).toBeLessThan(1e-9 * areaOf(ring));
          expect(isInside(poleOf(solid(piece), 1e-3).point, solid(piece))).toBe(true);
        }
        expect(pieces.map(areaOf)).toEqual(pieces.map(areaOf).sort((a, b) => b - a));
      }),
      { seed: 16, numRuns: 300 },
    );
  });
});

describe('the pole of inaccessibility', () => {
  it('of a rectangle, a thin L and a ring with a courtyard is known', () => {
    expect(
      poleOf(
        solid([
          [0, 0],
          [12, 0],
          [12, 4],
          [0, 4],
        ]),
      ).radiusM,
    ).toBeCloseTo(2, 9);
    // The middle zone of the fifth example: an L with arms of 0.4 and 0.6 metres, 1 − √0.48.
    const l: Ring = [
      [4, 4],
      [8, 4],
      [8, 4.6],
      [4.4, 4.6],
      [4.4, 8],
      [4, 8],
    ];
    const pole = poleOf(solid(l), 1e-5);
    expect(pole.radiusM).toBeGreaterThan((1 - Math.sqrt(0.48)) * 0.9999);
    expect(pole.point[0]).toBeCloseTo(4.30718, 3);
    expect(pole.point[1]).toBeCloseTo(4.30718, 3);
    const frame = regionOf(
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
      [
        [
          [3, 3],
          [9, 3],
          [9, 9],
          [3, 9],
        ],
      ],
      'r',
    ).region;
    expect(poleOf(frame, 1e-4).radiusM).toBeGreaterThan(1.757 * 0.999);
  });

  it('lies inside and does better than every point of a lattice, less what it promises', () => {
    fc.assert(
      fc.property(outline, (ring) => {
        const region = solid(ring);
        const { point, radiusM, precisionM } = poleOf(region);
        expect(isInside(point, region)).toBe(true);
        expect(radiusM).toBeCloseTo(clearanceOf(point, region), 12);
        const { west, south, east, north } = boxOf(ring);
        for (let k = 1; k <= 2000; k++) {
          const other: PointM = [
            west + (east - west) * ((k * 0.7548776662466927) % 1),
            south + (north - south) * ((k * 0.5698402909980532) % 1),
          ];
          expect(clearanceOf(other, region)).toBeLessThanOrEqual(radiusM + precisionM + 1e-12);
        }
      }),
      { seed: 17, numRuns: 40 },
    );
  });

  it('of a needle ten kilometres long is found at once and inside', () => {
    const needle: Ring = [
      [0, 0],
      [10000, 9000],
      [10000, 9000.02],
      [0, 0.02],
    ];
    const begin = performance.now();
    const { point, radiusM } = poleOf(solid(needle));
    expect(performance.now() - begin).toBeLessThan(500);
    expect(isInside(point, solid(needle))).toBe(true);
    // Half the width across: 0.01 metres times the cosine of its slant.
    expect(radiusM).toBeGreaterThan(0.99 * 0.01 * (10000 / Math.sqrt(10000 ** 2 + 9000 ** 2)));
  });
});
