/** Calls cut off at every point, through the whole app: the smaller form of the proof `crash-points`. */

import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { memoryStore } from '../../packages/server/src/store/memory/index.ts';
import { openCrashFiles } from './crash-files.ts';
import { handClock } from './crash-house.ts';
import { CRASHED_CALLS, crashEverywhere } from './crash-points.ts';
import { FAILING_CALLS, failEverywhere, outlive } from './failing-calls.ts';

const CALLS = CRASHED_CALLS.filter(({ name }) => /with a key|takes over/.test(name)).map(
  (call) => [call.name, call] as const,
);

describe('a process killed at any point of', () => {
  it.each(CALLS)('%s leaves nothing of its charge, or all of it', async (_, call) => {
    const { points, committed, faults } = await crashEverywhere(call);
    expect(faults).toEqual([]);
    expect(points.length).toBeGreaterThan(40);
    // Its commit, the end of the settlement, the answer, and the look at how much was written, which nobody waits for.
    expect(committed).toBe(4);
  });
});

describe('a store that fails under a call', () => {
  const open = async () => {
    const clock = handClock();
    return { store: await memoryStore({ clock, crypto: nodeCrypto }), clock, advance: clock.advance };
  };

  it.each(FAILING_CALLS)('in $calls, $when the work, costs nobody anything twice', async (failing) => {
    expect(await failEverywhere(await open(), failing)).toEqual([]);
  });

  it('only by being slow gives a late call neither money nor answer', async () => {
    expect(await outlive(await open())).toEqual([]);
    const clock = handClock();
    const files = await openCrashFiles(clock);
    expect(await outlive({ store: files.store, clock, advance: clock.advance })).toEqual([]);
    await files.close();
  });
});
