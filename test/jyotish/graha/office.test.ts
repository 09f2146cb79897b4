/** What a graha is for a lagna, what it stands for, and argala. */
import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { argalasOn } from '../../../packages/engine/src/jyotish/graha/argala.ts';
import {
  badhakaHouseOf,
  badhakaLordOf,
  functionalFactsOf,
  functionalRolesOf,
} from '../../../packages/engine/src/jyotish/graha/functional.ts';
import { bhavaKarakasOf, STHIRA_KARAKAS } from '../../../packages/engine/src/jyotish/graha/karaka.ts';
import { GRAHAS, houseFrom, signFrom } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { lordOf } from '../../../packages/engine/src/jyotish/graha/lordship.ts';
import { SOURCES } from '../../../packages/engine/src/sources.ts';
import { anyKundli, made, seeded } from './kundlis.ts';

const SIGNS = Array.from({ length: 12 }, (_, i) => i + 1);
const those = (sign: number, is: (role: ReturnType<typeof functionalRolesOf>[number]) => boolean) =>
  functionalRolesOf(sign)
    .filter(is)
    .map(({ graha }) => graha);

describe('the office of a graha', () => {
  it('makes Mars, Venus and Saturn yogakarakas for two lagnas each, and nobody else', () => {
    const found = SIGNS.map((sign) => those(sign, ({ isYogakaraka }) => isYogakaraka).join());
    expect(found).toEqual(['', 'Saturn', '', 'Mars', 'Mars', '', 'Saturn', '', '', 'Venus', 'Venus', '']);
  });

  it('has the lords of the 2nd and 7th for marakas and one badhaka', () => {
    for (const sign of SIGNS) {
      expect(new Set(those(sign, ({ isMaraka }) => isMaraka))).toEqual(
        new Set([lordOf(signFrom(sign, 2)), lordOf(signFrom(sign, 7))]),
      );
      expect(those(sign, ({ isBadhaka }) => isBadhaka)).toEqual([badhakaLordOf(sign)]);
    }
    expect(SIGNS.map(badhakaHouseOf)).toEqual([11, 9, 7, 11, 9, 7, 11, 9, 7, 11, 9, 7]);
    expect([badhakaLordOf(1), badhakaLordOf(2), badhakaLordOf(3)]).toEqual(['Saturn', 'Saturn', 'Jupiter']);
  });

  it('is what the verse says, and nothing where it is silent', () => {
    const nature = (sign: number) =>
      Object.fromEntries(functionalRolesOf(sign).map(({ graha, nature: n }) => [graha, n]));
    expect(nature(1)).toMatchObject({
      Sun: 'benefic',
      Jupiter: 'benefic',
      Saturn: 'malefic',
      Venus: 'malefic',
      Moon: null,
      Rahu: null,
    });
    expect(nature(9)).toMatchObject({ Venus: 'malefic', Saturn: null, Jupiter: 'neutral' });
    for (const sign of SIGNS) {
      const named = functionalRolesOf(sign).filter(({ nature: n }) => n !== null);
      expect(named.length >= 4 && named.every(({ graha }) => graha !== 'Rahu' && graha !== 'Ketu')).toBe(true);
      // A yogakaraka by rule is benefic by the verse; of the lord of the 3rd and 6th or 6th and 11th no good is said.
      for (const { graha, isYogakaraka, houses, nature: n } of functionalRolesOf(sign)) {
        if (isYogakaraka) expect(`${sign} ${graha} ${n}`).toBe(`${sign} ${graha} benefic`);
        if (houses.length === 2 && houses.every((house) => [3, 6, 11].includes(house))) expect(n).toBe('malefic');
      }
    }
  });

  it('kills where the verse says so, and not where it says that a maraka does not', () => {
    const killers = SIGNS.map((sign) => those(sign, ({ isKiller }) => isKiller).join());
    expect(killers[0]).toBe('Venus');
    // Parashara 34.38–40 of Saturn for Capricorn, 34.43–44 of Mars for Pisces.
    expect([killers[9], killers[11]]).toEqual(['Moon,Mars,Jupiter', 'Mercury,Saturn']);
    expect([those(10, ({ isMaraka }) => isMaraka), those(12, ({ isMaraka }) => isMaraka)]).toEqual([
      ['Moon', 'Saturn'],
      ['Mars', 'Mercury'],
    ]);
  });

  it('is told as facts, each with its source and its cells', () => {
    const facts = functionalFactsOf(2);
    expect(facts.find(({ id }) => id === 'yogakaraka-saturn')).toEqual({
      id: 'yogakaraka-saturn',
      value: 'Saturn',
      because: ['lagna.sign=2', 'lord9.graha=Saturn', 'lord10.graha=Saturn'],
      sources: ['bphs'],
      classification: 'classical',
    });
    for (const sign of SIGNS) {
      const all = functionalFactsOf(sign);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.every(({ sources, because }) => because.length > 0 && sources.every((key) => key in SOURCES))).toBe(
        true,
      );
    }
  });
});

