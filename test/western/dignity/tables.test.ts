/** The tables of dignity obey the laws that the tradition states of them, and a page of Lilly. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  DODECATEMORIA,
  DOMICILE_SCHOOLS,
  EXALTATION_SCHOOLS,
  EXALTATIONS,
  FACE_SCHOOLS,
  lordsAt,
  SOLAR_LIMITS,
  TERM_SCHOOLS,
  TERMS,
  TRIPLICITY_SCHOOLS,
} from '../../../packages/engine/src/western/dignity/index.ts';

const longitude = fc.double({ min: -720, max: 720, noNaN: true });
const SIGNS = Array.from({ length: 12 }, (_, i) => i + 1);
const FIVE = ['Jupiter', 'Mars', 'Mercury', 'Saturn', 'Venus'];

/** Degrees that each planet has in a table. */
function totals(school: (typeof TERM_SCHOOLS)[number], sect: 'day' | 'night'): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { lord, fromDeg, toDeg } of TERMS[school][sect].flat()) sums[lord] = (sums[lord] ?? 0) + toDeg - fromDeg;
  return sums;
}

describe('terms', () => {
  for (const school of TERM_SCHOOLS)
    for (const sect of ['day', 'night'] as const)
      it(`of the ${school} table by ${sect} divide every sign among the five planets without gap`, () => {
        expect(TERMS[school][sect].length).toBe(12);
        for (const parts of TERMS[school][sect]) {
          expect(parts.map(({ lord }) => lord).sort()).toEqual(FIVE);
          expect(parts[0]?.fromDeg).toBe(0);
          expect(parts.at(-1)?.toDeg).toBe(30);
          for (const [i, part] of parts.entries()) {
            expect(part.toDeg).toBeGreaterThan(part.fromDeg);
            if (i > 0) expect(part.fromDeg).toBe(parts[i - 1]?.toDeg);
          }
        }
      });

  it('of the Egyptians and of Ptolemy sum to the years of the planets', () => {
    const years = { Saturn: 57, Jupiter: 79, Mars: 66, Venus: 82, Mercury: 76 };
    expect(totals('egyptian', 'day')).toEqual(years);
    expect(totals('ptolemaic', 'day')).toEqual(years);
  });

  it('of the Chaldeans sum as Ptolemy says: Saturn 78 and Mercury 66 by day, the other way round by night', () => {
    const shared = { Jupiter: 72, Mars: 69, Venus: 75 };
    expect(totals('chaldean', 'day')).toEqual({ ...shared, Saturn: 78, Mercury: 66 });
    expect(totals('chaldean', 'night')).toEqual({ ...shared, Saturn: 66, Mercury: 78 });
  });

  it('of Saturn are the degrees that Lilly lists (Christian Astrology, 2nd ed. 1659, p. 58), but for one of Sagittarius', () => {
    // Ordinals: the 27th degree is 26° … 27°. The list gives Sagittarius from the 21st; the table of p. 104 from the 20th.
    // biome-ignore format: a row a sign
    const listed = [
      [27, 30], [23, 26], [22, 25], [28, 30], [1, 6], [19, 24], [1, 6], [28, 30], [20, 25], [26, 30], [1, 6], [27, 30],
    ];
    for (const sign of SIGNS) {
      const mine = Array.from({ length: 30 }, (_, i) => i + 1).filter(
        (ordinal) => lordsAt(30 * (sign - 1) + ordinal - 0.5, { terms: 'lilly' }).term.lord === 'Saturn',
      );
      expect([mine[0], mine.at(-1)], `sign ${sign}`).toEqual(listed[sign - 1]);
    }
  });
});

describe('faces', () => {
  it('of the Chaldeans follow the spheres from Mars to Mars', () => {
    const lords = Array.from({ length: 36 }, (_, i) => lordsAt(10 * i + 5).face.lord);
    expect(lords.slice(0, 8)).toEqual(['Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars']);
    expect(lords.at(-1)).toBe('Mars');
  });

  it('of Saturn are those that Lilly lists (p. 58)', () => {
    const thirds = Array.from({ length: 36 }, (_, i) => i).filter((i) => lordsAt(10 * i + 5).face.lord === 'Saturn');
    // Last of Taurus, first of Leo, middle of Libra, last of Sagittarius, first of Pisces.
    expect(thirds).toEqual([5, 12, 19, 26, 33]);
  });

  it('by triplicity begin with the lord of the sign, those of Manilius with Aries', () => {
    const face = (deg: number, faces: 'triplicity' | 'manilius') => lordsAt(deg, { faces }).face.lord;
    expect([5, 15, 25].map((deg) => face(deg, 'triplicity'))).toEqual(['Mars', 'Sun', 'Jupiter']);
    // Taurus has Cancer, Leo and Virgo.
    expect([35, 45, 55].map((deg) => face(deg, 'manilius'))).toEqual(['Moon', 'Sun', 'Mercury']);
  });
});

