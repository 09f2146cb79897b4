/** Vargas: what two programs and the old rules give, the borders of every part, and the laws that bind the divisions. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  LARGEST_DIVISION,
  SHODASHA_VARGA,
  VARGAS,
  vargaMethods,
  vargaPart,
  vargaSign,
  vargaSpotOf,
  vargaSpotThrough,
} from '../../packages/engine/src/chart/varga.ts';
import { vargaPartName } from '../../packages/engine/src/chart/varga-parts.ts';
import { GRAHAS, kundliFrom, spotAt } from '../../packages/engine/src/jyotish/graha/kundli.ts';
import { vargaChartOf } from '../../packages/engine/src/jyotish/graha/varga-chart.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { readTruth, truthLedger } from '../truth/ledger.ts';

interface Input {
  readonly siderealLongitudes: readonly number[];
  readonly datetime: string;
  readonly utcOffsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
}
const vargas = readTruth<Input, { readonly vargas: Readonly<Record<string, readonly number[]>> }>(
  'jyotish/vargas.json',
);
const variants = readTruth<Input, { readonly signs: Readonly<Record<string, string>> }>('jyotish/vargas-variants.json');
const vargaLedger = truthLedger('Vargas', 'jyotish/vargas.json');
const variantLedger = truthLedger('Vargas, other constructions', 'jyotish/vargas-variants.json');
const engine = await openEngine();
const seeded = { seed: 20261121 };

const POINTS = ['Ascendant', 'Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
const PER_DEGREE = 1e7;
const PER_SIGN = 30 * PER_DEGREE;
/** A longitude on whole steps of 1e-7°. */
const steps = fc.integer({ min: 0, max: 12 * PER_SIGN - 1 });
const divisions = fc.integer({ min: 1, max: LARGEST_DIVISION });
/** A division with one of its methods. */
const choices = divisions.chain((division) =>
  fc.constantFrom(...vargaMethods(division)).map((method) => ({ division, method })),
);
const signAfter = (sign: number, count: number) => ((sign - 1 + count) % 12) + 1;

describe('the sixteen vargas of Parashara', () => {
  for (const { id, input, expect: wanted, ...more } of vargas.cases) {
    const nearEdge = (more['nearEdge'] ?? []) as readonly string[];

    it(`${id}: the signs agree, from the longitudes given`, () => {
      for (const [varga, signs] of Object.entries(wanted.vargas)) {
        const got = input.siderealLongitudes.map((deg: number) => vargaSign(deg, Number(varga.slice(1))));
        expect(got, varga).toEqual(signs);
      }
    });

    it(`${id}: the signs agree, from the date and the place`, () => {
      const { datetime, utcOffsetHours, latitude, longitude } = input;
      const chart = engine.chart({ datetime, timezone: utcOffsetHours, latitude, longitude });
      const own = POINTS.map((name, i) =>
        i === 0 ? chart.ascendant.longitude : (chart.planets.find((p) => p.name === name)?.longitude as number),
      );
      for (const [varga, signs] of Object.entries(wanted.vargas)) {
        for (const [i, sign] of signs.entries()) {
          const what = `${varga} ${POINTS[i]}`;
          // Less than 0.001° from a border in the authority's own words.
          if (nearEdge.includes(what)) continue;
          expect(vargaSign(own[i] as number, Number(varga.slice(1))), what).toBe(sign);
        }
      }
      vargaLedger.pass(id);
    });
  }

  it('has both readings of the thirtieths of even signs', () => {
    const items = (vargas.disputed ?? []).flatMap(
      ({ values }) => values as readonly { longitude: number; here: number; maitreya: number }[],
    );
    expect(items.length).toBe(7);
    for (const { longitude, here, maitreya } of items) {
      expect(vargaSign(longitude, 30, 'parashara')).toBe(here);
      expect(vargaSign(longitude, 30, 'maitreya')).toBe(maitreya);
    }
  });

  it('agrees with the examples of books', () => {
    // Narasimha Rao, Integrated Approach, ch. 6: Gemini 11° (10°, 3°) and Scorpio 19°, Virgo 19°; his D27 of Gemini 11° miscounts.
    // biome-ignore format: a table reads in rows
    const rows: readonly (readonly [division: number, longitudeDeg: number, sign: number])[] = [
      [3, 63, 3], [3, 79, 7], [3, 81, 11], [7, 70, 5], [7, 169, 4], [9, 71, 10], [9, 229, 9], [10, 70, 6], [10, 229, 10],
      [12, 71, 7], [12, 229, 3], [16, 71, 2], [16, 229, 3], [20, 71, 12], [20, 229, 9], [24, 71, 1], [24, 229, 7],
      [27, 229, 3], [40, 71, 3], [40, 229, 8], [45, 71, 1], [45, 229, 9], [60, 222 + 58 / 60, 9],
      // Parashara, 6.33: Venus at 13°25′ of Capricorn.
      [60, 283 + 25 / 60, 12],
    ];
    for (const [division, longitude, sign] of rows)
      expect([division, longitude, vargaSign(longitude, division)]).toEqual([division, longitude, sign]);
  });
});

