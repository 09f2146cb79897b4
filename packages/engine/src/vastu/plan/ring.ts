/**
 * Is this an outline? Rings drawn by strangers, read and validated: what they sent is refused by point or edge, or taken with a warning, and never
 * mended in silence. A bow-tie has two readings and no area; nobody here chooses one.
 */

import { readList, refusal } from '../../input.ts';
import { type Corner, type PlanWarning, pointsOf, RING_LIMITS, withoutDuplicates, withoutSpikes } from './corner.ts';
import { areaOf, boxOf, diagonalOf } from './measure.ts';
import { fallsShort, type PointM, type Region, type Ring } from './point.ts';
import {
  noArea,
  refuseCrossing,
  refuseFlat,
  refuseNoArea,
  refuseOutside,
  refuseTogether,
  refuseTooLarge,
} from './ring-checks.ts';

/** A ring that was accepted. */
export interface RingRead {
  /** In the coordinates as sent, counter-clockwise; closing point, duplicates and spikes dropped, points on a straight wall kept. */
  readonly ring: Ring;
  /** Places of its corners in the list as sent. */
  readonly indices: readonly number[];
  readonly areaM2: number;
  /** DUPLICATE_POINTS, SPIKE_REMOVED */
  readonly warnings: readonly PlanWarning[];
}

/** A region that was accepted. */
export interface RegionRead {
  readonly region: Region;
  readonly areaM2: number;
  readonly warnings: readonly PlanWarning[];
}

/**
 * Reads a ring.
 *
 * @param value  3 … 256 points, each exactly two finite numbers, metres; either winding, closed or not
 * @param field  dotted path, as errors and warnings shall name it
 * @throws  EngineError INVALID_OPTION naming the point, `field[17]`, or the edge by the point it starts from, for anything that is no simple outline
 */
export function ringOf(value: unknown, field: string): RingRead {
  const points = pointsOf(value, field);
  const warnings: PlanWarning[] = [];
  const [x0, y0] = points[0] as PointM;
  const sent = points.map(([x, y], index): Corner => ({ index, at: [x - x0, y - y0] }));
  refuseTooLarge(sent, field);
  const touch = RING_LIMITS.touchShare * diagonalOf(boxOf(sent.map(({ at }) => at)));
  const corners = withoutSpikes(withoutDuplicates(sent, field, warnings), touch, field, warnings);
  refuseFlat(corners, field);
  refuseCrossing(corners, touch, field);
  const area = areaOf(corners.map(({ at }) => at));
  refuseNoArea(Math.abs(area), corners, field);
  const indices = corners.map(({ index }) => index);
  if (area < 0) indices.reverse();
  return { ring: indices.map((index) => points[index] as PointM), indices, areaM2: Math.abs(area), warnings };
}

/**
 * Reads an outline with its courtyards.
 *
 * @param polygon  the outline, as `ringOf` takes it
 * @param holes    up to 16 rings within it that touch neither the outline nor each other; left out: none
 * @param field    path of the record that holds `polygon` and `holes`, such as `rooms[3]`
 * @throws  EngineError INVALID_OPTION
 */
export function regionOf(polygon: unknown, holes: unknown, field: string): RegionRead {
  const outer = ringOf(polygon, `${field}.polygon`);
  const read = holes === undefined ? [] : holesOf(holes, outer.ring, `${field}.holes`);
  const areaM2 = read.reduce((area, hole) => area - hole.areaM2, outer.areaM2);
  if (fallsShort(areaM2, RING_LIMITS.leastArea)) throw noArea(`${field}.holes`, areaM2, RING_LIMITS.leastArea);
  const region = { outer: outer.ring, holes: read.map(({ ring }) => ring) };
  return { region, areaM2, warnings: [...outer.warnings, ...read.flatMap(({ warnings }) => warnings)] };
}

function holesOf(value: unknown, outer: Ring, field: string): readonly RingRead[] {
  const most = RING_LIMITS.mostHoles;
  const list = readList(field, value, `a list of up to ${most} rings`);
  if (list.length > most) {
    const allowed = `at most ${most} rings`;
    throw refusal(
      'INVALID_OPTION',
      `${field}[${most}]`,
      allowed,
      `${field} may have ${allowed}; it has ${list.length}.`,
    );
  }
  const touch = RING_LIMITS.touchShare * diagonalOf(boxOf(outer));
  const read: RingRead[] = [];
  for (let i = 0; i < list.length; i++) {
    const hole = ringOf(list[i], `${field}[${i}]`);
    refuseOutside(hole.ring, hole.indices, outer, touch, `${field}[${i}]`);
    for (const { ring } of read) refuseTogether(hole.ring, hole.indices, ring, touch, `${field}[${i}]`);
    read.push(hole);
  }
  return read;
}
