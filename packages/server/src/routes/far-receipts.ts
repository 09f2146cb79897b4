/** Receipts whose question a thread asks again: it may take as long as any call that was ever signed, and whoever asks needs no account. */

import type { Recomputation } from '@khagol/engine/receipt';
import type { CallFacts } from '../gate/row.ts';
import type { Workers } from '../ports/index.ts';
import { BARE_ROW } from './bare-row.ts';
import { doneFar } from './far-work.ts';
import type { Receipts, RecomputeFar, RecomputeWork } from './receipts.ts';

/** Under which name threads ask again. */
export const RECOMPUTE_WORK = 'recompute';

/** By threads; undefined where there are none. */
export function recomputeFar(workers: Workers | null): RecomputeFar | undefined {
  if (workers === null) return undefined;
  return async (work, facts) =>
    (await doneFar(workers, RECOMPUTE_WORK, work, BARE_ROW.deadlineSeconds, facts)) as Recomputation | null;
}

/** The thread's side. @param deskOf  a desk of these keys and names, which asks by itself */
export function recomputedHere(
  deskOf: (parts: Pick<RecomputeWork, 'keys' | 'issuers'>) => Receipts,
  { asked, ...parts }: RecomputeWork,
): Promise<Recomputation | null> {
  return deskOf(parts).recompute(asked, NOBODY);
}

const NOBODY: CallFacts = {
  requestId: '',
  origin: '',
  account: null,
  allowance: null,
  nowMs: 0,
  sha256: () => Promise.reject(new Error('a thread has no host')),
};
