/** How far is it to the nearest line, asked of thousands of points of one region? Its edges are laid out once, as numbers in a row. */

import { type PointM, type Region, ringsOf } from './point.ts';

/** Numbers to an edge: its first corner, what it gains in x and y, the square of its length, and y of its other corner. */
const STRIDE = 6;

/**
 * `clearanceOf` for many points: metres to the nearest line, positive inside, negative outside; the same to the bit.
 *
 * @returns a function of x and y
 */
export function gaugeOf(region: Region): (x: number, y: number) => number {
  const edges = edgesOf(region);
  return (x, y) => {
    let least = Number.POSITIVE_INFINITY;
    let isIn = false;
    for (let at = 0; at < edges.length; at += STRIDE) {
      const dx = edges[at + 2] as number;
      const dy = edges[at + 3] as number;
      const px = x - (edges[at] as number);
      const py = y - (edges[at + 1] as number);
      // From the segment's nearest point, which is an end unless the foot of the perpendicular lies between.
      const along = px * dx + py * dy;
      const whole = edges[at + 4] as number;
      const share = along <= 0 ? 0 : along >= whole ? 1 : along / whole;
      const offX = px - share * dx;
      const offY = py - share * dy;
      const squared = offX * offX + offY * offY;
      if (squared < least) least = squared;
      const isAbove = (edges[at + 1] as number) > y;
      if (isAbove !== (edges[at + 5] as number) > y && x < (edges[at] as number) + (py / dy) * dx) isIn = !isIn;
    }
    const metres = Math.sqrt(least);
    return isIn ? metres : -metres;
  };
}

function edgesOf(region: Region): Float64Array {
  const rings = ringsOf(region);
  const edges = new Float64Array(STRIDE * rings.reduce((sum, ring) => sum + ring.length, 0));
  let at = 0;
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++, at += STRIDE) {
      const [ax, ay] = ring[i] as PointM;
      const [bx, by] = ring[i + 1 === ring.length ? 0 : i + 1] as PointM;
      const [dx, dy] = [bx - ax, by - ay];
      edges.set([ax, ay, dx, dy, dx * dx + dy * dy, by], at);
    }
  return edges;
}
