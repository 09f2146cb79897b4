/** KP against the tables of two programs and Swiss Ephemeris, and the laws of its divisions. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { krishnamurtiPlacidus, tropicalPlacidus } from '../../../packages/engine/src/chart/choices.ts';
import { GRAHAS, type Graha } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import {
  KP_NUMBERS,
  kpChartOf,
  kpHoraryOf,
  kpLordsOf,
  kpNumber,
} from '../../../packages/engine/src/jyotish/kp/index.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';
import { type BirthInput, engine, momentOf, zodiacSky } from '../strength/births.ts';

const seeded = { seed: 20261125 };
const PATH = 'jyotish/kp.json';
interface Input extends BirthInput {
  readonly cusps?: readonly number[];
  readonly kpNumber?: number;
}
interface Expect {
  readonly bodies?: { readonly [G in Graha]: readonly string[] };
  readonly cusps?: readonly (readonly string[])[];
  readonly startLongitude?: number;
  readonly signLord?: string;
  readonly starLord?: string;
  readonly subLord?: string;
}
const truth = readTruth<Input, Expect>(PATH);
const ledger = truthLedger('KP', PATH);
const zodiac = zodiacSky(krishnamurtiPlacidus);
const apart = (a: number, b: number) => Math.abs(a - b - 360 * Math.round((a - b) / 360));

const chain = (longitudeDeg: number) => {
  const { signLord, lords } = kpLordsOf(longitudeDeg, 3);
  return [signLord, ...lords];
};

/**
 * Degrees. Worst today 5.3e-5 for a body (the Moon) and 0.0014 for a cusp, where the file's civil time is UT1 and ours UTC (0.3 s of
 * the Earth's turning). A place nearer than that to a border may have the next lord below the sub.
 */
const ALLOWED = { body: 1e-4, cusp: 0.002 };

/** The same lords, or those of a neighbouring part whose border is within reach. */
function agrees(longitudeDeg: number, wanted: readonly string[], nearDeg: number): boolean {
  return [0, -nearDeg, nearDeg].some((off) => {
    const got = chain(longitudeDeg + off);
    return wanted.every((lord, i) => lord === got[i]);
  });
}

describe('KP of the reference', () => {
  const births = truth.cases.filter(({ input }) => input.kpNumber === undefined);
  const numbers = truth.cases.filter(({ input }) => input.kpNumber !== undefined);

  for (const { id, input, expect: wanted } of births) {
    it(`${id}: lords of grahas and cusps, from the places given and from date and place`, () => {
      const given = input.siderealLongitudes as Record<string, number>;
      for (const [graha, lords] of Object.entries(wanted.bodies ?? {}))
        expect(chain(given[graha] as number), graha).toEqual(lords);
      for (const [i, lords] of (wanted.cusps ?? []).entries())
        expect(chain(input.cusps?.[i] as number).slice(0, 4), `cusp ${i + 1}`).toEqual(lords);

      const chart = kpChartOf(zodiac, momentOf(input));
      expect(chart.settings).toEqual({ ayanamsa: 'krishnamurti', nodeType: 'mean', subs: 3, number: null });
      expect(chart.substituted).toBe(false);
      for (const [i, cusp] of chart.cuspsDeg.entries()) {
        const off = apart(cusp, input.cusps?.[i] as number);
        ledger.error('cusps, deg', off, ALLOWED.cusp, `${id} cusp ${i + 1}`);
        expect(off).toBeLessThan(ALLOWED.cusp);
        expect(agrees(cusp, wanted.cusps?.[i] ?? [], off), `cusp ${i + 1}`).toBe(true);
      }
      for (const graha of GRAHAS) {
        const { longitudeDeg, lords, signLord } = chart.grahas[graha];
        const off = apart(longitudeDeg, given[graha] as number);
        ledger.error('bodies, deg', off, ALLOWED.body, `${id} ${graha}`);
        expect(off).toBeLessThan(ALLOWED.body);
        expect([signLord, ...lords].slice(0, 3), graha).toEqual(wanted.bodies?.[graha].slice(0, 3));
        expect(agrees(longitudeDeg, wanted.bodies?.[graha] ?? [], off), graha).toBe(true);
      }
      ledger.pass(id);
    });
  }

  for (const { id, input, expect: wanted } of numbers) {
    it(`${id}: where the number begins and whose it is`, () => {
      const { startDeg, signLord, starLord, subLord } = kpNumber(input.kpNumber as number);
      // The file rounds to 5e-6.
      expect(apart(startDeg, wanted.startLongitude as number)).toBeLessThan(5.2e-6);
      expect({ signLord, starLord, subLord }).toEqual({
        signLord: wanted.signLord,
        starLord: wanted.starLord,
        subLord: wanted.subLord,
      });
      ledger.pass(id);
    });
  }
});