describe('other constructions', () => {
  /** The names that the authority's numbers have here; a number it uses for a construction listed under another is there too. */
  // biome-ignore format: a table reads in rows
  const METHODS: Readonly<Record<string, string>> = {
    'D2.1': 'uma-shambhu', 'D2.3': 'raman', 'D2.4': 'cyclic', 'D2.5': 'kashinatha-pyjhora', 'D2.6': 'somanatha',
    'D3.2': 'cyclic', 'D3.3': 'somanatha', 'D3.4': 'jagannatha', 'D3.5': 'even-reversed',
    'D4.2': 'cyclic', 'D4.3': 'even-reversed', 'D4.4': 'somanatha',
    'D5.1': 'standard', 'D5.2': 'cyclic', 'D5.3': 'even-reversed', 'D5.4': 'somanatha',
    'D6.1': 'standard', 'D6.2': 'cyclic', 'D6.3': 'even-reversed', 'D6.4': 'somanatha',
    'D7.2': 'even-from-7th-backward', 'D7.3': 'even-from-itself-backward', 'D7.4': 'cyclic', 'D7.5': 'even-reversed', 'D7.6': 'somanatha',
    'D8.1': 'standard', 'D8.2': 'cyclic', 'D8.3': 'even-reversed', 'D8.4': 'somanatha',
    'D9.2': 'even-reversed', 'D9.3': 'kalachakra', 'D9.4': 'krishna-mishra', 'D9.5': 'cyclic',
    'D10.2': 'even-from-9th-backward', 'D10.3': 'even-from-5th-backward', 'D10.4': 'cyclic', 'D10.5': 'even-reversed', 'D10.6': 'somanatha',
    'D11.1': 'rath', 'D11.2': 'raman', 'D11.3': 'cyclic', 'D11.4': 'even-reversed', 'D11.5': 'somanatha',
    'D12.2': 'even-from-itself-backward', 'D12.3': 'cyclic', 'D12.4': 'even-reversed', 'D12.5': 'somanatha',
    'D16.2': 'even-reversed', 'D16.3': 'cyclic', 'D16.4': 'somanatha',
    'D20.2': 'even-reversed', 'D20.3': 'cyclic', 'D20.4': 'somanatha',
    'D24.2': 'even-from-cancer-backward', 'D24.3': 'from-leo',
    'D27.2': 'even-reversed', 'D27.3': 'somanatha', 'D27.4': 'cyclic',
    'D30.2': 'cyclic', 'D30.3': 'shashtiamsha-like', 'D30.4': 'even-reversed', 'D30.5': 'somanatha',
    'D40.2': 'cyclic', 'D40.3': 'even-reversed', 'D40.4': 'somanatha',
    'D45.2': 'cyclic', 'D45.3': 'even-reversed', 'D45.4': 'somanatha',
    'D60.2': 'cyclic', 'D60.3': 'somanatha', 'D60.4': 'even-from-itself-backward',
    'D81.1': 'navamsha-of-navamsha', 'D81.2': 'even-reversed', 'D81.3': 'somanatha',
    'D108.1': 'dwadashamsha-of-navamsha', 'D108.2': 'cyclic', 'D108.3': 'even-reversed', 'D108.4': 'somanatha',
    'D144.1': 'dwadashamsha-of-dwadashamsha', 'D144.2': 'cyclic', 'D144.3': 'even-reversed', 'D144.4': 'somanatha',
  };
  for (const { id, input, expect: wanted } of variants.cases) {
    it(`${id}: every construction is reached by its name`, () => {
      expect(Object.keys(wanted.signs).filter((key) => !(key in METHODS))).toEqual([]);
      const [lagnaDeg, ...places] = input.siderealLongitudes;
      const longitudesDeg = Object.fromEntries(GRAHAS.map((graha, i) => [graha, places[i]]));
      const kundli = kundliFrom({ lagnaDeg, longitudesDeg } as never);
      for (const [key, letters] of Object.entries(wanted.signs)) {
        const division = Number(key.slice(1).split('.')[0]);
        const method = METHODS[key] as string;
        const { lagna, grahas } = vargaChartOf(kundli, division, method);
        const spots = [lagna, ...GRAHAS.map((graha) => grahas[graha])];
        expect(spots.map(({ sign }) => String.fromCharCode(64 + sign)).join(''), key).toBe(letters);
        if (!vargaMethods(division).includes(method)) continue;
        const bare = input.siderealLongitudes.map((deg) => vargaSign(deg, division, method));
        expect(bare, key).toEqual(spots.map(({ sign }) => sign));
      }
      variantLedger.pass(id);
    });
  }

  it('gives the Kashinatha hora by the lords of signs alone, and as one program has it by the stronger of two', () => {
    let differ = 0;
    for (const { input, expect: wanted } of variants.cases)
      for (const [i, letter] of [...(wanted.signs['D2.5'] as string)].entries()) {
        const longitude = input.siderealLongitudes[i] as number;
        const [sign, theirs] = [vargaSign(longitude, 2, 'kashinatha'), letter.charCodeAt(0) - 64];
        if (sign === theirs) continue;
        differ++;
        expect([8, 11]).toContain(spotAt(longitude).sign);
        expect([5, 11]).toContain(theirs);
      }
    expect(differ).toBe(8);
  });

  it('agrees with the examples of their authors', () => {
    // Narasimha Rao on drekkanas: 10°–20° of Leo, 20°–30° of Pisces; on the Kashinatha hora: 25°16′ of Taurus.
    expect([vargaSign(135, 3), vargaSign(135, 3, 'jagannatha')]).toEqual([9, 5]);
    expect([vargaSign(355, 3), vargaSign(355, 3, 'jagannatha'), vargaSign(355, 3, 'somanatha')]).toEqual([8, 12, 7]);
    expect(vargaSign(55 + 16 / 60, 2, 'kashinatha')).toBe(7);
    // His uniform Krishna Mishra navamsha runs from Virgo back to Capricorn in Taurus.
    const taurus = Array.from({ length: 9 }, (_, part) => vargaSign(30 + (part + 0.5) / 0.3, 9, 'even-reversed'));
    expect(taurus).toEqual([6, 5, 4, 3, 2, 1, 12, 11, 10]);
  });

  it('gives every division the three general methods, and the named ones first', () => {
    for (let division = 1; division <= LARGEST_DIVISION; division++) {
      const methods = vargaMethods(division);
      expect(methods.slice(-3)).toEqual(['cyclic', 'even-reversed', 'somanatha']);
      expect(new Set(methods).size, `D${division}`).toBe(methods.length);
    }
    expect(
      VARGAS.map(({ division, method, methods }) => vargaMethods(division)[0] === method && methods[0] === method),
    ).not.toContain(false);
    expect(SHODASHA_VARGA.map((division) => vargaMethods(division)[0])).toEqual(Array(16).fill('parashara'));
  });
});

