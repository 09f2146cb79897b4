/** Ashtakavarga against three programs and a textbook, and the laws that hold for every chart. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import { VISIBLE_GRAHAS } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import {
  ASHTAKAVARGA_EDITIONS,
  type Ashtakavarga,
  type AshtakavargaOptions,
  type AshtakavargaSigns,
  ashtakavargaOf,
  CONTRIBUTORS,
  EKADHIPATYA_SCHOOLS,
  ekadhipatyaShodhana,
  kakshyaAt,
  kakshyasOf,
  kakshyaTransit,
  pindaOf,
  prastaraOf,
  RASHI_MULTIPLIERS,
  trikonaShodhana,
  VENUS_TABLES,
} from '../../../packages/engine/src/jyotish/strength/index.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';
import { type BirthInput, castKundli } from './births.ts';

const seeded = { seed: 20261122 };
const PATH = 'jyotish/ashtakavarga.json';

type Table = readonly number[];
interface Expect {
  readonly bav?: { readonly [name: string]: Table };
  readonly lagnaAshtakavarga?: Table;
  readonly moonBav?: { readonly [edition: string]: Table };
  readonly venusBav?: { readonly [edition: string]: Table };
  readonly sarva?: { readonly [edition: string]: Table } | Table;
  readonly trikonaShodhana?: { readonly [name: string]: Table };
  readonly rasiPinda?: Table;
  readonly grahaPinda?: Table;
  readonly shodhyaPinda?: Table;
}
interface Input extends BirthInput {
  readonly signs?: { readonly [name: string]: number };
  readonly occupants?: { readonly [sign: string]: readonly string[] };
}

const truth = readTruth<Input, Expect>(PATH);
const ledger = truthLedger('Ashtakavarga', PATH);

const SIGNS = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
/** The file's word for the lagna. */
const named = (signs: { readonly [name: string]: number }): AshtakavargaSigns => {
  const { Ascendant, ...grahas } = signs;
  return { ...grahas, Lagna: Ascendant } as unknown as AshtakavargaSigns;
};
const signsOf = ({ signs, occupants }: Input): AshtakavargaSigns => {
  if (signs !== undefined) return named(signs);
  const placed = Object.entries(occupants ?? {}).flatMap(([sign, names]) =>
    names.map((name) => [name, SIGNS.indexOf(sign) + 1] as const),
  );
  return named(Object.fromEntries(placed));
};
const VENUS_KEYS = {
  'parashara-jhora': 'marsFrom3-4-6-9-11-12',
  'varahamihira-raman': 'marsFrom3-5-6-9-11-12',
} as const;

/** What a case expects, of whatever asks with the options of an edition. */
function compare(wanted: Expect, ask: (options: AshtakavargaOptions) => Ashtakavarga): void {
  const usual = ask({});
  for (const [name, table] of Object.entries(wanted.bav ?? {}))
    expect(usual.bhinna[name as 'Sun'], name).toEqual(table);
  if (wanted.lagnaAshtakavarga) expect(usual.bhinna.Lagna).toEqual(wanted.lagnaAshtakavarga);
  for (const [edition, table] of Object.entries(wanted.moonBav ?? {}))
    expect(ask({ edition: edition as 'maitreya' }).bhinna.Moon, edition).toEqual(table);
  for (const venusTable of VENUS_TABLES) {
    const table = wanted.venusBav?.[VENUS_KEYS[venusTable]];
    if (table) expect(ask({ venusTable }).bhinna.Venus, venusTable).toEqual(table);
  }
  if (Array.isArray(wanted.sarva)) expect(usual.sarva).toEqual(wanted.sarva);
  else
    for (const [edition, table] of Object.entries(wanted.sarva ?? {}))
      expect(ask({ edition: edition as 'parashara-jhora' }).sarva, edition).toEqual(table);
  for (const [name, table] of Object.entries(wanted.trikonaShodhana ?? {}))
    expect(usual.trikona[name as 'Sun'], name).toEqual(table);
  const pindas = VISIBLE_GRAHAS.map((graha) => usual.pindas[graha]);
  if (wanted.rasiPinda) expect(pindas.map(({ rashi }) => rashi)).toEqual(wanted.rasiPinda);
  if (wanted.grahaPinda) expect(pindas.map(({ graha }) => graha)).toEqual(wanted.grahaPinda);
  if (wanted.shodhyaPinda) expect(pindas.map(({ yoga }) => yoga)).toEqual(wanted.shodhyaPinda);
}

