/** One against many, many against many, and one alone: the same points as the single question, in the right order, in linear time. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { openEngineWith } from '../../../packages/engine/src/engine.ts';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import {
  type AshtakootaOptions,
  ashtakootaOf,
  type BestMatch,
  MATCH_PRESETS,
  type MatchMoon,
  MOON_STATES,
  matchGrid,
  matchMany,
  matchScores,
  matchSpread,
  matchTableOf,
  matchTop,
  moonNumber,
  profileOf,
  sortPartners,
} from '../../../packages/engine/src/jyotish/match/index.ts';
import { createCore } from '../../../packages/engine/src/kernel/portable.generated.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { canonicalJson } from '../../../packages/engine/src/stamp.ts';

const { kernel } = await openEngine();
const plainKernel = openEngineWith(createCore, []).kernel;
const seeded = { seed: 20261121, numRuns: 200 };

const padas: readonly MatchMoon[] = Array.from({ length: 108 }, (_, i) => ({
  nakshatra: Math.floor(i / 4) + 1,
  pada: (i % 4) + 1,
}));
const moons: readonly MatchMoon[] = [...padas, { longitudeDeg: 255.5 }, { longitudeDeg: 285.5 }];
const all = Uint8Array.from({ length: MOON_STATES }, (_, i) => i);

/** Numbers that look random and are the same every time. */
function scattered(length: number): Uint8Array {
  let x = 1;
  return Uint8Array.from({ length }, () => {
    x = (x * 1103515245 + 12345) % 2147483648;
    return (x >>> 8) % MOON_STATES;
  });
}

describe('one against many', () => {
  it('numbers the Moons as they stand', () => {
    expect(moons.map(moonNumber)).toEqual([...all]);
    expect(moonNumber({ longitudeDeg: 0 })).toBe(0);
    expect(moonNumber({ longitudeDeg: 359.9999999 })).toBe(107);
  });

  it.each(MATCH_PRESETS)('gives for all 110 × 110 pairs what the single question gives (%s)', (preset) => {
    const options: AshtakootaOptions = { preset, exceptions: 'none' };
    const table = matchTableOf(options);
    for (const [state, one] of moons.entries()) {
      const his = matchMany(kernel, one, all, { table, k: MOON_STATES, role: 'groom' });
      const hers = matchMany(kernel, one, all, { table, k: MOON_STATES, role: 'bride' });
      for (const { index, totalScore } of his.best) {
        const single = ashtakootaOf(one, moons[index] as MatchMoon, options);
        // A cut pada by its name alone is the half that was asked here.
        if (totalScore !== single.totalScore) expect.unreachable(`${state} ${index}: ${totalScore}`);
      }
      for (const { index, totalScore } of hers.best) {
        const single = ashtakootaOf(one, moons[index] as MatchMoon, { ...options, bride: 'person1' });
        if (totalScore !== single.totalScore) expect.unreachable(`${index} ${state}: ${totalScore}`);
      }
      expect(his.best).toHaveLength(MOON_STATES);
      expect(hers.best).toHaveLength(MOON_STATES);
    }
  });

  const list = fc.uint8Array({ min: 0, max: 109, maxLength: 300 });
  const role = fc.constantFrom('groom' as const, 'bride' as const);
  test.prop([fc.constantFrom(...moons), list, fc.integer({ min: 0, max: 320 }), role], seeded)(
    'names the best first, and equals in the order of the list',
    (one, many, k, asked) => {
      const { best, count, settings } = matchMany(kernel, one, many, { k, role: asked });
      const table = matchTableOf();
      const points = (halves: Uint8Array, kind: number) =>
        (halves[asked === 'groom' ? moonNumber(one) * MOON_STATES + kind : kind * MOON_STATES + moonNumber(one)] ?? 0) /
        2;
      const wanted = [...many]
        .map((kind, index) => ({
          index,
          totalScore: points(table.halves, kind),
          totalScoreWithExceptions: points(table.halvesWithExceptions, kind),
        }))
        .sort((a, b) => b.totalScore - a.totalScore || a.index - b.index)
        .slice(0, k);
      expect(best).toEqual(wanted);
      expect(count).toBe(many.length);
      expect(matchMany(kernel, one, sortPartners(kernel, many), { k, role: asked }).best).toEqual(wanted);
      expect(settings).toEqual({ ...table.settings, bride: asked === 'bride' ? 'person1' : 'person2' });
      expect(matchMany(plainKernel, one, many, { k, role: asked }).best).toEqual(best);
    },
  );

  it('takes Moons as well as their numbers, and is plain data', () => {
    const answer = matchMany(kernel, { nakshatra: 5, pada: 2 }, moons, { k: 5 });
    expect(answer.best).toEqual(matchMany(kernel, { nakshatra: 5, pada: 2 }, all, { k: 5 }).best);
    expect(JSON.parse(canonicalJson(answer))).toEqual(answer);
  });

  it('is the same in lists longer than the core takes at once', () => {
    const many = scattered(200_001);
    const { best } = matchMany(kernel, { nakshatra: 14, pada: 3 }, many, { k: 200_001 });
    expect(new Set(best.map(({ index }) => index)).size).toBe(200_001);
    let last: BestMatch = { index: -1, totalScore: 36, totalScoreWithExceptions: 36 };
    for (const match of best) {
      const isInOrder =
        match.totalScore < last.totalScore || (match.totalScore === last.totalScore && match.index > last.index);
      if (!isInOrder) expect.unreachable(`${match.index} after ${last.index}`);
      last = match;
    }
  });
});

