/** Marks round the circle as the levels of an angle that is counted on and on: 0° again after 359° is 360°. For the searches of search.ts. */

import { normaliseRad, turnRad } from '../angle.ts';
import { readRecord, refusal } from '../input.ts';
import type { Levels } from './bracket.ts';

/** Marks at equal distances round the circle, or a list of marks; radians, any turn. */
export type AngleMarks =
  | { readonly everyRad: number; readonly offsetRad?: number }
  | { readonly targetsRad: readonly number[] };

const MOST_MARKS = 1e5;

/**
 * The marks as levels without end.
 *
 * @returns `indexOf`: which mark a level is, as `AngleCrossing.index` tells it
 * @throws  EngineError INVALID_OPTION for a step that does not divide the circle, for no marks, and for marks that are not finite
 */
export function markLevels(marks: AngleMarks): { readonly levels: Levels; indexOf(levelNumber: number): number } {
  readRecord('options', marks, 'an object with everyRad or targetsRad');
  const given = 'targetsRad' in marks ? listed(marks.targetsRad) : evenly(marks.everyRad, marks.offsetRad ?? 0);
  const count = given.length;
  const order = given.map((_, index) => index).sort((a, b) => (given[a] as number) - (given[b] as number) || a - b);
  const sorted = order.map((index) => given[index] as number);
  const level = (number: number): number => {
    const turns = Math.floor(number / count);
    return (sorted[number - turns * count] as number) + turnRad * turns;
  };
  const above = (value: number): number => {
    const turns = Math.floor(value / turnRad);
    const rest = value - turns * turnRad;
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as number) > rest) high = middle;
      else low = middle + 1;
    }
    let number = turns * count + low;
    // Rounding may have moved the rest across a mark; the levels themselves decide.
    while (level(number) <= value) number++;
    while (level(number - 1) > value) number--;
    return number;
  };
  return {
    levels: { level, above },
    indexOf: (number) => order[number - count * Math.floor(number / count)] as number,
  };
}

function evenly(everyRad: number, offsetRad: number): number[] {
  const count = Math.round(turnRad / everyRad);
  if (!(count >= 1 && count <= MOST_MARKS && Math.abs(count * everyRad - turnRad) < 1e-9)) {
    const allowed = `2π divided by a whole number, 1 … ${MOST_MARKS}`;
    throw refusal('INVALID_OPTION', 'everyRad', allowed, `everyRad must be ${allowed}.`);
  }
  checkAngle('offsetRad', offsetRad);
  return Array.from({ length: count }, (_, i) => normaliseRad(offsetRad + (turnRad * i) / count));
}

function listed(targetsRad: readonly number[]): number[] {
  if (!Array.isArray(targetsRad) || targetsRad.length < 1 || targetsRad.length > MOST_MARKS) {
    const allowed = `a list of 1 … ${MOST_MARKS} angles`;
    throw refusal('INVALID_OPTION', 'targetsRad', allowed, `targetsRad must be ${allowed}.`);
  }
  return targetsRad.map((target, i) => normaliseRad(checkAngle(`targetsRad[${i}]`, target)));
}

function checkAngle(field: string, angleRad: number): number {
  if (Number.isFinite(angleRad)) return angleRad;
  throw refusal('INVALID_OPTION', field, 'a finite angle in radians', `${field} must be a finite angle in radians.`);
}
