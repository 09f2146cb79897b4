/** Karakas, arudhas and karakamsha against two programs and a textbook, and their laws. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  GRAHAS,
  type Graha,
  houseFrom,
  type Kundli,
  kundliFrom,
  signFrom,
} from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { LORD_SCHOOLS } from '../../../packages/engine/src/jyotish/graha/stronger.ts';
import {
  ARUDHA_EXCEPTIONS,
  arudhaOf,
  arudhaPadasOf,
  CHARA_SCHEMES,
  charaKarakasOf,
  grahaArudhasOf,
  karakamshaOf,
  TIE_RULES,
  TIE_UNITS,
} from '../../../packages/engine/src/jyotish/jaimini/index.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';
import { anyKundli, made } from '../graha/kundlis.ts';
import { type BirthInput, castKundli } from '../strength/births.ts';

const seeded = { seed: 20261123 };
const PATH = 'jyotish/jaimini.json';
interface Input extends BirthInput {
  readonly signs?: { readonly [name: string]: number };
}
interface Expect {
  readonly chara8?: readonly Graha[];
  readonly chara7?: readonly Graha[];
  readonly karakamshaNavamsaSign?: number;
  readonly arudha: { readonly [pada: string]: number };
  readonly grahaArudha?: { readonly [G in Graha]: number };
}
const truth = readTruth<Input, Expect>(PATH);
const ledger = truthLedger('Jaimini', PATH);

/** A kundli of the longitudes a case gives, or of the middles of its signs. */
function givenOf({ siderealLongitudes, signs }: Input) {
  const given =
    siderealLongitudes ??
    Object.fromEntries(Object.entries(signs ?? {}).map(([name, sign]) => [name, (sign - 1) * 30 + 15]));
  return kundliFrom({ lagnaDeg: given['Ascendant'] as number, longitudesDeg: given as never });
}

const order = (karakas: ReturnType<typeof charaKarakasOf>) => karakas.karakas.map(({ grahas }) => grahas[0]);

describe('Jaimini of the reference', () => {
  for (const { id, input, expect: wanted } of truth.cases) {
    const grounds: [how: string, make: () => Kundli][] = [['from the places given', () => givenOf(input)]];
    if (input.datetime !== undefined) grounds.push(['from date and place', () => castKundli(input)]);
    it(`${id}: karakas, karakamsha and arudhas, ${grounds.map(([how]) => how).join(' and ')}`, () => {
      for (const [how, make] of grounds) {
        const kundli = make();
        if (wanted.chara8 !== undefined) {
          expect(order(charaKarakasOf(kundli)), how).toEqual(wanted.chara8);
          expect(order(charaKarakasOf(kundli, { scheme: 'seven' })), how).toEqual(wanted.chara7);
          expect(karakamshaOf(kundli).sign, how).toBe(wanted.karakamshaNavamsaSign);
          expect(karakamshaOf(kundli).atmakaraka, how).toBe(wanted.chara7?.[0]);
          expect(karakamshaOf(kundli, { scheme: 'eight' }).atmakaraka, how).toBe(wanted.chara8[0]);
        }
        const { padas, arudhaLagna, upapada } = arudhaPadasOf(kundli);
        for (const { pada, sign } of padas)
          if (wanted.arudha[pada] !== undefined) expect(sign, `${how}, ${pada}`).toBe(wanted.arudha[pada]);
        expect(arudhaLagna.sign).toBe(padas[0]?.sign);
        expect(upapada).toEqual({ ofHouse: 12, sign: padas[11]?.sign, house: padas[11]?.house });
        if (wanted.grahaArudha !== undefined) {
          const { grahas } = grahaArudhasOf(kundli);
          for (const graha of GRAHAS) expect(grahas[graha].sign, graha).toBe(wanted.grahaArudha[graha]);
        }
      }
      ledger.pass(id);
    });
  }

  it.each(truth.disputed as unknown as { id: string; houseSign: number; values: Record<string, number> }[])(
    '$id has each disputed value by a school of co-lords',
    ({ id, houseSign, values }) => {
      const [of] = id.split('-');
      const { input } = truth.cases.find((one) => one.id === `jaimini-${of}`) as (typeof truth.cases)[number];
      const { grahas } = givenOf(input);
      const found = LORD_SCHOOLS.map((lords) => arudhaOf(grahas, houseSign, { lords }).sign);
      for (const value of Object.values(values)) expect(found).toContain(value);
      // Or the lord named outright.
      const named = [
        arudhaOf(grahas, houseSign, { lords: { Scorpio: 'Mars', Aquarius: 'Saturn' } }).sign,
        arudhaOf(grahas, houseSign, { lords: { Scorpio: 'Ketu', Aquarius: 'Rahu' } }).sign,
      ];
      expect(new Set(named)).toEqual(new Set(Object.values(values)));
    },
  );

  const withPlaces = truth.cases.filter(({ input }) => input.siderealLongitudes !== undefined);
  it.each(withPlaces.map((one) => [one.id, one] as const))('%s has all arudhas of PyJHora by its name', (id, one) => {
    const { padas, settings, sources } = arudhaPadasOf(givenOf(one.input), { lords: 'pyjhora' });
    expect(settings).toMatchObject({ lords: 'pyjhora', nodeDegrees: 'from-start', nodeExaltation: 'either' });
    expect(sources).toContain('pyjhora');
    const disputed = truth.disputed as unknown as { id: string; values: { PyJHora: number } }[];
    for (const { pada, sign } of padas) {
      const program = disputed.find((item) => `jaimini-${item.id}` === `${id}-${pada}`)?.values.PyJHora;
      const wanted = program ?? one.expect.arudha[pada];
      if (wanted !== undefined) expect(sign, pada).toBe(wanted);
    }
  });
});

