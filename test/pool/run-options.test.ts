/** What a pool is told of a job: faults are told by the promise and by their field, and leave nothing behind. */

import { describe, expect, it } from 'vitest';
import { openPoolOver, type Pool } from '../../packages/engine/src/pool/index.ts';
import { madeHands } from './made-hands.ts';

const opened = (): Pool => openPoolOver(madeHands().start, { workers: 1 });
const told = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);
const lots = (items: unknown): unknown => items;

const FAULTS: readonly (readonly [options: unknown, field: string])[] = [
  [null, 'options'],
  ['fast', 'options'],
  [{ onProgres: () => 0 }, 'options.onProgres'],
  [{ onProgress: 5 }, 'onProgress'],
  [{ signal: {} }, 'signal'],
  [{ signal: 'stop' }, 'signal'],
  [{ owner: 5 }, 'owner'],
  [{ pieceSize: Number.NaN }, 'pieceSize'],
  [{ pieceSize: 0 }, 'pieceSize'],
];

describe('an option of a job that is none', () => {
  for (const [options, field] of FAULTS)
    it(`is refused as ${field} by a rejection, and the job was never there: ${JSON.stringify(options)}`, async () => {
      const pool = opened();
      const fault = await told(pool.run('any', 1, options as never));
      expect(fault).toMatchObject({ code: 'INVALID_OPTION', field });
      expect(pool.standing).toEqual({ workers: 0, jobs: 0 });
      await pool.close();
    });

  it('is refused of a stream likewise', async () => {
    for (const [options, field] of [
      [null, 'options'],
      [{ lots: 5 }, 'options.lots'],
      [{ lot: 0.5 }, 'lot'],
      [{ signal: {} }, 'signal'],
    ] as const)
      expect(
        await told(
          opened()
            .stream('any', [1], lots, options as never)
            .next(),
        ),
      ).toMatchObject({ field });
  });
});

describe('a limit of a pool that is none', () => {
  it('is refused by its field', () => {
    for (const [limits, field] of [
      [undefined, 'limits'],
      [null, 'limits'],
      [{}, 'workers'],
      [{ workers: 1, mostWorkers: 3 }, 'limits.mostWorkers'],
      [{ workers: 1, mostOfOwner: 0 }, 'mostOfOwner'],
    ] as const)
      expect(() => openPoolOver(madeHands().start, limits as never)).toThrow(expect.objectContaining({ field }));
  });
});
