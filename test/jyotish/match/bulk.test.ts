/** Matching in bulk says what the single question says: every school, every exception, every filter, from a list and from a sorted one. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  type AshtakootaOptions,
  ashtakootaOf,
  EXCEPTION_IDS,
  KOOTA_SCHOOL_NAMES,
  KOOTAS,
  type Koota,
  MATCH_PRESETS,
  type MatchManyOptions,
  type MatchMoon,
  type MatchTable,
  MOON_STATES,
  matchGrid,
  matchMany,
  matchScores,
  matchSpread,
  matchTableOf,
  matchTop,
  sortPartners,
} from '../../../packages/engine/src/jyotish/match/index.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { canonicalJson } from '../../../packages/engine/src/stamp.ts';

const { kernel } = await openEngine();
const seeded = { seed: 20261122, numRuns: 100 };

/** A Moon for each number; the halves of the cut padas by their longitudes. */
const moons: readonly MatchMoon[] = Array.from({ length: MOON_STATES }, (_, state) => {
  if (state >= 108) return { longitudeDeg: state === 108 ? 256 : 286 };
  return { nakshatra: Math.floor(state / 4) + 1, pada: (state % 4) + 1 };
});
const state = fc.integer({ min: 0, max: MOON_STATES - 1 });
const states = (maxLength: number) => fc.uint8Array({ min: 0, max: MOON_STATES - 1, maxLength });
const schools = fc.record(
  {
    preset: fc.constantFrom(...MATCH_PRESETS),
    varna: fc.constantFrom(...KOOTA_SCHOOL_NAMES.varna),
    vashya: fc.constantFrom(...KOOTA_SCHOOL_NAMES.vashya),
    vashyaHalves: fc.constantFrom(...KOOTA_SCHOOL_NAMES.vashyaHalves),
    tara: fc.constantFrom(...KOOTA_SCHOOL_NAMES.tara),
    yoni: fc.constantFrom(...KOOTA_SCHOOL_NAMES.yoni),
    grahaMaitri: fc.constantFrom(...KOOTA_SCHOOL_NAMES.grahaMaitri),
    gana: fc.constantFrom(...KOOTA_SCHOOL_NAMES.gana),
    bhakoot: fc.constantFrom(...KOOTA_SCHOOL_NAMES.bhakoot),
    exceptions: fc.oneof(
      fc.constantFrom('classical' as const, 'all' as const, 'none' as const),
      fc.subarray([...EXCEPTION_IDS]),
    ),
  },
  { requiredKeys: [] },
);

/** What the single question says of a pair: both totals, and the kootas without points in either. */
function single(groom: number, bride: number, options: AshtakootaOptions) {
  const match = ashtakootaOf(moons[groom] as MatchMoon, moons[bride] as MatchMoon, options);
  const bits = (points: 'score' | 'scoreWithExceptions') =>
    match.factors.reduce((sum, factor, koota) => sum + (factor[points] === 0 ? 2 ** koota : 0), 0);
  return [2 * match.totalScore, 2 * match.totalScoreWithExceptions, bits('score'), bits('scoreWithExceptions')];
}

const entry = (table: MatchTable, at: number) => [
  table.halves[at],
  table.halvesWithExceptions[at],
  table.without[at],
  table.withoutDespiteExceptions[at],
];

describe('the table of all pairs', () => {
  it.each(['classical', 'all', 'none'] as const)(
    'has what the single question says of every pair (%s)',
    (exceptions) => {
      const options = { exceptions };
      const table = matchTableOf(options);
      for (let groom = 0; groom < MOON_STATES; groom++)
        for (let bride = 0; bride < MOON_STATES; bride++)
          if (`${entry(table, groom * MOON_STATES + bride)}` !== `${single(groom, bride, options)}`)
            expect.unreachable(`${groom} ${bride}`);
    },
  );

  test.prop([schools, fc.array(fc.tuple(state, state), { minLength: 40, maxLength: 40 })], seeded)(
    'has it after every choice of schools and exceptions',
    (options, pairs) => {
      const table = matchTableOf(options as AshtakootaOptions);
      for (const [groom, bride] of pairs)
        expect(entry(table, groom * MOON_STATES + bride)).toEqual(single(groom, bride, options as AshtakootaOptions));
    },
  );
});