/** Turned by whole signs, lagna and all. */
const turnedBy = (kundli: ReturnType<typeof made>, signs: number) =>
  kundliFrom({
    lagnaDeg: kundli.lagna.longitudeDeg + signs * 30,
    longitudesDeg: Object.fromEntries(
      GRAHAS.map((graha) => [graha, kundli.grahas[graha].longitudeDeg + signs * 30]),
    ) as never,
  });

describe('chara karakas', () => {
  test.prop([anyKundli, fc.constantFrom(...CHARA_SCHEMES)], seeded)(
    'give every rival one office, in the order of how far they have run',
    (kundli, scheme) => {
      const { karakas, officeOf, settings } = charaKarakasOf(kundli, { scheme });
      const held = karakas.flatMap(({ grahas }) => grahas);
      expect(new Set(held).size).toBe(held.length);
      expect(held.length).toBe(scheme === 'eight' ? 8 : held.includes('Rahu') ? 8 : 7);
      expect(karakas).toHaveLength(scheme === 'eight' ? 8 : 7);
      for (const { karaka, grahas } of karakas) for (const graha of grahas) expect(officeOf[graha]).toBe(karaka);
      expect(officeOf.Ketu).toBeNull();
      const runs = karakas.map(({ advanceDeg }) => advanceDeg).filter((run) => run !== null);
      expect(runs).toEqual([...runs].sort((a, b) => b - a));
      expect(settings.scheme).toBe(scheme);
    },
  );

  test.prop([anyKundli, fc.integer({ min: 1, max: 11 })], seeded)(
    'do not mind which signs they are in',
    (kundli, signs) => {
      expect(order(charaKarakasOf(turnedBy(kundli, signs)))).toEqual(order(charaKarakasOf(kundli)));
    },
  );

  it('count Rahu from the end of his sign unless told otherwise', () => {
    const kundli = made({ Sun: 20, Moon: 49, Mars: 68, Mercury: 97, Jupiter: 126, Venus: 155, Saturn: 184, Rahu: 211 });
    expect(order(charaKarakasOf(kundli))[0]).toBe('Rahu');
    expect(order(charaKarakasOf(kundli, { rahu: 'forward' })).at(-1)).toBe('Rahu');
    expect(charaKarakasOf(kundli).karakas[0]).toEqual({
      karaka: 'atma',
      abbreviation: 'AK',
      grahas: ['Rahu'],
      advanceDeg: 29,
    });
  });

  it('settle a tie by the week, by natural strength, or by sharing the office', () => {
    const level = made({ Sun: 5, Moon: 40, Mars: 75, Mercury: 108, Jupiter: 137, Venus: 165, Saturn: 184, Rahu: 212 });
    // Mars, Venus at 15°, Jupiter at 17°.
    expect(order(charaKarakasOf(level, { scheme: 'seven' })).slice(0, 4)).toEqual([
      'Mercury',
      'Jupiter',
      'Mars',
      'Venus',
    ]);
    expect(order(charaKarakasOf(level, { scheme: 'seven', ties: 'natural-strength' }))[2]).toBe('Venus');
    const shared = charaKarakasOf(level, { scheme: 'seven', ties: 'shared' });
    expect(shared.karakas[2]?.grahas).toEqual(['Mars', 'Venus']);
    expect(shared.karakas.at(-1)).toEqual({ karaka: 'dara', abbreviation: 'DK', grahas: [], advanceDeg: null });
    const called = charaKarakasOf(level, { scheme: 'eight-on-tie' });
    expect(called.karakas.map(({ grahas }) => grahas.join('+'))).toEqual([
      'Rahu',
      'Mercury',
      'Jupiter',
      'Mars+Venus',
      'Moon',
      'Sun',
      'Saturn',
    ]);
    const apart = made({ Sun: 1, Moon: 32, Mars: 63, Mercury: 94, Jupiter: 125, Venus: 156, Saturn: 187, Rahu: 225 });
    expect(charaKarakasOf(apart, { scheme: 'eight-on-tie' }).officeOf.Rahu).toBeNull();
  });

  it('compare as finely as they are told', () => {
    const near = made({
      Sun: 10.1,
      Moon: 40.9,
      Mars: 61,
      Mercury: 92,
      Jupiter: 123,
      Venus: 154,
      Saturn: 185,
      Rahu: 225,
    });
    expect(charaKarakasOf(near, { scheme: 'seven' }).karakas[0]?.grahas).toEqual(['Moon']);
    expect(charaKarakasOf(near, { scheme: 'seven', tieWithin: 'degree' }).karakas[0]?.grahas).toEqual(['Sun']);
    expect(charaKarakasOf(near, { scheme: 'seven', tieWithin: 'degree', ties: 'shared' }).karakas[0]?.grahas).toEqual([
      'Sun',
      'Moon',
    ]);
  });
});

