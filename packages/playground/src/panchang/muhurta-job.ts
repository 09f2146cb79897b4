/** The search for good times, a day at a time, beside the page. */

import { type MuhurtaWindow, openJyotish, type PurposeId } from '@khagol/engine/jyotish';
import { type Engine, lahiriWholeSign } from '../engine.ts';
import type { Place } from './where.tsx';

export interface MuhurtaAsked {
  readonly purpose: PurposeId;
  /** `2026-01-31`. */
  readonly from: string;
  /** 1 or more. */
  readonly days: number;
  readonly place: Place;
  readonly ayanamsa: string;
  readonly nodeType: 'mean' | 'true';
}

export interface MuhurtaFound {
  /** The best first, at most `MOST`. */
  readonly windows: readonly MuhurtaWindow[];
  readonly count: number;
}

const MOST = 12;

/** @throws EngineError for a day or a place that cannot be used */
export async function run(
  engine: Engine,
  { purpose, from, days, place, ayanamsa, nodeType }: MuhurtaAsked,
  progress: (part: number) => void,
): Promise<MuhurtaFound> {
  const jyotish = openJyotish(engine, { chart: { ...lahiriWholeSign, ayanamsa, nodeType } });
  const search = jyotish.muhurtaSearch(purpose, { from, days }, place);
  for (;;) {
    const step = search.next();
    if (step.done === true) {
      const best = [...step.value.windows].sort(
        (one, other) => other.score - one.score || one.startJdUt - other.startJdUt,
      );
      return { windows: best.slice(0, MOST), count: best.length };
    }
    progress(step.value.done / step.value.total);
  }
}
