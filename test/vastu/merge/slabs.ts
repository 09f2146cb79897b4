/** How much ground do outlines cover together? Measured in slabs between all heights where an edge begins, ends or crosses another: no union is made. */
import type { PointM, Ring } from '../../../packages/engine/src/vastu/plan/index.ts';

/** Area of the union, in the units of the points squared. Outlines may overlap in any way. */
export function slabArea(rings: readonly Ring[]): number {
  const edges = rings.flatMap((ring, which) =>
    ring.map((a, at) => ({ which, a, b: ring[(at + 1) % ring.length] as PointM })),
  );
  const heights = new Set(edges.map(({ a }) => a[1]));
  edges.forEach((one, at) => {
    for (const other of edges.slice(at + 1)) {
      const height = crossing(one.a, one.b, other.a, other.b);
      if (height !== null) heights.add(height);
    }
  });
  const levels = [...heights].sort((p, q) => p - q);
  let area = 0;
  levels.slice(1).forEach((top, at) => {
    const bottom = levels[at] as number;
    const middle = (bottom + top) / 2;
    // Within a slab nothing crosses, so the covered length at the middle is the mean of its lengths.
    area += coveredAt(middle, rings.length, edges) * (top - bottom);
  });
  return area;
}

function coveredAt(y: number, count: number, edges: readonly { which: number; a: PointM; b: PointM }[]): number {
  const spans = Array.from({ length: count }, (): number[] => []);
  for (const { which, a, b } of edges)
    if (a[1] > y !== b[1] > y) spans[which]?.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
  const pieces = spans.flatMap((xs) => {
    const sorted = xs.sort((p, q) => p - q);
    return sorted.flatMap((x, at) => (at % 2 === 0 ? [[x, sorted[at + 1] as number] as const] : []));
  });
  let [length, reached] = [0, Number.NEGATIVE_INFINITY];
  for (const [left, right] of pieces.sort((p, q) => p[0] - q[0])) {
    length += Math.max(0, right - Math.max(left, reached));
    reached = Math.max(reached, right);
  }
  return length;
}

function crossing(a: PointM, b: PointM, c: PointM, d: PointM): number | null {
  const [dx, dy, ex, ey] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = dx * ey - dy * ex;
  if (cross === 0) return null;
  const t = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / cross;
  const u = ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / cross;
  return t < 0 || t > 1 || u < 0 || u > 1 ? null : a[1] + t * dy;
}
