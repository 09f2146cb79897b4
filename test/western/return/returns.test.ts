/** Returns against outside truth, and by their laws: the body stands where it stood, whatever the span. */
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { radixFrom, radixOf } from '../../../packages/engine/src/western/radix/index.ts';
import {
  nextReturn,
  previousReturn,
  returnRadix,
  returnsOf,
  solarReturnIn,
  solarReturnOf,
} from '../../../packages/engine/src/western/return/index.ts';
import { motionOf, reachOf } from '../../../packages/engine/src/western/transit/motion.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';
import { momentOf, type TruthBirth, ttOfUt } from '../births.ts';

const engine = await openEngine();
const { kernel } = engine;
const PATH = 'western/western-returns.json';
const truth = readTruth<TruthBirth & Record<string, unknown>>(PATH);
const ledger = truthLedger('Returns', PATH);
const secondsApart = (aJdTt: number, bJdTt: number) => Math.abs(aJdTt - bJdTt) * 86400;
const apartDeg = (a: number, b: number) => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

describe('returns of the file of truth', () => {
  it.each(truth.cases)('$id', ({ id, input, expect: wanted }) => {
    const moment = momentOf(engine, input);
    const radix = radixOf(kernel, moment);
    const check = (unit: string, error: number, tolerance: number, at: string): void => {
      expect(error, at).toBeLessThanOrEqual(tolerance);
      ledger.error(unit, error, tolerance, at);
    };
    const solar = (wanted['solarReturn'] ?? wanted['solarReturnUT'] ?? {}) as Record<
      string,
      string | [string, number, number]
    >;
    for (const [year, row] of Object.entries(solar)) {
      const [ut, ascendant, midheaven] = typeof row === 'string' ? [row, null, null] : row;
      const found = solarReturnIn(kernel, radix, Number(year));
      check('s (Sun)', secondsApart(found.jdTt, ttOfUt(ut)), 40, `${id} ${year}`);
      if (ascendant === null || midheaven === null) continue;
      const { angles } = returnRadix(kernel, found, moment.place).radix;
      check('deg (angles)', apartDeg(angles?.Ascendant.longitudeDeg ?? 0, ascendant), 0.2, `${id} ${year}`);
      check('deg (angles)', apartDeg(angles?.Midheaven.longitudeDeg ?? 0, midheaven), 0.2, `${id} ${year}`);
    }
    if (wanted['lunarReturnsUT'] !== undefined) {
      const [from, to] = [ttOfUt(`${input['year']}-01-01T00:00`), ttOfUt(`${Number(input['year']) + 1}-01-01T00:00`)];
      const { returns } = returnsOf(kernel, radix, 'Moon', from, to);
      for (const ut of wanted['lunarReturnsUT'] as string[]) {
        const error = Math.min(...returns.map(({ jdTt }) => secondsApart(jdTt, ttOfUt(ut))));
        check('s (Moon)', error, 10, `${id} ${ut}`);
      }
    }
    const lunar = wanted['lunarReturnAfter2025-06-01UT'] as string | undefined;
    if (lunar !== undefined) {
      const found = nextReturn(kernel, radix, 'Moon', ttOfUt('2025-06-01T00:00'));
      check('s (Moon)', secondsApart(found?.jdTt ?? 0, ttOfUt(lunar)), 10, id);
    }
    const saturn = wanted['saturnReturnsUT'] as string[] | undefined;
    if (saturn !== undefined) {
      const birth = radix.ground?.jdTt ?? 0;
      const { returns } = returnsOf(kernel, radix, 'Saturn', birth + 27 * 365.25, birth + 31 * 365.25);
      expect(returns).toHaveLength(saturn.length);
      saturn.forEach((ut, i) => {
        check('s (Saturn)', secondsApart(returns[i]?.jdTt ?? 0, ttOfUt(ut)), 7200, `${id} ${ut}`);
        expect([returns[i]?.pass, returns[i]?.passes]).toEqual([i + 1, saturn.length]);
      });
    }
    ledger.pass(id);
  });
});

const birthJd = fc.integer({ min: 2415020, max: 2470000 });
const bodies = fc.constantFrom(
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'NorthNode',
  'SouthNode',
);
const place = { latitudeDeg: 52, longitudeDeg: 13, elevationMetres: 0 };
const natalOf = (jd: number, choices = {}) => returnRadix(kernel, { jdTt: jd + 0.37 }, place, choices).radix;
const longitudeOf = (radix: ReturnType<typeof natalOf>, name: string) =>
  radix.points.find((point) => point.name === name)?.longitudeDeg ?? Number.NaN;

