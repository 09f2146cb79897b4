/** Two whole charts: mangal dosha against mangal dosha, malefics weighed, lagnas, shunned stars, and dashas that change together. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import { mangalDoshaOf } from '../../../packages/engine/src/jyotish/dosha/index.ts';
import { type Kundli, kundliFrom } from '../../../packages/engine/src/jyotish/graha/index.ts';
import {
  chartFindingsOf,
  dashaSandhiOf,
  MANGLIK_PAIR_RULES,
  manglikMatchOf,
  PAPA_WEIGHTINGS,
  type PapaWeightingName,
  papaPointsOf,
  papasamyaOf,
} from '../../../packages/engine/src/jyotish/match/index.ts';
import { canonicalJson } from '../../../packages/engine/src/stamp.ts';

const seeded = { seed: 20261121, numRuns: 300 };

/** By signs, each graha in the middle of its own; what is not named stands in Virgo. */
function made(lagna: number, signs: { readonly [name: string]: number }): Kundli {
  const at = (name: string) => ((signs[name] ?? 6) - 1) * 30 + 15;
  return kundliFrom({
    lagnaDeg: (lagna - 1) * 30 + 15,
    longitudesDeg: {
      Sun: at('Sun'),
      Moon: at('Moon'),
      Mars: at('Mars'),
      Mercury: at('Mercury'),
      Jupiter: at('Jupiter'),
      Venus: at('Venus'),
      Saturn: at('Saturn'),
      Rahu: at('Rahu'),
    },
  });
}
const NAMES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'];
const anyKundli = fc
  .tuple(
    fc.integer({ min: 1, max: 12 }),
    fc.record(Object.fromEntries(NAMES.map((name) => [name, fc.integer({ min: 1, max: 12 })]))),
  )
  .map(([lagna, signs]) => made(lagna, signs));

/** Mars in the second from the lagna and in no other place that counts; nothing cancels it. */
const manglik = made(1, { Mars: 2, Moon: 12, Venus: 12, Saturn: 3, Sun: 6, Rahu: 6, Jupiter: 3 });
/** Mars in the third; no malefic where it would answer. */
const free = made(1, { Mars: 3, Moon: 11, Venus: 12, Saturn: 3, Sun: 6, Rahu: 6, Jupiter: 3 });
const answering = made(1, { Mars: 3, Moon: 11, Venus: 12, Saturn: 7, Sun: 6, Rahu: 6, Jupiter: 3 });

describe('mangal dosha of a pair', () => {
  it('is a mismatch in one chart alone, balanced by the other, and nothing where neither has it', () => {
    expect(manglikMatchOf(manglik, free)).toMatchObject({
      verdict: 'mismatch',
      remainsIn: ['person1'],
      compatible: false,
    });
    expect(manglikMatchOf(manglik, manglik)).toMatchObject({ verdict: 'balanced', compatible: true });
    expect(manglikMatchOf(free, free)).toMatchObject({ verdict: 'neither', compatible: true });
    const { cancellations } = manglikMatchOf(manglik, manglik, { pairRules: ['both-have-dosha'] });
    expect(cancellations.map(({ id, value }) => [id, value.person])).toEqual([
      ['both-have-dosha', 'person1'],
      ['both-have-dosha', 'person2'],
    ]);
    expect(manglikMatchOf(manglik, manglik, { pairRules: 'none' }).verdict).toBe('mismatch');
  });

  it('is answered by a malefic of the other in the houses of Mars', () => {
    const match = manglikMatchOf(manglik, answering);
    expect(match).toMatchObject({ verdict: 'balanced', remainsIn: ['person1'], remainsAfterPair: [] });
    expect(match.cancellations[0]).toMatchObject({
      id: 'malefic-in-dosha-house-of-partner',
      because: ['person2.Saturn.house=7'],
    });
  });

  it('is over with 28 years, where ages are given', () => {
    const match = (age: number) => manglikMatchOf(manglik, free, { ages: { person1: age } }).verdict;
    expect([match(28), match(29)]).toEqual(['mismatch', 'balanced']);
    expect(MANGLIK_PAIR_RULES).toContain('older-than-28');
  });

  it('is answered by Saturn, Rahu or the Sun of the other in the 1st, 4th, 7th, 8th or 12th', () => {
    for (const graha of ['Saturn', 'Rahu', 'Sun'] as const) {
      const answers = Array.from({ length: 12 }, (_, i) => i + 1).filter((house) => {
        // The other two stand in the third.
        const partner = made(1, {
          Mars: 3,
          Moon: 11,
          Venus: 12,
          Jupiter: 3,
          Saturn: 3,
          Sun: 3,
          Rahu: 3,
          [graha]: house,
        });
        const { cancellations } = manglikMatchOf(manglik, partner, {
          pairRules: ['malefic-in-dosha-house-of-partner'],
        });
        return cancellations.length > 0;
      });
      expect(answers, graha).toEqual([1, 4, 7, 8, 12]);
    }
  });

  it('is cancelled where its own chart cancels it', () => {
    // Aquarius rising, Mars in Leo in the seventh.
    const leo = made(11, { Mars: 5, Moon: 6, Venus: 6 });
    expect(manglikMatchOf(leo, free)).toMatchObject({ verdict: 'cancelled', remainsIn: [] });
  });

  test.prop([anyKundli, anyKundli], seeded)('is plain data, and does not mind which chart comes first', (a, b) => {
    const match = manglikMatchOf(a, b);
    expect(JSON.parse(canonicalJson(match))).toEqual(match);
    const back = manglikMatchOf(b, a);
    expect([back.verdict, back.compatible]).toEqual([match.verdict, match.compatible]);
    expect(back.person2).toEqual(match.person1);
    expect(match.compatible).toBe(match.remainsAfterPair.length === 0);
  });
});

