/**
 * Conditions: what a rule asks of a kundli, put together from small ones so that a row reads like the sentence it states.
 *
 * A condition can be asked whether it holds, which is cheap, and can tell the cells it looked at, which is done only for rules that
 * hold. What it tells is true of the kundli either way: of a condition denied it tells what stands there instead.
 */

import type { Graha } from '../graha/kundli.ts';
import { sayForm, type Telling } from './evidence.ts';
import { commonTests, passes, type Tests } from './sets.ts';
import type { View } from './view.ts';

export interface Condition {
  readonly holds: (view: View) => boolean;
  /** @param holds  whether it holds, which the caller knows */
  readonly tell: (view: View, told: Telling, holds: boolean) => void;
  readonly kind: 'leaf' | 'all' | 'any' | 'not';
  /** What it is made of; empty for a leaf. */
  readonly parts: readonly Condition[];
  /** It does not hold unless these pass. For speed alone. */
  readonly tests: Tests;
  /** It holds exactly if one of these passes; null where it must be asked. For speed alone. */
  readonly ways: readonly Tests[] | null;
}

/** More ways than these are not worth trying. */
const MOST_WAYS = 12;

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

/** The same condition, found out sooner. */
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

/**
 * Asks many conditions at once, from the first to the last.
 *
 * @returns a function of a view and of what to do with the index of each that holds. Their tests lie in one run of numbers, so that those that
 *          fail, nearly all, cost a few steps each.
 */
export function sieveOf(conditions: readonly Condition[]): (view: View, found: (index: number) => void) => void {
  // Of a condition where its run ends, and of each of its ways, or of the tests that it needs, how long they are and what they say.
  const runs: number[] = [];
  for (const { tests, ways } of conditions) {
    const tried = (ways ?? [tests]).flatMap((way) => [way.length, ...way]);
    runs.push(runs.length + 1 + tried.length, ...tried);
  }
  const table = Int32Array.from(runs);
  return (view, found) => {
    const { sets } = view;
    let at = 0;
    for (let index = 0; index < conditions.length; index++) {
      const end = table[at++] as number;
      let passed = false;
      while (!passed && at < end) {
        const last = at + 1 + (table[at] as number);
        passed = true;
        for (let i = at + 1; passed && i < last; i += 2) {
          const entry = table[i] as number;
          const bits = table[i + 1] as number;
          passed = entry < 0 ? ((sets[~entry] as number) & bits) === 0 : ((sets[entry] as number) & bits) !== 0;
        }
        at = last;
      }
      at = end;
      if (!passed) continue;
      const asked = conditions[index] as Condition;
      if (asked.ways !== null || asked.holds(view)) found(index);
    }
  };
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
    for (const part of parts) if (isTrue || !isSo(part, view)) part.tell(view, told, isTrue);
  });
}

/** At least one of them; every one that holds is told. */
export function any(...parts: readonly Condition[]): Condition {
  const tests = commonTests(parts.map((part) => part.tests));
  const holds: Condition['holds'] = (view) => {
    for (let i = 0; i < parts.length; i++) if (isSo(parts[i] as Condition, view)) return true;
    return false;
  };
  return condition('any', parts, anyWay(parts.map(({ ways }) => ways)), tests, holds, (view, told, isTrue) => {
    for (const part of parts) if (!isTrue || isSo(part, view)) part.tell(view, told, isTrue);
  });
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

/** One reading or the other, by the settings. */
export function either(is: (settings: View['settings']) => boolean, one: Condition, other: Condition): Condition {
  return condition(
    'any',
    [one, other],
    null,
    commonTests([one.tests, other.tests]),
    (view) => isSo(is(view.settings) ? one : other, view),
    (view, told, isTrue) => (is(view.settings) ? one : other).tell(view, told, isTrue),
  );
}
