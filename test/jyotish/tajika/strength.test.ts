/** Strengths of Tajika against a printed book, and what holds for every chart. */
import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { VISIBLE_GRAHAS } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import {
  dwadashavargiyaOf,
  HADDA_TABLES,
  HADDAS,
  haddaLordOf,
  harshaBalaOf,
  panchavargiyaOf,
  TAJIKA_FRIENDSHIPS,
  TAJIKA_SCHOOLS,
  tajikaDrekkanaLordOf,
  tajikaDrishtiOf,
  tajikaRelationOf,
  varshaphalaOf,
} from '../../../packages/engine/src/jyotish/tajika/index.ts';
import { anyKundli, made, seeded } from '../graha/kundlis.ts';
import { born, example118, example122, zodiac } from './births.ts';

const yearOf118 = varshaphalaOf(zodiac, born(example118).moment, { age: 33 }, { school: 'pvr' });
const yearOf122 = varshaphalaOf(zodiac, born(example122).moment, { age: 21 }, { school: 'pvr' });

describe('the book’s year of 2000 (Integrated Approach, examples 119 and 120)', () => {
  it('began at night', () => {
    expect(yearOf118.isDay).toBe(false);
  });

  it('has the harsha bala printed', () => {
    const totals = Object.fromEntries(VISIBLE_GRAHAS.map((graha) => [graha, yearOf118.harsha[graha].total]));
    expect(totals).toEqual({ Sun: 0, Moon: 15, Mars: 0, Mercury: 10, Jupiter: 5, Venus: 10, Saturn: 5 });
  });

  it('has the five candidates and the lord printed, and the strength of Mars', () => {
    const { offices, varshesha } = yearOf118.yearLord;
    expect(offices).toEqual({
      'dina-ratri': 'Jupiter',
      'natal-lagna': 'Sun',
      muntha: 'Venus',
      'varsha-lagna': 'Saturn',
      'tri-rashi': 'Mars',
    });
    expect(varshesha.value).toBe('Mars');
    expect(yearOf118.panchavargiya.Mars.vishwa).toBeCloseTo(13.7, 1);
  });

  it('has the lord of 1993 to 1994 that example 122 names', () => {
    expect(yearOf122.yearLord.varshesha.value).toBe('Mercury');
    expect(yearOf122.panchavargiya.Mercury.class).toBe('parakrami');
  });
});

describe('panchavargiya bala', () => {
  test.prop([anyKundli], { ...seeded, numRuns: 200 })('keeps each part in its range, in either school', (kundli) => {
    for (const school of TAJIKA_SCHOOLS) {
      const { grahas } = panchavargiyaOf(kundli, { school });
      for (const graha of VISIBLE_GRAHAS) {
        const { kshetra, uchcha, hadda, drekkana, navamsha, total, vishwa, class: grade } = grahas[graha];
        for (const [part, whole] of [
          [kshetra, 30],
          [hadda, 15],
          [drekkana, 10],
          [navamsha, 5],
        ] as const) {
          expect(part.units).toBeGreaterThanOrEqual(whole / 4);
          expect(part.units).toBeLessThanOrEqual(whole);
          expect(part.units === whole).toBe(part.lord === graha);
        }
        expect(uchcha).toBeGreaterThanOrEqual(0);
        expect(uchcha).toBeLessThanOrEqual(20);
        const sum = kshetra.units + uchcha + hadda.units + drekkana.units + navamsha.units;
        expect(total).toBeCloseTo(sum, 5);
        expect(vishwa).toBeCloseTo(sum / 4, 5);
        expect(['alpa', 'madhya', 'purna', 'parakrami'].indexOf(grade)).toBe(Math.min(3, Math.floor(sum / 20)));
      }
    }
  });

  it('gives twenty for the highest place, none opposite, and the book’s 12.94 for Jupiter at 8°30′ of Virgo', () => {
    const uchcha = (Jupiter: number) => panchavargiyaOf(made({ Jupiter })).grahas.Jupiter.uchcha;
    expect(uchcha(95)).toBe(20);
    expect(uchcha(275)).toBe(0);
    expect(uchcha(158.5)).toBeCloseTo(12.94, 2);
  });

  it('refuses schools that do not exist', () => {
    expect(() => panchavargiyaOf(made({}), { school: 'raman' as never })).toThrowError(/school/);
    expect(() => panchavargiyaOf(made({}), { friendship: 'none' as never })).toThrowError(/friendship/);
    expect(() => panchavargiyaOf(made({}), { hadda: 'none' as never })).toThrowError(/hadda/);
  });
});

