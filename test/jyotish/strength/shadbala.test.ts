/** Shadbala against the components that programs agree on and two worked examples of books, and the laws of its parts. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign, ramanWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import { type Kundli, VISIBLE_GRAHAS, type VisibleGraha } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import {
  ayanaBala,
  digOf,
  type GrahaShadbala,
  type KalaGround,
  kalaGroundOf,
  meanLongitudes,
  pakshaOf,
  SHADBALA_PRESETS,
  SHADBALA_SCHEMES,
  type Shadbala,
  type ShadbalaOptions,
  shadbalaOf,
  shadbalaSettings,
  sthanaOf,
} from '../../../packages/engine/src/jyotish/strength/index.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';
import { type BirthInput, castKundli, engine, givenKundli, momentOf, zodiacSky } from './births.ts';

const seeded = { seed: 20261122 };
const PATH = 'jyotish/shadbala.json';
const BOOKS = 'jyotish/shadbala-books.json';

type Seven = { readonly [G in VisibleGraha]: number };
interface Expect {
  readonly uchcha: Seven;
  readonly kendradi: Seven;
  readonly drekkana: { readonly [order: string]: Seven } | Seven;
  readonly ojayugma: Seven;
  readonly digBala: Seven;
  readonly saptavargaja: { readonly [G in VisibleGraha]: readonly [number, number] };
  readonly paksha: { readonly benefic: number; readonly malefic: number };
  readonly declination: Seven;
  readonly ayana: Seven;
}
type Input = BirthInput & { readonly hoursSinceMidnight?: number };

const truth = readTruth<Input, any>(PATH);
const books = readTruth<Input, { readonly [part: string]: Seven }>(BOOKS);
const ledger = truthLedger('Shadbala', PATH);
const bookLedger = truthLedger('Shadbala of two books', BOOKS);

/** Virupas. The file rounds by 0.005 and its declinations by 5e-5°, and allows 0.1 (ayana 0.05); worst today 0.0075, in an ayana through the engine. */
const ALLOWED = 0.1;
const ALLOWED_AYANA = 0.05;

/** The two readings of whose decanate is whose. */
const ORDERS = [
  ['male1-neutral2-female3', 'male-neutral-female'],
  ['male1-female2-neutral3', 'male-female-neutral'],
] as const;