describe('the 249 numbers', () => {
  it('are 249, fill the circle, and stay within a sign, a star and a sub', () => {
    expect(KP_NUMBERS).toHaveLength(249);
    expect(KP_NUMBERS[0]?.startArcsec).toBe(0);
    expect(KP_NUMBERS.at(-1)?.endArcsec).toBe(1_296_000);
    let at = 0;
    for (const { number, startArcsec, endArcsec, sign, nakshatra } of KP_NUMBERS) {
      expect(number).toBe(++at);
      expect(endArcsec).toBe(KP_NUMBERS[number]?.startArcsec ?? 1_296_000);
      expect(endArcsec).toBeGreaterThan(startArcsec);
      expect(Math.floor((endArcsec - 1) / 108_000) + 1).toBe(sign);
      expect(Math.floor((endArcsec - 1) / 48_000) + 1).toBe(nakshatra);
    }
  });

  it('have subs as long as the years of their lords', () => {
    const years: Record<string, number> = {
      Ketu: 7,
      Venus: 20,
      Sun: 6,
      Moon: 10,
      Mars: 7,
      Rahu: 18,
      Jupiter: 16,
      Saturn: 19,
      Mercury: 17,
    };
    const lengths = new Map<string, number>();
    for (const { nakshatra, subLord, startArcsec, endArcsec } of KP_NUMBERS) {
      const key = `${nakshatra} ${subLord}`;
      lengths.set(key, (lengths.get(key) ?? 0) + endArcsec - startArcsec);
    }
    expect(lengths.size).toBe(243);
    for (const [key, length] of lengths) expect(length, key).toBe(400 * (years[key.split(' ')[1] as string] as number));
  });

  it('begin where they say, and not a step earlier', () => {
    for (const { number, startDeg, starLord, subLord, signLord } of KP_NUMBERS) {
      expect(kpLordsOf(startDeg)).toMatchObject({ number, starLord, subLord, signLord });
      const before = kpLordsOf(startDeg - 1e-7);
      expect(before.number).toBe(number === 1 ? 249 : number - 1);
    }
  });

  it.each([0, 250, 1.5, Number.NaN])('are not asked for by %s', (number) => {
    expect(() => kpNumber(number)).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field: 'number' }));
  });
});

const steps = fc.integer({ min: 0, max: 3_599_999_999 });

describe('lords of a longitude', () => {
  test.prop([steps, fc.integer({ min: 2, max: 8 })], seeded)(
    'are those found by dividing with fractions, away from borders',
    (q, subs) => {
      const ORDER = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'];
      const YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17];
      const star = Math.floor((q * 27) / 3.6e9);
      let share = ((q * 27) % 3.6e9) / 3.6e9;
      let lord = star % 9;
      const wanted = [ORDER[lord]];
      let error = 1e-15;
      let isSure = true;
      for (let level = 0; level < subs; level++) {
        let sum = 0;
        while (share >= (sum + (YEARS[lord] as number)) / 120) {
          sum += YEARS[lord] as number;
          lord = (lord + 1) % 9;
        }
        const width = (YEARS[lord] as number) / 120;
        error /= width;
        share = (share - sum / 120) / width;
        // A double knows no more than this near a border.
        if (share < 8 * error || share > 1 - 8 * error) isSure = false;
        wanted.push(ORDER[lord]);
      }
      const got = kpLordsOf(q / 1e7, subs);
      expect(got.lords).toHaveLength(subs + 1);
      if (isSure) expect(got.lords).toEqual(wanted);
      expect(got.longitudeDeg).toBe(q / 1e7);
    },
  );

  test.prop([steps], seeded)('repeat every third of the circle below the sign', (q) => {
    const [here, there] = [kpLordsOf(q / 1e7, 8), kpLordsOf(q / 1e7 + 120, 8)];
    expect(there.lords).toEqual(here.lords);
    expect((there.nakshatra - here.nakshatra + 27) % 27).toBe(9);
  });

  it('are the next at a border, at every depth', () => {
    // 13°20′ is a border of everything; 60° one of a sub (Saturn’s in the star of Mars).
    expect(kpLordsOf(40, 8).lords).toEqual(new Array(9).fill('Moon'));
    expect(kpLordsOf(40 - 1e-7, 8).starLord).toBe('Sun');
    expect(kpLordsOf(60)).toMatchObject({ signLord: 'Mercury', starLord: 'Mars', subLord: 'Mercury' });
    expect(kpLordsOf(60 - 1e-7)).toMatchObject({ signLord: 'Venus', starLord: 'Mars', subLord: 'Saturn' });
  });

  it.each([1, 9, 2.5])('are not asked for %s divisions deep', (subs) => {
    expect(() => kpLordsOf(10, subs)).toThrow(expect.objectContaining({ field: 'subs' }));
  });
});

