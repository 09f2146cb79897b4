/**
 * The law of every job: neither the number of workers nor the cut changes a bit. What threads answer in pieces is held against the same work done here, in one
 * piece, with the engine of this thread.
 */

import { fc, test } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, openEngine } from '../../packages/engine/src/node.ts';
import { type EngineJobs, engineWork, type Pool } from '../../packages/engine/src/pool/index.ts';
import { openPool } from '../../packages/engine/src/pool-node.ts';

const SIZES = [1, 2, 3] as const;
const pools: Pool<EngineJobs>[] = [];
let engine: Engine;

beforeAll(async () => {
  engine = await openEngine();
  for (const workers of SIZES) pools.push(await openPool({ workers }));
});
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

/** The whole input in one piece, here; a refusal as what it holds. */
function here(name: keyof EngineJobs, input: unknown): unknown {
  try {
    return engineWork(name)?.(engine, { input, first: 0 }, () => undefined);
  } catch (error) {
    return told(error);
  }
}

function told(error: unknown): unknown {
  const { name, code, field, allowed, message } = error as Record<string, unknown>;
  return { name, code, field, allowed, message };
}

async function there(
  name: keyof EngineJobs,
  input: unknown,
  pieceSize: number,
  pool: Pool<EngineJobs>,
): Promise<unknown> {
  return pool.run(name as string, input, { pieceSize }).catch(told);
}

/** Bits and not only values: −0 is not 0, and every NaN of a table is that one. */
function bits(value: unknown): string {
  return JSON.stringify(value, (_, one) => {
    if (!ArrayBuffer.isView(one)) return Object.is(one, -0) ? '-0' : one;
    return `${one.constructor.name} ${Buffer.from(one.buffer, one.byteOffset, one.byteLength).toString('hex')}`;
  });
}

async function expectLaw(name: keyof EngineJobs, input: unknown, pieceSize: number): Promise<void> {
  const whole = bits(here(name, input));
  for (const pool of pools) expect(bits(await there(name, input, pieceSize, pool))).toBe(whole);
}

