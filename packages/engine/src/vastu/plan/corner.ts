/** The points of a ring as sent, and which of them are corners: closing point, duplicates and spikes are taken out, the latter two with a warning. */

import type { Warning } from '../../errors.ts';
import { kindOf, readList, refusal } from '../../input.ts';
import { crossOf, distanceBetween, lengthOf, type PointM } from './point.ts';

/** What a plan says that did not stop the work. */
export interface PlanWarning extends Warning {
  /** What it speaks of: a dotted path with its index. */
  readonly field: string;
}

/** The limits, metres and square metres unless they say otherwise. */
export const RING_LIMITS: {
  readonly fewestPoints: 3;
  readonly mostPoints: 256;
  readonly mostHoles: 16;
  readonly greatestCoordinate: 1e7;
  readonly greatestSide: 10000;
  readonly samePoint: 1e-6;
  readonly leastArea: 0.01;
  /** Of the ring's box. */
  readonly leastAreaShare: 1e-6;
  /** Of the box's diagonal: nearer than this to another edge is touching it. */
  readonly touchShare: 1e-9;
} = {
  fewestPoints: 3,
  mostPoints: 256,
  mostHoles: 16,
  greatestCoordinate: 1e7,
  greatestSide: 10000,
  samePoint: 1e-6,
  leastArea: 0.01,
  leastAreaShare: 1e-6,
  touchShare: 1e-9,
};

/** A corner with its place in the list as sent; measured from the first point, so that far-away coordinates lose nothing in products. */
export interface Corner {
  readonly index: number;
  readonly at: PointM;
}

/**
 * Reads one point: exactly two finite numbers, metres, none beyond 10⁷.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function pointOf(value: unknown, field: string): PointM {
  const most = RING_LIMITS.greatestCoordinate;
  const allowed = `[x, y]: two numbers, -${most} … ${most} metres`;
  if (!Array.isArray(value))
    throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}, not ${kindOf(value)}.`);
  if (value.length !== 2)
    throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}; it has ${value.length} members.`);
  const [x, y] = value as readonly unknown[];
  if (typeof x !== 'number' || typeof y !== 'number')
    throw refusal(
      'INVALID_OPTION',
      field,
      allowed,
      `${field} must be ${allowed}; a member is ${kindOf(typeof x === 'number' ? y : x)}.`,
    );
  // Written so that NaN fails too.
  if (!(Math.abs(x) <= most && Math.abs(y) <= most))
    throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}, not [${x}, ${y}].`);
  return [x + 0, y + 0];
}

/** The points of a ring, none of them looked at together. @throws EngineError INVALID_OPTION naming the point */
export function pointsOf(value: unknown, field: string): readonly PointM[] {
  const { fewestPoints, mostPoints } = RING_LIMITS;
  const allowed = `${fewestPoints} … ${mostPoints} points [x, y], metres`;
  const list = readList(field, value, `a list of ${allowed}`);
  if (list.length < fewestPoints || list.length > mostPoints) {
    // The first point that is too many is the one to blame; of too few, none.
    const blamed = list.length > mostPoints ? `${field}[${mostPoints}]` : field;
    throw refusal('INVALID_OPTION', blamed, allowed, `${field} must have ${allowed}; it has ${list.length}.`);
  }
  // By index: holes in a sparse list are points that are missing.
  return Array.from({ length: list.length }, (_, i) => pointOf(list[i], `${field}[${i}]`));
}

/** Without the closing point, which is no fault, and without neighbours in the same place, which is worth a warning. */
export function withoutDuplicates(sent: readonly Corner[], field: string, warnings: PlanWarning[]): readonly Corner[] {
  const kept: Corner[] = [];
  const dropped: number[] = [];
  for (const corner of sent) {
    const last = kept[kept.length - 1];
    if (last !== undefined && isSamePlace(last, corner)) dropped.push(corner.index);
    else kept.push(corner);
  }
  // A closing point repeats the first; when it was sent twice, the repetition has been dropped above.
  while (kept.length > 1 && isSamePlace(kept[0] as Corner, kept[kept.length - 1] as Corner)) kept.pop();
  if (dropped.length > 0)
    warnings.push({
      code: 'DUPLICATE_POINTS',
      field: `${field}[${dropped[0]}]`,
      message: `${field} has neighbouring points within 1e-6 metres of each other; ${dropped.length} left out: ${listed(dropped)}.`,
    });
  return kept;
}

/**
 * Without points at which the line turns straight back, be it to where it set out from or not so far: the way out and back holds no ground.
 *
 * @param touch  metres within which a point lies on a line
 */
export function withoutSpikes(
  corners: readonly Corner[],
  touch: number,
  field: string,
  warnings: PlanWarning[],
): readonly Corner[] {
  const kept = [...corners];
  const dropped: number[] = [];
  const beside = (i: number, step: number): Corner => kept[(i + step + kept.length) % kept.length] as Corner;
  while (kept.length >= 3) {
    const tip = kept.findIndex(({ at }, i) => isSpike(beside(i, -1).at, at, beside(i, 1).at, touch));
    if (tip < 0) break;
    dropped.push(beside(tip, 0).index);
    // Back at the point where it set out, that point would be there twice.
    const isTwice = isSamePlace(beside(tip, -1), beside(tip, 1));
    const after = beside(tip, 1);
    kept.splice(tip, 1);
    if (isTwice) kept.splice(kept.indexOf(after), 1);
  }
  if (dropped.length > 0)
    warnings.push({
      code: 'SPIKE_REMOVED',
      field: `${field}[${dropped[0]}]`,
      message: `${field} runs out to a point and straight back, which holds no ground; left out: ${listed(dropped)}.`,
    });
  return kept;
}

function isSpike(before: PointM, tip: PointM, after: PointM, touch: number): boolean {
  const [outX, outY] = [tip[0] - before[0], tip[1] - before[1]];
  const [backX, backY] = [after[0] - tip[0], after[1] - tip[1]];
  if (outX * backX + outY * backY >= 0) return false;
  const longer = Math.max(lengthOf(outX, outY), lengthOf(backX, backY));
  return Math.abs(crossOf(before, tip, after)) <= touch * longer;
}

function isSamePlace(a: Corner, b: Corner): boolean {
  return distanceBetween(a.at, b.at) <= RING_LIMITS.samePoint;
}

/** `3`, `3, 5`, and no more than eight of them. */
function listed(indices: readonly number[]): string {
  const shown = [...indices]
    .sort((a, b) => a - b)
    .slice(0, 8)
    .join(', ');
  return `${indices.length === 1 ? 'point' : 'points'} ${shown}${indices.length > 8 ? ' …' : ''}`;
}
