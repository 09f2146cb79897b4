/** A plot without a drawing: width, length and the way it faces, as a form asks for them. The front lies on the drawing's lower edge. */

import { normaliseDeg } from '../../angle.ts';
import { numberIn } from '../../choice.ts';
import { kindOf, refusal } from '../../input.ts';
import { bearingOfDirection, DIRECTIONS_16, directionNamed } from './compass.ts';
import { RING_LIMITS } from './corner.ts';
import type { PointM } from './point.ts';

/** How the bearing came to be known. */
export type BearingBasis = 'given' | 'assumed-north' | 'assumed-from-facing';

/** The dimensions of a form: `length` and `depth` are two words for one. */
export interface Dimensions {
  readonly width?: unknown;
  readonly length?: unknown;
  readonly depth?: unknown;
}

/**
 * The rectangle of some dimensions: [0, 0] … [width, length], metres, its front on y = 0.
 *
 * @throws  EngineError INVALID_OPTION naming the dimension
 */
export function rectangleOf({ width, length, depth }: Dimensions): readonly PointM[] {
  const field = length === undefined && depth !== undefined ? 'depth' : 'length';
  const across = sideOf('width', width);
  const up = sideOf(field, length ?? depth);
  if (length !== undefined && depth !== undefined && sideOf('depth', depth) !== up)
    throw refusal(
      'INVALID_OPTION',
      'depth',
      'the same as length, or left out',
      `depth is ${depth} and length ${up}; they are one side.`,
    );
  return [
    [0, 0],
    [across, 0],
    [across, up],
    [0, up],
  ];
}

/** A side, metres. */
function sideOf(field: string, value: unknown): number {
  return numberIn(field, value, 0.01, RING_LIMITS.greatestSide, 'metres');
}

/**
 * Which way a front looks.
 *
 * @param value  one of sixteen directions by any of its names, or degrees clockwise from true north, 0 … 360
 * @returns 0 ≤ degrees < 360
 * @throws  EngineError INVALID_OPTION
 */
export function facingDegOf(field: string, value: unknown): number {
  if (typeof value === 'string') {
    const direction = directionNamed(value);
    if (direction !== null) return bearingOfDirection(direction);
  } else if (typeof value === 'number' && value >= 0 && value <= 360) return normaliseDeg(value);
  const allowed = `0 … 360 degrees or one of: ${DIRECTIONS_16.join(', ')}`;
  const written = typeof value === 'number' || value === undefined ? String(value ?? 'left out') : kindOf(value);
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}; ${written} is none of these.`);
}

/**
 * The bearing of a drawing: as given; else from the way its front looks, which is known to a half of a direction only; else north is up.
 *
 * @throws  EngineError INVALID_OPTION
 * @source  the front's outward normal is the drawing's −Y, so b = facing + 180
 */
export function bearingFrom(
  bearingDeg: unknown,
  facing: unknown,
): { readonly bearingDeg: number; readonly basis: BearingBasis } {
  if (bearingDeg !== undefined)
    return {
      bearingDeg: normaliseDeg(numberIn('bearingDeg', bearingDeg, 0, 360, 'degrees clockwise from true north')),
      basis: 'given',
    };
  if (facing !== undefined)
    return { bearingDeg: normaliseDeg(facingDegOf('facing', facing) + 180), basis: 'assumed-from-facing' };
  return { bearingDeg: 0, basis: 'assumed-north' };
}
