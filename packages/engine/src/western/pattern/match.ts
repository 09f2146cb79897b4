/** Where does a figure of aspects stand in a chart? Every way to lay its points upon those of the chart, each figure once. */

import type { WesternAspect, WesternAspectType } from '../aspect/index.ts';
import type { PatternRow } from './pattern-table.ts';

/** Which aspect joins two points, by the place of the two in the list of names. */
export interface AspectWeb {
  readonly names: readonly string[];
  /** How many aspects of a kind there are. */
  readonly counts: ReadonlyMap<WesternAspectType, number>;
  between(i: number, j: number): WesternAspect | null;
}

/** A figure found: places in the list of names, in the order of the row's points; several stand in one corner only when conjunctions were merged. */
export interface Laid {
  readonly row: PatternRow;
  readonly corners: readonly (readonly number[])[];
}

/** The web of a list of aspects. */
export function webOf(names: readonly string[], aspects: readonly WesternAspect[]): AspectWeb {
  const size = names.length;
  const table: (WesternAspect | null)[] = new Array<WesternAspect | null>(size * size).fill(null);
  const counts = new Map<WesternAspectType, number>();
  for (const aspect of aspects) {
    counts.set(aspect.type, (counts.get(aspect.type) ?? 0) + 1);
    const [i, j] = [names.indexOf(aspect.point1), names.indexOf(aspect.point2)];
    table[i * size + j] = aspect;
    table[j * size + i] = aspect;
  }
  return { names, counts, between: (i, j) => table[i * size + j] ?? null };
}

/** Every figure of a row in the web, each once however its points may be turned round. */
export function laidOf(row: PatternRow, web: AspectWeb): readonly Laid[] {
  // Most charts have too few trines or quincunxes for most figures, and need not be searched.
  const wanted = new Map<WesternAspectType, number>();
  for (const [, , type] of row.edges) wanted.set(type, (wanted.get(type) ?? 0) + 1);
  for (const [type, count] of wanted) if ((web.counts.get(type) ?? 0) < count) return [];
  const found = new Map<string, Laid>();
  const placed: number[] = [];
  const earlier = edgesByRole(row);
  const fits = (point: number): boolean => {
    for (const [role, type] of earlier[placed.length] ?? [])
      if (web.between(placed[role] as number, point)?.type !== type) return false;
    return true;
  };
  const place = (): void => {
    if (placed.length === row.size) {
      const laid = { row, corners: placed.map((point) => [point]) };
      const key = edgeKeys(laid).join();
      if (!found.has(key)) found.set(key, laid);
      return;
    }
    for (let point = 0; point < web.names.length; point++) {
      if (placed.includes(point) || !fits(point)) continue;
      placed.push(point);
      place();
      placed.pop();
    }
  };
  place();
  return [...found.values()];
}

/** For each point of a row, what joins it to those before it. */
function edgesByRole(row: PatternRow): readonly (readonly (readonly [number, WesternAspectType])[])[] {
  return Array.from({ length: row.size }, (_, role) =>
    row.edges.flatMap(([a, b, type]) => (Math.max(a, b) === role ? [[Math.min(a, b), type] as const] : [])),
  );
}

/** The pairs that a figure rests on, sorted: two figures of the same pairs are one. */
export function edgeKeys({ row, corners }: Laid): readonly string[] {
  return pairsOf(row, corners)
    .map(([i, j]) => (i < j ? `${i}-${j}` : `${j}-${i}`))
    .sort();
}

/** All pairs of points that the edges of a row ask for, with the aspect. */
export function pairsOf(
  row: PatternRow,
  corners: readonly (readonly number[])[],
): readonly (readonly [number, number, WesternAspectType])[] {
  return row.edges.flatMap(([a, b, type]) =>
    (corners[a] ?? []).flatMap((i) => (corners[b] ?? []).map((j) => [i, j, type] as const)),
  );
}

/**
 * Only figures that are not part of a larger one: whose every pair is also a pair of another with more pairs. The four T-squares of a grand cross
 * go, and so does the grand trine of a kite.
 */
export function maximalOf(all: readonly Laid[]): readonly Laid[] {
  const keys = all.map((laid) => new Set(edgeKeys(laid)));
  return all.filter((_, i) => {
    const own = keys[i] as ReadonlySet<string>;
    return !keys.some((other, j) => j !== i && other.size > own.size && [...own].every((key) => other.has(key)));
  });
}

/**
 * Figures of one row that differ in one corner only, by points in conjunction, made one: its corner holds them all.
 */
export function mergedOf(all: readonly Laid[], web: AspectWeb): readonly Laid[] {
  let merged: readonly Laid[] = all;
  for (;;) {
    const next = mergedOnce(merged, web);
    if (next === null) return merged;
    merged = next;
  }
}

/** The list with two of it made one; null when no two can be. */
function mergedOnce(all: readonly Laid[], web: AspectWeb): readonly Laid[] | null {
  for (const [i, first] of all.entries())
    for (const [j, second] of all.entries()) {
      const one = j > i ? mergedPair(first, second, web) : null;
      if (one !== null) return all.flatMap((laid, at) => (at === i ? [one] : at === j ? [] : [laid]));
    }
  return null;
}

function mergedPair(first: Laid, second: Laid, web: AspectWeb): Laid | null {
  if (first.row !== second.row) return null;
  const others = second.corners.map((corner) => ({ corner, key: corner.join() }));
  const unmatched = first.corners.filter((corner) => {
    const at = others.findIndex(({ key }) => key === corner.join());
    if (at < 0) return true;
    others.splice(at, 1);
    return false;
  });
  const [mine, theirs] = [unmatched[0], others[0]?.corner];
  if (unmatched.length !== 1 || mine === undefined || theirs === undefined) return null;
  const together = [...new Set([...mine, ...theirs])].sort((a, b) => a - b);
  const joined = together.every((a) => together.every((b) => a === b || web.between(a, b)?.type === 'conjunction'));
  if (!joined) return null;
  const corners = first.corners.map((corner) => (corner === mine ? together : corner));
  const whole = { row: first.row, corners };
  // The corner must play the same part in both.
  return pairsOf(first.row, corners).every(([i, j, type]) => web.between(i, j)?.type === type) ? whole : null;
}
