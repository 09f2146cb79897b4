import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import {
  areaOf,
  crossOf,
  type PointM,
  planOf,
  regionOf,
  ringOf,
} from '../../../packages/engine/src/vastu/plan/index.ts';

const square: readonly PointM[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

/** What a refusal says. */
function refused(call: () => unknown): { readonly field: string; readonly message: string; readonly allowed: string } {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(EngineError);
    expect((error as EngineError).code).toBe('INVALID_OPTION');
    return error as EngineError;
  }
  throw new Error('not refused');
}
const refusedRing = (ring: unknown) => refused(() => ringOf(ring, 'plotPolygon'));
const withPoint = (index: number, point: unknown): unknown[] => square.map((old, i) => (i === index ? point : old));
const circle = (count: number, radius: number): PointM[] =>
  Array.from({ length: count }, (_, k) => [
    radius * Math.cos((2 * Math.PI * k) / count),
    radius * Math.sin((2 * Math.PI * k) / count),
  ]);

describe('a point', () => {
  it.each([
    ['a text', 'here'],
    ['null', null],
    ['an object', { x: 1, y: 2 }],
    ['one number', [1]],
    ['three numbers', [1, 2, 3]],
    ['text in numbers', ['1', 2]],
    ['null in numbers', [1, null]],
    ['NaN', [Number.NaN, 0]],
    ['infinity', [0, Number.POSITIVE_INFINITY]],
    ['1e308', [1e308, 0]],
    ['more than 10⁷ metres', [0, -1.0001e7]],
    ['a hole in the list', undefined],
  ])('is refused by its index when it is %s', (_, point) => {
    expect(refusedRing(withPoint(2, point)).field).toBe('plotPolygon[2]');
  });

  it('is missing where a list is sparse', () => {
    const sparse: unknown[] = [...square];
    delete sparse[1];
    expect(refusedRing(sparse).field).toBe('plotPolygon[1]');
  });
});