describe('the parts of a sign', () => {
  test.prop([steps, choices], seeded)('are signs 1 … 12 and degrees 0 … <30', (q, { division, method }) => {
    const longitude = q / PER_DEGREE;
    const spot = vargaSpotOf(longitude, division, method);
    expect(spot.sign).toBe(vargaSign(longitude, division, method));
    expect(Number.isInteger(spot.sign) && spot.sign >= 1 && spot.sign <= 12).toBe(true);
    expect(spot.degree >= 0 && spot.degree < 30).toBe(true);
    expect(vargaSpotOf(longitude + 360, division, method)).toEqual(spot);
    expect(vargaSpotOf(longitude - 720, division, method)).toEqual(spot);
  });

  test.prop([divisions, fc.nat()], seeded)(
    'begin at their border, and end a step before the next',
    (division, seed) => {
      const part = seed % (12 * division);
      // The first whole step that is not before the border.
      const first = Math.ceil((part * PER_SIGN) / division);
      const at = (q: number) =>
        vargaPart((((q % (12 * PER_SIGN)) + 12 * PER_SIGN) % (12 * PER_SIGN)) / PER_DEGREE, division);
      expect(at(first)).toBe((part % division) + 1);
      expect(at(first - 1)).toBe(((part - 1 + division) % division) + 1);
      const exact = (part * PER_SIGN) % division === 0;
      if (exact) expect(vargaSpotOf(first / PER_DEGREE, division, 'cyclic').degree).toBe(0);
    },
  );

  it('of the thirtieths begin at 5, 10, 18, 25 and in even signs at 5, 12, 20, 25 degrees', () => {
    for (const [start, limits] of [
      [0, [5, 10, 18, 25]],
      [30, [5, 12, 20, 25]],
    ] as const) {
      for (const limit of limits) {
        const [at, before] = [vargaSpotOf(start + limit, 30), vargaSpotOf(start + limit - 1e-7, 30)];
        expect(at.degree).toBe(0);
        expect(before.degree).toBeGreaterThan(29.9999);
        expect(before.sign).not.toBe(at.sign);
      }
    }
  });

  test.prop([steps, divisions], seeded)('grow by the division, without a step lost', (q, division) => {
    const { degree } = vargaSpotOf(q / PER_DEGREE, division, 'cyclic');
    expect(Math.round(degree * PER_DEGREE)).toBe(Number((BigInt(q) * BigInt(division)) % BigInt(PER_SIGN)));
  });

  it('share the circle evenly when they run on without a break', () => {
    for (let division = 1; division <= LARGEST_DIVISION; division++) {
      for (const method of ['cyclic', 'even-reversed']) {
        const counts = Array<number>(13).fill(0);
        for (let part = 0; part < 12 * division; part++) {
          const sign = vargaSign(((part + 0.5) * 30) / division, division, method);
          counts[sign] = (counts[sign] as number) + 1;
        }
        expect(counts.slice(1), `D${division} ${method}`).toEqual(Array(12).fill(division));
      }
    }
  });

  it('keep Rahu and Ketu together in seven of the sixteen, and opposite in the others', () => {
    const together = SHODASHA_VARGA.filter((division) =>
      Array.from({ length: 3600 }, (_, i) => i / 10 + 0.05).every(
        (deg) => vargaSign(deg, division) === vargaSign(deg + 180, division),
      ),
    );
    expect(together).toEqual([2, 16, 20, 24, 30, 40, 45]);
    const opposite = SHODASHA_VARGA.filter((division) =>
      Array.from({ length: 3600 }, (_, i) => i / 10 + 0.05).every(
        (deg) => signAfter(vargaSign(deg, division), 6) === vargaSign(deg + 180, division),
      ),
    );
    expect(opposite).toEqual([1, 3, 4, 7, 9, 10, 12, 27, 60]);
  });
});