describe('a horary chart', () => {
  const moment = engine.moment({ datetime: '2024-06-01T10:30', timezone: 5.5, latitude: 13.08, longitude: 80.27 });

  it('rises where its number begins, with the grahas of the moment', () => {
    const natal = kpChartOf(zodiac, moment);
    for (let number = 1; number <= 249; number += 4) {
      const answer = kpHoraryOf(zodiac, moment, number);
      if (answer.kind !== 'cast') throw new Error('the degree rises in Madras');
      const { chart } = answer;
      expect(chart.cuspsDeg[0]).toBe(kpNumber(number).startDeg);
      expect(chart.kundli.lagna.longitudeDeg).toBe(kpNumber(number).startDeg);
      expect(chart.cusps[0]?.number).toBe(number);
      expect(chart.settings.number).toBe(number);
      for (const graha of GRAHAS) expect(chart.grahas[graha]).toEqual(natal.grahas[graha]);
      for (const house of [0, 1, 2, 3, 4, 5])
        expect(apart((chart.cuspsDeg[house] as number) + 180, chart.cuspsDeg[house + 6] as number)).toBeLessThan(
          1.1e-7,
        );
    }
  });

  it('has the cusps that the place has when that degree really rises', () => {
    // The instant's own number began to rise a little earlier: then the place's own cusps were those of its horary chart, nutation's slow change aside.
    const natal = kpChartOf(zodiac, moment);
    const { number, startDeg } = kpNumber(natal.cusps[0]?.number as number);
    const answer = kpHoraryOf(zodiac, moment, number);
    if (answer.kind !== 'cast') throw new Error('the degree rises in Madras');
    // The number began to rise a little before the moment: each degree takes about four minutes.
    const [low, high] = [moment.tt.fraction - 0.02, moment.tt.fraction];
    let [from, to] = [low, high];
    const at = (fraction: number) => {
      const shift = fraction - moment.tt.fraction;
      const ut1 = { ...moment.ut1, fraction: moment.ut1.fraction + shift };
      return kpChartOf(zodiac, { ...moment, tt: { ...moment.tt, fraction }, ut1 });
    };
    for (let i = 0; i < 40; i++) {
      const middle = (from + to) / 2;
      if ((at(middle).cuspsDeg[0] as number) < startDeg) from = middle;
      else to = middle;
    }
    const real = at(to);
    // Degrees: a step of rounding, and minutes of nutation and precession.
    for (const [i, cusp] of real.cuspsDeg.entries())
      expect(apart(cusp, answer.chart.cuspsDeg[i] as number)).toBeLessThan(3e-6);
  });

  test.prop(
    [
      fc.integer({ min: 1, max: 249 }),
      fc.double({ min: -89, max: 89, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.date({ min: new Date('1850-01-01T00:00:00Z'), max: new Date('2150-01-01T00:00:00Z'), noInvalidDate: true }),
    ],
    { ...seeded, numRuns: 150 },
  )(
    'is cast at every latitude where the degree rises, and says where it does not',
    (number, latitude, longitude, date) => {
      const birth = engine.moment({ datetime: date.toISOString(), latitude, longitude });
      const answer = kpHoraryOf(zodiac, birth, number);
      if (Math.abs(latitude) < 66) expect(answer.kind).toBe('cast');
      if (answer.kind === 'never-rises') {
        expect(answer.number.number).toBe(number);
        return;
      }
      expect(answer.chart.cuspsDeg[0]).toBe(kpNumber(number).startDeg);
      // The other cusps are cut by the same sky: its own ascendant is the number's degree.
      const { tt, ut1 } = birth;
      const frame = engine.kernel.frame(tt.day, tt.fraction, ut1.day, ut1.fraction);
      const rad = Math.PI / 180;
      const { ascendantRad } = engine.kernel.angles(answer.armcDeg * rad, latitude * rad, frame.trueObliquityRad);
      const less = zodiac.ayanamsaDeg(tt.day + tt.fraction) + frame.nutationLongitudeRad / rad;
      expect(apart(ascendantRad / rad - less, kpNumber(number).startDeg)).toBeLessThan(1e-6);
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    },
  );

  it('never rises for most numbers far north, and has Porphyry’s cusps for the others', () => {
    const north = engine.moment({ datetime: '2024-06-01T10:30', timezone: 0, latitude: 80, longitude: 20 });
    const answers = KP_NUMBERS.map(({ number }) => kpHoraryOf(zodiac, north, number));
    const cast = answers.filter((answer) => answer.kind === 'cast');
    expect(cast.length).toBeGreaterThan(20);
    expect(answers.length - cast.length).toBeGreaterThan(100);
    for (const { chart } of cast) expect(chart.substituted).toBe(true);
  });

  it.each([
    ['number', () => kpHoraryOf(zodiac, moment, 250)],
    ['subs', () => kpHoraryOf(zodiac, moment, 1, { subs: 1 })],
    ['zodiac', () => kpChartOf(zodiacSky(tropicalPlacidus), moment)],
  ])('refuses what cannot be: %s', (field, ask) => {
    expect(ask).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field }));
  });

  it('takes each ayanamsa of KP', () => {
    const [old, vp291] = ['kp-old', 'krishnamurti-vp291'].map(
      (ayanamsa) => kpChartOf(zodiacSky({ ...krishnamurtiPlacidus, ayanamsa }), moment).grahas.Sun.longitudeDeg,
    ) as [number, number];
    expect(kpChartOf(zodiac, moment).grahas.Sun.longitudeDeg).toBe(old);
    // Minutes of arc between them.
    expect(apart(old, vp291)).toBeGreaterThan(0.001);
    expect(apart(old, vp291)).toBeLessThan(0.1);
  });
});