describe('a ring', () => {
  it('is refused when it is no list', () => {
    for (const value of [undefined, null, 'ring', 3, {}, { length: 4 }])
      expect(refusedRing(value).field).toBe('plotPolygon');
  });

  it('has 3 … 256 points as sent, the closing one among them', () => {
    expect(refusedRing(square.slice(0, 2)).allowed).toContain('3 … 256');
    expect(refusedRing([]).field).toBe('plotPolygon');
    expect(ringOf(circle(256, 9), 'plotPolygon').ring.length).toBe(256);
    expect(refusedRing(circle(257, 9)).field).toBe('plotPolygon[256]');
    const closed = circle(256, 9);
    expect(refusedRing([...closed, closed[0]]).field).toBe('plotPolygon[256]');
  });

  it('drops its closing point without a word', () => {
    const closed = ringOf([...square, [0, 0]], 'plotPolygon');
    expect(closed).toEqual({ ring: square, indices: [0, 1, 2, 3], areaM2: 100, warnings: [] });
    expect(ringOf([...square, [5e-7, -5e-7]], 'plotPolygon').ring).toEqual(square);
  });

  it('loses neighbouring points in one place, with a warning', () => {
    const { ring, indices, warnings } = ringOf(
      [
        [0, 0],
        [0, 5e-7],
        [10, 0],
        [10, 10],
        [10, 10],
        [0, 10],
        [0, 0],
        [0, 0],
      ],
      'rooms[2].polygon',
    );
    expect(ring).toEqual(square);
    expect(indices).toEqual([0, 2, 3, 5]);
    expect(warnings).toMatchObject([{ code: 'DUPLICATE_POINTS', field: 'rooms[2].polygon[1]' }]);
    expect(warnings[0]?.message).toContain('1, 4, 7');
  });

  it('loses a way out and straight back, with a warning', () => {
    const outAndBack = [
      [0, 0],
      [10, 0],
      [10, 10],
      [14, 10],
      [10, 10],
      [0, 10],
    ];
    expect(ringOf(outAndBack, 'plotPolygon')).toMatchObject({ ring: square, areaM2: 100 });
    expect(ringOf(outAndBack, 'plotPolygon').warnings).toMatchObject([
      { code: 'SPIKE_REMOVED', field: 'plotPolygon[3]' },
    ]);
    // Past the corner and back to it, and one that begins the list.
    const past = ringOf(
      [
        [0, 0],
        [10, 0],
        [10, 15],
        [10, 10],
        [0, 10],
      ],
      'plotPolygon',
    );
    expect(past.ring).toEqual(square);
    expect(past.warnings).toMatchObject([{ code: 'SPIKE_REMOVED', field: 'plotPolygon[2]' }]);
    const first = ringOf(
      [
        [0, -3],
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
      'plotPolygon',
    );
    expect(first.areaM2).toBe(100);
    expect(first.ring.length).toBe(4);
    // A spike with corners on the way.
    const long = ringOf(
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [12, 10],
        [14, 10],
        [12, 10],
        [10, 10],
        [0, 10],
      ],
      'plotPolygon',
    );
    expect(long.ring).toEqual(square);
  });

  it('keeps points on a straight wall and turns counter-clockwise', () => {
    const { ring, indices, areaM2 } = ringOf(
      [
        [0, 0],
        [0, 10],
        [10, 10],
        [10, 5],
        [10, 0],
      ],
      'plotPolygon',
    );
    expect(ring).toEqual([
      [10, 0],
      [10, 5],
      [10, 10],
      [0, 10],
      [0, 0],
    ]);
    expect(indices).toEqual([4, 3, 2, 1, 0]);
    expect([areaOf(ring), areaM2]).toEqual([100, 100]);
  });

  it('does not cross itself: both edges are named', () => {
    const bowTie = refusedRing([
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
    ]);
    expect(bowTie.field).toBe('plotPolygon[0]');
    expect(bowTie.message).toContain('edge 0 (point 0 to point 1) meets edge 2 (point 2 to point 3)');
    // The edge that closes the ring counts like any other.
    const closing = refusedRing([
      [0, 0],
      [10, 0],
      [10, 4],
      [4, 4],
      [12, 8],
    ]);
    expect(closing.field).toBe('plotPolygon[2]');
    expect(closing.message).toContain('edge 4 (point 4 to point 0)');
    // Edges keep the numbers of the list as sent, duplicates counted.
    const later = refusedRing([
      [0, 0],
      [0, 0],
      [10, 0],
      [10, 10],
      [4, -2],
      [0, 10],
    ]);
    expect(later.field).toBe('plotPolygon[0]');
    expect(later.message).toContain('edge 0 (point 0 to point 2) meets edge 3 (point 3 to point 4)');
  });

  it('does not touch itself: a corner on another wall, two corners in one place, a wall on a wall', () => {
    expect(
      refusedRing([
        [0, 0],
        [10, 0],
        [10, 10],
        [5, 0],
        [0, 10],
      ]).message,
    ).toContain('edge 0');
    expect(
      refusedRing([
        [0, 0],
        [10, 0],
        [5, 5],
        [10, 10],
        [0, 10],
        [5, 5],
      ]).field,
    ).toMatch(/^plotPolygon\[\d]$/);
    expect(
      refusedRing([
        [0, 0],
        [4, 0],
        [4, 6],
        [8, 6],
        [8, 0],
        [2, 0],
        [2, 9],
        [0, 9],
      ]).field,
    ).toMatch(/^plotPolygon\[\d]$/);
    // 1e-9 of the diagonal is touching; a hair more is a very thin room, and that is allowed.
    expect(
      refusedRing([
        [0, 0],
        [10, 0],
        [10, 10],
        [5, 1e-8],
        [0, 10],
      ]).field,
    ).toBe('plotPolygon[0]');
    expect(
      ringOf(
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [5, 1e-6],
          [0, 10],
        ],
        'plotPolygon',
      ).ring.length,
    ).toBe(5);
  });

  it('has an area: not on one line, not a sliver, not a dot', () => {
    expect(
      refusedRing([
        [0, 0],
        [5, 5],
        [9, 9],
      ]).message,
    ).toContain('no area');
    expect(
      refusedRing([
        [0, 0],
        [0, 0],
        [0, 0],
        [1, 0],
      ]).message,
    ).toContain('no area');
    expect(
      refusedRing([
        [0, 0],
        [0.09, 0],
        [0.09, 0.1],
        [0, 0.1],
      ]).message,
    ).toContain('0.01');
    expect(
      ringOf(
        [
          [0, 0],
          [0.11, 0],
          [0.11, 0.1],
          [0, 0.1],
        ],
        'plotPolygon',
      ).areaM2,
    ).toBeCloseTo(0.011, 15);
    // Slanted, so its box is large: 0.5 m² in 10⁸.
    expect(
      refusedRing([
        [0, 0],
        [9999, 9999],
        [9999, 9999.0001],
      ]).field,
    ).toBe('plotPolygon');
  });

  it('is at most ten kilometres wide', () => {
    expect(
      refusedRing([
        [0, 0],
        [10001, 0],
        [10001, 10],
        [0, 10],
      ]).field,
    ).toBe('plotPolygon[1]');
    expect(
      ringOf(
        [
          [0, 0],
          [10000, 0],
          [10000, 10],
          [0, 10],
        ],
        'plotPolygon',
      ).areaM2,
    ).toBe(1e5);
  });

  it('means the same in projected coordinates, at the edge of what is allowed', () => {
    const far = square.map(([x, y]): PointM => [x + 9_999_990, y - 9_999_999]);
    expect(ringOf(far, 'plotPolygon')).toEqual({ ring: far, indices: [0, 1, 2, 3], areaM2: 100, warnings: [] });
  });
});