describe('components of the reference', () => {
  for (const { id, input, expect: wanted } of truth.cases.filter(({ id }) => !id.includes('book'))) {
    const compare = (kundli: Kundli, declinations: Seven, source: string) => {
      const expected = wanted as Expect;
      const check = (part: string, graha: string, got: number, figure: number, allowed = ALLOWED) => {
        ledger.error('virupa', Math.abs(got - figure), allowed, `${id} ${part} of ${graha}, ${source}`);
        expect(Math.abs(got - figure), `${part} of ${graha}, ${source}`).toBeLessThan(allowed);
      };
      const [raman, bphs] = (['raman', 'bphs'] as const).map((saptavargajaScale) =>
        sthanaOf(kundli, shadbalaSettings({ saptavargajaScale })),
      );
      const orders = ORDERS.map(([, drekkana]) => sthanaOf(kundli, shadbalaSettings({ drekkana })));
      const dig = digOf(kundli);
      const paksha = pakshaOf(kundli, shadbalaSettings({ pakshaMoon: 'single' }));
      VISIBLE_GRAHAS.forEach((graha, i) => {
        const place = raman?.[i] as NonNullable<typeof raman>[number];
        check('uchcha', graha, place.uchcha, expected.uchcha[graha]);
        expect(place.kendradi, graha).toBe(expected.kendradi[graha]);
        expect(place.ojayugma, graha).toBe(expected.ojayugma[graha]);
        ORDERS.forEach(([key], k) => {
          const order = (expected.drekkana as { readonly [order: string]: Seven })[key] as Seven;
          expect(orders[k]?.[i]?.drekkana, `drekkana of ${graha}, ${key}`).toBe(order[graha]);
        });
        check('saptavargaja', graha, place.saptavargaja, expected.saptavargaja[graha][0]);
        check('saptavargaja', graha, bphs?.[i]?.saptavargaja as number, expected.saptavargaja[graha][1]);
        check('dig', graha, dig[i] as number, expected.digBala[graha]);
        const ayana = ayanaBala(graha, declinations[graha], 'single');
        check('ayana', graha, ayana, expected.ayana[graha], ALLOWED_AYANA);
      });
      const of = (graha: VisibleGraha) => paksha[VISIBLE_GRAHAS.indexOf(graha)] as number;
      for (const graha of ['Jupiter', 'Venus'] as const) check('paksha', graha, of(graha), expected.paksha.benefic);
      for (const graha of ['Sun', 'Mars', 'Saturn'] as const)
        check('paksha', graha, of(graha), expected.paksha.malefic);
    };

    it(`${id}: from its longitudes`, () => {
      compare(givenKundli(input), wanted.declination, 'given');
    });

    it(`${id}: from date and place`, () => {
      const kundli = castKundli(input);
      const ground = kalaGroundOf(zodiacSky(), momentOf(input));
      for (const graha of VISIBLE_GRAHAS) {
        // Degrees. The file rounds by 5e-5 and stands on the true equator, the ground on the mean one: up to 0.0026.
        expect(Math.abs(ground.declinationsDeg[graha] - wanted.declination[graha])).toBeLessThan(0.003);
      }
      compare(kundli, ground.declinationsDeg, 'cast');
      const whole = shadbalaOf(kundli, ground, { ayana: 'declination', ayanaSun: 'single' });
      for (const graha of VISIBLE_GRAHAS)
        expect(Math.abs(whole.grahas[graha].kala.ayana - wanted.ayana[graha])).toBeLessThan(ALLOWED_AYANA);
      ledger.pass(id);
    });
  }
});

/** Where a book's part is found in our record. */
const PARTS: { readonly [part: string]: (of: GrahaShadbala) => number } = {
  uchcha: ({ sthana }) => sthana.uchcha,
  'saptavargaja22.5': ({ sthana }) => sthana.saptavargaja,
  ojayugma: ({ sthana }) => sthana.ojayugma,
  kendradi: ({ sthana }) => sthana.kendradi,
  drekkana: ({ sthana }) => sthana.drekkana,
  sthana: ({ sthana }) => sthana.total,
  dig: ({ dig }) => dig,
  natonnata: ({ kala }) => kala.natonnata,
  paksha: ({ kala }) => kala.paksha,
  tribhaga: ({ kala }) => kala.tribhaga,
  abda: ({ kala }) => kala.abda,
  masa: ({ kala }) => kala.masa,
  vara: ({ kala }) => kala.vara,
  hora: ({ kala }) => kala.hora,
  ayana: ({ kala }) => kala.ayana,
  yuddha: ({ kala }) => kala.yuddha,
  kala: ({ kala }) => kala.total,
  cheshta: ({ cheshta }) => cheshta,
  naisargika: ({ naisargika }) => naisargika,
  drik: ({ drik }) => drik,
  virupas: ({ virupas }) => virupas,
  rupas: ({ rupas }) => rupas * 60,
};

/**
 * Raman's Mars stands 192.9° from its weak angle; he divides that by three, 64.30, which is more than there can be, and his sum holds it. Every other arc
 * he takes the shorter way, as Mars's 167.1° is meant: 55.70.
 */
const slipOf = (id: string, part: string, graha: VisibleGraha) =>
  id.includes('raman') && graha === 'Mars' && ['dig', 'virupas', 'rupas'].includes(part) ? 64.3 - 55.7 : 0;

