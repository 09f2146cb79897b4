/** What is held while a charge waits for the disk: the answer's bytes, and nothing of what they were written from. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { madeEngine, openHouse } from './house.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

describe('while its charge waits', () => {
  it('nobody holds the outcome of a call', async () => {
    const made: WeakRef<object>[] = [];
    const engine = madeEngine();
    const chart: typeof engine.chart = (...asked) => {
      const cast = engine.chart(...asked);
      // The first stands in the record, the other does not.
      made.push(new WeakRef(cast.houses), new WeakRef(cast));
      return cast;
    };
    let waiting = 0;
    let goOn: (() => void) | undefined;
    const gone = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const house = await openHouse({
      engine: { ...engine, chart },
      unjudged: true,
      store: ({ ledger }) => ({
        ledger: {
          ...ledger,
          settle: async (...asked) => {
            waiting += 1;
            await gone;
            return ledger.settle(...asked);
          },
        },
      }),
    });
    const answers = Array.from({ length: 5 }, () => house.post('/v2/astrology/birth-chart'));
    while (waiting < 5) await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setTimeout(resolve, 10));
    collect();
    expect(made.length).toBe(10);
    expect(made.filter((one) => one.deref() !== undefined)).toEqual([]);
    goOn?.();
    for (const answer of answers) expect((await answer).status).toBe(200);
  });
});
