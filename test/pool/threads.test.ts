/** Real threads: what they die of and what is left then, what they take with them from the options, and that none keeps a process alive that has nothing to do. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { EngineError, openEngine } from '../../packages/engine/src/node.ts';
import { nodeHands, openPoolOver, type Pool } from '../../packages/engine/src/pool/index.ts';
import { openPool } from '../../packages/engine/src/pool-node.ts';

const BIRTH = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209 } as const;
const DOUBLE = new URL('./thread-double.mjs', import.meta.url);
const DIST = new URL('../../packages/engine/dist/', import.meta.url);
const LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 };

let pool: Pool | undefined;
afterEach(() => pool?.close());

const doubles = (workerData: object = {}): Pool => {
  pool = openPoolOver(
    nodeHands(() => new Worker(DOUBLE, { workerData, resourceLimits: LIMITS })),
    { workers: 1 },
  );
  return pool;
};
const settled = (promise: Promise<unknown> | undefined): Promise<unknown> =>
  (promise as Promise<unknown>).catch((error: unknown) => error);

describe('a thread', () => {
  it.each(['exit', 'throw', 'fill'])(
    'that ends by “%s” takes one job along, and another takes its place',
    async (what) => {
      doubles();
      const [dead, next] = [settled(pool?.run('any', what)), pool?.run('any', 'said')];
      expect(await dead).toMatchObject({ name: 'PoolError', code: 'LOST', cause: expect.any(Error) });
      expect(await next).toBe('said');
    },
  );

  it('that dies while it opens takes along the job it was started for', async () => {
    doubles({ opens: 'dies' });
    expect(await settled(pool?.run('any', 'said'))).toMatchObject({ code: 'LOST' });
  });

  it('that hangs is ended where it stands when its job is stopped', async () => {
    doubles();
    const stopper = new AbortController();
    const hung = settled(
      pool?.run('any', 'hang', { signal: stopper.signal, onProgress: () => stopper.abort('enough') }),
    );
    expect(await hung).toBe('enough');
    expect(await pool?.run('any', 'said')).toBe('said');
  });

  it('that hangs is ended when the pool is closed', async () => {
    doubles();
    const hung = settled(pool?.run('any', 'hang', { onProgress: () => void pool?.close() }));
    expect(await hung).toMatchObject({ code: 'CLOSED' });
  });
});

describe('a pool of engines', () => {
  it('opens each as it was opened itself: time and ephemeris', async () => {
    const [modern, analytic] = ['pack-1800-2400.bin', 'analytic.bin'].map(
      (name) => new Uint8Array(readFileSync(new URL(`../../packages/engine/data/ephemeris/${name}`, import.meta.url))),
    ) as [Uint8Array, Uint8Array];
    const options = { builtIn: [analytic], time: { strict: true, overrides: ['bombay'] } };
    await using strict = await openPool({ ...options, workers: 1 });
    const engine = await openEngine(options);
    const skipped = { ...BIRTH, datetime: '2024-03-10T02:30', timezone: 'America/New_York' };
    const refused = (await settled(strict.run('charts', { births: [skipped] }))) as EngineError;
    expect(refused).toBeInstanceOf(EngineError);
    expect(refused).toMatchObject({ code: 'INVALID_DATETIME', field: 'births[0].datetime' });
    const [cast] = await strict.run('charts', { births: [BIRTH] });
    expect(JSON.stringify(cast)).toBe(JSON.stringify(engine.chart(BIRTH)));
    await using modernFirst = await openPool({ ephemeris: modern, builtIn: [analytic], workers: 1 });
    const [other] = await modernFirst.run('charts', { births: [BIRTH] });
    expect(JSON.stringify(other)).toBe(
      JSON.stringify((await openEngine({ ephemeris: modern, builtIn: [analytic] })).chart(BIRTH)),
    );
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(cast));
  });

  it('refuses what no thread can be handed, and tells a pack that is none by the first job', async () => {
    await expect(openPool({ time: { zoneOf: () => null } })).rejects.toMatchObject({ field: 'time.zoneOf' });
    await expect(openPool({ time: { deltaT: () => 60 } })).rejects.toMatchObject({ field: 'time.deltaT' });
    await expect(openPool({ threads: 2 } as object)).rejects.toMatchObject({ field: 'options.threads' });
    await expect(openPool({ workers: 0 })).rejects.toMatchObject({ field: 'workers' });
    const none = [[1, 2]] as never;
    await expect(openPool({ builtIn: none })).rejects.toMatchObject({ code: 'INVALID_PACK', field: 'builtIn[0]' });
    await using bad = await openPool({ ephemeris: new Uint8Array(100), workers: 1 });
    expect(await settled(bad.run('charts', { births: [BIRTH] }))).toMatchObject({
      code: 'INVALID_PACK',
      field: 'ephemeris[0]',
    });
  });

  it('answers every operation by its name, and says so of a name that is none', async () => {
    await using engines = await openPool({ workers: 1 });
    const { readOperations } = await import('../../packages/engine/src/receipt/operation.ts');
    const { OPERATIONS } = await import('../../packages/engine/src/receipt/index.ts');
    const engine = await openEngine();
    const input = { birth: BIRTH };
    const row = readOperations(OPERATIONS).get('jyotish.horoscope');
    expect(JSON.stringify(await engines.run('jyotish.horoscope', input))).toBe(JSON.stringify(row?.run(engine, input)));
    expect(await settled(engines.run('jyotish.horrorscope', input))).toMatchObject({ field: 'name' });
    expect(await settled(engines.run('jyotish.horoscope', { birth: 7 }))).toBeInstanceOf(EngineError);
  });

  it.each([
    ['module', 'pool-node.js', (file: string) => `const { openPool } = await import(${JSON.stringify(file)});`],
    ['commonjs', 'pool-node.cjs', (file: string) => `const { openPool } = require(${JSON.stringify(file)});`],
  ])('works as a %s, and keeps no process alive', async (type, name, load) => {
    const file = fileURLToPath(new URL(name, DIST));
    const body = `${load(file)}
      const main = async () => {
        const pool = await openPool({ workers: 2 });
        const [chart] = await pool.run('charts', { births: [${JSON.stringify(BIRTH)}] });
        console.log(JSON.stringify(chart));
      };
      main();`;
    const said = execFileSync(process.execPath, [`--input-type=${type}`, '-e', body], {
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(said.trim()).toBe(JSON.stringify((await openEngine()).chart(BIRTH)));
  });
});