describe('worked examples of books, part by part', () => {
  const examples = [
    ...truth.cases.filter(({ id }) => id.includes('book')).map((sample) => ({ sample, of: ledger })),
    ...books.cases.map((sample) => ({ sample, of: bookLedger })),
  ];
  for (const { sample, of } of examples) {
    const { id, input, expect: wanted } = sample;
    const choices = id.includes('raman') ? ramanWholeSign : lahiriWholeSign;
    const ground = kalaGroundOf(zodiacSky(choices), momentOf(input));
    /** The book's hours; printed lords, sunrise and the rest are those that are found. */
    const written = (): KalaGround => ({
      ...ground,
      apparentSolarHours: input.hoursSinceMidnight ?? ground.apparentSolarHours,
    });
    /**
     * Virupas; the books round by hand on the way. Worst part today 0.71, the misprinted uchcha bala of Saturn in Raman; after it 0.54, his declination of
     * Jupiter. Worst sum 1.36: his Sun, whose printed parts make 0.7 more than he prints.
     */
    const isSum = (part: string) => part === 'virupas' || part === 'rupas' || part === 'kala';
    const compare = (got: Shadbala, source: string) => {
      for (const [part, figures] of Object.entries<Seven>(wanted)) {
        for (const graha of VISIBLE_GRAHAS) {
          const figure = figures[graha] * (part === 'rupas' ? 60 : 1) - slipOf(id, part, graha);
          const off = Math.abs((PARTS[part] as (of: GrahaShadbala) => number)(got.grahas[graha]) - figure);
          const allowed = isSum(part) ? 2 : 1;
          of.error(
            isSum(part) ? 'virupa in a sum' : 'virupa in a part',
            off,
            allowed,
            `${id} ${part} of ${graha}, ${source}`,
          );
          expect(off, `${part} of ${graha}, ${source}`).toBeLessThan(allowed);
        }
      }
    };

    it(`${id}: every part through the engine, from date and place`, () => {
      compare(shadbalaOf(castKundli(input, choices), ground), 'cast');
    });

    it(`${id}: every part from the printed longitudes`, () => {
      const own = input.midheaven === undefined ? castKundli(input, choices) : null;
      const kundli = givenKundli(
        own === null
          ? input
          : {
              ...input,
              siderealLongitudes: { ...input.siderealLongitudes, Ascendant: own.lagna.longitudeDeg },
              midheaven: own.midheaven?.longitudeDeg as number,
            },
      );
      compare(shadbalaOf(kundli, written()), 'given');
      of.pass(id);
    });
  }
});

