/** A reckoned point of a kundli: a place in the zodiac with its house. What lagnas, upagrahas, sphutas and sahams have in common. */

import { EngineError } from '../../errors.ts';
import { houseFrom, type Spot, spotAt } from '../graha/kundli.ts';

export interface PointSpot extends Spot {
  /** 1 … 12 by whole signs from the lagna. */
  readonly house: number;
}

/** Steps in a degree on which points are reckoned, as places are. */
export const PER_DEGREE = 1e7;
export const TURN: number = 360 * PER_DEGREE;
const SIGN = 30 * PER_DEGREE;

/** The point at a longitude of any number of turns. */
export function pointAt(longitudeDeg: number, lagnaSign: number): PointSpot {
  const { longitudeDeg: home, sign, degree, nakshatra, pada } = spotAt(longitudeDeg);
  return { longitudeDeg: home, sign, degree, nakshatra, pada, house: houseFrom(lagnaSign, sign) };
}

/** A longitude, rounded to steps as a place is, in whole steps: sums of them are exact. */
export function stepsOf(longitudeDeg: number): number {
  return Math.round(longitudeDeg * PER_DEGREE);
}

/** Whole steps brought into one turn. */
export function wrapSteps(q: number): number {
  const home = q % TURN;
  return home < 0 ? home + TURN : home + 0;
}

/** The point at a number of whole steps of any turn. */
export function pointOfSteps(q: number, lagnaSign: number): PointSpot {
  return pointAt(wrapSteps(q) / PER_DEGREE, lagnaSign);
}

/** Sign of whole steps within a turn, 1 … 12. */
export function signOfSteps(q: number): number {
  return Math.floor(wrapSteps(q) / SIGN) + 1;
}

/** A longitude that a caller wrote. @throws EngineError INVALID_OPTION */
export function readDegrees(field: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new EngineError({
    code: 'INVALID_OPTION',
    field,
    allowed: 'a finite number of degrees',
    message: `${field} must be a finite number of degrees.`,
  });
}
