/** How large is an outline, where is its middle, is a point in it? Shoelace and plain distances; nothing here knows of the sphere. */

import { assert } from '../../errors.ts';
import {
  type Box,
  crossOf,
  lengthOf,
  type PointM,
  type Region,
  type Ring,
  ringsOf,
  squaredDistanceToSegment,
} from './point.ts';

/**
 * Area of a ring, m².
 *
 * @returns positive for a counter-clockwise ring, negative for a clockwise one; 0 for fewer than three points
 * @source  the shoelace formula, taken about the first corner so that far-away coordinates lose no digits
 */
export function areaOf(ring: Ring): number {
  const origin = ring[0];
  if (origin === undefined) return 0;
  const [x0, y0] = origin;
  let doubled = 0;
  let x = 0;
  let y = 0;
  for (let i = 1; i < ring.length; i++) {
    const next = ring[i] as PointM;
    const nextX = next[0] - x0;
    const nextY = next[1] - y0;
    doubled += x * nextY - nextX * y;
    x = nextX;
    y = nextY;
  }
  return doubled / 2;
}

/** Area of a region, its holes taken off, m². */
export function regionAreaOf({ outer, holes }: Region): number {
  let area = areaOf(outer);
  for (const hole of holes) area -= areaOf(hole);
  return area;
}

/**
 * Area centroid of a ring: where it would balance. It may lie outside a concave one.
 *
 * @throws nothing; a ring without area gives its first corner
 */
export function centroidOf(ring: Ring): PointM {
  return regionCentroidOf({ outer: ring, holes: [] });
}

/** Area centroid of a region. As `centroidOf`. */
export function regionCentroidOf(region: Region): PointM {
  const origin = region.outer[0];
  assert(origin !== undefined, 'a region has an outline');
  const [x0, y0] = origin;
  let doubled = 0;
  let momentX = 0;
  let momentY = 0;
  const rings = ringsOf(region);
  for (let k = 0; k < rings.length; k++) {
    const ring = rings[k] as Ring;
    const sign = k === 0 ? 1 : -1;
    for (let i = 0; i < ring.length; i++) {
      const a = ring[i] as PointM;
      const b = ring[i + 1 === ring.length ? 0 : i + 1] as PointM;
      const ax = a[0] - x0;
      const ay = a[1] - y0;
      const bx = b[0] - x0;
      const by = b[1] - y0;
      const cross = sign * (ax * by - bx * ay);
      doubled += cross;
      momentX += (ax + bx) * cross;
      momentY += (ay + by) * cross;
    }
  }
  return doubled === 0 ? origin : [x0 + momentX / (3 * doubled), y0 + momentY / (3 * doubled)];
}

/** The upright rectangle about a ring. */
export function boxOf(ring: Ring): Box {
  let west = Number.POSITIVE_INFINITY;
  let south = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let north = Number.NEGATIVE_INFINITY;
  for (const [x, y] of ring) {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return { west, south, east, north };
}

/** Middle of a box. */
export function boxCentreOf({ west, south, east, north }: Box): PointM {
  return [(west + east) / 2, (south + north) / 2];
}

/** Diagonal of a box, metres: the length that tolerances are multiples of. */
export function diagonalOf({ west, south, east, north }: Box): number {
  return lengthOf(east - west, north - south);
}

/** Area of a box, m². */
export function boxAreaOf({ west, south, east, north }: Box): number {
  return (east - west) * (north - south);
}

/** Points of a counter-clockwise ring where it turns right by more than 1e-9 of the squared diagonal. */
export function reflexPointsOf(ring: Ring): readonly PointM[] {
  const diagonal = diagonalOf(boxOf(ring));
  const tolerance = 1e-9 * diagonal * diagonal;
  return ring.filter((point, i) => {
    const before = ring[i === 0 ? ring.length - 1 : i - 1] as PointM;
    const after = ring[i + 1 === ring.length ? 0 : i + 1] as PointM;
    return crossOf(before, point, after) < -tolerance;
  });
}

/** Whether a counter-clockwise ring has no inward corner; points on a straight wall do not count. */
export function isConvex(ring: Ring): boolean {
  return reflexPointsOf(ring).length === 0;
}

/** Whether a point lies in a region: even and odd crossings, so a point on the line itself may go either way. */
export function isInside(point: PointM, region: Region): boolean {
  const [x, y] = point;
  let isIn = false;
  for (const ring of ringsOf(region)) {
    for (let i = 0; i < ring.length; i++) {
      const a = ring[i] as PointM;
      const b = ring[i + 1 === ring.length ? 0 : i + 1] as PointM;
      if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) isIn = !isIn;
    }
  }
  return isIn;
}

/** Metres from a point to the line of a ring, from inside or out. */
export function distanceToRing(point: PointM, ring: Ring): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i] as PointM;
    const b = ring[i + 1 === ring.length ? 0 : i + 1] as PointM;
    least = Math.min(least, squaredDistanceToSegment(point, a, b));
  }
  return Math.sqrt(least);
}

/** Metres from a point to the nearest line of a region: positive inside, negative outside. */
export function clearanceOf(point: PointM, region: Region): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of ringsOf(region)) least = Math.min(least, distanceToRing(point, ring));
  return isInside(point, region) ? least : -least;
}