describe('ashtakavarga of the reference', () => {
  for (const { id, input, expect: wanted } of truth.cases) {
    it(`${id}: every table, sum, reduction and pinda, from signs and from date and place`, () => {
      const signs = signsOf(input);
      compare(wanted, (options) => ashtakavargaOf({ signs }, options));
      if (input.datetime !== undefined) {
        const kundli = castKundli(input);
        compare(wanted, (options) => ashtakavargaOf(kundli, options));
      }
      ledger.pass(id);
    });
  }

  /** Where programs contradict each other: each one's reduction and pinda is an option here. */
  for (const { id, signs, values } of truth.disputed as readonly any[]) {
    it(`${id}: the reductions and pindas of either program are reached by options`, () => {
      for (const [program, ekadhipatya] of [
        ['PyJHora', 'pyjhora'],
        ['Maitreya', 'maitreya'],
      ] as const) {
        const got = ashtakavargaOf({ signs: named(signs) }, { ekadhipatya, rashiMultipliers: 'virgo-six' });
        for (const [name, wanted] of Object.entries<any>(values.ekadhipatya))
          expect(got.ekadhipatya[name as 'Sun'], `${name}, ${program}`).toEqual(wanted[program]);
        for (const [name, wanted] of Object.entries<any>(values.pinda)) {
          const { rashi, graha, yoga } = got.pindas[name as 'Sun'];
          expect([rashi, graha, yoga], `${name}, ${program}`).toEqual(wanted[program]);
        }
      }
    });
  }
});

const sign = fc.integer({ min: 1, max: 12 });
const anySigns = fc.record({
  Sun: sign,
  Moon: sign,
  Mars: sign,
  Mercury: sign,
  Jupiter: sign,
  Venus: sign,
  Saturn: sign,
  Lagna: sign,
  Rahu: sign,
  Ketu: sign,
});
const anyOptions = fc.record({
  edition: fc.constantFrom(...ASHTAKAVARGA_EDITIONS),
  sarva: fc.constantFrom('seven' as const, 'with-lagna' as const),
  ekadhipatya: fc.constantFrom(...EKADHIPATYA_SCHOOLS),
  rashiMultipliers: fc.constantFrom(...RASHI_MULTIPLIERS),
});
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