describe('many against many', () => {
  test.prop(
    [fc.uint8Array({ min: 0, max: 109, maxLength: 20 }), fc.uint8Array({ min: 0, max: 109, maxLength: 60 })],
    seeded,
  )('is one against many for each', (ones, many) => {
    const grid = matchGrid(kernel, ones, many, { k: 4 });
    expect(grid.best).toHaveLength(ones.length);
    for (const [i, one] of ones.entries())
      expect(grid.best[i]).toEqual(matchMany(kernel, moons[one] as MatchMoon, many, { k: 4 }).best);
  });
});

describe('one alone', () => {
  test.prop([fc.constantFrom(...moons), fc.constantFrom('person1' as const, 'person2' as const)], {
    ...seeded,
    numRuns: 40,
  })('has a table of 27 × 4 that the single question gives, and its best ten', (one, bride) => {
    const profile = profileOf(one, { bride });
    expect(JSON.parse(canonicalJson(profile))).toEqual(profile);
    expect(profile.table).toHaveLength(108);
    for (const { nakshatra, pada, totalScore, totalScoreWithExceptions } of profile.table) {
      const single = ashtakootaOf(one, { nakshatra, pada }, { bride });
      expect([totalScore, totalScoreWithExceptions]).toEqual([single.totalScore, single.totalScoreWithExceptions]);
    }
    expect(profile.best).toHaveLength(10);
    const least = Math.min(...profile.best.map(({ totalScore }) => totalScore));
    const rest = profile.table.filter((row) => !profile.best.includes(row));
    for (const { totalScore } of rest) expect(totalScore).toBeLessThanOrEqual(least);
  });
});

describe('a question that cannot be answered', () => {
  const one = { nakshatra: 1, pada: 1 };
  it.each<[string, () => unknown]>([
    ['many[2]', () => matchMany(kernel, one, Uint8Array.of(0, 109, 110))],
    ['many[0].nakshatra', () => matchMany(kernel, one, [{ nakshatra: 0, pada: 1 }])],
    ['many', () => matchMany(kernel, one, 'all' as unknown as Uint8Array)],
    ['one', () => matchMany(kernel, {} as MatchMoon, all)],
    ['k', () => matchMany(kernel, one, all, { k: -1 })],
    ['k', () => matchMany(kernel, one, all, { k: 1.5 })],
    ['role', () => matchMany(kernel, one, all, { role: 'friend' as 'bride' })],
    ['table', () => matchMany(kernel, one, all, { table: { halves: new Uint8Array(3) } as never })],
    ['table', () => matchMany(kernel, one, all, { table: { ...matchTableOf(), without: new Uint8Array(3) } })],
    ['by', () => matchMany(kernel, one, all, { by: 'points' as never })],
    ['leastScore', () => matchMany(kernel, one, all, { leastScore: 37 })],
    ['needs[1]', () => matchMany(kernel, one, all, { needs: ['nadi', 'luck' as never] })],
    ['needs', () => matchMany(kernel, one, all, { needs: 'nadi' as never })],
    ['many[1]', () => matchMany(kernel, one, Float64Array.of(1, Number.NaN))],
    ['many', () => matchMany(kernel, one, { ...sortPartners(kernel, all), places: new Uint32Array(3) })],
    [
      'many',
      () =>
        matchTop(kernel, all, { ...sortPartners(kernel, all), starts: new Uint32Array(111).fill(110).fill(111, 3, 9) }),
    ],
    ['partners[2]', () => sortPartners(kernel, Uint8Array.of(0, 109, 110))],
    ['many[2]', () => matchScores(kernel, all, Uint8Array.of(0, 109, 110))],
    ['many[2]', () => matchSpread(kernel, one, Uint8Array.of(0, 109, 110))],
    ['ones[1]', () => matchTop(kernel, Uint8Array.of(0, 200), all)],
    ['k', () => matchTop(kernel, new Uint8Array(100_000), new Uint8Array(100_000), { k: 100_000 })],
    ['ones[1]', () => matchScores(kernel, Uint8Array.of(0, 200), all)],
    ['longitudesDeg', () => kernel.moonKinds([1] as never)],
    ['many', () => kernel.countKinds([1] as never)],
    ['out.length', () => kernel.scoresOf(new Uint8Array(256), all, new Uint8Array(3))],
    ['ones[1]', () => matchGrid(kernel, Uint8Array.of(0, 200), all)],
    ['row.length', () => kernel.bestMatches(new Uint8Array(110), all, 1)],
  ])('names the field: %s', (field, ask) => {
    expect(ask).toThrow(EngineError);
    expect(ask).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field }));
  });

  it('is not one where nobody is asked, or nobody is there', () => {
    expect(matchMany(kernel, one, all, { k: 0 }).best).toEqual([]);
    expect(matchMany(kernel, one, new Uint8Array(0)).best).toEqual([]);
    expect(matchGrid(kernel, [], all).best).toEqual([]);
  });
});
