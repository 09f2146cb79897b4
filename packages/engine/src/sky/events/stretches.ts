/** From when to when is something so? Borders in the order of time made into stretches. */

import type { Crossing } from '../search.ts';

/** A stretch of time, as far as it lies within the span that was searched. */
export interface Stretch {
  /** Null when it was under way at the beginning of the span. */
  readonly beginJdTt: number | null;
  /** Null when it lasts beyond the end of the span. */
  readonly endJdTt: number | null;
}

/**
 * The stretches between borders.
 *
 * @param borders  in the order of time; `rising` begins a stretch
 * @param begun    whether one is under way at the beginning of the span
 */
export function stretchesOf(borders: readonly Crossing[], begun: boolean): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const first = borders[0]?.rising;
  // A border on the first instant decides for itself.
  let open = first === undefined ? begun : !first;
  let beginJdTt: number | null = null;
  for (const { jdTt, rising } of borders) {
    if (open && !rising) stretches.push({ beginJdTt, endJdTt: jdTt });
    if (!open && rising) beginJdTt = jdTt;
    open = rising;
  }
  if (open) stretches.push({ beginJdTt, endJdTt: null });
  return stretches;
}