describe('any ashtakavarga', () => {
  test.prop([anySigns, anyOptions], seeded)(
    'has the sums that tradition states: 337, and 386 with the lagna',
    (signs, options) => {
      const { bhinna, totals, sarva, sarvaTotal } = ashtakavargaOf({ signs }, options);
      expect(CONTRIBUTORS.map((of) => totals[of])).toEqual([48, 49, 39, 54, 56, 52, 39, 49]);
      for (const of of CONTRIBUTORS) expect(sum(bhinna[of])).toBe(totals[of]);
      expect(sarvaTotal).toBe(options.sarva === 'with-lagna' ? 386 : 337);
      expect(sum(sarva)).toBe(sarvaTotal);
      const counted = CONTRIBUTORS.filter((of) => of !== 'Lagna' || options.sarva === 'with-lagna');
      for (let i = 0; i < 12; i++) expect(sarva[i]).toBe(sum(counted.map((of) => bhinna[of][i] as number)));
    },
  );

  test.prop([anySigns, anyOptions], seeded)(
    'never grows by a reduction, and never falls below zero',
    (signs, options) => {
      const { bhinna, trikona, ekadhipatya } = ashtakavargaOf({ signs }, options);
      for (const of of CONTRIBUTORS) {
        for (let i = 0; i < 12; i++) {
          const [points, after, left] = [bhinna[of][i], trikona[of][i], ekadhipatya[of][i]] as [number, number, number];
          expect(after).toBeLessThanOrEqual(points);
          expect(left).toBeLessThanOrEqual(after);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(8);
        }
        for (let i = 0; i < 4; i++) expect(Math.min(...[0, 4, 8].map((k) => trikona[of][i + k] as number))).toBe(0);
      }
    },
  );

  test.prop([anySigns, fc.integer({ min: 1, max: 11 }), anyOptions], seeded)(
    'turns with the zodiac: all signs moved by the same number move every table with them',
    (signs, shift, options) => {
      const turned = Object.fromEntries(
        Object.entries(signs).map(([name, at]) => [name, ((at - 1 + shift) % 12) + 1]),
      ) as typeof signs;
      const [one, other] = [ashtakavargaOf({ signs }, options), ashtakavargaOf({ signs: turned }, options)];
      for (const of of CONTRIBUTORS) {
        for (const key of ['bhinna', 'trikona'] as const)
          expect(one[key][of].map((_, i) => other[key][of][(i + shift) % 12])).toEqual(one[key][of]);
      }
      expect(one.sarva.map((_, i) => other.sarva[(i + shift) % 12])).toEqual(one.sarva);
    },
  );

  test.prop([anySigns, anyOptions], seeded)('is the sum of its spread: each bindu has one giver', (signs, options) => {
    const { bhinna } = ashtakavargaOf({ signs }, options);
    for (const of of CONTRIBUTORS) {
      const spread = prastaraOf({ signs }, of, options);
      for (let i = 0; i < 12; i++)
        expect(sum(CONTRIBUTORS.map((giver) => spread[giver][i] as number))).toBe(bhinna[of][i]);
    }
  });

  test.prop([anySigns, anyOptions], seeded)('is plain data that says which tables it used', (signs, options) => {
    const answer = ashtakavargaOf({ signs }, options);
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    expect(answer.settings).toMatchObject(options);
    expect(answer.settings.moonTable).toBe(options.edition);
  });

  it('takes the Moon’s table and that of Venus from another edition where asked', () => {
    const signs = signsOf(truth.cases[0]?.input as Input);
    const mixed = ashtakavargaOf({ signs }, { moonTable: 'maitreya', venusTable: 'varahamihira-raman' });
    const [maitreya, raman] = (['maitreya', 'varahamihira-raman'] as const).map((edition) =>
      ashtakavargaOf({ signs }, { edition }),
    );
    expect(mixed.bhinna.Moon).toEqual(maitreya?.bhinna.Moon);
    expect(mixed.bhinna.Venus).toEqual(raman?.bhinna.Venus);
    expect(mixed.settings.edition).toBe('parashara-jhora');
  });
});

describe('reductions', () => {
  const none = { Sun: 3, Moon: 3, Mars: 3, Mercury: 3, Jupiter: 3, Venus: 3, Saturn: 3, Lagna: 3 };
  it('leave a trine with a zero, empty a trine of equals, and else take the least away', () => {
    expect(trikonaShodhana([0, 3, 5, 2, 4, 3, 6, 1, 2, 3, 7, 4])).toEqual([0, 0, 0, 1, 4, 0, 1, 0, 2, 0, 2, 3]);
  });

  it('of two empty signs of one lord: equals lose all, the larger comes down to the smaller', () => {
    const points = [2, 3, 0, 0, 0, 0, 3, 5, 0, 1, 4, 0];
    expect(ekadhipatyaShodhana(points, none, 'Sun')).toEqual([2, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 0]);
  });

  it('of an empty and an occupied sign: the empty one keeps no more than the other, or nothing', () => {
    const points = [2, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0];
    expect(ekadhipatyaShodhana(points, { ...none, Mars: 1 }, 'Sun')[7]).toBe(2);
    expect(ekadhipatyaShodhana(points, { ...none, Mars: 1 }, 'Sun', 'maitreya')[7]).toBe(3);
    expect(ekadhipatyaShodhana(points, { ...none, Mars: 8 }, 'Sun')[0]).toBe(0);
    expect(ekadhipatyaShodhana(points, { ...none, Mars: 1, Sun: 8 }, 'Sun')).toEqual(points);
    // Another's table stays as it is where only the lord's own is reduced.
    expect(ekadhipatyaShodhana(points, { ...none, Mars: 1 }, 'Sun', 'pyjhora')).toEqual(points);
    expect(ekadhipatyaShodhana(points, { ...none, Mars: 1 }, 'Mars', 'pyjhora')[7]).toBe(2);
  });

  it('count a node or the lagna as one who occupies, but not by Maitreya’s rule', () => {
    const points = [5, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0];
    for (const who of ['Rahu', 'Ketu', 'Lagna']) {
      expect(ekadhipatyaShodhana(points, { ...none, [who]: 1 }, 'Sun')[0], who).toBe(5);
      expect(ekadhipatyaShodhana(points, { ...none, [who]: 1 }, 'Sun', 'maitreya')[0], who).toBe(0);
    }
  });

  it('weigh Virgo 5 or 6', () => {
    const points = [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0];
    expect(pindaOf(points, { ...none, Jupiter: 6 })).toEqual({ rashi: 10, graha: 20, yoga: 30 });
    expect(pindaOf(points, none, 'virgo-six').rashi).toBe(12);
  });
});

