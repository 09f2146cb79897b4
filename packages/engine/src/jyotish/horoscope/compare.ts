/**
 * Why do two programs differ? The same birth under two sets of choices, and every value that comes out otherwise, with the choices that part them. The
 * answer to the complaint that users of Jyotish make most.
 */

import { type OptionNames, readChoices } from '../../choice.ts';

/** A value that differs: where it stands, and what either side has; `undefined` never occurs, absence is null. */
export interface Difference {
  /** Members by dots, rows by what names them: `dasha.spans[Rahu].startJdUt`, `grahas[Mars].dignity`. */
  readonly path: string;
  readonly a: unknown;
  readonly b: unknown;
}

/** What may name a row of a list, the first that every row has and no two share. */
const ROW_NAMES = ['id', 'graha', 'name', 'division', 'house', 'number', 'lord', 'level', 'group', 'index'] as const;

export interface DifferenceOptions {
  /** Numbers closer than this count as equal; 0 when left out. */
  readonly tolerance?: number;
  /** Members that are not compared, by name: settings, meta … */
  readonly skip?: readonly string[];
}
const DIFFERENCE_NAMES: OptionNames<DifferenceOptions> = { tolerance: true, skip: true };

/**
 * Every leaf in which two records differ, in the order of the first.
 *
 * @param a, b     plain JSON-safe data
 * @param options  tolerance for numbers, members to leave out
 * @throws  EngineError INVALID_OPTION for an option that is none
 */
export function differencesOf(a: unknown, b: unknown, options: DifferenceOptions = {}): readonly Difference[] {
  const found: Difference[] = [];
  const { tolerance = 0, skip = [] } = readChoices(options, 'options', DIFFERENCE_NAMES);
  const visit = (path: string, left: unknown, right: unknown): void => {
    if (left === right) return;
    if (typeof left === 'number' && typeof right === 'number' && Math.abs(left - right) <= tolerance) return;
    if (Array.isArray(left) && Array.isArray(right)) {
      visitRows(path, left, right);
    } else if (isRecord(left) && isRecord(right)) {
      for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
        if (!skip.includes(key)) visit(path === '' ? key : `${path}.${key}`, left[key] ?? null, right[key] ?? null);
    } else {
      found.push({ path, a: left ?? null, b: right ?? null });
    }
  };
  const visitRows = (path: string, left: readonly unknown[], right: readonly unknown[]): void => {
    const name = ROW_NAMES.find((key) => isNamedBy(left, key) && isNamedBy(right, key));
    if (name === undefined) {
      for (let i = 0; i < Math.max(left.length, right.length); i++)
        visit(`${path}[${i}]`, left[i] ?? null, right[i] ?? null);
      return;
    }
    const nameOf = (row: unknown) => String((row as Record<string, unknown>)[name]);
    const [mine, theirs] = [left, right].map((rows) => new Map(rows.map((row) => [nameOf(row), row]))) as [
      Map<string, unknown>,
      Map<string, unknown>,
    ];
    for (const key of new Set([...mine.keys(), ...theirs.keys()]))
      visit(`${path}[${key}]`, mine.get(key) ?? null, theirs.get(key) ?? null);
  };
  visit('', a, b);
  return found;
}

function isNamedBy(rows: readonly unknown[], key: string): boolean {
  if (rows.length === 0) return true;
  const names = rows.map((row) => (isRecord(row) ? row[key] : undefined));
  return (
    names.every((name) => typeof name === 'string' || typeof name === 'number') && new Set(names).size === names.length
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
