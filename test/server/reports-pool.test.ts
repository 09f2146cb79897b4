/** The threads that make reports: a job that hangs, dies or fills its memory takes nobody else along, and a long line is told at once. */

import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { nodeHands } from '../../packages/engine/src/pool/hosts.ts';
import type { PressEnd } from '../../packages/server/src/ports/index.ts';
import { openPool, type PoolOptions, type PressPool } from '../../packages/server/src/serve/reports/pool.ts';

const THREAD = new URL('./reports-thread.mjs', import.meta.url);
let pool: PressPool | undefined;
let started = 0;
afterEach(async () => {
  await pool?.close();
  pool = undefined;
});

function opened(more: Partial<PoolOptions> & { readonly opens?: string } = {}): PressPool {
  started = 0;
  const { opens, ...rest } = more;
  pool = openPool({
    start: nodeHands(() => {
      started += 1;
      return new Worker(THREAD, {
        workerData: { opens: started === 1 ? opens : undefined },
        resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 },
      });
    }),
    size: 2,
    mostWaiting: 4,
    mostOfOne: 100,
    openingMs: 5_000,
    workingMs: 10_000,
    waitingMs: 20_000,
    ...rest,
  });
  return pool;
}

const job = (reportType: string) => ({
  kind: 'make' as const,
  order: { reportType, language: 'en', asOf: '2026-11-21' },
});
const run = (what: string, owner = 'a'): Promise<PressEnd<unknown>> => (pool as PressPool).run(job(what), owner);
const kindOf = async (end: Promise<PressEnd<unknown>>): Promise<string> => (await end).kind;
const DONE = { kind: 'done', value: expect.stringMatching(/^say/) };

describe('threads', () => {
  it('are started when there is work, and as many as there is work for', async () => {
    opened();
    expect(pool?.standing).toEqual({ workers: 0, jobs: 0 });
    expect(await run('say')).toMatchObject(DONE);
    expect([await run('say'), started]).toMatchObject([DONE, 1]);
    await Promise.all([run('say 50'), run('say 50'), run('say 50')]);
    expect([pool?.standing, started]).toEqual([{ workers: 2, jobs: 0 }, 2]);
  });

  it('hand on what a job comes to, each to whoever asked', async () => {
    opened();
    expect(await run('refuse')).toEqual({ kind: 'refused', fault: { field: 'f', message: 'm' } });
    const broken = await run('break');
    expect(broken).toMatchObject({ kind: 'broken', cause: { name: 'RangeError' } });
    expect(await Promise.all([run('say 30'), run('babble'), run('say')])).toMatchObject([
      DONE,
      { kind: 'done', value: 'babble' },
      DONE,
    ]);
  });

  it('that hang are cut off at their time, with their job alone', async () => {
    opened({ workingMs: 1_000, mostWaiting: 10 });
    const beganMs = performance.now();
    const all = await Promise.all(['hang', 'say', 'say', 'hang', 'say'].map((what) => kindOf(run(what))));
    expect(all).toEqual(['late', 'done', 'done', 'late', 'done']);
    expect(performance.now() - beganMs).toBeLessThan(15_000);
    expect(await run('say')).toMatchObject(DONE);
  });

  it.each(['exit', 'throw', 'fill'])(
    'that end by “%s” take their job along, and others take their place',
    async (what) => {
      opened();
      const [end, other] = await Promise.all([run(what), run('say 100')]);
      expect([end.kind, other]).toMatchObject(['broken', DONE]);
      expect([await kindOf(run('say')), pool?.standing.jobs]).toEqual(['done', 0]);
    },
  );

  it.each([
    ['never', 'late'],
    ['dies', 'broken'],
    ['throws', 'broken'],
  ])('that never open (%s) end one job and not the line', async (opens, kind) => {
    opened({ opens, openingMs: 400, workingMs: 1_000, size: 1 });
    const [first, second] = await Promise.all([kindOf(run('say')), kindOf(run('say'))]);
    expect([first, second, started]).toEqual([kind, 'done', 2]);
  });
});

describe('a thread that cannot even be started', () => {
  it('breaks the jobs that wait, and nothing else', async () => {
    opened({
      start: () => {
        throw new Error('no such file');
      },
    });
    expect(await Promise.all([run('say'), run('say')])).toMatchObject([
      { kind: 'broken', cause: { message: 'no such file' } },
      { kind: 'broken' },
    ]);
    expect(pool?.standing).toEqual({ workers: 0, jobs: 0 });
  });
});

describe('the line', () => {
  it('is as long as it may be, and whoever comes then is told when to come again', async () => {
    opened();
    const all = await Promise.all(Array.from({ length: 9 }, (_, i) => run('say 40', `owner-${i}`)));
    expect(all.map(({ kind }) => kind).filter((kind) => kind === 'busy').length).toBeGreaterThan(0);
    expect(all.filter(({ kind }) => kind === 'done').length).toBeGreaterThanOrEqual(4);
    for (const end of all)
      if (end.kind === 'busy') {
        expect(Number.isInteger(end.retryAfterSeconds)).toBe(true);
        expect(end.retryAfterSeconds).toBeGreaterThanOrEqual(1);
      }
    expect(await kindOf(run('say'))).toBe('done');
  });

  it('has room for others when one owner has taken his share', async () => {
    opened({ mostOfOne: 2, mostWaiting: 10 });
    const [mine, others] = await Promise.all([
      Promise.all([1, 2, 3, 4].map(() => kindOf(run('say 60', 'hog')))),
      Promise.all([1, 2].map((i) => kindOf(run('say', `other-${i}`)))),
    ]);
    expect([mine.sort(), others]).toEqual([
      ['busy', 'busy', 'done', 'done'],
      ['done', 'done'],
    ]);
    expect(await kindOf(run('say', 'hog'))).toBe('done');
  });

  it('keeps nobody waiting for ever', async () => {
    opened({ size: 1, waitingMs: 300, workingMs: 1_500 });
    const [first, second] = await Promise.all([kindOf(run('hang')), kindOf(run('say'))]);
    expect([first, second]).toEqual(['late', 'busy']);
    expect(pool?.standing.jobs).toBe(0);
  });

  it('ends as busy when the house closes, and takes nothing more', async () => {
    opened({ size: 1 });
    await run('say');
    const all = [run('hang'), run('say'), run('say')].map(kindOf);
    await pool?.close();
    expect(await Promise.all(all)).toEqual(['busy', 'busy', 'busy']);
    expect([await kindOf(run('say')), pool?.standing]).toEqual(['busy', { workers: 0, jobs: 0 }]);
  });
});
