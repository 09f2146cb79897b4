/** Every rule can hold and can fail, and what it tells is true of the kundli. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRAHAS, type Kundli, kundliFrom } from '../../../packages/engine/src/jyotish/graha/index.ts';
import { findYogas, type YogaFact, yogaTable } from '../../../packages/engine/src/jyotish/yoga/index.ts';
import { isTrue } from './cells.ts';
import { naturalKundlis, plantedKundlis } from './planted.ts';

const table = yogaTable();
const results = plantedKundlis.map((kundli) => findYogas(kundli).facts);
const factsOf = new Map<string, YogaFact[]>(table.map(({ id }) => [id, []]));
for (const facts of results) for (const fact of facts) factsOf.get(fact.id)?.push(fact);

/** Rules of the books that ask Mercury or Venus to be farther from the Sun than they go. */
const NEVER_IN_THE_SKY = ['vajra', 'yava', 'kurma', 'gola-of-ninth'];

/** Any kundli at all, on tenths of a degree away from borders. */
const anyKundli = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 3599 }), { minLength: 9, maxLength: 9 }),
    fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  )
  .map(([tenths, back]): Kundli => {
    const [lagna, ...rest] = tenths.map((n) => n / 10 + 0.03) as [number, ...number[]];
    return kundliFrom({
      lagnaDeg: lagna,
      longitudesDeg: Object.fromEntries(GRAHAS.slice(0, 8).map((graha, i) => [graha, rest[i]])) as never,
      longitudesDegPerDay: Object.fromEntries(GRAHAS.slice(2, 7).map((graha, i) => [graha, back[i] ? -0.1 : 0.5])),
    });
  });

describe('every row of the table', () => {
  it.each(table.map(({ id, cancellations }) => [id, cancellations] as const))(
    'can hold, can fail, and can be cancelled by all that is said to: %s',
    (id, cancellations) => {
      const facts = factsOf.get(id) as YogaFact[];
      expect(facts.length).toBeGreaterThan(0);
      expect(facts.length).toBeLessThan(results.length);
      const lifted = new Set(facts.flatMap(({ value }) => value.cancellations.map((each) => each.id)));
      expect([...lifted].sort()).toEqual(cancellations.map((each) => each.id).sort());
    },
  );

  it('but four holds in some sky with Mercury and Venus near the Sun', () => {
    const seen = new Set(naturalKundlis.flatMap((kundli) => findYogas(kundli).facts.map(({ id }) => id)));
    expect(table.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual(NEVER_IN_THE_SKY);
  });

  it('tells at least one cell and one graha, and each cell once', () => {
    for (const facts of results)
      for (const { id, because, value } of facts) {
        expect(because.length, id).toBeGreaterThan(0);
        expect(new Set(because).size, id).toBe(because.length);
        if (!NO_GRAHA.has(id)) expect(value.planets.length, id).toBeGreaterThan(0);
        expect(new Set(value.forms).size, id).toBe(value.forms.length);
      }
  });
});

/** Rules on arudhas and signs alone. */
const NO_GRAHA = new Set(['raja-arudha-and-darapada', 'raja-arudha-of-ninth']);

function check(kundli: Kundli): void {
  for (const { id, because, value } of findYogas(kundli).facts) {
    for (const cell of because) expect(isTrue(kundli, cell), `${id}: ${cell}`).toBe(true);
    for (const each of value.cancellations)
      for (const cell of each.because) expect(isTrue(kundli, cell), `${id}, ${each.id}: ${cell}`).toBe(true);
  }
}

describe('evidence', () => {
  it('is true of every planted kundli', () => {
    for (const kundli of plantedKundlis) check(kundli);
  });

  it('is true of any kundli', () => {
    fc.assert(
      fc.property(anyKundli, (kundli) => check(kundli)),
      { seed: 20261122, numRuns: 300 },
    );
  });

  it('is caught when it is not', () => {
    const kundli = plantedKundlis[0] as Kundli;
    const { house } = kundli.grahas.Mars;
    expect(isTrue(kundli, `Mars.house=${house}`)).toBe(true);
    expect(isTrue(kundli, `Mars.house=${(house % 12) + 1}`)).toBe(false);
    expect(() => isTrue(kundli, 'Mars.colour=red')).toThrow('nobody knows');
  });
});

/** Families that look at houses alone: turned by whole signs, lagna and all, they stay. */
const OF_HOUSES = ['surya', 'malika', 'kartari'] as const;

describe('turning', () => {
  const turned = (kundli: Kundli, deg: number): Kundli =>
    kundliFrom({
      lagnaDeg: kundli.lagna.longitudeDeg + deg,
      longitudesDeg: Object.fromEntries(
        GRAHAS.map((graha) => [graha, kundli.grahas[graha].longitudeDeg + deg]),
      ) as never,
      longitudesDegPerDay: Object.fromEntries(
        GRAHAS.filter((graha) => kundli.grahas[graha].isRetrograde).map((graha) => [graha, -0.1]),
      ),
    });

  it('the whole kundli by the twelve signs, or by any number of turns, changes nothing', () => {
    fc.assert(
      fc.property(anyKundli, fc.integer({ min: -3, max: 3 }), (kundli, turns) => {
        expect(findYogas(turned(kundli, turns * 360)).facts).toEqual(findYogas(turned(kundli, 0)).facts);
      }),
      { seed: 20261122, numRuns: 100 },
    );
  });

  it('it by some signs leaves the yogas that look at houses alone', () => {
    fc.assert(
      fc.property(anyKundli, fc.integer({ min: 1, max: 11 }), (kundli, signs) => {
        const ids = (of: Kundli) =>
          findYogas(of, { families: OF_HOUSES })
            .facts.map(({ id }) => id)
            .filter((id) => !id.startsWith('mahabhagya'));
        expect(ids(turned(kundli, signs * 30))).toEqual(ids(turned(kundli, 0)));
      }),
      { seed: 20261122, numRuns: 200 },
    );
  });
});