/** Whether a ring on whole numbers is simple, by looking at every corner against every edge and every edge against every edge, in exact arithmetic. */
function isSimple(ring: readonly PointM[]): boolean {
  const at = (k: number): PointM => ring[k % ring.length] as PointM;
  const side = (a: PointM, b: PointM, c: PointM): number => Math.sign(crossOf(a, b, c));
  const isBetween = (p: number, a: number, b: number): boolean => Math.min(a, b) <= p && p <= Math.max(a, b);
  return ring.every((p, k) =>
    ring.every((a, m) => {
      const [b, q] = [at(m + 1), at(k + 1)];
      const isEnd = m === k || (m + 1) % ring.length === k;
      if (!isEnd && side(a, b, p) === 0 && isBetween(p[0], a[0], b[0]) && isBetween(p[1], a[1], b[1])) return false;
      return !(side(p, q, a) * side(p, q, b) < 0 && side(a, b, p) * side(a, b, q) < 0);
    }),
  );
}

describe('on a lattice, where everything touches everything', () => {
  it('whatever is accepted is simple, and whatever is simple is accepted', () => {
    const lattice = fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { minLength: 3, maxLength: 9 });
    let [accepted, simple] = [0, 0];
    fc.assert(
      fc.property(lattice, (points) => {
        let ring: readonly PointM[] | undefined;
        try {
          ring = ringOf(points, 'ring').ring;
        } catch {
          // What was refused must not have been simple.
        }
        if (ring !== undefined) expect(isSimple(ring)).toBe(true);
        if (isSimple(points)) expect(ring?.length).toBe(points.length);
        accepted += ring === undefined ? 0 : 1;
        simple += isSimple(points) ? 1 : 0;
      }),
      { seed: 9, numRuns: 4000 },
    );
    expect(accepted).toBeGreaterThan(1000);
    expect(simple).toBeGreaterThan(300);
  });
});

