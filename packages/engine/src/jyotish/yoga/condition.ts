/**
 * Conditions: what a rule asks of a kundli, put together from small ones so that a row reads like the sentence it states.
 *
 * A condition can be asked whether it holds, which is cheap, and can tell the cells it looked at, which is done only for rules that
 * hold. What it tells is true of the kundli either way: of a condition denied it tells what stands there instead.
 */

import { assert } from '../../errors.ts';
import type { Graha } from '../graha/kundli.ts';
import { sayForm, type Telling } from './evidence.ts';
import { addPassing, putDown, waysOf } from './runs.ts';
import { commonTests, passes, type Reading, type Tests, testReading } from './sets.ts';
import type { View } from './view.ts';

export interface Condition {
  readonly holds: (view: View) => boolean;
  /** @param holds  whether it holds, which the caller knows */
  readonly tell: (view: View, told: Telling, holds: boolean) => void;
  readonly kind: 'leaf' | 'all' | 'any' | 'not' | 'either';
  /** What it is made of; empty for a leaf. */
  readonly parts: readonly Condition[];
  /** It does not hold unless these pass. For speed alone. */
  readonly tests: Tests;
  /** It holds exactly if one of these passes; null where it must be asked. For speed alone. */
  readonly ways: readonly Tests[] | null;
}

/** More ways than these are not worth trying. */
const MOST_WAYS = 16;

/** Every condition is made here, so that all have one shape: they are asked by the hundred. */
function condition(
  kind: Condition['kind'],
  parts: readonly Condition[],
  ways: readonly Tests[] | null,
  tests: Tests,
  holds: Condition['holds'],
  tell: Condition['tell'],
): Condition {
  const few = ways === null || ways.length > MOST_WAYS ? null : ways;
  return { holds, tell, kind, parts, tests: few === null ? tests : commonTests(few), ways: few };
}

/** @param tests  exact ones, where the condition comes down to such */
export function leaf(holds: Condition['holds'], tell: Condition['tell'], tests: Tests = []): Condition {
  return condition('leaf', [], tests.length > 0 ? [tests] : null, [], holds, tell);
}

/** The same condition, found out sooner: by ways in which alone it holds, or tests without which it does not. */
export function sped({ kind, parts, tests, ways, holds, tell }: Condition, by: Partial<Condition>): Condition {
  return condition(kind, parts, by.ways ?? ways, by.tests ?? tests, by.holds ?? holds, tell);
}

/** Whether a condition holds, by its tests as far as they go. */
export function isSo({ tests, ways, holds }: Condition, view: View): boolean {
  const { sets } = view;
  if (ways === null) return passes(sets, tests) && holds(view);
  for (let i = 0; i < ways.length; i++) if (passes(sets, ways[i] as Tests)) return true;
  return false;
}

/** Every one of them. */
export function all(...parts: readonly Condition[]): Condition {
  const tests = parts.flatMap((part) => part.tests);
  const holds: Condition['holds'] = (view) => {
    if (!passes(view.sets, tests)) return false;
    for (let i = 0; i < parts.length; i++) if (!isSo(parts[i] as Condition, view)) return false;
    return true;
  };
  // Where it does not hold, those that fail are why.
  return condition('all', parts, everyWay(parts.map(({ ways }) => ways)), tests, holds, (view, told, isTrue) => {
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i] as Condition;
      if (isTrue || !isSo(part, view)) part.tell(view, told, isTrue);
    }
  });
}

/** At least one of them, and at most 31; every one that holds is told. */
export function any(...parts: readonly Condition[]): Condition {
  const tests = commonTests(parts.map((part) => part.tests));
  const which = whichHold(parts);
  const holds: Condition['holds'] = (view) => which(view) !== 0;
  return condition('any', parts, anyWay(parts.map(({ ways }) => ways)), tests, holds, (view, told, isTrue) => {
    const held = isTrue ? which(view) : -1;
    for (let i = 0; i < parts.length; i++) if ((held >> i) & 1) (parts[i] as Condition).tell(view, told, isTrue);
  });
}