const pieceSize = fc.integer({ min: 1, max: 9 });
const birth = fc.record({
  datetime: fc
    .tuple(fc.integer({ min: 1801, max: 2399 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}T06:07:08`),
  // Now and then a place that is none, so that refusals are held to the law as well.
  latitude: fc.oneof({ weight: 30, arbitrary: fc.double({ min: -66, max: 66, noNaN: true }) }, fc.constant(91)),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  timezone: fc.constantFrom('+05:30', 'Asia/Kolkata', '-08:00'),
});
const moon = fc.oneof({ weight: 200, arbitrary: fc.integer({ min: 0, max: 109 }) }, fc.integer({ min: 110, max: 255 }));
const moons = fc.array(moon, { maxLength: 60 }).map((list) => Uint8Array.from(list));
const options = fc.record({
  k: fc.integer({ min: 0, max: 12 }),
  role: fc.constantFrom('groom' as const, 'bride' as const),
  by: fc.constantFrom('totalScore' as const, 'totalScoreWithExceptions' as const),
});

const OPTIONS = { numRuns: 25 };
describe('the law holds for', () => {
  test.prop([fc.array(birth, { maxLength: 14 }), pieceSize], OPTIONS)('charts', (births, size) =>
    expectLaw('charts', { births }, size),
  );

  const place = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  const row = fc.record({
    jd: fc.double({ min: 2_380_000, max: 2_590_000, noNaN: true }),
    latitude: place(66),
    longitude: place(180),
  });
  const columns = fc.array(row, { maxLength: 14 }).map((rows) => ({
    jdUt: Float64Array.from(rows, ({ jd }) => jd),
    latitudeDeg: Float64Array.from(rows, ({ latitude }) => latitude),
    longitudeDeg: Float64Array.from(rows, ({ longitude }) => longitude),
  }));
  const table = fc.record(
    { onFault: fc.constantFrom('throw' as const, 'note' as const), first: fc.integer({ min: 0, max: 1000 }) },
    { requiredKeys: [] },
  );
  test.prop([fc.oneof(fc.array(birth, { maxLength: 14 }), columns), table, pieceSize], OPTIONS)(
    'a table of charts, with the faults that it notes',
    (births, chosen, size) => expectLaw('chart-table', { births, options: chosen }, size),
  );

  // Now and then a date that is none.
  const jd = fc.oneof(
    { weight: 60, arbitrary: fc.double({ min: 2_300_000, max: 2_500_000, noNaN: true }) },
    fc.constant(1e9),
  );
  const days = fc.array(jd, { maxLength: 40 });
  const dates = fc.oneof(
    days,
    days.map((list) => Float64Array.from(list)),
    days.map((list) => ({ day: list.map(Math.floor), fraction: list.map((day) => day % 1) })),
  );
  test.prop([dates, fc.subarray(['Sun', 'Moon', 'Chiron', 'TrueNode'] as const), fc.boolean(), pieceSize], OPTIONS)(
    'skies',
    (daysTt, bodies, equatorial, size) => expectLaw('skies', { daysTt, choices: { bodies, equatorial } }, size),
  );

  test.prop([fc.array(fc.integer({ min: 0, max: 365 }), { maxLength: 8 }), pieceSize], { numRuns: 8 })(
    'the panchang of many days',
    (days, size) => {
      const place = { latitude: 28.6139, longitude: 77.209 };
      return expectLaw(
        'each',
        { op: 'jyotish.panchang', inputs: days.map((day) => ({ date: 2_460_000 + day, place })) },
        size,
      );
    },
  );

  const pada = fc.record({ nakshatra: fc.integer({ min: 1, max: 27 }), pada: fc.integer({ min: 1, max: 4 }) });
  test.prop([pada, moons, options, pieceSize], OPTIONS)('one and many', (one, many, chosen, size) =>
    expectLaw('match-many', { one, many, options: chosen }, size),
  );

  test.prop([birth, fc.array(fc.oneof(pada, birth), { maxLength: 12 }), pieceSize], OPTIONS)(
    'one and many that are births as well as Moons',
    (one, many, size) => expectLaw('match-many', { one, many }, size),
  );

  test.prop([moons, moons, options, pieceSize], OPTIONS)('many and many', (ones, many, chosen, size) =>
    expectLaw('match-grid', { ones, many, options: chosen }, size),
  );
});

describe('a job', () => {
  const BIRTH = { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209 };
  const PADA = { nakshatra: 7, pada: 2 };
  it.each([
    ['charts', { births: [BIRTH, BIRTH] }, 2],
    ['each', { op: 'jyotish.panchang', inputs: [{ date: 2_460_000, place: { latitude: 28, longitude: 77 } }] }, 1],
    ['match-many', { one: PADA, many: Uint8Array.of(1, 2, 3) }, 3],
    ['match-grid', { ones: [PADA], many: [BIRTH, PADA, BIRTH] }, 1],
  ] as const)('answers what it is asked: %s', (name, input, length) => {
    const answer = here(name, input) as { readonly length?: number; readonly best?: readonly unknown[] };
    expect((answer.best ?? answer).length).toBe(length);
  });

  it.each([
    ['charts', null],
    ['charts', { births: 7 }],
    ['charts', { births: [], chioces: {} }],
    ['chart-table', { births: 'x' }],
    ['chart-table', { births: { jdUt: Float64Array.of(2451545), latitudeDeg: new Float64Array(2) } }],
    ['chart-table', { births: [], options: { frist: 1 } }],
    ['skies', { daysTt: 'x' }],
    ['skies', { daysTt: { day: [2451545], fraction: [] } }],
    ['skies', { daysTt: [2451545], choices: { centre: 'heliocentric' } }],
    ['each', { op: 'nothing.of-the-kind', inputs: [1, 2] }],
    ['each', { op: 'charts', inputs: [] }],
    ['match-many', { one: 1 }],
    ['match-grid', { ones: [1], many: 'x' }],
  ] as const)('refuses as here, whatever it is handed: %s of %j', (name, input) => expectLaw(name, input, 1));
});