describe('the chart of a return', () => {
  it('has the body at its natal longitude to a thousandth of an arcsecond, tropical and sidereal', () => {
    fc.assert(
      fc.property(birthJd, bodies, fc.constantFrom('tropical', 'sidereal'), (jd, body, zodiac) => {
        const natal = natalOf(jd, { zodiac });
        const found = nextReturn(kernel, natal, body, jd + 5000);
        const again = returnRadix(kernel, { jdTt: found?.jdTt ?? 0 }, place, { zodiac }).radix;
        // 0.0007″: two roundings to 1e-7°.
        expect(apartDeg(longitudeOf(again, body), longitudeOf(natal, body))).toBeLessThan(0.001 / 3600);
      }),
      { numRuns: 80, seed: 20261121 },
    );
  });

  it('has it at the natal place among the stars when precession is corrected', () => {
    fc.assert(
      fc.property(birthJd, fc.constantFrom('Sun', 'Moon', 'Jupiter'), (jd, body) => {
        const tropical = natalOf(jd);
        const sidereal = natalOf(jd, { zodiac: 'sidereal', ayanamsa: 'j2000' });
        const corrected = nextReturn(kernel, tropical, body, jd + 9000, { precessionCorrected: true });
        const stars = nextReturn(kernel, sidereal, body, jd + 9000);
        // Worst 1.1 s for the Sun: an ayanamsa lies along the ecliptic of its own epoch, the correction along that of the birth.
        expect(secondsApart(corrected?.jdTt ?? 0, stars?.jdTt ?? 1)).toBeLessThan(body === 'Jupiter' ? 60 : 5);
        const plain = nextReturn(kernel, tropical, body, jd + 9000);
        expect(corrected?.jdTt).not.toBe(plain?.jdTt);
      }),
      { numRuns: 20, seed: 20261121 },
    );
  });
});