describe('kakshyas', () => {
  const signs = signsOf(truth.cases[0]?.input as Input);

  it('are eight of 3°45′ in each sign, from Saturn to the lagna, half-open', () => {
    expect(kakshyaAt(0)).toEqual({ sign: 1, part: 1, lord: 'Saturn', fromDeg: 0, toDeg: 3.75 });
    const lords = Array.from({ length: 8 }, (_, part) => kakshyaAt(100 * 3.75 + part * 3.75 - 15).lord);
    expect(lords).toEqual(['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Lagna']);
    expect(kakshyaAt(3.7499999).lord).toBe('Saturn');
    expect(kakshyaAt(3.75).lord).toBe('Jupiter');
    expect(kakshyaAt(-1e-9)).toMatchObject({ sign: 1, part: 1 });
    expect(kakshyaAt(359.9999999)).toMatchObject({ sign: 12, part: 8, lord: 'Lagna' });
  });

  test.prop([fc.double({ min: -1000, max: 1000, noNaN: true }), fc.constantFrom(...CONTRIBUTORS)], seeded)(
    'hold their longitude, and a bindu exactly where their lord gave one',
    (longitude, of) => {
      const found = kakshyaTransit({ signs }, of, longitude);
      const all = kakshyasOf({ signs }, of);
      expect(all).toHaveLength(96);
      expect(all[(found.sign - 1) * 8 + found.part - 1]).toEqual(found);
      const home = ((longitude % 360) + 360) % 360;
      // Degrees: places are decided on steps of 1e-7.
      const within = home >= found.fromDeg - 1e-7 && home < found.toDeg + 1e-7;
      expect(within || home > 360 - 1e-7).toBe(true);
      expect(found.hasBindu).toBe(prastaraOf({ signs }, of)[found.lord][found.sign - 1] === 1);
    },
  );

  it('of a table hold as many bindus as the table', () => {
    for (const of of CONTRIBUTORS) {
      const held = kakshyasOf({ signs }, of).filter(({ hasBindu }) => hasBindu);
      expect(held).toHaveLength(ashtakavargaOf({ signs }).totals[of]);
    }
  });
});

describe('a call that cannot be answered', () => {
  const signs = signsOf(truth.cases[0]?.input as Input);
  it.each([
    ['edition', () => ashtakavargaOf({ signs }, { edition: 'raman' as never })],
    ['venusTable', () => ashtakavargaOf({ signs }, { venusTable: 'maitreya' as never })],
    ['sarva', () => ashtakavargaOf({ signs }, { sarva: 'all' as never })],
    ['ekadhipatya', () => ashtakavargaOf({ signs }, { ekadhipatya: 'all' as never })],
    ['signs.Moon', () => ashtakavargaOf({ signs: { ...signs, Moon: 13 } })],
    ['signs.Lagna', () => ashtakavargaOf({ signs: { ...signs, Lagna: 1.5 } })],
    ['signs.Rahu', () => ashtakavargaOf({ signs: { ...signs, Rahu: 0 } })],
    ['signs', () => ashtakavargaOf({} as never)],
    ['signs.Sun', () => ashtakavargaOf({ signs: {} as never })],
    ['input', () => ashtakavargaOf(null as never)],
    ['points', () => trikonaShodhana([1, 2, 3])],
    ['school', () => ekadhipatyaShodhana(new Array(12).fill(1), signs, 'Sun', 'bphs' as never)],
    ['multipliers', () => pindaOf(new Array(12).fill(1), signs, 'raman' as never)],
    ['of', () => prastaraOf({ signs }, 'Rahu' as never)],
  ])('is refused by its field: %s', (field, ask) => {
    let refused: unknown;
    try {
      ask();
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(EngineError);
    expect((refused as EngineError).field).toBe(field);
  });
});
