/**
 * Questions that nobody should ask, for whatever stands open to strangers: any JSON at all, and a good question in which something, at any depth, was
 * put in the place of something else. The second kind gets further in. Either is answered with plain data or refused by an `EngineError` that helps.
 */
import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { canonicalJson, EngineError } from '../packages/engine/src/index.ts';

/** A function, and the questions it answers: its arguments, one list a question. */
export type Door = readonly [name: string, call: (...args: never[]) => unknown, good: readonly (readonly unknown[])[]];

export interface Siege {
  readonly seed: number;
  /** How often a door is asked any JSON, and how often a question in which something was replaced. */
  readonly anyRuns?: number;
  readonly alteredRuns?: number;
  /** Doors whose answer is no plain data. */
  readonly notPlain?: (name: string) => boolean;
  /** Doors whose good questions cannot be written in JSON. */
  readonly notAsked?: (name: string) => boolean;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
const plain = <T>(value: T): Json => JSON.parse(JSON.stringify(value));

/** What is put in the place of something: any JSON, and the values that break careless code. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    null,
    '',
    'NaN',
    0,
    -0,
    -1,
    0.5,
    181,
    1e9,
    1e308,
    -1e308,
    5e-324,
    true,
    [],
    {},
    [null],
    '__proto__',
    '\ud800',
  ),
  fc.constantFrom<unknown>(
    { toString: 1, valueOf: 1 },
    { length: 3 },
    { tt: {} },
    'constructor',
    '2000-02-30T00:00',
    'Sun',
    '+25:00',
  ),
);

/** The value with what lies at a path replaced, or left out. */
function altered(value: unknown, path: readonly number[], by: unknown, gone: boolean): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const [first, ...rest] = path;
  if (keys.length === 0 || first === undefined) return by;
  const key = keys[first % keys.length] as string;
  const members = value as Record<string, unknown>;
  const member = rest.length === 0 ? by : altered(members[key], rest, by, gone);
  if (Array.isArray(value)) return value.map((old, i) => (String(i) === key ? member : old));
  const kept = Object.entries(members).filter(([name]) => name !== key);
  return Object.fromEntries(gone && rest.length === 0 ? kept : [...kept, [key, member]]);
}

/** Fails unless the call answers, with plain data where that is promised, or refuses in a way that helps. */
export function answersOrRefuses(name: string, call: () => unknown, told: () => string, isPlain: boolean): void {
  let answer: unknown;
  try {
    answer = call();
  } catch (error) {
    if (!(error instanceof EngineError)) throw new Error(`${name}(${told()}) threw ${String(error)}`, { cause: error });
    expect(error.allowed.length, told()).toBeGreaterThan(0);
    expect(error.message, told()).not.toMatch(/undefined|\[object/);
    expect(error.message.length, told()).toBeLessThan(3000);
  }
  // Refused by canonicalJson: NaN, undefined, a function, an instance.
  if (isPlain && answer !== undefined) expect(() => canonicalJson(answer), told()).not.toThrow();
}

/** The tests of some doors. To be called within a `describe`. */
export function besiege(doors: readonly Door[], siege: Siege): void {
  const { seed, anyRuns = 150, alteredRuns = 300, notPlain = () => false, notAsked = () => false } = siege;

  it('every door answers its good questions, with plain data', () => {
    for (const [name, call, good] of doors) {
      if (notAsked(name)) continue;
      for (const args of good) {
        const answer = (call as (...a: unknown[]) => unknown)(...args);
        if (notPlain(name)) continue;
        expect(plain(answer ?? null), name).toEqual(answer ?? null);
        expect(() => canonicalJson(answer ?? null), name).not.toThrow();
      }
    }
  });

  for (const [name, call, good] of doors) {
    const ask = call as (...args: unknown[]) => unknown;

    test.prop([fc.array(hostile, { maxLength: 5 })], { seed, numRuns: anyRuns })(
      `${name} answers any JSON or refuses it`,
      (args) =>
        answersOrRefuses(
          name,
          () => ask(...args),
          () => JSON.stringify(args),
          !notPlain(name),
        ),
    );

    test.prop([fc.constantFrom(...good), fc.nat(4), fc.array(fc.nat(40), { maxLength: 4 }), hostile, fc.boolean()], {
      seed,
      numRuns: alteredRuns,
    })(`${name} answers or refuses a question in which something was replaced`, (args, which, path, by, gone) => {
      const changed = args.map((arg, i) =>
        i === which % args.length ? altered(plain(arg), path, by, gone) : plain(arg),
      );
      answersOrRefuses(
        name,
        () => ask(...changed),
        () => JSON.stringify(changed),
        !notPlain(name),
      );
    });
  }
}