describe('natural significators', () => {
  it('are there for every house, in two texts', () => {
    expect(SIGNS.map((house) => bhavaKarakasOf(house).join())).toEqual([
      'Sun',
      'Jupiter',
      'Mars',
      'Moon',
      'Jupiter',
      'Mars',
      'Venus',
      'Saturn',
      'Jupiter',
      'Mercury',
      'Jupiter',
      'Saturn',
    ]);
    for (const house of SIGNS)
      expect(bhavaKarakasOf(house, 'phaladeepika')).toEqual(expect.arrayContaining([...bhavaKarakasOf(house)]));
    expect(STHIRA_KARAKAS.find(({ relative }) => relative === 'father')?.grahas).toEqual(['Sun', 'Venus']);
    expect(() => bhavaKarakasOf(1, 'mine' as never)).toThrow(expect.objectContaining({ field: 'school' }));
  });
});

describe('argala', () => {
  it('holds, is undone, or is left open by the count', () => {
    // On Aries: Moon and Mercury in Taurus (2nd), Saturn in Pisces (12th); Jupiter in Cancer (4th), Venus in Capricorn (10th).
    const kundli = made({ Sun: 155, Moon: 35, Mercury: 40, Saturn: 335, Jupiter: 95, Venus: 275, Mars: 245, Rahu: 75 });
    const { argalas, isReversed } = argalasOn(kundli, 1);
    expect(isReversed).toBe(false);
    const row = (place: number) => argalas.find((argala) => argala.place === place);
    expect(row(2)).toMatchObject({
      sign: 2,
      grahas: ['Moon', 'Mercury'],
      outcome: 'holds',
      kind: 'primary',
      obstruction: { place: 12, sign: 12, grahas: ['Saturn'] },
    });
    expect(row(4)).toMatchObject({ outcome: 'equal', nature: 'benefic' });
    expect(row(11)).toMatchObject({ outcome: 'empty', nature: null, obstruction: { place: 3, grahas: ['Rahu'] } });
    expect(row(5)).toMatchObject({
      outcome: 'empty',
      kind: 'secondary',
      obstruction: { place: 9, grahas: ['Mars', 'Ketu'] },
    });
  });

  it('of three malefics in the third is undone by nothing', () => {
    const kundli = made({ Sun: 65, Mars: 70, Saturn: 75, Moon: 95 });
    expect(argalasOn(kundli, 1).argalas.find(({ kind }) => kind === 'of-malefics')).toMatchObject({
      place: 3,
      sign: 3,
      grahas: ['Sun', 'Mars', 'Saturn'],
      obstruction: null,
      outcome: 'holds',
      nature: 'malefic',
    });
    expect(argalasOn(made({ Sun: 65, Mars: 70 }), 1).argalas.map(({ kind }) => kind)).not.toContain('of-malefics');
  });

  test.prop([anyKundli], seeded)('on the nodes is counted backward where the school says so', (kundli) => {
    for (const on of GRAHAS) {
      const { sign } = kundli.grahas[on];
      for (const [reversal, reversed] of [
        ['bphs', ['Rahu', 'Ketu']],
        ['jaimini', ['Ketu']],
        ['none', []],
      ] as const) {
        const { argalas, isReversed } = argalasOn(kundli, on, { reversal });
        expect(isReversed).toBe((reversed as readonly string[]).includes(on));
        for (const { place, sign: there, grahas, obstruction } of argalas) {
          expect(there).toBe(isReversed ? signFrom(sign, 2 - place) : signFrom(sign, place));
          expect(grahas.every((graha) => kundli.grahas[graha].sign === there)).toBe(true);
          // A place and what undoes it lie alike on either side of the reference.
          if (obstruction !== null) expect((houseFrom(sign, there) + houseFrom(sign, obstruction.sign)) % 12).toBe(2);
        }
      }
    }
    expect(() => argalasOn(kundli, 1, { reversal: 'both' as never })).toThrow(
      expect.objectContaining({ field: 'reversal' }),
    );
  });
});