describe('malefics in the scales', () => {
  it('of equal weight count one for each in the six houses from each reference', () => {
    // From Aries: Saturn in the 3rd, the Sun and Rahu in the 6th, Ketu in the 12th, Mars in the 2nd; Moon and Venus in Pisces.
    const { totals, total, rows } = papaPointsOf(manglik);
    expect(rows.filter(({ reference }) => reference === 'lagna').map(({ graha, house }) => [graha, house])).toEqual([
      ['Mars', 2],
      ['Ketu', 12],
    ]);
    // From Pisces: Saturn in the 4th, the Sun and Rahu in the 7th, Ketu in the 1st; Mars in the 3rd does nothing.
    expect(totals).toEqual({ lagna: 2, moon: 4, venus: 4 });
    expect(total).toBe(10);
    expect(papaPointsOf(manglik, 'full-half-quarter').total).toBe(2 + 2 + 1);
  });

  it("of Raman's weights are units of a hundred, by graha, house and dignity", () => {
    // Mars debilitated in the eighth: Sagittarius rising. Saturn exalted in the second: Virgo rising.
    const units = (kundli: Kundli, graha: string) =>
      papaPointsOf(kundli, 'raman').rows.find((row) => row.graha === graha)?.points;
    expect(units(made(9, { Mars: 4 }), 'Mars')).toBe(100);
    expect(units(made(6, { Saturn: 7 }), 'Saturn')).toBe(75 * 0.5 * 0.5);
    // Cancer in the seventh, Leo and Aquarius anywhere, bring nothing; nor does the first house.
    expect(units(made(10, { Mars: 4 }), 'Mars')).toBeUndefined();
    expect(units(made(10, { Mars: 5 }), 'Mars')).toBeUndefined();
    expect(units(made(4, { Mars: 4 }), 'Mars')).toBeUndefined();
  });

  it("of Raman's weights spare Mars in the signs that his exceptions name, and weigh him by dignity from 100 to 50", () => {
    const RAMANS = [
      'mars-2nd-in-sign-of-mercury',
      'mars-4th-in-own-sign',
      'mars-7th-in-cancer-or-capricorn',
      'mars-8th-in-sign-of-jupiter',
      'mars-12th-in-sign-of-venus',
      'mars-in-leo-or-aquarius',
    ] as const;
    for (let lagna = 1; lagna <= 12; lagna++) {
      for (let mars = 1; mars <= 12; mars++) {
        const kundli = made(lagna, { Mars: mars });
        const own = { houses: '2-4-7-8-12', references: ['lagna'], cancellations: RAMANS } as const;
        const weighs = papaPointsOf(kundli, 'raman').rows.some(({ graha }) => graha === 'Mars');
        expect(weighs, `lagna ${lagna}, Mars ${mars}`).toBe(mangalDoshaOf(kundli, own).remainsFrom.length > 0);
      }
    }
    const { dignities } = PAPA_WEIGHTINGS.raman;
    const scale = ['debilitated', 'enemy', 'neutral', 'friend', 'own', 'exalted'] as const;
    expect(scale.map((dignity) => dignities?.[dignity])).toEqual([1, 0.9, 0.8, 0.7, 0.6, 0.5]);
  });

  it('balance where the groom has no less harm, and with Raman also where he has up to a quarter more', () => {
    const heavy = made(9, { Mars: 4, Saturn: 3, Rahu: 3, Sun: 12 });
    const light = made(9, { Mars: 11, Saturn: 3, Rahu: 3, Sun: 12 });
    expect(papasamyaOf(heavy, light).verdict).toBe('balanced');
    expect(papasamyaOf(light, heavy).verdict).toBe('unbalanced');
    expect(papasamyaOf(light, heavy, { bride: 'person1' }).verdict).toBe('balanced');
    expect(papasamyaOf(heavy, heavy, { weighting: 'raman' })).toMatchObject({ verdict: 'balanced', difference: 0 });
    expect(papasamyaOf(heavy, light, { weighting: 'raman' }).verdict).toBe('unbalanced');
    const sunless = made(9, { Mars: 4, Saturn: 3, Rahu: 3, Sun: 2 });
    expect(papasamyaOf(heavy, sunless, { weighting: 'raman' }).verdict).toBe('passable');
    expect(papasamyaOf(sunless, heavy, { weighting: 'raman' }).verdict).toBe('unbalanced');
  });

  test.prop([anyKundli, anyKundli, fc.constantFrom(...(Object.keys(PAPA_WEIGHTINGS) as PapaWeightingName[]))], seeded)(
    'add up, are plain data, and turn their sign with the roles',
    (a, b, weighting) => {
      const scales = papasamyaOf(a, b, { weighting });
      expect(JSON.parse(canonicalJson(scales))).toEqual(scales);
      for (const { rows, totals, total } of [scales.person1, scales.person2]) {
        const sum = rows.reduce((all, { points }) => all + points, 0);
        expect(Math.abs(sum - total)).toBeLessThan(1e-5);
        expect(Math.abs(totals.lagna + totals.moon + totals.venus - total)).toBeLessThan(1e-5);
        for (const { points } of rows) expect(points).toBeGreaterThan(0);
      }
      expect(papasamyaOf(a, b, { weighting, bride: 'person1' }).difference + scales.difference).toBe(0);
    },
  );
});

