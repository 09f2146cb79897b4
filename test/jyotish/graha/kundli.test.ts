/** The kundli itself: counting of houses and signs, and longitudes that cannot be. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { GRAHAS, houseFrom, kundliFrom, signFrom, spotAt } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { made, seeded } from './kundlis.ts';

const signs = fc.integer({ min: 1, max: 12 });

describe('counting', () => {
  test.prop([signs, signs], seeded)('of a house and of a sign undo each other', (from, sign) => {
    const house = houseFrom(from, sign);
    expect(house >= 1 && house <= 12).toBe(true);
    expect(signFrom(from, house)).toBe(sign);
    expect(signFrom(from, 2 - house)).toBe(signFrom(from, 14 - house));
  });

  test.prop([fc.double({ min: -1e5, max: 1e5, noNaN: true })], seeded)(
    'of a spot adds up to its longitude',
    (longitude) => {
      const { longitudeDeg, sign, degree, nakshatra, pada } = spotAt(longitude);
      expect(Math.abs((sign - 1) * 30 + degree - longitudeDeg)).toBeLessThan(1e-9);
      const quarter = (nakshatra - 1) * 4 + pada - 1;
      expect(longitudeDeg * 0.3 >= quarter - 1e-9 && longitudeDeg * 0.3 < quarter + 1 + 1e-9).toBe(true);
      expect([sign >= 1 && sign <= 12, nakshatra >= 1 && nakshatra <= 27, pada >= 1 && pada <= 4]).toEqual([
        true,
        true,
        true,
      ]);
    },
  );
});

describe('a kundli of longitudes', () => {
  it('sets Ketu opposite Rahu, both retrograde, and knows no speed that it was not given', () => {
    const { grahas } = made({ Rahu: 200 });
    expect([grahas.Ketu.longitudeDeg, grahas.Rahu.isRetrograde, grahas.Ketu.isRetrograde]).toEqual([20, true, true]);
    expect(GRAHAS.map((graha) => grahas[graha].longitudeDegPerDay)).toEqual(Array(9).fill(null));
    expect(made({}, { longitudesDegPerDay: { Mars: -0.1 } }).grahas.Mars.isRetrograde).toBe(true);
  });

  it('refuses what is no number, by its name', () => {
    const longitudesDeg = { Sun: 1, Moon: 2, Mars: 3, Mercury: 4, Jupiter: 5, Venus: 6, Saturn: 7, Rahu: 8 };
    const bad = [
      [{ lagnaDeg: Number.NaN, longitudesDeg }, 'lagnaDeg'],
      [{ lagnaDeg: 1, longitudesDeg: { ...longitudesDeg, Mars: '3' } }, 'longitudesDeg.Mars'],
      [{ lagnaDeg: 1, longitudesDeg: {} }, 'longitudesDeg.Sun'],
      [{ lagnaDeg: 1, longitudesDeg, longitudesDegPerDay: { Mars: Number.NaN } }, 'longitudesDegPerDay.Mars'],
      [{ lagnaDeg: 1, longitudesDeg, latitudesDeg: { Venus: Number.POSITIVE_INFINITY } }, 'latitudesDeg.Venus'],
      [{ lagnaDeg: 1, longitudesDeg, declinationsDeg: { Moon: 'n' } }, 'declinationsDeg.Moon'],
      [{ lagnaDeg: 1, longitudesDeg, midheavenDeg: Number.NaN }, 'midheavenDeg'],
      [{ lagnaDeg: 1, longitudesDeg, latitudesDeg: 'n' }, 'latitudesDeg'],
      [{ lagnaDeg: 1 }, 'longitudesDeg'],
      [null, 'input'],
    ] as const;
    for (const [input, field] of bad)
      expect(() => kundliFrom(input as never), field).toThrow(
        expect.objectContaining({ code: 'INVALID_OPTION', field }),
      );
  });
});