describe('arudhas', () => {
  test.prop([anyKundli, fc.constantFrom(...LORD_SCHOOLS)], seeded)(
    'never stand in their house or the 7th from it where the 10th is taken instead',
    (kundli, lords) => {
      for (const { ofSign, sign, house, isException, countedSign } of arudhaPadasOf(kundli, { lords }).padas) {
        expect([1, 7]).not.toContain(houseFrom(ofSign, sign));
        expect(house).toBe(houseFrom(kundli.lagna.sign, sign));
        expect(isException).toBe(sign !== countedSign);
      }
      const { grahas } = grahaArudhasOf(kundli, { lords });
      for (const graha of GRAHAS)
        expect([1, 7]).not.toContain(houseFrom(kundli.grahas[graha].sign, grahas[graha].sign));
    },
  );

  test.prop([anyKundli], seeded)(
    'are where the count ends, as far beyond the lord as he is from the house',
    (kundli) => {
      for (const { ofSign, sign, lordSign } of arudhaPadasOf(kundli, { exception: 'none' }).padas)
        expect((sign + ofSign) % 12).toBe((2 * lordSign) % 12);
    },
  );

  test.prop([anyKundli, fc.integer({ min: 1, max: 11 })], seeded)(
    'of a sign move twice as far as its lord when all grahas move by whole signs',
    (kundli, signs) => {
      const turned = turnedBy(kundli, signs);
      for (const ofSign of [1, 2, 3, 4, 5, 6, 7, 9, 10, 12]) {
        const { lordSign, sign } = arudhaOf(kundli.grahas, ofSign, { exception: 'none' });
        const twin = arudhaOf(turned.grahas, ofSign, { exception: 'none' });
        expect(twin.lordSign).toBe(signFrom(lordSign, signs + 1));
        expect(twin.sign).toBe(signFrom(sign, 2 * signs + 1));
      }
    },
  );

  it('of a lord in the 1st, 4th, 7th and 10th fall by school', () => {
    const of = (marsSign: number, exception: (typeof ARUDHA_EXCEPTIONS)[number]) =>
      arudhaOf(made({ Mars: (marsSign - 1) * 30 + 5 }).grahas, 1, { exception }).sign;
    expect([1, 4, 7, 10].map((sign) => of(sign, 'bphs'))).toEqual([10, 4, 10, 4]);
    expect([1, 4, 7, 10].map((sign) => of(sign, 'jaimini-sutra'))).toEqual([1, 4, 10, 7]);
    expect([1, 4, 7, 10].map((sign) => of(sign, 'none'))).toEqual([1, 7, 1, 7]);
  });

  it('has the upapada by the parity of the lagna where asked', () => {
    const odd = arudhaPadasOf(made({ lagna: 5 }), { upapada: 'by-lagna-parity' });
    const even = arudhaPadasOf(made({ lagna: 35 }), { upapada: 'by-lagna-parity' });
    expect([odd.upapada.ofHouse, even.upapada.ofHouse]).toEqual([12, 2]);
    expect(even.upapada.sign).toBe(even.padas[1]?.sign);
  });
});

