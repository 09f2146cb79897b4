/** The states of a graha: ages, wakefulness, moods, shame and pride, and the twelve doings. */
import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { baladiOf, deeptadiOf, jagradadiOf, lajjitadiOf } from '../../../packages/engine/src/jyotish/graha/avastha.ts';
import { dignityOf } from '../../../packages/engine/src/jyotish/graha/dignity.ts';
import { GRAHAS } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { SHAYANADI, shayanadiOf } from '../../../packages/engine/src/jyotish/graha/shayanadi.ts';
import { anyKundli, made, seeded } from './kundlis.ts';

describe('the five ages', () => {
  it('are six degrees each, and run backward in even signs', () => {
    const ages = (start: number) =>
      [0, 5.9999999, 6, 12, 18, 24, 29.9999999].map((deg) => baladiOf(made({ Mars: start + deg }), 'Mars').state);
    expect(ages(0)).toEqual(['bala', 'bala', 'kumara', 'yuva', 'vriddha', 'mrita', 'mrita']);
    expect(ages(30)).toEqual(['mrita', 'mrita', 'vriddha', 'yuva', 'kumara', 'bala', 'bala']);
    expect(baladiOf(made({ Mars: 14 }), 'Mars').result).toBe('full');
  });
});

describe('wakefulness', () => {
  test.prop([anyKundli], seeded)('follows the dignity', (kundli) => {
    for (const graha of GRAHAS) {
      const state = {
        exalted: 'jagrat',
        moolatrikona: 'jagrat',
        own: 'jagrat',
        'great-friend': 'svapna',
        friend: 'svapna',
        neutral: 'svapna',
        enemy: 'sushupti',
        'great-enemy': 'sushupti',
        debilitated: 'sushupti',
      }[dignityOf(kundli, graha)];
      expect(jagradadiOf(kundli, graha).state).toBe(state);
    }
  });

  it('by the Jataka Parijata looks at the navamsha', () => {
    // Mars at 14° of Cancer is debilitated, in the navamsha of Scorpio, his own.
    const kundli = made({ Mars: 104 });
    expect(jagradadiOf(kundli, 'Mars').state).toBe('sushupti');
    expect(jagradadiOf(kundli, 'Mars', { jagradadi: 'jataka-parijata' }).state).toBe('jagrat');
  });
});

describe('moods', () => {
  it('by Parashara go by the sign, a malefic beside, and the Sun', () => {
    expect(deeptadiOf(made({ Jupiter: 95, Mercury: 35 }), 'Jupiter')).toEqual(['deepta']);
    expect(deeptadiOf(made({ Jupiter: 95, Saturn: 110, Mercury: 35 }), 'Jupiter')).toEqual(['deepta', 'vikala']);
    expect(deeptadiOf(made({ Jupiter: 95, Sun: 92, Mercury: 35 }), 'Jupiter')).toEqual(['deepta', 'vikala', 'kopa']);
    expect(deeptadiOf(made({ Saturn: 310 }), 'Saturn')[0]).toBe('svastha');
    // Saturn in Aries is debilitated; the verse has no mood for it, so Mars decides: an enemy near, in the third.
    expect(deeptadiOf(made({ Saturn: 8, Mars: 65 }), 'Saturn')[0]).toBe('dina');
  });

  it('by Saravali and Phaladeepika know fear, bright rays and a lost war', () => {
    const fallen = made({ Saturn: 25 });
    expect(deeptadiOf(fallen, 'Saturn', { deeptadi: 'saravali' })).toContain('bhita');
    expect(deeptadiOf(fallen, 'Saturn', { deeptadi: 'saravali' })).toContain('shakta');
    const beaten = made({ Mars: 65, Venus: 65.5 }, { latitudesDeg: { Mars: 2, Venus: 1 } });
    expect(deeptadiOf(beaten, 'Venus', { deeptadi: 'saravali' })).toContain('pidita');
    expect(deeptadiOf(beaten, 'Mars', { deeptadi: 'saravali' })).not.toContain('pidita');
    const hidden = made({ Sun: 65, Mars: 66 });
    expect(deeptadiOf(hidden, 'Mars', { deeptadi: 'phaladeepika' })).toContain('vikala');
    expect(deeptadiOf(hidden, 'Mars', { deeptadi: 'phaladeepika' })).not.toContain('shakta');
  });

  it('say dina of an enemy only by Phaladeepika, of a neutral only by Parashara', () => {
    // Mars in Gemini; Mercury, his enemy, in the same sign: a great enemy.
    const kundli = made({ Mars: 65, Mercury: 70 });
    expect(dignityOf(kundli, 'Mars')).toBe('great-enemy');
    expect(deeptadiOf(kundli, 'Mars')[0]).toBe('khala');
    expect(deeptadiOf(kundli, 'Mars', { deeptadi: 'phaladeepika' })[0]).toBe('dina');
    expect(deeptadiOf(kundli, 'Mars', { deeptadi: 'saravali' })).not.toContain('dina');
  });
});