describe('the other strengths', () => {
  test.prop([anyKundli], { ...seeded, numRuns: 100 })('stay in their ranges', (kundli) => {
    for (const school of TAJIKA_SCHOOLS) {
      for (const graha of VISIBLE_GRAHAS) {
        const { strong, weak, balance, signs } = dwadashavargiyaOf(kundli, { school }).grahas[graha];
        expect(signs).toHaveLength(12);
        expect(strong + weak).toBeLessThanOrEqual(12);
        expect(balance).toBe(strong - weak);
      }
    }
    const [day, night] = [harshaBalaOf(kundli, true).grahas, harshaBalaOf(kundli, false).grahas];
    for (const graha of VISIBLE_GRAHAS) {
      expect(day[graha].time + night[graha].time).toBe(5);
      expect(day[graha].total % 5).toBe(0);
      expect(Math.abs(day[graha].total - night[graha].total)).toBe(5);
    }
  });

  it('find every graha glad in its own house', () => {
    const glad = { Sun: 245, Moon: 65, Mars: 155, Mercury: 5, Jupiter: 305, Venus: 125, Saturn: 335 };
    const { grahas } = harshaBalaOf(made(glad), true);
    for (const graha of VISIBLE_GRAHAS) expect(grahas[graha].sthana, graha).toBe(5);
  });
});

describe('haddas and drekkanas', () => {
  it.each(HADDA_TABLES)('of the table %s tile each sign among the five', (table) => {
    for (const haddas of HADDAS[table]) {
      expect(haddas.map(({ fromDeg }) => fromDeg)).toEqual([0, ...haddas.slice(0, 4).map(({ toDeg }) => toDeg)]);
      expect(haddas[4]?.toDeg).toBe(30);
      expect(new Set(haddas.map(({ lord }) => lord))).toEqual(
        new Set(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']),
      );
    }
  });

  it('give each of the five the years of the Egyptians, but for one of Mars and Saturn', () => {
    const years = (table: (typeof HADDA_TABLES)[number]) =>
      HADDAS[table].flat().reduce<Record<string, number>>((sum, { lord, fromDeg, toDeg }) => {
        sum[lord] = (sum[lord] ?? 0) + toDeg - fromDeg;
        return sum;
      }, {});
    // The great years of the planets, which the Egyptian terms sum to.
    expect(years('egyptian')).toEqual({ Saturn: 57, Jupiter: 79, Mars: 66, Venus: 82, Mercury: 76 });
    expect(years('tajika')).toEqual({ Saturn: 56, Jupiter: 78, Mars: 67, Venus: 83, Mercury: 76 });
  });

  it('are half-open', () => {
    expect(haddaLordOf(11.9999999)).toBe('Venus');
    expect(haddaLordOf(12)).toBe('Mercury');
    expect(haddaLordOf(67)).toBe('Venus');
    expect(haddaLordOf(67, 'egyptian')).toBe('Jupiter');
  });

  it('follow each other from the slowest to the swiftest, Mars first and last', () => {
    expect([0, 10, 20, 30, 40, 50].map(tajikaDrekkanaLordOf)).toEqual([
      'Mars',
      'Sun',
      'Venus',
      'Mercury',
      'Moon',
      'Saturn',
    ]);
    expect(tajikaDrekkanaLordOf(355)).toBe('Mars');
  });
});

describe('relations and glances', () => {
  test.prop([anyKundli], { ...seeded, numRuns: 100 })(
    'are the same both ways where they go by place or camp',
    (kundli) => {
      for (const friendship of TAJIKA_FRIENDSHIPS.filter((name) => name !== 'natural'))
        for (const a of VISIBLE_GRAHAS)
          for (const b of VISIBLE_GRAHAS)
            expect(tajikaRelationOf(kundli, a, b, friendship)).toBe(tajikaRelationOf(kundli, b, a, friendship));
    },
  );

  test.prop([anyKundli], { ...seeded, numRuns: 100 })(
    'fall from each on the other, of one kind, but not of one strength',
    (kundli) => {
      for (const school of TAJIKA_SCHOOLS) {
        const { rows } = tajikaDrishtiOf(kundli, { school });
        for (const row of rows) {
          const back = rows.find(({ from, to }) => from === row.to && to === row.from);
          expect(back?.kind).toBe(row.kind);
          expect(back?.orbDeg).toBe(row.orbDeg);
          if (row.count === 3) expect([row.strength, back?.strength]).toEqual([40, 10]);
          expect(row.isWithinOrb).toBe(row.gapDeg <= row.orbDeg);
          expect([6, 8].includes(row.count)).toBe(false);
          if (school === 'neelakanthi') expect([2, 12].includes(row.count)).toBe(false);
        }
      }
    },
  );
});
