/** Varnadas against Jagannatha Hora, and what makes Brahma, Rudra and Maheshvara against a textbook. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { kundliFrom } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { trimurtiOf, varnadaSign, varnadasOf } from '../../../packages/engine/src/jyotish/jaimini/index.ts';
import { readTruth } from '../../truth/ledger.ts';
import { anyKundli, made } from '../graha/kundlis.ts';

const seeded = { seed: 20261124 };

describe('varnadas', () => {
  /** V1 … V12 as Jagannatha Hora 8 prints them for four births; figures only, 2026. */
  it.each([
    { lagna: 9, hora: 7, signs: [4, 5, 8, 9, 12, 1, 4, 5, 8, 9, 12, 1] },
    { lagna: 7, hora: 10, signs: [4, 7, 8, 11, 12, 11, 8, 7, 4, 11, 12, 11] },
    { lagna: 6, hora: 12, signs: [5, 8, 9, 12, 1, 4, 5, 8, 9, 12, 1, 4] },
    { lagna: 2, hora: 3, signs: [5, 6, 9, 2, 1, 2, 9, 6, 5, 10, 1, 10] },
  ])('of lagna $lagna and hora lagna $hora are those of Jagannatha Hora', ({ lagna, hora, signs }) => {
    expect(varnadasOf(lagna, hora).varnadas.map(({ sign }) => sign)).toEqual(signs);
  });

  it('are signs with houses, and plain data', () => {
    for (let lagna = 1; lagna <= 12; lagna++)
      for (let hora = 1; hora <= 12; hora++) {
        const answer = varnadasOf(lagna, hora);
        expect(answer.varnadas[0]).toEqual({
          ofHouse: 1,
          sign: varnadaSign(lagna, hora),
          house: ((varnadaSign(lagna, hora) - lagna + 12) % 12) + 1,
        });
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
      }
  });

  it.each([
    ['lagnaSign', () => varnadaSign(0, 1)],
    ['horaLagnaSign', () => varnadaSign(1, 1.5)],
  ])('refuse a sign that is none: %s', (field, ask) => {
    expect(ask).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field }));
  });
});

describe('Brahma, Rudra and Maheshvara', () => {
  it('of the chart of Narasimha Rao’s exercise 23 are his: Mercury with Libra, Aquarius, Gemini; Jupiter', () => {
    // The same birth stands in the file of Jaimini; the answers as PyJHora’s tests of the book give them (chapter 14.3).
    const { cases } = readTruth<{ siderealLongitudes: Record<string, number> }>('jyotish/jaimini.json');
    const given = cases.find(({ id }) => id === 'jaimini-c07')?.input.siderealLongitudes as Record<string, number>;
    const kundli = kundliFrom({ lagnaDeg: given['Ascendant'] as number, longitudesDeg: given as never });
    const { rudra, maheshvara } = trimurtiOf(kundli);
    expect(rudra.value).toMatchObject({ graha: 'Mercury', trishoolaSigns: [7, 11, 3], rule: 'degree' });
    expect(maheshvara.value).toEqual({
      graha: 'Jupiter',
      atmakaraka: 'Mercury',
      house: 6,
      lord: 'Jupiter',
      rule: 'lord',
    });
  });

  it('has Maheshvara as the book’s examples find him', () => {
    // §14.3: atmakaraka Mars in Gemini; Saturn owns the 8th and is exalted, so the lords of the 8th and 12th from him are compared.
    const exalted = made({
      Mars: 89,
      Saturn: 185,
      Sun: 5,
      Moon: 35,
      Mercury: 157,
      Jupiter: 125,
      Venus: 155,
      Rahu: 135,
    });
    const first = trimurtiOf(exalted).maheshvara.value;
    expect(first).toMatchObject({ atmakaraka: 'Mars', house: 8, lord: 'Saturn', rule: 'stronger-of-8-and-12' });
    expect(['Mercury', 'Venus']).toContain(first.graha);
    // Mars in Taurus: Jupiter of Sagittarius, unless Ketu is in Taurus or Sagittarius; then Venus of Libra.
    const free = made({ Mars: 59, Jupiter: 125, Venus: 155, Rahu: 195 });
    expect(trimurtiOf(free).maheshvara.value).toMatchObject({ graha: 'Jupiter', house: 8 });
    const noded = made({ Mars: 59, Jupiter: 125, Venus: 155, Rahu: 225 });
    expect(trimurtiOf(noded).maheshvara.value).toMatchObject({ graha: 'Venus', house: 6 });
    // Mars in Aries: Scorpio’s lord is Ketu where he is named; Jupiter stands in.
    const node = made({ Mars: 29, Rahu: 225 - 60 });
    expect(trimurtiOf(node, { lords: { Scorpio: 'Ketu' } }).maheshvara.value).toMatchObject({
      graha: 'Jupiter',
      lord: 'Ketu',
      rule: 'instead-of-node',
    });
  });

  it('counts Rudra’s eighths by the table of 14.3, or plainly, as where Saturn is in the lagna or the 7th', () => {
    const lords = (lagna: number, extra = {}, options = {}) =>
      trimurtiOf(made({ lagna: (lagna - 1) * 30 + 5, ...extra }), options).rudra.because.slice(0, 2);
    // Taurus and Scorpio: Gemini and Sagittarius by the table; Sagittarius and Gemini plainly.
    expect(lords(2)).toEqual(['lord8.graha=Mercury', 'lord8-from-7.graha=Jupiter']);
    expect(lords(2, {}, { rudraEighth: 'plain' })).toEqual(['lord8.graha=Jupiter', 'lord8-from-7.graha=Mercury']);
    expect(lords(4, {}, { lords: 'single-lord' })).toEqual(['lord8.graha=Jupiter', 'lord8-from-7.graha=Mercury']);
    expect(lords(4, { Saturn: 95 }, { lords: 'single-lord' })).toEqual([
      'lord8.graha=Saturn',
      'lord8-from-7.graha=Sun',
    ]);
  });

  it('takes a weak and afflicted lord as a second Rudra', () => {
    // Aries lagna: Mars of Scorpio and Venus of Taurus. Venus fallen in Virgo with Saturn, Mars with two others.
    const kundli = made({ Mars: 65, Mercury: 67, Sun: 69, Venus: 155, Saturn: 158, Jupiter: 125, Moon: 35, Rahu: 195 });
    const { value } = trimurtiOf(kundli, { lords: 'single-lord' }).rudra;
    expect(value).toMatchObject({ graha: 'Mars', second: 'Venus', rule: 'planets' });
  });

  test.prop([anyKundli, fc.constantFrom('special' as const, 'plain' as const)], seeded)(
    'are facts with their cells, and plain data',
    (kundli, rudraEighth) => {
      const answer = trimurtiOf(kundli, { rudraEighth });
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
      for (const fact of [answer.brahma, answer.rudra, answer.maheshvara]) {
        expect(fact.because.length).toBeGreaterThan(0);
        expect(fact.sources.length).toBeGreaterThan(0);
      }
      expect(['Rahu', 'Ketu']).not.toContain(answer.maheshvara.value.graha);
      expect(['Saturn', 'Rahu', 'Ketu']).not.toContain(answer.brahma.value.graha);
      expect(answer.rudra.value.second).not.toBe(answer.rudra.value.graha);
    },
  );

  it('refuses an eighth that is not there', () => {
    expect(() => trimurtiOf(made({}), { rudraEighth: 'ninth' as never })).toThrow(
      expect.objectContaining({ field: 'rudraEighth' }),
    );
  });
});