/** Finds out which of some conditions hold, as bits. */
function whichHold(parts: readonly Condition[]): (view: View) => number {
  assert(parts.length < 32, 'there are bits enough for the parts of a condition');
  const run: number[] = [];
  putDown(run, waysOf(parts));
  const written = Int32Array.from(run);
  const unsure = parts.reduce((set, { ways }, i) => (ways === null ? set | (1 << i) : set), 0);
  return (view) => {
    const passed = [0];
    addPassing(written, 0, view.sets, passed);
    let held = passed[0] as number;
    for (let left = held & unsure; left !== 0; left &= left - 1) {
      const i = 31 - Math.clz32(left & -left);
      if (!(parts[i] as Condition).holds(view)) held &= ~(1 << i);
    }
    return held;
  };
}

type Ways = Condition['ways'];

/** The ways in which any of some conditions holds. Ways that ask one entry for bits are one way that asks it for any of them. */
function anyWay(each: readonly Ways[]): Ways {
  if (each.includes(null)) return null;
  const joined: Tests[] = [];
  for (const way of each.flatMap((ways) => ways ?? [])) {
    const at = joined.findIndex((other) => other.length === 2 && way.length === 2 && other[0] === way[0]);
    const entry = way[0] as number;
    if (at === -1 || entry < 0) joined.push(way);
    else joined[at] = [entry, ((joined[at] as Tests)[1] as number) | (way[1] as number)];
  }
  return joined;
}

/** The ways in which all of some conditions hold: one of each, put together. */
function everyWay(each: readonly Ways[]): Ways {
  return each.reduce<Ways>((found, ways) => {
    if (found === null || ways === null || found.length * ways.length > MOST_WAYS) return null;
    return found.flatMap((one) => ways.map((other) => [...one, ...other]));
  }, NO_TESTS);
}

const NO_TESTS: readonly Tests[] = [[]];

/** The contrary. */
export function not(part: Condition): Condition {
  const holds: Condition['holds'] = (view) => !isSo(part, view);
  return condition('not', [part], contrary(part.ways), [], holds, (view, told, isTrue) => {
    told.quiet++;
    part.tell(view, told, !isTrue);
    told.quiet--;
  });
}

/** The ways in which a condition does not hold: some test of each of its ways fails. */
function contrary(ways: Ways): Ways {
  if (ways === null) return null;
  const failing = (way: Tests): Tests[] =>
    way.flatMap((entry, i) => (i % 2 === 0 ? [[~entry, way[i + 1] as number]] : []));
  return everyWay(ways.map(failing));
}

/** A condition with a name, which the fact lists among its forms when it holds. */
export function named(form: string, part: Condition): Condition {
  const { tests, ways, holds } = part;
  return condition('all', [part], ways, tests, holds, (view, told, isTrue) => {
    if (isTrue && told.quiet === 0 && told.depth === 0) sayForm(told, form);
    told.depth++;
    part.tell(view, told, isTrue);
    told.depth--;
  });
}

/** Any of some grahas for which a condition holds; their names are the forms. */
export function anyOf<G extends Graha>(grahas: readonly G[], of: (graha: G) => Condition): Condition {
  return any(...grahas.map((graha) => named(graha, of(graha))));
}

/** The same condition, asked only where a cheaper test passes that it cannot hold without. For speed alone. */
export function unless(fails: (view: View) => boolean, part: Condition): Condition {
  return sped(part, { holds: (view) => !fails(view) && part.holds(view) });
}

/** One condition under a reading, another under all others of that setting. */
export function either(reading: Reading, one: Condition, other: Condition): Condition {
  const [setting, value] = reading;
  const [isRead, isOther] = [[testReading(reading)], contrary([testReading(reading)])];
  return condition(
    'either',
    [one, other],
    anyWay([everyWay([isRead, one.ways]), everyWay([isOther, other.ways])]),
    commonTests([one.tests, other.tests]),
    (view) => isSo(view.settings[setting] === value ? one : other, view),
    (view, told, isTrue) => (view.settings[setting] === value ? one : other).tell(view, told, isTrue),
  );
}
