/** Which point of a zone's ground shows it best? Its centroid where that lies well inside, else the middle of the largest circle: never a point beyond the plot. */

import { assert } from '../../errors.ts';
import {
  areaOf,
  type Box,
  boxOf,
  centroidOf,
  clearanceOf,
  crossOf,
  distanceBetween,
  isConvex,
  northToPlan,
  type Plan,
  type PointM,
  piecesOf,
  planToNorth,
  poleOf,
  type Ring,
} from '../plan/index.ts';
import type { ZoneGround } from '../zone/index.ts';

/** How the point was chosen. */
export type PlacementRule = 'centroid-convex' | 'centroid' | 'pole';

export interface Placement {
  /** On the drawing, metres. */
  readonly planPosition: PointM;
  readonly rule: PlacementRule;
  /** Separate grounds that the plot has in the zone; the point lies in the largest. */
  readonly pieces: number;
  /** Metres from the point to the nearest line of its ground. */
  readonly clearanceM: number;
}

/** A centroid with less of the largest circle's radius around it is left for the pole. */
const COMFORTABLE = 0.5;
const FINEST_POLE_M = 1e-3;
/** Of the shorter side of the cell. */
const POLE_SHARE = 1e-4;
/** What is rounding in a turned drawing must not decide between two poles that do equally well. */
const POLE_GRID_PER_METRE = 1e7;

/**
 * The point for a zone.
 *
 * @param zone  with ground in it
 * @returns strictly inside the plot; rounded to a micrometre, unless the ground is so thin that rounding would leave it
 */
export function placementOf({ cell, ground }: ZoneGround, plan: Plan): Placement {
  const pieces = piecesOf(ground);
  const piece = foremost(pieces);
  const region = { outer: piece, holes: [] };
  const centroid = centroidOf(piece);
  const centroidClearance = clearanceOf(centroid, region);
  const placed = (point: PointM, rule: PlacementRule): Placement => {
    const { planPosition, north } = positionOf(point, plan);
    return { planPosition, rule, pieces: pieces.length, clearanceM: rounded(Math.max(0, clearanceOf(north, region))) };
  };
  if (isConvex(piece) && centroidClearance > 0) return placed(centroid, 'centroid-convex');
  // No circle within is wider than the ground, so a centroid with half of that need not wait for the search.
  const { west, south, east, north } = boxOf(piece);
  if (centroidClearance >= (COMFORTABLE / 2) * Math.min(east - west, north - south))
    return placed(centroid, 'centroid');
  const { point, radiusM } = poleAt(piece, cell);
  return centroidClearance >= COMFORTABLE * radiusM ? placed(centroid, 'centroid') : placed(point, 'pole');
}

/** The largest piece; of equals the more northern, then the more eastern. */
function foremost(pieces: readonly Ring[]): Ring {
  const first = pieces[0];
  assert(first !== undefined, 'a zone that is not omitted has ground');
  const same = 1e-9 * areaOf(first);
  return pieces.reduce((best, piece) => {
    const [bigger, least] = [areaOf(piece) - areaOf(best), same];
    if (Math.abs(bigger) > least) return bigger > 0 ? piece : best;
    const [a, b] = [centroidOf(piece), centroidOf(best)];
    if (Math.abs(a[1] - b[1]) > 1e-9) return a[1] > b[1] ? piece : best;
    return a[0] > b[0] ? piece : best;
  }, first);
}

function poleAt(piece: Ring, cell: Box): { readonly point: PointM; readonly radiusM: number } {
  const side = Math.min(cell.east - cell.west, cell.north - cell.south);
  const precision = onGrid(Math.min(FINEST_POLE_M, POLE_SHARE * side));
  const { west, south } = boxOf(piece);
  const exact = { outer: piece, holes: [] };
  const plain = plainOf(piece.map(([x, y]): PointM => [onGrid(x - west), onGrid(y - south)]));
  if (plain.length >= 3 && precision > 0) {
    const { point, radiusM } = poleOf({ outer: plain, holes: [] }, precision);
    const back: PointM = [point[0] + west, point[1] + south];
    if (clearanceOf(back, exact) > 0) return { point: back, radiusM };
  }
  // Thinner than the grid: as it is.
  return poleOf(exact, POLE_SHARE * side);
}

function onGrid(value: number): number {
  return Math.round(value * POLE_GRID_PER_METRE) / POLE_GRID_PER_METRE;
}

/** The same outline without points on its straight sides, from its most western corner on: however it was drawn, the search goes the same way. */
function plainOf(ring: Ring): Ring {
  const corners = ring.filter((point, at) => {
    const before = ring[(at + ring.length - 1) % ring.length] as PointM;
    const after = ring[(at + 1) % ring.length] as PointM;
    return Math.abs(crossOf(before, point, after)) > (2 / POLE_GRID_PER_METRE) * distanceBetween(before, after);
  });
  const first = corners.reduce((best, [x, y], at) => {
    const [bestX, bestY] = corners[best] as PointM;
    return x < bestX || (x === bestX && y < bestY) ? at : best;
  }, 0);
  return [...corners.slice(first), ...corners.slice(0, first)];
}

/** On the drawing, and the same point once more in the north frame, after rounding. */
function positionOf(point: PointM, plan: Plan): { readonly planPosition: PointM; readonly north: PointM } {
  const plot = { outer: plan.plot, holes: [] };
  const exact = northToPlan(point, plan.frame);
  const near: PointM = [rounded(exact[0]), rounded(exact[1])];
  for (const planPosition of [near, exact]) {
    const north = planToNorth(planPosition, plan.frame);
    if (clearanceOf(north, plot) > 0) return { planPosition, north };
  }
  assert(false, 'an anchor lies inside the plot');
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}