const births = fc.record({
  datetime: fc
    .date({ min: new Date('1850-01-01T00:00:00Z'), max: new Date('2150-01-01T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  latitude: fc.oneof(
    fc.double({ min: -60, max: 60, noNaN: true }),
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.constantFrom(-90, 90, 66.56, 69.65),
  ),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const whole = (birth: { datetime: string; latitude: number; longitude: number }, options: ShadbalaOptions) => {
  const moment = engine.moment(birth);
  const kundli = castKundli({ ...birth, datetime: birth.datetime, utcOffsetHours: 0 } as never);
  const ground = kalaGroundOf(zodiacSky(), moment);
  return { kundli, ground, shadbala: shadbalaOf(kundli, ground, options) };
};

describe('any shadbala', () => {
  test.prop([births, fc.constantFrom(...SHADBALA_SCHEMES)], { ...seeded, numRuns: 150 })(
    'has every part in its range, and sums that are sums, at any latitude and in every scheme',
    (birth, scheme) => {
      const { shadbala, ground } = whole(birth, { scheme });
      // JSON has no NaN and no −0: what comes back unequal was one.
      expect(JSON.parse(JSON.stringify(shadbala))).toEqual(shadbala);
      expect(JSON.parse(JSON.stringify(ground))).toEqual(ground);
      for (const graha of VISIBLE_GRAHAS) {
        const of = shadbala.grahas[graha];
        const { sthana, kala } = of;
        const within = (value: number, least: number, greatest: number, what: string) => {
          expect(value, `${what} of ${graha}`).toBeGreaterThanOrEqual(least - 1e-6);
          expect(value, `${what} of ${graha}`).toBeLessThanOrEqual(greatest + 1e-6);
        };
        within(sthana.uchcha, 0, 60, 'uchcha');
        within(sthana.saptavargaja, 7 * 1.875, 315, 'saptavargaja');
        expect([0, 15, 30]).toContain(sthana.ojayugma);
        expect([15, 30, 60]).toContain(sthana.kendradi);
        expect([0, 15]).toContain(sthana.drekkana);
        within(of.dig, 0, 60, 'dig');
        within(kala.natonnata, 0, 60, 'natonnata');
        within(kala.paksha, 0, graha === 'Moon' ? 120 : 60, 'paksha');
        expect([0, 60]).toContain(kala.tribhaga);
        expect([0, 15]).toContain(kala.abda);
        expect([0, 30]).toContain(kala.masa);
        expect([0, 45]).toContain(kala.vara);
        expect([0, 60]).toContain(kala.hora);
        // A declination reaches 29° at most.
        within(kala.ayana, -6.5, graha === 'Sun' ? 120 : 66.5, 'ayana');
        within(of.cheshta, graha === 'Sun' ? 0 : 0, 60, 'cheshta');
        // Six glances of 60, a fourth of them, and two whole ones.
        within(of.drik, -90, 210, 'drik');
        within(of.ishta, 0, 60, 'ishta');
        within(of.kashta, 0, 60, 'kashta');
        const { total: place, ...places } = sthana;
        const { total: time, ...times } = kala;
        const sum = (parts: object) => Object.values(parts).reduce((a: number, b: number) => a + b, 0);
        // Each part is rounded by 5e-7.
        expect(place).toBeCloseTo(sum(places), 5);
        expect(time).toBeCloseTo(sum(times), 5);
        expect(of.virupas).toBeCloseTo(place + of.dig + time + of.cheshta + of.naisargika + of.drik, 5);
        expect(of.rupas).toBeCloseTo(of.virupas / 60, 5);
        expect(of.ratio).toBeCloseTo(of.virupas / of.requiredVirupas, 5);
        expect(of.isStrong).toBe(of.virupas >= of.requiredVirupas);
      }
      const seven = VISIBLE_GRAHAS.map((graha) => shadbala.grahas[graha]);
      for (const key of ['rank', 'ratioRank'] as const)
        expect(seven.map((of) => of[key]).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
      const ordered = [...seven].sort((a, b) => a.rank - b.rank).map(({ virupas }) => virupas);
      expect(ordered).toEqual([...ordered].sort((a, b) => b - a));
      // One lord each of year, month, day and hour; one third of the day besides Jupiter's.
      const count = (part: (of: GrahaShadbala) => number) => seven.filter((of) => part(of) > 0).length;
      for (const part of ['abda', 'masa', 'vara', 'hora'] as const) expect(count(({ kala }) => kala[part])).toBe(1);
      expect(count(({ kala }) => kala.tribhaga)).toBe(2);
      // What a war gives it takes.
      expect(seven.reduce((sum, { kala }) => sum + kala.yuddha, 0)).toBeCloseTo(0, 5);
    },
  );

  it('says what it used, and takes single choices over a scheme', () => {
    const { kundli, ground } = whole({ datetime: '2000-01-01T12:00:00Z', latitude: 10, longitude: 20 }, {});
    const plain = shadbalaOf(kundli, ground);
    expect(plain.settings).toEqual({ scheme: 'raman', ...SHADBALA_PRESETS.raman });
    const mixed = shadbalaOf(kundli, ground, { scheme: 'bphs', drekkana: 'male-neutral-female' });
    expect(mixed.settings).toEqual({ scheme: 'bphs', ...SHADBALA_PRESETS.bphs, drekkana: 'male-neutral-female' });
    expect(mixed.sources).toEqual(['bphs']);
  });

  /** A choice that changed nothing would be none. */
  it.each([
    ['saptavargajaScale', 'bphs'],
    ['moolatrikona', 'every-varga'],
    ['drekkana', 'male-female-neutral'],
    ['solarTime', 'mean'],
    ['pakshaMoon', 'single'],
    ['pakshaMoonAs', 'by-nature'],
    ['moonNature', 'never'],
    ['mercuryNature', 'any-malefic'],
    ['ayana', 'declination'],
    ['ayana', 'bphs-khandas'],
    ['ayanaSun', 'single'],
    ['yuddha', 'bphs'],
    ['yuddha', 'none'],
    ['war', 'disc'],
    ['cheshta', 'surya-siddhanta'],
    ['cheshta', 'modern'],
    ['cheshta', 'bphs-motions'],
    ['cheshtaLuminaries', 'ayana-and-paksha'],
    ['drik', 'bphs'],
    ['specialDrishti', 'none'],
    ['phala', 'bphs'],
    ['minima', 'bphs'],
  ] as const)('changes with %s = %s for somebody', (name, value) => {
    // Jain's birth has a war between Mercury and Jupiter; the last has a new Moon.
    const inputs = [
      ...books.cases.map(({ input }) => input),
      { ...books.cases[1]?.input, datetime: '1981-08-30T01:30:00' },
    ];
    const samples = inputs.map((input: any) => {
      const kundli = castKundli(input);
      return { kundli, ground: kalaGroundOf(zodiacSky(), momentOf(input)) };
    });
    const changed = samples.some(({ kundli, ground }) => {
      const base = { war: 'lesser-longitude', ...(name === 'war' ? { war: 'north' } : {}) } as ShadbalaOptions;
      const [one, other] = [shadbalaOf(kundli, ground, base), shadbalaOf(kundli, ground, { ...base, [name]: value })];
      return JSON.stringify(one.grahas) !== JSON.stringify(other.grahas);
    });
    // Jupiter has won that war by every school: his disc is the larger, his latitude the more northern, his longitude the less.
    expect(changed).toBe(name !== 'war');
  });
});

describe('a call that cannot be answered', () => {
  const { input } = books.cases[1] as { readonly input: Input };
  const kundli = givenKundli(input);
  const ground = kalaGroundOf(zodiacSky(), momentOf(input));
  const { midheaven: _, ...rest } = input;
  it.each([
    ['scheme', () => shadbalaOf(kundli, ground, { scheme: 'sripati' as never })],
    ['drekkana', () => shadbalaOf(kundli, ground, { drekkana: 'female-first' as never })],
    ['cheshta', () => shadbalaOf(kundli, ground, { cheshta: 'none' as never })],
    ['options', () => shadbalaOf(kundli, ground, 'raman' as never)],
    ['ground', () => shadbalaOf(kundli, null as never)],
    ['ground.sunsetJdUt', () => shadbalaOf(kundli, { ...ground, sunsetJdUt: ground.nextSunriseJdUt + 1 })],
    ['ground.ayanamsaDeg', () => shadbalaOf(kundli, { ...ground, ayanamsaDeg: Number.NaN })],
    ['ground.varaLord', () => shadbalaOf(kundli, { ...ground, varaLord: 'Rahu' as never })],
    ['ground.apparentSolarHours', () => shadbalaOf(kundli, { ...ground, apparentSolarHours: 25 })],
    ['ground.declinationsDeg.Sun', () => shadbalaOf(kundli, { ...ground, declinationsDeg: {} as never })],
    ['school', () => meanLongitudes('tables' as never, 2451545, 0)],
    ['midheavenDeg', () => shadbalaOf(givenKundli(rest), ground)],
    ['longitudesDegPerDay.Mars', () => shadbalaOf(kundli, ground, { cheshta: 'bphs-motions' })],
    ['hora', () => kalaGroundOf(zodiacSky(), momentOf(input), { hora: 'temporal' as never })],
    ['vara', () => kalaGroundOf(zodiacSky(), momentOf(input), { vara: 'noon' as never })],
    ['yearLords', () => kalaGroundOf(zodiacSky(), momentOf(input), { yearLords: 'jovian' as never })],
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
