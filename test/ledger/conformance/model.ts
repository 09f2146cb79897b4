/** Random lives of a ledger beside the plain model; `prove/ledger.mjs` runs many more of them. */

import fc from 'fast-check';
import { describe, it } from 'vitest';
import { begin, compareAll } from '../model.ts';
import { lives } from '../model-commands.ts';
import type { Open } from '../opened.ts';

const SEED = 20261122;
const LIVES = 8;
const MOST_STEPS = 120;

export function modelRules(open: Open): void {
  describe('a random life', () => {
    it(`agrees with the model step by step (seed ${SEED})`, async () => {
      await fc.assert(
        fc.asyncProperty(lives(MOST_STEPS), async (steps) => {
          const opened = await open();
          try {
            const { model, real } = await begin(opened);
            await fc.asyncModelRun(() => ({ model, real }), steps);
            await compareAll(model, real);
          } finally {
            await opened.close();
          }
        }),
        { seed: SEED, numRuns: LIVES },
      );
    });
  });
}