describe('exaltations', () => {
  it('fall in different signs, and each planet has one', () => {
    const seven = EXALTATIONS.slice(0, 7);
    expect(new Set(seven.map(({ sign }) => sign)).size).toBe(7);
    expect(new Set(EXALTATIONS.map(({ planet }) => planet)).size).toBe(EXALTATIONS.length);
  });

  it('of nodes and Uranus are had by their schools alone', () => {
    expect(lordsAt(62).exaltation).toBeNull();
    expect(lordsAt(62, { exaltation: 'with-nodes' }).exaltation).toBe('NorthNode');
    expect(lordsAt(212, { exaltation: 'with-uranus' }).exaltation).toBe('Uranus');
    expect(lordsAt(212, { exaltation: 'with-nodes' }).exaltation).toBeNull();
  });
});

const schools = fc.record({
  domicile: fc.constantFrom(...DOMICILE_SCHOOLS),
  exaltation: fc.constantFrom(...EXALTATION_SCHOOLS),
  triplicity: fc.constantFrom(...TRIPLICITY_SCHOOLS),
  terms: fc.constantFrom(...TERM_SCHOOLS),
  faces: fc.constantFrom(...FACE_SCHOOLS),
  dodecatemoria: fc.constantFrom(...DODECATEMORIA),
  sect: fc.constantFrom('day' as const, 'night' as const),
});

describe('every degree', () => {
  test.prop([longitude, schools], { seed: 20261121, numRuns: 500 })(
    'has its lords, in detriment and fall who is at home and exalted opposite',
    (deg, options) => {
      const here = lordsAt(deg, options);
      const there = lordsAt(here.longitudeDeg + 180, options);
      expect(here.detriment).toEqual(there.domicile);
      expect(here.fall).toBe(there.exaltation);
      expect(here.degree).toBeGreaterThanOrEqual(here.term.fromDeg);
      expect(here.degree).toBeLessThan(here.term.toDeg);
      expect(here.degree).toBeGreaterThanOrEqual(here.face.fromDeg);
      expect(here.degree).toBeLessThan(here.face.toDeg);
      expect(here.settings).toEqual({ ...options, sect: options.sect });
    },
  );

  it('of a sign is the twelfth part of one of the twelve signs, from the sign itself; Paulus adds the place once more', () => {
    const parts = SIGNS.map((i) => lordsAt(60 + 2.5 * (i - 1) + 1).dodecatemorion.sign);
    expect(parts).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2]);
    expect(lordsAt(61).dodecatemorion.longitudeDeg).toBe(72);
    expect(lordsAt(61, { dodecatemoria: 'times-13' }).dodecatemorion.longitudeDeg).toBe(73);
  });

  it('has a lord of its own, the sign’s lord the first', () => {
    for (const sign of SIGNS) {
      const { monomoiria, domicile } = lordsAt(30 * (sign - 1));
      expect(monomoiria).toBe(domicile[0]);
    }
    expect([0, 1, 2, 3, 4].map((deg) => lordsAt(30 + deg).monomoiria)).toEqual([
      'Venus',
      'Mercury',
      'Moon',
      'Saturn',
      'Jupiter',
    ]);
  });

  it('is refused Chaldean terms without a sect', () => {
    expect(() => lordsAt(0, { terms: 'chaldean' })).toThrow(expect.objectContaining({ field: 'sect' }));
  });
});

it('limits of the Sun’s light stand in order', () => {
  for (const { cazimiDeg, combustDeg, beamsDeg } of Object.values(SOLAR_LIMITS)) {
    expect(cazimiDeg).toBeLessThan(combustDeg);
    expect(combustDeg).toBeLessThan(beamsDeg);
  }
});
