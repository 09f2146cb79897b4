/** Conditions of the conditional dashas, one chart that meets each and one that does not; and the natural ages. */
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import { dashaApplicabilityOf, naisargikaOf } from '../../../packages/engine/src/jyotish/dasha/index.ts';
import { givenKundli } from './births.ts';

/** Aries lagna at 20°: Moon’s hora, Libra navamsha; new Moon behind the Sun. No condition holds but what a case adds. */
const base = {
  Ascendant: 25,
  Sun: 100,
  Moon: 95,
  Mars: 100,
  Mercury: 100,
  Jupiter: 100,
  Venus: 100,
  Saturn: 100,
  Rahu: 130,
  Ketu: 310,
};
const applies = (given: { readonly [name: string]: number }, options = {}) =>
  dashaApplicabilityOf(givenKundli({ ...base, ...given }), options)
    .filter(({ value }) => value)
    .map(({ id }) => id.replace('-applies', ''));

describe('the conditions of dashas', () => {
  it('hold and fail as the text says', () => {
    // Moon’s hora in the dark half: shodashottari.
    expect(applies({})).toEqual(['shodashottari']);
    expect(applies({ Moon: 105 })).toEqual([]);
    expect(applies({ Moon: 105, Ascendant: 1 })).toContain('shodashottari');
    // Rahu in the 10th from Mars: Ashtottari, unless he is in the lagna.
    expect(applies({ Rahu: 10 + 360, Mars: 100 })).not.toContain('ashtottari');
    expect(applies({ Rahu: 195 })).toContain('ashtottari');
    expect(applies({ Rahu: 160 })).not.toContain('ashtottari');
    // In a quadrant or trine from Mars in Cancer, all twelve houses; the tenth of them is the lagna's own sign.
    const houses = Array.from({ length: 12 }, (_, i) => i + 1);
    const holds = houses.filter((house) => applies({ Rahu: 100 + (house - 1) * 30, Ketu: 280 }).includes('ashtottari'));
    expect(holds).toEqual([1, 4, 5, 7, 9]);
    // Navamsha of Venus: Taurus or Libra.
    expect(applies({ Ascendant: 5 })).toContain('dwadashottari');
    expect(applies({ Ascendant: 21 })).toContain('dwadashottari');
    expect(applies({ Ascendant: 10.1 })).not.toContain('dwadashottari');
    // Cancer in rashi and twelfth: its first 2°30′.
    expect(applies({ Ascendant: 92 })).toContain('panchottari');
    expect(applies({ Ascendant: 93 })).not.toContain('panchottari');
    // Vargottama: the first navamsha of Aries.
    expect(applies({ Ascendant: 2 })).toContain('shatabdika');
    expect(applies({ Ascendant: 4 })).not.toContain('shatabdika');
    expect(applies({ Saturn: 280 })).toContain('chaturashiti-sama');
    expect(applies({ Mars: 190 })).toContain('dwisaptati-sama');
    expect(applies({ Venus: 10 })).toContain('dwisaptati-sama');
    expect(applies({ Sun: 10, Moon: 5 })).toContain('shashtihayani');
  });

  it('that ask for day or night are left out when nobody says', () => {
    const ids = (options = {}) => dashaApplicabilityOf(givenKundli(base), options).map(({ id }) => id);
    expect(ids()).toHaveLength(8);
    expect(ids({ isDay: true })).toHaveLength(10);
    expect(applies({}, { isDay: false })).toContain('shattrimsha-sama');
    expect(applies({ Ascendant: 1 }, { isDay: true })).toContain('shattrimsha-sama');
    expect(applies({}, { isDay: true })).not.toContain('shattrimsha-sama');
    // By day in the dark half, by night in the bright.
    expect(applies({}, { isDay: true })).toContain('ashtottari-by-paksha');
    expect(applies({ Moon: 105 }, { isDay: false })).toContain('ashtottari-by-paksha');
    expect(applies({}, { isDay: false })).not.toContain('ashtottari-by-paksha');
    expect(() => ids({ isDay: 'yes' })).toThrow(EngineError);
  });

  it('name the cells they rest on, and their source', () => {
    for (const fact of dashaApplicabilityOf(givenKundli(base), { isDay: true })) {
      expect(fact.because.length, fact.id).toBeGreaterThan(0);
      expect(fact.sources).toEqual(['bphs']);
    }
  });
});

describe('the natural ages', () => {
  it('are 1, 2, 9, 20, 18, 20 and 50 years from birth, and go no deeper', () => {
    const dasha = naisargikaOf(2450000, { year: 'savana' });
    expect(dasha.spans().map(({ lord, endJdUt }) => [lord, (endJdUt - 2450000) / 360])).toEqual([
      ['Moon', 1],
      ['Mars', 3],
      ['Mercury', 12],
      ['Venus', 32],
      ['Jupiter', 50],
      ['Sun', 70],
      ['Saturn', 120],
    ]);
    expect(dasha.levels).toBe(1);
    expect(dasha.spans([0])).toEqual([]);
    expect(() => dasha.tree(2)).toThrow(EngineError);
  });
});