describe('courtyards', () => {
  const hole: readonly PointM[] = [
    [4, 4],
    [4, 6],
    [6, 6],
    [6, 4],
  ];
  const refusedHoles = (...holes: unknown[]) => refused(() => regionOf(square, holes, 'rooms[1]'));
  const moved = (dx: number, dy: number): PointM[] => hole.map(([x, y]) => [x + dx, y + dy]);

  it('are taken off', () => {
    const { region, areaM2 } = regionOf(square, [hole, moved(3, 0)], 'rooms[1]');
    expect(areaM2).toBe(92);
    expect(region.holes.map(areaOf)).toEqual([4, 4]);
  });

  it('lie within the outline and touch it nowhere: the point or the edge is named', () => {
    expect(refusedHoles(moved(20, 0)).field).toBe('rooms[1].holes[0][3]');
    expect(refusedHoles(hole, moved(5, 0)).field).toMatch(/^rooms\[1]\.holes\[1]\[\d]$/);
    expect(refusedHoles(moved(4, 0)).field).toMatch(/^rooms\[1]\.holes\[0]\[\d]$/);
    // About the whole room.
    expect(
      refusedHoles([
        [-1, -1],
        [11, -1],
        [11, 11],
        [-1, 11],
      ]).field,
    ).toMatch(/^rooms\[1]\.holes\[0]\[\d]$/);
  });

  it('may not leave a concave outline between two of their corners', () => {
    const u = [
      [0, 0],
      [9, 0],
      [9, 9],
      [6, 9],
      [6, 3],
      [3, 3],
      [3, 9],
      [0, 9],
    ];
    const across = [
      [1, 7],
      [8, 7],
      [8, 8],
      [1, 8],
    ];
    expect(refused(() => regionOf(u, [across], 'rooms[0]')).field).toBe('rooms[0].holes[0][0]');
  });

  it('lie apart from each other', () => {
    expect(refusedHoles(hole, moved(1, 1)).field).toMatch(/^rooms\[1]\.holes\[1]\[\d]$/);
    expect(refusedHoles(hole, moved(2, 0)).field).toMatch(/^rooms\[1]\.holes\[1]\[\d]$/);
    expect(
      refusedHoles(hole, [
        [4.5, 4.5],
        [5, 4.5],
        [5, 5],
      ]).field,
    ).toBe('rooms[1].holes[1]');
    expect(
      refusedHoles(
        [
          [4.5, 4.5],
          [5, 4.5],
          [5, 5],
        ],
        hole,
      ).field,
    ).toBe('rooms[1].holes[1]');
  });

  it('are rings like any other', () => {
    expect(refusedHoles('none').field).toBe('rooms[1].holes[0]');
    expect(
      refusedHoles([
        [4, 4],
        [6, 6],
        [6, 4],
        [4, 6],
      ]).field,
    ).toBe('rooms[1].holes[0][0]');
    expect(
      refusedHoles([
        [4, 4],
        [6, 'x'],
        [6, 6],
      ]).field,
    ).toBe('rooms[1].holes[0][1]');
    expect(refused(() => regionOf(square, {}, 'rooms[1]')).field).toBe('rooms[1].holes');
    expect(refused(() => regionOf(square, Array(17).fill(hole), 'rooms[1]')).field).toBe('rooms[1].holes[16]');
    expect(refused(() => regionOf(undefined, [hole], 'rooms[1]')).field).toBe('rooms[1].polygon');
  });
});

describe('hostile rings take no time', () => {
  it('256 points that go back and forth, cross everywhere, or crowd in one place', () => {
    const begin = performance.now();
    const zigzag = Array.from({ length: 256 }, (_, k) => [k % 2 === 0 ? 0 : 100 - k / 10, 0]);
    expect(refusedRing(zigzag).message).toContain('no area');
    const scribble = Array.from({ length: 256 }, (_, k) => [(k * 7919) % 1009, (k * 104729) % 997]);
    expect(refusedRing(scribble).field).toMatch(/^plotPolygon\[\d+]$/);
    expect(refusedRing(Array(256).fill([1, 1])).message).toContain('no area');
    const rooms = Array.from({ length: 64 }, () => ({ polygon: circle(256, 5) }));
    expect(planOf({ plotPolygon: circle(256, 50), rooms }).rooms.length).toBe(64);
    // Today 60 ms; half a second tells a hang from a busy machine.
    expect(performance.now() - begin).toBeLessThan(1500);
  });

  it('a plan has at most 64 rooms and 20 000 points', () => {
    expect(refused(() => planOf({ plotPolygon: square, rooms: Array(65).fill({ polygon: square }) })).field).toBe(
      'rooms',
    );
    const holes = Array.from({ length: 16 }, (_, k) =>
      circle(200, 0.2).map(([x, y]): PointM => [x + (k % 4) - 1.5, y + Math.floor(k / 4) - 1.5]),
    );
    const rooms = Array.from({ length: 7 }, () => ({ polygon: circle(20, 9), holes }));
    expect(refused(() => planOf({ plotPolygon: circle(20, 9), rooms })).field).toBe('rooms[6]');
  });
});
