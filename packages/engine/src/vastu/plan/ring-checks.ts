/** What makes a list of corners no outline: too large, flat, crossing itself, without area; and of courtyards: not inside, or touching. */

import { refusal } from '../../input.ts';
import { type Corner, RING_LIMITS } from './corner.ts';
import { boxAreaOf, boxOf, isInside } from './measure.ts';
import { type Box, crossOf, exceeds, fallsShort, type PointM, type Ring, squaredDistanceToSegment } from './point.ts';

/** A box wider or higher than the limit. @throws EngineError INVALID_OPTION naming the first point that lies far off */
export function refuseTooLarge(sent: readonly Corner[], field: string): void {
  const { west, south, east, north } = boxOf(sent.map(({ at }) => at));
  const most = RING_LIMITS.greatestSide;
  const side = Math.max(east - west, north - south);
  if (!exceeds(side, most)) return;
  const blamed = sent.find(({ at }) => Math.max(Math.abs(at[0]), Math.abs(at[1])) > most / 2)?.index ?? 0;
  const message = `${field} is ${side} metres wide or high; a side of its box may have ${most}. Point ${blamed} lies far from the first.`;
  throw refusal('INVALID_OPTION', `${field}[${blamed}]`, `at most ${most} metres from side to side`, message);
}

/** Fewer than three corners left. @throws EngineError INVALID_OPTION */
export function refuseFlat(corners: readonly Corner[], field: string): void {
  if (corners.length >= 3) return;
  const message = `${field} has no area: ${corners.length} corners are left without repeated points and ways straight back.`;
  throw refusal('INVALID_OPTION', field, 'an outline with at least three corners that are not on one line', message);
}

/** Two edges that are not neighbours and cross, or come nearer than the tolerance. @throws EngineError INVALID_OPTION naming both */
export function refuseCrossing(corners: readonly Corner[], touch: number, field: string): void {
  const ring = corners.map(({ at }) => at);
  const reach = reachOf(ring);
  const count = ring.length;
  for (let i = 0; i < count; i++) {
    const a = ring[i] as PointM;
    const b = ring[i + 1 === count ? 0 : i + 1] as PointM;
    const last = i === 0 ? count - 1 : count;
    for (let j = nextNear(a, b, reach, touch, i + 2); j < last; j = nextNear(a, b, reach, touch, j + 1))
      if (doMeet(a, b, ring[j] as PointM, ring[j + 1 === count ? 0 : j + 1] as PointM, touch))
        throw crossing(corners, i, j, field);
  }
}

/** How far each edge of a ring reaches, from every corner to the next: west, east, south and north, four to an edge. */
function reachOf(ring: Ring): Float64Array {
  const reach = new Float64Array(4 * ring.length);
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = ring[i] as PointM;
    const [bx, by] = ring[i + 1 === ring.length ? 0 : i + 1] as PointM;
    reach[4 * i] = Math.min(ax, bx);
    reach[4 * i + 1] = Math.max(ax, bx);
    reach[4 * i + 2] = Math.min(ay, by);
    reach[4 * i + 3] = Math.max(ay, by);
  }
  return reach;
}

/** The next edge, from a number on, that does not lie to one side of a segment; their count when there is none. Most lie so, and this is where time goes. */
function nextNear(a: PointM, b: PointM, reach: Float64Array, touch: number, from: number): number {
  const west = Math.min(a[0], b[0]) - touch;
  const east = Math.max(a[0], b[0]) + touch;
  const south = Math.min(a[1], b[1]) - touch;
  const north = Math.max(a[1], b[1]) + touch;
  for (let at = 4 * from; at < reach.length; at += 4) {
    if ((reach[at + 1] as number) < west || (reach[at] as number) > east) continue;
    if ((reach[at + 3] as number) >= south && (reach[at + 2] as number) <= north) return at / 4;
  }
  return reach.length / 4;
}

/** Whether two segments cross, or one begins on the other; where one ends, the next edge of its ring begins. */
function doMeet(a: PointM, b: PointM, c: PointM, d: PointM, touch: number): boolean {
  const isAcross = crossOf(a, b, c) > 0 !== crossOf(a, b, d) > 0 && crossOf(c, d, a) > 0 !== crossOf(c, d, b) > 0;
  if (isAcross) return true;
  const near = touch * touch;
  return squaredDistanceToSegment(a, c, d) <= near || squaredDistanceToSegment(c, a, b) <= near;
}

