/** When years of life begin, against Swiss Ephemeris and a printed book, and the laws of the Sun's returns. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { tropicalPlacidus } from '../../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../../packages/engine/src/chart/zodiac-sky.ts';
import { spotAt } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import {
  kundliAt,
  munthaOf,
  type PraveshaStep,
  partPraveshasOf,
  tithiPraveshaOf,
  varshaPraveshaOf,
} from '../../../packages/engine/src/jyotish/tajika/index.ts';
import { jdTtOfUt, jdUtOf, whenOfTt } from '../../../packages/engine/src/time/local-clock.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';
import { type BirthInput, born, engine, example118, example122, exercise48, secondsFrom, zodiac } from './births.ts';

interface Expect {
  readonly years?: readonly (readonly [number, string, number, number, number])[];
  readonly varshaPravesh?: string;
  readonly completedYears?: number;
}
const file = readTruth<BirthInput, Expect>('jyotish/varshaphala.json');
const ledger = truthLedger('Varshaphala', 'jyotish/varshaphala.json');
/** The table's own: two arc seconds of the Sun are 50 s. Today's worst is on the page: times are to the second, the book's Sun is 22″ off ours. */
const toleranceSeconds = 60;
const toleranceDeg = 0.3;
const seeded = { seed: 20261127 };

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
const births = fc.record({
  datetime: fc.date({ min: new Date('1850-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  latitude: fc.double({ min: -65, max: 65, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});
const bornAt = ({ datetime, latitude, longitude }: { datetime: Date; latitude: number; longitude: number }) =>
  engine.moment({ datetime: datetime.toISOString().slice(0, 19), latitude, longitude, timezone: 0 });

describe('the Sun’s return', () => {
  it.each(file.cases.map((c) => [c.id, c] as const))('is where it was published: %s', (id, { input, expect: want }) => {
    const { moment } = born(input);
    const natal = kundliAt(zodiac, moment.place, moment.tt.day + moment.tt.fraction);
    const rows = want.years ?? [[want.completedYears as number, want.varshaPravesh as string] as const];
    for (const [age, text, ascendantDeg, sign, munthaSign] of rows) {
      const { jdTt, jdUt } = varshaPraveshaOf(zodiac, moment, { age });
      const seconds = secondsFrom(text, input.utcOffsetHours, jdUt);
      expect(Math.abs(seconds), `${id} ${age}`).toBeLessThanOrEqual(toleranceSeconds);
      ledger.error('s', seconds, toleranceSeconds, `${id} ${age}`);
      if (ascendantDeg === undefined) continue;
      const { lagna } = kundliAt(zodiac, moment.place, jdTt);
      const error = apart(lagna.longitudeDeg, ascendantDeg);
      expect(error, `${id} ${age}`).toBeLessThanOrEqual(toleranceDeg);
      ledger.error('deg', error, toleranceDeg, `${id} ${age}`);
      expect(lagna.sign, `${id} ${age}`).toBe(sign);
      expect(munthaOf(natal.lagna, age, lagna.sign).sign, `${id} ${age}`).toBe(munthaSign);
    }
    ledger.pass(id);
  });

  it.each([
    [example118, 26, '1993-03-08T09:36:18'],
    [example122, 21, '1993-06-01T13:30:04'],
    [exercise48, 17, '1987-04-05T02:15:41'],
    [exercise48, 21, '1991-04-05T03:05:33'],
    [exercise48, 23, '1993-04-04T15:19:03'],
    [exercise48, 25, '1995-04-05T03:28:36'],
    [exercise48, 28, '1998-04-04T21:59:49'],
  ] as const)('is what Narasimha Rao prints (Integrated Approach, §27 and §30): %#', (birth, age, text) => {
    const { moment } = born(birth);
    // The worst is 11 s: his Sun and ours differ by half an arc second in a return.
    const { jdUt } = varshaPraveshaOf(zodiac, moment, { age });
    expect(Math.abs(secondsFrom(text, 5.5, jdUt))).toBeLessThan(15);
  });

  test.prop([births, fc.integer({ min: 0, max: 120 })], { ...seeded, numRuns: 60 })(
    'finds the Sun where it was, to a millionth of a degree',
    (birth, age) => {
      const moment = bornAt(birth);
      const natalDeg = zodiac.longitudeDeg(moment.tt.day + moment.tt.fraction, 'Sun');
      const { jdTt, jdUt, completedYears } = varshaPraveshaOf(zodiac, moment, { age });
      expect(completedYears).toBe(age);
      expect(apart(zodiac.longitudeDeg(jdTt, 'Sun'), natalDeg)).toBeLessThan(1e-6);
      expect(Math.abs(jdUt - jdUtOf(moment) - age * 365.256363)).toBeLessThan(0.1);
    },
  );

  test.prop([births, fc.integer({ min: 0, max: 90 })], { ...seeded, numRuns: 20 })(
    'of the year zero is the birth, and years follow each other',
    (birth, age) => {
      const moment = bornAt(birth);
      expect(varshaPraveshaOf(zodiac, moment, { age: 0 }).jdUt).toBeCloseTo(jdUtOf(moment), 8);
      const [one, next] = [age, age + 1].map((n) => varshaPraveshaOf(zodiac, moment, { age: n }).jdUt);
      const days = (next as number) - (one as number);
      expect(days).toBeGreaterThan(365.23);
      expect(days).toBeLessThan(365.28);
    },
  );

  it('may be asked for by the civil year', () => {
    const { moment, clock } = born(example118);
    const byYear = varshaPraveshaOf(zodiac, moment, { year: 2000 }, { clock });
    expect(byYear).toEqual(varshaPraveshaOf(zodiac, moment, { age: 33 }, { clock }));
    expect(byYear.at).toBe('2000-03-08T04:41:12+05:30');
  });

  it('by mean years is what tables of approximate charts give', () => {
    const { moment } = born(example118);
    const mean = varshaPraveshaOf(zodiac, moment, { age: 33 }, { returns: 'mean-sidereal' });
    // Printed with tables of whole seconds a year: 4:42:24.
    expect(Math.abs(secondsFrom('2000-03-08T04:42:24', 5.5, mean.jdUt))).toBeLessThan(80);
    const old = varshaPraveshaOf(zodiac, moment, { age: 33 }, { returns: 'mean-surya-siddhanta' });
    expect((old.jdUt - jdUtOf(moment)) / 33).toBeCloseTo(365.258756481, 8);
  });

  it('in the tropics comes earlier by some twenty minutes a year', () => {
    const { moment } = born(example118);
    const tropical = varshaPraveshaOf(zodiac, moment, { age: 33 }, { returns: 'tropical' });
    const sidereal = varshaPraveshaOf(zodiac, moment, { age: 33 });
    expect(((sidereal.jdUt - tropical.jdUt) * 1440) / 33).toBeCloseTo(20.4, 0);
    const sun = engine.sky(whenOfTt(tropical.jdTt)).bodies.Sun?.longitudeRad as number;
    const natal = engine.sky(moment).bodies.Sun?.longitudeRad as number;
    expect(Math.abs(sun - natal)).toBeLessThan(2e-8);
  });

  it('refuses what it cannot answer, by its field', () => {
    const { moment } = born(example118);
    expect(() => varshaPraveshaOf(zodiac, moment, { age: 201 })).toThrowError(/age/);
    expect(() => varshaPraveshaOf(zodiac, moment, { age: 1.5 })).toThrowError(/age/);
    expect(() => varshaPraveshaOf(zodiac, moment, { year: 1966 })).toThrowError(/year/);
    expect(() => varshaPraveshaOf(zodiac, moment, {} as never)).toThrowError(/year/);
    expect(() => varshaPraveshaOf(zodiac, moment, { age: 1 }, { returns: 'lunar' as never })).toThrowError(/returns/);
    const tropical = new ZodiacSky(engine.kernel, tropicalPlacidus);
    expect(() => varshaPraveshaOf(tropical, moment, { age: 1 })).toThrowError(/sidereal/);
  });
});

describe('the parts of a year', () => {
  it.each([
    ['masa', 1, '2000-04-07T10:38:06'],
    ['shashti-hora', 13, '2000-04-09T23:40:51'],
  ] as const)('begin when the book says: %s', (step, at, text) => {
    const { moment } = born(example118);
    const parts = partPraveshasOf(zodiac, moment, { age: 33 }, step);
    // 49 and 45 s: the book's Sun is two arc seconds ahead of ours in these.
    expect(Math.abs(secondsFrom(text, 5.5, parts[at]?.startJdUt as number))).toBeLessThan(60);
  });

  test.prop([births, fc.integer({ min: 0, max: 99 }), fc.constantFrom('masa', 'shashti-hora', 'dina')], {
    ...seeded,
    numRuns: 12,
  })('tile the year, a step of the Sun each', (birth, age, step: PraveshaStep) => {
    const moment = bornAt(birth);
    const natalDeg = zodiac.longitudeDeg(moment.tt.day + moment.tt.fraction, 'Sun');
    const arc = { masa: 30, 'shashti-hora': 2.5, dina: 1 }[step];
    const parts = partPraveshasOf(zodiac, moment, { age }, step);
    expect(parts).toHaveLength(360 / arc);
    expect(parts[0]?.startJdUt).toBe(varshaPraveshaOf(zodiac, moment, { age }).jdUt);
    expect(parts[parts.length - 1]?.endJdUt).toBe(varshaPraveshaOf(zodiac, moment, { age: age + 1 }).jdUt);
    for (const [i, part] of parts.entries()) {
      expect(part.number).toBe(i + 1);
      expect(part.endJdUt).toBe(parts[i + 1]?.startJdUt ?? part.endJdUt);
      const sun = zodiac.longitudeDeg(jdTtOfUt(part.startJdUt), 'Sun');
      expect(apart(sun, natalDeg + i * arc)).toBeLessThan(1e-6);
    }
  });

  it('have no mean years', () => {
    const { moment } = born(example118);
    expect(() => partPraveshasOf(zodiac, moment, { age: 1 }, 'dina', { returns: 'mean-sidereal' })).toThrowError(
      /returns/,
    );
    expect(() => partPraveshasOf(zodiac, moment, { age: 1 }, 'hora' as never)).toThrowError(/step/);
  });
});

describe('the lunar birthday', () => {
  test.prop([births, fc.integer({ min: 0, max: 110 })], { ...seeded, numRuns: 40 })(
    'has the Moon as far from the Sun as at birth, and the Sun in its sign',
    (birth, age) => {
      const moment = bornAt(birth);
      const natal = zodiac.luminaries(moment.tt.day + moment.tt.fraction);
      const found = tithiPraveshaOf(zodiac, moment, { age });
      expect(found.tithi).toBe(Math.floor(((natal.moonDeg - natal.sunDeg + 360) % 360) / 12) + 1);
      expect(found.sunSign).toBe(spotAt(natal.sunDeg).sign);
      expect(found.instants.length).toBeLessThanOrEqual(2);
      for (const { jdTt, jdUt } of found.instants) {
        const { sunDeg, moonDeg } = zodiac.luminaries(jdTt);
        // A millisecond of the Moon is 1.5e-7 degrees.
        expect(apart(moonDeg - sunDeg, natal.moonDeg - natal.sunDeg)).toBeLessThan(1e-6);
        expect(spotAt(sunDeg).sign).toBe(found.sunSign);
        expect(jdUt >= found.startJdUt && jdUt < found.endJdUt).toBe(true);
      }
      if (found.instants.length > 0) expect(found.instants).toContainEqual(found.pravesha);
      else expect(found.pravesha).toBeNull();
      // A month of the Sun is shorter than one of the Moon near perihelion alone.
      if (found.endJdUt - found.startJdUt > 29.84) expect(found.instants.length).toBeGreaterThan(0);
    },
  );

  it('of the year zero holds the birth among its instants', () => {
    const { moment } = born(example122);
    const { instants, pravesha } = tithiPraveshaOf(zodiac, moment, { age: 0 });
    expect(instants.some(({ jdUt }) => Math.abs(jdUt - jdUtOf(moment)) < 1e-6)).toBe(true);
    expect(pravesha?.jdUt).toBeCloseTo(jdUtOf(moment), 6);
  });

  it('takes the first or the last of two when asked to', () => {
    const moment = bornAt({ datetime: new Date('1980-06-17T00:00:00Z'), latitude: 20, longitude: 78 });
    const ages = Array.from({ length: 60 }, (_, age) => age);
    const age = ages.find((n) => tithiPraveshaOf(zodiac, moment, { age: n }).instants.length === 2) as number;
    const of = (rule: 'first' | 'last') => tithiPraveshaOf(zodiac, moment, { age }, { rule });
    expect(of('first').pravesha).toEqual(of('first').instants[0]);
    expect(of('last').pravesha).toEqual(of('first').instants[1]);
  });
});