describe('karakamsha', () => {
  test.prop([anyKundli], seeded)('has every graha in one house of the navamsha and one of the rashi', (kundli) => {
    const { houses, sign, swamshaSign } = karakamshaOf(kundli);
    expect(houses.flatMap(({ inNavamsha }) => inNavamsha)).toHaveLength(9);
    expect(houses.flatMap(({ inRashi }) => inRashi)).toHaveLength(9);
    expect(houses[0]?.sign).toBe(sign);
    // Each sign looks at three others.
    expect(houses.flatMap(({ aspectedBy }) => aspectedBy)).toHaveLength(27);
    expect(karakamshaOf(kundli, { swamsha: 'atmakaraka' }).swamshaSign).toBe(sign);
    expect(swamshaSign).toBeGreaterThanOrEqual(1);
  });
});

describe('records of Jaimini', () => {
  test.prop([anyKundli], seeded)('are plain data', (kundli) => {
    for (const record of [
      charaKarakasOf(kundli),
      arudhaPadasOf(kundli),
      grahaArudhasOf(kundli),
      karakamshaOf(kundli),
    ]) {
      expect(JSON.parse(JSON.stringify(record))).toEqual(record);
      expect(record.sources.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['scheme', () => charaKarakasOf(made({}), { scheme: 'nine' as never })],
    ['ties', () => charaKarakasOf(made({}), { ties: 'toss' as never })],
    ['ties', () => charaKarakasOf(made({}), { scheme: 'eight-on-tie', ties: 'weekday' })],
    ['tieWithin', () => charaKarakasOf(made({}), { tieWithin: 'hour' as never })],
    ['rahu', () => charaKarakasOf(made({}), { rahu: 'up' as never })],
    ['exception', () => arudhaPadasOf(made({}), { exception: 'all' as never })],
    ['lords', () => arudhaPadasOf(made({}), { lords: 'mars' as never })],
    ['lords.Scorpio', () => arudhaPadasOf(made({}), { lords: { Scorpio: 'Venus' as never } })],
    ['signs', () => grahaArudhasOf(made({}), { signs: 'bphs' as never })],
    ['swamsha', () => karakamshaOf(made({}), { swamsha: 'sun' as never })],
    ['navamsha', () => karakamshaOf(made({}), { navamsha: 'none' })],
    ['options', () => arudhaPadasOf(made({}), 'bphs' as never)],
  ])('refuse an option that is not there: %s', (field, ask) => {
    expect(ask).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field }));
  });

  it('take every school that is named', () => {
    for (const ties of TIE_RULES) for (const tieWithin of TIE_UNITS) charaKarakasOf(made({}), { ties, tieWithin });
    for (const exception of ARUDHA_EXCEPTIONS)
      expect(arudhaPadasOf(made({}), { exception }).settings.exception).toBe(exception);
  });
});