function crossing(corners: readonly Corner[], i: number, j: number, field: string): Error {
  const nameOf = (edge: number): string => {
    const from = (corners[edge] as Corner).index;
    const to = (corners[edge + 1 === corners.length ? 0 : edge + 1] as Corner).index;
    return `edge ${from} (point ${from} to point ${to})`;
  };
  const message = `${field} crosses or touches itself: ${nameOf(i)} meets ${nameOf(j)}. Which ground is meant cannot be told.`;
  const allowed = 'a simple outline: edges that are not neighbours neither cross nor touch';
  return refusal('INVALID_OPTION', `${field}[${(corners[i] as Corner).index}]`, allowed, message);
}

/** Hardly any area, in metres or for the size of its box. @throws EngineError INVALID_OPTION */
export function refuseNoArea(area: number, corners: readonly Corner[], field: string): void {
  const least = Math.max(
    RING_LIMITS.leastArea,
    RING_LIMITS.leastAreaShare * boxAreaOf(boxOf(corners.map(({ at }) => at))),
  );
  if (fallsShort(area, least)) throw noArea(field, area, least);
}

/** The refusal for too little area. */
export function noArea(field: string, area: number, least: number): Error {
  const allowed = `an area of at least ${RING_LIMITS.leastArea} m² and a millionth of its box`;
  return refusal(
    'INVALID_OPTION',
    field,
    allowed,
    `${field} leaves an area of ${printed(area, least)} m²; it must be at least ${printed(least, area)} m².`,
  );
}

/** Four figures, or all where four do not tell an area from the other. */
function printed(area: number, other: number): string {
  const short = area.toPrecision(4);
  return String(short === other.toPrecision(4) ? area : Number(short));
}

/**
 * A ring that leaves another, or touches it.
 *
 * @param indices  places of the ring's corners in the list as sent
 * @throws  EngineError INVALID_OPTION naming the corner, or the edge by the point it starts from
 */
export function refuseOutside(ring: Ring, indices: readonly number[], outer: Ring, touch: number, field: string): void {
  const region = { outer, holes: [] };
  const allowed = 'a ring within the outline that touches it nowhere';
  const stray = ring.findIndex((point) => !isInside(point, region));
  if (stray >= 0) {
    const blamed = `${field}[${indices[stray]}]`;
    throw refusal(
      'INVALID_OPTION',
      blamed,
      allowed,
      `${field} must be ${allowed}; its point ${indices[stray]} is outside.`,
    );
  }
  refuseMeeting(ring, indices, outer, touch, field, allowed);
}

/** Two courtyards that touch, or one within the other. @throws EngineError INVALID_OPTION, as `refuseOutside` */
export function refuseTogether(
  ring: Ring,
  indices: readonly number[],
  other: Ring,
  touch: number,
  field: string,
): void {
  const allowed = 'a ring apart from the other holes';
  refuseMeeting(ring, indices, other, touch, field, allowed);
  const isWithin = isInside(ring[0] as PointM, { outer: other, holes: [] });
  if (!isWithin && !isInside(other[0] as PointM, { outer: ring, holes: [] })) return;
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}; it lies in one, or about one.`);
}

function refuseMeeting(
  ring: Ring,
  indices: readonly number[],
  other: Ring,
  touch: number,
  field: string,
  allowed: string,
): void {
  if (!areNear(boxOf(ring), boxOf(other), touch)) return;
  const reach = reachOf(other);
  const edge = ring.findIndex((a, i) =>
    doesEdgeMeet(a, ring[i + 1 === ring.length ? 0 : i + 1] as PointM, other, reach, touch),
  );
  if (edge < 0) return;
  const blamed = `${field}[${indices[edge]}]`;
  const message = `${field} must be ${allowed}; its edge at point ${indices[edge]} meets the other.`;
  throw refusal('INVALID_OPTION', blamed, allowed, message);
}

/** Whether a segment meets any edge of a ring. */
function doesEdgeMeet(a: PointM, b: PointM, ring: Ring, reach: Float64Array, touch: number): boolean {
  const count = ring.length;
  for (let j = nextNear(a, b, reach, touch, 0); j < count; j = nextNear(a, b, reach, touch, j + 1))
    if (doMeet(a, b, ring[j] as PointM, ring[j + 1 === count ? 0 : j + 1] as PointM, touch)) return true;
  return false;
}

function areNear(a: Box, b: Box, touch: number): boolean {
  return (
    a.west <= b.east + touch && b.west <= a.east + touch && a.south <= b.north + touch && b.south <= a.north + touch
  );
}