describe('shame, pride and their kin', () => {
  it('have each its condition', () => {
    // Lagna Aries, so Leo is the fifth.
    expect(lajjitadiOf(made({ Jupiter: 125, Saturn: 130 }), 'Jupiter')).toContain('lajjita');
    expect(lajjitadiOf(made({ lagna: 40, Jupiter: 125, Saturn: 130 }), 'Jupiter')).not.toContain('lajjita');
    expect(lajjitadiOf(made({ Jupiter: 95, Mercury: 35 }), 'Jupiter')).toContain('garvita');
    expect(lajjitadiOf(made({ Jupiter: 125, Saturn: 130 }), 'Jupiter')).toContain('kshudhita');
    // Moon in Cancer, looked at by Mars from Aries (the fourth) and by nobody else.
    const thirsty = made({ Moon: 95, Mars: 5, Sun: 65, Mercury: 70, Jupiter: 75, Venus: 80, Saturn: 155, Rahu: 35 });
    expect(lajjitadiOf(thirsty, 'Moon')).toContain('trishita');
    // Jupiter in Pisces looks at Cancer too: no thirst, but delight.
    const relieved = made({ Moon: 95, Mars: 5, Sun: 65, Mercury: 70, Jupiter: 335, Venus: 80, Saturn: 155, Rahu: 35 });
    expect(lajjitadiOf(relieved, 'Moon')).not.toContain('trishita');
    expect(lajjitadiOf(relieved, 'Moon')).toContain('mudita');
    expect(lajjitadiOf(made({ Moon: 8, Sun: 5, Saturn: 12 }), 'Moon')).toContain('kshobhita');
    expect(lajjitadiOf(made({ Moon: 8, Sun: 5 }), 'Sun')).not.toContain('kshobhita');
  });

  test.prop([anyKundli], seeded)('are proud exactly where exalted or in moolatrikona', (kundli) => {
    for (const graha of GRAHAS) {
      const dignity = dignityOf(kundli, graha);
      expect(lajjitadiOf(kundli, graha).includes('garvita')).toBe(dignity === 'exalted' || dignity === 'moolatrikona');
    }
  });
});

describe('the twelve doings', () => {
  // Sun at 5° of Aries: nakshatra 1, graha 1, navamsha 2; Moon at 5° of Taurus: nakshatra 3; lagna Aries.
  const kundli = made({});

  it('are what is left of the sum by twelve', () => {
    expect([kundli.grahas.Sun.nakshatra, kundli.grahas.Moon.nakshatra, kundli.lagna.sign]).toEqual([1, 3, 1]);
    // 1·1·2 + 3 + 10 + 1 = 16, and 16 − 12 = 4.
    expect(shayanadiOf(kundli, 'Sun', { ghatis: 10 })).toEqual({ state: 'prakasha', manner: null });
    // 18 more than that sum is 24: nothing left, the twelfth.
    expect(shayanadiOf(kundli, 'Sun', { ghatis: 18 }).state).toBe('nidra');
    // Saturn at 5° of Libra: nakshatra 14, graha 7, navamsha 2: 196 + 3 + 10 + 1 = 210, 6 left.
    expect(shayanadiOf(kundli, 'Saturn', { ghatis: 10 }).state).toBe('agamana');
    // Venus at 5° of Virgo: nakshatra 12, graha 6, navamsha 2 of the sign or Aquarius, 11.
    expect(shayanadiOf(kundli, 'Venus', { ghatis: 10 }).state).toBe(SHAYANADI[(12 * 6 * 2 + 14 - 1) % 12]);
    expect(shayanadiOf(kundli, 'Venus', { ghatis: 10, navamshaCount: 'sign' }).state).toBe(
      SHAYANADI[(12 * 6 * 11 + 14 - 1) % 12],
    );
  });

  it('have their manner by the name', () => {
    // Prakasha, the 4th: 16 and a 1 is 17, 5 left, and 5 for the Sun 10: 1 left, drishti.
    expect(shayanadiOf(kundli, 'Sun', { ghatis: 10, nameNumber: 1 }).manner).toBe('drishti');
    expect(shayanadiOf(kundli, 'Sun', { ghatis: 10, nameNumber: 2 }).manner).toBe('cheshta');
    expect(shayanadiOf(kundli, 'Sun', { ghatis: 10, nameNumber: 3 }).manner).toBe('vicheshta');
    // Gamana, the 5th: 25 and a 2 is 27, 3 left, and 5 for the Sun 8: 2 left, cheshta.
    expect(shayanadiOf(kundli, 'Sun', { ghatis: 11, nameNumber: 2 })).toEqual({ state: 'gamana', manner: 'cheshta' });
  });

  it('refuse ghatis and names that cannot be', () => {
    for (const ghatis of [-1, 61, 1.5, Number.NaN, undefined as never])
      expect(() => shayanadiOf(kundli, 'Sun', { ghatis })).toThrow(expect.objectContaining({ field: 'birth.ghatis' }));
    expect(() => shayanadiOf(kundli, 'Sun', { ghatis: 1, nameNumber: 6 })).toThrow(
      expect.objectContaining({ field: 'birth.nameNumber' }),
    );
  });
});