describe('the navamsha', () => {
  it('is the pada of a nakshatra, all 108', () => {
    for (let pada = 0; pada < 108; pada++) {
      const longitude = (pada + 0.5) / 0.3;
      const spot = spotAt(longitude);
      expect((spot.nakshatra - 1) * 4 + spot.pada - 1).toBe(pada);
      expect(vargaSign(longitude, 9)).toBe((pada % 12) + 1);
    }
  });

  test.prop([steps], seeded)('changes exactly where the pada does', (q) => {
    const spot = spotAt(q / PER_DEGREE);
    const pada = (spot.nakshatra - 1) * 4 + spot.pada - 1;
    expect(vargaSign(q / PER_DEGREE, 9)).toBe((pada % 12) + 1);
  });
});

describe('a varga of a varga', () => {
  test.prop([steps], seeded)('makes the eighty-first, hundred-and-eighth and hundred-and-forty-fourth', (q) => {
    const longitude = q / PER_DEGREE;
    const through = (...path: number[]) =>
      vargaSpotThrough(
        longitude,
        path.map((division) => ({ division })),
      );
    expect(through(9, 9)).toEqual(vargaSpotOf(longitude, 81));
    expect(through(9, 12)).toEqual(vargaSpotOf(longitude, 108));
    expect(through(12, 12)).toEqual(vargaSpotOf(longitude, 144));
  });

  test.prop([steps, fc.integer({ min: 1, max: 17 }), fc.integer({ min: 1, max: 17 })], seeded)(
    'run on without a break is the division by the product',
    (q, inner, outer) => {
      const longitude = q / PER_DEGREE;
      const path = [inner, outer].map((division) => ({ division, method: 'cyclic' }));
      expect(vargaSpotThrough(longitude, path)).toEqual(vargaSpotOf(longitude, inner * outer, 'cyclic'));
    },
  );

  test.prop([steps, choices], seeded)('of one step is that varga, and of none the place itself', (q, choice) => {
    const longitude = q / PER_DEGREE;
    expect(vargaSpotThrough(longitude, [choice])).toEqual(vargaSpotOf(longitude, choice.division, choice.method));
    const { sign, degree } = spotAt(longitude);
    expect(vargaSpotThrough(longitude, [])).toEqual({ sign, degree });
  });
});

