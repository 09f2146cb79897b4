/**
 * The ways of many conditions in one run of numbers. A condition and its ways are a dozen small objects, and asking them is mostly waiting for memory; in
 * a run they lie side by side.
 */

import type { Condition } from './condition.ts';
import type { Tests } from './sets.ts';

/** One way in which a condition can hold. */
export interface Way {
  /** Its place among those that are asked together. */
  readonly condition: number;
  readonly tests: Tests;
}

/**
 * Writes some ways behind the others: how many, then of each its condition, where its tests end, and its tests.
 *
 * @returns where they begin
 */
export function putDown(run: number[], ways: readonly Way[]): number {
  const start = run.length;
  run.push(ways.length);
  for (const { condition, tests } of ways) run.push(condition, run.length + 2 + tests.length, ...tests);
  return start;
}

/** Every way of some conditions; of one that has none the tests that it needs. */
export function waysOf(conditions: readonly Condition[]): readonly Way[] {
  return conditions.flatMap(({ ways, tests }, condition) =>
    (ways ?? [tests]).map((way) => ({ condition, tests: way })),
  );
}

/** Adds those conditions of which a way passes to sets of 32. @param start  as `putDown` gave it */
export function addPassing(run: Int32Array, start: number, sets: readonly number[], passed: number[]): void {
  let at = start + 1;
  for (let left = run[start] as number; left > 0; left--) {
    const condition = run[at] as number;
    const end = run[at + 1] as number;
    let i = at + 2;
    while (i < end) {
      const entry = run[i] as number;
      const bits = run[i + 1] as number;
      if (entry < 0 ? ((sets[~entry] as number) & bits) !== 0 : ((sets[entry] as number) & bits) === 0) break;
      i += 2;
    }
    if (i === end) passed[condition >> 5] = (passed[condition >> 5] as number) | (1 << (condition & 31));
    at = end;
  }
}
