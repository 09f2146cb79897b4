/**
 * Finds out of many conditions those that hold, for whole tables of rules. Nine in ten fail, and most of those are never met: every way in which a
 * condition can hold is filed under the rarest thing it asks for, as a book's index files its pages, and only what a view has is looked up.
 */

import type { Condition } from './condition.ts';
import { addPassing, putDown, type Way, waysOf } from './runs.ts';
import { shareOf, type Tests } from './sets.ts';
import type { View } from './view.ts';

/** The places of the conditions that hold, ascending. */
export type Sieve = (view: View) => readonly number[];

/** A sieve of some conditions; its index is made when it is first used. */
export function sieveOf(conditions: readonly Condition[]): Sieve {
  let index: Index | null = null;
  return (view) => {
    index ??= indexOf(conditions);
    return heldOf(conditions, passedIn(index, view.sets), view);
  };
}

/** Numbers alone, in few lists, since a sieve is mostly waiting for memory. */
interface Index {
  /** By threes: an entry, its bits under which something is filed, and where `starts` has those of its bit 0. */
  readonly keys: Int32Array;
  /** Where in `files` what is filed under a bit begins. */
  readonly starts: Int32Array;
  /** Runs of ways. */
  readonly files: Int32Array;
  /** Where those begin that ask for nothing that could be looked up. */
  readonly rest: number;
  /** Sets of conditions, 32 to a number: those that no test excludes. */
  readonly untested: readonly number[];
}

/** Sets of conditions of which one way passes, 32 to a number. */
function passedIn({ keys, starts, files, rest, untested }: Index, sets: readonly number[]): number[] {
  const passed = untested.slice();
  for (let i = 0; i < keys.length; i += 3) {
    let on = (sets[keys[i] as number] as number) & (keys[i + 1] as number);
    while (on !== 0) {
      const bit = 31 - Math.clz32(on);
      on ^= 1 << bit;
      addPassing(files, starts[(keys[i + 2] as number) + bit] as number, sets, passed);
    }
  }
  addPassing(files, rest, sets, passed);
  return passed;
}

/** Of those that pass, the ones that hold: tests alone do not decide every condition. */
function heldOf(conditions: readonly Condition[], passed: readonly number[], view: View): readonly number[] {
  const held: number[] = [];
  for (let word = 0; word < passed.length; word++) {
    let left = passed[word] as number;
    while (left !== 0) {
      const lowest = left & -left;
      left ^= lowest;
      const at = word * 32 + 31 - Math.clz32(lowest);
      const { ways, holds } = conditions[at] as Condition;
      if (ways !== null || holds(view)) held.push(at);
    }
  }
  return held;
}

function indexOf(conditions: readonly Condition[]): Index {
  const untested: number[] = new Array(Math.ceil(conditions.length / 32)).fill(0);
  const filed = new Map<number, Map<number, Way[]>>();
  const rest: Way[] = [];
  for (const { condition, tests } of waysOf(conditions)) {
    if (tests.length === 0) untested[condition >> 5] = (untested[condition >> 5] as number) | (1 << (condition & 31));
    else file(filed, rest, { condition, tests: rarestFirst(tests) });
  }
  return layOut(filed, rest, untested);
}

/** Files a way under each bit of the rarest thing that it asks to be there. */
function file(filed: Map<number, Map<number, Way[]>>, rest: Way[], way: Way): void {
  const at = way.tests.findIndex((entry, i) => i % 2 === 0 && entry >= 0);
  if (at === -1) {
    rest.push(way);
    return;
  }
  const [entry, bits] = [way.tests[at] as number, way.tests[at + 1] as number];
  const byBit = filed.get(entry) ?? new Map<number, Way[]>();
  filed.set(entry, byBit);
  const others = way.tests.filter((_, i) => i !== at && i !== at + 1);
  // Under one bit of several the rest of the way is all there is to ask.
  for (let bit = 0; bit < 32; bit++)
    if ((bits >> bit) & 1) byBit.set(bit, [...(byBit.get(bit) ?? []), { ...way, tests: others }]);
}

function rarestFirst(tests: Tests): Tests {
  const pairs = Array.from(
    { length: tests.length / 2 },
    (_, i) => [tests[2 * i], tests[2 * i + 1]] as [number, number],
  );
  return pairs.sort((a, b) => shareOf(...a) - shareOf(...b)).flat();
}

function layOut(
  filed: ReadonlyMap<number, ReadonlyMap<number, Way[]>>,
  rest: readonly Way[],
  untested: number[],
): Index {
  const [keys, starts, files]: [number[], number[], number[]] = [[], [], []];
  for (const [entry, byBit] of [...filed].sort(([a], [b]) => a - b)) {
    keys.push(
      entry,
      [...byBit.keys()].reduce((bits, bit) => bits | (1 << bit), 0),
      starts.length,
    );
    for (let bit = 0; bit <= Math.max(...byBit.keys()); bit++) starts.push(putDown(files, byBit.get(bit) ?? []));
  }
  const restAt = putDown(files, rest);
  return {
    keys: Int32Array.from(keys),
    starts: Int32Array.from(starts),
    files: Int32Array.from(files),
    rest: restAt,
    untested,
  };
}
