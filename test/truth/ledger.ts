/**
 * Who passed, and by how much: each test over a file of outside truth keeps a ledger, and the run's page is made of all of them.
 * A case that was not entered counts as failed, so a skipped case shows.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll } from 'vitest';

const folder = new URL('../../.cache/truth/', import.meta.url);

/** One file of truth as it lies in test/authorities: cases with what goes in and what must come out. */
export interface TruthFile<Input, Expect> {
  readonly settings: { readonly [name: string]: unknown };
  readonly cases: readonly (TruthCase<Input, Expect> & { readonly [more: string]: unknown })[];
  readonly disputed?: readonly { readonly [name: string]: unknown }[];
}
export interface TruthCase<Input, Expect> {
  readonly id: string;
  readonly input: Input;
  readonly expect: Expect;
  readonly note?: string;
}

/** Reads test/authorities/<path>. */
export function readTruth<Input = Record<string, unknown>, Expect = Record<string, unknown>>(
  path: string,
): TruthFile<Input, Expect> {
  return JSON.parse(readFileSync(new URL(`../authorities/${path}`, import.meta.url), 'utf8'));
}

interface Worst {
  readonly error: number;
  readonly at: string;
  readonly tolerance: number;
}

/** What a test file learned of one file of truth. */
export interface TruthLedger {
  /** A case that passed in full. Call it last in its test. */
  pass(id: string): void;
  /** An error that was measured on the way, in the unit of its tolerance: `s`, `deg`, `virupa` … */
  error(unit: string, error: number, tolerance: number, at: string): void;
}

/**
 * The ledger of a file of truth; written when its tests are done.
 *
 * @param domain  what the page calls it
 * @param path    under test/authorities
 */
export function truthLedger(domain: string, path: string): TruthLedger {
  const cases = readTruth(path).cases.length;
  const passed = new Set<string>();
  const worst = new Map<string, Worst>();
  afterAll(() => {
    mkdirSync(folder, { recursive: true });
    const name = domain.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    const row = { domain, path, cases, passed: passed.size, worst: Object.fromEntries(worst) };
    writeFileSync(new URL(`${name}.json`, folder), JSON.stringify(row));
  });
  return {
    pass: (id) => passed.add(id),
    error: (unit, error, tolerance, at) => {
      if (!(Math.abs(error) <= (worst.get(unit)?.error ?? -1)))
        worst.set(unit, { error: Math.abs(error), at, tolerance });
    },
  };
}
