/** Lists of partners in the core: the same answer as one by one, from the first piece to the last, in both builds, in room that never grows. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { bytesOfBase64 } from '../../packages/engine/src/base64.ts';
import { moonNumber } from '../../packages/engine/src/jyotish/match/index.ts';
import { coreBase64 } from '../../packages/engine/src/kernel/core.generated.ts';
import type { CoreExports } from '../../packages/engine/src/kernel/exports.ts';
import { MatchKernel } from '../../packages/engine/src/kernel/match.ts';
import { createCore } from '../../packages/engine/src/kernel/portable.generated.ts';

const module = new WebAssembly.Module(bytesOfBase64(coreBase64) as Uint8Array<ArrayBuffer>);
const cores: readonly (readonly [string, CoreExports])[] = [
  ['with SIMD', new WebAssembly.Instance(module, {}).exports as unknown as CoreExports],
  ['in plain JavaScript', createCore()],
];
const seeded = { seed: 20261122, numRuns: 200 };
/** Two pieces and a bit. */
const LONG = 2 * 65536 + 37;

/** Bytes that look random and are the same every time. */
function scattered(length: number, below: number): Uint8Array {
  let x = 20261122;
  return Uint8Array.from({ length }, () => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return (x >>> 8) % below;
  });
}

const edges = Array.from({ length: 109 }, (_, pada) => (pada * 360) / 108);
const nearEdge = fc
  .tuple(fc.constantFrom(...edges, 255, 285), fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.5e-7, 1e-7, 1e-13))
  .map(([edge, steps, step]) => edge + steps * step);
const longitude = fc.oneof(
  fc.double({ min: 0, max: 360, noNaN: true }),
  fc.double({ min: -4000, max: 4000, noNaN: true }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  nearEdge,
  nearEdge.map((deg) => deg - 720),
);

describe.each(cores)('the core %s', (_, core) => {
  const kernel = new MatchKernel(core);

  test.prop([fc.array(longitude, { maxLength: 40 })], { ...seeded, numRuns: 500 })(
    'numbers Moons as one by one',
    (longitudes) => {
      const single = longitudes.map((longitudeDeg) => moonNumber({ longitudeDeg }));
      expect([...kernel.moonKinds(Float64Array.from(longitudes))]).toEqual(single);
    },
  );

  it('knows what is no longitude, beside one that is', () => {
    const longitudes = [Number.NaN, 1, Number.POSITIVE_INFINITY, 255, 285, Number.NEGATIVE_INFINITY, -0];
    expect([...kernel.moonKinds(Float64Array.from(longitudes))]).toEqual([255, 0, 255, 108, 109, 255, 0]);
  });

  it('numbers every Moon of a long list', () => {
    const longitudes = Float64Array.from(scattered(LONG, 240), (byte, i) => byte * 1.5 + (i % 97) * 0.01);
    const single = Uint8Array.from(longitudes, (longitudeDeg) => moonNumber({ longitudeDeg }));
    expect(kernel.moonKinds(longitudes)).toEqual(single);
  });

  test.prop([fc.uint8Array({ maxLength: 70 })], seeded)('counts every kind of byte', (many) => {
    const counts = kernel.countKinds(many);
    expect(counts).toHaveLength(256);
    for (let kind = 0; kind < 256; kind++) expect(counts[kind]).toBe(many.filter((byte) => byte === kind).length);
  });

  test.prop([fc.uint8Array({ minLength: 256, maxLength: 256 }), fc.uint8Array({ maxLength: 100 })], seeded)(
    'looks up every score',
    (row, many) => {
      const expected = Array.from(many, (kind) => row[Math.min(kind, 128)]);
      expect([...kernel.scoresOf(row, many)]).toEqual(expected);
    },
  );

  it('counts and looks up in lists of several pieces', () => {
    const many = scattered(LONG, 110);
    const row = Uint8Array.from({ length: 256 }, (_, kind) => (kind * 37) % 251);
    const out = new Uint8Array(LONG);
    expect(kernel.scoresOf(row, many, out)).toBe(out);
    expect(out).toEqual(many.map((kind) => row[kind] as number));
    expect(kernel.countKinds(many).reduce((sum, count) => sum + count, 0)).toBe(LONG);
  });

  const score = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom(253, 254));
  const row = fc.array(score, { minLength: 256, maxLength: 256 }).map((scores) => Uint8Array.from(scores));
  test.prop([row, fc.uint8Array({ maxLength: 200 }), fc.integer({ min: 0, max: 210 })], seeded)(
    'takes the best, equals in their order, and none that is passed over',
    (scores, many, best) => {
      const expected = Array.from(many, (kind, place) => ({ score: scores[kind] as number, place }))
        .filter(({ score }) => score < 254)
        .sort((a, b) => b.score - a.score || a.place - b.place)
        .slice(0, best)
        .map(({ place }) => place);
      expect([...(kernel.bestMatches(scores, many, best) ?? [])]).toEqual(expected);
    },
  );

  it('finds the one that is best in the last place of the last piece', () => {
    const many = new Uint8Array(LONG);
    many[LONG - 1] = 1;
    const row = new Uint8Array(256).fill(255);
    row.set([3, 4]);
    expect([...(kernel.bestMatches(row, many, 3) ?? [])]).toEqual([LONG - 1, 0, 1]);
    many[LONG - 1] = 2;
    expect(kernel.bestMatches(row, many, 3)).toBeNull();
  });

  it('reserves room once, however long the lists and however many are wanted', () => {
    let reserved = 0;
    const counted = new MatchKernel({
      ...core,
      memory: core.memory,
      reserve: (bytes: number) => {
        reserved += bytes;
        return core.reserve(bytes);
      },
    });
    const row = Uint8Array.from({ length: 256 }, (_, kind) => kind % 73);
    counted.countKinds(new Uint8Array(1));
    const first = reserved;
    expect(first).toBeLessThan(1e6);
    for (const length of [1, 1000, LONG, 5 * LONG]) {
      const many = scattered(length, 110);
      expect(counted.bestMatches(row, many, length)).toHaveLength(length);
      counted.scoresOf(row, many);
      counted.moonKinds(new Float64Array(length));
    }
    expect(reserved).toBe(first);
  });
});