describe('between two charts', () => {
  it('the Moon of one in the rising sign of the other, and a lagna opposite the lord of the seventh, are good', () => {
    const one = made(1, { Moon: 4, Venus: 10 });
    const other = made(4, { Moon: 6 });
    const facts = chartFindingsOf(one, other);
    expect(facts.map(({ id, value }) => [id, value.person])).toEqual([
      ['moon-sign-is-lagna-of-partner', 'person1'],
      ['lagna-seventh-from-lord-of-seventh-of-partner', 'person2'],
    ]);
    expect(facts.every(({ value, because }) => value.isGood && because.length === 2)).toBe(true);
  });

  it('the shunned stars are Mula 1 in either, Ashlesha 1, Jyeshtha 1 and Vishakha 4 in the bride', () => {
    const atMoon = (moonDeg: number) => {
      const { lagna, grahas } = made(1, {});
      return kundliFrom({
        lagnaDeg: lagna.longitudeDeg,
        longitudesDeg: {
          ...(Object.fromEntries(NAMES.map((name) => [name, grahas[name as 'Sun'].longitudeDeg])) as never as Record<
            'Sun' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn' | 'Rahu',
            number
          >),
          Moon: moonDeg,
        },
      });
    };
    const stars = (moonDeg: number) => {
      const [own, plain] = [atMoon(moonDeg), made(3, { Moon: 8 })];
      const of = (bride: 'person1' | 'person2') =>
        chartFindingsOf(own, plain, bride)
          .map(({ id }) => id)
          .filter((id) => id.startsWith('star-'));
      return [of('person1'), of('person2')];
    };
    expect(stars(241)).toEqual([['star-mula-1'], ['star-mula-1']]);
    expect(stars(107)).toEqual([['star-ashlesha-1'], []]);
    expect(stars(227)).toEqual([['star-jyeshtha-1'], []]);
    expect(stars(212)).toEqual([['star-vishakha-4'], []]);
    expect(stars(244)).toEqual([[], []]);
  });

  it('dashas that change within half a year of each other are found, and no others', () => {
    const facts = dashaSandhiOf([2450000, 2456000], [2450100, 2456183]);
    expect(facts.map(({ value }) => value)).toEqual([{ jdUt1: 2450000, jdUt2: 2450100, apartDays: 100 }]);
    expect(dashaSandhiOf([2450000], [2450100], { withinDays: 99 })).toEqual([]);
  });
});

describe('a question that cannot be answered', () => {
  it.each<[string, () => unknown]>([
    ['pairRules[0]', () => manglikMatchOf(free, free, { pairRules: ['age'] as never })],
    ['pairRules', () => manglikMatchOf(free, free, { pairRules: 'some' as 'all' })],
    ['houses', () => manglikMatchOf(free, free, { houses: '1' as never })],
    ['weighting', () => papaPointsOf(free, 'heavy' as 'equal')],
    ['bride', () => papasamyaOf(free, free, { bride: 'her' as 'person1' })],
    ['starts1', () => dashaSandhiOf(7 as never, [])],
    ['starts2[0]', () => dashaSandhiOf([], [Number.NaN])],
    ['withinDays', () => dashaSandhiOf([], [], { withinDays: -1 })],
  ])('names the field: %s', (field, ask) => {
    expect(ask).toThrow(EngineError);
    expect(ask).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field }));
  });
});
