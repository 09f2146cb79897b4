/** Where does a figure of aspects stand in a chart? Every way to lay its points upon those of the chart, each figure once. */

import type { WesternAspect, WesternAspectType } from '../aspect/index.ts';
import { PATTERNS, type PatternRow } from './pattern-table.ts';

/** Which aspect joins two points, by the place of the two in the list of names. */
export interface AspectWeb {
  readonly names: readonly string[];
  /** How many aspects of a kind there are. */
  readonly counts: ReadonlyMap<WesternAspectType, number>;
  between(i: number, j: number): WesternAspect | null;
  /** Who stands in an aspect of a kind to a point, in order. */
  partners(i: number, type: WesternAspectType): readonly number[];
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
  const partners = new Map<WesternAspectType, (number[] | undefined)[]>();
  const join = (i: number, j: number, aspect: WesternAspect, lists: (number[] | undefined)[]): void => {
    table[i * size + j] = aspect;
    const list = lists[i];
    if (list === undefined) lists[i] = [j];
    else list.push(j);
  };
  // Aspects come in the order of their points, so every list of partners is in order too.
  for (const aspect of aspects) {
    counts.set(aspect.type, (counts.get(aspect.type) ?? 0) + 1);
    const [i, j] = [names.indexOf(aspect.point1), names.indexOf(aspect.point2)];
    const lists = partners.get(aspect.type) ?? new Array<number[] | undefined>(size);
    join(i, j, aspect, lists);
    join(j, i, aspect, lists);
    partners.set(aspect.type, lists);
  }
  return {
    names,
    counts,
    between: (i, j) => table[i * size + j] ?? null,
    partners: (i, type) => partners.get(type)?.[i] ?? [],
  };
}

/** Every figure of a row in the web, each once however its points may be turned round. */
export function laidOf(row: PatternRow, web: AspectWeb): readonly Laid[] {
  // Most charts have too few trines or quincunxes for most figures, and need not be searched.
  const wanted = new Map<WesternAspectType, number>();
  for (const [, , type] of row.edges) wanted.set(type, (wanted.get(type) ?? 0) + 1);
  for (const [type, count] of wanted) if ((web.counts.get(type) ?? 0) < count) return [];
  const found: Laid[] = [];
  const symmetries = SYMMETRIES.get(row) ?? [];
  const placed: number[] = [];
  const earlier = edgesByRole(row);
  const everyone = web.names.map((_, point) => point);
  const place = (): void => {
    if (placed.length === row.size) {
      if (symmetries.every((turned) => isFirst(placed, turned)))
        found.push({ row, corners: placed.map((point) => [point]) });
      return;
    }
    // Who stands as the first edge wants, then only those of them who stand as the others do.
    const [first, ...rest] = earlier[placed.length] ?? [];
    const near = first === undefined ? everyone : web.partners(placed[first[0]] as number, first[1]);
    for (const point of near) {
      if (placed.includes(point)) continue;
      if (rest.some(([role, type]) => web.between(placed[role] as number, point)?.type !== type)) continue;
      placed.push(point);
      place();
      placed.pop();
    }
  };
  place();
  return found;
}

/** Whether points in this order come before, or are, the same points turned round: of all ways to lay one figure the first alone counts. */
function isFirst(placed: readonly number[], turned: readonly number[]): boolean {
  for (const [role, other] of turned.entries()) {
    const apart = (placed[role] as number) - (placed[other] as number);
    if (apart !== 0) return apart < 0;
  }
  return true;
}

/** In how many ways each figure can be turned round or mirrored upon itself: the places of its points, one list a way. */
const SYMMETRIES: ReadonlyMap<PatternRow, readonly (readonly number[])[]> = new Map(
  PATTERNS.map((row) => [row, symmetriesOf(row)]),
);

function symmetriesOf({ size, edges }: PatternRow): readonly (readonly number[])[] {
  const keyOf = (a: number, b: number, type: string): string => `${Math.min(a, b)}-${Math.max(a, b)}-${type}`;
  const own = new Set(edges.map(([a, b, type]) => keyOf(a, b, type)));
  return ordersOf(Array.from({ length: size }, (_, role) => role)).filter((turned) =>
    edges.every(([a, b, type]) => own.has(keyOf(turned[a] as number, turned[b] as number, type))),
  );
}

function ordersOf(roles: readonly number[]): readonly (readonly number[])[] {
  if (roles.length === 0) return [[]];
  return roles.flatMap((role) => ordersOf(roles.filter((other) => other !== role)).map((rest) => [role, ...rest]));
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
  const holders = new Map<string, ReadonlySet<string>[]>();
  for (const own of keys)
    for (const key of own) {
      const list = holders.get(key);
      if (list === undefined) holders.set(key, [own]);
      else list.push(own);
    }
  return all.filter((_, i) => {
    const own = [...(keys[i] as ReadonlySet<string>)];
    const [first = ''] = own;
    return !holders.get(first)?.some((other) => other.size > own.length && own.every((key) => other.has(key)));
  });
}

/**
 * Figures of one row that differ in one corner only, by points in conjunction, made one: its corner holds them all.
 */
export function mergedOf(all: readonly Laid[], web: AspectWeb): readonly Laid[] {
  const rows = [...new Set(all.map(({ row }) => row))];
  return rows.flatMap((row) => {
    let merged = all.filter((laid) => laid.row === row);
    for (;;) {
      const next = mergedOnce(merged, web);
      if (next === null) return merged;
      merged = next;
    }
  });
}

/** The list, of one row, with two of it made one; null when no two can be. */
function mergedOnce(all: readonly Laid[], web: AspectWeb): Laid[] | null {
  for (const [i, first] of all.entries())
    for (const [j, second] of all.entries()) {
      const one = j > i ? mergedPair(first, second, web) : null;
      if (one !== null) return all.flatMap((laid, at) => (at === i ? [one] : at === j ? [] : [laid]));
    }
  return null;
}

function mergedPair(first: Laid, second: Laid, web: AspectWeb): Laid | null {
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