describe('a division that does not exist', () => {
  it('is refused with the range, and a method with the names', () => {
    for (const bad of [
      0,
      -9,
      301,
      2.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      'D9' as never,
      'length' as never,
      null as never,
      undefined as never,
    ]) {
      expect(() => vargaSign(10, bad), String(bad)).toThrow(
        expect.objectContaining({ code: 'INVALID_OPTION', field: 'division' }),
      );
      expect(() => vargaMethods(bad), String(bad)).toThrow(expect.objectContaining({ code: 'INVALID_OPTION' }));
    }
    expect(() => vargaSign(10, 9, '')).toThrow(expect.objectContaining({ field: 'method' }));
    expect(() => vargaSign(10, 9, 'parivritti')).toThrow(
      expect.objectContaining({
        field: 'method',
        allowed: 'parashara, krishna-mishra, kalachakra, cyclic, even-reversed, somanatha',
      }),
    );
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, undefined as never, {} as never])
      expect(() => vargaSpotOf(bad, 9), String(bad)).toThrow(
        expect.objectContaining({ code: 'INVALID_OPTION', field: 'longitudeDeg' }),
      );
  });
});

describe('the names of parts', () => {
  it('run from the first in odd signs and where the verse says so back in even ones', () => {
    const name = (longitude: number, division: number) => vargaPartName(longitude, division)?.name;
    expect([name(0, 60), name(29.9, 60), name(30, 60), name(59.9, 60)]).toEqual([
      'Ghora',
      'Chandrarekha',
      'Chandrarekha',
      'Ghora',
    ]);
    expect([name(0, 10), name(30, 10), name(0, 7), name(30, 7)]).toEqual(['Indra', 'Ananta', 'Kshara', 'Shuddhajala']);
    expect([name(0, 9), name(30, 9), name(60, 9)]).toEqual(['Deva', 'Manushya', 'Rakshasa']);
    expect([name(0, 20), name(30, 20)]).toEqual(['Kali', 'Daya']);
    // Parashara 6.29–30: twelve lords, three times and a third, the same in every sign; and 6.22–23: twelve, twice.
    const twelve = 'Vishnu Chandra Marichi Tvashta Dhata Shiva Ravi Yama Yakshesha Gandharva Kala Varuna'.split(' ');
    for (let part = 0; part < 40; part++)
      expect([name((part + 0.5) * 0.75, 40), name(30 + (part + 0.5) * 0.75, 40)]).toEqual([
        twelve[part % 12],
        twelve[part % 12],
      ]);
    const skandas =
      'Skanda Parashudhara Anala Vishwakarma Bhaga Mitra Maya Antaka Vrishadhvaja Govinda Madana Bhima'.split(' ');
    for (let part = 0; part < 24; part++)
      expect([name((part + 0.5) * 1.25, 24), name(60 - (part + 0.5) * 1.25, 24)]).toEqual([
        skandas[part % 12],
        skandas[part % 12],
      ]);
    expect([name(3, 30), name(17.99, 30), name(18, 30)]).toEqual(['Agni', 'Indra', 'Kubera']);
    expect([name(33, 30), name(41.9, 30), name(42, 30), name(59, 30)]).toEqual(['Varuna', 'Kubera', 'Indra', 'Agni']);
    expect([name(10, 1), name(10, 11)]).toEqual([undefined, undefined]);
  });

  test.prop([steps, fc.constantFrom(...SHODASHA_VARGA.slice(1))], seeded)(
    'are there for every part of the other fifteen',
    (q, division) => {
      const named = vargaPartName(q / PER_DEGREE, division);
      expect(named?.name).toMatch(/^[A-Z][a-z]+$/);
      if (division !== 30) expect(named?.part).toBe(vargaPart(q / PER_DEGREE, division));
    },
  );
});