describe('a search for returns', () => {
  it('finds the same whatever part of the span is asked for, next and previous alike', () => {
    fc.assert(
      fc.property(birthJd, bodies, fc.double({ min: 100, max: 11000, noNaN: true }), (jd, body, cut) => {
        const natal = natalOf(jd);
        const whole = returnsOf(kernel, natal, body, jd + 100, jd + 11500, { phasesDeg: [0, 180] }).returns;
        const parts = [
          ...returnsOf(kernel, natal, body, jd + 100, jd + cut, { phasesDeg: [0, 180] }).returns,
          ...returnsOf(kernel, natal, body, jd + cut, jd + 11500, { phasesDeg: [0, 180] }).returns,
        ];
        expect(parts.map(({ pass, passes, phaseDeg }) => [pass, passes, phaseDeg])).toEqual(
          whole.map(({ pass, passes, phaseDeg }) => [pass, passes, phaseDeg]),
        );
        const own = whole.filter(({ phaseDeg, jdTt }) => phaseDeg === 0 && jdTt > jd + cut)[0];
        const next = nextReturn(kernel, natal, body, jd + cut);
        if (own !== undefined) expect(secondsApart(next?.jdTt ?? 0, own.jdTt)).toBeLessThan(0.01);
        const before = whole.filter(({ phaseDeg, jdTt }) => phaseDeg === 0 && jdTt < jd + cut).at(-1);
        if (before !== undefined) {
          const previous = previousReturn(kernel, natal, body, jd + cut);
          expect(secondsApart(previous?.jdTt ?? 0, before.jdTt)).toBeLessThan(0.01);
        }
      }),
      { numRuns: 25, seed: 20261121 },
    );
  });

  it('begins every year of life with one solar return, the birth being the first', () => {
    const natal = natalOf(2440000);
    expect(secondsApart(solarReturnOf(kernel, natal, 0).jdTt, natal.ground?.jdTt ?? 0)).toBeLessThan(0.01);
    expect(solarReturnIn(kernel, natal, 2020)).toEqual(solarReturnOf(kernel, natal, 2020 - 1968));
    for (let age = 1; age <= 120; age += 1) {
      const year = solarReturnOf(kernel, natal, age).jdTt - solarReturnOf(kernel, natal, age - 1).jdTt;
      expect(Math.abs(year - 365.2422)).toBeLessThan(0.02);
    }
  });

  it('begins every year of a sidereal life too, and of one whose precession is corrected', () => {
    const sidereal = natalOf(2440000, { zodiac: 'sidereal' });
    const tropical = natalOf(2440000);
    for (let age = 0; age <= 200; age += 20) {
      const year = solarReturnOf(kernel, sidereal, age).jdTt - (sidereal.ground?.jdTt ?? 0);
      expect(Math.abs(year - 365.256363 * age)).toBeLessThan(0.05);
      const corrected = solarReturnOf(kernel, tropical, age, { precessionCorrected: true });
      // A minute at the most after two hundred years: the ecliptic of the birth against that of the ayanamsa.
      expect(secondsApart(corrected.jdTt, solarReturnOf(kernel, sidereal, age).jdTt)).toBeLessThan(90);
    }
  });

  it('says which zodiac, nodes and time of birth it was made with, and longitudes to 1e-7 of a degree', () => {
    const natal = natalOf(2440000, { zodiac: 'sidereal', nodeType: 'mean' });
    const { settings, returns } = returnsOf(kernel, natal, 'Moon', 2450000, 2450100, { phasesDeg: [0, 90, 0] });
    expect(settings).toEqual({
      body: 'Moon',
      zodiac: 'sidereal',
      ayanamsa: 'fagan-bradley',
      nodeType: 'mean',
      isTimeKnown: true,
      precessionCorrected: false,
      phasesDeg: [0, 90],
    });
    for (const { longitudeDeg } of returns) expect(Math.round(longitudeDeg * 1e7) / 1e7).toBe(longitudeDeg);
    expect(new Set(returns.map(({ jdTt }) => jdTt)).size).toBe(returns.length);
  });

  it('has no next return where the ephemeris ends before it, and none in a span that ends before it begins', () => {
    const natal = natalOf(2440000, { points: ['Saturn', 'Pluto', 'Chiron'] });
    // The year 3000 is the last of the ephemeris, and Pluto needs a quarter of a millennium.
    expect(nextReturn(kernel, natal, 'Pluto', 2810000)).toBeNull();
    expect(previousReturn(kernel, natal, 'Pluto', 630000)).toBeNull();
    // Chiron cannot be placed before the seventh century.
    const first = reachOf(motionOf(kernel, natal.settings, 'Chiron'), 2000000, 1900000);
    expect(previousReturn(kernel, natal, 'Chiron', first + 100)).toBeNull();
    expect(() => nextReturn(kernel, natal, 'Chiron', 1900000)).toThrow(
      expect.objectContaining({ code: 'OUT_OF_SPAN' }),
    );
    expect(returnsOf(kernel, natal, 'Sun', 2450000, 2440000).returns).toEqual([]);
    expect(returnsOf(kernel, natal, 'Sun', 2450000, 2450000).returns).toEqual([]);
    expect(secondsApart(solarReturnIn(kernel, natal, 3000).jdTt, 2817260)).toBeLessThan(366 * 86400);
  });

  it('counts the passes of the node alike from wherever it is asked', () => {
    fc.assert(
      fc.property(birthJd, fc.constantFrom('NorthNode', 'SouthNode'), (jd, body) => {
        const natal = natalOf(jd);
        const { returns } = returnsOf(kernel, natal, body, jd + 5000, jd + 20000);
        for (const { jdTt, pass, passes } of returns) {
          const again = nextReturn(kernel, natal, body, jdTt - 0.001);
          expect([again?.pass, again?.passes]).toEqual([pass, passes]);
          expect(pass).toBeLessThanOrEqual(passes);
        }
      }),
      { numRuns: 15, seed: 20261121 },
    );
  });

  it('refuses by field', () => {
    const natal = natalOf(2440000);
    const error = (field: string) => expect.objectContaining({ field });
    expect(() => returnsOf(kernel, natal, 'Vulcan', 2440000, 2441000)).toThrow(error('body'));
    expect(() => returnsOf(kernel, natal, 'Chiron', 2440000, 2441000)).toThrow(error('radix.points.Chiron'));
    expect(() => returnsOf(kernel, natal, 'Sun', 2440000, 2640000)).toThrow(error('toJdTt'));
    expect(() => returnsOf(kernel, natal, 'Sun', 2440000, 2441000, { phasesDeg: [360] })).toThrow(
      error('options.phasesDeg[0]'),
    );
    expect(() => returnsOf(kernel, natal, 'Sun', 2440000, 2441000, { precession: true } as never)).toThrow(
      error('options.precession'),
    );
    expect(() => solarReturnOf(kernel, natal, 1.5)).toThrow(error('age'));
    expect(() => solarReturnOf(kernel, radixFrom({ points: { Sun: 3 } }), 1)).toThrow(error('radix.ground'));
  });
});