const filters = fc.record(
  {
    k: fc.integer({ min: 0, max: 130 }),
    role: fc.constantFrom('groom' as const, 'bride' as const),
    by: fc.constantFrom('totalScore' as const, 'totalScoreWithExceptions' as const),
    leastScore: fc.integer({ min: 0, max: 72 }).map((halves) => halves / 2),
    needs: fc.subarray(KOOTAS.map(({ name }) => name) as Koota[], { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

/** The best by asking of each partner alone. */
function bestByAsking(one: number, many: Uint8Array, options: MatchManyOptions) {
  const { k = 10, role = 'groom', by = 'totalScore', leastScore = 0, needs = [] } = options;
  const bride = role === 'bride' ? 'person1' : 'person2';
  const points = by === 'totalScore' ? 'score' : 'scoreWithExceptions';
  return Array.from(many, (partner, index) => {
    const match = ashtakootaOf(moons[one] as MatchMoon, moons[partner] as MatchMoon, { bride });
    const fits = match.factors.every((factor) => factor[points] > 0 || !needs.includes(factor.name));
    return { index, fits: fits && match[by] >= leastScore, match };
  })
    .filter(({ fits }) => fits)
    .sort((a, b) => b.match[by] - a.match[by] || a.index - b.index)
    .slice(0, k)
    .map(({ index, match }) => ({
      index,
      totalScore: match.totalScore,
      totalScoreWithExceptions: match.totalScoreWithExceptions,
    }));
}

describe('one against many', () => {
  test.prop([state, states(120), filters], seeded)(
    'names those whom asking one by one names, from a list and from a sorted one',
    (one, many, options) => {
      const expected = bestByAsking(one, many, options);
      const moon = moons[one] as MatchMoon;
      const answer = matchMany(kernel, moon, many, options);
      expect(answer.best).toEqual(expected);
      expect(matchMany(kernel, moon, sortPartners(kernel, many), options)).toEqual(answer);
      expect(JSON.parse(canonicalJson(answer))).toEqual(answer);
    },
  );

  test.prop([fc.array(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), { maxLength: 60 })], seeded)(
    'takes longitudes as it takes Moons',
    (longitudes) => {
      const list = longitudes.map((longitudeDeg) => ({ longitudeDeg }));
      const one = { nakshatra: 8, pada: 3 };
      expect(matchMany(kernel, one, Float64Array.from(longitudes))).toEqual(matchMany(kernel, one, list));
    },
  );
});

describe('a sorted list', () => {
  const one = { nakshatra: 8, pada: 3 };

  it('that came from another thread is one', () => {
    const sorted = sortPartners(kernel, Uint8Array.of(5, 3, 5, 109));
    expect(matchMany(kernel, one, structuredClone(sorted))).toEqual(matchMany(kernel, one, sorted));
  });

  it.each([
    ['a Moon that is none', { kinds: Uint8Array.of(200, 3) }],
    ['a place beyond its end', { places: Uint32Array.of(1, 7) }],
    ['a place with a kind that is not its own', { places: Uint32Array.of(0, 1) }],
    ['a place twice', { kinds: Uint8Array.of(3, 3), places: Uint32Array.of(1, 1) }],
  ])('with %s is refused', (_, wrong) => {
    const sorted = { ...sortPartners(kernel, Uint8Array.of(5, 3)), ...wrong };
    expect(() => matchMany(kernel, one, sorted)).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', field: 'many' }),
    );
  });
});

describe('many against many', () => {
  test.prop([states(12), states(90), filters], seeded)('is one against many for each', (ones, many, options) => {
    const sorted = sortPartners(kernel, many);
    const grid = matchGrid(kernel, ones, many, options);
    const top = matchTop(kernel, ones, many, options);
    expect(matchGrid(kernel, ones, sorted, options)).toEqual(grid);
    expect(matchTop(kernel, ones, sorted, options)).toEqual(top);
    const points = options.by ?? 'totalScore';
    for (const [person, one] of ones.entries()) {
      const { best } = matchMany(kernel, moons[one] as MatchMoon, many, options);
      expect(grid.best[person]).toEqual(best);
      expect(top.found[person]).toBe(best.length);
      const [from, until] = [person * top.k, person * top.k + best.length];
      expect([...top.places.subarray(from, until)]).toEqual(best.map(({ index }) => index));
      expect([...top.halves.subarray(from, until)]).toEqual(best.map((match) => 2 * match[points]));
    }
    expect(top.k).toBe(Math.min(options.k ?? 10, many.length));
    expect(top.places).toHaveLength(top.k * ones.length);
  });

  const scored = fc.record(
    {
      role: fc.constantFrom('groom' as const, 'bride' as const),
      by: fc.constantFrom('totalScore' as const, 'totalScoreWithExceptions' as const),
    },
    { requiredKeys: [] },
  );
  test.prop([states(5), states(60), scored], seeded)(
    'has every score, and how they are spread',
    (ones, many, options) => {
      const rows = [...matchScores(kernel, ones, many, options)];
      expect(rows.map(({ index }) => index)).toEqual([...ones.keys()]);
      for (const { index, halves } of rows) {
        const one = moons[ones[index] as number] as MatchMoon;
        const { best } = matchMany(kernel, one, many, { ...options, k: many.length });
        expect(halves).toHaveLength(many.length);
        for (const match of best) expect(halves[match.index]).toBe(2 * match[options.by ?? 'totalScore']);
        const { counts, count } = matchSpread(kernel, one, sortPartners(kernel, many), options);
        expect(counts).toEqual(
          Array.from({ length: 73 }, (_, half) => halves.filter((score) => score === half).length),
        );
        expect(count).toBe(many.length);
      }
    },
  );
});
