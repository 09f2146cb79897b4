/** Bhava chalit against Swiss Ephemeris, through the engine and from the angles alone, and the laws of its arcs. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { lahiriSripati, lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import { GRAHAS, type Graha, kundliFrom, kundliOf } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import {
  BHAVA_SYSTEMS,
  type BhavaChalit,
  type BhavaSystem,
  bhavasOf,
  kpCuspsOf,
} from '../../../packages/engine/src/jyotish/points/index.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';
import { type BirthInput, castKundli, engine, momentOf, zodiacSky } from '../strength/births.ts';

const seeded = { seed: 20261122 };
const PATH = 'jyotish/bhava.json';
interface Expect {
  readonly sripati: { readonly madhya: readonly number[]; readonly sandhi: readonly number[] };
  readonly placidusCusps: readonly number[];
  readonly bhavaOf: { readonly [graha: string]: readonly number[] };
}
const truth = readTruth<BirthInput, Expect>(PATH);
const ledger = truthLedger('Bhava chalit', PATH);
const zodiac = zodiacSky();

/** Degrees, as the file allows. Worst today 0.0014: its civil time is UT1 and ours UTC, up to 0.4 s of the Earth's turning apart; it rounds by 5e-5. */
const ALLOWED_DEG = 0.002;
const apart = (a: number, b: number) => Math.abs(a - b - 360 * Math.round((a - b) / 360));
const numbersOf = (answer: BhavaChalit) =>
  Object.fromEntries(GRAHAS.map((graha) => [graha, answer.grahas[graha].bhava]));
/** In the order of the file's lists. */
const ORDER: readonly BhavaSystem[] = ['whole-sign', 'sripati', 'kp', 'equal-middle'];

describe('bhavas of the reference', () => {
  for (const { id, input, expect: wanted } of truth.cases) {
    it(`${id}: madhyas, sandhis, cusps and who lives where, by four divisions`, () => {
      const kundli = castKundli(input);
      const { cuspsDeg } = kpCuspsOf(zodiac, momentOf(input));
      const near = (what: string, got: readonly number[], figures: readonly number[]) => {
        expect(got).toHaveLength(12);
        for (const [i, figure] of figures.entries()) {
          const off = apart(got[i] as number, figure);
          ledger.error('deg', off, ALLOWED_DEG, `${id} ${what} ${i + 1}`);
          expect(off, `${what} ${i + 1}`).toBeLessThan(ALLOWED_DEG);
        }
      };
      const sripati = bhavasOf(kundli);
      near(
        'madhya',
        sripati.bhavas.map(({ madhyaDeg }) => madhyaDeg),
        wanted.sripati.madhya,
      );
      near(
        'sandhi',
        sripati.bhavas.map(({ startDeg }) => startDeg),
        wanted.sripati.sandhi,
      );
      near('cusp', cuspsDeg, wanted.placidusCusps);
      for (const [i, system] of ORDER.entries()) {
        const got = numbersOf(bhavasOf(kundli, { system, cuspsDeg }));
        for (const [graha, bhavas] of Object.entries(wanted.bhavaOf))
          expect(got[graha], `${graha}, ${system}`).toBe(bhavas[i]);
      }
      ledger.pass(id);
    });

    it(`${id}: the same from the printed angles and cusps`, () => {
      const { madhya } = wanted.sripati;
      const grahas = castKundli(input).grahas;
      const kundli = kundliFrom({
        lagnaDeg: madhya[0] as number,
        midheavenDeg: madhya[9] as number,
        longitudesDeg: Object.fromEntries(GRAHAS.map((graha) => [graha, grahas[graha].longitudeDeg])) as never,
      });
      const sripati = bhavasOf(kundli);
      for (const [i, { madhyaDeg, startDeg, endDeg }] of sripati.bhavas.entries()) {
        // Degrees: both ends of a quarter are rounded by 5e-5 in the file, and so is the figure itself.
        expect(apart(madhyaDeg, madhya[i] as number)).toBeLessThan(1.01e-4);
        expect(apart(startDeg, wanted.sripati.sandhi[i] as number)).toBeLessThan(1.01e-4);
        expect(endDeg).toBe(sripati.bhavas[(i + 1) % 12]?.startDeg);
      }
      for (const [i, system] of ORDER.entries()) {
        const got = numbersOf(bhavasOf(kundli, { system, cuspsDeg: wanted.placidusCusps }));
        for (const [graha, bhavas] of Object.entries(wanted.bhavaOf)) expect(got[graha]).toBe(bhavas[i]);
      }
    });
  }
});

