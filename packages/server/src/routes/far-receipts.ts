/** Receipts whose question a thread asks again: it may take as long as any call that was ever signed, and whoever asks needs no account. */

import type { Recomputation } from '@khagol/engine/receipt';
import type { Workers } from '../ports/index.ts';
import { doneFar } from './far-work.ts';
import type { RecomputeFar } from './receipts.ts';

/** Under which name threads ask again. */
export const RECOMPUTE_WORK = 'recompute';
/** As long as the slowest call that is signed. */
const LONGEST_SECONDS = 60;

/** By threads; undefined where there are none. */
export function recomputeFar(workers: Workers | null): RecomputeFar | undefined {
  if (workers === null) return undefined;
  return async (work, facts) =>
    (await doneFar(workers, RECOMPUTE_WORK, work, { deadlineSeconds: LONGEST_SECONDS }, facts)) as Recomputation | null;
}
