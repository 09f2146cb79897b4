/** Stones for a kundli: grounds for and against, and that none is both worn and shunned. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { GRAHAS, lordOf, naturalFriendship } from '../../../packages/engine/src/jyotish/graha/index.ts';
import {
  GEMS,
  GEMSTONE_SCHOOLS,
  type GemstoneOptions,
  GRAHA_REMEDIES,
  gemstonesOf,
  gemWeightOf,
  grahaOfGem,
  MIXED_LORD_RULES,
} from '../../../packages/engine/src/jyotish/remedy/index.ts';
import { anyKundli, made, seeded } from '../graha/kundlis.ts';

const options: fc.Arbitrary<GemstoneOptions> = fc.record({
  school: fc.constantFrom(...GEMSTONE_SCHOOLS),
  mixedLords: fc.constantFrom(...MIXED_LORD_RULES),
  dashaLords: fc.uniqueArray(fc.constantFrom(...GRAHAS), { minLength: 1, maxLength: 3 }),
});
const lagna = (sign: number) => made({ lagna: sign * 30 - 15 });
const gems = (sign: number, choice: GemstoneOptions = {}) => {
  const { recommend, avoid, withhold } = gemstonesOf(lagna(sign), choice);
  const of = (facts: typeof recommend) => facts.map(({ value }) => value.gem);
  return { recommend: of(recommend), avoid: of(avoid), withhold: of(withhold) };
};

describe('the nine stones', () => {
  test.prop([anyKundli, options], { ...seeded, numRuns: 400 })(
    'stand each in one list, with their grounds',
    (kundli, choice) => {
      const { recommend, avoid, withhold } = gemstonesOf(kundli, choice);
      const all = [...recommend, ...avoid, ...withhold];
      expect(all.map(({ value }) => value.gem).sort()).toEqual([...GEMS].sort());
      for (const { id, value, because, sources, classification } of all) {
        expect(id).toBe(`gemstone-${value.gem}`);
        expect(grahaOfGem(value.gem)).toBe(value.graha);
        expect(because.length).toBeGreaterThan(0);
        expect(sources).toContain('phaladeepika');
        expect(classification).toBe('modern');
        expect(value.roles.length > 0).toBe(value.verdict === 'recommend');
        expect(value.reasons.length > 0).toBe(value.verdict !== 'recommend');
        expect(value.wearing !== null).toBe(value.verdict === 'recommend');
      }
      expect(JSON.parse(JSON.stringify(all))).toEqual(all);
    },
  );

  test.prop([anyKundli, options], { ...seeded, numRuns: 200 })(
    'are not worn beside those of enemies, and say so to each other',
    (kundli, choice) => {
      const { recommend } = gemstonesOf(kundli, choice);
      for (const { value } of recommend)
        for (const other of recommend) {
          if (other === recommend.find((fact) => fact.value === value)) continue;
          const [a, b] = [value.graha, other.value.graha];
          const enemies = naturalFriendship(a, b) === 'enemy' || naturalFriendship(b, a) === 'enemy';
          expect(value.wearing?.notWith.includes(other.value.gem)).toBe(enemies);
          expect(other.value.wearing?.notWith.includes(value.gem)).toBe(enemies);
        }
    },
  );
});

describe('by functional benefics', () => {
  it('every lagna wears the stone of its lord, and shuns those of the killers that own nothing good', () => {
    for (let sign = 1; sign <= 12; sign++) {
      expect(gems(sign).recommend[0], `lagna ${sign}`).toBe(GRAHA_REMEDIES[lordOf(sign)].gem);
      for (const node of ['hessonite', 'cats-eye'] as const) expect(gems(sign).withhold).toContain(node);
    }
    // Aries: Mars and the Sun; Jupiter owns the 9th and the 12th; Mercury the 3rd and 6th, Venus the 2nd and 7th, Saturn the 10th and 11th.
    expect(gems(1)).toEqual({
      recommend: ['red-coral', 'ruby'],
      avoid: ['emerald', 'diamond', 'blue-sapphire'],
      withhold: ['pearl', 'yellow-sapphire', 'hessonite', 'cats-eye'],
    });
    // Capricorn: Saturn; Venus makes a yoga; Mercury owns the 6th and the 9th.
    expect(gems(10).recommend).toEqual(['blue-sapphire', 'diamond']);
    expect(gems(10).withhold).toContain('emerald');
    // Libra: Saturn is yogakaraka.
    expect(gems(7).recommend).toEqual(['diamond', 'blue-sapphire']);
  });

  it('a lord of good and bad houses goes by the rule that is chosen', () => {
    // Capricorn: the moolatrikona of Mercury is the 9th. Cancer: that of Jupiter is the 6th.
    expect(gems(10, { mixedLords: 'moolatrikona' }).recommend).toContain('emerald');
    expect(gems(4, { mixedLords: 'moolatrikona' }).withhold).toContain('yellow-sapphire');
    expect(gems(4, { mixedLords: 'recommend' }).recommend).toContain('yellow-sapphire');
  });

  it('tells why', () => {
    const { recommend, avoid } = gemstonesOf(lagna(1));
    expect(recommend[1]?.value.roles).toEqual(['fifth-lord']);
    expect(recommend[1]?.because).toEqual(['lagna.sign=1', 'lord5.graha=Sun']);
    expect(avoid[0]?.value.reasons).toEqual(['dusthana-lord', 'trishadaya-lord']);
    expect(avoid[1]?.value.reasons).toEqual(['maraka']);
    expect(recommend[0]?.value.wearing).toMatchObject({
      metal: 'gold',
      finger: 'ring',
      weekday: 2,
      hora: 'Mars',
      mantra: { id: 'mangala-beeja' },
    });
  });
});

describe('the other schools', () => {
  it('the weak one is strengthened, unless it is a malefic by lordship', () => {
    // The Sun debilitated, lord of the 5th from Aries; Venus debilitated, lord of the 2nd and 7th.
    const kundli = made({ lagna: 5, Sun: 185, Venus: 155 });
    const { recommend, avoid } = gemstonesOf(kundli, { school: 'weak-planet' });
    const sun = recommend.find(({ value }) => value.graha === 'Sun');
    expect(sun?.value.roles).toEqual(['weak', 'fifth-lord']);
    expect(sun?.because).toContain('Sun.dignity=debilitated');
    expect(avoid.map(({ value }) => value.graha)).toContain('Venus');
  });

  it('the lord of the period wears his, a malefic lord does not', () => {
    const { recommend, avoid, settings } = gemstonesOf(lagna(1), {
      school: 'dasha-lord',
      dashaLords: ['Rahu', 'Venus', 'Sun'],
    });
    expect(recommend.map(({ value }) => value.graha).sort()).toEqual(['Rahu', 'Sun']);
    expect(avoid.map(({ value }) => value.graha)).toContain('Venus');
    expect(settings.dashaLords).toEqual(['Rahu', 'Venus', 'Sun']);
  });

  test.prop([anyKundli], { ...seeded, numRuns: 50 })('the Moon’s sign gives one stone', (kundli) => {
    const { recommend } = gemstonesOf(kundli, { school: 'moon-sign' });
    expect(recommend.map(({ value }) => value.graha)).toEqual([lordOf(kundli.grahas.Moon.sign)]);
  });

  it('refuses what does not exist, and a period without lords', () => {
    expect(() => gemstonesOf(lagna(1), { school: 'all' as never })).toThrowError(/school/);
    expect(() => gemstonesOf(lagna(1), { school: 'dasha-lord' })).toThrowError(/dashaLords/);
    expect(() => gemstonesOf(lagna(1), { dashaLords: ['Pluto' as never] })).toThrowError(/dashaLords\[0\]/);
  });
});

describe('the weight of a stone', () => {
  it('is a ratti for ten kilograms', () => {
    expect(gemWeightOf(70)).toMatchObject({ rattis: 7, carats: 4.2525, grams: 0.8505, ratti: 'jeweller' });
    expect(gemWeightOf(70, 'dealer').carats).toBeCloseTo(6.3788, 4);
    expect(() => gemWeightOf(0)).toThrowError(/bodyKg/);
  });
});