const degree = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
/** The eastern horizon follows the meridian by less than half a turn. */
const kundlis = fc
  .record({
    mc: degree,
    quarter: fc.double({ min: 0.001, max: 179.999, noNaN: true }),
    places: fc.array(degree, { minLength: 8, maxLength: 8 }),
  })
  .map(({ mc, quarter, places }) =>
    kundliFrom({
      lagnaDeg: mc + quarter,
      midheavenDeg: mc,
      longitudesDeg: Object.fromEntries(
        GRAHAS.filter((graha) => graha !== 'Ketu').map((graha, i) => [graha, places[i]]),
      ) as never,
    }),
  );
const reckoned = fc.constantFrom(...BHAVA_SYSTEMS.filter((system) => system !== 'kp'));
const ahead = (from: number, to: number) => (((to - from) % 360) + 360) % 360;

describe('any bhavas', () => {
  test.prop([kundlis, reckoned], seeded)(
    'fill the circle once, and everybody lives within the borders told',
    (kundli, system) => {
      const { bhavas, grahas, settings } = bhavasOf(kundli, { system });
      expect(settings).toEqual({ system });
      const widths = bhavas.map(({ startDeg, endDeg }) => ahead(startDeg, endDeg));
      // Degrees: each border is rounded by 5e-8.
      expect(widths.reduce((a, b) => a + b, 0)).toBeCloseTo(360, 5);
      expect(bhavas.flatMap(({ occupants }) => occupants)).toHaveLength(9);
      for (const graha of GRAHAS) {
        const { bhava } = grahas[graha];
        const home = bhavas[bhava - 1] as (typeof bhavas)[number];
        expect(home.occupants).toContain(graha);
        const at = kundli.grahas[graha].longitudeDeg;
        expect(ahead(home.startDeg, at)).toBeLessThan(ahead(home.startDeg, home.endDeg));
      }
    },
  );

  test.prop([kundlis, fc.constantFrom('sripati' as const, 'equal-middle' as const)], seeded)(
    'give a graha all of its strength at the madhya, half on the way and none at the sandhi',
    (kundli, system) => {
      const places = bhavasOf(kundli, { system }).bhavas.slice(0, 4);
      const at = (lon: readonly number[]) =>
        bhavasOf(
          kundliFrom({
            lagnaDeg: kundli.lagna.longitudeDeg,
            midheavenDeg: kundli.midheaven?.longitudeDeg as number,
            longitudesDeg: Object.fromEntries(
              (['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'] as const).map((g, i) => [
                g,
                lon[i % lon.length],
              ]),
            ) as never,
          }),
          { system },
        ).grahas;
      const seven = (grahas: { readonly [G in Graha]: { readonly strength: number | null } }) =>
        (['Sun', 'Moon', 'Mars', 'Mercury'] as const).map((graha) => grahas[graha].strength as number);
      for (const strength of seven(at(places.map(({ madhyaDeg }) => madhyaDeg)))) expect(strength).toBe(1);
      for (const strength of seven(at(places.map(({ startDeg }) => startDeg)))) expect(strength).toBe(0);
      const halves = places.map(({ startDeg, madhyaDeg }) => startDeg + ahead(startDeg, madhyaDeg) / 2);
      // A step of 1e-7° in an arc that may itself be a few thousandths of a degree.
      for (const strength of seven(at(halves))) expect(strength).toBeCloseTo(0.5, 3);
    },
  );

  test.prop(
    [
      fc.record({
        datetime: fc
          .date({ min: new Date('1850-01-01T00:00:00Z'), max: new Date('2150-01-01T00:00:00Z'), noInvalidDate: true })
          .map((date) => date.toISOString()),
        latitude: fc.double({ min: -89.9, max: 89.9, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
    ],
    { ...seeded, numRuns: 60 },
  )('of Sripati and of KP are those of a chart at any latitude', (birth) => {
    const chart = engine.chart(birth, lahiriSripati);
    const kundli = kundliOf(chart);
    for (const [i, { startDeg }] of bhavasOf(kundli).bhavas.entries()) {
      // Degrees: lagna and midheaven were rounded by 5e-8 each before they were divided.
      expect(apart(startDeg, chart.chalit?.cusps[i] as number)).toBeLessThan(2.1e-7);
    }
    const placidus = engine.chart(birth, { ...lahiriWholeSign, chalit: 'placidus' });
    const kp = kpCuspsOf(zodiac, engine.moment(birth));
    expect(kp.substituted).toBe(placidus.chalit?.houseSystemUsed !== 'placidus');
    for (const [i, cusp] of kp.cuspsDeg.entries())
      expect(apart(cusp, placidus.chalit?.cusps[i] as number)).toBeLessThan(1.1e-7);
    const inKp = bhavasOf(kundli, { system: 'kp', cuspsDeg: placidus.chalit?.cusps ?? [] });
    for (const planet of placidus.planets)
      expect(inKp.grahas[planet.name as Graha].bhava, planet.name).toBe(planet.chalitHouse);
  });

  test.prop([kundlis, reckoned], seeded)('are plain data', (kundli, system) => {
    const answer = bhavasOf(kundli, { system });
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    expect(answer.sources.length).toBeGreaterThan(0);
  });
});

describe('a call that cannot be answered', () => {
  const bare = kundliFrom({
    lagnaDeg: 0,
    longitudesDeg: { Sun: 0, Moon: 0, Mars: 0, Mercury: 0, Jupiter: 0, Venus: 0, Saturn: 0, Rahu: 0 },
  });
  it.each([
    ['system', () => bhavasOf(bare, { system: 'placidus' as never })],
    ['midheavenDeg', () => bhavasOf(bare)],
    ['cuspsDeg', () => bhavasOf(bare, { system: 'kp' })],
    ['cuspsDeg', () => bhavasOf(bare, { system: 'kp', cuspsDeg: [0, 30] })],
    ['cuspsDeg', () => bhavasOf(bare, { system: 'kp', cuspsDeg: Array.from({ length: 12 }, () => Number.NaN) })],
  ])('is refused by its field: %s', (field, ask) => {
    expect(ask).toThrow(EngineError);
    try {
      ask();
    } catch (error) {
      expect((error as EngineError).field).toBe(field);
    }
  });

  it('is answered by numbers where lagna and midheaven fall together, and refused where the one comes before the other', () => {
    const at = (lagnaDeg: number, midheavenDeg: number) =>
      bhavasOf(
        kundliFrom({
          lagnaDeg,
          midheavenDeg,
          longitudesDeg: { Sun: 0, Moon: 180, Mars: 10, Mercury: 20, Jupiter: 30, Venus: 40, Saturn: 50, Rahu: 60 },
        }),
      ).grahas;
    expect([at(0, 0).Sun.strength, at(0, 0).Moon.strength]).toEqual([1, 1]);
    for (const graha of GRAHAS) expect(at(0, 180)[graha].strength).not.toBeNaN();
    expect(() => at(0, 179)).toThrow(expect.objectContaining({ field: 'midheavenDeg' }));
  });

  it('is answered without a midheaven where none is needed', () => {
    expect(bhavasOf(bare, { system: 'whole-sign' }).grahas.Sun.bhava).toBe(1);
    expect(bhavasOf(bare, { system: 'equal-middle' }).grahas.Sun).toEqual({ bhava: 1, strength: 1 });
    expect(bhavasOf(bare, { system: 'equal' }).grahas.Ketu).toEqual({ bhava: 7, strength: null });
  });
});
